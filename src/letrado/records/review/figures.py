"""The figures of a review as rows of text, for the terminal, pages and paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from letrado.messages.catalogue import Language, render
from letrado.messages.numbers import number_text, percent_text
from letrado.records.review.moments import PHASES
from letrado.records.review.summary import PlayerSummary
from letrado.records.review.wording import time_text

Row = tuple[str, ...]


def figure_rows(summaries: Sequence[PlayerSummary], language: Language) -> list[Row]:
    """One row a figure, one column a player."""

    def number(value: float, places: int = 1, *, sign: bool = False) -> str:
        return number_text(value, language, places, sign=sign)

    figures: dict[str, Callable[[PlayerSummary], str]] = {
        "score": lambda s: str(s.score),
        "moves": lambda s: str(s.moves),
        "judged": lambda s: str(s.judged),
        "average": lambda s: number(s.points_a_move),
        "bingos": lambda s: str(s.bingos),
        "bingos_missed": lambda s: str(s.bingos_missed),
        "accuracy": lambda s: percent_text(s.accuracy, language),
        "equity_lost": lambda s: number(s.equity_lost),
        "equity_lost_a_move": lambda s: number(s.equity_lost_a_move),
        "win_lost_sum": lambda s: percent_text(s.win_lost, language),
        "luck_sum": lambda s: number(s.luck, sign=True),
    }
    rows = [
        (render(f"review.{key}", language), *(figure(summary) for summary in summaries))
        for key, figure in figures.items()
    ]
    if any(summary.used_ms is not None for summary in summaries):
        times = ("" if s.used_ms is None else time_text(s.used_ms) for s in summaries)
        rows.append((render("review.used", language), *times))
    kinds = dict.fromkeys(kind for summary in summaries for kind in summary.mistakes)
    for kind in kinds:
        counts = (str(summary.mistakes.get(kind, 0)) for summary in summaries)
        rows.append((render(f"review.kind_{kind}", language), *counts))
    return rows


def phase_rows(summaries: Sequence[PlayerSummary], language: Language) -> list[Row]:
    """Mistakes of so many moves, and the equity lost, phase by phase."""
    rows = []
    for phase in PHASES:
        cells = []
        for summary in summaries:
            there = summary.phases[phase]
            lost = number_text(-there.equity_lost, language, sign=True)
            facts = {"mistakes": there.mistakes, "moves": there.moves, "lost": lost}
            cells.append(render("review.phase_cell", language, **facts))
        rows.append((render(f"review.phase_{phase}", language), *cells))
    return rows
