"""Nothing moves by itself while a page loads with slow answers, nor when something comes to it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PAGES
from tests.browser.people import Person
from tests.browser.rivals import lay_two_below
from tests.browser.shifts import on_each_screen, places_of, settle, shifts_of
from tests.server.client import OPENED, Server, Visitor, two_at_a_table
from tests.server.club import Club, open_club

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
WITHOUT_LIST = "uf-2007"  # nothing has to be derived for it
CHOOSE_A_BOOK_WITHOUT_LIST = f"""
if (location.protocol === 'http:') localStorage.setItem('letrado.judge.book', '{WITHOUT_LIST}')
"""
DESK_KEEPS = {"entries": "[data-testid=entries]", "acts": "[data-testid=acts]"}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    database = Path(tmp_path_factory.mktemp("club")) / "games.sqlite"
    opened = open_club(f"sqlite:///{database}", "--pages", str(PAGES))
    for name in ("carla", "gil"):
        opened.enter(name)
    OPENED.clear()  # they stay for all the tests
    yield opened
    for visitor in opened.visitors.values():
        visitor.close()
    opened.server.stop()


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
            person.come_as(club.enter(name))
        person.go(address)
        settle(person.page)

        assert shifts_of(person.page) == [], (name, address)
        person.page.close()


@on_each_screen
def test_a_host_who_waits_sees_nothing_move(
    screen: str, watched: Callable[[str], Person], server: Server
) -> None:
    person = watched(screen)
    person.choose("Ana", "fise-2009")
    link = person.propose()
    settle(person.page)
    assert person.page.evaluate("scrollY") == 0
    assert shifts_of(person.page) == []
    person.page.reload()
    settle(person.page)
    assert person.at("link").input_value() == link
    Visitor(server.url, "Berta").post(f"/api/seeks/{link.rpartition('/')[2]}/accept")
    expect(person.table).to_be_visible()

    assert shifts_of(person.page) == []
    assert person.errors == []


@on_each_screen
def test_the_draw_of_a_game_does_not_move_while_it_loads(
    screen: str, watched: Callable[[str], Person], server: Server
) -> None:
    first, second = two_at_a_table(server.url)
    first.does("resign")
    second.until("over")
    person = watched(screen)
    person.come_as(first.visitor)
    person.go(f"#/draw/{first.game}")
    expect(person.at("draw-check")).to_be_visible()
    settle(person.page)

    assert shifts_of(person.page) == []
    assert person.errors == []


@on_each_screen
def test_what_comes_to_hall_and_desk_finds_its_place(
    screen: str, watched: Callable[[str], Person], club: Club
) -> None:
    carla, gil, elena = club.enter("carla"), club.enter("gil"), club.enter("elena")
    seek = carla.propose("link", WITHOUT_LIST, arbiter=True)["seek"]
    game = gil.post(f"/api/seeks/{seek['id']}/accept")["game"]
    tables = {table.view["role"]: table for table in (carla.sit(game), gil.sit(game))}
    hall, desk = watched(screen), watched(screen)
    for person, address in ((hall, "#/hall"), (desk, f"#/desk/{game}/-")):
        person.come_as(elena)
        person.go(address)
    expect(desk.at("entries")).to_be_visible()
    row = hall.page.get_by_role("row").filter(has_text=re.compile("carla.*gil|gil.*carla"))
    expect(row.last).to_be_visible()
    for person in (hall, desk):
        settle(person.page)

    def nothing_has_moved() -> None:
        form = places_of(desk.page, DESK_KEEPS)
        assert form == stand
        for person in (hall, desk):
            assert shifts_of(person.page) == []

    stand = places_of(desk.page, DESK_KEEPS)
    desk.enter("Conducta", player="carla", remark="Habla con otra mesa.")
    expect(desk.at("acts").locator("li b")).to_have_count(1)
    nothing_has_moved()
    carla.post(f"/api/games/{game}/claims", text="Faltan fichas en la bolsa.")
    expect(desk.at("claims")).to_be_visible()
    expect(row.last).to_contain_text("Faltan fichas")
    nothing_has_moved()
    on_turn = tables["A"].view["on_turn"]
    first, second = tables[on_turn], tables["B" if on_turn == "A" else "A"]
    first.wait(lambda: "make_play" in first.view["actions"])
    lay_two_below(first, "H8", "H9")
    second.until("announced")
    second.does("challenge")
    expect(desk.at("case")).to_be_visible()
    expect(row.last).to_contain_text("Impugnación")
    nothing_has_moved()
    first.does("resign")
