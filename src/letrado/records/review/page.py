"""A review as one page for the browser, with nothing to fetch."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files

from letrado.game.square import Square
from letrado.game.tileset import TileSet
from letrado.messages.catalogue import Language, render
from letrado.messages.numbers import number_text, percent_text
from letrado.records.board_svg import LyingTile, board_svg
from letrado.records.record import Played
from letrado.records.review.assessment import Assessment
from letrado.records.review.curves import curves_svg, score_curves, score_ticks, win_curve
from letrado.records.review.figures import figure_rows, phase_rows
from letrado.records.review.review import Review, ReviewedMove
from letrado.records.review.summary import summary_of
from letrado.records.review.wording import (
    bad_word_lines,
    done_text,
    method_text,
    option_text,
    tiles_text,
    time_text,
    verdict_text,
)
from letrado.rules.side import SIDES

KEY_MOVES = 6
SHEETS = ("game_page.css", "review_page.css")


def _style() -> str:
    folder = files("letrado") / "records"
    return "".join((folder / name).read_text("utf-8") for name in SHEETS)


class _Page:
    def __init__(
        self, review: Review, tile_set: TileSet, rulebook: str, language: Language
    ) -> None:
        self.review, self.tile_set = review, tile_set
        self.rulebook, self.language = rulebook, language

    def say(self, key: str, **facts: object) -> str:
        return escape(render(f"review.{key}", self.language, **facts))

    def number(self, value: float, places: int = 1, *, sign: bool = False) -> str:
        return escape(number_text(value, self.language, places, sign=sign))

    def parts(self) -> Iterator[str]:
        names = [self.review.record.player(side).shown for side in SIDES]
        title = self.review.record.title or " · ".join(names)
        yield (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{self.say('title')}: {escape(title)}</title><style>{_style()}</style></head>"
            f'<body><main><p class="faint">{self.say("title")}</p><h1>{escape(title)}</h1>'
        )
        scores = [self.review.scores[side] for side in SIDES]
        yield (
            f'<p class="result"><span class="k0">{escape(names[0])} {scores[0]}</span> : '
            f'<span class="k1">{scores[1]} {escape(names[1])}</span></p>'
        )
        level = self.say(f"level_{self.review.level}")
        yield f'<p class="faint">{self.say("made_with", rulebook=self.rulebook, level=level)}</p>'
        yield from self._summary()
        yield from self._curves()
        yield from self._key_moves()
        yield from self._moves()
        yield "</main></body></html>\n"

    def _summary(self) -> Iterator[str]:
        summaries = [summary_of(self.review, side) for side in SIDES]
        yield f'<h2>{self.say("summary")}</h2><div class="pair"><div class="scroll">'
        head = ["", *(summary.name for summary in summaries)]
        yield _table(head, figure_rows(summaries, self.language))
        yield '</div><div class="scroll">'
        yield _table(
            [render("review.phase", self.language), *head[1:]],
            phase_rows(summaries, self.language),
        )
        yield f'<p class="faint">{self.say("luck_note")}</p></div></div>'

    def _curves(self) -> Iterator[str]:
        curves = score_curves(self.review)
        top, ticks = score_ticks(curves)
        legend = " · ".join(
            f'<span class="k{number}">{escape(curve.name)}</span>'
            for number, curve in enumerate(curves)
        )
        yield f"<h2>{self.say('course')}</h2><figure>"
        yield curves_svg(curves, render("review.score_curve", self.language), top, ticks)
        yield f"<figcaption>{self.say('score_curve')}: {legend}</figcaption></figure><figure>"
        shares = [(part, percent_text(part, self.language)) for part in (0.0, 0.25, 0.5, 0.75, 1.0)]
        curve = win_curve(self.review)
        label = render("review.win_curve", self.language, name=curve.name)
        yield curves_svg([curve], label, 1.0, shares)
        yield f"<figcaption>{escape(label)}. {self.say('dots')}</figcaption></figure>"

    def _key_moves(self) -> Iterator[str]:
        moves = self.review.key_moves(KEY_MOVES)
        yield f"<h2>{self.say('key_moves')}</h2>"
        if not moves:
            yield f"<p>{self.say('no_mistakes')}</p>"
            return
        yield '<div class="pair">'
        for move in moves:
            yield from self._key_move(move)
        yield "</div>"

    def _key_move(self, move: ReviewedMove) -> Iterator[str]:
        name = self.review.record.player(move.side).shown
        done = done_text(move, self.language)
        heading = f"{move.moment.turn}. {name}: {done} ({move.moment.line.points:+d})"
        yield f'<article class="key"><h3>{escape(heading)}</h3>'
        yield f'<p class="bad">{escape(verdict_text(move, self.review, self.language))}</p>'
        for bad in move.bad_words:
            for line in bad_word_lines(bad, self.rulebook, self.language):
                yield f"<p>{escape(line)}</p>"
        yield board_svg(_lying(move), self.tile_set, heading)
        rack = tiles_text(move.moment.line.rack)
        yield f'<p class="faint">{self.say("rack_held", rack=rack, bag=move.moment.in_bag)}</p>'
        if move.assessment is not None:
            yield self._options(move, move.assessment)
        yield "</article>"

    def _options(self, move: ReviewedMove, assessment: Assessment) -> str:
        rows = []
        for option in assessment.options:
            mark = ' class="chosen"' if option is assessment.chosen else ""
            board = move.moment.step.before.board
            error = f" ±{self.number(option.error)}" if option.error else ""
            rows.append(
                f"<tr{mark}><td>{escape(option_text(option, board, self.language))}</td>"
                f'<td class="n">{option.points}</td><td>{escape(tiles_text(option.leave))}</td>'
                f'<td class="n">{self.number(option.equity, sign=True)}{error}</td>'
                f'<td class="n">{escape(percent_text(option.win, self.language))}</td></tr>'
            )
        heads = (("option", ""), ("points", "n"), ("leave", ""), ("equity", "n"), ("win", "n"))
        head = "".join(f'<th class="{kind}">{self.say(key)}</th>' for key, kind in heads)
        method = escape(method_text(assessment, self.language))
        return (
            f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
            f"<tbody>{''.join(rows)}</tbody></table></div>"
            f'<p class="faint">{method}</p>'
        )

    def _moves(self) -> Iterator[str]:
        keys = ("number", "player", "move", "points", "lost", "win_lost", "luck", "time", "verdict")
        numeric = {"number", "points", "lost", "win_lost", "luck", "time"}
        head = "".join(
            f'<th class="{"n" if key in numeric else ""}">{self.say(key)}</th>' for key in keys
        )
        yield f'<h2>{self.say("all_moves")}</h2><div class="scroll"><table>'
        yield f"<thead><tr>{head}</tr></thead><tbody>"
        for move in self.review.moves:
            yield self._row(move)
        yield "</tbody></table></div>"

    def _row(self, move: ReviewedMove) -> str:
        verdict = verdict_text(move, self.review, self.language)
        tone = "bad" if move.mistakes else "good" if move.assessment else "faint"
        cells = [
            ("n", str(move.moment.turn)),
            ("", self.review.record.player(move.side).shown),
            ("", done_text(move, self.language)),
            *(("n", text) for text in move_figures(move, self.language)),
            (tone, verdict),
        ]
        return (
            "<tr>"
            + "".join(f'<td class="{kind}">{escape(text)}</td>' for kind, text in cells)
            + "</tr>"
        )


def move_figures(move: ReviewedMove, language: Language) -> list[str]:
    """Points, equity and chance lost, luck and time of a move; empty where nobody knows."""
    found = move.assessment
    judged = found is not None and found.method != "bounded"
    used = move.moment.line.used_ms
    return [
        str(move.moment.line.points),
        number_text(found.equity_lost, language) if found and judged else "",
        percent_text(found.win_lost, language, 1) if found and judged else "",
        "" if move.luck is None else number_text(move.luck, language, sign=True),
        "" if used is None else time_text(used),
    ]


def new_squares(move: ReviewedMove) -> list[Square]:
    act = move.moment.line.act
    return [square for square, _ in act.play.placements()] if isinstance(act, Played) else []


def _lying(move: ReviewedMove) -> Iterator[LyingTile]:
    """The board after the move, the tiles of the move set off."""
    new = set(new_squares(move))
    for square, tile in move.moment.step.after.board.tiles.items():
        yield LyingTile(square, tile, 0, fresh=square in new)


def _table(head: Iterable[str], rows: Iterable[tuple[str, ...]]) -> str:
    first, *others = head
    heads = f"<th>{escape(first)}</th>" + "".join(
        f'<th class="n">{escape(text)}</th>' for text in others
    )
    body = "".join(
        f"<tr><td>{escape(row[0])}</td>"
        + "".join(f'<td class="n">{escape(text)}</td>' for text in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def review_page(review: Review, tile_set: TileSet, rulebook: str, language: Language) -> str:
    """The whole page."""
    return "".join(_Page(review, tile_set, rulebook, language).parts())
