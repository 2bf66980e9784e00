"""Other threads go on while the core is at work."""

from __future__ import annotations

import random
import sys
import threading
import time
from collections.abc import Callable, Iterator

import pytest

from letrado.engine.engine import Engine
from letrado.game.tileset import load_tile_set
from letrado.kernel.engine import sign_flip_chance
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.word_set import WordSet
from letrado.rulebook.loader import load_rulebook

LETTERS = 28


@pytest.fixture(scope="module")
def text() -> bytes:
    chance = random.Random(4)
    words = (bytes(chance.choices(range(1, 8), k=chance.randint(2, 9))) for _ in range(30_000))
    return b"".join(word + b"\0" for word in words)


@pytest.fixture(scope="module")
def engine(text: bytes) -> Engine:
    words = WordSet(load_tile_set("es-100"), WordGraph.build(text, LETTERS))
    return Engine(words, load_rulebook("fise-2009"))


@pytest.fixture
def nobody_is_interrupted() -> Iterator[None]:
    """A thread that holds the lock keeps it until it lets go by itself."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    yield
    sys.setswitchinterval(usual)


def _turns_of_another_thread(work: Callable[[], object]) -> int:
    """How often another thread ran while this one did nothing but call the core."""
    turns = 0
    stop = threading.Event()

    def count() -> None:
        nonlocal turns
        while not stop.is_set():
            turns += 1
            time.sleep(0.0001)

    other = threading.Thread(target=count)
    other.start()
    try:
        began = time.monotonic()
        before = turns
        while turns == before and time.monotonic() - began < 30:
            work()
        return turns - before
    finally:
        stop.set()
        other.join()


@pytest.mark.usefixtures("nobody_is_interrupted")
@pytest.mark.parametrize("name", ["build", "of", "words", "match", "train", "open", "luck"])
def test_another_thread_runs_meanwhile(name: str, text: bytes, engine: Engine) -> None:
    graph, rules, table = WordGraph.build(text, LETTERS), engine.rules, engine.leaves.table
    content = graph.content()
    book, words = load_rulebook("fise-2009"), WordSet(engine.tile_set, graph)
    calls: dict[str, Callable[[], object]] = {
        "build": lambda: WordGraph.build(text, LETTERS),
        "of": lambda: WordGraph.of(content, LETTERS),
        "words": graph.words,
        "match": lambda: engine.core.match(table, table, rules=rules, seed=1, first=0, pairs=20),
        "train": lambda: engine.core.train(
            table, rules=rules, seed=1, games=2, racks_a_board=2, threads=1
        ),
        "open": lambda: Engine(words, book),
        "luck": lambda: sign_flip_chance([1, -2] * 500, 2000),
    }

    assert _turns_of_another_thread(calls[name]) > 0
