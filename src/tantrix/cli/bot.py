"""`tantrix bot`: a robot that plays at a server somewhere, with a token."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import click

from tantrix.cli.common import path, read_text
from tantrix.cli.i18n import command, option, say
from tantrix.cli.levels import RobotChoice
from tantrix.robots.base import LEVELS, STANDARD
from tantrix.rules.core.errors import TantrixError

if TYPE_CHECKING:
    from tantrix.client.robot import Player
    from tantrix.client.waits import Report

PLAY = "play"
"""The scope without which no token plays."""

LONGEST_TOKEN = 4096
"""Bytes of a file with a token."""


@command("bot")
@click.argument("address")
@option("token-file", type=path, required=True)
@option("level", type=RobotChoice(), default=STANDARD)
@click.option("--engine", "command_line", metavar="COMMAND", help="cli.option.bot.engine")
@option("movetime", type=click.IntRange(1, 10**6))
@click.option("--play", "against", type=click.Choice(LEVELS), help="cli.option.bot.play")
@option("most", "--games", type=click.IntRange(1, 10**6))
@option("seed")
def bot(  # noqa: PLR0913 - one parameter an option
    address: str,
    *,
    token_file: Path,
    level: str,
    command_line: str | None,
    movetime: int | None,
    against: str | None,
    most: int | None,
    seed: str | None,
) -> None:
    """Play at every table of the token's account, and at its own against a robot if asked to."""
    check_address(address)
    token = read_token(token_file)
    from tantrix.client.robot import engine_player

    counts: Counter[str] = Counter()

    def report(what: str, **params: object) -> None:
        counts[what] += 1
        click.echo(say(what, **params))

    try:
        player = level if command_line is None else engine_player(command_line, movetime)
        asyncio.run(_play(address, token, player, against, most, random.Random(seed), report))
    except KeyboardInterrupt:
        _last_word(counts)
        raise


def read_token(token_file: Path) -> str:
    """Return the token in a file; raises `TantrixError` `api.token_file` for any other file."""
    words = read_text(token_file, LONGEST_TOKEN).split()
    if len(words) != 1:
        raise TantrixError("api.token_file", file=click.format_filename(token_file))
    return words[0]


def check_address(address: str) -> None:
    """Refuse what is no address of a server; raises `TantrixError` `api.address`."""
    try:
        parts = urlsplit(address)
        found = parts.scheme in {"http", "https"} and bool(parts.hostname)
        _ = parts.port  # raises where it is no number
    except ValueError:
        found = False
    if not found:
        raise TantrixError("api.address", address=address)


async def _play(  # noqa: PLR0913, PLR0917 - what the command is called with
    address: str,
    token: str,
    player: str | Player,
    against: str | None,
    most: int | None,
    rng: random.Random,
    report: Report,
) -> None:
    """Play until somebody ends it, or there were enough games; say meanwhile what is waited for."""
    from tantrix.client.client import Client
    from tantrix.client.robot import BotRunner
    from tantrix.client.waits import Waits

    waits = Waits(lambda what, **params: click.echo(say(what, **params), err=True))
    async with Client(address, token, rng=rng, hears=waits.hears) as client:
        account = await client.account()
        if PLAY not in account.scopes:
            raise TantrixError("api.scope", scope=PLAY)
        waits.name = account.name or account.kind
        report("api.bot.here", name=waits.name, address=address)
        await BotRunner(client, player, rng, report, most, waits, against).run()


def _last_word(counts: Counter[str]) -> None:
    """Say what was played until somebody ended it, and what goes on without the robot."""
    over = counts["api.bot.over"]
    going = counts["api.bot.begins"] - over - counts["api.bot.gave_up"]
    click.echo(say("api.bot.stopped", count=over), err=True)
    if going:
        click.echo(say("api.bot.going", count=going), err=True)
