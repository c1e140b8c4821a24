"""A tournament in a file, shown by a server as it stands."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from tantrix.cli.bot import check_address, read_token
from tantrix.cli.common import as_json, path
from tantrix.cli.i18n import command, option, say
from tantrix.cli.tournament.common import answer, opened
from tantrix.tournaments.proofs import history_digest

if TYPE_CHECKING:
    from tantrix.tournaments.state import Logged

AT_ONCE = 200
"""How many events a server takes at once."""


@command("tournament.upload")
@click.argument("address")
@option("token-file", type=path, required=True)
@as_json
def upload_command(address: str, *, token_file: Path, as_json: bool) -> None:
    """Show the tournament at a server, as far as it has come."""
    check_address(address)
    token, log = read_token(token_file), opened().state.log
    tournament, sent = asyncio.run(_upload(address, token, log))
    where = f"{address.rstrip('/')}/tournament/{tournament}"
    lines = [say("cli.tournament.uploaded", count=sent, address=where)]
    answer(lines, {"address": where, "events": sent}, as_json=as_json)


async def _upload(address: str, token: str, log: tuple[Logged, ...]) -> tuple[str, int]:
    """Send what the server does not have yet; return the id there, and how many events that was."""
    from tantrix.client.client import Client

    told = [msgspec.to_builtins(event) for event, _ in log]
    async with Client(address, token) as client:
        tournament = await client.upload(told[0])
        known = await client.uploaded(tournament)
        # Where there is nothing to send, the server still compares what both have.
        for after in range(known, max(len(log), known + 1), AT_ONCE):
            digest = history_digest(log[:after])
            await client.upload_events(tournament, after, digest, told[after : after + AT_ONCE])
    return tournament, max(0, len(log) - known)
