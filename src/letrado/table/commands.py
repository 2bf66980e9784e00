"""What people ask for at a table. Each is decided by table.decide; none changes anything itself."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import field

from letrado.rules.handling import Purpose
from letrado.rules.side import Side
from letrado.table.command import Command
from letrado.table.desk_commands import (
    AskToReopen,
    CompleteWords,
    CorrectPlay,
    CorrectTotal,
    DisputeBlank,
    Disqualify,
    EndRound,
    Leave,
    Penalise,
    Reopen,
    ReportConduct,
    ReportConsultation,
    ReportLateness,
    ReportOverdraw,
    ReportUnderdraw,
    ResumeClocks,
    Return,
    ReturnSurplus,
    RevealRack,
    RuleOnCase,
    ShowCard,
    Sign,
    StopClocks,
    Tick,
)
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup

# Before the game.


class SetUp(Command, frozen=True, tag="set_up"):
    setup: GameSetup


class CheckTiles(Command, frozen=True, tag="check_tiles"):
    """The players count the tiles, or claim that some are missing."""

    found: int


class InspectSheet(Command, frozen=True, tag="inspect_sheet"):
    """A player asks to see that the opponent's sheet is clean."""


class CallRound(Command, frozen=True, tag="call_round"):
    """The director starts the round; clocks of absent players run."""

    absent: tuple[Side, ...] = ()


class Arrive(Command, frozen=True, tag="arrive"):
    side: Side


class SettleStart(Command, frozen=True, tag="settle_start"):
    """Who starts: by the competition's rules, or by the tiles drawn (entered when recorded)."""

    tiles: tuple[str, str] | None = None


class Begin(Command, frozen=True, tag="begin"):
    pass


# A turn.


class LayTiles(Command, frozen=True, tag="lay_tiles"):
    """Tiles go on the board one by one, for all to see."""

    tiles: tuple[Laid, ...]
    dropped: bool = False
    seen: bool = True


class MoveTiles(Command, frozen=True, tag="move_tiles"):
    """Tiles of the play under way are moved; `tiles` is how they lie afterwards."""

    tiles: tuple[Laid, ...]
    purpose: Purpose


class RenameBlank(Command, frozen=True, tag="rename_blank"):
    """The player says another letter for a blank of the play under way."""

    square: str
    letter: str


class TakeUpTiles(Command, frozen=True, tag="take_up_tiles"):
    """The player takes the tiles of the play under way back to the rack."""

    gives_up: bool = False  # cannot or will not play them as the book wants


class Count(Command, frozen=True, tag="count"):
    """The player begins to count: nothing moves any more."""


class Announce(Command, frozen=True, tag="announce"):
    """The points of the play, as the player says them."""

    points: int
    total: int | None = None


class MakePlay(Command, frozen=True, tag="make_play"):
    """Lay, count and announce at once. Points may be declared when a real game is recorded."""

    tiles: tuple[Laid, ...]
    points: int | None = None


class ChooseCentre(Command, frozen=True, tag="choose_centre"):
    """The opponent accepts a first play away from the centre, or declares it invalid."""

    accept: bool


class Note(Command, frozen=True, tag="note"):
    """A player writes the play down; for the opponent that is accepting it."""

    points: int | None = None
    word: str | None = None
    blanks: dict[str, str] = field(default_factory=dict)  # square -> letter, as this sheet says


class MakeChallenge(Command, frozen=True, tag="challenge"):
    """The words challenged, each by its place ("8H", "H8"); all new words when empty."""

    words: tuple[str, ...] = ()


class GiveVerdict(Command, frozen=True, tag="give_verdict"):
    """The judges' answer, word by word in the order of the challenge."""

    valid: tuple[bool, ...]


class WithdrawPlay(Command, frozen=True, tag="withdraw_play"):
    """The player takes back a play declared invalid."""


class Appeal(Command, frozen=True, tag="appeal"):
    arguments: str
    hidden_from_rival: bool = False


class DecideAppeal(Command, frozen=True, tag="decide_appeal"):
    valid: bool


class DrawTiles(Command, frozen=True, tag="draw_tiles"):
    """Refill the rack; tiles may be named when a real game is recorded."""

    tiles: tuple[str, ...] | None = None


class PressClock(Command, frozen=True, tag="press_clock"):
    pass


class AnnounceExchange(Command, frozen=True, tag="announce_exchange"):
    count: int | None = None  # None: the player only says that tiles will be exchanged


class DesistFromExchange(Command, frozen=True, tag="desist_from_exchange"):
    pass


class ExchangeTiles(Command, frozen=True, tag="exchange_tiles"):
    """The tiles that go; unknown tiles of a recorded game only by their number."""

    tiles: tuple[str, ...] | None = None
    count: int = 0


class ExchangeFreely(Command, frozen=True, tag="exchange_freely"):
    """SENYORS: the whole rack, shown, without losing the turn."""

    rack: tuple[str, ...] | None = None  # shown on a real board
    changing: int = 7


class Pass(Command, frozen=True, tag="pass"):
    pass


class CountBag(Command, frozen=True, tag="count_bag"):
    inside: bool = False
    consents: int = 0


class DeclareNoMoves(Command, frozen=True, tag="declare_no_moves"):
    pass


class Resign(Command, frozen=True, tag="resign"):
    pass


AnyCommand: TypeAlias = (
    SetUp
    | CheckTiles
    | InspectSheet
    | CallRound
    | Arrive
    | SettleStart
    | Begin
    | LayTiles
    | MoveTiles
    | RenameBlank
    | TakeUpTiles
    | Count
    | Announce
    | MakePlay
    | ChooseCentre
    | Note
    | MakeChallenge
    | GiveVerdict
    | WithdrawPlay
    | Appeal
    | DecideAppeal
    | DrawTiles
    | PressClock
    | AnnounceExchange
    | DesistFromExchange
    | ExchangeTiles
    | ExchangeFreely
    | Pass
    | CountBag
    | DeclareNoMoves
    | Resign
    | Tick
    | StopClocks
    | ResumeClocks
    | Leave
    | Return
    | EndRound
    | ReportOverdraw
    | ReturnSurplus
    | ReportUnderdraw
    | CorrectPlay
    | CorrectTotal
    | DisputeBlank
    | ReportConsultation
    | ReportConduct
    | ReportLateness
    | Penalise
    | ShowCard
    | Disqualify
    | RuleOnCase
    | CompleteWords
    | Sign
    | RevealRack
    | AskToReopen
    | Reopen
)
