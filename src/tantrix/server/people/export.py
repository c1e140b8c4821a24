"""All that the house has of somebody, for them alone."""

from __future__ import annotations

from typing import Any, TypedDict

from tantrix.notation.jsontypes import Json
from tantrix.server.forms import iso
from tantrix.server.people import keeping, wire
from tantrix.server.people.accounts import Asking, People
from tantrix.server.people.passkeys import Passkeys
from tantrix.server.store.people import Account


class Everything(TypedDict):
    """All that is kept of somebody, with their games, figures and the like beside it."""

    format: str
    written: str
    account: Json
    sessions: list[wire.SessionForm]
    passkeys: list[wire.PasskeyForm]
    kept: Json


FORMAT = "tantrix-person-1"
"""What kind of file it is."""


async def sessions(people: People, asking: Asking) -> list[wire.SessionForm]:
    """Return the sessions of who asks."""
    found = await people.store.sessions(people.known(asking).id)
    return [
        wire.SessionForm(
            one.handle, one.made_ms, one.seen_ms, one.browser, one.hash == asking.session
        )
        for one in found
    ]


async def passkeys(people: People, passkeys: Passkeys, asking: Asking) -> list[wire.PasskeyForm]:
    """Return the passkeys of who asks."""
    found = await passkeys.store.owned(people.known(asking).id)
    return [wire.PasskeyForm(one.id, one.name, one.made_ms, one.used_ms) for one in found]


async def everything(people: People, keys: Passkeys, asking: Asking) -> Json:
    """Return all of it."""
    account = await people.account(asking)
    made = await people.store.made(account.id)
    return {
        "format": FORMAT,
        "written": iso(people.wall_ms()),
        "account": _account(account),
        "sessions": await sessions(people, asking),
        "passkeys": await passkeys(people, keys, asking),
        "kept": await keeping.kept(people, asking),
        **made,
    }


def _account(account: Account) -> Json:
    """Return an account without its id and its password, which are the house's alone."""
    told: dict[str, Any] = account._asdict()
    for name in ("id", "password"):
        del told[name]
    return told
