"""A play as people type it: forgiving about case, letters already on the board, and blanks."""

from __future__ import annotations

from dataclasses import dataclass

from letrado.errors import NotationError
from letrado.game.board import Board
from letrado.game.play import THROUGH
from letrado.game.rack import Rack
from letrado.game.spelling import cased_tiles, without_accents
from letrado.game.square import Position
from letrado.game.tileset import BLANK, TileSet
from letrado.table.laid import Laid


@dataclass(frozen=True, slots=True)
class TypedPlay:
    """The tiles laid; `blanks_used` are letters for which a blank was taken without being asked."""

    tiles: tuple[Laid, ...]
    blanks_used: tuple[str, ...] = ()
    points: int | None = None


def read_typed_play(text: str, board: Board, rack: Rack | None, tile_set: TileSet) -> TypedPlay:
    """Read "8H ANCHOA", "8h anchoa 34", "H8 T.NOR"; raise NotationError on what cannot be read."""
    place, _, word = text.strip().partition(" ")
    position = Position.parse(place)
    word, points = _declared(word.strip())
    told_by_case = _tells_blanks(word)
    held = list(rack.tiles) if rack is not None else None
    laid: list[Laid] = []
    used: list[str] = []
    for distance, (face, small) in enumerate(cased_tiles(word, tile_set, signs=THROUGH)):
        square = position.square.step(position.direction, distance)
        if square is None:
            raise NotationError("play_off_the_board", text=text)
        there = board.tiles.get(square)
        if there is not None:
            if face not in (THROUGH, there.letter):
                raise NotationError(
                    "other_letter_there", square=str(square), letter=there.letter, typed=face
                )
            continue
        if face == THROUGH:
            raise NotationError("no_letter_there", square=str(square))
        blank = small and told_by_case
        if held is not None and not blank and face not in held and BLANK in held:
            blank = True
            used.append(face)
        if held is not None and (BLANK if blank else face) in held:
            held.remove(BLANK if blank else face)
        laid.append(Laid(str(square), face, blank))
    if not laid:
        raise NotationError("play_without_tiles", text=text)
    return TypedPlay(tuple(laid), tuple(used), points)


def _tells_blanks(word: str) -> bool:
    """Small letters mean blanks only where capitals stand beside them."""
    letters = [letter for letter in without_accents(word) if letter.isalpha()]
    return any(letter.isupper() for letter in letters)


def _declared(word: str) -> tuple[str, int | None]:
    """The word and the points said with it: "ANCHOA 34", "ANCHOA = 34"."""
    body, _, last = word.rpartition(" ")
    if body and last.isascii() and last.isdigit():
        return body.rstrip(" ="), int(last[:6])
    return word, None
