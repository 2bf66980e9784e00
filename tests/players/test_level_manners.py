"""How levels use the clock and doubt words: as data/levels.toml says, by every book."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from letrado.engine.engine import Engine
from letrado.game.rack import Rack
from letrado.messages.catalogue import LANGUAGES, render
from letrado.players.level_player import LevelPlayer
from letrado.players.levels import Level, believing, level_named
from letrado.players.player import Act
from letrado.players.seat import seen_from
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rules.side import Side, other
from letrado.table import commands as c
from letrado.table.laid import Laid
from letrado.table.state import State
from tests.players.test_whole_games import table, words_of

SEEDS = range(200)
LEVELS = ("beginner", "advanced", "expert")
BY_BOOK = pytest.mark.parametrize("book_id", rulebook_ids())


@cache
def own_engine(level: Level, book_id: str) -> Engine:
    return believing(level, Engine(words_of(book_id), load_rulebook(book_id)))


def acts(level: Level, book_id: str, seen: State, side: Side) -> list[Act]:
    """What players of the level do here, each with a chance of its own."""
    own = own_engine(level, book_id)
    found = [LevelPlayer(level, own, seed).act(seen, side) for seed in SEEDS]
    return [act for act in found if act is not None]


def on_turn(book_id: str) -> tuple[State, Side]:
    game = table(book_id, 3, "automatic")
    side = game.state.on_turn
    seen = seen_from(game.state, side)
    rack = Rack(("S", "A", "L", "E", "O", "N", "M"))
    return msgspec.structs.replace(seen, racks={**seen.racks, side: rack}), side


def after_nonsense(book_id: str) -> tuple[State, Side]:
    """Three tiles of a rack lie on the centre; the other side is to answer."""
    game = table(book_id, 3, "automatic")
    mover = game.state.on_turn
    rack = game.state.racks[mover]
    assert rack is not None
    tiles = [tile for tile in rack.tiles if tile in words_of(book_id).tile_set.letters][:3]
    assert tuple(tiles) not in words_of(book_id)
    laid = tuple(Laid(f"{column}8", tile) for column, tile in zip("GHI", tiles, strict=True))
    assert game.give(c.MakePlay(by=mover, tiles=laid)).carried_out
    return seen_from(game.state, other(mover)), other(mover)


@BY_BOOK
@pytest.mark.parametrize("name", LEVELS)
def test_most_turns_are_quick_and_a_few_take_long(book_id: str, name: str) -> None:
    level = level_named(name)
    easy, hard = level.seconds
    took = sorted(act.seconds for act in acts(level, book_id, *on_turn(book_id)))

    assert len(took) == len(SEEDS)
    assert easy <= took[0]
    assert took[-1] <= hard
    assert took[len(took) // 2] < (easy + hard) / 2 < took[-1]


@BY_BOOK
@pytest.mark.parametrize("name", LEVELS)
def test_an_unknown_word_is_doubted_as_often_as_the_level_says(book_id: str, name: str) -> None:
    level = level_named(name)
    answers = acts(level, book_id, *after_nonsense(book_id))
    doubted = [act for act in answers if act.reason == "doubts"]
    trusted = [act for act in answers if act.reason == "trusts"]

    assert len(doubted) + len(trusted) == len(SEEDS)
    assert all(isinstance(act.command, c.MakeChallenge) for act in doubted)
    assert all(isinstance(act.command, c.Note) for act in trusted)
    assert len(doubted) / len(SEEDS) == pytest.approx(level.doubts, abs=0.1)


@BY_BOOK
def test_who_knows_all_words_challenges_every_wrong_one(book_id: str) -> None:
    answers = acts(level_named("master"), book_id, *after_nonsense(book_id))

    assert {act.reason for act in answers} == {"challenges"}
    assert len(answers) == len(SEEDS)


@BY_BOOK
def test_every_act_of_a_level_has_a_reason_in_every_language(book_id: str) -> None:
    for name in LEVELS:
        level = level_named(name)
        for seen, side in (on_turn(book_id), after_nonsense(book_id)):
            for act in acts(level, book_id, seen, side)[:20]:
                told = {render(f"player.{act.reason}", each, **act.facts) for each in LANGUAGES}
                assert len(told) == len(LANGUAGES)
                assert not any("{" in text for text in told)
