"""What the server knows of a game besides its journal: who sits where, and under which terms."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from letrado.rulebook.chapters.time import ClockMode
from letrado.rules.side import SIDES, Side
from letrado.table.setup import TimeMethod

JudgeKind: TypeAlias = Literal["word_list", "arbiter", "players"]


class ClockTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a game; what is None is as the book says."""

    method: TimeMethod = "none"
    mode: ClockMode | None = None
    minutes_each: int | None = None
    game_limit_minutes: int | None = None


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a game, or before all the games of a match."""

    rulebook: str
    clock: ClockTerms = field(default_factory=ClockTerms)
    days_per_move: int | None = None  # by correspondence
    games: int = 1
    spectators: bool = True
    spectator_delay: int = 0  # seconds
    arbiter: bool = False
    players_judge: bool = False  # they look words up together; no list answers
    acceptance_seconds: int | None = None  # silence that long is acceptance


class Seat(Struct, frozen=True):
    person: str  # empty for a machine
    name: str
    machine: str = ""  # the player of the registry that sits here


class MatchPlace(Struct, frozen=True):
    """Where a game stands in a match; points so far by name."""

    id: str
    number: int
    games: int
    won: dict[str, float] = {}


class About(Struct, frozen=True):
    id: str
    terms: Terms
    seats: dict[Side, Seat]
    judge: JudgeKind
    arbiter: str | None = None  # the person at the desk
    arbiter_key: str = ""  # lets a person take the desk of this game
    match: MatchPlace | None = None
    rematch_asked: tuple[Side, ...] = ()
    rematch: str | None = None
    created_at: int = 0

    def side_of(self, person: str) -> Side | None:
        return next((side for side in SIDES if self.seats[side].person == person != ""), None)
