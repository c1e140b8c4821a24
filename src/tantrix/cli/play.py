"""`tantrix play`: a whole game in the terminal, against robots."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import click

from tantrix.cli.common import path, terminal
from tantrix.cli.dialogue import Dialogue
from tantrix.cli.sitting import PERSON, Sitting
from tantrix.cli.spoken import command, option, say
from tantrix.core.colours import COLOURS, Colour, parse_colour
from tantrix.core.errors import TantrixError
from tantrix.games.bag import Start
from tantrix.games.strategy import StrategyRules
from tantrix.robots.base import LEVELS, make_robot


@command("play")
@option("players", type=click.IntRange(2, 4))
@option("robot", "levels", multiple=True, type=click.Choice(LEVELS), default=["planner"])
@option("colour", default="R")
@option("doubles", is_flag=True)
@option("start", type=click.Choice([start.value for start in Start]), default="draw-return")
@option("seed", type=int)
@option("record", type=path)
def play(  # noqa: PLR0913 - one parameter an option
    *,
    players: int | None,
    levels: tuple[str, ...],
    colour: str,
    doubles: bool,
    start: str,
    seed: int | None,
    record: Path | None,
) -> None:
    """Play a whole game of Tantrix Strategy against robots."""
    players = players or (4 if doubles else len(levels) + 1)
    rules = StrategyRules(players, _colours(colour, players, doubles), doubles, Start(start))
    sitting = _seated(rules, levels, secrets.randbits(32) if seed is None else seed, record)
    try:
        Dialogue(sitting, terminal()).go()
    finally:
        sitting.keep()
        if record:
            click.echo(say("cli.play.kept", file=click.format_filename(record)))


def _colours(own: str, players: int, doubles: bool) -> tuple[Colour, ...]:  # noqa: FBT001
    """Return the colours of the sides, the person's own first."""
    first = next((c for c in COLOURS if own.casefold() == say(f"colour.{c}")), None)
    first = first or parse_colour(own)
    others = [colour for colour in COLOURS if colour != first]
    return (first, *others[: 1 if doubles else players - 1])


def _seated(
    rules: StrategyRules, levels: tuple[str, ...], seed: int, record: Path | None
) -> Sitting:
    """Deal a game and seat the robots; the last level is that of all who are left."""
    if not 2 <= len(levels) + 1 <= rules.players:
        raise TantrixError("cli.play.robots", robots=len(levels), players=rules.players)
    seats = rules.players - 1
    seated = [*levels, *[levels[-1]] * seats][:seats]
    robots = {
        player: make_robot(level, Random(f"{seed} {player}"))
        for player, level in enumerate(seated, start=PERSON + 1)
    }
    names = [say("cli.play.you"), *(say(f"robot.{level}") for level in seated)]
    today = datetime.now(UTC).astimezone().date()
    tags = {"Date": f"{today:%Y.%m.%d}", "Seed": str(seed)}
    return Sitting(rules, rules.deal(Random(seed)), robots, names, tags, record)
