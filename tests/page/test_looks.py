from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.hands import LIT, Mouse
from page.visits import READY, Visit, keep
from sizes import variants
from tantrix.messages import Lang, catalogue, say
from tantrix.messages.languages import DECLARED

SIZES = [(360, 640), (412, 915), (768, 1024), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160)]
MOVES = """() => document.getAnimations()
    .map((each) => [each.effect.getComputedTiming(), each.effect.target.className])
    .filter(([{ activeDuration }]) => activeDuration > 50)
    .map(([, name]) => String(name.baseVal ?? name))"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
GAP = """() => document.querySelector('main nav').getBoundingClientRect().top
    - document.querySelector('.running').getBoundingClientRect().bottom"""
TOO_WIDE = "() => document.scrollingElement.scrollWidth > innerWidth"
SQUEEZED = """() => {
    const board = document.querySelector('tantrix-board');
    return board !== null && Math.min(board.clientWidth, board.clientHeight) < 120;
}"""


@pytest.mark.parametrize("lang", variants("fr-FR", "en-GB"))
def test_no_page_scrolls_sideways_at_any_size(
    visitor: Visitor, rng: random.Random, lang: str
) -> None:
    visit = visitor(locale=lang)
    table = visit.make("greedy", "random", "random")
    page = visit.open(f"/table/{table}")
    Mouse(page, rng).play(3)
    wide: list[str] = []
    for path in (f"/table/{table}", f"/replay/{table}?at=7", "/", "/new", "/watch", "/position"):
        visit.open(path)
        page.wait_for_load_state("networkidle")
        wide += [f"{path} at {size}" for size in SIZES if squeezed(page, *size)]
    assert wide == []


def test_the_arrows_step_through_a_replay_and_on_its_slider(
    visit: Visit, rng: random.Random
) -> None:
    table = visit.make("random")
    Mouse(visit.open(f"/table/{table}"), rng).play(2)
    page = visit.open(f"/replay/{table}?at=0")
    expect(page.locator("tantrix-board")).to_be_visible()
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(page.locator("output")).to_contain_text(f"{at} /")
    page.locator("input[type=range]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("output")).to_contain_text("2 /")


def squeezed(page: Page, width: int, height: int) -> bool:
    """Whether the page does not fit a window of that size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
    found: bool = page.evaluate(TOO_WIDE) or page.evaluate(SQUEEZED)
    return found


@pytest.mark.parametrize("size", [(360, 640), (3840, 2160)], ids=["phone", "4K"])
def test_a_tile_can_be_placed_at_the_smallest_and_the_largest_size(
    visitor: Visitor, rng: random.Random, size: tuple[int, int]
) -> None:
    width, height = size
    visit = visitor(viewport={"width": width, "height": height})
    page = visit.open(f"/table/{visit.make('random')}")
    assert Mouse(page, rng).play(4) == 4
    keep(page, f"size-{width}")


def test_the_page_speaks_french_to_who_prefers_it(visitor: Visitor, rng: random.Random) -> None:
    visit = visitor(locale="fr-FR")
    page = visit.open("/")
    french = catalogue("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("heading", name=str(french["page.home.title"]))).to_be_visible()
    page.goto("/new")
    expect(page.get_by_role("button", name=str(french["page.new.go"]))).to_be_visible()
    page.goto(f"/table/{visit.make('random')}")
    expect(page.locator("h1")).to_have_text(str(french["page.table.title"]))
    Mouse(page, rng).my_turn()
    page.locator("[data-slot][aria-disabled=false]:not(.idle)").first.click()
    page.wait_for_selector(LIT)
    expect(page.get_by_role("button", name=str(french["page.place"]))).to_be_visible()
    keep(page, "french")


def test_the_language_can_be_chosen_and_is_kept(visit: Visit) -> None:
    page = visit.open("/")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_label("Langue")).to_have_value("fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("lang", ["fr", "de", "es"])
def test_a_language_that_nobody_has_reviewed_says_so_where_it_is_chosen(
    visit: Visit, lang: Lang
) -> None:
    language, sentence = DECLARED[lang], say("page.unreviewed", lang=lang)
    page = visit.open("/")
    name = language.name if language.reviewed else f"{language.name} (beta)"
    page.get_by_label("Language").select_option(name)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    shown = expect(page.get_by_text(sentence))
    shown.to_have_count(0 if language.reviewed else 1)
    page.get_by_role("button", name=say("page.settings", lang=lang), exact=True).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=name, exact=True)).to_be_checked()
    expect(dialog.get_by_text(sentence)).to_have_count(0 if language.reviewed else 1)


def test_nothing_moves_for_who_wants_stillness(visitor: Visitor, rng: random.Random) -> None:
    visit = visitor(reduced_motion="reduce")
    page = visit.open(f"/table/{visit.make('random')}")
    Mouse(page, rng).play(4)
    page.locator("[data-slot][aria-disabled=false]:not(.idle)").first.click()
    page.wait_for_selector(LIT)
    assert page.evaluate(MOVES) == []


def test_stillness_can_be_chosen_where_the_system_does_not_ask_for_it(
    moving: Visit, rng: random.Random
) -> None:
    page = moving.open(f"/table/{moving.make('random')}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Reduce motion").check(force=True)
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
    page.keyboard.press("Escape")
    Mouse(page, rng).play(2)
    assert page.evaluate(MOVES) == []


@pytest.mark.parametrize("theme", variants("Textured", "White for green", "High contrast", "Print"))
def test_tiles_are_drawn_in_the_chosen_theme(visit: Visit, rng: random.Random, theme: str) -> None:
    page = visit.open(f"/table/{visit.make('greedy')}")
    Mouse(page, rng).play(3)
    before = page.locator("tantrix-board").get_attribute("data-theme")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name=theme).check(force=True)
    page.keyboard.press("Escape")
    page.wait_for_function(READY)
    assert page.locator("tantrix-board").get_attribute("data-theme") != before
    keep(page, f"theme-{theme.lower().replace(' ', '-')}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_scheme_of_the_system(visitor: Visitor, scheme: str) -> None:
    page = visitor(color_scheme=scheme).open("/")
    ink = page.evaluate("getComputedStyle(document.body).color.match(/\\d+/g).map(Number)")
    assert (sum(ink[:3]) > 3 * 128) == (scheme == "dark")
    keep(page, f"home-{scheme}")


def test_the_games_that_go_on_stand_apart_from_the_doors_of_the_first_page(visit: Visit) -> None:
    visit.make("random")
    page = visit.open("/")
    expect(page.locator(".running a").first).to_be_visible()
    assert page.evaluate(GAP) >= 16


def test_the_scripts_of_the_page_come_from_the_server_alone(visit: Visit) -> None:
    answer = visit.context.request.get("/")
    policy = answer.headers["content-security-policy"]
    assert "'unsafe-eval'" not in policy
    scripts = [part for part in policy.split(";") if part.strip().startswith("script-src")]
    assert all("unsafe-inline" not in part for part in scripts or [policy])
    assert visit.open("/").locator("script:not([src])").count() == 0


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    visit.expect("404")
    page = visit.open("/nowhere")
    expect(page.locator("h2")).to_have_text("This page doesn't exist")
    visit.open("/table/0000000000000000")
    expect(page.get_by_text("This table cannot be opened")).to_be_visible()
