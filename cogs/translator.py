"""The names and descriptions of commands, options and choices, in every language of the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation, TranslationContextTypes, locale_str

from bot.i18n.texts import Texts

NAMES = (TranslationContextLocation.command_name, TranslationContextLocation.group_name)


class CatalogueTranslator(app_commands.Translator):
    """Looks up the text of a `locale_str` by the key that `told` gave it; of a command, its `.name`."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in this language, or None where there is none, so that English stands."""
        key = string.extras.get("key")
        language = self._texts.exact(str(locale))
        if language is None:
            return None
        if key is None and context.location in NAMES:
            return language.own_attribute(f"command-{string.message}", "name")
        return None if key is None else language(key)


def told(texts: Texts, key: str) -> locale_str:
    """The English text of this key, to be translated when the commands are registered."""
    return locale_str(texts.english(key), key=key)
