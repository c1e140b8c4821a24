"""What pages ask about people and what they are told, as JSON objects."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import msgspec

from tantrix.server.auth import names, passwords
from tantrix.server.web.cookies import Ban, PersonView
from tantrix.server.web.protocol import Input, Letter

Name = Annotated[str, msgspec.Meta(max_length=4 * names.LONGEST)]
Password = Annotated[str, msgspec.Meta(max_length=passwords.LONGEST)]
Code = Annotated[str, msgspec.Meta(max_length=64)]
Handle = Annotated[str, msgspec.Meta(max_length=64, pattern=r"\A[!-~]*\Z")]


class EnterAsGuest(Input, frozen=True):
    """Become a guest, under a name or one that the server finds: `POST /api/me/enter`.

    The server finds one in the language `lang`, English where it does not speak that. A request
    whose answer was lost makes no second guest if it is sent again with the same `id`, which nobody
    can guess.
    """

    name: Name | None = None
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"
    id: Annotated[str, msgspec.Meta(min_length=22, max_length=64)] | None = None


class RegisterAccount(Input, frozen=True):
    """Become a member: `POST /api/me/register`."""

    name: Name
    password: Password
    email: Annotated[str, msgspec.Meta(max_length=300)] | None = None


class LogIn(Input, frozen=True):
    """Log in: `POST /api/me/login`."""

    name: Name
    password: Password


class LogInCode(Input, frozen=True):
    """The second step: the ticket of the first one, and a code: `POST /api/me/login/code`."""

    ticket: Annotated[str, msgspec.Meta(max_length=64, pattern=r"\A[!-~]*\Z")]
    code: Code


class LogOut(Input, frozen=True):
    """End the session, about which there is nothing more to say: `POST /api/me/logout`."""


class ChangeAccount(Input, frozen=True):
    """Change what stands in the account, all of it: `POST /api/me/account`."""

    name: Name
    country: Annotated[str, msgspec.Meta(max_length=8)] | None
    colours: tuple[Letter | None, Letter | None]
    email: Annotated[str, msgspec.Meta(max_length=300)] | None = None


class NewPassword(Input, frozen=True):
    """Change the password; the old one is empty where there is none: `POST /api/me/password`."""

    old: Password
    new: Password


class EndSessions(Input, frozen=True):
    """End a session, or all others where none is named: `POST /api/me/sessions/end`."""

    session: Handle | None


class Purpose(Input, frozen=True):
    """What a passkey shall be used for: `POST /api/me/passkeys/ask`."""

    purpose: Literal["make", "enter", "confirm"]


class NewPasskey(Input, frozen=True):
    """A passkey that a device has made, and what its person calls it."""

    credential: dict[str, Any]
    name: Annotated[str, msgspec.Meta(max_length=40)]


class UsedPasskey(Input, frozen=True):
    """What a device has signed."""

    credential: dict[str, Any]


class OldPasskey(Input, frozen=True):
    """A passkey that is to be forgotten."""

    passkey: Annotated[str, msgspec.Meta(max_length=2_000, pattern=r"\A[!-~]*\Z")]


class StartTwoStep(Input, frozen=True):
    """Have a secret made for two-step log-in, confirmed by one: `POST /api/me/two-step/start`."""

    password: Password | None = None
    credential: dict[str, Any] | None = None


class TwoStepCode(Input, frozen=True):
    """A code of the app, or a recovery code, that confirms something about two-step log-in."""

    code: Code


class ShowSecondFactor(Input, frozen=True):
    """Show a second factor in this session, one of both: `POST /api/me/two-step/show`."""

    code: Code | None = None
    credential: dict[str, Any] | None = None


class Delete(Input, frozen=True):
    """Delete the account, confirmed by one of both; a guest needs neither."""

    password: Password | None = None
    credential: dict[str, Any] | None = None


class Keep(Input, frozen=True):
    """Something that is to be kept: `POST /api/me/kept/{key}`."""

    value: dict[str, Any]


def letter(colour: str | None) -> Letter | None:
    """Return a colour of an account as its letter."""
    return cast(Letter | None, colour)


class SessionView(msgspec.Struct, frozen=True):
    """A session, as its person sees it; `here` is that of the browser that asks."""

    session: str
    made_ms: int
    seen_ms: int
    browser: str
    here: bool


class PasskeyView(msgspec.Struct, frozen=True):
    """A passkey, as its person sees it."""

    passkey: str
    name: str
    made_ms: int
    used_ms: int | None


class AccountView(msgspec.Struct, frozen=True):
    """An account, as its person alone sees it."""

    made_ms: int
    colours: tuple[Letter | None, Letter | None]
    email: str | None
    password: bool
    passkeys: int


class Me(msgspec.Struct, frozen=True):
    """Who asks; a visitor has no account."""

    person: PersonView
    account: AccountView | None
    ban: Ban | None


class WhoAsks(msgspec.Struct, frozen=True):
    """Who it is who asks from now on."""

    person: PersonView


class LogInAnswer(msgspec.Struct, frozen=True):
    """Who it is who asks from now on; with a `ticket` a code is asked for first."""

    person: PersonView
    ticket: str | None


class TwoStepView(msgspec.Struct, frozen=True):
    """Two-step log-in of who asks: since when it is on, and how many recovery codes are left.

    `shown`: a second factor was shown in this session; `needed`: without one, what the role of who
    asks allows is refused.
    """

    on_ms: int | None
    codes: int
    shown: bool
    needed: bool


class TwoStepSecret(msgspec.Struct, frozen=True):
    """A new secret, told this once: as text, as an `otpauth:` address, and as a picture of that.

    The picture is an SVG in a `data:` address.
    """

    secret: str
    address: str
    picture: str


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Recovery codes, told this once: each lets in once without the app."""

    codes: list[str]


class SessionList(msgspec.Struct, frozen=True):
    """The sessions of who asks."""

    sessions: list[SessionView]


class PasskeyList(msgspec.Struct, frozen=True):
    """The passkeys of who asks."""

    passkeys: list[PasskeyView]


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser is to be asked for, as Web Authentication has it."""

    options: dict[str, Any]


class KeptThings(msgspec.Struct, frozen=True):
    """What is kept for who asks, by its key."""

    kept: dict[str, dict[str, Any]]


class KeptKey(msgspec.Struct, frozen=True):
    """The key under which something is kept."""

    key: str


class Countries(msgspec.Struct, frozen=True):
    """The codes of the countries that one may be of."""

    countries: list[str]


class Profile(msgspec.Struct, frozen=True):
    """Somebody, as everybody sees them."""

    person: PersonView
    made_ms: int
