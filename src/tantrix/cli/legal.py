"""`tantrix legal`: the legal placements of a position."""

from __future__ import annotations

import click

from tantrix.cli.common import as_json, print_json
from tantrix.cli.spoken import command, say
from tantrix.games.strategy import StrategyState
from tantrix.notation import moves
from tantrix.notation.forms import strategy


@command("legal")
@click.argument("position")
@as_json
def legal(position: str, *, as_json: bool) -> None:
    """List the legal placements of a position."""
    state = strategy.parse(position)
    codes = sorted(map(moves.code, state.placements()))
    if not as_json:
        click.echo("\n".join([_title(state, len(codes)), *codes]))
        return
    print_json(
        {
            "stage": state.stage,
            "player": state.player,
            "count": len(codes),
            "actions": codes,
        }
    )


def _title(state: StrategyState, count: int) -> str:
    """Return who is to act, and how many placements there are."""
    if state.is_over:
        return say("stage.over")
    if state.drawing:
        return say("cli.legal.draw", player=state.player)
    stage = say(f"stage.{state.stage}")
    return say("cli.legal", player=state.player, stage=stage, count=count)
