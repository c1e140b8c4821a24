"""Codes as an authenticator app computes them: RFC 6238, without the library of the server."""

from __future__ import annotations

import base64
import hashlib
import hmac
import struct

STEP_MS = 30_000


def code_at(secret: str, at_ms: int, steps: int = 0) -> str:
    """Return the code that an app with a secret in base 32 shows, `steps` later or earlier."""
    counter = struct.pack(">Q", at_ms // STEP_MS + steps)
    digest = hmac.new(base64.b32decode(secret), counter, hashlib.sha1).digest()
    (number,) = struct.unpack_from(">I", digest, digest[-1] & 15)
    return f"{(number & 0x7FFFFFFF) % 10**6:06d}"
