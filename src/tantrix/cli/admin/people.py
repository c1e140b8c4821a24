"""The people of a server, in the hands of whoever keeps it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import get_args

import click

from tantrix.cli.admin.common import Where, with_database, with_database_options
from tantrix.cli.common import as_json, print_json
from tantrix.cli.i18n import command, option, say
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import names
from tantrix.server.auth.passkeys import PasskeyStore
from tantrix.server.auth.passwords import Passwords
from tantrix.server.auth.repository import Account, PeopleStore
from tantrix.server.auth.two_step import TwoStepStore
from tantrix.server.bots.repository import BotStore
from tantrix.server.bots.tokens import make_token
from tantrix.server.db.engine import Database
from tantrix.server.privacy.personal_data import ESTATES
from tantrix.server.web.cookies import Role
from tantrix.server.web.route import SCOPES, Scope

LISTED = 1000
"""How many people a list shows at most."""

DAY_MS = 86_400_000

Deed = Callable[[PeopleStore, Account], Awaitable[None]]


@command("users")
@option("begins", default="")
@with_database_options
@as_json
def users(
    begins: str,
    where: Where,
    *,
    as_json: bool,
) -> None:
    """List the accounts whose names begin so."""

    async def work(database: Database) -> list[Account]:
        return await PeopleStore(database).listed(begins, LISTED)

    found = list(map(_document, with_database(where, work)))
    if as_json:
        print_json({"users": found})
        return
    if not found:
        click.echo(say("admin.nobody" if begins else "admin.no_accounts"), err=True)
    for one in found:
        click.echo("\t".join(str(value or "") for value in one.values()))


def _document(account: Account) -> dict[str, object]:
    """Return what a list shows of somebody."""
    banned = account.banned_until_ms
    return {
        "name": account.name,
        "kind": account.kind,
        "role": account.role,
        "country": account.country,
        "made": _day(account.made_ms),
        "banned_until": None if banned is None else _day(banned),
    }


def _day(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).date().isoformat()


@command("role")
@click.argument("name")
@click.argument("role_name", metavar="ROLE", type=click.Choice(get_args(Role)))
@with_database_options
def role(name: str, role_name: str, where: Where) -> None:
    """Say what somebody may do."""
    _do(
        where,
        name,
        lambda people, account: people.change(account.id, role=role_name),
    )
    click.echo(say("admin.role", name=name, role=role_name))


@command("rename")
@click.argument("name")
@click.argument("new")
@with_database_options
def rename(name: str, new: str, where: Where) -> None:
    """Give somebody another name."""
    checked = names.clean(new)
    _do(
        where,
        name,
        lambda people, account: people.rename(account.id, checked),
    )
    click.echo(say("admin.renamed", name=name, new=checked))


@command("password")
@click.argument("name")
@with_database_options
def password(name: str, where: Where) -> None:
    """Give somebody a new password, chosen at random; all their sessions end."""
    new = secrets.token_urlsafe(12)

    async def deed(people: PeopleStore, account: Account) -> None:
        kept = await Passwords().hash(new)
        await people.change(account.id, password=kept, kind="member")
        await people.end_some(account.id, handle=None, but="")

    _do(where, name, deed)
    click.echo(say("admin.password", name=name, password=new))
    click.echo(say("admin.password.next", name=name), err=True)


@command("factors")
@with_database_options
@as_json
def factors(where: Where, *, as_json: bool) -> None:
    """List those in office, and who of them has a second factor."""

    async def work(database: Database) -> list[dict[str, object]]:
        people, store = PeopleStore(database), TwoStepStore(database)
        return [
            {
                "name": account.name,
                "role": account.role,
                "directs": directs,
                "second_factor": await store.kind_of(account.id),
            }
            for account, directs in await people.in_office()
        ]

    found = with_database(where, work)
    if as_json:
        print_json({"users": found})
        return
    if not found:
        click.echo(say("admin.no_office"), err=True)
    for one in found:
        kind = say(f"admin.factor.{one['second_factor'] or 'none'}")
        directs = say("admin.directs", count=one["directs"]) if one["directs"] else ""
        click.echo(f"{one['name']}\t{one['role']}\t{directs}\t{kind}")


@command("recover")
@click.argument("name")
@option("passkeys", is_flag=True)
@with_database_options
def recover(name: str, where: Where, *, passkeys: bool) -> None:
    """Switch two-step log-in off for somebody who has lost app and recovery codes, or passkeys."""

    async def work(database: Database) -> None:
        account = await PeopleStore(database).named(name)
        if account is None:
            raise TantrixError("people.unknown", name=name)
        store = TwoStepStore(database)
        kept = await store.kept(account.id)
        if passkeys:
            await PasskeyStore(database).remove_all(account.id)
        elif kept is None or kept.on_ms is None:
            raise TantrixError("people.two_step.off")
        await store.switch_off(account.id, None)

    with_database(where, work)
    click.echo(say("admin.recovered", name=name))


@command("token")
@click.argument("name")
@option("scope", "scopes", multiple=True, type=click.Choice(SCOPES), default=["play"])
@option("label", default="tantrix admin")
@with_database_options
def token(name: str, scopes: tuple[Scope, ...], label: str, where: Where) -> None:
    """Make a token for a program that acts for a member, and print it alone."""
    import time

    async def work(database: Database) -> str:
        account = await PeopleStore(database).named(name)
        if account is None:
            raise TantrixError("people.unknown", name=name)
        if account.kind != "member":
            raise TantrixError("api.members")
        now_ms = time.time_ns() // 1_000_000
        secret, _ = await make_token(BotStore(database), account.id, label, scopes, now_ms)
        return secret

    click.echo(with_database(where, work))
    click.echo(say("admin.token.next", name=name), err=True)


@command("ban")
@click.argument("name")
@option("days", type=click.IntRange(0, 36_500), default=30)
@option("reason", default="")
@with_database_options
def ban(
    name: str,
    days: int,
    reason: str,
    where: Where,
) -> None:
    """Ban somebody for some days; 0 lets them in again."""
    import time

    until_ms = time.time_ns() // 1_000_000 + days * DAY_MS if days else None
    _do(
        where,
        name,
        lambda people, account: people.change(
            account.id, banned_until_ms=until_ms, ban_reason=reason
        ),
    )
    if until_ms is None:
        click.echo(say("admin.free", name=name))
    else:
        click.echo(say("admin.banned", name=name, until=_day(until_ms)))


def _do(where: Where, name: str, deed: Deed) -> None:
    """Do something with an account; raises `TantrixError` `people.unknown`."""

    async def work(database: Database) -> None:
        people = PeopleStore(database, ESTATES)
        account = await people.named(name)
        if account is None:
            raise TantrixError("people.unknown", name=name)
        await deed(people, account)

    with_database(where, work)
