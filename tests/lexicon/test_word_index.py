"""The block of bytes in which words are kept."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from letrado.errors import DataError
from letrado.lexicon.word_index import IndexWriter, WordIndex, index_of_words

WORDS = st.sets(st.text("abcñoz", min_size=1, max_size=6), max_size=60)


@settings(deadline=None)
@given(WORDS, st.text("abcñozk", max_size=6))
def test_the_index_is_the_set(words: set[str], other: str) -> None:
    index = WordIndex(index_of_words(words))

    assert set(index.words()) == words
    assert all(index.has(word) for word in words)
    assert index.has(other) is (other in words)
    assert index.rows(other) == ()
    assert index.admitted_count == len(words)


@settings(deadline=None)
@given(st.dictionaries(st.text("abñ", min_size=1, max_size=5), st.lists(st.integers(0, 90_000))))
def test_rows_come_back_admitted_or_not(rows: dict[str, list[int]]) -> None:
    given = {word: list(dict.fromkeys(found)) for word, found in rows.items() if found}
    admitted = {word for word in given if len(word) % 2}
    writer = IndexWriter()
    for word, found in given.items():
        for row in found:
            writer.add(row, {word}, admitted=word in admitted)
    index = WordIndex(writer.block())

    assert set(index.words()) == admitted
    assert index.admitted_count == len(admitted)
    for word, found in given.items():
        assert list(index.rows(word)) == found
        assert index.has(word) is (word in admitted)


@pytest.mark.parametrize("wrong", [b"", b"{}\n", b"nonsense", b'{"version":1}\n'])
def test_what_is_no_index_is_an_error(wrong: bytes) -> None:
    with pytest.raises(DataError):
        WordIndex(wrong)


def test_a_block_cut_short_is_an_error() -> None:
    block = index_of_words({"casa", "perro", "sol"})

    with pytest.raises(DataError):
        WordIndex(block[:-10])


@pytest.mark.parametrize("word", ["", "日本", "casa\n", "CASA"])
def test_odd_strings_are_no_words(word: str) -> None:
    assert not WordIndex(index_of_words({"casa"})).has(word)
