"""Nothing moves by itself at a table, from the first tile to the signatures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pytest
from playwright.sync_api import expect

from letrado.table.setup import Timing
from tests.browser.dealt import Deal
from tests.browser.people import Person
from tests.browser.rivals import lay_two_below, sit_opposite
from tests.browser.shifts import on_each_screen, places_of, shifts_of
from tests.server.client import Server, Table, Visitor

KEEP_THEIR_PLACE = {
    "board": ".board",
    "rack": ".hand .rack",
    "own clock": "[data-testid=my-seat] time",
    "other clock": "[data-testid=rival-seat] time",
    "action bar": ".turn-actions",
    "phases": ".phases",
    "match": ".seats .match-line",
}
TABLET_KEEPS = {"score sheet": ".doing .sheet", "note pad": ".more > .pad"}
PHONE_KEEPS = {"drawer": ".drawer-line", "seats": ".seats"}
IN_THE_DRAWER = {"score sheet": "dialog .sheet", "turns": "dialog .sheet tbody"}
SHEET_MINIMUM = 160
MATCH = Timing(method="chess_clock", mode="corrido", minutes_each=25, game_limit_minutes=60)


class Arbiter:
    """At the desk of a game, without a browser."""

    def __init__(self, server: Server, table: Table) -> None:
        self.visitor = Visitor(server.url, "Elena")
        self.desk = f"/api/games/{table.game}/desk"
        self.visitor.post(f"{self.desk}/take", key=table.visitor.get(f"{self.desk}/key")["key"])

    def decides(self, command: str, **facts: object) -> None:
        body = {"command": command, **facts}
        assert self.visitor.post(self.desk, command=body, reason="Visto.")["done"]


alone_and_in_a_match = pytest.mark.parametrize(
    "deal",
    [
        Deal("fise-2009", 158, judge="arbiter"),
        Deal("fise-2009", 158, MATCH, judge="arbiter", games=3),
    ],
    ids=["one game", "a match"],
)


def assert_still(
    person: Person,
    keep: Mapping[str, str],
    stand: Mapping[str, tuple[int, ...]],
    there: Iterable[str],
) -> None:
    """What is still shown stands where it stood; some of it must be."""
    now = places_of(person.page, keep)
    assert now == {name: stand[name] for name in now}
    assert set(there) <= now.keys()
    assert shifts_of(person.page) == []


@on_each_screen
@alone_and_in_a_match
def test_nothing_moves_at_a_table_from_the_first_tile_to_the_signatures(
    screen: str, deal: Deal, watched: Callable[[str], Person], server: Server
) -> None:
    person = watched(screen)
    rival = sit_opposite(server, deal, person)
    arbiter = Arbiter(server, rival)
    keep = KEEP_THEIR_PLACE | {"tablet": TABLET_KEEPS, "phone": PHONE_KEEPS}.get(screen, {})
    stand = places_of(person.page, keep)

    def nothing_has_moved() -> None:
        assert_still(person, keep, stand, there=("board",))

    person.lay("H8", "I8")
    nothing_has_moved()
    person.announce()
    nothing_has_moved()
    rival.does("note")
    person.sees_moment("theirs")
    nothing_has_moved()
    lay_two_below(rival, "H9", "H10")
    person.sees_phase("announced")
    nothing_has_moved()
    person.challenge_first_word()
    person.sees_phase("challenged")
    nothing_has_moved()
    arbiter.decides("give_verdict", valid=[False])
    person.sees_phase("ruled_invalid")
    nothing_has_moved()
    rival.does("appeal", arguments="Está en el diccionario.")
    person.sees_phase("appealed")
    nothing_has_moved()
    arbiter.decides("decide_appeal", valid=True)
    person.note()
    person.sees_moment("mine")
    nothing_has_moved()
    rival.write(type="courtesy", courtesy="good_play")
    person.pass_the_turn()
    nothing_has_moved()
    rival.does("resign")
    person.sees_phase("over")
    nothing_has_moved()
    person.sign()
    rival.does("sign")
    person.sees_phase("closed")
    nothing_has_moved()
    assert person.errors == []


@alone_and_in_a_match
def test_who_reads_the_sheet_on_a_phone_keeps_it_when_the_game_ends(
    deal: Deal, watched: Callable[[str], Person], server: Server
) -> None:
    person = watched("phone")
    rival = sit_opposite(server, deal, person)
    keep = KEEP_THEIR_PLACE | PHONE_KEEPS | IN_THE_DRAWER
    person.lay("H8", "I8")
    person.announce()
    person.at("open-sheet").click()
    expect(person.page.locator("dialog .sheet .pill")).to_be_visible()
    stand = places_of(person.page, keep)

    def nothing_has_moved(*, there: Mapping[str, str]) -> None:
        assert_still(person, keep, stand, there=("board", *there))

    rival.does("note")
    expect(person.page.locator("dialog .sheet .pill")).to_have_count(0)
    nothing_has_moved(there=PHONE_KEEPS | IN_THE_DRAWER)
    rival.does("resign")
    person.sees_phase("over")
    nothing_has_moved(there=PHONE_KEEPS | IN_THE_DRAWER)
    person.page.keyboard.press("Escape")
    person.sign()
    rival.does("sign")
    person.sees_phase("closed")
    nothing_has_moved(there=PHONE_KEEPS)
    assert person.errors == []


def test_a_long_verdict_leaves_the_sheet_its_heading(
    watched: Callable[[str], Person], server: Server
) -> None:
    person = watched("desktop")
    rival = sit_opposite(server, Deal("fise-2009", 158, judge="arbiter"), person)
    arbiter = Arbiter(server, rival)
    person.lay("H8", "I8")
    person.announce()
    rival.does("note")
    person.sees_moment("theirs")
    lay_two_below(rival, "H9", "I9")
    person.sees_phase("announced")
    for word in person.page.locator(".doubts input").all():
        word.check()
    person.at("challenge").click()
    person.sees_phase("challenged")
    arbiter.decides("give_verdict", valid=[False, False, False])
    person.sees_phase("ruled_invalid")
    rival.does("withdraw_play")
    expect(person.at("seen")).to_be_in_viewport(ratio=1)
    expect(person.page.locator(".sheet h3")).to_be_in_viewport(ratio=1)
    sheet = person.page.locator(".sheet").bounding_box()
    assert sheet is not None
    assert sheet["height"] >= SHEET_MINIMUM
    assert person.page.locator(".doing").evaluate("one => one.scrollHeight - one.clientHeight") == 0
    assert shifts_of(person.page) == []
