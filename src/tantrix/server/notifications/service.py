"""What a server does about notifications: keeps what people want to hear of, and sends it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from email.errors import HeaderParseError
from email.headerregistry import Address

import structlog

from tantrix import messages
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import passwords
from tantrix.server.auth.accounts import AccountService, Asking
from tantrix.server.config import Settings
from tantrix.server.db.engine import Database
from tantrix.server.notifications.mail import Mailer, relay_of
from tantrix.server.notifications.messages import ChangeNotifications, NotificationChoice
from tantrix.server.notifications.notices import KINDS, Kind, NoticeStore
from tantrix.server.notifications.outbox import OutboxStore
from tantrix.server.notifications.push import Pusher, hash_of
from tantrix.server.notifications.sender import Sender
from tantrix.server.notifications.settings import NotificationSettings, SettingsStore
from tantrix.server.web.budget import Budget, Rate

log = structlog.get_logger()

LINKS = Rate("notifications.links", 10, 10 / 3600, "people.slow")
"""How many links one network address may have mailed at once, and in the long run."""

ALL = "all"
"""What stands for every kind in a link that stops mail."""


class NotificationService:
    """Notices of a database, and what is sent of them: mail and pushes as the settings say."""

    def __init__(
        self,
        database: Database,
        people: AccountService,
        budget: Budget,
        wall_ms: Callable[[], int],
    ) -> None:
        self.notices = NoticeStore(database)
        self.settings = SettingsStore(database)
        self.outbox = OutboxStore(database)
        self.mailer: Mailer | None = None
        self.pusher: Pusher | None = None
        self._people = people
        self._budget = budget
        self._wall_ms = wall_ms
        self.sender = Sender(self.outbox, self.notices, wall_ms)

    def connect(self, settings: Settings) -> None:
        """Switch on the channels that the settings of the server allow; without them, none is."""
        carriers = self.sender.carriers
        relay, public = relay_of(settings), settings.address
        if relay is not None and public is not None:
            carriers["mail"] = self.mailer = Mailer(relay, public)
        elif settings.smtp is not None:
            log.warning("no mail is sent: address and mail_from are needed beside smtp")
        if public is not None:
            self.pusher = Pusher(self.settings, settings.push_services, public, self._wall_ms)
            carriers["push"] = self.pusher

    # --- what people want --------------------------------------------------------------------

    async def choice(self, asking: Asking) -> NotificationChoice:
        """Return what somebody hears of; raises `TantrixError` `people.none`."""
        account = await self._people.account(asking)
        return await self._choice(account.email, await self.settings.wanted(account.id))

    async def change(self, asking: Asking, to: ChangeNotifications) -> NotificationChoice:
        """Change what somebody hears of; raises `TantrixError` `people.none`, `people.slow`."""
        account = await self._people.account(asking)
        self._people.count_kept(asking)
        kept = await self.settings.change(
            account.id, to.mail, to.push, messages.language(to.lang), to.digest_hours
        )
        return await self._choice(account.email, kept)

    async def _choice(self, address: str | None, wants: NotificationSettings) -> NotificationChoice:
        return NotificationChoice(
            mail=_in_order(wants.mail),
            push=_in_order(wants.push),
            digest_hours=wants.digest_hours,
            address=address,
            verified=address is not None and address == wants.verified,
            mails=self.mailer is not None,
            push_key=None if self.pusher is None else await self.pusher.public_key(),
        )

    async def subscribe(self, asking: Asking, endpoint: str, key: str, secret: str) -> None:
        """Push to a browser from now on; raises `TantrixError` `notify.push`, `people.none`."""
        account = await self._people.account(asking)
        self._people.count_kept(asking)
        if self.pusher is None:
            raise TantrixError("notify.push")
        browser = self.pusher.subscription(account.id, endpoint, key, secret)
        await self.settings.subscribe(browser)

    async def unsubscribe(self, asking: Asking, endpoint: str) -> None:
        """Push to a browser no more; raises `TantrixError` `people.none`."""
        person = self._people.known(asking)
        await self.settings.unsubscribe(hash_of(endpoint), person.id)

    async def see(self, person: str, upto_ms: int) -> None:
        """Note that somebody has seen what was told up to a time."""
        await self.notices.see(person, upto_ms, self._wall_ms())

    async def stop(self, token: str) -> Kind | None:
        """Stop what a link stops; return the kind, None for all mail. Raises `notify.token`."""
        secret, _, word = token.rpartition(".")
        kind: Kind | None = next((one for one in KINDS if one == word), None)
        known = secret and (kind or word == ALL) and secret.isascii()
        if not known or not await self.settings.stop(secret, kind):
            raise TantrixError("notify.token")
        return kind

    # --- links by mail -----------------------------------------------------------------------

    async def verify(self, asking: Asking, lang: str) -> None:
        """Have a link mailed to the address in an account.

        Raises `TantrixError`: `people.none`, `people.slow`, `people.email` where there is no
        address that mail could go to, `notify.off` where the server sends none, `notify.often`.
        """
        account = await self._people.account(asking)
        if self.mailer is None:
            raise TantrixError("notify.off")
        try:
            Address(addr_spec=account.email or "")
        except (HeaderParseError, ValueError, IndexError):
            raise TantrixError("people.email") from None
        if not account.email:
            raise TantrixError("people.email")
        self._budget.take(asking.address, LINKS)
        spoken = messages.language(lang)
        if not await self.outbox.send_token(account.id, "verify", spoken, self._wall_ms()):
            raise TantrixError("notify.often")

    async def verified(self, token: str) -> str:
        """Return the address that a link verifies; raises `TantrixError` `notify.token`."""
        return (await self.settings.redeem(token, "verify", self._wall_ms())).address

    async def ask_password(self, asking: Asking, name: str, lang: str) -> None:
        """Have a link for a new password mailed to a member with a verified address.

        Whether there is one is told to nobody. Raises `TantrixError` `people.slow`, `notify.off`.
        """
        if self.mailer is None:
            raise TantrixError("notify.off")
        self._budget.take(asking.address, LINKS)
        account = await self._people.store.named(name)
        if account is not None:
            spoken = messages.language(lang)
            await self.outbox.send_token(account.id, "reset", spoken, self._wall_ms())

    async def reset_password(self, asking: Asking, token: str, new: str) -> None:
        """Set a password by the link of a mail; every session ends.

        Raises `TantrixError`: `notify.token`, `people.password`, `people.slow`, `people.busy`.
        """
        self._people.count_call(asking)
        passwords.check_new(new, "")
        kept = await self._people.passwords.hash(new)
        shown = await self.settings.redeem(token, "reset", self._wall_ms())
        await self._people.replace_password(shown.person, kept)


def _in_order(kinds: Collection[Kind]) -> list[Kind]:
    return [kind for kind in KINDS if kind in kinds]
