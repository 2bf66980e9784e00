"""letrado rebuild: the game behind two score sheets."""

from __future__ import annotations

import click
from rich.console import Console
from rich.text import Text

from letrado.cli.files import read_file
from letrado.cli.language import say, spoken
from letrado.cli.lexicons import chosen_book
from letrado.cli.localised import Command
from letrado.cli.record_files import GCG, JOURNAL, format_of, may_write, words_of, write_file
from letrado.cli.screen import add_row, plain_table, print_json, screen
from letrado.errors import InputError
from letrado.game.tileset import load_tile_set
from letrado.records.gcg_writing import play_word, write_gcg
from letrado.records.rebuild.alignment import Turn, turns_of
from letrado.records.rebuild.comparison import Difference, differences
from letrado.records.rebuild.game import play_of, rebuilt_game
from letrado.records.rebuild.lattice import Signs, Trial
from letrado.records.rebuild.score_sheet import ScoreSheet, Written, read_sheet
from letrado.records.rebuild.search import Problem, Reading, readings
from letrado.records.to_journal import journal_of
from letrado.records.worth import bonus_of
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import default_rulebook_id
from letrado.rules.side import Side
from letrado.table.journal import written
from letrado.table.wording import ruling_text

MOST_READINGS = 5
NOT_REBUILT = 1


@click.command(cls=Command, help="rebuild")
@click.argument("sheet_a", metavar="SHEET_A")
@click.argument("sheet_b", metavar="SHEET_B")
@click.option(
    "--rulebook", "rulebook_id", metavar="ID", default=default_rulebook_id, help="rulebook_id"
)
@click.option("--tournament", metavar="FILE", help="tournament")
@click.option("--without-words", is_flag=True, help="without_words")
@click.option("--out", metavar="FILE", help="rebuilt_out")
@click.option("--force", is_flag=True, help="force")
@click.option("--json", "as_json", is_flag=True, help="json")
def rebuild(
    *,
    sheet_a: str,
    sheet_b: str,
    rulebook_id: str,
    tournament: str | None,
    without_words: bool,
    out: str | None,
    force: bool,
    as_json: bool,
) -> None:
    """Read both, search, and show what was found and what was not."""
    if out is not None:
        if format_of(out) not in (GCG, JOURNAL):
            raise InputError("unknown_format", path=out)
        may_write(None, out, force=force)
    book = chosen_book(rulebook_id, tournament)
    box = load_tile_set(book.provisions.tiles.set.value)
    sheets = (
        read_sheet(read_file(sheet_a), sheet_a, box),
        read_sheet(read_file(sheet_b), sheet_b, box),
    )
    turns = turns_of(sheets[0].entries, sheets[1].entries)
    is_word = None if without_words else words_of(book)
    problem = Problem(box, tuple(turns), bonus_of(book), is_word)
    found = readings(problem)
    told = differences(problem, found[0], book)
    if out is not None:
        record = rebuilt_game(problem, found[0], sheets, book.id)
        is_gcg = format_of(out) == GCG
        write_file(out, write_gcg(record) if is_gcg else written(journal_of(record, book)))
    report = _Report(problem, found, told, sheets, book)
    if as_json:
        print_json(report.view())
    else:
        report.show(screen())
    if report.open_turns:
        raise SystemExit(NOT_REBUILT)


class _Report:
    def __init__(
        self,
        problem: Problem,
        found: list[Reading],
        told: list[Difference],
        sheets: tuple[ScoreSheet, ScoreSheet],
        book: Rulebook,
    ) -> None:
        self.problem = problem
        self.found = found
        self.told = told
        self.book = book
        self.signs = Signs.of(problem.box)
        first, second = next((s.players for s in sheets if s.players), ("A", "B"))
        self.names: dict[Side, str] = {"A": first, "B": second}
        self.open_turns = [one.turn for one in told if one.matter == "left_open"]

    def view(self) -> dict[str, object]:
        return {
            "turns": [
                {
                    "turn": number,
                    "side": turn.side,
                    "play": self._play(trial) if trial else None,
                    "points": trial.points if trial else None,
                }
                for number, (turn, trial) in enumerate(self._turns(), start=1)
            ],
            "open": self.open_turns,
            "differences": [
                {
                    "turn": one.turn,
                    "sheet": one.sheet,
                    "line": one.line,
                    "matter": one.matter,
                    "text": self._text(one),
                }
                for one in self.told
            ],
            "as_good": len(self._as_good()),
            "cost": self.found[0].cost,
        }

    def _turns(self) -> list[tuple[Turn, Trial | None]]:
        return list(zip(self.problem.turns, self.found[0].trials, strict=True))

    def show(self, out: Console) -> None:
        headings = ("turn", "player", "play", "points", "sheet_a", "sheet_b")
        table = plain_table(*(say(f"rebuild.{heading}") for heading in headings))
        for number, (turn, trial) in enumerate(self._turns(), start=1):
            said = [_said(entry) for entry in turn.sheets()]
            play = self._play(trial) if trial else self._no_play(number)
            points = str(trial.points) if trial else ""
            add_row(table, str(number), self.names[turn.side], play, points, *said)
        out.print(table)
        if self.told:
            out.print(Text(say("rebuild.differences", count=len(self.told)), style="bold"))
            for one in self.told:
                out.print(Text("  " + self._text(one)))
        else:
            out.print(Text(say("rebuild.agree")))
        self._show_others(out)

    def _no_play(self, number: int) -> str:
        return say("rebuild.open") if number in self.open_turns else "-"

    def _play(self, trial: Trial) -> str:
        play = play_of(trial, self.signs)
        return f"{play.position} {play_word(play, self.problem.box)}"

    def _text(self, one: Difference) -> str:
        text = say(
            f"rebuild.{one.matter}",
            turn=one.turn,
            sheet=self.names[one.sheet] if one.sheet else "",
            written=one.written,
            right=one.right,
        )
        if one.ruling is None:
            return text
        return f"{text} {ruling_text(one.ruling, spoken(), self.book.id)}"

    def _as_good(self) -> list[Reading]:
        return [reading for reading in self.found if reading.cost == self.found[0].cost]

    def _show_others(self, out: Console) -> None:
        """Other readings, told by the turns in which they differ from the first."""
        as_good = self._as_good()
        if len(as_good) > 1:
            out.print(Text(say("rebuild.as_good", count=len(as_good) - 1), style="bold"))
        for number, reading in enumerate(self.found[1:MOST_READINGS], start=2):
            changes = [
                f"{turn}: {self._play(trial) if trial else say('rebuild.open')}"
                for turn, (trial, first) in enumerate(
                    zip(reading.trials, self.found[0].trials, strict=True), start=1
                )
                if trial != first
            ]
            cost = reading.cost - self.found[0].cost
            shown = "; ".join(changes[:8])
            out.print(Text("  " + say("rebuild.other", number=number, cost=cost, plays=shown)))


def _said(entry: Written | None) -> str:
    return entry.text if entry is not None else "-"
