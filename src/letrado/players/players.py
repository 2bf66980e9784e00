"""Players by name, ready to sit at a table."""

from __future__ import annotations

from letrado.engine.engine import Engine
from letrado.engine.leaves import no_leaves
from letrado.engine.players import GREEDY, STATIC
from letrado.errors import InputError
from letrado.lexicon.word_set import WordSet
from letrado.messages.catalogue import LANGUAGES, Language, render
from letrado.players.level_player import LevelPlayer
from letrado.players.levels import believing, find_level, levels
from letrado.players.player import Player
from letrado.players.seated_player import SeatedPlayer
from letrado.players.static_mind import StaticMind
from letrado.rulebook.book import Rulebook


def opponents() -> tuple[str, ...]:
    """The names of all players: those that know every word, then the levels, weakest first."""
    return (STATIC, GREEDY, *(level.id for level in levels()))


def names_of(name: str) -> dict[Language, str]:
    """What people call a player, in each language."""
    level = find_level(name)
    if level is not None:
        return _said(f"level.{level.id}")
    return _said("opponent.greedy") if name == GREEDY else dict.fromkeys(LANGUAGES, name)


def seated(name: str, words: WordSet, book: Rulebook, seed: int = 0) -> Player:
    """A player of this name; an unknown name is an InputError. Its chance comes from the seed."""
    level = find_level(name)
    if level is not None:
        return LevelPlayer(level, believing(level, Engine(words, book)), seed)
    if name not in {STATIC, GREEDY}:
        raise InputError("unknown_player", text=name, known=", ".join(opponents()))
    leaves = no_leaves(words.tile_set) if name == GREEDY else None
    engine = Engine(words, book, leaves)
    return SeatedPlayer(book, engine, words, StaticMind(engine))


def _said(key: str) -> dict[Language, str]:
    return {language: render(key, language) for language in LANGUAGES}
