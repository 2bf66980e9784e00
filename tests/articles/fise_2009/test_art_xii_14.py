"""fise-2009, XII.14: Prefijos, sufijos y elementos compositivos."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2009", "XII.14"


def test_art_xii_14_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.affixes"}
