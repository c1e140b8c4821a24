"""The games in play of a tournament, as their tables report them to everybody.

A table reports after every move what those who watch it may see then. What has changed is sent
together, every few seconds, with the boards of the top tables. Nothing is stored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tantrix.server.tables.notifications import GameProgress
from tantrix.server.tournaments import round_messages as m
from tantrix.server.tournaments.games import awaited, room_of
from tantrix.server.tournaments.opening import sitting, swapped
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState

LIVE_S = 2.0
"""How often at most everybody is told how the games in play stand."""

TOP = 4
"""How many boards are shown."""

FROM_THE_TOP = {"swiss", "knockout", "heats"}
"""The formats whose tables are numbered from the top of the standings, or of the seeding, down."""


class _Game(NamedTuple):
    """A game in play, its table at the server, and how it stands."""

    place: Place
    room: str
    progress: GameProgress


class LiveGames:
    """What is known of the games in play."""

    def __init__(self) -> None:
        self._known: dict[str, GameProgress] = {}
        self._fresh: set[str] = set()
        self._top: list[m.LiveBoard] = []

    def __bool__(self) -> bool:
        """Tell whether any game is known."""
        return bool(self._known or self._top)

    def take(self, room: str, progress: GameProgress) -> None:
        """Take what a table reports."""
        self._known[room] = progress
        self._fresh.add(room)

    def changed(self, tournament: str, state: TournamentState) -> m.TournamentLive | None:
        """Return what has changed since this was last asked, None where nothing has."""
        games = self._games(tournament, state)
        boards = _top(state, games)
        fresh, same = [one for one in games if one.room in self._fresh], boards == self._top
        self._known = {one.room: one.progress for one in games}
        self._fresh, self._top = set(), boards
        if not fresh and same:
            return None
        return m.TournamentLive(_told(state, fresh), None if same else boards)

    def all(self, tournament: str, state: TournamentState) -> m.TournamentLive | None:
        """Return all games in play, None where there are none."""
        games = self._games(tournament, state)
        return m.TournamentLive(_told(state, games), _top(state, games)) if games else None

    def _games(self, tournament: str, state: TournamentState) -> list[_Game]:
        """Return the games that are awaited, of those that are known."""
        if not self._known:
            return []
        places = ((room_of(state, place), place) for place in awaited(tournament, state).values())
        return [
            _Game(place, room, self._known[room]) for room, place in places if room in self._known
        ]


def _told(state: TournamentState, games: Iterable[_Game]) -> list[m.LiveGame]:
    """Return games in play as they are sent."""
    return [
        m.LiveGame(
            *_numbers(one.place),
            scores=_in_order(state, one.place, one.progress.scores),
            used_ms=_in_order(state, one.place, one.progress.used_ms),
            running=_side(state, one.place, one.progress.running),
            at_ms=one.progress.at_ms,
        )
        for one in games
    ]


def _numbers(place: Place) -> tuple[int, int, int]:
    return place.round, place.table, place.game


def _in_order(state: TournamentState, place: Place, values: tuple[int, ...]) -> list[int]:
    """Return values of the sides at a table in the order of the pairing or of the heat."""
    each = state.round(place.round)
    if not each.heats:
        return list(reversed(values) if swapped(state, place) else values)
    if not values:
        return []
    heat = each.heats[place.table - 1]
    by_entry = dict(zip(sitting(heat, place.game), values, strict=True))
    return [by_entry.get(entry, 0) for entry in heat.entries]


def _side(state: TournamentState, place: Place, side: int | None) -> int | None:
    """Return the place of a side of a table in the pairing or the heat."""
    if side is None:
        return None
    each = state.round(place.round)
    if not each.heats:
        return 1 - side if swapped(state, place) else side
    heat = each.heats[place.table - 1]
    return heat.entries.index(sitting(heat, place.game)[side])


def _top(state: TournamentState, games: Iterable[_Game]) -> list[m.LiveBoard]:
    """Return the boards of the top tables."""
    ranked = sorted(games, key=lambda one: _rank(state, one.place))[:TOP]
    return [
        m.LiveBoard(
            *_numbers(one.place),
            room=one.room,
            colours="".join(reversed(one.progress.colours))
            if swapped(state, one.place)
            else one.progress.colours,
            placements=list(one.progress.placements),
        )
        for one in ranked
    ]


def _rank(state: TournamentState, place: Place) -> tuple[int, ...]:
    """Return what orders games from the top down; of all against all, the best seed at a table."""
    each = state.round(place.round)
    stage = state.stages[each.stage]
    rank = place.table
    if stage.settings.format not in FROM_THE_TOP and each.pairings:
        rank = min(map(stage.order.index, each.pairings[place.table - 1].sides))
    return stage.number, rank, -place.round, place.game
