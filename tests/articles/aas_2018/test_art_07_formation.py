import pytest

from letrado.table import events as e
from tests.scenarios.game import Game


@pytest.mark.parametrize(
    ("play", "article", "points"),
    [("8E ....S", "7a", 7), ("E8 .OL", "7b", 5), ("9G OS", "7c", 8)],
    ids=["art-7a-extend", "art-7b-cross", "art-7c-parallel"],
)
def test_art_7_a_word_is_extended_crossed_or_set_beside(
    play: str, article: str, points: int
) -> None:
    game = Game("aas-2018").given(board=["8E CASA"])

    assert game.play(play) == points
    game.cites(article, e.PlayAnnounced)
