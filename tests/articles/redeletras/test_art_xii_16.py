"""redeletras, XII.16: Símbolos químicos."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "redeletras", "XII.16"


def test_art_xii_16_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.chemical_symbols"}
