"""Passkeys: key pairs that devices keep instead of a password, and their challenges."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from sqlalchemy import Connection, delete, func, select, update
from starlette.requests import HTTPConnection

from tantrix.notation.json_types import Json
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.accounts import AccountService, Asking
from tantrix.server.auth.names import is_given
from tantrix.server.auth.repository import MEMBER, Account, change
from tantrix.server.db.base import Conflict
from tantrix.server.db.engine import Database
from tantrix.server.db.schema.auth import people_challenges, people_passkeys, persons

if TYPE_CHECKING:
    from webauthn.helpers.structs import (
        PublicKeyCredentialCreationOptions,
        PublicKeyCredentialRequestOptions,
    )

MOST = 20
"""How many passkeys somebody may have."""


class Passkey(NamedTuple):
    """A passkey: its public `key`, and how often it says it was used (`uses`, 0: untold).

    The `id` is that of the credential, the `name` is for its person; times are milliseconds.
    """

    id: str
    person: str
    name: str
    key: bytes
    uses: int
    made_ms: int
    used_ms: int | None = None


_PASSKEY = select(*(people_passkeys.c[name] for name in Passkey._fields))
_keys = people_passkeys.c


class PasskeyStore:
    """The passkeys of a database. Every method may raise `Unavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owned(self, person: str) -> list[Passkey]:
        """Return the passkeys of somebody, the oldest first."""
        query = _PASSKEY.where(_keys.person == person).order_by(_keys.made_ms, _keys.id)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return [Passkey(*row) for row in rows]

    async def passkey(self, passkey: str) -> Passkey | None:
        """Return a passkey, None where there is no such one."""
        query = _PASSKEY.where(_keys.id == passkey)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else Passkey(*row)

    async def add(self, passkey: Passkey) -> None:
        """Keep a passkey; who has one is a member.

        Raises `TantrixError`: `people.passkey.known`, `people.passkey.many`, `people.none`.
        """

        def job(connection: Connection) -> None:
            if _count(connection, passkey.person) >= MOST:
                raise TantrixError("people.passkey.many", most=MOST)
            connection.execute(people_passkeys.insert().values(**passkey._asdict()))
            change(connection, passkey.person, {"kind": MEMBER})

        try:
            await self._database.write(job)
        except Conflict:
            raise TantrixError("people.passkey.known") from None

    async def used(self, passkey: str, before: int, uses: int, at_ms: int) -> None:
        """Note that a passkey was used; raises `TantrixError` `people.passkey` for an old count."""

        def job(connection: Connection) -> None:
            same = update(people_passkeys).where(_keys.id == passkey, _keys.uses == before)
            if connection.execute(same.values(uses=uses, used_ms=at_ms)).rowcount != 1:
                raise TantrixError("people.passkey")

        await self._database.write(job)

    async def remove(self, person: str, passkey: str) -> None:
        """Forget a passkey of somebody.

        Raises `TantrixError` `people.passkey.last` where they could not come in again.
        """

        def job(connection: Connection) -> None:
            password = select(persons.c.password).where(persons.c.id == person)
            left = _count(connection, person) > 1
            if not left and connection.execute(password).scalar_one_or_none() is None:
                raise TantrixError("people.passkey.last")
            connection.execute(
                delete(people_passkeys).where(_keys.id == passkey, _keys.person == person)
            )

        await self._database.write(job)

    async def remove_all(self, person: str) -> None:
        """Forget all passkeys of somebody, for whoever keeps the server.

        Raises `TantrixError` `people.passkey.last` where they have no password.
        """

        def job(connection: Connection) -> None:
            password = select(persons.c.password).where(persons.c.id == person)
            if connection.execute(password).scalar_one_or_none() is None:
                raise TantrixError("people.passkey.last")
            connection.execute(delete(people_passkeys).where(_keys.person == person))

        await self._database.write(job)

    async def ask(self, challenge: bytes, purpose: str, session: str, until_ms: int) -> None:
        """Keep a challenge to a session, to be answered in time; old ones are forgotten."""

        def job(connection: Connection) -> None:
            old = people_challenges.c.until_ms < until_ms - 2 * PATIENCE_MS
            connection.execute(delete(people_challenges).where(old))
            row = {"purpose": purpose, "session": session, "until_ms": until_ms}
            connection.execute(people_challenges.insert().values(challenge=challenge, **row))

        await self._database.write(job)

    async def take(self, challenge: bytes, purpose: str, session: str, now_ms: int) -> bool:
        """Tell whether a challenge waits for the answer of a session, which comes once."""
        c = people_challenges.c

        def job(connection: Connection) -> bool:
            query = select(c.purpose, c.session, c.until_ms).where(c.challenge == challenge)
            row = connection.execute(query).one_or_none()
            connection.execute(delete(people_challenges).where(c.challenge == challenge))
            return row is not None and row[:2] == (purpose, session) and now_ms <= row.until_ms

        return await self._database.write(job)


PATIENCE_MS = 300_000
"""How long a challenge may be answered."""


def _count(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(people_passkeys).where(_keys.person == person)
    return connection.execute(query).scalar_one()


SITE_NAME = "Tantrix"
"""What devices call the server."""

MAKE, ENTER, CONFIRM = "make", "enter", "confirm"
"""What a challenge is for: a new passkey, logging in, or a deed that needs to be confirmed."""

log = structlog.get_logger()

Result = TypeVar("Result")


class Recognised(NamedTuple):
    """Whose passkey it is, and whether the device has `verified` that they are there."""

    account: Account
    verified: bool


class RelyingParty(NamedTuple):
    """Where the server is: the domain to which passkeys belong, and the origin of its pages."""

    domain: str
    origin: str


def container(request: HTTPConnection, public: str | None) -> RelyingParty:
    """Return where the server is: at its public address, or where the page that asks is.

    The page is one of ours (`sessions.check_origin`). Raises `TantrixError` `people.passkey.site`
    at an address that is a number, to which no passkey can belong.
    """
    asked = f"{request.url.scheme}://{request.headers.get('host', '')}"
    parts = urlsplit((public or request.headers.get("origin") or asked).lower())
    domain = parts.hostname or ""
    try:
        ipaddress.ip_address(domain)
    except ValueError:
        return RelyingParty(domain, f"{parts.scheme}://{parts.netloc}")
    raise TantrixError("people.passkey.site")


class Passkeys:
    """The passkeys of a server; what is wrong is raised as `TantrixError`, or `Unavailable`."""

    def __init__(self, store: PasskeyStore, people: AccountService) -> None:
        self.store = store
        self._people = people

    async def to_make(self, asking: Asking, at: RelyingParty) -> Json:
        """Return what the browser is to be asked for a new passkey of who asks.

        Raises `TantrixError` `people.name.first` where the server has given them their name.
        """
        import webauthn
        from webauthn.helpers import base64url_to_bytes, structs

        account = await self._people.account(asking)
        if is_given(account.name):
            raise TantrixError("people.name.first")
        owned = await self.store.owned(account.id)
        made = webauthn.generate_registration_options(
            rp_id=at.domain,
            rp_name=SITE_NAME,
            user_id=hashlib.sha256(f"passkeys of {account.id}".encode()).digest(),
            user_name=account.name,
            challenge=await self._ask(MAKE, asking),
            timeout=PATIENCE_MS,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id))
                for one in owned
            ],
        )
        return _options(made)

    async def make(self, asking: Asking, at: RelyingParty, credential: Json, name: str) -> bool:
        """Keep the passkey that a device has made; a guest becomes a member by it.

        Return whether the device has verified that its person is there.
        """
        import webauthn

        account = await self._people.account(asking)
        challenge = await self._answered(MAKE, asking, credential)
        made = _verified(
            lambda: webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=at.domain,
                expected_origin=at.origin,
            )
        )
        passkey = Passkey(
            id=_id(credential),
            person=account.id,
            name=name,
            key=made.credential_public_key,
            uses=made.sign_count,
            made_ms=self._people.wall_ms(),
        )
        await self.store.add(passkey)
        self._people.register.drop_person(account.id)
        return made.user_verified

    async def to_use(self, asking: Asking, at: RelyingParty, purpose: str) -> Json:
        """Return what the browser is to be asked for somebody who has a passkey."""
        import webauthn
        from webauthn.helpers.structs import UserVerificationRequirement

        asked = webauthn.generate_authentication_options(
            rp_id=at.domain,
            challenge=await self._ask(purpose, asking),
            timeout=PATIENCE_MS,
            user_verification=(
                UserVerificationRequirement.REQUIRED
                if purpose == CONFIRM
                else UserVerificationRequirement.PREFERRED
            ),
        )
        return _options(asked)

    async def recognise(self, asking: Asking, at: RelyingParty, credential: Json) -> Recognised:
        """Return who wants to come in and has a passkey."""
        self._people.come(asking)
        passkey, verified = await self._used(ENTER, asking, at, credential)
        account = await self._people.store.account(passkey.person)
        if account is None:
            raise TantrixError("people.passkey")
        return Recognised(account, verified)

    async def confirm(self, asking: Asking, at: RelyingParty, credential: Json) -> None:
        """Refuse who does not show a passkey of theirs, and to the device that it is them."""
        passkey, _ = await self._used(CONFIRM, asking, at, credential)
        if passkey.person != asking.person.id:
            raise TantrixError("people.passkey")

    async def _used(
        self, purpose: str, asking: Asking, at: RelyingParty, credential: Json
    ) -> tuple[Passkey, bool]:
        """Return the passkey that signed a challenge, and whether the device knew its person."""
        import webauthn

        challenge = await self._answered(purpose, asking, credential)
        passkey = await self.store.passkey(_id(credential))
        if passkey is None:
            raise TantrixError("people.passkey")
        used = _verified(
            lambda: webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=at.domain,
                expected_origin=at.origin,
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.uses,
                require_user_verification=purpose == CONFIRM,
            )
        )
        now_ms = self._people.wall_ms()
        await self.store.used(passkey.id, passkey.uses, used.new_sign_count, now_ms)
        return passkey, used.user_verified

    async def _ask(self, purpose: str, asking: Asking) -> bytes:
        """Return a new challenge."""
        challenge = secrets.token_bytes(32)
        until_ms = self._people.wall_ms() + PATIENCE_MS
        await self.store.ask(challenge, purpose, asking.session, until_ms)
        return challenge

    async def _answered(self, purpose: str, asking: Asking, credential: Json) -> bytes:
        """Return the challenge that is answered, which can never be answered again."""
        challenge = _verified(lambda: _challenge(credential))
        now_ms = self._people.wall_ms()
        if not await self.store.take(challenge, purpose, asking.session, now_ms):
            raise TantrixError("people.passkey.late")
        return challenge


def _options(
    options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions,
) -> Json:
    import webauthn

    plain: Json = msgspec.json.decode(webauthn.options_to_json(options))
    return plain


def _challenge(credential: Json) -> bytes:
    """Return the challenge that a credential says it answers."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json

    data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    if data.cross_origin:
        raise ValueError("a page of another site has this one in a frame")
    return data.challenge


def _id(credential: Json) -> str:
    """Return the id of a credential; raises `TantrixError` `people.passkey`."""
    key_id = str(credential.get("id"))
    if not key_id.isascii() or not key_id.isprintable():
        raise TantrixError("people.passkey")
    return key_id


def _verified(check: Callable[[], Result]) -> Result:
    """Return what a check returns; whatever it raises, the passkey is refused."""
    try:
        return check()
    except Exception as error:  # noqa: BLE001 - what comes from outside breaks in many ways
        log.info("passkey refused", why=type(error).__name__)
        raise TantrixError("people.passkey") from None
