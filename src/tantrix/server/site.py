"""Everything that one process of the house keeps open, in the order in which it opens."""

from __future__ import annotations

from collections.abc import Callable

from tantrix.server.archive.backfill import Backfill
from tantrix.server.commons import Commons
from tantrix.server.days import Days
from tantrix.server.house import House
from tantrix.server.making import Maker
from tantrix.server.people.accounts import People
from tantrix.server.people.passkeys import Passkeys
from tantrix.server.race.house import Races, means_of
from tantrix.server.race.table import Means as RaceMeans
from tantrix.server.store.estates import ESTATES
from tantrix.server.store.passkeys import PasskeyStore
from tantrix.server.store.people import PeopleStore
from tantrix.server.table import Means


class Site:
    """The tables, races, lobby, days and people of a house; `race_means` says what races need."""

    def __init__(
        self, means: Means, maker: Maker, race_means: Callable[[Means], RaceMeans] = means_of
    ) -> None:
        self.means = means
        self.house = House(means)
        self.races = Races(race_means(means))
        self.commons = Commons(means, self.house)
        self.days = Days(means.store.days, maker, means.wall_ms)
        self.backfill = Backfill(means.store)
        database = means.store.database
        store = PeopleStore(database, ESTATES)
        self.people = People(store, means.wall_ms, means.tick_ms, means.public)
        self.passkeys = Passkeys(PasskeyStore(database), self.people)

    async def open(self) -> None:
        """Let everything go on that is to go on; raises `Unavailable`."""
        await self.house.open()
        await self.races.open()
        await self.commons.open()
        await self.days.open()
        self.backfill.open()

    async def dismiss(self) -> None:
        """Say to everybody that the house closes, and put all rooms away."""
        await self.house.close()
        await self.races.close()
        await self.commons.close()

    async def close(self) -> None:
        """Stop whatever goes on still, and let go of the store."""
        await self.dismiss()
        await self.backfill.close()
        await self.days.close()
        await self.means.store.close()
