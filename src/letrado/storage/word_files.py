"""Words in files that a user names: a .kwg graph, or a text with a word a line."""

from __future__ import annotations

from pathlib import Path

from letrado.errors import InputError
from letrado.game.tileset import TileSet
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.alphabet import check_alphabet
from letrado.lexicon.word_set import WordSet
from letrado.lexicon.word_text import GRAPH_SUFFIX, words_in_text


def read_words(path: Path, tile_set: TileSet) -> WordSet:
    """The words of a file; a graph is mapped, not copied."""
    if path.suffix == GRAPH_SUFFIX:
        try:
            graph = WordGraph.read(str(path), len(tile_set.letters))
        except ValueError as wrong:
            raise InputError("graph_unusable", path=str(path), problem=str(wrong)) from wrong
        check_alphabet(graph, str(path), tile_set)
        return WordSet(tile_set, graph)
    try:
        content = path.read_bytes()
    except FileNotFoundError as wrong:
        raise InputError("file_not_found", path=str(path)) from wrong
    except OSError as wrong:
        raise InputError("file_unreadable", path=str(path)) from wrong
    return words_in_text(content, str(path), tile_set)


def write_words(words: WordSet, path: Path) -> None:
    """Write the graph for the programs of the field; raise InputError when it cannot be."""
    try:
        words.graph.write(str(path))
    except ValueError as wrong:
        raise InputError("graph_unwritable", path=str(path)) from wrong
