"""What servers decide: house rules, presets, locks, terms of tables, language; what people set for themselves.

Knows no Discord and no SQL.
"""

from bot.settings.book import Editor, Entry, GuildBook
from bot.settings.conflicts import kept, settled
from bot.settings.declined import Declined
from bot.settings.guild import LARGEST_COUNT, LONGEST_NAME, GuildSettings, NamedRules
from bot.settings.personal import DEFAULT, PeopleBook, Preferences
from bot.settings.share import read_code, share_code
from bot.settings.terms import TERMS, Term, Terms

__all__ = [
    "DEFAULT",
    "LARGEST_COUNT",
    "LONGEST_NAME",
    "TERMS",
    "Declined",
    "Editor",
    "Entry",
    "GuildBook",
    "GuildSettings",
    "NamedRules",
    "PeopleBook",
    "Preferences",
    "Term",
    "Terms",
    "kept",
    "read_code",
    "settled",
    "share_code",
]
