"""State after an event. Pure, total, and the only way in which a state comes about."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from letrado.game.bag import Bag
from letrado.game.rack import Rack
from letrado.game.tileset import load_tile_set
from letrado.table import events as e
from letrado.table.apply_clock import apply_clock
from letrado.table.apply_desk import apply_desk
from letrado.table.apply_play import apply_play
from letrado.table.apply_tiles import apply_tiles
from letrado.table.clocks import Clocks
from letrado.table.setup import book_of
from letrado.table.state import State


def apply(state: State, event: e.AnyEvent) -> State:
    """The state once the event has happened."""
    latest = max(state.latest, event.at)
    return replace(_applied(state, event), events=state.events + 1, latest=latest)


def replay(events: Iterable[e.AnyEvent]) -> State:
    """The state that a journal adds up to."""
    state = State()
    for event in events:
        state = apply(state, event)
    return state


def _applied(state: State, event: e.AnyEvent) -> State:
    match event:
        case e.GameSetUp():
            return _set_up(event)
        case e.TilesChecked() | e.StartDrawn() | e.RulingGiven() | e.TotalCorrected():
            return state
        case e.RecordDescribed() | e.LineRemarked():
            return state
        case e.StartSettled(side=side):
            return replace(state, on_turn=side, phase="ready")
        case e.Begun(at=at):
            return replace(state, phase="thinking", begun_at=at)
        case (
            e.ClockStarted()
            | e.ClockStopped()
            | e.ClockResumed()
            | e.TimerSignalled()
            | e.TimerRanOut()
            | e.TimeUp()
            | e.RoundCalled()
            | e.Arrived()
            | e.Left()
            | e.Returned()
            | e.WordsCompleted()
        ):
            return apply_clock(state, event)
        case (
            e.TilesDrawn()
            | e.TilesExchanged()
            | e.FreelyExchanged()
            | e.OverdrawReported()
            | e.SurplusReturned()
            | e.RackCompleted()
        ):
            return apply_tiles(state, event)
        case (
            e.PlayCorrected()
            | e.BlankSettled()
            | e.RackRevealed()
            | e.WordBarred()
            | e.PenaltyGiven()
            | e.CardShown()
            | e.Disqualified()
            | e.NoMovesDeclared()
            | e.GameEnded()
            | e.ScoreAdjusted()
            | e.Signed()
            | e.ReopenAsked()
            | e.Reopened()
        ):
            return apply_desk(state, event)
        case (
            e.TilesLaid()
            | e.TilesTakenUp()
            | e.CountBegun()
            | e.PlayAnnounced()
            | e.CentreAccepted()
            | e.Noted()
            | e.PlayAccepted()
            | e.PlayChallenged()
            | e.VerdictGiven()
            | e.AppealMade()
            | e.AppealDecided()
            | e.PlayWithdrawn()
            | e.ExchangeAnnounced()
            | e.ExchangeGivenUp()
            | e.TurnEnded()
            | e.TurnPassed()
        ):
            return apply_play(state, event)


def _set_up(event: e.GameSetUp) -> State:
    setup = event.setup
    tile_set = load_tile_set(book_of(setup).provisions.tiles.set.value)
    hosted = setup.way == "hosted"
    return State(
        setup=setup,
        phase="set_up",
        racks={"A": Rack(), "B": Rack()} if hosted else {"A": None, "B": None},
        bag=Bag.full(tile_set, setup.bag_seed()) if hosted else None,
        bag_size=tile_set.total(),
        clocks=Clocks(limit_ms=event.clock_ms, since=event.at),
    )
