"""What the captain of a team does: who plays in it, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import views
from tantrix.server.tournaments.acts import own_team
from tantrix.server.tournaments.joining import JoiningDeps, admitted, as_strong
from tantrix.tournaments import entering, teams
from tantrix.tournaments.events import Amended
from tantrix.tournaments.guards import going_on
from tantrix.tournaments.registrations import Member
from tantrix.tournaments.state import EntryState, TournamentState


async def team_changed(
    state: TournamentState, deps: JoiningDeps, person: str, names: Sequence[str]
) -> Amended:
    """Return a team with these members, in this order; who is not in it yet is invited.

    Raises `TantrixError`: `tournament.not_captain`, `tournament.no_captain` where the captain is
    not named, `tournament.member_twice`, `tournament.member_taken` for somebody of another team.
    """
    going_on(state)
    team = own_team(state, person)
    registration = team.registration
    inside = {one.name.casefold(): one for one in registration.lineup(len(registration.members))}
    asked = {one.name.casefold(): one for one in registration.invited}
    members, invited = list[Member](), list[Member]()
    for name in names:
        key = " ".join(name.split()).casefold()
        if key in inside:
            members.append(inside[key])
        else:
            invited.append(asked.get(key) or await _invited(state, deps, team, name))
    if len({one.person for one in (*members, *invited)}) < len(names):
        raise TantrixError("tournament.member_twice")
    if person not in {one.person for one in members}:
        raise TantrixError("tournament.no_captain")
    changed = teams.with_members(registration, members, invited)
    captain = next(one.name for one in members if one.person == person)
    return entering.amend(state, team.number, await as_strong(deps, changed), captain)


async def _invited(
    state: TournamentState, deps: JoiningDeps, team: EntryState, name: str
) -> Member:
    """Return somebody who may join a team."""
    named = await deps.people.named(" ".join(name.split()))
    other = views.entry_of(state, named.id)
    if other is not None and other.number != team.number and other.presence != "left":
        raise TantrixError("tournament.member_taken", name=named.name)
    found = await admitted(state, deps, named.id)
    return Member(found.id, found.name)
