"""How processes of a server are started: Ctrl-C at the terminal, for the server alone, misses them.

A terminal sends SIGINT to every process of the server. One that only began to ignore it in its own
code would still be hit while Python starts, and print a traceback.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Iterator
from multiprocessing import resource_tracker
from multiprocessing.context import ForkServerContext, SpawnContext

CONTEXT: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
"""Where processes come from: from nothing, since a copy of a server would hold its files open."""


@contextlib.contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Have the processes that this thread starts meanwhile begin, and stay, with SIGINT blocked.

    A signal that comes to this thread meanwhile is delivered afterwards.
    """
    resource_tracker.ensure_running()  # which would unblock the signal when it is first needed
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
