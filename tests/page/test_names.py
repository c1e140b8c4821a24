"""Names on the page: one is reported, and moderators give another one."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_forum import enter
from page.test_posts import moderate
from page.visits import keep
from tantrix.messages import say


def test_a_reported_name_is_replaced_by_a_moderator(visitor: Visitor, data: Path) -> None:
    rude, reader, keeper = visitor(), visitor(), visitor()
    enter(rude, "Rude Name")
    enter(reader, "Nina")
    page = reader.open("/people/Rude%20Name")
    page.get_by_text(say("page.people.report")).click()
    page.get_by_label(say("page.chat.report.why")).fill("no name for a club")
    keep(page, "name-report")
    assert faults(page) == []
    page.get_by_role("button", name=say("page.chat.report.go"), exact=True).click()
    expect(page.get_by_text(say("page.chat.report.done"))).to_be_visible()
    expect(page.get_by_label(say("page.chat.report.why"))).to_be_hidden()
    moderate(keeper, data, "Keeping")
    desk = keeper.open("/moderation")
    about = say("page.order.report", {"by": "Nina", "name": "Rude Name"})
    report = desk.get_by_role("article").filter(has_text=about)
    report.get_by_role("button", name=say("page.order.rename")).click()
    form = desk.get_by_role("region", name=say("page.order.rename"))
    expect(form.get_by_label(say("page.order.rename.to"))).to_be_focused()
    expect(form.get_by_label(say("page.order.person"))).to_have_value("Rude Name")
    form.get_by_label(say("page.order.rename.to")).fill("Robin")
    keep(desk, "moderation-rename")
    assert faults(desk) == []
    form.get_by_role("button", name=say("page.order.rename.go")).click()
    expect(desk.get_by_text(say("page.order.act.rename", {"about": "Robin"}))).to_be_visible()
    told = rude.open("/notifications")
    expect(told.get_by_text(say("page.notifications.renamed"))).to_be_visible()
    expect(told.get_by_role("link", name=say("page.people.you", {"name": "Robin"}))).to_be_visible()


def test_nobody_reports_their_own_name_nor_without_one(visitor: Visitor) -> None:
    own = visitor()
    enter(own, "Sole Name")
    page = own.open("/people/Sole%20Name")
    expect(page.get_by_role("heading", level=1, name="Sole Name")).to_be_visible()
    expect(page.get_by_text(say("page.people.report"))).to_have_count(0)
    page = visitor().open("/people/Sole%20Name")
    expect(page.get_by_role("heading", level=1, name="Sole Name")).to_be_visible()
    expect(page.get_by_text(say("page.people.report"))).to_have_count(0)
