"""A game under way at a terminal: orders in, events to the journal, answers in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rich.console import RenderableType
from rich.text import Text

from letrado.cli.failure import error_text
from letrado.cli.language import say, spoken
from letrado.cli.play_commands import ORDERS, commands_of
from letrado.cli.play_help import help_on, what_may_be_done
from letrado.cli.play_orders import Order, read_order
from letrado.cli.play_reading import Reading
from letrado.cli.play_view import board_view, journal_view, rack_line, sheet_view
from letrado.cli.table_clock import ScriptClock, TableClock
from letrado.errors import LetradoError
from letrado.game.tileset import load_tile_set
from letrado.messages.catalogue import render
from letrado.players.player import Player
from letrado.players.seat import seen_from
from letrado.rulebook.book import Rulebook
from letrado.rules.side import Side
from letrado.storage.journal_file import JournalFile
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.apply import apply
from letrado.table.decide import decide
from letrado.table.decision import Decision
from letrado.table.event_wording import event_text, player_name
from letrado.table.state import AFTER_PLAY, State
from letrado.table.wording import refusal_text, ruling_text
from letrado.table.words import Words

SAID, REFUSED, GROUNDS, FAULT = "bold", "yellow", "dim", "red"


@dataclass(frozen=True)
class Reply:
    """What an order brought: things to show, a whole page of them or a few lines.

    `private` names the player for whose eyes alone they are.
    """

    shown: tuple[RenderableType, ...] = ()
    happened: bool = False
    page: bool = False
    leaves: bool = False
    private: Side | None = None


@dataclass
class Session:
    """The game and all that is needed to go on with it."""

    book: Rulebook
    words: Words
    clock: TableClock
    journal: JournalFile | None = None
    state: State = field(default_factory=State)
    events: list[e.AnyEvent] = field(default_factory=list[e.AnyEvent])
    machines: Mapping[Side, Player] = field(default_factory=dict[Side, Player])

    def obey(self, line: str) -> Reply:
        """Carry out one line; whatever cannot be done is told, never raised."""
        try:
            order = read_order(line, self.state)
            return self._followed(self._obey(order))
        except LetradoError as error:
            return Reply((Text(error_text(error), style=FAULT),))

    def _followed(self, reply: Reply) -> Reply:
        """A reply with what the automatic players do after it."""
        shown = list(reply.shown)
        happened = reply.happened
        while not reply.leaves and (answer := self._machine_acts()) is not None:
            shown += answer.shown
            happened = True
        return replace(reply, shown=tuple(shown), happened=happened)

    def _machine_acts(self) -> Reply | None:
        """What the automatic player whose move it is does; None when people are to act."""
        for side, player in self.machines.items():
            act = player.act(seen_from(self.state, side), side)
            if act is None:
                continue
            before = self.state
            if act.seconds and self.state.game.timing.method != "none":
                self.clock.let_pass(round(1000 * act.seconds))
            reply = self.carry_out(act.command)
            if self.state == before:  # refused: never a loop
                return None
            if act.reason == "procedure":
                return reply
            why = render(f"player.{act.reason}", spoken(), **act.facts)
            return Reply((*reply.shown, Text(f"  {why}", style=GROUNDS)), True)
        return None

    def carry_out(self, *commands: c.AnyCommand) -> Reply:
        """Commands one after another, until one is refused."""
        shown: list[RenderableType] = []
        happened = False
        for command in commands:
            decision = decide(self.state, command, self.book, self.words, self.clock.now())
            shown += self._told(decision)
            happened = happened or bool(decision.events)
            self._record(decision.events)
            if not decision.carried_out:
                break
        return Reply(tuple(shown), happened)

    def tick(self) -> Reply:
        """What time has brought about by itself."""
        return self._followed(self.carry_out(c.Tick(by="A")))

    def _obey(self, order: Order) -> Reply:
        tile_set = load_tile_set(self.book.provisions.tiles.set.value)
        match order.name:
            case "help" if order.rest:
                return Reply((help_on(order.rest),), page=True)
            case "help":
                told = what_may_be_done(self.state, self.book, self.words, self._now())
                return Reply((told,), page=True)
            case "sheet":
                return Reply((sheet_view(self.state),), page=True)
            case "board":
                return Reply((board_view(self.state, self.book, self._now()),), page=True)
            case "journal":
                return Reply((journal_view(self.events, self.book.id),), page=True)
            case "rack":
                side = Reading(order, self.state, tile_set).side()
                if side in self.machines and self.state.phase not in AFTER_PLAY:
                    name = player_name(side, self.state.game)
                    told_off = say("play.rack_of_the_other", player=name)
                    return Reply((Text(told_off, style=REFUSED),))
                shown = (rack_line(self.state, side, tile_set),)
                return Reply(shown, page=True, private=side if self.state.hosted else None)
            case "quit":
                return Reply(leaves=True)
            case "wait":
                return self._wait(Reading(order, self.state, tile_set))
            case name if name in ORDERS or name == "play":
                commands, blanks = commands_of(order, self.state, tile_set)
                notes = tuple(Text(say("play.blank_used", letter=letter)) for letter in blanks)
                reply = self.carry_out(*commands)
                return Reply((*notes, *reply.shown), True) if reply.happened else reply
            case _:
                raise AssertionError(order.name)

    def _now(self) -> int:
        return self.clock.now()

    def _wait(self, reading: Reading) -> Reply:
        if not isinstance(self.clock, ScriptClock):
            return Reply((Text(say("play.not_in_a_script"), style=REFUSED),))
        self.clock.let_pass(1000 * reading.number())
        return self.tick()

    def _record(self, events: tuple[e.AnyEvent, ...]) -> None:
        """On the disk first: what is not written has not happened."""
        if self.journal is not None:
            self.journal.append(events)
        for event in events:
            self.state = apply(self.state, event)
        self.events += events

    def _told(self, decision: Decision) -> list[RenderableType]:
        shown: list[RenderableType] = []
        state = self.state
        grounds: dict[str, str] = {}
        automatic = state.setup is None or state.automatic
        changed = any(isinstance(event, e.TilesExchanged) for event in decision.events)
        for event in decision.events:
            if isinstance(event, e.ClockStopped) and state.game.timing.method == "none":
                state = apply(state, event)
                continue
            if not _goes_without_saying(event, automatic=automatic, changed=changed):
                shown.append(Text(event_text(event, state, spoken()), style=SAID))
            for ruling in event.rulings:
                grounds.setdefault(ruling.reason, ruling_text(ruling, spoken(), self.book.id))
            state = apply(state, event)
        for ruling in decision.rulings:
            if ruling.allowed:
                grounds.setdefault(ruling.reason, ruling_text(ruling, spoken(), self.book.id))
        shown += [Text(f"  {text}", style=GROUNDS) for text in grounds.values()]
        for ruling in decision.rulings:
            if not ruling.allowed:
                shown.append(Text(ruling_text(ruling, spoken(), self.book.id), style=REFUSED))
        if decision.refusal is not None:
            shown.append(Text(refusal_text(decision.refusal, spoken()), style=REFUSED))
        return shown


def _goes_without_saying(event: e.AnyEvent, *, automatic: bool, changed: bool) -> bool:
    """Steps that follow from others at once are in the journal, not on the screen."""
    match event:
        case e.ClockStarted() | e.ClockResumed() | e.ClockStopped(stop="end_of_placing"):
            return True
        case e.TurnEnded(kind=kind):
            return kind in ("play", "exchange")
        case e.TilesLaid() | e.CountBegun() | e.Noted() | e.TurnPassed():
            return automatic
        case e.ExchangeAnnounced():
            return changed
        case _:
            return False
