"""The articles on the page: the way in, all of them in both languages, light and dark."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from page.conftest import Visitor
from page.test_access import faults
from page.test_looks import SIZES, squeezed
from page.visits import Visit, keep
from sizes import variants
from tantrix.server.learn.articles import NAMES, beginning


def test_a_newcomer_finds_the_way_in_and_reads_on_by_keys(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Learn").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn")
    steps = page.get_by_role("region", name="Where to begin").get_by_role("listitem")
    names = [line.strip() for line in steps.locator("strong").all_inner_texts()]
    assert names == ["Discovery", "Rainbow", "Solitaire", "Strategy"]
    link = page.get_by_role("link", name=beginning("rules", "en").title)
    link.focus()
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", level=1, name=beginning("rules", "en").title)
    expect(heading).to_be_focused()
    assert page.title().startswith(beginning("rules", "en").title)
    around = page.get_by_role("navigation", name="More articles")
    around.get_by_role("link", name=beginning("gobble", "en").title).click()
    expect(page.get_by_role("heading", level=1, name="Gobble: rules and hints")).to_be_focused()
    page.get_by_role("link", name="Race against people or robots").click()
    page.wait_for_url("**/gobble/race")


def test_pictures_are_drawn_in_the_colours_of_the_page(visitor: Visitor) -> None:
    shown = []
    for scheme in ("light", "dark"):
        page = visitor(color_scheme=scheme).open("/learn/opening")
        picture = page.get_by_role("img", name="Tantrix of 4 tiles")
        expect(picture).to_be_visible()
        assert picture.evaluate("(one) => one.naturalWidth") > 50
        shown.append(unquote(picture.get_attribute("src") or ""))
    assert shown[0] != shown[1]


def test_an_article_that_there_is_not_says_so(visit: Visit) -> None:
    visit.expect("status of 404")
    page = visit.open("/learn/nothing")
    expect(page.get_by_text("There is no such article.")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_have_count(0)
    page.get_by_role("link", name="All articles").click()
    expect(page.get_by_role("link", name="Glossary")).to_be_visible()


@pytest.mark.parametrize(
    ("scheme", "lang"), variants(("dark", "fr"), ("light", "en"), ("dark", "en"), ("light", "fr"))
)
def test_every_article_is_clean_and_fits(visitor: Visitor, scheme: str, lang: str) -> None:
    """In light they are read on a desk, in dark on a phone."""
    width, height = (1280, 800) if scheme == "light" else (360, 740)
    options = {"viewport": {"width": width, "height": height}, "color_scheme": scheme}
    visit = visitor(locale=f"{lang}-{'GB' if lang == 'en' else 'FR'}", **options)
    page = visit.open("/learn")
    expect(page.get_by_role("link", name=beginning("links", lang).title)).to_be_visible()
    keep(page, f"learn-{lang}-{scheme}")
    faulty = {"": faults(page)}
    wide = [f"learn at {size}" for size in SIZES if squeezed(page, *size)]
    for name in NAMES:
        page.set_viewport_size({"width": width, "height": height})
        page = visit.open(f"/learn/{name}")
        expect(page.get_by_role("heading", level=1)).to_have_text(beginning(name, lang).title)
        keep(page.locator("main"), f"learn-{name}-{lang}-{scheme}")
        faulty[name] = faults(page)
        wide += [f"{name} at {size}" for size in SIZES[:2] if squeezed(page, *size)]
    assert {name: found for name, found in faulty.items() if found} == {}
    assert wide == []
