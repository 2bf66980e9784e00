"""Whole games over real sockets."""

from __future__ import annotations

from tests.server.client import Server, Table, Visitor, two_at_a_table


def lay(place: str, tiles: list[str]) -> list[dict[str, object]]:
    """Tiles across from a square, as they come from the rack."""
    column, row = ord(place[0]), place[1:]
    return [
        {
            "square": f"{chr(column + at)}{row}",
            "letter": tile if tile != "?" else "A",
            "blank": tile == "?",
        }
        for at, tile in enumerate(tiles)
    ]


def opening(table: Table, count: int = 2) -> list[dict[str, object]]:
    return lay("H8", table.view["rack"][:count])


def test_two_people_play_a_turn_each_and_sign(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    first.does("make_play", tiles=opening(first))
    second.until("announced")
    assert second.view["play"]["points"] == first.view["play"]["points"]
    second.does("note")
    second.wait(lambda: second.view["on_turn"] == second.view["role"])
    second.does("exchange_tiles", tiles=second.view["rack"][:3])
    first.wait(
        lambda: first.view["on_turn"] == first.view["role"] and len(first.view["sheet"]) == 2
    )
    first.does("resign")
    second.until("over")
    for table in (first, second):
        table.until("over")
    for table in (first, second):
        assert table.give("sign", sheet=table.view["sheet_version"])["done"]
    first.until("closed")
    assert first.view["result"]["winner"] == second.view["role"]
    draw = first.visitor.get(f"/api/games/{first.game}/draw")
    assert draw["check"]["agrees"]


def test_one_plays_against_letrado(server: Server) -> None:
    ana = Visitor(server.url, "Ana")
    game = ana.propose("machine")["game"]
    table = ana.sit(game)
    for _ in range(3):
        table.wait(lambda: "pass" in table.view["actions"] or "note" in table.view["actions"])
        if "note" in table.view["actions"]:
            table.does("note")
        else:
            table.does("pass")
    assert any(entry["kind"] == "play" for entry in table.view["sheet"])
