"""Entering a tournament: a person by asking, a pair as soon as both have named each other.

A team is entered by its captain, who invites the others (`team_acts`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec.structs import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import views
from tantrix.server.tournaments.people import People, Strength
from tantrix.server.tournaments.player_requests import JoinTournament
from tantrix.server.tournaments.repository import TournamentStore
from tantrix.server.web.cookies import Person
from tantrix.tournaments import entering, events, teams
from tantrix.tournaments.conditions import Applicant, check_conditions
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.registrations import Member, Registration
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.settings import EntryConditions
from tantrix.tournaments.state import TournamentState


class JoiningDeps(Protocol):
    """What is to be known of those who enter."""

    @property
    def people(self) -> People:
        """Finds people."""

    @property
    def listings(self) -> TournamentStore:
        """What is stored of tournaments and games beside their events."""

    @property
    def strength(self) -> Callable[[str], Awaitable[Strength]]:
        """What seeding knows of a person."""


async def joined(
    state: TournamentState, deps: JoiningDeps, person: str, message: JoinTournament
) -> AnyEvent:
    """Return the entry of somebody, or in doubles their wish for a partner."""
    if state.status == "draft":
        raise TantrixError("tournament.not_open")
    member = await admitted(state, deps, person)
    if state.settings.kind == "team":
        return await _of_team(state, deps, member, message)
    if state.settings.kind != "pair":
        return await _entered(state, deps, [member], message)
    if not message.partner:
        raise TantrixError("tournament.partner")
    partner = await admitted(state, deps, (await deps.people.named(message.partner)).id)
    wish = state.invitations.get(partner.id)
    if wish is not None and wish.partner == person:
        return await _entered(state, deps, [partner, member], message)
    return entering.invite(
        state,
        events.Invited(
            person=person,
            name=member.name,
            partner=partner.id,
            partner_name=partner.name,
            by=member.name,
        ),
    )


async def _of_team(
    state: TournamentState, deps: JoiningDeps, member: Person, message: JoinTournament
) -> AnyEvent:
    """Return a new team with its captain, or one that has invited somebody with them in it."""
    name = " ".join(message.team.split())
    if not name:
        raise TantrixError("tournament.team")
    found = next(
        (
            one
            for one in state.entries.values()
            if one.name.casefold() == name.casefold() and one.presence != "left"
        ),
        None,
    )
    if found is None:
        registration = Registration(
            name=name, club=message.club, preferences=message.preferences, captain=member.id
        )
        people = [Member(member.id, member.name)]
        registration = await as_strong(deps, teams.with_members(registration, people, []))
        return entering.enter(state, registration, member.name)
    team = found.registration
    if member.id not in {one.person for one in team.invited}:
        raise TantrixError("tournament.not_invited", name=found.name)
    if views.entry_of(state, member.id) is not None:
        raise TantrixError("tournament.entered")
    people = [*team.lineup(len(team.members)), Member(member.id, member.name)]
    invited = [one for one in team.invited if one.person != member.id]
    joined_by = await as_strong(deps, teams.with_members(team, people, invited))
    return entering.amend(state, found.number, joined_by, member.name)


async def as_strong(deps: JoiningDeps, team: Registration) -> Registration:
    """Return a team with the country that its members share, as strong as they are in the mean."""
    people = [await deps.people.member(one) for one in team.persons]
    strengths = [await deps.strength(one.id) for one in people]
    countries = {one.country or "" for one in people}
    return replace(
        team,
        country=countries.pop() if len(countries) == 1 else "",
        elo=_mean([one.elo for one in strengths if one.elo is not None]),
        games=min(one.games for one in strengths),
        ranking=sum(one.ranking for one in strengths) / len(strengths),
        robot=any(one.bot for one in people),
    )


async def admitted(state: TournamentState, deps: JoiningDeps, person: str) -> Person:
    """Return a person who may enter; raises `TantrixError`."""
    if state.stages and views.entry_of(state, person) is not None:
        raise TantrixError("tournament.entered")  # who has left comes back instead
    member = await deps.people.member(person)
    programs = state.settings.online.programs
    if member.bot and programs == "none":
        raise TantrixError("tournament.people_only")
    if not member.bot and programs == "only":
        raise TantrixError("tournament.programs_only")
    await check_person(state, deps, member)
    return member


async def check_person(state: TournamentState, deps: JoiningDeps, one: Person) -> None:
    """Raise `TantrixError` with the condition of entry that somebody does not meet, if any."""
    wanted = state.settings.conditions
    if wanted == EntryConditions():
        return
    played = await deps.listings.games_of(one.id)
    known = Applicant(
        name=one.name,
        elo=(await deps.strength(one.id)).elo,
        games=played.played,
        unfinished=played.unfinished,
        country=one.country or "",
    )
    check_conditions(wanted, known, invited=one.id in state.admitted)


async def check_entry(state: TournamentState, deps: JoiningDeps, entry: Entry) -> None:
    """Raise `TantrixError` with the condition that somebody of an entry does not meet any more."""
    if state.settings.conditions == EntryConditions():
        return
    for person in state.entry(entry).registration.persons:
        await check_person(state, deps, await deps.people.member(person))


async def _entered(
    state: TournamentState, deps: JoiningDeps, members: list[Person], message: JoinTournament
) -> AnyEvent:
    """Return the entry of a person or a pair, as strong as they are known to be together."""
    strengths = [await deps.strength(one.id) for one in members]
    countries = {one.country or "" for one in members}
    first, last = members[0], members[-1]
    registration = Registration(
        name=" & ".join(one.name for one in members),
        members=tuple(one.name for one in members) if len(members) > 1 else (),
        country=countries.pop() if len(countries) == 1 else "",
        club=message.club,
        elo=_mean([one.elo for one in strengths if one.elo is not None]),
        games=min(one.games for one in strengths),
        ranking=sum(one.ranking for one in strengths) / len(strengths),
        preferences=message.preferences or await deps.people.preferences(first.id),
        robot=any(one.bot for one in members),
        persons=tuple(one.id for one in members),
    )
    return entering.enter(state, registration, last.name)


def _mean(values: list[float]) -> float | None:
    """Return the mean of some values, None of none."""
    return sum(values) / len(values) if values else None
