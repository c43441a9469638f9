"""How messages look: Markdown, embeds, components, and messages that change."""

from __future__ import annotations

from typing import Any

import pytest

from . import canned
from .canned import EMOJI_ID, button, message, row

pytestmark = pytest.mark.browser

OUTLINE = """
(node) => {
  const walk = (one) => {
    if (one.nodeType === Node.TEXT_NODE) return one.data.replace(/\\n$/, "");
    const name = one.className ? `${one.localName}.${one.className.split(" ").at(-1)}` : one.localName;
    const inner = one.localName === "img" ? one.alt : [...one.childNodes].map(walk).join("");
    return `<${name}>${inner}</>`;
  };
  return [...node.childNodes].map(walk).join("");
}
"""

AT_END = """
() => {
  const { scrollHeight, scrollTop, clientHeight } = document.getElementById("scroller");
  return Math.abs(scrollHeight - scrollTop - clientHeight) < 2;
}
"""


def outline(page: Any, number: int | str, within: str = ".content") -> str:
    """The elements of a message in short: `<tag.class>text</>`."""
    return page.locator(f'[data-message-id="{number}"] {within}').first.evaluate(OUTLINE)


def paragraph(inside: str) -> str:
    return f"<div.paragraph>{inside}</>"


MARKDOWN = [
    ("plain", paragraph("plain")),
    ("**bold** *it* _it_ __under__ ~~gone~~", paragraph("<strong>bold</> <em>it</> <em>it</> <u>under</> <s>gone</>")),
    ("***both*** and `co*de*`", paragraph("<strong><em>both</></> and <code>co*de*</>")),
    (r"\*not\* snake_case_name 2 * 3 * 4", paragraph("*not* snake_case_name 2 * 3 * 4")),
    (
        "# One\n## Two\n### Three\n-# small",
        "<h3.heading-1>One</><h3.heading-2>Two</><h3.heading-3>Three</><div.subtext>small</>",
    ),
    ("#no heading\n#### nor this", paragraph("#no heading\n#### nor this")),
    ("> said\n> twice\nafter", "<blockquote>" + paragraph("said\ntwice") + "</>" + paragraph("after")),
    ("- one\n- two\n  - in\n1. first", "<ul><li>one</><li>two<ul><li>in</></></></><ol><li>first</></>"),
    ("```py\nx = '**'\n```end", "<pre><code>x = '**'</></>" + paragraph("end")),
    (
        "||hidden||",
        paragraph("<span.spoiler><span.spoiler-content>hidden</></>"),
    ),
    (
        "<@101> <@!102> <@9> <#201> <@&300>",
        paragraph(
            "<span.mention-user>@Ada</> <span.mention-user>@Ben</> <span.mention-user>@unknown-user</> "
            "<span.mention-channel>#uno</> <span.mention-role>@everyone</>"
        ),
    ),
    (
        "[words](https://a.example/b) https://c.example/d.",
        paragraph("<button.link>words</> <button.link>https://c.example/d</>."),
    ),
    ("<img src=x onerror=alert(1)><script>1</script>", paragraph("<img src=x onerror=alert(1)><script>1</script>")),
    ("</uno new:500>", paragraph("<button.mention-command>/uno new</>")),
]


def test_markdown(open_page: Any) -> None:
    page = open_page(*(message(index, text) for index, (text, _) in enumerate(MARKDOWN)))
    assert [outline(page, index) for index in range(len(MARKDOWN))] == [wanted for _, wanted in MARKDOWN]


def test_emojis_have_their_sizes_and_words(open_page: Any) -> None:
    red = canned.e("red_7")
    page = open_page(
        message(1, f"text {red}"),
        message(2, f"# {red}\n## {red}\n-# {red}"),
        message(3, red),
        message(4, embeds=[{"description": f"# {red}\n{red}"}]),
    )
    sizes = page.locator(".emoji").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert sizes == [22, 33, 27.5, 17.875, 48, 18, 18]
    first = page.locator(".emoji").first
    assert first.get_attribute("alt") == "red 7"
    assert first.get_attribute("src") == f"/emojis/{EMOJI_ID['red_7']}.png"
    assert page.locator(".emoji").evaluate_all("(all) => all.every((one) => one.complete && one.naturalWidth > 0)")


def test_stamps_run_and_speak_the_language(open_page: Any) -> None:
    page = open_page(
        message(1, "<t:1800000042:R> <t:1799999000:R> <t:1800000000:t> <t:1800000000:D> <t:1800000000:F>"), own=True
    )
    page.clock.install(time=1_800_000_000)
    open_page.visit()
    page.clock.pause_at(1_800_000_010)
    stamps = page.locator('[data-message-id="1"] .content time')
    page.clock.run_for(1000)
    assert stamps.all_inner_texts() == [
        "in 31 seconds",
        "17 minutes ago",
        "08:00",
        "January 15, 2027",
        "Friday, January 15, 2027 at 08:00",
    ]
    page.clock.run_for(2000)
    assert stamps.first.inner_text() == "in 29 seconds"
    page.locator("[data-language=de]").click()
    page.wait_for_selector("html[lang=de]")
    page.get_by_text("in 29 Sekunden").wait_for()
    assert stamps.all_inner_texts()[1:4] == ["vor 17 Minuten", "08:00", "15. Januar 2027"]


def test_embeds(open_page: Any) -> None:
    embed = {
        "title": "T **b**",
        "description": "## D\n<@101>",
        "color": 0x3DB858,
        "author": {"name": "Who"},
        "fields": [{"name": f"N{n}", "value": f"*v{n}*", "inline": n < 4} for n in range(5)],
        "thumbnail": {"url": f"https://cdn.discordapp.com/emojis/{EMOJI_ID['red_7']}.png"},
        "image": {"url": "attachment://table.png"},
        "footer": {"text": "**foot**"},
    }
    file = {"id": "1", "filename": "table.png", "content_type": "text/x", "url": f"/emojis/{EMOJI_ID['wild']}.png"}
    page = open_page(message(1, embeds=[embed, {"description": "second"}], attachments=[file]))
    shown = page.locator(".embed")
    assert shown.count() == 2
    first = shown.first
    assert first.evaluate("(one) => getComputedStyle(one).borderLeftColor") == "rgb(61, 184, 88)"
    assert outline(page, 1, ".embed-title") == "T <strong>b</>"
    assert outline(page, 1, ".embed-description") == "<h3.heading-2>D</>" + paragraph("<span.mention-user>@Ada</>")
    assert outline(page, 1, ".embed-author") == "Who"
    assert outline(page, 1, ".embed-footer") == "**foot**"
    assert first.locator(".embed-thumbnail").get_attribute("src") == f"/emojis/{EMOJI_ID['red_7']}.png"
    assert first.locator(".embed-image").get_attribute("src") == f"/emojis/{EMOJI_ID['wild']}.png"
    tops = first.locator(".embed-field").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))"
    )
    assert tops[0] == tops[1] == tops[2] < tops[3] < tops[4]


def test_nothing_is_fetched_from_elsewhere(open_page: Any) -> None:
    away = "https://elsewhere.example/x.png"
    page = open_page(
        message(
            1, embeds=[{"image": {"url": away}, "thumbnail": {"url": away}, "footer": {"text": "f", "icon_url": away}}]
        ),
        message(2, attachments=[{"id": "1", "filename": "x.png", "url": away}]),
        message(3, flags=canned.V2, components=[{"type": 12, "items": [{"media": {"url": away}}]}]),
    )
    assert page.locator(".no-picture").count() == 5
    page.locator('[data-message-id="1"]').click(trial=True)


def test_links_are_shown_and_not_followed(open_page: Any) -> None:
    link = {"type": 2, "style": 5, "label": "Site", "url": "https://a.example/"}
    page = open_page(message(1, "[here](https://b.example/)", components=[row(link)]))
    page.get_by_role("button", name="Site").click()
    assert page.locator(".toast").inner_text() == "Links are not followed here: https://a.example/"
    page.get_by_role("button", name="here").click()
    assert page.locator(".toast").inner_text() == "Links are not followed here: https://b.example/"
    assert page.url == f"{open_page.server.url}/?as=Ada&channel=uno"


def test_a_spoiler_opens_and_stays_open(open_page: Any) -> None:
    page = open_page(message(1, "||one|| end"))
    page.get_by_role("button", name="Spoiler, click to show").press("Enter")
    assert page.locator(".spoiler[data-revealed]").count() == 1
    open_page.server.put(message(1, "||one|| edited"))
    page.get_by_text("edited").wait_for()
    assert page.locator(".spoiler[data-revealed]").inner_text() == "one"


def test_newer_components(open_page: Any) -> None:
    tree = [
        {
            "type": 17,
            "accent_color": 0x3F7FF0,
            "components": [
                canned.section("## Title\ntext", canned.thumbnail("red_7", "Red 7")),
                canned.separator(),
                {"type": 14, "divider": False, "spacing": 2},
                canned.section("**Option**\n-# small", button("on", "set:1")),
                {"type": 12, "items": [{"media": {"url": "/emojis/900001.png"}, "description": "a picture"}]},
                row(button("Play", "play", 3, "red_7")),
            ],
        },
        canned.display("-# after"),
    ]
    page = open_page(message(1, "", flags=canned.V2, components=tree))
    box = page.locator(".container")
    assert box.evaluate("(one) => getComputedStyle(one, '::before').backgroundColor") == "rgb(63, 127, 240)"
    parts = box.evaluate("(one) => [...one.children].map((child) => child.className)")
    assert parts == ["section", "separator spacing-1", "separator spacing-2 blank", "section", "gallery", "row"]
    assert page.get_by_role("img", name="Red 7").get_attribute("src") == f"/emojis/{EMOJI_ID['red_7']}.png"
    assert page.get_by_role("img", name="a picture").count() == 1
    assert page.locator(".modern > .text-display").inner_text() == "after"
    accessory = page.locator(".section-accessory [data-custom-id='set:1']")
    accessory.click()
    assert open_page.server.wait_for("component")["custom_id"] == "set:1"


def test_button_looks(open_page: Any) -> None:
    styles = [button(f"B{n}", f"b{n}", n) for n in range(1, 5)]
    page = open_page(
        message(
            1, components=[row(*styles), row(button(None, "only", emoji="red_7"), button("Off", "off", disabled=True))]
        )
    )
    assert page.locator(".button").evaluate_all("(all) => all.map((one) => one.classList[1])") == [
        "button-primary",
        "button-secondary",
        "button-success",
        "button-danger",
        "button-secondary",
        "button-secondary",
    ]
    assert page.get_by_role("button", name="red 7", exact=True).get_attribute("data-custom-id") == "only"
    off = page.get_by_role("button", name="Off")
    assert off.is_disabled()
    off.dispatch_event("click")
    page.get_by_role("button", name="B1").click()
    assert open_page.server.wait_for("component")["custom_id"] == "b1"
    assert [data["op"] for data in open_page.server.received] == ["view"]


def test_head_origin_edited_thinking(open_page: Any) -> None:
    used = {"id": "1", "type": 2, "name": "uno new", "command_type": 1, "user": canned.user("Ben")}
    moment = canned.iso()
    now = moment[11:16]
    page = open_page(
        message(1, "hello", author=canned.user("Ada"), timestamp=moment),
        message(2, "changed", edited_timestamp=moment, interaction_metadata=used, timestamp=moment),
        message(3, flags=canned.LOADING | canned.EPHEMERAL, ephemeral_for=canned.ID["Ada"], timestamp=moment),
    )
    bodies = [page.locator(f'[data-message-id="{n}"] .message-body').inner_text().split("\n") for n in (1, 2, 3)]
    assert bodies[0] == ["Ada", f"Today at {now}", "hello"]
    assert bodies[1] == ["UNO", "APP", f"Today at {now}", "changed(edited)"]
    assert bodies[2] == [
        "UNO",
        "APP",
        f"Today at {now}",
        "UNO is thinking …",
        "Only you can see this ·",
        "Dismiss message",
    ]
    assert page.locator(".origin").inner_text().split("\n") == ["B", "Ben used /uno new"]
    page.get_by_role("button", name="German").click()
    page.get_by_text("Ben hat /uno neu benutzt").wait_for()


def test_an_edit_keeps_the_elements_the_focus_and_the_place(open_page: Any) -> None:
    filler = [message(n, f"line {n}", author=canned.user("Ben")) for n in range(40)]
    page = open_page(*filler, canned.board())
    assert page.evaluate(AT_END)
    page.get_by_role("button", name="Draw").focus()
    page.evaluate("window.before = document.activeElement; window.picture = document.querySelector('.embed-thumbnail')")
    changed = canned.board()
    changed["embeds"][1]["description"] += "\nOne more line.\nAnd one more."
    changed["components"][0]["components"][1].update(custom_id="u1:draw:2", disabled=True)
    open_page.server.put(changed)
    page.get_by_text("And one more.").wait_for()
    assert page.evaluate("[window.before === document.activeElement, window.picture.isConnected]") == [True, True]
    assert page.evaluate("document.activeElement.dataset.customId") == "u1:draw:2"
    assert page.evaluate(AT_END)
    page.evaluate("document.getElementById('scroller').scrollTop = 100")
    page.wait_for_timeout(50)
    open_page.server.put(message(999, "new"))
    page.get_by_role("button", name="New messages below").wait_for()
    assert page.evaluate("document.getElementById('scroller').scrollTop") == 100


def test_focus_follows_a_button_that_moves(open_page: Any) -> None:
    page = open_page(
        message(1, components=[row(button("Red 1", "r1:1"), button("Red 5", "r5:1")), row(button("Wild", "w:1"))])
    )
    page.get_by_role("button", name="Wild").focus()
    open_page.server.put(message(1, components=[row(button("Wild", "w:2"), button("Blue", "b:2"))]))
    page.locator('[data-custom-id="b:2"]').wait_for()
    assert page.evaluate("document.activeElement.dataset.customId") == "w:2"


def test_messages_go_and_are_grouped(open_page: Any) -> None:
    page = open_page(message(1, "a"), message(2, "b"), message(3, "c", author=canned.user("Ben")))
    heads = page.locator(".head .author")
    assert heads.all_inner_texts() == ["UNO", "Ben"]
    open_page.server.send({"op": "gone", "id": "1"})
    page.locator('[data-message-id="1"]').wait_for(state="detached")
    assert page.locator("[data-message-id]").evaluate_all("(all) => all.map((one) => one.dataset.messageId)") == [
        "2",
        "3",
    ]
    assert heads.all_inner_texts() == ["UNO", "Ben"]


def test_rows_of_the_design_fit_a_phone(open_page: Any) -> None:
    page = open_page(canned.board(german=True), canned.hand(german=True), width=390, height=844)
    tops = page.locator('[data-message-id="1001"] .button').evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert tops[0] == tops[1] == tops[2] < tops[3] == tops[4] == tops[5]
    assert page.evaluate("document.documentElement.scrollWidth") == 390
