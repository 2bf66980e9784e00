import pytest

from letrado.rulebook.loader import load_rulebook
from letrado.rules.challenge import verdict
from tests.scenarios.game import assert_cites

BOOK = load_rulebook("fise-2004")


@pytest.mark.parametrize("valid", [True, False])
def test_art_37_the_official_text_decides(valid: bool) -> None:
    assert BOOK.provisions.lexicon.official.value == "drae_cd_2003"
    assert_cites(verdict((valid,), BOOK).ruling, BOOK.id, "37")
