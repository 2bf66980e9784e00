"""Levels at the table: whole games, doubts, time, and the same again from the same seed."""

from __future__ import annotations

import pytest

from letrado.lexicon.word_set import WordSet
from letrado.players.levels import levels
from letrado.players.player import Act
from letrado.players.players import seated
from letrado.players.seat import seen_from
from letrado.rulebook.loader import load_rulebook
from letrado.rules.side import SIDES
from letrado.table import commands as c
from tests.players.test_levels import rare_words
from tests.players.test_whole_games import ENOUGH, table, words_of
from tests.table.watched import WatchedTable


def played(
    names: tuple[str, str], book_id: str, seed: int, words: WordSet | None = None
) -> tuple[WatchedTable, list[Act]]:
    words = words or words_of(book_id)
    game = table(book_id, seed, "automatic", words)
    book = load_rulebook(book_id)
    players = {
        side: seated(name, words, book, seed) for side, name in zip(SIDES, names, strict=True)
    }
    done = []
    for _ in range(ENOUGH):
        if game.state.phase == "closed":
            break
        acts = [players[side].act(seen_from(game.state, side), side) for side in SIDES]
        act = next(act for act in acts if act is not None)
        game.now += 900
        assert game.give(act.command).carried_out, (act, game.state.phase)
        done.append(act)
    return game, done


@pytest.mark.parametrize("level", [level.id for level in levels() if not level.rollouts])
def test_a_level_plays_to_the_signatures(level: str) -> None:
    game, done = played((level, "letrado"), "fise-2009", 5)

    assert game.state.phase == "closed"
    assert any(act.seconds > 0 for act in done)


def test_a_level_plays_by_another_book_and_alphabet() -> None:
    game, _ = played(("expert", "casual"), "uf-2007", 2)

    assert game.state.phase == "closed"


def test_the_same_seed_gives_the_same_game() -> None:
    _, one = played(("casual", "club"), "redeletras", 8)
    _, again = played(("casual", "club"), "redeletras", 8)

    assert one == again


def test_who_does_not_know_a_word_may_trust_or_doubt_it() -> None:
    _, acts = played(("letrado", "casual"), "fise-2009", 3, rare_words())
    reasons = {act.reason for act in acts}

    assert "trusts" in reasons
    assert all(isinstance(act.command, c.Note) for act in acts if act.reason == "trusts")
    assert all(isinstance(act.command, c.MakeChallenge) for act in acts if act.reason == "doubts")
