"""What stands before every route: who asks, from where, and whether that is allowed."""

from __future__ import annotations

from hmac import compare_digest
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from letrado.errors import AccessError
from letrado.server.hub import Hub
from letrado.server.metrics import REQUESTS
from letrado.server.person import Person, Session
from letrado.server.policy import Asked, may
from letrado.server.settings import LOOPBACK
from letrado.table.state import AFTER_PLAY

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
CSRF_HEADER = "x-csrf-token"
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class KnowWhoAsks(ASGIMiddleware):
    """Finds the session; refuses changes from foreign pages before any route sees them."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        connection: Connection = ASGIConnection(scope, receive, send)
        settings = self._hub.settings
        found = await self._hub.sessions.find(connection.cookies.get(settings.cookie))
        session, person = found if found is not None else (None, None)
        scope["user"], scope["auth"] = person, session
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE
        if changes:
            origin = connection.headers.get("origin", "")
            if origin not in settings.allowed_origins():
                raise AccessError("foreign_origin")
            if settings.others_come:
                self._hub.limits.take("change", person.id if person else host_of(connection))
        carried = connection.headers.get(CSRF_HEADER, "")
        by_http = changes and scope["type"] == ScopeType.HTTP
        if by_http and session is not None and not _same(carried, session.csrf):
            raise AccessError("no_csrf_token")
        await next_app(scope, receive, send)


async def check_policy(connection: Connection, handler: BaseRouteHandler) -> None:
    """The guard of every route: the policy decides by the act that the route names."""
    hub: Hub = connection.app.state.hub
    person: Person | None = connection.scope.get("user")
    about, over = None, False
    game_id = connection.path_params.get("game_id")
    if game_id is not None:
        room = await hub.tables.room(game_id)
        about, over = room.about, room.state.phase in AFTER_PLAY
    act = handler.opt.get("act")
    if act is None:
        raise AccessError("not_allowed")
    asked = Asked(
        act=act,
        person=person,
        about=about,
        over=over,
        playing=person is not None and act == "study" and hub.tables.is_playing(person.id),
        accounts=hub.settings.accounts,
        local=host_of(connection) in LOOPBACK and "x-forwarded-for" not in connection.headers,
    )
    if not may(asked):
        if person is None:
            raise AccessError("sign_in_first")
        if asked.playing:
            raise AccessError("not_while_playing")
        raise AccessError("not_allowed")


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers on everything that goes out."""
    if message["type"] != "http.response.start":
        return
    REQUESTS.labels(str(message["status"])).inc()
    hub: Hub = scope["litestar_app"].state.hub
    given = {name.lower() for name, _ in message["headers"]}
    headers = dict(HEADERS)
    if hub.settings.https:
        headers["strict-transport-security"] = "max-age=31536000"
    if str(scope.get("path", "")).startswith("/api/"):
        headers["cache-control"] = "no-store"
    extra = [(n.encode(), v.encode()) for n, v in headers.items() if n.encode() not in given]
    message["headers"] = [*message["headers"], *extra]


def _same(given: str, kept: str) -> bool:
    return compare_digest(given.encode(), kept.encode())


def person_of(connection: Connection) -> Person:
    """Who asks; the policy has seen to it that somebody does."""
    person: Person | None = connection.scope.get("user")
    if person is None:
        raise AccessError("sign_in_first")
    return person


def session_of(connection: Connection) -> Session | None:
    session: Session | None = connection.scope.get("auth")
    return session


def host_of(connection: Connection) -> str:
    """The address that asks; behind our own https server, the one that it names last."""
    host = connection.client.host if connection.client else ""
    hub: Hub = connection.app.state.hub
    named = connection.headers.get("x-forwarded-for", "")
    if hub.settings.https and host in LOOPBACK and named:
        return named.rpartition(",")[2].strip()[:64]
    return host
