"""The generator of the core against the slow reference, play by play, with both tile sets."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from letrado.engine.engine import Engine, RatedPlay
from letrado.engine.leaves import no_leaves
from letrado.engine.position import Position
from letrado.game.board import Board
from letrado.game.rack import Rack
from letrado.game.tileset import TileSet, load_tile_set
from letrado.lexicon.word_set import words_from
from letrado.rulebook.loader import load_rulebook
from tests.reference.plays import Laid, reference_plays
from tests.reference.score import reference_points

ALL = 1_000_000


def some_words(chance: random.Random, tile_set: TileSet) -> list[tuple[str, ...]]:
    """Made-up words on few letters, digraphs among them, so that plays abound."""
    letters = [*tile_set.digraphs(), *chance.sample(list(tile_set.letters), 5)]
    return [tuple(chance.choices(letters, k=chance.randint(2, 5))) for _ in range(50)]


def some_rack(
    chance: random.Random, tile_set: TileSet, board: Board, words: list[tuple[str, ...]]
) -> Rack:
    """Tiles of the words that are still in the box, and sometimes a blank."""
    left = Counter(tile_set.tiles())
    left.subtract(tile.from_rack for tile in board.tiles.values())
    useful = {letter for word in words for letter in word} | {"?"}
    tiles = [tile for tile, count in left.items() if tile in useful for _ in range(count)]
    return Rack(tuple(chance.sample(tiles, min(6, len(tiles)))))


def laid_by(rated: RatedPlay) -> Laid:
    return frozenset(rated.play.placements())


@pytest.mark.parametrize("book_id", ["fise-2009", "uf-2007"])
@pytest.mark.parametrize("seed", range(3))
def test_core_finds_exactly_the_plays_of_the_reference(book_id: str, seed: int) -> None:
    book = load_rulebook(book_id)
    tile_set = load_tile_set(book.provisions.tiles.set.value)
    chance = random.Random(seed)
    words = some_words(chance, tile_set)
    engine = Engine(words_from(words, tile_set), book, no_leaves(tile_set))
    board = Board()
    for _ in range(5):
        rack = some_rack(chance, tile_set, board, words)
        found = engine.plays(Position(board, rack), most=ALL)

        assert found.count == len(found.plays)
        assert {laid_by(rated) for rated in found.plays} == reference_plays(board, rack, words)
        for rated in found.plays:
            assert rated.points == reference_points(board, rated.play.placements(), tile_set)
        if found.plays:
            board = board.with_tiles(chance.choice(found.plays).play.placements())
