"""Names that visitors gave on the page: one is reported where it stands, and replaced."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.company import seated
from page.conftest import Visitor
from page.test_access import faults
from page.test_daily import missing, puzzle_of
from page.test_forum import enter
from page.test_posts import moderate
from page.visits import Visit, keep
from tantrix.messages import catalogue, say
from tantrix.notation.moves import write_placement

RUDE = "Rude Words"
PHONE: ViewportSize = {"width": 360, "height": 740}
WIDE: ViewportSize = {"width": 1280, "height": 800}
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def rude_day(visit: Visit) -> None:
    """Stand in the table of today under a name that nobody should have."""
    moves = [{"place": write_placement(one)} for one in missing(puzzle_of(visit))]
    ask, headers = visit.context.request, {"Origin": visit.url}
    day = ask.get("/api/daily").json()["date"]
    body = {"moves": moves, "name": RUDE}
    assert ask.post(f"/api/daily/{day}/finish", data=body, headers=headers).ok


def complain(page: Page, name: str) -> None:
    page.get_by_label(say("page.report.name")).fill(name)
    page.get_by_label(say("page.chat.report.why")).fill("no name for a club")
    page.get_by_role("button", name=say("page.chat.report.go"), exact=True).click()


def test_a_visitors_name_in_the_table_of_a_day_is_reported_and_replaced(
    visitor: Visitor, data: Path
) -> None:
    rude, reader, keeper = visitor(), visitor(), visitor()
    rude_day(rude)
    enter(reader, "Nina Reads")
    page = reader.open("/daily")
    expect(page.get_by_role("row", name=RUDE)).to_be_visible()
    page.get_by_role("link", name=say("page.report")).click()
    expect(page.get_by_role("heading", level=1, name=say("page.report"))).to_be_visible()
    reader.expect("404")
    complain(page, "Somebody Else")
    expect(page.get_by_text(say("chat.no_name"))).to_be_visible()
    complain(page, RUDE)
    expect(page.get_by_text(say("page.chat.report.done"))).to_be_visible()
    expect(page.get_by_label(say("page.report.name"))).to_have_value("")
    assert faults(page) == []
    keep(page, "report-name")

    moderate(keeper, data, "Keeping Names")
    desk = keeper.open("/moderation")
    about = say("page.order.report", {"by": "Nina Reads", "name": RUDE})
    report = desk.get_by_role("article").filter(has_text=about)
    expect(report.get_by_role("link", name=say("page.order.shown"))).to_have_attribute(
        "href", "/daily/" + rude.context.request.get("/api/daily").json()["date"]
    )
    report.get_by_role("button", name=say("page.order.rename")).click()
    form = desk.get_by_role("region", name=say("page.order.rename"))
    expect(form.get_by_text(say("page.order.shown.text"))).to_be_visible()
    form.get_by_label(say("page.order.rename.to")).fill("Robin")
    keep(desk, "moderation-visitor")
    assert faults(desk) == []
    form.get_by_role("button", name=say("page.order.rename.go")).click()
    expect(desk.get_by_text(say("page.order.act.rename", {"about": "Robin"}))).to_be_visible()
    page = reader.open("/daily")
    expect(page.get_by_role("row", name="Robin")).to_be_visible()
    expect(page.get_by_text(RUDE)).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr", "de", "es"])
def test_who_has_no_name_is_let_in_before_reporting_one(visitor: Visitor, lang: str) -> None:
    words = catalogue(lang)
    visit = visitor(locale=lang, viewport=PHONE, color_scheme="dark")
    page = visit.open("/report?at=table&id=none")
    expect(page.get_by_text(str(words["page.report.visitor"]))).to_be_visible()
    page.get_by_role("button", name=str(words["page.people.guest.go"])).click()
    expect(page.get_by_label(str(words["page.report.name"]))).to_be_visible()
    assert page.evaluate(WIDTH) == 0
    assert faults(page) == []
    keep(page, f"report-phone-{lang}")


@pytest.mark.parametrize(
    ("lang", "scheme", "size"),
    [("en", "light", WIDE), ("fr", "dark", PHONE), ("de", "light", PHONE), ("es", "dark", WIDE)],
)
def test_a_name_at_a_running_table_is_reported_from_its_chat(
    visitor: Visitor, lang: str, scheme: str, size: ViewportSize
) -> None:
    words = catalogue(lang)
    report = str(words["page.report"])
    reader, rude = visitor(locale=lang, color_scheme=scheme, viewport=size), visitor()
    name = f"Unkind {lang}"
    table = seated({f"Reader {lang}": reader, name: rude}, minutes=15)
    page = reader.open(f"/table/{table}")
    talk = page.locator(".chat")
    if size == PHONE:
        page.get_by_role("button", name=str(words["page.chat"]), exact=True).click()
        talk = page.get_by_role("dialog")
    link = talk.get_by_role("link", name=report)
    expect(link).to_have_attribute("href", f"/report?at=table&id={table}")
    assert faults(page) == []
    assert page.evaluate(WIDTH) == 0
    keep(page, f"report-table-{lang}")
    link.click()
    page.get_by_label(str(words["page.report.name"])).fill(name)
    page.get_by_label(str(words["page.chat.report.why"])).fill("no name for a club")
    page.get_by_role("button", name=str(words["page.chat.report.go"]), exact=True).click()
    expect(page.get_by_text(str(words["page.chat.report.done"]))).to_be_visible()


def test_names_at_tables_races_and_spaghettis_lead_to_the_report_too(
    visit: Visit, visitor: Visitor
) -> None:
    ask, headers = visit.context.request, {"Origin": visit.url}
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"seats": seats, "name": RUDE, "public": True}
    race = ask.post("/api/races", data=asked, headers=headers).json()["race"]
    figure = {"name": "A swan", "by": RUDE, "placements": ["1@0,0:0"]}
    built = ask.post("/api/figures", data=figure, headers=headers).json()["id"]
    other = visitor()
    for path, to in (
        (f"/race/{race}", f"/report?at=race&id={race}"),
        (f"/free?figure={built}", f"/report?at=figure&id={built}"),
    ):
        page = other.open(path)
        link = page.get_by_role("link", name=say("page.report"))
        expect(link).to_have_attribute("href", to)
        own = visit.open(path)
        expect(own.get_by_role("heading", level=1).first).to_be_visible()
        expect(own.get_by_role("link", name=say("page.report"))).to_have_count(0)
