"""Levels of play, from beginner to master: data/levels.toml.

A level knows some words, errs by some points, looks ahead or not. The same file keeps how often
each beats the one below it, and on which seed that was measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from letrado.engine.engine import Engine
from letrado.engine.players import contestant, player
from letrado.engine.simulation import SimulationOptions
from letrado.errors import DataError, InputError
from letrado.kernel.simulation import Contestant
from letrado.lexicon.word_set import WordSet
from letrado.messages.catalogue import LANGUAGES, render
from letrado.players.vocabulary import believed_words

PATH = "data/levels.toml"


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    bands: int  # of the frequency list that he knows whole
    rare: float  # part of all other words that he knows
    mistaken: float  # part of the frequent strings in those bands that he takes for words
    thinks_of_leaves: bool
    error: float  # standard deviation of his judgement of a play, in points
    rollouts: int  # a move; 0 when he does not look ahead
    doubts: float  # how often he challenges a word that he does not know
    seconds: tuple[float, float]  # that he thinks about an easy and a hard turn

    @property
    def knows_all(self) -> bool:
        return self.rare >= 1


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often the first of two neighbours beat the other, by game pairs."""

    stronger: str
    weaker: str
    won: float  # part of the games
    pairs: int
    seed: int  # never one that the levels were tuned on


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: list[Level]
    expected: dict[str, list[Measured]]  # by tile set


@cache
def _read() -> _File:
    try:
        return msgspec.toml.decode((files("letrado") / PATH).read_bytes(), type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise DataError(path=PATH, problem=str(wrong)) from wrong


def levels() -> tuple[Level, ...]:
    """The levels, weakest first."""
    return tuple(_read().level)


def expected_scores(tile_set: str) -> tuple[Measured, ...]:
    """How often each level beat the one below it; nothing where nobody measured."""
    return tuple(_read().expected.get(tile_set, ()))


@cache
def _by_name() -> Mapping[str, Level]:
    """Levels by id and by their names in every language, in small letters."""
    named = {level.id: level for level in levels()}
    for level in levels():
        for language in LANGUAGES:
            named[render(f"level.{level.id}", language).lower()] = level
    return named


def find_level(name: str) -> Level | None:
    return _by_name().get(name.strip().lower())


def level_named(name: str) -> Level:
    """A level by name in any language; an unknown name is an InputError."""
    level = find_level(name)
    if level is None:
        raise InputError("unknown_level", text=name, known=", ".join(each.id for each in levels()))
    return level


def believing(level: Level, engine: Engine) -> Engine:
    """The engine with the words that the level believes in."""
    if level.knows_all:
        return engine
    graph = believed_words(
        engine.words.graph,
        engine.tile_set.id,
        bands=level.bands,
        rare=level.rare,
        mistaken=level.mistaken,
    )
    return Engine(WordSet(engine.tile_set, graph), engine.book, engine.leaves)


def seated_level(level: Level, engine: Engine) -> Contestant:
    """The level as a player of the core, given its own engine or that of all words."""
    look_ahead = SimulationOptions(rollouts=level.rollouts) if level.rollouts else None
    return contestant(
        engine,
        look_ahead,
        error=level.error,
        doubts=level.doubts,
        is_greedy=not level.thinks_of_leaves,
    )


def seat(name: str, engine: Engine) -> Contestant:
    """A level or another automatic player, by name."""
    level = find_level(name)
    if level is None:
        return player(name, engine)
    return seated_level(level, believing(level, engine))
