"""The settings of a server: flag before environment before file before default.

In the file, which is TOML, a setting has the name of its field; in the environment that name in
capitals after `TANTRIX_`, with lists as words. `docs/server/operations.md` tells what each is for.
"""

from __future__ import annotations

import ipaddress
import re
import sys
import tomllib
from collections.abc import Mapping
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec

from tantrix.rules.core.errors import TantrixError

PREFIX = "TANTRIX_"
"""How the names of settings begin in the environment."""

FILE = f"{PREFIX}CONFIG"
"""The variable that names the file, where no flag does."""

OF_TESTS = frozenset({f"{PREFIX}SOAK", f"{PREFIX}SNAPSHOTS"})
"""Variables of the tests, which are no settings."""

STANDARD_INPUT = Path("-")
"""The name of standard input."""

LARGEST_FILE = 65_536
"""Bytes of the file of settings."""

Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every setting with its default; None where the server chooses by itself."""

    host: Annotated[str, msgspec.Meta(min_length=1)] = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] | None = None
    database: Annotated[str, msgspec.Meta(min_length=1)] | None = None
    redis: str | None = None
    address: str | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    secure_cookies: bool | None = None
    tables: Count = 100
    tables_a_second: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    sockets: Count = 1000
    address_share: Count = 25
    body: Annotated[int, msgspec.Meta(ge=1024, le=16_777_216)] = 16_384
    robots: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None
    log: Literal["debug", "info", "warning", "error"] = "info"
    metrics_token: Annotated[str, msgspec.Meta(min_length=16)] | None = None
    visitor_days: Count = 365
    drain_s: Annotated[int, msgspec.Meta(ge=0, le=300)] = 2
    second_factor: Literal["nobody", "moderators", "offices"] = "nobody"
    smtp: str | None = None
    mail_from: str | None = None
    push_services: tuple[str, ...] = (
        "https://fcm.googleapis.com",
        "https://updates.push.services.mozilla.com",
        "https://*.push.apple.com",
        "https://*.notify.windows.com",
    )

    def __repr__(self) -> str:
        """Tell nothing that no log may hold: passwords stand in addresses of databases."""
        return "Settings(...)"

    @property
    def allowed_origins(self) -> frozenset[str]:
        """The pages that may ask; empty where the page's own host is the only one."""
        own = () if self.address is None else (self.address,)
        return frozenset((*own, *self.origins))

    @property
    def secure(self) -> bool | None:
        """Whether cookies go over TLS alone, None where the request tells."""
        if self.secure_cookies is None and self.address is not None:
            return self.address.startswith("https:")
        return self.secure_cookies


DEFAULTS = Settings()

NAMES = tuple(Settings.__struct_fields__)
"""The names of all settings."""


def read(
    flags: Mapping[str, object], environ: Mapping[str, str], file: Path | None = None
) -> Settings:
    """Return the settings of a process; of `flags` those that are None are not given.

    Variables that are no settings are passed over; `foreign` lists them. Raises `TantrixError`:
    `bad.setting.file` (it cannot be read), `bad.setting.form` (it is no TOML),
    `bad.setting.unknown` (in the file) or `bad.setting.value`, each with where it stands.
    """
    named = file or (Path(environ[FILE]) if environ.get(FILE) else None)
    given: dict[str, Any] = {}
    if named is not None:
        given |= _checked(_file(named), str(named))
    given |= _environment(environ)
    for name, value in flags.items():
        if value is not None:
            given |= _checked({name: value}, f"--{name}")
    return msgspec.convert(given, Settings)


def _file(path: Path) -> dict[str, Any]:
    """Return what the file says, `-` for standard input."""
    try:
        with nullcontext(sys.stdin.buffer) if path == STANDARD_INPUT else path.open("rb") as opened:
            content = opened.read(LARGEST_FILE + 1)
    except OSError as error:
        raise TantrixError("bad.setting.file", file=str(path), why=error.strerror) from None
    if len(content) > LARGEST_FILE:
        raise TantrixError("bad.setting.form", file=str(path))
    try:
        return tomllib.loads(content.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError):
        raise TantrixError("bad.setting.form", file=str(path)) from None


def _environment(environ: Mapping[str, str]) -> dict[str, Any]:
    """Return what the environment says; an empty variable says nothing."""
    given = {name for name, text in environ.items() if name.startswith(PREFIX) and text}
    found: dict[str, Any] = {}
    for variable in sorted(given - {FILE, *foreign(environ)}):
        name = variable.removeprefix(PREFIX).lower()
        found |= _checked({name: _words(name, environ[variable])}, variable, strict=False)
    return found


def foreign(environ: Mapping[str, str]) -> list[str]:
    """Return the variables that are named like settings and are none, sorted.

    Kubernetes and Docker put such ones into every container beside a service named `tantrix`:
    `TANTRIX_SERVICE_HOST`, and `TANTRIX_PORT` with the address of the service.
    """
    names = {name for name, text in environ.items() if name.startswith(PREFIX) and text}
    known = {PREFIX + name.upper() for name in NAMES} | {FILE}
    linked = {f"{PREFIX}PORT"} if "://" in environ.get(f"{PREFIX}PORT", "") else set()
    return sorted((names - known | linked) & names)


def _words(name: str, text: str) -> object:
    """Return the text of a variable, or its words where the setting is a list."""
    return text.replace(",", " ").split() if name in _LISTS else text


def _checked(given: Mapping[str, object], where: str, *, strict: bool = True) -> dict[str, Any]:
    """Return settings, each of its type; raises `TantrixError` with `where` they stand."""
    found: dict[str, Any] = {}
    for name, value in given.items():
        if name not in _TYPES:
            raise TantrixError("bad.setting.unknown", name=name, where=where, known=NAMES)
        try:
            found[name] = msgspec.convert(value, _TYPES[name], strict=strict)
            _check(name, found[name])
        except (msgspec.ValidationError, ValueError):
            raise TantrixError(
                "bad.setting.value", name=name, where=where, **_allowed(name)
            ) from None
    return found


_TYPES: Mapping[str, Any] = get_type_hints(Settings, include_extras=True)


def _allowed(name: str) -> dict[str, object]:
    """Return what a setting can be: the `reason` that tells it, with its parameters."""
    if name in _FORMS:
        return {"reason": name}
    kinds = get_args(_TYPES[name])
    kind = _TYPES[name] if get_origin(_TYPES[name]) in {Annotated, Literal} else kinds[0]
    if kind is bool:
        return {"reason": "switch"}
    if get_origin(kind) is Literal:
        return {"reason": "choice", "choices": list(get_args(kind))}
    bounds = kind.__metadata__[0]
    if bounds.min_length is not None:
        return {"reason": "letters", "count": bounds.min_length}
    if bounds.le is None:
        return {"reason": "above", "low": bounds.gt}
    return {"reason": "number", "low": bounds.ge, "high": bounds.le}


_LISTS = frozenset({"origins", "proxies", "push_services"})
_FORMS = _LISTS | {"address", "database", "redis", "smtp", "mail_from"}
"""The settings whose form a sentence of their own tells."""


def _check(name: str, value: Any) -> None:  # noqa: ANN401 - of the setting's own type
    """Refuse with `ValueError` what is of the right type, and yet cannot be."""
    if name in {"address", "origins", "push_services"}:
        for origin in (value,) if isinstance(value, str) else value or ():
            _check_origin(origin)
    if name == "mail_from" and not _MAIL_FROM.fullmatch(value):
        raise ValueError(name)
    if name == "smtp":
        _check_relay(value)
    if name == "proxies":
        for proxy in value:
            ipaddress.ip_network(proxy, strict=False)
    scheme, found, _ = (value or "").partition("://") if name in _SCHEMES else ("", "", "")
    if found and scheme not in _SCHEMES[name]:
        raise ValueError(name)


_MAIL_FROM = re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)*", re.ASCII)

_SCHEMES = {
    "database": ("sqlite", "postgresql", "postgres"),
    "redis": ("redis", "rediss", "unix"),
}


def _check_origin(origin: str) -> None:
    """Refuse what is not scheme, host and perhaps port."""
    parts = urlsplit(origin)
    if parts.scheme not in {"http", "https"} or origin != f"{parts.scheme}://{parts.netloc}":
        raise ValueError(origin)
    if not parts.hostname or "@" in parts.netloc or origin != origin.lower():
        raise ValueError(origin)
    _ = parts.port  # raises where it is no number


def _check_relay(address: str) -> None:
    """Refuse what is not the address of a mail server: `smtp://` or `smtps://`, host, and more."""
    parts = urlsplit(address)
    if parts.scheme not in {"smtp", "smtps"} or not parts.hostname or parts.path.strip("/"):
        raise ValueError(address)
    if (parts.username is None) != (parts.password is None):
        raise ValueError(address)
    _ = parts.port  # raises where it is no number
