"""Games proposed to whoever comes, looked at from outside, resigned and abandoned."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from letrado.rules.side import Side, other
from tests.browser import dealt
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.people import seat
from tests.browser.rivals import lay_two_below
from tests.server.client import Server, Visitor

LATE_SECONDS = 4
LEFT_ALONE = Deal("fise-2009", 158, minutes_ago=30)


def test_a_game_proposed_to_all_is_taken_by_one(new_person: NewPerson) -> None:
    ana, berta, carla = new_person(), new_person(), new_person()
    ana.choose("Ana la abierta", "uf-2007", opponent="anyone", players_judge=True)
    ana.propose()
    for person, name in ((berta, "Berta"), (carla, "Carla")):
        person.go("")
        line = person.page.locator("li").filter(has_text="Ana la abierta")
        expect(line).to_contain_text("Los jugadores juzgan juntos")
        line.get_by_role("link").click()
        person.page.get_by_label("Tu nombre en la mesa", exact=True).fill(name)
    berta.button("Sentarse a jugar").click()
    for person in (ana, berta):
        person.sees_phase("thinking")
    expect(ana.at("rival-seat")).to_contain_text("Berta")

    carla.button("Sentarse a jugar").click()
    expect(carla.page.get_by_role("alert")).to_contain_text("ha aceptado ya esa propuesta")
    carla.go("")
    expect(carla.page.get_by_role("link", name="Mirar: Ana la abierta")).to_be_visible()
    expect(carla.page.get_by_role("link", name="Sentarse a jugar")).to_have_count(0)
    for person in (ana, berta):
        assert person.errors == []


def test_a_spectator_sees_a_game_late_and_no_rack(new_person: NewPerson, server: Server) -> None:
    ana, berta = (Visitor(server.url, name, language="es") for name in ("Ana", "Berta la lenta"))
    deal = Deal("fise-2009", 158, spectator_delay=LATE_SECONDS)
    people: dict[Side, tuple[str, str]] = {"A": (ana.id, "Ana"), "B": (berta.id, "Berta la lenta")}
    game = dealt.put(server.database, deal, people)
    tables = {"A": ana.sit(game.game), "B": berta.sit(game.game)}
    looker = new_person()
    looker.go("")
    looker.page.get_by_role("link", name="Mirar: Ana contra Berta la lenta", exact=True).click()
    looker.sees_phase("thinking")
    for nothing in (".rack", "[data-testid=more]", "[data-testid=announce]", "textarea"):
        expect(looker.page.locator(nothing)).to_have_count(0)

    played = time.monotonic()
    lay_two_below(tables[game.on_turn], "H8", "I8")
    rival = tables[other(game.on_turn)]
    rival.until("announced")
    looker.page.reload()  # who comes anew is told no more
    looker.sees_phase("announced")
    assert time.monotonic() - played >= LATE_SECONDS
    expect(looker.square("H8").locator(".tile")).to_be_visible()
    expect(looker.at("note")).to_have_count(0)
    assert looker.errors == []


def test_who_resigns_is_asked_first_and_loses(new_person: NewPerson, server: Server) -> None:
    first, second = seat(server, Deal("fise-2009", 158), new_person(), new_person())
    second.at("more").click()
    second.at("more-resign").click()
    expect(second.at("do-it")).to_be_visible()
    second.page.keyboard.press("Escape")
    expect(second.page.locator("dialog")).to_have_count(0)
    first.sees_phase("thinking")

    second.resign()
    for person in (first, second):
        person.sees_phase("over")
        expect(person.at("result")).to_contain_text("Gana Ana")
        assert person.errors == []


def test_a_game_that_the_opponent_has_left_is_claimed(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    rival = Visitor(server.url, "Ana", language="es")
    people: dict[Side, tuple[str, str]] = {"A": (rival.id, "Ana"), "B": (person.id, "Berta")}
    fresh = dealt.put(server.database, Deal("fise-2009", 158), people)
    alone = dealt.put(server.database, LEFT_ALONE, people)
    assert fresh.on_turn == alone.on_turn == "A"

    server.stop()
    server.start()  # both games are taken up where they were left
    person.go(f"#/play/{fresh.game}")
    person.at("more").click()
    person.at("claim").click()
    expect(person.page.locator("dialog").get_by_role("alert")).to_contain_text("minutos")
    person.sees_phase("thinking")

    person.go(f"#/play/{alone.game}")
    person.at("more").click()
    person.at("claim").click()
    person.sees_phase("over")
    expect(person.at("result")).to_contain_text("Gana Berta")


def test_a_table_that_does_not_open_says_why(new_person: NewPerson) -> None:
    person = new_person()
    person.go("#/play/nothing")
    expect(person.page.get_by_role("alert")).to_contain_text("No hay ninguna partida")
    expect(person.page.get_by_role("link", name="Ir al inicio", exact=True)).to_be_visible()
