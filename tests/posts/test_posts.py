"""News and articles: drafts, versions, languages, and who may write."""

from __future__ import annotations

import pytest

from server.kit import Json, Open, Pages, Times
from tantrix.server.posts import http, wording
from tantrix.server.posts.repository import KINDS

pytestmark = pytest.mark.anyio


def text(title: str, body: str = "Words.", lang: str = "en", version: int = 0) -> Json:
    return {"lang": lang, "version": version, "title": title, "body": body}


async def written(moderator: Pages, title: str, kind: str = "news", body: str = "Words.") -> int:
    """Write a draft and return its id."""
    made: int = (await moderator.post("/api/posts", {"kind": kind}))["id"]
    await moderator.post(f"/api/posts/{made}", text(title, body), 200)
    return made


async def published(moderator: Pages, title: str, kind: str = "news", body: str = "Words.") -> int:
    made = await written(moderator, title, kind, body)
    await moderator.post(f"/api/posts/{made}/publish", {"published": True}, 200)
    return made


async def titles(pages: Pages, query: str = "") -> list[str]:
    return [post["title"] for post in (await pages.get(f"/api/posts?{query}"))["posts"]]


async def test_a_draft_is_seen_by_moderators_alone_until_it_is_published(
    pages: Pages, moderator: Pages
) -> None:
    made = await written(moderator, "Open")
    assert await titles(pages) == []
    assert (await moderator.get(f"/api/posts/{made}"))["title"] == "Open"
    await pages.get(f"/api/posts/{made}", 404)
    answer = await moderator.post(f"/api/posts/{made}/publish", {"published": True}, 200)
    assert answer["published"] is not None
    assert await titles(pages) == ["Open"]
    shown = await pages.get(f"/api/posts/{made}")
    assert (shown["html"], shown["by"], shown["begins"]) == ("<p>Words.</p>\n", "Mo", "Words.")
    await moderator.post(f"/api/posts/{made}/publish", {"published": False}, 200)
    assert await titles(pages) == []
    again = await moderator.post(f"/api/posts/{made}/publish", {"published": True}, 200)
    assert again["langs"] == ["en"]


async def test_only_moderators_write_and_see_what_is_behind(pages: Pages, moderator: Pages) -> None:
    made = await written(moderator, "Mine")
    body = {"kind": "news"}
    for path, content in (
        ("", body),
        (f"/{made}", text("Theirs", version=1)),
        (f"/{made}/publish", {"published": True}),
        ("/preview", {"body": "x"}),
    ):
        refused = await pages.post(f"/api/posts{path}", content, 403)
        assert refused["error"]["id"] == "bad.post.moderators"
        evil = await moderator.http.post(
            f"/api/posts{path}", json=content, headers={"Origin": "https://evil.example"}
        )
        assert evil.status_code == 403
    for path in ("every", f"{made}/source"):
        await pages.get(f"/api/posts/{path}", 403)
    assert (await moderator.get("/api/posts/every"))["posts"][0]["title"] == "Mine"


async def test_each_language_has_its_text_and_the_other_one_stands_in(
    pages: Pages, moderator: Pages
) -> None:
    made = await published(moderator, "Hello")
    assert (await pages.get(f"/api/posts/{made}?lang=fr"))["lang"] == "en"
    await moderator.post(f"/api/posts/{made}", text("Bonjour", lang="fr"), 200)
    shown = await pages.get(f"/api/posts/{made}?lang=fr")
    assert (shown["title"], shown["lang"], shown["langs"]) == ("Bonjour", "fr", ["en", "fr"])
    assert await titles(pages, "lang=fr") == ["Bonjour"]
    assert await titles(pages) == ["Hello"]


async def test_every_version_is_kept_and_nobody_writes_over_another(
    pages: Pages, moderator: Pages, times: Times
) -> None:
    made = await published(moderator, "One")
    times.ms += 1000
    answer = await moderator.post(f"/api/posts/{made}", text("Two", version=1), 200)
    assert answer["texts"]["en"]["version"] == 2
    refused = await moderator.post(f"/api/posts/{made}", text("Other", version=1), 409)
    assert refused["error"]["id"] == "bad.post.changed"
    answer = await moderator.get(f"/api/posts/{made}/source")
    assert [one["title"] for one in answer["versions"]] == ["Two", "One"]
    shown = await pages.get(f"/api/posts/{made}")
    assert (shown["title"], shown["changed"] is not None) == ("Two", True)


async def test_lists_are_by_kind_and_page_by_page(
    pages: Pages, moderator: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "PAGE", 2)
    for number in range(5):
        times.ms += 1000 * (number % 2)  # some in the same moment
        await published(moderator, f"n{number}")
    await published(moderator, "a", "article")
    seen, before = [], ""
    while True:
        answer = await pages.get(f"/api/posts?before={before}")
        seen += [post["title"] for post in answer["posts"]]
        before = answer["before"]
        if before is None:
            break
    assert seen == ["n4", "n3", "n2", "n1", "n0"]
    assert await titles(pages, "kind=article") == ["a"]


@pytest.mark.parametrize("kind", KINDS)
async def test_every_kind_has_a_list_of_its_own(pages: Pages, moderator: Pages, kind: str) -> None:
    for each in KINDS:
        await published(moderator, each, each)
    assert await titles(pages, f"kind={kind}") == [kind]


@pytest.mark.parametrize(
    "query", ["kind=other", "before=x", "before=1", "before=-1-2", "before=1-"]
)
async def test_a_wrong_list_is_refused(pages: Pages, query: str) -> None:
    assert (await pages.get(f"/api/posts?{query}", 400))["error"]["id"] == "bad.message"


async def test_what_cannot_be_a_post_is_refused(moderator: Pages) -> None:
    made = (await moderator.post("/api/posts", {"kind": "news"}))["id"]
    empty = await moderator.post(f"/api/posts/{made}/publish", {"published": True}, 400)
    assert empty["error"]["id"] == "bad.post.empty"
    for wrong in (
        {**text("x"), "lang": "it"},
        text(""),
        text("x" * 121),
        text("x\u202ey"),
        text("x", "y" * 40_001),
        text("x", version=-1),
        {**text("x"), "more": 1},
    ):
        await moderator.post(f"/api/posts/{made}", wrong, 400)
    await moderator.post("/api/posts/77", text("x"), 404)
    await moderator.get("/api/posts/99999999999999999999", 404)
    await moderator.post("/api/posts", {"kind": "poem"}, 400)
    assert (await moderator.get(f"/api/posts/{made}/source"))["versions"] == []


async def test_a_preview_shows_what_will_be_read_and_keeps_nothing(moderator: Pages) -> None:
    body = "# A\n\n<b>*b*</b>"
    answer = await moderator.post("/api/posts/preview", {"body": body}, 200)
    made = await written(moderator, "x", body=body)
    assert answer["html"] == (await moderator.get(f"/api/posts/{made}"))["html"]
    assert "<b>" not in answer["html"]


async def test_a_list_shows_how_a_text_begins(pages: Pages, moderator: Pages) -> None:
    body = "## Title\n\n**Bold** [words](https://a.example) " + "and more " * 60
    await published(moderator, "x", body=body)
    [answer] = (await pages.get("/api/posts"))["posts"]
    assert answer["begins"].startswith("Bold words and more")
    assert answer["begins"].endswith(" and…")
    assert len(answer["begins"]) <= wording.SHOWN + 1


async def test_texts_of_somebody_who_left_have_no_name(
    server: Open, pages: Pages, moderator: Pages
) -> None:
    made = await published(moderator, "x")
    account = await server.container.people.store.named("Mo")
    assert account is not None
    own = await server.container.people.store.made(account.id)
    assert [one["title"] for one in own["posts"]] == ["x"]
    await server.container.people.store.forget(account.id)
    assert (await pages.get(f"/api/posts/{made}"))["by"] == ""
