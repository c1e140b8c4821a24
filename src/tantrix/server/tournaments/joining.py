"""Entering a tournament: a person by asking, a pair as soon as both have named each other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments import views
from tantrix.server.tournaments.people import People, Strength
from tantrix.server.web.cookies import Person
from tantrix.tournaments import entering, events
from tantrix.tournaments.events import AnyEvent, Registration
from tantrix.tournaments.state import TournamentState


class JoiningDeps(Protocol):
    """What is to be known of those who enter."""

    @property
    def people(self) -> People:
        """Finds people."""

    @property
    def strength(self) -> Callable[[str], Awaitable[Strength]]:
        """What seeding knows of a person."""


async def joined(
    state: TournamentState, deps: JoiningDeps, person: str, message: q.JoinTournament
) -> AnyEvent:
    """Return the entry of somebody, or in doubles their wish for a partner."""
    if state.status == "draft":
        raise TantrixError("tournament.not_open")
    member = await _admitted(state, deps, person)
    if state.settings.kind != "pair":
        return await _entered(state, deps, [member], message)
    if not message.partner:
        raise TantrixError("tournament.partner")
    partner = await _admitted(state, deps, (await deps.people.named(message.partner)).id)
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


async def _admitted(state: TournamentState, deps: JoiningDeps, person: str) -> Person:
    """Return a person who may enter; raises `TantrixError`."""
    if state.stages and views.entry_of(state, person) is not None:
        raise TantrixError("tournament.entered")  # who has left comes back instead
    member = await deps.people.member(person)
    programs = state.settings.online.programs
    if member.bot and programs == "none":
        raise TantrixError("tournament.people_only")
    if not member.bot and programs == "only":
        raise TantrixError("tournament.programs_only")
    return member


async def _entered(
    state: TournamentState, deps: JoiningDeps, members: list[Person], message: q.JoinTournament
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
