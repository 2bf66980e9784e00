"""S001-S007: players, brand, words and tiles."""

from collections.abc import Sequence

import pytest

from letrado.rulebook.book import Rulebook
from letrado.rulebook.chapters.setting import ClosedList
from letrado.rules.challenge import meaning_is_irrelevant
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.words import Tiles
from tests.known_words import known_words
from tests.scenarios.game import Game, assert_cites, book_named, by_book


@by_book(
    {
        "fise-2009": "1",
        "uf-2007": "0",
        "fise-2004": "5.1 27 40.2 A31",
        "redeletras": "5.1 37.2 A31",
        "aas-2018": "25 A31",
    }
)
def test_s001_a_third_player_is_refused(book: str, grounds: str) -> None:
    game = Game(book, begun=False, players=("Ana", "Bruno", "Carla"))

    game.give(c.SetUp(by="director", setup=game.setup))

    game.refused_by("setup.two_players", grounds)


@by_book(
    {
        "fise-2004": ("1", False),
        "fise-2009": ("1", False),
        "redeletras": ("1", False),
        "uf-2007": ("0", True),
        "aas-2018": ("fise-2009:1 A17", False),
    },
    "admitted",
)
def test_s002_only_uf_admits_intelect(book: str, grounds: str, admitted: bool) -> None:
    game = Game(book, begun=False, brand="intelect")

    game.give(c.SetUp(by="director", setup=game.setup))

    if admitted:
        game.done(grounds)
    else:
        game.refused_by("setup.brand", grounds)


class Sources:
    """Says whether words are valid from where each of them stands, as the book weighs it."""

    def __init__(self, book: Rulebook, found_in: dict[Tiles, set[str]]) -> None:
        self._lexicon = book.provisions.lexicon
        self._found_in = found_in

    def verdicts(self, words: Sequence[Tiles]) -> tuple[bool, ...]:
        return tuple(self._valid(self._found_in.get(word, set())) for word in words)

    def _valid(self, sources: set[str]) -> bool:
        lexicon = self._lexicon
        if sources & {*lexicon.included_explicitly.value, *lexicon.tiers_in_force.value}:
            return True
        if sources & set(lexicon.excluded_sources.value):
            return False
        return lexicon.official.value in sources


def challenged(game: Game, play: str) -> bool:
    """The play is made and challenged; does it stand?"""
    game.play(play)
    game.challenge()
    return game.event(e.VerdictGiven).valid


@by_book({"fise-2004": "37", "fise-2009": "XI", "redeletras": "XI"})
def test_s003_a_word_only_in_the_dpd_is_invalid(book: str, grounds: str) -> None:
    game = Game(book)
    internet = ("I", "N", "T", "E", "R", "N", "E", "T")
    game.words = Sources(game.book, {internet: {"dpd_only_words"}})
    game.given(board=["8H INTE"])

    assert not challenged(game, "8L RNET")
    game.cites(grounds, e.VerdictGiven)
    assert game.state.turns[-1].kind == "invalid_play"


@pytest.mark.parametrize(
    ("sources", "valid"),
    [
        ({"drae_cd_2003"}, False),
        ({"entries_marked_for_removal"}, True),
        ({"drae_online_22", "amendments_for_edition_23"}, False),
    ],
    ids=["only-on-the-cd", "to-be-removed", "proposed-for-the-23rd"],
)
def test_s004_the_web_prevails_over_the_cd(sources: set[str], valid: bool) -> None:
    game = Game("redeletras")
    game.words = Sources(game.book, {("C", "A", "S", "A"): sources})

    assert challenged(game, "8E CASA") is valid
    game.cites("XI", e.VerdictGiven)


@pytest.mark.parametrize("extended", [False, True], ids=["as-printed", "with-extension-c"])
def test_s005_dialect_words_wait_for_the_organiser(extended: bool) -> None:
    rules = {"lexicon": {"tiers_in_force": ["dialect_words"]}} if extended else None
    game = Game("uf-2007", rules=rules)
    found_in = {"dosc_dialect_words", "dialect_words"}
    game.words = Sources(game.book, {("C", "A", "S", "A"): found_in})

    assert challenged(game, "8E CASA") is extended
    game.cites("25 26", e.VerdictGiven)


def test_s006_the_list_of_2017_decides() -> None:
    game = Game("aas-2018", words=known_words([("C", "A", "S", "A")]))
    lexicon = game.book.provisions.lexicon

    assert lexicon.word_list.value == ClosedList("Lexicón para Scrabble 2017")
    assert challenged(game, "8E CASA")
    game.cites("2", e.VerdictGiven)


def test_s006_nobody_needs_to_know_what_a_word_means() -> None:
    told = meaning_is_irrelevant(book_named("aas-2018"))

    assert not told.allowed
    assert_cites(told, "aas-2018", "2")


@by_book(
    {
        "fise-2004": "3",
        "fise-2009": "3",
        "redeletras": "3",
        "uf-2007": "1",
        "aas-2018": "fise-2009:3 A17",
    }
)
def test_s007_nobody_claims_a_missing_tile_later(book: str, grounds: str) -> None:
    game = Game(book, begun=False)
    game.give(c.SetUp(by="director", setup=game.setup))
    game.give(c.CheckTiles(by="A", found=100))
    game.done(grounds)
    game.give(c.SettleStart(by="A", tiles=("A", "B")))
    game.give(c.Begin(by="A"))
    for count in (1, 2, 1, 2):
        game.give(c.ExchangeTiles(by=game.state.on_turn, count=count))

    game.give(c.CheckTiles(by="A", found=99))

    game.refused_by("tiles.no_later_claims", grounds)
    assert game.phase == "thinking"
