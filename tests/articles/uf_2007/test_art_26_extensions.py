from letrado.rulebook.loader import load_rulebook
from letrado.rulebook.tournament import TournamentRules, under_tournament
from letrado.rules.challenge import verdict
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_26_no_extension_is_in_force_by_itself() -> None:
    lexicon = BOOK.provisions.lexicon

    assert "dialect_words" in lexicon.organiser_extensions.value
    assert lexicon.tiers_in_force.value == ()


def test_art_26_an_organiser_may_put_one_in_force() -> None:
    changes = {"lexicon": {"tiers_in_force": ["dialect_words"]}}
    book = under_tournament(BOOK, TournamentRules("uf-2007", "Lliga", changes))

    assert book.provisions.lexicon.tiers_in_force.value == ("dialect_words",)
    assert_cites(verdict((True,), book).ruling, BOOK.id, "26")
