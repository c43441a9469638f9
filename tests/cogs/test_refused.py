"""Every refused use: not your turn, a stranger, an old click, twice, after the end, forged. Nothing may change."""

from __future__ import annotations

import discord
import pytest

from bot.tables import Stage
from tests.cogs.outlines import custom_ids, texts
from tests.cogs.room import Person, Room

HANDS = "R1 R5 Y3|G1 G2 G3|B1 B3 B4"
LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])
THINKING = {"en-US": "\n### Ada is thinking", "de": "\n### Ada überlegt"}


async def three(room: Room, language: str, hands: str = HANDS, top: str = "R7") -> list[Person]:
    """Ada, Ben and Cleo in a round; Ada is on turn."""
    people = [room.person(name, language) for name in ("Ada", "Ben", "Cleo")]
    await room.play(people, hands, top)
    return people


async def forge(room: Room, person: Person, verb: str, payload: str = "", *, behind: int = 0) -> str:
    """A click with a custom_id made by hand, on a message that carries it."""
    table = room.table
    custom_id = f"uno1:{table.id}:{table.revision - behind}:{verb}:{payload}"
    return await forge_id(room, person, custom_id)


async def forge_id(room: Room, person: Person, custom_id: str) -> str:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="forged", custom_id=custom_id))
    view.stop()
    channel = room.bot.get_partial_messageable(room.channel.id)
    message = await channel.send("forged", view=view)
    answer = await person.click(message, custom_id)
    await message.delete()
    return answer


@LANGUAGES
@pytest.mark.parametrize(("verb", "payload"), [("draw", ""), ("play", "G1"), ("keep", ""), ("name", "R")])
async def test_not_your_turn(room: Room, verb: str, payload: str, language: str) -> None:
    _, ben, _ = await three(room, language)
    before = room.table
    answer = await forge(room, ben, verb, payload)
    sentence = {"en-US": "It is **Ada**'s turn.", "de": "**Ada** ist dran."}[language]
    assert answer.startswith(sentence + THINKING[language])
    assert room.table is before


@LANGUAGES
async def test_draw_on_the_board_out_of_turn(room: Room, language: str) -> None:
    _, ben, _ = await three(room, language)
    sentence = {"en-US": "It is **Ada**'s turn.", "de": "**Ada** ist dran."}[language]
    assert (await ben.press("Draw")).startswith(sentence + THINKING[language])


@LANGUAGES
@pytest.mark.parametrize(
    ("payload", "english", "german"),
    [
        (
            "Y3",
            "Yellow 3 does not fit: play red, a 7 or a wild.",
            "Gelbe 3 passt nicht: lege Rot, eine 7 oder Farbwahl.",
        ),
        ("G9", "You no longer hold green 9.", "Du hast grüne 9 nicht mehr."),
        ("R5:B", "error", "error"),
        ("R5>B", "This card is aimed at nobody.", "Mit dieser Karte wird nicht getauscht."),
        ("R5,R5", "You no longer hold red 5.", "Du hast rote 5 nicht mehr."),
    ],
)
async def test_a_card_that_cannot_be_played(room: Room, payload: str, english: str, german: str, language: str) -> None:
    ada, *_ = await three(room, language)
    before = room.table
    answer = await forge(room, ada, "play", payload)
    if english == "error":
        english = "This button is not from this version of the bot."
        german = "Dieser Knopf gehört nicht zu dieser Version des Bots."
    assert answer.startswith({"en-US": english, "de": german}[language])
    assert room.table is before


@LANGUAGES
@pytest.mark.parametrize("button", ["Hand", "Draw", "UNO!", "Catch"])
async def test_a_stranger_at_the_board(room: Room, button: str, language: str) -> None:
    await three(room, "en-US")
    before = room.table
    answer = await room.person("Dora", language).press(button)
    assert answer == (
        "Du bist nicht an diesem Tisch.\nBei der nächsten Partie kannst du mitspielen."
        if language == "de"
        else "You are not at this table.\nYou can join the next match."
    )
    assert room.table is before


@pytest.mark.parametrize(
    ("verb", "payload"),
    [
        ("show", "0"),
        ("play", "R1"),
        ("colour", "W"),
        ("target", "R7"),
        ("why", ""),
        ("call", ""),
        ("challenge", ""),
        ("report", "A"),
    ],
)
async def test_a_stranger_sees_no_card_by_any_forged_id(room: Room, verb: str, payload: str) -> None:
    await three(room, "en-US")
    before = room.table
    answer = await forge(room, room.person("Dora"), verb, payload)
    assert answer == "You are not at this table.\nYou can join the next match."
    assert room.table is before


@LANGUAGES
async def test_an_outdated_hand_changes_nothing_and_says_who_was_faster(room: Room, language: str) -> None:
    ada, ben, _ = await three(room, language)
    await ada.press("Hand")
    old = ada.last.id
    play = ada.ids["Red 1" if language == "en-US" else "Rot 1"]
    await room.set(HANDS, turn=1)
    await ben.press("Draw")
    before = room.table
    answer = await ada.click(ada.last, play)
    assert answer.startswith(
        "**Ben war schneller.** Dein Klick zählte nicht; das ist jetzt deine Hand.\n### Cleo überlegt"
        if language == "de"
        else "**Ben was faster.** Your click did not count; here is your hand now.\n### Cleo is thinking"
    )
    assert ada.last.id == old
    assert room.table is before


@LANGUAGES
async def test_the_same_click_twice_counts_once(room: Room, language: str) -> None:
    ada, *_ = await three(room, language, hands="R1 RS RS|G1 G2 G3|B1 B3 B4")
    await ada.press("Hand")
    label = {"en-US": "Red skip ×2", "de": "Rot Aussetzen ×2"}[language]
    custom_id = ada.ids[label]
    await forge_id(room, ada, custom_id)
    before = room.table
    answer = await forge_id(room, ada, custom_id)
    assert answer.startswith(
        "**Der Klick kam zu spät.** Er zählte nicht; das ist jetzt deine Hand."
        if language == "de"
        else "**That click came late.** It did not count; here is your hand now."
    )
    assert room.table is before
    assert before.match is not None
    assert len(before.match.round.hands[0]) == 2


async def test_a_declared_uno_survives_a_click_that_did_not_count(room: Room) -> None:
    ada, *_ = await three(room, "en-US")
    answer = await forge(room, ada, "play", "Y3!")
    assert answer.startswith("Yellow 3 does not fit")
    assert "[UNO! on /green]" in ada.screen


async def test_a_revision_of_the_future_is_outdated_too(room: Room) -> None:
    ada, *_ = await three(room, "en-US")
    before = room.table
    assert "did not count" in await forge(room, ada, "play", "R1", behind=-5)
    assert room.table is before


async def test_a_choice_of_an_older_decision_is_outdated(room: Room) -> None:
    ada, ben, _ = await three(room, "en-US", hands="W R5 Y3|G1 G2 G3|B1 B3 B4")
    await ada.press("Hand")
    wild = ada.ids["Wild"]
    await room.set("W R5 Y3|G1 G2 G3|B1 B3 B4", turn=1)
    await ben.press("Draw")
    assert "did not count" in await ada.click(ada.last, wild)


@LANGUAGES
@pytest.mark.parametrize(
    ("verb", "payload", "english", "german"),
    [
        ("keep", "", "You have not drawn a card.", "Du hast keine Karte gezogen."),
        ("challenge", "", "There is nothing to challenge.", "Es gibt nichts anzuzweifeln."),
        ("name", "R", "No colour has to be named now.", "Gerade ist keine Farbe zu wählen."),
        ("call", "", "You have no call to make now.", "Du musst gerade nichts rufen."),
        ("uno", "", "You have no call to make now.", "Du musst gerade nichts rufen."),
        ("catch", "", "Nobody owes a call now.", "Gerade schuldet niemand einen Ruf."),
        ("report", "B", "**Ben** owes nothing.", "**Ben** schuldet nichts."),
        ("report", "A", "You cannot catch yourself. Call it!", "Dich selbst kannst du nicht ertappen. Ruf!"),
    ],
)
async def test_what_cannot_be_done_now(
    room: Room, verb: str, payload: str, english: str, german: str, language: str
) -> None:
    ada, *_ = await three(room, language)
    before = room.table
    answer = await forge(room, ada, verb, payload)
    assert answer.startswith({"en-US": english, "de": german}[language] + "\n###")
    assert room.table is before


@LANGUAGES
async def test_drawing_twice_in_a_turn(room: Room, language: str) -> None:
    people = [room.person(name, language) for name in ("Ada", "Ben")]
    await room.play(people, "G1 B2|G2 G3", "R7", draw="R9 R8")
    await people[0].press("Draw")
    answer = await forge(room, people[0], "draw")
    sentence = {
        "en-US": "You have drawn already: play the card or keep it.",
        "de": "Du hast schon gezogen: Leg die Karte oder behalte sie.",
    }[language]
    assert answer.startswith(sentence)


@LANGUAGES
async def test_only_the_one_who_must_draw_may_challenge(room: Room, language: str) -> None:
    ada, _, cleo = await three(room, language, hands="W+4 R5 Y3|G1 G2 G3|B1 B3 B4")
    await forge(room, ada, "play", "W+4:B")
    answer = await cleo.press("Challenge")
    sentence = {"en-US": "Only **Ben** may challenge that.", "de": "Nur **Ben** darf zweifeln."}[language]
    assert answer.startswith(sentence)


@LANGUAGES
async def test_after_the_round(room: Room, language: str) -> None:
    ada, ben, _ = await three(room, language, hands="R1|G1 G2 G3|B1 B3 B4")
    await forge(room, ada, "play", "R1")
    assert room.table.stage is Stage.BREAK
    before = room.table
    over = {"en-US": "The round is over.", "de": "Die Runde ist vorbei."}[language]
    assert await forge(room, ben, "draw") == over
    assert await forge(room, ben, "uno") == over
    assert room.table is before


@LANGUAGES
async def test_before_the_match(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await ada.command("new")
    not_yet = {"en-US": "The match has not started yet.", "de": "Die Partie hat noch nicht begonnen."}[language]
    assert await ada.command("hand") == not_yet
    for verb, payload in (("draw", ""), ("why", ""), ("next", ""), ("rematch", "")):
        assert await forge(room, ada, verb, payload) == not_yet


@LANGUAGES
async def test_after_the_end(room: Room, language: str) -> None:
    ada, *_ = await three(room, language)
    await ada.press("Hand")
    table = room.table
    hand = ada.last
    await ada.command("end")
    gone = {
        "en-US": "This table is closed. `/uno new` opens another.",
        "de": "Dieser Tisch ist geschlossen. `/uno neu` öffnet einen neuen.",
    }[language]
    first = next(iter(custom_ids(hand).values()))
    assert await ada.click(hand, first) == gone
    assert await forge_id(room, ada, f"uno1:{table.id}:1:hand:") == gone
    assert room.hall.tables.get(table.id) is None


@LANGUAGES
@pytest.mark.parametrize(
    "custom_id",
    [
        "uno0:7K3F:1:hand:",
        "uno1:7K3F:1:cheat:",
        "uno1:7K3F:1:play:X9",
        "uno1:7K3F:1:play:R5,R6",
        "uno1:7K3F:1:colour:QQ",
        "uno1:7K3F:1:pick:person",
        "somebody-else",
        "\u202e\n{}",
    ],
)
async def test_an_id_that_this_version_did_not_make(room: Room, custom_id: str, language: str) -> None:
    ada, *_ = await three(room, language)
    before = room.table
    answer = await forge_id(room, ada, custom_id.replace("7K3F", before.id))
    assert answer == (
        "Dieser Knopf gehört nicht zu dieser Version des Bots. Nichts ist geändert. `/uno tisch` zeigt den Tisch neu."
        if language == "de"
        else "This button is not from this version of the bot. Nothing was changed. `/uno table` posts the table again."
    )
    assert room.table is before


async def test_a_table_of_another_server_does_not_exist_here(room: Room) -> None:
    await three(room, "en-US")
    table = room.table
    room.guild = room.env.create_guild("Elsewhere")
    room.channel = room.guild.create_text_channel("uno")
    room._staff = room.guild.create_role("staff")
    zoe = room.person("Zoe")
    answer = await forge_id(room, zoe, f"uno1:{table.id}:{table.revision}:more:")
    assert answer == "This table is closed. `/uno new` opens another."


async def test_two_clicks_at_once_are_both_answered_and_one_counts(room: Room) -> None:
    ada, *_ = await three(room, "en-US")
    table = room.table
    play = f"uno1:{table.id}:{table.revision}:play:R1"
    draw = f"uno1:{table.id}:{table.revision}:draw:"
    view = discord.ui.View(timeout=None)
    for label, custom_id in (("play", play), ("draw", draw)):
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id))
    view.stop()
    message = await room.bot.get_partial_messageable(room.channel.id).send("both", view=view)
    answers = [await ada.click(message, custom_id) for custom_id in (play, draw)]
    assert answers[0].startswith("### Ben is thinking")
    assert answers[1].startswith("**That click came late.**")
    assert room.table.revision == table.revision + 1


async def test_no_refusal_is_ever_public(room: Room) -> None:
    _, ben, _ = await three(room, "en-US")
    count = len(room.public_messages)
    await ben.press("Draw")
    await forge(room, ben, "play", "G1")
    assert len(room.public_messages) == count
    assert all("turn." not in texts(message) for message in room.public_messages)


async def test_a_select_that_leads_to_another_table_or_select_is_refused(room: Room) -> None:
    people = room.people(6)
    await room.play(people)
    ada = people[0]
    await ada.press("More")
    await ada.tap("Kick")
    before = room.table
    for value in (f"uno1:{before.id}:1:pick:seat", "uno1:7K3F:1:kick:B", "nonsense"):
        view = discord.ui.View(timeout=None)
        option = discord.SelectOption(label="x", value=value)
        view.add_item(discord.ui.Select(custom_id=f"uno1:{before.id}:1:pick:seat", options=[option]))
        view.stop()
        message = await room.bot.get_partial_messageable(room.channel.id).send("forged", view=view)
        result = await ada.actor.select(message, [value])
        assert result.response is not None
        assert texts(result.response).startswith("This button is not from this version of the bot.")
    assert room.table is before


async def test_a_seat_that_does_not_exist_is_refused(room: Room) -> None:
    ada, *_ = await three(room, "en-US")
    before = room.table
    assert await forge(room, ada, "kick", "J") == "There is nobody at that seat."
    assert await forge(room, ada, "host", "J") == "There is nobody at that seat."
    assert (await forge(room, ada, "report", "J")).startswith("There is nobody at that seat.")
    assert room.table is before
