"""What the commands of the engine are asked: words, rulebook and positions."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec

from letrado.cli.files import read_file
from letrado.cli.lexicons import open_words
from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.errors import InputError
from letrado.game.tileset import TileSet
from letrado.rulebook.loader import default_rulebook_id, load_rulebook

as_json = click.option("--json", "as_json", is_flag=True, help="json")
cgp = click.option("--cgp", metavar="CGP", help="cgp")
cgp_file = click.option("--cgp-file", metavar="FILE", help="cgp_file")
rulebook = click.option("--rulebook", metavar="ID", help="engine_rulebook")
word_file = click.option("--words", metavar="FILE", help="engine_words")


def open_engine(rulebook_id: str | None, words: str | None) -> Engine:
    book = load_rulebook(rulebook_id or default_rulebook_id())
    return Engine(open_words(book, words), book)


def positions_of(cgp: str | None, cgp_file: str | None, tile_set: TileSet) -> Iterator[Position]:
    if cgp is not None:
        yield Position.parse(cgp, tile_set)
    elif cgp_file is not None:
        text = read_file(cgp_file).decode(errors="replace")
        lines = list(filter(None, map(str.strip, text.splitlines())))
        if not lines:
            raise InputError("no_position_in_file", path=cgp_file)
        for line in lines:
            yield Position.parse(line, tile_set)
    else:
        raise InputError("no_position")


def print_line(document: object) -> None:
    click.echo(msgspec.json.encode(document).decode())
