"""Words in the content of a file: a graph as the field keeps it, or a text with a word a line."""

from __future__ import annotations

from letrado.errors import InputError, NotationError
from letrado.game.spelling import read_word
from letrado.game.tileset import TileSet
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.alphabet import check_alphabet
from letrado.lexicon.word_set import WordSet, words_from

GRAPH_SUFFIX = ".kwg"


def words_in_text(content: bytes, path: str, tile_set: TileSet) -> WordSet:
    """One word a line; blank lines and lines that begin with # are left out."""
    try:
        lines = content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as wrong:
        raise InputError("not_a_word_list", path=path) from wrong
    words = []
    for number, line in enumerate(lines, start=1):
        if line.strip() and not line.startswith("#"):
            try:
                words.append(read_word(line.strip(), tile_set))
            except NotationError as wrong:
                text = line.strip()[:40]
                raise InputError("word_list_line", path=path, line=number, text=text) from wrong
    return words_from(words, tile_set)


def graph_in(content: bytes, path: str, tile_set: TileSet) -> WordGraph:
    """The graph in the content of a .kwg file; what is none is an InputError."""
    try:
        graph = WordGraph.of(content, len(tile_set.letters))
    except ValueError as wrong:
        raise InputError("graph_unusable", path=path, problem=str(wrong)) from wrong
    check_alphabet(graph, path, tile_set)
    return graph
