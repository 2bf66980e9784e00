import msgspec

from letrado.messages.catalogue import LANGUAGES
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.views import article_view, book_view, citation_view, provision_view

BOOK = load_rulebook("fise-2009")


def test_a_book_is_shown_with_its_cover() -> None:
    assert book_view(BOOK) == {
        "id": "fise-2009",
        "title": BOOK.edition.title,
        "publisher": BOOK.edition.publisher,
        "date": "2009-04",
        "language": "es",
        "tournament": "",
        "article_count": len(BOOK.articles),
    }


def test_an_article_is_shown_with_what_rests_on_it() -> None:
    shown = article_view(BOOK, "13")

    assert shown["number"] == "13"
    assert shown["gist"] == BOOK.articles["13"].gist
    assert shown["provisions"] == ["scoring.double_letter", "scoring.triple_letter"]


def test_an_answer_is_shown_with_value_grounds_and_words() -> None:
    shown = provision_view(
        BOOK, "exchange.min_tiles_in_bag", BOOK.provisions.exchange.min_tiles_in_bag
    )

    assert shown["value"] == 1
    assert shown["basis"] == "reading"
    assert shown["articles"] == ("25",)
    assert shown["reading"] == "A01"
    assert shown["text"] == dict.fromkeys(LANGUAGES, "1")
    assert shown["grounds"] == [
        {"rulebook": "fise-2009", "kind": "article", "reference": "25"},
        {"rulebook": "fise-2009", "kind": "reading", "reference": "A01"},
    ]
    assert msgspec.json.decode(msgspec.json.encode(shown))["articles"] == ["25"]


def test_an_answer_that_follows_no_reading_names_none() -> None:
    shown = provision_view(BOOK, "scoring.bingo_bonus", BOOK.provisions.scoring.bingo_bonus)

    assert shown["reading"] is None
    assert shown["basis"] == "text"


def test_a_citation_is_shown_whole() -> None:
    assert citation_view(Citation("x", "Open", "tournament")) == {
        "rulebook": "x",
        "kind": "tournament",
        "reference": "Open",
    }
