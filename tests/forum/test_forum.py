"""The forum: who writes where, what is told of it, and who keeps order."""

from __future__ import annotations

import re

import pytest

from forum.conftest import member
from server.kit import Json, Open, Pages, Times
from tantrix.server.forum import http
from tantrix.server.forum.repository import AGAIN_MS, SECTIONS
from tantrix.server.privacy.personal_data import ESTATES

pytestmark = pytest.mark.anyio


def named(text: str) -> str:
    """Return the id of a message, the same for the same text."""
    return re.sub(r"[^a-z0-9]", "-", text.lower())[:60] or "x"


def thread(title: str = "A question", body: str = "Why?", **more: object) -> Json:
    wish = {"id": named(title), "section": "rules", "lang": "en", "title": title, "body": body}
    return {**wish, **more}


def reply(body: str, **more: object) -> Json:
    return {"id": named(body), "lang": "en", "body": body, **more}


async def begun(pages: Pages, title: str = "A question", body: str = "", **more: object) -> int:
    """Begin a thread and return its id."""
    wish = thread(title, body or f"About {title}", **more)
    made: int = (await pages.post("/api/forum/threads", wish))["thread"]
    return made


async def replied(pages: Pages, to: int, body: str, **more: object) -> int:
    """Reply and return the id of the post."""
    made: int = (await pages.post(f"/api/forum/threads/{to}", reply(body, **more)))["post"]
    return made


async def shown(pages: Pages, of: int, query: str = "") -> Json:
    return await pages.get(f"/api/forum/threads/{of}?{query}")


async def bodies(pages: Pages, of: int, query: str = "") -> list[str | None]:
    return [post["html"] for post in (await shown(pages, of, query))["posts"]]


async def titles(pages: Pages, section: str = "rules") -> list[str]:
    answer = await pages.get(f"/api/forum/threads?section={section}")
    return [one["title"] for one in answer["threads"]]


async def refusal(pages: Pages, path: str, body: Json, status: int = 400) -> str:
    answer = await pages.post(f"/api/forum/{path}", body, status)
    why: str = answer["error"]["id"]
    return why


async def test_a_question_is_asked_and_answered(
    ann: Pages, guest: Pages, reader: Pages, times: Times
) -> None:
    made = await begun(ann, "Forced spaces", "Must I **fill** it?")
    times.ms += 1000
    post = await replied(guest, made, "Yes, if a tile fits.", lang="fr")
    answer = await shown(reader, made)
    assert (answer["title"], answer["by"], answer["replies"]) == ("Forced spaces", "Ann", 1)
    assert (answer["last_by"], answer["page"], answer["pages"]) == ("Guy", 1, 1)
    first, second = answer["posts"]
    assert first["html"] == "<p>Must I <strong>fill</strong> it?</p>\n"
    assert (first["by"], first["kind"], first["place"], first["lang"]) == ("Ann", "member", 0, "en")
    assert (second["by"], second["kind"], second["id"], second["lang"]) == (
        "Guy",
        "guest",
        post,
        "fr",
    )
    assert first["at"] < second["at"]
    assert answer["last"] == second["at"]
    assert [one["mine"] for one in (await shown(guest, made))["posts"]] == [False, True]


async def test_sections_tell_how_many_threads_they_have_and_the_last(
    ann: Pages, guest: Pages, reader: Pages, times: Times
) -> None:
    empty = (await reader.get("/api/forum"))["sections"]
    assert [(one["section"], one["threads"], one["last"]) for one in empty] == [
        (section, 0, None) for section in SECTIONS
    ]
    one = await begun(ann, "One")
    times.ms += 1000
    await begun(ann, "Two")
    await begun(ann, "Three", section="strategy")
    times.ms += 1000
    await replied(guest, one, "Indeed.")
    found = {one["section"]: one for one in (await reader.get("/api/forum"))["sections"]}
    assert (found["rules"]["threads"], found["rules"]["last"]["title"]) == (2, "One")
    assert found["strategy"]["last"]["title"] == "Three"
    assert found["server"]["last"] is None
    assert await titles(reader) == ["One", "Two"]


async def test_lists_and_threads_are_told_page_by_page(
    ann: Pages, reader: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "PAGE", 2)
    made = [await begun(ann, f"t{number}") for number in range(3)]
    times.ms += 100_000
    made += [await begun(ann, f"t{number}") for number in range(3, 5)]  # in the same moment
    seen, before = [], ""
    while before is not None:
        path = f"/api/forum/threads?section=rules&before={before}"
        answer = await reader.get(path)
        seen += [one["title"] for one in answer["threads"]]
        before = answer["before"]
    assert seen == ["t4", "t3", "t2", "t1", "t0"]
    posts = []
    for number in range(4):
        times.ms += 100_000
        posts.append(await replied(ann, made[0], f"reply {number}"))
    assert [len(await bodies(reader, made[0], f"page={page}")) for page in (1, 2, 3)] == [2, 2, 1]
    assert (await shown(reader, made[0]))["pages"] == 3
    assert (await shown(reader, made[0], "page=99"))["page"] == 3
    assert (await shown(reader, made[0], "page=0"))["page"] == 1
    assert (await shown(reader, made[0], f"post={posts[1]}"))["page"] == 2
    assert (await shown(reader, made[1], f"post={posts[1]}"))["page"] == 1


async def test_a_post_is_rendered_once_however_often_it_is_read(ann: Pages, reader: Pages) -> None:
    made = await begun(ann, body="*This* is read by everybody.")
    http.rendered.cache_clear()
    assert await bodies(reader, made) == await bodies(ann, made)
    assert http.rendered.cache_info()[:2] == (1, 1)


async def test_visitors_read_and_do_not_write(ann: Pages, reader: Pages) -> None:
    made = await begun(ann)
    post = (await shown(reader, made))["posts"][0]["id"]
    assert await refusal(reader, "threads", thread("x"), 403) == "chat.visitor"
    assert await refusal(reader, f"threads/{made}", reply("x"), 403) == "chat.visitor"
    complaint = {"reason": "x"}
    assert await refusal(reader, f"posts/{post}/report", complaint, 403) == "chat.visitor"


async def test_nothing_is_written_from_another_site(ann: Pages) -> None:
    made = await begun(ann)
    for path, body in (("threads", thread("x")), (f"threads/{made}", reply("x"))):
        evil = await ann.http.post(
            f"/api/forum/{path}", json=body, headers={"Origin": "https://evil.example"}
        )
        assert evil.status_code == 403
    assert (await shown(ann, made))["replies"] == 0


async def test_a_message_that_is_sent_again_is_kept_once(ann: Pages) -> None:
    wish = thread("Once", "Only once.")
    first = await ann.post("/api/forum/threads", wish)
    assert await ann.post("/api/forum/threads", wish) == first
    assert await titles(ann) == ["Once"]
    made = first["thread"]
    post = await replied(ann, made, "Me too")
    assert await replied(ann, made, "Me too") == post
    assert (await shown(ann, made))["replies"] == 1


async def test_nobody_says_the_same_again_soon(ann: Pages, guest: Pages, times: Times) -> None:
    made = await begun(ann)
    await replied(ann, made, "Buy this!", id="a")
    again = reply("buy  THIS", id="b")
    assert await refusal(ann, f"threads/{made}", again) == "chat.repeated"
    assert await refusal(ann, "threads", thread("New", "Buy this")) == "chat.repeated"
    await replied(guest, made, "Buy this!", id="c")
    times.ms += AGAIN_MS + 1
    await replied(ann, made, "Buy this!", id="d")


async def test_what_cannot_be_a_thread_is_refused(ann: Pages) -> None:
    for wish, why in (
        (thread("x", " \n "), "chat.empty"),
        (thread("x", "[x]: https://a.example"), "chat.empty"),
        (thread(" \u200b"), "chat.empty"),
        (thread("x", "y" * 5001), "chat.long"),
        (thread("x", "a\x1bb"), "chat.character"),
        (thread("x" * 121), "bad.message"),
        (thread("x", section="poems"), "bad.message"),
        (thread("x", lang="it"), "bad.message"),
        (thread("x", more=1), "bad.message"),
    ):
        assert await refusal(ann, "threads", wish) == why
    assert await titles(ann) == []


async def test_guests_send_no_links_however_they_are_spelt(ann: Pages, guest: Pages) -> None:
    made = await begun(ann, "Links", "See https://a.example")
    assert (
        'rel="nofollow noopener noreferrer"'
        in (await bodies(ann, await begun(ann, "More", "[x](https://a.example)")))[0]
    )
    for text in ("https://a.example", "[x](http&#58;//a.example)", "ev*i*l.com"):
        assert await refusal(guest, f"threads/{made}", reply(text, id="x")) == "chat.link"
    assert await refusal(guest, "threads", thread("www.evil.example", id="x")) == "chat.link"
    assert (await shown(ann, made))["replies"] == 0


async def test_nothing_harmful_comes_through(ann: Pages, reader: Pages) -> None:
    attack = "<script>alert(1)</script> ![x](https://a.example/x.png) [y](javascript:alert(1))"
    [text] = await bodies(reader, await begun(ann, "<b>Bold</b>", attack))
    assert text is not None
    assert not any(evil in text for evil in ("<script", "<img", 'href="javascript'))
    assert await titles(reader) == ["<b>Bold</b>"]


async def test_somebody_who_is_muted_or_banned_does_not_write(
    ann: Pages, guest: Pages, moderator: Pages
) -> None:
    made = await begun(ann)
    for kind, why in (("mute", "chat.muted"), ("ban", "lobby.banned")):
        wish = {"name": "Guy", "kind": kind, "minutes": 9, "reason": "rude"}
        desk = await moderator.post("/api/moderation/measures", wish, 200)
        assert await refusal(guest, f"threads/{made}", reply("x")) == why
        assert await refusal(guest, "threads", thread("x")) == why
        number = {"number": desk["measures"][0]["number"]}
        await moderator.post("/api/moderation/lift", number, 200)
    await replied(guest, made, "x")


async def test_who_is_ignored_is_marked_for_who_ignores_them(ann: Pages, guest: Pages) -> None:
    made = await begun(ann)
    await replied(guest, made, "Me!")
    await ann.post("/api/ignored", {"name": "Guy", "ignore": True}, 200)
    assert [one["ignored"] for one in (await shown(ann, made))["posts"]] == [False, True]
    assert [one["ignored"] for one in (await shown(guest, made))["posts"]] == [False, False]


async def test_a_closed_thread_takes_no_reply_until_it_is_opened(
    ann: Pages, guest: Pages, moderator: Pages
) -> None:
    made = await begun(ann, "Hot")
    row = await moderator.post(f"/api/forum/threads/{made}/state", {"closed": True}, 200)
    assert (row["closed"], row["hidden"]) == (True, False)
    assert await refusal(guest, f"threads/{made}", reply("x"), 409) == "forum.closed"
    assert (await shown(guest, made))["closed"]
    for _ in range(2):  # the second time nothing changes, and nothing is noted
        await moderator.post(f"/api/forum/threads/{made}/state", {"closed": False}, 200)
    await replied(guest, made, "x")
    acts = (await moderator.get("/api/moderation"))["acts"]
    assert [(one["act"], one["about"], one["detail"]) for one in acts] == [
        ("open_thread", "Ann", "Hot"),
        ("close_thread", "Ann", "Hot"),
    ]


async def test_a_hidden_thread_is_there_for_moderators_alone(
    ann: Pages, moderator: Pages, reader: Pages
) -> None:
    made = await begun(ann, "Bad")
    post = (await shown(ann, made))["posts"][0]["id"]
    await moderator.post(f"/api/forum/threads/{made}/state", {"hidden": True}, 200)
    for pages in (ann, reader):
        await pages.get(f"/api/forum/threads/{made}", 404)
        assert await titles(pages) == []
    assert await refusal(ann, f"threads/{made}", reply("x"), 404) == "forum.unknown"
    assert await refusal(ann, f"posts/{post}/report", {"reason": "x"}, 404) == "forum.unknown"
    assert (await reader.get("/api/forum"))["sections"][0]["threads"] == 0
    assert await titles(moderator) == ["Bad"]
    assert (await shown(moderator, made))["hidden"]
    await moderator.post(f"/api/forum/threads/{made}/state", {"hidden": False}, 200)
    assert await titles(reader) == ["Bad"]


async def test_a_hidden_post_leaves_its_place(ann: Pages, guest: Pages, moderator: Pages) -> None:
    made = await begun(ann)
    post = await replied(guest, made, "Rude words")
    told = await moderator.post(f"/api/forum/posts/{post}/hide", {"hidden": True}, 200)
    assert (told["hidden"], told["html"]) == (True, "<p>Rude words</p>\n")
    for pages in (ann, guest):
        assert (await bodies(pages, made))[1] is None
        assert "Rude" not in str(await shown(pages, made))
    assert (await bodies(moderator, made))[1] == "<p>Rude words</p>\n"
    await moderator.post(f"/api/forum/posts/{post}/hide", {"hidden": False}, 200)
    assert (await bodies(ann, made))[1] == "<p>Rude words</p>\n"
    acts = (await moderator.get("/api/moderation"))["acts"]
    assert [(one["act"], one["about"], one["detail"]) for one in acts] == [
        ("show_post", "Guy", "Rude words"),
        ("hide_post", "Guy", "Rude words"),
    ]


async def test_players_keep_no_order(ann: Pages, guest: Pages) -> None:
    made = await begun(ann)
    post = (await shown(ann, made))["posts"][0]["id"]
    assert await refusal(guest, f"threads/{made}/state", {"closed": True}, 403) == "chat.moderators"
    assert await refusal(guest, f"posts/{post}/hide", {"hidden": True}, 403) == "chat.moderators"
    assert not (await shown(ann, made))["closed"]


async def test_a_reported_post_is_on_the_moderators_desk(
    ann: Pages, guest: Pages, moderator: Pages
) -> None:
    made = await begun(ann)
    post = await replied(guest, made, "Rude words")
    await ann.post(f"/api/forum/posts/{post}/report", {"reason": "see there"})
    (report,) = (await moderator.get("/api/moderation"))["reports"]
    assert (report["by"], report["name"], report["reason"]) == ("Ann", "Guy", "see there")
    assert (report["thread"], report["post"], report["line"]) == (made, post, None)
    assert report["lines"] == [{"n": post, "name": "Guy", "text": "Rude words"}]
    verdict = {"number": report["number"], "verdict": "hidden"}
    assert (await moderator.post("/api/moderation/close", verdict, 200))["reports"] == []
    await ann.post("/api/reports", {"name": "Guy", "reason": "again"})
    (report,) = (await moderator.get("/api/moderation"))["reports"]
    assert (report["thread"], report["post"]) == (None, None)


async def test_a_post_that_is_not_there_cannot_be_asked_for(ann: Pages, moderator: Pages) -> None:
    made = await begun(ann)
    for path in ("threads/999", "threads?section=poems", "threads?section="):
        assert (await ann.get(f"/api/forum/{path}", 404))["error"]["id"] == "forum.unknown"
    for query in ("page=x", "page=-1", f"page={'9' * 10}", "post=x"):
        await ann.get(f"/api/forum/threads/{made}?{query}", 400)
    for before in ("x", "1", "1-", "-1-2", "9" * 16 + "-1"):
        await ann.get(f"/api/forum/threads?section=rules&before={before}", 400)
    assert await refusal(ann, "threads/999", reply("x"), 404) == "forum.unknown"
    assert await refusal(ann, "posts/999/report", {"reason": "x"}, 404) == "forum.unknown"
    assert await refusal(moderator, "posts/999/hide", {"hidden": True}, 404) == "forum.unknown"
    nowhere = await refusal(moderator, "threads/999/state", {"hidden": True}, 404)
    assert nowhere == "forum.unknown"


async def test_what_a_person_and_an_address_may_write_is_limited(
    server: Open, ann: Pages, guest: Pages, times: Times
) -> None:
    made = await begun(ann)
    allowed = int(http.WRITES.size)
    for number in range(1, allowed):
        await replied(ann, made, f"reply {number}")
    refused = await ann.post(f"/api/forum/threads/{made}", reply("one more"), 429)
    assert refused["error"]["id"] == "limit.rate"
    await replied(guest, made, "a guest may")
    times.ms += 1000 * refused["error"]["params"]["seconds"]
    await replied(ann, made, "one more")
    budget = server.container.deps.budget
    budget.change(http.WRITES._replace(size=999))
    budget.change(http.THREADS_OF_ADDRESS._replace(size=2))
    await begun(guest, "One")
    await begun(ann, "Two")
    refused = await guest.post("/api/forum/threads", thread("Three"), 429)
    assert refused["error"]["id"] == "limit.rate"
    budget.change(http.WRITES_OF_ADDRESS._replace(size=1, per_s=0.01))
    await replied(ann, made, "the last")
    await guest.post(f"/api/forum/threads/{made}", reply("too many"), 429)


async def test_what_is_refused_or_sent_again_costs_nothing(
    server: Open, ann: Pages, moderator: Pages
) -> None:
    closed, hidden = await begun(moderator, "Closed"), await begun(moderator, "Hidden")
    await moderator.post(f"/api/forum/threads/{closed}/state", {"closed": True}, 200)
    await moderator.post(f"/api/forum/threads/{hidden}/state", {"hidden": True}, 200)
    budget = server.container.deps.budget
    budget.change(http.WRITES._replace(size=2))
    budget.change(http.THREADS_OF_ADDRESS._replace(size=3))
    made = await begun(ann, "Once", "Only once.")
    for _ in range(3):
        assert await begun(ann, "Once", "Only once.") == made
        assert await refusal(ann, "threads", thread("Twice", "Only once.")) == "chat.repeated"
        assert await refusal(ann, f"threads/{closed}", reply("x"), 409) == "forum.closed"
        assert await refusal(ann, f"threads/{hidden}", reply("x"), 404) == "forum.unknown"
    await begun(ann, "Another")
    assert await refusal(ann, f"threads/{made}", reply("x"), 429) == "limit.rate"


async def test_what_somebody_has_written_is_exported_handed_over_and_left_without_a_name(
    server: Open, ann: Pages, guest: Pages, moderator: Pages
) -> None:
    made = await begun(ann, "Mine", "My words")
    post = await replied(guest, made, "My reply", id="same")
    await ann.post(f"/api/forum/posts/{post}/report", {"reason": "see there"})
    await moderator.post(f"/api/forum/posts/{post}/hide", {"hidden": True}, 200)
    people = server.container.people
    [own] = (await people.store.made((await people.named("Guy")).id))["forum"]
    assert (own["title"], own["body"], own["place"]) == ("Mine", "My reply", 1)
    assert "author" not in own
    other = (await people.named("Ann")).id
    await replied(ann, made, "Another", id="same")
    await people.store.forget((await people.named("Guy")).id)
    answer = await shown(ann, made)
    assert [one["by"] for one in answer["posts"]] == ["Ann", "", "Ann"]
    assert "Guy" not in str(await moderator.get("/api/moderation"))
    assert [one["title"] for one in (await people.store.made(other))["forum"]] == ["Mine", "Mine"]


async def test_a_guest_who_logs_in_keeps_what_they_wrote(server: Open, ann: Pages) -> None:
    made = await begun(ann)
    async with Pages(server.url) as browser:
        await browser.post("/api/me/enter", {"name": "Gus"})
        await replied(browser, made, "As a guest", id="same")
        await replied(ann, made, "As a member", id="same")
        people = server.container.people
        was, to = (await people.named("Gus")).id, (await people.named("Ann")).id
        write = server.container.deps.store.database.write
        for estate in ESTATES:
            await write(lambda c, estate=estate: estate.hand_over(c, was, to))
    assert [one["by"] for one in (await shown(ann, made))["posts"]] == ["Ann"] * 3


async def test_everybody_who_is_let_in_may_write(server: Open, others: Pages) -> None:
    await member(server, others, "Bo")
    assert (await shown(others, await begun(others)))["posts"][0]["kind"] == "member"
