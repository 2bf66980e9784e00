from collections.abc import Iterator

import pytest

from tests.records.games import engine, words


@pytest.fixture(scope="session", autouse=True)
def _engine_put_away() -> Iterator[None]:
    """The core complains of engines that outlive the interpreter."""
    yield
    engine.cache_clear()
    words.cache_clear()
