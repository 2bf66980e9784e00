import pytest

from letrado.messages.catalogue import LANGUAGES, Language
from letrado.rulebook.chapters.conduct import PointsAtLeast
from letrado.rulebook.chapters.setting import ImportedList
from letrado.rulebook.chapters.time import Minutes, MinutesByMode
from letrado.rulebook.citation import Citation
from letrado.rulebook.loader import load_rulebook, rulebook_ids
from letrado.rulebook.provisions import by_path
from letrado.rulebook.tournament import TournamentRules, under_tournament
from letrado.rulebook.wording import (
    answer_text,
    answer_with_grounds,
    chapter_of,
    citation_text,
    grounds_text,
    label_of,
    value_text,
)

BOOK = load_rulebook("fise-2009")


@pytest.mark.parametrize(
    ("citation", "es", "ca", "en"),
    [
        (
            Citation("fise-2009", "25"),
            "art. 25 de fise-2009",
            "art. 25 de fise-2009",
            "art. 25 of fise-2009",
        ),
        (Citation("fise-2009", "A01", "reading"), "lectura A01", "lectura A01", "reading A01"),
        (
            Citation("fise-2009", kind="base"),
            "instrucciones de la caja",
            "instruccions de la capsa",
            "box instructions",
        ),
        (
            Citation("fise-2009", kind="silent"),
            "el reglamento no lo regula",
            "el reglament no ho regula",
            "the rulebook is silent",
        ),
        (
            Citation("fise-2009", "Open {1}", "tournament"),
            "dispuesto por el torneo «Open {1}»",
            "disposat pel torneig «Open {1}»",
            "set by the tournament “Open {1}”",
        ),
        (
            Citation("fise-2009", "", "tournament"),
            "dispuesto por el torneo",
            "disposat pel torneig",
            "set by the tournament",
        ),
    ],
)
def test_every_kind_of_ground_is_told_in_three_languages(
    citation: Citation, es: str, ca: str, en: str
) -> None:
    told: dict[Language, str] = {"es": es, "ca": ca, "en": en}

    assert {language: citation_text(citation, language) for language in LANGUAGES} == told


def test_the_book_in_the_readers_hands_is_not_named() -> None:
    assert citation_text(Citation("x", "25"), "es", reader_of="x") == "art. 25"
    assert citation_text(Citation("x", "25"), "es", reader_of="y") == "art. 25 de x"


def test_articles_of_one_book_stand_together() -> None:
    grounds = [
        Citation("x", "8"),
        Citation("x", "18"),
        Citation("y", "3"),
        Citation("y", "4"),
        Citation("x", "A17", "reading"),
    ]

    assert grounds_text(grounds, "es", "x") == "arts. 8, 18; arts. 3, 4 de y; lectura A17"
    assert grounds_text(grounds, "ca", "x") == "arts. 8, 18; arts. 3, 4 de y; lectura A17"
    assert grounds_text(grounds, "en", "x") == "arts. 8, 18; arts. 3, 4 of y; reading A17"


@pytest.mark.parametrize(
    ("value", "language", "text"),
    [
        (None, "es", "no lo regula"),
        (True, "ca", "sí"),
        (False, "en", "no"),
        (7, "es", "7"),
        (0, "es", "0"),
        ((), "en", "none"),
        (("CH", "LL"), "es", "CH, LL"),
        ("by_lot", "ca", "per sorteig"),
        ("es-103", "en", "North American Spanish, 103 tiles"),
        (("corrido", "no_corrido"), "es", "corrido, no corrido"),
        (Minutes(1), "es", "1 minuto"),
        (Minutes(25), "ca", "25 minuts"),
        (PointsAtLeast(1), "es", "al menos 1 punto, hasta la expulsión"),
        (ImportedList("FILE {0}"), "en", "“FILE {0}”, imported"),
        (MinutesByMode(corrido=30, no_corrido=25), "es", "corrido: 30; no corrido: 25"),
    ],
)
def test_a_value_is_told_in_words(value: object, language: Language, text: str) -> None:
    assert value_text(value, language) == text


def test_what_cannot_be_an_answer_has_no_words() -> None:
    with pytest.raises(TypeError):
        value_text(7.5, "es")


@pytest.mark.parametrize("book_id", rulebook_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_told_without_identifiers(book_id: str, language: Language) -> None:
    book = load_rulebook(book_id)
    for path, provision in by_path(book.provisions):
        told = [
            chapter_of(path, language),
            label_of(path, language),
            answer_text(provision, language),
            grounds_text(book.cite(provision), language, book_id),
        ]
        assert all(told), path
        assert "_" not in " ".join(told), path


def test_a_silent_book_says_so_once() -> None:
    uf = load_rulebook("uf-2007")
    open_answer = uf.provisions.late.unjustified

    assert open_answer.value is None
    assert answer_with_grounds(uf, open_answer, "es") == "no lo regula"


def test_an_answer_is_told_with_its_grounds() -> None:
    assert answer_with_grounds(BOOK, BOOK.provisions.scoring.bingo_bonus, "ca") == "50 (art. 19)"


@pytest.mark.parametrize("word", ["pass", "exchange"])
def test_a_word_spoken_at_the_table_is_shown_as_it_is_spoken(word: str) -> None:
    rules = TournamentRules("fise-2009", "Open", {"passing": {"word": word}})
    book = under_tournament(BOOK, rules)

    assert answer_text(book.provisions.passing.word, "es") == word
