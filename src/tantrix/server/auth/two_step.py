"""Two-step log-in: after the password a code that an app computes, or one of the recovery codes.

The first step ends in a ticket, which is good once, for a few minutes, for the browser and the
address that were given it, and while the password is the same.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, select, update

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import totp
from tantrix.server.auth.accounts import AccountService, Asking, NewSession
from tantrix.server.auth.repository import MEMBER, Account
from tantrix.server.auth.tries import Tries
from tantrix.server.db.engine import Database, Job, insert
from tantrix.server.db.schema.auth import (
    people_passkeys,
    people_recovery_codes,
    people_sessions,
    people_tickets,
    people_two_step,
)
from tantrix.server.web.budget import Budget, Rate

CODES = Rate("codes", 10, 1 / 60, "people.slow")
"""How many codes one address may try for an account at once, and in the long run."""

ALL_CODES = Rate("codes.all", 30, 1 / 120, "people.slow")
"""How many all addresses together may: of a million codes three are right at a time."""

PATIENCE_MS = 300_000
"""How long a ticket is good."""

START_MS = 900_000
"""How long a new secret waits for its first code."""


class Kept(NamedTuple):
    """What is kept of somebody: the secret, since when, and the time step of the last code.

    `on_ms` is None while the first code has not been seen.
    """

    secret: bytes
    made_ms: int
    on_ms: int | None
    step: int


class Ticket(NamedTuple):
    """A ticket for the second step, as it is kept: its hash, whose it is, and to what it is bound.

    `bound` is a hash too.
    """

    hash: bytes
    person: str
    bound: bytes
    until_ms: int


class FactorProof(NamedTuple):
    """What was shown: a code of a time step, or else a recovery code, by its hash."""

    step: int | None
    recovery: bytes | None


class FirstCode(NamedTuple):
    """The code that switches it on: its time step, when and in which session it was shown.

    `hashes` are those of the recovery codes that are given for it.
    """

    step: int
    at_ms: int
    session: str
    hashes: set[bytes]


class TicketMade(NamedTuple):
    """The first step has been done; the `ticket` is for the browser alone."""

    ticket: str


_two, _codes, _tickets = people_two_step.c, people_recovery_codes.c, people_tickets.c


class TwoStepStore:
    """The second factors of a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept(self, person: str) -> Kept | None:
        """Return what is kept of somebody, None where that is nothing."""
        query = select(_two.secret, _two.made_ms, _two.on_ms, _two.step)
        query = query.where(_two.person == person)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else Kept(*row)

    async def recovery(self, person: str) -> frozenset[bytes]:
        """Return the hashes of the recovery codes that somebody has left."""
        query = select(_codes.hash).where(_codes.person == person)
        return await self._database.read(lambda c: frozenset(c.scalars(query)))

    async def having(self, persons: Collection[str]) -> frozenset[str]:
        """Return which of these people have a second factor: codes, or a passkey."""
        coded = select(_two.person).where(_two.person.in_(persons), _two.on_ms.is_not(None))
        keys = select(people_passkeys.c.person).where(people_passkeys.c.person.in_(persons))
        return await self._database.read(lambda c: frozenset(c.scalars(coded.union(keys))))

    async def kind_of(self, person: str) -> Literal["codes", "passkey"] | None:
        """Return which second factor somebody has, None where they have none."""
        kept = await self.kept(person)
        if kept is not None and kept.on_ms is not None:
            return "codes"
        return "passkey" if await self.having([person]) else None

    # --- on and off -------------------------------------------------------------------------

    async def begin(self, person: str, secret: bytes, at_ms: int) -> None:
        """Keep a new secret, until its first code is seen; raises `people.two_step.on`."""
        row = {"secret": secret, "made_ms": at_ms, "on_ms": None, "step": 0}

        def job(connection: Connection) -> None:
            made = insert(connection, people_two_step).values(person=person, **row)
            made = made.on_conflict_do_update(
                index_elements=["person"], set_=row, where=_two.on_ms.is_(None)
            )
            if connection.execute(made).rowcount != 1:
                raise TantrixError("people.two_step.on")

        await self._database.write(job)

    async def switch_on(self, person: str, secret: bytes, first: FirstCode) -> None:
        """Ask for codes from now on; the session that has shown one is marked.

        Raises `people.two_step.on` where it is on by now, or the secret is another one.
        """

        def job(connection: Connection) -> None:
            same = update(people_two_step).where(
                _two.person == person, _two.secret == secret, _two.on_ms.is_(None)
            )
            if connection.execute(same.values(on_ms=first.at_ms, step=first.step)).rowcount != 1:
                raise TantrixError("people.two_step.on")
            _replace(connection, person, first.hashes)
            _mark(connection, first.session, first.at_ms)

        await self._database.write(job)

    async def replace(self, person: str, proof: FactorProof, hashes: set[bytes]) -> None:
        """Keep other recovery codes, once a code is taken; raises what `take` does."""

        def job(connection: Connection) -> None:
            take(connection, person, proof)
            _replace(connection, person, hashes)

        await self._database.write(job)

    async def switch_off(self, person: str, proof: FactorProof | None) -> None:
        """Ask for codes no more; raises what `take` does. None: whoever keeps the server does it.

        No session counts as one with a second factor any more.
        """

        def job(connection: Connection) -> None:
            if proof is not None:
                take(connection, person, proof)
            for table in (people_two_step, people_recovery_codes, people_tickets):
                connection.execute(delete(table).where(table.c.person == person))
            mine = people_sessions.c.person == person
            connection.execute(update(people_sessions).where(mine).values(second_ms=None))

        await self._database.write(job)

    async def mark(self, person: str, proof: FactorProof | None, session: str, at_ms: int) -> None:
        """Note that a second factor was shown in a session: a code that is taken, or a passkey."""

        def job(connection: Connection) -> None:
            if proof is not None:
                take(connection, person, proof)
            _mark(connection, session, at_ms)

        await self._database.write(job)

    # --- tickets ----------------------------------------------------------------------------

    async def issue(self, ticket: Ticket, now_ms: int) -> None:
        """Keep a ticket; those that are of no use any more are forgotten."""

        def job(connection: Connection) -> None:
            connection.execute(delete(people_tickets).where(_tickets.until_ms < now_ms))
            connection.execute(people_tickets.insert().values(**ticket._asdict()))

        await self._database.write(job)

    async def ticket(self, kept: bytes) -> Ticket | None:
        """Return the ticket with a hash, None where there is no such one."""
        query = select(*(_tickets[name] for name in Ticket._fields)).where(_tickets.hash == kept)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else Ticket(*row)


def take(connection: Connection, person: str, proof: FactorProof) -> None:
    """Have a code be good no more; raises `TantrixError` `people.code.used` where it is not now."""
    if proof.recovery is not None:
        mine = _codes.person == person, _codes.hash == proof.recovery
        taken = connection.execute(delete(people_recovery_codes).where(*mine)).rowcount
    else:
        newer = update(people_two_step).where(
            _two.person == person, _two.on_ms.is_not(None), _two.step < proof.step
        )
        taken = connection.execute(newer.values(step=proof.step)).rowcount
    if taken != 1:
        raise TantrixError("people.code.used")


def redeemed(ticket: Ticket, proof: FactorProof) -> Job[None]:
    """Return what takes a ticket and a code; raises `people.ticket`, `people.code.used`."""

    def job(connection: Connection) -> None:
        used = delete(people_tickets).where(_tickets.hash == ticket.hash)
        if connection.execute(used).rowcount != 1:
            raise TantrixError("people.ticket")
        take(connection, ticket.person, proof)

    return job


def _replace(connection: Connection, person: str, hashes: Iterable[bytes]) -> None:
    connection.execute(delete(people_recovery_codes).where(_codes.person == person))
    rows = [{"person": person, "hash": kept} for kept in hashes]
    connection.execute(people_recovery_codes.insert(), rows)


def _mark(connection: Connection, session: str, at_ms: int) -> None:
    here = people_sessions.c.hash == session
    connection.execute(update(people_sessions).where(here).values(second_ms=at_ms))


class TwoStepLogIn:
    """The second factors of a server; what is wrong is raised as `TantrixError`, or `Unavailable`.

    Wherever a code is asked for: `people.code` (it is wrong), `people.code.used`, `people.slow`,
    and `people.two_step.off` where none is asked for.
    """

    def __init__(self, store: TwoStepStore, people: AccountService, budget: Budget) -> None:
        self.store = store
        self._people = people
        self._tries = Tries(budget)

    # --- coming -----------------------------------------------------------------------------

    async def first_step(
        self, asking: Asking, account: Account, *, verified: bool = False
    ) -> NewSession | TicketMade:
        """Let somebody in who has shown one factor, or both (`verified`), or ask for the second."""
        kept = await self.store.kept(account.id)
        if verified or kept is None or kept.on_ms is None:
            return await self._people.let_in(asking, account, two_factors=verified)
        self._people.refuse_banned(account)
        ticket = secrets.token_urlsafe(32)
        now_ms = self._people.wall_ms()
        # The hash of the password may have been renewed a moment ago.
        account = await self._people.store.account(account.id) or account
        bound = _bound(ticket, asking, account)
        row = Ticket(_digest(ticket), account.id, bound, now_ms + PATIENCE_MS)
        await self.store.issue(row, now_ms)
        return TicketMade(ticket)

    async def second_step(self, asking: Asking, ticket: str, code: str) -> NewSession:
        """Let somebody in who has a ticket and a code; raises `people.ticket` too."""
        self._people.come(asking)
        row = await self.store.ticket(_digest(ticket))
        account = None if row is None else await self._people.store.account(row.person)
        if row is None or account is None or row.until_ms < self._people.wall_ms():
            raise TantrixError("people.ticket")
        if not hmac.compare_digest(row.bound, _bound(ticket, asking, account)):
            raise TantrixError("people.ticket")
        proof = await self._proof(asking, account.id, code)
        check = redeemed(row, proof)
        begun = await self._people.let_in(asking, account, two_factors=True, check=check)
        self._tries.note_known(account.id, asking.address)
        return begun

    # --- the account ------------------------------------------------------------------------

    async def start(self, asking: Asking) -> bytes:
        """Return a new secret for who asks, whose first code is waited for.

        They have just shown again who they are. Raises `people.two_step.on`, `people.members`,
        `people.second`.
        """
        person, secret = self._people.known(asking, MEMBER), totp.new_secret()
        await self.check_session(asking)
        await self.store.begin(person.id, secret, self._people.wall_ms())
        return secret

    async def switch_on(self, asking: Asking, code: str) -> list[str]:
        """Ask who asks for codes from now on, and return their recovery codes.

        Raises `people.two_step.on`, `people.two_step.late`, and `people.second` where a passkey
        has been made since the start.
        """
        person, now_ms = self._people.known(asking, MEMBER), self._people.wall_ms()
        self._count(asking, person.id)
        kept = await self.store.kept(person.id)
        if kept is None or now_ms > kept.made_ms + START_MS:
            raise TantrixError("people.two_step.late")
        if kept.on_ms is not None:
            raise TantrixError("people.two_step.on")
        await self.check_session(asking)
        step = totp.step_of(kept.secret, totp.cleaned(code), now_ms)
        if step is None:
            raise TantrixError("people.code")
        fresh = totp.new_recovery_codes()
        hashes = set(map(totp.recovery_hash, fresh))
        first = FirstCode(step, now_ms, asking.session, hashes)
        await self.store.switch_on(person.id, kept.secret, first)
        self._shown(asking)
        return fresh

    async def renew_codes(self, asking: Asking, code: str) -> list[str]:
        """Return new recovery codes for who asks; the old ones are good no more."""
        person = self._people.known(asking)
        proof, fresh = await self._proof(asking, person.id, code), totp.new_recovery_codes()
        await self.store.replace(person.id, proof, set(map(totp.recovery_hash, fresh)))
        return fresh

    async def switch_off(self, asking: Asking, code: str) -> None:
        """Ask who asks for codes no more."""
        person = self._people.known(asking)
        await self.store.switch_off(person.id, await self._proof(asking, person.id, code))
        self._people.register.drop_person(person.id)

    async def show(self, asking: Asking, code: str | None) -> None:
        """Note that who asks shows a second factor: a code, or a moment ago a passkey (None)."""
        person = self._people.known(asking)
        proof = None if code is None else await self._proof(asking, person.id, code)
        await self.store.mark(person.id, proof, asking.session, self._people.wall_ms())
        self._shown(asking)

    async def check_session(self, asking: Asking) -> None:
        """Refuse a session without a second factor where its person has one.

        Else the password alone could add or remove a factor, and with a new one count as both.
        Raises `TantrixError` `people.second`.
        """
        if not asking.two_factors and await self.store.kind_of(asking.person.id) is not None:
            raise TantrixError("people.second")

    # --- how it is done ---------------------------------------------------------------------

    def _count(self, asking: Asking, person: str) -> None:
        """Refuse who tries too many codes; raises `TantrixError` `people.slow`."""
        self._tries.take(person, asking.address, CODES, ALL_CODES)

    def _shown(self, asking: Asking) -> None:
        """Remember where somebody has shown a code, and that their session has changed."""
        self._tries.note_known(asking.person.id, asking.address)
        self._people.register.drop(asking.session)

    async def _proof(self, asking: Asking, person: str, code: str) -> FactorProof:
        """Return what a code shows; it is still to be taken."""
        self._count(asking, person)
        kept = await self.store.kept(person)
        if kept is None or kept.on_ms is None:
            raise TantrixError("people.two_step.off")
        if totp.is_recovery(code):
            shown = totp.recovery_hash(code)
            if shown not in await self.store.recovery(person):
                raise TantrixError("people.code")
            return FactorProof(None, shown)
        step = totp.step_of(kept.secret, totp.cleaned(code), self._people.wall_ms())
        if step is None:
            raise TantrixError("people.code")
        if step <= kept.step:
            raise TantrixError("people.code.used")
        return FactorProof(step, None)


def _digest(ticket: str) -> bytes:
    return hashlib.sha256(ticket.encode()).digest()


def _bound(ticket: str, asking: Asking, account: Account) -> bytes:
    """Return to what a ticket is bound, from which no address can be found."""
    parts = (ticket, asking.session, asking.address, account.password or "")
    return hashlib.sha256("\n".join(parts).encode()).digest()
