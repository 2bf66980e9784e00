"""S060: six tiles earn no bonus."""

from letrado.table import events as e
from tests.scenarios.game import Game, by_book


@by_book(
    {
        "fise-2004": ("19", "40.3"),
        "fise-2009": ("19", "45.4"),
        "redeletras": ("19", "37.4"),
        "uf-2007": ("9", "27.3"),
        "aas-2018": ("17", "25b"),
    },
    "ending",
)
def test_s060_the_last_six_tiles_earn_no_bonus(book: str, grounds: str, ending: str) -> None:
    game = Game(book, way="hosted", racks=("CASADO", "SOL"), bag="").given(board=["8H AS"])

    worth = game.play("9H CASADO")

    game.cites(grounds, e.PlayAnnounced)
    assert worth < 50
    game.accept()
    game.cites(ending, e.GameEnded)
    assert game.event(e.GameEnded).kind == "out"
    assert game.event(e.GameEnded).out == "A"
