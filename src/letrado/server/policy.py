"""Who may do what: one function, asked before every route.

A route names its act. Nothing is allowed because nobody thought of it: an act that is not here is
refused, and a test has a row for every route.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.server.about import About
from letrado.server.person import Person

Act: TypeAlias = Literal[
    "read",  # rulebooks, texts, whether the server is well
    "enter",  # begin a session, sign in
    "own",  # one's own session, account, games
    "propose",  # games: propose, accept, list
    "study",  # words and positions, when one is not playing
    "see",  # a game
    "play",  # at a game
    "review",  # the whole journal of a game
    "judge",  # at the desk of a game
    "oversee",  # the tables that have officials, and what waits for them
    "assist",  # a monitor at a table: bring verdicts, report
    "administer",  # accounts
    "measure",  # figures of the server
]
OFFICIALS = frozenset({"arbiter", "director"})


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked for, and around it what decides."""

    act: Act
    person: Person | None
    about: About | None = None  # the game, if it is about one
    over: bool = False  # that game is over
    playing: bool = False  # the person sits at a game that goes on, with a clock or not
    accounts: bool = False  # the server has accounts
    local: bool = True  # the request comes from the machine itself


def may(asked: Asked) -> bool:
    """Is it allowed?"""
    person, about = asked.person, asked.about
    if asked.act == "measure":
        return asked.local or _is_administrator(person)
    if asked.act in ("read", "enter"):
        return True
    if person is None or (asked.accounts and person.guest):
        return False
    match asked.act:
        case "own" | "propose" | "read" | "enter":
            return True
        case "study":
            return not asked.playing
        case "see":
            return about is not None and (about.terms.spectators or _belongs(person, about))
        case "play":
            return about is not None and about.side_of(person.id) is not None
        case "review":
            return about is not None and asked.over and may_see(person, about)
        case "judge":
            return about is not None and _is_at_the_desk(person, about, accounts=asked.accounts)
        case "oversee":
            return asked.accounts and is_of_the_hall(person)
        case "assist":
            return about is not None and asked.accounts and _may_assist(person, about)
        case "administer":
            return asked.accounts and _is_administrator(person)


def may_see(person: Person, about: About) -> bool:
    return about.terms.spectators or _belongs(person, about)


def _belongs(person: Person, about: About) -> bool:
    return about.side_of(person.id) is not None or about.arbiter == person.id


def _is_at_the_desk(person: Person, about: About, *, accounts: bool) -> bool:
    """The arbiter of the game; with accounts only an official whose second factor was shown."""
    if about.arbiter != person.id or about.side_of(person.id) is not None:
        return False
    return not accounts or is_official(person)


def is_official(person: Person) -> bool:
    """An arbiter or director whose second factor was shown."""
    return person.sure and bool(OFFICIALS.intersection(person.roles))


def is_of_the_hall(person: Person) -> bool:
    """A monitor decides nothing alone and needs no second factor; officials do."""
    return "monitor" in person.roles or is_official(person)


def _may_assist(person: Person, about: About) -> bool:
    """At every table that has officials, but not at one's own."""
    return about.terms.arbiter and about.side_of(person.id) is None and is_of_the_hall(person)


def _is_administrator(person: Person | None) -> bool:
    return person is not None and person.sure and "administrator" in person.roles
