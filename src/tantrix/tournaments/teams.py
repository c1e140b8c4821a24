"""Teams: who plays at which board, who stands in, and boards at which nobody sits [O].

The members of a team stand in the order of its boards; those beyond the last board are reserves.
When a round is published the order holds for it. After that a reserve may take a board until the
table of the board's first game is open. All boards play at once, each its games one after the
other; the games of a match are counted board by board.
"""

from __future__ import annotations

from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import overview, scoring
from tantrix.tournaments.events import Rule, Ruling, Substituted
from tantrix.tournaments.registrations import Member, Registration
from tantrix.tournaments.results import Ending, GameResult, by_default
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import GameState, PairingState, RoundState, TournamentState

MOST_RESERVES = 10
"""So many reserves a team may have."""


EMPTY_BOARD = "tournament.why.empty_board"
"""Why a game counts as lost at whose board nobody sits."""


def is_complete(registration: Registration, boards: int) -> bool:
    """Tell whether a team has somebody for every board."""
    return len(registration.lineup(boards)) == boards


def board_of(pairing: PairingState, boards: int, game: int) -> int:
    """Return the board, from 1, of a game of a team match; play-off games go round the boards."""
    planned = len(pairing.games)
    if game > planned:
        return (game - planned - 1) % boards + 1
    return (game - 1) // (planned // boards) + 1


def at_board(pairing: PairingState, side: int, board: int) -> Member | None:
    """Return who plays at a board, `None` where nobody does."""
    found = pairing.lineups[side] if pairing.lineups else ()
    return found[board - 1] if board <= len(found) and found[board - 1].person else None


def games_at(pairing: PairingState, boards: int, board: int) -> list[tuple[int, GameState]]:
    """Return the games of a board with their numbers, play-off games among them."""
    games = enumerate((*pairing.games, *pairing.playoff), start=1)
    return [each for each in games if board_of(pairing, boards, each[0]) == board]


def board_at(pairing: PairingState, side: int, person: str) -> int | None:
    """Return the board at which somebody plays, `None` for reserves."""
    found = pairing.lineups[side] if pairing.lineups else ()
    return next((at for at, one in enumerate(found, start=1) if one.person == person), None)


def substitute(
    state: TournamentState, entry: Entry, board: int, name: str, by: str = ""
) -> Substituted:
    """Return that a reserve takes a board of the match that its team has to play.

    Raises `TantrixError`: `tournament.no_lineup` where there is no such match,
    `tournament.no_board` for a board that there is not, `tournament.board_begun` once its table is
    open, `tournament.no_reserve` unless a member of that name plays at no board.
    """
    each, table, pairing = _match_of(state, entry)
    boards, side = state.settings.boards, pairing.sides.index(entry)
    if not 1 <= board <= boards:
        raise TantrixError("tournament.no_board", board=board)
    if any(game.room or game.result is not None for _, game in games_at(pairing, boards, board)):
        raise TantrixError("tournament.board_begun", board=board)
    team = state.entry(entry).registration
    for member in team.lineup(len(team.members)):
        known = member.name.casefold() == name.strip().casefold()
        if known and board_at(pairing, side, member.person) is None:
            return Substituted(
                round=each.number, table=table, side=side, board=board, member=member, by=by
            )
    raise TantrixError("tournament.no_reserve", name=name)


def empty_boards(state: TournamentState, number: int) -> list[Ruling]:
    """Return what games of a round count as at whose boards nobody sits, for one side or both."""
    found: list[Ruling] = []
    boards = state.settings.boards
    for table in overview.missing(state, number) if boards else ():
        pairing = state.pairing(number, table)
        for game, known in enumerate(pairing.games, start=1):
            board = board_of(pairing, boards, game)
            there = [at_board(pairing, side, board) is not None for side in (0, 1)]
            if known.result is None and pairing.lineups and not all(there):
                gone = GameResult(ending=Ending.ABSENT)
                result = by_default(there.index(False)) if any(there) else gone
                kind: Rule = "default" if any(there) else "absent"
                place = Place(number, table, game)
                found.append(scoring.rule(state, kind, EMPTY_BOARD, place=place, found=result))
    return found


def _match_of(state: TournamentState, entry: Entry) -> tuple[RoundState, int, PairingState]:
    """Return the published match that a team has to play."""
    for each in reversed(state.rounds):
        found = each.pairing_of(entry)
        if found is not None and each.published and not each.closed and found[1].lineups:
            return each, *found
    raise TantrixError("tournament.no_lineup")


def without(registration: Registration, person: str) -> Registration:
    """Return a team without one of its members or of those who are invited."""
    members = registration.lineup(len(registration.members))
    kept = [one for one in members if one.person != person]
    invited = [one for one in registration.invited if one.person != person]
    return with_members(registration, kept, invited)


def with_members(
    registration: Registration, members: list[Member], invited: list[Member]
) -> Registration:
    """Return a team with these members, in the order of the boards."""
    return replace(
        registration,
        members=tuple(one.name for one in members),
        persons=tuple(one.person for one in members),
        invited=tuple(invited),
    )
