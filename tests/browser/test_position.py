"""A position pasted into the analysis board, and studied while one looks on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from letrado.engine.position import Position
from letrado.game.board import Board
from letrado.game.rack import Rack
from tests.browser.axe import faults_of
from tests.browser.conftest import NewPerson
from tests.browser.people import DERIVING_MS, Person
from tests.long_profile import long_only
from tests.server.test_position_study import position

pytestmark = long_only

EMPTY_BAG = 4  # tiles unseen: fewer than a rack holds
LONG_UNSETTLED = Position(Board(), Rack(tuple("AEILNRT")))  # several openings are as good


@pytest.fixture
def analyst(new_person: NewPerson) -> Person:
    person = new_person()
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.go("#/analysis")
    return person


def paste(person: Person, text: str) -> None:
    field = person.page.get_by_label("Posición en CGP", exact=True)
    field.click()
    person.page.evaluate("text => navigator.clipboard.writeText(text)", text)
    person.page.keyboard.press("Control+A")
    person.page.keyboard.press("Control+V")
    expect(field).to_have_value(text)


def studied(person: Person) -> Locator:
    return person.at("study").get_by_role("status")


def test_a_pasted_ending_is_solved_while_one_looks_on(analyst: Person) -> None:
    paste(analyst, position(unseen=EMPTY_BAG).written())
    for square, letter in (("G8", "A"), ("H8", "L"), ("I8", "A")):
        expect(analyst.square(square).locator(".tile-letter")).to_have_text(letter)
    rack = analyst.page.get_by_label("Atril (? es un comodín)", exact=True)
    expect(rack).to_have_value("ASE")
    expect(analyst.page.locator(".play-name").first).to_be_visible(timeout=DERIVING_MS)

    analyst.button("Resolver").click()
    expect(studied(analyst)).to_have_attribute("data-done", "true", timeout=DERIVING_MS)
    moves = analyst.at("study").locator("tbody tr")
    expect(moves.first).to_be_visible()
    moves.first.get_by_role("button").click()
    expect(analyst.page.locator("[data-mark=laid]").first).to_be_visible()
    assert faults_of(analyst.page, but=".board tbody") == []
    assert analyst.errors == []


def test_a_simulation_is_told_as_it_goes_on_and_can_be_stopped(analyst: Person) -> None:
    paste(analyst, LONG_UNSETTLED.written())
    expect(analyst.page.locator(".play-name").first).to_be_visible(timeout=DERIVING_MS)

    analyst.button("Simular").click()
    expect(studied(analyst)).to_have_text(re.compile(r"[1-9]\d* pruebas"), timeout=DERIVING_MS)
    analyst.button("Parar").click()
    expect(analyst.button("Simular")).to_be_visible()
    expect(analyst.at("study").locator("tbody tr").first).to_be_visible()
    assert analyst.errors == []


def test_what_is_no_position_is_told_and_changes_nothing(analyst: Person) -> None:
    paste(analyst, position(unseen=EMPTY_BAG).written())
    paste(analyst, "15/15 CASA/ 0/0 0")

    unreadable = analyst.page.get_by_text("Eso no es una posición en CGP para estas fichas.")
    expect(unreadable).to_be_visible()
    expect(analyst.square("H8").locator(".tile-letter")).to_have_text("L")
