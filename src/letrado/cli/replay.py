"""letrado replay: step through the journal of a game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import click
from rich.console import Console
from rich.text import Text

from letrado.cli.draw import check_text
from letrado.cli.files import read_file
from letrado.cli.language import say, spoken
from letrado.cli.localised import Command
from letrado.cli.play_view import board_view, rack_line, sheet_view
from letrado.cli.screen import print_json, screen
from letrado.cli.table_clock import clock_text
from letrado.errors import DataError, InputError
from letrado.game.draw_record import check_draws
from letrado.game.tileset import load_tile_set
from letrado.rules.side import SIDES
from letrado.storage.journal_file import acknowledged
from letrado.table import events as e
from letrado.table.apply import apply
from letrado.table.draws import draw_record
from letrado.table.event_wording import event_text
from letrado.table.journal import read, replayed
from letrado.table.setup import book_of
from letrado.table.state import State
from letrado.table.wording import ruling_text


@dataclass(frozen=True)
class Step:
    """One event of a journal, in words, and the state after it."""

    number: int
    event: e.AnyEvent
    text: str
    rulings: tuple[str, ...]
    after: State


@click.command(cls=Command, help="replay")
@click.argument("file", metavar="FILE")
@click.option("--to", "last", type=click.IntRange(1), metavar="N", help="to")
@click.option("--json", "as_json", is_flag=True, help="json")
def replay(file: str, last: int | None, *, as_json: bool) -> None:
    """All of it, or one step at each Enter on a terminal."""
    steps = read_steps(file)
    shown = steps[:last]
    if not shown:
        raise InputError("journal_empty", path=file)
    ended = steps[-1].after.final is not None
    if as_json:
        print_json([_view(step) for step in shown])
    elif sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(shown, ended=ended)
    else:
        _print_all(shown, ended=ended)


def read_steps(file: str) -> list[Step]:
    """The steps of a journal; raise InputError on anything that is not one."""
    events = read(acknowledged(read_file(file)), file)
    replayed(events, file)
    return list(_steps(events, file))


def _steps(events: list[e.AnyEvent], file: str) -> Iterator[Step]:
    state = State()
    book_id = ""
    for number, event in enumerate(events, start=1):
        if isinstance(event, e.GameSetUp):
            book_id = event.setup.rulebook
        try:
            text = event_text(event, state, spoken())
            rulings = tuple(ruling_text(told, spoken(), book_id) for told in event.rulings)
        except (DataError, LookupError, ValueError) as wrong:  # written by other hands
            problem = type(event).__name__
            raise InputError("journal_line", path=file, line=number + 1, problem=problem) from wrong
        state = apply(state, event)
        yield Step(number, event, text, rulings, state)


def _view(step: Step) -> dict[str, object]:
    state = step.after
    at = step.event.at
    return {
        "number": step.number,
        "at": at,
        "text": step.text,
        "rulings": step.rulings,
        "phase": state.phase,
        "on_turn": state.on_turn,
        "scores": state.scores(),
        "clocks": {side: state.clocks.left(side, at) for side in SIDES},
        "bag": state.bag_size,
        "event": step.event,
    }


def _print_all(steps: list[Step], *, ended: bool) -> None:
    out = screen()
    for step in steps:
        _print_step(step, out)
    _print_table(steps[-1], out, ended=ended)
    out.print(sheet_view(steps[-1].after))
    _print_check(steps, ended=ended)


def _step_through(steps: list[Step], *, ended: bool) -> None:
    out = Console(highlight=False)
    at = 0
    while True:
        out.clear()
        _print_table(steps[at], out, ended=ended)
        _print_step(steps[at], out)
        out.print(Text(say("replay.keys", number=at + 1, total=len(steps)), style="bold cyan"))
        line = sys.stdin.readline()
        key = line.strip().lower()[:1]
        if not line or key in ("q", "s") or (not key and at == len(steps) - 1):
            break
        at = max(0, at - 1) if key == "-" else min(at + 1, len(steps) - 1)
    out.print(sheet_view(steps[at].after))
    _print_check(steps, ended=ended)


def _print_step(step: Step, out: Console) -> None:
    line = Text(f"{step.number:>4}  {clock_text(step.event.at):>6}  ", style="dim")
    line.append(step.text, style="bold")
    out.print(line)
    for ruling in step.rulings:
        out.print(Text(f"{'':14}{ruling}", style="dim"))


def _print_table(step: Step, out: Console, *, ended: bool) -> None:
    """The board; racks only once the game is over."""
    state = step.after
    book = book_of(state.game)
    out.print(board_view(state, book, step.event.at))
    if ended:
        tile_set = load_tile_set(book.provisions.tiles.set.value)
        for side in SIDES:
            out.print(rack_line(state, side, tile_set))


def _print_check(steps: list[Step], *, ended: bool) -> None:
    """The draw of a hosted game that is over can be checked by anyone."""
    state = steps[-1].after
    if not ended or state.final is None or not state.hosted:
        return
    record = draw_record(state.game, [step.event for step in steps])
    click.echo(say("play.seed_revealed", seed=record.seed))
    click.echo(check_text(check_draws(record)))
