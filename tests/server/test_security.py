"""What stands between the server and a stranger."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.client import Server, Visitor, two_at_a_table


@pytest.mark.parametrize("origin", ["", "null", "http://evil.example", "http://127.0.0.1:1"])
def test_a_change_from_another_origin_is_refused(server: Server, origin: str) -> None:
    ana = Visitor(server.url)
    headers = {"origin": origin} if origin else {}
    ana.http.headers.pop("origin")
    answer = ana.http.post("/api/session/name", json={"name": "Eva"}, headers=headers)

    assert answer.status_code == 403
    assert answer.json()["code"] == "foreign_origin"


def test_a_change_without_the_token_of_the_session_is_refused(server: Server) -> None:
    ana = Visitor(server.url)
    ana.http.headers["x-csrf-token"] = "another"
    answer = ana.http.post("/api/session/name", json={"name": "Eva"})

    assert (answer.status_code, answer.json()["code"]) == (403, "no_csrf_token")


@pytest.mark.parametrize("origin", [None, "http://evil.example"])
def test_a_socket_from_another_origin_is_refused(server: Server, origin: str | None) -> None:
    first, _ = two_at_a_table(server.url)
    address = server.url.replace("http", "ws", 1)
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"{address}/api/games/{first.game}/live",
            additional_headers={"Cookie": first.visitor.cookie()},
            origin=origin,  # type: ignore[arg-type]
        ),
    ):
        pass


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    with httpx.Client(verify=False, base_url=server.url) as client:
        for path in ("/health", "/api/rulebooks", "/nothing", "/api/games"):
            headers = client.get(path).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    with httpx.Client(verify=False, base_url=server.url) as client:
        cookie = client.get("/api/session").headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_over_https_the_cookie_is_kept_to_this_host(database: str) -> None:
    server = Server(database, "--https").start()
    plain = server.url.replace("https", "http", 1)
    with httpx.Client(verify=False, base_url=plain) as client:
        answer = client.get("/api/session")
    cookie = answer.headers["set-cookie"].lower()

    assert cookie.startswith("__host-letrado=")
    assert {"secure", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "domain" not in cookie
    assert "strict-transport-security" in answer.headers
    assert server.stop(), server.log


def test_what_cannot_be_read_is_told_in_the_language_of_the_reader(server: Server) -> None:
    with httpx.Client(
        verify=False, base_url=server.url, headers={"accept-language": "ca"}
    ) as client:
        assert client.get("/nothing").json()["text"] == "aquí no hi ha res."
        wrong = client.get("/api/rulebooks/none")
        assert (wrong.status_code, wrong.json()["code"]) == (404, "unknown_rulebook")


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    ana = Visitor(server.url)
    answer = ana.http.post("/api/judge", content=b'{"rulebook": "' + b"x" * 200_000 + b'"}')

    assert answer.status_code in (400, 413)


def test_who_proposes_too_often_has_to_wait_where_others_come(database: str) -> None:
    server = Server(database, "--origin", "http://club.example").start()
    ana = Visitor(server.url)
    asked = {"opponent": "link", "terms": {"rulebook": "fise-2009"}}
    answers = [ana.http.post("/api/seeks", json=asked) for _ in range(30)]

    assert answers[0].status_code == 201
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_often")
    assert server.stop(), server.log


def test_the_owner_of_a_machine_waits_for_nothing(server: Server) -> None:
    ana = Visitor(server.url)
    for _ in range(30):
        ana.propose("link")


def test_nothing_is_looked_up_for_who_is_playing(server: Server) -> None:
    first, _ = two_at_a_table(server.url)
    asked = {"rulebook": "fise-2009", "words": ["casa"]}
    refused = first.visitor.http.post("/api/judge", json=asked)
    first.does("resign")
    first.until("over")
    answered = first.visitor.http.post("/api/judge", json=asked)

    assert (refused.status_code, refused.json()["code"]) == (403, "not_while_playing")
    assert answered.json()["correct"] is True


def test_a_note_pad_is_its_owners_alone(server: Server) -> None:
    first, second = two_at_a_table(server.url)
    path = f"/api/games/{first.game}/pad"
    assert first.visitor.get(path) == {"text": ""}
    first.visitor.http.put(path, json={"text": "AEIRST"})

    assert first.visitor.get(path) == {"text": "AEIRST"}
    assert second.visitor.get(path) == {"text": ""}
