"""What happened besides the moves: incidents, entries of the desk, the end."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.rules.ending import EndingKind, TurnKind
from letrado.rules.side import Party, Side
from letrado.table.event import Event

LineAct: TypeAlias = Literal[
    "played",
    "exchanged",
    "passed",
    "withdrawn",
    "challenge_points",
    "time_penalty",
    "penalty",
    "rack_gained",
    "rack_lost",
]


class Remark(Struct, frozen=True, forbid_unknown_fields=True):
    """A note in a written record, with its heading there."""

    text: str
    pragma: str = "note"


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
    believed_drawn: int = 0  # of them, those that the record already held for drawn


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


class RecordDescribed(Event, frozen=True, tag="record_described"):
    """What the written record of a game says of it besides the moves; it changes nothing."""

    nicks: tuple[str, str]
    names: tuple[str, str]
    tile_set: str
    rulebook: str = ""  # as the record names one
    lexicon: str = ""
    title: str = ""
    description: str = ""
    id: str = ""
    notes: tuple[Remark, ...] = ()
    racks: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    incomplete: bool = False


class LineRemarked(Event, frozen=True, tag="line_remarked"):
    """One line of a written record, as it stands there, for the events since the last such.

    `move` is the play as written ("8H AN[CH]OA"); `tiles` are those of an exchange or a rack.
    """

    side: Side
    act: LineAct
    points: int
    total: int | None = None
    move: str = ""
    tiles: tuple[str, ...] = ()
    count: int = 0
    rack: tuple[str, ...] = ()
    used_ms: int | None = None
    notes: tuple[Remark, ...] = ()


class Reopened(Event, frozen=True, tag="reopened"):
    pass
