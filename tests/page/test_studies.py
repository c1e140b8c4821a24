"""Studies on the page: begun from a game, edited, saved, shared, and safe from others."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, Route, ViewportSize, expect

import tantrix
from analysis.gaming import played
from page.conftest import Visitor
from page.hands import GOES, Mouse
from page.test_access import faults
from page.test_analysis import ended
from page.test_forum import enter
from page.test_looks import SIZES, squeezed
from page.test_posts import moderate
from page.visits import Visit, keep
from sizes import variants
from tantrix.messages import say
from tantrix.notation import records
from tantrix.server.studies.tree import MOST_MOVES

TEXT = played(1, most=8)
"""The beginning of a game."""


def begin(visit: Visit, name: str = "A study", visibility: str = "link", text: str = TEXT) -> str:
    """Begin a study without a page; return its id."""
    answer = visit.context.request.post(
        "/api/studies",
        data={"name": name, "visibility": visibility, "text": text},
        headers={"Origin": visit.url},
    )
    assert answer.ok, answer.text()
    study: str = answer.json()["id"]
    return study


class Trier(Mouse):
    """Places any tile but the one that was placed there in the game."""

    def __init__(self, page: Page, code: str) -> None:
        super().__init__(page, Random(1))
        self.tile = code.partition("@")[0]

    def some_tile(self) -> Locator:
        """Choose another tile of the hand that goes somewhere."""
        return self.page.locator(f'{GOES}:not([data-tile="{self.tile}"])').first


def codes(visit: Visit, study: str) -> list[str]:
    """Return the placements of a study."""
    found = visit.context.request.get(f"{visit.url.rstrip('/')}/api/studies/{study}").json()
    return [node["code"] for node in found["nodes"]]


def moves(page: Page) -> Locator:
    return page.locator("[data-move]:visible")


def press(page: Page, word: str) -> None:
    page.get_by_role("button", name=say(word), exact=True).click()


def at(page: Page, move: int) -> None:
    """Wait until the page stands at a move."""
    expect(page.locator(f"[data-move='{move}'][aria-current]")).to_be_visible()


def saved(page: Page) -> None:
    press(page, "page.study.save")
    expect(
        page.get_by_role("status").get_by_text(say("page.study.saved"), exact=True)
    ).to_be_visible()


def comment(page: Page, text: str) -> None:
    page.get_by_label(say("page.study.comment")).fill(text)


def named(page: Page, name: str, visibility: str = "link") -> None:
    """Give a study a name, and have it seen by some; the dialog stays open."""
    press(page, "page.study.more")
    page.get_by_role("textbox", name=say("page.study.name")).fill(name)
    page.get_by_label(say("page.study.visibility")).select_option(visibility)
    press(page, "page.study.settings.save")
    expect(
        page.get_by_role("dialog").get_by_text(say("page.study.saved"), exact=True)
    ).to_be_visible()


def test_a_game_is_kept_with_a_variation_and_shared(visitor: Visitor, rng: Random) -> None:
    visit = visitor()
    table = ended(visit, rng)
    page = visit.open(f"/replay/{table}")
    page.locator("summary", has_text=say("page.replay.more")).click()
    page.get_by_role("link", name=say("page.study.keep")).click()
    press(page, "page.people.guest.go")
    page.get_by_role("textbox", name=say("page.study.name")).fill("Who gave up")
    page.get_by_label(say("page.study.visibility")).select_option("link")
    press(page, "page.studies.begin")
    expect(page.get_by_role("heading", level=1, name="Who gave up")).to_be_visible()
    count = 1 + len(codes(visit, page.url.rpartition("/")[2]))
    assert count >= 5
    expect(moves(page)).to_have_count(count)
    press(page, "page.replay.next")
    at(page, 1)
    # What is tried in place of the second move is a variation, with a draw of its own.
    page.keyboard.press(".")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    Trier(page, codes(visit, page.url.rpartition("/")[2])[1]).place()
    expect(moves(page)).to_have_count(count + 1)
    comment(page, "What if?\nPerhaps.")
    page.get_by_label(say("page.study.glyph")).select_option("5")
    saved(page)
    page.reload()
    expect(moves(page)).to_have_count(count + 1)
    aside = page.get_by_role("listitem").filter(has_text="What if?")
    expect(aside.get_by_text("!?")).to_be_visible()
    address = page.url.removeprefix(visit.url.rstrip("/"))
    other = visitor()
    other.expect("status of 403")
    reading = other.open(address)
    expect(reading.get_by_text("What if?")).to_be_visible()
    reading.get_by_role("button", name=say("page.replay.last"), exact=True).click()
    at(reading, count - 1)
    expect(reading.get_by_role("button", name=say("page.study.save"), exact=True)).to_have_count(0)
    expect(reading.get_by_label(say("page.study.comment"))).to_have_count(0)
    expect(reading.locator("[data-slot][aria-disabled=false]")).to_have_count(0)
    refused = other.context.request.post(
        f"/api{address.replace('study', 'studies')}",
        data={"version": 2, "tree": {"comment": "", "nodes": []}},
        headers={"Origin": other.url},
    )
    assert refused.status == 403


def test_a_review_is_kept_with_all_that_was_tried(visit: Visit, rng: Random) -> None:
    enter(visit, "Vera")
    table = ended(visit, rng)
    made = visit.context.request.post(
        "/api/reviews", data={"table": table}, headers={"Origin": visit.url}
    ).json()["review"]
    address = f"{visit.url.rstrip('/')}/api/reviews/{made}"

    def reviewed() -> list[str]:
        nodes = visit.context.request.get(address).json()["nodes"]
        return [node["entry"]["code"] for node in nodes]

    played = reviewed()
    page = visit.open(f"/review/{made}")
    nodes = page.locator("[data-move]:visible")
    expect(nodes).to_have_count(len(played))
    press(page, "page.replay.first")
    back = page.get_by_role("button", name=say("page.replay.back"), exact=True)
    expect(back).to_be_disabled()
    Trier(page, played[0]).place()
    expect(nodes).to_have_count(len(played) + 1)
    press(page, "page.study.keep")
    page.wait_for_url("**/study/*")
    expect(moves(page)).to_have_count(len(played) + 2)
    assert sorted(codes(visit, page.url.rpartition("/")[2])) == sorted(reviewed())


def test_a_reported_study_is_hidden_by_moderators(visitor: Visitor, data: Path) -> None:
    writer, other, keeper = visitor(), visitor(), visitor()
    enter(writer, "Rude")
    study = begin(writer, "Loud words")
    enter(other, "Rita")
    reading = other.open(f"/study/{study}")
    press(reading, "page.study.more")
    reading.get_by_label(say("page.chat.report.why")).fill("rude")
    press(reading, "page.study.report")
    expect(reading.get_by_text(say("page.chat.report.done"))).to_be_visible()
    moderate(keeper, data, "Kay")
    desk = keeper.open("/moderation")
    desk.get_by_role("link", name=say("page.order.study")).click()
    press(desk, "page.study.more")
    press(desk, "page.study.hide")
    expect(desk.get_by_text(say("page.study.hidden"))).to_be_visible()
    other.expect("status of 404")
    reading.reload()
    expect(reading.get_by_text(say("study.unknown"))).to_be_visible()


def test_a_tree_is_edited_by_its_owner(visit: Visit) -> None:
    enter(visit, "Eve")
    study = begin(visit)
    page = visit.open(f"/study/{study}")
    expect(moves(page)).to_have_count(9)
    press(page, "page.replay.last")
    at(page, 8)
    press(page, "page.replay.first")
    at(page, 0)
    comment(page, "To begin with")
    page.locator("[data-move='3']").click()
    at(page, 3)
    page.locator("[data-move='2']").click()
    at(page, 2)
    Trier(page, codes(visit, study)[2]).place()
    at(page, 9)
    drawn = page.get_by_label(say("page.study.drawn"))
    before = drawn.input_value()
    other = next(tile for tile in drawn.locator("option").all_inner_texts() if tile != before)
    drawn.select_option(other)
    expect(drawn).to_have_value(other)
    press(page, "page.study.first")
    expect(page.get_by_role("button", name=say("page.study.first"))).to_have_count(0)
    # What is not saved is there again, whatever becomes of the page.
    expect(page.get_by_text(say("page.study.unsaved"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(say("page.study.unsaved"))).to_be_visible()
    expect(moves(page)).to_have_count(10)
    expect(page.get_by_text("To begin with")).to_be_visible()
    saved(page)
    order = [one.get_attribute("data-move") for one in moves(page).all()]
    page.reload()
    expect(moves(page)).to_have_count(10)
    found = visit.context.request.get(page.url.replace("/study/", "/api/studies/")).json()
    assert len(order) == 10
    assert [node["parent"] for node in found["nodes"]].count(2) == 2
    assert found["nodes"][2]["drawn"] == int(other)
    page.locator("[data-move]").nth(4).click()
    press(page, "page.study.remove")
    expect(moves(page)).to_have_count(4)
    saved(page)
    page.reload()
    expect(moves(page)).to_have_count(4)
    press(page, "page.study.engine")
    tried = page.get_by_role("button", name=re.compile("chances"))
    expect(tried.first).to_be_visible()
    tried.first.click()
    expect(moves(page)).to_have_count(5)


def test_what_was_saved_elsewhere_is_not_overwritten(visit: Visit) -> None:
    visit.expect("status of 409")
    enter(visit, "Sten")
    address = f"/study/{begin(visit, 'Twice')}"
    first, second = visit.open(address), visit.context.new_page()
    second.goto(visit.url.rstrip("/") + address)
    expect(moves(second)).to_have_count(9)
    comment(first, "The first idea")
    saved(first)
    comment(second, "The second idea")
    # A new name does not make what is here newer.
    named(second, "Twice")
    second.keyboard.press("Escape")
    press(second, "page.study.save")
    expect(second.get_by_role("alert").get_by_text(say("study.stale"))).to_be_visible()
    press(second, "page.study.copy")
    name = say("page.study.copy.name", {"name": "Twice"})
    expect(second.get_by_role("heading", level=1, name=name)).to_be_visible()
    expect(second.get_by_text("The second idea").first).to_be_visible()
    second.goto(visit.url.rstrip("/") + address)
    expect(second.get_by_text("The first idea").first).to_be_visible()
    named(first, "Once", "public")
    page = visit.open("/studies")
    # What everybody sees of one's own is not listed a second time.
    expect(page.get_by_text(say("page.studies.public.none"))).to_be_visible()
    page.get_by_role("link", name="Once").click()
    press(page, "page.study.more")
    press(page, "page.study.delete")
    press(page, "page.study.delete.sure")
    expect(page.get_by_role("link", name=name)).to_be_visible()
    expect(page.get_by_role("link", name="Once")).to_have_count(0)


def test_a_full_study_says_so_and_shows_what_was_drawn(visit: Visit) -> None:
    enter(visit, "Fay")
    study = begin(visit)

    def full(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        more = [found["nodes"][0]] * (MOST_MOVES - len(found["nodes"]))
        route.fulfill(response=answer, json={**found, "nodes": [*found["nodes"], *more]})

    page = visit.context.new_page()
    page.route(f"**/api/studies/{study}", full)
    page.goto(f"{visit.url.rstrip('/')}/study/{study}")
    page.locator("[data-move='1']").click()
    at(page, 1)
    drawn = page.get_by_label(say("page.study.drawn"))
    before = drawn.input_value()
    other = next(tile for tile in drawn.locator("option").all_inner_texts() if tile != before)
    drawn.select_option(other)
    refusal = page.get_by_text(say("study.full", {"most": f"{MOST_MOVES:,}"}))
    expect(refusal).to_be_visible()
    expect(drawn).to_have_value(before)
    page.locator("[data-move='8']").click()
    at(page, 8)
    expect(refusal).to_have_count(0)
    press(page, "page.study.engine")
    page.get_by_role("button", name=re.compile("chances")).first.click()
    expect(refusal).to_be_visible()


def test_what_cannot_be_read_says_where(visit: Visit) -> None:
    visit.expect("status of 400")
    enter(visit, "Ray")
    page = visit.open("/studies")
    page.get_by_role("textbox", name=say("page.study.name")).fill("Broken")
    field = page.get_by_label(say("page.studies.source"))
    field.fill(TEXT.replace("=", "=x", 1))
    press(page, "page.studies.begin")
    expect(page.get_by_text(re.compile(r"can't be read at line \d+"))).to_be_visible()
    game, _ = records.read_game(TEXT)
    field.fill(tantrix.write_position(game.final()))
    press(page, "page.studies.begin")
    expect(page.get_by_role("heading", level=1, name="Broken")).to_be_visible()
    expect(moves(page)).to_have_count(1)


@pytest.mark.parametrize("scheme", variants("dark", "light"))
def test_studies_are_clean_and_fit_every_size(visitor: Visitor, scheme: str) -> None:
    """In light they are edited on a desk, in dark on a phone."""
    width, height = (1280, 800) if scheme == "light" else (360, 740)
    size: ViewportSize = {"width": width, "height": height}
    visit = visitor(viewport=size, color_scheme=scheme)
    enter(visit, f"Reader {scheme}")
    study = begin(visit, f"Long {scheme} {'x' * 90}", "public")
    found, wide = {}, []
    for name, path in (("list", "/studies"), ("study", f"/study/{study}")):
        page = visit.open(path)
        expect(page.get_by_text(f"Long {scheme}").first).to_be_attached()
        if name == "study":
            press(page, "page.replay.next")
            expect(page.locator(".board-bar [role=status]")).to_contain_text("44")
        found[name] = faults(page)
        keep(page, f"studies-{name}-{scheme}")
        wide += [f"{name} {each}" for each in SIZES if squeezed(page, *each)]
        page.set_viewport_size(size)
    for word in ("page.study.more", *(["page.log"] if scheme == "dark" else [])):
        press(page, word)
        expect(page.get_by_role("dialog")).to_be_visible()
        found[word] = faults(page)
        keep(page, f"studies-{word}-{scheme}")
        page.keyboard.press("Escape")
    assert {name: faulty for name, faulty in found.items() if faulty} == {}
    assert wide == []


def test_a_study_that_is_not_there_says_so(visit: Visit) -> None:
    visit.expect("status of 404")
    expect(visit.open("/study/none").get_by_text(say("study.unknown"))).to_be_visible()
