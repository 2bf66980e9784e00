"""The one place where words are looked up, against a plain set of strings."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from letrado.game.spelling import read_word
from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import WordSet, graph_of_words

PIECES = {
    "es-100": ["a", "b", "c", "h", "ch", "l", "ll", "r", "rr", "ñ", "z", "s"],
    "ca-100": ["a", "b", "ç", "l", "l·l", "n", "ny", "qu", "z", "s"],
}


def _set(words: set[str], tile_set: str = "es-100") -> WordSet:
    chosen = load_tile_set(tile_set)
    return WordSet(chosen, graph_of_words(words, chosen))


@pytest.mark.parametrize("tile_set", PIECES)
@settings(deadline=None)
@given(data=st.data())
def test_the_graph_is_the_set(tile_set: str, data: st.DataObject) -> None:
    texts = st.lists(st.sampled_from(PIECES[tile_set]), min_size=1, max_size=7).map("".join)
    words = data.draw(st.sets(texts, max_size=60))
    other = data.draw(texts)
    found = _set(words, tile_set)
    tiles = load_tile_set(tile_set)

    assert sorted(found.words()) == sorted(words)
    assert found.count() == len(words)
    assert all(found.has(word) and found.has_text(word.upper()) for word in words)
    assert found.has(other) is (other in words)
    assert (read_word(other, tiles) in found) is (other in words)
    assert sorted("".join(word).lower() for word in found) == sorted(words)


def test_a_digraph_laid_with_two_tiles_spells_no_word() -> None:
    found = _set({"chal", "calle"})

    assert ("CH", "A", "L") in found
    assert ("C", "H", "A", "L") not in found
    assert ("C", "A", "L", "L", "E") not in found
    assert not found.has_text("c[h]al")


@pytest.mark.parametrize("word", ["", "日本", "casa\n", "CASA", "\x03asa", "casa\0", "[casa]"])
def test_odd_strings_are_no_words(word: str) -> None:
    assert not _set({"casa"}).has(word)
