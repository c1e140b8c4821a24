"""Following over HTTP: whom one follows, and where they are now."""

from __future__ import annotations

from typing import Literal

import msgspec
from starlette.requests import Request

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.accounts import AccountService
from tantrix.server.auth.messages import Name
from tantrix.server.auth.sessions import person_of
from tantrix.server.following.repository import FollowStore
from tantrix.server.lobby.views import people
from tantrix.server.social.services import SocialServices
from tantrix.server.web import cookies
from tantrix.server.web.budget import MAKES
from tantrix.server.web.cookies import PersonView, form
from tantrix.server.web.guards import not_visitors
from tantrix.server.web.protocol import Input
from tantrix.server.web.route import LOBBY, Routes


class Follow(Input, frozen=True):
    """Whom to follow, or to follow no more: `POST /api/follows`."""

    name: Name
    follow: bool


class FollowedView(msgspec.Struct, frozen=True):
    """Somebody whom one follows, and where they are: `place` is None of who is not here.

    `id` is that of the table or the room, None in the lobby and where it is private.
    """

    person: PersonView
    place: Literal["lobby", "room", "table", "watch"] | None
    id: str | None


class FollowList(msgspec.Struct, frozen=True):
    """Whom one follows, by name."""

    people: list[FollowedView]


class FollowService:
    """Who follows whom, and where those are who are here."""

    def __init__(
        self, store: FollowStore, accounts: AccountService, social: SocialServices
    ) -> None:
        self._store = store
        self._accounts = accounts
        self._social = social

    async def listed(self, person: str) -> FollowList:
        """Return whom somebody follows."""
        followed = await self._store.followed(person)
        rooms = (await self._social.lobby.actor()).rooms.values()
        presence = self._social.presence
        here = {one.person.name: one for one in people(presence, [a.id for a in followed], rooms)}
        shown = []
        for account in followed:
            at = here.get(account.name)
            place, where = (None, None) if at is None else (at.place, at.id)
            shown.append(FollowedView(form(person_of(account)), place, where))
        return FollowList(shown)

    async def change(self, person: str, name: str, *, follow: bool) -> None:
        """Follow somebody, or no more.

        Raises `TantrixError`: `people.unknown`, `follow.self`, `limit.follows`.
        """
        other = await self._accounts.named(name)
        if other.id == person:
            raise TantrixError("follow.self")
        if follow:
            await self._store.follow(person, other.id, self._accounts.wall_ms())
        else:
            await self._store.unfollow(person, other.id)


somebody = not_visitors("people.none")
routes = Routes()


@routes.get("/api/follows", holder=LOBBY, guard=somebody, errors=("people.none",))
async def list_followed(request: Request) -> FollowList:
    """List whom one follows, and where they are now."""
    return await _following(request).listed(cookies.owner(request))


@routes.post(
    "/api/follows",
    holder=LOBBY,
    limit=MAKES,
    guard=somebody,
    errors=("people.none", "people.unknown", "follow.self", "limit.follows"),
)
async def follow_person(request: Request, body: Follow) -> FollowList:
    """Follow somebody, or no more; nobody else is told."""
    following, person = _following(request), cookies.owner(request)
    await following.change(person, body.name, follow=body.follow)
    return await following.listed(person)


def _following(request: Request) -> FollowService:
    following: FollowService = request.app.state.following
    return following
