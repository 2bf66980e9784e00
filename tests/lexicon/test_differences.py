"""Where the Spanish rulebooks part: one word, one answer per book."""

from __future__ import annotations

import pytest

from tests.lexicons import is_good

# word, fise-2004, redeletras, fise-2009
DIFFERENCES = [
    # verbs
    ("refundar", True, False, False),
    ("refundaba", True, False, False),
    ("enrular", False, False, False),
    ("coitar", True, True, True),
    ("coitaban", False, False, True),
    ("franjear", True, True, True),
    ("franjeabas", False, False, True),
    ("chiaban", False, False, True),
    ("colidir", True, True, True),
    ("colidiendo", True, True, False),
    ("envelando", True, True, False),
    ("ventisqueas", True, False, False),
    ("ventisqueando", True, True, True),
    ("granizas", True, False, True),
    ("garantan", False, False, True),
    ("garantía", True, True, True),
    ("royamos", False, False, True),
    ("corroyamos", False, False, True),
    ("subyaga", False, False, True),
    ("pudando", False, False, False),
    ("atreverse", False, True, False),
    ("jactarse", False, False, False),
    ("dignarse", True, True, True),
    ("dignad", False, False, False),
    ("horrad", True, True, True),
    # who has a plural
    ("noes", False, True, False),
    ("cuándos", False, True, False),
    ("abandas", True, True, False),
    ("ñores", True, False, True),
    ("doms", False, False, True),
    ("usías", True, False, True),
    ("despueses", False, False, True),
    # letters, Greek letters, peoples
    ("ees", False, True, True),
    ("ches", False, True, True),
    ("zedas", False, True, True),
    ("omicrones", True, False, False),
    ("chanaes", True, True, False),
    ("chujes", False, True, True),
    # by ending
    ("rajaes", True, False, False),
    ("querubs", False, True, True),
    ("zines", True, False, False),
    ("zincs", False, True, True),
    ("zigzagues", True, False, False),
    ("zigzags", False, True, True),
    ("harems", False, True, True),
    ("quídams", False, True, True),
    ("déficits", False, True, True),
    ("tests", True, False, False),
    ("robots", True, True, True),
    ("mamutes", True, False, False),
    ("grills", True, False, False),
    ("zenes", False, True, True),
    ("regímenes", True, True, True),
    ("troyes", False, True, False),
    ("careyes", True, False, True),
    ("cambrayes", True, False, True),
    ("samuráis", True, True, True),
    ("siboneyes", False, True, True),
    ("hijasdalgos", True, False, False),
    ("hijasdalgo", False, True, True),
    ("gentileshombres", False, False, True),
]


@pytest.mark.parametrize(("word", "of_2004", "of_redeletras", "of_2009"), DIFFERENCES)
def test_the_books_part_where_their_articles_do(
    word: str, of_2004: bool, of_redeletras: bool, of_2009: bool
) -> None:
    answers = [is_good(book, word) for book in ("fise-2004", "redeletras", "fise-2009")]

    assert answers == [of_2004, of_redeletras, of_2009]
