"""`tantrix match`: two robots against each other."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import click

from tantrix.cli.common import as_json, print_json, terminal
from tantrix.cli.i18n import command, option, say
from tantrix.cli.main import STOPPED
from tantrix.engine.players import ENGINE, Players
from tantrix.robots.arena import MatchTally, play_match
from tantrix.robots.base import LEVELS


class PlayerName(click.Choice[str]):
    """The name of a level, or an engine by its command."""

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Take engines as they are."""
        return value if value.startswith(ENGINE) else super().convert(value, param, ctx)


player = PlayerName(LEVELS)


@command("match")
@click.argument("a", type=player)
@click.argument("b", type=player)
@option("games", type=click.IntRange(1, 10**6), required=True)
@option("pairs", is_flag=True)
@option("seed", type=int, default=0)
@option("processes", "--threads", type=click.IntRange(1, 256), default=1)
@option("movetime", type=click.IntRange(1, 10**6))
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
    movetime: int | None,
    as_json: bool,
) -> None:
    """Let two robots play a match; Ctrl-C ends it early."""
    seating = Players(movetime)
    tallies = play_match(
        (a, b), games, pairs=pairs, seed=seed, processes=processes, seating=seating
    )
    tally, stopped = _watched(tallies, games)
    if as_json:
        print_json(tally.as_json())
    else:
        _table(a, b, tally)
    if stopped:
        ctx.exit(STOPPED)


def _watched(tallies: Iterator[MatchTally], games: int) -> tuple[MatchTally, bool]:
    """Return the last tally, and whether somebody stopped the match before its end."""
    tally = MatchTally()
    try:
        for tally in _shown(tallies, games):  # noqa: B007 - the last one counts
            pass
    except KeyboardInterrupt:
        return tally, True
    return tally, False


def _shown(tallies: Iterator[MatchTally], games: int) -> Iterator[MatchTally]:
    """Yield the tallies, with a bar of progress where somebody looks."""
    if not sys.stderr.isatty():
        yield from tallies
        return
    from rich.progress import Progress

    with Progress(console=terminal(stderr=True), transient=True) as progress:
        task = progress.add_task(say("cli.match.share"), total=games)
        for tally in tallies:
            now = f"{say('cli.match.share')} {tally.share:.3f}"
            progress.update(task, completed=len(tally.games), description=now)
            yield tally


def _table(a: str, b: str, tally: MatchTally) -> None:
    """Print the result as a table, a column for each robot."""
    from rich.table import Table

    won, lost = tally.wins
    low, high = tally.ci95
    points = (f"{each:.1f}" for each in tally.points)
    table = Table("", f"A: {a}", f"B: {b}", title=say("cli.match.games", count=len(tally.games)))
    table.add_row(say("cli.match.wins"), str(won), str(lost))
    table.add_row(say("cli.match.ties"), str(tally.ties), str(tally.ties))
    table.add_row(say("cli.match.share"), f"{tally.share:.3f}", f"{1 - tally.share:.3f}")
    table.add_row(say("cli.match.ci95"), _interval(low, high), _interval(1 - high, 1 - low))
    table.add_row(
        say("cli.match.mean_margin"), f"{tally.mean_margin:+.2f}", f"{-tally.mean_margin:+.2f}"
    )
    table.add_row(say("cli.match.points"), *points)
    terminal().print(table)


def _interval(low: float, high: float) -> str:
    return f"{low:.3f} - {high:.3f}"
