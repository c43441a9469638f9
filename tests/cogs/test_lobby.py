"""Opening a table, sitting down, leaving, starting: by command and by button, with every refusal."""

from __future__ import annotations

import discord
import pytest

from bot.tables import Stage
from tests.cogs.outlines import disabled, labels
from tests.cogs.room import Room

LANGUAGES = pytest.mark.parametrize("language", ["en-US", "de"])


def german(language: str) -> bool:
    return language == "de"


@LANGUAGES
async def test_new_opens_a_table_and_tells_how_to_go_on(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    answer = await ada.command("new")
    assert answer == (
        "Der Tisch ist offen. Die anderen drücken Mitspielen, du drückst Start."
        if german(language)
        else "The table is open. Others press Join, you press Start."
    )
    assert room.table.message == room.public.id
    assert room.board.startswith("embed #8b6be8\n| ## Ada's table\n| Mattel 2019\n| to 500 · 60 s a turn")


async def test_the_public_message_speaks_the_language_of_the_server(room: Room) -> None:
    room.guild = room.env.create_guild("Hier", preferred_locale="de")
    room.channel = room.guild.create_text_channel("uno")
    room._staff = room.guild.create_role("staff")
    await room.person("Max", "en-US").command("new")
    assert room.board.startswith("embed #8b6be8\n| ## Max’ Tisch\n| Mattel 2019\n| bis 500 · 60 s je Zug")


@LANGUAGES
@pytest.mark.parametrize(
    ("right", "english", "deutsch"),
    [
        ("send_messages", "*Send Messages*", "*Nachrichten senden*"),
        ("embed_links", "*Embed Links*", "*Links einbetten*"),
    ],
)
async def test_new_names_the_right_that_is_missing(
    room: Room, language: str, right: str, english: str, deutsch: str
) -> None:
    me = room.guild.me
    assert me is not None
    channel = room.guild.create_text_channel("mute", overwrites={me: discord.PermissionOverwrite(**{right: False})})
    answer = await room.person("Ada", language).command("new", channel)
    assert answer == (
        f"Ich darf in diesem Kanal nicht spielen: Mir fehlt {deutsch}."
        if german(language)
        else f"I may not play in this channel: I need {english}."
    )
    assert room.hall.tables.in_channel(channel.id) is None


@LANGUAGES
async def test_one_table_a_channel(room: Room, language: str) -> None:
    await room.person("Ada").command("new")
    table = room.table
    answer = await room.person("Ben", language).command("new")
    assert answer == (
        f"In diesem Kanal gibt es schon einen Tisch: {table.id}, Leitung Ada."
        " `/uno mitspielen` setzt dich dazu, `/uno beenden` schließt ihn."
        if german(language)
        else f"There is a table in this channel already: {table.id}, host Ada."
        " `/uno join` takes a seat, `/uno end` closes it."
    )
    assert room.hall.tables.in_channel(room.channel.id) == table


@LANGUAGES
@pytest.mark.parametrize("command", ["join", "leave", "start", "hand", "table", "end"])
async def test_without_a_table_every_command_says_so(room: Room, command: str, language: str) -> None:
    answer = await room.person("Ada", language).command(command)
    assert answer == (
        "In diesem Kanal gibt es keinen Tisch. `/uno neu` öffnet einen."
        if german(language)
        else "There is no table in this channel. `/uno new` opens one."
    )


@LANGUAGES
async def test_join_by_button_and_by_command_once_each(room: Room, language: str) -> None:
    await room.person("Ada").command("new")
    ben, cleo = room.person("Ben", language), room.person("Cleo", language)
    seat = "Du bist am Tisch, Platz {}." if german(language) else "You are at the table, seat {}."
    again = "Du bist schon an diesem Tisch." if german(language) else "You are at this table already."
    assert await ben.press("Join") == seat.format(2)
    assert await cleo.command("join") == seat.format(3)
    assert await ben.command("join") == again
    assert await cleo.press("Join") == again
    assert "| `2` **Ben**\n| `3` **Cleo**" in room.board


@LANGUAGES
async def test_the_eleventh_player_is_told_that_all_seats_are_taken(room: Room, language: str) -> None:
    people = room.people(10)
    await room.open(people)
    late = room.person("Kim", language)
    assert await late.press("Join") == (
        "Alle 10 Plätze sind besetzt." if german(language) else "All 10 seats are taken."
    )
    assert len(room.table.seats) == 10


@LANGUAGES
async def test_leaving_a_lobby_frees_the_seat_and_hands_the_table_on(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await room.open([ada, room.person("Ben")])
    assert await ada.press("Leave") == (
        "Du hast den Tisch verlassen." if german(language) else "You have left the table."
    )
    assert [seat.name for seat in room.table.seats] == ["Ben"]
    assert await ada.command("leave") == (
        "Du bist nicht an diesem Tisch: Drücke **Mitspielen**."
        if german(language)
        else "You are not at this table: press **Join**."
    )


@LANGUAGES
async def test_start_needs_two_and_the_host(room: Room, language: str) -> None:
    ada, ben = room.person("Ada", language), room.person("Ben", language)
    await ada.command("new")
    assert await ada.press("Start") == (
        "Es braucht zwei. Warte auf jemanden oder nimm einen Computer dazu."
        if german(language)
        else "It takes two. Wait for somebody or add a computer player."
    )
    await ben.press("Join")
    assert await ben.press("Start") == (
        "Das darf nur die Leitung (Ada) oder die Moderation."
        if german(language)
        else "Only the host, Ada, or a moderator may do that."
    )
    assert room.table.stage is Stage.LOBBY


async def test_who_starts_sees_the_hand_and_the_channel_the_board(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada, ben])
    await ada.press("Start")
    assert labels(room.public) == ["Hand", "Draw", "UNO!", "Catch", "Challenge", "More"]
    assert "-# 7 cards" in ada.screen
    assert len(room.public_messages) == 1


async def test_a_moderator_who_does_not_play_may_start(room: Room) -> None:
    await room.open(room.people(2))
    mo = room.person("Mo", "de", moderates=True)
    assert await mo.command("start") == "Die Partie beginnt."
    assert room.table.stage is Stage.PLAYING


@LANGUAGES
async def test_start_twice_begins_once(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await room.open([ada, room.person("Ben")])
    await ada.command("start")
    match = room.table.match
    answer = await ada.command("start")
    assert answer == ("Die Partie läuft schon." if german(language) else "The match is running.")
    assert room.table.match is match


@LANGUAGES
async def test_whoever_comes_after_the_start_is_offered_the_next_match(room: Room, language: str) -> None:
    await room.play(room.people(2))
    cleo = room.person("Cleo", language)
    for ask in (cleo.command("join"), cleo.press("Hand"), cleo.command("hand")):
        answer = await ask
        assert answer.endswith(
            "Bei der nächsten Partie kannst du mitspielen." if german(language) else "You can join the next match."
        )
    waiting = (
        "Du bist dabei, wenn die nächste Partie beginnt."
        if german(language)
        else "You are in when the next match starts."
    )
    label = "Nächste Partie mit" if german(language) else "Join next match"
    assert await cleo.tap(label) == waiting
    assert [person.name for person in room.table.waiting] == ["Cleo"]
    assert await cleo.command("join") == (
        "Du wartest schon auf die nächste Partie."
        if german(language)
        else "You are waiting for the next match already."
    )


def choice(easy: str, normal: str, hard: str) -> list[str]:
    """What the choice of a computer player says."""
    return [
        "### Who sits down?",
        f"**Easy, like {easy}:** quick and loud. Plays whatever fits and forgets UNO one time in three.",
        f"**Normal, like {normal}:** slow and thorough. Keeps wilds for later and stops whoever is nearly out.",
        f"**Hard, like {hard}:** friendly and merciless. Counts cards, remembers what you could not play, "
        "and thinks ahead.",
    ]


@LANGUAGES
async def test_a_computer_player_of_each_level_can_be_added(room: Room, language: str) -> None:
    ada = room.person("Ada", language)
    await room.open([ada])
    asked = await ada.press("Add computer")
    labels_told = ["Leicht", "Normal", "Schwer"] if german(language) else ["Easy", "Normal", "Hard"]
    assert labels(ada.last) == labels_told
    if german(language):
        assert "**Schwer, wie Mirle:** freundlich und gnadenlos." in asked
    else:
        assert asked == "\n".join(choice("Rita", "Odo", "Mirle"))
    for label in labels_told:
        await ada.tap(label)
    assert [(seat.name, seat.level) for seat in room.table.seats[1:]] == [
        ("Rita", "easy"),
        ("Odo", "normal"),
        ("Mirle", "hard"),
    ]
    for line in ("`2` **Rita** · computer, easy", "`3` **Odo** · computer, normal", "`4` **Mirle** · computer, hard"):
        assert line in room.board


async def test_no_computer_player_is_called_like_somebody_at_the_table(room: Room) -> None:
    ada, rita = room.person("Ada"), room.person("Rita")
    await room.open([ada, rita])
    assert await ada.press("Add computer") == "\n".join(choice("Juno", "Odo", "Mirle"))
    await ada.tap("Easy")
    assert [seat.name for seat in room.table.seats] == ["Ada", "Rita", "Juno"]


async def test_a_choice_that_comes_too_late_is_refused(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada, ben])
    await ada.press("Add computer")
    await room.hall.tables.start(room.table_id, ada.id)
    assert await ada.tap("Hard") == "The match is running."
    assert len(room.table.seats) == 2


async def test_computer_players_come_and_go(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada, ben])
    await ada.press("Add computer")
    assert len(room.table.seats) == 2
    assert await ada.tap("Normal") == "\n".join(["Odo joins.", *choice("Rita", "Odo", "Mirle")])
    assert "| `3` **Odo** · computer, normal" in room.board
    assert await ada.press("Remove") == ""
    assert [seat.name for seat in room.table.seats] == ["Ada", "Ben"]


async def test_of_several_computer_players_one_is_chosen(room: Room) -> None:
    ada, ben = room.people(2)
    await room.open([ada, ben])
    await ada.press("Add computer")
    await ada.tap("Easy")
    await ada.tap("Hard")
    first, second = (seat.name for seat in room.table.seats[2:])
    await ada.press("Remove")
    assert labels(ada.last) == [f"{first} · 3", f"{second} · 4", "Back"]
    assert await ada.tap(f"{first} · 3") == f"{first} is no longer at the table."
    assert [seat.name for seat in room.table.seats[2:]] == [second]


@LANGUAGES
async def test_only_the_host_adds_and_removes_computer_players(room: Room, language: str) -> None:
    ada, ben = room.person("Ada"), room.person("Ben", language)
    await room.open([ada, ben])
    await ada.press("Add computer")
    await ada.tap("Hard")
    refused = (
        "Das darf nur die Leitung (Ada) oder die Moderation."
        if german(language)
        else "Only the host, Ada, or a moderator may do that."
    )
    assert await ben.press("Add computer") == refused
    assert await ben.press("Remove") == refused
    assert len(room.table.seats) == 3


async def test_useless_buttons_of_a_lobby_are_disabled(room: Room) -> None:
    ada = room.person("Ada")
    await ada.command("new")
    assert "[Remove /disabled]" in room.board
    await ada.press("Add computer")
    for _ in range(9):
        await ada.tap("Easy")
    assert "[Add computer /disabled]" in room.board
    assert disabled(ada.last) == ["Easy", "Normal", "Hard"]


async def test_a_lobby_that_nobody_starts_is_closed(room: Room) -> None:
    ada = room.person("Ada", "de")
    await ada.command("new")
    await room.hall.pass_time(15 * 60 + 1)
    await room.settle()
    assert room.board == (
        "embed #80858f\n| ## Table closed\n| Nobody started in time.\n| -# `/uno new` opens another.\n"
        f"| footer: Table {room.table_id}"
    )
    assert await ada.command("new") == "Der Tisch ist offen. Die anderen drücken Mitspielen, du drückst Start."
