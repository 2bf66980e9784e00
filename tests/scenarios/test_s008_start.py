"""S008-S015: who starts."""

import pytest

from letrado.rules.side import Side
from letrado.rules.start import Format
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.setup import Timing
from tests.scenarios.game import Game, by_book

ONE_HOUR = Timing(game_limit_minutes=60)


def start_of(
    book: str,
    format: Format,
    tiles: tuple[str, str] | None = None,
    starts: tuple[int, int] = (0, 0),
    previous: Side | None = None,
) -> Game:
    """A game of a competition, its start asked for; tiles as drawn, if any were."""
    game = Game(
        book,
        way="recorded" if tiles else "hosted",
        begun=False,
        players=("7", "2"),
        format=format,
        timing=ONE_HOUR,
        starts=starts,
        previous_starter=previous,
    )
    game.give(c.SetUp(by="director", setup=game.setup))
    game.give(c.SettleStart(by="director", tiles=tiles))
    return game


@by_book({"fise-2004": "4.1", "fise-2009": "4.1", "aas-2018": "fise-2009:4.1 A17"})
def test_s008_the_first_named_starts_a_round_robin_game(book: str, grounds: str) -> None:
    game = start_of(book, "round_robin")

    game.done(grounds)
    assert game.event(e.StartSettled).side == "A"
    assert not game.has(e.StartDrawn)


@by_book({"redeletras": "4", "uf-2007": "A34"})
def test_s009_a_round_robin_game_is_drawn(book: str, grounds: str) -> None:
    game = start_of(book, "round_robin")

    game.cites(grounds, e.StartDrawn)
    drawn = game.event(e.StartDrawn)
    assert drawn.rulings[0].reason == "start.by_lot"
    assert drawn.tiles[0] != drawn.tiles[1]


@by_book({"fise-2004": "4.2 A26", "fise-2009": "4.2 A26", "aas-2018": "fise-2009:4.2 A26"})
def test_s010_fewer_starts_decide_in_a_swiss_round(book: str, grounds: str) -> None:
    game = start_of(book, "swiss", starts=(3, 4))

    game.cites(grounds, e.StartSettled)
    assert game.state.on_turn == "A"


@by_book({"redeletras": "4", "uf-2007": "A26"})
def test_s010_elsewhere_a_swiss_round_is_drawn(book: str, grounds: str) -> None:
    game = start_of(book, "swiss", starts=(3, 4))

    game.cites(grounds, e.StartDrawn)


@by_book(
    {
        "fise-2004": "4.3",
        "fise-2009": "4.3",
        "uf-2007": "A35",
        "aas-2018": "fise-2009:4.3 A17",
    }
)
def test_s011_a_match_alternates_after_the_lot(book: str, grounds: str) -> None:
    first = start_of(book, "match", tiles=("E", "B"))
    second = start_of(book, "match", previous=first.state.on_turn)
    third = start_of(book, "match", previous=second.state.on_turn)

    assert [game.state.on_turn for game in (first, second, third)] == ["B", "A", "B"]
    for game in (first, second, third):
        game.done(grounds)
    assert not second.has(e.StartDrawn)


def test_s011_every_game_of_a_match_is_drawn_in_redeletras() -> None:
    game = start_of("redeletras", "match", tiles=("E", "B"), previous="B")

    game.cites("4", e.StartDrawn)
    assert game.state.on_turn == "B"


@by_book(
    {
        "fise-2009": "4.4",
        "fise-2004": "A36",
        "uf-2007": "A36",
        "redeletras": "4",
        "aas-2018": "fise-2009:4.4 A17",
    }
)
def test_s012_each_board_of_a_team_match_is_drawn(book: str, grounds: str) -> None:
    drawn = [("A", "B"), ("S", "E"), ("?", "A"), ("U", "T")]
    boards = [start_of(book, "teams", tiles=tiles) for tiles in drawn]

    assert [game.state.on_turn for game in boards] == ["A", "B", "A", "B"]
    for game in boards:
        game.cites(grounds, e.StartDrawn)


@by_book(
    {
        "redeletras": "4",
        "fise-2004": "A37",
        "fise-2009": "A37",
        "uf-2007": "A37",
        "aas-2018": "A37",
    }
)
def test_s013_blank_beats_a(book: str, grounds: str) -> None:
    game = start_of(book, "friendly", tiles=("A", "?"))

    game.cites(grounds, e.StartSettled)
    assert game.state.on_turn == "B"
    assert game.state.bag_size == 100
    game.give(c.CheckTiles(by="A", found=100))
    game.done()


@by_book({"redeletras": "4", "fise-2009": "A37", "fise-2004": "A37", "uf-2007": "A37"})
def test_s014_equal_tiles_are_drawn_again(book: str, grounds: str) -> None:
    game = start_of(book, "friendly", tiles=("E", "E"))

    for tiles in (("?", "?"), ("T", "T")):
        game.cites(grounds, e.StartDrawn)
        assert game.phase == "set_up"
        game.give(c.SettleStart(by="A", tiles=tiles))
    game.give(c.SettleStart(by="A", tiles=("T", "S")))
    assert game.event(e.StartSettled).side == "B"


@by_book({"redeletras": "4 A25", "fise-2004": "A25", "fise-2009": "A25", "aas-2018": "A25"})
@pytest.mark.parametrize("tiles", [("CH", "C"), ("LL", "L"), ("Ñ", "N"), ("RR", "R")], ids="-".join)
def test_s015_a_letter_comes_before_its_digraph(
    book: str, grounds: str, tiles: tuple[str, str]
) -> None:
    game = start_of(book, "friendly", tiles=tiles)

    game.cites(grounds, e.StartSettled)
    assert game.state.on_turn == "B"


@pytest.mark.parametrize("tiles", [("Ç", "C"), ("L·L", "L"), ("NY", "N")], ids="-".join)
def test_s015_the_catalan_order(tiles: tuple[str, str]) -> None:
    game = start_of("uf-2007", "friendly", tiles=tiles)

    game.cites("A25", e.StartSettled)
    assert game.state.on_turn == "B"
