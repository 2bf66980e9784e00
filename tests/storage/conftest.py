from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage.databases import BACKENDS, fresh_postgresql, fresh_sqlite, running_postgresql


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with running_postgresql() as url:
        yield url


@pytest.fixture(params=BACKENDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, on each of the two kinds."""
    if request.param == "sqlite":
        return fresh_sqlite(tmp_path)
    return fresh_postgresql(request.getfixturevalue("postgresql"))
