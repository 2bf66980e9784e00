"""A move that somebody names, with what it scores and keeps."""

from __future__ import annotations

from letrado.engine.engine import Engine, Exchange, Move, Pass, RatedPlay
from letrado.engine.position import Position
from letrado.errors import ConflictError, InputError
from letrado.game.numbering import numbering_of
from letrado.game.play import Play
from letrado.game.score import points_of
from letrado.game.spelling import read_rack

EXCHANGE = "-"


def read_move(text: str, engine: Engine, position: Position) -> Move:
    """Read "8H CASA" as a play, "-AEO" as an exchange, "-" as a pass."""
    if not text.strip().startswith(EXCHANGE):
        return rate(Play.parse(text, engine.tile_set), engine, position)
    numbering = numbering_of(engine.tile_set)
    named = read_rack(text.strip()[len(EXCHANGE) :], engine.tile_set)
    if not named:
        return Pass()
    tiles = numbering.decode(bytes(sorted(numbering.encode(named))))
    kept = _kept(tiles, position, text)
    return Exchange(tiles, engine.leaves.worth(kept))


def rate(play: Play, engine: Engine, position: Position) -> RatedPlay:
    """A play from this rack on this board, whether or not its words are good."""
    text = play.written(engine.tile_set)
    placed = tuple(play.placements())
    if not _fits(play, position):
        raise InputError("move_unusable", text=text)
    leave = _kept(tuple(tile.from_rack for _, tile in placed), position, text)
    points = points_of(position.board, placed, engine.tile_set, engine.bonus)
    return RatedPlay(play, points, leave, points + engine.leaves.worth(leave))


def _fits(play: Play, position: Position) -> bool:
    """Does every tile go to an empty square, and every gap to a taken one?"""
    squares = (
        play.position.square.step(play.position.direction, at) for at in range(len(play.tiles))
    )
    return all(
        square is not None and (square in position.board.tiles) == (tile is None)
        for square, tile in zip(squares, play.tiles, strict=True)
    )


def _kept(tiles: tuple[str, ...], position: Position, text: str) -> tuple[str, ...]:
    try:
        return tuple(sorted(position.rack.without(tiles).tiles))
    except ConflictError as wrong:
        raise InputError("move_unusable", text=text) from wrong
