"""fise-2004, XII.3: Prefijos, sufijos, elementos compositivos."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "XII.3"


def test_art_xii_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.affixes"}
