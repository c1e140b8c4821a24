"""What `show` and `replay` read: a position, or the record in a file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import click

from tantrix.cli.common import read_text
from tantrix.cli.i18n import complain, say
from tantrix.notation import records
from tantrix.notation.positions import strategy
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyState

MOST_PROBLEMS = 20
"""How many problems of a record are shown."""

_POSITION = re.compile(r"v[0-9]+ ")


def read_record(file: Path) -> tuple[records.Record, list[records.Problem]]:
    """Return the record in a file with its problems, which are listed on stderr.

    Raises `TantrixError` `cli.no_record` where there is no game in it, and those of `read_text`.
    """
    return _record(read_text(file), click.format_filename(file))


def read_state(source: str, at: int | None) -> tuple[StrategyState, bool]:
    """Return the state of a position, or of a record after `at` placements (None: after the last).

    With it whether all is well: false where the record has problems, which are listed on stderr.

    Raises `TantrixError`, `cli.no_move` and `cli.at_position` among others.
    """
    text = source if _POSITION.match(source) else read_text(Path(source))
    if _POSITION.match(text):
        if at is not None:
            raise TantrixError("cli.at_position")
        return strategy.parse(text.rstrip("\r\n")), True
    record, problems = _record(text, click.format_filename(source))
    if at is not None and at > len(record.moves):
        raise TantrixError("cli.no_move", at=at, count=len(record.moves))
    record.moves = record.moves[:at]
    return records.replay(record), not problems


def problem_text(problem: records.Problem) -> str:
    """Return the sentence of a problem."""
    return say(problem.id, **problem.params)


def _record(text: str, name: str) -> tuple[records.Record, list[records.Problem]]:
    """Return the record of a text with its problems."""
    record, problems = records.read(text)
    if not any(record.deal.hands):
        raise TantrixError("cli.no_record", file=name)
    _complain(name, problems[:MOST_PROBLEMS])
    if len(problems) > MOST_PROBLEMS:
        complain("cli.more_problems", file=name, count=len(problems) - MOST_PROBLEMS)
    return record, problems


def _complain(name: str, problems: Iterable[records.Problem]) -> None:
    """Tell the problems of a record, a line each."""
    for problem in problems:
        place = {"line": problem.line, "column": problem.column}
        complain("cli.problem", file=name, text=problem_text(problem), **place)
