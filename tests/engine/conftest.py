from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from letrado.engine.engine import Engine
from letrado.game.spelling import read_word
from letrado.game.tileset import load_tile_set
from letrado.lexicon.word_set import WordSet, words_from
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words, write_words
from tools.spanish_list import fetch_graph

SMALL_LIST = """\
a ala alas casa casas chal chales calle calles carro carros cana caña cañas eso ese esa es sal
sol soles son sin mes mesa mesas lo los la las el no ni si se te tu tus al as ar ir oso osa osos
perro perra rosa rosas ros lar lares mar mares mas mal males llama llamas llano niño niña año años
"""


@pytest.fixture(scope="session")
def few_words() -> WordSet:
    tile_set = load_tile_set("es-100")
    return words_from((read_word(word, tile_set) for word in SMALL_LIST.split()), tile_set)


@pytest.fixture(scope="session")
def small_engine(few_words: WordSet) -> Engine:
    return Engine(few_words, load_rulebook("fise-2009"))


@pytest.fixture(scope="session")
def big_graph() -> Path:
    """The graph of the free Spanish list; tests are skipped where it cannot be fetched."""
    try:
        return fetch_graph()
    except (subprocess.SubprocessError, OSError) as wrong:
        pytest.skip(f"the word list cannot be had: {wrong}")


@pytest.fixture(scope="session")
def big_engine(big_graph: Path) -> Engine:
    return Engine(read_words(big_graph, load_tile_set("es-100")), load_rulebook("fise-2009"))


@pytest.fixture
def graph(few_words: WordSet, tmp_path: Path) -> str:
    write_words(few_words, tmp_path / "few.kwg")
    return str(tmp_path / "few.kwg")
