"""From the options of `letrado play` to a game that can begin or go on."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from letrado.cli.chosen_rules import chosen_rules
from letrado.cli.lexicons import open_words
from letrado.cli.play_orders import plain
from letrado.cli.play_session import Reply, Session
from letrado.cli.table_clock import RealClock, ScriptClock
from letrado.errors import InputError
from letrado.game.bag import SEED_BYTES
from letrado.players.player import Player
from letrado.players.players import seated
from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.time import ClockMode
from letrado.rulebook.loader import default_rulebook_id, load_rulebook
from letrado.rules.side import SIDES, Side
from letrado.rules.start import Format
from letrado.storage.journal_file import JournalFile
from letrado.table import commands as c
from letrado.table.setup import GameSetup, TimeMethod, Timing, book_of
from letrado.table.words import AskTheArbiter, KnownWords, Words

DERIVED = "derived"  # for --list: the words that the rulebook derives


@dataclass(frozen=True)
class Options:
    """What the user chose; None is left to the rulebook."""

    rulebook: str = field(default_factory=default_rulebook_id)
    tournament: str | None = None
    tiers: tuple[str, ...] = ()
    players: tuple[str, str] = ("Ana", "Bruno")
    clock: TimeMethod = "none"
    mode: ClockMode | None = None
    minutes: int | None = None
    limit: int | None = None
    format: Format = "friendly"
    record: bool = False
    by_hand: bool = False
    arbiter: bool = False
    word_list: str | None = None
    seed: str | None = None
    against: str = ""  # an automatic player


def setup_of(options: Options) -> GameSetup:
    book = load_rulebook(options.rulebook)
    if options.against and options.record:
        raise InputError("machine_recorded")
    mode = options.mode or book.provisions.time.clock.modes.value[0]
    return GameSetup(
        rulebook=options.rulebook,
        tournament=chosen_rules(book, options.tournament, options.tiers),
        players=options.players,
        way="recorded" if options.record else "hosted",
        steps="by_hand" if options.by_hand else "automatic",
        timing=Timing(
            method=options.clock,
            mode=mode,
            minutes_each=options.minutes,
            game_limit_minutes=options.limit,
        ),
        format=options.format,
        arbiter_present=options.arbiter,
        machines=("", options.against),
        seed="" if options.record else _seed(options.seed),
        seed_words=options.players,
    )


def _seed(text: str | None) -> str:
    """A secret of the right size; a short number stands for itself with zeros before it."""
    return secrets.token_hex(SEED_BYTES) if text is None else text.zfill(2 * SEED_BYTES)


def new_session(setup: GameSetup, words: Words, *, scripted: bool) -> tuple[Session, Reply]:
    """A game set up; the reply says what the book thinks of it. Nothing is on disk yet."""
    if setup.way == "hosted":
        setup.bag_seed()
    clock = ScriptClock() if scripted else RealClock()
    session = Session(book_of(setup), words, clock, machines=machines_for(setup, words))
    reply = session.carry_out(c.SetUp(by="director", setup=setup))
    return session, reply


def keep_in(session: Session, path: Path) -> None:
    """Write the game so far to a new journal, and everything from now on."""
    session.journal = JournalFile.create(path)
    session.journal.append(session.events)


def resumed_session(path: Path, word_list: str | None, *, scripted: bool) -> Session:
    """Go on with the game of a journal; raise InputError when it is closed."""
    journal, events, state = JournalFile.resume(path)
    if state.setup is None or state.phase == "closed":
        journal.close()
        raise InputError("journal_finished", path=str(path))
    base = max((event.at for event in events), default=0)
    clock = ScriptClock(base) if scripted else RealClock(base)
    book = book_of(state.setup)
    words = words_for(word_list, book, state.setup)
    machines = machines_for(state.setup, words)
    return Session(book, words, clock, journal, state, events, machines)


def machines_for(setup: GameSetup, words: Words) -> dict[Side, Player]:
    """The automatic players of a game in their seats; they play with the words that decide."""
    if not isinstance(words, KnownWords):
        return {}
    book = book_of(setup)
    named = zip(SIDES, setup.machines, strict=True)
    chance = int.from_bytes(sha256(b"players " + setup.seed.encode()).digest()[:6])
    return {side: seated(name, words.known, book, chance) for side, name in named if name}


def words_for(word_list: str | None, book: Rulebook, setup: GameSetup) -> Words:
    """Who answers challenges: the book's own words, a list, or, among people, the arbiter."""
    if word_list is None and not any(setup.machines):
        return AskTheArbiter()
    return KnownWords(open_words(book, None if word_list in (None, DERIVED) else word_list))


def journal_path(players: tuple[str, str], today: datetime) -> Path:
    """A name in this folder from the date and the players."""
    names = "-".join(_slug(player) for player in players)
    return Path(f"letrado-{today:%Y-%m-%d}-{names}.jsonl")


def _slug(name: str) -> str:
    kept = "".join(letter if letter.isalnum() else "-" for letter in plain(name))
    return kept.strip("-")[:30] or "x"


def default_session(
    options: Options, today: datetime, *, scripted: bool
) -> tuple[Session | None, Path]:
    """The unfinished game of today between these players, if any; else a free name."""
    path = journal_path(options.players, today)
    number = 1
    while path.exists():
        try:
            return resumed_session(path, options.word_list, scripted=scripted), path
        except InputError as wrong:
            if wrong.code != "journal_finished":
                raise
        number += 1
        base = journal_path(options.players, today)
        path = base.with_name(f"{base.stem}-{number}.jsonl")
    return None, path
