"""Takes the move of most equity: what it scores, and what the tiles kept are worth."""

from __future__ import annotations

from letrado.engine.engine import Engine, Pass, RatedPlay
from letrado.game.play import Play
from letrado.players.player import Chosen
from letrado.players.seat import position_of
from letrado.rules.side import Side
from letrado.table.state import State

MANY = 1000


class StaticMind:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def choose(self, seen: State, side: Side) -> Chosen:
        position = position_of(seen, side)
        best = self._engine.best(position)
        if not isinstance(best, RatedPlay) or not is_barred(best.play, seen, side):
            return Chosen(best)
        for rated in self._engine.plays(position, MANY).plays:
            if not is_barred(rated.play, seen, side):
                return Chosen(rated)
        return Chosen(Pass())


def is_barred(play: Play, seen: State, side: Side) -> bool:
    """Does the play form a word that this player asked about and may not play?"""
    if not seen.barred[side]:
        return False
    placements = list(play.placements())
    words = seen.board.with_tiles(placements).words_with(square for square, _ in placements)
    return any(word.letters in seen.barred[side] for word in words)
