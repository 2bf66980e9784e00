"""fise-2004, XII: Anexo: uso de palabras."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "XII"


def test_art_xii_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.admitted", "words.entries.unforeseen"}
