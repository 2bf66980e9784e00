"""Sessions: who I am, what I am called, signing in and out."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from letrado.errors import AccessError
from letrado.messages.catalogue import render
from letrado.server.access import host_of, person_of, session_of
from letrado.server.failures import language_of
from letrado.server.given import Asking, TheHub
from letrado.server.hub import Hub
from letrado.server.person import OfficeRole, Person, Session
from letrado.server.sign_in import signed_in

Name = Annotated[
    str, Meta(min_length=1, max_length=30, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")
]


class PersonView(Struct, frozen=True):
    id: str
    name: str
    roles: tuple[OfficeRole, ...]
    guest: bool
    sure: bool


class SessionView(Struct, frozen=True):
    """Who is asking, and the token that every change must carry in X-CSRF-Token."""

    person: PersonView | None
    csrf: str
    accounts: bool
    https: bool


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """`code` is the second factor, for those who have one."""

    name: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=200)]
    code: Annotated[str, Meta(max_length=10)] = ""


@get("/api/session", opt={"act": "enter"})
async def read_session(request: Asking, hub: TheHub) -> Response[SessionView]:
    """The session; on one's own machine a guest's begins here."""
    session, person = session_of(request), request.scope.get("user")
    if session is not None or hub.settings.accounts:
        return Response(_view(hub, session, person))
    name = render("server.guest", language_of(request))
    token, session, person = await hub.sessions.begin_guest(name)
    return Response(_view(hub, session, person), cookies=[_cookie(hub, token)])


@post("/api/session/name", opt={"act": "own"}, status_code=200)
async def choose_name(data: JSONBody[NewName], request: Asking, hub: TheHub) -> SessionView:
    """A guest says what to be called."""
    person = person_of(request)
    if not person.guest:
        raise AccessError("not_allowed")
    token = request.cookies[hub.settings.cookie]
    await hub.sessions.rename_guest(token, data.name.strip())
    found = await hub.sessions.find(token)
    assert found is not None
    return _view(hub, *found)


@post("/api/session/sign-in", opt={"act": "enter"}, status_code=200)
async def sign_in(
    data: JSONBody[Credentials], request: Asking, hub: TheHub
) -> Response[SessionView]:
    """Name and password, and a code where the account has a second factor."""
    hub.limits.take("door", host_of(request))
    hub.limits.take("sign_in", data.name.casefold())
    account, sure = await signed_in(hub.accounts, data.name, data.password, data.code)
    token, session, person = await hub.sessions.begin(
        account, sure=sure, device=request.headers.get("user-agent", "")
    )
    return Response(_view(hub, session, person), cookies=[_cookie(hub, token)])


@post("/api/session/sign-out", opt={"act": "own"}, status_code=200)
async def sign_out(request: Asking, hub: TheHub) -> Response[SessionView]:
    token = request.cookies[hub.settings.cookie]
    await hub.sessions.end(token)
    gone = Cookie(key=hub.settings.cookie, value="", path="/", max_age=0)
    return Response(_view(hub, None, None), cookies=[gone])


def _cookie(hub: Hub, token: str) -> Cookie:
    return Cookie(
        key=hub.settings.cookie,
        value=token,
        path="/",
        httponly=True,
        secure=hub.settings.https,
        samesite="strict",
        max_age=180 * 86_400,
    )


def _view(hub: Hub, session: Session | None, person: Person | None) -> SessionView:
    settings = hub.settings
    shown = None
    if person is not None:
        shown = PersonView(person.id, person.name, person.roles, person.guest, person.sure)
    return SessionView(shown, session.csrf if session else "", settings.accounts, settings.https)
