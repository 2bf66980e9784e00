"""redeletras, XII.18.3: Plural de extranjerismos (aparecen con letra cursiva en el DRAE)."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "redeletras", "XII.18.3"


def test_art_xii_18_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.italics", "words.plurals.italics"}
