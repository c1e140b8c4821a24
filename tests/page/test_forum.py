"""The forum on the page: a question asked, answered, reported and kept in order."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.test_posts import moderate
from page.visits import Visit, keep
from sizes import variants
from tantrix.messages import LANGUAGES, say
from tantrix.server.forum.http import PAGE
from tantrix.server.forum.repository import SECTIONS


def enter(visit: Visit, name: str) -> None:
    """Be a guest of a name."""
    entered = visit.context.request.post(
        "/api/me/enter", data={"name": name}, headers={"Origin": visit.url}
    )
    assert entered.ok, entered.text()


def begin(visit: Visit, title: str, body: str, section: str = "rules") -> int:
    """Begin a thread without a page; return its number."""
    wish = {"id": title.replace(" ", "-")[:40], "section": section, "lang": "en"}
    answer = visit.context.request.post(
        "/api/forum/threads",
        data={**wish, "title": title, "body": body},
        headers={"Origin": visit.url},
    )
    assert answer.ok, answer.text()
    thread: int = answer.json()["thread"]
    return thread


def reply(page: Page, text: str) -> None:
    page.get_by_label(say("page.forum.reply")).fill(text)
    page.get_by_role("button", name=say("page.forum.send")).click()


def test_a_visitor_asks_from_the_rules_and_somebody_answers(visitor: Visitor) -> None:
    page = visitor().open("/learn/rules")
    page.get_by_role("link", name=say("page.learn.ask")).click()
    expect(page.get_by_role("heading", level=1, name=say("page.forum.rules"))).to_be_visible()
    page.get_by_role("button", name=say("page.people.guest.go")).click()
    page.get_by_label(say("page.forum.subject")).fill("Must I fill it?")
    page.get_by_label(say("page.forum.text")).fill("A **forced** space.\n\n<b>Is it?</b>")
    page.get_by_role("button", name=say("page.forum.begin")).click()
    expect(page.get_by_role("heading", level=1, name="Must I fill it?")).to_be_visible()
    expect(page.get_by_text("<b>Is it?</b>")).to_be_visible()
    other = visitor(locale="fr-FR")
    enter(other, "Bo")
    answering = other.open("/forum")
    answering.get_by_role("link", name="Must I fill it?").click()
    answering.get_by_label(say("page.forum.reply", lang="fr")).fill("Oui.")
    answering.get_by_role("button", name=say("page.forum.send", lang="fr")).click()
    expect(answering.get_by_role("article")).to_have_count(2)
    page.reload()
    answer = page.get_by_role("article", name=say("page.forum.post", {"name": "Bo"}))
    expect(answer.get_by_text("Oui.")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whoever_has_answered_can_be_challenged_a_guest_too(visitor: Visitor, lang: str) -> None:
    asking, answering = visitor(locale=lang), visitor()
    enter(asking, f"Asking {lang}")
    enter(answering, f"Answers {lang}")
    thread = begin(answering, f"A game in {lang}?", "Who plays?")
    page = asking.open(f"/forum/thread/{thread}")
    page.get_by_role("article").get_by_role("link", name=f"Answers {lang}").click()
    page.get_by_role("link", name=say("page.people.challenge", lang=lang)).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"Answers {lang}")


def test_what_a_guest_may_not_say_stays_in_the_form(visitor: Visitor) -> None:
    visit = visitor()
    visit.expect("status of 400")
    enter(visit, "Lina")
    page = visit.open("/forum/server?new=1")
    page.get_by_label(say("page.forum.subject")).fill("See here")
    page.get_by_label(say("page.forum.text")).fill("[a page](https://a.example)")
    page.get_by_role("button", name=say("page.forum.begin")).click()
    expect(page.get_by_text(say("chat.link"))).to_be_visible()
    page.get_by_label(say("page.forum.text")).fill("No link")
    expect(page.get_by_text(say("chat.link"))).to_have_count(0)
    page.get_by_role("button", name=say("page.forum.begin")).click()
    expect(page.get_by_role("heading", level=1, name="See here")).to_be_visible()


def test_what_is_edited_after_a_lost_answer_is_kept_too(visitor: Visitor) -> None:
    visit = visitor()
    visit.expect("ERR_FAILED")
    enter(visit, "Una")
    thread = begin(visit, "Lost answers", "Do they matter?")
    page = visit.open(f"/forum/thread/{thread}")

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route(f"**/api/forum/threads/{thread}", lose)
    failed = page.get_by_text(say("page.error.offline"))
    for _ in range(2):
        with page.expect_event("requestfailed"):
            reply(page, "Yes.")
        expect(failed).to_be_visible()
    page.unroute(f"**/api/forum/threads/{thread}")
    reply(page, "Yes, they do.")
    expect(page.get_by_role("article").get_by_text("Yes, they do.")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(3)


def test_moderators_hide_a_reported_post_and_close_its_thread(visitor: Visitor, data: Path) -> None:
    writer, reader, keeper = visitor(), visitor(), visitor()
    enter(writer, "Rude")
    thread = begin(writer, "Loud words", "Something rude")
    enter(reader, "Kim")
    page = reader.open(f"/forum/thread/{thread}")
    page.get_by_role("button", name=say("page.forum.report", {"name": "Rude"})).click()
    page.get_by_label(say("page.chat.report.why")).fill("rude")
    page.get_by_role("button", name=say("page.chat.report.go"), exact=True).click()
    expect(page.get_by_text(say("page.chat.report.done"))).to_be_visible()
    moderate(keeper, data, "Keeper")
    desk = keeper.open("/moderation")
    desk.get_by_role("link", name=say("page.order.post")).click()
    post = desk.get_by_role("article")
    expect(post).to_be_focused()
    post.get_by_role("button", name=say("page.forum.hide"), exact=True).click()
    expect(post.get_by_text(say("page.forum.post.hidden"))).to_be_visible()
    desk.get_by_role("button", name=say("page.forum.close")).click()
    expect(desk.get_by_text(say("forum.closed"))).to_be_visible()
    keep(desk, "forum-moderated")
    assert faults(desk) == []
    desk.get_by_role("button", name=say("page.forum.open")).click()
    expect(desk.get_by_label(say("page.forum.reply"))).to_be_visible()
    desk.get_by_role("button", name=say("page.forum.thread.hide")).click()
    expect(desk.get_by_text(say("page.forum.thread.hidden"))).to_be_visible()
    expect(desk.get_by_label(say("page.forum.reply"))).to_have_count(0)
    desk.get_by_role("button", name=say("page.forum.thread.show")).click()
    # One thing at a time: what is pressed meanwhile is passed over.
    expect(desk.get_by_role("button", name=say("page.forum.thread.hide"))).to_be_visible()
    desk.get_by_role("button", name=say("page.forum.close")).click()
    expect(desk.get_by_text(say("forum.closed"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(say("page.forum.removed"))).to_be_visible()
    expect(page.get_by_text("Something rude")).to_have_count(0)
    expect(page.get_by_text(say("forum.closed"))).to_be_visible()
    acts = keeper.open("/moderation").get_by_text(
        say("page.order.act.hide_post", {"about": "Rude"})
    )
    expect(acts).to_be_visible()


def test_a_long_thread_has_pages_and_a_post_is_found_on_its_own(visitor: Visitor) -> None:
    writers = [visitor() for _ in range(5)]
    for number, writer in enumerate(writers):
        enter(writer, f"Writer {number}")
    thread = begin(writers[0], "A long thread", "Once upon a time")
    posts = []
    for number in range(PAGE):
        writer = writers[number // 4]
        answer = writer.context.request.post(
            f"/api/forum/threads/{thread}",
            data={"id": f"m{number}", "lang": "en", "body": f"Then {number} came"},
            headers={"Origin": writer.url},
        )
        assert answer.ok, answer.text()
        posts.append(answer.json()["post"])
    page = visitor().open(f"/forum/thread/{thread}")
    expect(page.get_by_role("article")).to_have_count(PAGE)
    page.get_by_role("link", name=say("page.forum.page.after")).click()
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_text(say("page.forum.page", {"page": 2, "pages": 2}))).to_be_visible()
    page = visitor().open(f"/forum/thread/{thread}?post={posts[3]}")
    expect(page.locator(f"[data-post='{posts[3]}']")).to_be_focused()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_of_a_page_leads_to_the_forum_at_any_width(visitor: Visitor, lang: str) -> None:
    page = visitor(locale=lang).open("/learn")
    way = page.locator("header").get_by_role("link", name=say("page.home.forum", lang=lang))
    for width in (360, 700, 960, 1280):
        assert not squeezed(page, width, 740)
        expect(way).to_have_count(1)
        expect(way).to_be_in_viewport()
    page.set_viewport_size({"width": 360, "height": 740})
    way.click()
    page.wait_for_url("**/forum")


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_the_forum_is_clean_and_fits_every_size(visitor: Visitor, scheme: str) -> None:
    """In light it is read on a desk, in dark on a phone."""
    width, height = (1280, 800) if scheme == "light" else (360, 740)
    size: ViewportSize = {"width": width, "height": height}
    visit = visitor(viewport=size, color_scheme=scheme)
    enter(visit, f"Reader {scheme}")
    body = "A line of words that is long. " * 30 + "\n\n- one\n- two\n\n> said\n\n" + "w" * 200
    thread = begin(visit, f"Long lines {scheme} {'x' * 60}", body, SECTIONS[1])
    found, wide = {}, []
    for name, path in (
        ("sections", "/forum"),
        ("section", f"/forum/{SECTIONS[1]}?new=1"),
        ("thread", f"/forum/thread/{thread}"),
    ):
        page = visit.open(path)
        expect(page.get_by_text(f"Long lines {scheme}").first).to_be_visible()
        found[name] = faults(page)
        keep(page, f"forum-{name}-{scheme}")
        wide += [f"{name} {each}" for each in SIZES if squeezed(page, *each)]
        page.set_viewport_size(size)
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
    assert wide == []


def test_a_section_or_thread_that_is_not_there_says_so(visit: Visit) -> None:
    visit.expect("status of 404")
    for path in ("/forum/poems", "/forum/thread/999999"):
        expect(visit.open(path).get_by_text(say("forum.unknown"))).to_be_visible()
