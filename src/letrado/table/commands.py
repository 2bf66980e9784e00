"""What people ask for at a table. Each is decided by table.decide; none changes anything itself."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rulebook.chapters.conduct import UnethicalPractice
from letrado.rules.clock import Stop
from letrado.rules.handling import Purpose
from letrado.rules.incident import NoticedBy
from letrado.rules.side import Party, Side
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="command"):
    by: Party


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


class TakeUpTiles(Command, frozen=True, tag="take_up_tiles"):
    """The player takes the tiles of the play under way back to the rack."""


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
    blanks: dict[str, str] = {}  # square -> letter, as this sheet says


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
    count: int


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


# Time.


class Tick(Command, frozen=True, tag="tick"):
    """Time goes by: signals, flags and the end of the game's time."""


class StopClocks(Command, frozen=True, tag="stop_clocks"):
    """Somebody calls for the clocks to be stopped, and says why."""

    stop: Stop
    seconds: float = 0  # of verification so far


class ResumeClocks(Command, frozen=True, tag="resume_clocks"):
    pass


class Leave(Command, frozen=True, tag="leave"):
    side: Side
    notified: bool


class Return(Command, frozen=True, tag="return"):
    side: Side


class EndRound(Command, frozen=True, tag="end_round"):
    """All other games of the round are over."""


# Incidents and the desk.


class ReportOverdraw(Command, frozen=True, tag="report_overdraw"):
    side: Side
    surplus: int
    drawn: int
    on_rack: bool
    seen: bool
    noticed_by: NoticedBy = "player"
    deliberate: bool = False
    earlier_in_tournament: int = 0


class ReturnSurplus(Command, frozen=True, tag="return_surplus"):
    """The tiles that the opponent picked; unknown ones only by their number."""

    side: Side
    tiles: tuple[str, ...] | None = None


class ReportUnderdraw(Command, frozen=True, tag="report_underdraw"):
    side: Side
    missing: int
    on_rack_or_seen: bool
    tiles: tuple[str, ...] | None = None


class CorrectPlay(Command, frozen=True, tag="correct_play"):
    """One play was counted wrong; `turn` counts from 1."""

    turn: int
    points: int


class CorrectTotal(Command, frozen=True, tag="correct_total"):
    """A sheet was added up wrong."""

    side: Side
    written: int


class DisputeBlank(Command, frozen=True, tag="dispute_blank"):
    square: str
    noted_by_placer: str | None = None
    noted_by_opponent: str | None = None
    placer_says: str = ""


class ReportConsultation(Command, frozen=True, tag="report_consultation"):
    """A player asked about a word before placing it."""

    side: Side
    word: str
    answered_by: Party | None = None


class ReportConduct(Command, frozen=True, tag="report_conduct"):
    side: Side
    matter: Literal["talk", "smoking_food_phone", "device", "prepared_notes"] | UnethicalPractice
    remark: str = ""


class ReportLateness(Command, frozen=True, tag="report_lateness"):
    side: Side
    times: int = 1


class Penalise(Command, frozen=True, tag="penalise"):
    side: Side
    points: int
    remark: str = ""


class ShowCard(Command, frozen=True, tag="show_card"):
    side: Side
    colour: Literal["yellow", "red"]
    remark: str = ""


class Disqualify(Command, frozen=True, tag="disqualify"):
    side: Side
    scope: Literal["game", "tournament"]
    articles: tuple[str, ...]
    remark: str = ""


class RuleOnCase(Command, frozen=True, tag="rule_on_case"):
    """The arbiter decides what the book does not foresee."""

    remark: str


# After the game.


class CompleteWords(Command, frozen=True, tag="complete_words"):
    """A player has written the missing words; it took so long."""

    milliseconds: int


class Sign(Command, frozen=True, tag="sign"):
    words_complete: bool = True


class RevealRack(Command, frozen=True, tag="reveal_rack"):
    """The tiles left on a rack of a recorded game."""

    side: Side
    tiles: tuple[str, ...]


class AskToReopen(Command, frozen=True, tag="ask_to_reopen"):
    pass


class Reopen(Command, frozen=True, tag="reopen"):
    """The director opens a closed game that both players asked to correct."""


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
