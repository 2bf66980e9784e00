"""A game by taps on a phone of 360 by 740: nothing scrolls, and the board never moves."""

from __future__ import annotations

from playwright.sync_api import FloatRect, expect

from tests.browser.axe import faults_of, overflow_of, scroll_of
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person
from tests.browser.rivals import lay_two_below, sit_opposite
from tests.server.client import Server

BESIDE_THE_BOARD = {
    "open-tiles": ".unseen-tiles",
    "open-sheet": ".sheet",
    "open-pad": "textarea",
    "phase-brief": ".phase-list li",
    "more": ".menu",
}


def board_of(person: Person) -> FloatRect:
    box = person.page.locator(".board").bounding_box()
    assert box is not None
    return box


def fits(person: Person, where: FloatRect) -> None:
    """All of the table is on the screen, the board where it was, and nothing against WCAG."""
    assert overflow_of(person.page) == 0
    assert scroll_of(person.page) == 0
    assert board_of(person) == where
    assert faults_of(person.page, but=".board tbody") == []


def take(person: Person, letter: str, square: str) -> None:
    person.page.locator(f'.rack button[aria-label="{letter}"]').tap()
    person.square(square).tap()


def shut(person: Person) -> None:
    person.page.locator("dialog").get_by_role("button", name="Cerrar", exact=True).tap()
    expect(person.page.locator("dialog")).to_have_count(0)


def test_tiles_are_laid_and_everything_beside_the_board_opens_by_taps(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person(width=360, height=740, touch=True)
    sit_opposite(server, Deal("fise-2009", 158), person)  # CH U RR O S N A
    where = board_of(person)

    for letter, square in zip(("CH, 5", "U, 1", "RR, 8", "O, 1"), "HIJK", strict=True):
        take(person, letter, f"{square}8")
    person.sees_laid(H8="CH", I8="U", J8="RR", K8="O")
    person.square("K8").tap()
    person.sees_laid(H8="CH", I8="U", J8="RR")
    assert faults_of(person.page) == []
    fits(person, where)
    person.at("tool-back").tap()
    person.sees_laid()
    person.at("tool-shuffle").tap()
    expect(person.page.locator(".rack button")).to_have_count(7)

    for name, holds in BESIDE_THE_BOARD.items():
        person.at(name).tap()
        expect(person.page.locator(f"dialog {holds}").first).to_be_visible()
        assert faults_of(person.page, but=".board tbody") == []
        shut(person)
    fits(person, where)
    assert person.errors == []


def test_a_game_is_played_by_taps_on_a_phone(new_person: NewPerson, server: Server) -> None:
    person = new_person(width=360, height=740, touch=True, dark=True)
    rival = sit_opposite(server, Deal("fise-2009", 158), person)  # CH U RR O S N A
    where = board_of(person)

    take(person, "N, 1", "H8")
    take(person, "O, 1", "I8")
    person.at("announce").tap()
    person.sees_phase("announced")
    fits(person, where)
    rival.does("note")
    person.sees_moment("theirs")

    lay_two_below(rival, "H9", "H10")
    person.sees_phase("announced")
    expect(person.at("note")).to_be_enabled()
    fits(person, where)
    person.page.locator(".doubts input").first.tap()
    person.at("challenge").tap()
    expect(person.at("covered")).to_be_visible()
    fits(person, where)
    person.at("found-invalid").tap()
    rival.write(type="found", valid=False)
    expect(person.at("verdict")).to_be_visible()
    fits(person, where)
    person.at("seen").tap()

    person.at("tool-skip").tap()
    person.at("do-it").tap()
    person.sees_moment("theirs")
    rival.wait(lambda: "resign" in rival.view["actions"])
    rival.does("resign")
    person.sees_phase("over")
    assert overflow_of(person.page) == 0
    assert faults_of(person.page, but=".board tbody") == []
    person.at("sign").tap()
    rival.does("sign")
    person.sees_phase("closed")
    assert person.errors == []
