"""Every page on a phone: it stands, it is accessible, and the browser complains of nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import faults_of, overflow_of
from tests.browser.conftest import NewPerson
from tests.server.client import Server, Visitor

PAGES = {
    "": "Juega con el reglamento en la mano.",
    "#/judge": "Mesa de jueces",
    "#/study": "Estudiar una palabra",
    "#/analysis": "Tablero de análisis",
    "#/books": "Reglamentos",
    "#/books/uf-2007": "Reglamentos",
    "#/books/readings": "Reglamentos",
    "#/account": "Invitado",
}

CHOOSE_A_BOOK_WITHOUT_LIST = """
if (location.protocol === 'http:') localStorage.setItem('letrado.judge.book', 'uf-2007')
"""


def test_each_page_stands_on_a_phone(new_person: NewPerson) -> None:
    person = new_person(width=360, height=740)
    person.page.add_init_script(CHOOSE_A_BOOK_WITHOUT_LIST)
    for address, title in PAGES.items():
        person.go(address)
        expect(person.page.get_by_role("heading", name=title, exact=True, level=1)).to_be_visible()
        expect(person.page.locator(".loading")).to_have_count(0)
        search = person.page.get_by_role("searchbox")
        if search.count():
            search.fill("comod")  # a few questions of the comparison are as good as all

        assert faults_of(person.page) == [], address
        assert overflow_of(person.page) == 0, address
        person.page.goto("about:blank")

    assert person.errors == []


def test_a_table_stands_on_a_phone(new_person: NewPerson, server: Server) -> None:
    person = new_person(width=360, height=740)
    link = person.propose_by_link("Ana", "uf-2007")
    rival = Visitor(server.url, "Berta")
    game = rival.post(f"/api/seeks/{link.rpartition('/')[2]}/accept")["game"]
    rival.sit(game)
    person.sees_phase("thinking")
    expect(person.page.locator(".rack button")).to_have_count(7)

    assert faults_of(person.page) == []
    assert overflow_of(person.page) == 0
    assert person.errors == []
