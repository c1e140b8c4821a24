"""Starting processes that Ctrl-C at the terminal does not reach: it is for the server alone.

A terminal sends SIGINT to every process of the server. One that only began to ignore it in its own
code would still be hit while Python starts, and print a traceback.
"""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from multiprocessing import resource_tracker


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
