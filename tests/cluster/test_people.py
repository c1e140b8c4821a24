"""Sessions among several processes: what one ends is over in the others."""

from __future__ import annotations

import pytest

from cluster.conftest import browser
from cluster.test_cluster import closed, come_back
from server.kit import Pages, sooner_or_later
from server.process import Serving
from server.test_people import join, log_in, log_out, me
from sizes import PATIENCE_S

pytestmark = pytest.mark.anyio


async def is_visitor(pages: Pages) -> bool:
    kind: str = (await me(pages))["person"]["kind"]
    return kind == "visitor"


async def test_what_becomes_of_people_in_one_process_is_known_in_the_other(
    processes: list[Serving],
) -> None:
    one, other = processes
    async with browser(one) as here:
        await join(here)
        table = await here.make()
        async with browser(other, here) as there:
            assert not await is_visitor(there)
            page = await come_back(there, table)
            assert page.snapshot["you"] == [0, 1]
            await log_out(here)
            assert await closed(page) == 4001

            async def over() -> bool:
                return await is_visitor(there)

            await sooner_or_later(over, PATIENCE_S)

        # A table that is open in the one changes hands in the other.
        async with browser(other) as visitor:
            theirs = await visitor.make()
            await come_back(visitor, theirs)
            async with browser(one, visitor) as elsewhere:
                await log_in(elsewhere)

                async def mine() -> bool:
                    return (await elsewhere.get(f"/api/tables/{theirs}"))["you"] == [0, 1]

                await sooner_or_later(mine, PATIENCE_S)
