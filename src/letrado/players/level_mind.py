"""Chooses as people of a level do: among the words they know, with their errors."""

from __future__ import annotations

import zlib

from letrado.engine.engine import Engine, RatedPlay
from letrado.engine.players import choice_of
from letrado.players.levels import Level, seated_level
from letrado.players.player import Chosen
from letrado.players.seat import position_of
from letrado.players.static_mind import StaticMind, is_barred
from letrado.rules.side import Side
from letrado.table.state import State


def chance_of(seed: int, seen: State, side: Side, matter: str) -> int:
    """A number for this moment of the game: the same game and seed give the same one."""
    moment = f"{seed} {side} {len(seen.turns)} {matter}"
    return zlib.crc32(moment.encode()) << 16 ^ zlib.crc32(moment[::-1].encode())


class LevelMind:
    """`engine` has the words that the level believes in."""

    def __init__(self, level: Level, engine: Engine, seed: int) -> None:
        self._level = level
        self._engine = engine
        self._seed = seed
        self._player = seated_level(level, engine)

    def choose(self, seen: State, side: Side) -> Chosen:
        seed = chance_of(self._seed, seen, side, "move")
        chosen = choice_of(self._player, self._engine, position_of(seen, side), seed)
        if isinstance(chosen.move, RatedPlay) and is_barred(chosen.move.play, seen, side):
            return StaticMind(self._engine).choose(seen, side)
        match chosen.thought:
            case "solved":
                return Chosen(chosen.move, "solved_ending")
            case "simulated":
                return Chosen(chosen.move, "looked_ahead", {"rollouts": chosen.rollouts})
            case "judged" if self._level.thinks_of_leaves:
                return Chosen(chosen.move, "most_equity")
            case "judged":
                return Chosen(chosen.move, "most_points")
