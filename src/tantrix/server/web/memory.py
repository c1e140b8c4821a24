"""When the memory of a server is swept: not by chance in the midst of play."""

from __future__ import annotations

import asyncio
import gc

SWEEP_S = 300.0
"""How often everything is looked through for what hangs together and is needed no more."""

_YOUNG = 10_000
_MIDDLE = 10
_NEVER = 2**31 - 1


async def keep_swept() -> None:
    """Sweep the memory now and then, for ever; of what is young Python itself takes care.

    All tables in play together are hundreds of thousands of objects, and to look through them takes
    a quarter of a second, in which nobody is answered. What is there already is here to stay.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    while True:
        await asyncio.sleep(SWEEP_S)
        gc.collect()
