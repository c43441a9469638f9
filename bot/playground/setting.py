"""The playground's fixed cast: one server, two channels, five people and a moderator."""

from __future__ import annotations

from .clock import Clock
from .models import Channel, Guild, Member, Role, User
from .world import MODERATORS_MAY, World

APPLICATION = 1_000_000_000_000_000_001
"""The application and its bot share an id, as in every new application at Discord."""
GUILD = 1_000_000_000_000_000_100
MODERATOR_ROLE = 1_000_000_000_000_000_101
CHANNELS = {"uno": 1_000_000_000_000_000_201, "games": 1_000_000_000_000_000_202}
PEOPLE = {
    "Ada": (1_000_000_000_000_000_301, "#e67e22"),
    "Ben": (1_000_000_000_000_000_302, "#3498db"),
    "Cleo": (1_000_000_000_000_000_303, "#2ecc71"),
    "Dora": (1_000_000_000_000_000_304, "#9b59b6"),
    "Emil": (1_000_000_000_000_000_305, "#f1c40f"),
    "Mo": (1_000_000_000_000_000_306, "#e74c3c"),
}
MODERATORS = ("Mo",)
OWNER = 1_000_000_000_000_000_399


def furnish(clock: Clock) -> World:
    """A new world with the playground's cast in it."""
    world = World(clock, User(APPLICATION, "UNO", bot=True))
    guild = Guild(GUILD, "Playground", OWNER)
    guild.roles[MODERATOR_ROLE] = Role(MODERATOR_ROLE, "Moderator", MODERATORS_MAY)
    for name, (identity, colour) in PEOPLE.items():
        world.add_user(User(identity, name, colour=colour))
        roles = [MODERATOR_ROLE] if name in MODERATORS else []
        guild.members[identity] = Member(identity, roles)
    world.add_guild(guild)
    for position, (name, identity) in enumerate(CHANNELS.items()):
        world.add_channel(Channel(identity, guild.id, name, position=position))
    return world
