"""letrado against letrado at the table, under every book, to the signatures."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from letrado.game.rack import Rack
from letrado.game.spelling import read_word
from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import WordSet, words_from
from letrado.players.player import Player
from letrado.players.players import seated
from letrado.players.seat import seen_from
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rules.side import SIDES
from letrado.table import commands as c
from letrado.table.setup import GameSetup, Timing
from letrado.table.words import KnownWords
from tests.long_profile import IS_LONG
from tests.table.watched import WatchedTable

ENOUGH = 700
GAMES = 20 if IS_LONG else 2
SPANISH = """\
a ala alas casa casas chal chales calle calles carro carros cana caña cañas eso ese esa es sal
sol soles son sin mes mesa mesas lo los la las el no ni si se te tu tus al as ar ir oso osa osos
perro perra rosa rosas ros lar lares mar mares mas mal males llama llamas llano niño niña año años
"""
CATALAN = """\
casa cases cel cela cella cel·la canya canyes que quin quins sol sols ser sal sala sales mar mars
mare mares nit nits no na el la les els un una es se si som son sona rei reis re res or ors os
ossos pa pans pa peu peus ull ulls lli ai au eh oh oi ui ou ous dit dits dia dies tau taula taules
"""
Steps = Literal["automatic", "by_hand"]


@cache
def words_of(book_id: str) -> WordSet:
    tile_set = load_tile_set(load_rulebook(book_id).provisions.tiles.set.value)
    listed = CATALAN if tile_set.language == "ca" else SPANISH
    return words_from((read_word(word, tile_set) for word in listed.split()), tile_set)


@cache
def player(book_id: str) -> Player:
    return seated("letrado", words_of(book_id), load_rulebook(book_id))


def table(book_id: str, seed: int, steps: Steps, words: WordSet | None = None) -> WatchedTable:
    mode = load_rulebook(book_id).provisions.time.clock.modes.value[0]
    setup = GameSetup(
        rulebook=book_id,
        players=("letrado", "letrado"),
        steps=steps,
        timing=Timing(method="chess_clock", mode=mode, minutes_each=25),
        seed=f"{seed:064x}",
    )
    game = WatchedTable(setup, KnownWords(words or words_of(book_id)))
    game.give(c.SettleStart(by="A"))
    game.give(c.Begin(by="A"))
    return game


@pytest.mark.parametrize("book_id", rulebook_ids())
@settings(deadline=None, max_examples=GAMES, phases=[Phase.generate], derandomize=not IS_LONG)
@given(seed=st.integers(0, 2**64), steps=st.sampled_from(["automatic", "by_hand"]))
def test_whole_games_end_and_are_signed(book_id: str, seed: int, steps: Steps) -> None:
    game = table(book_id, seed, steps)
    for _ in range(ENOUGH):
        if game.state.phase == "closed":
            break
        game.now += 900
        acts = [(side, player(book_id).act(seen_from(game.state, side), side)) for side in SIDES]
        act = next(act for _, act in acts if act is not None)
        assert game.give(act.command).carried_out, (act, game.state.phase)

    assert game.state.phase == "closed"
    assert game.state.final is not None
    assert game.state.final.kind in ("out", "passes", "zero_run")
    game.check_journal()


@pytest.mark.parametrize("book_id", rulebook_ids())
def test_seven_vowels_are_changed_whole_only_where_the_book_knows_it(book_id: str) -> None:
    game = table(book_id, 1, "automatic")
    side = game.state.on_turn
    vowels = Rack(("A", "A", "E", "E", "I", "O", "U"))
    seen = seen_from(game.state, side)
    held = msgspec.structs.replace(seen, racks={**seen.racks, side: vowels})
    act = player(book_id).act(held, side)

    assert act is not None
    known = load_rulebook(book_id).provisions.free_exchange.enabled.value
    assert isinstance(act.command, c.ExchangeFreely) is known
