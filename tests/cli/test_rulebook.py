import json

import pytest

from letrado.messages.catalogue import LANGUAGES, Language, render
from letrado.rulebook.comparison import compared
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provisions import by_path
from letrado.rulebook.readings import load_readings
from tests.cli.command import letrado

every_book = pytest.mark.parametrize("book_id", rulebook_ids())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def flat(table: str) -> str:
    """The words of a table without its lines."""
    return " ".join("".join(sign for sign in table if sign not in "│┃|").split())


@every_language
def test_the_list_names_every_book(language: Language) -> None:
    told = letrado("rulebook", "list", "--language", language)

    assert told.code == 0
    assert render("heading.publisher", language) in told.out
    for book_id in rulebook_ids():
        row = next(line for line in told.out.splitlines() if book_id in line)
        assert load_rulebook(book_id).edition.date in row
        assert str(len(load_rulebook(book_id).articles)) in row


def test_the_list_for_programs_has_the_covers() -> None:
    told = json.loads(letrado("rulebook", "list", "--json").out)

    assert [book["id"] for book in told] == list(rulebook_ids())
    assert {book["language"] for book in told} == {"es", "ca"}
    for book in told:
        assert book["title"] == load_rulebook(book["id"]).edition.title
        assert book["article_count"] == len(load_rulebook(book["id"]).articles)


@every_book
@every_language
def test_a_book_is_shown_in_words_only(book_id: str, language: Language) -> None:
    told = letrado("--language", language, "rulebook", "show", book_id)

    assert told.code == 0
    assert load_rulebook(book_id).edition.title in told.out
    assert render("chapter.ending", language) in told.out
    assert "_" not in told.out


@every_book
def test_a_book_for_programs_has_every_answer_and_article(book_id: str) -> None:
    book = load_rulebook(book_id)
    told = json.loads(letrado("rulebook", "show", book_id, "--json").out)

    assert list(told["provisions"]) == [path for path, _ in by_path(book.provisions)]
    assert list(told["articles"]) == list(book.articles)
    for path, provision in by_path(book.provisions):
        shown = told["provisions"][path]
        assert shown["articles"] == list(provision.articles)
        assert len(shown["grounds"]) == len(book.cite(provision))
        assert set(shown["label"]) == set(shown["text"]) == set(LANGUAGES)
    assert told["provisions"]["scoring.bingo_bonus"]["value"] == 50


@every_book
def test_the_index_has_every_article(book_id: str) -> None:
    told = letrado("rulebook", "show", book_id, "--articles")
    words = flat(told.out)

    assert told.code == 0
    for article in load_rulebook(book_id).articles.values():
        assert article.gist.split()[0] in words
    assert len([line for line in told.out.splitlines() if "│" in line]) >= len(
        load_rulebook(book_id).articles
    )


@every_language
def test_an_article_is_shown_with_what_rests_on_it(language: Language) -> None:
    told = letrado("rulebook", "article", "fise-2009", "13", "--language", language)

    assert told.code == 0
    assert "fise-2009, art. 13. Casillas con premio para letras" in told.out
    assert flat(load_rulebook("fise-2009").article("13").gist) in flat(told.out)
    assert render("provision.scoring.double_letter", language) in told.out
    assert render("article.gist_is_ours", language) in told.out
    assert "_" not in told.out


def test_an_article_for_programs_has_what_rests_on_it() -> None:
    told = json.loads(letrado("rulebook", "article", "uf-2007", "9", "--json").out)

    assert told["number"] == "9"
    assert told["gist"] == load_rulebook("uf-2007").article("9").gist
    assert "scoring.bingo_bonus" in told["provisions"]


@every_language
def test_the_books_are_compared_in_words_only(language: Language) -> None:
    told = letrado("rulebook", "compare", "--language", language)

    assert told.code == 0
    assert all(book_id in told.out for book_id in rulebook_ids())
    assert render("chapter.opening", language) in told.out
    assert "_" not in told.out


@every_book
@every_language
def test_two_books_are_compared_in_words_only(book_id: str, language: Language) -> None:
    other = next(other for other in rulebook_ids() if other != book_id)
    told = letrado("rulebook", "compare", book_id, other, "--all", "--language", language)

    assert told.code == 0
    assert render("provision.scoring.bingo_bonus", language) in told.out
    assert "_" not in told.out


def test_a_comparison_for_programs_has_the_differences_or_everything() -> None:
    books = [load_rulebook("fise-2004"), load_rulebook("fise-2009")]
    rows = {row.path: row for row in compared(books)}
    differences = json.loads(letrado("rulebook", "compare", "fise-2004", "fise-2009", "--json").out)
    everything = json.loads(
        letrado("rulebook", "compare", "fise-2004", "fise-2009", "--json", "--all").out
    )

    assert list(differences) == [path for path, row in rows.items() if row.differs]
    assert list(everything) == list(rows)
    assert list(differences["opening.missed_centre.policy"]) == ["fise-2004", "fise-2009"]


@every_language
def test_the_readings_are_shown_all_or_some(language: Language) -> None:
    everything = letrado("rulebook", "readings", "--language", language)
    some = letrado("rulebook", "readings", "A02", "A01", "--language", language)

    assert everything.code == some.code == 0
    assert all(reading_id in everything.out for reading_id in load_readings())
    assert flat(str(load_readings()["A01"].point.in_language(language))) in flat(some.out)
    assert "A03" not in some.out


def test_the_readings_for_programs_have_the_three_languages() -> None:
    told = json.loads(letrado("rulebook", "readings", "A01", "--json").out)

    assert list(told) == ["A01"]
    assert set(told["A01"]["reading"]) == set(LANGUAGES)
