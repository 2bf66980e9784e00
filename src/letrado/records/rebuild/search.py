"""Finding the game behind two sheets: a beam of boards, a turn at a time.

Each turn is tried as either sheet has it, at every place where the word joins the board, with the
tiles that are left and the points that were written. A board on which later plays do not fit costs
more and drops out. A word that the lexicon lacks is tried as written and, at a price, with one
letter put right. A turn that fits nowhere is left open, at a price: it is shown, not guessed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from letrado.game.score import BINGO, Bonus
from letrado.game.square import SIDE
from letrado.game.tileset import TileSet
from letrado.records.rebuild.alignment import Turn
from letrado.records.rebuild.correction import IsWord, corrections
from letrado.records.rebuild.lattice import MOST_TILES, Lattice, Signs, Trial, position_at
from letrado.records.rebuild.score_sheet import Letters

BEAM = 60
MARGIN = 45  # what is so much worse than the best is given up
OPEN = 70  # a turn that is left open
NO_SHEET_AGREES = 30
ONE_SHEET_DISAGREES = 10
SURE_OF_BOTH = 10  # more, when both sheets say the same
NOTHING_WRITTEN = 4
BLANK_NOT_NOTED = 3
STRANGE_WORD = 15
SECOND_CHOICE = 5
CORRECTED = 20  # more than a strange word: what is written comes first where both fit


@dataclass(frozen=True, slots=True)
class Reading:
    """One way in which the game may have gone: a trial a turn, None where it stays open."""

    cost: int
    trials: tuple[Trial | None, ...]
    lattice: Lattice


@dataclass(frozen=True, slots=True)
class Problem:
    box: TileSet
    turns: tuple[Turn, ...]
    bonus: Bonus = BINGO
    is_word: IsWord | None = None


def readings(problem: Problem, beam: int = BEAM) -> list[Reading]:
    """The likeliest ways, best first."""
    search = _Search(problem)
    states = [Reading(0, (), Lattice.start(search.signs))]
    for turn in problem.turns:
        words = search.words(turn)
        children = [child for state in states for child in search.children(state, turn, words)]
        children.sort(key=lambda child: child.cost)
        states = list(_kept(children, search.signs, beam))
    return states


@dataclass(frozen=True, slots=True)
class _Child:
    """A reading with one turn more, whose board is made only if it stays in the beam."""

    cost: int
    before: Reading
    trial: Trial | None

    def reading(self, signs: Signs) -> Reading:
        lattice = self.before.lattice
        if self.trial is not None:
            lattice = lattice.with_trial(self.trial, signs)
        return Reading(self.cost, (*self.before.trials, self.trial), lattice)


def _kept(children: Sequence[_Child], signs: Signs, beam: int) -> Iterator[Reading]:
    """The best few, each board once."""
    seen: set[tuple[tuple[str, ...], bytes]] = set()
    for child in children:
        if len(seen) == beam or child.cost > children[0].cost + MARGIN:
            return
        reading = child.reading(signs)
        key = (reading.lattice.rows, reading.lattice.lying)
        if key not in seen:
            seen.add(key)
            yield reading


@dataclass(frozen=True, slots=True)
class _Wording:
    """A word to try for a turn, and its price. A corrected one has to explain the points."""

    letters: Letters
    price: int
    corrected: bool = False


class _Search:
    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.signs = Signs.of(problem.box)
        self.across_first = not any(
            entry is not None and entry.place is not None
            for turn in problem.turns
            for entry in turn.sheets()
        )
        self.known_words: dict[str, bool] = {}

    def words(self, turn: Turn) -> list[_Wording]:
        """The words to try: as written, and corrected unless the sheets agree on a good word."""
        written = [
            _Wording(letters, extra + self._oddity(letters)) for letters, extra in _words(turn)
        ]
        sheets = [entry.letters for entry in turn.sheets() if entry is not None and entry.letters]
        spelled = {tuple(letter for letter, _ in letters) for letters in sheets}
        agreed = len(sheets) > 1 and len(spelled) == 1
        if self.problem.is_word is None or (agreed and all(map(self.problem.is_word, spelled))):
            return written
        found = corrections(sheets, self.signs.faces[:-1], self.problem.is_word)
        return written + [_Wording(letters, CORRECTED, corrected=True) for letters in found]

    def _oddity(self, letters: Letters) -> int:
        is_word = self.problem.is_word
        good = is_word is None or is_word([letter for letter, _ in letters])
        return 0 if good else STRANGE_WORD

    def children(self, state: Reading, turn: Turn, words: Sequence[_Wording]) -> Iterator[_Child]:
        entries = [entry for entry in turn.sheets() if entry is not None]
        if not any(entry.kind in ("play", "unread") for entry in entries):
            yield _Child(state.cost, state, None)
            return
        left_open = OPEN
        if any(entry.points == 0 or entry.kind == "pass" for entry in entries):
            left_open = ONE_SHEET_DISAGREES  # a play that was withdrawn
        yield _Child(state.cost + left_open, state, None)
        for word in words:
            for trial, cost in self._trials(state.lattice, turn, word):
                yield _Child(state.cost + cost + word.price, state, trial)

    def _trials(
        self, lattice: Lattice, turn: Turn, wording: _Wording
    ) -> Iterator[tuple[Trial, int]]:
        letters = wording.letters
        if any(letter not in self.signs.faces for letter, _ in letters):
            return
        word = self.signs.text([letter for letter, _ in letters])
        across_only = lattice.empty and self.across_first
        marked = [small for _, small in letters]
        for place in lattice.places(word, across_only=across_only):
            new = lattice.new_tiles(place, word)
            if len(new) > MOST_TILES:
                continue
            position = position_at(place)
            cost = _place_cost(turn, str(position))
            noted = frozenset(square for square, _ in new if marked[_along(place, square)])
            best = NO_SHEET_AGREES + (0 if wording.corrected else 2 * SURE_OF_BOTH)
            for blanks, more in self._blanks(lattice, new, noted):
                points = lattice.points(new, blanks, self.signs, self.problem.bonus)
                wrong = points_cost(turn, points)
                if wrong < best:  # a blank that nobody noted has to explain the points
                    price = cost + more + wrong + self._strangeness(lattice, place, new)
                    yield Trial(position, word, new, blanks, points), price
                    best = wrong
                if wrong == 0:
                    break

    def _strangeness(
        self, lattice: Lattice, place: tuple[int, int, int], new: Sequence[tuple[int, str]]
    ) -> int:
        """Crossing words that are not good, where anybody knows the words."""
        if self.problem.is_word is None:
            return 0
        crossing = lattice.crossing_words(place[0], new)
        return STRANGE_WORD * sum(not self._is_word(text) for text in crossing)

    def _blanks(
        self, lattice: Lattice, new: Sequence[tuple[int, str]], noted: frozenset[int]
    ) -> Iterator[tuple[frozenset[int], int]]:
        """Which of the new tiles are blanks: as noted, and as the tiles left allow."""
        in_bag = lattice.left[-1]
        needed = self._lacking(lattice, new, noted)
        if needed == 0 and len(noted) <= in_bag:
            yield noted, 0
        squares = [square for square, _ in new if square not in noted]
        for more in (1, 2):
            if more < needed or len(noted) + more > in_bag:
                continue
            for chosen in combinations(squares, more):
                blanks = noted | frozenset(chosen)
                if self._lacking(lattice, new, blanks) == 0:
                    yield blanks, BLANK_NOT_NOTED * more

    def _lacking(
        self, lattice: Lattice, new: Sequence[tuple[int, str]], blanks: frozenset[int]
    ) -> int:
        wanted: dict[int, int] = {}
        for square, sign in new:
            if square not in blanks:
                number = self.signs.number(sign)
                wanted[number] = wanted.get(number, 0) + 1
        return sum(max(0, count - lattice.left[number]) for number, count in wanted.items())

    def _is_word(self, text: str) -> bool:
        if text not in self.known_words:
            assert self.problem.is_word is not None
            faces = [self.signs.faces[self.signs.number(sign)] for sign in text]
            self.known_words[text] = self.problem.is_word(faces)
        return self.known_words[text]


def _words(turn: Turn) -> list[tuple[Letters, int]]:
    """The words written for a turn, that of the player who laid it first."""
    own = turn.sheet_of(turn.side)
    rival = turn.b if turn.side == "A" else turn.a
    mine = own.letters if own else ()
    theirs = rival.letters if rival else ()
    if mine and theirs and mine != theirs:
        if [x for x, _ in mine] == [x for x, _ in theirs]:
            return [(mine, 0), (theirs, 1)]
        only_blanks = len(mine) == len(theirs) and all(
            one == two or (one[1] and two[1]) for one, two in zip(mine, theirs, strict=True)
        )
        return [(mine, SECOND_CHOICE), (theirs, SECOND_CHOICE * (3 if only_blanks else 1))]
    return [(mine or theirs, 0)] if mine or theirs else []


def points_cost(turn: Turn, points: int) -> int:
    """How much has to be explained away if the play was worth this."""
    written = [entry.points for entry in turn.sheets() if entry and entry.points is not None]
    if not written:
        return NOTHING_WRITTEN
    wrong = sum(said != points for said in written)
    if wrong == len(written):
        sure = wrong > 1 and len(set(written)) == 1
        return NO_SHEET_AGREES + (SURE_OF_BOTH if sure else 0)
    return ONE_SHEET_DISAGREES if wrong else 0


def _along(place: tuple[int, int, int], square: int) -> int:
    """Which letter of a word stands on a square."""
    row, column = divmod(square, SIDE)
    return (row if place[0] else column) - place[2]


def _place_cost(turn: Turn, position: str) -> int:
    said = [str(entry.place) for entry in turn.sheets() if entry is not None and entry.place]
    return sum(NO_SHEET_AGREES for place in said if place != position)
