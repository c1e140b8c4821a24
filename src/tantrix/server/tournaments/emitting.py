"""What is sent of a tournament as it happens: to everybody the same, to each what concerns them."""

from __future__ import annotations

from typing import NamedTuple

from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.fanout import Fanout
from tantrix.server.tournaments import journal, views
from tantrix.server.tournaments import messages as m
from tantrix.server.tournaments.offices import SEES_AHEAD, office_of
from tantrix.server.tournaments.round_messages import HeatView, PairingView, TournamentRound
from tantrix.server.tournaments.round_views import heat_view, pairing_view, round_view
from tantrix.server.tournaments.views import TournamentMoment
from tantrix.server.tournaments.yours import Yours
from tantrix.server.web.protocol import encode
from tantrix.tournaments import events
from tantrix.tournaments.events import AnyEvent
from tantrix.tournaments.state import TournamentState

WHOLE = (
    events.Changed
    | events.EntriesOpened
    | events.CheckInClosed
    | events.Seeded
    | events.Paired
    | events.Unpaired
    | events.Published
    | events.StageClosed
    | events.Appointed
    | events.Finished
    | events.Cancelled
    | events.Undone
)
"""The events that change more of a tournament than its head."""


class _Changed(NamedTuple):
    """What an event has changed beside the tournament as a whole."""

    entry: m.TournamentEntry | None = None
    round: TournamentRound | None = None
    table: PairingView | None = None
    heat: HeatView | None = None


class Emitter:
    """Tells the subscribers of a tournament that `owner` has made."""

    def __init__(self, tournament: str, owner: str, fanout: Fanout) -> None:
        self._tournament = tournament
        self._owner = owner
        self._fanout = fanout
        self._told: dict[Subscriber, m.TournamentYou] = {}
        self._yours: Yours | None = None

    def you(self, state: TournamentState, person: str) -> m.TournamentYou:
        """Return what concerns a person."""
        return self._yours_in(state).of(person)

    def joined(self, subscriber: Subscriber, you: m.TournamentYou) -> None:
        """Note what a subscriber was told about themselves."""
        self._told[subscriber] = you

    def left(self, subscriber: Subscriber) -> None:
        """Forget a subscriber."""
        self._told.pop(subscriber, None)

    def emit(self, event: AnyEvent, state: TournamentState, moment: TournamentMoment) -> None:
        """Send an event that led to `state`, and what has changed for each."""
        texts: dict[bool, str] = {}
        yours = self._yours_in(state)

        def tell(subscriber: Subscriber, person: str) -> None:
            ahead = office_of(state, self._owner, person) in SEES_AHEAD
            if ahead not in texts:
                texts[ahead] = encode(self._message(event, state, moment, ahead=ahead))
            subscriber.send(texts[ahead])
            you = yours.of(person)
            if self._told.get(subscriber) != you:
                self._told[subscriber] = you
                subscriber.send(encode(m.TournamentYours(you)))

        self._fanout.tell(tell)

    def _yours_in(self, state: TournamentState) -> Yours:
        """Return what concerns each in a state, which many ask for."""
        if self._yours is None or self._yours.state is not state:
            self._yours = Yours(state, self._owner)
        return self._yours

    def _message(
        self, event: AnyEvent, state: TournamentState, moment: TournamentMoment, *, ahead: bool
    ) -> m.TournamentEvent:
        """Return what is sent of an event, `ahead` to those who see a round before the others."""
        late = isinstance(event, events.Entered) and bool(state.stages)  # it is in the stage too
        whole = late or isinstance(event, WHOLE)
        changed = _changed(event, state, ahead=ahead)
        return m.TournamentEvent(
            version=state.version,
            line=journal.line(state, state.version),
            head=views.head(state, moment),
            tournament=views.view(self._tournament, self._owner, state, moment) if whole else None,
            entry=changed.entry,
            round=changed.round,
            table=changed.table,
            heat=changed.heat,
        )


def _changed(event: AnyEvent, state: TournamentState, *, ahead: bool) -> _Changed:
    """Return what an event has changed, as far as everybody, or who sees ahead, may know of it."""
    number = getattr(event, "entry", None)
    entry = None if number is None else views.entry_view(state.entry(number))
    match event:
        case events.Paired() | events.Published() | events.RoundClosed():
            shown = ahead or state.round(event.round).published
            found = round_view(state, event.round, faults=ahead) if shown else None
            return _Changed(round=found)
        case (
            events.TimeOffered()
            | events.HoursStated()
            | events.Agreed()
            | events.Substituted()
            | events.Yielded()
            | events.Began()
            | events.Resulted()
            | events.Corrected()
            | events.Marked()
            | events.Ruling()
        ):
            if event.round:
                each = state.round(event.round)
                if each.heats:
                    return _Changed(entry, heat=heat_view(state, each, event.table))
                return _Changed(entry, table=pairing_view(state, each, event.table))
    return _Changed(entry)
