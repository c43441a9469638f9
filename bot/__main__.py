"""The command line: ``python -m bot`` runs the bot, ``python -m bot playground`` a Discord of one's own.

Imports stand in the functions, so that ``scenarios`` needs the standard library only.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.client import UnoBot
    from bot.config import Settings
    from bot.store import Store

NO_TOKEN = (
    "DISCORD_TOKEN is not set: put your bot's token into the environment or into a file .env (see .env.example).\n"
    "To play without Discord, start the playground: python -m bot playground"
)

LAST_PORT = 65535


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit code."""
    chosen = parser().parse_args(arguments)
    try:
        return chosen.action(chosen)
    except KeyboardInterrupt:
        return 0


def parser() -> argparse.ArgumentParser:
    """The subcommands and their options; without one the bot runs."""
    top = argparse.ArgumentParser(prog="python -m bot", description="Runs the UNO bot.")
    top.set_defaults(action=run)
    commands = top.add_subparsers(title="instead of running on Discord", metavar="COMMAND")
    playground = commands.add_parser("playground", help="play on this machine, in the browser, without Discord")
    playground.add_argument("--port", type=port, default=0, metavar="N", help="default: any free one")
    playground.add_argument("--no-browser", action="store_true", help="only print the address")
    playground.add_argument("--database", type=Path, metavar="FILE", help="default: UNO_DATABASE or uno.db")
    playground.set_defaults(action=play)
    scenarios = commands.add_parser("scenarios", help="check the engine against scenario files")
    scenarios.add_argument("paths", nargs="+", metavar="PATH", help="a file, or a folder with .scn files")
    scenarios.set_defaults(action=check_scenarios)
    for name, action, about in (
        ("replay", print_replay, "show a match from a text file, move by move, and check it"),
        ("verify", verify_replay, "prove the shuffles, deals and moves of a match from a text file"),
    ):
        command = commands.add_parser(name, help=about)
        command.add_argument("file", type=Path, metavar="FILE", help="as /uno replay gives it")
        command.add_argument("--language", metavar="CODE", help="en or de; default: en")
        command.set_defaults(action=action)
    add_upkeep(commands)
    add_simulate(commands.add_parser("simulate", help="play many rounds and count what happens"))
    return top


def port(text: str) -> int:
    """The number of a port; 0 for any that is free. Raises ValueError."""
    number = int(text)
    if not 0 <= number <= LAST_PORT:
        raise ValueError(text)
    return number


def add_upkeep(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The commands for whoever runs the bot."""
    from bot.upkeep import command

    command.add_commands(commands)


def add_simulate(parser: argparse.ArgumentParser) -> None:
    """The options of the simulator."""
    from bot.simulate import command

    command.add_options(parser)
    parser.set_defaults(action=command.run)


def check_scenarios(chosen: argparse.Namespace) -> int:
    """Play scenario files."""
    from bot.uno import scenarios

    return scenarios.main(chosen.paths)


def print_replay(chosen: argparse.Namespace) -> int:
    """Show and check a match from a file."""
    from cogs import replay_file

    return replay_file.replay(chosen.file, chosen.language)


def verify_replay(chosen: argparse.Namespace) -> int:
    """Check a match from a file."""
    from cogs import replay_file

    return replay_file.check(chosen.file, chosen.language)


def run(_: argparse.Namespace) -> int:
    """Run the bot on Discord, or on the stand-in that the environment names."""
    settings = read_settings("INFO")
    if settings is None:
        return 2
    if not settings.token:
        print(NO_TOKEN, file=sys.stderr)
        return 2
    return asyncio.run(serve(settings))


def play(chosen: argparse.Namespace) -> int:
    """Run the playground. The log is quiet there unless UNO_LOG_LEVEL says otherwise."""
    from dataclasses import replace

    settings = read_settings("WARNING")
    if settings is None:
        return 2
    if chosen.database is not None:
        settings = replace(settings, database=chosen.database)
    return asyncio.run(serve_playground(settings, chosen.port, with_browser=not chosen.no_browser))


def read_settings(log_level: str) -> Settings | None:
    """The settings, with logging set up by them; None, and a sentence, when one of them cannot be used."""
    from bot import config
    from bot.logs import set_up_logging

    try:
        settings = config.load(log_level=log_level)
    except config.SettingsError as error:
        print(error, file=sys.stderr)
        return None
    set_up_logging(settings.log_level)
    return settings


async def open_store(settings: Settings) -> Store | None:
    """The store, or None and a sentence when the database cannot be used."""
    from bot.store import Store, StoreError

    try:
        return await Store.open(settings.database)
    except StoreError as error:
        print(error, file=sys.stderr)
        return None


def build(settings: Settings, store: Store) -> UnoBot:
    """The bot with everything that it is made of."""
    import secrets

    from bot.client import UnoBot
    from bot.tables import SystemClock, Tables

    tables = Tables(store, clock=SystemClock(), random=secrets.SystemRandom(), seed=lambda: secrets.token_hex(16))
    return UnoBot(settings, store, tables)


async def serve(settings: Settings) -> int:
    """Run the bot until it is asked to stop; the exit code."""
    from bot import client
    from bot.upkeep import health

    store = await open_store(settings)
    if store is None:
        return 1
    if settings.api_base is not None and settings.gateway is not None:
        client.redirect(settings.api_base, settings.gateway)
    bot = build(settings, store)
    async with health.serving(bot, settings.health_port):
        return await client.run(bot)


async def serve_playground(settings: Settings, port: int, *, with_browser: bool) -> int:
    """Serve a stand-in for Discord with its page, and run the bot on it until it is asked to stop."""
    import webbrowser
    from dataclasses import replace

    from bot import client
    from bot.playground.server import StandIn
    from bot.upkeep import health

    # The store comes first: whoever holds it holds the file beside it, too.
    store = await open_store(settings)
    if store is None:
        return 1
    kept = settings.database.with_name(settings.database.name + ".playground.json")
    server = StandIn(port=port, file=kept)
    try:
        try:
            await server.start()
        except OSError as error:
            print(f"The playground cannot be opened on port {port}: {error.strerror or error}.", file=sys.stderr)
            return 1
        print(
            f"The playground is open at {server.base}/",
            "Ctrl-C closes it; the next start goes on from there.",
            sep="\n",
        )
        sys.stdout.flush()
        if with_browser:
            await asyncio.to_thread(webbrowser.open, server.base)
        settings = replace(settings, token=server.token, api_base=server.api_base, gateway=server.gateway_address)
        client.redirect(server.api_base, server.gateway_address)
        bot = build(settings, store)
        async with health.serving(bot, settings.health_port):
            return await client.run(bot)
    finally:
        await server.stop()
        await store.close()


if __name__ == "__main__":
    sys.exit(main())
