"""What the bot may do in a channel, and what it needs to play there."""

from __future__ import annotations

import discord

NEEDED = ("view_channel", "send_messages", "embed_links")
NEEDED_IN_THREADS = ("view_channel", "send_messages_in_threads", "embed_links")
NEEDED_FOR_OWN_THREAD = ("view_channel", "create_public_threads", "send_messages_in_threads", "embed_links")
HELPFUL = ("read_message_history",)
"""Without it the bot cannot see how far up its board has moved."""
FOR_PICTURES = ("attach_files",)
"""What it needs in servers that want a picture of the table; without it their boards have none."""


def missing_rights(permissions: discord.Permissions, *, thread: bool, own_thread: bool = False) -> list[str]:
    """The rights that are missing in a channel or thread, or to open a thread there, by Discord's names for them."""
    needed = NEEDED_IN_THREADS if thread else NEEDED_FOR_OWN_THREAD if own_thread else NEEDED
    return [name for name in needed if not getattr(permissions, name)]
