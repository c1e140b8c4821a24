"""What the first page asks the server: which of its doors lead somewhere."""

from __future__ import annotations

import random

import pytest

from server import races
from server.kit import Open, Pages
from tantrix.server.posts.repository import PostStore, Text

pytestmark = pytest.mark.anyio


async def doors(pages: Pages) -> list[str]:
    found: list[str] = (await pages.get("/api/doors"))["doors"]
    return found


async def test_a_new_server_has_nothing_behind_its_doors(pages: Pages) -> None:
    assert await doors(pages) == []


async def test_a_door_opens_with_the_first_thing_behind_it(
    server: Open, pages: Pages, rng: random.Random
) -> None:
    table = await pages.new()
    assert await doors(pages) == []
    await pages.share(table.snapshot["table"]["id"])
    assert await doors(pages) == ["watch"]
    await table.play(rng)
    assert "games" in await doors(pages)
    posts = PostStore(server.container.deps.store.database)
    post = await posts.make("news", 0)
    await posts.write(post, Text("en", 1, "A title", "Some words.", "", 0), "")
    assert "news" not in await doors(pages)
    await posts.publish(post, 0)
    assert "news" in await doors(pages)


async def test_the_door_of_articles_opens_with_the_first_article(
    server: Open, pages: Pages
) -> None:
    posts = PostStore(server.container.deps.store.database)
    for kind, opens in (("video", False), ("article", True)):
        post = await posts.make(kind, 0)
        await posts.write(post, Text("en", 1, "A title", "Some words.", "", 0), "")
        await posts.publish(post, 0)
        assert ("articles" in await doors(pages)) is opens


async def waiting(pages: Pages) -> list[str]:
    found: list[str] = (await pages.get("/api/me/waiting"))["races"]
    return found


async def test_a_race_with_other_people_waits_for_its_racers_alone(
    pages: Pages, others: Pages
) -> None:
    first, *_ = await races.begun(pages, others)
    race = first.race["id"]
    assert await waiting(pages) == await waiting(others) == [race]
    async with Pages(pages.url) as third:
        assert await waiting(third) == []


async def test_a_race_against_robots_alone_is_not_in_the_way(pages: Pages) -> None:
    await races.begun(pages, robots=1)
    assert await waiting(pages) == []
