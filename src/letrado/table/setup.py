"""What is settled before a game: book, players, tiles, time."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from letrado.errors import InputError
from letrado.game.bag import SEED_BYTES, Seed
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.time import ClockMode
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.tournament import TournamentRules, under_tournament
from letrado.rules.side import Side
from letrado.rules.start import Format, StartFacts

TimeMethod: TypeAlias = Literal["none", "chess_clock", "timer"]


class Timing(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    method: TimeMethod = "none"
    mode: ClockMode = "corrido"
    minutes_each: int | None = None  # as the tournament stipulates; None: as the book says
    game_limit_minutes: int | None = None


class GameSetup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One game. Side A is the player named first.

    hosted: letrado holds bag, racks and clocks; recorded: a game on a real board is entered.
    Steps that are automatic (noting, drawing, pressing the clock) follow acceptance at once.
    """

    rulebook: str
    players: tuple[str, ...]
    tournament: TournamentRules | None = None
    way: Literal["hosted", "recorded"] = "hosted"
    steps: Literal["automatic", "by_hand"] = "automatic"
    timing: Timing = Timing()
    format: Format = "friendly"
    starts: tuple[int, int] = (0, 0)
    starts_head_to_head: tuple[int, int] = (0, 0)
    previous_starter: Side | None = None
    arbiter_present: bool = False
    brand: Literal["scrabble", "intelect"] = "scrabble"
    machines: tuple[str, str] = ("", "")  # automatic players by name, empty for people
    seed: str = ""  # hexadecimal; hosted games only
    seed_words: tuple[str, ...] = ()

    def start_facts(self) -> StartFacts:
        return StartFacts(self.format, self.starts, self.starts_head_to_head, self.previous_starter)

    def bag_seed(self) -> Seed:
        try:
            secret = bytes.fromhex(self.seed)
        except ValueError:
            secret = b""
        if len(secret) != SEED_BYTES:
            raise InputError("not_a_seed", text=self.seed, digits=2 * SEED_BYTES)
        return Seed(secret, self.seed_words)


def book_of(setup: GameSetup) -> Rulebook:
    """The rulebook of a game, as its tournament plays it."""
    book = load_rulebook(setup.rulebook)
    return under_tournament(book, setup.tournament) if setup.tournament else book
