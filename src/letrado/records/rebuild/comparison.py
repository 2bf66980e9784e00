"""Where the sheets differ from the game and from each other, and which the arithmetic supports."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.game.spelling import word_text
from letrado.records.rebuild.alignment import Turn
from letrado.records.rebuild.lattice import Signs, Trial
from letrado.records.rebuild.score_sheet import Written
from letrado.records.rebuild.search import Problem, Reading
from letrado.rulebook.book import Rulebook
from letrado.rulebook.ruling import Ruling
from letrado.rules.blank import disputed_letter
from letrado.rules.sheet import may_correct_play, may_correct_total, noting
from letrado.rules.side import SIDES, Side

Matter: TypeAlias = Literal[
    "turn_missing",
    "word_missing",
    "word_differs",
    "not_a_word",
    "blank_differs",
    "place_differs",
    "points_differ",
    "points_missing",
    "total_wrong",
    "left_open",
]

NOT_KNOWN = "?"


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing in one sheet. `turn` counts from 1; `line` is that of the sheet, 0 for none."""

    matter: Matter
    turn: int
    sheet: Side | None  # None: of the turn itself
    line: int = 0
    written: str = ""
    right: str = ""
    ruling: Ruling | None = None


def differences(problem: Problem, reading: Reading, book: Rulebook) -> list[Difference]:
    """All of them, turn by turn."""
    return list(_Comparison(problem, reading, book).all())


class _Comparison:
    def __init__(self, problem: Problem, reading: Reading, book: Rulebook) -> None:
        self.problem = problem
        self.reading = reading
        self.book = book
        self.signs = Signs.of(problem.box)
        self.totals: dict[tuple[Side, Side], int] = {}

    def all(self) -> Iterator[Difference]:
        pairs = zip(self.problem.turns, self.reading.trials, strict=True)
        for number, (turn, trial) in enumerate(pairs, start=1):
            if trial is None and _is_open(turn):
                yield Difference("left_open", number, None)
            for sheet in SIDES:
                entry = turn.sheet_of(sheet)
                if entry is None:
                    told = noting(self.book)
                    yield Difference("turn_missing", number, sheet, ruling=told)
                    continue
                if trial is not None:
                    yield from self._play(number, sheet, entry, turn, trial)
                elif _is_open(turn):
                    yield from self._lone_word(number, sheet, entry)
                yield from self._total(number, sheet, entry, turn)

    def _play(
        self, number: int, sheet: Side, entry: Written, turn: Turn, trial: Trial
    ) -> Iterator[Difference]:
        word = self._word(trial)
        if not entry.letters:
            told = noting(self.book)
            yield Difference("word_missing", number, sheet, entry.line, "", _shown(word), told)
        elif entry.word != tuple(letter for letter, _ in word):
            told = self._dispute(turn, trial, entry) or noting(self.book)
            shown = _shown(entry.letters)
            yield Difference("word_differs", number, sheet, entry.line, shown, _shown(word), told)
        elif any(one[1] and not two[1] for one, two in zip(word, entry.letters, strict=True)):
            letter = next(letter for letter, blank in word if blank)
            _, told = disputed_letter(letter, None, letter, self.book)
            shown = _shown(entry.letters)
            yield Difference("blank_differs", number, sheet, entry.line, shown, _shown(word), told)
        if entry.letters and entry.word == tuple(letter for letter, _ in word):
            yield from self._lone_word(number, sheet, entry)
        if entry.place is not None and entry.place != trial.position:
            place = str(trial.position)
            yield Difference("place_differs", number, sheet, entry.line, str(entry.place), place)
        if entry.points is None:
            told, right = noting(self.book), str(trial.points)
            yield Difference("points_missing", number, sheet, entry.line, "", right, told)
        elif entry.points != trial.points:
            told = may_correct_play(signed=False, ended=True, book=self.book)
            written, right = str(entry.points), str(trial.points)
            yield Difference("points_differ", number, sheet, entry.line, written, right, told)

    def _lone_word(self, number: int, sheet: Side, entry: Written) -> Iterator[Difference]:
        """What is to be said of a word, or of none, with no other to hold it against."""
        if entry.kind not in ("play", "unread"):
            return
        if not entry.letters:
            told = noting(self.book)
            yield Difference("word_missing", number, sheet, entry.line, "", NOT_KNOWN, told)
        elif self.problem.is_word is not None and not self.problem.is_word(entry.word):
            shown = _shown(entry.letters)
            yield Difference("not_a_word", number, sheet, entry.line, shown)

    def _word(self, trial: Trial) -> tuple[tuple[str, bool], ...]:
        """The word with which of its new tiles are blanks."""
        faces = [self.signs.faces[self.signs.number(sign)] for sign in trial.word]
        square = trial.position.square
        marked = []
        for distance, face in enumerate(faces):
            here = square.step(trial.position.direction, distance)
            marked.append((face, here is not None and here.index in trial.blanks))
        return tuple(marked)

    def _dispute(self, turn: Turn, trial: Trial, entry: Written) -> Ruling | None:
        """Sheets that differ only in the letter of a blank: the book says whose holds."""
        word = self._word(trial)
        if len(word) != len(entry.letters):
            return None
        off = [
            (right, said)
            for (right, blank), (said, _) in zip(word, entry.letters, strict=True)
            if right != said and blank
        ]
        wrong = sum(r != s for (r, _), (s, _) in zip(word, entry.letters, strict=True))
        if len(off) != 1 or wrong != 1:
            return None
        own = turn.sheet_of(turn.side)
        placer, opponent = (off[0][1], off[0][0]) if own is entry else off[0]
        return disputed_letter(placer, opponent, placer, self.book)[1]

    def _total(self, number: int, sheet: Side, entry: Written, turn: Turn) -> Iterator[Difference]:
        """A sum is measured from what the same sheet wrote before."""
        key = (sheet, turn.side)
        before = self.totals.get(key, 0)
        if entry.points is None and entry.total is None:
            return
        right = before + (entry.points or 0)
        if entry.total is not None and entry.points is not None and entry.total != right:
            told = may_correct_total(signed=False, ended=True, book=self.book)
            written = str(entry.total)
            yield Difference("total_wrong", number, sheet, entry.line, written, str(right), told)
        self.totals[key] = right if entry.total is None else entry.total


def _is_open(turn: Turn) -> bool:
    entries = [entry for entry in turn.sheets() if entry is not None]
    plays = [entry for entry in entries if entry.kind in ("play", "unread")]
    return bool(plays) and not any(entry.points == 0 or entry.kind == "pass" for entry in entries)


def _shown(letters: tuple[tuple[str, bool], ...]) -> str:
    return word_text([letter.lower() if small else letter for letter, small in letters])
