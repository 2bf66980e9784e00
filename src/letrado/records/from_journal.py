"""The record of a journal: of any game that a table kept, and of an imported one as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from letrado.errors import InputError, LetradoError
from letrado.game.play import PlacedTile, Play
from letrado.game.square import Direction, Position, Square
from letrado.game.tileset import TileSet, load_tile_set
from letrado.records import record as r
from letrado.records.boxes import bare_box
from letrado.records.finding import Imported
from letrado.rules.side import SIDES, Side, other
from letrado.table import events as e
from letrado.table.apply import apply
from letrado.table.desk_events import Remark
from letrado.table.laid import Laid, placements_of
from letrado.table.main_word import main_word
from letrado.table.setup import GameSetup, book_of
from letrado.table.state import State


def record_of(events: Sequence[e.AnyEvent], path: str) -> r.GameRecord:
    """What the events of a journal amount to; raise InputError where they cannot be a record."""
    return imported_journal(events, path).record


def imported_journal(events: Sequence[e.AnyEvent], path: str) -> Imported:
    """The record, and which event brought each of its lines; the header is line 1."""
    reading = _Reading()
    places: list[int] = []
    for number, event in enumerate(events, start=2):
        try:
            reading.take(event)
            del places[len(reading.lines) :]
            places += [number] * (len(reading.lines) - len(places))
        except (LetradoError, LookupError, ValueError, AttributeError) as wrong:
            problem = type(event).__name__
            raise InputError("journal_line", path=path, line=number, problem=problem) from wrong
    if reading.setup is None:
        raise InputError("journal_empty", path=path)
    return Imported(reading.record(reading.setup), tuple(places))


@dataclass
class _Reading:
    state: State = field(default_factory=State)
    setup: GameSetup | None = None
    box: TileSet = field(default_factory=lambda: bare_box("", ()))
    described: e.RecordDescribed | None = None
    lines: list[r.Line] = field(default_factory=list[r.Line])
    remarked: int = 0  # so many lines are as a record has them
    played: dict[int, int] = field(default_factory=dict[int, int])  # turn on the sheet -> line
    notes: list[r.Note] = field(default_factory=list[r.Note])
    rack: tuple[str, ...] = ()
    taken_back: bool = False

    def take(self, event: e.AnyEvent) -> None:
        self._tell(event)
        self.state = apply(self.state, event)

    def _tell(self, event: e.AnyEvent) -> None:
        state = self.state
        match event:
            case e.GameSetUp(setup=setup):
                self.setup = setup
                self.box = load_tile_set(book_of(setup).provisions.tiles.set.value)
            case e.RecordDescribed():
                self.described = event
            case e.LineRemarked():
                self.lines[self.remarked :] = [_remarked_line(event, self.box)]
                self.remarked = len(self.lines)
            case e.TilesLaid(side=side):
                if state.play is None or not state.play.tiles:
                    self.rack = self._rack(side)
            case e.PlayAccepted(side=side) if state.play is not None:
                self.played[len(state.entries)] = len(self.lines)
                self._write(side, self._played(state.play.tiles), state.play.points, self.rack)
            case e.PlayWithdrawn(side=side) if state.play is not None and state.play.announced:
                points = state.play.points
                self._write(side, self._played(state.play.tiles), points, self.rack)
                self._write(side, r.Withdrawn(), -points, self.rack)
                self.taken_back = True
            case e.TilesExchanged(side=side, count=count, away=away):
                known = r.Exchanged(away) if away else r.Exchanged(count=count)
                self._write(side, known, 0, self._rack(side))
            case e.FreelyExchanged(shown=shown):
                self.notes.append(r.Note(f"SENYORS {' '.join(shown)}"))
            case e.TurnEnded(side=side, kind=kind):
                if kind not in ("play", "exchange") and not self.taken_back:
                    self._write(side, r.Passed(), 0, self._rack(side))
                self._time(side, event.at)
                self.taken_back = False
            case e.PlayCorrected(turn=turn, points=points):
                self._correct(turn, points)
            case e.BlankSettled(square=square, letter=letter):
                self._settle(Square.parse(square), letter)
            case e.PenaltyGiven(side=side, points=points):
                self._write(side, r.Penalty(), -points, ())
            case e.ScoreAdjusted(side=side, points=points) if points:
                self._write(side, self._adjustment(event), points, ())
            case _:
                pass

    def _rack(self, side: Side) -> tuple[str, ...]:
        rack = self.state.racks[side]
        return rack.tiles if rack is not None else ()

    def _write(self, side: Side, act: r.AnyAct, points: int, rack: tuple[str, ...]) -> None:
        notes = tuple(self.notes)
        self.notes = []
        self.lines.append(r.Line(side, act, points, 0, rack, notes=notes))

    def _played(self, laid: Sequence[Laid]) -> r.Played:
        placements = placements_of(laid)
        board = self.state.board.with_tiles(placements)
        squares = [square for square, _ in placements]
        word = main_word(board, squares)
        new = dict(placements)
        if word is None:
            direction: Direction = "across"
            return r.Played(Play(Position(squares[0], direction), (placements[0][1],)))
        run = board.run_through(word.start, word.direction)
        tiles = tuple(new.get(square) for square in run)
        return r.Played(Play(Position(word.start, word.direction), tiles))

    def _time(self, side: Side, at: int) -> None:
        """The clock of whoever ends a turn tells how long it took."""
        timed = self.setup is not None and self.setup.timing.method != "none"
        if timed and self.lines and self.lines[-1].side == side:
            used = self.state.clocks.spent_on_turn(side, at)
            self.lines[-1] = replace(self.lines[-1], used_ms=max(0, used))

    def _correct(self, turn: int, points: int) -> None:
        index = self.played.get(turn - 1)
        if index is not None and index < len(self.lines):
            self.lines[index] = replace(self.lines[index], points=points)

    def _settle(self, square: Square, letter: str) -> None:
        for index, line in enumerate(self.lines):
            if isinstance(line.act, r.Played):
                play = line.act.play
                tiles = list(play.tiles)
                for distance, tile in enumerate(tiles):
                    at = play.position.square.step(play.position.direction, distance)
                    if tile is not None and tile.blank and at == square:
                        tiles[distance] = PlacedTile(letter, blank=True)
                settled = Play(play.position, tuple(tiles))
                self.lines[index] = replace(line, act=r.Played(settled))

    def _adjustment(self, event: e.ScoreAdjusted) -> r.AnyAct:
        """For tiles left, or for time: the ruling says which."""
        reasons = [ruling.reason for ruling in event.rulings]
        if any("overtime" in reason for reason in reasons) or self.state.final is None:
            return r.TimePenalty()
        if event.points < 0:
            return r.RackLost(self._rack(event.side))
        return r.RackGained(self._rack(other(event.side)))

    def record(self, setup: GameSetup) -> r.GameRecord:
        lines = _summed(self.lines, self.remarked)
        told = self.described
        as_written = len(lines) == self.remarked
        if told is None:
            first, second = (*setup.players, "", "")[:2]
            return r.GameRecord(
                players=r.nicks(first, second),
                tile_set=self.box.id,
                rulebook=setup.rulebook,
                lines=lines,
                incomplete=self.state.final is None,
            )
        return r.GameRecord(
            players=(
                r.Player(told.nicks[0], told.names[0]),
                r.Player(told.nicks[1], told.names[1]),
            ),
            tile_set=told.tile_set,
            rulebook=told.rulebook,
            lexicon=told.lexicon,
            title=told.title,
            description=told.description,
            id=told.id,
            notes=_notes(told.notes),
            lines=lines,
            racks=told.racks if as_written else ((), ()),
            incomplete=told.incomplete and (as_written or self.state.final is None),
        )


def _summed(lines: list[r.Line], remarked: int) -> tuple[r.Line, ...]:
    """Lines with the running totals of a table that keeps them; remarked ones are as written."""
    totals = dict.fromkeys(SIDES, 0)
    summed = []
    for index, line in enumerate(lines):
        totals[line.side] += line.points
        if index >= remarked:
            summed.append(replace(line, total=totals[line.side]))
            continue
        if line.total is not None:
            totals[line.side] = line.total
        summed.append(line)
    return tuple(summed)


def _notes(remarks: tuple[Remark, ...]) -> tuple[r.Note, ...]:
    return tuple(r.Note(remark.text, remark.pragma) for remark in remarks)


def _remarked_line(event: e.LineRemarked, box: TileSet) -> r.Line:
    act: r.AnyAct
    match event.act:
        case "played":
            act = r.Played(Play.parse(event.move, box))
        case "exchanged":
            act = r.Exchanged(event.tiles, event.count)
        case "passed":
            act = r.Passed()
        case "withdrawn":
            act = r.Withdrawn()
        case "challenge_points":
            act = r.ChallengePoints()
        case "time_penalty":
            act = r.TimePenalty()
        case "penalty":
            act = r.Penalty()
        case "rack_gained":
            act = r.RackGained(event.tiles)
        case "rack_lost":
            act = r.RackLost(event.tiles)
    return r.Line(
        side=event.side,
        act=act,
        points=event.points,
        total=event.total,
        rack=event.rack,
        used_ms=event.used_ms,
        notes=_notes(event.notes),
    )
