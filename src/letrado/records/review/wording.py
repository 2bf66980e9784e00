"""A review in words."""

from __future__ import annotations

from collections.abc import Iterator

from letrado.engine.engine import Exchange, Move, Pass, RatedPlay
from letrado.game.board import Board
from letrado.game.play_wording import play_text
from letrado.lexicon.wording import explanation_lines
from letrado.messages.catalogue import Language, render
from letrado.messages.numbers import number_text
from letrado.records.record import Exchanged, Passed, Played
from letrado.records.review.assessment import Assessment, Option
from letrado.records.review.mistake import Mistake
from letrado.records.review.review import BadWord, Review, ReviewedMove


def time_text(milliseconds: int) -> str:
    minutes, seconds = divmod(round(milliseconds / 1000), 60)
    return f"{minutes}:{seconds:02}"


def tiles_text(tiles: tuple[str, ...]) -> str:
    return " ".join(tiles)


def move_text(move: Move, board: Board, language: Language) -> str:
    match move:
        case RatedPlay(play=play):
            return play_text(play, board)
        case Exchange(tiles=tiles):
            return render("review.exchange", language, tiles=tiles_text(tiles))
        case Pass():
            return render("review.pass", language)


def done_text(move: ReviewedMove, language: Language) -> str:
    """What the player did."""
    line = move.moment.line
    match line.act:
        case Played(play=play):
            return play_text(play, move.moment.step.before.board)
        case Exchanged(tiles=tiles, count=count):
            if not tiles:
                return render("review.exchange_count", language, count=count)
            return render("review.exchange", language, tiles=tiles_text(tiles))
        case Passed():
            return render("review.pass", language)
        case _:
            raise TypeError(line.act)


def option_text(option: Option, board: Board, language: Language) -> str:
    return move_text(option.move, board, language)


def method_text(assessment: Assessment, language: Language) -> str:
    """How the options were found; an ending that was not proved says so, with its bounds."""
    if assessment.method != "bounded":
        return render(f"review.method_{assessment.method}", language)
    if assessment.low is None or assessment.high is None:
        return render("review.method_bounded", language)
    low = number_text(assessment.low, language, 0, sign=True)
    high = number_text(assessment.high, language, 0, sign=True)
    return render("review.method_bounded_between", language, low=low, high=high)


def mistake_text(mistake: Mistake, review: Review, language: Language) -> str:
    """Whose mistake, which and how heavy."""
    kind = render(f"review.kind_{mistake.kind}", language)
    weight = render(f"review.weight_{mistake.weight}", language)
    name = review.record.player(mistake.side).shown
    return render("review.mistake", language, name=name, kind=kind, weight=weight)


def bad_word_lines(bad: BadWord, rulebook: str, language: Language) -> Iterator[str]:
    """The word, and every reason that the lexicon gives, with its articles."""
    yield render("review.bad_word", language, word=bad.word, rulebook=rulebook)
    if bad.explanation is None:
        yield render("review.bad_word_unexplained", language)
        return
    yield from explanation_lines(bad.explanation, language)


def verdict_text(move: ReviewedMove, review: Review, language: Language) -> str:
    """One line: the mistakes, or that there was none, or why nothing can be said."""
    if move.mistakes:
        return "; ".join(mistake_text(mistake, review, language) for mistake in move.mistakes)
    if move.moment.step.withdrawn and not move.bad_words:
        return render("review.withdrawn_though_good", language)
    if move.assessment is None:
        return render(f"review.unjudged_{move.moment.unjudged}", language)
    if move.assessment.method == "bounded":
        return method_text(move.assessment, language)
    return render("review.good", language)
