"""What takes minutes runs only in the long profile."""

from __future__ import annotations

import os

import pytest

IS_LONG = os.environ.get("LETRADO_HYPOTHESIS") == "long"
long_only = pytest.mark.skipif(not IS_LONG, reason="takes minutes: make long")
