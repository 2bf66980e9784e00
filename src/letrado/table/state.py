from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec import Struct, field

from letrado.game.bag import Bag
from letrado.game.board import Board
from letrado.game.rack import Rack
from letrado.rules.ending import EndingKind, TurnKind, TurnTaken
from letrado.rules.side import SIDES, Side
from letrado.table.clocks import Clocks
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup
from letrado.table.sheet import Entry, total_of

Phase: TypeAlias = Literal[
    "empty",  # no game yet
    "set_up",  # the start is not settled
    "ready",  # it is; the game has not begun
    "thinking",  # the player on turn has the move
    "placing",  # tiles of the play lie on the board and may still move
    "counting",  # they may not
    "centre_choice",  # the opponent decides about a first play off the centre
    "announced",  # points said; the opponent verifies, notes or challenges
    "challenged",  # the judges have the slip
    "ruled_invalid",  # the player withdraws or appeals
    "appealed",  # the answer to the appeal is awaited
    "accepted",  # noted; tiles are still to be drawn
    "drawn",  # only the clock is still to be pressed
    "exchanging",  # announced, tiles not yet changed
    "surplus",  # tiles too many are being returned
    "over",  # ended, not signed by both
    "closed",  # signed by both
]
BEFORE_PLAY: frozenset[Phase] = frozenset({"empty", "set_up", "ready"})
AFTER_PLAY: frozenset[Phase] = frozenset({"over", "closed"})


class PlayUnderWay(Struct, frozen=True):
    """The play on the table from its first tile until it is accepted or withdrawn."""

    side: Side
    tiles: tuple[Laid, ...] = ()
    points: int = 0
    worth: int = 0
    off_centre: bool = False
    accepted_off_centre: bool = False
    dropped: bool = False
    seen: bool = True
    noted_by: frozenset[Side] = frozenset()
    drawn: int = 0  # tiles drawn before the play was accepted
    answered: bool = False  # a challenge of it has been answered
    announced: bool = False  # the points have been said
    since: int = 0  # when the opponent could last begin to verify it, in milliseconds


@dataclass(frozen=True, slots=True)
class ChallengeUnderWay:
    words: tuple[tuple[str, ...], ...]
    places: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Surplus:
    """Tiles too many that are going back."""

    side: Side
    count: int
    back_to: Phase
    then_ends: TurnKind | None = None


@dataclass(frozen=True, slots=True)
class Final:
    kind: EndingKind
    loser: Side | None = None
    out: Side | None = None


class State(Struct, frozen=True):
    """Everything that is known of a game. It only changes by applying events."""

    setup: GameSetup | None = None
    phase: Phase = "empty"
    on_turn: Side = "A"
    board: Board = field(default_factory=Board)
    racks: dict[Side, Rack | None] = field(default_factory=lambda: {"A": None, "B": None})
    rack_sizes: dict[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    bag: Bag | None = None  # hosted games only
    bag_size: int = 0
    play: PlayUnderWay | None = None
    challenge: ChallengeUnderWay | None = None
    exchange_count: int = 0
    surplus: Surplus | None = None
    clocks: Clocks = field(default_factory=Clocks)
    begun_at: int | None = None
    time_up: bool = False
    timer_out: bool = False
    signals: int = 0
    entries: tuple[Entry, ...] = ()
    turns: tuple[TurnTaken, ...] = ()
    adjusted: dict[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    penalties: dict[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    deliberate_overdraws: dict[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    consultations: dict[Side, int] = field(default_factory=lambda: {"A": 0, "B": 0})
    barred: dict[Side, frozenset[tuple[str, ...]]] = field(
        default_factory=lambda: {"A": frozenset(), "B": frozenset()}
    )
    turn_to_lose: frozenset[Side] = frozenset()
    late: frozenset[Side] = frozenset()  # not yet come
    away: frozenset[Side] = frozenset()  # left the room
    undrawn: frozenset[Side] = frozenset()  # draw when the absent player is back
    no_moves: frozenset[Side] = frozenset()
    cards: dict[Side, tuple[str, ...]] = field(default_factory=lambda: {"A": (), "B": ()})
    final: Final | None = None
    signed: frozenset[Side] = frozenset()
    reopen: frozenset[Side] = frozenset()
    events: int = 0  # how many have been applied
    latest: int = 0  # when the last of them happened

    def score(self, side: Side) -> int:
        """Points of a player as they stand, adjustments and penalties included."""
        written = total_of(self.entries, side)
        return written + self.adjusted[side] - self.penalties[side]

    def scores(self) -> dict[Side, int]:
        return {side: self.score(side) for side in SIDES}

    def on_sheet(self) -> dict[Side, int]:
        """Points of the plays alone."""
        return {side: total_of(self.entries, side) for side in SIDES}

    def winner(self) -> Side | None:
        """Who has won a game that is over; None for a draw or while it goes on."""
        if self.final is None:
            return None
        if self.final.loser is not None:
            return "B" if self.final.loser == "A" else "A"
        a, b = self.score("A"), self.score("B")
        return None if a == b else "A" if a > b else "B"

    def turns_of(self, side: Side) -> int:
        return sum(turn.side == side for turn in self.turns)

    @property
    def game(self) -> GameSetup:
        """The set-up of a game that exists."""
        if self.setup is None:
            raise LookupError
        return self.setup

    @property
    def hosted(self) -> bool:
        return self.game.way == "hosted"

    @property
    def automatic(self) -> bool:
        return self.game.steps == "automatic"

    def table_board(self) -> Board:
        """The board with the tiles of the play under way on it."""
        if self.play is None:
            return self.board
        return self.board.with_tiles(tile.placement() for tile in self.play.tiles)
