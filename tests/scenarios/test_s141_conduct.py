"""S141-S152, S154: penalties, cards, ethics, conduct, interpretation, the tribunal."""

from __future__ import annotations

import pytest

from letrado.rulebook.chapters.conduct import UnethicalPractice
from letrado.rules.penalty import main_criterion, unethical
from letrado.rules.side import Official
from letrado.table import commands as c
from letrado.table import events as e
from tests.scenarios.game import Game, assert_cites, book_named, by_book
from tests.scenarios.moves import any_play, lay_any


@by_book({"fise-2004": "41.5 44", "redeletras": "38 41"})
def test_s141_thirty_points(book: str, grounds: str) -> None:
    game = Game(book)
    any_play(game, 310)
    for points in (29, 31):
        game.give(c.Penalise(by="arbiter", side="A", points=points))
        game.refused_by("penalty.fixed_points", grounds)
    game.give(c.Penalise(by="arbiter", side="A", points=30, remark="Apuntes en la mesa"))
    game.done(grounds)
    assert game.state.score("A") == 280
    assert game.book.provisions.penalty.appeal.value == "tribunal_final"


@by_book({"fise-2009": "49 50"})
def test_s142_twenty_five_points_at_least(book: str, grounds: str) -> None:
    game = Game(book)
    any_play(game, 310)
    game.give(c.Penalise(by="director", side="A", points=20))
    game.refused_by("penalty.points_at_least", grounds)
    game.give(c.Penalise(by="director", side="A", points=25))
    game.done(grounds)
    game.give(c.Penalise(by="director", side="A", points=100))
    game.done(grounds)
    assert game.state.score("A") == 185
    game.give(c.Disqualify(by="director", side="A", scope="tournament", articles=("49",)))
    assert game.done("49").event(e.Disqualified).scope == "tournament"


@pytest.mark.parametrize("by", ["monitor", "arbiter"])
def test_s142_not_by_a_monitor(by: Official) -> None:
    game = Game("fise-2009")
    game.give(c.Penalise(by=by, side="A", points=25))
    assert game.decision.carried_out is (by == "arbiter")


@by_book({"fise-2009": "47"})
def test_s143_yellow_and_red(book: str, grounds: str) -> None:
    second, fifth = Game(book), Game(book)
    second.give(c.ReportConduct(by="B", side="A", matter="offence_or_mockery"))
    second.done("47.6")
    second.give(c.ShowCard(by="director", side="A", colour="yellow", remark="Burla"))
    second.done(grounds)
    assert second.state.cards["A"] == ("yellow",)
    fifth.give(c.ShowCard(by="director", side="A", colour="red", remark="Reincide"))
    fifth.done(grounds)
    fifth.give(c.Disqualify(by="director", side="A", scope="tournament", articles=("47",)))
    fifth.done(grounds)
    assert fifth.state.winner() == "B"
    assert fifth.book.provisions.penalty.federation_discipline.value


@pytest.mark.parametrize("book", ["fise-2004", "uf-2007", "redeletras", "aas-2018"])
def test_s143_no_cards_elsewhere(book: str) -> None:
    game = Game(book)
    game.give(c.ShowCard(by="director", side="A", colour="yellow"))
    game.refused_by("penalty.no_cards", "silent")


@by_book({"fise-2009": "47.1 49"})
def test_s144_challenges_of_common_words(book: str, grounds: str) -> None:
    game = Game(book)
    for text in ("8G CASA", "9G MESA", "10G SOL"):
        game.play(text)
        game.challenge()
        assert game.state.challenge is not None
        answer = (True,) * len(game.state.challenge.words)
        game.give(c.GiveVerdict(by="arbiter", valid=answer))
        game.accept()
        if game.on_turn == "B":
            game.passes()
    assert game.state.score("B") == 0
    game.give(c.ReportConduct(by="A", side="B", matter="repeated_challenges_of_common_words"))
    assert "ethics.fault" in game.done(grounds).reasons()


PRACTICES: dict[UnethicalPractice, str] = {
    "abandoning": "47.2",
    "losing_on_purpose": "47.3",
    "systematic_overscoring": "47.4",
    "clock_left_neutralised": "47.5",
    "offence_or_mockery": "47.6",
    "systematic_violation": "47.7",
}


@pytest.mark.parametrize(("practice", "article"), PRACTICES.items(), ids=list(PRACTICES))
@by_book({"fise-2009": "47 49"})
def test_s145_ethics_list(
    book: str, grounds: str, practice: UnethicalPractice, article: str
) -> None:
    game = Game(book)
    game.give(c.ReportConduct(by="monitor", side="A", matter=practice))
    assert "ethics.fault" in game.done(f"{article} {grounds}").reasons()
    game.give(c.Penalise(by="director", side="A", points=25))
    game.done("49")


@pytest.mark.parametrize("book", ["fise-2004", "uf-2007", "redeletras", "aas-2018"])
def test_s145_no_list_elsewhere(book: str) -> None:
    told = unethical("abandoning", book_named(book))
    assert told.allowed
    assert told.reason == "ethics.not_named"
    assert_cites(told, book, "silent")


@by_book(
    {
        "fise-2004": "41.1 41.4",
        "fise-2009": "46.1 46.2 46.3",
        "aas-2018": "26",
        "redeletras": "38",
    }
)
def test_s146_talking(book: str, grounds: str) -> None:
    game = Game(book)
    game.give(c.ReportConduct(by="B", side="A", matter="talk"))
    game.done(grounds)
    assert [told.allowed for told in game.event(e.RulingGiven).rulings] == [False]
    assert game.book.provisions.conduct.talk.value == "sums_and_results_only"


@by_book({"fise-2009": "46.4"})
def test_s147_smoking_food_phone(book: str, grounds: str) -> None:
    game = Game(book)
    game.give(c.ReportConduct(by="monitor", side="A", matter="smoking_food_phone"))
    game.done(grounds)
    assert [told.allowed for told in game.event(e.RulingGiven).rulings] == [False]


@by_book({"fise-2009": "46.6 5.1 5.2 41"})
def test_s148_noting_duties(book: str, grounds: str) -> None:
    game = Game(book)
    game.give(c.ReportConduct(by="B", side="A", matter="not_noting"))
    assert "sheet.words_to_be_noted" in game.done(grounds).reasons()
    game.give(c.Penalise(by="director", side="A", points=25))
    game.done("49")
    for _ in range(4):
        game.passes()
    game.give(c.RevealRack(by="director", side="A", tiles=tuple("AEIOURS")))
    game.give(c.RevealRack(by="director", side="B", tiles=tuple("AEIOURT")))
    game.give(c.Sign(by="A", words_complete=False))
    game.refused_by("sheet.words_missing", "5.2")


@by_book({"uf-2007": "28.3"})
def test_s149_sanctions_without_a_scale(book: str, grounds: str) -> None:
    game = Game(book)
    any_play(game, 50)
    game.give(c.Penalise(by="director", side="A", points=7, remark="Esperit del joc"))
    game.done(grounds)
    assert game.state.score("A") == 43
    assert game.book.provisions.penalty.appeal.value is None
    assert game.book.provisions.tribunal.members.value is None


@by_book({"fise-2004": "42", "fise-2009": "48", "uf-2007": "29", "redeletras": "39"})
def test_s150_uncovered_case(book: str, grounds: str) -> None:
    game = Game(book)
    game.give(c.RuleOnCase(by="A", remark="Se apagó la luz."))
    game.out_of_place("only_an_official")
    game.give(c.RuleOnCase(by="director", remark="Se apagó la luz: sigue la partida."))
    game.done(grounds)
    assert game.event(e.RulingGiven).remark
    decides = game.book.provisions.interpretation.by.value
    assert decides == ("director" if book == "fise-2009" else "referees")


@by_book({"fise-2004": "43", "fise-2009": "49", "uf-2007": "30", "redeletras": "40"})
def test_s151_the_rules_come_first(book: str, grounds: str) -> None:
    told = main_criterion(book_named(book))
    assert told.allowed
    assert told.reason == "interpretation.rules_first"
    assert_cites(told, book, grounds)


@by_book(
    {"fise-2004": ("44", True), "fise-2009": ("50", False), "redeletras": ("41", True)}, "national"
)
def test_s152_tribunal(book: str, grounds: str, national: bool) -> None:
    tribunal = book_named(book).provisions.tribunal
    scope = tribunal.scope.value or ()
    assert ("national_championships" in scope) is national
    abroad = "international_tournaments" if national else "world_championships"
    assert abroad in scope
    assert tribunal.members.value == (
        "organiser_member",
        "federation_member",
        "players_representative",
    )
    assert tribunal.substitutes.value == 2
    for provision in (tribunal.scope, tribunal.members, tribunal.substitutes):
        assert grounds in provision.articles


@by_book({"fise-2009": "28"})
def test_s154_third_deliberate_surplus_of_the_tournament(book: str, grounds: str) -> None:
    def reported(earlier: int) -> Game:
        game = Game(book)
        lay_any(game)
        game.accept()
        game.give(
            c.ReportOverdraw(
                by="director",
                side="A",
                surplus=1,
                drawn=3,
                on_rack=True,
                seen=True,
                deliberate=True,
                earlier_in_tournament=earlier,
            )
        )
        return game

    assert not reported(1).has(e.Disqualified)
    sixth = reported(2)
    assert sixth.event(e.Disqualified).scope == "tournament"
    sixth.cites(grounds, e.Disqualified)
    assert sixth.state.winner() == "B"
