"""Moves of the engine, for people and for programs."""

from __future__ import annotations

from letrado.cli.language import say
from letrado.engine.engine import Exchange, Move, Pass, RatedPlay
from letrado.game.spelling import write_tiles
from letrado.game.tileset import TileSet


def play_view(rated: RatedPlay, tile_set: TileSet) -> dict[str, object]:
    return {
        "play": rated.play.written(tile_set),
        "score": rated.points,
        "leave": write_tiles(rated.leave, tile_set),
        "equity": rated.equity,
    }


def move_view(move: Move, tile_set: TileSet) -> dict[str, object]:
    match move:
        case RatedPlay():
            return {"move": "play", **play_view(move, tile_set)}
        case Exchange(tiles=tiles, equity=equity):
            return {"move": "exchange", "tiles": write_tiles(tiles, tile_set), "equity": equity}
        case Pass():
            return {"move": "pass"}


def move_text(move: Move, tile_set: TileSet) -> str:
    match move:
        case RatedPlay():
            facts = play_view(move, tile_set)
            return say(
                "engine.best_play",
                play=facts["play"],
                points=move.points,
                leave=facts["leave"] or say("engine.no_leave"),
                equity=f"{move.equity:.2f}",
            )
        case Exchange(tiles=tiles, equity=equity):
            written = write_tiles(tiles, tile_set)
            return say("engine.best_exchange", tiles=written, equity=f"{equity:.2f}")
        case Pass():
            return say("engine.best_pass")
