"""Events, rulings and refusals in words."""

import re
from typing import get_args

import pytest

from letrado.game.board import Board
from letrado.game.play import PlacedTile
from letrado.game.square import Square
from letrado.messages.catalogue import LANGUAGES, Language
from letrado.rulebook.citation import Citation
from letrado.rulebook.ruling import Ruling
from letrado.table import events as e
from letrado.table.decision import Refusal
from letrado.table.event_wording import event_text, party_text, play_text
from letrado.table.laid import Laid
from letrado.table.setup import GameSetup
from letrado.table.state import PlayUnderWay, State
from letrado.table.wording import refusal_text, ruling_text

SETUP = GameSetup(rulebook="fise-2009", players=("Ana", "Bruno"), way="recorded")
PLAY = (Laid("H8", "CH"), Laid("I8", "A", blank=True))
STATE = State(setup=SETUP, play=PlayUnderWay("A", PLAY), phase="counting")
IDENTIFIER = re.compile(r"[a-z]+_[a-z]+|[{}]")

SAMPLES: list[e.AnyEvent] = [
    e.GameSetUp(at=0, setup=SETUP, clock_ms=None),
    e.TilesChecked(at=0, found=100),
    e.RoundCalled(at=0, absent=("A", "B")),
    e.RoundCalled(at=0, absent=()),
    e.Arrived(at=0, side="A"),
    e.StartDrawn(at=0, tiles=("A", "?")),
    e.StartSettled(at=0, side="B"),
    e.Begun(at=0),
    e.TilesLaid(at=0, side="A", tiles=PLAY),
    e.TilesTakenUp(at=0, side="A"),
    e.CountBegun(at=0, side="A"),
    e.PlayAnnounced(at=0, side="A", points=7, worth=7),
    e.PlayAnnounced(at=0, side="A", points=8, worth=7),
    e.CentreAccepted(at=0, side="A"),
    e.Noted(at=0, side="B", points=1),
    e.PlayAccepted(at=0, side="A"),
    e.PlayChallenged(at=0, side="B", words=(("CH", "A"),), places=("8H",)),
    e.VerdictGiven(at=0, by="word_list", valid=True),
    e.VerdictGiven(at=0, by="arbiter", valid=False),
    e.AppealMade(at=0, side="A", arguments="…", hidden_from_rival=True),
    e.AppealDecided(at=0, valid=True),
    e.AppealDecided(at=0, valid=False),
    e.PlayWithdrawn(at=0, side="A"),
    e.TilesDrawn(at=0, side="A", count=2, tiles=("Z", "X")),
    e.ExchangeAnnounced(at=0, side="A", count=1),
    e.ExchangeAnnounced(at=0, side="A", count=0),
    e.ExchangeGivenUp(at=0, side="A"),
    e.TilesExchanged(at=0, side="A", count=2, away=("Z", "X")),
    e.FreelyExchanged(at=0, side="A", shown=("A", "E")),
    e.TurnEnded(at=0, side="A", kind="invalid_play"),
    e.TurnPassed(at=0, to="B"),
    e.ClockStarted(at=0, sides=("A",)),
    e.ClockStopped(at=0, stop="word_validity"),
    e.ClockResumed(at=0),
    e.TimerSignalled(at=0, number=1),
    e.TimerRanOut(at=0, side="A"),
    e.TimeUp(at=0),
    e.Left(at=0, side="A"),
    e.Returned(at=0, side="A"),
    e.OverdrawReported(
        at=0, side="A", surplus=1, held=8, shown=3, turn_lost=False, deliberate=False
    ),
    e.SurplusReturned(at=0, side="A", count=1, tiles=("Z",)),
    e.RackCompleted(at=0, side="A", count=1, shown=False),
    e.PlayCorrected(at=0, turn=1, points=7),
    e.TotalCorrected(at=0, side="A", written=10, right=11),
    e.BlankSettled(at=0, square="I8", letter="E"),
    e.RackRevealed(at=0, side="A", tiles=("A",)),
    e.WordBarred(at=0, side="A", word=("CH", "A")),
    e.RulingGiven(at=0, by="A", matter="count_bag"),
    e.RulingGiven(at=0, by="director", matter="losing_on_purpose", about="B"),
    e.PenaltyGiven(at=0, side="A", points=30),
    e.CardShown(at=0, side="A", colour="yellow"),
    e.Disqualified(at=0, side="A", scope="tournament"),
    e.NoMovesDeclared(at=0, side="A"),
    e.GameEnded(at=0, kind="out", out="A"),
    e.GameEnded(at=0, kind="resigned", loser="B"),
    e.ScoreAdjusted(at=0, side="A", points=5),
    e.ScoreAdjusted(at=0, side="B", points=-5),
    e.WordsCompleted(at=0, side="A", milliseconds=1),
    e.Signed(at=0, side="A"),
    e.ReopenAsked(at=0, side="A"),
    e.Reopened(at=0),
    e.RecordDescribed(at=0, nicks=("a", "b"), names=("Ana", "Bruno"), tile_set="es-100"),
    e.LineRemarked(at=0, side="A", act="played", points=7, total=9, move="8H [CH]A"),
]


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(e.AnyEvent))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_is_told_without_identifiers(event: e.AnyEvent, language: Language) -> None:
    told = event_text(event, STATE, language)

    assert told
    assert not IDENTIFIER.search(told), told


def test_tiles_drawn_in_secret_are_not_named() -> None:
    for event in SAMPLES:
        if isinstance(event, e.TilesDrawn | e.TilesExchanged | e.SurplusReturned):
            told = event_text(event, STATE, "es")
            assert "Z" not in told
            assert "X" not in told


def test_a_play_is_told_by_its_main_word_with_blanks_in_small_letters() -> None:
    board = Board().with_tiles([(Square.parse("J8"), PlacedTile("T"))])

    assert play_text(PLAY, board) == "8H CHaT"
    assert play_text(PLAY[:1], Board()) == "H8 CH"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("es", "No se puede cambiar: en la bolsa quedan 5 fichas y hacen falta 7 (art. 14.1)"),
        ("ca", "No es pot canviar: a la bossa queden 5 fitxes i en calen 7 (art. 14.1)"),
        ("en", "No exchange: there are 5 tiles in the bag and 7 are needed (art. 14.1)"),
    ],
)
def test_a_ruling_is_told_with_its_facts_and_grounds(language: Language, text: str) -> None:
    facts = {"in_bag": 5, "minimum": 7, "count": 2}
    ruling = Ruling(False, "exchange.bag_too_low", (Citation("uf-2007", "14.1"),), facts)

    assert ruling_text(ruling, language, "uf-2007") == text


def test_a_question_that_may_be_denied_has_two_answers() -> None:
    grounds = (Citation("x", "1"),)

    yes = ruling_text(Ruling(True, "conduct.talk", grounds), "en", "x")
    no = ruling_text(Ruling(False, "conduct.talk", grounds), "en", "x")

    assert "sets no limits" in yes
    assert "quietly" in no


def test_a_ruling_that_we_do_not_know_is_still_told_with_its_grounds() -> None:
    ruling = Ruling(True, "new.reason", (Citation("x", "1"),))

    assert ruling_text(ruling, "es", "x") == "Resolución sin texto: «new.reason» (art. 1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_the_phase_in_words(language: Language) -> None:
    told = refusal_text(Refusal("not_now", {"phase": "centre_choice"}), language)

    assert not IDENTIFIER.search(told)


def test_players_go_by_name_and_officials_by_office() -> None:
    assert party_text("B", SETUP, "ca") == "Bruno"
    assert party_text("arbiter", SETUP, "ca") == "l'àrbitre"
