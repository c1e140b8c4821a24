"""What `show` and `replay` read: a position, or the record in a file."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

import click

from tantrix.cli.common import read_text, source_name
from tantrix.cli.i18n import complain, lang, option, say
from tantrix.notation import records
from tantrix.notation.positions import strategy
from tantrix.render.themes import DARK
from tantrix.render.wording import names_of
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.strategy.state import StrategyState

LARGEST_LIST = 2**27
"""The largest file of records that is read, in bytes; a thousand games take one million."""

MOST_PROBLEMS = 20
"""How many problems of a record are shown."""

POSITION = re.compile(r"v[0-9]+ ")
"""How the text of a position begins."""


game_option = option("game", "number", type=click.IntRange(1, 10**9), metavar="NUMBER")
"""The option that chooses one of several games in a file, from 1."""


def read_record(file: Path, number: int | None) -> tuple[records.Record, list[records.Problem]]:
    """Return a record in a file with its problems, which are listed on stderr.

    Raises `TantrixError` as `record_of` and `read_text` do.
    """
    return record_of(read_text(file, LARGEST_LIST), source_name(file), number)


def read_state(source: str, at: int | None, number: int | None) -> tuple[StrategyState, bool]:
    """Return the state of a position, or of a record after `at` placements (None: after the last).

    With it whether all is well: false where the record has problems, which are listed on stderr.

    Raises `TantrixError`, `cli.no_move` and `cli.at_position` among others.
    """
    text = source if POSITION.match(source) else read_text(Path(source), LARGEST_LIST)
    if POSITION.match(text):
        if at is not None:
            raise TantrixError("cli.at_position")
        return strategy.read(text.rstrip("\r\n")), True
    record, problems = record_of(text, source_name(source), number)
    if at is not None and at > len(record.moves):
        raise TantrixError("cli.no_move", at=at, count=len(record.moves))
    record.moves = record.moves[:at]
    return records.replay(record), not problems


def problem_text(problem: records.Problem) -> str:
    """Return the sentence of a problem."""
    return say(problem.id, **problem.params)


def record_of(
    text: str, name: str, number: int | None = None
) -> tuple[records.Record, list[records.Problem]]:
    """Return a record of a text with its problems, which are listed on stderr.

    It is the one of the `number` from 1, or the first one; then whether more follow is told there.
    Raises `TantrixError` `cli.no_record` where there is no game, `cli.no_game_number` where there
    are not so many, `cli.other_game` where it is not one of Strategy.
    """
    lines = text.splitlines(keepends=True)
    found = (pair for entry in records.scan(lines) for pair in entry.records())
    record, problems = next(islice(found, (number or 1) - 1, None), (None, []))
    if record is None and number is not None:
        raise TantrixError("cli.no_game_number", file=name, number=number)
    other = [problem for problem in problems if problem.id == "bad.record.other_game"]
    if other:
        raise TantrixError("cli.other_game", file=name, **other[0].params)
    if record is None or (record.begun is None and not any(record.deal.hands)):
        raise TantrixError("cli.no_record", file=name)
    if number is None and next(found, None):
        complain("cli.more_games", file=name)
    _complain(name, problems[:MOST_PROBLEMS])
    if len(problems) > MOST_PROBLEMS:
        complain("cli.more_problems", file=name, count=len(problems) - MOST_PROBLEMS)
    return record, problems


def tagged_names(record: records.Record, state: StrategyState) -> list[str]:
    """Return the names of the players: those of the tags, each with the colour, or the colours."""
    colours = names_of(state, DARK, None, lang())
    tagged = [record.tags.get(f"Player{player}") for player in range(1, len(colours) + 1)]
    return [
        f"{name} ({colour})" if name else colour
        for name, colour in zip(tagged, colours, strict=True)
    ]


def _complain(name: str, problems: Iterable[records.Problem]) -> None:
    """Tell the problems of a record, a line each."""
    for problem in problems:
        place = {"line": problem.line, "column": problem.column}
        complain("cli.problem", file=name, text=problem_text(problem), **place)
