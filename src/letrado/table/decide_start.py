"""Before the first turn: set-up, tiles, late players, who starts."""

from __future__ import annotations

from letrado.errors import InputError
from letrado.game.bag import shuffled
from letrado.game.tileset import load_tile_set
from letrado.rulebook.ruling import Ruling, ruling
from letrado.rules.absence import late_arrival
from letrado.rules.clock import (
    MINUTE_MS,
    clock_minutes,
    game_limit_ruling,
    mode_is_allowed,
)
from letrado.rules.incident import late_tile_claim
from letrado.rules.penalty import inspecting_sheet
from letrado.rules.side import SIDES
from letrado.rules.start import Start, settle_lot, who_starts
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Case, Decision, not_now, refused
from letrado.table.refill import refill
from letrado.table.setup import GameSetup
from letrado.table.state import BEFORE_PLAY

# The lot uses shuffles of the seed that the bag of a game never reaches.
LOT_SHUFFLE = 1_000_000


def decide_set_up(case: Case, command: c.SetUp) -> Decision:
    if case.state.phase != "empty":
        return not_now("already_set_up")
    if command.setup.rulebook != case.book.id:
        raise InputError(
            "rules_of_another_book", wanted=command.setup.rulebook, rulebook=case.book.id
        )
    setup = command.setup
    given = (setup.timing.minutes_each, setup.timing.game_limit_minutes)
    if any(minutes is not None and minutes < 1 for minutes in given):
        return not_now("minutes_too_few")
    told = list(_setup_rulings(case, setup))
    if not all(ruling.allowed for ruling in told):
        return refused(*(ruling for ruling in told if not ruling.allowed))
    clock_ms = None
    timing = setup.timing
    if timing.method == "chess_clock":
        minutes, set_to = clock_minutes(
            timing.game_limit_minutes, timing.minutes_each, timing.mode, case.book
        )
        clock_ms = round(minutes * MINUTE_MS)
        told.append(set_to)
    event = e.GameSetUp(at=case.now, setup=setup, clock_ms=clock_ms, rulings=tuple(told))
    return case.then(event).done()


def _setup_rulings(case: Case, setup: GameSetup) -> list[Ruling]:
    book = case.book
    foundation = book.provisions.foundation
    two = len(setup.players) == foundation.players.value
    told = [ruling(book, "setup.two_players", foundation.players, allowed=two)]
    if setup.brand == "intelect":
        admitted = foundation.instructions.value == "scrabble_or_intelect"
        told.append(ruling(book, "setup.brand", foundation.instructions, allowed=admitted))
    timing = setup.timing
    if timing.method == "chess_clock":
        told.append(mode_is_allowed(timing.mode, book))
    if setup.format != "friendly":
        clocks = timing.method != "none"
        told.append(game_limit_ruling(timing.game_limit_minutes, clocks=clocks, book=book))
    return told


def decide_check_tiles(case: Case, command: c.CheckTiles) -> Decision:
    if case.state.phase not in BEFORE_PLAY:
        return refused(late_tile_claim(case.book))
    checked = case.book.provisions.tiles.may_be_checked_before_game
    told = ruling(case.book, "tiles.checked", checked, allowed=True, found=command.found)
    return case.then(e.TilesChecked(at=case.now, found=command.found, rulings=(told,))).done()


def decide_inspect_sheet(case: Case, command: c.InspectSheet) -> Decision:
    told = inspecting_sheet(case.book)
    if not told.allowed or case.state.phase not in BEFORE_PLAY:
        return refused(told) if not told.allowed else not_now("only_before_the_game")
    event = e.RulingGiven(at=case.now, by=command.by, matter="inspect_sheet", rulings=(told,))
    return case.then(event).done()


def decide_call_round(case: Case, command: c.CallRound) -> Decision:
    if case.state.phase != "set_up":
        return not_now("only_before_the_game")
    if not command.absent:
        return case.then(e.RoundCalled(at=case.now, absent=())).done()
    told = late_arrival(both_absent=len(command.absent) > 1, book=case.book)
    called = case.then(e.RoundCalled(at=case.now, absent=command.absent, rulings=(told,)))
    if told.allowed:
        called = called.then(e.ClockStarted(at=case.now, sides=command.absent))
    return called.done()


def decide_arrive(case: Case, command: c.Arrive) -> Decision:
    if command.side not in case.state.late:
        return not_now("not_absent")
    still_late = tuple(side for side in SIDES if side in case.state.late - {command.side})
    told = late_arrival(both_absent=len(case.state.late) > 1, book=case.book)
    come = case.then(e.Arrived(at=case.now, side=command.side, rulings=(told,)))
    if still_late and told.allowed:
        come = come.then(e.ClockStarted(at=case.now, sides=still_late))
    return come.done()


def decide_settle_start(case: Case, command: c.SettleStart) -> Decision:
    if case.state.phase != "set_up":
        return not_now("start_already_settled")
    if case.state.late:
        return not_now("player_absent")
    start = who_starts(case.state.game.start_facts(), case.book)
    if start.side is not None:
        return _settled(case, start).done()
    if command.tiles is not None:
        return _drawn_for_start(case, command.tiles, start.ruling)
    if not case.state.hosted:
        return not_now("tiles_wanted")
    return _draw_for_start(case, start.ruling)


def _drawn_for_start(case: Case, tiles: tuple[str, str], why: Ruling) -> Decision:
    """Tiles drawn on a real table."""
    order = case.book.provisions.start.lot.order.value
    for tile in tiles:
        if tile not in order:
            return not_now("no_such_tile", tile=tile)
    start = settle_lot(*tiles, case.book)
    drawn = case.then(e.StartDrawn(at=case.now, tiles=tiles, rulings=(why, start.ruling)))
    return (_settled(drawn, start) if start.side else drawn).done()


def _draw_for_start(case: Case, why: Ruling) -> Decision:
    """Draw from a full bag of this game's seed until the tiles differ."""
    tile_set = load_tile_set(case.book.provisions.tiles.set.value)
    seed = case.state.game.bag_seed()
    drawn, attempt = case, 0
    while True:
        mixed = shuffled(tile_set.tiles(), seed, LOT_SHUFFLE + attempt)
        tiles = (mixed[0], mixed[1])
        start = settle_lot(*tiles, case.book)
        told = (why, start.ruling)
        drawn = drawn.then(e.StartDrawn(at=case.now, tiles=tiles, rulings=told))
        if start.side is not None:
            return _settled(drawn, start).done()
        attempt += 1


def _settled(case: Case, start: Start) -> Case:
    assert start.side is not None
    return case.then(e.StartSettled(at=case.now, side=start.side, rulings=(start.ruling,)))


def decide_begin(case: Case, command: c.Begin) -> Decision:
    del command
    if case.state.phase != "ready":
        return not_now("start_not_settled")
    if case.state.late:
        return not_now("player_absent")
    begun = case
    first = case.state.on_turn
    for side in sorted(SIDES, key=lambda side: side != first):
        begun = refill(begun, side)
    begun = begun.then(e.Begun(at=case.now), e.ClockStarted(at=case.now, sides=(first,)))
    return begun.done()
