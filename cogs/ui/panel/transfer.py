"""What the settings of a file would change."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.i18n.texts import Texts
from bot.settings import TERMS, GuildSettings
from bot.settings.terms import LISTS
from cogs.ui.changes import changes_of
from cogs.ui.ids import Verb
from cogs.ui.look import Look
from cogs.ui.panel.sheet import START, Sheet, joined
from cogs.ui.panel.terms import language_word, term_word
from cogs.ui.parts import button, line, private, text
from cogs.ui.pictures import VIOLET

MOST_LINES = 25


def file_page(sheet: Sheet, look: Look, texts: Texts, wanted: GuildSettings) -> ui.LayoutView:
    """What would change here, to be confirmed."""
    say = look.say
    changes = [*changes_of(look, sheet.rules, wanted.rules), *_others(sheet.settings, look, texts, wanted)]
    body = [say("import-changes", count=len(changes)) if changes else say("import-file-nothing")]
    body += joined(look, [f"- {each}" for each in changes], MOST_LINES)
    buttons = [button(sheet.press(Verb.PAGE, START), say("button-cancel"))]
    if changes:
        take = button(sheet.press(Verb.IMPORT, "file"), say("button-take-over"), style=ButtonStyle.primary)
        buttons.insert(0, take)
    head = [f"## {say('import-file-title')}", say("import-file-about")]
    return private(text(*head), line(), text(*body), ui.ActionRow(*buttons), accent=VIOLET)


def _others(before: GuildSettings, look: Look, texts: Texts, after: GuildSettings) -> list[str]:
    """What changes besides the house rules."""
    say = look.say
    lines: list[str] = []
    if after.named != before.named:
        lines.append(say("import-presets", count=len(after.named)))
    if after.default != before.default:
        name = say("own-house") if after.default is None else after.preset(after.default).name
        lines.append(say("log-default", name=name))
    if after.locked != before.locked:
        lines.append(say("import-locks", count=len(after.locked)))
    for name in TERMS:
        old, new = before.terms.value(name), after.terms.value(name)
        if old != new:
            words = {"old": term_word(look, name, old), "new": term_word(look, name, new)}
            lines.append(say("change-line", what=say(f"term-{name}"), **words))
    for name in LISTS:
        if after.terms.value(name) != before.terms.value(name):
            form = "<#{}>" if name == "channels" else "<@&{}>"
            listed = ", ".join(form.format(each) for each in after.terms.value(name))
            lines.append(say("log-list", what=say(f"term-{name}"), new=listed or say("list-all")))
    if after.language != before.language:
        old, new = (language_word(look, texts, each.language) for each in (before, after))
        lines.append(say("change-line", what=say("term-language"), old=old, new=new))
    return lines
