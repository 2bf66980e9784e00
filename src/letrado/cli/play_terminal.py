"""Two people at one screen: racks stay hidden until their owner asks for them."""

from __future__ import annotations

import select
import sys
import termios

from rich.console import Console, RenderableType
from rich.text import Text

from letrado.cli.language import say
from letrado.cli.play_orders import usual_word
from letrado.cli.play_session import Session
from letrado.cli.play_view import board_view, rack_line
from letrado.game.tileset import load_tile_set
from letrado.rules.side import Side, other
from letrado.table.event_wording import player_name

# Phases in which the player on turn needs the rack.
RACK_OUT = frozenset({"thinking", "placing", "counting", "exchanging"})
TICK_SECONDS = 0.5
MESSAGES = 12  # lines kept under the board


class Terminal:
    """The screen and the keyboard of one session."""

    def __init__(self, session: Session, greeting: tuple[RenderableType, ...]) -> None:
        self.session = session
        self.out = Console(highlight=False)
        self._messages = greeting
        self._seen: Side | None = None  # whose rack is on the screen
        self._ticked = False  # the last reading ended because of time, not of a line

    def run(self) -> None:
        """Until somebody leaves. The other screen keeps racks out of the scroll-back."""
        self.out.set_alt_screen(enable=True)
        try:
            while self._turn():
                pass
        except KeyboardInterrupt:
            pass
        finally:
            self.out.set_alt_screen(enable=False)

    def _turn(self) -> bool:
        state = self.session.state
        rack_out = state.hosted and state.phase in RACK_OUT
        if rack_out and self._seen != state.on_turn and not self.session.machines:
            return self._hand_over()
        if not rack_out:
            self._seen = None
        self._draw_screen(rack=rack_out)
        self.out.print(Text(say(f"play_hint.{state.phase}"), style="dim"))
        line = self._line(f"{self._speaker()}> ")
        if line is None:
            return False
        if not line.strip() and state.phase in ("set_up", "ready") and not self._ticked:
            line = usual_word("begin")
        return self._answer(line) if line.strip() else True

    def _hand_over(self, to: Side | None = None) -> bool:
        """The board without racks, until the player who is to see one presses Enter."""
        state = self.session.state
        player = to or state.on_turn
        self._draw_screen(rack=False)
        text = say("play.hand_over", player=player_name(player, state.game))
        self.out.print(Text(text, style="bold cyan"))
        line = self._line("")
        if line is not None and not self._ticked:
            self._seen = player
        return line is not None

    def _answer(self, line: str) -> bool:
        reply = self.session.obey(line)
        if reply.leaves:
            return False
        if not reply.page:
            self._messages = reply.shown
            return True
        self._messages = ()
        if reply.private is not None and reply.private != self._seen:
            if not self._hand_over(reply.private):
                return False
            if self._seen != reply.private:  # time has called for something else
                return True
        return self._show_pages(reply.shown)

    def _show_pages(self, shown: tuple[RenderableType, ...]) -> bool:
        """As much at a time as the screen holds."""
        with self.out.capture() as captured:
            self.out.print(*shown, sep="\n")
        lines = captured.get().splitlines()
        height = max(5, self.out.height - 2)
        for first in range(0, len(lines), height):
            self.out.clear()
            sys.stdout.write("\n".join(lines[first : first + height]) + "\n")
            self.out.print(Text(say("play.go_on"), style="bold cyan"))
            line = self._line("")
            if line is None:
                return False
            if self._ticked:
                break
        return True

    def _draw_screen(self, *, rack: bool) -> None:
        session = self.session
        state = session.state
        self.out.clear()
        self.out.print(board_view(state, session.book, session.clock.now()))
        if rack:
            tile_set = load_tile_set(session.book.provisions.tiles.set.value)
            self.out.print(rack_line(state, state.on_turn, tile_set))
        for message in self._messages[-MESSAGES:]:
            self.out.print(message)
        self.out.print()

    def _speaker(self) -> str:
        """Who is expected to type."""
        state = self.session.state
        match state.phase:
            case "announced" | "centre_choice":
                return player_name(other(state.on_turn), state.game)
            case "challenged" | "appealed":
                return say("play.arbiter")
            case "set_up" | "ready" | "over" | "closed" | "surplus" | "empty":
                return say("play.desk")
            case _:
                return player_name(state.on_turn, state.game)

    def _line(self, prompt: str) -> str | None:
        """A line, empty when time has changed something meanwhile; None at the end of the input."""
        self.out.print(Text(prompt, style="bold"), end="")
        sys.stdout.flush()
        self._ticked = False
        while not self._ticked:
            ready, _, _ = select.select([sys.stdin], [], [], TICK_SECONDS)
            if ready:
                line = sys.stdin.readline()
                return line.rstrip("\n") if line else None
            self._ticked = self._tick()
        return ""

    def _tick(self) -> bool:
        before = (self.session.state.phase, self.session.state.on_turn)
        reply = self.session.tick()
        if reply.happened:
            self.out.bell()
            self._messages = reply.shown
            if before != (self.session.state.phase, self.session.state.on_turn):
                termios.tcflush(sys.stdin, termios.TCIFLUSH)
        return reply.happened
