"""What a tournament may take from elsewhere: SENYORS in Spanish, the North American box."""

import pytest

from letrado.errors import InputError
from letrado.rulebook.citation import Citation
from tests.rulebook.tournaments import played

SENYORS = """
[provisions.free_exchange]
enabled = true
word = "SEÑORES"
condition = "seven_vowels_or_seven_consonants_shown"
vowels = ["A", "E", "I", "O", "U"]
blank_disqualifies = true
min_tiles_in_bag = 1
must_change_all = true
order = ["show_rack", "return_all_tiles", "shake_bag", "draw_seven"]
uses_turn = false
repeatable = true
"""

NORTH_AMERICAN = """
[provisions.tiles]
set = "es-103"
total = 103
[provisions.digraphs]
tiles = ["LL", "RR"]
adjacent_pairs_never_valid = ["L+L", "R+R"]
[provisions.blank]
forbidden_letters = []
[provisions.start.lot]
order = ["?", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "LL", "M", "N", "Ñ",
  "O", "P", "Q", "R", "RR", "S", "T", "U", "V", "W", "X", "Y", "Z"]
[provisions.lexicon]
word_list = { kind = "imported", name = "FILE 2017" }
"""


def without_line(text: str, start: str) -> str:
    """A file without the answer that begins a line; a list may go on to the next."""
    kept, dropping = [], False
    for line in text.splitlines():
        dropping = line.startswith(start) or (dropping and line.startswith(" "))
        if not dropping:
            kept.append(line)
    assert len(kept) < len(text.splitlines()), start
    return "\n".join(kept)


def test_senyors_may_be_played_by_a_spanish_book() -> None:
    book = played(SENYORS, "aas-2018")
    free_exchange = book.provisions.free_exchange

    assert free_exchange.enabled.value is True
    assert free_exchange.word.value == "SEÑORES"
    assert free_exchange.vowels.value == ("A", "E", "I", "O", "U")
    assert book.cite(free_exchange.word, free_exchange.repeatable) == (
        Citation("aas-2018", "Open", "tournament"),
    )


@pytest.mark.parametrize(
    "part",
    [
        "word",
        "condition",
        "vowels",
        "blank_disqualifies",
        "min_tiles_in_bag",
        "must_change_all",
        "order",
        "uses_turn",
        "repeatable",
    ],
)
def test_senyors_needs_all_its_parts(part: str) -> None:
    with pytest.raises(InputError) as refused:
        played(without_line(SENYORS, f"{part} ="))

    assert refused.value.code == "contradiction.switched_on_without"
    assert refused.value.facts == {"path": f"free_exchange.{part}"}


def test_the_north_american_box_may_be_played_with() -> None:
    book = played(NORTH_AMERICAN, "redeletras")

    assert book.provisions.tiles.set.value == "es-103"
    assert book.provisions.digraphs.tiles.value == ("LL", "RR")
    assert book.cite(book.provisions.tiles.set)[0] == Citation("redeletras", "Open", "tournament")


@pytest.mark.parametrize(
    ("line", "code", "path"),
    [
        ("total", "other_total", "tiles.total"),
        ("tiles", "other_digraphs", "digraphs.tiles"),
        ("adjacent_pairs", "pair_without_digraph", "digraphs.adjacent_pairs_never_valid"),
        ("forbidden_letters", "forbidden_letter_exists", "blank.forbidden_letters"),
        ("order", "order_lacks_letters", "start.lot.order"),
        ("word_list", "needs_imported_list", "lexicon.word_list"),
    ],
)
def test_the_north_american_box_needs_what_goes_with_it(line: str, code: str, path: str) -> None:
    with pytest.raises(InputError) as refused:
        played(without_line(NORTH_AMERICAN, line))

    assert refused.value.code == f"contradiction.{code}"
    assert refused.value.facts["path"] == path
