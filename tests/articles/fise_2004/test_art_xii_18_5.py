"""fise-2004, XII.18.5: Formación de plurales especiales. Ejemplos representativos."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "XII.18.5"


def test_art_xii_18_5_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.plurals.formation"}
