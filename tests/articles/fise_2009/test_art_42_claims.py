import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import (
    may_appeal,
    may_draw_now,
    may_hide_arguments,
    meaning_is_irrelevant,
    procedure,
    verdict,
)
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2009")


def test_art_42_the_procedure_of_a_claim() -> None:
    told = procedure(BOOK)
    assert told.reason == "challenge.slip_and_cover"
    assert_cites(told, BOOK.id, "42.1 42.2 42.3 42.5 42.6")


def test_art_42_2_the_judges_say_valid_or_not() -> None:
    assert_cites(verdict((True,), BOOK).ruling, BOOK.id, "42.2")


def test_art_42_3_nobody_draws_meanwhile() -> None:
    told = may_draw_now(noted=True, challenged=True, book=BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "42.3")


@pytest.mark.parametrize(
    ("by_placer", "ruled_valid", "allowed"),
    [(True, False, True), (False, False, False), (False, True, False), (True, True, False)],
)
def test_art_42_4_only_the_placer_appeals(
    by_placer: bool, ruled_valid: bool, allowed: bool
) -> None:
    told = may_appeal(by_placer=by_placer, ruled_valid=ruled_valid, book=BOOK)
    assert told.allowed is allowed
    assert_cites(told, BOOK.id, "42.4")


def test_art_42_4_arguments_hidden_from_the_rival() -> None:
    assert may_hide_arguments(BOOK).allowed is True


def test_art_42_6_the_time_of_the_game_goes_on() -> None:
    challenge = BOOK.provisions.challenge
    assert challenge.individual_clock_stopped.value is True
    assert challenge.game_time_stopped.value is False
    assert challenge.game_time_stopped.articles == ("42.6",)


def test_art_42_the_meaning_need_not_be_known() -> None:
    told = meaning_is_irrelevant(BOOK)
    assert not told.allowed
    assert_cites(told, BOOK.id, "42")
