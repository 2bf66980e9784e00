"""How lucky a draw was: the best that the tiles drawn allow, against what others would have."""

from __future__ import annotations

from dataclasses import replace

from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.game.bag import Seed, shuffled
from letrado.game.rack import Rack
from letrado.records.review.moments import Moment


def luck_of(moment: Moment, engine: Engine, seed: int, samples: int) -> float | None:
    """Points that the draw before this move brought over the average; None when nobody knows."""
    position, drawn = moment.position, moment.drawn
    if position is None or drawn is None:
        return None
    if not drawn or samples <= 0:
        return 0.0
    unseen = position.unseen(engine.tile_set)
    unseen.update(drawn)
    pool = sorted(unseen.elements())
    chance = Seed(f"luck {seed} {moment.turn}".encode())
    others = [
        _best(
            _with(position, (*moment.kept, *shuffled(pool, chance, number)[: len(drawn)])), engine
        )
        for number in range(samples)
    ]
    return _best(position, engine) - sum(others) / len(others)


def _with(position: Position, tiles: tuple[str, ...]) -> Position:
    return replace(position, rack=Rack(tiles), opponent_rack=Rack())


def _best(position: Position, engine: Engine) -> float:
    return engine.best(position).equity
