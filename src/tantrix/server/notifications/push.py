"""Web push: messages to browsers, encrypted for them, by the service of the browser's maker.

The server has one pair of keys (VAPID, RFC 8292), made once and kept: browsers subscribe for its
public half. Texts are encrypted for the browser alone (RFC 8291): the service reads nothing. A
browser says itself where pushes to it go, and the server would ask whatever address it is given:
therefore only the services in the settings are asked, and no redirect is followed.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
import structlog

from tantrix import messages
from tantrix.rules.core.errors import TantrixError
from tantrix.server.notifications.outbox import Content, DeliveryOutcome, Outgoing
from tantrix.server.notifications.settings import SettingsStore, Subscription
from tantrix.server.notifications.wording import said

if TYPE_CHECKING:
    import httpx
    from py_vapid import Vapid

log = structlog.get_logger()

PATIENCE_S = 10.0
"""How long a service may take."""

TTL_S = 12 * 60 * 60
"""How long a service keeps a push for a browser that is not there."""

SIGNED_S = 60 * 60
"""How long a signature is good."""

GONE = (404, 410)
"""What a service answers of a browser that does not take pushes any more."""

_ENDPOINT = re.compile(
    r"(https?://[a-z0-9.-]+(?::[0-9]{1,5})?)/[\w.~:/?#\[\]!$&'()*+,;=%-]*", re.ASCII
)

POINT, SECRET = 65, 16
"""Bytes of the public key and of the secret of a browser."""


class PushText(msgspec.Struct, frozen=True):
    """What a browser shows; a push with the same `tag` takes the place of the one of before.

    `stop` is what is written on the button by which a browser is pushed to no more.
    """

    title: str
    body: str
    path: str
    tag: str
    stop: str


class Pusher:
    """Sends pushes. `services` are the origins that may be asked, `public` says who we are."""

    def __init__(
        self,
        store: SettingsStore,
        services: Sequence[str],
        public: str,
        wall_ms: Callable[[], int],
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self._store = store
        self._services = services
        self._public = public
        self._wall_ms = wall_ms
        self._transport = transport
        self._vapid: Vapid | None = None

    async def public_key(self) -> str:
        """Return the key for which browsers subscribe, as they take it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self._key()).public_key
        return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def subscription(self, person: str, endpoint: str, key: str, secret: str) -> Subscription:
        """Return a browser as it is kept; raises `TantrixError` `notify.push`."""
        try:
            served = _origin(endpoint)
            sound = (len(_bytes(key)), len(_bytes(secret))) == (POINT, SECRET)
        except ValueError:
            raise TantrixError("notify.push") from None
        if not sound or not any(_matches(served, one) for one in self._services):
            raise TantrixError("notify.push")
        return Subscription(hash_of(endpoint), person, endpoint, key, secret, self._wall_ms())

    async def __call__(self, message: Outgoing) -> DeliveryOutcome:
        """See `Carrier`; a browser that is no more is forgotten."""
        import httpx

        browser = await self._store.subscription(message.target)
        if browser is None:
            return DeliveryOutcome.FAILED
        text = msgspec.json.encode(text_of(message.kind, message.content))
        try:
            body = _encrypted(text, browser)
        except ValueError:  # the point is on no curve
            await self._store.unsubscribe(browser.hash)
            return DeliveryOutcome.FAILED
        headers = {
            **await self._signed(_origin(browser.endpoint)),
            "Content-Encoding": "aes128gcm",
            "TTL": str(_kept_s(message.content)),
            "Urgency": "normal",
        }
        client = httpx.AsyncClient(
            timeout=PATIENCE_S, follow_redirects=False, trust_env=False, transport=self._transport
        )
        try:
            async with client:
                answer = await client.post(browser.endpoint, content=body, headers=headers)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return DeliveryOutcome.LATER
        except httpx.HTTPError as error:
            log.warning("push service", why=repr(error))
            return DeliveryOutcome.UNKNOWN
        if answer.status_code in GONE:
            await self._store.unsubscribe(browser.hash)
        if answer.is_success:
            return DeliveryOutcome.SENT
        later = answer.status_code == 429 or answer.status_code >= 500
        return DeliveryOutcome.LATER if later else DeliveryOutcome.FAILED

    async def _signed(self, service: str) -> dict[str, str]:
        """Return the header that shows a service who we are."""
        until_s = self._wall_ms() // 1000 + SIGNED_S
        claims = {"aud": service, "exp": until_s, "sub": self._public}
        signed: dict[str, str] = (await self._key()).sign(claims)
        return signed

    async def _key(self) -> Vapid:
        """Return the pair of keys, which is made the first time and kept."""
        if self._vapid is None:
            from py_vapid import Vapid

            fresh = Vapid()
            fresh.generate_keys()
            self._vapid = Vapid.from_pem(await self._store.key("vapid", fresh.private_pem()))
            self._vapid.conf = {"no-strict": True}  # else only mail addresses say who one is
        return self._vapid


def hash_of(endpoint: str) -> str:
    """Return the name under which a browser is kept."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def text_of(kind: str, content: Content) -> PushText:
    """Return what a browser shows of a message."""
    item, lang = content.items[0], content.lang
    about = said(content)
    title = messages.say(f"push.title.{kind}", about, lang)
    body = messages.say(f"push.body.{kind}", about, lang) if item.by or item.about else ""
    stop = messages.say("push.stop", {}, lang)
    return PushText(title, body, item.path, f"{kind}:{item.path}", stop)


def _kept_s(content: Content) -> int:
    """Return how long a service keeps a push: a reminder, until what it reminds of begins."""
    minutes = content.items[0].minutes
    return min(TTL_S, minutes * 60) if minutes else TTL_S


def _encrypted(text: bytes, browser: Subscription) -> bytes:
    """Return a text that only a browser reads."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body: bytes = http_ece.encrypt(
        text,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(browser.key),
        auth_secret=_bytes(browser.secret),
        version="aes128gcm",
    )
    return body


def _origin(endpoint: str) -> str:
    """Return scheme and host of an address; raises `ValueError` for what is no plain one.

    Nothing is let through that two readers of addresses might read in two ways.
    """
    found = _ENDPOINT.fullmatch(endpoint)
    if found is None:
        raise ValueError(endpoint)
    return found[1]


def _matches(origin: str, service: str) -> bool:
    """Tell whether an origin is that of a service, of which `*.` stands for any name before it."""
    scheme, _, host = service.partition("://")
    if not host.startswith("*."):
        return origin == service
    return origin.startswith(f"{scheme}://") and origin.endswith(host[1:])


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Return what a text of base64 says; raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
