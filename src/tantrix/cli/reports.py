"""What `tantrix solve` prints: one JSON document, or words; and pictures beside."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from tantrix.cli.common import STANDARD, terminal, write_text
from tantrix.cli.i18n import lang, say, watched
from tantrix.notation.moves import write_placement
from tantrix.puzzles.puzzle import Puzzle
from tantrix.puzzles.verify import traced
from tantrix.render import svg as pictures
from tantrix.render import text as texts
from tantrix.rules.core.board import Board
from tantrix.solver import Answer, Progress, Solution, Status


class SolveReport(ABC):
    """Takes the solutions as they come, then the end of the search."""

    def __init__(self, puzzle: Puzzle, svg: Path | None, *, every: bool) -> None:
        self.puzzle = puzzle
        self._svg = svg
        self._every = every
        self.reported = 0

    def solution(self, solution: Solution) -> None:
        """Tell a solution, and draw it where that is asked."""
        self.reported += 1
        self.write(solution, self.reported)

    @abstractmethod
    def write(self, solution: Solution, number: int) -> None:
        """Tell a solution, the first of which is number 1."""

    @abstractmethod
    def end(self, answer: Answer) -> None:
        """Tell how the search ended."""

    def draw(self, solution: Solution, number: int) -> Path | None:
        """Write the picture of a solution; return its file."""
        if self._svg is None:
            return None
        board = Board(solution)
        picture = pictures.board(
            board, last=(), forced=False, lines=traced(self.puzzle, board), lang=lang()
        )
        if self._svg == STANDARD:
            click.echo(picture)
            return None
        file = self._svg.with_stem(f"{self._svg.stem}-{number}") if self._every else self._svg
        write_text(file, picture)
        return file


class JsonReport(SolveReport):
    """One JSON document, written as it grows, so that a long list needs no room."""

    def write(self, solution: Solution, number: int) -> None:
        """Add a solution to the list."""
        self.draw(solution, number)
        before = ", " if number > 1 else self._opening()
        click.echo(before + json.dumps(solution), nl=False)

    def _opening(self) -> str:
        return f'{{"puzzle": {json.dumps(self.puzzle.name)}, "solutions": ['

    def end(self, answer: Answer) -> None:
        """Close the list, and tell the rest."""
        rest = {
            "status": answer.status,
            "complete": answer.complete,
            "count": answer.count,
            "score": answer.score,
            "bound": answer.bound,
            "seconds": round(answer.seconds, 6),
            "nodes": answer.nodes,
        }
        before = "" if self.reported else self._opening()
        click.echo(f"{before}], {json.dumps(rest)[1:]}")


class WordReport(SolveReport):
    """Words for people: a picture of one solution, or a line for each of all."""

    def write(self, solution: Solution, number: int) -> None:
        """Tell a solution by the codes of its tiles, with a picture where it is the only one."""
        if not self._every and self._svg != STANDARD:
            console = terminal()
            colour = console.color_system is not None and not console.no_color
            shown = texts.board(Board(solution), width=console.width, colour=colour)
            click.echo(shown, color=colour)
        if self._svg != STANDARD:
            click.echo(" ".join(map(write_placement, solution)))
        file = self.draw(solution, number)
        if file:
            click.echo(say("cli.written", file=click.format_filename(file)), err=True)

    def end(self, answer: Answer) -> None:
        """Tell the number of solutions, and how long it took."""
        ending = "some" if answer.count and not answer.complete else str(answer.status)
        ending = "one" if ending == "some" and answer.status is Status.SOLVED else ending
        words = say(f"cli.solve.{ending}", count=answer.count)
        times = say("cli.solve.times", seconds=f"{answer.seconds:.3f}", nodes=f"{answer.nodes:,}")
        if answer.score is not None:
            words = say("cli.solve.score", score=answer.score, bound=answer.bound)
        click.echo(f"{words} {times}", err=self._svg == STANDARD)


class NumberReport(WordReport):
    """Words for people who asked for the number only."""

    def write(self, solution: Solution, number: int) -> None:
        """Draw the first solution where that is asked."""
        self.draw(solution, number)


def report(
    puzzle: Puzzle, svg: Path | None, *, as_json: bool, every: bool, number: bool
) -> SolveReport:
    """Return the report that is asked for."""
    kind = JsonReport if as_json else NumberReport if number else WordReport
    return kind(puzzle, svg, every=every)


@contextmanager
def progress() -> Iterator[Callable[[Progress], None]]:
    """Show one line on standard error while a search goes on, where somebody looks there."""
    if not watched():
        yield lambda _: None
        return
    with terminal(stderr=True).status("") as line:
        yield lambda now: line.update(_progress_line(now))


def _progress_line(now: Progress) -> str:
    """Tell how far a search is."""
    rate = f"{now.nodes / max(now.seconds, 0.001):,.0f}"
    words = say(
        "cli.solve.progress",
        count=now.count,
        rate=rate,
        seconds=f"{now.seconds:.0f}",
        depth=now.depth,
        best=now.best,
    )
    if not now.parts:
        return words
    return f"{words}, {say('cli.solve.parts', share=f'{100 * now.done / now.parts:.0f}')}"
