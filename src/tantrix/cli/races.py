"""What `tantrix replay` and `show` print of Gobble races: actions, the board, who has won."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from itertools import count, pairwise

import click

from tantrix.cli.common import terminal
from tantrix.cli.i18n import say
from tantrix.notation.json_types import Json
from tantrix.notation.race_records import RaceMove, RaceRecord, race_to_json
from tantrix.notation.races import finish, write_action
from tantrix.render import text
from tantrix.rules.base import Resign
from tantrix.rules.race.state import RaceState


def race_document(race: RaceRecord) -> Json:
    """Return the whole replay as JSON; `left` are the tiles that each player has at the end."""
    told, final = race_to_json(race), race.final()
    ended = final.outcome()
    return {
        "game": told["began"]["Game"],
        "tags": told["tags"],
        "moves": [
            {
                "index": index,
                "player": move.action.player,
                "code": write_action(move.action),
                "used_ms": move.used_ms,
                "comment": move.comment,
            }
            for index, move in zip(count(1), race.moves, strict=False)
        ],
        "left": [holding.left for holding in final.holdings],
        "outcome": finish(ended) if ended else None,
        "problems": [],
    }


def print_race(race: RaceRecord, *, boards: bool, delay: float) -> None:
    """Print every action, with `boards` also what lies there after it, and the end of the race.

    `delay` is how many seconds pass after each board.
    """
    names = [race.tags.get(f"Player{player}", "") or str(player) for player in _numbers(race)]
    states = pairwise(race.states())
    for index, (move, (_, after)) in enumerate(zip(race.moves, states, strict=True), start=1):
        click.echo(_line(index, move, names))
        if boards and index < len(race.moves):
            print_race_state(after, names)
            click.echo()
            time.sleep(delay)
    print_race_state(race.final(), names)


def _numbers(race: RaceRecord) -> range:
    """Return the numbers of the players, from 1."""
    return range(1, race.rules.players + 1)


def _line(index: int, move: RaceMove, names: Sequence[str]) -> str:
    """Return an action as a line."""
    action, clock = move.action, move.used_ms
    made = say("cli.resigns") if isinstance(action, Resign) else write_action(action)
    spent = "" if clock is None else f"  {clock // 60000}:{clock // 1000 % 60:02}"
    comment = " ".join(move.comment.split())
    return f"{index:3}. {names[action.player]}: {made}{spent}  {comment}".rstrip()


def print_race_state(state: RaceState, names: Sequence[str]) -> None:
    """Print the board, and what each player has; after the end by their places."""
    console = terminal()
    colour = console.color_system is not None and not console.no_color
    click.echo(text.board(state.board, width=console.width, forced=False, colour=colour))
    click.echo()
    for line in _standing(state, names):
        click.echo(line)


def _standing(state: RaceState, names: Sequence[str]) -> Iterator[str]:
    """Yield a line for each player."""
    ended = state.outcome()
    left = [holding.left for holding in state.holdings]
    if ended is None:
        for name, tiles in zip(names, left, strict=True):
            yield say("cli.race.left", name=name, count=tiles)
        return
    for place, name, tiles in sorted(zip(ended.places, names, left, strict=True)):
        yield say("cli.race.place", place=place, name=name, count=tiles)
