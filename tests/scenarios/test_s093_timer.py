"""S093: the two-minute timer."""

from __future__ import annotations

from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.laid import Laid
from letrado.table.setup import Timing
from tests.scenarios.game import Game, by_book
from tests.scenarios.moves import MINUTE

TIMER = {
    "fise-2004": "28.1 30",
    "fise-2009": "31.1 33",
    "uf-2007": "18.1",
    "redeletras": "28.1 30",
}


@by_book(TIMER)
def test_s093_timer_runs_out_while_laying(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand", timing=Timing(method="timer"))
    for seconds, number in ((90, 1), (15, 2), (10, 3)):
        game.wait(seconds).give(c.Tick(by="A"))
        assert game.event(e.TimerSignalled).number == number
    game.give(c.LayTiles(by="A", tiles=(Laid("G8", "C"), Laid("H8", "A"))))
    game.wait(5).give(c.Tick(by="A"))
    game.cites(grounds, e.TimerRanOut)
    assert game.phase == "placing"
    moved = (Laid("H8", "C"), Laid("I8", "A"))
    game.give(c.MoveTiles(by="A", tiles=moved, purpose="to_correct"))
    game.refused_by("timer.nothing_moves", grounds.rsplit(maxsplit=1)[-1])
    game.give(c.LayTiles(by="A", tiles=(Laid("I8", "S"), Laid("J8", "A"))))
    game.done()
    game.give(c.Count(by="A"))
    game.give(c.Announce(by="A", points=12))
    game.wait(300).accept()
    assert game.turn_kind() == "play"
    assert game.state.scores() == {"A": 12, "B": 0}


@by_book(TIMER)
def test_s093_timer_runs_out_with_nothing_laid(book: str, grounds: str) -> None:
    game = Game(book, timing=Timing(method="timer"))
    game.wait(119).give(c.Tick(by="A"))
    assert game.on_turn == "A"
    game.wait(1).give(c.Tick(by="A"))
    assert game.turn_kind() == "timer"
    assert game.on_turn == "B"
    game.cites(f"{grounds} A09", e.TurnEnded)
    for _ in range(3):
        game.wait(120).give(c.Tick(by="A"))
    assert game.phase == "over"
    assert game.event(e.GameEnded).kind == "passes"
    game.cites("A09", e.GameEnded)
    assert game.state.scores() == {"A": 0, "B": 0}


def test_s093_a_stop_does_not_use_up_the_two_minutes() -> None:
    game = Game("fise-2009", timing=Timing(method="timer")).wait(60)
    game.give(c.StopClocks(by="A", stop="referee_called"))
    game.wait(10 * MINUTE).give(c.ResumeClocks(by="A"))
    game.wait(59).give(c.Tick(by="A"))
    assert game.on_turn == "A"
    game.wait(1).give(c.Tick(by="A"))
    assert game.turn_kind() == "timer"
