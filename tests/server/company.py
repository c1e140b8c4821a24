"""Several people in one server, each with a browser of their own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import NamedTuple

from msgspec.structs import replace

from server.kit import Open, Page, Pages
from tantrix.server.tables.config import ClockConfig, Seat
from tantrix.server.tables.games.strategy import StrategyConfig
from tantrix.server.tables.options import TableOptions
from tantrix.server.web import cookies
from tantrix.server.web.protocol import Letter

NAMES = ("Ann", "Ben", "Cleo", "Dan")
COLOURS: tuple[Letter, ...] = ("R", "Y", "B", "G")


class Company(NamedTuple):
    """People who sit at one table, and one who watches."""

    server: Open
    table: str
    people: list[Pages]
    watcher: Pages

    async def visit(self) -> list[Page]:
        """Open a page at the table for each who sits there."""
        return [await one.visit(self.table) for one in self.people]


async def person(pages: Pages) -> str:
    """Return the id of whoever has a browser."""
    if cookies.COOKIE not in pages.http.cookies:
        await pages.get("/api/tables")
    return cookies.digest(pages.http.cookies[cookies.COOKIE])


def setup_for(
    *people: str, robots: int = 0, clock: int | None = None, **terms: object
) -> StrategyConfig:
    """Return a table of Strategy for people by their ids, and robots after them."""
    seats = [Seat("person", NAMES[n], None, COLOURS[n], one) for n, one in enumerate(people)]
    places = range(len(people), len(people) + robots)
    seats += [Seat("robot", "", "random", COLOURS[n]) for n in places]
    return StrategyConfig(
        seats=tuple(seats),
        doubles=False,
        start="draw-return",  # type: ignore[arg-type]
        pace="instant",
        clock=None if clock is None else ClockConfig(clock),
        terms=replace(TableOptions(), **terms),
    )


@contextlib.asynccontextmanager
async def gathered(
    server: Open, count: int = 2, robots: int = 0, clock: int | None = None, **terms: object
) -> AsyncIterator[Company]:
    """Seat people at a new table, the first of whom is the host."""
    async with contextlib.AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Pages(server.url)) for _ in range(count + 1)]
        ids = [await person(one) for one in browsers]
        config = setup_for(*ids[:count], robots=robots, clock=clock, **terms)
        table = await server.table_manager.create_together(config, ids[0])
        yield Company(server, table, browsers[:count], browsers[count])
