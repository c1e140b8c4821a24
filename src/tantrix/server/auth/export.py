"""All that the server has of somebody, for them alone."""

from __future__ import annotations

from typing import Any, TypedDict

from tantrix.notation.json_types import Json
from tantrix.server.auth import messages, preferences
from tantrix.server.auth.accounts import AccountService, Asking
from tantrix.server.auth.passkeys import Passkeys
from tantrix.server.auth.repository import Account
from tantrix.server.auth.two_step import TwoStepLogIn
from tantrix.server.web.times import iso


class TwoStepExport(TypedDict):
    """Since when two-step log-in is on, None where it is off, and the recovery codes left."""

    on: str | None
    recovery_codes: int


class Everything(TypedDict):
    """All that is kept of somebody, with their games, figures and the like beside it."""

    format: str
    written: str
    account: Json
    sessions: list[messages.SessionView]
    passkeys: list[messages.PasskeyView]
    two_step: TwoStepExport
    kept: dict[str, Json]


FORMAT = "tantrix-person-1"
"""What kind of file it is."""


async def sessions(people: AccountService, asking: Asking) -> list[messages.SessionView]:
    """Return the sessions of who asks."""
    found = await people.store.sessions(people.known(asking).id)
    return [
        messages.SessionView(
            one.handle, one.made_ms, one.seen_ms, one.browser, one.hash == asking.session
        )
        for one in found
    ]


async def passkeys(
    people: AccountService, passkeys: Passkeys, asking: Asking
) -> list[messages.PasskeyView]:
    """Return the passkeys of who asks."""
    found = await passkeys.store.owned(people.known(asking).id)
    return [messages.PasskeyView(one.id, one.name, one.made_ms, one.used_ms) for one in found]


async def two_step(two_step: TwoStepLogIn, person: str) -> TwoStepExport:
    """Return that somebody has two-step log-in, but none of its secrets."""
    kept = await two_step.store.kept(person)
    on = None if kept is None or kept.on_ms is None else iso(kept.on_ms)
    return {"on": on, "recovery_codes": len(await two_step.store.recovery(person))}


async def everything(
    people: AccountService, keys: Passkeys, codes: TwoStepLogIn, asking: Asking
) -> Json:
    """Return all of it."""
    account = await people.account(asking)
    made = await people.store.made(account.id)
    return {
        "format": FORMAT,
        "written": iso(people.wall_ms()),
        "account": _account(account),
        "sessions": await sessions(people, asking),
        "passkeys": await passkeys(people, keys, asking),
        "two_step": await two_step(codes, account.id),
        "kept": await preferences.kept(people, asking),
        **made,
    }


def _account(account: Account) -> Json:
    """Return an account without its id and its password, which are the server's alone."""
    fields: dict[str, Any] = account._asdict()
    for name in ("id", "password"):
        del fields[name]
    return fields
