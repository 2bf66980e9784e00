"""The arbiter's desk, over the network."""

from __future__ import annotations

from tests.server.client import Server, Table, Visitor, two_at_a_table
from tests.server.test_live_game import opening, turn_of


def with_arbiter(server: Server) -> tuple[Table, Table, Visitor, str]:
    first, second = two_at_a_table(server.url, arbiter=True)
    desk = f"/api/games/{first.game}/desk"
    key = first.visitor.get(f"{desk}/key")["key"]
    elena = Visitor(server.url, "Elena")
    assert elena.http.post(f"{desk}/take", json={"key": "guess"}).status_code == 403
    assert first.visitor.http.post(f"{desk}/take", json={"key": key}).status_code == 403
    elena.post(f"{desk}/take", key=key)
    return first, second, elena, desk


def challenged(first: Table, second: Table) -> None:
    first.does("make_play", tiles=opening(first, 7))
    second.until("announced")
    second.does("challenge")
    second.until("challenged")


def test_a_verdict_against_the_proposed_one_wants_a_reason_and_is_logged(server: Server) -> None:
    first, second, elena, desk = with_arbiter(server)
    challenged(first, second)
    case = elena.get(desk)
    proposed = all(case["proposed"]["valid"])
    verdict = {
        "command": "give_verdict",
        "valid": [not proposed for _ in case["proposed"]["valid"]],
    }

    without = elena.http.post(desk, json={"command": verdict})
    assert (without.status_code, without.json()["code"]) == (422, "reason_wanted")
    answer = elena.post(desk, command=verdict, reason="La veo en el diccionario.")

    assert answer["done"]
    acts = elena.get(desk)["acts"]
    assert [(act["act"], act["reason"]) for act in acts] == [
        ("give_verdict", "La veo en el diccionario.")
    ]
    assert case["game"]["rack"] is None


def test_an_appeal_goes_to_the_desk_with_its_arguments(server: Server) -> None:
    first, second, elena, desk = with_arbiter(server)
    challenged(first, second)
    count = len(elena.get(desk)["game"]["challenge"]["words"])
    refused = {"command": "give_verdict", "valid": [False] * count}
    elena.post(desk, command=refused, reason="No está.")
    first.until("ruled_invalid")
    first.does("appeal", arguments="Está en la página 100.")
    assert elena.get(desk)["appeal"] == "Está en la página 100."

    answer = elena.post(desk, command={"command": "decide_appeal", "valid": True})
    [told] = answer["rulings"]
    assert told["text"].startswith("The appeal is upheld")
    assert [ground["reference"] for ground in told["grounds"]] == ["42.4"]

    first.until("announced")
    second.until("announced")
    second.does("note")
    turn_of(second, 1)
    assert second.view["sheet"][0]["kind"] == "play"


def test_the_desk_penalises_and_sees_who_lost_focus(server: Server) -> None:
    first, second, elena, desk = with_arbiter(server)
    first.write(type="focus", milliseconds=4200)
    first.does("pass")
    turn_of(second, 1)
    penalty = {"command": "penalise", "side": first.view["role"], "points": 30}
    answer = elena.post(desk, command=penalty, reason="Conversación.", id="one")
    again = elena.post(desk, command=penalty, reason="Conversación.", id="one")

    assert answer["version"] == again["version"]
    case = elena.get(desk)
    assert case["game"]["seats"][first.view["role"]]["penalties"] == 30
    assert len(case["acts"]) == 1
    assert [entry["milliseconds"] for entry in case["focus"]] == [4200]


def test_a_desk_command_of_a_player_is_no_command(server: Server) -> None:
    _, _, elena, desk = with_arbiter(server)
    answer = elena.http.post(desk, json={"command": {"command": "make_play", "tiles": []}})

    assert (answer.status_code, answer.json()["code"]) == (422, "not_a_command")
