"""fise-2004, XII.18.4.4: Plural de adverbios."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "fise-2004", "XII.18.4.4"


def test_art_xii_18_4_4_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {
        "words.plurals.adverbs",
        "words.plurals.adverbs_named",
        "words.plurals.without_by_name",
    }
