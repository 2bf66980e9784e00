"""Players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from letrado.engine.engine import Engine
from letrado.engine.players import leaves_of
from letrado.errors import InputError
from letrado.lexicon.word_set import WordSet
from letrado.players.player import Mind, Player
from letrado.players.seated_player import SeatedPlayer
from letrado.players.static_mind import StaticMind
from letrado.rulebook.book import Rulebook

MINDS: Mapping[str, Callable[[Engine], Mind]] = {
    "letrado": StaticMind,
    "voraz": StaticMind,
}


def seated(name: str, words: WordSet, book: Rulebook) -> Player:
    """A player of this name; an unknown name is an InputError."""
    if name not in MINDS:
        raise InputError("unknown_player", text=name, known=", ".join(MINDS))
    engine = Engine(words, book, leaves_of(name, words.tile_set))
    return SeatedPlayer(book, engine, words, MINDS[name](engine))
