"""`tantrix replay`: a record move by move."""

from __future__ import annotations

from pathlib import Path

import click

from tantrix.cli.common import as_json, coloured, lang, print_json, say
from tantrix.cli.reading import read_record
from tantrix.core.placements import Placement
from tantrix.games.strategy import StrategyState
from tantrix.notation import records
from tantrix.notation.moves import code, human


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--boards", is_flag=True, help="Show the board after each move.")
@as_json
def replay(file: Path, *, boards: bool, as_json: bool) -> None:
    """Go through the record in FILE move by move, to the scores that it ends with."""
    record = read_record(file)
    states = list(records.iter_states(record))
    steps = [_step(before, move) for before, move in zip(states, record.moves, strict=False)]
    final = states[-1]
    if as_json:
        outcome = final.outcome()
        ended = outcome.termination.value if outcome else None
        print_json({"moves": steps, "scores": list(final.scores()), "termination": ended})
        return
    for number, (step, state) in enumerate(zip(steps, states[1:], strict=True), start=1):
        click.echo(f"{number:3}. {step['player']}  {step['move']}")
        if boards:
            _show(state)
    if not boards:
        _show(final)
    click.echo(say("cli.scores", scores=" - ".join(map(str, final.scores()))))


def _show(state: StrategyState) -> None:
    """Print a state."""
    from tantrix.render.text import state as write

    click.echo(f"\n{write(state, colour=coloured(), lang=lang())}\n")


def _step(before: StrategyState, move: records.RecordMove) -> dict[str, object]:
    """Return what a move does: the player (from 0), and the placement in both forms."""
    if isinstance(move.placement, Placement):
        told = human(before, move.placement, move.drawn)
        return {"player": before.player, "move": told, "code": code(move.placement)}
    return {"player": move.placement.player, "move": say("cli.resigns"), "code": None}
