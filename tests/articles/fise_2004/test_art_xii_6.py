"""fise-2004, XII.6: Abreviaturas."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "XII.6"


def test_art_xii_6_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.abbreviations"}
