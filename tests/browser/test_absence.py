"""An authorised absence: notice, whose clock runs meanwhile, and who draws on return."""

from __future__ import annotations

from playwright.sync_api import expect

from letrado.table.setup import Timing
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import Person, seat
from tests.server.client import Server

TIMING = Timing(method="chess_clock", mode="corrido", minutes_each=25)
AWAY = "ausente con permiso"


def give_notice(person: Person) -> None:
    person.at("more").click()
    expect(person.at("more-leave")).to_be_enabled()
    person.at("more-leave").click()
    person.at("do-it").click()


def come_back(person: Person) -> None:
    person.at("more").click()
    expect(person.button("Ya he vuelto")).to_be_enabled()
    person.button("Ya he vuelto").click()


def sees_clocks(person: Person, *, mine: str, theirs: str) -> None:
    person.sees_clock("my", mine)
    person.sees_clock("rival", theirs)


def sees_tiles(person: Person, count: int) -> None:
    expect(person.page.locator(".rack button")).to_have_count(count)


def test_who_leaves_after_a_play_draws_first_on_return(
    new_person: NewPerson, server: Server
) -> None:
    """The opponent's clock runs, then that of the absent, and nobody draws meanwhile."""
    first, second = seat(server, Deal("fise-2009", 158, TIMING), new_person(), new_person())
    give_notice(first)
    expect(first.at("refusal")).to_contain_text("Se sale después de la propia jugada")
    expect(first.at("refusal").locator(".cite")).to_contain_text("art. 37")

    first.lay("H8", "I8")
    first.announce()
    give_notice(first)
    expect(first.at("my-seat")).to_contain_text(AWAY)
    expect(second.at("rival-seat")).to_contain_text(AWAY)
    second.note()
    second.sees_moment("mine")
    sees_clocks(first, mine="parado", theirs="corre")
    sees_clocks(second, mine="corre", theirs="parado")
    sees_tiles(first, 5)

    second.lay("H9", "H10")
    second.announce()
    first.sees_phase("announced")
    expect(first.at("note")).to_have_count(0)
    sees_clocks(first, mine="corre", theirs="parado")
    sees_clocks(second, mine="parado", theirs="corre")
    sees_tiles(second, 5)
    come_back(first)
    expect(first.at("my-seat").get_by_text(AWAY)).to_have_count(0)
    sees_clocks(first, mine="parado", theirs="parado")
    first.note()
    first.sees_moment("mine")
    sees_clocks(first, mine="corre", theirs="parado")
    for person in (first, second):
        sees_tiles(person, 7)
        person.sees_in_story("Ana vuelve", "art. 37")
        assert person.errors == []


def test_the_arbiter_enters_an_absence_and_the_clock_of_the_absent_runs(
    new_person: NewPerson, server: Server
) -> None:
    """Where the turn is not over before the tiles are drawn, the opponent waits."""
    deal = Deal("redeletras", 158, TIMING, judge="arbiter")
    arbiter = new_person()
    first, second = seat(server, deal, new_person(), new_person(), arbiter)
    first.lay("H8", "I8")
    first.announce()
    arbiter.enter("Ausencia autorizada", player="Ana")
    for person, its in ((first, "my-seat"), (second, "rival-seat")):
        expect(person.at(its)).to_contain_text(AWAY)
    second.note()
    second.sees_phase("accepted")
    sees_clocks(second, mine="parado", theirs="corre")
    sees_tiles(first, 5)

    arbiter.enter("Vuelta de una ausencia", player="Ana")
    second.sees_moment("mine")
    sees_clocks(second, mine="corre", theirs="parado")
    expect(second.at("rival-seat").get_by_text(AWAY)).to_have_count(0)
    sees_tiles(first, 7)
    acts = arbiter.at("acts").locator("li b")
    expect(acts).to_have_text(["Ausencia autorizada: Ana", "Vuelta de una ausencia: Ana"])
    for person in (first, second, arbiter):
        assert person.errors == []
