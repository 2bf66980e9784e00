"""A player calls the arbiter in writing and reads the answer where the question was asked."""

from __future__ import annotations

from playwright.sync_api import expect

from letrado.table.setup import Timing
from tests.browser.axe import faults_of
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person, seat
from tests.server.client import Server

TIMING = Timing(method="chess_clock", mode="corrido", minutes_each=25)
CLAIM = "Mi rival habla con otra mesa."


def open_claims(person: Person) -> None:
    person.at("more").click()
    person.at("more-arbiter").click()
    expect(person.at("claim-text")).to_be_visible()


def test_a_claim_stops_the_clocks_until_it_is_answered(
    new_person: NewPerson, server: Server
) -> None:
    deal = Deal("fise-2009", 158, TIMING, judge="arbiter")
    arbiter = new_person()
    first, second = seat(server, deal, new_person(), new_person(), arbiter)
    open_claims(second)
    expect(second.at("send-claim")).to_be_disabled()
    second.at("claim-text").fill(CLAIM)
    second.at("send-claim").click()
    expect(second.at("claims-made")).to_contain_text("Espera la respuesta del árbitro.")
    first.sees_clock("my", "parado")
    second.at("claim-text").fill("Otra más.")
    second.at("send-claim").click()
    alert = second.page.locator("dialog").get_by_role("alert")
    expect(alert).to_contain_text("respuesta")
    assert faults_of(second.page, but=".board tbody") == []

    claims = arbiter.at("claims")
    expect(claims.locator("blockquote")).to_have_text(CLAIM)
    uphold = claims.get_by_role("button", name="Dar la razón", exact=True)
    expect(uphold).to_be_disabled()
    claims.get_by_role("textbox").fill("Advertido.")
    uphold.click()

    expect(second.at("claims-made")).to_contain_text("con razón")
    expect(second.at("claims-made")).to_contain_text("Advertido.")
    first.sees_clock("my", "corre")
    open_claims(first)
    expect(first.at("claims-made")).to_contain_text("Advertido.")
    expect(claims.get_by_role("textbox")).to_have_count(0)
    acts = arbiter.at("acts").locator("li b")
    expect(acts).to_have_text(["Reclamo contestado: con razón"])
    for person in (first, arbiter):
        assert person.errors == []
    assert [error for error in second.errors if "409" not in error] == []


def test_where_no_arbiter_was_agreed_nobody_is_called(
    new_person: NewPerson, server: Server
) -> None:
    first, _ = seat(server, Deal("fise-2009", 158), new_person(), new_person())
    first.at("more").click()
    expect(first.at("more-resign")).to_be_visible()
    expect(first.at("more-arbiter")).to_have_count(0)
