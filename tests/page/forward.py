"""A game that goes on by itself for a while: the same person plays by a socket, without a page."""

from __future__ import annotations

import asyncio
import random
import threading
from urllib.parse import urlsplit

from page.visits import Visit
from server.kit import Pages


def play_on(visit: Visit, rng: random.Random, left: int) -> None:
    """Play at random at the table that is shown, until so many tiles are left in the bag."""
    table = urlsplit(visit.page.url).path.rpartition("/")[2]
    cookies = {cookie["name"]: cookie["value"] for cookie in visit.context.cookies()}

    async def play() -> None:
        async with Pages(f"{visit.url}/") as pages:
            pages.http.cookies.update(cookies)
            page = await pages.visit(table)
            while await page.my_turn() and page.view["bag"] > left:
                await page.play(rng, 1)

    # The browser's driver has the event loop of this thread.
    thread = threading.Thread(target=asyncio.run, args=(play(),))
    thread.start()
    thread.join()
    # By itself the page may be behind for a while.
    visit.page.reload()
