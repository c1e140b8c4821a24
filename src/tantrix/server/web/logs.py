"""The log: JSON objects, one a line, whoever writes them, and no flood of equal warnings.

What is ours goes through `log`; it and what the libraries tell (uvicorn, asyncio, websockets,
warnings of Python) are lines of Python's own `logging`, which one handler writes. A stranger can
bring about any number of warnings: of each kind one line in a while is written, and the next one
tells how many were not.
"""

from __future__ import annotations

import json
import logging
import math
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from tantrix.server.web.counters import LOGGED

SILENCE_S = 10.0
"""For how long a kind of warning is not repeated."""

STRANGERS = ("Invalid HTTP request received.",)
"""What uvicorn warns of, though whoever is at the other end has done it, and nothing is wrong."""

GONE = "the handler is closed"
"""What uvloop raises where something is sent to whoever has just gone away."""

MOST_KINDS = 1000
"""How many kinds of warnings are remembered."""

OURS = logging.getLogger("tantrix.server")
"""What our own lines go through."""

Kind = tuple[object, object]


class Log:
    """Writes what has happened: an event, in words that never change, and its fields."""

    def debug(self, event: str, **fields: object) -> None:
        """Write what only who looks for a fault wants to know."""
        self._write(logging.DEBUG, event, fields)

    def info(self, event: str, **fields: object) -> None:
        """Write what is no fault."""
        self._write(logging.INFO, event, fields)

    def warning(self, event: str, **fields: object) -> None:
        """Write what may be a fault of somebody else, or mends itself."""
        self._write(logging.WARNING, event, fields)

    def error(self, event: str, error: BaseException | None = None, **fields: object) -> None:
        """Write what needs somebody who looks after it, with the traceback of an error if given."""
        self._write(logging.ERROR, event, fields, error)

    def exception(self, event: str, **fields: object) -> None:
        """Write a fault of ours, with the traceback of the exception that is handled now."""
        self._write(logging.ERROR, event, fields, sys.exception())

    def _write(
        self,
        level: int,
        event: str,
        fields: dict[str, object],
        error: BaseException | None = None,
    ) -> None:
        if OURS.isEnabledFor(level):
            OURS.log(level, event, exc_info=error, extra={"fields": fields})


log = Log()


def configure(level: str) -> None:
    """Write the log from a level on to the standard error.

    Tracebacks go without the values of variables, in which the order of a bag might stand.
    """
    lowest = logging.getLevelNamesMapping()[level.upper()]
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JSONLines())
    for passes in (is_told, count_line, Sparing(time.monotonic)):
        lines.addFilter(passes)
    logging.captureWarnings(capture=True)
    logging.basicConfig(handlers=[lines], level=max(lowest, logging.WARNING), force=True)
    OURS.setLevel(lowest)


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a line says beside its event: its own fields, or from which library it comes."""
    fields: dict[str, Any] | None = getattr(record, "fields", None)
    return {"logger": record.name} if fields is None else fields


class JSONLines(logging.Formatter):
    """Writes a line as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line; a value that JSON does not have stands there as Python shows it."""
        line = {
            "event": record.getMessage().strip(),
            **fields_of(record),
            "level": record.levelname.lower(),
            "timestamp": f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S.%fZ}",
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=repr)


def is_told(record: logging.LogRecord) -> bool:
    """Tell whether a line is to be written: what strangers do is for whoever looks for it."""
    error = record.exc_info[1] if record.exc_info else None
    gone = isinstance(error, RuntimeError) and GONE in str(error)
    if record.name == OURS.name or not (gone or record.getMessage().strip() in STRANGERS):
        return True
    record.levelno, record.levelname = logging.DEBUG, "DEBUG"
    return OURS.isEnabledFor(logging.DEBUG)


class Sparing:
    """Lets each kind of warning through once in `SILENCE_S` seconds.

    A kind is what our own line says, of which table or race, or from which library it comes. The
    first line after a silence tells in `suppressed` how many were left out. `tick_s` is a monotonic
    clock.
    """

    def __init__(self, tick_s: Callable[[], float]) -> None:
        self._tick_s = tick_s
        self._written: dict[Kind, tuple[float, int]] = {}

    def __call__(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is to be written."""
        if record.levelno != logging.WARNING:
            return True
        fields = fields_of(record)
        kind = (fields.get("logger", record.msg), fields.get("table", fields.get("race")))
        now = self._tick_s()
        since, left_out = self._written.get(kind, (-math.inf, 0))
        if now - since < SILENCE_S:
            self._written[kind] = (since, left_out + 1)
            return False
        if len(self._written) >= MOST_KINDS:
            self._written.clear()
        self._written[kind] = (now, 0)
        if left_out:
            record.fields = {**fields, "suppressed": left_out}
        return True


def count_line(record: logging.LogRecord) -> bool:
    """Count a line that is to be written."""
    LOGGED.labels(record.levelname.lower()).inc()
    return True
