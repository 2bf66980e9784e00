"""S022, S038-S041, S045-S047, S051-S053, S055-S059: plays and what they are worth."""

from pathlib import Path

import msgspec
import pytest

from letrado.table import events as e
from tests.scenarios.game import Game

CASES = Path(__file__).parents[1] / "cases" / "counted_plays.toml"


class Case(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    title: str
    play: str
    points: int
    grounds: dict[str, str]
    board: list[str] = []


def cases() -> list[Case]:
    return msgspec.toml.decode(CASES.read_bytes(), type=dict[str, list[Case]])["case"]


@pytest.mark.parametrize(
    ("case", "book"),
    [
        pytest.param(case, book, id=f"{case.id}-{book}-{case.play.replace(' ', '-')}")
        for case in cases()
        for book in case.grounds
    ],
)
def test_counted_play(case: Case, book: str) -> None:
    game = Game(book).given(board=case.board)

    assert game.play(case.play) == case.points
    game.cites(case.grounds[book], e.PlayAnnounced)
    game.accept()
    assert game.state.score("A") == case.points
