"""The routes of the application itself: who it is, whom it meets, its commands, its pictures."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable

from . import payloads
from .call import Call, Reply, Route
from .command_rules import check_commands
from .commands import Commands
from .errors import TOO_MANY_EMOJIS, UNKNOWN_EMOJI, UNKNOWN_GUILD, UNKNOWN_MEMBER, ApiError, Form
from .gateway import IDENTIFIES_A_DAY, Gateway
from .models import Emoji
from .world import World
from .writing import picture_kind

APPLICATION = "/applications/{application_id}"
COMMANDS = f"{APPLICATION}/commands"
EMOJIS = f"{APPLICATION}/emojis"
EMOJIS_ALLOWED = 2000
EMOJI_BYTES = 256 * 1024
EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
DATA_URI = re.compile(r"data:(image/\w+);base64,(.*)", re.DOTALL)


class ApplicationRoutes:
    """What login, command registration and emoji upload need."""

    def __init__(self, world: World, gateway: Gateway, commands: Commands) -> None:
        self.world = world
        self.gateway = gateway
        self.commands = commands

    def routes(self) -> list[Route]:
        """Every route of this kind."""
        about: Callable[[Call], Reply] = lambda _: Reply(payloads.application(self.world))  # noqa: E731
        me: Callable[[Call], Reply] = lambda _: Reply(payloads.user(self.world.bot))  # noqa: E731
        return [
            Route("GET", "/users/@me", "login", me),
            Route("GET", "/oauth2/applications/@me", "application", about),
            Route("GET", "/applications/@me", "application", about),
            Route("GET", "/gateway", "gateway", self.get_gateway, needs_token=False),
            Route("GET", "/gateway/bot", "gateway", self.get_gateway),
            Route("GET", "/guilds/{guild_id}/members/{user_id}", "member.get", self.get_member),
            Route("GET", COMMANDS, "commands.get", self.get_commands),
            Route("PUT", COMMANDS, "commands.put", self.put_commands),
            Route("GET", EMOJIS, "emoji.list", self.list_emojis),
            Route("POST", EMOJIS, "emoji.create", self.create_emoji),
            Route("GET", f"{EMOJIS}/{{emoji_id}}", "emoji.get", self.get_emoji),
            Route("DELETE", f"{EMOJIS}/{{emoji_id}}", "emoji.delete", self.delete_emoji),
        ]

    def get_member(self, call: Call) -> Reply:
        """A member of a server that the bot is in."""
        guild = self.world.guilds.get(call.number("guild_id"))
        if guild is None:
            raise ApiError(UNKNOWN_GUILD)
        member = guild.members.get(call.number("user_id"))
        if member is None:
            raise ApiError(UNKNOWN_MEMBER)
        return Reply(payloads.member(self.world, member))

    def get_gateway(self, call: Call) -> Reply:
        """Where the websocket is, and how many sessions may still be opened today."""
        limit = {
            "total": IDENTIFIES_A_DAY,
            "remaining": max(0, IDENTIFIES_A_DAY - self.gateway.identifies),
            "reset_after": 86_400_000,
            "max_concurrency": 1,
        }
        return Reply({"url": self.gateway.address, "shards": 1, "session_start_limit": limit})

    # -- commands

    def get_commands(self, call: Call) -> Reply:
        """The registered commands."""
        return Reply(self.commands.registered())

    def put_commands(self, call: Call) -> Reply:
        """Register all commands anew."""
        body = call.body
        if not isinstance(body, list):
            form = Form()
            form.wrong((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            form.check()
        check_commands(body)
        return Reply(self.commands.replace(body))

    # -- emojis

    def list_emojis(self, call: Call) -> Reply:
        """All pictures of the application."""
        return Reply({"items": [payloads.emoji(self.world, entry) for entry in self.world.emojis.values()]})

    def get_emoji(self, call: Call) -> Reply:
        """One picture."""
        return Reply(payloads.emoji(self.world, self._emoji(call)))

    def create_emoji(self, call: Call) -> Reply:
        """Upload a picture: a name of two to 32 letters, at most 256 KiB, at most 2000 in all."""
        body = call.form()
        form = Form()
        name, image = body.get("name"), body.get("image")
        if not isinstance(name, str) or not EMOJI_NAME.fullmatch(name):
            form.wrong(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        elif any(entry.name == name for entry in self.world.emojis.values()):
            message = "An emoji with this name already exists"
            form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message)
        content = self._picture(form, image)
        form.check()
        if len(self.world.emojis) >= EMOJIS_ALLOWED:
            raise ApiError(TOO_MANY_EMOJIS)
        kind = picture_kind(content) or "image/png"
        emoji = Emoji(self.world.new_id(), str(name), content, kind, kind == "image/gif")
        self.world.emojis[emoji.id] = emoji
        self.world.announce("emojis_changed", emoji)
        return Reply(payloads.emoji(self.world, emoji), 201)

    @staticmethod
    def _picture(form: Form, image: object) -> bytes:
        match = DATA_URI.fullmatch(image) if isinstance(image, str) else None
        try:
            content = base64.b64decode(match[2], validate=True) if match else b""
        except binascii.Error:
            content = b""
        if not content or picture_kind(content) is None:
            form.wrong(("image",), "IMAGE_INVALID", "Invalid image data")
        elif len(content) > EMOJI_BYTES:
            form.wrong(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        return content

    def delete_emoji(self, call: Call) -> Reply:
        """Take a picture away."""
        emoji = self._emoji(call)
        del self.world.emojis[emoji.id]
        self.world.announce("emojis_changed", emoji)
        return Reply()

    def _emoji(self, call: Call) -> Emoji:
        emoji = self.world.emojis.get(call.number("emoji_id"))
        if emoji is None:
            raise ApiError(UNKNOWN_EMOJI)
        return emoji
