"""The pages that need the words of a book, which take their time to derive."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.people import DERIVING_MS, Person
from tests.long_profile import long_only

pytestmark = long_only
FIRST = "Cerrar la primera entrada"
SECOND = "Comprobar y ver el veredicto"


def enter(person: Person, word: str, button: str) -> None:
    person.page.keyboard.type(word)
    person.page.get_by_role("button", name=button, exact=True).click()


def test_the_judges_table_answers_without_a_network(new_person: NewPerson) -> None:
    person = new_person(width=1024, height=768)
    person.go("#/judge")
    person.at("judge-book").select_option("fise-2009")
    ready = person.page.get_by_text("Lista guardada: sirve sin conexión", exact=True)
    expect(ready).to_be_visible(timeout=DERIVING_MS)
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.context.set_offline(True)
    person.page.reload()
    expect(ready).to_be_visible()

    enter(person, "casa", FIRST)
    enter(person, "casa", SECOND)
    expect(person.at("joint-verdict")).to_contain_text("Jugada correcta")
    person.page.get_by_role("button", name="Visto por los dos jugadores", exact=True).click()
    enter(person, "xqz", FIRST)
    enter(person, "xqz", SECOND)
    expect(person.at("joint-verdict")).to_contain_text("Jugada no válida")
    person.page.get_by_role("button", name="Visto por los dos jugadores", exact=True).click()
    enter(person, "casa", FIRST)
    enter(person, "cosa", SECOND)
    expect(person.page.get_by_role("heading", name="Las dos entradas no coinciden")).to_be_visible()


def test_a_word_is_explained_under_every_book(new_person: NewPerson) -> None:
    person = new_person()
    person.go("#/study")
    person.page.get_by_label("Palabra", exact=True).fill("casas")
    person.page.get_by_role("button", name="Explicar", exact=True).click()

    expect(person.at("explanation")).to_be_visible(timeout=DERIVING_MS)
    expect(person.at("explanation").locator("tbody tr")).to_have_count(5)
    expect(person.at("explanation").get_by_text("Válida", exact=True).first).to_be_visible()
    assert person.errors == []


def test_the_best_plays_of_a_position_are_listed(new_person: NewPerson) -> None:
    person = new_person()
    person.go("#/analysis")
    person.page.get_by_label("Atril (? es un comodín)", exact=True).fill("casaner")

    plays = person.page.locator(".play-name")
    expect(plays.first).to_be_visible(timeout=DERIVING_MS)
    plays.first.click()
    expect(person.page.locator("[data-square=H8]")).to_have_attribute("data-mark", "laid")
    assert person.errors == []
