"""People at a real server: what a page does, without a browser."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

OPENED: list[Visitor | Table] = []  # those who came to a server in a test
PATIENCE = 120.0  # seconds: a slow machine is no failure
KEPT = Path(__file__).parents[2] / ".pytest_cache" / "letrado"


def let_all_leave() -> None:
    """Whoever came to a server in a test leaves it."""
    while OPENED:
        OPENED.pop().close()


def port_to_come_back_to() -> int:
    """A free port that the system gives to nobody else while a server is down."""
    while True:
        port = secrets.randbelow(12_000) + 20_000
        with socket.socket() as attempt:
            try:
                attempt.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Server:
    """`letrado serve` in a process of its own."""

    def __init__(self, database: str, *options: str, port: int = 0) -> None:
        self.database = database
        self.options = options
        self.port = port
        self.url = ""
        self._lines: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    def start(self, patience: float = PATIENCE) -> Server:
        # Whoever runs the tests may be deaf to Ctrl+C, as what a shell starts in the background is.
        hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
        command = f"{hears}; from letrado.cli.main import main; main()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", command, "serve", *self._options()],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"LETRADO_CACHE_DIR": str(KEPT), "LETRADO_LANGUAGE": "en"},
        )
        ready = threading.Event()
        threading.Thread(target=self._read, args=(self._process, ready), daemon=True).start()
        until = time.monotonic() + patience
        while not ready.wait(0.2) and time.monotonic() < until:
            if self._process.poll() is not None:
                break
        assert ready.is_set(), "".join(self._lines)
        return self

    def _options(self) -> list[str]:
        where = ["--port", str(self.port), "--database", self.database, "--pages", "nowhere"]
        return [*where, *self.options]

    @property
    def log(self) -> str:
        return "".join(self._lines)

    def children(self) -> list[int]:
        """The processes that it has started."""
        assert self._process is not None
        own = self._process.pid
        return [int(pid) for pid in Path(f"/proc/{own}/task/{own}/children").read_text().split()]

    def stop(self) -> bool:
        """End it as Ctrl+C does; did it end in good order?"""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE) == 128 + signal.SIGINT

    def kill(self) -> None:
        """As a power cut does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def _read(self, process: subprocess.Popen[str], ready: threading.Event) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self._lines.append(line)
            if "letrado is at " in line:
                self.url = line.split("letrado is at ")[1].split(" ")[0].strip()
                self.port = int(self.url.rpartition(":")[2])
                ready.set()
        process.stdout.close()


class Visitor:
    """Somebody with a session of the server."""

    def __init__(self, url: str, name: str = "", language: str = "en") -> None:
        self.url = url
        self.language = language
        self.http = httpx.Client(
            base_url=url,
            headers={"origin": url, "accept-language": language},
            timeout=PATIENCE,
            verify=False,  # plain http: nothing is gained by reading certificates
        )
        OPENED.append(self)
        self.session = self.http.get("/api/session").json()
        self._take_token()
        if name:
            self.post("/api/session/name", name=name)

    @property
    def id(self) -> str:
        return str(self.session["person"]["id"])

    def get(self, path: str) -> Any:
        return self._body(self.http.get(path))

    def post(self, path: str, **body: object) -> Any:
        return self._body(self.http.post(path, json=body))

    def sign_in(self, name: str, password: str, code: str = "") -> None:
        self.session = self.post("/api/session/sign-in", name=name, password=password, code=code)
        self._take_token()

    def propose(self, opponent: str, rulebook: str = "fise-2009", **terms: object) -> Any:
        return self.post("/api/seeks", opponent=opponent, terms={"rulebook": rulebook, **terms})

    def sit(self, game: str, seen: int | None = None) -> Table:
        return Table(self, game, seen)

    def close(self) -> None:
        self.http.close()

    def _take_token(self) -> None:
        self.http.headers["x-csrf-token"] = self.session["csrf"]

    def _body(self, response: httpx.Response) -> Any:
        assert response.status_code < 400, response.text
        return response.json()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Table:
    """A page that follows a game. It keeps what it is told, and can lose its connection."""

    def __init__(self, visitor: Visitor, game: str, seen: int | None) -> None:
        self.visitor = visitor
        self.game = game
        self.view: dict[str, Any] = {}
        self.received = 0.0  # when the view came
        self.pong: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.acks: dict[str, dict[str, Any]] = {}
        self.said: list[dict[str, Any]] = []
        self.goodbye: dict[str, Any] | None = None
        self.socket = self._connected()
        OPENED.append(self)
        self.write(type="hello", version=seen, language=visitor.language)
        self.wait(lambda: bool(self.view))

    def write(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def give(self, command: str, sheet: str | None = None, **facts: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        return self.resend(uuid.uuid4().hex, command, sheet, **facts)

    def resend(
        self, name: str, command: str, sheet: str | None = None, **facts: Any
    ) -> dict[str, Any]:
        self.acks.pop(name, None)
        body = {"command": command, **facts}
        self.write(type="command", id=name, command=body, sheet_version=sheet)
        self.wait(lambda: name in self.acks)
        return self.acks[name]

    def does(self, command: str, **facts: Any) -> None:
        """A command that must be carried out."""
        answer = self.give(command, **facts)
        assert answer["done"], answer

    def ask_time(self) -> int:
        """The table's time, asked now."""
        self.pong = None
        self.write(type="ping", sent=0)
        self.wait(lambda: self.pong is not None)
        assert self.pong is not None
        return int(self.pong["now"])

    def wait(self, condition: Callable[[], bool]) -> None:
        """Read what comes until the condition holds."""
        until = time.monotonic() + PATIENCE
        while not condition():
            left = until - time.monotonic()
            assert left > 0, (self.view.get("phase"), self.events[-3:])
            self._take(self.socket.recv(timeout=left))

    def until(self, phase: str) -> None:
        self.wait(lambda: self.view["phase"] == phase)

    def drop(self) -> None:
        """Lose the connection without a word."""
        with contextlib.suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.socket.close()

    def wait_for_goodbye(self) -> dict[str, Any]:
        with contextlib.suppress(ConnectionClosed):
            self.wait(lambda: self.goodbye is not None)
        assert self.goodbye is not None
        return self.goodbye

    def _connected(self) -> ClientConnection:
        address = self.visitor.url.replace("http", "ws", 1)
        connection: ClientConnection = connect(
            f"{address}/api/games/{self.game}/live",
            additional_headers={"Cookie": self.visitor.cookie()},
            origin=Origin(self.visitor.url),
            open_timeout=PATIENCE,
            max_size=None,
            legacy=True,
        )
        return connection

    def _take(self, text: str | bytes) -> None:
        message = json.loads(text)
        match message["type"]:
            case "update":
                self.view, self.received = message["game"], time.monotonic()
                known = self.events[-1]["version"] if self.events else 0
                self.events += [e for e in message["events"] if e["version"] > known]
            case "ack":
                self.acks[message["id"]] = message
            case "pong":
                self.pong = message
            case "said":
                self.said.append(message)
            case "goodbye":
                self.goodbye = message
            case _:
                pass


def two_at_a_table(url: str, rulebook: str = "fise-2009", **terms: object) -> tuple[Table, Table]:
    """Two people in a game that has begun; whoever is on turn comes first."""
    ana, bruno = Visitor(url, "Ana"), Visitor(url, "Bruno")
    seek = ana.propose("link", rulebook, **terms)["seek"]
    game = bruno.post(f"/api/seeks/{seek['id']}/accept")["game"]
    first, second = ana.sit(game), bruno.sit(game)
    for table in (first, second):
        table.until("thinking")
    return (first, second) if first.view["on_turn"] == "A" else (second, first)
