"""Many changes within a moment, announced once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Debouncer:
    """Calls `emit` at once, or at most `delay_s` seconds after the first change since."""

    def __init__(self, delay_s: float, emit: Callable[[], None]) -> None:
        self._delay_s = delay_s
        self._emit = emit
        self._timer: asyncio.TimerHandle | None = None

    def now(self) -> None:
        """Emit at once, for what was to come soon too."""
        self.close()
        self._emit()

    def soon(self) -> None:
        """Emit before long, once for everything that happens until then."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._delay_s, self.now)

    def close(self) -> None:
        """Cancel what was to come soon."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
