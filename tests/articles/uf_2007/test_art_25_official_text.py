import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import verdict
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("uf-2007")


@pytest.mark.parametrize("valid", [True, False])
def test_art_25_the_gdlc_decides(valid: bool) -> None:
    assert BOOK.provisions.lexicon.official.value == "gdlc_1998_or_later"
    assert "dosc_dialect_words" in BOOK.provisions.lexicon.excluded_sources.value
    assert_cites(verdict((valid,), BOOK).ruling, BOOK.id, "25")
