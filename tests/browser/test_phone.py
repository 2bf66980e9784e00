"""A game by taps on a phone of 360 by 740: nothing scrolls, the board never moves, axe is content."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import faults_of, overflow_of, scroll_of
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person
from tests.browser.rivals import lay_two_below, sit_opposite
from tests.server.client import Server


def board_of(person: Person) -> dict[str, float]:
    box = person.page.locator(".board").bounding_box()
    assert box is not None
    return dict(box)


def test_a_game_is_played_by_taps_on_a_phone(new_person: NewPerson, server: Server) -> None:
    person = new_person(width=360, height=740, touch=True, dark=True)
    rival = sit_opposite(server, Deal("fise-2009", 158), person)  # CH U RR O S N A
    where = board_of(person)

    def stands(*, scrolls: bool = False) -> None:
        assert faults_of(person.page, but=".board tbody") == []
        assert overflow_of(person.page) == 0
        if not scrolls:
            assert scroll_of(person.page) == 0
        assert board_of(person) == where

    for letter, square in zip(("CH, 5", "U, 1", "RR, 8", "O, 1"), "HIJK", strict=True):
        person.page.locator(f'.rack button[aria-label="{letter}"]').tap()
        person.square(f"{square}8").tap()
    person.sees_laid(H8="CH", I8="U", J8="RR", K8="O")
    person.square("K8").tap()
    person.sees_laid(H8="CH", I8="U", J8="RR")
    assert faults_of(person.page) == []
    stands()
    person.at("tool-back").tap()
    person.sees_laid()
    person.at("tool-shuffle").tap()
    person.page.locator('.rack button[aria-label="N, 1"]').tap()
    person.square("H8").tap()
    person.page.locator('.rack button[aria-label="O, 1"]').tap()
    person.square("I8").tap()
    person.at("announce").tap()
    person.sees_phase("announced")
    stands()
    rival.does("note")
    person.sees_moment("theirs")

    lay_two_below(rival, "H9", "H10")
    person.sees_phase("announced")
    expect(person.at("note")).to_be_enabled()
    stands()
    person.page.locator(".doubts input").first.tap()
    person.at("challenge").tap()
    expect(person.at("covered")).to_be_visible()
    stands()
    person.at("found-invalid").tap()
    rival.write(type="found", valid=False)
    expect(person.at("verdict")).to_be_visible()
    stands()
    person.at("seen").tap()

    person.at("open-sheet").tap()
    expect(person.page.locator("dialog .sheet")).to_contain_text("NO")
    assert faults_of(person.page, but=".board tbody") == []
    person.page.locator("dialog").get_by_role("button", name="Cerrar", exact=True).tap()
    person.at("open-tiles").tap()
    expect(person.page.locator("dialog .unseen-tiles")).to_be_visible()
    person.page.locator("dialog").get_by_role("button", name="Cerrar", exact=True).tap()
    person.at("phase-brief").tap()
    expect(person.page.locator("dialog .phase-list li")).to_have_count(5)
    person.page.locator("dialog").get_by_role("button", name="Cerrar", exact=True).tap()

    person.at("tool-skip").tap()
    person.at("do-it").tap()
    person.sees_moment("theirs")
    rival.wait(lambda: "resign" in rival.view["actions"])
    rival.does("resign")
    person.sees_phase("over")
    stands(scrolls=True)
    person.at("sign").tap()
    rival.does("sign")
    person.sees_phase("closed")
    assert person.errors == []
