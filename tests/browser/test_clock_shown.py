"""What a clock on a page shows is the table's time to a tenth of a second."""

from __future__ import annotations

import time
from statistics import median
from typing import Any

from letrado.table.setup import Timing
from tests.browser.conftest import NewPerson
from tests.browser.dealt import Deal
from tests.browser.rivals import sit_opposite
from tests.long_profile import long_only
from tests.server.client import Server, Table

pytestmark = long_only
SECONDS = 9
CHANGES = """count => new Promise(done => {
  const clock = document.querySelector('[data-testid=my-seat] time');
  const seen = [];
  new MutationObserver(() => seen.push(Date.now()) >= count && done(seen))
    .observe(clock, { characterData: true, childList: true, subtree: true });
})"""


def start_of_table_time(table: Table) -> float:
    """When, in milliseconds since 1970, the table's time was zero: the quickest of some answers."""
    asked: list[tuple[float, float]] = []
    for _ in range(SECONDS):
        sent = time.time()
        told = table.ask_time()
        came = time.time()
        asked.append((came - sent, 500 * (sent + came) - told))
    return min(asked)[1]


def test_a_second_is_over_on_the_page_when_it_is_over_at_the_table(
    new_person: NewPerson, server: Server
) -> None:
    person = new_person()
    timing = Timing(method="chess_clock", mode="corrido", minutes_each=25)
    rival = sit_opposite(server, Deal("fise-2009", 158, timing), person)
    changed: list[int] = person.page.evaluate(CHANGES, SECONDS)
    clock: dict[str, Any] = rival.view["clock"]
    zero = start_of_table_time(rival) + clock["now"] + clock["left"][clock["running"][0]]

    late = [(at - zero + 500) % 1000 - 500 for at in changed]
    assert abs(median(late)) <= 100, late
