"""The games of a tournament at the tables of the server: which are to be opened, and their results.

A table is opened under a word of its own: tournament, stage, round, table and game. Asked for again
under the same word, it is the same table; so each is opened once, whatever breaks off in between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import chain
from math import inf
from typing import NamedTuple, Protocol

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events, overview
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.points import MINUTE_MS, NO_SHOW_MS, Pool
from tantrix.tournaments.results import Ending, GameResult
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import PairingState, RoundState, TournamentState

EARLY_MS = 10 * MINUTE_MS
"""How long before a time that was agreed on the table is open."""

ARENA_NO_SHOW_MS = 60_000
"""Who is not at a table of an arena a minute after it opened has lost the game, and pauses [O]."""


class GameSeat(NamedTuple):
    """Who sits at a table of a tournament, in a colour as a letter."""

    person: str
    name: str
    country: str
    colour: str


class GameToOpen(NamedTuple):
    """A game whose table is to be opened; the sides sit in their order, partners opposite.

    `starter` is the side that begins, None where tiles are drawn for it. `starts_ms` is the
    scheduled start: `no_show_ms` after it who is not there has lost. With `days` for a turn nobody
    need be there, and there is no clock.
    """

    tournament: str
    stage: int
    place: Place
    seats: tuple[GameSeat, ...]
    limit_ms: int
    pool: Pool
    starter: int | None
    starts_ms: int
    no_show_ms: int
    days: int | None
    ranked: bool
    delay_s: int
    private: bool

    @property
    def word(self) -> str:
        """The word under which there is one table at most."""
        return word(self.tournament, self.stage, self.place)


class PlayedGame(NamedTuple):
    """A game that has ended at its table."""

    word: str
    result: GameResult
    times_ms: tuple[int, int]


class RuledGame(NamedTuple):
    """A game at a table of which a Controller has decided, and a word for the decision."""

    room: str
    result: GameResult
    word: str


class GameTables(Protocol):
    """Opens tables, and knows which games have ended. May raise `TantrixError`, `Unavailable`."""

    async def open(self, game: GameToOpen) -> str:
        """Open the table of a game and return its id; asked again, that of the same table."""

    async def played(self, words: Collection[str]) -> list[PlayedGame]:
        """Return those games of some words that have ended."""

    async def end(self, room: str, result: GameResult, word: str) -> None:
        """End the game at a table as a Controller has decided, once under a word."""

    async def hold(self, room: str, word: str, *, release: bool) -> None:
        """Stop the game at a table, or let it go on, once under a word."""


def word(tournament: str, stage: int, place: Place) -> str:
    """Return the word of a game; stages count from 1 here, as all else does."""
    return f"{tournament}/{stage + 1}/{place.round}/{place.table}/{place.game}"


def to_open(tournament: str, state: TournamentState, now_ms: int) -> list[GameToOpen]:
    """Return the games whose tables are to be open at a time and are not."""
    if state.status != "running":
        return []
    return [
        _new_game(tournament, state, place, max(starts_ms, now_ms))
        for each, place, room in _next_games(state)
        if not room and _opens_ms(state, each, place) <= now_ms
        for starts_ms in [_start_ms(state, each, place)]
    ]


def _start_ms(state: TournamentState, each: RoundState, place: Place) -> int:
    """Return the scheduled start of a match: that of its round, or what the two have agreed on."""
    return state.pairing(place.round, place.table).starts_ms or each.starts_ms


def _opens_ms(state: TournamentState, each: RoundState, place: Place) -> float:
    """Return when the table of a match is opened; never, while two have to agree on a time."""
    agreed_ms = state.pairing(place.round, place.table).starts_ms
    if not each.deadline_ms:
        return each.starts_ms
    return agreed_ms - EARLY_MS if agreed_ms else inf


def awaited(tournament: str, state: TournamentState) -> dict[str, Place]:
    """Return the games that are on at tables of the server, by their words."""
    if state.status != "running":
        return {}
    return {
        word(tournament, each.stage, place): place
        for each, place, room in _next_games(state)
        if room
    }


def taken(tournament: str, state: TournamentState, found: Iterable[PlayedGame]) -> list[AnyEvent]:
    """Return the results of games that have ended, of those whose results are still awaited.

    Who did not come to a game is not paired again until they are back.
    """
    still = awaited(tournament, state)
    happened: list[AnyEvent] = []
    for one in found:
        place = still.pop(one.word, None)
        if place is None:
            continue
        result, times_ms = one.result, one.times_ms
        happened.append(
            events.Resulted(
                round=place.round,
                table=place.table,
                game=place.game,
                result=result,
                times_ms=times_ms,
            )
        )
        sides = state.pairing(place.round, place.table).sides
        happened += [
            events.Away(entry=entry)
            for side, entry in enumerate(sides)
            if _did_not_come(result, side) and state.entries[entry].presence == "present"
        ]
    return happened


def _did_not_come(result: GameResult, side: int) -> bool:
    """Tell whether a side was not there for its game."""
    if result.ending is Ending.ABSENT:
        return True
    return result.ending is Ending.DEFAULT and result.out == side


def to_end(tournament: str, state: TournamentState) -> list[RuledGame]:
    """Return the games in play of which a Controller has decided what they count as."""
    found = []
    for stage in state.stages:
        for each in overview.current_rounds(state, stage):
            for table, pairing in enumerate(each.pairings, start=1):
                for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
                    if game.room and game.ruling is not None and game.result is not None:
                        place = Place(each.number, table, number)
                        told = f"{word(tournament, stage.number, place)}/{game.ruling}"
                        found.append(RuledGame(game.room, game.result, told))
    return found


def at_room(tournament: str, state: TournamentState, room: str) -> Place | None:
    """Return the game in play at a table of the server, None where there is none."""
    games = awaited(tournament, state).values()
    return next((place for place in games if room_of(state, place) == room), None)


def room_of(state: TournamentState, place: Place) -> str:
    """Return the table of a game; raises `TantrixError` `tournament.no_game` where it has none."""
    pairing = state.pairing(place.round, place.table)
    games = (*pairing.games, *pairing.playoff)
    if not 1 <= place.game <= len(games) or not games[place.game - 1].room:
        raise TantrixError("tournament.no_game", game=place.game)
    return games[place.game - 1].room


def _next_games(state: TournamentState) -> Iterator[tuple[RoundState, Place, str]]:
    """Yield the next game of each match that is on, with its table at the server.

    By correspondence, all games of a match are on at once.
    """
    for stage in state.stages:
        if stage.closed:
            continue
        for each in overview.current_rounds(state, stage):
            for table in overview.missing(state, each.number) if each.published else ():
                pairing = each.pairings[table - 1]
                if any(state.entries[entry].presence == "left" for entry in pairing.sides):
                    yield from _games_on(each, table, pairing)
                    continue
                games = (*pairing.games, *pairing.playoff)
                left = [n for n, game in enumerate(games, start=1) if game.result is None]
                left = left or [len(games) + 1]
                for number in left if state.settings.online.days else left[:1]:
                    room = games[number - 1].room if number <= len(games) else ""
                    yield each, Place(each.number, table, number), room


def _games_on(
    each: RoundState, table: int, pairing: PairingState
) -> Iterator[tuple[RoundState, Place, str]]:
    """Yield the games of a match that have a table already: nobody opens another for who left."""
    for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
        if game.room and game.result is None:
            yield each, Place(each.number, table, number), game.room


def _new_game(tournament: str, state: TournamentState, place: Place, starts_ms: int) -> GameToOpen:
    """Return what a table is to be like."""
    pairing = state.pairing(place.round, place.table)
    stage = state.stages[state.round(place.round).stage]
    sides = [
        _seats(state, entry, colour)
        for entry, colour in zip(pairing.sides, pairing.table.colours, strict=True)
    ]
    starts, online = pairing.table.starts, state.settings.online
    return GameToOpen(
        tournament=tournament,
        stage=stage.number,
        place=place,
        seats=tuple(chain.from_iterable(zip(*sides, strict=True))),
        limit_ms=state.settings.limit_ms // len(sides[0]),
        pool=Pool(state.settings.pool),
        starter=starts[place.game - 1] if place.game <= len(starts) else None,
        starts_ms=starts_ms,
        no_show_ms=ARENA_NO_SHOW_MS if stage.settings.format == "arena" else NO_SHOW_MS,
        days=online.days or None,
        ranked=online.ranked,
        delay_s=online.delay_s,
        private=online.private,
    )


def _seats(state: TournamentState, entry: Entry, colour: str) -> list[GameSeat]:
    """Return the seats of a person, or those of a pair, who play one colour."""
    known = state.entries[entry].registration
    names = known.members or (known.name,)
    return [
        GameSeat(person, name, known.country, colour)
        for person, name in zip(known.persons, names, strict=True)
    ]
