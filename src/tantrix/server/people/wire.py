"""What pages ask about people and what they are told, as JSON objects."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec

from tantrix.server.people import names, passwords
from tantrix.server.people.person import Ban, PersonForm
from tantrix.server.protocol import Form, Letter

Name = Annotated[str, msgspec.Meta(max_length=4 * names.LONGEST)]
Password = Annotated[str, msgspec.Meta(max_length=passwords.LONGEST)]
Handle = Annotated[str, msgspec.Meta(max_length=64, pattern=r"\A[!-~]*\Z")]


class Enter(Form, frozen=True):
    """Become a guest, under a name or one that the house finds: `POST /api/me/enter`.

    The house finds one in the language `lang`, English where it does not speak that.
    """

    name: Name | None = None
    lang: Annotated[str, msgspec.Meta(max_length=35)] = "en"


class Join(Form, frozen=True):
    """Become a member: `POST /api/me/register`."""

    name: Name
    password: Password
    email: Annotated[str, msgspec.Meta(max_length=300)] | None = None


class LogIn(Form, frozen=True):
    """Log in: `POST /api/me/login`."""

    name: Name
    password: Password


class LogOut(Form, frozen=True):
    """End the session, about which there is nothing more to say: `POST /api/me/logout`."""


class Change(Form, frozen=True):
    """Change what stands in the account, all of it: `POST /api/me/account`."""

    name: Name
    country: Annotated[str, msgspec.Meta(max_length=8)] | None
    colours: tuple[Letter | None, Letter | None]
    email: Annotated[str, msgspec.Meta(max_length=300)] | None = None


class NewPassword(Form, frozen=True):
    """Change the password; the old one is empty where there is none: `POST /api/me/password`."""

    old: Password
    new: Password


class EndSessions(Form, frozen=True):
    """End a session, or all others where none is named: `POST /api/me/sessions/end`."""

    session: Handle | None


class Purpose(Form, frozen=True):
    """What a passkey shall be used for: `POST /api/me/passkeys/ask`."""

    purpose: Annotated[str, msgspec.Meta(pattern=r"\A(make|enter|confirm)\Z")]


class NewPasskey(Form, frozen=True):
    """A passkey that a device has made, and what its person calls it."""

    credential: dict[str, Any]
    name: Annotated[str, msgspec.Meta(max_length=40)]


class UsedPasskey(Form, frozen=True):
    """What a device has signed."""

    credential: dict[str, Any]


class OldPasskey(Form, frozen=True):
    """A passkey that is to be forgotten."""

    passkey: Annotated[str, msgspec.Meta(max_length=2_000, pattern=r"\A[!-~]*\Z")]


class Delete(Form, frozen=True):
    """Delete the account, confirmed by one of both; a guest needs neither."""

    password: Password | None = None
    credential: dict[str, Any] | None = None


class Keep(Form, frozen=True):
    """Something that is to be kept: `POST /api/me/kept/{key}`."""

    value: dict[str, Any]


def letter(colour: str | None) -> Letter | None:
    """Return a colour of an account as its letter."""
    return cast(Letter | None, colour)


class SessionForm(msgspec.Struct, frozen=True):
    """A session, as its person sees it; `here` is that of the browser that asks."""

    session: str
    made_ms: int
    seen_ms: int
    browser: str
    here: bool


class PasskeyForm(msgspec.Struct, frozen=True):
    """A passkey, as its person sees it."""

    passkey: str
    name: str
    made_ms: int
    used_ms: int | None


class AccountForm(msgspec.Struct, frozen=True):
    """An account, as its person alone sees it."""

    made_ms: int
    colours: tuple[Letter | None, Letter | None]
    email: str | None
    password: bool
    passkeys: int


class Me(msgspec.Struct, frozen=True):
    """Who asks; a visitor has no account."""

    person: PersonForm
    account: AccountForm | None
    ban: Ban | None


class WhoAsks(msgspec.Struct, frozen=True):
    """Who it is who asks from now on."""

    person: PersonForm


class SessionList(msgspec.Struct, frozen=True):
    """The sessions of who asks."""

    sessions: list[SessionForm]


class PasskeyList(msgspec.Struct, frozen=True):
    """The passkeys of who asks."""

    passkeys: list[PasskeyForm]


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

    person: PersonForm
    made_ms: int
