"""Matches to which a side does not come: ten minutes cost a game [S4.7], twenty the match [O].

The table of the second game opens as the first one is lost, and waits as long again. So whoever has
not come to two games in a row has not come for twenty minutes.
"""

from __future__ import annotations

from tantrix.tournaments import overview, teams
from tantrix.tournaments.events import AnyEvent, Published, Resulted, Ruling
from tantrix.tournaments.results import Ending, GameResult
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import PairingState, TournamentState

NOBODY_CAME = "tournament.why.nobody_came"
"""Why the better seed goes on where neither side comes to a match that has to be won."""


def began_ms(state: TournamentState, number: int) -> int:
    """Return when a round was to begin, from when on no-shows are counted.

    It is the scheduled start, or the moment of the publication, in milliseconds of the wall clock;
    0 for a round that is not published.

    >>> from tantrix.tournaments import directing, no_shows, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> no_shows.began_ms(state, 1)
    0
    >>> no_shows.began_ms(sample.after(state, directing.publish(state, starts_ms=90_000)), 1)
    90000
    """
    if not state.round(number).published:
        return 0
    for at in range(state.version, 0, -1):
        event, at_ms = state.log[at - 1]
        if isinstance(event, Published) and event.round == number and at not in state.undone:
            return event.starts_ms or at_ms
    return 0


def match_lost(state: TournamentState, place: Place, result: GameResult) -> list[AnyEvent]:
    """Return what follows from a game that was lost since a side, or both, did not come.

    It is nothing unless the game before was lost in the same way. Then the games that are left of
    the match are too, of teams those at the same board. Where the match has to be won and neither
    comes, the better seed goes on, as where both have left.

    >>> from tantrix.tournaments import no_shows, sample, scoring
    >>> from tantrix.tournaments.results import by_default
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.under_way(StageSettings(rounds=1, games=3))
    >>> for game in (1, 2):
    ...     place = scoring.Place(1, 1, game)
    ...     state = sample.after(state, scoring.result(state, place, by_default(out=1)))
    >>> [lost.game for lost in no_shows.match_lost(state, place, by_default(out=1))]
    [3]
    """
    pairing = state.pairing(place.round, place.table)
    games = (*pairing.games, *pairing.playoff)
    numbers = _of_board(state, pairing, place.game)
    before = [games[number - 1].result for number in numbers if number < place.game]
    if not before or before[-1] is None or not _same(before[-1], result):
        return []
    found: list[AnyEvent] = [
        Resulted(round=place.round, table=place.table, game=number, result=result)
        for number in numbers
        if place.game < number <= len(pairing.games)
        and games[number - 1].result is None
        and not games[number - 1].room
    ]
    stage = state.stages[state.round(place.round).stage]
    if result.ending is Ending.ABSENT and overview.has_to_be_won(state, state.round(place.round)):
        one, two = map(stage.order.index, pairing.sides)
        found.append(
            Ruling(
                rule="absent",
                reason=NOBODY_CAME,
                round=place.round,
                table=place.table,
                game=place.game,
                winner=int(one > two),
            )
        )
    return found


def _of_board(state: TournamentState, pairing: PairingState, game: int) -> list[int]:
    """Return the numbers of the games that follow one another, one of them given."""
    boards = state.settings.boards
    if not boards:
        return list(range(1, len(pairing.games) + len(pairing.playoff) + 1))
    board = teams.board_of(pairing, boards, game)
    return [number for number, _ in teams.games_at(pairing, boards, board)]


def _same(before: GameResult, result: GameResult) -> bool:
    """Tell whether the same side, or both, did not come to two games."""
    missed = result.ending in {Ending.DEFAULT, Ending.ABSENT}
    return missed and (before.ending, before.out) == (result.ending, result.out)
