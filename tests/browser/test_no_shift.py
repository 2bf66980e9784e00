"""Nothing moves by itself: not while a page loads with slow answers, not while a game goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import PAGES, NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person
from tests.browser.rivals import lay_two_below, sit_opposite
from tests.browser.shifts import settle, shifts_of, watch
from tests.server.client import OPENED, Server, Table, Visitor
from tests.server.club import Club, open_club

SCREENS = {"phone": (360, 740), "desktop": (1366, 768)}
on_each_screen = pytest.mark.parametrize("screen", SCREENS)

OPEN_PAGES = (
    "",
    "#/judge",
    "#/study",
    "#/analysis",
    "#/books",
    "#/books/fise-2009/40",
    "#/books/readings",
    "#/account",
)
CLUB_PAGES = {
    "": "",
    "ana": "#/account",
    "fran": "#/account",
    "elena": "#/hall",
}
CHOOSE_A_BOOK_WITHOUT_LIST = """
if (location.protocol === 'http:') localStorage.setItem('letrado.judge.book', 'uf-2007')
"""
KEEP_THEIR_PLACE = {
    "board": ".board",
    "rack": ".hand .rack",
    "own clock": "[data-testid=my-seat] time",
    "other clock": "[data-testid=rival-seat] time",
    "action bar": ".turn-actions",
    "phases": ".phases",
}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    database = Path(tmp_path_factory.mktemp("club")) / "games.sqlite"
    opened = open_club(f"sqlite:///{database}", "--pages", str(PAGES))
    OPENED.clear()  # they stay for all the tests
    yield opened
    for visitor in opened.visitors.values():
        visitor.close()
    opened.server.stop()


@pytest.fixture
def watched(new_person: NewPerson) -> Callable[[str], Person]:
    def come(screen: str) -> Person:
        width, height = SCREENS[screen]
        person = new_person(width=width, height=height, touch=screen == "phone")
        watch(person.page)
        return person

    return come


@on_each_screen
def test_no_page_moves_while_it_loads(
    screen: str, watched: Callable[[str], Person], server: Server
) -> None:
    seek = Visitor(server.url, "Berta").propose("link")["seek"]
    for address in (*OPEN_PAGES, f"#/join/{seek['id']}"):
        person = watched(screen)
        person.page.add_init_script(CHOOSE_A_BOOK_WITHOUT_LIST)
        person.go(address)
        settle(person.page)

        assert shifts_of(person.page) == [], address
        assert person.errors == []
        person.page.close()


@on_each_screen
def test_no_page_of_a_club_moves_while_it_loads(
    screen: str, watched: Callable[[str], Person], club: Club
) -> None:
    pages = [*CLUB_PAGES.items(), ("elena", f"#/desk/{club.game}")]
    for name, address in pages:
        person = watched(screen)
        person.url = club.server.url
        if name:
            cookies = club.enter(name).http.cookies.items()
            person.page.context.add_cookies(
                [{"name": key, "value": value, "url": person.url} for key, value in cookies]
            )
        person.go(address)
        settle(person.page)

        assert shifts_of(person.page) == [], (name, address)
        person.page.close()


def places_of(person: Person) -> dict[str, tuple[int, ...]]:
    """Where that stands which may not move, as far as it is there."""
    found = {}
    for name, selector in KEEP_THEIR_PLACE.items():
        locator = person.page.locator(selector)
        box = locator.bounding_box() if locator.count() else None
        if box:
            edges = (box["x"], box["y"], box["width"], box["height"])
            found[name] = tuple(round(edge) for edge in edges)
    return found


class Arbiter:
    """At the desk of a game, without a browser."""

    def __init__(self, server: Server, table: Table) -> None:
        self.visitor = Visitor(server.url, "Elena")
        self.desk = f"/api/games/{table.game}/desk"
        self.visitor.post(f"{self.desk}/take", key=table.visitor.get(f"{self.desk}/key")["key"])

    def decides(self, command: str, **facts: object) -> None:
        body = {"command": command, **facts}
        assert self.visitor.post(self.desk, command=body, reason="Visto.")["done"]


@on_each_screen
def test_nothing_moves_at_a_table_from_the_first_tile_to_the_signatures(
    screen: str, watched: Callable[[str], Person], server: Server
) -> None:
    person = watched(screen)
    rival = sit_opposite(server, Deal("fise-2009", 158, judge="arbiter"), person)
    arbiter = Arbiter(server, rival)
    stand = places_of(person)

    def nothing_has_moved() -> None:
        now = places_of(person)
        assert now == {name: stand[name] for name in now}
        assert shifts_of(person.page) == []

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
