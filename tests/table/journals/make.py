"""Write the journals that must load for ever: python -m tests.table.journals.make

One hosted game per rulebook and a recorded one, by the schema of the day. A journal that is there
already is never written again: whoever changes the schema adds journals and keeps these.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec

from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.table.journal import SCHEMA, written
from letrado.table.setup import GameSetup, Timing
from letrado.table.state import State
from tests.table.everybody import KINDS, Everybody
from tests.table.watched import WatchedTable

FOLDER = Path(__file__).parent
SUMMARIES = FOLDER / "summaries.json"
TOO_DRASTIC = ("desk_end", "leave", "no_moves")


def summary_of(state: State) -> dict[str, object]:
    """What a journal must always add up to."""
    return {
        "phase": state.phase,
        "scores": dict(state.scores()),
        "turns": len(state.turns),
        "events": state.events,
        "tiles_on_the_board": len(state.board.tiles),
        "used_ms": dict(state.clocks.used),
        "ending": state.final.kind if state.final else None,
    }


def setups() -> dict[str, GameSetup]:
    named = {f"hosted-{book_id}": _setup(book_id, recorded=False) for book_id in rulebook_ids()}
    return {**named, "recorded-fise-2009": _setup("fise-2009", recorded=True)}


def _setup(book_id: str, *, recorded: bool) -> GameSetup:
    mode = load_rulebook(book_id).provisions.time.clock.modes.value[-1]
    return GameSetup(
        rulebook=book_id,
        players=("Íñigo", "Núria"),
        way="recorded" if recorded else "hosted",
        steps="by_hand",
        timing=Timing(method="chess_clock", mode=mode, minutes_each=25),
        arbiter_present=True,
        seed="" if recorded else "c0" * 32,
    )


def played(setup: GameSetup, chance: int) -> WatchedTable:
    """A whole game by chance, incidents and all, until it is signed."""
    table = WatchedTable(setup)
    player = Everybody(table.book, table.tile_set, Random(chance))
    kinds = [kind for kind in KINDS if kind not in TOO_DRASTIC]
    while table.state.phase != "closed":
        table.now += 4000
        table.give(player.goes_on(table.state))
        if player.random.random() < 0.3:
            table.give(player.command(player.random.choice(kinds), table.state))
    return table


def main() -> None:
    summaries = msgspec.json.decode(SUMMARIES.read_bytes()) if SUMMARIES.exists() else {}
    for chance, (name, setup) in enumerate(setups().items()):
        file = FOLDER / f"schema-{SCHEMA}-{name}.jsonl"
        if not file.exists():
            table = played(setup, chance)
            file.write_bytes(written(table.events))
            summaries[file.name] = summary_of(table.state)
    SUMMARIES.write_bytes(msgspec.json.format(msgspec.json.encode(summaries), indent=2) + b"\n")


if __name__ == "__main__":
    main()
