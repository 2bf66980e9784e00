"""What the commands of the engine are asked: words, rulebook and positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import msgspec

from letrado.cli.files import read_file
from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.engine.words import read_words
from letrado.errors import InputError
from letrado.game.tileset import TileSet, load_tile_set
from letrado.rulebook.loader import load_rulebook

as_json = click.option("--json", "as_json", is_flag=True, help="json")
cgp = click.option("--cgp", metavar="CGP", help="cgp")
cgp_file = click.option("--cgp-file", metavar="FILE", help="cgp_file")
rulebook = click.option("--rulebook", metavar="ID", required=True, help="engine_rulebook")
word_file = click.option("--words", metavar="FILE", help="engine_words")


def open_engine(rulebook_id: str, words: str | None) -> Engine:
    book = load_rulebook(rulebook_id)
    if words is None:
        raise InputError("no_words")
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    return Engine(read_words(Path(words), tile_set), book)


def positions_of(cgp: str | None, cgp_file: str | None, tile_set: TileSet) -> Iterator[Position]:
    if cgp is not None:
        yield Position.parse(cgp, tile_set)
    elif cgp_file is not None:
        text = read_file(cgp_file).decode(errors="replace")
        for line in filter(None, map(str.strip, text.splitlines())):
            yield Position.parse(line, tile_set)
    else:
        raise InputError("no_position")


def print_line(document: object) -> None:
    click.echo(msgspec.json.encode(document).decode())
