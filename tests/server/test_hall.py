"""Officials of a club: monitors who go round, claims, a desk that is free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import OPENED, Table
from tests.server.club import Club, open_club
from tests.server.test_desk import challenged

CLOCK = {"method": "chess_clock", "minutes_each": 25}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    opened = open_club(f"sqlite:///{tmp_path_factory.mktemp('hall') / 'games.sqlite'}")
    for name in ("ana", "bruno", "carla", "dora", "elena", "marta"):
        opened.enter(name)
    OPENED.clear()  # they stay for all the tests
    yield opened
    for visitor in opened.visitors.values():
        visitor.close()
    assert opened.server.stop(), opened.server.log


def table_with_arbiter(club: Club) -> tuple[Table, Table]:
    """Ana and Bruno in a game that has begun; whoever is on turn comes first."""
    ana, bruno = club.enter("ana"), club.enter("bruno")
    seek = ana.propose("link", arbiter=True, clock=CLOCK)["seek"]
    game = bruno.post(f"/api/seeks/{seek['id']}/accept")["game"]
    first, second = ana.sit(game), bruno.sit(game)
    for table in (first, second):
        table.until("thinking")
    return (first, second) if first.view["on_turn"] == first.view["role"] else (second, first)


def seen_from_the_hall(club: Club, game: str, by: str = "marta") -> dict[str, Any]:
    found: dict[str, Any] = next(
        table for table in club.enter(by).get("/api/hall") if table["game"] == game
    )
    return found


def test_a_monitor_takes_the_slip_to_the_judges_and_brings_their_answer(club: Club) -> None:
    first, second = table_with_arbiter(club)
    assert seen_from_the_hall(club, first.game)["cases"] == []
    challenged(first, second)
    table = seen_from_the_hall(club, first.game)
    assert table["cases"] == ["challenge"]
    assert [len(word) for word in table["slip"]["words"]] == [7]
    assert {"board", "rack", "scores"}.isdisjoint(table)

    verdict = {"command": "give_verdict", "valid": [False]}
    answer = club.enter("marta").post(
        f"/api/games/{first.game}/monitor", command=verdict, reason="Los jueces no la hallan."
    )

    assert answer["done"]
    assert answer["rulings"][0]["grounds"]
    first.until("ruled_invalid")
    elena = club.enter("elena")
    elena.post(f"/api/games/{first.game}/desk/take")
    acts = elena.get(f"/api/games/{first.game}/desk")["acts"]
    assert [(act["person"], act["act"]) for act in acts] == [("marta", "give_verdict")]


def test_a_monitor_who_plays_does_not_see_the_own_table_in_the_hall(club: Club) -> None:
    marta, bruno = club.enter("marta"), club.enter("bruno")
    seek = marta.propose("link", arbiter=True)["seek"]
    game = bruno.post(f"/api/seeks/{seek['id']}/accept")["game"]

    assert game not in [table["game"] for table in marta.get("/api/hall")]
    assert seen_from_the_hall(club, game, by="elena")["names"] == ["marta", "bruno"]


def test_a_monitor_reports_and_does_not_penalise(club: Club) -> None:
    first, _ = table_with_arbiter(club)
    path, side = f"/api/games/{first.game}/monitor", first.view["role"]
    report = {"command": "report_conduct", "side": side, "matter": "talk"}
    penalty = {"command": "penalise", "side": side, "points": 30}
    marta = club.enter("marta")

    assert marta.post(path, command=report)["done"]
    refused = marta.http.post(path, json={"command": penalty})
    assert (refused.status_code, refused.json()["code"]) == (422, "not_a_command")


def test_a_claim_stops_the_clocks_until_the_arbiter_answers(club: Club) -> None:
    first, second = table_with_arbiter(club)
    claims = f"/api/games/{first.game}/claims"
    made = first.visitor.post(claims, text=" Mi rival habla con otra mesa. ")
    assert [(claim["number"], claim["text"]) for claim in made] == [
        (1, "Mi rival habla con otra mesa.")
    ]
    second.wait(lambda: second.view["clock"]["stops"] == ["referee_called"])
    assert second.view["clock"]["running"] == []
    again = first.visitor.http.post(claims, json={"text": "Otra vez."})
    assert (again.status_code, again.json()["code"]) == (409, "claim_open")
    assert seen_from_the_hall(club, first.game)["cases"] == ["claim"]

    elena, desk = club.enter("elena"), f"/api/games/{first.game}/desk"
    assert elena.post(f"{desk}/take")["claims"] == made
    elena.post(f"{desk}/claims/1", answer="Advertido.", upheld=True)

    second.wait(lambda: second.view["clock"]["stops"] == [])
    assert second.view["clock"]["running"] == [first.view["role"]]
    told = second.visitor.get(claims)[0]
    assert (told["answer"], told["upheld"]) == ("Advertido.", True)
    assert [act["act"] for act in elena.get(desk)["acts"]] == ["answer_claim"]
    repeated = elena.http.post(f"{desk}/claims/1", json={"answer": "No.", "upheld": False})
    assert (repeated.status_code, repeated.json()["code"]) == (409, "claim_answered")
    unknown = elena.http.post(f"{desk}/claims/7", json={"answer": "No.", "upheld": False})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown_claim")


def test_where_no_arbiter_was_agreed_nobody_answers_a_claim(club: Club) -> None:
    ana, bruno = club.enter("ana"), club.enter("bruno")
    seek = ana.propose("link")["seek"]
    game = bruno.post(f"/api/seeks/{seek['id']}/accept")["game"]
    answer = ana.http.post(f"/api/games/{game}/claims", json={"text": "Reclamo."})

    assert (answer.status_code, answer.json()["code"]) == (409, "no_arbiter_agreed")
    assert game not in [table["game"] for table in club.enter("marta").get("/api/hall")]


def test_an_official_without_the_second_factor_sits_at_no_desk(club: Club) -> None:
    first, _ = table_with_arbiter(club)
    take = f"/api/games/{first.game}/desk/take"
    key = first.visitor.get(f"/api/games/{first.game}/desk/key")["key"]

    for name in ("dora", "marta", "carla"):
        answer = club.enter(name).http.post(take, json={"key": key})
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")
