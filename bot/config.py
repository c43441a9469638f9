"""Settings from the environment and the ``.env`` file. The only place that reads either."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values

LOG_LEVELS = {"INFO": logging.INFO, "WARNING": logging.WARNING, "ERROR": logging.ERROR}
SWITCH = {"on": True, "off": False}
LOOPBACK = ("127.0.0.1", "::1", "localhost")
DEFAULT_DATABASE = "uno.db"


class SettingsError(ValueError):
    """A setting that cannot be used; the text is a sentence for the person who runs the bot."""


@dataclass(frozen=True)
class Settings:
    """What the bot is told from outside. The token is left out when this is printed."""

    token: str = field(default="", repr=False)
    database: Path = Path(DEFAULT_DATABASE)
    log_level: int = logging.INFO
    health_port: int | None = None
    api_base: str | None = None
    gateway: str | None = None
    read_messages: bool = False
    """Whether the operator lets the bot read messages, for the house rule `no_questions=auto`."""


def load(
    environment: Mapping[str, str] | None = None, file: Path = Path(".env"), *, log_level: str = "INFO"
) -> Settings:
    """Settings from the environment and, below it, from a file; raises SettingsError.

    ``log_level`` counts where neither names one.
    """
    given = {name: value for name, value in dotenv_values(file).items() if value}
    given |= {name: value for name, value in (os.environ if environment is None else environment).items() if value}
    api_base, gateway = given.get("DISCORD_API_BASE"), given.get("DISCORD_GATEWAY")
    check_redirection(api_base, gateway)
    return Settings(
        token=given.get("DISCORD_TOKEN", "").strip(),
        database=Path(given.get("UNO_DATABASE", DEFAULT_DATABASE)),
        log_level=read_log_level(given.get("UNO_LOG_LEVEL", log_level)),
        health_port=read_port(given.get("UNO_HEALTH_PORT", "")),
        api_base=api_base,
        gateway=gateway,
        read_messages=read_switch("UNO_READ_MESSAGES", given.get("UNO_READ_MESSAGES", "off")),
    )


def read_switch(name: str, value: str) -> bool:
    """Whether this setting is on."""
    if value.strip().lower() not in SWITCH:
        raise SettingsError(f"{name} is {value!r}: it may be on or off.")
    return SWITCH[value.strip().lower()]


def read_log_level(name: str) -> int:
    """The level of this name; lower ones are refused, for discord.py would write hands and tokens there."""
    level = LOG_LEVELS.get(name.strip().upper())
    if level is None:
        raise SettingsError(
            f"UNO_LOG_LEVEL is {name!r}: it may be INFO, WARNING or ERROR. "
            "Lower levels would write hands and tokens into the log."
        )
    return level


def read_port(text: str) -> int | None:
    """A port, or None where none is named."""
    if not text.strip():
        return None
    if not text.strip().isdecimal() or not 0 < int(text) < 65536:
        raise SettingsError(f"UNO_HEALTH_PORT is {text!r}: it may be a number from 1 to 65535.")
    return int(text)


def check_redirection(api_base: str | None, gateway: str | None) -> None:
    """A stand-in for Discord needs both addresses, and must be on this machine: it is given the token."""
    if not api_base and not gateway:
        return
    if not api_base or not gateway:
        raise SettingsError("DISCORD_API_BASE and DISCORD_GATEWAY must be set both or not at all.")
    for name, address, schemes in (
        ("DISCORD_API_BASE", api_base, ("http", "https")),
        ("DISCORD_GATEWAY", gateway, ("ws", "wss")),
    ):
        parts = urlsplit(address)
        if parts.scheme not in schemes or parts.hostname not in LOOPBACK:
            raise SettingsError(f"{name} may only lead to this machine (127.0.0.1), not to {address!r}.")
