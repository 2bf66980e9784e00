from __future__ import annotations

import random
from pathlib import Path

import pytest

from letrado.engine.words import Words, read_words, words_from, words_from_lexicon
from letrado.errors import InputError
from letrado.game.spelling import read_word
from letrado.game.tileset import load_tile_set

SPANISH = load_tile_set("es-100")


def test_words_survive_the_journey_to_a_kwg_file(few_words: Words, tmp_path: Path) -> None:
    few_words.write(tmp_path / "few.kwg")
    again = read_words(tmp_path / "few.kwg", SPANISH)

    assert list(again) == list(few_words)
    assert ("CA", "S", "A") not in again
    assert ("C", "A", "S", "A") in again
    assert ("C", "A", "R", "R", "O") not in again
    assert ("C", "A", "RR", "O") in again


def test_the_layout_is_that_of_the_field(tmp_path: Path) -> None:
    words_from([("A", "B")], SPANISH).write(tmp_path / "ab.kwg")
    content = (tmp_path / "ab.kwg").read_bytes()
    nodes = [int.from_bytes(content[at : at + 4], "little") for at in range(0, len(content), 4)]

    def arcs(start: int) -> list[tuple[int, bool, int]]:
        found = []
        while True:
            node = nodes[start]
            found.append((node >> 24, bool(node & 0x800000), node & 0x3FFFFF))
            if node & 0x400000:
                return found
            start += 1

    ((a, _, after_a),) = arcs(nodes[0] & 0x3FFFFF)
    assert (a, arcs(after_a)) == (1, [(2, True, 0)])
    from_a, from_b = arcs(nodes[1] & 0x3FFFFF)
    assert (from_a[0], from_b[0]) == (1, 2)
    assert arcs(from_a[2]) == [(0, False, after_a)]  # A, separator, then the forward list with B
    assert arcs(from_b[2]) == [(1, True, 0)]  # B, A: the whole word backwards


def test_a_text_file_has_a_word_a_line(tmp_path: Path) -> None:
    (tmp_path / "list.txt").write_text("chapa\nñu\n", encoding="utf-8")

    assert list(read_words(tmp_path / "list.txt", SPANISH)) == [("CH", "A", "P", "A"), ("Ñ", "U")]


@pytest.mark.parametrize("content", [b"", b"abc", b"\0" * 4, b"\xff" * 400])
def test_a_file_that_is_no_graph_is_an_error(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "bad.kwg").write_bytes(content)

    with pytest.raises(InputError) as refused:
        read_words(tmp_path / "bad.kwg", SPANISH)
    assert refused.value.code == "graph_unusable"


def test_a_missing_file_and_an_unwritable_one_are_errors(few_words: Words, tmp_path: Path) -> None:
    for read in ("none.kwg", "none.txt"):
        with pytest.raises(InputError):
            read_words(tmp_path / read, SPANISH)
    with pytest.raises(InputError):
        few_words.write(tmp_path / "no folder" / "few.kwg")


def test_a_word_too_long_for_the_board_is_an_error() -> None:
    with pytest.raises(InputError) as refused:
        words_from([("A",) * 16], SPANISH)

    assert refused.value.facts["problem"] == "word_too_long"


def test_damage_never_gets_further_than_an_error(few_words: Words, tmp_path: Path) -> None:
    few_words.write(tmp_path / "few.kwg")
    sound = (tmp_path / "few.kwg").read_bytes()
    chance = random.Random(5)
    for _ in range(200):
        hurt = bytearray(sound)
        for _ in range(chance.randint(1, 4)):
            hurt[chance.randrange(len(hurt))] = chance.randrange(256)
        (tmp_path / "hurt.kwg").write_bytes(hurt[: chance.choice([len(hurt), len(hurt) // 2])])
        try:
            list(read_words(tmp_path / "hurt.kwg", SPANISH))
        except InputError:
            continue


def test_words_of_a_lexicon_are_read_all_at_once_as_they_are_one_by_one() -> None:
    texts = ["anchoa", "llano", "perro", "niño", "casa", "achicharrar"]

    at_once = words_from_lexicon(texts, SPANISH)

    assert set(at_once) == {read_word(text, SPANISH) for text in texts}
