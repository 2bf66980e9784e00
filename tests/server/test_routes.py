"""Every route, asked by everybody: who is let in and who is not."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.routes import HTTPRoute
from websockets.exceptions import InvalidStatus

from letrado.server.app import create_app
from letrado.server.settings import Settings
from tests.server.client import OPENED, Server
from tests.server.club import Club, open_club

# Ana plays a private game; Carla does not; Dora is an arbiter without a second factor; Elena is the
# arbiter of that game; Fran administers; Marta is a monitor.
EVERYBODY = "nobody ana carla dora elena fran marta"
SIGNED_IN = "ana carla dora elena fran marta"
NOT_PLAYING = "carla dora elena fran marta"
ROWS = {
    "GET /api/session": EVERYBODY,
    "POST /api/session/name": SIGNED_IN,
    "POST /api/session/sign-in": EVERYBODY,
    "POST /api/session/sign-out": SIGNED_IN,
    "GET /api/accounts": "fran",
    "POST /api/accounts": "fran",
    "POST /api/accounts/{account}": "fran",
    "DELETE /api/accounts/{account}": "fran",
    "GET /api/account": SIGNED_IN,
    "GET /api/account/sessions": SIGNED_IN,
    "POST /api/account/sessions/end": SIGNED_IN,
    "GET /api/account/export": SIGNED_IN,
    "POST /api/account/password": SIGNED_IN,
    "POST /api/account/totp": SIGNED_IN,
    "POST /api/account/totp/confirm": SIGNED_IN,
    "POST /api/account/delete": SIGNED_IN,
    "GET /api/machines": EVERYBODY,
    "GET /api/seeks": SIGNED_IN,
    "POST /api/seeks": SIGNED_IN,
    "GET /api/seeks/{seek_id}": SIGNED_IN,
    "POST /api/seeks/{seek_id}/accept": SIGNED_IN,
    "DELETE /api/seeks/{seek_id}": SIGNED_IN,
    "GET /api/games": SIGNED_IN,
    "GET /api/games/past": SIGNED_IN,
    "GET /api/games/{game_id}": "ana elena",
    "GET /api/games/{game_id}/events": "",
    "GET /api/games/{game_id}/journal": "",
    "GET /api/games/{game_id}/draw": "",
    "GET /api/games/{game_id}/pad": "ana",
    "PUT /api/games/{game_id}/pad": "ana",
    "POST /api/games/{game_id}/rematch": "ana",
    "POST /api/games/{game_id}/claim": "ana",
    "GET /api/games/{game_id}/desk/key": "ana",
    "POST /api/games/{game_id}/desk/take": SIGNED_IN,
    "GET /api/games/{game_id}/desk": "elena",
    "POST /api/games/{game_id}/desk": "elena",
    "POST /api/games/{game_id}/monitor": "elena marta",
    "GET /api/games/{game_id}/claims": "ana",
    "POST /api/games/{game_id}/claims": "ana",
    "POST /api/games/{game_id}/desk/claims/{number}": "elena",
    "GET /api/hall": "elena marta",
    "GET /api/rulebooks": EVERYBODY,
    "GET /api/rulebooks/{book_id}": EVERYBODY,
    "GET /api/rulebooks/{book_id}/articles/{number}": EVERYBODY,
    "GET /api/rulebooks/{book_id}/words": NOT_PLAYING,
    "GET /api/comparison": EVERYBODY,
    "GET /api/readings": EVERYBODY,
    "GET /api/tilesets/{set_id}": EVERYBODY,
    "GET /api/board": EVERYBODY,
    "GET /api/texts/{language}": EVERYBODY,
    "POST /api/judge": NOT_PLAYING,
    "POST /api/explain": NOT_PLAYING,
    "POST /api/analysis": NOT_PLAYING,
    "POST /api/analysis/live": NOT_PLAYING,
    "POST /api/analysis/compare": NOT_PLAYING,
    "POST /api/draw/check": EVERYBODY,
    "GET /health": EVERYBODY,
    "GET /metrics": EVERYBODY,  # asked from the machine itself
    "SOCKET /api/games/{game_id}/live": "ana elena",
    "GET /api/schema": EVERYBODY,
    "GET /api/schema/{path}": EVERYBODY,
    "GET /api/schema/openapi.json": EVERYBODY,
}
REFUSED = {"sign_in_first", "not_allowed", "not_while_playing"}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    opened = open_club(f"sqlite:///{tmp_path_factory.mktemp('club') / 'games.sqlite'}")
    for name in SIGNED_IN.split():
        opened.enter(name)
    OPENED.clear()  # they stay for all the rows
    yield opened
    for visitor in opened.visitors.values():
        visitor.close()
    assert opened.server.stop(), opened.server.log


def routes_of_the_application(database: str) -> set[str]:
    app = create_app(Settings(database))
    found = set()
    for route in app.routes:
        path = "/".join(
            f"{{{part.name}}}" if not isinstance(part, str) else part
            for part in ["", *route.path_components]
        )
        handlers = route.route_handlers if isinstance(route, HTTPRoute) else [route.route_handler]
        for handler in handlers:
            if isinstance(handler, WebsocketRouteHandler):
                found.add(f"SOCKET {path}")
            elif isinstance(handler, HTTPRouteHandler):
                found |= {f"{method} {path}" for method in handler.http_methods}
    app.state.hub.close()
    return {row for row in found if not row.startswith(("OPTIONS ", "HEAD "))}


def test_every_route_has_its_row(database: str) -> None:
    assert routes_of_the_application(database) == set(ROWS)


@pytest.mark.parametrize("row", [row for row in ROWS if not row.startswith("SOCKET")])
def test_each_route_lets_in_whom_it_should(club: Club, row: str) -> None:
    method, path = row.split()
    asked = path.format(
        game_id=club.game,
        seek_id="x",
        book_id="fise-2009",
        number="1",
        set_id="es-100",
        language="es",
        path="x",
        account="nobody",
    )
    let_in = []
    for name in EVERYBODY.split():
        if path.endswith("sign-out") and name != "nobody":
            let_in.append(name)  # it would end the session of the rows that follow
            continue
        client = club.nobody() if name == "nobody" else club.enter(name).http
        body = {"json": {"strange": 1}} if method != "GET" else {}
        response = client.request(method, asked, **body)  # type: ignore[arg-type]
        if not is_refusal(response):
            let_in.append(name)
        if name == "nobody":
            client.close()

    assert let_in == ROWS[row].split()


def is_refusal(response: httpx.Response) -> bool:
    if response.status_code not in (401, 403):
        assert response.status_code < 500, response.text
        return False
    return response.json()["code"] in REFUSED


@pytest.mark.parametrize("name", SIGNED_IN.split())
def test_the_socket_of_a_private_game_is_for_its_people(club: Club, name: str) -> None:
    if name in ROWS["SOCKET /api/games/{game_id}/live"]:
        table = club.enter(name).sit(club.game)
        assert table.view["role"] == ("A" if name == "ana" else "arbiter")
        table.close()
    else:
        with pytest.raises(InvalidStatus):
            club.enter(name).sit(club.game)


def test_nobody_takes_back_what_somebody_else_proposes(club: Club) -> None:
    path = f"/api/seeks/{club.enter('carla').propose('anyone')['seek']['id']}"
    for name in ("ana", "elena", "fran"):
        answer = club.enter(name).http.delete(path)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")

    assert club.enter("carla").http.delete(path).status_code == 200


def test_a_server_that_others_reach_wants_accounts(database: str) -> None:
    with pytest.raises(AssertionError, match="--accounts"):
        Server(database, "--host", "0.0.0.0").start()
