from __future__ import annotations

from msgspec import Struct, field
from msgspec.structs import replace

from letrado.rules.clock import Stop
from letrado.rules.side import SIDES, Side


def _nobody_yet() -> dict[Side, int]:
    return {"A": 0, "B": 0}


class Clocks(Struct, frozen=True):
    """Time used by each player, in milliseconds; clocks that run do so since `since`."""

    limit_ms: int | None = None  # of each player; None: no individual clocks
    used: dict[Side, int] = field(default_factory=_nobody_yet)
    running: frozenset[Side] = frozenset()
    since: int = 0
    stops: frozenset[Stop] = frozenset()
    turn_used: dict[Side, int] = field(default_factory=_nobody_yet)  # when the turn began

    def used_by(self, side: Side, now: int) -> int:
        """Milliseconds used; time never runs backwards, whatever `now` says."""
        runs = side in self.running and not self.stops
        return self.used[side] + (max(0, now - self.since) if runs else 0)

    def left(self, side: Side, now: int) -> int | None:
        return None if self.limit_ms is None else self.limit_ms - self.used_by(side, now)

    def spent_on_turn(self, side: Side, now: int) -> int:
        """Milliseconds since the clock was last started; what stood still does not count."""
        return self.used_by(side, now) - self.turn_used[side]

    def overtime(self, side: Side, now: int) -> int:
        left = self.left(side, now)
        return 0 if left is None else max(0, -left)

    def started(self, sides: tuple[Side, ...], at: int) -> Clocks:
        """Exactly these clocks run from now; whatever stopped them is over."""
        settled = self._settled(at)
        return replace(settled, running=frozenset(sides), stops=frozenset(), turn_used=settled.used)

    def stopped(self, stop: Stop, at: int) -> Clocks:
        return replace(self._settled(at), stops=self.stops | {stop})

    def resumed(self, stop: Stop | None, at: int) -> Clocks:
        """One reason to stand still is over, or all of them."""
        rest = self.stops - {stop} if stop else frozenset[Stop]()
        return replace(self._settled(at), stops=rest)

    def charged(self, side: Side, milliseconds: int) -> Clocks:
        """Time that a player used outside the run of the clock."""
        return replace(self, used={**self.used, side: self.used[side] + max(0, milliseconds)})

    def halted(self, at: int) -> Clocks:
        """No clock runs any more."""
        return replace(self._settled(at), running=frozenset(), stops=frozenset())

    def _settled(self, at: int) -> Clocks:
        used = {side: self.used_by(side, at) for side in SIDES}
        return replace(self, used=used, since=max(self.since, at))
