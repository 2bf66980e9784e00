"""What moves on a page without anybody having touched it, while answers are slow."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from playwright.sync_api import Page

SCREENS = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1366, 768)}
on_each_screen = pytest.mark.parametrize("screen", SCREENS)
FILES_LATE_MS = 60
WATCH = """
(() => {
  window.shifts = [];
  const name = node => (node?.nodeType === 1 ? node : node?.parentElement)?.outerHTML.slice(0, 80);
  const place = ({ x, y }) => `${Math.round(x)},${Math.round(y)}`;
  const moved = ({ node, previousRect, currentRect }) =>
    `${place(previousRect)} to ${place(currentRect)}: ${name(node)}`;
  new PerformanceObserver(list => {
    for (const { hadRecentInput, value, sources } of list.getEntries())
      if (!hadRecentInput) window.shifts.push(`${value.toFixed(5)} ${sources.map(moved)}`);
  }).observe({ type: 'layout-shift', buffered: true });

  const ask = window.fetch.bind(window);
  let asked = 0;
  window.awaited = 0;
  window.answeredAt = 0;
  window.fetch = async (...request) => {
    window.awaited += 1;
    try {
      await new Promise(done => setTimeout(done, 120 + 80 * (asked++ % 4)));
      return await ask(...request);
    } finally {
      window.awaited -= 1;
      window.answeredAt = performance.now();
    }
  };
})();
"""
SETTLED = """async () => {
  const waits = () =>
    !document.querySelector('main h1') || document.querySelector('.loading') ||
    window.awaited > 0 || performance.now() - window.answeredAt < 200;
  while (waits()) await new Promise(done => setTimeout(done, 20));
}"""


def watch(page: Page) -> None:
    """From now on files come late, and answers later, each at another time."""
    page.add_init_script(WATCH)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": FILES_LATE_MS,
            "downloadThroughput": -1,
            "uploadThroughput": -1,
        },
    )


def settle(page: Page) -> None:
    """Wait until all that the page has asked for is there and shown."""
    page.evaluate(SETTLED)


def shifts_of(page: Page) -> list[str]:
    """Each movement that no touch or key explains: how much, from where to where, of what."""
    found: list[str] = page.evaluate("window.shifts")
    return found


def places_of(page: Page, keep: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """Where on the page that stands which may not move, as far as it is there."""
    found = {}
    scrolled = page.evaluate("scrollY")
    for name, selector in keep.items():
        locator = page.locator(selector)
        box = locator.bounding_box() if locator.count() else None
        if box:
            edges = (box["x"], box["y"] + scrolled, box["width"], box["height"])
            found[name] = tuple(round(edge) for edge in edges)
    return found
