"""What the first page asks the server: which of its doors lead somewhere."""

from __future__ import annotations

import random

import pytest

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
