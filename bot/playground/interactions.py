"""Interactions: sends what people do to the bot, and takes its answers for as long as Discord does."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping

from .call import Upload
from .clock import ANSWER_WITHIN, TOKEN_LIFE
from .command_rules import check_choice
from .errors import (
    ALREADY_ANSWERED,
    EXPIRED_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    ApiError,
    Form,
)
from .gateway import Gateway
from .interaction import (
    ALLOWED,
    CHOICES,
    DEFERRED_MESSAGE,
    MESSAGE,
    ON_MESSAGE,
    UPDATE,
    Answer,
    Interaction,
    InteractionFailed,
    Modal,
    describe,
    payload,
    report,
)
from .modal_rules import check_modal
from .models import EPHEMERAL, LOADING, Channel, Json, Message, User
from .payloads import number_components
from .world import World
from .writing import Writer


class Interactions:
    """Sends interactions to the bot and takes its answers."""

    def __init__(self, world: World, gateway: Gateway, writer: Writer) -> None:
        self.world = world
        self.gateway = gateway
        self.writer = writer
        self.base = ""
        self.by_token: dict[str, Interaction] = {}

    # -- the person's side

    def begin(
        self,
        kind: int,
        person: User,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        metadata: Json | None = None,
    ) -> Interaction:
        """Send an interaction to the bot; its outcome comes within three seconds or not at all."""
        self._forget_old()
        interaction = Interaction(
            self.world.new_id(),
            secrets.token_urlsafe(48),
            kind,
            person,
            channel,
            data,
            self.world.clock.now(),
            message,
            metadata,
        )
        interaction.outcome = asyncio.get_running_loop().create_future()
        interaction.timer = self.world.clock.call_in(ANSWER_WITHIN, lambda: self._too_late(interaction))
        self.by_token[interaction.token] = interaction
        self.world.announce("interaction", interaction)
        self.gateway.dispatch("INTERACTION_CREATE", payload(self.world, interaction, self.base), channel.guild)
        return interaction

    def _too_late(self, interaction: Interaction) -> None:
        interaction.failed = True
        if interaction.outcome is not None and not interaction.outcome.done():
            interaction.outcome.set_exception(InteractionFailed("no answer in 3 s"))

    def _forget_old(self) -> None:
        limit = self.world.clock.now() - 2 * self.world.clock.window(TOKEN_LIFE)
        while self.by_token and (oldest := next(iter(self.by_token.values()))).created < limit:
            del self.by_token[oldest.token]

    def expire_tokens(self) -> None:
        """Let every token given out so far be too old."""
        for interaction in self.by_token.values():
            interaction.expired = True

    # -- the bot's side: the first answer

    def answer(self, identity: int, token: str, body: Json, files: Mapping[int, Upload]) -> Json:
        """Take the callback; returns what Discord tells about it."""
        interaction = self.by_token.get(token)
        if interaction is None or interaction.id != identity:
            raise ApiError(UNKNOWN_INTERACTION)
        if interaction.answered is not None:
            raise ApiError(ALREADY_ANSWERED)
        if interaction.failed:
            raise ApiError(UNKNOWN_INTERACTION)
        kind = body.get("type")
        form = Form()
        allowed = [
            entry for entry in ALLOWED[interaction.kind] if entry not in ON_MESSAGE or interaction.message is not None
        ]
        form.choice(("type",), kind, allowed)
        form.check()
        assert isinstance(kind, int)
        result = self._apply(interaction, kind, body.get("data") or {}, files)
        interaction.answered = kind
        if interaction.timer is not None:
            self.world.clock.cancel(interaction.timer)
        if interaction.outcome is not None and not interaction.outcome.done():
            interaction.outcome.set_result(result)
        return report(self.world, interaction, result, self.base)

    def _apply(self, interaction: Interaction, kind: int, data: Json, files: Mapping[int, Upload]) -> Answer:
        if kind == MESSAGE:
            message = self._write(interaction, data, files, prefix=("data",))
            interaction.original = message.id
            return Answer(kind, message)
        if kind == DEFERRED_MESSAGE:
            message = self._think(interaction, data)
            interaction.original = message.id
            return Answer(kind, message)
        if kind in ON_MESSAGE:
            message = interaction.message
            assert message is not None
            if kind == UPDATE:
                if message.gone:
                    raise ApiError(UNKNOWN_MESSAGE)
                self.writer.edit(message, data, files, prefix=("data",))
            interaction.original = message.id
            interaction.written.add(message.id)
            return Answer(kind, message)
        form = Form(("data",), self.world.emojis)
        if kind == CHOICES:
            choices = data.get("choices") or []
            form.count(("choices",), choices, 25)
            for index, choice in enumerate(choices):
                check_choice(form, ("choices", index), choice)
            form.check()
            return Answer(kind, choices=choices)
        check_modal(form, data)
        form.check()
        components = number_components(data["components"])
        interaction.modal = Modal(interaction.id, data["title"], data["custom_id"], components)
        return Answer(kind, modal=interaction.modal)

    def _write(
        self,
        interaction: Interaction,
        data: Json,
        files: Mapping[int, Upload],
        *,
        prefix: tuple[str, ...] = (),
    ) -> Message:
        message = self.writer.write(
            interaction.channel.id,
            data,
            files,
            prefix=prefix,
            reader=interaction.person.id,
            metadata=describe(interaction),
        )
        interaction.written.add(message.id)
        return message

    def _think(self, interaction: Interaction, data: Json) -> Message:
        private = (data.get("flags") or 0) & EPHEMERAL
        message = Message(
            self.world.new_id(),
            interaction.channel.id,
            self.world.bot.id,
            flags=LOADING | private,
            created=self.world.clock.now(),
            ephemeral_for=interaction.person.id if private else None,
            metadata=describe(interaction),
        )
        interaction.written.add(message.id)
        return self.world.add_message(message)

    # -- the bot's side: later, by the token

    def by_live_token(self, token: str) -> Interaction:
        """The answered interaction of a token; 10015 when there is none, 50027 when it is too old."""
        interaction = self.by_token.get(token)
        if interaction is None or interaction.answered is None:
            raise ApiError(UNKNOWN_WEBHOOK)
        age = self.world.clock.now() - interaction.created
        if interaction.expired or age >= self.world.clock.window(TOKEN_LIFE):
            raise ApiError(EXPIRED_TOKEN)
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, files: Mapping[int, Upload]) -> Message:
        """Write another message; the first one after a deferral takes the place of the "thinking"."""
        original = self.world.messages.get(interaction.original or 0)
        if interaction.answered == DEFERRED_MESSAGE and original is not None and original.is_loading:
            return self.writer.edit(original, body, files)
        return self._write(interaction, body, files)

    def message_of(self, interaction: Interaction, message_id: int | None) -> Message:
        """A message that this token may read and change; None means the original answer."""
        identity = interaction.original if message_id is None else message_id
        if identity is None or identity not in interaction.written or identity not in self.world.messages:
            raise ApiError(UNKNOWN_MESSAGE)
        return self.world.messages[identity]

    def modal_source(self, modal_interaction: int) -> Interaction:
        """The interaction that was answered with a modal."""
        for interaction in self.by_token.values():
            if interaction.id == modal_interaction and interaction.modal is not None:
                return interaction
        raise ApiError(UNKNOWN_INTERACTION)
