"""Pictures in posts on the page: chosen or pasted, put into a text, read, and deleted."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, ViewportSize, expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.test_posts import fill, moderate
from page.visits import Visit, keep
from posts.drawing import drawn, saved
from tantrix.messages import say

PASTE = """(area, bytes) => {
    const given = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    given.items.add(new File([content], 'pasted.png', { type: 'image/png' }));
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: given, cancelable: true }));
}"""
SHIFTS = """() => new Promise((done) => {
    new PerformanceObserver((list) => done(list.getEntries().map((one) => one.value)))
        .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done([]), 500);
})"""
DRAWN = "(picture) => picture.complete && picture.naturalWidth"


def file(width: int = 900, height: int = 600) -> FilePayload:
    return {"name": "board.png", "mimeType": "image/png", "buffer": saved(drawn(width, height))}


def begin(visit: Visit, data: Path, name: str) -> Page:
    """Open a new draft as a moderator."""
    moderate(visit, data, name)
    page = visit.open("/write")
    page.get_by_role("button", name="New article").click()
    expect(page.get_by_role("heading", name="Add a picture")).to_be_visible()
    return page


def add(page: Page, alt: str, chosen: FilePayload | None = None) -> None:
    """Upload a picture."""
    page.get_by_label("File:").set_input_files([chosen or file()])
    page.get_by_label("What it shows").fill(alt)
    page.get_by_role("button", name="Upload").click()


def publish(page: Page) -> str:
    """Publish what is written, and return where it is read."""
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("Published: everybody can read it now.")).to_be_visible()
    address = page.get_by_role("link", name="Read it").get_attribute("href")
    assert address is not None
    return address


def test_a_picture_is_put_where_the_caret_was_and_everybody_sees_it(
    visitor: Visitor, data: Path
) -> None:
    page = begin(visitor(), data, "Painter")
    text = page.get_by_label("Text", exact=True)
    page.get_by_label("Title").fill("A corner")
    text.fill("Before. After.")
    text.evaluate("(area) => area.setSelectionRange(7, 7)")
    add(page, "Four tiles [of a board]")
    expect(page.get_by_text(say("page.posts.picture.added"))).to_be_visible()
    preview = page.get_by_role("region", name="Preview")
    expect(preview.get_by_role("img", name="Four tiles of a board")).to_be_visible()
    begins, mark, ends = text.input_value().split("\n\n")
    assert (begins, ends) == ("Before.", "After.")
    assert mark.startswith("![Four tiles of a board](picture:")
    expect(page.get_by_label("What it shows")).to_have_value("")
    page.get_by_role("button", name="Save this version").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    address = publish(page)
    read = visitor().open(address)
    shown = read.get_by_role("img", name="Four tiles of a board")
    assert [shown.get_attribute(name) for name in ("width", "height", "loading")] == [
        "900",
        "600",
        "lazy",
    ]
    shown.scroll_into_view_if_needed()
    read.wait_for_function(DRAWN, arg=shown.element_handle())
    box = shown.bounding_box()
    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(1.5, rel=0.01)
    assert not any(shift > 0.02 for shift in read.evaluate(SHIFTS))


def test_a_picture_can_be_pasted_into_the_text(visit: Visit, data: Path) -> None:
    page = begin(visit, data, "Paster")
    content = b64encode(saved(drawn())).decode()
    page.get_by_label("Text", exact=True).evaluate(PASTE, content)
    expect(page.get_by_label("What it shows")).to_be_focused()
    page.keyboard.type("A pasted board")
    page.keyboard.press("Enter")
    preview = page.get_by_role("region", name="Preview")
    expect(preview.get_by_role("img", name="A pasted board")).to_be_visible()


@pytest.mark.parametrize(
    ("chosen", "error", "most"),
    [
        (b"<svg/>", "bad.picture.unreadable", {}),
        (saved(drawn(900, 600))[:-50], "bad.picture.unreadable", {}),
        (bytes(8_000_001), "bad.picture.large", {"most": 8}),
    ],
    ids=["svg", "truncated", "large"],
)
def test_why_a_file_is_refused_is_said_in_a_sentence(
    visit: Visit, data: Path, chosen: bytes, error: str, most: dict[str, int]
) -> None:
    visit.expect("status of 4")
    page = begin(visit, data, f"Refused{len(chosen)}")
    add(page, "Nothing", {"name": "x.png", "mimeType": "image/png", "buffer": chosen})
    expect(page.get_by_text(say(error, most))).to_be_visible()
    expect(page.get_by_label("What it shows")).to_have_value("Nothing")
    expect(page.get_by_label("Text", exact=True)).to_have_value("")
    add(page, "Something")
    expect(page.get_by_text(say("page.posts.picture.added"))).to_be_visible()


def test_a_deleted_picture_leaves_the_text_that_is_written(visit: Visit, data: Path) -> None:
    page = begin(visit, data, "Remover")
    fill(page, "English", "A board", "Words.")
    add(page, "A board to delete")
    pictures = page.get_by_role("region", name="Pictures in this text")
    delete = pictures.get_by_role("button", name="Delete “A board to delete”")
    delete.click()
    expect(pictures.get_by_text(say("page.posts.picture.delete.sure"))).to_be_visible()
    delete.click()
    expect(page.get_by_label("Text", exact=True)).to_have_value("Words.")
    expect(pictures).to_have_count(0)
    expect(page.get_by_text(say("page.posts.picture.deleted"))).to_be_visible()
    page = visit.open("/moderation")
    expect(page.get_by_text("deleted a picture by Remover")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_are_clean_and_fit_every_size(visitor: Visitor, data: Path, scheme: str) -> None:
    """In light they are read on a desk, in dark on a phone."""
    width, height = (1280, 900) if scheme == "light" else (360, 740)
    size: ViewportSize = {"width": width, "height": height}
    page = begin(visitor(viewport=size, color_scheme=scheme), data, f"Pic{scheme}")
    fill(page, "English", f"A picture {scheme}", "It begins.\n\nIt goes on. " * 9)
    add(
        page, "A very long sentence about all that can be seen on this board, " * 3, file(1600, 900)
    )
    expect(page.get_by_text(say("page.posts.picture.added"))).to_be_visible()
    page.get_by_role("button", name="Save this version").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    expect(page.get_by_role("region", name="Preview").get_by_role("img")).to_be_visible()
    page.get_by_role("region", name="Pictures in this text").get_by_role("button").click()
    found = {"edit": faults(page)}
    keep(page, f"pictures-edit-{scheme}")
    address = publish(page)
    wide = [f"edit at {each}" for each in SIZES if squeezed(page, *each)]
    page = visitor(viewport=size, color_scheme=scheme).open(address)
    shown = page.get_by_role("img", name="A very long sentence")
    page.wait_for_function(DRAWN, arg=shown.element_handle())
    found["read"] = faults(page)
    keep(page, f"pictures-read-{scheme}")
    wide += [f"read at {each}" for each in SIZES if squeezed(page, *each)]
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
    assert wide == []
