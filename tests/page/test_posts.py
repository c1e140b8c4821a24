"""News and articles on the page: written, looked at before, published, read in two languages."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.visits import Visit, keep
from tantrix.messages import say
from tantrix.server.posts.http import PAGE


def moderate(visit: Visit, data: Path, name: str) -> None:
    """Enter, and be made a moderator by whoever keeps the server."""
    entered = visit.context.request.post(
        "/api/me/enter", data={"name": name}, headers={"Origin": visit.url}
    )
    assert entered.ok, entered.text()
    with closing(sqlite3.connect(data, timeout=20)) as raw, raw:
        raw.execute("UPDATE persons SET role = 'moderator' WHERE name = ?", (name,))


def publish(writer: Visit, kind: str, title: str, body: str) -> int:
    """Write a text without a page, for everybody to read; return its number."""
    post, origin = writer.context.request.post, {"Origin": writer.url}
    made: int = post("/api/posts", data={"kind": kind}, headers=origin).json()["id"]
    text = {"lang": "en", "version": 0, "title": title, "body": body}
    assert post(f"/api/posts/{made}", data=text, headers=origin).ok
    assert post(f"/api/posts/{made}/publish", data={"published": True}, headers=origin).ok
    return made


def fill(page: Page, lang: str, title: str, body: str) -> None:
    """Write a text in a language, and keep it."""
    page.get_by_role("radio", name=lang).check(force=True)
    page.get_by_label("Title").fill(title)
    page.get_by_label("Text", exact=True).fill(body)
    page.get_by_role("button", name="Save this version").click()
    expect(page.get_by_text("Saved.")).to_be_visible()


def test_a_moderator_writes_news_and_everybody_reads_them(visitor: Visitor, data: Path) -> None:
    visit = visitor()
    moderate(visit, data, "Mo")
    page = visit.open("/write")
    page.get_by_role("button", name="New item").click()
    fill(page, "English", "We are open", "## Come in\n\nThe *door* is [here](https://a.example).")
    preview = page.get_by_role("region", name="Preview")
    expect(preview.get_by_role("heading", name="Come in")).to_be_visible()
    fill(page, "Français", "Nous sommes ouverts", "La *porte* est ouverte.")
    fill(page, "English", "We are open now", "Come in.")
    versions = page.get_by_role("region", name="Versions").get_by_role("listitem")
    expect(versions).to_have_count(2)
    page.get_by_label("Title").fill("Not kept yet")
    for lang in ("Français", "English"):
        page.get_by_role("radio", name=lang).check(force=True)
    expect(page.get_by_label("Title")).to_have_value("Not kept yet")
    page.get_by_role("button", name="Go back to version 1").click()
    expect(page.get_by_label("Title")).to_have_value("We are open")
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("Published: everybody can read it now.")).to_be_visible()
    keep(page, "posts-edit")
    assert faults(page) == []
    other = visitor(locale="fr-FR")
    read = other.open("/news")
    read.get_by_role("link", name="Nous sommes ouverts").click()
    expect(read.get_by_text("La porte est ouverte.")).to_be_visible()
    english = visitor().open("/news")
    english.get_by_role("link", name="We are open now").click()
    expect(english.get_by_role("heading", name="We are open now")).to_be_visible()


def test_older_news_are_fetched_once_however_often_they_are_asked_for(
    visitor: Visitor, data: Path
) -> None:
    writer = visitor()
    moderate(writer, data, "Press")
    for number in range(PAGE + 1):
        publish(writer, "news", f"News {number}", "It is so.")
    page = visitor().open("/news")
    page.get_by_role("button", name=say("page.posts.older")).dblclick()
    expect(page.get_by_role("link", name="News 0", exact=True)).to_have_count(1)


def test_each_kind_is_listed_where_its_link_leads(visitor: Visitor, data: Path) -> None:
    writer = visitor()
    moderate(writer, data, "Editor")
    publish(writer, "interview", "A talk", "With a player.")
    publish(writer, "video", "A film", "[Watch it](https://film.example).")
    page = visitor().open("/news")
    kinds = page.get_by_role("navigation", name="Kinds")
    kinds.get_by_role("link", name="Videos").click()
    expect(page.get_by_role("link", name="A film")).to_be_visible()
    expect(page.get_by_role("link", name="A talk")).to_have_count(0)
    kinds.get_by_role("link", name="Interviews").click()
    expect(page.get_by_role("heading", level=1, name="Interviews")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="A talk").click()
    page.get_by_role("link", name="All interviews").click()
    expect(page.get_by_role("link", name="A talk")).to_be_visible()
    expect(page.get_by_role("link", name="A film")).to_have_count(0)


def test_who_is_no_moderator_cannot_write(visit: Visit) -> None:
    visit.expect("status of 403")
    page = visit.open("/write")
    expect(page.get_by_text(say("bad.post.moderators"))).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_news_and_articles_are_clean_and_fit_every_size(
    visitor: Visitor, data: Path, scheme: str
) -> None:
    """In light they are read on a desk, in dark on a phone."""
    width, height = (1280, 800) if scheme == "light" else (360, 740)
    size: ViewportSize = {"width": width, "height": height}
    writer = visitor()
    moderate(writer, data, f"Mo{scheme}")
    body = "## Lines\n\n" + "A line of words that is long. " * 40 + "\n\n- one\n- two\n\n> said"
    made = publish(writer, "article", f"Long lines {scheme}", body)
    visit = visitor(viewport=size, color_scheme=scheme)
    page = visit.open("/articles")
    expect(page.get_by_role("link", name=f"Long lines {scheme}")).to_be_visible()
    found = {"list": faults(page)}
    keep(page, f"posts-{scheme}")
    page = visit.open(f"/articles/{made}")
    expect(page.get_by_role("heading", name=f"Long lines {scheme}")).to_be_visible()
    found["article"] = faults(page)
    keep(page, f"post-{scheme}")
    wide = [str(each) for each in SIZES if squeezed(page, *each)]
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
    assert wide == []
