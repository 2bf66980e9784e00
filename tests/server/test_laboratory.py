"""Long studies: they tell how they get on, end when nobody reads, and give way to the next."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest

from letrado.errors import InputError
from letrado.server.laboratory import Laboratory, Stopped, Tell


def count_to(tell: Tell[int], _stopped: Stopped, last: int) -> int:
    tell(0)
    return last


def count_until_stopped(tell: Tell[int], stopped: Stopped) -> int:
    number = 0
    while not stopped():
        number += 1
        tell(number)
        time.sleep(0.01)
    return -1


def fail(_tell: Tell[int], _stopped: Stopped) -> int:
    raise InputError("move_unusable", text="8H X")


@pytest.fixture
def laboratory() -> Iterator[Laboratory]:
    opened = Laboratory(1)
    yield opened
    opened.close()


def test_what_the_work_tells_comes_before_its_result(laboratory: Laboratory) -> None:
    async def heard() -> list[int]:
        return [view async for view in laboratory.study("ana", count_to, 7)]

    assert asyncio.run(heard())[-1] == 7


def test_a_study_goes_on_telling_until_nobody_reads(laboratory: Laboratory) -> None:
    async def heard() -> tuple[list[int], int]:
        views = laboratory.study("ana", count_until_stopped)
        first = [await anext(views), await anext(views)]
        await views.aclose()
        # The one worker is free again only if the first study has ended.
        return first, [view async for view in laboratory.study("ana", count_to, 5)][-1]

    first, last = asyncio.run(heard())
    assert first == sorted(first)
    assert last == 5


def test_another_study_of_the_same_person_ends_the_one_before(laboratory: Laboratory) -> None:
    async def heard() -> tuple[int, int]:
        before = laboratory.study("ana", count_until_stopped)
        await anext(before)
        after = [view async for view in laboratory.study("ana", count_to, 5)]
        rest = [view async for view in before]
        return after[-1], rest[-1]

    assert asyncio.run(heard()) == (5, -1)


def test_what_goes_wrong_is_told_to_whoever_asked(laboratory: Laboratory) -> None:
    async def heard() -> list[int]:
        return [view async for view in laboratory.study("ana", fail)]

    with pytest.raises(InputError) as wrong:
        asyncio.run(heard())
    assert wrong.value.code == "move_unusable"
