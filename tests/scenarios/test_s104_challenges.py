"""S104-S116: acceptance, who may challenge and when, and what the answer brings."""

from __future__ import annotations

import pytest

from letrado.rules.side import Party
from letrado.table import commands as c
from letrado.table import events as e
from tests.known_words import known_words
from tests.scenarios.game import FIVE, Game, by_book
from tests.scenarios.moves import any_play, any_tiles, challenged_off, chess_clock, lay_any


@by_book({"uf-2007": "4 A30"})
def test_s104_tiles_drawn_before_the_window_closes(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book))
    game.play("8G CASA")
    game.give(c.Note(by="B"))
    game.give(c.DrawTiles(by="A"))
    game.done()
    assert game.state.rack_sizes["A"] == 7
    game.challenge()
    game.done("23 19")
    game.give(c.GiveVerdict(by="arbiter", valid=(False,)))
    assert game.phase == "surplus"
    assert game.state.rack_sizes["A"] == 11
    overdraw = game.event(e.OverdrawReported)
    assert (overdraw.surplus, overdraw.shown) == (4, 0)
    game.cites(grounds, e.OverdrawReported)
    game.cites("20.3", e.ClockStopped)
    used = game.state.clocks.used_by("A", game.now)
    game.wait(30).give(c.ReturnSurplus(by="B", side="A"))
    assert game.state.clocks.used_by("A", game.now) == used
    assert game.state.rack_sizes["A"] == 7
    assert game.state.bag_size == 86
    assert game.turn_kind() == "invalid_play"
    assert game.on_turn == "B"


@by_book({"uf-2007": "4 19 23 A30"})
def test_s104_online_the_draw_waits_for_the_clock(book: str, grounds: str) -> None:
    game = Game(book, way="hosted", steps="by_hand", racks=("CASARES", "AEIOUST"))
    game.play("8G CASA")
    game.give(c.Note(by="B"))
    game.give(c.DrawTiles(by="A"))
    game.refused_by("drawing.when_window_closes", grounds)
    game.give(c.PressClock(by="A"))
    assert game.event(e.TilesDrawn).count == 4
    assert game.on_turn == "B"


ACCEPTED = {"fise-2004": "33", "fise-2009": "38", "aas-2018": "22", "redeletras": "33"}


@pytest.mark.parametrize("own_note", [False, True], ids=["opponent", "both"])
@by_book(ACCEPTED)
def test_s105_noted_is_accepted(book: str, grounds: str, own_note: bool) -> None:
    game = Game(book, steps="by_hand")
    lay_any(game)
    game.give(c.Note(by="B"))
    if own_note:
        game.give(c.Note(by="A"))
    game.give(c.MakeChallenge(by="B"))
    game.refused_by("challenge.too_late", grounds)
    game.give(c.MakeChallenge(by="arbiter"))
    game.refused_by("challenge.only_opponent")
    game.give(c.GiveVerdict(by="arbiter", valid=(False,)))
    game.out_of_place("no_challenge")


@by_book({"uf-2007": "22 23"})
def test_s106_window_lasts_until_the_clock(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book))
    lay_any(game)
    game.give(c.Note(by="B"))
    game.give(c.Note(by="A"))
    game.challenge()
    game.done(grounds)
    assert game.phase == "challenged"
    game.give(c.GiveVerdict(by="arbiter", valid=(True,)))
    game.give(c.DrawTiles(by="A"))
    game.give(c.PressClock(by="A"))
    game.give(c.MakeChallenge(by="B"))
    game.refused_by("challenge.too_late", grounds)


@by_book(ACCEPTED)
def test_s106_refused_in_the_spanish_books(book: str, grounds: str) -> None:
    game = Game(book, steps="by_hand", timing=chess_clock(book))
    lay_any(game)
    game.give(c.Note(by="B"))
    game.challenge()
    game.refused_by("challenge.too_late", grounds)


def counting(book: str) -> Game:
    """A has laid the tiles and is counting."""
    game = Game(book, steps="by_hand")
    game.give(c.LayTiles(by="A", tiles=any_tiles(game)))
    game.give(c.Count(by="A"))
    return game


@by_book({"fise-2009": "39", "redeletras": "34"})
def test_s107_premature_challenge(book: str, grounds: str) -> None:
    game = counting(book)
    game.give(c.MakeChallenge(by="B"))
    game.refused_by("challenge.premature", grounds)
    game.give(c.Announce(by="A", points=4))
    game.give(c.MakeChallenge(by="B"))
    game.done(grounds)
    assert game.phase == "challenged"


@by_book({"fise-2004": "34 A75", "uf-2007": "23 A75", "aas-2018": "23 A75"})
def test_s108_challenge_while_counting(book: str, grounds: str) -> None:
    game = counting(book)
    game.give(c.MakeChallenge(by="B"))
    game.done(grounds)
    game.give(c.GiveVerdict(by="arbiter", valid=(True,)))
    assert game.phase == "counting"
    game.give(c.Announce(by="A", points=4))
    game.accept()
    assert game.state.score("A") == 4


OLD = {"fise-2004": "34", "fise-2009": "39", "uf-2007": "23", "aas-2018": "23", "redeletras": "34"}


@by_book(OLD)
def test_s109_building_on_a_phoney(book: str, grounds: str) -> None:
    game = Game(book)
    game.played("8G XAX")
    scored = game.state.score("A")
    game.played("9H EL")
    game.play("7G AR")
    game.give(c.MakeChallenge(by="B", words=("8G",)))
    game.refused_by("challenge.old_word_stands", grounds)
    game.challenge("7G", "G7", "H7", valid=(True, True, True))
    assert game.event(e.VerdictGiven).valid
    game.accept()
    assert game.state.score("A") > scored


@by_book(OLD)
def test_s110_invalid_word(book: str, grounds: str) -> None:
    game = Game(book)
    lay_any(game, 34)
    game.challenge(valid=(False,))
    game.cites(grounds, e.VerdictGiven)
    assert game.state.rack_sizes["A"] == 7
    assert game.state.score("A") == 0
    assert not game.has(e.TilesDrawn)
    assert not game.state.board.tiles
    assert game.turn_kind() == "invalid_play"
    assert game.on_turn == "B"


@by_book(OLD)
def test_s111_failed_challenge_is_free(book: str, grounds: str) -> None:
    game = Game(book)
    lay_any(game, 34)
    game.challenge(valid=(True,))
    game.cites(f"{grounds} A76", e.VerdictGiven)
    game.accept()
    assert game.state.scores() == {"A": 34, "B": 0}
    assert game.on_turn == "B"
    any_play(game, 20)
    assert game.state.score("B") == 20


@pytest.mark.parametrize("by", ["arbiter", "spectator", "monitor", "director"])
@by_book(
    {"fise-2004": "36", "fise-2009": "43", "uf-2007": "24", "aas-2018": "24", "redeletras": "36"}
)
def test_s112_third_party_cannot_challenge(book: str, grounds: str, by: Party) -> None:
    game = Game(book)
    lay_any(game)
    game.give(c.MakeChallenge(by=by))
    game.refused_by("challenge.only_opponent", grounds)
    game.give(c.MakeChallenge(by="A"))
    game.refused_by("challenge.only_opponent", grounds)
    assert game.phase == "announced"


CONSULTED = {
    "fise-2004": "36 41.2 41.3",
    "fise-2009": "43 46.2",
    "uf-2007": "24 28.1 28.2",
    "redeletras": "36 38",
}


@by_book(CONSULTED)
def test_s113_consulting_bars_the_word(book: str, grounds: str) -> None:
    game = Game(book)
    asked = c.ReportConsultation(by="monitor", side="A", word="CASA", answered_by="spectator")
    game.give(asked)
    game.cites(grounds, e.WordBarred)
    game.give(c.MakePlay(by="A", tiles=game.tiles("8G CASA")))
    game.refused_by("consultation.word_barred", grounds)
    game.played("8G CASO")
    game.passes()
    game.give(asked)
    assert game.event(e.Disqualified).side == "A"
    assert game.state.winner() == "B"
    game.cites(grounds, e.Disqualified)


@by_book({"aas-2018": "24 26"})
def test_s113_forbidden_without_sanction(book: str, grounds: str) -> None:
    game = Game(book)
    asked = c.ReportConsultation(by="monitor", side="A", word="CASA", answered_by="spectator")
    for _ in range(2):
        game.give(asked)
        assert game.reasons() == ["consultation.forbidden"]
        game.cites(grounds)
    game.played("8G CASA")
    assert game.on_turn == "B"


@pytest.mark.parametrize("book", FIVE)
def test_s113_online_nothing_is_told_before_the_challenge(book: str) -> None:
    game = Game(book, way="hosted", words=known_words(), racks=("CASARES", "AEIOUST"))
    game.play("8G CASA")
    assert not game.has(e.VerdictGiven)
    assert game.phase == "announced"
    assert not any(reason.startswith("challenge.") for reason in game.reasons())


def crossing(book: str, rules: dict[str, object] | None = None) -> Game:
    """A's play forms a main word and a cross word."""
    game = Game(book, rules=rules)
    game.played("8G CASA")
    game.passes()
    game.play("9F MES")
    return game


@by_book({"fise-2009": "40"})
def test_s114_double_challenge_does_not_discriminate(book: str, grounds: str) -> None:
    game = crossing(book)
    game.challenge("9F", "G8", valid=(True, False))
    assert game.reasons()[0] == "challenge.play_falls_as_a_whole"
    verdict = game.event(e.VerdictGiven)
    assert (verdict.valid, verdict.words) == (False, ())
    game.cites(grounds, e.VerdictGiven)
    assert game.turn_kind() == "invalid_play"
    assert len(game.state.board.tiles) == 4


@by_book({"fise-2009": "40"})
def test_s115_double_challenge_all_valid(book: str, grounds: str) -> None:
    game = crossing(book)
    game.challenge("9F", "G8", valid=(True, True))
    assert game.reasons()[0] == "challenge.play_stands_as_a_whole"
    assert game.event(e.VerdictGiven).words == ()
    game.cites(grounds, e.VerdictGiven)
    assert game.phase == "announced"


@by_book({"fise-2009": "40 39"})
def test_s116_unnamed_word_survives(book: str, grounds: str) -> None:
    game = crossing(book)
    game.challenge("9F", valid=(True,))
    assert game.event(e.VerdictGiven).valid
    game.cites("40", e.VerdictGiven)
    game.challenge("G8")
    game.refused_by("challenge.must_be_simultaneous", grounds)
    game.accept()
    assert len(game.state.board.tiles) == 7


@pytest.mark.parametrize("book", ["fise-2004", "redeletras", "uf-2007"])
def test_s116_elsewhere_one_word_after_another(book: str) -> None:
    game = crossing(book)
    game.challenge("9F", valid=(True,))
    game.challenge("G8", valid=(False,))
    assert game.turn_kind() == "invalid_play"


@pytest.mark.parametrize("book", ["fise-2004", "redeletras", "uf-2007"])
def test_s114_a_tournament_may_answer_word_by_word(book: str) -> None:
    game = crossing(book, rules={"challenge": {"answer": "per_word_answer"}})
    game.challenge("9F", "G8", valid=(True, False))
    assert game.event(e.VerdictGiven).words == (True, False)


@pytest.mark.parametrize("book", FIVE)
def test_s110_challenged_off_for_both_sides(book: str) -> None:
    game = challenged_off(challenged_off(Game(book)))
    assert [turn.kind for turn in game.state.turns] == ["invalid_play", "invalid_play"]
    assert game.state.bag_size == 86
