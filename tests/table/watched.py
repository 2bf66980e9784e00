"""A table that checks, after every command, everything that must always be true of a game."""

from __future__ import annotations

from collections import Counter

from letrado.game.draw_record import check_draws
from letrado.game.square import Square
from letrado.game.tileset import load_tile_set
from letrado.messages.catalogue import has_text
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.ruling import Ruling
from letrado.rules.side import SIDES, Side
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.apply import apply, replay
from letrado.table.decide import decide
from letrado.table.decision import Decision
from letrado.table.draws import draw_record
from letrado.table.event_wording import event_text
from letrado.table.journal import event_line, header_line, read, replayed, written
from letrado.table.laid import placements_of
from letrado.table.setup import GameSetup, book_of
from letrado.table.sheet import running_totals
from letrado.table.state import AFTER_PLAY, State
from letrado.table.wording import refusal_text, ruling_text
from letrado.table.words import AskTheArbiter, Words
from tests.reference.score import reference_points


class WatchedTable:
    """One game; `give` is the only way to change it."""

    def __init__(self, setup: GameSetup, words: Words | None = None) -> None:
        self.setup = setup
        self.book = book_of(setup)
        self.tile_set = load_tile_set(self.book.provisions.tiles.set.value)
        self.words: Words = words or AskTheArbiter()
        self.state = State()
        self.mirror = State()  # what the journal adds up to, line by line
        self.events: list[e.AnyEvent] = []
        self.commands: list[c.AnyCommand] = []
        self.now = 0
        self.adjusted: dict[Side, int] = {"A": 0, "B": 0}
        self.penalties: dict[Side, int] = {"A": 0, "B": 0}
        self.give(c.SetUp(by="director", setup=setup))

    def give(self, command: c.AnyCommand) -> Decision:
        """Decide a command now, let its events happen, and check everything."""
        self.commands.append(command)
        used = self._used()
        decision = self._decide(command)
        for told in decision.rulings:
            self._check_ruling(told)
        if decision.refusal is not None:
            assert refusal_text(decision.refusal, "es")
        before = self.state
        for event in decision.events:
            self._happen(event)
        if not decision.carried_out:
            assert self.state == self._after_time_alone(before), command
        self._check_tiles()
        self._check_sheet()
        self._check_phase()
        after = self._used()
        assert all(after[side] >= used[side] for side in SIDES), "a clock went backwards"
        return decision

    def check_journal(self) -> None:
        """The journal as a whole gives the same events and the same state."""
        content = written(self.events)
        events = read(content, "journal")
        assert events == self.events
        assert replay(events) == self.state
        assert replayed(events, "journal") == self.state
        if self.setup.way == "hosted":
            assert check_draws(draw_record(self.setup, events)).agrees

    def _decide(self, command: c.AnyCommand) -> Decision:
        return decide(self.state, command, self.book, self.words, self.now)

    def _used(self) -> dict[Side, int]:
        return {side: self.state.clocks.used_by(side, self.state.latest) for side in SIDES}

    def _after_time_alone(self, before: State) -> State:
        tick = decide(before, c.Tick(by="A"), self.book, self.words, self.now)
        for event in tick.events:
            before = apply(before, event)
        return before

    def _happen(self, event: e.AnyEvent) -> None:
        (again,) = read(header_line() + event_line(event), "journal")
        assert again == event, "an event does not read back"
        before, mirrored = self.state, self.mirror
        self.state, self.mirror = apply(before, event), apply(mirrored, again)
        assert self.state == self.mirror, "replay differs from live"
        assert before == mirrored, "a state was changed in place"
        assert event.at >= before.latest, "an event before the one before it"
        self.events.append(event)
        assert event_text(event, before, "es")
        for told in event.rulings:
            self._check_ruling(told)
        match event:
            case e.PlayAccepted():
                self._check_accepted(before)
            case e.ScoreAdjusted(side=side, points=points):
                self.adjusted[side] += points
            case e.PenaltyGiven(side=side, points=points):
                self.penalties[side] += points
            case _:
                pass

    def _check_ruling(self, told: Ruling) -> None:
        """It rests on something that exists and can be said."""
        assert told.grounds
        assert ruling_text(told, "es")
        key = f"ruling.{told.reason}"
        assert has_text(key) or has_text(f"{key}_not"), key
        for ground in told.grounds:
            if ground.kind == "article":
                assert ground.reference in load_rulebook(ground.rulebook).articles

    def _check_accepted(self, before: State) -> None:
        """The sheet says what the reference says."""
        assert before.play is not None
        entry = self.state.entries[-1]
        placements = placements_of(before.play.tiles)
        worth = reference_points(before.board, placements, self.tile_set)
        assert entry.worth == worth
        assert entry.points == (worth if self.state.hosted else before.play.points)
        assert entry.count == len(placements)
        for square, tile in placements:
            assert self.state.board.tiles[square] == tile

    def _check_tiles(self) -> None:
        state = self.state
        if state.setup is None:
            return
        laid = state.play.tiles if state.play else ()
        on_board = len(state.board.tiles) + len(laid)
        total = state.bag_size + sum(state.rack_sizes.values()) + on_board
        assert total == self.tile_set.total(), "tiles were lost or found"
        assert state.bag_size >= 0
        for side, rack in state.racks.items():
            assert state.rack_sizes[side] >= 0
            assert rack is None or len(rack) == state.rack_sizes[side]
        size = self.book.provisions.drawing.rack_size.value
        if state.phase == "thinking":
            assert all(held <= size for held in state.rack_sizes.values()), "a rack overflows"
        if state.bag is not None:
            self._check_every_tile(state)

    def _check_every_tile(self, state: State) -> None:
        """Hosted games know each tile."""
        assert state.bag is not None
        assert len(state.bag) == state.bag_size
        tiles = Counter(state.bag.tiles)
        for rack in state.racks.values():
            assert rack is not None
            tiles.update(rack.tiles)
        tiles.update(tile.from_rack for tile in state.board.tiles.values())
        if state.play is not None:
            tiles.update(tile.from_rack for _, tile in placements_of(state.play.tiles))
        assert tiles == Counter(self.tile_set.tiles())

    def _check_sheet(self) -> None:
        state = self.state
        assert state.adjusted == self.adjusted
        assert state.penalties == self.penalties
        totals: dict[Side, int] = {"A": 0, "B": 0}
        for entry, total in running_totals(state.entries):
            totals[entry.side] = total
            assert entry.kind == "play" or entry.points == 0
        for side in SIDES:
            assert state.score(side) == totals[side] + self.adjusted[side] - self.penalties[side]
            assert state.on_sheet()[side] == totals[side]
        plays = sum(turn.kind == "play" for turn in state.turns)
        noted = sum(entry.kind == "play" for entry in state.entries)
        assert plays <= noted <= plays + 1

    def _check_phase(self) -> None:
        """The phase tells the truth about what is on the table."""
        state = self.state
        with_play = ("placing", "counting", "centre_choice", "announced")
        judged = ("challenged", "ruled_invalid", "appealed")
        if state.phase in (*with_play, *judged):
            assert state.play is not None
            assert state.play.tiles
            squares = [Square.parse(tile.square) for tile in state.play.tiles]
            assert not set(squares) & set(state.board.tiles)
        if state.phase in ("thinking", "over", "closed", "accepted", "drawn"):
            assert state.play is None
        assert (state.challenge is not None) == (state.phase == "challenged") or (
            state.phase == "surplus"
        )
        assert (state.surplus is not None) == (state.phase == "surplus")
        assert (state.final is not None) == (state.phase in AFTER_PLAY)
        assert (state.phase == "closed") == (len(state.signed) == 2)
