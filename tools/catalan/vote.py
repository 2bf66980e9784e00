"""Which words there are: those of three sources in four, and the two-tile words by name."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from letrado.game.tileset import load_tile_set
from letrado.lexicon.playable import Playable, bare
from tools.catalan.readers import Sources

NEEDED = 3
_NAMED = Path(__file__).with_name("named.toml")
_TILES = "ca-100"


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    two_tiles: str


def named() -> Named:
    return msgspec.toml.decode(_NAMED.read_bytes(), type=Named)


class Voted:
    """The words that stand, without accents, and how a form with accents is read."""

    def __init__(self, sources: Sources) -> None:
        self._playable = Playable(load_tile_set(_TILES))
        affixed = sources.general.forms | sources.valencian.forms
        votes = (sources.simplemma, sources.spacy, affixed, sources.wordlist)
        count = Counter(word for vote in votes for word in self._all(vote))
        pairs = frozenset(bare(word) for word in named().two_tiles.split())
        long = {w for w, n in count.items() if n >= NEEDED and self._playable.tiles(w) > 2}
        self.words = frozenset(long | pairs)

    def word(self, form: str) -> str:
        """The word that a form is, if it stands."""
        plain = self._plain(form)
        return plain if plain in self.words else ""

    def _all(self, forms: Iterable[str]) -> frozenset[str]:
        return frozenset(self._each(forms))

    def _each(self, forms: Iterable[str]) -> Iterator[str]:
        for form in forms:
            plain = self._plain(form)
            if plain and self._playable.fits(plain):
                yield plain

    def _plain(self, form: str) -> str:
        """A form as tiles show it; nothing if it has a capital or a sign."""
        text = unicodedata.normalize("NFC", form).replace("ŀl", "l·l")
        if text != text.lower() or not text.replace("·", "").isalpha():
            return ""
        return bare(text)
