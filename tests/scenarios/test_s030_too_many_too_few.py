"""S030-S036: tiles too many and tiles too few."""

import pytest

from letrado.rules.incident import OverdrawFacts, overdraw_remedy
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.setup import Timing
from tests.scenarios.game import Game, by_book

CLOCK = Timing(method="chess_clock", mode="no_corrido", minutes_each=25, game_limit_minutes=50)
CORRIDO = Timing(method="chess_clock", mode="corrido", minutes_each=25, game_limit_minutes=50)


def after_a_play(book: str) -> Game:
    """A has laid three tiles and drawn; the move is B's."""
    game = Game(book, timing=CORRIDO if book == "uf-2007" else CLOCK)
    game.played("8G SOL")
    assert game.state.on_turn == "B"
    return game


def returned(game: Game) -> None:
    """The surplus tile is back in the bag, and the clock runs again."""
    in_bag = game.state.bag_size
    game.give(c.ReturnSurplus(by="B", side="A"))
    game.done()
    assert game.event(e.ClockResumed).stop == "returning_excess"
    assert game.state.bag_size == in_bag + 1
    assert game.state.rack_sizes["A"] == 7


@by_book(
    {
        "fise-2004": "7.1 31.4",
        "uf-2007": "4.1 20.3",
        "redeletras": "7.1 31.4",
    }
)
def test_s030_a_tile_too_many_still_in_the_hand(book: str, grounds: str) -> None:
    game = after_a_play(book)

    game.give(c.ReportOverdraw(by="A", side="A", surplus=1, drawn=4, on_rack=False, seen=False))

    game.done(grounds)
    assert game.reasons()[0] == "overdraw.unseen_from_drawn"
    assert not game.event(e.OverdrawReported).turn_lost
    assert game.event(e.ClockStopped).stop == "returning_excess"
    returned(game)
    assert (game.state.on_turn, game.phase) == ("B", "thinking")
    assert game.state.penalties["A"] == 0


@by_book(
    {
        "fise-2004": "7.2 7.3 31.4",
        "uf-2007": "4.2 4.3 20.3",
        "redeletras": "7.2 7.3 31.4",
    }
)
def test_s031_a_tile_too_many_on_the_rack_and_seen(book: str, grounds: str) -> None:
    game = after_a_play(book)

    game.give(c.ReportOverdraw(by="A", side="A", surplus=1, drawn=4, on_rack=True, seen=True))

    game.done(grounds)
    reported = game.event(e.OverdrawReported)
    assert (reported.held, reported.shown) == (8, 0)
    assert reported.rulings[0].reason == "overdraw.random_from_rack"
    assert reported.rulings[0].facts["may_see"] is True
    assert game.has(e.ClockStopped)
    returned(game)


@by_book({"fise-2009": "28.1 34.4", "aas-2018": "fise-2009:28.1 fise-2009:34.4 A17"})
def test_s032_a_tile_too_many_unseen(book: str, grounds: str) -> None:
    game = after_a_play(book)

    game.give(c.ReportOverdraw(by="A", side="A", surplus=1, drawn=4, on_rack=False, seen=False))

    game.done(grounds)
    facts = OverdrawFacts(surplus=1, drawn=4, on_rack=False, seen=False)
    remedy = overdraw_remedy(facts, 8, game.book)
    assert (remedy.taken_from, remedy.shown, remedy.may_see_surplus) == ("drawn", 0, False)
    returned(game)
    assert not game.state.turn_to_lose


@by_book({"fise-2009": "28.2 A06", "aas-2018": "fise-2009:28.2 A06"})
@pytest.mark.parametrize(("surplus", "shown"), [(1, 3), (2, 4)])
def test_s033_the_opponent_chooses_among_two_more(
    book: str, grounds: str, surplus: int, shown: int
) -> None:
    game = after_a_play(book)

    game.give(
        c.ReportOverdraw(
            by="A", side="A", surplus=surplus, drawn=3 + surplus, on_rack=True, seen=True
        )
    )

    game.done(grounds)
    assert game.event(e.OverdrawReported).shown == shown
    assert not game.event(e.OverdrawReported).turn_lost
    game.give(c.ReturnSurplus(by="B", side="A"))
    assert game.event(e.SurplusReturned).count == surplus


@by_book({"fise-2009": "28", "aas-2018": "fise-2009:28 A17"})
@pytest.mark.parametrize("announced", [False, True], ids=["nothing-laid", "announced"])
def test_s034_the_opponent_notices_and_the_turn_is_lost(
    book: str, grounds: str, announced: bool
) -> None:
    game = after_a_play(book)
    game.passes()
    if announced:
        game.play("8G ...ES")

    game.give(
        c.ReportOverdraw(
            by="director",
            side="A",
            surplus=1,
            drawn=4,
            on_rack=True,
            seen=True,
            noticed_by="opponent",
        )
    )

    game.done(grounds)
    reported = game.event(e.OverdrawReported)
    assert reported.turn_lost
    assert reported.shown == (6 if announced else 8)
    game.give(c.ReturnSurplus(by="B", side="A"))
    assert game.turn_kind() == "overdraw"
    assert game.state.on_turn == "B"
    assert game.state.rack_sizes["A"] == 7


@by_book({"fise-2009": "28", "aas-2018": "fise-2009:28 A17"})
def test_s035_a_second_deliberate_fault_means_expulsion(book: str, grounds: str) -> None:
    game = after_a_play(book)
    fault = c.ReportOverdraw(
        by="director",
        side="A",
        surplus=1,
        drawn=4,
        on_rack=True,
        seen=True,
        deliberate=True,
        earlier_in_tournament=1,
    )
    game.give(fault)
    game.done(grounds)
    assert "overdraw.recorded" in game.reasons()
    game.give(c.ReturnSurplus(by="B", side="A"))

    game.give(fault)

    assert "overdraw.expulsion" in game.reasons()
    game.cites(grounds, e.Disqualified)
    assert game.event(e.GameEnded).loser == "A"


@by_book({"fise-2004": "silent", "redeletras": "silent", "uf-2007": "silent"})
def test_s035_elsewhere_there_is_no_scale(book: str, grounds: str) -> None:
    game = after_a_play(book)

    game.give(
        c.ReportOverdraw(
            by="director",
            side="A",
            surplus=1,
            drawn=4,
            on_rack=True,
            seen=True,
            deliberate=True,
            earlier_in_tournament=5,
        )
    )

    game.done(grounds)
    assert "overdraw.no_scale" in game.reasons()


@by_book(
    {
        "fise-2009": ("29.1", "29.2", True),
        "aas-2018": ("fise-2009:29.1", "fise-2009:29.2", True),
        "fise-2004": ("29 A52", "29 A52", False),
        "redeletras": ("29 A52", "29 A52", False),
        "uf-2007": ("4 A52", "4 A52", False),
    },
    "on_rack",
    "shown",
)
def test_s036_a_tile_too_few(book: str, grounds: str, on_rack: str, shown: bool) -> None:
    unseen, seen = after_a_play(book), after_a_play(book)
    for game, on_rack_or_seen in ((unseen, False), (seen, True)):
        in_bag = game.state.bag_size
        game.give(c.ReportUnderdraw(by="A", side="A", missing=1, on_rack_or_seen=on_rack_or_seen))
        assert game.state.rack_sizes["A"] == 7
        assert game.state.bag_size == in_bag
        assert (game.state.on_turn, game.phase) == ("B", "thinking")

    unseen.cites(grounds, e.RackCompleted)
    assert not unseen.event(e.RackCompleted).shown
    seen.cites(on_rack, e.RackCompleted)
    assert seen.event(e.RackCompleted).shown is shown


def test_s036_a_short_draw_that_was_entered_is_completed() -> None:
    game = Game("fise-2009", steps="by_hand", racks=("SOLEADA", "SOLEADA"))
    game.play("8D SOLEA")
    game.give(c.Note(by="B"))
    game.give(c.Note(by="A"))
    game.give(c.DrawTiles(by="A", tiles=("T", "T", "O", "N")))
    game.give(c.PressClock(by="A"))
    in_bag = game.state.bag_size

    game.give(c.ReportUnderdraw(by="A", side="A", missing=1, on_rack_or_seen=True, tiles=("Z",)))

    game.cites("29.2", e.RackCompleted)
    rack = game.state.racks["A"]
    assert rack is not None
    assert sorted(rack.tiles) == sorted("DATTONZ")
    assert game.state.bag_size == in_bag - 1
