"""What happened at a table. The journal is a list of these; the state is what they add up to."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from letrado.rules.clock import Stop
from letrado.rules.ending import TurnKind
from letrado.rules.side import Party, Side
from letrado.table.desk_events import (
    BlankSettled,
    CardShown,
    Disqualified,
    GameEnded,
    LineRemarked,
    NoMovesDeclared,
    OverdrawReported,
    PenaltyGiven,
    PlayCorrected,
    RackCompleted,
    RackRevealed,
    RecordDescribed,
    ReopenAsked,
    Reopened,
    RulingGiven,
    ScoreAdjusted,
    Signed,
    SurplusReturned,
    TotalCorrected,
    WordBarred,
    WordsCompleted,
)
from letrado.table.event import Event
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup


class GameSetUp(Event, frozen=True, tag="game_set_up"):
    setup: GameSetup
    clock_ms: int | None  # what each clock is set to


class TilesChecked(Event, frozen=True, tag="tiles_checked"):
    found: int


class RoundCalled(Event, frozen=True, tag="round_called"):
    absent: tuple[Side, ...]


class Arrived(Event, frozen=True, tag="arrived"):
    side: Side


class StartDrawn(Event, frozen=True, tag="start_drawn"):
    """One tile each; the tiles are back in the bag."""

    tiles: tuple[str, str]


class StartSettled(Event, frozen=True, tag="start_settled"):
    side: Side


class Begun(Event, frozen=True, tag="begun"):
    pass


class TilesLaid(Event, frozen=True, tag="tiles_laid"):
    """Tiles of the play under way as they lie now."""

    side: Side
    tiles: tuple[Laid, ...]
    dropped: bool = False  # fell on the board
    seen: bool = True  # the opponent saw them


class TilesTakenUp(Event, frozen=True, tag="tiles_taken_up"):
    side: Side


class CountBegun(Event, frozen=True, tag="count_begun"):
    side: Side


class PlayAnnounced(Event, frozen=True, tag="play_announced"):
    """`points` is what was said; `worth` is what the play is worth."""

    side: Side
    points: int
    worth: int
    total: int | None = None
    off_centre: bool = False


class CentreAccepted(Event, frozen=True, tag="centre_accepted"):
    side: Side


class Noted(Event, frozen=True, tag="noted"):
    side: Side
    points: int
    word: str | None = None
    blanks: dict[str, str] = field(default_factory=dict)


class PlayAccepted(Event, frozen=True, tag="play_accepted"):
    side: Side


class PlayChallenged(Event, frozen=True, tag="play_challenged"):
    """`words` are the tiles of each word challenged, `places` where each begins."""

    side: Side
    words: tuple[tuple[str, ...], ...]
    places: tuple[str, ...]


class VerdictGiven(Event, frozen=True, tag="verdict_given"):
    """`words` is empty where the answer must not discriminate."""

    by: Party | Literal["word_list"]
    valid: bool
    words: tuple[bool, ...] = ()


class AppealMade(Event, frozen=True, tag="appeal_made"):
    side: Side
    arguments: str
    hidden_from_rival: bool


class AppealDecided(Event, frozen=True, tag="appeal_decided"):
    valid: bool


class PlayWithdrawn(Event, frozen=True, tag="play_withdrawn"):
    """The tiles of the play are back on the rack."""

    side: Side


class TilesDrawn(Event, frozen=True, tag="tiles_drawn"):
    """`tiles` is None where a recorded game does not know them."""

    side: Side
    count: int
    tiles: tuple[str, ...] | None = None


class ExchangeAnnounced(Event, frozen=True, tag="exchange_announced"):
    side: Side
    count: int


class ExchangeGivenUp(Event, frozen=True, tag="exchange_given_up"):
    """An announced exchange is not made after all, where the tournament allows that."""

    side: Side


class TilesExchanged(Event, frozen=True, tag="tiles_exchanged"):
    side: Side
    count: int
    away: tuple[str, ...] | None = None
    drawn: tuple[str, ...] | None = None


class FreelyExchanged(Event, frozen=True, tag="freely_exchanged"):
    """The rack that was shown, and the tiles drawn for it."""

    side: Side
    shown: tuple[str, ...]
    drawn: tuple[str, ...] | None = None


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    side: Side
    kind: TurnKind


class TurnPassed(Event, frozen=True, tag="turn_passed"):
    """The other player is on turn."""

    to: Side


class ClockStarted(Event, frozen=True, tag="clock_started"):
    """Exactly these clocks run now."""

    sides: tuple[Side, ...]


class ClockStopped(Event, frozen=True, tag="clock_stopped"):
    stop: Stop


class ClockResumed(Event, frozen=True, tag="clock_resumed"):
    """What had stopped the clocks is over; None: everything that had."""

    stop: Stop | None = None


class TimerSignalled(Event, frozen=True, tag="timer_signalled"):
    number: int


class TimerRanOut(Event, frozen=True, tag="timer_ran_out"):
    side: Side


class TimeUp(Event, frozen=True, tag="time_up"):
    """The time of the whole game is over."""


class Left(Event, frozen=True, tag="left"):
    side: Side


class Returned(Event, frozen=True, tag="returned"):
    side: Side


AnyEvent: TypeAlias = (
    GameSetUp
    | TilesChecked
    | RoundCalled
    | Arrived
    | StartDrawn
    | StartSettled
    | Begun
    | TilesLaid
    | TilesTakenUp
    | CountBegun
    | PlayAnnounced
    | CentreAccepted
    | Noted
    | PlayAccepted
    | PlayChallenged
    | VerdictGiven
    | AppealMade
    | AppealDecided
    | PlayWithdrawn
    | TilesDrawn
    | ExchangeAnnounced
    | ExchangeGivenUp
    | TilesExchanged
    | FreelyExchanged
    | TurnEnded
    | TurnPassed
    | ClockStarted
    | ClockStopped
    | ClockResumed
    | TimerSignalled
    | TimerRanOut
    | TimeUp
    | Left
    | Returned
    | OverdrawReported
    | SurplusReturned
    | RackCompleted
    | PlayCorrected
    | TotalCorrected
    | BlankSettled
    | RackRevealed
    | WordBarred
    | RulingGiven
    | PenaltyGiven
    | CardShown
    | Disqualified
    | NoMovesDeclared
    | GameEnded
    | ScoreAdjusted
    | WordsCompleted
    | Signed
    | ReopenAsked
    | Reopened
    | RecordDescribed
    | LineRemarked
)
