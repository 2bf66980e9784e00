"""Which lemmas give a string, in one block of bytes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from letrado.errors import DataError
from letrado.lexicon.origins import NO_ORIGINS, Origins, OriginsWriter


@settings(deadline=None)
@given(st.dictionaries(st.text("abñ", min_size=1, max_size=5), st.lists(st.integers(0, 90_000))))
def test_rows_come_back_admitted_or_not(rows: dict[str, list[int]]) -> None:
    given = {word: list(dict.fromkeys(found)) for word, found in rows.items() if found}
    admitted = {word for word in given if len(word) % 2}
    writer = OriginsWriter()
    for word, found in given.items():
        for row in found:
            writer.add(row, {word}, admitted=word in admitted)
    origins = Origins(writer.block())

    assert writer.admitted == admitted
    for word, found in given.items():
        assert list(origins.rows(word)) == found
    assert origins.rows("zz") == ()


@pytest.mark.parametrize("wrong", [b"", b"{}\n", b"nonsense", b'{"version":1}\n'])
def test_what_is_no_index_is_an_error(wrong: bytes) -> None:
    with pytest.raises(DataError):
        Origins(wrong)


def test_a_block_cut_short_is_an_error() -> None:
    writer = OriginsWriter()
    writer.add(1, {"casa", "perro", "sol"}, admitted=True)

    with pytest.raises(DataError):
        Origins(writer.block()[:-10])


@pytest.mark.parametrize("word", ["", "日本", "casa\n", "CASA"])
def test_odd_strings_come_from_nowhere(word: str) -> None:
    writer = OriginsWriter()
    writer.add(1, {"casa"}, admitted=True)

    assert Origins(writer.block()).rows(word) == ()
    assert Origins(NO_ORIGINS).rows(word) == ()
