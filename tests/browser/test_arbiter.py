"""Who answers a challenge besides the players: an arbiter at the desk, or the words of the book."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import DERIVING_MS, Person, seat
from tests.long_profile import long_only
from tests.server.client import Server

pytestmark = long_only
CHURRO = Deal("fise-2009", 158, judge="arbiter")
BY_THE_LIST = Deal("fise-2009", 158, judge="word_list")


def decide(arbiter: Person, *, valid: bool) -> None:
    """With a reason, whatever the desk proposes."""
    expect(arbiter.at("case")).to_be_visible(timeout=DERIVING_MS)
    arbiter.at("case").locator("textarea").fill("A la vista del diccionario.")
    name = "Jugada correcta" if valid else "Jugada no válida"
    arbiter.at("case").get_by_role("button", name=name, exact=True).click()


def test_a_verdict_is_appealed_and_the_board_stays_covered(
    new_person: NewPerson, server: Server
) -> None:
    arbiter = new_person()
    first, second = seat(server, CHURRO, new_person(), new_person(), arbiter)
    first.square("H8").focus()
    first.page.keyboard.type("churro")
    first.announce()
    second.challenge_first_word()
    for person in (first, second):
        expect(person.at("covered").locator(".cite").first).to_be_visible()
    decide(arbiter, valid=False)
    first.sees_phase("ruled_invalid")
    expect(first.at("verdict")).to_contain_text("Jugada no válida")
    first.at("appeal").click()
    first.at("arguments").fill("Está en el diccionario.")
    first.at("send-appeal").click()
    for person in (first, second):
        person.sees_phase("appealed")
        expect(person.at("covered")).to_be_visible()
        expect(person.at("appealed")).to_be_visible()
    expect(arbiter.at("case").locator("blockquote")).to_have_text("Está en el diccionario.")
    decide(arbiter, valid=True)
    second.sees_phase("announced")
    expect(second.at("verdict")).to_contain_text("Jugada correcta")
    expect(second.at("appeal")).to_have_count(0)
    second.note()
    second.sees_moment("mine")

    second.at("more").click()
    second.at("more-arbiter").click()
    second.at("claim-text").fill("Faltan fichas en la bolsa.")
    second.at("send-claim").click()
    for person in (first, second):
        expect(person.at("resume")).to_be_enabled()
    expect(arbiter.at("claims")).to_contain_text("Faltan fichas en la bolsa.")
    arbiter.at("claims").locator("textarea").fill("Están todas.")
    arbiter.at("claims").get_by_role("button").last.click()
    for person in (first, second):
        expect(person.at("resume")).to_have_count(0)
    second.page.keyboard.press("Escape")
    second.at("more").click()
    second.at("more-arbiter").click()
    expect(second.at("claims-made")).to_contain_text("Están todas.")
    for person in (first, second):
        assert person.errors == []


def test_the_words_of_the_book_answer_a_challenge_at_once(
    new_person: NewPerson, server: Server
) -> None:
    people = new_person(), new_person()
    for person in people:
        person.page.set_default_timeout(DERIVING_MS)
    expect.set_options(timeout=DERIVING_MS)  # the words of the book, the first time
    first, second = seat(server, BY_THE_LIST, *people)
    first.square("H8").focus()
    first.page.keyboard.type("churro")
    first.announce()
    second.challenge_first_word()
    expect(second.at("verdict")).to_contain_text("Jugada correcta")
    second.note()
    second.sees_moment("mine")

    second.square("H9").focus()
    second.page.keyboard.press("Space")
    second.page.keyboard.type("dt")
    second.sees_laid(H9="D", H10="T")
    second.announce()
    first.challenge_first_word()
    for person in (first, second):
        expect(person.at("verdict")).to_contain_text("Jugada no válida")
        expect(person.at("verdict").locator(".cite").first).to_be_visible()
        assert person.errors == []
