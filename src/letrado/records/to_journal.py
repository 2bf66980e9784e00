"""A record as the journal of a table: the events that a table in record mode would have noted.

Events carry the moves, so that the journal is replayed like any other; `line_remarked` after each
line carries what the paper says and the table cannot know. Nothing is decided anew: a game that
was played against the rules stays so, and `examination` says where.
"""

from __future__ import annotations

from collections.abc import Iterator

from letrado.errors import InputError
from letrado.game.play import Play
from letrado.game.tileset import TileSet, load_tile_set
from letrado.records import record as r
from letrado.records.boxes import known_box
from letrado.records.steps import Step, steps
from letrado.records.worth import bonus_of, worth_of
from letrado.rulebook.book import Rulebook
from letrado.rulebook.loader import default_rulebook_id, load_rulebook, rulebook_ids
from letrado.rules.side import SIDES, Side, other
from letrado.table import events as e
from letrado.table.desk_events import LineAct, Remark
from letrado.table.laid import laid_by
from letrado.table.setup import GameSetup


def book_for(record: r.GameRecord, rulebook_id: str = "") -> Rulebook:
    """The book of a record: as asked, as it names one, or the first with its tiles."""
    for wanted in (rulebook_id, record.rulebook if record.rulebook in rulebook_ids() else ""):
        if wanted:
            book = load_rulebook(wanted)
            if book.provisions.tiles.set.value != record.tile_set:
                found = book.provisions.tiles.set.value
                raise InputError("other_tile_set", found=record.tile_set, wanted=found)
            return book
    for book_id in (default_rulebook_id(), *rulebook_ids()):
        book = load_rulebook(book_id)
        if book.provisions.tiles.set.value == record.tile_set:
            return book
    raise InputError("no_book_for_tiles", tile_set=record.tile_set)


def journal_of(record: r.GameRecord, book: Rulebook) -> list[e.AnyEvent]:
    """The events of the record from the set-up to its last line."""
    return list(_Journal(record, book).events())


class _Journal:
    def __init__(self, record: r.GameRecord, book: Rulebook) -> None:
        self.record = record
        self.book = book
        self.box: TileSet = load_tile_set(book.provisions.tiles.set.value)
        self.in_bag = self.box.total()
        self.size = book.provisions.drawing.rack_size.value
        self.ended = False
        self.at = 0

    def events(self) -> Iterator[e.AnyEvent]:
        record = self.record
        first, second = record.players
        players = (first.shown, second.shown)
        setup = GameSetup(rulebook=self.book.id, players=players, way="recorded")
        yield e.GameSetUp(at=0, setup=setup, clock_ms=None)
        yield e.RecordDescribed(
            at=0,
            nicks=(first.nick, second.nick),
            names=(first.name, second.name),
            tile_set=record.tile_set,
            rulebook=record.rulebook,
            lexicon=record.lexicon,
            title=record.title,
            description=record.description,
            id=record.id,
            notes=_remarks(record.notes),
            racks=record.racks,
            incomplete=record.incomplete,
        )
        yield e.StartSettled(at=0, side=record.lines[0].side if record.lines else "A")
        yield e.Begun(at=0)
        for side in SIDES:
            yield from self._drawn(side, self.size)
        for step in steps(record):
            self.at += step.line.used_ms or 0
            yield from self._told(step)
            yield self._remark(step.line)

    def _drawn(self, side: Side, count: int) -> Iterator[e.AnyEvent]:
        drawn = min(count, self.in_bag)
        self.in_bag -= drawn
        if drawn:
            yield e.TilesDrawn(at=self.at, side=side, count=drawn)

    def _told(self, step: Step) -> Iterator[e.AnyEvent]:
        """What the table sees of a line."""
        line, at = step.line, self.at
        side = line.side
        match line.act:
            case r.Played(play=play):
                yield from self._play(step, play)
            case r.Exchanged(tiles=tiles, count=count):
                changed = len(tiles) or count
                yield e.ExchangeAnnounced(at=at, side=side, count=changed)
                yield e.TilesExchanged(at=at, side=side, count=changed, away=tiles or None)
                yield e.TurnEnded(at=at, side=side, kind="exchange")
                yield e.TurnPassed(at=at, to=other(side))
                yield from self._points(side, line.points)
            case r.Passed():
                yield e.TurnEnded(at=at, side=side, kind="pass")
                yield e.TurnPassed(at=at, to=other(side))
                yield from self._points(side, line.points)
            case r.Withdrawn():
                yield from self._withdrawn(step)
            case r.Penalty():
                yield e.PenaltyGiven(at=at, side=side, points=-line.points)
            case r.RackGained() | r.RackLost():
                yield from self._ending(line)
                yield from self._points(side, line.points)
            case r.ChallengePoints() | r.TimePenalty():
                yield from self._points(side, line.points)

    def _points(self, side: Side, points: int) -> Iterator[e.AnyEvent]:
        if points:
            yield e.ScoreAdjusted(at=self.at, side=side, points=points)

    def _play(self, step: Step, play: Play) -> Iterator[e.AnyEvent]:
        line, at = step.line, self.at
        worth = worth_of(play, step.before.board, self.box, bonus_of(self.book))
        yield e.TilesLaid(at=at, side=line.side, tiles=laid_by(play))
        yield e.PlayAnnounced(at=at, side=line.side, points=line.points, worth=worth)
        if step.withdrawn:
            return
        yield e.PlayAccepted(at=at, side=line.side)
        yield from self._drawn(line.side, sum(tile is not None for tile in play.tiles))
        yield e.TurnEnded(at=at, side=line.side, kind="play")
        yield e.TurnPassed(at=at, to=other(line.side))

    def _withdrawn(self, step: Step) -> Iterator[e.AnyEvent]:
        side, at = step.line.side, self.at
        owed = step.line.points
        if step.before.latest is not None and step.before.latest[0] == side:
            yield e.PlayWithdrawn(at=at, side=side)
            yield e.TurnEnded(at=at, side=side, kind="invalid_play")
            yield e.TurnPassed(at=at, to=other(side))
            owed += self.record.lines[step.index - 1].points
        yield from self._points(side, owed)

    def _ending(self, line: r.Line) -> Iterator[e.AnyEvent]:
        if self.ended:
            return
        self.ended = True
        if isinstance(line.act, r.RackGained):
            yield e.GameEnded(at=self.at, kind="out", out=line.side)
        else:
            yield e.GameEnded(at=self.at, kind="passes")

    def _remark(self, line: r.Line) -> e.LineRemarked:
        act = line.act
        box = known_box(self.record.tile_set) or self.box
        named = act.tiles if isinstance(act, r.Exchanged | r.RackGained | r.RackLost) else ()
        return e.LineRemarked(
            at=self.at,
            side=line.side,
            act=ACTS[type(act)],
            points=line.points,
            total=line.total,
            move=act.play.written(box) if isinstance(act, r.Played) else "",
            tiles=named,
            count=act.count if isinstance(act, r.Exchanged) else 0,
            rack=line.rack,
            used_ms=line.used_ms,
            notes=_remarks(line.notes),
        )


ACTS: dict[type[r.AnyAct], LineAct] = {
    r.Played: "played",
    r.Exchanged: "exchanged",
    r.Passed: "passed",
    r.Withdrawn: "withdrawn",
    r.ChallengePoints: "challenge_points",
    r.TimePenalty: "time_penalty",
    r.Penalty: "penalty",
    r.RackGained: "rack_gained",
    r.RackLost: "rack_lost",
}


def _remarks(notes: tuple[r.Note, ...]) -> tuple[Remark, ...]:
    return tuple(Remark(note.text, note.pragma) for note in notes)
