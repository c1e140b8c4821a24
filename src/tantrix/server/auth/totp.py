"""Codes that change with time (TOTP, RFC 6238), and codes for those who have lost their device.

The defaults that every authenticator app knows: six digits, thirty seconds, HMAC-SHA-1.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.twofactor.totp import TOTP

STEP_S = 30
"""For how many seconds a code is shown."""

DIGITS = 6

SECRET_BYTES = 20
"""As long as the hash, as RFC 4226 advises."""

WRONG_STEPS = (0, -1, 1)
"""How many steps the clock of a device may be wrong."""

RECOVERY_CODES = 10

RECOVERY_BYTES = 10
"""So many random bytes cannot be guessed, even where their hashes are known."""

ISSUER = "Tantrix"
"""What apps call the server."""


def new_secret() -> bytes:
    """Return the secret of an account."""
    return secrets.token_bytes(SECRET_BYTES)


def text_of(secret: bytes) -> str:
    """Return a secret as people type it into an app."""
    return base64.b32encode(secret).decode()


def address_of(secret: bytes, name: str) -> str:
    """Return the `otpauth://` address that an app reads as a picture; `name` is the account's."""
    return _totp(secret).get_provisioning_uri(name, ISSUER)


def step_of(secret: bytes, code: str, now_ms: int) -> int | None:
    """Return the time step that a code is of, None where it is of none around now."""
    now, found = now_ms // (1000 * STEP_S), None
    for wrong in WRONG_STEPS:
        step = now + wrong
        if hmac.compare_digest(_totp(secret).generate(step * STEP_S), code.encode()):
            found = step
    return found


def is_recovery(code: str) -> bool:
    """Whether what somebody has typed is to be a recovery code, rather than one of an app."""
    return len(cleaned(code)) > DIGITS


def cleaned(code: str) -> str:
    """Return a code as it is compared: without blanks and hyphens, in capitals."""
    return "".join(code.split()).replace("-", "").upper()


def new_recovery_codes() -> list[str]:
    """Return recovery codes as people are shown them: four groups of four letters and digits."""
    texts = (base64.b32encode(secrets.token_bytes(RECOVERY_BYTES)) for _ in range(RECOVERY_CODES))
    return ["-".join(text.decode()[at : at + 4] for at in range(0, 16, 4)) for text in texts]


def recovery_hash(code: str) -> bytes:
    """Return what is kept of a recovery code."""
    return hashlib.sha256(cleaned(code).encode()).digest()


def _totp(secret: bytes) -> TOTP:
    from cryptography.hazmat.primitives.hashes import SHA1  # for the first code, not for the start
    from cryptography.hazmat.primitives.twofactor.totp import TOTP

    return TOTP(secret, DIGITS, SHA1(), STEP_S)  # noqa: S303 - all that apps know, and sound in HMAC
