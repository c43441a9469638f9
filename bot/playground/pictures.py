"""Serves what Discord's CDN would: the application's emojis and the files in messages."""

from __future__ import annotations

from aiohttp import web

from .world import World


class Pictures:
    """Read-only addresses of pictures."""

    def __init__(self, world: World) -> None:
        self.world = world

    def add_to(self, application: web.Application) -> None:
        """Hang the addresses into the HTTP server."""
        application.router.add_get(r"/emojis/{emoji_id:\d+}.{extension:png|webp|gif}", self._emoji)
        application.router.add_get(r"/attachments/{message_id:\d+}/{attachment_id:\d+}/{name}", self._attachment)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.emojis.get(int(request.match_info["emoji_id"]))
        if emoji is None:
            raise web.HTTPNotFound
        return _picture(emoji.content, emoji.kind)

    async def _attachment(self, request: web.Request) -> web.Response:
        message = self.world.messages.get(int(request.match_info["message_id"]))
        for entry in message.attachments if message is not None else ():
            if entry.id == int(request.match_info["attachment_id"]):
                return _picture(entry.content, entry.kind)
        raise web.HTTPNotFound


def _picture(content: bytes, kind: str) -> web.Response:
    """Contents never change under an address; only pictures may be shown by a browser."""
    headers = {
        "Content-Type": kind if kind.startswith("image/") and "svg" not in kind else "application/octet-stream",
        "Cache-Control": "public, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
    }
    return web.Response(body=content, headers=headers)
