"""What the table of a game in a tournament is to be like: who sits there, which tiles are dealt.

In a duplicate event the deals come from the sealed secret, so that all tables of a round have the
same ones, and each deal is played twice, from both seats. Nobody else sees such a table until all
have had the time to play it.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from tantrix.server.tables.schedule import RULING_MS
from tantrix.tournaments import teams
from tantrix.tournaments.draw import deal_seed
from tantrix.tournaments.heats import HEATS, Plays
from tantrix.tournaments.points import GRACE_MS, NO_SHOW_MS, Pool
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import (
    HeatState,
    PairingState,
    RoundState,
    StageState,
    TournamentState,
)

ARENA_NO_SHOW_MS = 60_000
"""Who is not at a table of an arena a minute after it opened has lost the game, and pauses [O]."""


RACE_NO_SHOW_MS = 3 * 60_000
"""Who is not ready three minutes after a race was to begin does not race [O]."""


class GameSeat(NamedTuple):
    """Who sits at a table of a tournament, in a colour as a letter."""

    person: str
    name: str
    country: str
    colour: str


class Host(NamedTuple):
    """Who plays all boards of a simul."""

    person: str
    name: str


NOBODY = Host("", "")

HOST_DAYS = 1
"""Days for a turn in a simul: nobody is asked to be at a board all the time."""


class GameToOpen(NamedTuple):
    """A game whose table is to be opened; the sides sit in their order, partners opposite.

    `starter` is the side that begins, None where tiles are drawn for it. `no_show_ms` after the
    scheduled start (`starts_ms`) who is not there has lost, or a Controller is called
    (`no_show_asks`); None where nobody is waited for. One is also called once all have left
    (`left_asks`), where the round has no end at which the game would be scored. With `days` for
    a turn nobody need be there, and there is no clock. A seat without a person is that of a
    robot, whose name is its level. `seed` and `sealed_ms` are there where others play the same
    deal. A race of Gobble is dealt anew, and `limit_ms` is how long it may take.
    """

    tournament: str
    stage: int
    place: Place
    seats: tuple[GameSeat, ...]
    doubles: bool
    limit_ms: int | None
    pool: Pool
    starter: int | None
    starts_ms: int | None
    no_show_ms: int
    no_show_asks: bool
    left_asks: bool
    days: int | None
    ranked: bool
    delay_s: int
    private: bool
    seed: str | None = None
    sealed_ms: int = 0
    plays: Plays = "strategy"
    counts: bool = True

    @property
    def word(self) -> str:
        """The word under which there is one table at most."""
        return word(self.tournament, self.stage, self.place)


def word(tournament: str, stage: int, place: Place) -> str:
    """Return the word of a game; stages count from 1 here, as all else does."""
    return f"{tournament}/{stage + 1}/{place.round}/{place.table}/{place.game}"


def calls(state: TournamentState, each: RoundState) -> bool:
    """Tell whether games of a round may call a Controller: several play there in one sitting."""
    rules = HEATS.get(state.stages[each.stage].settings.format)
    together = rules is None or (rules.plays == "strategy" and not rules.alone)
    return together and not state.settings.online.days


def left_asks(state: TournamentState, each: RoundState) -> bool:
    """Tell whether a Controller is called to games of a round that all have left.

    So it is where no end of the round stops its games.
    """
    ends = in_arena(state, each) or each.ends_ms
    return calls(state, each) and not ends


def in_arena(state: TournamentState, each: RoundState) -> bool:
    """Tell whether a round is one of an arena, in which nobody waits long; a play-off is not."""
    return state.stages[each.stage].settings.format == "arena" and not each.playoff


def new_game(
    tournament: str, state: TournamentState, place: Place, starts_ms: int, host: Host = NOBODY
) -> GameToOpen:
    """Return what a table is to be like; `host` plays all boards of a simul."""
    each = state.round(place.round)
    stage = state.stages[each.stage]
    starts: tuple[int, ...] = ()
    if each.heats:
        heat = each.heats[place.table - 1]
        rules = HEATS[stage.settings.format]
        if rules.plays == "gobble":
            return _race(_common(tournament, state, stage, place), state, starts_ms)
        if rules.hosted:
            return _hosted(_common(tournament, state, stage, place), state, host)
        if rules.alone:
            return _alone(_common(tournament, state, stage, place), state, stage, heat.entries[0])
        colours = dict(zip(heat.entries, heat.heat.colours, strict=True))
        sides = [_seats(state, entry, colours[entry]) for entry in sitting(heat, place.game)]
    else:
        pairing = each.pairings[place.table - 1]
        starts = pairing.table.starts
        if state.settings.kind == "team":
            sides = [_at_board(state, pairing, side, place.game) for side in (0, 1)]
        else:
            coloured = zip(pairing.sides, pairing.table.colours, strict=True)
            sides = [_seats(state, entry, colour) for entry, colour in coloured]
    if swapped(state, place):
        sides.reverse()
    found = _common(tournament, state, stage, place)._replace(
        seats=tuple(chain.from_iterable(zip(*sides, strict=True))),
        doubles=len(sides[0]) > 1,
        limit_ms=state.settings.limit_ms // len(sides[0]),
        starter=starts[place.game - 1] if place.game <= len(starts) else None,
        starts_ms=starts_ms,
    )
    if not stage.settings.duplicate:
        return found
    games = len(each.pairings[place.table - 1].games)
    waits_ms = NO_SHOW_MS + RULING_MS * found.no_show_asks
    longest_ms = waits_ms + games * 2 * (state.settings.limit_ms + GRACE_MS)
    seed = deal_seed(state, place.round, deal_of(state, place))
    return found._replace(seed=seed, sealed_ms=starts_ms + longest_ms, private=True)


def _common(tournament: str, state: TournamentState, stage: StageState, place: Place) -> GameToOpen:
    """Return what all tables of a stage have in common."""
    online, each = state.settings.online, state.round(place.round)
    arena = in_arena(state, each)
    return GameToOpen(
        tournament=tournament,
        stage=stage.number,
        place=place,
        seats=(),
        doubles=False,
        limit_ms=state.settings.limit_ms,
        pool=Pool(state.settings.pool),
        starter=None,
        starts_ms=None,
        no_show_ms=ARENA_NO_SHOW_MS if arena else NO_SHOW_MS,
        no_show_asks=online.defaults == "controller" and not arena,
        left_asks=left_asks(state, each),
        days=online.days or None,
        ranked=online.ranked,
        delay_s=online.delay_s,
        private=online.private,
    )


def _alone(
    common: GameToOpen, state: TournamentState, stage: StageState, entry: Entry
) -> GameToOpen:
    """Return the table of somebody who plays alone, or against a robot, as everybody does."""
    place, rules = common.place, HEATS[stage.settings.format]
    seats = _seats(state, entry, "R")
    if rules.plays == "strategy":
        seats.append(GameSeat("", stage.settings.robot, "", "Y"))
    if swapped(state, place):
        seats.reverse()
    return common._replace(
        seats=tuple(seats),
        ranked=False,
        private=True,
        seed=deal_seed(state, place.round, deal_of(state, place)),
        sealed_ms=state.round(place.round).deadline_ms,
        plays=rules.plays,
    )


def _hosted(common: GameToOpen, state: TournamentState, host: Host) -> GameToOpen:
    """Return a board of a simul, which counts in no ranking: the guest has the preferred colour."""
    place = common.place
    (entry,) = state.heat(place.round, place.table).entries
    colour = (state.entries[entry].registration.preferences or "R")[0]
    seats = _seats(state, entry, colour)
    seats.append(GameSeat(host.person, host.name, "", "R" if colour != "R" else "Y"))
    return common._replace(
        seats=tuple(seats), ranked=False, limit_ms=None, days=HOST_DAYS, delay_s=0, counts=False
    )


def _race(common: GameToOpen, state: TournamentState, starts_ms: int) -> GameToOpen:
    """Return the table of a race, at which everybody of a heat has a seat."""
    place = common.place
    entries = sitting(state.heat(place.round, place.table), place.game)
    seats = tuple(chain.from_iterable(_seats(state, entry, "") for entry in entries))
    return common._replace(
        seats=seats, starts_ms=starts_ms, no_show_ms=RACE_NO_SHOW_MS, plays="gobble"
    )


def deal_of(state: TournamentState, place: Place) -> int:
    """Return which deal of its round a game has, from 1."""
    stage = state.stages[state.round(place.round).stage].settings
    seatings = 2 if stage.duplicate else HEATS[stage.format].seatings
    return (place.game - 1) // seatings + 1


def swapped(state: TournamentState, place: Place) -> bool:
    """Tell whether a game is the second one of its deal, in which the seats are exchanged."""
    stage = state.stages[state.round(place.round).stage].settings
    twice = HEATS[stage.format].seatings == 2 if stage.format in HEATS else stage.duplicate
    return twice and place.game % 2 == 0


def sitting(heat: HeatState, game: int) -> list[Entry]:
    """Return who sits at the table of a game: all but those who had left before it was open."""
    gone = {mark.entry for mark in heat.of_game(game) if mark.out == "absent"}
    return [entry for entry in heat.entries if entry not in gone]


def _at_board(
    state: TournamentState, pairing: PairingState, side: int, game: int
) -> list[GameSeat]:
    """Return the seat of who plays for a team at the board of a game; none where nobody does."""
    board = teams.board_of(pairing, state.settings.boards, game)
    member = teams.at_board(pairing, side, board)
    if member is None:
        return []
    country = state.entries[pairing.sides[side]].registration.country
    return [GameSeat(member.person, member.name, country, pairing.table.colours[side])]


def _seats(state: TournamentState, entry: Entry, colour: str) -> list[GameSeat]:
    """Return the seats of a person, or those of a pair, who play one colour."""
    known = state.entries[entry].registration
    names = known.members or (known.name,)
    return [
        GameSeat(person, name, known.country, colour)
        for person, name in zip(known.persons, names, strict=True)
    ]
