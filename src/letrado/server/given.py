"""What routes are given: the request, its body, and the hub."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from letrado.server.hub import Hub

Asking: TypeAlias = Request[Any, Any, Any]
TheHub: TypeAlias = NamedDependency[Hub]
