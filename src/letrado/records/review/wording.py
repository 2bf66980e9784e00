"""A review in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from letrado.engine.engine import Exchange, Move, Pass, RatedPlay
from letrado.game.board import Board
from letrado.game.play import Play
from letrado.lexicon.wording import explanation_lines
from letrado.messages.catalogue import Language, render
from letrado.records.record import Exchanged, Passed, Played
from letrado.records.review.assessment import Assessment, Option
from letrado.records.review.mistake import Mistake
from letrado.records.review.review import BadWord, Review, ReviewedMove

MINUS = "\u2212"


def number_text(value: float, language: Language, places: int = 1, *, sign: bool = False) -> str:
    """A number as the language writes it: 3,5 in Spanish and Catalan, 3.5 in English."""
    text = f"{value:+.{places}f}" if sign else f"{value:.{places}f}"
    if float(text) == 0:
        text = text.lstrip("+-")
    if language != "en":
        text = text.replace(".", ",")
    return text.replace("-", MINUS)


def percent_text(share: float, language: Language, places: int = 0) -> str:
    space = "" if language == "en" else "\u00a0"
    return f"{number_text(100 * share, language, places)}{space}%"


def time_text(milliseconds: int) -> str:
    minutes, seconds = divmod(round(milliseconds / 1000), 60)
    return f"{minutes}:{seconds:02}"


def play_text(play: Play, board: Board) -> str:
    """A play with the tiles it runs through in parentheses: 8H (CA)SA; blanks small."""
    letters: list[tuple[bool, str]] = []
    for distance, tile in enumerate(play.tiles):
        square = play.position.square.step(play.position.direction, distance)
        if tile is not None:
            letters.append((False, tile.letter.lower() if tile.blank else tile.letter))
        elif square is not None and square in board.tiles:
            letters.append((True, board.tiles[square].letter))
    text = ""
    for through, run in groupby(letters, key=lambda pair: pair[0]):
        joined = "".join(letter for _, letter in run)
        text += f"({joined})" if through else joined
    return f"{play.position} {text}"


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
