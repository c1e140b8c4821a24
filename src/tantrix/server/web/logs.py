"""The log: JSON objects, one a line, whoever writes them, and no flood of equal warnings.

What is ours goes through structlog. What the libraries tell Python's own `logging` (uvicorn,
asyncio, websockets, warnings of Python) is handed on to structlog, so that no line of the log has
another form. A stranger can bring about any number of warnings: of each kind one line in a while is
written, and the next one tells how many were not.
"""

from __future__ import annotations

import logging
import math
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any

import structlog

from tantrix.server.web.counters import LOGGED

SILENCE_S = 10.0
"""For how long a kind of warning is not repeated."""

STRANGERS = ("Invalid HTTP request received.",)
"""What uvicorn warns of, though whoever is at the other end has done it, and nothing is wrong."""

GONE = "the handler is closed"
"""What uvloop raises where something is sent to whoever has just gone away."""

MOST_KINDS = 1000
"""How many kinds of warnings are remembered."""

Kind = tuple[object, object]
Event = MutableMapping[str, Any]


def configure(level: str) -> None:
    """Write the log from a level on to the standard error.

    Tracebacks go without the values of variables, in which the order of a bag might stand.
    """
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(level),
        processors=[
            structlog.processors.add_log_level,
            count_line,
            Sparing(time.monotonic),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.captureWarnings(capture=True)
    logging.basicConfig(handlers=[Forwarding(logging.WARNING)], force=True)


class Forwarding(logging.Handler):
    """Hands what the libraries log on to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        """Hand a line on; what strangers do is for whoever looks for it."""
        event = record.getMessage().strip()
        error = record.exc_info[1] if record.exc_info else None
        gone = isinstance(error, RuntimeError) and GONE in str(error)
        level = logging.DEBUG if gone or event in STRANGERS else record.levelno
        structlog.get_logger().log(level, event, logger=record.name, exc_info=record.exc_info)


class Sparing:
    """A processor of structlog that writes each kind of warning once in `SILENCE_S` seconds.

    A kind is what our own line says, of which table or race, or from which library it comes. The
    first line after a silence tells in `suppressed` how many were left out. `tick_s` is a monotonic
    clock.
    """

    def __init__(self, tick_s: Callable[[], float]) -> None:
        self._tick_s = tick_s
        self._written: dict[Kind, tuple[float, int]] = {}

    def __call__(self, _: object, level: str, event: Event) -> Event:
        """Return a line to be written; raises `DropEvent` for one that is not."""
        if level != "warning":
            return event
        kind = (event.get("logger", event["event"]), event.get("table", event.get("race")))
        now = self._tick_s()
        since, left_out = self._written.get(kind, (-math.inf, 0))
        if now - since < SILENCE_S:
            self._written[kind] = (since, left_out + 1)
            raise structlog.DropEvent
        if len(self._written) >= MOST_KINDS:
            self._written.clear()
        self._written[kind] = (now, 0)
        return {**event, "suppressed": left_out} if left_out else event


def count_line(_: object, level: str, event: Event) -> Event:
    """Count a line of the log, as a processor of structlog."""
    LOGGED.labels("error" if level == "exception" else level).inc()
    return event
