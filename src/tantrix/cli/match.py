"""`tantrix match`: robots against each other, two of them or every two of a pool."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tantrix.cli.common import as_json, print_json, stored_path, terminal
from tantrix.cli.i18n import closest, command, option, say, watched
from tantrix.cli.main import STOPPED
from tantrix.engine.external import Clock
from tantrix.engine.players import Players
from tantrix.robots.arena import Levels, MatchTally, play_match
from tantrix.robots.base import LEVELS, plugins
from tantrix.robots.statistics import PAIR, Sprt
from tantrix.rules.core.errors import TantrixError

if TYPE_CHECKING:
    from tantrix.robots.results_file import ResultsFile


@dataclass(frozen=True)
class Plan:
    """How each match is played."""

    games: int
    pairs: bool
    seats: int
    doubles: bool
    seed: int
    processes: int
    seating: Players
    sprt: Sprt | None

    def tallies(self, players: Levels, results: ResultsFile | None) -> Iterator[MatchTally]:
        """Play a match of two."""
        return play_match(
            players,
            self.games,
            pairs=self.pairs,
            seats=self.seats,
            doubles=self.doubles,
            seed=self.seed,
            processes=self.processes,
            seating=self.seating,
            sprt=self.sprt,
            results=results,
        )


@command("match")
@click.argument("robots", nargs=-1, required=True)
@option("games", type=click.IntRange(1, 10**6), default=100)
@option("pairs", is_flag=True)
@option("players", type=click.IntRange(2, 4), default=2)
@option("doubles", is_flag=True)
@option("sprt", type=(float, float))
@option("results", type=stored_path)
@option("seed", type=int, default=0)
@option("processes", "--threads", type=click.IntRange(1, 256), default=1)
@option("movetime", type=click.IntRange(1, 10**6))
@option("clock", metavar="SECONDS+SECONDS")
@as_json
@click.pass_context
def match(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    robots: tuple[str, ...],
    games: int,
    *,
    pairs: bool,
    players: int,
    doubles: bool,
    sprt: tuple[float, float] | None,
    results: Path | None,
    seed: int,
    processes: int,
    movetime: int | None,
    clock: str | None,
    as_json: bool,
) -> None:
    """Let robots play matches; Ctrl-C ends them early."""
    if len(robots) < 2:
        raise TantrixError("cli.match.alone")
    test = Sprt(*sprt) if sprt else None
    seating = Players(movetime, clock=None if clock is None else read_clock(clock))
    _check(robots, seating)
    plan = Plan(games, pairs, players, doubles, seed, processes, seating, test)
    with _opened(results) if results else nullcontext() as file:
        tallies, stopped = _played(robots, plan, file)
    documents = {players: _document(tally, test) for players, tally in tallies.items()}
    if as_json and len(robots) == 2:
        print_json(documents[robots[0], robots[1]])
    elif as_json:
        print_json({"matches": [{"players": list(two), **documents[two]} for two in documents]})
    elif len(robots) == 2:
        _table((robots[0], robots[1]), tallies[robots[0], robots[1]], test)
    else:
        click.echo(_matrix(robots, tallies))
    if stopped:
        ctx.exit(STOPPED)


def _check(robots: Iterable[str], seating: Players) -> None:
    """Refuse a name that nobody has; raises `TantrixError` `cli.no_robot`."""
    for name in robots:
        try:
            seating.check(name)
        except TantrixError as error:
            if error.id != "bad.robot":
                raise
            close = closest(name, [*LEVELS, *plugins()])
            raise TantrixError("cli.no_robot", text=name, levels=list(LEVELS), **close) from None


def read_clock(text: str) -> Clock:
    """Return the clock of a text such as `60+1`: seconds for the game, and for each placement.

    Raises `TantrixError` `cli.match.clock`.
    """
    found = re.fullmatch(r"([0-9]{1,5}(?:\.[0-9]{1,3})?)(?:\+([0-9]{1,5}(?:\.[0-9]{1,3})?))?", text)
    if found is None:
        raise TantrixError("cli.match.clock", text=text)
    return Clock(*(round(1000 * float(seconds or 0)) for seconds in found.groups()))


def _opened(file: Path) -> ResultsFile:
    """Open a file of results; the rest of the command needs no extra."""
    from tantrix.robots.results_file import ResultsFile

    return ResultsFile(file)


def _played(
    robots: tuple[str, ...], plan: Plan, results: ResultsFile | None
) -> tuple[dict[Levels, MatchTally], bool]:
    """Return the tally of every two robots, and whether somebody stopped before the end."""
    found = {players: MatchTally() for players in combinations(robots, 2)}
    try:
        for players in found:
            for tally in _shown(players, plan, results):
                found[players] = tally
    except KeyboardInterrupt:
        return found, True
    return found, False


def _shown(players: Levels, plan: Plan, results: ResultsFile | None) -> Iterator[MatchTally]:
    """Yield the tallies of a match, with a bar of progress where somebody looks."""
    tallies = plan.tallies(players, results)
    if not watched():
        yield from tallies
        return
    from rich.progress import Progress

    with Progress(console=terminal(stderr=True), transient=True) as progress:
        who = " - ".join(players)
        task = progress.add_task(who, total=plan.games)
        for tally in tallies:
            now = f"{who}: {say('cli.match.share')} {tally.share:.3f}"
            progress.update(task, completed=len(tally.games), description=now)
            yield tally


def _document(tally: MatchTally, test: Sprt | None) -> dict[str, object]:
    """Return a match as a JSON object."""
    if test is None:
        return tally.as_json()
    found = {"llr": round(test.llr(tally.counts), 3), "sprt": test.decision(tally.counts)}
    return {**tally.as_json(), **found}


def _table(players: Levels, tally: MatchTally, test: Sprt | None) -> None:
    """Print the result as a table, a column for each robot."""
    from rich.table import Table

    a, b = players
    won, lost = tally.wins
    low, high = tally.ci95
    elo, least, most = tally.counts.elo
    points = (f"{each:.1f}" for each in tally.points)
    table = Table("", f"A: {a}", f"B: {b}", title=say("cli.match.games", count=len(tally.games)))
    table.add_row(say("cli.match.wins"), str(won), str(lost))
    table.add_row(say("cli.match.ties"), str(tally.ties), str(tally.ties))
    table.add_row(say("cli.match.share"), f"{tally.share:.3f}", f"{1 - tally.share:.3f}")
    table.add_row(say("cli.match.ci95"), _interval(low, high), _interval(1 - high, 1 - low))
    table.add_row("Elo", f"{elo:+.0f}", f"{-elo:+.0f}")
    table.add_row(
        say("cli.match.ci95"), f"{least:+.0f} - {most:+.0f}", f"{-most:+.0f} - {-least:+.0f}"
    )
    if len(tally.counts.counts) == PAIR:
        pairs = tally.counts.counts
        table.add_row(say("cli.match.counts"), _row(pairs), _row(pairs[::-1]))
    table.add_row(
        say("cli.match.mean_margin"), f"{tally.mean_margin:+.2f}", f"{-tally.mean_margin:+.2f}"
    )
    table.add_row(say("cli.match.points"), *points)
    if test:
        decision = say(f"cli.match.sprt.{test.decision(tally.counts)}")
        table.add_row(say("cli.match.sprt"), f"{test.llr(tally.counts):+.2f}", decision)
    terminal().print(table)


def _interval(low: float, high: float) -> str:
    return f"{low:.3f} - {high:.3f}"


def _row(counts: tuple[int, ...]) -> str:
    return " ".join(map(str, counts))


def _matrix(robots: tuple[str, ...], tallies: Mapping[Levels, MatchTally]) -> str:
    """Return a pool as two tables in Markdown: the shares of all, and each match by itself."""
    shares = {two: tally for two, tally in tallies.items() if tally.samples}
    lines = [_cells("", *robots), _cells(*["---"] * (len(robots) + 1))]
    lines += [_cells(f"**{one}**", *(_share(shares, one, two) for two in robots)) for one in robots]
    names = ("games", "wins", "ties", "share", "elo", "mean_margin", "points")
    lines += ["", _cells("", *(say(f"cli.match.column.{name}") for name in names))]
    lines += [_cells(*["---"] * (len(names) + 1))]
    lines += [_cells(" - ".join(two), *_figures(tally)) for two, tally in shares.items()]
    return "\n".join(lines)


def _cells(*cells: str) -> str:
    """Return a row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def _share(tallies: Mapping[Levels, MatchTally], one: str, two: str) -> str:
    """Return the share of the first robot against the second with half its interval."""
    if (two, one) in tallies:
        tally = tallies[two, one]
        share = 1 - tally.share
    elif (one, two) in tallies:
        tally = tallies[one, two]
        share = tally.share
    else:
        return ""
    low, high = tally.ci95
    return f"{share:.3f} ± {(high - low) / 2:.3f}"


def _figures(tally: MatchTally) -> list[str]:
    """Return the figures of a match for its row."""
    low, high = tally.ci95
    elo, least, most = tally.counts.elo
    return [
        str(len(tally.games)),
        "{} - {}".format(*tally.wins),
        str(tally.ties),
        f"{tally.share:.3f} ({low:.3f} - {high:.3f})",
        f"{elo:+.0f} ({least:+.0f} - {most:+.0f})",
        f"{tally.mean_margin:+.1f}",
        "{:.0f} - {:.0f}".format(*tally.points),
    ]
