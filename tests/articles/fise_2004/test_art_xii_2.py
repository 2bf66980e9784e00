"""fise-2004, XII.2: Nombres propios."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "XII.2"


def test_art_xii_2_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.proper_names"}
