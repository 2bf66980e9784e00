"""What runs in a process of its own, so that no move ever waits for an engine.

These functions are called by name in a worker: they take and give plain values, and keep the
engine of each rulebook from one call to the next.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from letrado.engine.engine import Engine, Exchange, Pass, RatedPlay
from letrado.engine.players import PLAYERS, player
from letrado.engine.position import Position
from letrado.engine.words import Words, read_words, words_from_lexicon
from letrado.errors import InputError, LetradoError
from letrado.game.spelling import write_tiles
from letrado.game.tileset import TileSet, load_tile_set
from letrado.lexicon.lexicon import Lexicon
from letrado.rulebook.loader import load_rulebook
from letrado.storage.folders import cache_folder
from letrado.storage.lexicons import facts_for_judge, open_lexicon
from letrado.table.laid import Laid, laid_by

SEARCHED = 30


class MachineMove(Struct, frozen=True):
    """A play by its tiles, an exchange by its tiles, or a pass."""

    laid: tuple[Laid, ...] = ()
    exchanged: tuple[str, ...] = ()


class FoundPlay(Struct, frozen=True):
    """One play that the engine found: as people write it, and tile by tile."""

    play: str
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


def machine_move(rulebook_id: str, machine: str, cgp: str) -> MachineMove:
    """What a player of the registry does in a position."""
    move = _engine(rulebook_id, machine).best(_position(rulebook_id, cgp))
    match move:
        case RatedPlay(play=play):
            return MachineMove(laid=laid_by(play))
        case Exchange(tiles=tiles):
            return MachineMove(exchanged=tiles)
        case Pass():
            return MachineMove()


def analysis(rulebook_id: str, cgp: str, most: int) -> Analysis:
    """The best plays of a position, in order of equity."""
    engine = _engine(rulebook_id, next(iter(PLAYERS)))
    found = engine.plays(_position(rulebook_id, cgp), min(most, SEARCHED))
    plays = tuple(
        FoundPlay(
            play=rated.play.written(engine.tile_set),
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
    with TemporaryDirectory() as folder:
        path = Path(folder) / "words.kwg"
        _words(rulebook_id).write(path)
        return path.read_bytes()


def _position(rulebook_id: str, cgp: str) -> Position:
    return Position.parse(cgp, _tile_set(rulebook_id))


def _tile_set(rulebook_id: str) -> TileSet:
    return load_tile_set(load_rulebook(rulebook_id).provisions.tiles.set.value)


@cache
def _engine(rulebook_id: str, machine: str) -> Engine:
    tile_set = _tile_set(rulebook_id)
    return Engine(_words(rulebook_id), load_rulebook(rulebook_id), player(machine, tile_set))


@cache
def _words(rulebook_id: str) -> Words:
    """The graph of a book's words: from the file kept before, or made from the lexicon."""
    lexicon = open_lexicon(load_rulebook(rulebook_id))
    kept = _kept(rulebook_id, lexicon)
    if kept.exists():
        try:
            return read_words(kept, lexicon.tile_set)
        except InputError:
            kept.unlink(missing_ok=True)
    words = words_from_lexicon(lexicon.words(), lexicon.tile_set)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        words.write(kept)
    except (OSError, InputError):
        return words  # a cache that cannot be written costs only time
    return words


def _kept(rulebook_id: str, lexicon: Lexicon) -> Path:
    mark = facts_for_judge(lexicon.book).index_key[:16]
    name = lexicon.list_name.replace("/", "_") or "derived"
    return cache_folder() / "graphs" / f"{rulebook_id}-{name}-{mark}.kwg"
