"""Boards of teams: how they are typed and named, and `tantrix tournament substitute`.

`3.2` is board 2 of team 3. The name of who plays there stands for it too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import click

from tantrix.cli.common import as_json
from tantrix.cli.i18n import command, say
from tantrix.cli.tournament.common import (
    add,
    done,
    entry_of,
    meant,
    named,
    number_of,
    to_change,
)
from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import teams
from tantrix.tournaments.events import Substituted
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import RoundState, TournamentState

_SEAT = re.compile(r"(\d{1,5})\.(\d{1,2})")


class EntryBoard(NamedTuple):
    """Who is meant by a word: an entry, of a team its board if the word says which."""

    entry: Entry
    board: int | None = None


def seat_of(state: TournamentState, text: str, number: int | None = None) -> EntryBoard:
    """Return who is meant: `7`, `3.2`, or a name; of teams in a round, by default the last one.

    Raises `TantrixError` as `entry_of` does, and `tournament.no_board`.
    """
    boards = state.settings.boards
    if not boards or text.isdigit():
        return EntryBoard(entry_of(state, text))
    if found := _SEAT.fullmatch(text):
        board = int(found[2])
        if not 1 <= board <= boards:
            raise TantrixError("tournament.no_board", board=board)
        return EntryBoard(state.entry(int(found[1])).number, board)
    names = {EntryBoard(entry): known.name for entry, known in state.entries.items()}
    each = state.round(number or len(state.rounds)) if state.rounds else None
    for pairing in each.pairings if each else ():
        for entry, side in zip(pairing.sides, state.lineups(pairing), strict=True):
            names |= {
                EntryBoard(entry, at): one.name for at, one in enumerate(side, start=1) if one.name
            }
    return meant(text, names, lambda seat: _shown(state, seat, names[seat]))


def _shown(state: TournamentState, seat: EntryBoard, name: str) -> str:
    return named(state, seat.entry) if seat.board is None else f"{seat.entry}.{seat.board} {name}"


def seat_named(state: TournamentState, place: Place, side: int) -> str:
    """Return who plays a game for a side: `12 Ann`, at a board `3.2 Ann (Bath)`."""
    return " ".join(teams.seated(state, state.pairing(place.round, place.table), side, place.game))


def one_board(state: TournamentState, seats: tuple[EntryBoard, EntryBoard]) -> int:
    """Return the board of two seats, 1 where there are no teams.

    Raises `TantrixError` `cli.tournament.one_board` unless they name the same one.
    """
    found = {seat.board for seat in seats}
    board = found.pop() if len(found) == 1 else None
    if board is None and state.settings.boards > 1:
        raise TantrixError("cli.tournament.one_board")
    return board or 1


def is_at(state: TournamentState, place: Place, seat: EntryBoard) -> bool:
    """Tell whether a word may mean one of those who play the game at a place."""
    pairing, boards = state.pairing(place.round, place.table), max(state.settings.boards, 1)
    if seat.entry not in pairing.sides:
        return False
    return seat.board is None or seat.board == teams.board_of(pairing, boards, place.game)


def games_left(state: TournamentState, each: RoundState, table: int) -> Iterator[Place]:
    """Yield the next game of each board that still plays, or the play-off that is due."""
    pairing, boards = each.pairings[table - 1], state.settings.boards
    found = [
        next((n for n, game in teams.games_at(pairing, boards, board) if game.result is None), 0)
        for board in range(1, boards + 1)
    ]
    playoff = len(pairing.games) + len(pairing.playoff) + 1
    for number in sorted(filter(None, found)) or [playoff]:
        yield Place(each.number, table, number)


@command("tournament.substitute")
@click.argument("team")
@click.argument("board")
@click.argument("name", nargs=-1, required=True)
@as_json
def substitute_command(team: str, board: str, name: tuple[str, ...], *, as_json: bool) -> None:
    """Let a reserve play at a board, before the board's first result."""
    file, at = to_change(), number_of(board)
    entry = entry_of(file.state, team)
    logged = add(file, lambda state: [teams.substitute(state, entry, at, " ".join(name))])
    lines = [
        say(
            "cli.tournament.substituted",
            name=event.member.name,
            board=event.board,
            team=named(file.state, entry),
        )
        for event, _ in logged
        if isinstance(event, Substituted)
    ]
    done(file, logged, lines, as_json=as_json)
