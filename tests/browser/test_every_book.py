"""A short game under each book, proposed and accepted on the pages."""

from __future__ import annotations

from playwright.sync_api import expect

from letrado.rulebook.loader import rulebook_ids
from tests.browser.conftest import NewPerson
from tests.browser.people import end_by_resigning

WHOLE_GAME = "fise-2009"  # played to its end in test_whole_game.py


def test_two_people_play_a_short_game_under_each_of_the_other_books(new_person: NewPerson) -> None:
    """The players judge words together, so that any tiles will do."""
    ana, berta = new_person(), new_person()
    for rulebook in rulebook_ids():
        if rulebook == WHOLE_GAME:
            continue
        berta.sit_down("Berta", ana.propose_by_link("Ana", rulebook, players_judge=True))
        for person in (ana, berta):
            person.sees_phase("thinking")
        first, second = (ana, berta) if ana.is_on_turn() else (berta, ana)

        first.lay("H8", "I8")
        first.announce()
        second.challenge_first_word()
        for person in (first, second):
            person.find_it(valid=False)
        second.sees_moment("mine")
        expect(second.at("verdict").locator(".cite").first).to_be_visible()
        second.lay("H8", "H9")
        second.announce()
        first.note()
        first.sees_moment("mine")

        first.lay("A1", "B1")
        first.at("announce").click()
        expect(first.at("refusal").locator(".cite").first).to_be_visible()
        first.at("refusal").locator(".cite").first.click()
        expect(first.page.locator("dialog .article")).to_be_visible()
        first.page.keyboard.press("Escape")
        expect(first.page.locator("dialog")).to_have_count(0)
        first.at("tool-back").click()
        end_by_resigning(first, second)
        for person in (first, second):
            assert person.errors == [], rulebook
