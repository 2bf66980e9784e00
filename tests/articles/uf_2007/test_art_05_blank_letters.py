import pytest

from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.square import Square
from letrado.rulebook.loader import load_rulebook
from letrado.rules.blank import Moment, may_claim_later, may_rename
from letrado.rules.placement import placement_faults
from letrado.table import events as e
from tests.scenarios.game import Game, assert_cites

BOOK = load_rulebook("uf-2007")


@pytest.mark.parametrize("letter", ["K", "W", "Y"])
def test_art_5_a_blank_only_stands_for_a_tile_of_the_set(letter: str) -> None:
    play = [
        (Square.parse("H8"), PlacedTile(letter, blank=True)),
        (Square.parse("I8"), PlacedTile("A")),
    ]
    faults = placement_faults(Board(), play, BOOK)

    assert [told.reason for told in faults] == ["blank.forbidden_letter"]
    assert_cites(faults, BOOK.id, "5 A16")


def test_art_5_1_its_letter_is_fixed_for_the_game() -> None:
    assert not may_claim_later(BOOK).allowed
    assert_cites(may_claim_later(BOOK), BOOK.id, "5.1")


@pytest.mark.parametrize("moment", ["counting", "later"])
def test_art_5_1_it_is_not_renamed_once_the_count_begins(moment: Moment) -> None:
    told = may_rename(moment, BOOK)

    assert not told.allowed
    assert_cites(told, BOOK.id, "5.1")


def test_art_5_1_before_the_count_it_may_be_renamed() -> None:
    told = may_rename("before_count", BOOK)

    assert told.allowed is True
    assert_cites(told, BOOK.id, "5.1 A57")


def test_art_5_3_it_may_repeat_a_letter_already_used() -> None:
    game = Game("uf-2007").given(board=["8H AZAR"])

    game.play("K4 zUzA.")

    game.cites("5.3", e.PlayAnnounced)
