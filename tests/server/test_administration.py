"""An administrator's page: accounts made, changed and taken away, and each act in the log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.client import OPENED, Visitor
from tests.server.club import PASSWORD, Club, open_club


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("administration") / "games.sqlite"


@pytest.fixture(scope="module")
def club(database: Path) -> Iterator[Club]:
    opened = open_club(f"sqlite:///{database}")
    opened.enter("fran")
    OPENED.clear()  # she stays for all the tests
    yield opened
    for visitor in opened.visitors.values():
        visitor.close()
    assert opened.server.stop(), opened.server.log


def acts_in(database: Path) -> list[str]:
    with sqlite3.connect(database) as connection:
        bodies = connection.execute("SELECT body FROM acts ORDER BY number").fetchall()
    return [body for (body,) in bodies]


def test_an_account_is_made_given_roles_and_removed(club: Club, database: Path) -> None:
    fran = club.enter("fran")
    fran.post("/api/accounts", name="Nuria", password=PASSWORD)
    nuria = Visitor(club.server.url)
    nuria.sign_in("nuria", PASSWORD)
    changed = fran.post("/api/accounts/nuria", roles=["player", "arbiter"])
    after = nuria.http.get("/api/account")
    removed = fran.http.delete("/api/accounts/nuria")
    again = nuria.http.post("/api/session/sign-in", json={"name": "nuria", "password": PASSWORD})

    assert changed["roles"] == ["player", "arbiter"]
    assert after.status_code == 401  # the change ended her session
    assert removed.status_code == 200
    assert again.json()["code"] in {"sign_in_failed", "no_csrf_token"}
    assert "nuria" not in [account["id"] for account in fran.get("/api/accounts")]
    kinds = [msgspec.json.decode(act)["act"] for act in acts_in(database)]
    assert kinds == ["add_account", "change_account", "remove_account"]


def test_two_accounts_of_one_name_are_refused(club: Club) -> None:
    body = {"name": "ANA ", "password": PASSWORD}
    answer = club.enter("fran").http.post("/api/accounts", json=body)

    assert (answer.status_code, answer.json()["code"]) == (409, "account_exists")


def test_a_short_first_password_is_refused_and_leaves_nothing(club: Club) -> None:
    fran = club.enter("fran")
    answer = fran.http.post("/api/accounts", json={"name": "Olga", "password": "corta"})

    assert answer.json()["code"] == "password_too_short"
    assert "olga" not in [account["id"] for account in fran.get("/api/accounts")]


def test_nobody_takes_the_administration_from_themselves(club: Club) -> None:
    fran = club.enter("fran")
    stripped = fran.http.post("/api/accounts/fran", json={"roles": ["player"]})
    removed = fran.http.delete("/api/accounts/fran")

    assert [stripped.json()["code"], removed.json()["code"]] == ["own_office", "own_office"]
    assert "fran" in [account["id"] for account in fran.get("/api/accounts")]


def test_a_lost_phone_is_forgotten(club: Club) -> None:
    changed = club.enter("fran").post(
        "/api/accounts/elena", roles=["player", "arbiter"], forget_second_factor=True
    )

    assert changed["second_factor"] is False


def test_an_account_that_is_not_there_is_not_found(club: Club) -> None:
    answer = club.enter("fran").http.post("/api/accounts/nadie", json={"roles": ["player"]})

    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_user")
