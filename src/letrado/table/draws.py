"""The draws of a hosted game, in the order in which they can be checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from letrado.game.draw_record import Act, Drawn, DrawRecord, PutBack
from letrado.table import events as e
from letrado.table.setup import GameSetup, book_of


def draw_record(setup: GameSetup, events: Iterable[e.AnyEvent]) -> DrawRecord:
    """What anyone needs to draw the game again from its seed."""
    seed = setup.bag_seed()
    return DrawRecord(
        tile_set=book_of(setup).provisions.tiles.set.value,
        commitment=seed.commitment(),
        words=seed.words,
        seed=seed.secret.hex(),
        acts=tuple(act for event in events for act in _acts(event)),
    )


def _acts(event: e.AnyEvent) -> Iterator[Act]:
    match event:
        case e.TilesDrawn(tiles=tiles) if tiles is not None:
            yield Drawn(tiles)
        case e.TilesExchanged(away=away, drawn=drawn) if away is not None and drawn is not None:
            yield Drawn(drawn)
            yield PutBack(away)
        case e.FreelyExchanged(shown=shown, drawn=drawn) if drawn is not None:
            yield PutBack(shown)
            yield Drawn(drawn)
        case e.SurplusReturned(tiles=tiles) if tiles is not None:
            yield PutBack(tiles)
        case _:
            return
