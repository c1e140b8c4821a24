"""A review that is open: where its leader looks, everybody looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from tantrix.notation import moves
from tantrix.rules.core.errors import TantrixError
from tantrix.server.actors.actor import Subscriber
from tantrix.server.actors.event_sourced import EventSourced
from tantrix.server.actors.log import EventLog, History
from tantrix.server.actors.timing import Debouncer
from tantrix.server.db.base import Summary
from tantrix.server.db.store import Store
from tantrix.server.review.messages import (
    GoTo,
    HandOn,
    Lead,
    ReviewAction,
    ReviewEvent,
    ReviewPresence,
    ReviewSnapshot,
    Try,
)
from tantrix.server.review.state import AnyEvent, Handed, ReviewState, Tried
from tantrix.server.review.tree import Node
from tantrix.server.tables import views
from tantrix.server.tables.messages import PreviewMessage, PreviewView
from tantrix.server.web.protocol import encode

NOTHING = Summary(False, b"{}")  # noqa: FBT003 - no robot is due
"""What lists show of a review, in which they are not."""


@dataclass(frozen=True)
class ReviewDeps:
    """What reviews need of the world."""

    store: Store
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]


class ReviewActor(EventSourced[ReviewState, AnyEvent, ReviewAction]):
    """A review that is open. Where everybody looks is not stored: it begins at the end.

    It belongs to nobody: what is stored of it names nobody either. What is asked twice is done
    twice: it changes nothing to look at a place again, or to try a move that was tried.
    """

    def __init__(
        self,
        history: History[ReviewState],
        log: EventLog[ReviewState, AnyEvent],
        deps: ReviewDeps,
        on_end: Callable[[], None],
    ) -> None:
        super().__init__(history, log, deps, on_end)
        self._look_at(self.state.tree.played)
        self._steps = 0
        self._names: dict[str, str] = {}
        self._presence = Debouncer(views.PRESENCE_S, lambda: self.emit(self._who_is_there()))

    @property
    def version(self) -> int:
        """The number of events of which pages are told; it grows from opening to opening."""
        return self.state.version + self._steps

    # --- as an actor ------------------------------------------------------------------------

    def busy(self) -> bool:
        """See `Actor`: nothing goes on by itself."""
        return False

    def stop(self) -> None:
        """See `Actor`: nothing is emitted any more."""
        self._presence.close()

    async def subscribe(self, subscriber: Subscriber, person: str) -> None:
        """See `RoomActor`; everybody is told who is there, and who leads once that is known."""
        known, self._names[person] = self._name(person), subscriber.name
        await super().subscribe(subscriber, person)
        if person == self.state.leader and subscriber.name != known:
            self._steps += 1
            self._emit_place(None)
        if not self._emit_presence_of(person):
            subscriber.send(self._who_is_there())

    def left(self, person: str) -> None:
        """Tell everybody who is there."""
        self._emit_presence_of(person)

    def snapshot(self, owner: str) -> ReviewSnapshot:
        """Return all of the review, as a person sees it."""
        tree, table_state = self.state.tree, self._table_state
        table = views.table(tree.beginning.table or self.id, table_state)
        return ReviewSnapshot(
            version=self.version,
            table={**table, "source": tree.beginning.table},
            room=self.state.room,
            nodes=[self._named(node) for node in tree.nodes],
            played=tree.played,
            at=self._at,
            view=table_state.config.view(table_state.state),
            leader=self._name(self.state.leader),
            leading=owner == self.state.leader,
        )

    def preview(self, message: PreviewMessage) -> PreviewView:
        """Return what a placement would bring about where everybody looks."""
        table_state, placement = self._table_state, moves.read_placement(message.placement)
        return PreviewView(
            id=message.id, **table_state.config.preview(table_state.state, placement)
        )

    # --- what is done -----------------------------------------------------------------------

    async def perform(self, person: str, message: ReviewAction, client_id: str) -> None:  # noqa: ARG002
        """See `EventSourced`; many things are only looked at, and not stored."""
        if isinstance(message, Lead):
            await self._lead(person)
        elif person != self.state.leader:
            raise TantrixError("review.not_leading")
        elif isinstance(message, GoTo):
            self._go(message.to)
        elif isinstance(message, Try):
            await self._try(message)
        else:
            await self._hand_on(message)

    def _go(self, node: int) -> None:
        """Have everybody look at a node."""
        if node not in self.state.tree:
            raise TantrixError("review.no_move")
        self._look_at(node)
        self._steps += 1
        self._emit_place(None)

    def _look_at(self, node: int) -> None:
        """Note where everybody looks, and how the game stands there."""
        self._at = node
        self._table_state = self.state.tree.table_state(node)

    async def _try(self, message: Try) -> None:
        """Go to a move after a node, which is made where it has not been yet."""
        if message.at not in self.state.tree:
            raise TantrixError("review.no_move")
        known = self.state.tree.child(message.at, message.action)
        if known is not None:
            return self._go(known)
        return await self.commit(Tried(message.at, message.action, self.state.leader))

    async def _hand_on(self, message: HandOn) -> None:
        """Let somebody else lead."""
        for subscriber, owner in tuple(self._subscribers.items()):
            if subscriber.name and subscriber.name == message.to:
                return await self.commit(Handed(owner))
        raise TantrixError("review.nobody")

    async def _lead(self, owner: str) -> None:
        """Let somebody lead where nobody does."""
        if self.state.leader in self.here or not owner:
            raise TantrixError("review.led")
        await self.commit(Handed(owner))

    def summary(self, state: ReviewState) -> Summary:  # noqa: ARG002
        """See `EventSourced`: a review is in no list."""
        return NOTHING

    def committed(self, event: AnyEvent, now_ms: int) -> None:  # noqa: ARG002
        """Have everybody look at a move that was tried, or know who leads now."""
        if isinstance(event, Tried):
            self._look_at(len(self.state.tree.nodes))
            self._emit_place(self._named(self.state.tree.nodes[-1]))
        else:
            self._emit_place(None)
            self._presence.now()

    def _name(self, person: str) -> str:
        """Return the name of somebody who is or was here, empty where it is not known."""
        return self._names.get(person, "")

    def _named(self, node: Node) -> Node:
        """Return a node as it is told."""
        by = None if node.by is None else self._name(node.by)
        return msgspec.structs.replace(node, by=by)

    # --- what is told -----------------------------------------------------------------------

    def _emit_place(self, node: Node | None) -> None:
        """Tell everybody where to look."""
        table_state, notes = self._table_state, self.state
        event = ReviewEvent(
            version=self.version,
            at=self._at,
            view=table_state.config.view(table_state.state),
            node=node,
            leader=self._name(notes.leader),
            leading=False,
        )
        follow = encode(event)
        lead = follow.replace('"leading":false', '"leading":true')
        for subscriber, owner in tuple(self._subscribers.items()):
            subscriber.send(lead if owner == notes.leader else follow)

    def _emit_presence_of(self, person: str) -> bool:
        """Tell everybody who is there, at once where the leader came or went, else before long.

        Of those who follow not each one is told apart: many may come at once. Return whether
        everybody has been told.
        """
        leads = person == self.state.leader
        if leads:
            self._presence.now()
        else:
            self._presence.soon()
        return leads

    def _who_is_there(self) -> str:
        """Return who is there, as it is sent."""
        names = sorted({one.name for one in self._subscribers} - {""})
        others = len({who for one, who in self._subscribers.items() if not one.name})
        return encode(ReviewPresence(names, others, self.state.leader in self.here))
