"""The one timer of all games."""

from __future__ import annotations

import asyncio

from letrado.server.wheel import Wheel


def test_what_is_due_first_comes_first_and_a_new_time_replaces_the_old() -> None:
    async def turned() -> list[str]:
        came: list[str] = []
        all_came = asyncio.Event()

        async def due(key: str) -> None:
            came.append(key)
            if len(came) == 2:
                all_came.set()

        wheel = Wheel(due)
        wheel.start()
        wheel.set("late", 0.02)
        wheel.set("moved", 0.0)
        wheel.set("moved", 0.01)
        wheel.set("never", 0.0)
        wheel.set("never", None)
        await all_came.wait()
        await wheel.stop()
        return came

    assert asyncio.run(turned()) == ["moved", "late"]


def test_it_stops_even_if_something_was_set_at_the_same_moment() -> None:
    async def stopped() -> None:
        async def due(key: str) -> None:
            raise AssertionError(key)

        wheel = Wheel(due)
        wheel.start()
        wheel.set("one", 600.0)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        wheel.set("other", 300.0)
        await asyncio.wait_for(wheel.stop(), 60)

    asyncio.run(stopped())
