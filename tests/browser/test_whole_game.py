"""One game between two browsers, from the first tile to the signatures and the draw made again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from letrado.table.setup import Timing
from tests.browser.axe import faults_of
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person, seat
from tests.server.client import Server

MOST_PASSES = 12  # more than any book needs to end a game
ONE_MINUTE = Timing(method="chess_clock", mode="corrido", minutes_each=1)
CHURRO = Deal("fise-2009", 158, ONE_MINUTE, gone_ms=52_000)  # the starter has CH U RR O S N A
BELOW_ZERO = re.compile("^\N{MINUS SIGN}")
TEN_A_MINUTE = re.compile("\N{MINUS SIGN}[0-9]0 por tiempo")
CHARGED = re.compile(r"A Ana se le descuentan \d0 puntos\.art\. 35")


def fall_and_rise(server: Server, people: tuple[Person, ...]) -> None:
    """The server dies under the players and comes back; the pages find it by themselves."""
    server.kill()
    try:
        for person in people:
            expect(person.table).to_have_attribute("data-connected", "false")
    finally:
        server.start()  # others play on it too
    for person in people:
        expect(person.table).to_have_attribute("data-connected", "true")


def test_a_whole_game_with_a_challenge_each_way_a_fallen_server_and_a_fallen_flag(
    new_person: NewPerson, server: Server
) -> None:
    """Overtime costs points and ends nothing, so that the flag may fall at any moment of it."""
    first, second = seat(server, CHURRO, new_person(), new_person())
    both = (first, second)

    first.square("H8").focus()
    first.page.keyboard.type("churro")
    first.sees_laid(H8="CH", I8="U", J8="RR", K8="O")
    first.announce()
    second.challenge_first_word()
    for person in both:
        expect(person.at("covered")).to_be_visible()
        person.find_it(valid=True)
    for person in both:
        expect(person.at("verdict")).to_contain_text("Jugada correcta")
    second.note()
    second.sees_moment("mine")
    expect(second.at("rival-score")).to_have_text("30")

    second.lay("H9", "H10")
    second.announce()
    first.challenge_first_word()
    for person in both:
        person.find_it(valid=False)
    for person in both:
        expect(person.at("verdict")).to_contain_text("Jugada no válida")
    first.sees_moment("mine")
    expect(first.square("H9").locator(".tile")).to_have_count(0)
    scores = [person.at("my-score").inner_text() for person in both]

    fall_and_rise(server, both)
    assert [person.at("my-score").inner_text() for person in both] == scores

    expect(first.at("my-seat").locator("time")).to_have_text(BELOW_ZERO)
    expect(first.at("my-overtime")).to_contain_text(TEN_A_MINUTE)
    expect(second.at("rival-overtime")).to_contain_text(TEN_A_MINUTE)
    assert faults_of(first.page, but=".board tbody") == []

    for turn in range(MOST_PASSES):
        mover, waiter = (first, second) if turn % 2 == 0 else (second, first)
        if mover.table.get_attribute("data-moment") == "over":
            break
        mover.pass_the_turn()
        waiter.sees_moment(re.compile("^(mine|over)$"))
    for person in both:
        person.sees_phase("over")
        expect(person.at("result")).to_be_visible()
        expect(person.page.locator(".story")).to_contain_text(CHARGED)
    for person in both:
        person.sign()
    for person in both:
        person.sees_phase("closed")
        assert person.errors == []

    journal = first.page.request.get(f"{server.url}{first.at('journal').get_attribute('href')}")
    assert journal.ok
    assert journal.text().startswith("{")
    first.at("verify-draw").click()
    expect(first.at("draw-check")).to_have_attribute("data-agrees", "true")
    assert faults_of(first.page) == []
