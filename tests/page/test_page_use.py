"""What a person does on the page, and what the page then says to the server."""

from __future__ import annotations

import re
from typing import Any

import pytest

from . import canned, canned_commands
from .canned import COLOURS, ID, UNO, button, message, row

pytestmark = pytest.mark.browser

ADA = {"user": ID["Ada"], "channel": UNO}


def said(server: Any, op: str) -> dict[str, Any]:
    """What the page sent, without the number that differs each time."""
    data = server.wait_for(op)
    if op not in ("view", "say", "delete"):
        assert isinstance(data.pop("nonce"), int)
    return data


def fail(reason: str) -> Any:
    return lambda server, data: server.send({"op": "failed", "nonce": data["nonce"], "reason": reason})


def type_line(page: Any, line: str) -> Any:
    composer = page.locator("[data-composer]")
    composer.press_sequentially(line)
    return composer


def completions(page: Any) -> list[str]:
    return page.locator(".completion-item").evaluate_all("(all) => all.map((one) => one.dataset.completion)")


# ---- clicks


def test_a_click_waits_for_its_answer(open_page: Any, server: Any) -> None:
    held: list[Any] = []
    server.script["component"] = lambda _, data: held.append(data["nonce"])
    page = open_page(canned.board())
    draw = page.get_by_role("button", name="Draw")
    draw.click()
    assert said(server, "component") == {
        "op": "component", **ADA, "message": "1001", "custom_id": "u1:draw", "component_type": 2, "values": [],
    }  # fmt: skip
    page.locator("[data-custom-id='u1:draw'][aria-busy=true]").wait_for()
    draw.dispatch_event("click")
    page.get_by_role("button", name="Hand").click()
    server.send({"op": "ack", "nonce": held[0], "ok": True})
    page.locator("[aria-busy=true]").wait_for(state="detached")
    assert len(held) == 1
    assert page.locator(".failure").count() == 0


def test_a_failed_click_says_so_until_the_next(open_page: Any, server: Any) -> None:
    server.script["component"] = fail("no answer in 3 s")
    page = open_page(canned.board())
    page.get_by_role("button", name="Draw").click()
    failure = page.locator('[data-message-id="1001"] .failure')
    assert failure.inner_text().split("\n") == ["This interaction failed", "Playground: no answer in 3 s"]
    server.script.clear()
    page.get_by_role("button", name="Hand").click()
    failure.wait_for(state="detached")


def test_string_select(open_page: Any, server: Any) -> None:
    page = open_page(canned.settings(name="Ada"))
    select = page.locator("[data-custom-id='u1:page']")
    assert select.inner_text() == "House rules (2 of 6)"
    select.press("Enter")
    page.get_by_role("option", name="Game (1 of 6)").wait_for()
    assert page.get_by_role("option", selected=True).inner_text() == "House rules (2 of 6)"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert said(server, "component") == {
        "op": "component", **ADA, "message": "1003", "custom_id": "u1:page", "component_type": 3, "values": ["draw"],
    }  # fmt: skip
    assert select.inner_text() == "Draw (3 of 6)"
    assert page.evaluate("document.activeElement.dataset.customId") == "u1:page"
    select.press("Enter")
    page.keyboard.press("Escape")
    page.get_by_role("listbox", name="Make a selection").wait_for(state="detached")
    assert page.evaluate("document.activeElement.dataset.customId") == "u1:page"


def test_select_of_several_sends_when_it_closes(open_page: Any, server: Any) -> None:
    options = [{"label": colour, "value": colour} for colour in COLOURS]
    select = {"type": 3, "custom_id": "many", "options": options, "min_values": 2, "max_values": 3}
    page = open_page(message(1, "pick", components=[row(select)]))
    page.locator("[data-custom-id=many]").click()
    page.get_by_role("option", name="green").click()
    page.get_by_role("heading", name="uno", exact=True).click()
    assert page.get_by_role("option").count() == 0
    page.locator("[data-custom-id=many]").click()
    for colour in ("blue", "red", "green", "yellow"):
        page.get_by_role("option", name=colour).click()
    assert page.get_by_role("option", selected=True).all_inner_texts() == ["red", "green", "blue"]
    page.get_by_role("heading", name="uno", exact=True).click()
    assert said(server, "component")["values"] == ["blue", "red", "green"]
    assert server.received[1:] == []


@pytest.mark.parametrize(
    ("kind", "label", "value"),
    [
        (5, "Cleo", ID["Cleo"]),
        (6, "@everyone", canned.GUILD["id"]),
        (7, "UNO", canned.BOT["id"]),
        (8, "games", canned.GAMES),
    ],
)
def test_selects_of_people_roles_and_channels(open_page: Any, server: Any, kind: int, label: str, value: str) -> None:
    page = open_page(message(1, components=[row({"type": kind, "custom_id": "who", "placeholder": "Who?"})]))
    page.get_by_role("button", name="Who?").click()
    page.get_by_role("option", name=label).click()
    sent = said(server, "component")
    assert (sent["component_type"], sent["values"]) == (kind, [value])


# ---- who looks


def test_only_the_viewers_own_private_messages(open_page: Any, server: Any) -> None:
    page = open_page(canned.board(), canned.hand(name="Ada"))
    private = page.locator("[data-ephemeral]")
    assert said(server, "view") == {"op": "view", **ADA, "locale": "en-US"}
    assert private.count() == 1
    page.locator(".sidebar [data-name=Ben]").click()
    page.wait_for_selector("body[data-viewing=Ben]")
    assert said(server, "view") == {"op": "view", "user": ID["Ben"], "channel": UNO, "locale": "en-US"}
    assert private.count() == 0
    server.put(canned.hand(2000, name="Cleo"))
    server.put(message(2001, "for all"))
    page.get_by_text("for all").wait_for()
    assert private.count() == 0
    page.keyboard.press("Alt+3")
    page.wait_for_selector("body[data-viewing=Cleo]")
    assert private.get_attribute("data-message-id") == "2000"
    page.get_by_role("button", name="Dismiss message").click()
    private.wait_for(state="detached")
    assert said(server, "delete") == {"op": "delete", "user": ID["Cleo"], "channel": UNO, "message": "2000"}
    assert page.url == f"{server.url}/?as=Cleo&channel=uno"


def test_language_theme_and_channel_are_remembered(open_page: Any, server: Any) -> None:
    page = open_page(message(1, "here"), message(2, "there", channel_id=canned.GAMES))
    page.get_by_role("button", name="German").click()
    page.get_by_role("button", name="Hell").click()
    page.wait_for_selector("html[data-theme=light][lang=de]")
    page.locator(".sidebar [data-channel]", has_text="games").click()
    page.get_by_text("there").wait_for()
    assert page.locator("[data-composer]").get_attribute("placeholder") == "Nachricht an #games"
    assert page.get_by_text("here", exact=True).count() == 0
    views = [said(server, "view") for _ in range(3)]
    assert [(view["channel"], view["locale"]) for view in views] == [(UNO, "en-US"), (UNO, "de"), (canned.GAMES, "de")]
    page.goto(server.url)
    page.wait_for_selector("body[data-viewing=Ada][data-channel=games]")
    assert page.locator("html").evaluate("(html) => [html.lang, html.dataset.theme]") == ["de", "light"]
    page.keyboard.press("Alt+2")
    page.wait_for_selector("body[data-viewing=Ben]")
    assert page.locator("html").get_attribute("lang") == "en"


def test_another_persons_mention_is_marked(open_page: Any, server: Any) -> None:
    page = open_page()
    server.put(message(1, f"<@{ID['Ben']}> is next", mentions=[canned.user("Ben")]))
    page.locator(".sidebar .with-dot").wait_for()
    assert page.get_by_role("button", name=re.compile("^Ben.*has news")).count() == 1
    assert page.locator(".mentions-you").count() == 0
    page.keyboard.press("Alt+2")
    page.locator(".mentions-you").wait_for()
    assert page.locator(".sidebar .with-dot").count() == 0


def test_phone(open_page: Any, server: Any) -> None:
    page = open_page(canned.board(), width=390, height=844)
    assert not page.locator("#sidebar").is_visible()
    page.locator(".strip").get_by_role("button", name="View as Ben").click()
    page.wait_for_selector("body[data-viewing=Ben]")
    page.get_by_role("button", name="Channels, people and settings").click()
    page.locator("#sidebar").get_by_role("button", name="games").click()
    page.wait_for_selector("body[data-channel=games]")
    page.locator("#sidebar").wait_for(state="hidden")


# ---- the message line


def test_plain_text_and_mentions(open_page: Any, server: Any) -> None:
    page = open_page()
    type_line(page, "hi @Ben, see #games").press("Enter")
    assert said(server, "say") == {"op": "say", **ADA, "content": f"hi <@{ID['Ben']}>, see <#{canned.GAMES}>"}
    page.get_by_text("hi @Ben, see #games").wait_for()
    assert page.locator("[data-composer]").input_value() == ""


def test_commands_are_filtered_and_sent(open_page: Any, server: Any) -> None:
    page = open_page()
    composer = type_line(page, "/")
    assert completions(page) == [
        "uno new",
        "uno join",
        "uno hand",
        "uno kick",
        "uno rules",
        "uno setup show",
        "uno setup channel",
    ]
    composer.press_sequentially("uno s")
    assert completions(page) == ["uno setup show", "uno setup channel"]
    composer.fill("/uno")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    active = composer.get_attribute("aria-activedescendant")
    assert page.locator(f"#{active}").inner_text().split("\n") == ["/uno hand", "Show your cards"]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    assert page.locator("[data-command-line]").get_attribute("data-command-line") == "uno join"
    page.keyboard.press("Enter")
    assert said(server, "command") == {"op": "command", **ADA, "name": ["uno", "join"], "options": {}}
    assert page.locator("[data-composer]").input_value() == ""
    type_line(page, "/uno setup show")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert said(server, "command")["name"] == ["uno", "setup", "show"]
    type_line(page, "/nothing").press("Enter")
    assert page.locator(".composer-problem").inner_text() == "There is no such command."


def test_the_list_of_commands_can_be_walked_where_it_stands(open_page: Any, server: Any) -> None:
    page = open_page()
    type_line(page, "/uno")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.id") == "completion"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.locator("[data-command-line]").get_attribute("data-command-line") == "uno hand"


def test_options_with_choices_numbers_and_truth(open_page: Any, server: Any) -> None:
    page = open_page()
    type_line(page, "/uno new ")
    assert completions(page) == ["preset", "target", "private"]
    assert page.locator(".rest").get_attribute("placeholder") == "+3 optional"
    page.keyboard.type("pre")
    page.keyboard.press("Tab")
    page.keyboard.type("class")
    assert completions(page) == ["classic_1971"]
    page.keyboard.press("Enter")
    page.keyboard.type("target:")
    page.keyboard.type("20")
    page.keyboard.press("Enter")
    assert page.locator(".composer-problem").inner_text() == "target: Not less than 50."
    page.keyboard.type("0")
    page.locator(".rest").focus()
    page.keyboard.type("private:t")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert said(server, "command") == {
        "op": "command", **ADA, "name": ["uno", "new"],
        "options": {"preset": "classic_1971", "target": 200, "private": True},
    }  # fmt: skip


def test_required_person_and_removing_options(open_page: Any, server: Any) -> None:
    page = open_page()
    type_line(page, "/uno kick ")
    assert page.locator(".chip.required").get_attribute("data-option") == "player"
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    assert page.locator(".composer-problem").inner_text() == "player: This option is required. Give a value."
    assert page.locator(".chip.invalid").count() == 1
    page.keyboard.type("@be")
    assert completions(page) == [ID["Ben"]]
    page.keyboard.press("Enter")
    page.keyboard.type("reason:")
    assert page.locator(".chip").count() == 2
    page.keyboard.press("Backspace")
    assert page.locator(".chip").count() == 1
    page.locator(".rest").focus()
    page.keyboard.press("Enter")
    assert said(server, "command") == {
        "op": "command",
        **ADA,
        "name": ["uno", "kick"],
        "options": {"player": ID["Ben"]},
    }


def test_a_whole_line_can_be_pasted(open_page: Any, server: Any) -> None:
    page = open_page()
    page.locator("[data-composer]").fill("/uno kick player:Ben reason:too slow")
    page.keyboard.press("Enter")
    assert said(server, "command")["options"] == {"player": ID["Ben"], "reason": "too slow"}
    page.locator("[data-composer]").fill("/uno setup channel where:#games")
    page.keyboard.press("Enter")
    assert said(server, "command")["options"] == {"where": canned.GAMES}


def test_the_bot_suggests_values(open_page: Any, server: Any) -> None:
    def suggest(server: Any, data: Any) -> None:
        words = [word for word in ("stacking", "seven", "zero") if word.startswith(data["options"]["rule"])]
        choices = [{"name": word.title(), "value": word} for word in words]
        server.send({"op": "choices", "nonce": data["nonce"], "choices": choices})

    server.script["autocomplete"] = suggest
    page = open_page()
    type_line(page, "/uno rules ")
    page.locator("[data-completion=zero]").wait_for()
    assert said(server, "autocomplete") == {
        "op": "autocomplete", **ADA, "name": ["uno", "rules"], "options": {"rule": ""}, "focused": "rule",
    }  # fmt: skip
    page.keyboard.type("se")
    page.locator("[data-completion=zero]").wait_for(state="detached")
    assert completions(page) == ["seven"]
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert said(server, "command")["options"] == {"rule": "seven"}


def test_german_names(open_page: Any, server: Any) -> None:
    page = open_page(lang="de")
    page.get_by_placeholder("Nachricht an #uno").wait_for()
    type_line(page, "/uno ne")
    head = page.locator(".completion-item").first
    assert head.locator(".completion-head").inner_text().split() == ["/uno", "neu", "vorgabe", "target", "private"]
    assert head.locator(".completion-detail").inner_text() == "Einen Tisch in diesem Kanal öffnen"
    page.keyboard.press("Enter")
    page.keyboard.type("vorgabe:Mattel")
    assert page.locator(".completion-head").all_inner_texts() == ["Mattel 2019 (neu)"]
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    assert said(server, "command") == {
        "op": "command",
        **ADA,
        "name": ["uno", "new"],
        "options": {"preset": "mattel_2019"},
    }


def test_moderators_see_more_commands(open_page: Any) -> None:
    page = open_page(who="Mo")
    type_line(page, "/clear")
    assert completions(page) == ["clear"]


def test_a_command_without_an_answer(open_page: Any, server: Any) -> None:
    server.script["command"] = fail("no answer in 3 s")
    page = open_page()
    type_line(page, "/uno hand ")
    page.keyboard.press("Enter")
    line = page.locator("[data-message-id^=local]")
    assert line.locator(".failure").inner_text().split("\n")[0] == "The application did not respond"
    assert line.locator(".origin-text").inner_text() == "Ada used /uno hand"
    line.get_by_role("button", name="Dismiss message").click()
    line.wait_for(state="detached")
    assert [data["op"] for data in server.received] == ["view", "command"]


def test_a_command_in_a_message_fills_the_line(open_page: Any) -> None:
    page = open_page(message(1, "Use </uno kick:500>."))
    page.get_by_role("button", name="/uno kick").click()
    assert page.locator("[data-command-line]").get_attribute("data-command-line") == "uno kick"


# ---- menus


def test_message_menu(open_page: Any, server: Any) -> None:
    page = open_page(canned.board())
    page.locator('[data-message-id="1001"]').click(button="right", position={"x": 100, "y": 40})
    assert page.get_by_role("menuitem").all_inner_texts() == ["Report", "Copy message ID"]
    page.keyboard.press("Enter")
    assert said(server, "menu") == {"op": "menu", **ADA, "name": "Report", "message": "1001"}
    page.keyboard.press("Alt+6")
    page.wait_for_selector("body[data-viewing=Mo]")
    more = page.get_by_role("button", name="More actions for this message by UNO")
    more.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    assert page.evaluate("document.activeElement.innerText") == "Delete message"
    server.script["delete"] = lambda server, _: server.send({"op": "failed", "nonce": None, "reason": "invalid: gone"})
    page.keyboard.press("Enter")
    page.get_by_text("This interaction failed: invalid: gone").wait_for()
    said(server, "delete")
    server.script.clear()
    more.press("Enter")
    page.get_by_role("menuitem", name="Delete message").click()
    page.locator('[data-message-id="1001"]').wait_for(state="detached")
    assert said(server, "delete") == {"op": "delete", "user": ID["Mo"], "channel": UNO, "message": "1001"}


# ---- dialogs


def answer_with_modal(server: Any, data: Any) -> None:
    server.send({"op": "ack", "nonce": data["nonce"], "ok": True})
    server.send(canned_commands.modal())


def test_modal(open_page: Any, server: Any) -> None:
    server.script["component"] = answer_with_modal
    page = open_page(canned.board())
    page.get_by_role("button", name="More", exact=True).click()
    dialog = page.get_by_role("dialog", name="Save these rules")
    submit = dialog.get_by_role("button", name="Submit")
    name = dialog.get_by_label("Name")
    assert name.evaluate("(one) => one === document.activeElement")
    submit.click()
    problems = dialog.locator(".field-problem:not(:empty)")
    assert problems.all_inner_texts() == ["This field is required.", "Choose one.", "Choose one."]
    name.fill("ab")
    submit.click()
    assert problems.all_inner_texts()[0] == "At least 3 characters."
    name.fill("House")
    dialog.get_by_label("Kind").press("Enter")
    page.keyboard.press("Escape")
    assert page.get_by_role("option").count() == 0
    dialog.get_by_label("Kind").click()
    page.get_by_role("option", name="Two").click()
    dialog.get_by_label("Person").click()
    page.get_by_role("option", name="Dora").click()
    dialog.get_by_role("group", name="Speed").get_by_label("Three").check()
    extras = dialog.get_by_role("group", name="Extras")
    for option in ("One", "Two", "Three"):
        extras.get_by_label(option).check()
    submit.click()
    assert problems.all_inner_texts() == ["Choose 0 to 2."]
    extras.get_by_label("One").uncheck()
    dialog.get_by_label("For everybody").check()
    server.script["modal"] = fail("no answer in 3 s")
    submit.click()
    dialog.locator(".failure-reason").wait_for()
    assert dialog.locator(".modal-problem").inner_text().split("\n") == [
        "Something went wrong. Try again.",
        "Playground: no answer in 3 s",
    ]
    said(server, "modal")
    server.script.pop("modal")
    submit.click()
    dialog.wait_for(state="detached")

    def label(number: int, **component: Any) -> dict[str, Any]:
        return {"type": 18, "id": number, "component": {"id": number + 1, **component}}

    assert said(server, "modal") == {
        "op": "modal", **ADA, "interaction": "7001", "custom_id": "u1:save",
        "components": [
            {"type": 10, "id": 1},
            label(2, type=4, custom_id="name", value="House"),
            label(4, type=4, custom_id="notes", value="none"),
            label(6, type=3, custom_id="kind", values=["2"]),
            label(8, type=5, custom_id="who", values=[ID["Dora"]]),
            label(10, type=21, custom_id="speed", value="3"),
            label(12, type=22, custom_id="extras", values=["2", "3"]),
            label(14, type=23, custom_id="all", value=True),
        ],
    }  # fmt: skip
    assert page.evaluate("document.activeElement.dataset.customId") == "u1:more"


def test_modal_of_the_older_kind_and_escape(open_page: Any, server: Any) -> None:
    page = open_page()
    old = {"type": 1, "components": [{"type": 4, "custom_id": "a", "style": 2, "label": "Words", "value": "x"}]}
    asked = {"op": "modal", "interaction": "8", "title": "Old", "custom_id": "old", "components": [old]}
    server.send(asked)
    page.get_by_role("dialog", name="Old").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    server.send(asked)
    page.get_by_label("Words").fill("one\ntwo")
    page.get_by_role("button", name="Submit").click()
    assert said(server, "modal")["components"] == [
        {"type": 1, "id": 1, "components": [{"type": 4, "id": 2, "custom_id": "a", "value": "one\ntwo"}]}
    ]


# ---- connection


def test_the_bot_goes_and_the_connection_comes_back(open_page: Any, server: Any) -> None:
    open_page.expected = ("WebSocket",)
    page = open_page(message(1, "first", components=[row(button("Go", "go"))]))
    banner = page.locator("#banner")
    assert banner.inner_text() == ""
    server.send({"op": "bot", "online": False})
    page.locator(".topbar [data-bot=offline]").wait_for()
    assert banner.inner_text().startswith("UNO is offline.")
    server.send({"op": "bot", "online": True})
    page.locator(".topbar [data-bot=online]").wait_for()
    server.refuse = True
    server.drop()
    page.wait_for_selector("body[data-connected=false]")
    assert banner.inner_text() == "No connection to the playground. Trying again …"
    page.get_by_role("button", name="Go").click()
    assert page.locator(".toast").inner_text() == "No connection to the playground. Trying again …"
    server.messages.append(message(2, "second"))
    server.refuse = False
    page.get_by_text("second").wait_for()
    page.wait_for_selector("body[data-connected=true]")
    assert banner.inner_text() == ""
