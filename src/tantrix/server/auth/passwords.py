"""Passwords: hashed with argon2 in a few threads, so that the server never waits for one."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth.names import folded

SHORTEST = 8
LONGEST = 200
"""Characters of a password."""

WORKERS = 2
"""How many passwords are hashed at once; each takes 19 MiB and about 25 ms of a processor."""

ROUNDS, MEMORY_KIB = 2, 19_456
"""What a hash costs: the parameters that OWASP advises for argon2id."""

WAITING = 64
"""How many may wait for that; whoever comes then is asked to come back."""

_WORST = {
    *("password", "password1", "password123", "passw0rd", "motdepasse", "12345678", "123456789"),
    *("1234567890", "11111111", "00000000", "87654321", "qwertyui", "qwertyuiop", "qwerty123"),
    *("azertyui", "azertyuiop", "azerty123", "1q2w3e4r", "1qaz2wsx", "iloveyou", "jetaime123"),
    *("sunshine", "princess", "football", "baseball", "superman", "trustno1", "letmein1"),
    *("welcome1", "changeme", "admin123", "administrator", "tantrix1", "tantrix123"),
    *("tantrixtantrix", "abcd1234", "abcdefgh", "abc12345", "asdfghjk", "soleil123", "doudou123"),
    *("dragon123", "monkey123"),
}
"""Those that everybody tries first."""

Result = TypeVar("Result")


def check_new(password: str, name: str) -> None:
    """Refuse a password that is easily guessed.

    Raises `TantrixError` `people.password` with a `reason`: `short`, `name`, `common`.
    """
    plain = folded(password)
    if len(unicodedata.normalize("NFKC", password)) < SHORTEST:
        raise TantrixError("people.password", reason="short", shortest=SHORTEST)
    if plain == folded(name):
        raise TantrixError("people.password", reason="name")
    if plain in _WORST or len(set(plain)) < 3:
        raise TantrixError("people.password", reason="common")


class Passwords:
    """Hashes passwords and checks them; both raise `TantrixError` `people.busy`."""

    def __init__(self, workers: int = WORKERS, most: int = WAITING) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
        self._pool = ThreadPoolExecutor(workers, "tantrix-passwords")
        self._most = most
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Return what is kept of a password."""
        return await self._run(lambda: self._hasher.hash(_bytes(password)))

    async def check(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is the one of which this is kept.

        Where nothing is kept the work is the same, so that nobody learns of it by the time taken.
        """
        return await self._run(lambda: self._check(kept, password))

    def outdated(self, kept: str) -> bool:
        """Tell whether a hash was made with other parameters than those of today."""
        return self._hasher.check_needs_rehash(kept)

    def _check(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobodys(), _bytes(password))
        except (VerificationError, InvalidHashError):
            return False

    def _nobodys(self) -> str:
        """Return a hash that no password has."""
        cost = self._hasher
        costs = f"m={cost.memory_cost},t={cost.time_cost},p={cost.parallelism}"
        return f"$argon2id$v=19${costs}${'A' * 22}${'A' * 43}"

    async def _run(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= self._most:
            raise TantrixError("people.busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


def _bytes(password: str) -> bytes:
    """Return a password as every keyboard types it."""
    return unicodedata.normalize("NFKC", password).encode()
