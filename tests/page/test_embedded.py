"""Games, puzzles and studies in a frame of another site."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.parse import quote, unquote, urlsplit

import pytest
from playwright.sync_api import FrameLocator, expect

from page.conftest import Visitor
from page.test_analysis import ended
from page.test_forum import enter
from page.test_studies import begin
from page.visits import Visit, keep
from sizes import variants
from tantrix.messages import say

Elsewhere = Callable[..., FrameLocator]
"""Shows a visit a page of another site with some code in it; returns the frame there."""


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    """A site of somebody else, whose pages hold what they are asked for."""

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            code = unquote(urlsplit(self.path).query)
            self.wfile.write(f"<!doctype html><title>Elsewhere</title>{code}".encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    def framed(visit: Visit, code: str, host: str = "localhost") -> FrameLocator:
        site = f"http://{host}:{other.server_port}"
        visit.allow(site)
        visit.page.goto(f"{site}/?{quote(code)}")
        return visit.page.frame_locator("iframe")

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as other:
        thread = Thread(target=other.serve_forever)
        thread.start()
        yield framed
        other.shutdown()
        thread.join()


def frame_of(visit: Visit, path: str) -> str:
    return f'<iframe src="{escape(visit.url + path)}" width="600" height="600"></iframe>'


def code_in(visit: Visit) -> str:
    """Return the code that a dialog offers."""
    code = visit.page.get_by_label(say("page.embed.code"))
    expect(code).to_be_visible()
    return code.input_value()


def test_a_game_is_replayed_in_a_frame(
    visitor: Visitor, elsewhere: Elsewhere, rng: random.Random
) -> None:
    visit = visitor()
    table = ended(visit, rng)
    page = visit.open(f"/replay/{table}?at=1")
    page.get_by_role("button", name=say("page.files")).click()
    code = code_in(visit)
    other = visitor()
    frame = elsewhere(other, code)
    expect(frame.locator("tantrix-board .placed")).to_have_count(1)
    expect(frame.get_by_role("button", name=say("page.replay.next"))).to_be_enabled()
    frame.get_by_role("button", name=say("page.replay.next")).click()
    expect(frame.locator("tantrix-board .placed")).to_have_count(2)
    keep(other.page, "embed-replay")
    assert other.context.cookies() == []
    with other.page.expect_popup() as opened:
        frame.get_by_role("link", name=say("page.title")).click()
    expect(opened.value).to_have_url(f"{other.url}/replay/{table}?at=2")


def test_a_puzzle_is_played_in_a_frame(visitor: Visitor, elsewhere: Elsewhere) -> None:
    visit = visitor()
    visit.open("/puzzle?id=discovery-3")
    visit.page.get_by_text(say("page.puzzle.do.more"), exact=True).click()
    visit.page.get_by_role("button", name=say("page.puzzle.do.share")).click()
    other = visitor()
    frame = elsewhere(other, code_in(visit))
    expect(frame.locator("[data-tray] [data-tile]")).to_have_count(3)
    frame.locator("[data-tray] [data-tile]").first.click()
    frame.locator("tantrix-board .space").first.click()
    expect(frame.locator("tantrix-board .placed")).to_have_count(1)
    keep(other.page, "embed-puzzle")
    assert other.context.cookies() == []


def test_a_study_is_read_in_a_frame_and_even_its_owner_changes_nothing_there(
    visitor: Visitor, elsewhere: Elsewhere
) -> None:
    visit = visitor()
    enter(visit, "Owner")
    study = begin(visit, "An opening")
    visit.open(f"/study/{study}")
    visit.page.get_by_role("button", name=say("page.study.more")).click()
    code = code_in(visit)
    for reader in (visit, visitor()):
        # At the same address, where the browser sends the cookie.
        frame = elsewhere(reader, code, "127.0.0.1")
        frame.get_by_role("button", name=say("page.replay.last")).click()
        expect(frame.locator("tantrix-board .placed")).not_to_have_count(0)
        for deed in ("page.study.save", "page.study.more", "page.settings"):
            expect(frame.get_by_role("button", name=say(deed), exact=True)).to_have_count(0)
    keep(visit.page, "embed-study")


def test_a_frame_stays_at_its_page(
    visitor: Visitor, elsewhere: Elsewhere, rng: random.Random
) -> None:
    visit = visitor()
    table = ended(visit, rng)
    frame = elsewhere(visit, frame_of(visit, f"/embed/replay/{table}"))
    expect(frame.locator("tantrix-board .board")).to_be_attached()
    inner = visit.page.frames[-1]
    with visit.page.expect_popup() as opened:
        inner.evaluate("""() => {
            const link = document.createElement('a');
            link.href = '/me';
            document.querySelector('main').append(link);
            link.click();
        }""")
    expect(opened.value).to_have_url(re.compile("/me$"))
    assert inner.url.split("?")[0].endswith(f"/embed/replay/{table}")


@pytest.mark.parametrize("path", variants("/me", "/lobby", "/puzzle?id=discovery-3"))
def test_no_other_page_is_framed(visit: Visit, elsewhere: Elsewhere, path: str) -> None:
    visit.expect("frame|ERR_BLOCKED_BY_RESPONSE")
    frame = elsewhere(visit, frame_of(visit, path))
    visit.page.wait_for_load_state("load")
    expect(frame.locator("#app")).to_have_count(0)
