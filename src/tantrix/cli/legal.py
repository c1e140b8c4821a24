"""`tantrix legal`: the legal placements of a position."""

from __future__ import annotations

import click

from tantrix.cli.common import as_json, print_json, say
from tantrix.notation import moves, positions


@click.command()
@click.argument("position")
@as_json
def legal(position: str, *, as_json: bool) -> None:
    """List the legal placements of a POSITION, one line of seven fields.

    Example: tantrix legal "v1 strategy:2 free 0 1,2/3,4 ?52 -"
    """
    state = positions.parse(position)
    codes = sorted(map(moves.code, state.placements()))
    if as_json:
        player = state.player
        count = len(codes)
        print_json({"stage": state.stage, "player": player, "count": count, "actions": codes})
        return
    click.echo(say("cli.legal", stage=say(f"stage.{state.stage}"), player=state.player + 1))
    for code in codes:
        click.echo(code)
