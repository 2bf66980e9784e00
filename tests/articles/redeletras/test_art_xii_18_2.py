"""redeletras, XII.18.2: Plurales no permitidos en el Scrabble."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "redeletras", "XII.18.2"


def test_art_xii_18_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.who"}
