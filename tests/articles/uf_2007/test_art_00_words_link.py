from letrado.rulebook.loader import load_rulebook
from tests.articles.plays import faults_of
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_0_the_box_wants_words_that_link() -> None:
    faults = faults_of("1A SOL", BOOK, "8H CASA")

    assert_cites(faults["placement.not_linked"], BOOK.id, "0 base")
    assert not faults_of("L8 SOL", BOOK, "8H CASA")
