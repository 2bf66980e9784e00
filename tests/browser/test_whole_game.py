"""One game between two browsers, from the first click to the signatures."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.server.client import Server

MOST_PASSES = 12  # more than any book needs to end a game


def test_two_people_play_a_whole_game_with_a_challenge_and_a_server_that_falls(
    new_person: NewPerson, server: Server
) -> None:
    """The players judge words together, so that no rack is special."""
    ana, berta = new_person(), new_person()
    berta.sit_down("Berta", ana.propose_by_link("Ana", "uf-2007", players_judge=True))
    for person in (ana, berta):
        person.sees_phase("thinking")
    first, second = (ana, berta) if ana.is_on_turn() else (berta, ana)

    first.lay("H8", "I8")
    first.announce()
    second.challenge_first_word()
    first.find_it_invalid()
    second.find_it_invalid()
    for person in (first, second):
        expect(person.at("verdict")).to_be_visible()
    second.sees_moment("mine")
    second.sees_phase("thinking")

    second.lay("H8", "H9")
    second.announce()
    first.note()
    first.sees_moment("mine")
    for person in (first, second):
        person.sees_phase("thinking")
    expect(first.page.locator("[data-square=H8] .tile")).to_be_visible()
    scores = [person.at("my-score").inner_text() for person in (first, second)]

    server.kill()
    for person in (first, second):
        expect(person.table).to_have_attribute("data-connected", "false")
    server.start()
    for person in (first, second):
        expect(person.table).to_have_attribute("data-connected", "true")
    assert [person.at("my-score").inner_text() for person in (first, second)] == scores

    for turn in range(MOST_PASSES):
        mover, waiter = (first, second) if turn % 2 == 0 else (second, first)
        if mover.table.get_attribute("data-moment") == "over":
            break
        mover.pass_the_turn()
        waiter.sees_moment(re.compile("^(mine|over)$"))

    for person in (first, second):
        person.sees_phase("over")
        expect(person.at("result")).to_be_visible()
    for person in (first, second):
        person.sign()
    for person in (first, second):
        person.sees_phase("closed")
        assert person.errors == []

    journal = first.page.request.get(f"{server.url}{first.at('journal').get_attribute('href')}")
    assert journal.ok
    assert journal.text().startswith("{")
    first.at("verify-draw").click()
    expect(first.at("draw-check")).to_have_attribute("data-agrees", "true")
