"""A game against letrado from the first page; nothing is looked up while it goes on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import DERIVING_MS
from tests.long_profile import long_only

pytestmark = long_only

TURN_WITH_TILES = ".sheet tbody td.word:not(:empty)"


def test_letrado_plays_and_every_page_that_would_help_is_closed(new_person: NewPerson) -> None:
    person = new_person()
    person.go("")
    person.at("book-fise-2009").check()
    person.at("opponent-machine").check()
    person.at("clock-corrido").check()
    person.button("Empezar la partida").click()
    expect(person.table).to_have_attribute("data-phase", "thinking", timeout=DERIVING_MS)
    if person.is_on_turn():
        person.pass_the_turn()

    own_turn = person.at("tool-skip").and_(person.page.locator(":enabled"))
    expect(person.at("note").or_(own_turn).first).to_be_visible()
    if person.at("note").is_visible():
        person.note()
    person.sees_moment("mine")
    person.sees_phase("thinking")
    person.sees_clock("my", "corre")
    expect(person.page.locator(TURN_WITH_TILES).last).to_be_visible()
    expect(person.at("rival-seat")).not_to_contain_text("ausente")

    person.go("#/study")
    person.page.get_by_label("Palabra", exact=True).fill("casas")
    person.button("Explicar").click()
    closed = person.page.get_by_role("alert").filter(has_text="Cerrado mientras juegas")
    expect(closed.locator(".cite").first).to_contain_text("art. 43")
    person.go("#/analysis")
    person.page.get_by_label("Atril (? es un comodín)", exact=True).fill("casaner")
    expect(closed.first).to_be_visible()
    assert [error for error in person.errors if "403" not in error] == []
