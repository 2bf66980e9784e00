from letrado.rulebook.comparison import compared
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provisions import by_path

BOOKS = [load_rulebook(book_id) for book_id in rulebook_ids()]


def test_a_comparison_asks_every_book_every_question() -> None:
    rows = list(compared(BOOKS))

    assert [row.path for row in rows] == [path for path, _ in by_path(BOOKS[0].provisions)]
    for at, book in enumerate(BOOKS):
        assert [row.answers[at] for row in rows] == [
            answer for _, answer in by_path(book.provisions)
        ]


def test_books_differ_in_the_answer_and_not_in_the_article() -> None:
    rows = {
        row.path: row for row in compared([load_rulebook("fise-2004"), load_rulebook("fise-2009")])
    }

    assert rows["opening.missed_centre.policy"].differs
    assert not rows["blank.value"].differs
    assert rows["blank.value"].answers[0].articles != rows["blank.value"].answers[1].articles


def test_a_book_does_not_differ_from_itself() -> None:
    assert not [row.path for row in compared([BOOKS[0], BOOKS[0]]) if row.differs]


def test_all_pairs_of_books_differ_somewhere() -> None:
    for one in BOOKS:
        for other in BOOKS:
            differs = any(row.differs for row in compared([one, other]))
            assert differs is (one is not other), (one.id, other.id)
