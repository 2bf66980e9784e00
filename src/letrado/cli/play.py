"""letrado play: a game at one terminal, hosted or recorded; a demonstration without one."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import get_args

import click
from rich.text import Text

from letrado.cli.demonstration import demonstrate
from letrado.cli.language import say
from letrado.cli.localised import Command
from letrado.cli.play_script import run_script, script_lines
from letrado.cli.play_session import Session
from letrado.cli.play_setup import (
    Options,
    default_session,
    keep_in,
    new_session,
    resumed_session,
    setup_of,
    words_for,
)
from letrado.cli.play_terminal import Terminal
from letrado.cli.play_view import board_view
from letrado.cli.screen import screen
from letrado.cli.word_options import tier_option, tournament_option
from letrado.rulebook.chapters.time import ClockMode
from letrado.rulebook.loader import default_rulebook_id
from letrado.rules.start import Format
from letrado.table.setup import GameSetup, TimeMethod, book_of

CLOCKS: dict[str, TimeMethod] = {"none": "none", "chess": "chess_clock", "timer": "timer"}
MODES: dict[str, ClockMode] = {"corrido": "corrido", "no-corrido": "no_corrido"}
FORMATS: dict[str, Format] = {name.replace("_", "-"): name for name in get_args(Format)}
MINUTES = click.IntRange(1, 600)


@click.command(cls=Command, help="play")
@click.option("--rulebook", metavar="ID", default=default_rulebook_id, help="play_rulebook")
@tournament_option
@tier_option
@click.option("--players", metavar="A B", nargs=2, default=("Ana", "Bruno"), help="players")
@click.option("--against", metavar="PLAYER", default="", help="against")
@click.option("--clock", type=click.Choice(list(CLOCKS)), default="none", help="clock")
@click.option("--mode", type=click.Choice(list(MODES)), help="mode")
@click.option("--minutes", metavar="N", type=MINUTES, help="minutes")
@click.option("--limit", metavar="N", type=MINUTES, help="limit")
@click.option(
    "--format", "start", type=click.Choice(list(FORMATS)), default="friendly", help="format"
)
@click.option("--record", is_flag=True, help="record")
@click.option("--by-hand", is_flag=True, help="by_hand")
@click.option("--arbiter", is_flag=True, help="arbiter")
@click.option("--list", "word_list", metavar="FILE|derived", help="word_list")
@click.option("--journal", metavar="FILE", help="journal")
@click.option("--script", metavar="FILE|-", help="script")
@click.option("--seed", metavar="HEX", help="seed")
def play(
    *,
    rulebook: str,
    tournament: str | None,
    tiers: tuple[str, ...],
    players: tuple[str, str],
    against: str,
    clock: str,
    mode: str | None,
    minutes: int | None,
    limit: int | None,
    start: str,
    word_list: str | None,
    journal: str | None,
    script: str | None,
    seed: str | None,
    record: bool,
    by_hand: bool,
    arbiter: bool,
) -> None:
    """Open a table, or go on with the game of a journal."""
    if script is None and not sys.stdin.isatty():
        demonstrate()
        return
    options = Options(
        rulebook=rulebook,
        tournament=tournament,
        tiers=tiers,
        players=(_name(players[0]), _name(against or players[1])),
        against=against,
        clock=CLOCKS[clock],
        mode=MODES[mode] if mode else None,
        minutes=minutes,
        limit=limit,
        format=FORMATS[start],
        record=record,
        by_hand=by_hand,
        arbiter=arbiter,
        word_list=word_list,
        seed=seed,
    )
    scripted = script is not None
    session, path, greeting = _table(options, journal, scripted=scripted)
    try:
        if script is not None:
            _play_script(session, script, greeting)
        else:
            Terminal(session, tuple(Text(line) for line in greeting)).run()
    finally:
        if session.journal is not None:
            session.journal.close()
    _say_where_it_stays(session, path)


def _play_script(session: Session, script: str, greeting: list[str]) -> None:
    out = screen()
    for line in greeting:
        out.print(Text(line))
    run_script(session, script_lines(script), out)
    out.print(board_view(session.state, session.book, session.clock.now()))


def _name(text: str) -> str:
    """One line, without what a terminal would take as an order."""
    return "".join(letter for letter in text if letter.isprintable()).strip()[:40] or "?"


def _table(
    options: Options, journal: str | None, *, scripted: bool
) -> tuple[Session, Path, list[str]]:
    """A new game, or the one that a journal holds, and what is said first."""
    if journal is not None:
        path = Path(journal)
        if path.exists():
            session = resumed_session(path, options.word_list, scripted=scripted)
            session.tick()  # an automatic player may be to move
            return session, path, [say("play.resumed", path=path)]
    else:
        today = datetime.now().astimezone()
        unfinished, path = default_session(options, today, scripted=scripted)
        if unfinished is not None:
            unfinished.tick()
            return unfinished, path, [say("play.resumed", path=path)]
    setup = setup_of(options)
    words = words_for(options.word_list, book_of(setup), setup)
    session, reply = new_session(setup, words, scripted=scripted)
    if not reply.happened:
        out = screen()
        for shown in reply.shown:
            out.print(shown)
        raise SystemExit(1)
    keep_in(session, path)
    return session, path, _greeting(setup, path)


def _greeting(setup: GameSetup, path: Path) -> list[str]:
    lines = [say("play.journal", path=path)]
    if setup.way == "hosted":
        lines.append(say("draw.commitment", commitment=setup.bag_seed().commitment()))
        return [*lines, say("play.ready")]
    return [*lines, say("play.lot_wanted" if setup.format == "friendly" else "play.ready")]


def _say_where_it_stays(session: Session, path: Path) -> None:
    closed = session.state.phase == "closed"
    click.echo(say("play.closed" if closed else "play.left", path=path))
    if closed and session.state.hosted:
        click.echo(say("play.seed_revealed", seed=session.state.game.seed))
