"""``python -m bot.catalogue`` prints the README's table of rules; ``--write README.md`` puts it there."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.catalogue.readme import NoMarkersError, document_with_table, table
from bot.i18n.texts import Texts


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints or writes the table; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bot.catalogue", description="The table of all rules.")
    parser.add_argument("--write", type=Path, metavar="FILE", help="rewrite the table between the markers of this file")
    chosen = parser.parse_args(arguments)
    say = Texts.load().english
    if chosen.write is None:
        print(table(say))
        return 0
    try:
        written = document_with_table(chosen.write.read_text("utf-8"), say)
    except (OSError, NoMarkersError) as error:
        print(f"{chosen.write}: {error}", file=sys.stderr)
        return 1
    chosen.write.write_text(written, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
