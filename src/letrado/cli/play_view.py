"""A game on a terminal: board with scores beside it, rack, score sheet, journal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from letrado.cli.board_text import WIDTH, board_text
from letrado.cli.language import say, spoken
from letrado.cli.screen import add_row, plain_table
from letrado.cli.table_clock import clock_text
from letrado.game.square import Position
from letrado.game.tileset import BLANK, TileSet
from letrado.rulebook.book import Rulebook
from letrado.rules.clock import MINUTE_MS
from letrado.rules.side import SIDES, Side
from letrado.table import events as e
from letrado.table.apply import apply
from letrado.table.event_wording import event_text, player_name
from letrado.table.sheet import Entry, running_totals
from letrado.table.state import AFTER_PLAY, BEFORE_PLAY, State
from letrado.table.wording import ruling_text

TURNS_BESIDE_BOARD = 9
BOARD = 4 + 15 * WIDTH  # characters across
PANEL = 34


class BoardView:
    """The board, and beside it scores, clocks, bag and the last turns; one line when narrow."""

    def __init__(self, board: Text, panel: RenderableType, line: Text) -> None:
        self._board = board
        self._panel = panel
        self._line = line

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        if options.max_width < BOARD + PANEL + 2:
            yield self._board
            yield self._line
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=BOARD, no_wrap=True)
        grid.add_column(width=PANEL)
        grid.add_row(self._board, self._panel)
        yield grid


def board_view(state: State, book: Rulebook, now: int) -> RenderableType:
    """The table as it stands at this time."""
    players = [" ".join(_player_line(state, side, now).plain.split()) for side in SIDES]
    bag = say("play.bag", count=state.bag_size)
    line = Text(" · ".join([*players, bag, *_time_lines(state, book, now)]), style="bold")
    return BoardView(board_text(state.table_board()), _panel(state, book, now), line)


def _panel(state: State, book: Rulebook, now: int) -> RenderableType:
    lines = [Text(book.id, style="dim"), Text()]
    lines += [_player_line(state, side, now) for side in SIDES]
    lines += [Text(), Text(say("play.bag", count=state.bag_size))]
    lines += [Text(line) for line in _time_lines(state, book, now)]
    lines.append(Text())
    rows = list(enumerate(running_totals(state.entries), start=1))
    for number, (entry, total) in rows[-TURNS_BESIDE_BOARD:]:
        name = player_name(entry.side, state.game)[:6]
        line = Text(_fitted(f"{number:>2} {name:<6} {move_text(entry)}", PANEL - 9))
        line.append(f"{entry.points:>4}{total:>5}", style="bold")
        lines.append(line)
    if state.final is not None:
        lines += [Text(), Text(result_text(state), style="bold green")]
    return Group(*lines)


def _fitted(text: str, width: int) -> str:
    return text.ljust(width) if len(text) <= width else f"{text[: width - 1]}…"


def _player_line(state: State, side: Side, now: int) -> Text:
    on_turn = side == state.on_turn and state.phase not in BEFORE_PLAY | AFTER_PLAY
    left = state.clocks.left(side, now)
    clock = "" if left is None else clock_text(left)
    name = player_name(side, state.game)[:16]
    style = "bold reverse" if on_turn else ""
    line = Text(f" {name:<16} {state.score(side):>5} ", style=style)
    late = left is not None and left < 0
    line.append(f" {clock:>7}", style="bold red" if late else "bold" if on_turn else "")
    return line


def _time_lines(state: State, book: Rulebook, now: int) -> Iterable[str]:
    timing = state.game.timing
    if timing.game_limit_minutes is not None and state.begun_at is not None:
        left = state.begun_at + timing.game_limit_minutes * MINUTE_MS - now
        yield say("play.limit_left", time=clock_text(max(0, left)))
    if state.clocks.stops and timing.method != "none":
        stops = ", ".join(say(f"stop.{stop}") for stop in sorted(state.clocks.stops))
        yield say("play.clocks_stopped", stops=stops)
    if timing.method == "timer" and state.final is None:
        whole = book.provisions.time.timer.seconds.value * 1000
        left = whole - state.clocks.spent_on_turn(state.on_turn, now)
        yield say("play.turn_left", time=clock_text(max(0, left)))


def move_text(entry: Entry) -> str:
    """One turn as the score sheet has it; blanks in small letters."""
    if entry.kind == "exchange":
        return f"{say('turn_kind.exchange')} {entry.count}"
    if entry.kind != "play":
        return say(f"turn_kind.{entry.kind}")
    position = Position.parse(entry.place)
    letters = []
    for distance, letter in enumerate(entry.word):
        square = position.square.step(position.direction, distance)
        letters.append(letter.lower() if str(square) in entry.blanks else letter)
    return f"{entry.place} {''.join(letters)}"


def rack_line(state: State, side: Side, tile_set: TileSet) -> RenderableType:
    """The tiles of a player, each with its points."""
    player = player_name(side, state.game)
    rack = state.racks[side]
    if rack is None:
        return Text(say("play.rack_unknown", player=player), style="dim")
    before, _, after = say("play.rack_of", player=player, tiles="\0").partition("\0")
    line = Text(before)
    for tile in rack.tiles:
        shown = " " if tile == BLANK else tile
        line.append(f" {shown} ", style="bold black on bright_yellow")
        line.append(f"{tile_set.points(tile)} ", style="dim")
    line.append(after)
    return line


def sheet_view(state: State) -> RenderableType:
    """The score sheet: every turn, both totals, adjustments and the result."""
    if not state.entries:
        return Text(say("play.nothing_written"), style="dim")
    headings = [say(f"heading.{name}") for name in ("turn", "player", "move", "points", "total")]
    table = plain_table(*headings)
    for number, (entry, total) in enumerate(running_totals(state.entries), start=1):
        player = player_name(entry.side, state.game)
        points = str(entry.points)
        add_row(table, str(number), player, move_text(entry), points, str(total))
    for side in SIDES:
        name = player_name(side, state.game)
        adjusted, penalty = state.adjusted[side], state.penalties[side]
        if adjusted:
            score = str(state.score(side) + penalty)
            add_row(table, "", name, say("play.adjustments"), f"{adjusted:+}", score)
        if penalty:
            add_row(table, "", name, say("play.penalties"), f"-{penalty}", str(state.score(side)))
    if state.final is None:
        return table
    return Group(table, Text(result_text(state), style="bold green"))


def result_text(state: State) -> str:
    winner = state.winner()
    if winner is None:
        return say("play.tie", points=state.score("A"))
    others = state.score("B" if winner == "A" else "A")
    player = player_name(winner, state.game)
    return say("play.winner", player=player, points=state.score(winner), others=others)


def journal_view(events: Iterable[e.AnyEvent], book_id: str) -> RenderableType:
    """Everything that has happened, with its grounds."""
    table = plain_table("", say("heading.time"), say("heading.event"), say("heading.grounds"))
    state = State()
    for number, event in enumerate(events, start=1):
        told = event_text(event, state, spoken())
        grounds = "\n".join(ruling_text(ruling, spoken(), book_id) for ruling in event.rulings)
        add_row(table, str(number), clock_text(event.at), told, grounds)
        state = apply(state, event)
    return table
