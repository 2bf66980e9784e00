"""What one player wrote during a game, read from a plain text as forgivingly as can be.

A turn a line: `1. Ana: 8H ANCHOA 34 34`, of which only something has to be there: a word, points,
a total, a place, "pasa", "cambia 3". A sign that says a word cannot be read is "?".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

from letrado.errors import InputError, NotationError
from letrado.game.spelling import cased_tiles, without_accents
from letrado.game.square import Position
from letrado.game.tileset import TileSet
from letrado.rules.side import SIDES, Side

Kind: TypeAlias = Literal["play", "exchange", "pass", "tiles_left", "time", "unread"]
Letters: TypeAlias = tuple[tuple[str, bool], ...]  # each tile, and whether it is noted as a blank

# What people write for what is not a word.
PASSES = ("pasa", "paso", "passa", "passo", "pass", "-")
EXCHANGES = ("cambia", "cambio", "cambi", "canvia", "canvi", "exchange", "exch")
TILES_LEFT = ("fichas", "fitxes", "tiles", "resto", "restan", "resten", "rack", "atril")
TIME = ("tiempo", "temps", "time")
_UNREADABLE = ("?", "??", "???", "...", "…")

_NUMBERED = re.compile(r"\s*\d{1,3}\s*[.)]\s+")
PLAYER = re.compile(r"\s*([^\d:][^:]{0,39}):\s*")
_NUMBER = re.compile(r"[+-]?\d{1,5}", re.ASCII)
_PLAYERS = re.compile(r"\s*([^\d:]{1,40}?)\s+(?:-|vs\.?|contra)\s+([^\d:]{1,40}?)\s*")
LONGEST_SHEET = 400


@dataclass(frozen=True, slots=True)
class Written:
    """One turn on a sheet; None or nothing where it was not written."""

    line: int
    text: str
    kind: Kind = "play"
    side: Side | None = None
    place: Position | None = None
    letters: Letters = ()
    count: int = 0
    points: int | None = None
    total: int | None = None

    @property
    def word(self) -> tuple[str, ...]:
        return tuple(letter for letter, _ in self.letters)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    players: tuple[str, str] | None
    entries: tuple[Written, ...]


def read_sheet(content: bytes, path: str, box: TileSet) -> ScoreSheet:
    """The sheet; a line of which nothing can be made is kept as such."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = content.decode("latin-1")
    players: tuple[str, str] | None = None
    entries: list[Written] = []
    names: list[str] = []
    for number, line in enumerate(re.split(r"\r\n|\n|\r", text), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        heading = _PLAYERS.fullmatch(line) if not entries else None
        if heading and players is None:
            players = (heading[1], heading[2])
            names = [plain_text(name) for name in players]
            continue
        entries.append(_entry(line, number, names, box))
        if len(entries) > LONGEST_SHEET:
            raise InputError("sheet_too_long", path=path, most=LONGEST_SHEET)
    if not entries:
        raise InputError("sheet_empty", path=path)
    return ScoreSheet(players, tuple(entries))


def plain_text(text: str) -> str:
    return without_accents(text).strip().lower()


def _entry(line: str, number: int, names: list[str], box: TileSet) -> Written:
    rest = _NUMBERED.sub("", line, count=1) if _NUMBERED.match(line) else line
    side: Side | None = None
    named = PLAYER.match(rest)
    if named:
        side = _side(plain_text(named[1]), names)
        rest = rest[named.end() :]
    tokens = rest.replace("=", " ").replace(",", " ").split()
    numbers: list[int] = []
    while tokens and len(numbers) < 2 and _NUMBER.fullmatch(tokens[-1]):
        if len(tokens) > 1 and plain_text(tokens[-2]).startswith(EXCHANGES) and not numbers:
            break
        numbers.insert(0, int(tokens.pop()))
    points = numbers[0] if numbers else None
    total = numbers[1] if len(numbers) > 1 else None
    entry = Written(number, line.strip()[:80], side=side, points=points, total=total)
    return _with_move(entry, tokens, box)


def _side(name: str, names: list[str]) -> Side | None:
    """Players by name, in the order in which they come up."""
    if name in ("a", "b") and name not in names:
        return "A" if name == "a" else "B"
    if name not in names and len(names) < 2:
        names.append(name)
    return SIDES[names.index(name)] if name in names else None


def _with_move(entry: Written, tokens: list[str], box: TileSet) -> Written:
    first = plain_text(tokens[0]) if tokens else ""
    if not tokens or first in _UNREADABLE:
        return _like(entry, kind="play" if entry.points is not None else "unread")
    if first in PASSES:
        return _like(entry, kind="pass")
    if first.startswith(EXCHANGES):
        digits = [token for token in tokens[1:] if token.isascii() and token.isdigit()]
        return _like(entry, kind="exchange", count=min(int(digits[0][:2]), 99) if digits else 0)
    if first in TILES_LEFT:
        return _like(entry, kind="tiles_left")
    if first in TIME:
        return _like(entry, kind="time")
    if re.fullmatch(r"-[1-9]", first):
        return _like(entry, kind="exchange", count=int(first[1:]))
    place, words = place_among(tokens)
    try:
        letters = typed_letters("".join(words), box)
    except NotationError:
        return _like(entry, kind="play" if entry.points is not None else "unread", place=place)
    return _like(entry, place=place, letters=letters)


def place_among(tokens: list[str]) -> tuple[Position | None, list[str]]:
    """The place stands before the word or after it."""
    for at in (0, len(tokens) - 1):
        try:
            return Position.parse(tokens[at]), tokens[:at] + tokens[at + 1 :]
        except NotationError:
            continue
    return None, tokens


def typed_letters(word: str, box: TileSet, signs: str = "") -> Letters:
    """Small letters are blanks only where capitals stand beside them."""
    bare = word.replace("(", "").replace(")", "")
    mixed = any(c.isupper() for c in bare) and any(c.islower() for c in bare)
    return tuple(cased_tiles(bare if mixed else bare.upper(), box, signs=signs))


def _like(entry: Written, **changes: object) -> Written:
    known = {name: getattr(entry, name) for name in Written.__slots__}
    return Written(**(known | changes))
