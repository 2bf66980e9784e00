"""Tiles dragged by the pointer: to the board, on it, back to the rack, and along the rack."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person
from tests.browser.rivals import sit_opposite
from tests.server.client import Server


def drag(person: Person, thing: Locator, to: Locator) -> None:
    """Take hold of the middle of one and let go over the middle of the other."""
    start, end = thing.bounding_box(), to.bounding_box()
    assert start is not None
    assert end is not None
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    expect(person.page.locator(".dragged")).to_be_visible()
    mouse.up()
    expect(person.page.locator(".dragged")).to_have_count(0)


def test_tiles_are_dragged_to_the_board_on_it_and_back(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    sit_opposite(server, Deal("fise-2009", 158), person)  # S RR CH O N U A
    rack = person.page.locator(".rack button")
    expect(rack).to_have_count(7)

    drag(person, rack.nth(2), person.square("H8"))
    person.sees_laid(H8="CH")
    drag(person, person.square("H8"), person.square("G8"))
    person.sees_laid(G8="CH")
    drag(person, rack.nth(0), person.square("G8"))
    person.sees_laid(G8="CH")
    drag(person, person.square("G8"), rack.first)
    person.sees_laid()
    expect(rack).to_have_count(7)

    names = [button.get_attribute("aria-label") for button in rack.all()]
    drag(person, rack.nth(0), rack.nth(6))
    expect(rack.nth(6)).to_have_attribute("aria-label", str(names[0]))
    expect(rack.nth(0)).to_have_attribute("aria-label", str(names[1]))
    assert person.errors == []
