"""The main screens of the bot on one sheet, as the playground's page shows them: ``python -m tools.screens OUT.png``.

Every screen of `tests.cogs.gallery` is drawn by the page in Debian's chromium, with the pictures of the cards, in
English on dark and in German on light ground; ``--only hand board`` picks screens, ``--look en`` one of the two,
``--width 900`` looks at a desktop, ``--signs`` shows the cards as a bot without application emojis does. The pictures
of the README: ``--look en --only lobby score_sheet board hand challenge``,
``--look en --only panel_group panel_option panel_places``, ``--only board_illustrated stats``.
"""

from __future__ import annotations

import argparse
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
from aiohttp import web
from playwright.sync_api import Browser, Page, sync_playwright

from bot import pictures
from bot.i18n.texts import Texts
from cogs.ui.look import Look
from cogs.ui.parts import PublicMessage
from cogs.ui.pictures import Pictures, Signs
from tests.cogs import gallery
from tests.cogs.tables_at_hand import DEADLINE
from tests.page import canned
from tests.page.conftest import CHROMIUM
from tests.page.fake_server import FakeServer

PHONE = 390
Looks = Sequence[tuple[str, str]]
LOOKS: Looks = (("en", "dark"), ("de", "light"))
TIME_LEFT = 42
COLUMNS = {PHONE: 3}
"""Screens side by side on the sheet, at most; one where the window is wider than a phone."""

FIRST_EMOJI = 900_000
FIRST_FILE = 990_000
"""Attachments come from the same place as emojis, by higher numbers."""
STYLE = """
body { margin: 12px; background: #777; font: 14px sans-serif; color: #fff; columns: var(--columns); column-gap: 12px; }
figure { margin: 0 0 12px; break-inside: avoid; } figcaption { padding: 2px 0; }
img { vertical-align: top; margin-right: 4px; }
"""


class Drawn:
    """The pictures of the cards, each with an id of its own, from the server of this sheet."""

    are_drawn = True

    def mark(self, name: str) -> str:
        return f"<:{name}:{_emoji_id(name)}>"

    def emoji(self, name: str) -> discord.PartialEmoji:
        return discord.PartialEmoji(name=name, id=_emoji_id(name))

    def address(self, name: str) -> str:
        return f"/emojis/{_emoji_id(name)}.png"


class Server(FakeServer):
    """The page's server, with the real pictures and the attachments."""

    def __init__(self) -> None:
        super().__init__()
        self.attached: list[bytes] = []

    def attach(self, files: dict[str, bytes]) -> list[dict[str, Any]]:
        """These files as the attachments of a message."""
        first = FIRST_FILE + len(self.attached)
        self.attached += files.values()
        return [{"id": str(first + at), "filename": name, "content_type": "image/png",
                 "url": f"/emojis/{first + at}.png"} for at, name in enumerate(files)]  # fmt: skip

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        number = int(request.match_info["id"])
        if number >= FIRST_FILE:
            return web.Response(body=self.attached[number - FIRST_FILE], content_type="image/png")
        return web.Response(body=pictures.picture(pictures.names()[number - FIRST_EMOJI]), content_type="image/png")


def _emoji_id(name: str) -> int:
    return FIRST_EMOJI + pictures.names().index(name)


def payload(
    number: int, screen: PublicMessage | discord.ui.LayoutView, attachments: list[dict[str, Any]]
) -> dict[str, Any]:
    """The message as the page receives it; what is not public is Ada's."""
    if isinstance(screen, PublicMessage):
        embeds = [embed.to_dict() for embed in screen.embeds]
        components = screen.view.to_components()
        return canned.message(number, embeds=embeds, components=components, attachments=attachments)
    return canned.private(number, "Ada", screen.to_components(), attachments=attachments)


def shots(
    browser: Browser, server: Server, names: list[str], drawn: Pictures, width: int, looks: Looks = LOOKS
) -> dict[str, list[bytes]]:
    """For each screen its pictures, one a look."""
    texts = Texts.load()
    found: dict[str, list[bytes]] = {name: [] for name in names}
    for language, theme in looks:
        look = Look(texts.language(language), drawn)
        server.messages = [
            payload(1000 + place, gallery.ALL[name](look), server.attach(gallery.files(name)))
            for place, name in enumerate(names)
        ]
        page = browser.new_page(viewport={"width": width, "height": 1600}, locale=language)
        page.clock.set_fixed_time(DEADLINE - TIME_LEFT)
        page.goto(f"{server.url}/?as=Ada&channel=uno&lang={language}&theme={theme}")
        page.wait_for_selector("body[data-viewing=Ada]")
        page.wait_for_load_state("networkidle")
        for place, name in enumerate(names):
            found[name].append(_message(page, 1000 + place).screenshot())
        page.close()
    return found


def _message(page: Page, number: int) -> Any:
    return page.locator(f"[data-message-id='{number}']")


def sheet(browser: Browser, found: dict[str, list[bytes]], width: int) -> bytes:
    """All pictures with the names of their screens, as a PNG."""
    columns, looks = min(COLUMNS.get(width, 1), len(found)), max(map(len, found.values()))
    figures = "".join(_figure(name, each) for name, each in found.items())
    page = browser.new_page(viewport={"width": columns * (looks * (width + 4) + 12) + 12, "height": 100})
    page.set_content(f"<!doctype html><style>:root {{ --columns: {columns} }} {STYLE}</style>{figures}")
    return page.screenshot(full_page=True)


def _figure(name: str, each: list[bytes]) -> str:
    images = "".join(f'<img src="data:image/png;base64,{b64encode(png).decode()}">' for png in each)
    return f"<figure><figcaption>{name}</figcaption>{images}</figure>"


def main() -> None:
    """Draws the sheet."""
    parser = argparse.ArgumentParser(description="The main screens of the bot on one sheet.")
    parser.add_argument("out", type=Path, help="the PNG file to write")
    parser.add_argument("--only", nargs="+", choices=gallery.ALL, metavar="SCREEN", help="these screens alone")
    parser.add_argument("--look", choices=[language for language, _ in LOOKS], help="this language alone")
    parser.add_argument("--width", type=int, default=PHONE, help="of the window in pixels; a phone's unless said")
    parser.add_argument("--signs", action="store_true", help="without the pictures of the cards")
    arguments = parser.parse_args()
    server = Server().start()
    try:
        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=str(CHROMIUM), args=["--no-sandbox"])
            drawn = Signs() if arguments.signs else Drawn()
            names = arguments.only or list(gallery.ALL)
            looks = [look for look in LOOKS if arguments.look in (None, look[0])]
            found = shots(browser, server, names, drawn, arguments.width, looks)
            arguments.out.write_bytes(sheet(browser, found, arguments.width))
    finally:
        server.stop()


if __name__ == "__main__":
    main()
