"""Games at a terminal, for tests: scripts, and moves that fit whatever the racks hold."""

from collections.abc import Iterable
from pathlib import Path

from letrado.cli.play_session import Session
from letrado.cli.play_setup import Options, new_session, setup_of
from letrado.game.square import Square
from letrado.game.tileset import BLANK
from letrado.table.journal import read, replayed
from letrado.table.state import State
from letrado.table.words import AskTheArbiter
from tests.cli.command import Outcome, letrado


def run(folder: Path, lines: Iterable[str], *options: str, name: str = "game.jsonl") -> Outcome:
    """Run a script; the journal lies in the folder."""
    script = folder / "script.txt"
    script.write_text("\n".join(lines), "utf-8")
    return letrado("play", "--script", str(script), "--journal", str(folder / name), *options)


def state_in(path: Path) -> State:
    return replayed(read(path.read_bytes(), str(path)), str(path))


def opening(state: State, count: int = 2) -> str:
    """A first play with tiles of the rack on turn."""
    return "8H " + "".join(f"[{tile}]" for tile in plain_tiles(state)[:count])


def extension(state: State) -> str:
    """One tile more at the end of the row of the centre."""
    column = 7
    while Square(7, column) in state.board.tiles:
        column += 1
    return "8H " + "." * (column - 7) + f"[{plain_tiles(state)[0]}]"


def plain_tiles(state: State) -> list[str]:
    rack = state.racks[state.on_turn]
    assert rack is not None
    return [tile for tile in rack.tiles if tile != BLANK]


def whole_game(book_id: str, seed: str) -> tuple[list[str], Session]:
    """A script with a play, challenges both ways, an exchange, passes and signatures."""
    setup = setup_of(Options(rulebook=book_id, seed=seed))
    session, _ = new_session(setup, AskTheArbiter(), scripted=True)
    lines: list[str] = []

    def do(line: str) -> None:
        before = session.state
        session.obey(line)
        assert session.state != before, line
        lines.append(line)

    do("empezar")
    do(opening(session.state))
    do("challenge")
    do("valid")
    do("accepto")
    do(extension(session.state))
    do("anoto")
    do("exchange " + plain_tiles(session.state)[0])
    do(extension(session.state))
    do("impugno")
    do("no vàlida")
    do(extension(session.state))
    do("vale")
    for word in ("paso", "passo", "pass", "pasar"):
        do(word)
    do("firma Ana")
    do("sign Bruno")
    return lines, session
