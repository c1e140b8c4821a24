"""`tantrix check`: whether an arrangement solves a puzzle."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple

import click

from tantrix.cli.common import (
    STANDARD,
    PuzzleName,
    as_json,
    first_words,
    print_json,
    read_text,
)
from tantrix.cli.i18n import command, option, say
from tantrix.cli.main import DONE, NO
from tantrix.cli.puzzle_options import with_holes
from tantrix.notation.moves import read_placement
from tantrix.puzzles import spaghetti, verify
from tantrix.puzzles.known import known
from tantrix.puzzles.puzzle import Puzzle
from tantrix.rules.core.board import Board
from tantrix.rules.core.errors import Refusal, TantrixError
from tantrix.rules.core.placements import Placement

_LARGEST_FILE = 2**30
"""The largest list of solutions that is read, in bytes."""
_UNREADABLE = {"bad.spaghetti.header", "bad.spaghetti.line", "bad.spaghetti.order"}
_CODE = re.compile(r"\S+@\S+:\S+")
"""A word that is meant to be the code of a placement."""
_FAR = 10**6
"""No tile lies farther from 0,0."""


class Rejection(NamedTuple):
    """Why one of the arrangements, the first of which is number 0, is no solution."""

    solution: int
    refusal: Refusal

    def as_json(self) -> dict[str, object]:
        """Return the reason as the document tells it."""
        return {
            "id": self.refusal.id,
            "text": say(self.refusal),
            "at": self.refusal.cells,
            "solution": self.solution,
        }


@command("check")
@click.argument("puzzle", type=PuzzleName(["spaghetti"]))
@click.argument("arrangement", metavar="FILE|PLACEMENTS", nargs=-1, required=True)
@option("holes", is_flag=True)
@as_json
@click.pass_context
def check(
    ctx: click.Context, puzzle: str, arrangement: tuple[str, ...], *, holes: bool, as_json: bool
) -> None:
    """Tell whether an arrangement, or every one of a list, solves a puzzle."""
    words = " ".join(arrangement).split()
    written = all(map(_CODE.fullmatch, words)) and not (
        len(words) == 1 and Path(arrangement[0]).exists()
    )
    if len(arrangement) > 1 and not written:
        raise TantrixError("cli.too_many", text=arrangement[1])
    if puzzle == "spaghetti":
        ctx.exit(_spaghetti(Path(arrangement[0]), as_json=as_json))
    name = next(iter(first_words(puzzle)), "")
    task = with_holes(known(name)) if holes else known(name)
    if written:
        found = [[read_placement(word) for word in words]]
    else:
        found = read_solutions(Path(arrangement[0]))
    reasons = list(_reasons(task, found))
    scores = [verify.score(task, Board(one)) for one in found] if not reasons else []
    if as_json:
        _document(reasons, scores)
    else:
        _print_verdicts(reasons, found, scores)
    ctx.exit(NO if reasons else DONE)


def _reasons(puzzle: Puzzle, found: list[list[Placement]]) -> Iterator[Rejection]:
    """Yield all that is wrong with the arrangements."""
    if not found:
        yield Rejection(0, Refusal("bad.solution.none"))
    met: dict[tuple[Placement, ...], int] = {}
    for number, placements in enumerate(found):
        reasons = verify.check(puzzle, placements)
        yield from (Rejection(number, reason) for reason in reasons)
        if not reasons and met.setdefault(verify.figure(placements), number) != number:
            yield Rejection(number, Refusal("bad.solution.again"))


def _document(reasons: list[Rejection], scores: list[int | None]) -> None:
    document: dict[str, object] = {"ok": not reasons, "reasons": [r.as_json() for r in reasons]}
    if scores and scores[0] is not None:
        document["score"] = max(score or 0 for score in scores)
    print_json(document)


def _print_verdicts(
    reasons: list[Rejection], found: list[list[Placement]], scores: list[int | None]
) -> None:
    """Say in words what is wrong, or that all is well."""
    for number, reason in reasons:
        cells = " ".join(f"{q},{r}" for q, r in reason.cells)
        text = f"{say(reason)} {cells}".strip()
        click.echo(text if len(found) < 2 else say("cli.check.of", number=number + 1, text=text))
    if not reasons:
        click.echo(say("cli.check.ok", count=len(found)))
    for score in scores:
        if score is not None:
            click.echo(say("cli.check.score", score=score))


def _spaghetti(file: Path, *, as_json: bool) -> int:
    """Check a spaghetti line by line, however long it is; return the exit status."""
    try:
        with _lines(file) as lines:
            report = spaghetti.check(lines)
    except OSError as error:
        name = click.format_filename(file)
        raise TantrixError("cli.unreadable", file=name, why=error.strerror) from None
    for problem in report.problems:
        if problem.id in _UNREADABLE:
            raise TantrixError(problem.id, **problem.params)
    reasons = [Rejection(0, problem) for problem in report.problems]
    if as_json:
        _document(reasons, [])
    elif reasons:
        _print_verdicts(reasons, [], [])
    else:
        click.echo(say("cli.spaghetti.ok", count=report.tiles))
    return NO if reasons else DONE


def _lines(file: Path) -> AbstractContextManager[Iterable[str]]:
    """Open a file of lines, `-` for standard input."""
    if file == STANDARD:
        return nullcontext(sys.stdin)
    return file.open(encoding="ascii", errors="replace")


def read_solutions(file: Path) -> list[list[Placement]]:
    """Return the arrangements of a file: one list of placements, or what `solve` prints.

    Raises `TantrixError` `bad.solutions` with what is wrong there.
    """
    text = read_text(file, _LARGEST_FILE)
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        at = error.pos if isinstance(error, json.JSONDecodeError) else 0
        if found := list(_coded(text)):
            return found
        raise TantrixError("bad.solutions.json", at=at) from None
    if isinstance(document, dict):
        document = document.get("solutions")
        if not isinstance(document, list) or not all(isinstance(one, list) for one in document):
            raise TantrixError("bad.solutions.none")
        return [_placements(one) for one in document]
    if not isinstance(document, list):
        raise TantrixError("bad.solutions.none")
    return [_placements(document)]


def _coded(text: str) -> Iterator[list[Placement]]:
    """Yield the arrangements of the lines that hold nothing but codes of placements."""
    for line in text.splitlines():
        words = line.split()
        if words and all("@" in word and ":" in word for word in words):
            yield [read_placement(word) for word in words]


def _placements(entries: list[object]) -> list[Placement]:
    return [_placement(number, one) for number, one in enumerate(entries, 1)]


def _placement(number: int, entry: object) -> Placement:
    """Return a placement of four whole numbers. Raises `TantrixError`."""
    good = isinstance(entry, list) and len(entry) == 4
    if not good or not all(type(n) is int and abs(n) <= _FAR for n in entry):  # type: ignore[attr-defined]
        raise TantrixError("bad.solutions.placement", number=number)
    return Placement(*entry)  # type: ignore[misc]
