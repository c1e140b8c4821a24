"""What is answered of notices and how people hear of them, and what pages send."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.server.auth.messages import Name, Password
from tantrix.server.notifications.notices import Kind
from tantrix.server.web.protocol import Input

Lang = Annotated[str, msgspec.Meta(max_length=35)]
LinkToken = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Kinds = Annotated[list[Kind], msgspec.Meta(max_length=10)]
Millis = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class SeeNotices(Input, frozen=True):
    """Note that what was told up to a time is seen: `POST /api/notifications/seen`."""

    upto_ms: Millis


class ChangeNotifications(Input, frozen=True):
    """What to hear of by mail and by push: `POST /api/notifications/settings`.

    Mails about turns by correspondence come together, at most one in `digest_hours`.
    """

    mail: Kinds
    push: Kinds
    lang: Lang
    digest_hours: Annotated[int, msgspec.Meta(ge=1, le=168)]


class AskVerification(Input, frozen=True):
    """Have a link sent to the address in the account: `POST /api/notifications/verify`."""

    lang: Lang


class RedeemToken(Input, frozen=True):
    """Show by the token of a link that one reads the mail of an address."""

    token: LinkToken


class AskPassword(Input, frozen=True):
    """Have a link for a new password sent to a member: `POST /api/notifications/reset`."""

    name: Name
    lang: Lang


class ResetPassword(Input, frozen=True):
    """Set a password by the token of a link: `POST /api/notifications/password`."""

    token: LinkToken
    new: Password


class PushEndpoint(Input, frozen=True):
    """A browser that shall take no pushes any more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class PushBrowser(PushEndpoint, frozen=True):
    """A browser that takes pushes, as `PushSubscription` has it; keys are base64 for addresses."""

    key: Annotated[str, msgspec.Meta(max_length=200)]
    secret: Annotated[str, msgspec.Meta(max_length=100)]


class NoticeView(msgspec.Struct, frozen=True):
    """A notice; `by` is the name of who caused it, `path` that of the page it is about.

    A reminder (`start`) says the name of the tournament and when that starts.
    """

    kind: Kind
    by: str | None
    path: str
    at_ms: int
    seen: bool
    about: str | None
    starts_ms: int | None


class NoticeList(msgspec.Struct, frozen=True):
    """Notices, the newest first."""

    notices: list[NoticeView]


class NotificationChoice(msgspec.Struct, frozen=True, kw_only=True):
    """What one hears of, and how.

    `address` is that in the account, to which nothing goes before it is `verified`. `mails` tells
    whether the server sends mail; `push_key` is its key for pushes, None where it sends none.
    """

    mail: list[Kind]
    push: list[Kind]
    digest_hours: int
    address: str | None
    verified: bool
    mails: bool
    push_key: str | None


class LinkAsked(msgspec.Struct, frozen=True):
    """The request is taken; whether a mail is sent depends on what nobody else is told."""


class AddressVerified(msgspec.Struct, frozen=True):
    """The address that is verified now."""

    address: str


class MailStopped(msgspec.Struct, frozen=True):
    """Nothing of a kind is mailed any more, or nothing at all (None)."""

    kind: Kind | None


class PasswordChanged(msgspec.Struct, frozen=True):
    """The password is changed, and every session has ended."""
