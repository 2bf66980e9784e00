"""A real browser in front of a real server. Debian's Chromium; `make test` sees to it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.people import Person
from tests.browser.shifts import SCREENS, watch
from tests.server.client import Server, let_all_leave

CHROMIUM = shutil.which("chromium")
PAGES = Path(__file__).parents[2] / "ui" / "dist"
PATIENCE_MS = 90_000  # a busy machine is no failure
SLOWER = int(os.environ.get("LETRADO_SLOW_BROWSER", "1"))  # times: to try a test on a slow machine

NewPerson = Callable[..., Person]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for the tests of a module: while it runs, no other test can have an event loop."""
    assert CHROMIUM is not None, "chromium is not installed: tools/need chromium"
    assert (PAGES / "index.html").is_file(), "the pages are not built: make setup"
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as driver:
        options = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        running = driver.chromium.launch(executable_path=CHROMIUM, args=options)
        yield running
        running.close()


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all, with the pages: each test has people and games of its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'games.sqlite'}"
    running = Server(database, "--pages", str(PAGES)).start()
    yield running
    running.stop()


@pytest.fixture
def server(started: Server) -> Server:
    return started


@pytest.fixture(autouse=True)
def all_leave() -> Iterator[None]:
    yield
    let_all_leave()


@pytest.fixture
def new_person(browser: Browser, server: Server) -> Iterator[NewPerson]:
    """Somebody with a browser of their own, at a desk or with a phone."""
    contexts = []

    def come(
        width: int = 1280, height: int = 900, *, touch: bool = False, dark: bool = False
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="es-ES",
            reduced_motion="reduce",
            color_scheme="dark" if dark else "light",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        _slow_down(page)
        return Person(page, server.url)

    yield come
    for context in contexts:
        context.close()


def _slow_down(page: Page) -> None:
    if SLOWER > 1:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


@pytest.fixture
def watched(new_person: NewPerson) -> Callable[[str], Person]:
    def come(screen: str) -> Person:
        width, height = SCREENS[screen]
        person = new_person(width=width, height=height, touch=screen != "desktop")
        watch(person.page)
        return person

    return come
