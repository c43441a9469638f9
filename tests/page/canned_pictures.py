"""Pictures for the tests of the page: the idea of the cards, drawn as SVG."""

from __future__ import annotations

GROUND = {
    "red": ("#E5484D", "#6E0A1A"),
    "yellow": ("#FFC91F", "#4A3200"),
    "green": ("#3DB858", "#0E4520"),
    "blue": ("#3F7FF0", "#0F2F78"),
}
SHAPE = {
    "red": '<path d="M64 17 109 107H19z" {s}/>',
    "yellow": '<circle cx="64" cy="64" r="50" {s}/>',
    "green": '<rect x="18" y="17" width="92" height="94" rx="10" {s}/>',
    "blue": '<path d="M64 12 111 64 64 116 17 64z" {s}/>',
}
SIGN = {"skip": "▶|", "reverse": "↩", "draw2": "+2"}


def svg(name: str) -> str:
    open_tag = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">'
    card = '<rect x="8" y="4" width="112" height="120" rx="22" fill="{}"/>'
    colour, _, face = name.partition("_")
    if name == "blank":
        body = ""
    elif name == "turn":
        body = '<path d="M36 24 100 64 36 104z" fill="#fff" stroke="#222" stroke-width="8"/>'
    elif name in ("play_down", "play_up"):
        turn = "" if name == "play_down" else ' transform="rotate(180 64 64)"'
        body = f'<path d="M52 16h24v48h28L64 112 24 64h28z" fill="#80858F"{turn}/>'
    elif name in GROUND:
        body = SHAPE[name].format(s=f'fill="{GROUND[name][0]}"')
    elif colour in GROUND:
        ground, dark = GROUND[colour]
        sign = SIGN.get(face, face)
        body = card.format(ground) + SHAPE[colour].format(s=f'fill="{dark}"')
        font = 'font-family="sans-serif" font-weight="700" font-size="72"'
        body += f'<text x="64" y="90" {font} text-anchor="middle" fill="#fff">{sign}</text>'
    elif name == "card_back":
        body = card.format("#33207A")
    else:
        body = (
            card.format("#17191F")
            + '<rect x="11" y="7" width="106" height="114" rx="19" fill="none" stroke="#C9CCD3" stroke-width="6"/>'
        )
        for at, (shade, _) in enumerate(GROUND.values()):
            body += f'<circle cx="{44 + 40 * (at % 2)}" cy="{44 + 40 * (at // 2)}" r="17" fill="{shade}"/>'
    return f"{open_tag}{body}</svg>"
