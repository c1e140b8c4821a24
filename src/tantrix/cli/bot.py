"""`tantrix bot`: a robot that plays at a house somewhere, with a token."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import click

from tantrix.cli.common import path, read_text
from tantrix.cli.spoken import command, option, say
from tantrix.core.errors import TantrixError
from tantrix.robots.base import LEVELS

LONGEST_TOKEN = 4096
"""Bytes of a file with a token."""


@command("bot")
@click.argument("address")
@option("token-file", type=path, required=True)
@option("level", type=click.Choice(LEVELS), default=LEVELS[-1])
@option("most", type=click.IntRange(1, 10**6))
@option("seed")
def bot(address: str, *, token_file: Path, level: str, most: int | None, seed: str | None) -> None:
    """Play at every table of the token's account."""
    words = read_text(token_file, LONGEST_TOKEN).split()
    if len(words) != 1:
        raise TantrixError("api.token_file", file=click.format_filename(token_file))
    asyncio.run(_play(address, words[0], level, most, random.Random(seed)))


async def _play(address: str, token: str, level: str, most: int | None, rng: random.Random) -> None:
    """Play until somebody ends it, or there were enough games."""
    from tantrix.client.client import Client
    from tantrix.client.robot import Robot

    def tell(what: str, **params: object) -> None:
        click.echo(say(what, **params))

    async with Client(address, token, rng=rng) as client:
        account = await client.account()
        tell("api.bot.here", name=account.name or account.kind, address=address)
        await Robot(client, level, rng, tell, most).run()
