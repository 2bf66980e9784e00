import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

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
