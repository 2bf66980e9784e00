"""A review on paper: figures and curves, the key moments with their boards, every move."""

from __future__ import annotations

from collections.abc import Sequence

from reportlab.lib.colors import Color

from letrado.game.tileset import TileSet
from letrado.messages.catalogue import Language, render
from letrado.messages.numbers import number_text, percent_text
from letrado.records.board_print import print_board
from letrado.records.paper import (
    BAND,
    FAINT,
    HEAD,
    INK,
    MARGIN,
    RULE,
    Align,
    Paper,
    PaperName,
    broken,
)
from letrado.records.review.curves import Curve, score_curves, score_ticks, win_curve
from letrado.records.review.figures import figure_rows, phase_rows
from letrado.records.review.page import KEY_MOVES, move_figures, new_squares
from letrado.records.review.review import Review, ReviewedMove
from letrado.records.review.summary import summary_of
from letrado.records.review.wording import (
    bad_word_lines,
    done_text,
    method_text,
    option_text,
    tiles_text,
    verdict_text,
)
from letrado.rules.side import SIDES

COLOURS = (Color(0.12, 0.44, 0.55), Color(0.76, 0.34, 0.10))
BAD = Color(0.64, 0.13, 0.12)
BOARD = 70.0  # millimetres
FOOT = 16.0


class _Print:
    def __init__(
        self, review: Review, tile_set: TileSet, rulebook: str, language: Language, paper: PaperName
    ) -> None:
        self.review, self.tile_set = review, tile_set
        self.rulebook, self.language = rulebook, language
        self.paper = Paper(paper, self.say("title"))
        self.y = MARGIN

    def say(self, key: str, **facts: object) -> str:
        return render(f"review.{key}", self.language, **facts)

    @property
    def bottom(self) -> float:
        return self.paper.height - FOOT

    def content(self) -> bytes:
        self.front()
        self.key_moves()
        self.all_moves()
        self._foot()
        return self.paper.content()

    def _foot(self) -> None:
        y = self.paper.height - 9
        names = " · ".join(self.review.record.player(side).shown for side in SIDES)
        self.paper.text(MARGIN, y, names, size=7, colour=FAINT, width=self.paper.inner - 20)
        right = self.paper.width - MARGIN
        self.paper.text(right, y, str(self.paper.pages), size=7, colour=FAINT, align="right")

    def new_page(self) -> None:
        self._foot()
        self.paper.turn_page()
        self.y = MARGIN

    def section(self, key: str) -> None:
        self.paper.text(MARGIN, self.y + 5, self.say(key), size=12, font="bold", colour=HEAD)
        self.paper.line(
            (MARGIN, self.y + 7), (self.paper.width - MARGIN, self.y + 7), weight=1, colour=HEAD
        )
        self.y += 11

    def front(self) -> None:
        paper, record = self.paper, self.review.record
        names = [record.player(side).shown for side in SIDES]
        title = record.title or " · ".join(names)
        paper.text(MARGIN, self.y + 3, self.say("title"), size=8, colour=FAINT)
        paper.text(MARGIN, self.y + 11, title, size=19, font="bold", colour=HEAD, width=paper.inner)
        scores = [self.review.scores[side] for side in SIDES]
        result = f"{names[0]} {scores[0]} : {scores[1]} {names[1]}"
        paper.text(MARGIN, self.y + 19, result, size=13, font="bold", width=paper.inner)
        level = self.say(f"level_{self.review.level}")
        made = self.say("made_with", rulebook=self.rulebook, level=level)
        paper.text(MARGIN, self.y + 24, made, size=8, colour=FAINT)
        self.y += 29
        summaries = [summary_of(self.review, side) for side in SIDES]
        half = (paper.inner - 8) / 2
        top = self.y
        self._figures(MARGIN, half, ["", *names], figure_rows(summaries, self.language))
        after = self.y
        self.y = top
        left = MARGIN + half + 8
        heads = [self.say("phase"), *names]
        self._figures(left, half, heads, phase_rows(summaries, self.language))
        self.y = paper.paragraph(
            left, self.y + 3, self.say("luck_note"), half, size=7.5, colour=FAINT
        )
        self.y = max(after, self.y) + 6
        self.curves()

    def _figures(
        self, x: float, width: float, heads: Sequence[str], rows: Sequence[tuple[str, ...]]
    ) -> None:
        """A small table: labels on the left, a column a player."""
        shares = (0.5, 0.25, 0.25)
        ends = [x, x + width * 0.75, x + width]
        for number, text in enumerate(heads):
            align: Align = "right" if number else "left"
            room = width * shares[number] - 2
            at = ends[number]
            self.paper.text(
                at, self.y + 4, text, size=7.5, font="bold", colour=HEAD, align=align, width=room
            )
        self.y += 5.6
        for number, row in enumerate(rows):
            if number % 2 == 0:
                self.paper.box((x, self.y), (width, 5.2), fill=BAND, stroke=None)
            for at, text in enumerate(row):
                align = "right" if at else "left"
                room = width * shares[at] - 2
                self.paper.text(ends[at], self.y + 3.7, text, size=8, align=align, width=room)
            self.y += 5.2

    def curves(self) -> None:
        curves = score_curves(self.review)
        top, ticks = score_ticks(curves)
        self.section("course")
        self._chart(curves, top, ticks, self.say("score_curve"))
        curve = win_curve(self.review)
        shares = [(part, percent_text(part, self.language)) for part in (0.0, 0.5, 1.0)]
        label = f"{self.say('win_curve', name=curve.name)}. {self.say('dots')}"
        self._chart([curve], 1.0, shares, label)

    def _chart(
        self, curves: Sequence[Curve], top: float, ticks: Sequence[tuple[float, str]], label: str
    ) -> None:
        paper, height = self.paper, 42.0
        left, right = MARGIN + 11, paper.width - MARGIN
        last = max((point.turn for curve in curves for point in curve.points), default=1) or 1
        base = self.y + height

        def place(turn: float, value: float) -> tuple[float, float]:
            return left + (right - left) * turn / last, base - height * value / top

        for value, text in ticks:
            y = place(0, value)[1]
            paper.line((left, y), (right, y), weight=0.4)
            paper.text(left - 1.5, y + 1, text, size=6.5, colour=FAINT, align="right")
        for number, curve in enumerate(curves):
            points = [place(point.turn, point.value) for point in curve.points]
            paper.path(points, weight=1.4, colour=COLOURS[number])
            for point in curve.points:
                if point.marked:
                    paper.dot(*place(point.turn, point.value), 0.9, COLOURS[number])
        x = left
        paper.text(x, base + 5, label, size=7.5, colour=FAINT)
        if len(curves) > 1:
            for number, curve in enumerate(curves):
                x = right - 40 * (len(curves) - number)
                paper.line((x, base + 4), (x + 6, base + 4), weight=1.6, colour=COLOURS[number])
                paper.text(x + 7.5, base + 5, curve.name, size=7.5, width=31)
        self.y = base + 10

    def key_moves(self) -> None:
        moves = self.review.key_moves(KEY_MOVES)
        self.new_page()
        self.section("key_moves")
        if not moves:
            self.y = self.paper.paragraph(
                MARGIN, self.y + 4, self.say("no_mistakes"), self.paper.inner
            )
        for move in moves:
            if self.y + BOARD + 9 > self.bottom:
                self.new_page()
            self._key_move(move)

    def _key_move(self, move: ReviewedMove) -> None:
        paper, top = self.paper, self.y
        name = self.review.record.player(move.side).shown
        done = done_text(move, self.language)
        heading = f"{move.moment.turn}. {name}: {done} ({move.moment.line.points:+d})"
        paper.text(MARGIN, top + 4, heading, size=10.5, font="bold", width=paper.inner)
        after = move.moment.step.after.board
        print_board(paper, (MARGIN, top + 7), BOARD, after, self.tile_set, new_squares(move))
        x = MARGIN + BOARD + 5
        room = paper.width - MARGIN - x
        y = top + 10
        verdict = verdict_text(move, self.review, self.language)
        y = paper.paragraph(x, y, verdict, room, size=8.5, font="bold", colour=BAD)
        for bad in move.bad_words:
            for line in bad_word_lines(bad, self.rulebook, self.language):
                y = paper.paragraph(x, y + 0.5, line, room, size=7.5)
        held = self.say("rack_held", rack=tiles_text(move.moment.line.rack), bag=move.moment.in_bag)
        y = paper.paragraph(x, y + 1, held, room, size=8, colour=FAINT)
        if move.assessment is not None:
            y = self._options(move, x, y + 1)
            method = method_text(move.assessment, self.language)
            y = paper.paragraph(x, y + 4, method, room, size=7.5, colour=FAINT)
        self.y = max(y, top + BOARD + 7) + 5

    def _options(self, move: ReviewedMove, x: float, y: float) -> float:
        assessment = move.assessment
        assert assessment is not None
        paper = self.paper
        room = paper.width - MARGIN - x
        parts = (0.0, 0.50, 0.76, 1.0)
        heads = ("option", "points", "equity", "win")
        for at, key in enumerate(heads):
            align: Align = "right" if at else "left"
            edge = x + room * parts[at]
            paper.text(edge, y + 3, self.say(key), size=7, font="bold", colour=FAINT, align=align)
        y += 4.4
        board = move.moment.step.before.board
        for option in assessment.options:
            chosen = option is assessment.chosen
            if chosen:
                paper.box((x - 1, y), (room + 2, 5), fill=BAND, stroke=RULE, weight=0.3)
            error = f" ±{number_text(option.error, self.language)}" if option.error else ""
            cells = (
                option_text(option, board, self.language),
                str(option.points),
                number_text(option.equity, self.language, sign=True) + error,
                percent_text(option.win, self.language),
            )
            for at, text in enumerate(cells):
                align = "right" if at else "left"
                edge = x + room * parts[at]
                width = room * (0.40 if at == 0 else 0.25)
                font = "bold" if chosen else "plain"
                paper.text(edge, y + 3.6, text, size=8, font=font, align=align, width=width)
            y += 5
        return y

    def all_moves(self) -> None:
        self.new_page()
        self.section("all_moves")
        self._move_heads()
        for number, move in enumerate(self.review.moves):
            lines = broken(self._verdict(move), "plain", 7, self._verdict_room())
            height = max(1, len(lines)) * 3.2 + 2.2
            if self.y + height > self.bottom:
                self.new_page()
                self._move_heads()
            self._move_row(move, lines, height, banded=number % 2 == 0)

    def _edges(self) -> Sequence[tuple[str, float, Align]]:
        return (
            ("number", MARGIN + 6, "right"),
            ("player", MARGIN + 8, "left"),
            ("move", MARGIN + 34, "left"),
            ("points", MARGIN + 82, "right"),
            ("lost_short", MARGIN + 94, "right"),
            ("win_lost_short", MARGIN + 107, "right"),
            ("luck", MARGIN + 119, "right"),
            ("time", MARGIN + 129, "right"),
            ("verdict", MARGIN + 131, "left"),
        )

    def _verdict_room(self) -> float:
        return self.paper.width - MARGIN - self._edges()[-1][1]

    def _verdict(self, move: ReviewedMove) -> str:
        return verdict_text(move, self.review, self.language)

    def _move_heads(self) -> None:
        for key, x, align in self._edges():
            self.paper.text(
                x,
                self.y + 3.4,
                self.say(key),
                size=6.6,
                font="bold",
                colour=HEAD,
                align=align,
                width=24 if align == "left" else 11,
            )
        self.y += 5

    def _move_row(
        self, move: ReviewedMove, lines: Sequence[str], height: float, *, banded: bool
    ) -> None:
        paper = self.paper
        if banded:
            paper.box((MARGIN, self.y), (paper.inner, height), fill=BAND, stroke=None)
        name = self.review.record.player(move.side).shown
        cells = (
            str(move.moment.turn),
            name,
            done_text(move, self.language),
            *move_figures(move, self.language),
        )
        widths = (6, 25, 36, 10, 11, 12, 11, 9)
        for (_, x, align), text, width in zip(self._edges(), cells, widths, strict=False):
            paper.text(x, self.y + 3.6, text, size=7.6, align=align, width=width)
        colour = BAD if move.mistakes else INK if move.assessment else FAINT
        for number, line in enumerate(lines):
            x = self._edges()[-1][1]
            paper.text(x, self.y + 3.6 + number * 3.2, line, size=7, colour=colour)
        self.y += height


def review_pdf(
    review: Review, tile_set: TileSet, rulebook: str, language: Language, paper: PaperName
) -> bytes:
    """The whole review, ready to print."""
    return _Print(review, tile_set, rulebook, language, paper).content()
