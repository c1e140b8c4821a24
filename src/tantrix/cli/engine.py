"""`tantrix engine`: the robots for other programs, line by line."""

from __future__ import annotations

import random
import sys
import time

from tantrix.cli.i18n import command, option


@command("engine")
@option("seed")
def engine(*, seed: str | None) -> None:
    """Talk to a program on standard input and output."""
    from tantrix.engine.session import talk

    talk(sys.stdin, sys.stdout, random.Random(seed), lambda: time.monotonic_ns() // 10**6)
