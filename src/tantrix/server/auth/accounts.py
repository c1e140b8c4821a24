"""Accounts: how somebody becomes a guest or a member, and comes back."""

from __future__ import annotations

import contextlib
import hashlib
import random
import re
import secrets
from collections.abc import Callable
from typing import NamedTuple

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import countries, names, passwords
from tantrix.server.auth.identity import banned
from tantrix.server.auth.passwords import Passwords
from tantrix.server.auth.repository import (
    GUEST,
    MEMBER,
    Account,
    Entrance,
    PeopleStore,
    Session,
)
from tantrix.server.auth.sessions import SessionCache, ban_of, person_of
from tantrix.server.auth.sockets import Sockets
from tantrix.server.auth.tries import Tries
from tantrix.server.db.engine import Job
from tantrix.server.web import cookies
from tantrix.server.web.budget import Budget, Rate
from tantrix.server.web.cookies import Person

TRIES = Rate("tries", 10, 1 / 30, "people.slow")
"""How many passwords one address may try for a name at once, and in the long run."""

ALL_TRIES = Rate("tries.all", 300, 1 / 10, "people.slow")
"""How many all addresses together may: so many that nobody is soon kept out by others."""

CALLS = Rate("calls", 30, 1 / 6, "people.slow")
"""How often somebody may enter, register or log in from one address."""

KEEPS = Rate("kept", 60, 1.0, "people.slow")
"""How often somebody may have something kept at once, and in the long run."""

AGAIN_MS = 600_000
"""For how long a request to become a guest is answered again whose answer was lost."""

DIGITS = (4, 4, 4, 4, 6, 6, 9)
"""How many digits the names of guests have, one try after another."""

LONGEST_EMAIL = 254

_EMAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")


class Asking(NamedTuple):
    """Who asks: the person, the hash of their cookie, their browser and their address.

    `two_factors`: a second factor was shown in their session.
    """

    person: Person
    session: str
    browser: str
    address: str
    two_factors: bool = False


class Particulars(NamedTuple):
    """What people say of themselves; nobody else sees the e-mail address, and guests have none."""

    name: str
    country: str | None
    colours: tuple[str | None, str | None]
    email: str | None


class NewSession(NamedTuple):
    """A session that has begun: whose, its row, and the secret for the browser alone."""

    person: Person
    session: Session
    token: str


class AccountService:
    """All people of a server; what they may not do is raised as `TantrixError`, or `Unavailable`.

    `wall_ms` tells the time. `public` is the address under which the
    server is known, such as `https://tantrix.example`; None: that under which it is asked.
    """

    def __init__(
        self,
        store: PeopleStore,
        wall_ms: Callable[[], int],
        budget: Budget,
        public: str | None = None,
        rng: random.Random | None = None,
    ) -> None:
        self.store = store
        self.wall_ms = wall_ms
        self.public = public
        self.register = SessionCache(store, wall_ms, budget.tick_ms)
        self.sockets = Sockets()
        self.passwords = Passwords()
        self._rng = rng or random.SystemRandom()
        self._budget = budget
        self._tries = Tries(budget)

    # --- coming -----------------------------------------------------------------------------

    async def enter(
        self,
        asking: Asking,
        name: str | None = None,
        lang: str = "en",
        request: str | None = None,
    ) -> NewSession:
        """Make a guest of a visitor, under a name of theirs or one that the server finds.

        Such a name is in a language that they speak. The same `request`, sent again within
        `AGAIN_MS`, makes no second guest, even from a browser that has lost its cookie meanwhile:
        it begins another session of the first one.
        """
        self.come(asking, "visitor")
        entrance = None
        if request is not None:
            digest = hashlib.sha256(request.encode()).digest()
            entrance = Entrance(digest, self.wall_ms() + AGAIN_MS)
            if (again := await self._entered(asking, entrance)) is not None:
                return again
        if not asking.person.id:  # the cookie has become an account, and is worth nothing
            raise TantrixError("people.none")
        try:
            return await self._enter(asking, name, lang, entrance)
        except TantrixError:
            again = None if entrance is None else await self._entered(asking, entrance)
            if again is None:
                raise
            return again  # it came twice at once

    async def _enter(
        self, asking: Asking, name: str | None, lang: str, entrance: Entrance | None
    ) -> NewSession:
        """Make a guest."""
        if name is not None:
            return await self._open(asking, self._new(asking, GUEST, names.clean(name)), entrance)
        *most, last = DIGITS
        for digits in most:
            with contextlib.suppress(TantrixError):
                return await self._open(asking, self._given(asking, digits, lang), entrance)
        return await self._open(asking, self._given(asking, last, lang), entrance)

    async def _entered(self, asking: Asking, entrance: Entrance) -> NewSession | None:
        """Begin another session of the guest whom a request has made already, if there is one."""
        account = await self.store.entered(entrance, self.wall_ms())
        return None if account is None else await self.let_in(asking, account)

    async def become_member(
        self, asking: Asking, name: str, password: str, email: str | None
    ) -> NewSession:
        """Make a member of a visitor or a guest, who keep what they have made."""
        self.come(asking)
        name, email = names.clean(name), clean_email(email)
        passwords.check_new(password, name)
        kept = await self.passwords.hash(password)
        known = await self.store.account(asking.person.id)
        account = known or self._new(asking, MEMBER, name)
        account = account._replace(kind=MEMBER, name=name, password=kept, email=email)
        self._tries.note_known(names.folded(name), asking.address)
        if known is None:
            return await self._open(asking, account)
        begun = self.begin(account, asking.browser)
        await self.store.join(account, begun.session)
        return self._renewed(asking, begun)

    async def recognise(self, asking: Asking, name: str, password: str) -> Account:
        """Return the account of somebody who wants to come in and knows a name and its password."""
        self.come(asking)
        account = await self.store.named(name)
        await self.check_password(asking, account, name, password)
        assert account is not None  # noqa: S101 - nobody knows the password of no account
        return account

    async def let_in(
        self,
        asking: Asking,
        account: Account,
        *,
        two_factors: bool = False,
        check: Job[None] | None = None,
    ) -> NewSession:
        """Begin a session of somebody who has shown who they are, unless they are banned.

        What they have made goes with them. `check` is done in the same transaction, and first.
        """
        self.refuse_banned(account)
        begun = self.begin(account, asking.browser, two_factors=two_factors)
        was = asking.person.id if asking.person.id != account.id else ""
        await self.store.log_in(begun.session, asking.session, was, check)
        self.register.drop_person(asking.person.id)
        return self._renewed(asking, begun)

    def refuse_banned(self, account: Account) -> None:
        """Refuse somebody who may not come in now; raises `TantrixError` `people.banned`."""
        if ban := ban_of(account, self.wall_ms()):
            raise banned(ban)

    async def check_password(
        self, asking: Asking, account: Account | None, name: str, password: str
    ) -> None:
        """Refuse a wrong password; it takes as long for an account that does not exist.

        Raises `TantrixError` `people.login`, `people.slow`, `people.busy`.
        """
        named = names.folded(name)
        self._tries.take(named, asking.address, TRIES, ALL_TRIES)
        kept = None if account is None else account.password
        right = await self.passwords.check(kept, password)
        if account is None or not right:
            raise TantrixError("people.login")
        self._tries.note_known(named, asking.address)
        if kept is not None and self.passwords.outdated(kept):
            await self.store.change(account.id, password=await self.passwords.hash(password))

    # --- going ------------------------------------------------------------------------------

    async def log_out(self, asking: Asking) -> None:
        """End the session of who asks."""
        await self.store.end(asking.session)
        self.register.drop(asking.session)

    async def end_sessions(self, asking: Asking, handle: str | None) -> None:
        """End one session of who asks, or all others, and close their sockets."""
        person, but = self.known(asking), asking.session
        for ended in await self.store.end_some(person.id, handle=handle, but=but):
            self.register.drop(ended)
            self.sockets.end_session(ended)

    async def delete(self, asking: Asking) -> None:
        """Delete the account of who asks."""
        person = self.known(asking)
        await self.store.forget(person.id)
        self.register.drop_person(person.id)

    # --- the account ------------------------------------------------------------------------

    async def account(self, asking: Asking) -> Account:
        """Return the account of who asks; raises `TantrixError` `people.none`."""
        account = await self.store.account(self.known(asking).id)
        if account is None:
            raise TantrixError("people.none")
        return account

    async def change(self, asking: Asking, to: Particulars) -> None:
        """Change what stands in the account of who asks: all of it, or nothing."""
        person = self.known(asking)
        if to.country is not None:
            countries.check(to.country)
        first, second = to.colours
        if first is None or first == second:
            second = None
        columns = {"country": to.country, "first_colour": first, "second_colour": second}
        if person.kind == MEMBER:
            columns["email"] = clean_email(to.email)
        if to.name == person.name:
            await self.store.change(person.id, **columns)
        else:
            name = names.clean(to.name)
            self.count_call(asking)
            await self.store.rename(person.id, name, **columns)
        self.register.drop_person(person.id)

    async def change_password(self, asking: Asking, old: str, new: str) -> NewSession:
        """Change a password, or set the first one; every session ends, and one begins."""
        self.known(asking, MEMBER)
        account = await self.account(asking)
        if account.password is not None:
            await self.check_password(asking, account, account.name, old)
        passwords.check_new(new, account.name)
        kept = await self.passwords.hash(new)
        begun = self.begin(account, asking.browser, two_factors=asking.two_factors)
        await self.store.set_password(account.id, kept, begun.session)
        self.register.drop_person(account.id)
        return begun

    async def replace_password(self, person: str, kept: str) -> None:
        """Set the password of somebody who has shown by mail who they are; every session ends.

        Raises `TantrixError` `people.none`.
        """
        await self.store.change(person, password=kept)
        await self.store.end_some(person, handle=None, but="")
        self.register.drop_person(person)
        self.sockets.end_person(person)

    # --- for moderators ---------------------------------------------------------------------

    async def ban(self, name: str, until_ms: int | None, reason: str = "") -> None:
        """Ban somebody until a time, or no longer (None); raises `people.unknown`."""
        account = await self.named(name)
        await self.store.change(account.id, banned_until_ms=until_ms, ban_reason=reason)
        self.register.drop_person(account.id)
        self.sockets.end_person(account.id)

    async def set_role(self, name: str, role: str) -> None:
        """Say what somebody may do; raises `TantrixError` `people.unknown`."""
        account = await self.named(name)
        await self.store.change(account.id, role=role)
        self.register.drop_person(account.id)

    async def rename(self, account: Account, name: str, note: Job[None]) -> None:
        """Give somebody another name than theirs, everywhere; `note` is kept with it.

        Their pages connect anew, under that name. Raises `TantrixError` `bad.name`,
        `people.name.taken`, `people.none`.
        """
        await self.store.rename_everywhere(account.id, names.clean(name), note)
        self.register.drop_person(account.id)
        self.sockets.end_person(account.id)

    async def named(self, name: str) -> Account:
        """Return the account of a name; raises `TantrixError` `people.unknown`."""
        account = await self.store.named(name)
        if account is None:
            raise TantrixError("people.unknown", name=name)
        return account

    async def name_for(self, person: Person, wanted: str) -> str:
        """Return the name under which somebody appears: with an account its own, else as wanted.

        Raises what `refuse_others_name` raises.
        """
        if person.kind != "visitor":
            return person.name
        await self.refuse_others_name(person, wanted)
        return wanted

    async def refuse_others_name(self, person: Person, name: str) -> None:
        """Refuse a name that others are shown and that passes for that of somebody else.

        Raises `TantrixError` `people.name.taken`, or `bad.name` for a name of the server's own.
        """
        if names.is_reserved(name):
            raise TantrixError("bad.name", reason="reserved")
        like = await self.store.looks_like(name)
        if like is not None and like.id != person.id:
            raise TantrixError("people.name.taken")

    # --- how it is done ---------------------------------------------------------------------

    def known(self, asking: Asking, kind: str = GUEST) -> Person:
        """Return who asks; refuse visitors, and guests where only members may."""
        if asking.person.kind == "visitor" or (kind == MEMBER and asking.person.kind == GUEST):
            raise TantrixError("people.none" if kind == GUEST else "people.members")
        return asking.person

    def begin(self, account: Account, browser: str, *, two_factors: bool = False) -> NewSession:
        """Return a session that is to begin now."""
        token, now_ms = cookies.new_token(), self.wall_ms()
        handle, second_ms = secrets.token_hex(8), now_ms if two_factors else None
        row = Session(cookies.digest(token), account.id, handle, now_ms, now_ms, browser, second_ms)
        return NewSession(person_of(account), row, token)

    def come(self, asking: Asking, upto: str = GUEST) -> None:
        """Refuse who is in already, and who asks too often."""
        if asking.person.kind not in {"visitor", upto}:
            raise TantrixError("people.in", name=asking.person.name)
        self.count_call(asking)

    def count_call(self, asking: Asking) -> None:
        """Refuse who asks too often; raises `TantrixError` `people.slow`."""
        self._budget.take(asking.address, CALLS)

    def count_kept(self, asking: Asking) -> None:
        """Refuse who has too much kept; raises `TantrixError` `people.slow`."""
        self._budget.take(asking.person.id, KEEPS)

    def _new(self, asking: Asking, kind: str, name: str) -> Account:
        return Account(asking.person.id, kind, name, self.wall_ms())

    def _given(self, asking: Asking, digits: int, lang: str) -> Account:
        """Return the account of a guest under a name that the server finds."""
        number = self._rng.randrange(10 ** (digits - 1), 10**digits)
        return self._new(asking, GUEST, names.given(number, lang))

    async def _open(
        self, asking: Asking, account: Account, entrance: Entrance | None = None
    ) -> NewSession:
        """Make an account, and begin its first session."""
        begun = self.begin(account, asking.browser)
        await self.store.open(account, begun.session, entrance)
        return self._renewed(asking, begun)

    def _renewed(self, asking: Asking, begun: NewSession) -> NewSession:
        """Forget who had the cookie of before."""
        self.register.drop(asking.session)
        self.register.drop_person(begun.session.person)
        return begun


def clean_email(email: str | None) -> str | None:
    """Return an address as it is kept; raises `TantrixError` `people.email`."""
    address = (email or "").strip()
    if not address:
        return None
    if len(address) > LONGEST_EMAIL or not address.isprintable() or not _EMAIL.fullmatch(address):
        raise TantrixError("people.email")
    return address
