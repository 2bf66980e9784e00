"""fise-2004, XII.18.3: Plurales de palabras que aparecen con letra cursiva en el DRAE."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "XII.18.3"


def test_art_xii_18_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.italics", "words.plurals.italics"}
