"""The routes that an interaction's token opens: the callback, follow-ups, the original answer."""

from __future__ import annotations

from . import payloads
from .call import Call, Reply, Route
from .errors import UNKNOWN_WEBHOOK, ApiError
from .interaction import Interaction
from .interactions import Interactions
from .models import Message
from .world import World
from .writing import Writer

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
ORIGINAL = f"{WEBHOOK}/messages/@original"
WRITTEN = f"{WEBHOOK}/messages/{{message_id}}"


class TokenRoutes:
    """Answers to interactions. The token is the only key: the bot's own is not asked for."""

    def __init__(self, world: World, writer: Writer, interactions: Interactions) -> None:
        self.world = world
        self.writer = writer
        self.interactions = interactions
        self.base = ""

    def routes(self) -> list[Route]:
        """Every route of this kind; ``@original`` stands before the id that it would match."""
        return [
            Route("POST", CALLBACK, "callback", self.answer, needs_token=False),
            Route("POST", WEBHOOK, "followup", self.follow_up, needs_token=False),
            Route("GET", ORIGINAL, "original.get", self.get, needs_token=False),
            Route("PATCH", ORIGINAL, "original.edit", self.edit, needs_token=False),
            Route("DELETE", ORIGINAL, "original.delete", self.delete, needs_token=False),
            Route("GET", WRITTEN, "followup.get", self.get, needs_token=False),
            Route("PATCH", WRITTEN, "followup.edit", self.edit, needs_token=False),
            Route("DELETE", WRITTEN, "followup.delete", self.delete, needs_token=False),
        ]

    def answer(self, call: Call) -> Reply:
        """The first answer to an interaction."""
        report = self.interactions.answer(
            call.number("interaction_id"), call.params["interaction_token"], call.form(), call.files
        )
        return Reply(report) if call.query.get("with_response") in ("1", "true") else Reply()

    def follow_up(self, call: Call) -> Reply:
        """One more message."""
        interaction = self._interaction(call)
        message = self.interactions.follow_up(interaction, call.form(), call.files)
        return self._show(message) if call.query.get("wait") in ("1", "true") else Reply()

    def get(self, call: Call) -> Reply:
        """Read the answer or a follow-up."""
        return self._show(self._message(call))

    def edit(self, call: Call) -> Reply:
        """Change the answer or a follow-up, private or not."""
        return self._show(self.writer.edit(self._message(call), call.form(), call.files))

    def delete(self, call: Call) -> Reply:
        """Take the answer or a follow-up away."""
        self.world.remove_message(self._message(call))
        return Reply()

    def channel_of(self, token: str) -> str:
        """Where messages by this token go, for the limit that counts them by channel."""
        interaction = self.interactions.by_token.get(token)
        return str(interaction.channel.id) if interaction is not None else ""

    def _interaction(self, call: Call) -> Interaction:
        if call.number("webhook_id") != self.world.bot.id:
            raise ApiError(UNKNOWN_WEBHOOK)
        return self.interactions.by_live_token(call.params["webhook_token"])

    def _message(self, call: Call) -> Message:
        identity = call.number("message_id") if "message_id" in call.params else None
        return self.interactions.message_of(self._interaction(call), identity)

    def _show(self, message: Message) -> Reply:
        return Reply(payloads.message(self.world, message, self.base))
