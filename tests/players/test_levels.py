from __future__ import annotations

import itertools

import pytest

from letrado.engine.engine import Engine
from letrado.engine.match import play_match
from letrado.errors import InputError
from letrado.game.numbering import numbering_of
from letrado.game.tileset import load_tile_set
from letrado.kernel.word_graph import WordGraph
from letrado.lexicon.word_set import WordSet, words_from
from letrado.messages.catalogue import LANGUAGES, render
from letrado.players.levels import (
    believing,
    expected_scores,
    find_level,
    level_named,
    levels,
    seat,
)
from letrado.players.players import names_of, opponents
from letrado.players.vocabulary import believed_words, frequency_bands
from letrado.rulebook.loader import load_rulebook
from tests.players.test_whole_games import words_of

TUNED_ON = 2026


def test_levels_are_found_by_their_names_in_every_language() -> None:
    for level in levels():
        for language in LANGUAGES:
            assert find_level(render(f"level.{level.id}", language)) == level
        assert level_named(level.id.upper()) == level
    with pytest.raises(InputError) as refused:
        level_named("nadie")
    assert refused.value.code == "unknown_level"


def test_every_opponent_has_a_name_that_is_shown_as_one() -> None:
    for opponent in opponents():
        names = names_of(opponent)
        assert set(names) == set(LANGUAGES)
        assert opponent == "letrado" or all(name[0].isupper() for name in names.values())
    assert names_of("voraz")["ca"] == "Voraç"


def test_a_stronger_level_knows_more_and_errs_less() -> None:
    for weaker, stronger in itertools.pairwise(levels()):
        assert weaker.bands <= stronger.bands
        assert weaker.rare < stronger.rare
        assert weaker.error >= stronger.error
        assert weaker.doubts <= stronger.doubts
        assert weaker.mistaken >= stronger.mistaken


@pytest.mark.parametrize("tile_set", ["es-100", "ca-100"])
def test_neighbours_are_measured_and_score_between_60_and_75_percent(tile_set: str) -> None:
    measured = expected_scores(tile_set)

    assert [(each.weaker, each.stronger) for each in measured] == [
        (weaker.id, stronger.id) for weaker, stronger in itertools.pairwise(levels())
    ]
    assert all(0.60 <= each.won <= 0.75 for each in measured)
    assert all(each.pairs >= 1000 for each in measured[:-1])
    assert all(each.seed != TUNED_ON for each in measured)


def test_frequent_words_come_first() -> None:
    tile_set = load_tile_set("es-100")
    number = {face: at for at, face in enumerate(tile_set.letters, start=1)}
    house = bytes(number[letter] for letter in "CASA")
    bands = frequency_bands("es-100")

    assert sum(map(len, bands)) > 100_000
    assert any(house in band for band in bands[:18])
    assert frequency_bands("es-103") == ()


def test_what_is_believed_depends_on_the_words_only() -> None:
    words = [bytes([1, 2]), bytes([2, 1, 1]), bytes([3, 1, 2]), bytes([1, 1])]
    graph = WordGraph.build(b"".join(word + b"\0" for word in words), 3)

    def known(part: float) -> set[bytes]:
        found = believed_words(graph, "none", bands=0, rare=part, mistaken=0)
        return set(found.words().split(b"\0")[:-1])

    assert known(0) == set()
    assert known(1) == set(words)
    assert known(0.3) <= known(0.6) <= known(0.9)


def rare_words() -> WordSet:
    """Strings that are in no list of frequent words."""
    tile_set = load_tile_set("es-100")
    known = {word for band in frequency_bands("es-100") for word in band}
    numbers = numbering_of(tile_set)
    strings = itertools.product("AEOSRNLTZ", repeat=3)
    return words_from([word for word in strings if numbers.encode(word) not in known], tile_set)


def test_a_level_without_all_words_has_an_engine_of_its_own() -> None:
    engine = Engine(rare_words(), load_rulebook("fise-2009"))
    counts = [
        sum(word in engine.words for word in believing(level, engine).words) for level in levels()
    ]

    assert believing(levels()[-1], engine) is engine
    assert counts == sorted(counts)
    assert counts[0] < counts[-2] < counts[-1] == engine.words.count()


def test_a_match_between_levels_repeats_from_its_seed() -> None:
    engine = Engine(words_of("fise-2009"), load_rulebook("fise-2009"))
    players = seat("casual", engine), seat("beginner", engine)
    one = play_match(engine, players, pairs=6, seed=4, threads=1)
    two = play_match(engine, players, pairs=6, seed=4, threads=3)

    assert one == two
