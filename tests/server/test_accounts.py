"""A club's server: signing in, the second factor, one's data."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from letrado.server.sign_in import STEP_SECONDS, shown_step, totp_code
from tests.cli.command import letrado
from tests.server.client import Visitor
from tests.server.club import PASSWORD, SECRET, Club, open_club


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    opened = open_club(f"sqlite:///{tmp_path_factory.mktemp('accounts') / 'games.sqlite'}")
    yield opened
    assert opened.server.stop(), opened.server.log


def test_codes_are_those_of_the_standard() -> None:
    secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"  # of RFC 6238, appendix B

    assert totp_code(secret, 59 // 30) == "287082"
    assert totp_code(secret, 1111111109 // 30) == "081804"
    assert totp_code(secret, 20000000000 // 30) == "353130"
    assert shown_step(secret, "287082", 59) == 1
    assert shown_step(secret, "287082", 59 + 300) is None


def test_nobody_is_a_guest_where_there_are_accounts(club: Club) -> None:
    with club.nobody() as client:
        session = client.get("/api/session").json()

        assert session["person"] is None
        assert client.get("/api/games").status_code == 401


def test_a_wrong_password_tells_no_more_than_an_unknown_name(club: Club) -> None:
    with club.nobody() as client:
        for name in ("carla", "nobody"):
            wrong = {"name": name, "password": "not this one at all"}
            answer = client.post("/api/session/sign-in", json=wrong)
            assert (answer.status_code, answer.json()["code"]) == (403, "sign_in_failed")


def test_who_tries_too_often_has_to_wait(club: Club) -> None:
    wrong = {"name": "dora", "password": "not this one at all"}
    with club.nobody() as client:
        codes = [client.post("/api/session/sign-in", json=wrong).json()["code"] for _ in range(8)]

    assert "too_often" in codes


def test_a_code_is_taken_once(club: Club) -> None:
    code = totp_code(SECRET, int(time.time()) // STEP_SECONDS + 1)
    first, second = Visitor(club.server.url), Visitor(club.server.url)
    first.sign_in("fran", PASSWORD, code)
    answer = second.http.post(
        "/api/session/sign-in", json={"name": "fran", "password": PASSWORD, "code": code}
    )

    assert first.session["person"]["sure"]
    assert answer.status_code == 403


def test_one_sees_where_one_is_signed_in_and_ends_what_is_elsewhere(club: Club) -> None:
    here, there, third = (Visitor(club.server.url) for _ in range(3))
    there.http.headers["user-agent"] = "Telephone"
    for visitor in (there, third, here):
        visitor.sign_in("marta", PASSWORD)
    lines = here.get("/api/account/sessions")
    assert [line["own"] for line in lines].count(True) == 1
    telephone = next(line for line in lines if line["device"] == "Telephone")
    assert not telephone["own"]

    left = here.post("/api/account/sessions/end", id=telephone["id"])

    assert telephone["id"] not in [line["id"] for line in left]
    assert there.http.get("/api/account").status_code == 401
    assert third.get("/api/account")["name"] == "marta"
    assert [line["own"] for line in here.post("/api/account/sessions/end")] == [True]
    assert third.http.get("/api/account").status_code == 401
    bruno = Visitor(club.server.url)
    bruno.sign_in("bruno", PASSWORD)
    foreign = bruno.get("/api/account/sessions")[0]["id"]
    stolen = here.http.post("/api/account/sessions/end", json={"id": foreign})
    assert (stolen.status_code, stolen.json()["code"]) == (404, "unknown_session")


def test_a_session_that_ends_leaves_the_table(club: Club) -> None:
    here, there = Visitor(club.server.url), Visitor(club.server.url)
    for visitor in (here, there):
        visitor.sign_in("ana", PASSWORD)
    stays, goes = here.sit(club.game), there.sit(club.game)
    here.post("/api/account/sessions/end")

    assert goes.wait_for_goodbye()["reason"] == "signed_out"
    assert stays.ask_time() > 0
    assert stays.goodbye is None


def test_a_session_that_a_command_ends_leaves_the_table(club: Club) -> None:
    marta, bruno = Visitor(club.server.url), Visitor(club.server.url)
    marta.sign_in("marta", PASSWORD)
    bruno.sign_in("bruno", PASSWORD)
    seek = bruno.propose("link")["seek"]
    table = marta.sit(marta.post(f"/api/seeks/{seek['id']}/accept")["game"])
    other = bruno.sit(table.game)
    table.until("thinking")
    database = club.server.database
    roles = ["--role", "player", "--role", "monitor"]
    changed = letrado("user", "change", "marta", *roles, "--database", database)

    assert changed.code == 0
    assert table.wait_for_goodbye()["reason"] == "signed_out"
    assert marta.http.get("/api/account").status_code == 401
    assert other.goodbye is None
    other.does("resign")


def test_another_password_ends_the_other_sessions_and_keeps_this_one(club: Club) -> None:
    here, there = Visitor(club.server.url), Visitor(club.server.url)
    for visitor in (here, there):
        visitor.sign_in("gil", PASSWORD)
    short = here.http.post("/api/account/password", json={"old": PASSWORD, "new": "corta"})
    assert (short.status_code, short.json()["code"]) == (422, "password_too_short")

    here.post("/api/account/password", old=PASSWORD, new="otra contraseña larga")

    assert here.get("/api/account")["name"] == "gil"
    assert there.http.get("/api/account").status_code == 401
    there.sign_in("gil", "otra contraseña larga")


def test_a_second_factor_is_set_up_with_a_code_of_it(club: Club) -> None:
    hugo = Visitor(club.server.url)
    hugo.sign_in("hugo", PASSWORD)
    secret = hugo.post("/api/account/totp")["secret"]
    wrong = {"secret": secret, "code": "0", "password": PASSWORD}
    refused = hugo.http.post("/api/account/totp/confirm", json=wrong)
    assert (refused.status_code, refused.json()["code"]) == (422, "wrong_code")
    step = int(time.time()) // STEP_SECONDS

    hugo.post("/api/account/totp/confirm", **wrong | {"code": totp_code(secret, step)})

    assert hugo.http.get("/api/account").status_code == 401
    hugo.sign_in("hugo", PASSWORD, totp_code(secret, step + 1))
    assert hugo.session["person"]["sure"]
    assert hugo.get("/api/account")["second_factor"]


def test_one_exports_and_deletes_ones_data(club: Club) -> None:
    carla = Visitor(club.server.url)
    carla.sign_in("carla", PASSWORD)
    carla.propose("anyone")
    exported = carla.get("/api/account/export")
    assert exported["account"]["name"] == "carla"
    assert "password" not in exported["account"]
    assert exported["proposals"][0]["secret"] == ""
    wrong = carla.http.post("/api/account/delete", json={"password": "wrong wrong"})
    assert wrong.status_code == 403

    carla.post("/api/account/delete", password=PASSWORD)

    assert carla.http.get("/api/games").status_code == 401
    answer = carla.http.post("/api/session/sign-in", json={"name": "carla", "password": PASSWORD})
    assert answer.status_code == 403


def test_who_plays_cannot_vanish_from_the_game(club: Club) -> None:
    ana = Visitor(club.server.url)
    ana.sign_in("ana", PASSWORD)
    answer = ana.http.post("/api/account/delete", json={"password": PASSWORD})

    assert (answer.status_code, answer.json()["code"]) == (403, "not_while_playing")
