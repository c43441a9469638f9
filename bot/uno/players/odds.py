"""The odds of a wild draw four: whether it was allowed, and whether a challenge pays."""

from __future__ import annotations

from math import comb

from bot.uno.actions import Play
from bot.uno.book import Book
from bot.uno.cards import CARDS, WILD_DRAW_FOUR, Card
from bot.uno.players.memory import Memory
from bot.uno.shows import SHOWS, Show
from bot.uno.view import SeatView

BLUFFS, ALLOWED = 1, 4
"""Before anything was seen of the others: of five wild draw fours that could be laid, so many are no bluff or one."""
TURN = 1.0
"""What a turn that is kept is worth, in cards."""


def is_allowed(view: SeatView, book: Book, play: Play) -> bool:
    """Whether this wild draw four could not be challenged with success; any other card is allowed."""
    table = view.table
    if play.card.face != WILD_DRAW_FOUR or table.top is None or table.colour is None:
        return True
    rest = list(view.hand)
    for card in play.cards:
        rest.remove(card)
    return not book.judges(rest, SHOWS[table.top, table.colour], play.colour)


def is_worth_challenging(view: SeatView, memory: Memory, book: Book) -> bool:
    """Whether a challenge gains more cards on average than it costs."""
    table = view.table
    guilty = chance_of_guilt(view, memory, book)
    others = max(1, sum(count > 0 for count in table.counts) - 1)
    gain = table.pending * (1 + 1 / others) + TURN
    return guilty * gain > (1 - guilty) * (table.challenge_fail - table.pending)


def chance_of_guilt(view: SeatView, memory: Memory, book: Book) -> float:
    """How likely the wild draw four that can be challenged was against the rules.

    From the cards that are still unseen, from what its player was seen unable to play, and from how often those who
    were challenged before were guilty.
    """
    table = view.table
    accused, colour = table.accused, table.before
    if accused is None or colour is None:
        return 0.0
    unseen = unseen_cards(view, memory, book)
    forbidding = book.forbidding[_before(memory, colour), table.colour].intersection(unseen)
    clean = max((size for cards, size in memory.bars[accused] if forbidding <= cards), default=0)
    free = max(0, table.counts[accused] - clean)
    many, bad = len(unseen), sum(card in forbidding for card in unseen)
    legal = comb(many - bad, free) / comb(many, free) if many >= free else 1.0
    bold = (BLUFFS + 2 * memory.guilty) / (BLUFFS + ALLOWED + 2 * memory.challenges)
    bluff = bold * (1 - legal)
    return bluff / (bluff + legal) if bluff + legal else 0.0


def _before(memory: Memory, colour: str) -> Show:
    """What lay under the wild draw four; where that was not seen, some card of the colour."""
    if memory.before is not None and memory.before.colour == colour:
        return memory.before
    return SHOWS[CARDS[f"{colour}0"], colour]


def unseen_cards(view: SeatView, memory: Memory, book: Book) -> list[Card]:
    """Every card that is neither in this hand nor seen in the discard pile."""
    unseen: list[Card] = list(book.deck)
    for card in (*view.hand, *memory.discard):
        if card in unseen:
            unseen.remove(card)
    return unseen
