"""A review that is open: where its leader looks, everybody looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import msgspec

from tantrix.notation import moves
from tantrix.rules.core.errors import TantrixError
from tantrix.server.db.base import Store, StoredEvent, Summary
from tantrix.server.review import events
from tantrix.server.review.events import AnyEvent, Handed, Opened, Tried
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
from tantrix.server.review.tree import Beginning, Node, Tree, tree_of
from tantrix.server.room import Listener, OpenRoom
from tantrix.server.tables import views
from tantrix.server.tables.messages import Accepted, PreviewMessage, PreviewView, encode

NOTHING = Summary(False, b"{}")  # noqa: FBT003 - no robot is due
"""What lists show of a review, in which they are not."""


@dataclass(frozen=True)
class ReviewDeps:
    """What reviews need of the world."""

    store: Store
    wall_ms: Callable[[], int]
    tick_ms: Callable[[], int]


@dataclass(frozen=True)
class ReviewState:
    """A review after `stored` events: the tree, the id of who leads, and whose room it is of."""

    tree: Tree
    leader: str
    stored: int = 1
    room: str | None = None

    def after(self, event: AnyEvent) -> ReviewState:
        """Return the notes after one more event; raises `TantrixError`."""
        notes = replace(self, stored=self.stored + 1)
        if isinstance(event, Tried):
            return replace(notes, tree=self.tree.tried(event.at, event.action, event.by))
        if isinstance(event, Handed):
            return replace(notes, leader=event.leader)
        raise TantrixError("bad.message", field="kind")


def first(event: Opened, beginning: Beginning) -> ReviewState:
    """Return the notes of a review that has just been made."""
    return ReviewState(tree_of(beginning), event.leader, room=event.room)


class ReviewActor(OpenRoom):
    """A review that is open. Where everybody looks is not stored: it begins at the end.

    It belongs to nobody: what is stored of it names nobody either.
    """

    def __init__(
        self, review_id: str, notes: ReviewState, means: ReviewDeps, leave: Callable[[], None]
    ) -> None:
        super().__init__(review_id, means.tick_ms, leave)
        self.owner = ""
        self._notes = notes
        self._means = means
        self._look_at(notes.tree.played)
        self._steps = 0
        self._names: dict[str, str] = {}

    @property
    def version(self) -> int:
        """The number of events of which pages are told; it grows from opening to opening."""
        return self._notes.stored + self._steps

    # --- as a room --------------------------------------------------------------------------

    def welcome(self, owner: str) -> str:
        """See `Room`."""
        return encode(self.snapshot(owner))

    def busy(self) -> bool:
        """See `Room`: nothing goes on by itself."""
        return False

    async def join(self, listener: Listener, owner: str) -> None:
        """See `Room`; everybody is told who is there, and who leads once that is known."""
        known, self._names[owner] = self._name(owner), listener.name
        await super().join(listener, owner)
        if owner == self._notes.leader and listener.name != known:
            self._steps += 1
            self._tell(None)
        self._tell_presence()

    def part(self, listener: Listener) -> None:
        """See `Room`; everybody is told who is there."""
        super().part(listener)
        self._tell_presence()

    def snapshot(self, owner: str) -> ReviewSnapshot:
        """Return all of the review, as a person sees it."""
        tree, sheet = self._notes.tree, self._sheet
        table = views.table(tree.beginning.table or self.id, sheet)
        return ReviewSnapshot(
            version=self.version,
            table={**table, "source": tree.beginning.table},
            room=self._notes.room,
            nodes=[self._named(node) for node in tree.nodes],
            played=tree.played,
            at=self._at,
            view=sheet.setup.view(sheet.state),
            leader=self._name(self._notes.leader),
            leading=owner == self._notes.leader,
        )

    def preview(self, message: PreviewMessage) -> PreviewView:
        """Return what a placement would bring about where everybody looks."""
        sheet, placement = self._sheet, moves.parse_code(message.placement)
        return PreviewView(id=message.id, **sheet.setup.preview(sheet.state, placement))

    async def act(self, owner: str, message: ReviewAction) -> Accepted:
        """Do what a person asks; raises `TantrixError`."""
        return await self.post(partial(self._act, owner, message))

    # --- what is done -----------------------------------------------------------------------

    async def _act(self, owner: str, message: ReviewAction) -> Accepted:
        """See `act`."""
        if isinstance(message, Lead):
            await self._lead(owner)
        elif owner != self._notes.leader:
            raise TantrixError("review.not_leading")
        elif isinstance(message, GoTo):
            self._go(message.to)
        elif isinstance(message, Try):
            await self._try(message)
        else:
            await self._hand_on(message)
        return Accepted(message.id, self.version)

    def _go(self, node: int) -> None:
        """Have everybody look at a node."""
        if node not in self._notes.tree:
            raise TantrixError("review.no_move")
        self._look_at(node)
        self._steps += 1
        self._tell(None)

    def _look_at(self, node: int) -> None:
        """Note where everybody looks, and how the game stands there."""
        self._at = node
        self._sheet = self._notes.tree.sheet(node)

    async def _try(self, message: Try) -> None:
        """Go to a move after a node, which is made where it has not been yet."""
        if message.at not in self._notes.tree:
            raise TantrixError("review.no_move")
        known = self._notes.tree.child(message.at, message.action)
        if known is not None:
            return self._go(known)
        await self._commit(Tried(message.at, message.action, self._notes.leader))
        self._look_at(len(self._notes.tree.nodes))
        return self._tell(self._named(self._notes.tree.nodes[-1]))

    async def _hand_on(self, message: HandOn) -> None:
        """Let somebody else lead."""
        for listener, owner in tuple(self._listeners.items()):
            if listener.name and listener.name == message.to:
                await self._commit(Handed(owner))
                return self._led_anew()
        raise TantrixError("review.nobody")

    async def _lead(self, owner: str) -> None:
        """Let somebody lead where nobody does."""
        if self._notes.leader in self.owners or not owner:
            raise TantrixError("review.led")
        await self._commit(Handed(owner))
        self._led_anew()

    async def _commit(self, event: AnyEvent) -> None:
        """Store an event, and only then let it be true."""
        notes = self._notes.after(event)
        entry = StoredEvent(notes.stored, self._means.wall_ms(), None, events.encode(event))
        await self._means.store.append(self.id, entry, NOTHING)
        self._notes = notes

    def _name(self, person: str) -> str:
        """Return the name of somebody who is or was here, empty where it is not known."""
        return self._names.get(person, "")

    def _named(self, node: Node) -> Node:
        """Return a node as it is told."""
        by = None if node.by is None else self._name(node.by)
        return msgspec.structs.replace(node, by=by)

    # --- what is told -----------------------------------------------------------------------

    def _led_anew(self) -> None:
        """Tell everybody who leads now."""
        self._tell(None)
        self._tell_presence()

    def _tell(self, node: Node | None) -> None:
        """Tell everybody where to look."""
        sheet, notes = self._sheet, self._notes
        event = ReviewEvent(
            version=self.version,
            at=self._at,
            view=sheet.setup.view(sheet.state),
            node=node,
            leader=self._name(notes.leader),
            leading=False,
        )
        follow = encode(event)
        lead = follow.replace('"leading":false', '"leading":true')
        for listener, owner in tuple(self._listeners.items()):
            listener.send(lead if owner == notes.leader else follow)

    def _tell_presence(self) -> None:
        names = sorted({one.name for one in self._listeners} - {""})
        others = len({who for one, who in self._listeners.items() if not one.name})
        self.tell(encode(ReviewPresence(names, others, self._notes.leader in self.owners)))
