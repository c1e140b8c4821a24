"""Teams: who plays at which board, who stands in, and boards at which nobody sits [O].

The members of a team stand in the order of its boards; those beyond the last board are reserves.
When a round is published the order holds for it. After that a reserve may take a board until the
table of the board's first game is open. All boards play at once, each its games one after the
other; the games of a match are counted board by board.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

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

PAIR = 2
"""The members of a pair."""


EMPTY_BOARD = "tournament.why.empty_board"
"""Why a game counts as lost at whose board nobody sits."""


def is_complete(registration: Registration, boards: int) -> bool:
    """Tell whether a team has somebody for every board.

    >>> from tantrix.tournaments import sample, teams
    >>> [teams.is_complete(team, boards=3) for team in sample.TEAMS]
    [True, False]
    """
    return len(registration.lineup(boards)) == boards


def board_of(pairing: PairingState, boards: int, game: int) -> int:
    """Return the board, from 1, of a game of a team match; play-off games go round the boards.

    >>> from tantrix.tournaments import sample, teams
    >>> from tantrix.tournaments.settings import StageSettings
    >>> stage = StageSettings(rounds=1, games=2)
    >>> state = sample.under_way(stage, entries=sample.TEAMS, kind="team", boards=2)
    >>> [teams.board_of(state.pairing(1, 1), 2, game) for game in (1, 2, 3, 4)]
    [1, 1, 2, 2]
    """
    planned = len(pairing.games)
    if game > planned:
        return (game - planned - 1) % boards + 1
    return (game - 1) // (planned // boards) + 1


def at_board(pairing: PairingState, side: int, board: int) -> Member | None:
    """Return who plays at a board, `None` where nobody does.

    >>> from tantrix.tournaments import sample, teams
    >>> state = sample.under_way(entries=sample.TEAMS, kind="team", boards=2)
    >>> teams.at_board(state.pairing(1, 1), side=0, board=2).name
    'Dan'
    """
    found = pairing.lineups[side] if pairing.lineups else ()
    return found[board - 1] if board <= len(found) and found[board - 1].name else None


def lined_up(state: TournamentState, pairing: PairingState) -> PairingState:
    """Return a match with its line-ups, before the publication as the orders stand.

    >>> from tantrix.tournaments import directing, sample, teams
    >>> state = sample.entered(entries=sample.TEAMS, kind="team", boards=2)
    >>> state = sample.after(state, *directing.pair_next(state))
    >>> pairing = teams.lined_up(state, state.pairing(1, 1))
    >>> [[member.name for member in side] for side in pairing.lineups]
    [['Cleo', 'Dan'], ['Ann', 'Ben']]
    """
    return replace(pairing, lineups=state.lineups(pairing))


def seated(state: TournamentState, pairing: PairingState, side: int, game: int) -> tuple[str, str]:
    """Return who plays a game for a side, by number and by name.

    An entry has its own, such as `7` and `Ben`; at a board it is `3.2` and `Ann (Bath)`, with `-`
    where nobody sits.

    >>> from tantrix.tournaments import sample, teams
    >>> state = sample.under_way(entries=sample.TEAMS, kind="team", boards=2)
    >>> teams.seated(state, state.pairing(1, 1), side=0, game=1)
    ('2.1', 'Cleo (York)')
    """
    entry, boards = pairing.sides[side], state.settings.boards
    name = state.entries[entry].name
    if not boards:
        return str(entry), name
    board = board_of(pairing, boards, game)
    member = at_board(lined_up(state, pairing), side, board)
    return f"{entry}.{board}", f"{member.name if member else '-'} ({name})"


def games_at(pairing: PairingState, boards: int, board: int) -> list[tuple[int, GameState]]:
    """Return the games of a board with their numbers, play-off games among them.

    >>> from tantrix.tournaments import sample, teams
    >>> state = sample.under_way(entries=sample.TEAMS, kind="team", boards=2)
    >>> [number for number, game in teams.games_at(state.pairing(1, 1), boards=2, board=2)]
    [2]
    """
    games = enumerate((*pairing.games, *pairing.playoff), start=1)
    return [each for each in games if board_of(pairing, boards, each[0]) == board]


def first_games(pairing: PairingState, boards: int) -> list[tuple[int, int]]:
    """Return the number of each board with that of its first game.

    >>> from tantrix.tournaments import sample, teams
    >>> from tantrix.tournaments.settings import StageSettings
    >>> stage = StageSettings(rounds=1, games=2)
    >>> state = sample.under_way(stage, entries=sample.TEAMS, kind="team", boards=2)
    >>> teams.first_games(state.pairing(1, 1), boards=2)
    [(1, 1), (2, 3)]
    """
    each = len(pairing.games) // max(boards, 1)
    return [(board, (board - 1) * each + 1) for board in range(1, boards + 1)]


def board_at(pairing: PairingState, side: int, person: str) -> int | None:
    """Return the board at which somebody plays, `None` for reserves.

    >>> from tantrix.tournaments import sample, teams
    >>> from tantrix.tournaments.registrations import Registration
    >>> bath = Registration(name="Bath", members=("Ann", "Ben"), persons=("p1", "p2"))
    >>> state = sample.under_way(entries=(bath, sample.TEAMS[1]), kind="team", boards=2)
    >>> pairing = state.pairing(1, 1)
    >>> teams.board_at(pairing, pairing.sides.index(1), "p2")
    2
    """
    found = pairing.lineups[side] if pairing.lineups else ()
    return next((at for at, one in enumerate(found, start=1) if one.person == person), None)


def next_game(state: TournamentState, place: Place, board: int) -> Place:
    """Return the next game of a board of the match at a place, the last one where all are over.

    Of a match that is equal after all its games it is the play-off game, if that is the board's.
    Where there are no teams, everything is played at board 1.

    >>> from tantrix.tournaments import sample, scoring, teams
    >>> from tantrix.tournaments.settings import StageSettings
    >>> stage = StageSettings(rounds=1, games=2)
    >>> state = sample.under_way(stage, entries=sample.TEAMS, kind="team", boards=2)
    >>> str(teams.next_game(state, scoring.Place(1, 1), board=2))
    '1.1.3'
    """
    each, boards = state.round(place.round), max(state.settings.boards, 1)
    pairing = state.pairing(place.round, place.table)
    own = games_at(pairing, boards, board)
    left = [number for number, game in own if game.result is None]
    if left:
        return replace(place, game=left[0])
    following = len(pairing.games) + len(pairing.playoff) + 1
    playoff = (
        overview.has_to_be_won(state, each)
        and all(game.result is not None for game in pairing.games)
        and board_of(pairing, boards, following) == board
    )
    return replace(place, game=following if playoff else own[-1][0])


def check_members(
    state: TournamentState, registration: Registration, entry: Entry | None = None
) -> None:
    """Raise `TantrixError` for members that an entry cannot have; `entry` is its own, if any.

    `tournament.team_large` for too many, `tournament.partner` for one of a pair alone,
    `tournament.member_twice` for one who is named twice, and `tournament.member_taken` for one of
    another team or pair. Over the board a pair may be known by its name only.

    >>> import tantrix
    >>> from tantrix.tournaments import sample, teams
    >>> from tantrix.tournaments.registrations import Registration
    >>> state = sample.entered(entries=sample.TEAMS, kind="team", boards=2)
    >>> try:
    ...     teams.check_members(state, Registration(name="Hull", members=("Fay", "Fay")))
    ... except tantrix.TantrixError as error:
    ...     print(error.id)
    tournament.member_twice
    """
    pair = state.settings.kind == "pair"
    most = PAIR if pair else state.settings.boards + MOST_RESERVES
    if len(registration.members) > most:
        raise TantrixError("tournament.team_large", most=most)
    if pair and len(registration.members) == 1:
        raise TantrixError("tournament.partner")
    names = [name.casefold() for name in registration.members if name]
    if len(set(names)) < len(names):
        raise TantrixError("tournament.member_twice")
    for other in state.entries.values():
        if other.number == entry or other.presence == "left":
            continue
        for name in other.registration.members:
            if name.casefold() in names:
                raise TantrixError("tournament.member_taken", name=name)


def substitute(
    state: TournamentState, entry: Entry, board: int, name: str, by: str = ""
) -> Substituted:
    """Return that a reserve takes a board of the match that its team has to play.

    Raises `TantrixError`: `tournament.no_lineup` where there is no such match,
    `tournament.no_board` for a board that there is not, `tournament.board_begun` once its table is
    open, `tournament.no_reserve` unless a member of that name plays at no board.

    >>> from tantrix.tournaments import sample, teams
    >>> state = sample.under_way(entries=sample.TEAMS, kind="team", boards=2)
    >>> event = teams.substitute(state, entry=1, board=2, name="Eve")
    >>> pairing = sample.after(state, event).pairing(1, 1)
    >>> teams.at_board(pairing, event.side, board=2).name
    'Eve'
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
        if known and _known(member) not in map(_known, pairing.lineups[side]):
            return Substituted(
                round=each.number, table=table, side=side, board=board, member=member, by=by
            )
    raise TantrixError("tournament.no_reserve", name=name)


def empty_boards(state: TournamentState, number: int) -> list[Ruling]:
    """Return what games of a round count as at whose boards nobody sits, for one side or both.

    >>> from tantrix.tournaments import sample, teams
    >>> from tantrix.tournaments.registrations import Registration
    >>> bath = Registration(name="Bath", members=("Ann", ""))
    >>> state = sample.under_way(entries=(bath, sample.TEAMS[1]), kind="team", boards=2)
    >>> [(ruling.game, ruling.rule) for ruling in teams.empty_boards(state, 1)]
    [(2, 'default')]
    """
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


def _known(member: Member) -> str:
    """Return what tells a member from others: the id online, the name over the board."""
    return member.person or member.name


def _match_of(state: TournamentState, entry: Entry) -> tuple[RoundState, int, PairingState]:
    """Return the published match that a team has to play."""
    for each in reversed(state.rounds):
        found = each.pairing_of(entry)
        if found is not None and each.published and not each.closed and found[1].lineups:
            return each, *found
    raise TantrixError("tournament.no_lineup")


def without(registration: Registration, person: str) -> Registration:
    """Return a team without one of its members or of those who are invited.

    >>> from tantrix.tournaments.registrations import Registration
    >>> from tantrix.tournaments.teams import without
    >>> bath = Registration(name="Bath", members=("Ann", "Ben"), persons=("p1", "p2"))
    >>> without(bath, "p1").members
    ('Ben',)
    """
    members = registration.lineup(len(registration.members))
    kept = [one for one in members if one.person != person]
    invited = [one for one in registration.invited if one.person != person]
    return with_members(registration, kept, invited)


def with_members(
    registration: Registration, members: list[Member], invited: list[Member]
) -> Registration:
    """Return a team with these members, in the order of the boards.

    >>> from tantrix.tournaments.registrations import Member, Registration
    >>> from tantrix.tournaments.teams import with_members
    >>> members = [Member("p2", "Ben"), Member("p1", "Ann")]
    >>> with_members(Registration(name="Bath"), members, invited=[]).members
    ('Ben', 'Ann')
    """
    return msgspec.structs.replace(
        registration,
        members=tuple(one.name for one in members),
        persons=tuple(one.person for one in members),
        invited=tuple(invited),
    )
