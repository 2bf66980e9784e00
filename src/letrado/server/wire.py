"""What travels between the server and a page about a game: allow-lists, not the game itself.

Every field here is written by server/game_view.py or server/event_view.py and nowhere else. What
is not a field of these types does not leave the server.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.game.square import Direction
from letrado.messages.catalogue import Language
from letrado.rulebook.chapters.time import ClockMode
from letrado.rulebook.citation import CitationKind
from letrado.rules.clock import Stop
from letrado.rules.ending import EndingKind, TurnKind
from letrado.rules.side import Side
from letrado.table.setup import TimeMethod
from letrado.table.state import Phase

Role: TypeAlias = Literal["A", "B", "arbiter", "spectator"]
Courtesy: TypeAlias = Literal["good_luck", "good_play", "thanks", "sorry", "good_game"]


class GroundView(Struct, frozen=True):
    """One thing that an answer rests on; `text` is it in words, in the reader's language."""

    rulebook: str
    kind: CitationKind
    reference: str
    text: str


class RulingView(Struct, frozen=True):
    allowed: bool
    reason: str
    text: str  # the sentence, without its grounds
    grounds: tuple[GroundView, ...]


class EventView(Struct, frozen=True):
    """Something that happened, in words. `version` is that of the game after it."""

    version: int
    at: int
    kind: str
    side: Side | None
    text: str
    rulings: tuple[RulingView, ...]
    routine: bool  # follows from another event at once: in the journal, not worth saying


class TileView(Struct, frozen=True):
    square: str
    letter: str
    blank: bool
    points: int


class WordView(Struct, frozen=True):
    """A word that a play forms: where it begins, its tiles."""

    place: str
    letters: tuple[str, ...]
    direction: Direction


class PlayView(Struct, frozen=True):
    side: Side
    tiles: tuple[TileView, ...]
    points: int
    words: tuple[WordView, ...]
    announced: bool
    off_centre: bool
    noted_by: tuple[Side, ...]
    answered: bool


class ChallengeView(Struct, frozen=True):
    words: tuple[tuple[str, ...], ...]
    places: tuple[str, ...]
    agreed: tuple[Side, ...]  # who has said what the judges found, where no list answers


class ClockView(Struct, frozen=True):
    """Times in milliseconds as of `now`; a running clock goes on from there."""

    now: int
    method: TimeMethod
    mode: ClockMode
    left: dict[Side, int] | None  # below zero: overtime
    running: tuple[Side, ...]
    stops: tuple[Stop, ...]
    turn_left: int | None  # of the two-minute timer
    game_left: int | None  # of the time of the whole game
    move_left: int | None  # of the days for a move, by correspondence
    silence_left: int | None  # until the play on the table counts as accepted


class EntryView(Struct, frozen=True):
    """One line of the score sheet."""

    side: Side
    kind: TurnKind
    points: int
    total: int
    place: str
    word: tuple[str, ...]
    blanks: tuple[str, ...]  # squares
    count: int


class SeatView(Struct, frozen=True):
    name: str
    machine: bool
    present: bool
    score: int
    tiles: int  # on the rack
    adjusted: int
    penalties: int
    cards: tuple[str, ...]
    signed: bool
    away: bool


class Seats(Struct, frozen=True):
    """Both players."""

    A: SeatView
    B: SeatView


class ResultView(Struct, frozen=True):
    kind: EndingKind
    winner: Side | None
    loser: Side | None
    out: Side | None
    racks: dict[Side, tuple[str, ...]]
    seed: str


class MatchView(Struct, frozen=True):
    id: str
    number: int
    games: int
    won: dict[Side, float]  # points, those of this game among them once it is over


class GameView(Struct, frozen=True):
    """A game as one role may see it."""

    id: str
    version: int
    role: Role
    rulebook: str
    tile_set: str
    phase: Phase
    on_turn: Side
    seats: Seats
    board: tuple[TileView, ...]
    covered: bool  # nobody looks at the board while words are being judged
    rack: tuple[str, ...] | None  # one's own
    unseen: dict[str, int] | None  # tiles neither on the board nor on one's own rack
    bag: int
    play: PlayView | None
    challenge: ChallengeView | None
    exchange_announced: int | None
    clock: ClockView
    sheet: tuple[EntryView, ...]
    sheet_version: str  # what a signature stands under
    actions: tuple[str, ...]  # the commands that fit this moment for this role
    judge: Literal["word_list", "arbiter", "players"]
    blank_letters: tuple[str, ...]
    commitment: str
    seed_words: tuple[str, ...]
    result: ResultView | None
    match: MatchView | None
    rematch: str | None  # the game that follows, once both want one
    rematch_asked: tuple[Side, ...]
    spectator_delay: int  # seconds
    arbiter_present: bool


class RefusalView(Struct, frozen=True):
    """Why a command was not carried out, when that is no matter of the book."""

    code: str
    text: str


# From the page.


class Hello(Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message. `version` is the last that the page has seen, to go on from there."""

    version: int | None = None
    language: Language = "es"


class Send(Struct, frozen=True, tag="command", tag_field="type"):
    """A command under an id of the page's own; sent again until it is acknowledged."""

    id: str
    command: dict[str, object]
    sheet_version: str | None = None  # for a signature


class SayCourtesy(Struct, frozen=True, tag="courtesy", tag_field="type"):
    courtesy: Courtesy


class FocusLost(Struct, frozen=True, tag="focus", tag_field="type"):
    milliseconds: int


class Found(Struct, frozen=True, tag="found", tag_field="type"):
    """What a player found in the dictionary, where the players judge together."""

    valid: bool


class Ping(Struct, frozen=True, tag="ping", tag_field="type"):
    sent: int


FromPage: TypeAlias = Hello | Send | SayCourtesy | FocusLost | Found | Ping

# To the page.


class Update(Struct, frozen=True, tag="update", tag_field="type"):
    """What has happened since the last message, and the game as it stands now."""

    version: int
    events: tuple[EventView, ...]
    game: GameView


class Acknowledged(Struct, frozen=True, tag="ack", tag_field="type"):
    """The answer to a command; if it was carried out, it is on the disk."""

    id: str
    version: int
    done: bool
    rulings: tuple[RulingView, ...] = ()
    refusal: RefusalView | None = None


class Said(Struct, frozen=True, tag="said", tag_field="type"):
    side: Side
    courtesy: Courtesy
    text: str


class Pong(Struct, frozen=True, tag="pong", tag_field="type"):
    sent: int
    now: int


class Goodbye(Struct, frozen=True, tag="goodbye", tag_field="type"):
    """The server closes the connection, and why."""

    reason: str
    text: str


ToPage: TypeAlias = Update | Acknowledged | Said | Pong | Goodbye
