"""letrado lexicon: the words of a rulebook as a list, in figures, compared; lists imported."""

from __future__ import annotations

import datetime
from pathlib import Path

import click

from letrado.cli.files import read_file
from letrado.cli.language import say, spoken
from letrado.cli.lexicon_figures import by_tier_view, print_statistics, print_tier_statistics
from letrado.cli.lexicons import chosen_book, derived_lexicon, open_lexicon
from letrado.cli.localised import Group
from letrado.cli.screen import print_json, screen
from letrado.cli.word_options import (
    json_option,
    list_option,
    rulebook_option,
    tier_option,
    tournament_option,
)
from letrado.errors import InputError, NotationError
from letrado.game.tileset import load_tile_set
from letrado.lexicon.difference import DifferenceGroup, grouped, missing_from
from letrado.lexicon.lexicon import Lexicon
from letrado.lexicon.list_reading import read_word_list
from letrado.lexicon.statistics import statistics
from letrado.lexicon.tier_rules import TierRules
from letrado.lexicon.tier_statistics import tier_statistics
from letrado.lexicon.word_set import graph_of_words
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.setting import DerivedList
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.wording import grounds_text
from letrado.storage.folders import data_folder
from letrado.storage.imported_lists import ListOrigin, find_list, keep_list, records
from letrado.storage.lexicons import derives_words

_SHOWN = 12


@click.group(cls=Group, help="lexicon")
def lexicon() -> None:
    """Words as lists."""


@lexicon.command(help="lexicon_dump")
@rulebook_option
@tournament_option
@tier_option
@list_option
@click.option(
    "--format", "layout", type=click.Choice(["txt", "kwg"]), default="txt", help="dump_format"
)
@click.option("--to", "target", metavar="FILE", help="dump_target")
def dump(
    rulebook_id: str,
    tournament: str | None,
    tiers: tuple[str, ...],
    list_name: str | None,
    layout: str,
    target: str | None,
) -> None:
    words = open_lexicon(chosen_book(rulebook_id, tournament, tiers), list_name)
    text = "\n".join([*sorted(words.words()), ""])
    content = words.graph.content() if layout == "kwg" else text.encode()
    if target is None:
        click.echo(content, nl=False)
        return
    try:
        Path(target).write_bytes(content)
    except OSError as wrong:
        raise InputError("graph_unwritable", path=target) from wrong


@lexicon.command(help="lexicon_check")
@click.argument("file", metavar="FILE")
@rulebook_option
@tournament_option
@tier_option
@list_option
def check(
    file: str,
    rulebook_id: str,
    tournament: str | None,
    tiers: tuple[str, ...],
    list_name: str | None,
) -> None:
    words = open_lexicon(chosen_book(rulebook_id, tournament, tiers), list_name)
    try:
        lines = read_file(file).decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as wrong:
        raise InputError("file_not_utf8", path=file) from wrong
    agrees = True
    for line in lines:
        word, _, expected = (part.strip() for part in line.partition("\t"))
        if word:
            verdict = "valid" if _good(word, words) else "invalid"
            agrees = agrees and expected in ("", verdict)
            click.echo(f"{word}\t{verdict}")
    raise SystemExit(0 if agrees else 1)


def _good(word: str, words: Lexicon) -> bool:
    try:
        return words.has_text(word)
    except NotationError:
        return False


@lexicon.command(help="lexicon_stats")
@rulebook_option
@tournament_option
@tier_option
@json_option
def stats(
    rulebook_id: str, tournament: str | None, tiers: tuple[str, ...], *, as_json: bool
) -> None:
    words = open_lexicon(chosen_book(rulebook_id, tournament, tiers))
    rules = words.rules
    if isinstance(rules, TierRules):
        by_tier = tier_statistics(words.lemmas(), rules)
        if as_json:
            print_json(by_tier_view(by_tier, words))
        else:
            print_tier_statistics(by_tier, words)
        return
    found = statistics(words.lemmas(), rules)
    if as_json:
        print_json(found)
    else:
        print_statistics(found)


@lexicon.command(help="lexicon_diff")
@click.argument("one", metavar="ID|LISTA")
@click.argument("other", metavar="ID|LISTA")
@click.option("--rulebook", "rulebook_id", metavar="ID", default="", help="rulebook_id")
@json_option
def diff(one: str, other: str, rulebook_id: str, *, as_json: bool) -> None:
    left, right = _named(one, rulebook_id), _named(other, rulebook_id)
    only_left = list(grouped(missing_from(left, right), right))
    only_right = list(grouped(missing_from(right, left), left))
    if as_json:
        print_json({f"only_in_{one}": only_left, f"only_in_{other}": only_right})
        return
    _print_groups(one, only_left, right.book.id)
    _print_groups(other, only_right, left.book.id)


def _named(name: str, rulebook_id: str) -> Lexicon:
    """The words of a rulebook or of an imported list."""
    if name in rulebook_ids():
        return open_lexicon(load_rulebook(name))
    record = find_list(data_folder(), name)
    if record is None:
        known = ", ".join([*rulebook_ids(), *(found.name for found in records(data_folder()))])
        raise InputError("unknown_lexicon", text=name, known=known)
    books = [load_rulebook(book_id) for book_id in rulebook_ids()]
    same = [book for book in books if book.edition.language == record.language]
    book = load_rulebook(rulebook_id) if rulebook_id else same[-1]
    return open_lexicon(book, name)


def _print_groups(name: str, groups: list[DifferenceGroup], refusing: str) -> None:
    out = screen()
    total = sum(len(group.words) for group in groups)
    out.print(say("lexicon.diff_only", name=name, count=total), style="bold", markup=False)
    for group in groups:
        reason = say("lexicon.diff_unexplained")
        if group.reason:
            reason = say(group.reason)
        grounds = grounds_text(group.grounds, spoken(), refusing) if group.grounds else refusing
        count = len(group.words)
        line = say("lexicon.diff_group", reason=reason, grounds=grounds, count=count)
        shown = ", ".join(group.words[:_SHOWN]) + (" …" if count > _SHOWN else "")
        out.print(f"  {line}\n    {shown}", markup=False, soft_wrap=True)


@lexicon.command(name="import", help="lexicon_import")
@click.argument("file", metavar="FILE")
@click.option("--name", metavar="NAME", required=True, help="list_name")
@click.option("--owner", metavar="OWNER", required=True, help="list_owner")
@click.option("--licence", metavar="LICENCE", required=True, help="list_licence")
@click.option("--rulebook", "rulebook_id", metavar="ID", default="", help="list_rulebook")
@json_option
def import_list(
    file: str, name: str, owner: str, licence: str, rulebook_id: str, *, as_json: bool
) -> None:
    book = load_rulebook(rulebook_id) if rulebook_id else _newest_deriving()
    if not name.strip() or "@" in name or name in rulebook_ids():
        raise InputError("bad_list_name", text=name)
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    knows = derived_lexicon(book).knows if derives_words(book) else None
    read = read_word_list(read_file(file), file, tile_set, knows)
    origin = ListOrigin(
        name=name.strip(),
        owner=owner,
        licence=licence,
        language=book.edition.language,
        tile_set=tile_set.id,
        imported_on=datetime.datetime.now(datetime.UTC).date().isoformat(),
    )
    graph = graph_of_words(read.words, tile_set).content()
    record = keep_list(data_folder(), origin, graph, len(read.words), read.sha256)
    if as_json:
        print_json(record)
        return
    facts = {key: getattr(record, key) for key in record.__struct_fields__}
    click.echo(say("lexicon.imported", **facts))


def _newest_deriving() -> Rulebook:
    """The newest book that derives its words: what an imported list is checked by."""
    books = [load_rulebook(book_id) for book_id in rulebook_ids()]
    deriving = [
        book
        for book in books
        if isinstance(book.provisions.lexicon.word_list.value, DerivedList)
        and book.provisions.words.plurals.formation.value is not None
    ]
    return deriving[-1]


@lexicon.command(name="lists", help="lexicon_lists")
@json_option
def show_lists(*, as_json: bool) -> None:
    found = list(records(data_folder()))
    if as_json:
        print_json(found)
        return
    for record in found:
        facts = {key: getattr(record, key) for key in record.__struct_fields__}
        click.echo(say("lexicon.imported", **facts))
