"""What a game is made of, and whether its book lets it be played like that."""

from __future__ import annotations

import secrets
from functools import cache

from msgspec import Struct

from letrado.errors import InputError
from letrado.game.bag import SEED_BYTES
from letrado.messages.catalogue import Language
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.tournament import TournamentRules, under_tournament
from letrado.rules.side import SIDES, Side
from letrado.server.about import MatchPlace, Seat, Terms
from letrado.server.matches import first_in_match
from letrado.table import commands as c
from letrado.table.decide import decide
from letrado.table.setup import GameSetup, Timing
from letrado.table.state import State
from letrado.table.wording import ruling_text
from letrado.table.words import AskTheArbiter


class NewGame(Struct, frozen=True):
    """Terms, people, and what fixes the tiles."""

    terms: Terms
    seats: dict[Side, Seat]
    secret: str
    seed_words: tuple[str, ...]
    arbiter: str | None = None
    match: MatchPlace | None = None
    previous_starter: Side | None = None


def fresh_secret() -> str:
    return secrets.token_hex(SEED_BYTES)


def setup_of(new: NewGame) -> GameSetup:
    terms, book = new.terms, load_rulebook(new.terms.rulebook)
    clock = terms.clock
    return GameSetup(
        rulebook=terms.rulebook,
        players=tuple(new.seats[side].name for side in SIDES),
        tournament=_rules(terms.rulebook, terms.acceptance_seconds),
        timing=Timing(
            method=clock.method,
            mode=clock.mode or book.provisions.time.clock.modes.value[0],
            minutes_each=clock.minutes_each,
            game_limit_minutes=clock.game_limit_minutes,
        ),
        format="match" if new.match is not None else "friendly",
        previous_starter=new.previous_starter,
        arbiter_present=terms.arbiter,
        seed=new.secret,
        seed_words=new.seed_words,
    )


def book_of_terms(terms: Terms) -> Rulebook:
    """The book with what was agreed besides it."""
    return _book(terms.rulebook, terms.acceptance_seconds)


def check_game(new: NewGame, language: Language) -> None:
    """An InputError that says why, if the book does not let the game be set up like that."""
    command = c.SetUp(by="director", setup=setup_of(new))
    decision = decide(State(), command, book_of_terms(new.terms), AskTheArbiter(), 0)
    why = [ruling_text(ruling, language) for ruling in decision.rulings if not ruling.allowed]
    if not decision.carried_out:
        raise InputError("terms_not_allowed", problem=" ".join(why))


def check_terms(terms: Terms, language: Language) -> None:
    """The same before anybody has sat down."""
    seats: dict[Side, Seat] = {side: Seat("", side) for side in SIDES}
    check_game(NewGame(terms, seats, fresh_secret(), (), match=first_in_match(terms)), language)


def _rules(rulebook_id: str, acceptance_seconds: int | None) -> TournamentRules | None:
    if acceptance_seconds is None:
        return None
    changed = {"challenge": {"acceptance_delay_seconds": acceptance_seconds}}
    return TournamentRules(rulebook_id, provisions=changed)


@cache
def _book(rulebook_id: str, acceptance_seconds: int | None) -> Rulebook:
    book = load_rulebook(rulebook_id)
    rules = _rules(rulebook_id, acceptance_seconds)
    return book if rules is None else under_tournament(book, rules)
