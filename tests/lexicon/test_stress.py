"""Syllables and stress of words written with their accents."""

from __future__ import annotations

import pytest

from letrado.lexicon.stress import ends_in_tonic_vowel, stress_of, stressed_at_the_end, syllables


@pytest.mark.parametrize(
    ("word", "count", "stress"),
    [
        ("sol", 1, "mono"),
        ("buey", 1, "mono"),
        ("reloj", 2, "aguda"),
        ("maíz", 2, "aguda"),
        ("virrey", 2, "aguda"),
        ("ciempiés", 2, "aguda"),
        ("guía", 2, "grave"),
        ("agua", 2, "grave"),
        ("cigüeña", 3, "grave"),
        ("prohíbe", 3, "grave"),
        ("áureo", 3, "esdrujula"),
        ("régimen", 3, "esdrujula"),
    ],
)
def test_syllables_and_stress(word: str, count: int, stress: str) -> None:
    assert len(syllables(word)) == count
    assert stress_of(word) == stress


@pytest.mark.parametrize(
    ("word", "tonic"),
    [("té", True), ("menú", True), ("pi", True), ("bou", False), ("taxi", False), ("casa", False)],
)
def test_a_final_vowel_is_tonic_if_the_stress_falls_on_it(word: str, tonic: bool) -> None:
    assert ends_in_tonic_vowel(word) is tonic


@pytest.mark.parametrize(
    ("word", "accented"), [("ten", "tén"), ("vio", "vió"), ("haz", "haz"), ("veis", "véis")]
)
def test_a_monosyllable_takes_its_accent_after_a_prefix(word: str, accented: str) -> None:
    assert stressed_at_the_end(word) == accented
