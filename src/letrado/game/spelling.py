"""Text to tiles and back.

A bracket holds exactly one tile; outside brackets the longest spelling wins, so "CHAPA" begins
with one CH tile and "C[H]APA" with two. Text is written with every digraph in brackets, and so
is a letter that would otherwise join the one before it: what is written reads back the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from letrado.errors import NotationError
from letrado.game.tileset import BLANK, TileSet

_MARKS_THAT_MAKE_A_LETTER = {"N\u0303": "Ñ", "C\u0327": "Ç"}


def read_word(text: str, tile_set: TileSet) -> tuple[str, ...]:
    """Read a word in any case, with or without accents, digraphs written in any usual way."""
    return tuple(face for face, _ in cased_tiles(_capitals(text), tile_set))


def read_rack(text: str, tile_set: TileSet) -> tuple[str, ...]:
    """Read the tiles of a rack: like a word, with ? for each blank."""
    return tuple(face for face, _ in cased_tiles(_capitals(text), tile_set, signs=BLANK))


def _capitals(text: str) -> str:
    """Upper case, letter by letter: a sign that would become two letters stays as it is."""
    return "".join(c.upper() if len(c.upper()) == 1 else c for c in text)


def write_tiles(tiles: Sequence[str], tile_set: TileSet) -> str:
    """The one way in which we write tiles: AN[CH]OA; C[H] for a C tile before an H tile."""
    text = ""
    for tile in tiles:
        alone = len(tile) == 1 and not any(
            (text + tile).upper().endswith(spelling)
            for spelling in tile_set.spellings
            if len(spelling) > 1
        )
        text += tile if alone else f"[{tile}]"
    return text


def word_text(tiles: Sequence[str]) -> str:
    """A word as people read it in a sentence: ANCHOA."""
    return "".join(tiles)


def without_accents(text: str, kept_letters: frozenset[str] = frozenset()) -> str:
    """Á is A, Ü is U; Ñ, Ç and what a tile set has are letters of their own. Case is kept."""
    kept = ""
    for character in unicodedata.normalize("NFD", text):
        if not unicodedata.combining(character):
            kept += character
        elif kept:
            marked = kept[-1].upper() + character
            letter = _MARKS_THAT_MAKE_A_LETTER.get(marked)
            composed = unicodedata.normalize("NFC", marked)
            if letter or composed in kept_letters:
                whole = letter or composed
                kept = kept[:-1] + (whole if kept[-1].isupper() else whole.lower())
    return kept


def cased_tiles(text: str, tile_set: TileSet, signs: str = "") -> Iterator[tuple[str, bool]]:
    """The tiles of a text, each with whether it stands in lower case; `signs` pass as they are.

    A digraph in mixed case is two tiles: "Ch" is a C and a small h.
    """
    bare = without_accents(text, frozenset(tile_set.letters))
    at = 0
    while at < len(bare):
        if bare[at].isspace():
            at += 1
        elif bare[at] in signs:
            yield bare[at], False
            at += 1
        elif bare[at] == "[":
            end = bare.find("]", at)
            written = bare[at + 1 : end] if end > at else bare[at:]
            yield _face(written, text, at, tile_set), written.islower()
            at = end + 1
        else:
            written = _longest_at(bare, at, tile_set, signs)
            yield _face(written, text, at, tile_set), written.islower()
            at += len(written)


def _longest_at(text: str, at: int, tile_set: TileSet, signs: str) -> str:
    for spelling in tile_set.spellings:
        written = text[at : at + len(spelling)]
        one_case = written == written.upper() or written == written.lower()
        if written.upper() == spelling and one_case and not set(spelling) & set(signs):
            return written
    return text[at]


def _face(written: str, text: str, at: int, tile_set: TileSet) -> str:
    face = tile_set.spellings.get(written.upper())
    if face is None:
        raise NotationError(
            "letter_not_in_set",
            text=text,
            letter=written,
            position=at + 1,
            tile_set=tile_set.id,
        )
    return face
