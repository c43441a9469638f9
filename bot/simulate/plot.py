"""The outcome as a picture; the only part that needs matplotlib (the extra `plot`)."""

from __future__ import annotations

from pathlib import Path

from bot.simulate.record import SIZES
from bot.simulate.setting import BadInput, Setting
from bot.simulate.tally import Tally
from bot.simulate.workers import Outcome

MISSING = "--plot needs matplotlib: pip install 'uno-in-discord[plot]'."


def check(file: Path) -> None:
    """Raises BadInput where no picture can be written to this file."""
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise BadInput(MISSING) from error
    if not file.parent.is_dir():
        raise BadInput(f"There is no folder {str(file.parent)!r} for the picture.")


def draw(outcome: Outcome, file: Path) -> None:
    """Draws wins by seat, penalties by size and the legality of the wild draw four. Raises BadInput."""
    check(file)
    from matplotlib.figure import Figure

    figure = Figure(figsize=(11, 4), layout="constrained")
    left, middle, right = figure.subplots(1, 3)
    drawn = [(outcome.setting, outcome.tally)]
    if outcome.other is not None:
        drawn.append((outcome.other, outcome.compared))
    width = 0.8 / len(drawn)
    for place, (setting, tally) in enumerate(drawn):
        shift = (place - (len(drawn) - 1) / 2) * width
        _wins(left, setting, tally, shift, width)
        _penalties(middle, setting, tally, shift, width)
        sizes = sorted(tally.held)
        right.plot(sizes, [100 * tally.allowed[size] / tally.held[size] for size in sizes], marker="o")
    left.set(title="wins by seat, %", xlabel="seat")
    middle.set(title="a penalty of so many or more, % of rounds", xlabel="cards")
    right.set(title="wild draw four legal if held, %", xlabel="cards in hand")
    figure.legend(*middle.get_legend_handles_labels(), loc="outside lower center")
    try:
        figure.savefig(file)
    except (OSError, ValueError) as error:
        raise BadInput(f"The picture cannot be written to {str(file)!r}: {error}.") from error


def _wins(axes: object, setting: Setting, tally: Tally, shift: float, width: float) -> None:
    shares = [tally.share(f"win:{seat}") for seat in range(setting.players)]
    places = [seat + shift for seat in range(setting.players)]
    heights = [100 * share.mean for share in shares]
    axes.bar(places, heights, width, yerr=[100 * share.ci95 for share in shares])  # type: ignore[attr-defined]


def _penalties(axes: object, setting: Setting, tally: Tally, shift: float, width: float) -> None:
    places = [place + shift for place in range(len(SIZES))]
    heights = [100 * tally.share(f"penalty>={size}").mean for size in SIZES]
    axes.bar(places, heights, width, label=setting.rules)  # type: ignore[attr-defined]
    axes.set_xticks(range(len(SIZES)), [str(size) for size in SIZES])  # type: ignore[attr-defined]
