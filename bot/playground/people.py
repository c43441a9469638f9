"""People: what a person at a Discord client can see and do, for the page and for the tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .command_rules import MESSAGE_MENU
from .commands import CannotUse
from .component_rules import bounds
from .interaction import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DEFERRED_MESSAGE,
    MODAL_SUBMIT,
    Answer,
    Modal,
    describe,
)
from .modal_rules import fill_in
from .models import (
    BUTTON,
    LINK_STYLE,
    MENTIONABLE_SELECT,
    PUBLIC_THREAD,
    STRING_SELECT,
    USER_SELECT,
    Channel,
    Json,
    Message,
    User,
    permissions,
)
from .payloads import message as message_payload
from .payloads import resolved

if TYPE_CHECKING:
    from .server import StandIn


class Person:
    """One person at the keyboard. Every act waits for the bot, and raises InteractionFailed after 3 s."""

    def __init__(self, server: StandIn, user: User) -> None:
        self.server = server
        self.user = user

    @property
    def id(self) -> int:
        """The person's user id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The person's name."""
        return self.user.name

    # -- seeing

    def sees(self, channel: Channel) -> list[Message]:
        """The messages in a channel that this person can see, private ones included, oldest first."""
        return self.server.world.visible(self.user, channel)

    def private(self, channel: Channel) -> list[Message]:
        """Only the messages that nobody else can see."""
        return [message for message in self.sees(channel) if message.is_ephemeral]

    # -- acting

    async def command(self, channel: Channel, path: Sequence[str], options: Mapping[str, Any] | None = None) -> Message:
        """Use a slash command; the message that answers it."""
        return await self._message(await self.send_command(channel, path, options))

    async def command_to_modal(
        self, channel: Channel, path: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> Modal:
        """Use a slash command that opens a dialog."""
        return _modal(await self.send_command(channel, path, options))

    async def click(self, message: Message, target: str, *, forged: bool = False) -> Message:
        """Press a button by its custom_id, label or emoji; the message that is changed or written.

        ``forged`` sends a custom_id that the message does not have (any more), as an outdated or a malicious
        client can.
        """
        return await self._message(await self.send_click(message, target, forged=forged))

    async def click_to_modal(self, message: Message, target: str) -> Modal:
        """Press a button that opens a dialog."""
        return _modal(await self.send_click(message, target))

    async def select(self, message: Message, target: str, *values: str | int) -> Message:
        """Choose from a menu, found by custom_id or placeholder, by values or labels."""
        return await self._message(await self.send_choice(message, target, values))

    async def select_to_modal(self, message: Message, target: str, *values: str | int) -> Modal:
        """Choose from a menu that opens a dialog."""
        return _modal(await self.send_choice(message, target, values))

    async def submit_modal(self, modal: Modal, answers: Mapping[str, Any] | None = None) -> Message:
        """Hand a dialog in, with values by custom_id; a field that is not named keeps what stands in it."""
        return await self._message(await self.send_modal(modal, answers or {}))

    async def menu(self, message: Message, name: str) -> Message:
        """Use an entry of a message's context menu."""
        return await self._message(await self.send_menu(message, name))

    async def autocomplete(
        self, channel: Channel, path: Sequence[str], options: Mapping[str, Any], focused: str
    ) -> list[Json]:
        """Type into an option; the choices that the bot offers."""
        self._may_act_in(channel)
        data = self.server.commands.call(self.user, channel, path, options, focused)
        answer = await self._interact(AUTOCOMPLETE, channel, data)
        return answer.choices

    # -- the same with the whole answer, whatever it is

    async def send_command(
        self, channel: Channel, path: Sequence[str], options: Mapping[str, Any] | None = None
    ) -> Answer:
        """Use a slash command."""
        self._may_act_in(channel)
        data = self.server.commands.call(self.user, channel, path, options or {})
        return await self._interact(COMMAND, channel, data)

    async def send_click(self, message: Message, target: str, *, forged: bool = False) -> Answer:
        """Press a button."""
        self._may_use(message)
        button = {"custom_id": target} if forged else _usable(message, target, (BUTTON,))
        if button.get("style") == LINK_STYLE:
            raise CannotUse(f"{target!r} is a link")
        data = {"custom_id": button["custom_id"], "component_type": BUTTON}
        return await self._interact(COMPONENT, self._channel(message), data, message)

    async def send_choice(self, message: Message, target: str, values: Sequence[str | int]) -> Answer:
        """Choose from a menu."""
        self._may_use(message)
        menu = _usable(message, target, (STRING_SELECT, USER_SELECT, MENTIONABLE_SELECT, 6, 8))
        chosen = _chosen(menu, [str(value) for value in values])
        data: Json = {
            "custom_id": menu["custom_id"],
            "component_type": menu["type"],
            "values": chosen,
        }
        if menu["type"] in (USER_SELECT, MENTIONABLE_SELECT):
            users = [int(value) for value in chosen]
            data["resolved"] = resolved(self.server.world, self._channel(message), users)
        return await self._interact(COMPONENT, self._channel(message), data, message)

    async def send_modal(self, modal: Modal, answers: Mapping[str, Any]) -> Answer:
        """Hand a dialog in."""
        try:
            components = fill_in(modal.components, answers)
        except ValueError as error:
            raise CannotUse(str(error)) from None
        source = self.server.interactions.modal_source(modal.interaction)
        data = {"custom_id": modal.custom_id, "components": components}
        metadata = describe(source)
        return await self._interact(MODAL_SUBMIT, source.channel, data, source.message, metadata)

    async def send_menu(self, message: Message, name: str) -> Answer:
        """Use an entry of a message's context menu."""
        self._may_use(message)
        channel = self._channel(message)
        command = self.server.commands.find(self.user, channel, name, MESSAGE_MENU)
        found = message_payload(self.server.world, message, self.server.base)
        data = {
            "id": command["id"],
            "name": name,
            "type": MESSAGE_MENU,
            "target_id": str(message.id),
            "resolved": {"messages": {str(message.id): found}},
        }
        return await self._interact(COMMAND, channel, data)

    # -- without the bot

    def say(self, channel: Channel, content: str) -> Message:
        """Write an ordinary message."""
        self._may_act_in(channel)
        world = self.server.world
        message = Message(world.new_id(), channel.id, self.id, content=content, created=world.clock.now())
        return world.add_message(message)

    def delete(self, message: Message) -> None:
        """Delete a message of one's own, anybody's as a moderator, or dismiss a private one."""
        world = self.server.world
        granted = world.permissions_in(self._channel(message), self.user)
        own = message.author == self.id or message.ephemeral_for == self.id
        if not own and not granted & permissions("manage_messages"):
            raise CannotUse(f"{self.name} may not delete this message")
        world.remove_message(message)

    def open_thread(self, channel: Channel, name: str) -> Channel:
        """Open a public thread in a channel."""
        world = self.server.world
        return world.add_channel(
            Channel(
                world.new_id(),
                channel.guild,
                name,
                kind=PUBLIC_THREAD,
                parent=channel.id,
                owner=self.id,
                created=world.clock.now(),
            )
        )

    # -- how

    async def _interact(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        message: Message | None = None,
        metadata: Json | None = None,
    ) -> Answer:
        interaction = self.server.interactions.begin(kind, self.user, channel, data, message=message, metadata=metadata)
        assert interaction.outcome is not None
        return await interaction.outcome

    async def _message(self, answer: Answer) -> Message:
        message = answer.message
        if message is None:
            raise TypeError("the bot answered with a dialog")
        if answer.kind == DEFERRED_MESSAGE:
            await self.server.world.until(lambda: message.gone or not message.is_loading)
        return message

    def _channel(self, message: Message) -> Channel:
        return self.server.world.channel(message.channel)

    def _may_act_in(self, channel: Channel) -> None:
        self.server.world.demand(channel, self.user, "send_messages")

    def _may_use(self, message: Message) -> None:
        if message.gone:
            raise CannotUse("the message has been deleted")
        if message.ephemeral_for not in (None, self.id):
            raise CannotUse(f"{self.name} cannot see this message")


def _modal(answer: Answer) -> Modal:
    if answer.modal is None:
        raise TypeError("the bot answered with no dialog")
    return answer.modal


def _usable(message: Message, target: str, kinds: Sequence[int]) -> Json:
    component = message.find(target)
    if component is None or component["type"] not in kinds:
        raise CannotUse(f"there is no {target!r} in this message")
    if component.get("disabled"):
        raise CannotUse(f"{target!r} is disabled")
    return component


def _chosen(menu: Json, wanted: list[str]) -> list[str]:
    """The values of the options meant, in the menu's order where it has one."""
    options = menu.get("options") or []
    least, most = bounds(menu)
    chosen = wanted
    if menu["type"] == STRING_SELECT:
        chosen = [entry["value"] for entry in options if {entry["value"], entry["label"]} & set(wanted)]
    if len(chosen) < len(wanted) or not least <= len(chosen) <= most:
        raise CannotUse(f"{menu['custom_id']!r} cannot be answered with {wanted}")
    return chosen
