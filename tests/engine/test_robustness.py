"""Nothing that is asked from Python ends otherwise than in an answer or an error."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from letrado.engine.engine import Engine
from letrado.engine.leaves import no_leaves, read_leaves
from letrado.engine.position import Position
from letrado.errors import InputError, LetradoError, NotationError
from letrado.game.tileset import load_tile_set
from letrado.kernel import engine as kernel
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.word_set import WordSet, words_from
from letrado.rulebook.loader import load_rulebook
from letrado.storage.word_files import read_words, write_words
from tests.long_profile import IS_LONG

SPANISH, CATALAN = load_tile_set("es-100"), load_tile_set("ca-100")
EMPTY = "/".join(["15"] * 15)
SIGNS = "0123456789/[] ?ABCÑÇLRachñ·.-\t|éßﬁ日\x00"
SECONDS = 20.0 if IS_LONG else 0.0
ROUNDS = 300


def _fuzz(work: Callable[[random.Random], None], seed: int) -> None:
    """Some rounds, and as many more as the long profile has time for; the seed tells the rest."""
    chance = random.Random(seed)
    began, done = time.monotonic(), 0
    while done < ROUNDS or time.monotonic() - began < SECONDS:
        work(chance)
        done += 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nada",
        EMPTY,
        f"{EMPTY} ABC 0/0 0",
        f"{EMPTY} ABCDEFGHI/ 0/0 0",
        f"{EMPTY} A/ x/0 0",
        f"{EMPTY} A/ 0/0 -1",
        f"{EMPTY} ???/ 0/0 0",
        f"{EMPTY} [XX]/ 0/0 0",
        f"16/{'/'.join(['15'] * 14)} A/ 0/0 0",
        f"{'/'.join(['15'] * 14)} A/ 0/0 0",
        f"{'/'.join(['A' * 15] * 15)} A/ 0/0 0",
        f"{'A' * 300} A/ 0/0 0",
        f"{EMPTY} {'A' * 300}/ 0/0 0",
        "9" * 5000,
        f"[[[[/{EMPTY} A/ 0/0 0",
    ],
)
def test_a_position_that_is_none_is_told(text: str) -> None:
    with pytest.raises(NotationError):
        Position.parse(text, SPANISH)


def test_no_text_breaks_the_reader_of_positions(small_engine: Engine) -> None:
    sound = f"7/{'/'.join(['15'] * 6)}/3CASAS7/{'/'.join(['15'] * 7)} ABC[CH]?/ 12/-3 0"
    texts = [sound.replace("7/15", "15/15", 1), f"{EMPTY} [LL]AMAS?/ 0/0 0"]

    def ask(chance: random.Random) -> None:
        text = list(chance.choice(texts))
        for _ in range(chance.randint(1, 5)):
            at = chance.randrange(len(text))
            text[at : at + chance.randint(0, 3)] = chance.choices(SIGNS, k=chance.randint(0, 3))
        try:
            position = Position.parse("".join(text), SPANISH)
        except LetradoError:
            return
        small_engine.plays(position, 3)
        small_engine.best(position)
        assert Position.parse(position.written(), SPANISH) == position

    _fuzz(ask, seed=1)


def test_no_file_breaks_the_reader_of_graphs(few_words: WordSet, tmp_path: Path) -> None:
    file = tmp_path / "words.kwg"
    write_words(few_words, file)
    sound = file.read_bytes()

    def ask(chance: random.Random) -> None:
        hurt = bytearray(sound)
        for _ in range(chance.randint(1, 6)):
            hurt[chance.randrange(len(hurt))] = chance.randrange(256)
        file.write_bytes(hurt[: chance.choice([len(hurt), chance.randrange(len(hurt))])])
        try:
            words = read_words(file, SPANISH)
        except InputError:
            return
        assert len(words.words()) <= WordGraph.of(words.graph.content(), 28).count()
        Engine(words, load_rulebook("fise-2009")).plays(
            Position.parse(f"{EMPTY} CASA?/ 0/0 0", SPANISH), 3
        )

    _fuzz(ask, seed=2)


def test_no_file_breaks_the_reader_of_leaves() -> None:
    sound = no_leaves(SPANISH).written()

    def ask(chance: random.Random) -> None:
        hurt = bytearray(sound)
        for _ in range(chance.randint(1, 4)):
            hurt[chance.randrange(min(len(hurt), 300))] = chance.randrange(256)
        try:
            read_leaves(bytes(hurt[: chance.choice([len(hurt), 40])]), "hurt.leaves")
        except LetradoError:
            return

    _fuzz(ask, seed=3)


def test_a_graph_of_another_alphabet_is_told(few_words: WordSet, tmp_path: Path) -> None:
    write_words(words_from([("A", "Z")], SPANISH), tmp_path / "es.kwg")
    with pytest.raises(InputError) as refused:
        Engine(few_words, load_rulebook("uf-2007"))
    assert refused.value.code == "other_tile_set"
    with pytest.raises(InputError) as refused:
        read_words(tmp_path / "es.kwg", CATALAN)
    assert refused.value.code == "graph_unusable"
    lying = WordSet(SPANISH, words_from([("A", "B")], CATALAN).graph)
    with pytest.raises(InputError) as refused:
        Engine(lying, load_rulebook("fise-2009"))
    assert refused.value.code == "words_unusable"


@pytest.mark.parametrize(
    ("board", "rack", "facts"),
    [
        (b"", b"\1", {}),
        (bytes(224), b"\1", {}),
        (bytes(226), b"\1", {}),
        (b"\x7f" * 225, b"\1", {}),
        (b"\x80" * 225, b"\1", {}),
        (bytes(225), bytes([1]) * 300, {}),
        (bytes(225), b"\xff", {}),
        (bytes(225), bytes(7), {}),
        (bytes(225), b"\1", {"opponent_points": 2**31 - 1}),
        (bytes(225), b"\1", {"opponent_points": -5}),
    ],
)
def test_the_core_refuses_what_cannot_be_asked(
    board: bytes, rack: bytes, facts: dict[str, int], small_engine: Engine
) -> None:
    table = small_engine.leaves.table
    asked = {"in_bag": 5, "opponent_points": 0} | facts
    with pytest.raises(ValueError, match=r"\w"):
        small_engine.core.plays(board, rack, leaves=table, most=3, **asked)
    with pytest.raises(ValueError, match=r"\w"):
        small_engine.core.best_move(board, rack, leaves=table, rules=small_engine.rules, **asked)


def test_the_core_refuses_foreign_parts_and_endless_work(small_engine: Engine) -> None:
    core, rules, table = small_engine.core, small_engine.rules, small_engine.leaves.table
    foreign = kernel.Leaves.none(26)
    for one, pairs in ((foreign, 1), (table, 2**40)):
        with pytest.raises(ValueError, match=r"\w"):
            core.match(one, table, rules=rules, seed=1, first=0, pairs=pairs)
    with pytest.raises(ValueError, match=r"\w"):
        core.train(table, rules=rules, seed=1, games=1, racks_a_board=1, threads=100_000)
    for letters, content in ((0, b""), (28, b"123"), (99, b"")):
        with pytest.raises(ValueError, match=r"\w"):
            kernel.Leaves.of(letters, content)
        with pytest.raises(ValueError, match=r"\w"):
            WordGraph.of(content, letters)
