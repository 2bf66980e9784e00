"""redeletras, XI-site: Aclaración para ReDeLetras.com."""

from __future__ import annotations

from letrado.rulebook.loader import load_rulebook

BOOK, ARTICLE = "redeletras", "XI-site"


def test_art_xi_site_decides_its_questions() -> None:
    found = load_rulebook(BOOK).provisions_citing(ARTICLE)

    assert set(found) >= {"words.entries.admitted"}
