"""What an arbiter enters is on both tables at once, with its articles, and in the log."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import faults_of
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import seat
from tests.server.client import Server

MINUS_25 = "\N{MINUS SIGN}25"
LOOK_AWAY = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
ARBITER = Deal("fise-2009", 158, judge="arbiter")  # CH U RR O S N A


def test_an_incident_a_correction_and_a_penalty(new_person: NewPerson, server: Server) -> None:
    arbiter = new_person()
    first, second = seat(server, ARBITER, new_person(), new_person(), arbiter)
    first.square("H8").focus()
    first.page.keyboard.type("churro")
    first.announce()
    second.note()
    second.sees_moment("mine")
    expect(first.at("my-score")).to_have_text("30")

    arbiter.enter("Conducta", player="Berta", remark="Habla con otra mesa.")
    for person in (first, second):
        person.sees_in_story("Berta", "art. 46")
    arbiter.enter("Corregir una suma", player="Ana", points="28")
    for person in (first, second):
        person.sees_in_story("La suma de Ana se corrige: 28 pasa a 30.", "art. 41")
    arbiter.enter("Sanción en puntos", player="Berta", points="10", remark="Reincide.")
    refused = arbiter.page.locator(".notice").filter(has_text="No procede.")
    expect(refused.locator(".cite").first).to_contain_text("art. 49")
    arbiter.enter("Sanción en puntos", player="Berta", points="25", remark="Reincide.")
    expect(second.at("my-score")).to_have_text(MINUS_25)
    expect(first.at("rival-score")).to_have_text(MINUS_25)
    for person in (first, second):
        person.sees_in_story("25", "art. 49")

    expect(arbiter.at("acts").locator("li b")).to_have_text(
        [
            "Conducta: Berta",
            "Corregir una suma: Ana, 28 puntos",
            "Sanción en puntos: Berta, 25 puntos",
        ]
    )
    expect(arbiter.at("acts").locator(".act-reason")).to_have_text(
        ["Habla con otra mesa.", "Reincide."]
    )
    assert faults_of(arbiter.page, but=".board tbody") == []
    for person in (first, second, arbiter):
        assert person.errors == []


def test_the_desk_sees_who_looked_away_and_is_taken_once(
    new_person: NewPerson, server: Server
) -> None:
    arbiter, other = new_person(), new_person()
    _, second = seat(server, ARBITER, new_person(), new_person(), arbiter)
    for away in (True, False):
        second.page.evaluate(LOOK_AWAY, away)
    expect(arbiter.page.get_by_text("Berta dejó la página 0 segundos")).to_be_visible()

    other.page.goto(arbiter.page.url)
    expect(other.page.get_by_role("alert")).to_contain_text("Otra persona arbitra ya esta partida")
    expect(other.at("entries")).to_have_count(0)
