"""The other side of the table without a browser: what a test of one browser plays against."""

from __future__ import annotations

from letrado.rules.side import Side, other
from tests.browser import dealt
from tests.browser.people import Person
from tests.server.client import Server, Table, Visitor


def sit_opposite(server: Server, deal: dealt.Deal, person: Person) -> Table:
    """A rival at a game whose tiles are known; the person is on turn."""
    rival = Visitor(server.url, "Berta", language="es")
    state, _ = dealt.begun(deal, ("Ana", "Ana"))
    own: Side = state.on_turn
    people: dict[Side, tuple[str, str]] = {own: (person.id, "Ana"), other(own): (rival.id, "Berta")}
    game = dealt.put(server.database, deal, people)
    assert game.on_turn == own
    table = rival.sit(game.game)
    person.go(f"#/play/{game.game}")
    person.sees_moment("mine")
    person.sees_phase("thinking")
    return table


def lay_two_below(table: Table, first: str, second: str) -> None:
    """Any two letters of the rival's rack on two squares, announced."""
    table.wait(lambda: "make_play" in table.view["actions"])
    letters = [tile for tile in table.view["rack"] if tile != "?"][:2]
    squares = zip((first, second), letters, strict=True)
    table.does("make_play", tiles=[{"square": at, "letter": tile} for at, tile in squares])
