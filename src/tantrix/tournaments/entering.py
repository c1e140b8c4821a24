"""Entries: who comes, goes, is away for a while, or asks for a bye.

Every function returns the event, or raises `TantrixError` with the reason why it cannot be.
"""

from __future__ import annotations

from collections.abc import Collection
from difflib import SequenceMatcher

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events, leaving, teams
from tantrix.tournaments.fold import is_full, may_enter, next_number
from tantrix.tournaments.guards import going_on, reasoned
from tantrix.tournaments.registrations import Registration
from tantrix.tournaments.rounds import Entry, Pair, may_request_bye, pair
from tantrix.tournaments.state import TournamentState

ALIKE = 0.85
"""From this likeness on, of 1 for equal ones, two names are thought to be one person's."""


def enter(state: TournamentState, registration: Registration, by: str = "") -> events.Entered:
    """Return a new entry with the next number, also a late one while that is possible.

    >>> from tantrix.tournaments import directing, entering, fold
    >>> from tantrix.tournaments.registrations import Registration
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> state = fold.apply(state, directing.open_entries(state), at_ms=1)
    >>> state = fold.apply(state, entering.enter(state, Registration(name="Ann")), at_ms=2)
    >>> state.entries[1].name
    'Ann'
    """
    going_on(state)
    check_registration(registration)
    _check_not_out(state, registration.persons, registration.name)
    for other in state.entries.values():
        if other.presence == "left":
            continue
        if not {*registration.persons}.isdisjoint(other.registration.persons):
            raise TantrixError("tournament.entered")
        if other.name.casefold() == registration.name.casefold():
            raise TantrixError("tournament.name_taken", name=registration.name)
    if state.settings.kind != "person":
        teams.check_members(state, registration)
    if not may_enter(state):
        raise TantrixError("tournament.too_late")
    return events.Entered(entry=next_number(state), registration=registration, by=by)


def invite(state: TournamentState, wish: events.Invited) -> events.Invited:
    """Return a wish to play in a pair, while one may still enter.

    >>> from tantrix.tournaments import entering, events, sample
    >>> wish = events.Invited(person="p1", name="Eve", partner="p2", partner_name="Finn")
    >>> entering.invite(sample.entered(kind="pair"), wish) == wish
    True
    """
    going_on(state)
    if wish.person == wish.partner:
        raise TantrixError("tournament.partner")
    _check_not_out(state, (wish.person, wish.partner))
    for other in state.entries.values():
        taken = {wish.person, wish.partner}.intersection(other.registration.persons)
        if taken and other.presence != "left":
            raise TantrixError("tournament.partner_taken")
    return wish


def _check_not_out(state: TournamentState, persons: Collection[str], name: str = "") -> None:
    """Raise `TantrixError` `tournament.disqualified` for persons, or a name, of whoever is out."""
    for other in state.entries.values():
        own = other.registration
        known = own.name.casefold() == name.casefold() or not {*persons}.isdisjoint(own.persons)
        if other.disqualified and known:
            raise TantrixError("tournament.disqualified", name=own.name)


def check_registration(registration: Registration) -> None:
    """Raise `TantrixError` for what cannot be said of an entry.

    >>> import tantrix
    >>> from tantrix.tournaments import entering
    >>> from tantrix.tournaments.registrations import Registration
    >>> entering.check_registration(Registration(name="Ann", preferences="RY"))
    >>> try:
    ...     entering.check_registration(Registration(name="Ann", preferences="RR"))
    ... except tantrix.TantrixError as error:
    ...     print(error.id)
    tournament.bad_preferences
    """
    own = registration.country, registration.club
    for name in (registration.name, *own, *registration.members):
        # What is no letter could do anything to a terminal.
        if len(name) > 60 or not name.isprintable():
            raise TantrixError("tournament.bad_name", name="".join(filter(str.isprintable, name)))
    if not registration.name.strip():
        raise TantrixError("tournament.bad_name", name=registration.name)
    letters = registration.preferences
    if letters and (len(letters) != 2 or letters[0] == letters[1] or {*letters} - {*"RYBG"}):
        raise TantrixError("tournament.bad_preferences", text=letters)


def amend(
    state: TournamentState, entry: Entry, registration: Registration, by: str = ""
) -> events.Amended:
    """Return what is known of an entry, put right.

    >>> from tantrix.tournaments import entering, sample
    >>> from tantrix.tournaments.registrations import Registration
    >>> state = sample.entered()
    >>> state = sample.after(state, entering.amend(state, 1, Registration(name="Anne")))
    >>> state.entries[1].name
    'Anne'
    """
    going_on(state)
    check_registration(registration)
    if not state.entry(entry).disqualified:
        _check_not_out(state, registration.persons, registration.name)
    for other in state.entries.values():
        if other.number != entry and other.name.casefold() == registration.name.casefold():
            raise TantrixError("tournament.name_taken", name=registration.name)
    if state.settings.kind != "person":
        teams.check_members(state, registration, entry)
    return events.Amended(entry=state.entry(entry).number, registration=registration, by=by)


def alike(state: TournamentState, name: str) -> list[Entry]:
    """Return the entries whose names look like one that is to be entered.

    >>> from tantrix.tournaments import directing, entering, fold
    >>> from tantrix.tournaments.registrations import Registration
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> state = fold.apply(state, directing.open_entries(state), at_ms=1)
    >>> state = fold.apply(state, entering.enter(state, Registration(name="Ann")), at_ms=2)
    >>> entering.alike(state, "Anne")
    [1]
    """
    matcher = SequenceMatcher(b=name.casefold())
    found = []
    for each in state.entries.values():
        matcher.set_seq1(each.name.casefold())
        # The quick ratios are bounds from above, so that most names are not looked at closely.
        bounds = matcher.real_quick_ratio, matcher.quick_ratio, matcher.ratio
        if all(ratio() >= ALIKE for ratio in bounds):
            found.append(each.number)
    return found


def withdraw(
    state: TournamentState,
    entry: Entry,
    reason: str = "",
    by: str = "",
    *,
    after_round: bool = False,
) -> events.Left:
    """Return an entry's withdrawal; its results stay.

    By default the games that it has left are lost at once; `after_round` those of the round that is
    on are played first.

    >>> from tantrix.tournaments import directing, entering, fold
    >>> from tantrix.tournaments.registrations import Registration
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> state = fold.apply(state, directing.open_entries(state), at_ms=1)
    >>> state = fold.apply(state, entering.enter(state, Registration(name="Ann")), at_ms=2)
    >>> state = fold.apply(state, entering.withdraw(state, 1), at_ms=3)
    >>> state.entries[1].presence
    'left'
    """
    going_on(state)
    last = leaving.round_of(state, entry) if after_round else 0
    if state.entry(entry).presence == "left" or (last and entry in state.leaving):
        raise TantrixError("tournament.gone", name=state.entry(entry).name)
    return events.Left(entry=entry, round=last, reason=reason, by=by)


def away(state: TournamentState, entry: Entry, by: str = "") -> events.Away:
    """Return that an entry is not to be paired until it is back.

    Where all opponents were drawn at the start (knock-out, round robin, groups), who goes away
    before it is not among them. After it nothing changes: its games wait, and are lost by default.

    >>> from tantrix.tournaments import directing, entering, fold
    >>> from tantrix.tournaments.registrations import Registration
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> state = fold.apply(state, directing.open_entries(state), at_ms=1)
    >>> state = fold.apply(state, entering.enter(state, Registration(name="Ann")), at_ms=2)
    >>> fold.apply(state, entering.away(state, 1), at_ms=3).entries[1].presence
    'away'
    """
    going_on(state)
    if state.entry(entry).presence != "present":
        raise TantrixError("tournament.not_present", name=state.entry(entry).name)
    return events.Away(entry=entry, by=by)


def back(state: TournamentState, entry: Entry, by: str = "") -> events.Back:
    """Return that an entry is there again; of a later stage, who has left stays away.

    Where its seat is another's by now, it waits for one, behind those who wait already. Who was not
    there at the seeding can only come as long as one can enter, who is disqualified not at all.

    >>> from tantrix.tournaments import directing, entering, fold
    >>> from tantrix.tournaments.registrations import Registration
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> state = fold.apply(state, directing.open_entries(state), at_ms=1)
    >>> state = fold.apply(state, entering.enter(state, Registration(name="Ann")), at_ms=2)
    >>> state = fold.apply(state, entering.away(state, 1), at_ms=3)
    >>> fold.apply(state, entering.back(state, 1), at_ms=4).entries[1].presence
    'present'
    """
    going_on(state)
    found = state.entry(entry)
    if entry in state.leaving and found.presence == "present":  # it stays after all
        return events.Back(entry=entry, by=by)
    if found.disqualified:
        raise TantrixError("tournament.disqualified", name=found.name)
    if found.presence not in {"away", "left"}:
        raise TantrixError("tournament.present", name=found.name)
    if found.presence == "left" and len(state.stages) > 1:
        raise TantrixError("tournament.gone", name=found.name)
    drawn = not state.stages or entry in state.stages[0].order
    if not may_enter(state) and (not drawn or is_full(state, found)):
        raise TantrixError("tournament.too_late")
    return events.Back(entry=entry, by=by)


def check_in(state: TournamentState, entry: Entry, by: str = "") -> events.CheckedIn:
    """Return that an entry is there for the start.

    >>> from tantrix.tournaments import entering, sample
    >>> state = sample.entered()
    >>> sample.after(state, entering.check_in(state, 1)).entries[1].checked_in
    True
    """
    going_on(state)
    found = state.entry(entry)
    if found.presence == "left":
        raise TantrixError("tournament.gone", name=found.name)
    return events.CheckedIn(entry=entry, by=by)


def request_bye(
    state: TournamentState, entry: Entry, number: int, by: str = ""
) -> events.ByeRequested:
    """Return a request for a bye in a round that is not paired yet, where each is by itself [O].

    >>> from tantrix.tournaments import directing, entering, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, entering.request_bye(state, 2, number=1))
    >>> seeded, paired = directing.pair_next(state)
    >>> paired.requested, paired.byes
    ((2,), (4,))
    """
    going_on(state)
    found = state.entry(entry)
    settings = state.settings.stages[0]
    planned = state.stages[0].planned if state.stages else settings.planned(len(state.entries))
    if not settings.paired_one_by_one or number <= len(state.rounds):
        raise TantrixError("tournament.no_bye", round=number)
    if not may_request_bye(number, planned, len(found.requested)):
        raise TantrixError("tournament.no_bye", round=number)
    return events.ByeRequested(entry=entry, round=number, by=by)


def forbid(
    state: TournamentState, sides: Pair, reason: str, *, allowed: bool = False, by: str = ""
) -> events.MeetingForbidden:
    """Return that two entries are not to meet, or may meet again.

    Raises `TantrixError` `tournament.must_meet` where that cannot be kept: all meet all, or results
    alone say who meets.

    >>> from tantrix.tournaments import directing, entering, sample
    >>> state = sample.entered()
    >>> state = sample.after(state, entering.forbid(state, (2, 3), "they share a car"))
    >>> seeded, paired = directing.pair_next(state)
    >>> [table.sides for table in paired.tables]
    [(3, 1), (2, 4)]
    """
    for entry in sides:
        state.entry(entry)
    if sides[0] == sides[1]:
        raise TantrixError("tournament.itself")
    if not allowed and not _can_part(state, sides):
        raise TantrixError("tournament.must_meet")
    return events.MeetingForbidden(
        sides=pair(*sides), allowed=allowed, reason=reasoned(reason), by=by
    )


def _can_part(state: TournamentState, sides: Pair) -> bool:
    """Tell whether the stage that is on, or comes first, can keep two from meeting."""
    if not state.stages:
        return state.settings.stages[0].format not in {"round_robin", "knockout"}
    stage = state.stages[-1]
    return stage.settings.format not in {"round_robin", "knockout"} and not any(
        {*sides}.issubset(group) for group in stage.groups
    )
