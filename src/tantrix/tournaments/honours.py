"""What stays of a tournament that is over: badges of entries, and feats that may be records.

Badges are for the first three places, and for the best newcomer, junior and player of a country
[W]. Tournament records are the best share of the points over seven rounds or more, the longest run
of wins, the biggest win, the greatest come-back in a match and the most entries [S0]; `feats` has
what one tournament offers for each. Feats of players are those of people who play alone, in games
of two sides that were played: what was won by default is none [O].
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Literal, NamedTuple

from tantrix.tournaments.heats import HEATS
from tantrix.tournaments.points import SHARED
from tantrix.tournaments.results import Match
from tantrix.tournaments.rounds import Entry, Pairing
from tantrix.tournaments.seeding import SETTLED
from tantrix.tournaments.state import TournamentState

Badge = Literal["first", "second", "third", "newcomer", "junior", "country", "team"]
Feat = Literal["share", "run", "margin", "comeback", "entries"]
FEATS: tuple[Feat, ...] = ("share", "run", "margin", "comeback", "entries")

_PODIUM: tuple[Badge, ...] = ("first", "second", "third")
LONG_ROUNDS = 7
"""A share of the points is a feat if it was won in so many rounds [S0]."""


class AchievedFeat(NamedTuple):
    """What an entry, or nobody in particular, has achieved in a tournament.

    `value` is per mille for a share, games for a run, tiles for a margin, tenths for a come-back.

    >>> from tantrix.tournaments import honours, sample
    >>> honours.feats(sample.under_way())
    [AchievedFeat(feat='entries', value=4, entry=None)]
    """

    feat: Feat
    value: int
    entry: Entry | None = None


def badges(state: TournamentState, places: Sequence[tuple[int, Entry]]) -> dict[Entry, list[Badge]]:
    """Return the badges of a tournament that is over, by entry; equal places share theirs.

    `places` are those of `overview.final_places`.

    The best newcomer, junior or player of a country is honoured where others are none [O]; of a
    country, where two of it have played. The winning team has one for each of its members.

    >>> from tantrix.tournaments import honours, overview, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> state = sample.played(sample.under_way(StageSettings(rounds=1), entries=("Ann", "Ben")))
    >>> honours.badges(state, overview.final_places(state))
    {2: ['first'], 1: ['second']}
    """
    found: dict[Entry, list[Badge]] = {entry: [] for _, entry in places}
    for place, entry in places:
        if place <= len(_PODIUM):
            found[entry].append(_PODIUM[place - 1])
        if place == 1 and state.settings.kind == "team":
            found[entry].append("team")

    for badge, entries in _groups(state):
        among = [(place, entry) for place, entry in places if entry in entries]
        if len(among) < len(places):
            for place, entry in among:
                if place == among[0][0]:
                    found[entry].append(badge)
    return {entry: own for entry, own in found.items() if own}


def _groups(state: TournamentState) -> Iterator[tuple[Badge, set[Entry]]]:
    """Yield the groups of people the best of whom has a badge."""
    if state.settings.kind != "person":
        return
    known = {entry: one.registration for entry, one in state.entries.items()}
    yield "newcomer", {e for e, one in known.items() if one.games < SETTLED and not one.robot}
    yield "junior", {entry for entry, one in known.items() if one.junior}
    for country in sorted({one.country for one in known.values()} - {""}):
        group = {entry for entry, one in known.items() if one.country == country}
        if len(group) > 1:
            yield "country", group


def feats(state: TournamentState) -> list[AchievedFeat]:
    """Return the best that was achieved in a tournament that is over, feat by feat.

    >>> from tantrix.tournaments import honours, sample
    >>> for feat in honours.feats(sample.played(sample.under_way())):
    ...     print(feat.feat, feat.value, feat.entry)
    margin 9 1
    entries 4 None
    """
    taken_part = sum(bool(one.presence != "waiting") for one in state.entries.values())
    found = [AchievedFeat("entries", taken_part)]
    if state.settings.kind == "person":
        people = {e for e, one in state.entries.items() if not one.registration.robot}
        by_stage = [
            state.pairings_of(stage.number)
            for stage in state.stages
            if stage.settings.format not in HEATS
        ]
        for entry in sorted(people):
            found += _of_entry(entry, by_stage)
    return [
        best
        for feat in FEATS
        if (best := max((one for one in found if one.feat == feat), key=_value, default=None))
    ]


def _value(one: AchievedFeat) -> int:
    return one.value


def _of_entry(entry: Entry, by_stage: list[list[Pairing]]) -> Iterator[AchievedFeat]:
    """Yield what an entry has achieved."""
    own = [[each for each in pairings if entry in each.sides] for pairings in by_stage]
    for pairings in own:
        played = [each for each in pairings if any(game.played for game in each.match.results)]
        if len(played) >= LONG_ROUNDS:
            yield AchievedFeat("share", _share(entry, played), entry)
    matches = [(each.match, each.sides.index(entry)) for pairings in own for each in pairings]
    run = most = 0
    for match, side in matches:
        for game in match.results:
            if not game.played:
                continue
            run = run + 1 if game.winner == side else 0
            most = max(most, run)
            margin = -game.margin if side else game.margin
            if margin > 0:
                yield AchievedFeat("margin", margin, entry)
    if most > 1:
        yield AchievedFeat("run", most, entry)
    for match, side in matches:
        behind = _behind(match, side)
        if match.winner == side and behind:
            yield AchievedFeat("comeback", behind, entry)


def _share(entry: Entry, pairings: list[Pairing]) -> int:
    """Return how many of a thousand points an entry has won in matches."""
    won = sum(each.match.tenths[each.sides.index(entry)] for each in pairings)
    return 1000 * won // sum(SHARED * len(each.match.results) for each in pairings)


def _behind(match: Match, side: int) -> int:
    """Return by how many tenths a side was behind in a match, at the worst moment."""
    leads = (game.tenths[side] - game.tenths[1 - side] for game in match.results)
    return max(0, -min(accumulate(leads), default=0))
