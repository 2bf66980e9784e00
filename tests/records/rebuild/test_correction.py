"""Corrections of a written word, against a slow distance between words."""

from __future__ import annotations

from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from letrado.records.rebuild.correction import corrections
from letrado.records.rebuild.score_sheet import Letters

FACES = ("A", "B", "CH")
letters = st.lists(st.tuples(st.sampled_from(FACES), st.booleans()), min_size=1, max_size=5)
lexicons = st.frozensets(
    st.lists(st.sampled_from(FACES), min_size=2, max_size=6).map(tuple), max_size=30
)


@cache
def distance(one: tuple[str, ...], two: tuple[str, ...]) -> int:
    if not one or not two:
        return len(one) + len(two)
    return min(
        distance(one[1:], two) + 1,
        distance(one, two[1:]) + 1,
        distance(one[1:], two[1:]) + (one[0] != two[0]),
    )


def spelled(word: Letters) -> tuple[str, ...]:
    return tuple(letter for letter, _ in word)


@given(st.lists(letters.map(tuple), min_size=1, max_size=2), lexicons)
def test_corrections_are_the_words_one_letter_away_from_all_that_is_written(
    written: list[Letters], lexicon: frozenset[tuple[str, ...]]
) -> None:
    found = corrections(written, FACES, lambda word: tuple(word) in lexicon)

    right = [
        word for word in lexicon if all(distance(word, spelled(each)) == 1 for each in written)
    ]
    assert [spelled(each) for each in found] == sorted(right)


def test_letters_that_stay_keep_their_mark() -> None:
    written: Letters = (("A", True), ("B", False))

    assert corrections([written], FACES, lambda word: list(word) == ["A", "CH"]) == [
        (("A", True), ("CH", False))
    ]
