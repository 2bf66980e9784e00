from __future__ import annotations

import random
from pathlib import Path

import pytest

from letrado.errors import InputError
from letrado.game.tileset import load_tile_set, tile_set_ids
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.alphabet import distance_from_box
from letrado.lexicon.list_reading import read_word_list
from letrado.lexicon.word_set import graph_of_words
from letrado.rulebook.loader import rulebook_ids
from letrado.storage.word_files import read_words
from tests.lexicons import lexicon_of

OWN = ("fise-2009", "uf-2007")


@pytest.mark.parametrize("rulebook_id", rulebook_ids())
def test_the_words_of_every_book_have_the_letters_of_its_box(
    rulebook_id: str, tmp_path: Path
) -> None:
    words = lexicon_of(rulebook_id)
    file = tmp_path / "own.kwg"
    words.graph.write(str(file))

    assert distance_from_box(words.graph, words.tile_set) < 0.12
    assert read_words(file, words.tile_set).count() == words.count()


def test_the_same_words_spelled_with_the_third_set_are_of_it() -> None:
    american = load_tile_set("es-103")
    words = [word for word in lexicon_of("fise-2009").words() if len(word) <= 15]

    assert distance_from_box(graph_of_words(words, american), american) < 0.12


@pytest.mark.parametrize("rulebook_id", OWN)
def test_a_graph_of_another_alphabet_is_refused_wherever_it_is_read(
    rulebook_id: str, tmp_path: Path
) -> None:
    words = lexicon_of(rulebook_id)
    file = tmp_path / "other.kwg"
    words.graph.write(str(file))
    for tile_set_id in set(tile_set_ids()) - {words.tile_set.id}:
        other = load_tile_set(tile_set_id)
        with pytest.raises(InputError) as refused:
            read_words(file, other)
        assert refused.value.code in ("graph_other_alphabet", "graph_unusable")
        with pytest.raises(InputError) as refused:
            read_word_list(file.read_bytes(), str(file), other)
        assert refused.value.code in ("graph_other_alphabet", "graph_unusable")


def test_catalan_letters_that_spanish_has_numbers_for_are_told_by_how_they_are_spread(
    tmp_path: Path,
) -> None:
    file = tmp_path / "ca.kwg"
    lexicon_of("uf-2007").graph.write(str(file))

    with pytest.raises(InputError) as refused:
        read_words(file, load_tile_set("es-100"))
    assert refused.value.code == "graph_other_alphabet"
    assert refused.value.facts == {"path": str(file), "tile_set": "es-100"}


def test_a_thousand_words_taken_at_random_are_enough_to_tell() -> None:
    spanish, catalan = load_tile_set("es-100"), load_tile_set("ca-100")
    chance = random.Random(5)
    own = graph_of_words(chance.sample(lexicon_of("fise-2009").words(), 1000), spanish)
    other = graph_of_words(chance.sample(lexicon_of("uf-2007").words(), 1000), catalan)

    assert distance_from_box(own, spanish) < 0.12
    assert distance_from_box(WordGraph.of(other.content(), 28), spanish) > 0.2


def test_a_short_list_may_have_any_letters(tmp_path: Path) -> None:
    spanish = load_tile_set("es-100")
    file = tmp_path / "few.kwg"
    graph_of_words(["jaque", "faja", "jefe"], spanish).write(str(file))

    assert read_words(file, spanish).words() == ["faja", "jaque", "jefe"]
