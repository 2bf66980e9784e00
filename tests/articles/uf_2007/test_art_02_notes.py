from letrado.rulebook.loader import load_rulebook
from letrado.rules.penalty import devices, printed_notes
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


def test_art_2_no_devices_and_no_prepared_notes() -> None:
    for told in (devices(BOOK), printed_notes(BOOK)):
        assert not told.allowed
        assert_cites(told, BOOK.id, "2")
    assert BOOK.provisions.notes.taking_notes.value
