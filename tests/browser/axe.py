"""What axe finds against WCAG 2.2 AA, and whether a page fits its screen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "ui" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def faults_of(page: Page, *, but: str = "") -> list[tuple[str, str]]:
    """Each rule that is broken, with its first place; `but` leaves out what was seen before."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """([rules, but]) => axe
          .run(but ? { exclude: [but] } : document, { runOnly: rules, resultTypes: ["violations"] })
          .then(found => found.violations)""",
        [RULES, but],
    )
    return [(fault["id"], fault["nodes"][0]["html"][:200]) for fault in found]


def overflow_of(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    width = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    return int(page.evaluate(width))


def scroll_of(page: Page) -> int:
    """By how many pixels the page is higher than the screen."""
    height = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
    return int(page.evaluate(height))
