"""`tantrix generate`: puzzles with exactly one solution."""

from __future__ import annotations

from collections.abc import Iterator

import click

from tantrix.cli.common import as_json, print_json, terminal
from tantrix.cli.i18n import WordChoice, command, option, say, watched
from tantrix.cli.main import STOPPED
from tantrix.solver.generate import GRADES, KINDS, GeneratedPuzzle, generate_many


@command("generate")
@click.argument("kind", type=WordChoice(KINDS))
@click.option(
    "--count", "size", type=click.IntRange(1, 10**6), default=1, help="cli.option.generate.count"
)
@option("seed", type=click.IntRange(0, 2**63), default=0)
@option("grade", type=click.IntRange(GRADES[0], GRADES[-1]), default=None)
@as_json
@click.pass_context
def generate(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context, kind: str, *, size: int, seed: int, grade: int | None, as_json: bool
) -> None:
    """Make puzzles; Ctrl-C ends that early and keeps what was made."""
    puzzles: list[GeneratedPuzzle] = []
    stopped = False
    try:
        for made in _shown(generate_many(kind, size, seed, grade=grade), size):
            puzzles.append(made)
            if not as_json:
                click.echo(f"{made.puzzle.name} {made.grade}")
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        print_json({"kind": kind, "seed": seed, "puzzles": list(map(_document, puzzles))})
    if stopped:
        ctx.exit(STOPPED)


def _shown(puzzles: Iterator[GeneratedPuzzle], size: int) -> Iterator[GeneratedPuzzle]:
    """Yield the puzzles, with a line of progress where somebody looks."""
    if not watched():
        yield from puzzles
        return
    with terminal(stderr=True).status("") as line:
        for number in range(size):
            line.update(say("cli.generate.progress", done=number, count=size))
            yield next(puzzles)


def _document(made: GeneratedPuzzle) -> dict[str, object]:
    return {
        "puzzle": made.puzzle.name,
        "grade": made.grade,
        "effort": made.effort,
        "trials": round(made.labour.trials, 1),
        "choices": made.labour.choices,
    }
