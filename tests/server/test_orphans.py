"""What works for a server that was killed does not go on without it."""

from __future__ import annotations

import time
from pathlib import Path

from tests.lexicons import lexicon_of
from tests.server.client import PATIENCE, Server, Visitor
from tests.server.test_position_routes import studied
from tests.server.test_position_study import position


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_engines_and_studies_end_with_a_server_that_is_killed(database: str) -> None:
    lexicon_of("fise-2009")
    server = Server(database).start()
    ana = Visitor(server.url, "Ana")
    studied(ana, rulebook="fise-2009", cgp=position(unseen=4).written(), seconds=60)
    table = ana.sit(ana.propose("machine")["game"])
    for _ in range(2):  # one of the two turns before us is the machine's
        table.wait(lambda: {"pass", "note"} & set(table.view["actions"]) != set())
        table.does("note" if "note" in table.view["actions"] else "pass")
    helpers = server.children()
    server.kill()
    until = time.monotonic() + PATIENCE
    while any(map(is_running, helpers)) and time.monotonic() < until:
        time.sleep(0.05)

    assert helpers
    assert not any(map(is_running, helpers))
