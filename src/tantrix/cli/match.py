"""`tantrix match`: two robots against each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from tantrix.cli.common import as_json, print_json, say
from tantrix.cli.main import STOPPED
from tantrix.robots.arena import Tally, play_match
from tantrix.robots.base import LEVELS

level = click.Choice(LEVELS)


@click.command()
@click.argument("a", type=level)
@click.argument("b", type=level)
@click.option("--games", type=click.IntRange(1, 10**6), required=True, help="Games in all.")
@click.option("--pairs", is_flag=True, help="Play each bag twice, seats and colours swapped.")
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of all chance.")
@click.option("--processes", type=click.IntRange(1, 256), default=1, show_default=True)
@as_json
@click.pass_context
def match(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    a: str,
    b: str,
    games: int,
    *,
    pairs: bool,
    seed: int,
    processes: int,
    as_json: bool,
) -> None:
    """Let the robots A and B play, and print wins, ties, margin, points and the 95 % interval.

    Ctrl-C ends the match early; what was played until then is printed, with exit status 3.
    """
    tally = Tally()
    stopped = False
    try:
        samples = play_match((a, b), games, pairs=pairs, seed=seed, processes=processes)
        for so_far in _shown(samples, games):
            tally = so_far
    except KeyboardInterrupt:
        stopped = True
    document = tally.as_json()
    if as_json:
        print_json(document)
    else:
        _table(a, b, document)
    if stopped:
        ctx.exit(STOPPED)


def _shown(samples: Iterator[Tally], games: int) -> Iterator[Tally]:
    """Yield what is played, with a bar of progress where somebody looks."""
    if not sys.stderr.isatty():
        yield from samples
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for tally in samples:
            told = f"{tally.share:.3f}"
            progress.update(task, completed=len(tally.games), description=told)
            yield tally


def _table(a: str, b: str, document: dict[str, object]) -> None:
    """Print the result as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{a} - {b}", show_header=False)
    for name, value in document.items():
        told = "  ".join(map(str, value)) if isinstance(value, list) else str(value)
        table.add_row(say(f"cli.match.{name}"), told)
    Console().print(table)
