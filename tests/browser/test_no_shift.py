"""Nothing moves by itself: not while a page loads with slow answers, not while a game goes on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from playwright.sync_api import expect

from letrado.table.setup import Timing
from tests.browser.conftest import PAGES, NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person
from tests.browser.rivals import lay_two_below, sit_opposite
from tests.browser.shifts import settle, shifts_of, watch
from tests.server.client import OPENED, Server, Table, Visitor, two_at_a_table
from tests.server.club import Club, open_club

SCREENS = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1366, 768)}
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
WITHOUT_LIST = "uf-2007"  # nothing has to be derived for it
CHOOSE_A_BOOK_WITHOUT_LIST = f"""
if (location.protocol === 'http:') localStorage.setItem('letrado.judge.book', '{WITHOUT_LIST}')
"""
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
DESK_KEEPS = {"entries": "[data-testid=entries]", "acts": "[data-testid=acts]"}
MATCH = Timing(method="chess_clock", mode="corrido", minutes_each=25, game_limit_minutes=60)


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


@pytest.fixture
def watched(new_person: NewPerson) -> Callable[[str], Person]:
    def come(screen: str) -> Person:
        width, height = SCREENS[screen]
        person = new_person(width=width, height=height, touch=screen != "desktop")
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
    session = first.visitor.http.cookies.items()
    person.page.context.add_cookies(
        [{"name": key, "value": value, "url": person.url} for key, value in session]
    )
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
        person.url = club.server.url
        cookies = elena.http.cookies.items()
        person.page.context.add_cookies(
            [{"name": key, "value": value, "url": person.url} for key, value in cookies]
        )
        person.go(address)
    expect(desk.at("entries")).to_be_visible()
    row = hall.page.get_by_role("row").filter(has_text=re.compile("carla.*gil|gil.*carla"))
    expect(row.last).to_be_visible()
    for person in (hall, desk):
        settle(person.page)

    def nothing_has_moved() -> None:
        form = places_of(desk, DESK_KEEPS)
        assert form == stand
        for person in (hall, desk):
            assert shifts_of(person.page) == []

    stand = places_of(desk, DESK_KEEPS)
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


def places_of(
    person: Person, keep: Mapping[str, str] = KEEP_THEIR_PLACE
) -> dict[str, tuple[int, ...]]:
    """Where on the page that stands which may not move, as far as it is there."""
    found = {}
    scrolled = person.page.evaluate("scrollY")
    for name, selector in keep.items():
        locator = person.page.locator(selector)
        box = locator.bounding_box() if locator.count() else None
        if box:
            edges = (box["x"], box["y"] + scrolled, box["width"], box["height"])
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


alone_and_in_a_match = pytest.mark.parametrize(
    "deal",
    [
        Deal("fise-2009", 158, judge="arbiter"),
        Deal("fise-2009", 158, MATCH, judge="arbiter", games=3),
    ],
    ids=["one game", "a match"],
)


@on_each_screen
@alone_and_in_a_match
def test_nothing_moves_at_a_table_from_the_first_tile_to_the_signatures(
    screen: str, deal: Deal, watched: Callable[[str], Person], server: Server
) -> None:
    person = watched(screen)
    rival = sit_opposite(server, deal, person)
    arbiter = Arbiter(server, rival)
    keep = KEEP_THEIR_PLACE | {"tablet": TABLET_KEEPS, "phone": PHONE_KEEPS}.get(screen, {})
    stand = places_of(person, keep)

    def nothing_has_moved() -> None:
        now = places_of(person, keep)
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
    stand = places_of(person, keep)

    def nothing_has_moved(*, there: Mapping[str, str]) -> None:
        now = places_of(person, keep)
        assert now == {name: stand[name] for name in now}
        assert there.keys() | {"board"} <= now.keys()
        assert shifts_of(person.page) == []

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
