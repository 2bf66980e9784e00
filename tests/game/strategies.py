"""Tiles, boards and plays for hypothesis: likely ones, and ones that no player would make."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from letrado.game.bag import SEED_BYTES, Seed
from letrado.game.board import Board
from letrado.game.play import PlacedTile, Play
from letrado.game.square import CENTRE, DIRECTIONS, SIDE, Direction, Position, Square
from letrado.game.tileset import BLANK, TileSet, load_tile_set, tile_set_ids

Placements = list[tuple[Square, PlacedTile]]

tile_sets = st.sampled_from([load_tile_set(tile_set_id) for tile_set_id in tile_set_ids()])
squares = st.builds(Square, row=st.integers(0, SIDE - 1), column=st.integers(0, SIDE - 1))
directions: SearchStrategy[Direction] = st.sampled_from(DIRECTIONS)
positions = st.builds(Position, squares, directions)
players_words = st.lists(st.text("abcñç·", min_size=1, max_size=6), max_size=3).map(tuple)
seeds = st.builds(Seed, st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES), players_words)


def letters(tile_set: TileSet) -> SearchStrategy[str]:
    return st.sampled_from(list(tile_set.letters))


def tiles_of_a_word(tile_set: TileSet) -> SearchStrategy[tuple[str, ...]]:
    return st.lists(letters(tile_set), max_size=SIDE).map(tuple)


def tiles_of_a_rack(tile_set: TileSet) -> SearchStrategy[tuple[str, ...]]:
    return st.lists(letters(tile_set) | st.just(BLANK), max_size=9).map(tuple)


def placed_tiles(tile_set: TileSet) -> SearchStrategy[PlacedTile]:
    return st.builds(PlacedTile, letters(tile_set), st.booleans())


@st.composite
def written_plays(draw: DrawFn, tile_set: TileSet) -> Play:
    """A play of at least one tile that stays on the board, with tiles it goes through."""
    position = draw(positions)
    starts = position.square.column if position.direction == "across" else position.square.row
    tile = st.none() | placed_tiles(tile_set)
    tiles = draw(st.lists(tile, min_size=1, max_size=SIDE - starts).filter(any))
    return Play(position, tuple(tiles))


@st.composite
def linked_plays(draw: DrawFn, board: Board, tile_set: TileSet) -> Placements:
    """Up to seven tiles in one unbroken line that holds the centre or a tile of the board."""
    anchor = draw(st.sampled_from(sorted(board.tiles) or [CENTRE]))
    direction = draw(directions)
    tiles = draw(st.lists(placed_tiles(tile_set), min_size=1, max_size=7))
    start = anchor.step(direction, -draw(st.integers(0, len(tiles) - 1))) or anchor
    line = [start.step(direction, distance) for distance in range(SIDE)]
    free = [square for square in line if square is not None and square not in board.tiles]
    return list(zip(free, tiles, strict=False))


@st.composite
def grown_boards(draw: DrawFn, tile_set: TileSet) -> Board:
    """A board as a game leaves it, word by word."""
    board = Board()
    for _ in range(draw(st.integers(0, 8))):
        board = board.with_tiles(draw(linked_plays(board, tile_set)))
    return board


def scattered_boards(tile_set: TileSet) -> SearchStrategy[Board]:
    """Tiles anywhere: gaps, islands, blocks."""
    tiles = st.dictionaries(squares, placed_tiles(tile_set), max_size=80)
    return tiles.map(lambda lying: Board().with_tiles(lying.items()))


def scattered_plays(board: Board, tile_set: TileSet) -> SearchStrategy[Placements]:
    """New tiles on any free squares: two lines, gaps, floating, more than seven."""
    free = squares.filter(lambda square: square not in board.tiles)
    tiles = st.dictionaries(free, placed_tiles(tile_set), max_size=9)
    return tiles.map(lambda new: list(new.items()))


@st.composite
def boards_with_plays(draw: DrawFn) -> tuple[TileSet, Board, Placements]:
    """Legal or not, but every new tile has a square of its own."""
    tile_set = draw(tile_sets)
    board = draw(grown_boards(tile_set) | scattered_boards(tile_set))
    return tile_set, board, draw(linked_plays(board, tile_set) | scattered_plays(board, tile_set))
