"""What `show` and `replay` read: a position, or the record in a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import TypeGuard, TypeVar

import click

from tantrix.cli.common import read_text, source_name
from tantrix.cli.i18n import complain, lang, option, say
from tantrix.notation import records
from tantrix.notation.positions import registry
from tantrix.notation.race_records import RaceRecord, read_race, tells_race
from tantrix.render.registry import player_names
from tantrix.rules.base import State
from tantrix.rules.core.errors import TantrixError
from tantrix.rules.race.state import RaceState

Kept = TypeVar("Kept", records.Record, records.Game)

LARGEST_LIST = 2**27
"""The largest file of records that is read, in bytes; a thousand games take one million."""

MOST_PROBLEMS = 20
"""How many problems of a record are shown."""

POSITION = re.compile(r"v[0-9]+ ")
"""How the text of a position begins."""


game_option = option("game", "number", type=click.IntRange(1, 10**9), metavar="NUMBER")
"""The option that chooses one of several games in a file, from 1."""


def read_game(
    file: Path, number: int | None
) -> tuple[records.Game | RaceRecord, list[records.Problem]]:
    """Return a game of any kind in a file with its problems, which are listed on stderr.

    It is chosen, and errors are raised, as in `record_of` and `read_text`. A race has no problems:
    what is wrong with one is raised, as `read_race` does.
    """
    text, name = read_text(file, LARGEST_LIST), source_name(file)
    race = _race_of(text, name, number)
    return _game_of(text, name, number) if race is None else (race, [])


def read_state(source: str, at: int | None, number: int | None) -> tuple[State | RaceState, bool]:
    """Return the state of a position, or of a record after `at` moves (None: after the last).

    It is one of any game, or of a race. With it whether all is well: false where the record has
    problems, which are listed on stderr.

    Raises `TantrixError`, `cli.no_move` and `cli.at_position` among others.
    """
    text = source if POSITION.match(source) else read_text(Path(source), LARGEST_LIST)
    if POSITION.match(text):
        if at is not None:
            raise TantrixError("cli.at_position")
        return registry.read(text.rstrip("\r\n")), True
    name = source_name(source)
    if (race := _race_of(text, name, number)) is not None:
        return _raced(race, at), True
    game, problems = _game_of(text, name, number)
    nodes = [game, *game.main_line()]
    if at is not None and at >= len(nodes):
        raise TantrixError("cli.no_move", at=at, count=len(nodes) - 1)
    return nodes[-1 if at is None else at].state(), not problems


def problem_text(problem: records.Problem) -> str:
    """Return the sentence of a problem."""
    return say(problem.id, **problem.params)


def record_of(
    text: str, name: str, number: int | None = None
) -> tuple[records.Record, list[records.Problem]]:
    """Return a record of a text with its problems, which are listed on stderr.

    It is the one of the `number` from 1, or the first one; then whether more follow is told there.
    Raises `TantrixError` `cli.no_record` where there is no game, `cli.no_game_number` where there
    are not so many, `cli.other_game` where it is not one of Strategy.
    """
    if _holds_race(next(islice(_entries(text), (number or 1) - 1, None), None)):
        raise TantrixError("cli.other_game", file=name, game="race")
    return _chosen((pair for entry in _entries(text) for pair in entry.records()), name, number)


def _race_of(text: str, name: str, number: int | None) -> RaceRecord | None:
    """Return the race that is chosen as in `record_of`, None where that is another game.

    Whether more games follow is told as there; raises as `read_race` does.
    """
    entries = islice(_entries(text), (number or 1) - 1, None)
    entry = next(entries, None)
    if not _holds_race(entry):
        return None
    if number is None and next(entries, None):
        complain("cli.more_games", file=name)
    return read_race(entry.text)


def _holds_race(entry: records.Entry | None) -> TypeGuard[records.Entry]:
    """Tell whether there is a record, and it is that of a race."""
    return entry is not None and tells_race(entry.tags)


def _raced(race: RaceRecord, at: int | None) -> RaceState:
    """Return the state of a race after `at` actions; raises `TantrixError` `cli.no_move`."""
    if at is None:
        return race.final()
    if at > len(race.moves):
        raise TantrixError("cli.no_move", at=at, count=len(race.moves))
    return next(islice(race.states(), at, None))


def _game_of(
    text: str, name: str, number: int | None
) -> tuple[records.Game, list[records.Problem]]:
    """Return a game of any kind, as `record_of` does one of Strategy."""
    return _chosen((pair for entry in _entries(text) for pair in entry.games()), name, number)


def _entries(text: str) -> Iterator[records.Entry]:
    """Yield the text of every record of a text."""
    return records.scan(text.splitlines(keepends=True))


def _chosen(
    found: Iterator[tuple[Kept, list[records.Problem]]], name: str, number: int | None
) -> tuple[Kept, list[records.Problem]]:
    """Return the one that is wanted of what a text holds, as `record_of` does."""
    kept, problems = next(islice(found, (number or 1) - 1, None), (None, []))
    if kept is None and number is not None:
        raise TantrixError("cli.no_game_number", file=name, number=number)
    other = [problem for problem in problems if problem.id == "bad.record.other_game"]
    if other:
        raise TantrixError("cli.other_game", file=name, **other[0].params)
    if kept is None or not _begins(kept):
        raise TantrixError("cli.no_record", file=name)
    if number is None and next(found, None):
        complain("cli.more_games", file=name)
    _complain(name, problems[:MOST_PROBLEMS])
    if len(problems) > MOST_PROBLEMS:
        complain("cli.more_problems", file=name, count=len(problems) - MOST_PROBLEMS)
    return kept, problems


def _begins(kept: records.Record | records.Game) -> bool:
    """Tell whether there is a position or a deal to begin with."""
    if isinstance(kept, records.Game):
        return kept.deal is None or any(kept.deal.hands)
    return kept.begun is not None or any(kept.deal.hands)


def tagged_names(tags: Mapping[str, str], state: State) -> list[str]:
    """Return the names of the players: those of the tags, each with the colour, or the colours.

    Who plays alone has no colour, and no name (`""`) unless the tags tell one.
    """
    colours = player_names(state, lang())
    tagged = [tags.get(f"Player{player}", "") for player in range(1, len(colours) + 1)]
    return [
        f"{name} ({colour})" if name and colour else name or colour
        for name, colour in zip(tagged, colours, strict=True)
    ]


def _complain(name: str, problems: Iterable[records.Problem]) -> None:
    """Tell the problems of a record, a line each."""
    for problem in problems:
        place = {"line": problem.line, "column": problem.column}
        complain("cli.problem", file=name, text=problem_text(problem), **place)
