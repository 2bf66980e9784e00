"""A club's server with people of every office, and one private game that goes on."""

from __future__ import annotations

import base64
import time
from dataclasses import dataclass, field

import httpx

from letrado.server.person import Account, OfficeRole
from letrado.server.sign_in import STEP_SECONDS, new_account, totp_code
from letrado.storage.database import open_database
from letrado.storage.document_store import DocumentStore
from letrado.storage.writer import Writer
from tests.server.client import Server, Visitor

PASSWORD = "una contraseña larga"
SECRET = base64.b32encode(bytes(range(20))).decode()
PEOPLE: dict[str, tuple[tuple[OfficeRole, ...], bool]] = {
    "ana": (("player",), False),
    "bruno": (("player",), False),
    "carla": (("player",), False),
    "dora": (("player", "arbiter"), False),
    "elena": (("player", "arbiter"), True),
    "fran": (("administrator",), True),
    "gil": (("player",), False),
    "hugo": (("player", "arbiter"), False),
    "irene": (("player", "arbiter"), True),
    "marta": (("player", "monitor"), False),
}


@dataclass
class Club:
    server: Server
    visitors: dict[str, Visitor] = field(default_factory=dict)
    game: str = ""

    def nobody(self) -> httpx.Client:
        origin = {"origin": self.server.url}
        return httpx.Client(base_url=self.server.url, headers=origin, timeout=120, verify=False)

    def enter(self, name: str) -> Visitor:
        """Sign in as one of the people."""
        if name not in self.visitors:
            visitor = Visitor(self.server.url)
            visitor.sign_in(name, PASSWORD, code_of(name))
            self.visitors[name] = visitor
        return self.visitors[name]


def code_of(name: str) -> str:
    """What their second factor shows now; a code is good for one sign-in."""
    return totp_code(SECRET, int(time.time()) // STEP_SECONDS) if PEOPLE[name][1] else ""


def make_accounts(database: str) -> None:
    """Somebody of every office."""
    engine = open_database(database)
    writer = Writer(engine)
    accounts = DocumentStore(engine, writer, "account", Account)
    for name, (roles, second_factor) in PEOPLE.items():
        made = new_account(name, PASSWORD, roles, 0)
        if second_factor:
            made = Account(made.id, made.name, made.password, made.roles, SECRET)
        accounts.add(made.id, made.id, made).result()
    writer.close()
    engine.dispose()


def open_club(database: str, *options: str) -> Club:
    """Accounts first, then the server, then a game of Ana and Bruno with Elena at the desk."""
    make_accounts(database)
    club = Club(Server(database, "--accounts", *options).start())
    ana, bruno, elena = club.enter("ana"), club.enter("bruno"), club.enter("elena")
    seek = ana.propose("link", arbiter=True, spectators=False)["seek"]
    club.game = bruno.post(f"/api/seeks/{seek['id']}/accept")["game"]
    key = ana.get(f"/api/games/{club.game}/desk/key")["key"]
    elena.post(f"/api/games/{club.game}/desk/take", key=key)
    return club
