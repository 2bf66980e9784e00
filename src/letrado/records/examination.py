"""Going over a record: every play scored anew, every sum, rack, word and tile checked.

Nothing is corrected. Each disagreement is a finding with its line, and a wrong total is told once:
the next is measured from what was written before it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from letrado.game.rack import Rack
from letrado.game.spelling import word_text
from letrado.game.square import CENTRE
from letrado.game.tileset import BLANK, TileSet
from letrado.records import record as r
from letrado.records.boxes import box_of, known_box
from letrado.records.finding import Finding, Imported, Kind
from letrado.records.steps import Step, steps
from letrado.records.worth import bonus_of, worth_of
from letrado.rulebook.book import Rulebook
from letrado.rules.placement import in_one_line, touches
from letrado.rules.side import Side, other

RACK_SIZE = 7

IsWord = Callable[[Sequence[str]], bool]


@dataclass(frozen=True, slots=True)
class Judges:
    """Whom to ask: the words, if any are known, and the book, if one is named."""

    is_word: IsWord | None = None
    book: Rulebook | None = None


def examine(imported: Imported, judges: Judges | None = None) -> tuple[Finding, ...]:
    """All that disagrees in a record, in the order of its lines."""
    record = imported.record
    examiner = _Examiner(record, box_of(record), judges or Judges())
    found = [
        Finding(kind, code, _place(imported, index), index, facts)
        for kind, code, index, facts in examiner.all()
    ]
    return tuple(found)


def _place(imported: Imported, index: int) -> int:
    return imported.places[index] if index < len(imported.places) else index + 1


_Found = tuple[Kind, str, int, dict[str, object]]


class _Examiner:
    def __init__(self, record: r.GameRecord, box: TileSet, judges: Judges) -> None:
        self.record = record
        self.box = box
        self.values_known = known_box(record.tile_set) is not None
        self.judges = judges
        self.written: dict[Side, int] = {"A": 0, "B": 0}
        self.last_move: Side | None = None

    def all(self) -> Iterator[_Found]:
        for step in steps(self.record):
            line = step.line
            yield from self._act(step)
            yield from self._total(step)
            if step.is_move:
                yield from self._turn(step)
            self.written[line.side] = (
                self.written[line.side] + line.points if line.total is None else line.total
            )
        yield from self._racks_at_the_end()

    def _act(self, step: Step) -> Iterator[_Found]:
        line, at = step.line, step.index
        match line.act:
            case r.Played():
                yield from self._placing(step)
                yield from self._play(step)
            case r.Exchanged(tiles=tiles):
                yield from self._held(tiles, line.rack, at)
                yield from self._no_points(line, at)
            case r.Passed():
                yield from self._no_points(line, at)
            case r.Withdrawn():
                yield from self._withdrawn(step)
            case r.RackGained(tiles=tiles):
                yield from self._end(line, at, tiles, factors=(1, 2), sign=1)
            case r.RackLost(tiles=tiles):
                yield from self._end(line, at, tiles, factors=(1,), sign=-1)
            case _:
                pass

    def _play(self, step: Step) -> Iterator[_Found]:
        line, at = step.line, step.index
        assert isinstance(line.act, r.Played)
        play = line.act.play
        laid = [tile for _, tile in play.placements()]
        yield from self._held([tile.from_rack for tile in laid], line.rack, at)
        yield from self._tiles_in_box(step, at)
        if self.values_known:
            worth = worth_of(play, step.before.board, self.box, bonus_of(self.judges.book))
            if worth != line.points:
                facts = {"written": line.points, "right": worth}
                yield "score", "score_wrong", at, dict(facts)
        if self.judges.is_word is not None:
            squares = [square for square, _ in play.placements()]
            for word in step.after.board.words_with(squares):
                if not self.judges.is_word(word.letters):
                    code = "word_withdrawn" if step.withdrawn else "word_not_good"
                    yield "word", code, at, {"word": word_text(word.letters)}

    def _placing(self, step: Step) -> Iterator[_Found]:
        assert isinstance(step.line.act, r.Played)
        squares = [square for square, _ in step.line.act.play.placements()]
        board = step.before.board
        if not board.tiles and CENTRE not in squares:
            yield "placing", "centre_missed", step.index, {}
        elif board.tiles and not touches(board, squares):
            yield "placing", "not_linked", step.index, {}
        if not in_one_line(squares):
            yield "placing", "not_linked", step.index, {}

    def _held(self, used: Sequence[str], rack: tuple[str, ...], at: int) -> Iterator[_Found]:
        if rack and not Rack(rack).holds(used):
            lacking = Counter(used) - Counter(rack)
            yield "rack", "rack_lacks", at, {"tiles": " ".join(lacking.elements())}
        if len(rack) > RACK_SIZE:
            yield "rack", "rack_too_full", at, {"count": len(rack)}

    def _tiles_in_box(self, step: Step, at: int) -> Iterator[_Found]:
        """Tiles on the board and on this rack that the box does not hold."""
        if not self.values_known:
            return
        box = Counter(self.box.tiles())
        seen = Counter(tile.from_rack for tile in step.after.board.tiles.values())
        before = Counter(tile.from_rack for tile in step.before.board.tiles.values())
        extra = (seen - box) - (before - box)
        if extra:
            yield "tiles", "too_many_tiles", at, {"tiles": " ".join(extra.elements())}

    def _no_points(self, line: r.Line, at: int) -> Iterator[_Found]:
        if line.points:
            yield "score", "score_wrong", at, {"written": line.points, "right": 0}

    def _withdrawn(self, step: Step) -> Iterator[_Found]:
        before = self.record.lines[step.index - 1] if step.index else None
        if before is None or before.side != step.line.side or not isinstance(before.act, r.Played):
            yield "placing", "nothing_to_withdraw", step.index, {}
        elif before.points != -step.line.points:
            facts: dict[str, object] = {"written": step.line.points, "right": -before.points}
            yield "score", "score_wrong", step.index, facts

    def _end(
        self, line: r.Line, at: int, tiles: tuple[str, ...], *, factors: tuple[int, ...], sign: int
    ) -> Iterator[_Found]:
        """The tiles left: their value once or twice, and they must be the ones left over."""
        if not self.values_known:
            return
        value = Rack(tiles).points(self.box)
        right = [sign * factor * value for factor in factors]
        if line.points not in right:
            yield "score", "score_wrong", at, {"written": line.points, "right": right[-1]}
        if isinstance(line.act, r.RackGained) and value:
            doubled = line.points == 2 * value
            code = "ending_doubled" if doubled else "ending_moved"
            yield "ending", code, at, {"points": line.points, "value": value}

    def _total(self, step: Step) -> Iterator[_Found]:
        line = step.line
        if line.total is None:
            return
        right = self.written[line.side] + line.points
        if right != line.total:
            yield "total", "total_wrong", step.index, {"written": line.total, "right": right}

    def _turn(self, step: Step) -> Iterator[_Found]:
        if self.last_move == step.line.side:
            name = self.record.player(step.line.side).shown
            yield "placing", "two_turns", step.index, {"player": name}
        self.last_move = step.line.side

    def _racks_at_the_end(self) -> Iterator[_Found]:
        """Whoever went out gains the tiles that nobody has seen, when the bag is empty."""
        if not self.values_known or not self.record.lines:
            return
        last = self.record.lines[-1]
        if not isinstance(last.act, r.RackGained):
            return
        board = [*steps(self.record)][-1].after.board
        seen = Counter(tile.from_rack for tile in board.tiles.values())
        unseen = Counter(self.box.tiles()) - seen
        if seen <= Counter(self.box.tiles()) and unseen != Counter(last.act.tiles):
            told = " ".join(sorted(unseen.elements(), key=lambda tile: (tile == BLANK, tile)))
            facts: dict[str, object] = {
                "tiles": " ".join(last.act.tiles),
                "unseen": told or "-",
                "player": self.record.player(other(last.side)).shown,
            }
            yield "rack", "other_tiles_left", len(self.record.lines) - 1, facts
