"""`tantrix legal`: the legal actions of a position of any game."""

from __future__ import annotations

from typing import Protocol, cast

import click

from tantrix.cli.common import STANDARD, as_json, print_json, read_text
from tantrix.cli.i18n import command, say
from tantrix.notation import moves
from tantrix.notation.positions import registry
from tantrix.rules.base import Draw, Stage, State


class Staged(State, Protocol):
    """A state that tells where the turn stands, as those of every game do."""

    stage: Stage
    player: int
    drawing: bool


@command("legal")
@click.argument("position")
@as_json
def legal(position: str, *, as_json: bool) -> None:
    """List the legal placements of a position, and the steps of games that have some."""
    text = read_text(STANDARD).rstrip("\r\n") if position == str(STANDARD) else position
    state = cast(Staged, registry.read(text))
    actions = [action for action in state.legal_actions() if not isinstance(action, Draw)]
    codes = sorted(map(moves.write_action, actions))
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


def _title(state: Staged, count: int) -> str:
    """Return who is to act, counted from 1 as in records, and how many placements there are."""
    if state.is_over:
        return say("stage.over")
    if state.drawing:
        return say("cli.legal.draw", player=state.player + 1)
    stage = say(f"stage.{state.stage}")
    return say("cli.legal", player=state.player + 1, stage=stage, count=count)
