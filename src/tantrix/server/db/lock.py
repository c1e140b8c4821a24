"""One process a database: a lock of the operating system, gone with the process that held it."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from tantrix.rules.core.errors import TantrixError


class FileLock:
    """The lock beside a file, under the file's real name, held until `release`.

    Raises `TantrixError` `store.locked` where another process holds it.
    """

    def __init__(self, path: Path) -> None:
        real = path.resolve()
        self._file = os.open(f"{real}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise TantrixError("store.locked", path=str(path)) from None

    def release(self) -> None:
        """Let another process have the file."""
        os.close(self._file)
