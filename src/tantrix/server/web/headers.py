"""What answers say to the browser about what may be done with them."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "Content-Security-Policy"


def _policy(ancestors: str) -> str:
    return (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
        " connect-src 'self'; object-src 'none';"
        f" base-uri 'none'; form-action 'self'; frame-ancestors {ancestors}"
    )


HEADERS = {
    POLICY: _policy("'none'"),
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""What an answer says unless it says more: nothing from elsewhere, nothing inline, no frame.

WebAssembly of our own may be compiled: the native rules.
"""


FRAMED = {POLICY: _policy("*"), "Cross-Origin-Resource-Policy": "cross-origin"}
"""What a page says that any site may show in a frame."""


class Headers:
    """Adds `HEADERS` to every answer, where it does not say something else itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have the application answer, and add to what it says."""
        if scope["type"] == "websocket":
            return await self._app(scope, receive, send)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if headers[POLICY] == FRAMED[POLICY]:
                    del headers["X-Frame-Options"]
            await send(message)

        return await self._app(scope, receive, sending)
