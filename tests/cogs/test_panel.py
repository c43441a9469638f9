"""The panel of a server: every way to change its settings, and every refusal."""

from __future__ import annotations

from bot.settings import GuildSettings, share_code
from bot.uno.ruleset import RuleSet
from tests.cogs.room import Person, Room


def settings(room: Room) -> GuildSettings:
    return room.bot.desk.book.get(room.guild.id)


async def panel(room: Room, name: str = "Ada", locale: str = "en-US") -> Person:
    """Somebody who manages the server, with the panel open."""
    person = room.person(name, locale, manages=True)
    await person.slash("uno-setup panel")
    return person


async def test_the_panel_opens_on_the_preset_in_force(room: Room) -> None:
    ada = await panel(room)
    assert ada.screen.startswith(
        "container #8b6be8\n"
        "| ## Rules for new tables\n"
        "| -# Preset Mattel 2019, nothing changed\n"
        "| The base game, as it is printed on the sheet.\n"
        "| <Go to a page: *Overview ("
    )
    assert ada.screen.endswith("| [To preset /disabled] [Undo]\n| [Share] [Save as]")


async def test_two_values_take_turns_and_what_deviates_is_marked(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Drawing")
    assert "| **Draw until playable** [off]" in ada.screen
    await ada.turn("Draw until playable")
    assert settings(room).rules == RuleSet().but(draw_until_playable=True)
    assert "| -# Preset Mattel 2019, 1 changed ●" in ada.screen
    assert "| **● Draw until playable** [on]" in ada.screen
    await ada.turn("Draw until playable")
    assert settings(room).rules == RuleSet()
    assert "| **Draw until playable** [off]" in ada.screen


async def test_more_values_are_chosen_from_a_select_with_an_explanation(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Answers to +2 and +4")
    screen = await ada.turn("Stacking")
    assert screen.startswith("## Stacking\nWhoever must draw may lay another draw card on it.")
    assert "**What it does to a round**\n- **same kind:** " in screen
    await ada.pick("mixed")
    assert settings(room).rules.values["stacking"] == "mixed"
    assert "| **● Stacking** [mixed]" in ada.screen
    screen = await ada.pick("● Stacking")
    assert "**Now:** mixed\n**In the preset:** off" in screen
    await ada.tap("To preset")
    assert settings(room).rules == RuleSet()


async def test_a_choice_that_takes_a_bot_that_reads_says_so(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Penalties")
    await ada.turn("No questions")
    assert "This bot reads no messages" in ada.screen
    await ada.pick("by itself")
    assert "the bot does not read messages" in await ada.pick("● No questions")


async def test_a_number_is_typed_or_picked(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Cards")
    assert await ada.turn("Hand size") == "Hand size"
    await ada.hand_in("12")
    assert settings(room).rules.values["hand_size"] == 12
    await ada.turn("Decks")
    await ada.hand_in("3")
    assert settings(room).rules.values["decks"] == 3
    for wrong in ("21", "0", "ab"):
        await ada.turn("Hand size")
        assert (await ada.hand_in(wrong)).startswith("Hand size: that takes a number from 1 to 20. Nothing is changed.")
    assert settings(room).rules.values["hand_size"] == 12


async def test_a_conflict_names_the_other_and_offers_to_switch_it_off(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("End of a round")
    await ada.turn("Play on for places")
    before = settings(room).rules
    screen = await ada.turn("Pull back in")
    assert settings(room).rules == before
    assert screen == (
        "### That does not go together\n"
        "Play on for places and pull back in do not go together.\n"
        "So it would go:\n"
        "- **Pull back in:** off → on\n"
        "- **Play on for places:** on → off"
    )
    await ada.tap("Switch play on for places off")
    assert settings(room).rules == RuleSet().but(pull_back_in=True)
    await ada.tap("Undo")
    assert settings(room).rules == before


async def test_a_preset_takes_the_place_of_all_and_undo_brings_it_back(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Drawing")
    await ada.turn("Draw until playable")
    await ada.pick("Overview")
    await ada.pick("Party")
    assert settings(room).rules == RuleSet("party")
    assert "-# Preset Party, nothing changed" in ada.screen
    assert (await ada.tap("Undo")).startswith("Taken back: **Preset:** Mattel 2019 → Party")
    assert settings(room).rules == RuleSet().but(draw_until_playable=True)
    await ada.tap("To preset")
    assert settings(room).rules == RuleSet()
    await ada.tap("Undo")
    await ada.tap("Undo")
    assert settings(room) == GuildSettings()
    assert (await ada.tap("Undo")).startswith("There is nothing to take back.")


async def test_presets_are_saved_used_renamed_made_default_and_deleted(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Party")
    assert await ada.tap("Save as") == "Save these rules"
    assert (await ada.hand_in("Friday", default=True)).startswith("## Friday\n-# New tables play by these rules.")
    assert settings(room).opening_rules == RuleSet("party")
    await ada.tap("Not default")
    assert settings(room).default is None
    await ada.pick("Friday")
    await ada.tap("Rename")
    assert (await ada.hand_in("  Saturday  night ")).startswith("## Saturday night")
    await ada.tap("As default")
    assert settings(room).default == 1
    await ada.pick("Overview") if "Overview" in ada.screen else await ada.tap("Back")
    await ada.pick("Overview")
    await ada.pick("No Mercy")
    await ada.pick("Own presets")
    await ada.pick("Saturday night")
    assert (await ada.tap("Use now")).startswith("**Saturday night** is in force now.")
    assert settings(room).rules == RuleSet("party")
    await ada.pick("Own presets")
    await ada.pick("Saturday night")
    assert "### Delete Saturday night?" in await ada.tap("Delete")
    await ada.tap("Delete")
    assert settings(room).named == ()
    assert settings(room).default is None
    await ada.pick("Change log")
    assert "deleted the preset **Saturday night**" in ada.screen


async def test_a_preset_needs_a_name_of_its_own_and_there_are_25_at_most(room: Room) -> None:
    ada = await panel(room)
    for number in range(24):
        await ada.slash("uno-setup panel")
        await ada.tap("Save as")
        await ada.hand_in(f"{number}")
    await ada.slash("uno-setup panel")
    await ada.tap("Save as")
    assert (await ada.hand_in("7")).startswith("A preset called **7** exists already.")
    await ada.tap("Save as")
    assert (await ada.hand_in(" \u200b ")).startswith("A name has 1 to 32 letters.")
    await ada.tap("Save as")
    await ada.hand_in("the last")
    await ada.tap("Back")
    assert "[Save as /disabled]" in ada.screen
    await ada.pick("Overview")
    await ada.tap("Save as")
    assert (await ada.hand_in("one more")).startswith("25 presets are saved already: delete one first.")
    assert len(settings(room).named) == 25


async def test_rules_travel_by_their_code(room: Room) -> None:
    ada = await panel(room)
    rules = RuleSet.parse("preset=party hand_size=5")
    code = share_code(rules)
    screen = await ada.slash("uno-setup import", code=code)
    assert screen.startswith("## Take these rules over?\nThe code holds rules on the basis of **Party**.")
    assert (
        "6 things change for new tables:\n- **Preset:** Mattel 2019 → Party\n- **Hand size:** 7 cards → 5 cards"
        in screen
    )
    assert settings(room).rules == RuleSet()
    assert (await ada.tap("Take over")).startswith("The rules of the code are in force now.")
    assert settings(room).rules == rules
    assert code in await ada.tap("Share")
    assert (await ada.slash("uno-setup import", code=code)).endswith("These rules are in force already.")
    await ada.slash("uno-setup import", code=share_code(RuleSet("no_mercy")))
    await ada.tap("Save as")
    await ada.hand_in("Hard")
    assert settings(room).named[0].rules == RuleSet("no_mercy")
    assert settings(room).rules == rules


async def test_a_code_can_be_entered_in_the_panel(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Own presets")
    await ada.tap("Enter a code")
    assert (await ada.hand_in(share_code(RuleSet("party")))).startswith("## Take these rules over?")
    await ada.tap("Cancel")
    assert settings(room) == GuildSettings()


async def test_other_codes_are_refused_in_words(room: Room) -> None:
    ada = await panel(room)
    code = share_code(RuleSet("party"))
    answers = {
        "hello": "This is no code of this bot. Codes begin with `uno1-`.",
        code[:-4]: "The code is not complete or has a typo. Copy it again as a whole.",
        code.replace("uno1", "uno7"): "The code comes from a newer bot and holds rules that this one does not know.",
    }
    for wrong, answer in answers.items():
        assert await ada.slash("uno-setup import", code=wrong) == answer
    assert settings(room) == GuildSettings()


async def test_options_are_locked_one_by_one_and_by_the_page(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Drawing")
    await ada.tap("Locks")
    await ada.hand_in(["voluntary_draw"])
    assert settings(room).locked == {"draw_until_playable", "drawn_card"}
    assert "**🔒 Draw until playable** [off]" in ada.screen
    await ada.pick("🔒 Drawn card")
    await ada.tap("Unlock")
    assert settings(room).locked == {"draw_until_playable"}
    assert "The server decides this" not in ada.screen
    await ada.tap("Lock")
    assert "-# 🔒 The server decides this: hosts cannot change it at their tables." in ada.screen


async def test_table_settings(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Turns and time")
    await ada.turn("Time for a turn")
    await ada.pick("2 hours")
    assert settings(room).terms.turn_seconds == 7200
    assert "| **● Time for a turn** [2 hours]" in ada.screen
    await ada.turn("When it runs out")
    await ada.pick("off the table")
    assert settings(room).terms.on_timeout == "remove"
    await ada.tap("To defaults")
    assert settings(room) == GuildSettings()
    await ada.pick("Places and people")
    await ada.turn("A thread each")
    assert settings(room).terms.own_thread
    games = room.guild.create_text_channel("games")
    role = room.guild.create_role("players")
    await ada.fill("Channels", [games])
    await ada.fill("Roles", [role])
    terms = settings(room).terms
    assert (terms.channels, terms.roles) == ((games.id,), (role.id,))
    assert f"| <Channels: {games.id}>\n| **● Roles**" in ada.screen
    await ada.turn("Language")
    await ada.pick("Deutsch")
    assert settings(room).language == "de"
    for _ in range(4):
        await ada.tap("Undo")
    assert settings(room) == GuildSettings()


async def test_the_log_says_who_changed_what_and_when(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Drawing")
    for _ in range(11):
        await ada.turn("Draw until playable")
    ben = room.person("Ben", manages=True)
    await ben.slash("uno-setup log")
    stamp = f"<t:{round(room.hall.clock.now())}:R>"
    assert ben.screen.count(f"| - {stamp} **Ada** · **Draw until playable:** off → on") == 5
    assert ben.screen.endswith("| [Newer /disabled] [Older]\n| -# Page 1 of 2")
    await ben.tap("Older")
    assert ben.screen.endswith("| [Newer] [Older /disabled]\n| -# Page 2 of 2")


async def test_of_two_admins_the_later_one_sees_what_happened(room: Room) -> None:
    ada, ben = await panel(room), await panel(room, "Ben")
    await ada.pick("Cards")
    await ben.pick("Cards")
    await ada.turn("Hand size")
    await ben.turn("Hand size")
    await ada.hand_in("5")
    screen = await ben.hand_in("9")
    assert screen.startswith("**Ada** changed this a moment ago. Your click changed nothing; here is how things are.")
    assert "| **● Hand size** [5 cards]" in ben.screen
    assert settings(room).rules.values["hand_size"] == 5
    await ben.turn("Hand size")
    await ben.hand_in("9")
    assert settings(room).rules.values["hand_size"] == 9


async def test_two_admins_who_change_different_things_do_not_lose_any(room: Room) -> None:
    ada, ben = await panel(room), await panel(room, "Ben")
    await ada.pick("Drawing")
    await ben.pick("Swapping hands")
    await ada.turn("Draw until playable")
    await ben.turn("Zero rotates")
    assert settings(room).rules == RuleSet().but(draw_until_playable=True, zero_rotate=True)


async def test_who_no_longer_manages_the_server_is_refused_at_the_next_click(room: Room) -> None:
    ada = await panel(room)
    await ada.pick("Drawing")
    room.dismiss(ada)
    answer = await ada.turn("Draw until playable")
    assert answer == (
        "To change the settings you need *Manage Server*, or a role that the admins let use `/uno-setup`."
    )
    assert settings(room) == GuildSettings()


async def test_whom_the_admins_let_use_the_command_may_click_for_as_long_as_its_message_lives(room: Room) -> None:
    ben = room.person("Ben")
    await room.admit(ben, "uno-setup")
    await ben.slash("uno-setup panel")
    await ben.pick("Drawing")
    await ben.turn("Draw until playable")
    assert settings(room).rules == RuleSet().but(draw_until_playable=True)
    await room.hall.pass_time(15 * 60)
    assert (await ben.turn("Draw until playable")).startswith("To change the settings you need *Manage Server*")
    assert settings(room).rules == RuleSet().but(draw_until_playable=True)
