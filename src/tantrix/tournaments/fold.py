"""The fold: how one more event changes the state of a tournament.

Whether an event may happen is decided before, in `entering`, `directing` and `scoring`; here it
only has its effect. What cannot be applied at all, such as a result of a table that is not there,
raises `TantrixError`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import TypeVar

from tantrix.rules.core.errors import TantrixError
from tantrix.tournaments import events
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.rounds import Bye, Entry, Unplayed, pair
from tantrix.tournaments.state import (
    EntryState,
    GameState,
    Invitation,
    Logged,
    Officer,
    PairingState,
    RoundState,
    StageState,
    TimeOffer,
    TournamentState,
    first,
)

Item = TypeVar("Item")


def start(event: AnyEvent, at_ms: int) -> TournamentState:
    """Return the first state; raises `TantrixError` unless the tournament is made by the event."""
    if not isinstance(event, events.Created):
        raise TantrixError("tournament.damaged")
    return first(event, at_ms)


def apply(state: TournamentState, event: AnyEvent, at_ms: int) -> TournamentState:
    """Return the state after one more event; raises `TantrixError` where it cannot follow."""
    log = (*state.log, Logged(event, at_ms))
    if isinstance(event, events.Undone):
        state = _without(state, {*state.undone, event.event})
    else:
        state = _after(state, event)
    return replace(state, log=log, updated_ms=max(at_ms, state.updated_ms))


def refold(log: Iterable[Logged]) -> TournamentState:
    """Return the state that events add up to; raises `TantrixError` where they do not."""
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
    """Return what an event makes of a state."""
    match event:
        case events.Paired() | events.Unpaired() | events.Published() | events.RoundClosed():
            return _of_round(state, event)
        case events.TimeOffered() | events.Agreed():
            return _of_time(state, event)
        case events.Began() | events.Resulted() | events.Corrected() | events.Ruling():
            return _of_game(state, event)
        case events.Created() | events.Undone():
            raise TantrixError("tournament.damaged")
        case events.Seeded() | events.ArenaEnded() | events.StageClosed():
            return _of_stage(state, event)
        case (
            events.MeetingForbidden()
            | events.CheckInClosed()
            | events.Appointed()
            | events.DueExtended()
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
            return replace(state, settings=event.settings, stages=stages, starts_ms=starts_ms)


OfOrders = events.MeetingForbidden | events.CheckInClosed | events.Appointed | events.DueExtended


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
            return replace(state, entries={**state.entries, **gone}, checked_in=True)
        case events.Appointed():
            officers = {who: one for who, one in state.officers.items() if who != event.person}
            if event.office is not None:
                officers[event.person] = Officer(event.name, event.office)
            return replace(state, officers=officers)
        case events.DueExtended():
            if event.round == 0:
                return replace(state, starts_ms=event.due_ms)
            found = replace(state.round(event.round), due_ms=event.due_ms)
            return _with_round(state, found)


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
)


def _of_entry(state: TournamentState, event: OfEntry) -> TournamentState:
    """Change one entry."""
    if isinstance(event, events.Entered):
        return _entered(_without_invitations(state, event.registration.persons), event)
    if isinstance(event, events.Invited):
        invited = Invitation(event.name, event.partner, event.partner_name)
        return replace(state, invitations={**state.invitations, event.person: invited})
    entry = state.entry(event.entry)
    match event:
        case events.Amended():
            entry = replace(entry, registration=event.registration)
        case events.Left():
            entry = replace(entry, presence="left", reason=event.reason)
        case events.CheckedIn():
            entry = replace(entry, checked_in=True)
        case events.Away():
            entry = replace(entry, presence="away")
        case events.Back():
            entry = replace(entry, presence="present", reason="")
        case events.ByeRequested():
            entry = replace(entry, requested=entry.requested | {event.round})
    return _promote(_with(state, entry))


def _entered(state: TournamentState, event: events.Entered) -> TournamentState:
    """Add an entry, with points for the rounds that it has missed if the first stage is on."""
    if event.entry in state.entries:
        raise TantrixError("tournament.number_taken", entry=event.entry)
    full = 0 < state.settings.capacity <= _taking_part(state)
    entry = EntryState(event.entry, event.registration, "waiting" if full else "present")
    return _with(state, entry) if full else _joined(state, entry)


def _without_invitations(state: TournamentState, persons: Collection[str]) -> TournamentState:
    """Return a tournament in which nobody who is entered is still looking for a partner."""
    left = {one: wish for one, wish in state.invitations.items() if one not in persons}
    return replace(state, invitations=left)


def _joined(state: TournamentState, entry: EntryState) -> TournamentState:
    """Let an entry take part, in a stage that has begun as its last seed."""
    entry = replace(entry, presence="present", joined=len(state.rounds))
    state = _with(state, entry)
    if not state.stages:
        return state
    stage = state.stages[0]
    rounds = tuple(
        replace(each, byes=(*each.byes, Bye(each.index, entry.number, Unplayed.LATE, each.games)))
        for each in state.rounds
    )
    order = (*stage.order, entry.number)
    return replace(state, rounds=rounds, stages=_put(state.stages, 0, replace(stage, order=order)))


def _promote(state: TournamentState) -> TournamentState:
    """Let those who wait take the places that are free, in order; not once it has begun."""
    if state.stages:
        return state
    for entry in state.entries.values():
        if entry.presence == "waiting" and _taking_part(state) < state.settings.capacity:
            state = _joined(state, entry)
    return state


def _taking_part(state: TournamentState) -> int:
    """Return how many entries take part, those that are away among them."""
    return sum(each.presence in {"present", "away"} for each in state.entries.values())


def _with(state: TournamentState, entry: EntryState) -> TournamentState:
    return replace(state, entries={**state.entries, entry.number: entry})


# --- stages and rounds --------------------------------------------------------------------------

OfRound = events.Paired | events.Unpaired | events.Published | events.RoundClosed


OfStage = events.Seeded | events.ArenaEnded | events.StageClosed


def _of_stage(state: TournamentState, event: OfStage) -> TournamentState:
    """Begin or end a stage."""
    if isinstance(event, events.ArenaEnded):
        ended = replace(state.stages[event.stage], ended=True)
        return replace(state, stages=_put(state.stages, event.stage, ended))
    if isinstance(event, events.StageClosed):
        ended = replace(
            state.stages[event.stage], closed=True, through=event.through, lots=event.lots
        )
        return replace(state, stages=_put(state.stages, event.stage, ended))
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
            found = replace(
                state.round(event.round),
                published=True,
                starts_ms=event.starts_ms,
                deadline_ms=event.deadline_ms,
            )
        case events.RoundClosed():
            found = replace(state.round(event.round), closed=True, due_ms=event.due_ms)
    return _with_round(state, found)


def _paired(state: TournamentState, event: events.Paired) -> RoundState:
    """Return a new round."""
    index = len(state.rounds_of(event.stage)) + 1
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
    )


def _with_round(state: TournamentState, changed: RoundState) -> TournamentState:
    return replace(state, rounds=_put(state.rounds, changed.number - 1, changed))


# --- games --------------------------------------------------------------------------------------

OfGame = events.Began | events.Resulted | events.Corrected | events.Ruling


def _of_time(state: TournamentState, event: events.TimeOffered | events.Agreed) -> TournamentState:
    """Note a time that is offered for a match, or agreed on."""
    pairing = state.pairing(event.round, event.table)
    if isinstance(event, events.TimeOffered):
        offer = TimeOffer(event.side, event.starts_ms, event.made_ms)
        pairing = replace(pairing, offers=(*pairing.offers, offer))
    else:
        pairing = replace(pairing, starts_ms=event.starts_ms)
    return _with_pairing(state, event.round, event.table, pairing)


def _of_game(state: TournamentState, event: OfGame) -> TournamentState:
    """Change one game; a ruling may concern a whole match, an entry, or nothing that counts."""
    if isinstance(event, events.Ruling):
        state = _ruled(state, event)
        if event.result is None:
            return state
    pairing = state.pairing(event.round, event.table)
    games, number = pairing.games, event.game - 1
    playoff = number >= len(games)
    if playoff:
        games, number = pairing.playoff, number - len(games)
    if not 0 <= number <= len(games) or (number == len(games) and not playoff):
        raise TantrixError("tournament.no_game", game=event.game)
    games = games if number < len(games) else (*games, GameState())
    games = _put(games, number, _changed(games[number], event, len(state.log) + 1))
    pairing = replace(pairing, playoff=games) if playoff else replace(pairing, games=games)
    return _with_pairing(state, event.round, event.table, pairing)


def _ruled(state: TournamentState, event: events.Ruling) -> TournamentState:
    """Note a ruling; the lot decides a match, who is disqualified has left."""
    state = replace(state, rulings=(*state.rulings, (len(state.log) + 1, event)))
    if event.winner is not None:
        pairing = replace(state.pairing(event.round, event.table), decided=event.winner)
        state = _with_pairing(state, event.round, event.table, pairing)
    if event.rule == "disqualified" and event.entry is not None:
        gone = replace(state.entry(event.entry), presence="left", reason=event.reason)
        state = _with(state, gone)
    return state


def _changed(game: GameState, event: OfGame, number: int) -> GameState:
    """Return a game after an event about it."""
    match event:
        case events.Began():
            return replace(game, room=event.room)
        case events.Ruling():
            return replace(game, result=event.result, ruling=number, revision=game.revision + 1)
        case events.Resulted():
            return replace(game, result=event.result, times_ms=event.times_ms)
        case events.Corrected():
            return replace(
                game,
                result=event.result,
                times_ms=event.times_ms,
                ruling=None,
                revision=game.revision + 1,
            )


def _with_pairing(
    state: TournamentState, round_number: int, table: int, pairing: PairingState
) -> TournamentState:
    found = state.round(round_number)
    return _with_round(state, replace(found, pairings=_put(found.pairings, table - 1, pairing)))


def _put(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """Return the items with one of them changed."""
    return (*items[:index], item, *items[index + 1 :])


def next_number(state: TournamentState) -> Entry:
    """Return the number of the next entry."""
    return max(state.entries, default=0) + 1
