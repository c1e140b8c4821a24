"""What the server answers of its articles."""

from __future__ import annotations

from typing import Any

import pytest

from server.kit import Pages
from tantrix.server.learn.articles import GROUPS, NAMES

pytestmark = pytest.mark.anyio


async def test_the_list_has_all_articles_in_order(pages: Pages) -> None:
    listed: dict[str, Any] = await pages.get("/api/learn?lang=fr")
    assert [one["group"] for one in listed["groups"]] == list(GROUPS)
    found = [row for group in listed["groups"] for row in group["articles"]]
    assert [row["name"] for row in found] == list(NAMES)
    assert {row["name"]: row["title"] for row in found}["glossary"] == "Lexique"


async def test_who_reads_on_comes_to_every_article(pages: Pages) -> None:
    read: list[str] = []
    name: str | None = NAMES[0]
    while name:
        article = await pages.get(f"/api/learn/{name}?theme=light")
        assert (article["before"] or {}).get("name") == (read[-1] if read else None)
        assert article["html"].startswith("<p>")
        read.append(name)
        name = (article["after"] or {}).get("name")
    assert read == list(NAMES)


async def test_what_is_no_article_is_not_found(pages: Pages) -> None:
    refused = await pages.get("/api/learn/nothing", status=404)
    assert refused["error"]["id"] == "bad.learn.unknown"


async def test_a_theme_that_there_is_not_is_refused(pages: Pages) -> None:
    refused = await pages.get("/api/learn/rules?theme=pink", status=400)
    assert refused["error"]["id"] == "bad.message"
