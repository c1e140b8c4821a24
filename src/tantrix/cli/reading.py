"""What `show` and `replay` read: a position, or the record in a file."""

from __future__ import annotations

from pathlib import Path

from tantrix.cli.common import complain, read_text, say
from tantrix.core.errors import TantrixError
from tantrix.games.strategy import StrategyState
from tantrix.notation import positions, records


def read_record(path: Path) -> records.Record:
    """Return the record in a file; what is wrong in it is told on stderr.

    Raises `TantrixError` `cli.no_record` where nothing of a game is in it.
    """
    record, problems = records.read(read_text(path))
    for problem in problems:
        told = say(problem.id, **problem.params)
        line, column = problem.line, problem.column
        complain("cli.problem", file=path.name, line=line, column=column, told=told)
    if not record.moves:
        raise TantrixError("cli.no_record", file=str(path))
    return record


def read_state(source: str, at: int | None) -> StrategyState:
    """Return the state of a position, or of a record after `at` moves (None: after the last)."""
    path = Path(source)
    if source.startswith("v1 "):
        return positions.parse(source)
    text = read_text(path)
    if text.startswith("v1 "):
        return positions.parse(text.strip())
    states = list(records.iter_states(read_record(path)))
    if at is not None and at >= len(states):
        raise TantrixError("cli.no_move", at=at, moves=len(states) - 1)
    return states[-1 if at is None else at]
