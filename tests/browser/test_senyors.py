"""SENYORS: the whole rack, shown and changed, without losing the turn."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person, seat
from tests.server.client import Server

SEVEN_CONSONANTS = Deal("uf-2007", 151)  # R L B P X S V against A L R E U E A


def change_all(person: Person) -> None:
    person.at("tool-swap").click()
    person.at("exchange-freely").click()


def letters_of(person: Person) -> list[str]:
    tiles = person.page.locator(".rack button")
    expect(tiles).to_have_count(7)
    return sorted(tile.get_attribute("aria-label") or "" for tile in tiles.all())


def test_seven_consonants_are_changed_and_the_turn_goes_on(
    new_person: NewPerson, server: Server
) -> None:
    first, second = seat(server, SEVEN_CONSONANTS, new_person(), new_person())
    dealt = letters_of(first)
    change_all(first)
    for person in (first, second):
        person.sees_in_story("Ana muestra R L B P X S V y cambia todo el atril", "art. 14.2")
    first.sees_moment("mine")
    first.sees_phase("thinking")
    assert letters_of(first) != dealt
    expect(first.page.locator(".sheet tbody td.word:not(:empty)")).to_have_count(0)

    change_all(first)
    expect(first.at("refusal").locator(".cite").first).to_contain_text("art. 14.2")
    first.lay("H8", "I8")
    first.announce()
    second.note()
    second.sees_moment("mine")
    for person in (first, second):
        expect(person.page.locator(".sheet tbody td.word:not(:empty)")).to_have_count(1)
        assert person.errors == []


def test_a_book_without_senyors_does_not_offer_it(new_person: NewPerson, server: Server) -> None:
    first, _ = seat(server, Deal("fise-2009", 158), new_person(), new_person())
    first.at("tool-swap").click()
    expect(first.at("exchange")).to_be_visible()
    expect(first.at("exchange-freely")).to_have_count(0)
