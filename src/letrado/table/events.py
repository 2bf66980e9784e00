"""What happened at a table. The journal is a list of these; the state is what they add up to."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.ruling import Ruling
from letrado.rules.clock import Stop
from letrado.rules.ending import EndingKind, TurnKind
from letrado.rules.side import Party, Side
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup


class Event(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="event"):
    """`at` is in milliseconds of the table's time; rulings say why it happened so."""

    at: int
    rulings: tuple[Ruling, ...] = ()


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
    blanks: dict[str, str] = {}


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


class OverdrawReported(Event, frozen=True, tag="overdraw_reported"):
    side: Side
    surplus: int
    held: int  # tiles the player holds, surplus included
    shown: int  # tiles the opponent may look at and choose from
    turn_lost: bool
    deliberate: bool
    then_ends: TurnKind | None = None  # the turn that is over once they are back


class SurplusReturned(Event, frozen=True, tag="surplus_returned"):
    side: Side
    count: int
    tiles: tuple[str, ...] | None = None


class RackCompleted(Event, frozen=True, tag="rack_completed"):
    """Tiles drawn late; `shown` says whether the opponent saw them."""

    side: Side
    count: int
    shown: bool
    tiles: tuple[str, ...] | None = None


class PlayCorrected(Event, frozen=True, tag="play_corrected"):
    turn: int
    points: int


class TotalCorrected(Event, frozen=True, tag="total_corrected"):
    side: Side
    written: int
    right: int


class BlankSettled(Event, frozen=True, tag="blank_settled"):
    square: str
    letter: str


class RackRevealed(Event, frozen=True, tag="rack_revealed"):
    """The tiles left on a rack that nobody had entered."""

    side: Side
    tiles: tuple[str, ...]


class WordBarred(Event, frozen=True, tag="word_barred"):
    side: Side
    word: tuple[str, ...]


class RulingGiven(Event, frozen=True, tag="ruling_given"):
    """An answer or an entry of the desk that changes nothing else."""

    by: Party
    matter: str
    about: Side | None = None
    remark: str = ""


class PenaltyGiven(Event, frozen=True, tag="penalty_given"):
    side: Side
    points: int
    remark: str = ""


class CardShown(Event, frozen=True, tag="card_shown"):
    side: Side
    colour: Literal["yellow", "red"]
    remark: str = ""


class Disqualified(Event, frozen=True, tag="disqualified"):
    side: Side
    scope: Literal["game", "tournament"]
    remark: str = ""


class NoMovesDeclared(Event, frozen=True, tag="no_moves_declared"):
    side: Side


class GameEnded(Event, frozen=True, tag="game_ended"):
    """`loser` only where the ending itself names one."""

    kind: EndingKind
    loser: Side | None = None
    out: Side | None = None  # who emptied the rack


class ScoreAdjusted(Event, frozen=True, tag="score_adjusted"):
    side: Side
    points: int


class WordsCompleted(Event, frozen=True, tag="words_completed"):
    side: Side
    milliseconds: int


class Signed(Event, frozen=True, tag="signed"):
    side: Side


class ReopenAsked(Event, frozen=True, tag="reopen_asked"):
    side: Side


class Reopened(Event, frozen=True, tag="reopened"):
    pass


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
)
