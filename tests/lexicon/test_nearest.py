"""The nearest words against every word that differs by one tile."""

from __future__ import annotations

import random

from letrado.game.spelling import read_word
from letrado.game.tileset import load_tile_set
from letrado.lexicon.nearest import nearest_words
from letrado.lexicon.word_set import words_from
from tests.lexicons import lexicon_of


def test_a_slip_of_one_tile_is_mended() -> None:
    words = lexicon_of("fise-2009")

    for slip, meant in [("anchao", "ANCHOA"), ("perroz", "PERRO"), ("murcielag", "MURCIELAGO")]:
        assert meant in nearest_words(read_word(slip, words.tile_set), words, most=40)


def test_the_nearest_words_are_those_one_tile_away() -> None:
    chance = random.Random(2026)
    listed = {tuple(chance.choices("ABC", k=chance.randint(1, 5))) for _ in range(80)}
    words = words_from(listed, load_tile_set("es-100"))
    for _ in range(100):
        tiles = tuple(chance.choices("ABC", k=chance.randint(1, 5)))
        near = {"".join(word) for word in listed if word != tiles and _is_near(word, tiles)}
        assert set(nearest_words(tiles, words, most=99)) == near


def _is_near(word: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """One tile changed, taken away or added, or two neighbours swapped."""
    if abs(len(word) - len(other)) == 1:
        short, long = sorted((word, other), key=len)
        return any(long[:at] + long[at + 1 :] == short for at in range(len(long)))
    differing = [at for at, pair in enumerate(zip(word, other, strict=False)) if len({*pair}) > 1]
    if len(word) != len(other) or len(differing) > 2:
        return False
    if len(differing) < 2:
        return True
    first, second = differing
    return second == first + 1 and (word[first], word[second]) == (other[second], other[first])
