"""S061-S071: tiles that have touched the board."""

import pytest

from letrado.rules.ending import counts_as_pass
from letrado.rules.handling import Purpose
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.laid import Laid
from tests.scenarios.game import Game, by_book


def laying(book: str, *tiles: Laid, dropped: bool = False, seen: bool = True) -> Game:
    """A has put these tiles on a real board, one after the other."""
    game = Game(book, steps="by_hand")
    for tile in tiles:
        game.give(c.LayTiles(by="A", tiles=(tile,), dropped=dropped, seen=seen))
        game.done()
    return game


def moved(game: Game, text: str, purpose: Purpose = "to_link") -> Game:
    game.give(c.MoveTiles(by="A", tiles=game.tiles(text), purpose=purpose))
    return game


def loses_turn(game: Game, grounds: str) -> None:
    """A gives up: tiles back, turn lost, a pass for the end of the game."""
    game.give(c.TakeUpTiles(by="A", gives_up=True))
    game.done(grounds)
    assert game.has(e.PlayWithdrawn)
    assert game.turn_kind() == "breach"
    assert counts_as_pass("breach", game.book)
    assert (game.state.on_turn, game.state.rack_sizes["A"]) == ("B", 7)


@by_book(
    {
        "fise-2004": "20.1 20.2 23",
        "fise-2009": "21.1 21.2 24",
        "redeletras": "20.1 20.2 23",
    }
)
def test_s061_the_second_tile_fixes_the_line(book: str, grounds: str) -> None:
    game = laying(book, Laid("I8", "S"), Laid("I9", "O"))

    game.give(c.LayTiles(by="A", tiles=(Laid("J8", "L"),)))
    game.refused_by("handling.line_is_fixed", grounds)
    moved(game, "8I SO").refused_by("handling.leaves_line", grounds)

    loses_turn(game, grounds.rsplit(maxsplit=1)[-1])


def test_s062_the_catalan_line_binds_and_a_breach_is_a_pass() -> None:
    game = laying("uf-2007", Laid("H5", "S"), Laid("I5", "O"))

    moved(game, "6H SO").refused_by("handling.leaves_line", "10 13")
    game.give(c.TakeUpTiles(by="A"))

    game.done("12 13")
    assert "handling.withdraw_and_pass" in game.reasons()
    assert game.turn_kind() == "breach"
    assert counts_as_pass("breach", game.book)


def test_s062_four_such_turns_end_the_game() -> None:
    game = Game("uf-2007", steps="by_hand")
    for by in ("A", "B", "A", "B"):
        side = game.state.on_turn
        assert side == by
        game.give(c.LayTiles(by=side, tiles=(Laid("H5", "S"),)))
        game.give(c.TakeUpTiles(by=side))

    assert game.event(e.GameEnded).kind == "passes"


@by_book({"fise-2004": "20.3", "fise-2009": "21", "redeletras": "20"})
def test_s063_several_tiles_may_go_down_together(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand")

    game.give(c.LayTiles(by="A", tiles=game.tiles("8G SOL")))

    game.done(grounds)
    game.give(c.LayTiles(by="A", tiles=(Laid("H9", "A"),)))
    game.refused_by("handling.line_is_fixed", grounds)


@by_book(
    {
        "fise-2004": ("21.3", False),
        "fise-2009": ("22.2", True),
        "redeletras": ("21.2 A61", False),
        "uf-2007": ("11 A60", True),
        "aas-2018": ("18 A60", True),
    },
    "allowed",
)
def test_s064_reordering_for_more_points(book: str, grounds: str, allowed: bool) -> None:
    game = Game(book, steps="by_hand")
    game.give(c.LayTiles(by="A", tiles=game.tiles("8F AMOR")))

    game.give(c.MoveTiles(by="A", tiles=game.tiles("8F RAMO"), purpose="to_improve"))

    if allowed:
        game.done(grounds)
        assert game.state.play is not None
        assert game.state.play.tiles[0].letter == "R"
    else:
        game.refused_by("handling.not_to_improve", grounds)
        loses_turn(game, "23")


@by_book({"fise-2004": "21.1 21.2", "redeletras": "21.1 21.2"})
def test_s065_shifting_a_word_so_that_it_links(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand").given(board=["8E CASA"])
    game.give(c.LayTiles(by="A", tiles=game.tiles("9E SOL")))

    moved(game, "9G SOL").done(grounds)
    assert game.reasons() == ["handling.may_shift"]
    moved(game, "9G LOS", "to_correct").done(grounds)
    assert game.reasons() == ["handling.may_reorder"]
    moved(game, "9F LOS", "to_improve").refused_by("handling.shift_only_to_link", "21.1")


@by_book({"fise-2009": "22", "uf-2007": "11", "redeletras": "21"})
def test_s066_nothing_moves_once_the_count_begins(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand")
    game.give(c.LayTiles(by="A", tiles=game.tiles("8G SOl")))
    game.give(c.Count(by="A"))
    game.done()

    moved(game, "8F SOl").refused_by("handling.frozen", grounds)
    game.give(c.RenameBlank(by="A", square="I8", letter="N"))
    game.refused_by("blank.fixed", grounds)


@by_book(
    {
        "fise-2009": ("10.2 22 A94", True),
        "redeletras": ("10.1 21 A94", True),
        "uf-2007": ("5.1 11 A57", True),
        "fise-2004": ("10.1 A56", False),
        "aas-2018": ("8 A56", False),
    },
    "allowed",
)
def test_s066_before_the_count_a_blank_may_be_renamed(
    book: str, grounds: str, allowed: bool
) -> None:
    game = Game(book, steps="by_hand")
    game.give(c.LayTiles(by="A", tiles=game.tiles("8G SOl")))

    game.give(c.RenameBlank(by="A", square="I8", letter="N"))

    if allowed:
        game.done(grounds)
        assert game.state.play is not None
        assert game.state.play.tiles[-1] == Laid("I8", "N", blank=True)
    else:
        game.refused_by("blank.fixed", grounds)


@pytest.mark.parametrize(("square", "allowed"), [("I6", True), ("F10", True), ("G7", False)])
def test_s067_a_single_tile_slides_along_its_lines(square: str, allowed: bool) -> None:
    game = laying("fise-2009", Laid("F6", "S"))

    game.give(c.MoveTiles(by="A", tiles=(Laid(square, "S"),), purpose="to_link"))

    if allowed:
        game.done("22")
        assert "handling.may_slide" in game.reasons()
    else:
        game.refused_by("handling.leaves_line", "22")


@by_book(
    {
        "fise-2009": ("23", True),
        "fise-2004": ("22", False),
        "uf-2007": ("12", False),
        "redeletras": ("22 A63", False),
        "aas-2018": ("A64", False),
    },
    "bound",
)
def test_s068_a_dropped_tile(book: str, grounds: str, bound: bool) -> None:
    game = laying(book, Laid("C3", "S"), dropped=True, seen=False)

    game.give(c.TakeUpTiles(by="A"))

    game.done(grounds)
    assert game.has(e.TilesTakenUp) is not bound
    assert game.state.on_turn == ("B" if bound else "A")


@by_book({"fise-2004": "22 23", "fise-2009": "23 24", "redeletras": "22 23", "uf-2007": "12 13"})
def test_s068_a_tile_dropped_later_frees_no_other(book: str, grounds: str) -> None:
    game = laying(book, Laid("H8", "S"))
    game.give(c.LayTiles(by="A", tiles=(Laid("H9", "O"),), dropped=True, seen=False))

    game.give(c.TakeUpTiles(by="A"))

    game.done(grounds)
    assert game.turn_kind() == "breach"


@by_book(
    {
        "fise-2004": "23",
        "fise-2009": "24",
        "uf-2007": "13",
        "aas-2018": "18",
        "redeletras": "23",
    }
)
def test_s069_giving_up_costs_the_turn(book: str, grounds: str) -> None:
    game = laying(book, Laid("C3", "S"), Laid("C4", "O"))
    game.given(board=["8E CASA"])
    game.give(c.Count(by="A"))
    assert not game.decision.carried_out

    loses_turn(game, grounds)


def test_s070_a_word_stays_in_its_row() -> None:
    game = laying("aas-2018", Laid("G5", "S"), Laid("H5", "O"), Laid("I5", "L"))

    moved(game, "7G SOL").refused_by("handling.leaves_line", "18")
    moved(game, "5H SOL").done("18")
    moved(game, "5H LOS", "to_correct").done("18")
    loses_turn(game, "18")


@by_book(
    {
        "fise-2004": "22",
        "fise-2009": "23",
        "redeletras": "22",
        "uf-2007": "12",
        "aas-2018": "A64",
    }
)
def test_s071_tiles_tried_on_a_screen_bind_nobody(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", racks=("CASADOS", "CASADOS"))

    for command in (
        c.LayTiles(by="A", tiles=game.tiles("8E CASA")),
        c.TakeUpTiles(by="A"),
    ):
        game.give(command)
        game.done(grounds)
        assert game.reasons() == ["handling.private_until_confirmed"]
        assert not game.decision.events
    assert game.state.on_turn == "A"
    assert game.state.rack_sizes["A"] == 7
