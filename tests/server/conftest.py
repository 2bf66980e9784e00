from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Server, let_all_leave


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on one's own machine for all the tests that leave it as it is."""
    path = tmp_path_factory.mktemp("server") / "games.sqlite"
    running = Server(f"sqlite:///{path}").start()
    yield running
    assert running.stop(), running.log


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'games.sqlite'}"


@pytest.fixture(autouse=True)
def all_leave() -> Iterator[None]:
    yield
    let_all_leave()
