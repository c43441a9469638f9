"""The commands for whoever runs the bot: ``check``, ``backup``, ``health``, ``rescue``."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

UNUSABLE = 2


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The options of these commands."""
    check = commands.add_parser("check", help="look a database through and play every stored match again")
    _add_database(check)
    check.set_defaults(action=check_database)
    backup = commands.add_parser("backup", help="copy a database consistently, also while the bot is running")
    _add_database(backup)
    backup.add_argument("target", type=Path, metavar="TARGET", help="a file that does not exist yet")
    backup.set_defaults(action=back_up)
    health = commands.add_parser("health", help="ask the running bot how it is")
    _add_database(health)
    health.set_defaults(action=ask_health)
    rescue = commands.add_parser("rescue", help="take what can still be read of a damaged database into a new one")
    rescue.add_argument("database", type=Path, metavar="DATABASE")
    rescue.add_argument("target", type=Path, metavar="TARGET", help="a file that does not exist yet")
    rescue.set_defaults(action=rescue_database)


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("database", type=Path, nargs="?", metavar="DATABASE", help="default: UNO_DATABASE or uno.db")


def named_database(chosen: argparse.Namespace) -> Path | None:
    """The database of the command line, else that of the settings; None, and a sentence, when they cannot be used."""
    from bot import config

    if chosen.database is not None:
        return chosen.database
    try:
        return config.load().database
    except config.SettingsError as error:
        print(error, file=sys.stderr)
        return None


def check_database(chosen: argparse.Namespace) -> int:
    """Look a database through: 0 when it is sound, 1 when something is wrong, 2 when it cannot be read."""
    from bot.upkeep.check import check

    database = named_database(chosen)
    if database is None:
        return UNUSABLE
    report = asyncio.run(check(database))
    print(f"{database}:", *report.lines, sep="\n")
    return report.code


def back_up(chosen: argparse.Namespace) -> int:
    """Copy a database; 1, and a sentence, when that cannot be."""
    from bot.store import StoreError
    from bot.store.copies import copy

    database = named_database(chosen)
    if database is None:
        return UNUSABLE
    try:
        copy(database, chosen.target)
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{chosen.target}: {chosen.target.stat().st_size} bytes")
    return 0


def ask_health(chosen: argparse.Namespace) -> int:
    """Ask the bot that uses a database: 0 when people can play, 1 when they cannot, 2 when none is running."""
    from bot.upkeep.health import ask

    database = named_database(chosen)
    if database is None:
        return UNUSABLE
    code, lines = ask(database)
    print(*lines, sep="\n")
    return code


def rescue_database(chosen: argparse.Namespace) -> int:
    """Take what can be read into a new database: 0 when that is all of it, 1 when something is missing."""
    from bot.store import StoreError
    from bot.store.rescue import rescue

    try:
        tables = rescue(chosen.database, chosen.target)
    except StoreError as error:
        print(error, file=sys.stderr)
        return UNUSABLE
    for table in tables:
        print(f"{table.table}: {table.rows} rows" + ("" if table.all_of_it else ", and some that cannot be read"))
    print(f"Now look it through: python -m bot check {chosen.target}")
    return 0 if all(table.all_of_it for table in tables) else 1
