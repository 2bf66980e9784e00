import pytest

from letrado.table import events as e
from tests.scenarios.game import Game


@pytest.mark.parametrize(
    ("play", "article", "points"),
    [("8E ....S", "9.1", 7), ("E8 .OL", "9.2", 5), ("9G OS", "9.3", 8)],
    ids=["art-9.1-extend", "art-9.2-cross", "art-9.3-parallel"],
)
def test_art_9_a_word_is_extended_crossed_or_set_beside(
    play: str, article: str, points: int
) -> None:
    game = Game("fise-2009").given(board=["8E CASA"])

    assert game.play(play) == points
    game.cites(article, e.PlayAnnounced)
