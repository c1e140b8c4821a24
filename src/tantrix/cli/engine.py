"""`tantrix engine`: the robots for other programs, line by line."""

from __future__ import annotations

import random
import sys

from tantrix.cli.i18n import command, option


@command("engine")
@option("seed")
def engine(*, seed: str | None) -> None:
    """Talk to a program on standard input and output."""
    from tantrix.engine.session import monotonic_ms, talk

    talk(sys.stdin, sys.stdout, random.Random(seed), monotonic_ms)
