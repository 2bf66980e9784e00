"""How often something may be asked: a bucket of credits that fills again with time."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

from letrado.errors import AccessError

MOST_BUCKETS = 20_000
# So many at once, so many a second.
SIZES: Mapping[str, tuple[float, float]] = {
    "sign_in": (5, 1 / 20),  # by name
    "door": (30, 1 / 2),  # by address: a club has one for all its people
    "create": (20, 1 / 5),
    "change": (120, 20),
}


@dataclass(slots=True)
class Bucket:
    """So many credits at once, so many a second afterwards."""

    size: float
    a_second: float
    left: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = self.size
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    """Buckets by what is asked and who asks."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, what: str, who: str) -> None:
        """One credit, or an AccessError."""
        key = what, who
        if key not in self._buckets:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets.clear()
            self._buckets[key] = Bucket(*SIZES[what])
        if not self._buckets[key].take():
            raise AccessError("too_often")
