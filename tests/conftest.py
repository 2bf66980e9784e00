from __future__ import annotations

from pathlib import Path

import pytest

SHARED = Path(__file__).parent.parent / ".." / "shared"


@pytest.fixture(scope="session")
def shared() -> Path:
    """The material kept beside the repository; tests that need it are skipped where it is not."""
    if not SHARED.is_dir():
        pytest.skip("../shared is not here")
    return SHARED.resolve()
