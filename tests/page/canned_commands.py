"""Commands and a dialog as the stand-in server would send them, for the tests of the page."""

from __future__ import annotations

from typing import Any

from .canned import Json, display


def command(name: str, description: str, german: tuple[str, str] | None = None, **more: Any) -> Json:
    made: Json = {"name": name, "description": description, **more}
    if german:
        made["name_localizations"] = {"de": german[0]}
        made["description_localizations"] = {"de": german[1]}
    return made


COMMANDS = [
    command(
        "uno",
        "UNO in this channel",
        id="500",
        type=1,
        options=[
            command(
                "new",
                "Open a table in this channel",
                ("neu", "Einen Tisch in diesem Kanal öffnen"),
                type=1,
                options=[
                    command(
                        "preset",
                        "Which rules",
                        ("vorgabe", "Welche Regeln"),
                        type=3,
                        choices=[
                            {
                                "name": "Mattel 2019",
                                "value": "mattel_2019",
                                "name_localizations": {"de": "Mattel 2019 (neu)"},
                            },
                            {"name": "Classic 1971", "value": "classic_1971"},
                        ],
                    ),
                    command("target", "Points to win", type=4, min_value=50, max_value=1000),
                    command("private", "Only by invitation", type=5),
                ],
            ),
            command("join", "Sit down at a table", ("mitspielen", "An einem Tisch Platz nehmen"), type=1, options=[]),
            command("hand", "Show your cards", ("hand", "Deine Karten zeigen"), type=1, options=[]),
            command(
                "kick",
                "Take somebody from the table",
                ("entfernen", "Jemanden vom Tisch nehmen"),
                type=1,
                options=[
                    command("player", "Who", ("person", "Wer"), type=6, required=True),
                    command("reason", "Why", type=3, max_length=20),
                ],
            ),
            command(
                "rules",
                "Explain a rule",
                ("regeln", "Eine Regel erklären"),
                type=1,
                options=[command("rule", "Which rule", type=3, required=True, autocomplete=True)],
            ),
            command(
                "setup",
                "House rules of this server",
                type=2,
                options=[
                    command("show", "Show the house rules", type=1, options=[]),
                    command(
                        "channel",
                        "Where UNO is played",
                        type=1,
                        options=[command("where", "Which channel", type=7, required=True)],
                    ),
                ],
            ),
        ],
    ),
    command("clear", "Clear every table", id="501", type=1, default_member_permissions="32"),
    command("Report", "", id="502", type=3, name_localizations={"de": "Melden"}),
]
COMMANDS[-1]["name_localizations"] = {"de": "Melden"}


def modal(interaction: str = "7001") -> Json:
    """A dialog with every kind of field."""

    def label(words: str, component: Json, description: str | None = None) -> Json:
        return {"type": 18, "label": words, "description": description, "component": component}

    options = [
        {"label": "One", "value": "1"},
        {"label": "Two", "value": "2", "description": "more than one"},
        {"label": "Three", "value": "3"},
    ]
    return {
        "op": "modal",
        "interaction": interaction,
        "title": "Save these rules",
        "custom_id": "u1:save",
        "components": [
            display("The name is shown in **every** list."),
            label(
                "Name",
                {"type": 4, "custom_id": "name", "style": 1, "min_length": 3, "max_length": 12, "required": True},
                "Short and clear",
            ),
            label("Notes", {"type": 4, "custom_id": "notes", "style": 2, "required": False, "value": "none"}),
            label(
                "Kind",
                {"type": 3, "custom_id": "kind", "options": options, "placeholder": "Pick one", "required": True},
            ),
            label("Person", {"type": 5, "custom_id": "who", "required": False}),
            label("Speed", {"type": 21, "custom_id": "speed", "options": options, "required": True}),
            label(
                "Extras",
                {
                    "type": 22,
                    "custom_id": "extras",
                    "options": options,
                    "min_values": 0,
                    "max_values": 2,
                    "required": False,
                },
            ),
            label("For everybody", {"type": 23, "custom_id": "all"}),
        ],
    }
