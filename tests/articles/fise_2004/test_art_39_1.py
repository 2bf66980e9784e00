"""fise-2004, 39.1: Abreviaturas, símbolos y guiones."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "39.1"


def test_art_39_1_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.entries.abbreviations",
        "words.entries.chemical_symbols",
        "words.entries.compounds",
    }
