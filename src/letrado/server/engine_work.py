"""What runs in a process of its own, so that no move ever waits for an engine.

These functions are called by name in a worker: they take and give plain values, and keep the
engine of each rulebook from one call to the next.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec import Struct

from letrado.engine.engine import Engine
from letrado.engine.position import Position
from letrado.errors import LetradoError
from letrado.game.play_wording import play_text
from letrado.game.spelling import write_tiles
from letrado.game.tileset import TileSet, load_tile_set
from letrado.lexicon.lexicon import Lexicon
from letrado.players.player import Act, Player
from letrado.players.players import seated
from letrado.rulebook.loader import load_rulebook
from letrado.rules.side import Side
from letrado.storage.lexicons import open_lexicon
from letrado.table.laid import Laid, laid_by
from letrado.table.state import State

SEARCHED = 30
PLAYERS_KEPT = 64


class FoundPlay(Struct, frozen=True):
    """One play that the engine found: as it is typed, as people read it, and tile by tile."""

    play: str
    shown: str  # with the tiles that it runs through
    points: int
    leave: str
    equity: float
    tiles: tuple[Laid, ...]


class Analysis(Struct, frozen=True):
    count: int
    plays: tuple[FoundPlay, ...]


def prepare(rulebook_id: str) -> bool:
    """Derive the words of a book and keep them; False when nothing derives them."""
    try:
        open_lexicon(load_rulebook(rulebook_id))
    except LetradoError:
        return False
    return True


def machine_act(rulebook_id: str, machine: str, seed: int, seen: State, side: Side) -> Act | None:
    """What a player of the registry does; None when it is for others to act."""
    return _player(rulebook_id, machine, seed).act(seen, side)


def analysis(rulebook_id: str, cgp: str, most: int) -> Analysis:
    """The best plays of a position, in order of equity."""
    engine = engine_of(rulebook_id)
    position = position_of(rulebook_id, cgp)
    found = engine.plays(position, min(most, SEARCHED))
    plays = tuple(
        FoundPlay(
            play=rated.play.written(engine.tile_set),
            shown=play_text(rated.play, position.board),
            points=rated.points,
            leave=write_tiles(rated.leave, engine.tile_set),
            equity=rated.equity,
            tiles=laid_by(rated.play),
        )
        for rated in found.plays
    )
    return Analysis(found.count, plays)


def word_graph(rulebook_id: str) -> bytes:
    """The words of a book as the bytes of their graph."""
    return _words(rulebook_id).graph.content()


def position_of(rulebook_id: str, cgp: str) -> Position:
    return Position.parse(cgp, _tile_set(rulebook_id))


def _tile_set(rulebook_id: str) -> TileSet:
    return load_tile_set(load_rulebook(rulebook_id).provisions.tiles.set.value)


@cache
def _words(rulebook_id: str) -> Lexicon:
    return open_lexicon(load_rulebook(rulebook_id))


@cache
def engine_of(rulebook_id: str) -> Engine:
    return Engine(_words(rulebook_id), load_rulebook(rulebook_id))


@lru_cache(maxsize=PLAYERS_KEPT)
def _player(rulebook_id: str, machine: str, seed: int) -> Player:
    return seated(machine, _words(rulebook_id), load_rulebook(rulebook_id), seed)
