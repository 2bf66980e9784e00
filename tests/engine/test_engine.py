from __future__ import annotations

import pytest

from letrado.engine.engine import Engine, Exchange, Pass, RatedPlay
from letrado.engine.leaves import no_leaves
from letrado.engine.position import Position
from letrado.errors import InputError
from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import WordSet, words_from
from letrado.rulebook.loader import load_rulebook

EMPTY = "/".join(["15"] * 15)
SPANISH = load_tile_set("es-100")


def opening(rack: str) -> Position:
    return Position.parse(f"{EMPTY} {rack}/ 0/0 0", SPANISH)


def test_a_digraph_tile_spells_and_two_tiles_do_not(small_engine: Engine) -> None:
    with_digraph = small_engine.plays(opening("[CH]AL"), most=200)
    with_letters = small_engine.plays(opening("CHAL"), most=200)

    def shown(plays: tuple[RatedPlay, ...]) -> set[str]:
        return {rated.play.written(SPANISH).split()[1] for rated in plays}

    assert "[CH]AL" in shown(with_digraph.plays)
    assert shown(with_letters.plays) == {"AL", "LA"}


def test_opening_plays_cover_the_centre_both_ways(small_engine: Engine) -> None:
    found = small_engine.plays(opening("AL"), most=100)

    assert {rated.play.written(SPANISH) for rated in found.plays} == {
        f"{place} {word}" for place in ("8G", "8H", "H7", "H8") for word in ("AL", "LA")
    }


def test_a_blank_is_worth_nothing_wherever_it_stands(small_engine: Engine) -> None:
    best = small_engine.plays(opening("?S"), most=100).plays[0]

    assert best.points == 2  # the S on the double word


def test_a_rack_that_spells_nothing_is_exchanged_where_the_bag_allows(
    small_engine: Engine,
) -> None:
    move = small_engine.best(opening("VBBGGQ"))

    assert isinstance(move, Exchange)
    assert move.tiles


def test_under_uf_2007_nobody_exchanges_with_six_tiles_in_the_bag() -> None:
    catalan = load_tile_set("ca-100")
    book = load_rulebook("uf-2007")
    engine = Engine(words_from([("A", "L")], catalan), book)
    rows = ["EEEEEEEEEEEEEAA", "AAAAAAAAAAIIIII", "IIIRRRRRRRRSSSS", "SSSSNNNNNNOOOOO"]
    rows += ["TTTTTLLLUUUUCCC", "DDDMMMBBGGPPFVH", *["15"] * 9]
    position = Position.parse(f"{'/'.join(rows)} JZ/ 0/0 0", catalan)

    assert position.tiles_in_bag(catalan) < 7
    assert engine.best(position) == Pass()


def test_words_of_another_alphabet_are_refused(few_words: WordSet) -> None:
    with pytest.raises(InputError) as refused:
        Engine(few_words, load_rulebook("uf-2007"))

    assert refused.value.code == "other_tile_set"


def test_leaves_of_other_tiles_are_refused(few_words: WordSet) -> None:
    with pytest.raises(InputError) as refused:
        Engine(few_words, load_rulebook("fise-2009"), no_leaves(load_tile_set("ca-100")))

    assert refused.value.code == "other_tile_set"
