"""letrado rulebook: read the rulebooks and compare them."""

from __future__ import annotations

import click

from letrado.cli.files import read_file
from letrado.cli.language import say, spoken
from letrado.cli.localised import Group
from letrado.cli.screen import add_heading, add_row, plain_table, print_json, screen
from letrado.errors import InputError
from letrado.rulebook.book import Rulebook
from letrado.rulebook.comparison import Row, compared
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provisions import by_path
from letrado.rulebook.readings import load_readings
from letrado.rulebook.tournament import read_tournament_rules, under_tournament
from letrado.rulebook.views import article_view, book_view, provision_view
from letrado.rulebook.wording import (
    answer_text,
    answer_with_grounds,
    chapter_of,
    grounds_text,
    label_of,
)

as_json = click.option("--json", "as_json", is_flag=True, help="json")
tournament_file = click.option("--tournament", metavar="FILE", help="tournament")


@click.group(cls=Group, help="rulebook")
def rulebook() -> None:
    """Read and compare."""


@rulebook.command(name="list", help="rulebook_list")
@as_json
def list_rulebooks(*, as_json: bool) -> None:
    books = [load_rulebook(book_id) for book_id in rulebook_ids()]
    if as_json:
        print_json([book_view(book) for book in books])
        return
    headings = [say(f"heading.{name}") for name in ("rulebook", "title", "publisher", "date")]
    table = plain_table(*headings, say("heading.articles"), say("heading.language"))
    for book in books:
        edition = book.edition
        add_row(
            table,
            book.id,
            edition.title,
            edition.publisher,
            edition.date,
            str(len(book.articles)),
            say(f"language_name.of_{edition.language}"),
        )
    screen().print(table)


@rulebook.command(help="rulebook_show")
@click.argument("rulebook_id", metavar="ID")
@tournament_file
@click.option("--articles", is_flag=True, help="articles")
@as_json
def show(rulebook_id: str, tournament: str | None, *, articles: bool, as_json: bool) -> None:
    book = _book(rulebook_id, tournament)
    if as_json:
        provisions = {p: provision_view(book, p, a) for p, a in by_path(book.provisions)}
        index = {number: article_view(book, number) for number in book.articles}
        print_json(book_view(book) | {"provisions": provisions, "articles": index})
    elif articles:
        _print_articles(book)
    else:
        _print_provisions(book)


@rulebook.command(help="rulebook_article")
@click.argument("rulebook_id", metavar="ID")
@click.argument("number", metavar="N")
@as_json
def article(rulebook_id: str, number: str, *, as_json: bool) -> None:
    book = load_rulebook(rulebook_id)
    found = book.article(number)
    if as_json:
        print_json(article_view(book, number))
        return
    out = screen()
    chapter = book.edition.chapters[found.chapter]
    out.print(f"{book.id}, art. {number}. {found.title}", style="bold", markup=False)
    out.print(f"{found.chapter}. {chapter}" if found.chapter else chapter, style="dim")
    out.print(f"\n{found.gist}\n", markup=False)
    if found.set_aside:
        out.print(say("article.set_aside", reason=found.set_aside))
    table = plain_table(say("heading.question"), say("heading.answer"), say("heading.grounds"))
    for path, provision in book.provisions_citing(number).items():
        grounds = grounds_text(book.cite(provision), spoken(), book.id)
        add_row(table, label_of(path, spoken()), answer_text(provision, spoken()), grounds)
    if table.row_count:
        out.print(table)
    out.print(say("article.gist_is_ours"), style="dim")


@rulebook.command(help="rulebook_compare")
@click.argument("ids", metavar="ID ID…", nargs=-1)
@click.option("--all", "everything", is_flag=True, help="compare_all")
@as_json
def compare(ids: tuple[str, ...], *, everything: bool, as_json: bool) -> None:
    if len(ids) == 1:
        raise InputError("one_rulebook", rulebook=ids[0], known=", ".join(rulebook_ids()))
    books = [load_rulebook(book_id) for book_id in dict.fromkeys(ids or rulebook_ids())]
    rows = [row for row in compared(books) if everything or row.differs]
    if as_json:
        answers = {
            row.path: {
                book.id: provision_view(book, row.path, answer)
                for book, answer in zip(books, row.answers, strict=True)
            }
            for row in rows
        }
        print_json(answers)
        return
    print_comparison(books, rows)


@rulebook.command(help="rulebook_readings")
@click.argument("ids", metavar="[A01…]", nargs=-1)
@as_json
def readings(ids: tuple[str, ...], *, as_json: bool) -> None:
    known = load_readings()
    for reading_id in ids:
        if reading_id not in known:
            raise InputError("unknown_reading", text=reading_id, last=list(known)[-1])
    chosen = {reading_id: known[reading_id] for reading_id in ids or known}
    if as_json:
        print_json(chosen)
        return
    table = plain_table(say("heading.reading"), say("heading.point"), say("heading.our_reading"))
    for reading_id, text in chosen.items():
        point, reading = text.point.in_language(spoken()), text.reading.in_language(spoken())
        add_row(table, reading_id, str(point), str(reading))
    screen().print(table)


def print_comparison(books: list[Rulebook], rows: list[Row]) -> None:
    """The questions down the side, the books across."""
    table = plain_table(say("heading.question"), *(book.id for book in books))
    chapter = ""
    for row in rows:
        if chapter_of(row.path, spoken()) != chapter:
            chapter = chapter_of(row.path, spoken())
            add_heading(table, chapter)
        cells = [
            answer_with_grounds(book, answer, spoken())
            for book, answer in zip(books, row.answers, strict=True)
        ]
        add_row(table, label_of(row.path, spoken()), *cells)
    screen().print(table)


def _book(rulebook_id: str, tournament: str | None) -> Rulebook:
    book = load_rulebook(rulebook_id)
    if tournament is None:
        return book
    return under_tournament(book, read_tournament_rules(read_file(tournament), tournament))


def _print_provisions(book: Rulebook) -> None:
    out = screen()
    out.print(f"{book.id}: {book.edition.title}", style="bold")
    out.print(f"{book.edition.publisher}, {book.edition.date}\n", style="dim")
    table = plain_table(say("heading.question"), say("heading.answer"), say("heading.grounds"))
    chapter = ""
    for path, provision in by_path(book.provisions):
        if chapter_of(path, spoken()) != chapter:
            chapter = chapter_of(path, spoken())
            add_heading(table, chapter)
        grounds = grounds_text(book.cite(provision), spoken(), book.id)
        add_row(table, label_of(path, spoken()), answer_text(provision, spoken()), grounds)
    out.print(table)


def _print_articles(book: Rulebook) -> None:
    table = plain_table(say("heading.article"), say("heading.title"), say("heading.gist"))
    for number, found in book.articles.items():
        add_row(table, number, found.title, found.gist)
    screen().print(table)
