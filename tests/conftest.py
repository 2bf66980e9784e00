import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.storage.databases import BACKENDS, fresh_postgresql, fresh_sqlite, running_postgresql

EXAMPLES = 100

# The same examples every time, on a machine of any speed; `make long` looks for new ones.
UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("default", UNHURRIED, max_examples=EXAMPLES, derandomize=True)
settings.register_profile("long", UNHURRIED, max_examples=20 * EXAMPLES)
settings.load_profile(os.environ.get("LETRADO_HYPOTHESIS", "default"))


@pytest.fixture
def shared() -> Path:
    """The rulebook texts and tables beside the repository, which are not part of it."""
    folder = Path(__file__).parents[2] / "shared"
    if not folder.is_dir():
        pytest.skip("needs ../shared")
    return folder


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
