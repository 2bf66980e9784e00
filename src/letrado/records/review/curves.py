"""The course of a game as curves: the points of both players, and who was likely to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from letrado.records.review.review import Review
from letrado.rules.side import SIDES, Side

WIDTH, HEIGHT = 640, 220
LEFT, RIGHT, TOP, BOTTOM = 68, 12, 14, 28


@dataclass(frozen=True)
class Point:
    """Where a curve is after a turn; `marked` where that turn was a mistake."""

    turn: int
    value: float
    marked: bool = False


@dataclass(frozen=True)
class Curve:
    name: str
    points: tuple[Point, ...]


def score_curves(review: Review) -> tuple[Curve, ...]:
    """The running totals of both players, turn by turn."""
    curves = []
    for side in SIDES:
        points = [Point(0, 0.0)]
        for move in review.moves:
            if move.moment.side == side:
                total = move.moment.step.after.scores[side]
                if move.moment.step.withdrawn:
                    total = move.moment.step.before.scores[side]
                marked = any(mistake.side == side for mistake in move.mistakes)
                points.append(Point(move.moment.turn, float(total), marked))
        last = review.moves[-1].moment.turn if review.moves else 0
        points.append(Point(last + 1, float(review.scores[side])))
        curves.append(Curve(review.record.player(side).shown, tuple(points)))
    return tuple(curves)


def win_curve(review: Review, side: Side = "A") -> Curve:
    """The chance to win of one player after every turn that could be judged."""
    points = [Point(0, 0.5)]
    for move in review.moves:
        if move.win is not None:
            chance = move.win if move.side == side else 1 - move.win
            points.append(Point(move.moment.turn, chance, bool(move.mistakes)))
    return Curve(review.record.player(side).shown, tuple(points))


def curves_svg(
    curves: Sequence[Curve], label: str, top: float, ticks: Sequence[tuple[float, str]]
) -> str:
    """The curves in one picture, from 0 to `top`."""
    last = max((point.turn for curve in curves for point in curve.points), default=1) or 1

    def place(point: Point) -> tuple[float, float]:
        x = LEFT + (WIDTH - LEFT - RIGHT) * point.turn / last
        y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - point.value / top)
        return round(x, 1), round(y, 1)

    frame = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}"'
    parts = [f'<svg class="curves" {frame}>']
    for value, text in ticks:
        y = place(Point(0, value))[1]
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
        parts.append(f'<text x="{LEFT - 5}" y="{y + 4}" text-anchor="end">{escape(text)}</text>')
    for turn in range(0, last + 1, 5):
        x = place(Point(turn, 0))[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - 8}" text-anchor="middle">{turn}</text>')
    for number, curve in enumerate(curves):
        line = " ".join(f"{x},{y}" for x, y in map(place, curve.points))
        parts.append(f'<polyline class="curve c{number}" points="{line}"/>')
        for point in curve.points:
            if point.marked:
                x, y = place(point)
                parts.append(f'<circle class="c{number}" cx="{x}" cy="{y}" r="4"/>')
    parts.append("</svg>")
    return "".join(parts)


def score_ticks(curves: Sequence[Curve]) -> tuple[float, list[tuple[float, str]]]:
    """The top of a picture of scores, and its lines, a hundred points apart."""
    most = max((point.value for curve in curves for point in curve.points), default=0)
    top = max(100.0, 100.0 * -(-most // 100))
    return top, [(float(value), str(value)) for value in range(0, int(top) + 1, 100)]
