"""One line of a GCG file that begins with >: who, with which rack, what, for how much."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from letrado.errors import LetradoError, NotationError
from letrado.game.board import Board
from letrado.game.field_notation import field_pieces
from letrado.game.play import THROUGH, PlacedTile, Play
from letrado.game.spelling import cased_tiles
from letrado.game.square import Position, Square
from letrado.game.tileset import BLANK, TileSet
from letrado.records import record as r

LARGEST_POINTS = 100_000

_SIGNED = re.compile(r"[+-]\d{1,6}", re.ASCII)
_NUMBER = re.compile(r"[+-]?\d{1,6}", re.ASCII)
_LAID = re.compile(r"\)[^()]")  # tiles laid beside others in parentheses: (CAS)A
_COUNT = re.compile(r"-([1-9]\d?)", re.ASCII)


class DamagedError(Exception):
    """A line that cannot be read: the column, and why."""

    def __init__(self, column: int, reason: LetradoError) -> None:
        super().__init__(str(reason))
        self.column = column
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Token:
    text: str
    column: int  # from 1


@dataclass(frozen=True, slots=True)
class RawMove:
    """What a line says, cut into words."""

    nick: str
    head: tuple[Token, ...]
    points: int
    total: int | None
    end: int  # the column after the last word


def cut(text: str, nicks: tuple[str, ...]) -> RawMove:
    """Cut a line that begins with >; raise DamagedError when it lacks what every line has."""
    body = text[1:]
    nick = next((n for n in sorted(nicks, key=len, reverse=True) if body.startswith(n + ":")), None)
    if nick is None:
        before, colon, _ = body.partition(":")
        nick = before.strip()
        if not colon or not nick or len(nick.split()) != 1:
            raise DamagedError(2, NotationError("gcg_no_player", text=body[:40]))
        start = 1 + len(before) + 1
    else:
        start = 1 + len(nick) + 1
    rest = unicodedata.normalize("NFC", text[start:])
    tokens = [Token(found[0], start + found.start() + 1) for found in re.finditer(r"\S+", rest)]
    end = len(text) + 1
    if not tokens:
        raise DamagedError(end, NotationError("gcg_no_points"))
    last = tokens[-1].text
    has_total = len(tokens) > 1 and _SIGNED.fullmatch(tokens[-2].text) and _NUMBER.fullmatch(last)
    if has_total:
        points, total, head = int(tokens[-2].text), int(last), tokens[:-2]
    elif _SIGNED.fullmatch(last):
        points, total, head = int(last), None, tokens[:-1]
    else:
        raise DamagedError(tokens[-1].column, NotationError("gcg_no_points"))
    return RawMove(nick, tuple(head), points, total, end)


@dataclass(frozen=True, slots=True)
class LineReading:
    """What is needed to understand a line: the tiles, and the board as it lies."""

    box: TileSet
    board: Board
    digits_are_tiles: bool = False

    def act(self, move: RawMove) -> tuple[r.AnyAct, tuple[str, ...]]:
        """What the line tells, and the rack; raise DamagedError at what cannot be read."""
        if not move.head:
            raise DamagedError(move.end, NotationError("gcg_no_move"))
        last = move.head[-1]
        if last.text.startswith("(") and not _LAID.search(last.text):
            return self._special(move, last)
        if last.text.startswith("-"):
            rack = self._rack(move.head[:-1])
            return self._dash(last, rack), rack
        if len(move.head) < 2:
            raise DamagedError(last.column, NotationError("gcg_no_move"))
        rack = self._rack(move.head[:-2])
        return r.Played(self._play(move.head[-2], last)), rack

    def _rack(self, tokens: tuple[Token, ...]) -> tuple[str, ...]:
        if len(tokens) > 1:
            raise DamagedError(
                tokens[1].column, NotationError("gcg_too_much", text=tokens[1].text[:40])
            )
        return self.tiles(tokens[0]) if tokens else ()

    def tiles(self, token: Token, skip: int = 0) -> tuple[str, ...]:
        """Tiles of a rack or an exchange; ? is a blank."""
        faces = self._faces(Token(token.text[skip:], token.column + skip), signs=BLANK)
        return tuple(face for face, _ in faces)

    def _faces(self, token: Token, signs: str) -> list[tuple[str, bool]]:
        faces: list[tuple[str, bool]] = []
        for piece, at in field_pieces(token.text, self.box):
            try:
                faces += cased_tiles(piece, self.box, signs=signs)
            except NotationError as wrong:
                raise DamagedError(token.column + at, wrong) from wrong
        return faces

    def _dash(self, token: Token, rack: tuple[str, ...]) -> r.AnyAct:
        if token.text == "-":
            return r.Passed()
        if token.text == "--":
            return r.Withdrawn()
        count = _COUNT.fullmatch(token.text)
        if count and not self._names_a_tile(count[1], rack):
            return r.Exchanged(count=int(count[1]))
        return r.Exchanged(self.tiles(token, skip=1))

    def _names_a_tile(self, digits: str, rack: tuple[str, ...]) -> bool:
        """In old Spanish files 3 is the RR tile; elsewhere so many tiles that nobody named."""
        faces = [self.box.spellings.get(digit) for digit in digits]
        return self.digits_are_tiles and all(face in rack for face in faces)

    def _special(self, move: RawMove, last: Token) -> tuple[r.AnyAct, tuple[str, ...]]:
        inside = last.text[1:-1]
        if not last.text.endswith(")"):
            raise DamagedError(last.column, NotationError("gcg_bracket_open", text=last.text[:40]))
        rack = self._rack(move.head[:-1])
        match inside.lower():
            case "challenge":
                return r.ChallengePoints(), rack
            case "time":
                return r.TimePenalty(), rack
            case _:
                tiles = self.tiles(Token(inside, last.column + 1))
        if move.points < 0 or (move.points == 0 and rack):
            return r.RackLost(tiles), () if rack == tiles else rack
        return r.RackGained(tiles), rack

    def _play(self, place: Token, word: Token) -> Play:
        try:
            position = Position.parse(place.text)
        except NotationError as wrong:
            raise DamagedError(place.column, wrong) from wrong
        tiles: list[PlacedTile | None] = []
        faces = self._faces(Token(_bare(word.text), word.column), signs=THROUGH)
        for distance, (face, small) in enumerate(faces):
            square = position.square.step(position.direction, distance)
            if square is None:
                raise DamagedError(
                    word.column, NotationError("play_off_the_board", text=word.text[:40])
                )
            tiles.append(self._tile(face, square, word, small=small))
        if all(tile is None for tile in tiles):
            raise DamagedError(
                word.column, NotationError("play_without_tiles", text=word.text[:40])
            )
        return Play(position, tuple(tiles))

    def _tile(self, face: str, square: Square, word: Token, *, small: bool) -> PlacedTile | None:
        there = self.board.tiles.get(square)
        if there is None:
            if face == THROUGH:
                raise DamagedError(
                    word.column, NotationError("no_letter_there", square=str(square))
                )
            return PlacedTile(face, blank=small)
        if face not in (THROUGH, there.letter):
            letter = there.letter
            raise DamagedError(
                word.column,
                NotationError("other_letter_there", square=str(square), letter=letter, typed=face),
            )
        return None


def _bare(word: str) -> str:
    """Some programs put tiles on the board in parentheses."""
    return word.replace("(", "").replace(")", "")
