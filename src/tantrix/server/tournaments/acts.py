"""What a request does: the events that it leads to, or the reason why it is refused.

Who may do what is decided here, everything else in `tantrix.tournaments`. Requests that need the
store, or a computation that takes long, are the actor's: to join, to appoint somebody, to pair.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from tantrix.rules.core.errors import TantrixError
from tantrix.server.tournaments import requests as q
from tantrix.server.tournaments.offices import RULES, check_office, kind_of, office_of
from tantrix.server.tournaments.schedule import (
    CHECK_IN_OPENS_MS,
    deadline_ms,
    has_round_ahead,
)
from tantrix.server.tournaments.views import entry_of, plain_settings
from tantrix.tournaments import arranging, directing, entering, events, scoring
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.results import Ending, GameResult
from tantrix.tournaments.rounds import Entry
from tantrix.tournaments.scoring import Place
from tantrix.tournaments.state import TournamentState

Plain = (
    q.LeaveTournament
    | q.CheckIn
    | q.GoAway
    | q.ComeBack
    | q.RequestBye
    | q.OfferTime
    | q.AcceptTime
    | q.ChangeTournamentSettings
    | q.OpenEntries
    | q.SwapEntries
    | q.UnpairRound
    | q.PublishRound
    | q.ForbidMeeting
    | q.EnterResult
    | q.CorrectResult
    | q.MakeRuling
    | q.WithdrawEntry
    | q.UndoEvent
    | q.NextStage
    | q.FinishTournament
    | q.CancelTournament
)
"""The requests that the state alone answers."""

FIXED = (
    events.Created
    | events.EntriesOpened
    | events.Seeded
    | events.Published
    | events.Unpaired
    | events.Began
    | events.RoundClosed
    | events.StageClosed
    | events.Appointed
    | events.DueExtended
    | events.Cancelled
)
"""What no undo takes away: tables are open, or others have acted on it."""


@dataclass(frozen=True)
class Asker:
    """Who asks: `person` is the id, `name` what others know. `here` are the persons who listen."""

    owner: str
    person: str
    name: str
    here: Collection[str]
    now_ms: int


def decide(state: TournamentState, asker: Asker, message: Plain) -> list[AnyEvent]:
    """Return what a request leads to; raises `TantrixError`."""
    if isinstance(message, q.OfferTime | q.AcceptTime):
        return [_arranged(state, asker, message)]
    if isinstance(message, q.LeaveTournament | q.CheckIn | q.GoAway | q.ComeBack | q.RequestBye):
        return [_of_entry(state, asker, message)]
    check_office(office_of(state, asker.owner, asker.person), kind_of(message))
    if isinstance(message, q.EnterResult | q.CorrectResult | q.MakeRuling):
        return [_of_game(state, asker, message)]
    if isinstance(message, q.SwapEntries | q.UnpairRound | q.PublishRound):
        return _of_round(state, asker, message)
    if isinstance(message, Orders):
        return [_ordered(state, asker, message)]
    return _of_all(state, asker.name, message)


def _arranged(
    state: TournamentState, asker: Asker, message: q.OfferTime | q.AcceptTime
) -> AnyEvent:
    """Return what somebody does about the time of their match."""
    entry, times = own(state, asker.person), (message.starts_ms, asker.now_ms)
    if isinstance(message, q.OfferTime):
        return arranging.offer(state, entry, *times, asker.name)
    return arranging.accept(state, entry, *times, asker.name)


# --- entries -------------------------------------------------------------------------------------


def _of_entry(
    state: TournamentState,
    asker: Asker,
    message: q.LeaveTournament | q.CheckIn | q.GoAway | q.ComeBack | q.RequestBye,
) -> AnyEvent:
    """Return what somebody does with an entry, by default their own."""
    by = asker.name
    match message:
        case q.LeaveTournament():
            return entering.withdraw(state, own(state, asker.person), message.reason, by)
        case q.CheckIn():
            return _checked_in(state, asker, message)
        case q.GoAway():
            return entering.away(state, _meant(state, asker, message), by)
        case q.ComeBack():
            return entering.back(state, _meant(state, asker, message), by)
        case q.RequestBye():
            return entering.request_bye(state, _meant(state, asker, message), message.round, by)


def _checked_in(state: TournamentState, asker: Asker, message: q.CheckIn) -> AnyEvent:
    entry = _meant(state, asker, message)
    early = asker.now_ms < state.starts_ms - CHECK_IN_OPENS_MS
    if state.checked_in or (early and state.starts_ms):
        raise TantrixError("tournament.no_check_in")
    if state.entry(entry).checked_in:
        raise TantrixError("tournament.present", name=state.entry(entry).name)
    return entering.check_in(state, entry, asker.name)


def own(state: TournamentState, person: str) -> Entry:
    """Return the entry of a person; raises `TantrixError` `tournament.not_entered`."""
    found = entry_of(state, person)
    if found is None:
        raise TantrixError("tournament.not_entered")
    return found.number


def _meant(
    state: TournamentState, asker: Asker, message: q.CheckIn | q.GoAway | q.ComeBack | q.RequestBye
) -> Entry:
    """Return the entry that is meant; that of somebody else is for those in office."""
    mine = entry_of(state, asker.person)
    if message.entry is None or (mine is not None and mine.number == message.entry):
        return own(state, asker.person)
    check_office(office_of(state, asker.owner, asker.person), kind_of(message))
    return state.entry(message.entry).number


# --- the tournament and its rounds ---------------------------------------------------------------


Orders = q.ForbidMeeting | q.WithdrawEntry | q.UndoEvent


def _ordered(state: TournamentState, asker: Asker, message: Orders) -> AnyEvent:
    """Return what a director orders."""
    match message:
        case q.ForbidMeeting():
            sides, allowed = message.sides, message.allowed
            return entering.forbid(state, sides, message.reason, allowed=allowed, by=asker.name)
        case q.WithdrawEntry():
            return entering.withdraw(state, message.entry, message.reason, asker.name)
        case q.UndoEvent():
            return _undone(state, message, asker.name)


def _of_all(
    state: TournamentState,
    by: str,
    message: q.ChangeTournamentSettings
    | q.OpenEntries
    | q.NextStage
    | q.FinishTournament
    | q.CancelTournament,
) -> list[AnyEvent]:
    """Return what is done with the tournament as a whole."""
    match message:
        case q.ChangeTournamentSettings():
            settings = plain_settings(message.settings)
            check_online(settings.kind)
            return [directing.change(state, settings, message.note, by)]
        case q.OpenEntries():
            return [directing.open_entries(state, by)]
        case q.NextStage():
            by_lot, chosen = message.by_lot, message.chosen
            return directing.next_stage(state, by_lot=by_lot, chosen=chosen, by=by)
        case q.FinishTournament():
            return [directing.finish(state, by)]
        case q.CancelTournament():
            return [directing.cancel(state, message.reason, by)]


def check_online(kind: str) -> None:
    """Refuse what a server does not run: teams, whose boards are directed over the board."""
    if kind == "team":
        raise TantrixError("tournament.settings", field="kind")


def _undone(state: TournamentState, message: q.UndoEvent, by: str) -> AnyEvent:
    """Return that an event counts no more; refused where tables are open because of it."""
    if message.event <= state.version:
        event = state.log[message.event - 1].event
        published = isinstance(event, events.Paired) and state.round(event.round).published
        if isinstance(event, FIXED) or published:
            raise TantrixError("tournament.no_undo", number=message.event)
    return scoring.undo(state, message.event, message.reason, by)


def _of_round(
    state: TournamentState, asker: Asker, message: q.SwapEntries | q.UnpairRound | q.PublishRound
) -> list[AnyEvent]:
    """Return what is done with the round that is paired and not published yet."""
    if not has_round_ahead(state):
        raise TantrixError("tournament.no_round_ahead")
    match message:
        case q.SwapEntries():
            return directing.swap(state, message.one, message.two, message.reason, asker.name)
        case q.UnpairRound():
            return [directing.unpair(state, message.reason, asker.name)]
        case q.PublishRound():
            until_ms = deadline_ms(state, asker.now_ms)
            return [directing.publish(state, message.starts_ms, asker.name, deadline_ms=until_ms)]


# --- games ---------------------------------------------------------------------------------------


def _of_game(
    state: TournamentState, asker: Asker, message: q.EnterResult | q.CorrectResult | q.MakeRuling
) -> AnyEvent:
    match message:
        case q.EnterResult():
            place = Place(message.round, message.table, message.game)
            if not state.round(place.round).published:
                raise TantrixError("tournament.no_round", round=place.round)
            found = scoring.played(state, message.scores, message.times_ms)
            return scoring.result(state, place, found, message.times_ms, asker.name)
        case q.CorrectResult():
            return scoring.correct(
                state,
                Place(message.round, message.table, message.game),
                result_of(message.result),
                message.reason,
                times_ms=message.times_ms,
                by=asker.name,
            )
        case q.MakeRuling():
            return _ruling(state, asker, message)


def _ruling(state: TournamentState, asker: Asker, message: q.MakeRuling) -> AnyEvent:
    """Return a ruling; whom it concerns leaves it to another Controller who is there."""
    place = None
    if (message.round is None) != (message.table is None):
        raise TantrixError("tournament.no_place")
    if message.round is not None and message.table is not None:
        place = Place(message.round, message.table, message.game)
    interested = _concerns(state, asker, place, message.entry)
    if interested and _others_on_duty(state, asker):
        raise TantrixError("tournament.interested")
    return scoring.rule(
        state,
        message.rule,
        message.reason,
        place=place,
        found=result_of(message.result),
        winner=message.winner,
        entry=message.entry,
        interested=interested,
        supersedes=message.supersedes,
        by=asker.name,
    )


def _concerns(
    state: TournamentState, asker: Asker, place: Place | None, entry: Entry | None
) -> bool:
    """Tell whether a ruling concerns the entry of who makes it."""
    mine = entry_of(state, asker.person)
    if mine is None:
        return False
    if place is not None and mine.number in state.pairing(place.round, place.table).sides:
        return True
    return entry == mine.number


def _others_on_duty(state: TournamentState, asker: Asker) -> bool:
    """Tell whether somebody else is there who may rule."""
    others = set(asker.here) - {asker.person}
    return any(office_of(state, asker.owner, person) in RULES for person in others)


def result_of(form: q.ResultForm | None) -> GameResult | None:
    """Return a result as an office gives it; raises `TantrixError` for what cannot be."""
    if form is None:
        return None
    try:
        return GameResult(
            ending=Ending(form.ending),
            scores=form.scores,
            penalties=form.penalties,
            out=form.out,
            ruled=form.ruled,
        )
    except ValueError:
        raise TantrixError("bad.message", field="result") from None
