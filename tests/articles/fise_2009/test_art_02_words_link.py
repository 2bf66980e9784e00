from letrado.rulebook.loader import load_rulebook
from tests.articles.plays import faults_of
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_2_a_word_has_two_letters_or_more() -> None:
    faults = faults_of("8H A", BOOK)

    assert_cites(faults["placement.too_short"], BOOK.id, "2")
    assert not faults_of("8H AS", BOOK)


def test_art_2_every_word_links_with_those_before() -> None:
    faults = faults_of("1A SOL", BOOK, "8H CASA")

    assert_cites(faults["placement.not_linked"], BOOK.id, "2")
    assert not faults_of("L8 SOL", BOOK, "8H CASA")
