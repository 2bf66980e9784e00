"""S037: in one line, without gaps, linked. The plays of S038-S041 are in tests/cases."""

import pytest

from letrado.table import commands as c
from letrado.table.laid import Laid
from tests.scenarios.game import Game, by_book

TWO_ROWS = (Laid("H9", "O"), Laid("I10", "S"))
WITH_A_GAP = (Laid("H9", "O"), Laid("H11", "S"))
APART = (Laid("A1", "O"), Laid("B1", "S"))
EVERYTHING = (Laid("A1", "O"), Laid("B2", "S"))


@by_book(
    {
        "fise-2004": ("8", "8 2", "2"),
        "fise-2009": ("8", "8 2", "2"),
        "redeletras": ("8", "8 2", "2"),
        "aas-2018": ("6", "6 1", "1"),
        "uf-2007": ("3 10", "10 base", "base"),
    },
    "gap",
    "apart",
)
def test_s037_each_fault_is_refused(book: str, grounds: str, gap: str, apart: str) -> None:
    game = Game(book)
    game.played("8E CASA")

    for tiles, reason, articles in (
        (TWO_ROWS, "placement.not_in_line", grounds),
        (WITH_A_GAP, "placement.gap", gap),
        (APART, "placement.not_linked", apart),
    ):
        game.give(c.MakePlay(by="B", tiles=tiles))
        game.refused_by(reason, articles)
    assert game.state.on_turn == "B"


@pytest.mark.parametrize("way", ["hosted", "recorded"])
def test_s037_all_faults_are_told_together(way: str) -> None:
    game = Game("fise-2009", way="hosted" if way == "hosted" else "recorded")
    game.given(board=["8E CASA"], racks=("OSOSOSO", "OSOSOSO"))

    game.give(c.MakePlay(by="A", tiles=EVERYTHING))

    game.refused_by("placement.not_in_line", "8")
    game.refused_by("placement.not_linked", "2")
