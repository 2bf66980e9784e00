"""A match of two games: the other one starts the second, and both see how it stands."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import end_by_resigning


def test_a_match_goes_on_with_the_other_one_starting(new_person: NewPerson) -> None:
    ana, berta = new_person(), new_person()
    ana.choose("Ana", "fise-2009", players_judge=True)
    ana.page.locator(".more-terms summary").click()
    ana.at("games").select_option("2")
    ana.button("Empezar la partida").click()
    alert = ana.page.get_by_role("alert")
    expect(alert).to_contain_text("art. 30 de FISE 2009")  # a match wants a limit of time
    ana.at("clock-corrido").check()
    berta.sit_down("Berta", ana.propose())
    for person in (ana, berta):
        person.sees_phase("thinking")
        expect(person.at("match")).to_have_text("Partida 1 de 2")
        expect(person.at("match-now")).to_have_text("Encuentro: Ana 0, Berta 0")
    starter, other = (ana, berta) if ana.is_on_turn() else (berta, ana)

    end_by_resigning(loser=ana, winner=berta)
    for person in (ana, berta):
        expect(person.at("match-score")).to_have_text("Encuentro: Ana 0, Berta 1")
        person.button("Siguiente partida del encuentro").click()
    for person in (ana, berta):
        person.at("go-to-rematch").click()
    for person in (ana, berta):
        person.sees_phase("thinking")
        expect(person.at("match")).to_have_text("Partida 2 de 2")
        expect(person.at("match-now")).to_have_text("Encuentro: Berta 1, Ana 0")
    other.sees_moment("mine")
    starter.sees_moment("theirs")
    other.sees_clock("my", "corre")

    end_by_resigning(loser=berta, winner=ana)
    for person in (ana, berta):
        expect(person.at("match-score")).to_have_text("Encuentro: Berta 1, Ana 1")
        expect(person.at("rematch")).to_have_text("Pedir la revancha")
    assert berta.errors == []
    assert [error for error in ana.errors if "422" not in error] == []
