"""The nearest words, found with and without asking which letters can follow."""

import random

import pytest

from letrado.game.spelling import read_word
from letrado.lexicon import nearest
from tests.lexicons import lexicon_of


def test_a_slip_of_one_tile_is_mended() -> None:
    words = lexicon_of("fise-2009")

    for slip, meant in [("anchao", "ANCHOA"), ("perroz", "PERRO"), ("murcielag", "MURCIELAGO")]:
        assert meant in nearest.nearest_words(read_word(slip, words.tile_set), words, most=40)


def test_asking_which_letters_follow_loses_no_word(monkeypatch: pytest.MonkeyPatch) -> None:
    words = lexicon_of("fise-2009")
    chosen = random.Random(2026).sample(list(words.words()), 200)
    slips = [read_word(word + "z", words.tile_set) for word in chosen]
    asking = [nearest.nearest_words(slip, words) for slip in slips]

    monkeypatch.setattr(nearest, "LONG_HEAD", 99)

    assert asking == [nearest.nearest_words(slip, words) for slip in slips]
