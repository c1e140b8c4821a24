"""The fold: how one more event changes the state of a tournament.

Whether an event may happen is decided before, in `entering`, `directing` and `scoring`; here it
only has its effect, in `fold_games` if it happens at a table. What cannot be applied at all, such
as a result of a table that is not there, raises `TantrixError`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events, rally
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.fold_games import of_game, of_match
from tantrix.tournaments.leaving import let_go
from tantrix.tournaments.rounds import Bye, Entry, Unplayed, may_enter_late, pair
from tantrix.tournaments.state import (
    EntryState,
    GameState,
    HeatState,
    Invitation,
    Logged,
    Officer,
    PairingState,
    RoundState,
    StageState,
    TournamentState,
    first,
    put,
)
from tantrix.tournaments.tables import Heat


def start(event: AnyEvent, at_ms: int) -> TournamentState:
    """Return the first state; raises `TantrixError` unless the tournament is made by the event.

    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> state.settings.name, state.status
    ('Open', 'draft')
    """
    if not isinstance(event, events.Created):
        raise TantrixError("tournament.damaged")
    return first(event, at_ms)


def apply(state: TournamentState, event: AnyEvent, at_ms: int) -> TournamentState:
    """Return the state after one more event; raises `TantrixError` where it cannot follow.

    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> opened = fold.apply(state, directing.open_entries(state), at_ms=1)
    >>> state.status, opened.status
    ('draft', 'open')
    """
    log = (*state.log, Logged(event, at_ms))
    if isinstance(event, events.Undone):
        state = _without(state, {*state.undone, event.event})
    else:
        state = _after(state, event)
    return replace(state, log=log, updated_ms=max(at_ms, state.updated_ms))


def refold(log: Iterable[Logged]) -> TournamentState:
    """Return the state that events add up to; raises `TantrixError` where they do not.

    >>> from tantrix.tournaments import directing, fold
    >>> from tantrix.tournaments.settings import TournamentSettings
    >>> state = fold.start(directing.create(TournamentSettings(name="Open"), bytes(32)), at_ms=0)
    >>> state = fold.apply(state, directing.open_entries(state), at_ms=1)
    >>> fold.refold(state.log) == state
    True
    """
    head, *rest = log
    state = start(*head)
    for event, at_ms in rest:
        state = apply(state, event, at_ms)
    return state


def _without(state: TournamentState, undone: set[int]) -> TournamentState:
    """Fold again all events but those that are undone."""
    head, *rest = state.log
    found = start(*head)
    for number, (event, at_ms) in enumerate(rest, start=2):
        log = (*found.log, Logged(event, at_ms))
        if number not in undone and not isinstance(event, events.Undone):
            found = _after(found, event)
        found = replace(found, log=log, updated_ms=at_ms)
    return replace(found, undone=frozenset(undone))


def _after(state: TournamentState, event: AnyEvent) -> TournamentState:
    """Return what an event makes of a state; who was to leave after it has left."""
    found = _changed(state, event)
    return _promote(let_go(found)) if found.leaving else found


def _changed(state: TournamentState, event: AnyEvent) -> TournamentState:
    """Return a state with what an event changes."""
    match event:
        case (
            events.Paired()
            | events.Unpaired()
            | events.Published()
            | events.ColoursSettled()
            | events.RoundClosed()
        ):
            return _of_round(state, event)
        case (
            events.TimeOffered()
            | events.HoursStated()
            | events.Agreed()
            | events.Substituted()
            | events.Yielded()
        ):
            return of_match(state, event)
        case (
            events.Began()
            | events.Resulted()
            | events.Corrected()
            | events.Ruling()
            | events.Marked()
        ):
            after = of_game(state, event)
            return _promote(after) if isinstance(event, events.Ruling) else after
        case events.Created() | events.Undone():
            raise TantrixError("tournament.damaged")
        case events.Seeded() | events.ArenaEnded() | events.StageClosed():
            return _of_stage(state, event)
        case (
            events.MeetingForbidden()
            | events.CheckInClosed()
            | events.Appointed()
            | events.Admitted()
            | events.DueExtended()
            | events.NextAnnounced()
        ):
            return _of_orders(state, event)
        case _:
            return _of_others(state, event)


def _of_others(state: TournamentState, event: OfAll | OfEntry) -> TournamentState:
    """Change an entry, or the tournament as a whole."""
    match event:
        case events.Changed() | events.EntriesOpened() | events.Finished() | events.Cancelled():
            return _of_all(state, event)
        case _:
            return _of_entry(state, event)


OfAll = events.Changed | events.EntriesOpened | events.Finished | events.Cancelled


def _of_all(state: TournamentState, event: OfAll) -> TournamentState:
    """Change the tournament as a whole."""
    match event:
        case events.EntriesOpened():
            return replace(state, status="open")
        case events.Finished():
            return replace(state, status="finished", opened_key=event.key, digest=event.digest)
        case events.Cancelled():
            return replace(state, status="cancelled", reason=event.reason)
        case events.Changed():
            changed = event.settings.stages
            stages = tuple(replace(each, settings=changed[each.number]) for each in state.stages)
            starts_ms = state.starts_ms
            if event.settings.starts_ms != state.settings.starts_ms:
                starts_ms = event.settings.starts_ms
            return _promote(
                replace(state, settings=event.settings, stages=stages, starts_ms=starts_ms)
            )


OfOrders = (
    events.MeetingForbidden
    | events.CheckInClosed
    | events.Appointed
    | events.Admitted
    | events.DueExtended
    | events.NextAnnounced
)


def _of_orders(state: TournamentState, event: OfOrders) -> TournamentState:
    """Change who may meet, who is there, who holds an office, or when something is due."""
    match event:
        case events.MeetingForbidden():
            held = {pair(*event.sides)}
            barred = state.forbidden - held if event.allowed else state.forbidden | held
            return replace(state, forbidden=barred)
        case events.CheckInClosed():
            gone = {
                number: replace(each, presence="away")
                for number, each in state.entries.items()
                if each.presence == "present" and not each.checked_in
            }
            return _promote(replace(state, entries={**state.entries, **gone}, checked_in=True))
        case events.Appointed():
            officers = {who: one for who, one in state.officers.items() if who != event.person}
            if event.office is not None:
                officers[event.person] = Officer(event.name, event.office)
            return replace(state, officers=officers)
        case events.Admitted():
            return replace(state, admitted=state.admitted | {event.person})
        case events.DueExtended():
            return _extended(state, event)
        case events.NextAnnounced():
            return replace(state, followed_by=event.tournament)


def _extended(state: TournamentState, event: events.DueExtended) -> TournamentState:
    """Move what is due later."""
    if event.stage is not None:
        arena = replace(state.stages[event.stage], ends_ms=event.due_ms)
        return replace(state, stages=put(state.stages, event.stage, arena))
    if event.round == 0:
        return replace(state, starts_ms=event.due_ms)
    found = state.round(event.round)
    match event.of:
        case "next":
            found = replace(found, due_ms=event.due_ms)
        case "deadline":
            found = replace(found, deadline_ms=event.due_ms)
        case "end":
            found = replace(found, ends_ms=event.due_ms)
        case "colours":
            found = replace(found, yields_ms=event.due_ms)
    return state.with_round(found)


# --- entries ------------------------------------------------------------------------------------

OfEntry = (
    events.Entered
    | events.Amended
    | events.Left
    | events.CheckedIn
    | events.Away
    | events.Back
    | events.ByeRequested
    | events.Invited
    | events.Protested
)


def _of_entry(state: TournamentState, event: OfEntry) -> TournamentState:
    """Change one entry."""
    if isinstance(event, events.Entered):
        return _entered(_without_invitations(state, event.registration.persons), event)
    if isinstance(event, events.Invited):
        invited = Invitation(event.name, event.partner, event.partner_name)
        return replace(state, invitations={**state.invitations, event.person: invited})
    entry = state.entry(event.entry)
    if isinstance(event, events.Protested):
        return replace(state, protests=(*state.protests, (len(state.log) + 1, entry.number)))
    match event:
        case events.Amended():
            entry = replace(entry, registration=event.registration)
        case events.Left():
            state, entry = _leaves(state, event)
        case events.CheckedIn():
            entry = replace(entry, checked_in=True)
        case events.Away():
            entry = replace(entry, presence="away")
        case events.Back():
            state = _back(state, entry)
            entry = state.entry(event.entry)
        case events.ByeRequested():
            entry = replace(entry, requested=entry.requested | {event.round})
    return _promote(state.with_entry(entry))


def _leaves(state: TournamentState, event: events.Left) -> tuple[TournamentState, EntryState]:
    """Return a tournament that an entry leaves at once, or after a round, and the entry."""
    entry = replace(state.entry(event.entry), reason=event.reason)
    if event.round:
        return replace(state, leaving=state.leaving | {event.entry}), entry
    state = replace(state, leaving=state.leaving - {event.entry})
    return state, replace(entry, presence="left")


def _entered(state: TournamentState, event: events.Entered) -> TournamentState:
    """Add an entry, with points for the rounds that it has missed if the first stage is on."""
    if event.entry in state.entries:
        raise TantrixError("tournament.number_taken", entry=event.entry)
    # Who enters after the check-in is there.
    entry = EntryState(event.entry, event.registration, "waiting", checked_in=state.checked_in)
    return state.with_entry(entry) if is_full(state) else _joined(state, entry)


def _without_invitations(state: TournamentState, persons: Collection[str]) -> TournamentState:
    """Return a tournament in which nobody who is entered is still looking for a partner."""
    left = {one: wish for one, wish in state.invitations.items() if one not in persons}
    return replace(state, invitations=left)


def _joined(state: TournamentState, entry: EntryState) -> TournamentState:
    """Let an entry take part, in a stage that has begun as its last seed if it is new there."""
    if state.stages and entry.number in state.stages[0].order:
        state = state.with_entry(replace(entry, presence="present"))
        return _with_time_left(state, entry.number)
    entry = replace(entry, presence="present", joined=len(state.rounds))
    state = state.with_entry(entry)
    if not state.stages:
        return state
    stage = state.stages[0]
    why = Unplayed.ABSENT if stage.settings.joins else Unplayed.LATE
    rounds = tuple(
        each
        if each.playoff
        else replace(each, byes=(*each.byes, Bye(each.index, entry.number, why, each.games)))
        for each in state.rounds
    )
    order = (*stage.order, entry.number)
    state = replace(state, rounds=rounds, stages=put(state.stages, 0, replace(stage, order=order)))
    return _with_time_left(state, entry.number)


def _back(state: TournamentState, entry: EntryState) -> TournamentState:
    """Let an entry take part again, or still, where it was to leave after the round."""
    leaving = state.leaving - {entry.number}
    if entry.number not in state.leaving or entry.presence != "present":
        return replace(_returned(state, entry), leaving=leaving)
    return replace(state.with_entry(replace(entry, reason="")), leaving=leaving)


def _returned(state: TournamentState, entry: EntryState) -> TournamentState:
    """Let an entry take part again; the last of those who wait, where its seat is another's."""
    back = replace(entry, reason="", checked_in=entry.checked_in or state.checked_in)
    if is_full(state, entry):
        others = {number: one for number, one in state.entries.items() if number != entry.number}
        waiting = replace(back, presence="waiting")
        return replace(state, entries={**others, entry.number: waiting})
    if state.stages and may_enter(state):
        return _joined(state, back)
    return _with_time_left(state.with_entry(replace(back, presence="present")), entry.number)


def _with_time_left(state: TournamentState, entry: Entry) -> TournamentState:
    """Let who comes while the round of a rally is on take part in it, for the time that is left."""
    last = state.rounds[-1] if state.rounds else None
    if last is None or last.closed or not state.stages[last.stage].settings.joins:
        return state
    known = entry in state.stages[last.stage].order
    if not known or last.heat_of(entry) or all(heat.next_game is None for heat in last.heats):
        return state
    heat = HeatState(Heat(entries=(entry,), games=last.games), rooms=("",) * last.games)
    byes = tuple(bye for bye in last.byes if bye.entry != entry)
    return state.with_round(replace(last, heats=(*last.heats, heat), byes=byes))


def _promote(state: TournamentState) -> TournamentState:
    """Let those who wait take the seats that are free, in order, as long as one can enter.

    After the check-in these are those who have checked in.
    """
    if not may_enter(state):
        return state
    for entry in state.entries.values():
        there = entry.checked_in or not state.checked_in
        if entry.presence == "waiting" and there and not is_full(state):
            state = _joined(state, entry)
    return state


def is_full(state: TournamentState, back: EntryState | None = None) -> bool:
    """Tell whether no seat is free for a new entry, or for one that comes back.

    >>> from tantrix.tournaments import fold, sample
    >>> fold.is_full(sample.entered(capacity=4)), fold.is_full(sample.entered(capacity=5))
    (True, False)
    """
    taken = sum(_has_seat(state, each) for each in state.entries.values())
    own = back is not None and _has_seat(state, back)
    return 0 < state.settings.seats <= taken - own


def _has_seat(state: TournamentState, entry: EntryState) -> bool:
    """Tell whether an entry holds a seat: one that is away does, if it came to the check-in."""
    there = entry.checked_in or not state.checked_in
    return entry.presence == "present" or (entry.presence == "away" and there)


# --- stages and rounds --------------------------------------------------------------------------

OfRound = (
    events.Paired | events.Unpaired | events.Published | events.ColoursSettled | events.RoundClosed
)

OfStage = events.Seeded | events.ArenaEnded | events.StageClosed


def _of_stage(state: TournamentState, event: OfStage) -> TournamentState:
    """Begin or end a stage."""
    if isinstance(event, events.ArenaEnded):
        ended = replace(state.stages[event.stage], ended=True)
        return replace(state, stages=put(state.stages, event.stage, ended))
    if isinstance(event, events.StageClosed):
        ended = replace(
            state.stages[event.stage], closed=True, through=event.through, lots=event.lots
        )
        return replace(state, stages=put(state.stages, event.stage, ended))
    if event.stage != len(state.stages) or event.stage >= len(state.settings.stages):
        raise TantrixError("tournament.damaged")
    settings = state.settings.stages[event.stage]
    stage = StageState(event.stage, settings, event.order, event.groups, ends_ms=event.ends_ms)
    return replace(state, status="running", stages=(*state.stages, stage))


def _of_round(state: TournamentState, event: OfRound) -> TournamentState:
    """Add, change or take back a round."""
    match event:
        case events.Paired():
            if event.round != len(state.rounds) + 1 or event.stage >= len(state.stages):
                raise TantrixError("tournament.damaged")
            return replace(state, rounds=(*state.rounds, _paired(state, event)))
        case events.Unpaired():
            if event.round != len(state.rounds):
                raise TantrixError("tournament.damaged")
            return replace(state, rounds=state.rounds[:-1])
        case events.Published():
            found = state.round(event.round)
            found = replace(
                found,
                # The order of teams holds from now on.
                pairings=tuple(
                    replace(each, lineups=state.lineups(each)) for each in found.pairings
                ),
                published=True,
                starts_ms=event.starts_ms,
                deadline_ms=event.deadline_ms,
                ends_ms=event.ends_ms,
                yields_ms=event.yields_ms,
            )
        case events.ColoursSettled():
            found = replace(state.round(event.round), yields_ms=0)
        case events.RoundClosed():
            found = replace(state.round(event.round), closed=True, due_ms=event.due_ms)
    return state.with_round(found)


def _paired(state: TournamentState, event: events.Paired) -> RoundState:
    """Return a new round."""
    before = state.playoffs_of if event.playoff else state.rounds_of
    index = len(before(event.stage)) + 1
    why = {
        Unplayed.BYE: event.byes,
        Unplayed.REQUESTED: event.requested,
        Unplayed.ABSENT: event.absent,
    }
    return RoundState(
        number=event.round,
        stage=event.stage,
        index=index,
        pairings=tuple(PairingState(table, (GameState(),) * table.games) for table in event.tables),
        byes=tuple(
            Bye(index, entry, reason, event.games)
            for reason, entries in why.items()
            for entry in entries
        ),
        games=event.games,
        digest=event.digest,
        repeats=event.repeats,
        reason=event.reason,
        heats=tuple(HeatState(heat, rooms=("",) * heat.games) for heat in event.heats),
        puzzles=event.puzzles,
        playoff=event.playoff,
    )


def may_enter(state: TournamentState) -> bool:
    """Tell whether somebody can still take part: late only where rounds follow from one another.

    >>> from tantrix.tournaments import fold, sample
    >>> from tantrix.tournaments.settings import StageSettings
    >>> fold.may_enter(sample.under_way())
    True
    >>> fold.may_enter(sample.under_way(StageSettings(format="knockout")))
    False
    """
    if not state.stages:
        return True
    stage, paired = state.stages[0], len(state.rounds_of(0))
    if len(state.stages) > 1:
        return False
    if stage.settings.joins:
        return paired < stage.planned or rally.may_join(state)
    if stage.settings.format == "arena":
        return True
    late = paired == 0 or may_enter_late(paired, stage.planned)
    return stage.settings.paired_one_by_one and late


def next_number(state: TournamentState) -> Entry:
    """Return the number of the next entry.

    >>> from tantrix.tournaments import fold, sample
    >>> fold.next_number(sample.entered())
    5
    """
    return max(state.entries, default=0) + 1
