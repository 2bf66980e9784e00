"""Play without a mouse: the board, every tile that is more than one letter, and every dialog."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from letrado.table.setup import Timing
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person
from tests.browser.rivals import lay_two_below, sit_opposite
from tests.server.client import Server

MOST_TABS = 200  # all of a page, with every article in the story
# Each with the tiles that must lie there; what the rack lacks, the blank stands for.
TYPED = (
    ("aas-2018", 266, "chullurr", "CH U LL U RR"),
    ("aas-2018", 266, "1u2u3", "CH U LL U RR"),
    ("uf-2007", 54, "quanys", "QU A NY S"),
    ("uf-2007", 54, "qayt", "QU A NY T"),
    ("uf-2007", 26, "qual·la", "QU A L·L a"),
    ("uf-2007", 26, "quaw", "QU A L·L"),
)
SHIFT = 8  # as the browser's own protocol counts modifiers


def tab_to(person: Person, wanted: Locator) -> None:
    """Go on with Tab until the focus is there."""
    expect(wanted).to_be_visible()
    expect(wanted).to_be_enabled()
    for _ in range(MOST_TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    expect(wanted).to_be_focused()


def press(person: Person, wanted: Locator) -> None:
    tab_to(person, wanted)
    person.page.keyboard.press("Enter")


def type_catalan(person: Person, text: str) -> None:
    """As a Catalan keyboard does: the raised point is one key, with Shift."""
    session = person.page.context.new_cdp_session(person.page)
    for letter in text:
        if letter == "·":
            key = {"key": "·", "text": "·", "code": "Digit3", "modifiers": SHIFT}
            session.send("Input.dispatchKeyEvent", {"type": "keyDown", **key})
            session.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
        else:
            person.page.keyboard.press(letter)
    session.detach()


def test_a_word_is_typed_and_announced_without_a_mouse(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    rival = sit_opposite(server, Deal("fise-2009", 158), person)  # CH U RR O S N A
    keys = person.page.keyboard

    tab_to(person, person.square("H8"))
    keys.press("ArrowUp")
    expect(person.square("H7")).to_be_focused()
    keys.press("Space")
    expect(person.square("H7")).to_have_attribute("data-cursor", "down")
    keys.type("nuch")
    person.sees_laid(H7="N", H8="U", H9="CH")
    keys.press("Backspace")
    person.sees_laid(H7="N", H8="U")
    keys.press("Escape")
    person.sees_laid()
    keys.press("Space")
    keys.press("ArrowUp")
    expect(person.square("H8")).to_be_focused()
    keys.type("churros")
    person.sees_laid(H8="CH", I8="U", J8="RR", K8="O", L8="S")
    expect(person.page.locator(".preview")).to_contain_text("CHURROS")
    keys.press("Enter")
    person.sees_phase("announced")
    rival.does("note")
    person.sees_moment("theirs")
    expect(person.at("my-score")).not_to_have_text("0")
    assert person.errors == []


def test_a_play_is_challenged_and_the_article_read_without_a_mouse(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    rival = sit_opposite(server, Deal("fise-2009", 158), person)
    keys = person.page.keyboard
    person.square("H8").focus()
    keys.type("churro")
    keys.press("Enter")
    rival.until("announced")
    rival.does("note")
    person.sees_moment("theirs")

    lay_two_below(rival, "H9", "H10")
    person.sees_phase("announced")
    tab_to(person, person.page.locator(".doubts input").first)
    keys.press("Space")
    press(person, person.at("challenge"))
    press(person, person.at("found-invalid"))
    rival.write(type="found", valid=False)
    person.sees_moment("mine")
    expect(person.at("verdict")).to_be_visible()
    press(person, person.at("verdict").locator(".cite").first)
    expect(person.page.locator("dialog .article")).to_be_visible()
    keys.press("Escape")
    press(person, person.at("seen"))
    expect(person.at("verdict")).to_have_count(0)
    assert person.errors == []


def test_the_clocks_are_said_when_somebody_asks_and_never_where_a_t_is_a_letter(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    timing = Timing(method="chess_clock", mode="corrido", minutes_each=25)
    sit_opposite(server, Deal("fise-2009", 158, timing), person)
    said, keys = person.at("clocks-said"), person.page.keyboard
    both = re.compile(r"(?=.*Ana: \d+ .*, corre\.)(?=.*Berta: 25 minutos 0 segundos, parado\.)")

    person.square("H8").focus()
    keys.press("t")
    expect(person.at("pad")).to_be_enabled()
    person.at("pad").focus()
    keys.press("t")
    expect(person.at("pad")).to_have_value("t")
    expect(said).to_be_empty()
    person.at("more").focus()
    keys.press("t")
    expect(said).to_have_text(both)
    person.page.reload()
    expect(said).to_be_empty()
    press(person, person.at("ask-clocks"))
    expect(said).to_have_text(both)
    assert person.errors == []


def test_tiles_are_exchanged_and_a_game_resigned_and_signed_without_a_mouse(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    rival = sit_opposite(server, Deal("fise-2009", 158), person)
    keys = person.page.keyboard

    press(person, person.at("tool-swap"))
    press(person, person.page.locator("dialog .rack button").first)
    press(person, person.at("exchange"))
    person.sees_moment("theirs")
    rival.wait(lambda: "pass" in rival.view["actions"])
    rival.does("pass")
    person.sees_moment("mine")
    press(person, person.at("tool-skip"))
    press(person, person.at("do-it"))
    person.sees_moment("theirs")

    press(person, person.at("more"))
    press(person, person.at("courtesy-thanks"))
    rival.wait(lambda: bool(rival.said))
    tab_to(person, person.at("pad"))
    keys.type("Apunte")
    expect(person.at("pad-state")).to_have_attribute("data-kept", "true")
    person.page.reload()
    expect(person.at("pad")).to_have_value("Apunte")
    press(person, person.at("more"))
    press(person, person.at("more-resign"))
    press(person, person.at("do-it"))
    person.sees_phase("over")
    press(person, person.at("sign"))
    rival.does("sign")
    person.sees_phase("closed")
    assert person.errors == []


def test_a_tile_of_several_letters_is_typed_as_it_is_spelt_or_by_its_key(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    for rulebook, seed, typed, tiles in TYPED:
        sit_opposite(server, Deal(rulebook, seed), person)
        person.square("E8").focus()
        type_catalan(person, typed)
        person.sees_laid(**{f"{'EFGHIJ'[n]}8": tile for n, tile in enumerate(tiles.split())})
    assert person.errors == []


def test_a_blank_is_named_by_tapping_or_typing_and_never_as_k_or_w(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    sit_opposite(server, Deal("fise-2009", 269), person)  # A A C ? U RR LL
    blank = person.page.locator('.rack button[aria-label="comodín"]')
    letters = person.at("blank-letters")

    blank.click()
    person.square("H8").click()
    offered = letters.get_by_role("button").all_inner_texts()
    assert {"CH", "LL", "RR", "Ñ"} <= set(offered)
    assert not {"K", "W"} & set(offered)
    person.page.keyboard.press("3")
    person.sees_laid(H8="rr")
    person.square("H8").click()
    person.sees_laid()
    person.square("H8").focus()
    person.page.keyboard.press("Shift+E")
    person.sees_laid(H8="e")
    assert person.errors == []
