"""The words an engine plays with, as a graph.

They may come from anywhere: a lexicon hands its words over as tiles, a file of the field is a
graph already (.kwg), and a plain text file has a word a line. Which words a rulebook has is for
the lexicon to say; the engine only takes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from letrado.engine.numbering import numbering_of
from letrado.errors import InputError
from letrado.game.spelling import read_word
from letrado.game.tileset import TileSet
from letrado.kernel.word_graph import WordGraph

GRAPH_SUFFIX = ".kwg"


@dataclass(frozen=True)
class Words:
    tile_set: TileSet
    graph: WordGraph

    def __contains__(self, word: Sequence[str]) -> bool:
        """Is this sequence of tiles a word?"""
        numbers = numbering_of(self.tile_set).numbers
        known = all(tile in numbers for tile in word)
        return known and self.graph.contains(bytes(numbers[tile] for tile in word))

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        numbering = numbering_of(self.tile_set)
        for word in self.graph.words().split(b"\0")[:-1]:
            yield numbering.decode(word)

    def write(self, path: Path) -> None:
        """Write the graph for the programs of the field; raise InputError when it cannot be."""
        try:
            self.graph.write(str(path))
        except ValueError as wrong:
            raise InputError("graph_unwritable", path=str(path)) from wrong


def words_from(words: Iterable[Sequence[str]], tile_set: TileSet) -> Words:
    """A graph of words given as tiles, in any order."""
    encode = numbering_of(tile_set).encode
    text = b"\0".join([encode(word) for word in words])
    try:
        graph = WordGraph.build(text + b"\0" if text else b"", len(tile_set.letters))
    except ValueError as wrong:
        raise InputError("words_unusable", problem=str(wrong)) from wrong
    return Words(tile_set, graph)


def words_from_lexicon(words: Iterable[str], tile_set: TileSet) -> Words:
    """A graph of words in small letters, as a lexicon has them; digraphs are their own tiles.

    All of them are turned into numbers at once: word by word takes half a minute.
    """
    numbers = numbering_of(tile_set).numbers
    text = "\0".join(words)
    for face in sorted(tile_set.letters, key=len, reverse=True):
        text = text.replace(face.lower(), chr(numbers[face]))
    try:
        encoded = text.encode("latin-1")
        graph = WordGraph.build(encoded + b"\0" if encoded else b"", len(tile_set.letters))
    except ValueError as wrong:
        raise InputError("words_unusable", problem=str(wrong)) from wrong
    return Words(tile_set, graph)


def read_words(path: Path, tile_set: TileSet) -> Words:
    """Words from a .kwg graph, or from a text file with a word a line."""
    if path.suffix == GRAPH_SUFFIX:
        try:
            return Words(tile_set, WordGraph.read(str(path), len(tile_set.letters)))
        except ValueError as wrong:
            raise InputError("graph_unusable", path=str(path), problem=str(wrong)) from wrong
    try:
        lines = path.read_text(encoding="utf-8").split()
    except (OSError, UnicodeDecodeError) as wrong:
        raise InputError("file_unreadable", path=str(path)) from wrong
    return words_from((read_word(line, tile_set) for line in lines), tile_set)
