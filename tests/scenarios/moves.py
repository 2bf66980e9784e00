"""Moves that stand for any other of their kind, and clocks as tournaments set them."""

from __future__ import annotations

from letrado.game.square import Square
from letrado.rules.side import Side
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.decision import Decision
from letrado.table.laid import Laid
from letrado.table.setup import Timing
from tests.scenarios.game import Game

MINUTE = 60
# Squares along row 8 and column H: each touches the ones before.
SPOTS = tuple(
    [f"{column}8" for column in "HIJKLMNO"]
    + [f"H{row}" for row in range(9, 16)]
    + [f"H{row}" for row in range(7, 0, -1)]
    + [f"{column}8" for column in "GFEDCBA"]
)


def any_tiles(game: Game) -> tuple[Laid, ...]:
    """A legal play of the tile A: one tile, two at the start."""
    taken = game.state.table_board().tiles
    free = [spot for spot in SPOTS if Square.parse(spot) not in taken]
    return tuple(Laid(spot, "A") for spot in free[: 1 if taken else 2])


def lay_any(game: Game, points: int | None = None) -> Decision:
    """The player on turn lays, counts and announces such a play."""
    return game.give(c.MakePlay(by=game.state.on_turn, tiles=any_tiles(game), points=points))


def any_play(game: Game, points: int | None = None) -> Game:
    """Such a play, accepted; points as declared on a real board."""
    lay_any(game, points)
    game.accept()
    return game


def challenged_off(game: Game) -> Game:
    """Such a play, challenged and declared invalid."""
    lay_any(game)
    game.challenge()
    assert game.state.challenge is not None
    game.give(c.GiveVerdict(by="arbiter", valid=(False,) * len(game.state.challenge.words)))
    return game


def exchange(game: Game, count: int = 1) -> Decision:
    return game.give(c.ExchangeTiles(by=game.state.on_turn, count=count))


def ended(game: Game, kind: str) -> Game:
    """The last command ended the game in this way."""
    assert game.phase == "over"
    assert game.event(e.GameEnded).kind == kind
    return game


def left(game: Game, side: Side) -> float:
    """Seconds on a clock."""
    remaining = game.state.clocks.left(side, game.now)
    assert remaining is not None
    return remaining / 1000


def chess_clock(book: str, *, minutes: int = 25, corrido: bool = False) -> Timing:
    """So many minutes each, as the book has them set; the mode only where it has a choice."""
    half = book in ("fise-2004", "uf-2007")
    runs_on = book == "uf-2007" or (corrido and book != "fise-2004")
    return Timing(
        method="chess_clock",
        mode="corrido" if runs_on else "no_corrido",
        minutes_each=None if half else minutes,
        game_limit_minutes=2 * minutes if half else None,
    )
