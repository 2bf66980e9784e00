"""What comes after a game: both sign, and another one of the same two."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import faults_of
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import end_by_resigning, seat
from tests.server.client import Server


def test_both_ask_for_another_game_and_sit_at_it(new_person: NewPerson, server: Server) -> None:
    first, second = seat(server, Deal("fise-2009", 158), new_person(), new_person())
    ended = first.page.url
    end_by_resigning(first, second)
    assert faults_of(first.page) == []

    first.at("rematch").click()
    expect(first.at("rematch")).to_be_disabled()
    expect(second.at("result").get_by_role("status")).to_be_visible()
    second.at("rematch").click()
    for person in (first, second):
        person.at("go-to-rematch").click()
    for person in (first, second):
        person.sees_phase("thinking")
        expect(person.at("my-score")).to_have_text("0")
        assert person.errors == []
    assert first.page.url == second.page.url != ended
