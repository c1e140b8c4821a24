"""The games of a tournament at the tables of the server: which are to be opened, and their results.

A table is opened under a word of its own: tournament, stage, round, table and game. Asked for again
under the same word, it is the same table; so each is opened once, whatever breaks off in between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import inf
from typing import NamedTuple, Protocol

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tables.decisions import Void
from tantrix.server.tables.results import SidesResult
from tantrix.server.tournaments.opening import (
    NOBODY,
    GameToOpen,
    Host,
    in_arena,
    new_game,
    sitting,
    swapped,
    word,
)
from tantrix.tournaments import arena, events, no_shows, overview, teams, yielding
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.heats import HEATS, Mark, Out, Plays
from tantrix.tournaments.points import MINUTE_MS
from tantrix.tournaments.results import Ending, GameResult, by_default
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import HeatState, PairingState, RoundState, TournamentState

DAY_MS = 24 * 60 * MINUTE_MS

EARLY_MS = 10 * MINUTE_MS
"""How long before a time that was agreed on the table is open."""


class PlayedGame(NamedTuple):
    """A game that has ended at its table: what came of it, and the times used, side by side."""

    word: str
    result: SidesResult
    times_ms: tuple[int, ...]


class EndingGame(NamedTuple):
    """A game at a table that is to end, by its word, and a word for the decision.

    `result` is what those in office have decided, side by side as they sit; `None` where the game
    is scored as it stands, or is `void` for a reason. What `plays` says is played there.
    """

    room: str
    word: str
    decision: str
    result: GameResult | None = None
    void: Void | None = None
    plays: Plays = "strategy"


class HeldGame(NamedTuple):
    """A game at a table that is to stop until `until_ms`, and a word for that."""

    room: str
    word: str
    until_ms: int


class TableCall(NamedTuple):
    """Until when a Controller may decide, and whether about somebody who has not come."""

    until_ms: int
    awaited: bool


class GameTables(Protocol):
    """Opens tables, and knows which games have ended. May raise `TantrixError`, `Unavailable`."""

    async def open(self, game: GameToOpen) -> str:
        """Open the table of a game and return its id; asked again, that of the same table."""

    async def played(self, words: Collection[str]) -> list[PlayedGame]:
        """Return those games of some words that have ended."""

    async def end(self, game: EndingGame) -> bool:
        """End the game at a table, once, unless it is over; tell whether that is done.

        If not, another process is asked, which may fail: ask again until the game has ended.
        """

    async def look_at(self, room: str) -> TableCall | None:
        """Have the table of a game in play open, so that it sees whether anybody is there.

        Return how it waits for a Controller, None where it does not.
        """

    async def busy(self, persons: Collection[str], tournament: str) -> set[str]:
        """Return who of some persons plays a live game that counts, but for those of one's own."""

    async def hold(self, room: str, word: str, *, release: bool) -> None:
        """Stop the game at a table, or let it go on, once under a word."""

    async def stop(self, room: str, word: str) -> None:
        """Stop the game at a table, once under a word, unless it is stopped already, or over."""


def to_open(
    tournament: str, state: TournamentState, now_ms: int, host: Host = NOBODY
) -> list[GameToOpen]:
    """Return the games whose tables are to be open at a time and are not; `host` of a simul."""
    if state.status != "running":
        return []
    return [
        new_game(tournament, state, place, max(starts_ms, now_ms), host)
        for each, place, room in _next_games(state)
        if not room and _opens_ms(state, each, place) <= now_ms
        for starts_ms in [_start_ms(state, each, place)]
    ]


def _start_ms(state: TournamentState, each: RoundState, place: Place) -> int:
    """Return the scheduled start of a match: that of its round, or what the two have agreed on."""
    if each.heats:
        return each.starts_ms
    return state.pairing(place.round, place.table).starts_ms or each.starts_ms


def _opens_ms(state: TournamentState, each: RoundState, place: Place) -> float:
    """Return when the table of a match is opened.

    Never, while two have to agree on a time, or one of them may still yield a colour.
    """
    if each.heats:
        return each.starts_ms
    pairing = state.pairing(place.round, place.table)
    if yielding.is_open(state, each, pairing):
        return inf
    if not each.deadline_ms:
        return each.starts_ms
    agreed_ms = pairing.starts_ms
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

    A table that was told how its game ends has nothing to tell: what an office has taken back stays
    away. Who did not come to a game is not paired again until they are back.
    """
    still = awaited(tournament, state)
    happened: list[AnyEvent] = []
    for one in found:
        place = still.pop(one.word, None)
        if place is None or one.result.told:
            continue
        each = state.round(place.round)
        event, gone = (_marked if each.heats else _resulted)(state, place, one)
        happened.append(event)
        if isinstance(event, events.Resulted):
            happened += no_shows.match_lost(state, place, event.result)
        happened += [
            events.Away(entry=entry) for entry in gone if state.entries[entry].presence == "present"
        ]
    return happened


def _resulted(
    state: TournamentState, place: Place, played: PlayedGame
) -> tuple[AnyEvent, list[Entry]]:
    """Return the result of a game of two sides, and who did not come to it."""
    result, (one, two) = played.result.of_two(), played.times_ms
    if swapped(state, place):
        result, one, two = result.swapped(), two, one
    event = events.Resulted(
        round=place.round, table=place.table, game=place.game, result=result, times_ms=(one, two)
    )
    if state.settings.kind == "team":  # one board of a team is not the team
        return event, []
    sides = state.pairing(place.round, place.table).sides
    return event, [entry for side, entry in enumerate(sides) if _did_not_come(result, side)]


def _did_not_come(result: GameResult, side: int) -> bool:
    """Tell whether a side was not there for its game."""
    if result.ending is Ending.ABSENT:
        return True
    return result.ending is Ending.DEFAULT and result.out == side


def _marked(
    state: TournamentState, place: Place, played: PlayedGame
) -> tuple[AnyEvent, list[Entry]]:
    """Return what the players of a heat did, and who did not come to it."""
    heat = state.heat(place.round, place.table)
    known = {mark.entry for mark in heat.of_game(place.game)}
    marks = [
        mark
        for side, entry in enumerate(sitting(heat, place.game), start=int(swapped(state, place)))
        for mark in [_mark_of(heat, entry, place.game, side, played)]
        if entry not in known
    ]
    event = events.Marked(round=place.round, table=place.table, marks=tuple(marks))
    return event, [mark.entry for mark in marks if mark.out == "absent"]


def _mark_of(heat: HeatState, entry: Entry, game: int, side: int, played: PlayedGame) -> Mark:
    """Return what a player did; a tie leaves all with the same score, and penalties are paid."""
    result = played.result
    robots = len(result.scores) == 2 and len(heat.entries) == 1
    out: Out = "resigned" if side in result.out else ""
    if robots and 1 - side in result.out:
        out = "conceded"
    defaulted = result.ending is Ending.DEFAULT and side in result.out
    if result.ending is Ending.ABSENT or side in result.absent or defaulted:
        out = "absent"
    tied = result.ending in {Ending.TIED, Ending.DEADLOCK}
    return Mark(
        entry=entry,
        game=game,
        score=0 if tied or out == "absent" else result.scores[side],
        against=(0 if tied else result.scores[1 - side]) if robots else None,
        time_ms=played.times_ms[side],
        penalty=0 if out == "absent" else result.penalties[side],
        out="" if tied else out,
    )


def to_end(tournament: str, state: TournamentState, over: Collection[str] = ()) -> list[EndingGame]:
    """Return the games that may be in play although they have a result, or can have none any more.

    Somebody in office has given it, or it follows from who has left; or the match is decided, or
    the tournament over. Tables that are known to be `over` are passed over.
    """
    found: list[EndingGame] = []
    if state.from_file:
        return found
    entered: set[Place] | None = None
    for stage in state.stages:
        alone = HEATS[stage.settings.format].plays if stage.settings.format in HEATS else ""
        if alone == "solitaire" and entered is None:
            entered = _entered(state)
        rounds = overview.current_rounds(state, stage)
        for each in state.rounds_of(stage.number) if is_over(state) else rounds:
            for table in range(1, len(each.pairings) + 1):
                found += _pairing_to_end(tournament, state, (each, table), over)
            for table in range(1, len(each.heats) + 1):
                found += _heat_to_end(tournament, state, (each, table), over, entered or set())
    return found


def is_over(state: TournamentState) -> bool:
    """Tell whether nothing is played in a tournament any more."""
    return state.status in {"finished", "cancelled"}


def _void(state: TournamentState) -> Void:
    """Return why a game without a result is not needed any more."""
    return "cancelled" if state.status == "cancelled" else "unneeded"


def _pairing_to_end(
    tournament: str, state: TournamentState, where: tuple[RoundState, int], over: Collection[str]
) -> Iterator[EndingGame]:
    """Yield the games of a match that are to end."""
    each, table = where
    pairing = each.pairings[table - 1]
    for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
        if not game.room or game.room in over:
            continue
        place = Place(each.number, table, number)
        told = word(tournament, each.stage, place)
        result = game.result or _left_alone(state, each, pairing)
        if result is not None:
            ruled = game.ruling is not None
            yield EndingGame(
                game.room,
                told,
                f"{told}/{game.ruling if ruled else 'entered'}",
                result.swapped() if swapped(state, place) else result,
                void=None if ruled else "entered",
            )
        elif is_over(state) or overview.complete(state, each, pairing):
            yield EndingGame(game.room, told, f"{told}/void", void=_void(state))


def _left_alone(
    state: TournamentState, each: RoundState, pairing: PairingState
) -> GameResult | None:
    """Return how a game in play ends whose match is over since somebody has left."""
    gone = [state.entries[entry].presence == "left" for entry in pairing.sides]
    if not any(gone) or not overview.complete(state, each, pairing):
        return None
    return GameResult(ending=Ending.ABSENT) if all(gone) else by_default(gone.index(True))


def _heat_to_end(
    tournament: str,
    state: TournamentState,
    where: tuple[RoundState, int],
    over: Collection[str],
    entered: Collection[Place],
) -> Iterator[EndingGame]:
    """Yield the games of a heat that are to end; those against a robot, at the deadline.

    Nobody waits for who plays Solitaire, so that only what was `entered` ends it before the
    tournament does.
    """
    each, table = where
    heat, rules = each.heats[table - 1], HEATS[state.stages[each.stage].settings.format]
    for number, room in enumerate(heat.rooms, start=1):
        if not room or room in over:
            continue
        place = Place(each.number, table, number)
        told = word(tournament, each.stage, place)
        void: Void | None = "entered"
        if (rules.plays == "solitaire" and place not in entered) or not heat.whole(number):
            void = _void(state) if is_over(state) else None
        elif rules.alone and not rules.hosted and rules.plays == "strategy":
            yield EndingGame(room, told, f"{told}/entered")
            continue
        if void is not None:
            decision = f"{told}/{'entered' if void == 'entered' else 'void'}"
            yield EndingGame(room, told, decision, void=void, plays=rules.plays)


def _entered(state: TournamentState) -> set[Place]:
    """Return the games of heats of which somebody in office has entered what was done there."""
    return {
        Place(event.round, event.table, mark.game)
        for number, (event, _) in enumerate(state.log, start=1)
        if isinstance(event, events.Marked) and event.by and number not in state.undone
        for mark in event.marks
    }


def to_hold(tournament: str, state: TournamentState, now_ms: int) -> list[HeldGame]:
    """Return the games by correspondence whose round is over, and which Controllers may decide."""
    if state.status != "running" or not state.settings.online.days:
        return []
    return [
        HeldGame(room, f"{word(tournament, each.stage, place)}/hold", round(_stops_ms(state, each)))
        for each, place, room in _next_games(state)
        if room and each.ends_ms and each.ends_ms <= now_ms < _stops_ms(state, each)
    ]


def to_stop(tournament: str, state: TournamentState, now_ms: int) -> list[EndingGame]:
    """Return the games in play whose time is over: they are scored as they stand."""
    found = (
        (room, word(tournament, each.stage, place))
        for each, place, room in (_next_games(state) if state.status == "running" else ())
        if room and _stops_ms(state, each) <= now_ms
    )
    return [EndingGame(room, told, f"{told}/end") for room, told in found]


def _stops_ms(state: TournamentState, each: RoundState) -> float:
    """Return when the games of a round are stopped, never where they have no end."""
    if in_arena(state, each):
        return arena.stops_ms(state, state.stages[each.stage])
    online = state.settings.online
    decision_ms = online.decision_days * DAY_MS if online.days else 0
    return each.ends_ms + decision_ms if each.ends_ms else inf


def room_of(state: TournamentState, place: Place) -> str:
    """Return the table of a game; raises `TantrixError` `tournament.no_game` where it has none."""
    if state.round(place.round).heats:
        rooms = state.heat(place.round, place.table).rooms
    else:
        pairing = state.pairing(place.round, place.table)
        rooms = tuple(game.room for game in (*pairing.games, *pairing.playoff))
    if not 1 <= place.game <= len(rooms) or not rooms[place.game - 1]:
        raise TantrixError("tournament.no_game", game=place.game)
    return rooms[place.game - 1]


def rooms_of(state: TournamentState) -> Iterator[tuple[Place, str]]:
    """Yield all games that have a table, round by round, with it."""
    for each in state.rounds:
        for table, pairing in enumerate(each.pairings, start=1):
            for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
                if game.room:
                    yield Place(each.number, table, number), game.room
        for table, heat in enumerate(each.heats, start=1):
            for number, room in enumerate(heat.rooms, start=1):
                if room:
                    yield Place(each.number, table, number), room


def _next_games(state: TournamentState) -> Iterator[tuple[RoundState, Place, str]]:
    """Yield the next game of each match that is on, with its table at the server.

    By correspondence, all games of a match are on at once; of two teams, one at each board.
    """
    for stage in state.stages:
        if stage.closed:
            continue
        for each in overview.current_rounds(state, stage):
            yield from _heats_on(state, each)
            pairings = each.published and each.pairings
            for table in overview.missing(state, each.number) if pairings else ():
                pairing = each.pairings[table - 1]
                if any(state.entries[entry].presence == "left" for entry in pairing.sides):
                    yield from _games_on(each, table, pairing)
                    continue
                games = (*pairing.games, *pairing.playoff)
                for number in _to_play(state, pairing):
                    room = games[number - 1].room if number <= len(games) else ""
                    yield each, Place(each.number, table, number), room


def _heats_on(state: TournamentState, each: RoundState) -> Iterator[tuple[RoundState, Place, str]]:
    """Yield the next game of each heat that is on.

    No table is opened for who has left: they are marked as absent first. Puzzles need none.
    """
    if each.puzzles:
        return
    for table, heat in enumerate(each.heats if each.published else (), start=1):
        game = heat.next_game
        if game is None:
            continue
        room, there = heat.rooms[game - 1], sitting(heat, game)
        if room or not any(state.entries[entry].presence == "left" for entry in there):
            yield each, Place(each.number, table, game), room


def _to_play(state: TournamentState, pairing: PairingState) -> list[int]:
    """Return the numbers of those games of a match that are to be played now."""
    games = (*pairing.games, *pairing.playoff)
    left = [n for n, game in enumerate(games, start=1) if game.result is None] or [len(games) + 1]
    boards = state.settings.boards
    if boards:
        left = [n for n in left if _both_at(pairing, teams.board_of(pairing, boards, n))]
    if state.settings.online.days:
        return left
    first: dict[int, int] = {}
    for number in left:
        first.setdefault(teams.board_of(pairing, boards, number) if boards else 0, number)
    return list(first.values())


def _both_at(pairing: PairingState, board: int) -> bool:
    return all(teams.at_board(pairing, side, board) is not None for side in (0, 1))


def _games_on(
    each: RoundState, table: int, pairing: PairingState
) -> Iterator[tuple[RoundState, Place, str]]:
    """Yield the games of a match that have a table already: nobody opens another for who left."""
    for number, game in enumerate((*pairing.games, *pairing.playoff), start=1):
        if game.room and game.result is None:
            yield each, Place(each.number, table, number), game.room
