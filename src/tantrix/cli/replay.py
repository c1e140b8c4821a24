"""`tantrix replay`: a record move by move."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path

import click

from tantrix.cli.common import as_json, path, print_json
from tantrix.cli.i18n import command, option, say
from tantrix.cli.reading import game_option, problem_text, read_record, tagged_names
from tantrix.cli.show import print_state
from tantrix.notation import records
from tantrix.notation.game_names import write_game
from tantrix.notation.json_types import Json
from tantrix.notation.moves import write_move, write_placement
from tantrix.notation.records.json_form import moves_json
from tantrix.notation.serializers import outcome
from tantrix.rules.base import Halt
from tantrix.rules.core.placements import Placement
from tantrix.rules.strategy.state import StrategyState


@command("replay")
@click.argument("file", type=path)
@game_option
@option("boards", is_flag=True)
@option("delay", type=click.FloatRange(0, 3600))
@option("numbers/--no-numbers", default=True)
@as_json
@click.pass_context
def replay(  # noqa: PLR0913 - one parameter an option
    ctx: click.Context,
    file: Path,
    *,
    number: int | None,
    boards: bool,
    delay: float | None,
    numbers: bool,
    as_json: bool,
) -> None:
    """Go through the record in a file move by move."""
    from tantrix.cli.main import DONE, NO

    record, problems = read_record(file, number)
    states = list(records.iter_states(record))
    steps = list(map(_step, count(1), states, record.moves))
    if as_json:
        print_json(_document(record, states[-1], steps, problems))
    else:
        people = tagged_names(record, states[0])
        for step, state in zip(steps, states[1:], strict=True):
            click.echo(_line(step, people))
            if boards or delay is not None:
                _pace(state, people, delay or 0, numbers=numbers)
        print_state(states[-1], people, numbers=numbers)
        click.echo()
        click.echo(say("cli.scores", scores=" - ".join(map(str, states[-1].scores()))))
    ctx.exit(NO if problems else DONE)


def _pace(state: StrategyState, people: list[str], delay: float, *, numbers: bool) -> None:
    """Print the state after a move, unless it is the last one, and wait."""
    if not state.is_over:
        print_state(state, people, numbers=numbers)
        click.echo()
        time.sleep(delay)


def _line(step: Json, people: list[str]) -> str:
    """Return a move as a line."""
    if step["halted"]:
        ending = say(f"termination.{step['halted']}")
        return f"{step['index']:3}. {ending}"
    made = step["human"] or say("cli.resigns")
    clock = step["clock_ms"]
    spent = "" if clock is None else f"  {clock // 60000}:{clock // 1000 % 60:02}"
    comment = " ".join(step["comment"].split())
    return f"{step['index']:3}. {people[step['player']]}: {made}{spent}  {comment}".rstrip()


def _step(index: int, before: StrategyState, move: records.RecordMove) -> Json:
    """Return what a move does: the player (from 0), and the placement in both forms."""
    made = move.placement
    laid = made if isinstance(made, Placement) else None
    return {
        "index": index,
        "player": None if isinstance(made, Halt) else getattr(made, "player", before.player),
        "halted": made if isinstance(made, Halt) else None,
        "forced": laid is not None and laid.hex in before.board.forced,
        "code": write_placement(laid) if laid else None,
        "human": write_move(before, laid, move.drawn) if laid else None,
        "drawn": move.drawn,
        "clock_ms": move.clock_ms,
        "left_ms": move.left_ms,
        "comment": move.comment,
        "nags": list(move.nags),
        "variations": [moves_json(branch) for branch in move.variations],
    }


def _document(
    record: records.Record,
    final: StrategyState,
    steps: list[Json],
    problems: list[records.Problem],
) -> Json:
    """Return the whole replay as JSON."""
    ended = final.outcome()
    return {
        "game": write_game(record.rules),
        "tags": record.tags,
        "moves": steps,
        "scores": list(final.scores()),
        "outcome": outcome(ended) if ended else None,
        "problems": [
            {"line": p.line, "column": p.column, "id": p.id, "text": problem_text(p)}
            for p in problems
        ],
    }
