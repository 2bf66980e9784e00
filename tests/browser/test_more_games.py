"""Games that take minutes: under every other book, by keyboard alone, against the machine."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from letrado.rulebook.loader import rulebook_ids
from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.long_profile import long_only

pytestmark = long_only
KEYS = {"CH": "1", "LL": "2", "RR": "3"}
TURNS = 3


def press(person: Person, button: Locator) -> None:
    """What a mouse does with a click, by keyboard."""
    expect(button).to_be_enabled()
    button.focus()
    person.page.keyboard.press("Enter")


def resign(person: Person) -> None:
    press(person, person.at("tool-list"))
    press(person, person.page.get_by_role("button", name="Abandonar la partida", exact=True))
    press(person, person.at("do-it"))
    person.sees_moment("over")


@pytest.mark.parametrize("rulebook", rulebook_ids())
def test_a_short_game_under_each_book(new_person: NewPerson, rulebook: str) -> None:
    ana, berta = new_person(), new_person(width=360, height=740)
    berta.sit_down("Berta", ana.propose_by_link("Ana", rulebook))
    for person in (ana, berta):
        person.sees_phase("thinking")
    first, second = (ana, berta) if ana.is_on_turn() else (berta, ana)

    first.lay("H8", "I8")
    first.announce()
    second.note()
    second.sees_moment("mine")
    second.sees_phase("thinking")
    resign(second)
    first.sees_moment("over")
    for person in (first, second):
        person.sign()
    for person in (first, second):
        person.sees_phase("closed")
        assert person.errors == []


def test_a_game_against_the_machine_by_keyboard_alone(new_person: NewPerson) -> None:
    person = new_person()
    person.go("")
    person.at("book-fise-2009").check()
    person.at("opponent-machine").check()
    person.at("clock-none").check()
    press(person, person.page.get_by_role("button", name="Empezar la partida", exact=True))
    expect(person.table).to_be_visible()

    for _ in range(TURNS):
        note_until_on_turn(person)
        press(person, person.at("tool-skip"))
        press(person, person.at("do-it"))
        person.sees_moment("theirs")
    note_until_on_turn(person)
    type_a_tile(person)
    resign(person)

    person.sign()
    person.sees_phase("closed")
    assert person.errors == []


def note_until_on_turn(person: Person) -> None:
    """The machine plays, exchanges or passes; what it plays is noted."""
    mine = person.page.locator('[data-moment="mine"][data-phase="thinking"]')
    expect(person.at("note").or_(mine)).to_be_visible()
    if person.at("note").is_visible():
        press(person, person.at("note"))
    expect(mine).to_be_visible()


def type_a_tile(person: Person) -> None:
    """A letter on a free corner of the board, and back to the rack."""
    tiles = person.page.locator('.rack button:not([aria-label="comodín"])')
    letter = str(tiles.first.get_attribute("aria-label")).partition(",")[0]
    corner = person.page.locator("[data-square=A1]")
    corner.focus()
    person.page.keyboard.press(KEYS.get(letter, letter.lower()))
    expect(corner).to_have_attribute("data-mark", "laid")
    person.page.keyboard.press("Escape")
    expect(corner).not_to_have_attribute("data-mark", "laid")
