from letrado.rulebook.loader import load_rulebook
from letrado.rules.penalty import devices, inspecting_sheet, printed_notes
from letrado.rules.sheet import signing
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("redeletras")


def test_art_5_1_both_sign_when_the_game_is_over() -> None:
    early = signing(ended=False, words_complete=True, book=BOOK)
    told = signing(ended=True, words_complete=True, book=BOOK)

    assert (early.allowed, told.allowed) == (False, True)
    assert_cites(early, BOOK.id, "5.1")
    assert_cites(told, BOOK.id, "5.1")


def test_art_5_2_no_devices_and_no_prepared_notes() -> None:
    for told in (devices(BOOK), printed_notes(BOOK)):
        assert not told.allowed
        assert_cites(told, BOOK.id, "5.2")
    assert BOOK.provisions.notes.taking_notes.value


def test_art_5_2_the_opponent_sheet_may_be_inspected() -> None:
    told = inspecting_sheet(BOOK)

    assert told.allowed
    assert_cites(told, BOOK.id, "5.2")
