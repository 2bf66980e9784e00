"""What takes minutes runs only when asked for: make long."""

import os

import pytest

IS_LONG = os.environ.get("LETRADO_HYPOTHESIS") == "long"
long_only = pytest.mark.skipif(not IS_LONG, reason="takes minutes: make long")
