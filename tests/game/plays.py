"""Plays as people write them, laid one after another."""

from letrado.game.board import Board
from letrado.game.play import Play
from letrado.game.score import points_of
from letrado.game.tileset import TileSet, load_tile_set

SPANISH = load_tile_set("es-100")
CATALAN = load_tile_set("ca-100")
NORTH_AMERICAN = load_tile_set("es-103")


def board_after(*plays: str, tiles: TileSet = SPANISH) -> Board:
    board = Board()
    for play in plays:
        board = board.with_tiles(Play.parse(play, tiles).placements())
    return board


def points_for(play: str, *, after: tuple[str, ...] = (), tiles: TileSet = SPANISH) -> int:
    """What a play is worth on the board that the plays before it left."""
    board = board_after(*after, tiles=tiles)
    return points_of(board, Play.parse(play, tiles).placements(), tiles)


def words_of(play: str, *, after: tuple[str, ...] = (), tiles: TileSet = SPANISH) -> list[str]:
    """The words that a play makes, in the order in which the board gives them."""
    board = board_after(*after, play, tiles=tiles)
    squares = [square for square, _ in Play.parse(play, tiles).placements()]
    return ["".join(word.letters) for word in board.words_with(squares)]
