"""A club's hall and the arbiter's desk: what waits, what is decided, and who sees it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import faults_of
from tests.browser.conftest import PAGES, NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import DERIVING_MS, Person, seat
from tests.long_profile import long_only
from tests.server.client import Server, Visitor
from tests.server.club import PASSWORD, code_of, make_accounts

CHURRO = Deal("fise-2009", 158, judge="arbiter")  # CH U RR O S N A against a blank, D U O A E T
NAMES = "Ana contra Berta"
IN_PLAY = "En juego"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('club') / 'games.sqlite'}"
    make_accounts(database)
    running = Server(database, "--accounts", "--pages", str(PAGES)).start()
    yield running
    running.stop()


@pytest.fixture
def server(club: Server) -> Server:
    """Whoever comes goes to the club's server."""
    return club


def signed_in(new_person: NewPerson, name: str) -> Person:
    person = new_person()
    person.sign_in(name, PASSWORD, code_of(name))
    return person


def row_of(person: Person) -> Locator:
    """The table of Ana and Berta, as the hall shows it."""
    return person.page.get_by_role("row").filter(has_text=NAMES)


def shows(case: Locator, *, valid: bool) -> None:
    """What the words of the book propose: derived the first time, which takes a while."""
    proposed = "Jugada correcta" if valid else "Jugada no válida"
    expect(case.locator(".pill").last).to_contain_text(proposed, timeout=DERIVING_MS)


def test_who_calls_an_arbiter_is_in_the_hall_until_one_has_answered(
    new_person: NewPerson, server: Server
) -> None:
    ana, bruno = signed_in(new_person, "ana"), signed_in(new_person, "bruno")
    marta, irene = signed_in(new_person, "marta"), signed_in(new_person, "irene")
    seat(server, CHURRO, ana, bruno)
    for official in (marta, irene):
        official.go("#/hall")
        expect(row_of(official)).to_contain_text(IN_PLAY)
    assert faults_of(irene.page) == []

    ana.at("more").click()
    ana.at("more-arbiter").click()
    ana.at("claim-text").fill("Faltan fichas en la bolsa.")
    ana.at("send-claim").click()
    for official in (marta, irene):
        expect(row_of(official)).to_contain_text("Reclamo")
        expect(row_of(official).locator("blockquote")).to_have_text("Faltan fichas en la bolsa.")
        expect(official.page.get_by_role("status")).to_have_text("1 caso abierto")
    expect(row_of(marta).get_by_role("link")).to_have_count(0)
    row_of(irene).get_by_role("link", name=f"Sentarse: {NAMES}", exact=True).click()
    claims = irene.at("claims")
    claims.get_by_role("textbox").fill("Están todas.")
    claims.get_by_role("button", name="No dar la razón", exact=True).click()
    expect(ana.at("claims-made")).to_contain_text("Están todas.")
    expect(row_of(marta)).to_contain_text(IN_PLAY)
    irene.go("#/hall")
    expect(row_of(irene).get_by_role("link", name=f"Abrir: {NAMES}", exact=True)).to_be_visible()
    ana.page.keyboard.press("Escape")
    ana.resign()  # a table that is over is no longer in the hall
    expect(row_of(marta)).to_have_count(0)
    for person in (ana, bruno, marta, irene):
        assert person.errors == []


def test_a_session_that_is_ended_elsewhere_leaves_the_table(
    new_person: NewPerson, server: Server
) -> None:
    first, _ = seat(server, CHURRO, signed_in(new_person, "carla"), signed_in(new_person, "gil"))
    elsewhere = Visitor(server.url)
    elsewhere.sign_in("carla", PASSWORD)
    elsewhere.post("/api/account/sessions/end")

    expect(first.page.get_by_role("heading", name="Entrar en el servidor del club")).to_be_visible()
    expect(first.table).to_have_count(0)


@long_only
def test_what_waits_is_in_the_hall_and_the_desk_decides_it(
    new_person: NewPerson, server: Server
) -> None:
    ana, bruno = signed_in(new_person, "ana"), signed_in(new_person, "bruno")
    marta, elena = signed_in(new_person, "marta"), signed_in(new_person, "elena")
    first, second = seat(server, CHURRO, ana, bruno)
    for official in (marta, elena):
        official.go("#/hall")
        expect(row_of(official)).to_contain_text(IN_PLAY)

    first.square("H8").focus()
    first.page.keyboard.type("churro")
    first.announce()
    second.challenge_first_word()
    for official in (marta, elena):
        expect(row_of(official)).to_contain_text("Impugnación", timeout=DERIVING_MS)
        expect(official.page.get_by_role("status")).to_have_text("1 caso abierto")
        assert faults_of(official.page) == []
    expect(row_of(marta).get_by_role("link")).to_have_count(0)
    shows(row_of(marta), valid=True)
    row_of(elena).get_by_role("link", name=f"Sentarse: {NAMES}", exact=True).click()
    case = elena.at("case")
    expect(case.locator(".case-words")).to_have_text("CHURRO")
    shows(case, valid=True)
    expect(elena.at("give-invalid")).to_be_disabled()
    elena.at("give-valid").click()
    for person in (first, second):
        expect(person.at("verdict")).to_contain_text("Jugada correcta")
    expect(elena.at("no-case")).to_be_visible()
    expect(row_of(marta)).to_contain_text(IN_PLAY)

    second.note()
    second.sees_moment("mine")
    second.square("H9").focus()
    second.page.keyboard.press("Space")
    second.page.keyboard.type("ao")  # CHAO, which the list knows
    second.announce()
    first.challenge_first_word()
    shows(case, valid=True)
    elena.at("reason").fill("El texto del torneo la excluye.")
    expect(elena.at("give-invalid")).to_be_enabled()
    elena.at("give-invalid").click()
    second.sees_phase("ruled_invalid")
    second.at("appeal").click()
    second.at("arguments").fill("Está en el diccionario.")
    second.at("send-appeal").click()
    expect(row_of(marta)).to_contain_text("Apelación")
    expect(marta.button("Dar este veredicto")).to_have_count(0)
    expect(case.locator("blockquote")).to_have_text("Está en el diccionario.")
    elena.at("reason").fill("Se confirma.")
    elena.at("give-invalid").click()
    for person in (first, second):
        expect(person.at("verdict")).to_contain_text("Jugada no válida")
    first.sees_moment("mine")

    acts = elena.at("acts").locator("li")
    expect(acts.locator("b")).to_have_text(
        [
            "Veredicto: Jugada correcta",
            "Veredicto: Jugada no válida",
            "Apelación resuelta: Jugada no válida",
        ]
    )
    expect(acts.locator(".act-reason")).to_have_text(
        ["El texto del torneo la excluye.", "Se confirma."]
    )
    assert faults_of(elena.page, but=".board tbody") == []
    for person in (ana, bruno, marta, elena):
        assert person.errors == []
