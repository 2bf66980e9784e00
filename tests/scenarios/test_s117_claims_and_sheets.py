"""S117-S123: claims, appeals, arithmetic, closing and reopening."""

from __future__ import annotations

import pytest

from letrado.rules.challenge import meaning_is_irrelevant
from letrado.table import commands as c
from letrado.table import events as e
from letrado.table.laid import Laid
from letrado.table.setup import Timing
from letrado.table.sheet import running_totals
from tests.scenarios.game import Game, assert_cites, book_named, by_book
from tests.scenarios.moves import MINUTE, any_play, chess_clock, lay_any

CLAIM = {
    "fise-2004": "35.1 35.2 35.3 35.5 35.6",
    "fise-2009": "42.1 42.2 42.3 42.5 42.6",
    "redeletras": "35.1 35.2 35.3 35.5 35.6",
}


def clocked(book: str) -> Timing:
    each = chess_clock(book)
    return Timing(
        method="chess_clock", mode=each.mode, minutes_each=each.minutes_each, game_limit_minutes=50
    )


def claimed(book: str) -> Game:
    """B has challenged A's play, which formed one word."""
    game = Game(book, steps="by_hand", timing=clocked(book)).wait(MINUTE)
    lay_any(game)
    game.challenge()
    return game


@by_book(CLAIM)
def test_s117_claim_procedure(book: str, grounds: str) -> None:
    game = claimed(book)
    assert "challenge.slip_and_cover" in game.reasons()
    game.cites(grounds, e.PlayChallenged)
    game.give(c.DrawTiles(by="A"))
    game.refused_by("drawing.challenge_open", grounds.split()[2])
    game.give(c.MoveTiles(by="A", tiles=(Laid("H8", "A"), Laid("G8", "A")), purpose="to_correct"))
    game.out_of_place("not_now")
    game.give(c.TakeUpTiles(by="A"))
    game.out_of_place("nothing_laid")
    game.give(c.ResumeClocks(by="A"))
    game.out_of_place("clocks_held")
    game.wait(49 * MINUTE).give(c.Tick(by="A"))
    assert game.has(e.TimeUp)
    assert game.state.clocks.used == {"A": MINUTE * 1000, "B": 0}
    assert game.phase == "challenged"


@by_book({"uf-2007": "23"})
def test_s118_claim_without_slip_or_cover(book: str, grounds: str) -> None:
    game = claimed(book)
    assert "challenge.clocks_stop" in game.reasons()
    game.cites(grounds, e.PlayChallenged)
    game.cites(f"20.1 {grounds}", e.ClockStopped)
    assert not game.book.provisions.challenge.slip_signed_by_both.value
    assert not game.book.provisions.challenge.board_covered_racks_down.value
    game.wait(49 * MINUTE).give(c.Tick(by="A"))
    assert game.has(e.TimeUp)
    assert game.state.clocks.used == {"A": MINUTE * 1000, "B": 0}


APPEAL = {"fise-2004": "35.4", "fise-2009": "42.4", "redeletras": "35.4"}


def ruled(book: str, *, valid: bool) -> Game:
    game = Game(book, arbiter_present=True)
    lay_any(game, 10)
    game.challenge(valid=(valid,))
    return game


@pytest.mark.parametrize("answer", [True, False], ids=["upheld", "rejected"])
@by_book(APPEAL)
def test_s119_word_appeal(book: str, grounds: str, answer: bool) -> None:
    game = ruled(book, valid=False)
    assert game.phase == "ruled_invalid"
    game.give(c.Appeal(by="B", arguments="no"))
    game.refused_by("appeal.only_placer", grounds)
    game.give(c.Appeal(by="A", arguments=" "))
    game.out_of_place("arguments_wanted")
    game.give(c.Appeal(by="A", arguments="Está en la página 312."))
    game.done(grounds)
    game.give(c.DecideAppeal(by="arbiter", valid=answer))
    game.done(grounds)
    told = game.event(e.AppealDecided).rulings
    assert [ruling.reason for ruling in told] == ["appeal.upheld" if answer else "appeal.rejected"]
    assert game.phase == ("announced" if answer else "thinking")
    game.give(c.Appeal(by="A", arguments="Insisto."))
    assert not game.decision.carried_out
    if answer:
        game.accept()
    assert game.state.score("A") == (10 if answer else 0)
    assert game.on_turn == "B"


@by_book(APPEAL)
def test_s119_no_appeal_against_a_valid_word(book: str, grounds: str) -> None:
    game = ruled(book, valid=True)
    game.give(c.Appeal(by="B", arguments="No existe."))
    game.refused_by("appeal.only_placer", grounds)


@by_book(
    {
        "fise-2004": ("silent", False),
        "fise-2009": ("42.4", True),
        "redeletras": ("silent", False),
    },
    "hidden",
)
def test_s119_arguments_hidden_from_the_rival(book: str, grounds: str, hidden: bool) -> None:
    game = ruled(book, valid=False)
    game.give(c.Appeal(by="A", arguments="Está.", hidden_from_rival=True))
    if hidden:
        assert game.done(grounds).event(e.AppealMade).hidden_from_rival
    else:
        game.refused_by("appeal.arguments_shown", grounds)


def test_s119_no_appeal_in_uf() -> None:
    game = ruled("uf-2007", valid=False)
    assert game.turn_kind() == "invalid_play"


@by_book(
    {"fise-2004": "35.7", "fise-2009": "42", "aas-2018": "23", "redeletras": "35", "uf-2007": "A80"}
)
def test_s120_meaning(book: str, grounds: str) -> None:
    told = meaning_is_irrelevant(book_named(book))
    assert not told.allowed
    assert told.reason == "challenge.meaning_irrelevant"
    assert_cites(told, book, grounds)


@by_book({"fise-2009": "41", "aas-2018": "fise-2009:41 A17"})
def test_s121_miscount_found_before_signing(book: str, grounds: str) -> None:
    game = Game(book)
    for number in range(1, 15):
        any_play(game, 24 if number == 4 else 10)
    assert game.state.scores() == {"A": 70, "B": 84}
    game.give(c.CorrectPlay(by="A", turn=4, points=27))
    game.done(grounds)
    assert game.state.scores() == {"A": 70, "B": 87}
    totals = [total for entry, total in running_totals(game.state.entries) if entry.side == "B"]
    assert totals == [10, 37, 47, 57, 67, 77, 87]


def signed_by_both(book: str) -> Game:
    """A game of 350 to 349, over and signed."""
    game = Game(book)
    any_play(game, 351)
    any_play(game, 350)
    game.given(racks=("A", "E"))
    for _ in range(4):
        game.passes()
    assert game.state.scores() == {"A": 350, "B": 349}
    game.give(c.Sign(by="A"))
    game.give(c.Sign(by="B"))
    assert game.phase == "closed"
    return game


@by_book({"fise-2009": "41"})
def test_s121_not_once_both_have_signed(book: str, grounds: str) -> None:
    game = signed_by_both(book)
    game.give(c.CorrectPlay(by="A", turn=1, points=356))
    game.refused_by("arithmetic.too_late", grounds)


@by_book({"redeletras": "34"})
def test_s122_sum_corrected_at_any_time(book: str, grounds: str) -> None:
    game = Game(book)
    any_play(game, 30)
    game.give(c.CorrectTotal(by="B", side="A", written=40))
    corrected = game.done(grounds).event(e.TotalCorrected)
    assert (corrected.written, corrected.right) == (40, 30)
    game.give(c.CorrectPlay(by="B", turn=1, points=20))
    game.refused_by("arithmetic.totals_only", f"{grounds} A83")
    closed = signed_by_both(book)
    closed.give(c.CorrectTotal(by="B", side="A", written=360))
    assert closed.done(grounds).event(e.TotalCorrected).right == 350


@by_book({"fise-2009": "44", "aas-2018": "fise-2009:44 A17"})
def test_s123_closed_game_reopened_only_by_both(book: str, grounds: str) -> None:
    game = signed_by_both(book)
    game.give(c.AskToReopen(by="arbiter"))
    game.refused_by("closing.needs_both", grounds)
    game.give(c.AskToReopen(by="A"))
    game.cites(grounds, e.ReopenAsked)
    game.give(c.Reopen(by="director"))
    game.refused_by("closing.needs_both", grounds)
    game.give(c.AskToReopen(by="B"))
    game.give(c.Reopen(by="director"))
    game.done(grounds)
    game.give(c.CorrectPlay(by="A", turn=1, points=356))
    game.done()
    assert game.state.scores() == {"A": 355, "B": 349}
    game.give(c.Sign(by="A"))
    game.give(c.Sign(by="B"))
    assert game.phase == "closed"


def test_s123_nobody_signs_before_the_racks_are_known() -> None:
    game = Game("fise-2009")
    for _ in range(4):
        game.passes()
    game.give(c.Sign(by="A"))
    game.out_of_place("rack_not_revealed")
    game.give(c.RevealRack(by="A", side="A", tiles=tuple("ZAEIOUS")))
    game.give(c.RevealRack(by="B", side="B", tiles=tuple("AEIOUSR")))
    assert game.state.scores() == {"A": -16, "B": -7}
    game.give(c.Sign(by="A"))
    game.done("44")
