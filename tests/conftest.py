import os
from pathlib import Path

import pytest
from hypothesis import settings

EXAMPLES = 100

settings.register_profile("default", deadline=None, max_examples=EXAMPLES)
settings.register_profile("long", deadline=None, max_examples=20 * EXAMPLES)
settings.load_profile(os.environ.get("LETRADO_HYPOTHESIS", "default"))


@pytest.fixture
def shared() -> Path:
    """The rulebook texts and tables beside the repository, which are not part of it."""
    folder = Path(__file__).parents[2] / "shared"
    if not folder.is_dir():
        pytest.skip("needs ../shared")
    return folder
