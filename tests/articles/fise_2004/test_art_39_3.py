"""fise-2004, 39.3: Prefijos y sufijos."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "39.3"


def test_art_39_3_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.affixes"}
