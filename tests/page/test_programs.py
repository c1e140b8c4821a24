"""The page of the API, and the tokens that members make for their programs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.test_people import NARROW, PASSWORD, WIDE, Account
from page.visits import keep
from server.process import Serving, get
from sizes import variants
from tantrix.messages import catalogue


@pytest.mark.parametrize(
    ("lang", "name", "options"), variants(("fr", "Adèle", NARROW), ("en", "Ada", WIDE))
)
def test_a_token_is_made_shown_once_used_and_revoked(
    visitor: Visitor, server: Serving, lang: str, name: str, options: dict[str, object]
) -> None:
    def say(what: str, **params: str) -> str:
        return str(catalogue(lang)[f"page.api.{what}"]).format(**params)

    visit = visitor(**options)
    account = Account(visit, lang)
    page = account.page
    account.fill("register", name=name, password=PASSWORD)
    account.press("register.go")
    account.is_called(name, "member")
    card = page.get_by_role("region", name=say("tokens"), exact=True)
    card.get_by_label(say("token.name")).fill("planner")
    card.get_by_role("button", name=say("token.make")).click()
    secret = card.get_by_test_id("secret").inner_text()
    expect(card.get_by_text(say("token.made"))).to_be_visible()
    expect(card.get_by_text("tantrix bot http://")).to_be_visible()
    assert faults(page) == []
    keep(card, f"tokens-{lang}")
    headers = {"Authorization": f"Bearer {secret}"}
    payload = get(f"{server.url}api/bot/account", headers=headers).json()
    assert payload == {"name": name, "kind": "member", "bot": False, "scopes": ["play"]}
    visit.open("/me")
    expect(card.get_by_text("planner")).to_be_visible()
    expect(card.get_by_test_id("secret")).to_have_count(0)
    card.get_by_role("button", name=say("token.revoke.named", name="planner")).click()
    expect(card.get_by_text("planner")).to_have_count(0)
    expect(card).to_be_focused()
    expect(card.get_by_text(say("token.revoked"))).to_be_visible()
    assert get(f"{server.url}api/bot/account", headers=headers).status_code == 401


@pytest.mark.parametrize(("lang", "options"), variants(("fr", NARROW), ("en", WIDE)))
def test_the_page_of_the_api_shows_what_can_be_asked(
    visitor: Visitor, lang: str, options: dict[str, object]
) -> None:
    visit = visitor(**options)
    page = visit.open("/api-docs")
    action = page.locator("details", has_text="/api/bot/table/{table}/action")
    expect(action).to_be_visible()
    assert faults(page) == []
    keep(page, f"api-{lang}")
    action.locator("summary").click()
    expect(action.get_by_text("PlaceMessage | StepMessage", exact=False)).to_be_visible()
    needs = str(catalogue(lang)["page.api.needs.scope"]).format(scope="play")
    expect(action.get_by_text(needs)).to_be_visible()
    assert faults(page) == []
    keep(action, f"api-action-{lang}")
    assert [size for size in SIZES if squeezed(page, *size)] == []
