"""A browser, the fake server and a page that must neither complain nor ask anybody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .fake_server import FakeServer

CHROMIUM = Path("/usr/bin/chromium")


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="the page is not tested: playwright is not installed")
    if not CHROMIUM.exists():
        pytest.skip(f"the page is not tested: there is no {CHROMIUM} (Debian's package chromium)")
    with sync_api.sync_playwright() as play:
        browser = play.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def running_server() -> Iterator[FakeServer]:
    server = FakeServer().start()
    yield server
    server.stop()


@pytest.fixture
def server(running_server: FakeServer) -> FakeServer:
    running_server.reset()
    return running_server


class Tab:
    """A page of the browser and what it asked for and complained about."""

    def __init__(self, browser: Any) -> None:
        self.context = browser.new_context(locale="en-US", timezone_id="UTC")
        self.context.set_default_timeout(5000)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.requests: list[str] = []
        self.page.on(
            "console", lambda line: self.complaints.append(line.text) if line.type in ("error", "warning") else None
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))


@pytest.fixture(scope="package")
def shared_tab(browser: Any) -> Tab:
    """One for all tests that do not need one of their own: a new one each time would be half of the time."""
    return Tab(browser)


class Opener:
    """Opens the page as somebody, with some messages there."""

    def __init__(self, browser: Any, tab: Tab, server: FakeServer) -> None:
        self.browser = browser
        self.tab = tab
        self.server = server
        self.expected: tuple[str, ...] = ()
        """Parts of complaints that the test provokes."""

    def __call__(self, *messages: Any, width: int = 1280, height: int = 900, own: bool = False, **view: str) -> Any:
        self.server.messages = list(messages)
        if own:
            self.tab = Tab(self.browser)
        self.tab.complaints.clear()
        self.tab.requests.clear()
        page = self.tab.page
        page.set_viewport_size({"width": width, "height": height})
        self.visit(**view)
        return page

    def visit(self, who: str = "Ada", lang: str = "en", theme: str = "dark") -> None:
        page = self.tab.page
        page.goto(f"{self.server.url}/?as={who}&channel=uno&lang={lang}&theme={theme}")
        page.wait_for_selector(f"body[data-viewing={who}]")


@pytest.fixture
def open_page(browser: Any, shared_tab: Tab, server: FakeServer) -> Iterator[Opener]:
    opener = Opener(browser, shared_tab, server)
    yield opener
    tab = opener.tab
    foreign = [url for url in tab.requests if not url.startswith((server.url + "/", "data:"))]
    complaints = [line for line in tab.complaints if not any(part in line for part in opener.expected)]
    if tab is shared_tab:
        tab.page.evaluate("localStorage.clear()")
        tab.page.goto("about:blank")
    else:
        tab.context.close()
    assert foreign == []
    assert complaints == []
