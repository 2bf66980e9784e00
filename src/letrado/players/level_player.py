"""A player of a level at a table: doubts and trusts words, and takes time, as people do."""

from __future__ import annotations

from dataclasses import replace

from letrado.engine.engine import Engine
from letrado.players.level_mind import LevelMind, chance_of
from letrado.players.levels import Level
from letrado.players.player import Act
from letrado.players.seated_player import SeatedPlayer
from letrado.rules.side import Side
from letrado.table import commands as c
from letrado.table.state import State

_ONE = 1 << 32


class LevelPlayer:
    """Acts by the book like any seated player, but need not challenge what it does not know.

    `own` is the engine with the words that the level believes in.
    """

    def __init__(self, level: Level, own: Engine, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._seated = SeatedPlayer(own.book, own, own.words, LevelMind(level, own, seed))

    def act(self, seen: State, side: Side) -> Act | None:
        act = self._seated.act(seen, side)
        if act is None:
            return None
        match act.command:
            case c.MakeChallenge() if not self._level.knows_all:
                if self._toss(seen, side, "doubt") < self._level.doubts:
                    return replace(act, reason="doubts")
                return Act(c.Note(by=side), "trusts", act.facts)
            case c.Note() if act.reason == "accepts" and not self._level.knows_all:
                return replace(act, reason="knows")
            case c.MakePlay() | c.ExchangeTiles() | c.Pass():
                return replace(act, seconds=self._seconds(seen, side))
            case _:
                return act

    def _seconds(self, seen: State, side: Side) -> float:
        """Most turns are nearly as quick as an easy one; a few take long."""
        easy, hard = self._level.seconds
        return easy + (hard - easy) * self._toss(seen, side, "time") ** 3

    def _toss(self, seen: State, side: Side, matter: str) -> float:
        return (chance_of(self._seed, seen, side, matter) % _ONE) / _ONE
