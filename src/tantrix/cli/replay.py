"""`tantrix replay`: a record move by move."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import click

from tantrix.cli.common import as_json, path, print_json
from tantrix.cli.i18n import command, option, say
from tantrix.cli.races import print_race, race_document
from tantrix.cli.reading import game_option, problem_text, read_game, tagged_names
from tantrix.cli.show import print_state
from tantrix.notation import records
from tantrix.notation.json_types import Json
from tantrix.notation.moves import write_placement
from tantrix.notation.race_records import RaceRecord
from tantrix.notation.records.header import game_of
from tantrix.notation.records.json_form import moves_json
from tantrix.notation.records.model import TurnState
from tantrix.notation.records.referee import RulesReferee
from tantrix.notation.serializers import outcome
from tantrix.rules.base import Action, Halt, Resign
from tantrix.rules.core.placements import Placement
from tantrix.rules.mindgame.state import MindGameState
from tantrix.rules.solitaire.state import SolitaireState
from tantrix.rules.strategy.state import StrategyState


class ReplayedStep(NamedTuple):
    """A move as it is written, and the states before and after it."""

    move: records.RecordMove
    text: str
    before: TurnState
    after: TurnState


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
    """Go through the record of any game in a file move by move."""
    from tantrix.cli.main import DONE, NO

    game, problems = read_game(file, number)
    if isinstance(game, RaceRecord):
        if as_json:
            print_json(race_document(game))
        else:
            watched = boards or delay is not None
            print_race(game, boards=watched, delay=delay or 0)
        ctx.exit(DONE)
    steps = list(_steps(game))
    final = steps[-1].after if steps else game.begun
    if as_json:
        print_json(_document(game, final, list(map(_told, count(1), steps)), problems))
    else:
        people = tagged_names(game.tags, game.begun)
        for index, step in enumerate(steps, start=1):
            click.echo(_line(index, step, people))
            if boards or delay is not None:
                _pace(step.after, people, delay or 0, numbers=numbers)
        print_state(final, people, numbers=numbers)
        click.echo()
        click.echo(say("cli.scores", scores=" - ".join(map(str, final.scores()))))
    ctx.exit(NO if problems else DONE)


def _steps(game: records.Game) -> Iterator[ReplayedStep]:
    """Yield the moves of the game itself."""
    state = game.begun.copy()
    judge = RulesReferee(state)
    for move in game.moves():
        before = state.copy()
        yield ReplayedStep(move, judge.write(move).text, before, state.copy())


def _pace(state: TurnState, people: list[str], delay: float, *, numbers: bool) -> None:
    """Print the state after a move, unless it is the last one, and wait."""
    if not state.is_over:
        print_state(state, people, numbers=numbers)
        click.echo()
        time.sleep(delay)


def _line(index: int, step: ReplayedStep, people: list[str]) -> str:
    """Return a move as a line."""
    move, player = step.move, _player(step)
    if player is None:
        return f"{index:3}. {say(f'termination.{move.placement}')}"
    made = say("cli.resigns") if isinstance(move.placement, Resign) else step.text
    by = f"{people[player]}: " if people[player] else ""
    clock = move.used_ms
    spent = "" if clock is None else f"  {clock // 60000}:{clock // 1000 % 60:02}"
    comment = " ".join(move.comment.split())
    return f"{index:3}. {by}{made}{spent}  {comment}".rstrip()


def _player(step: ReplayedStep) -> int | None:
    """Return who makes a move; nobody halts a game."""
    made = step.move.placement
    if isinstance(made, Halt):
        return None
    return made.player if isinstance(made, Resign) else step.before.player


def _told(index: int, step: ReplayedStep) -> Json:
    """Return what a move does: the player (from 0), and the placement in both forms."""
    move = step.move
    made = move.placement
    laid = made if isinstance(made, Placement) else None
    return {
        "index": index,
        "player": _player(step),
        "halted": made if isinstance(made, Halt) else None,
        "forced": _forced(step.before, made),
        "code": write_placement(laid) if laid else None,
        "human": None if isinstance(made, Halt | Resign) else step.text,
        "drawn": move.drawn,
        "used_ms": move.used_ms,
        "left_ms": move.left_ms,
        "comment": move.comment,
        "nags": list(move.nags),
        "variations": [moves_json(branch) for branch in move.variations],
    }


def _forced(state: TurnState, made: Action) -> bool:
    """Tell whether a move fills a space that must be filled; nothing must be in Gobble."""
    if not isinstance(made, Placement):
        return False
    if isinstance(state, MindGameState):
        return made.hex in state.board.priority
    return isinstance(state, StrategyState | SolitaireState) and made.hex in state.board.forced


def _document(
    game: records.Game, final: TurnState, moves: list[Json], problems: list[records.Problem]
) -> Json:
    """Return the whole replay as JSON."""
    ended = final.outcome()
    return {
        "game": game_of(game.begun),
        "tags": game.tags,
        "moves": moves,
        "scores": list(final.scores()),
        "outcome": outcome(ended) if ended else None,
        "problems": [
            {"line": p.line, "column": p.column, "id": p.id, "text": problem_text(p)}
            for p in problems
        ],
    }
