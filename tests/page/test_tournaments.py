"""Tournaments in browsers: made, entered, paired, and their results seen by everybody at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visitor
from page.test_access import faults
from page.visits import Visit, keep, wait_until
from sizes import variants

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WIDTH = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

_ids = count(1)


def post(visit: Visit, path: str, **body: Any) -> Any:  # noqa: ANN401
    """Ask the server for something as the person of a visit."""
    answer = visit.context.request.post(path, data=body, headers={"Origin": visit.url})
    assert answer.ok, answer.text()
    return answer.json()


def member(visit: Visit, name: str) -> Visit:
    """Have a visit be that of a member."""
    post(visit, "/api/me/register", name=name, password=f"{name} and a secret", email=None)
    return visit


def act(visit: Visit, tournament: str, kind: str, **fields: Any) -> None:  # noqa: ANN401
    """Ask for something in a tournament."""
    post(visit, f"/api/tournaments/{tournament}/{kind}", id=f"act-{next(_ids)}", **fields)


def make(
    visit: Visit, stage: dict[str, object], *players: Visit, then: Sequence[dict[str, object]] = ()
) -> str:
    """Make a tournament that waits for its director, and have people enter it."""
    online = {"auto": False, "check_in": False}
    settings = {"name": "Cup", "stages": [stage, *then], "online": online}
    body = {"id": f"make-{next(_ids)}", "settings": settings}
    made: str = post(visit, "/api/tournaments", **body)["tournament"]
    act(visit, made, "open")
    for player in players:
        act(player, made, "join")
    return made


def tab(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Parts of the tournament").get_by_role(
        "link", name=name
    ).click()


def create(desk: Page) -> None:
    """Fill in the form of a Swiss that waits for its director, and open its entries."""
    desk.get_by_role("link", name="New tournament").click()
    desk.get_by_label("Name", exact=True).fill("Winter Open")
    desk.get_by_label("Players expected").fill("6")
    expect(desk.get_by_role("button", name="Round robin")).to_be_visible()
    desk.get_by_label("Players expected").fill("12")
    for name in ("Runs by itself", "Check-in"):
        desk.get_by_role("switch", name=name).uncheck(force=True)
    desk.get_by_role("button", name="Create the draft").click()
    expect(desk.locator("h1")).to_have_text("Winter Open")
    do(desk, "Open entries")
    expect(desk.locator("[data-next=open]")).to_be_visible()


def do(page: Page, *names: str) -> None:
    """Press a button of the page and, after it, one of the dialog that it opens."""
    page.get_by_role("button", name=names[0], exact=True).click()
    for name in names[1:]:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def decide(desk: Page, button: str, **fields: str) -> list[str]:
    """Give the only table a result, the tiles of both sides first; return the names there."""
    desk.locator("[data-table='1']").get_by_role("button", name="Decide").click()
    dialog = desk.get_by_role("dialog")
    names: list[str] = dialog.locator(".who").inner_text().split(" \u2013 ")
    for name, tiles in zip(names, fields.pop("tiles").split(), strict=True):
        dialog.get_by_label(f"{name}: tiles").fill(tiles)
    for label, text in fields.items():
        dialog.get_by_label(label.capitalize()).fill(text)
    dialog.get_by_role("button", name=button).click()
    expect(dialog).to_have_count(0)
    return names


def test_a_swiss_from_the_form_to_a_result_that_everybody_sees(visitor: Visitor) -> None:
    director = member(visitor(), "Dora Director")
    ann, ben = member(visitor(**PHONE), "Ann"), member(visitor(locale="fr-FR", **PHONE), "Ben")
    desk = director.open("/tournaments")
    create(desk)
    path = desk.url.removeprefix(director.url)
    mine, theirs = ann.open(path), ben.open(path)
    mine.get_by_role("button", name="Enter").click()
    mine.get_by_label("First colour").select_option("R")
    mine.get_by_label("Second colour").select_option("Y")
    mine.get_by_role("dialog").get_by_role("button", name="Enter").click()
    do(theirs, "S\u2019inscrire", "S\u2019inscrire")
    for page in (mine, theirs):
        expect(page.locator("[data-next=entered]")).to_be_visible()
    expect(desk.locator("[data-part=entries] [data-entry]")).to_have_count(2)
    assert faults(desk) == []
    keep(desk, "tournament-entries")

    do(desk, "Pair the round", "Pair the round")
    expect(desk.locator("[data-direct]")).to_contain_text("Round 1 is paired")
    expect(mine.locator("[data-next=wait]")).to_be_visible()
    do(desk, "Publish the round", "Publish the round")
    expect(mine.locator("[data-next=play]")).to_contain_text("you play Ben")
    table = mine.get_by_role("link", name="Go to the table").first.get_attribute("href") or ""
    expect(theirs.locator("[data-next=play]")).to_contain_text("contre Ann")
    assert mine.evaluate(WIDTH) == 0
    keep(mine, "tournament-next-phone")

    tab(desk, "Pairings")
    ends = {"Ann": ann.open(table), "Ben": ben.open(table)}
    desk.locator("[data-table='1']").get_by_role("button", name="Decide").click()
    expect(desk.get_by_role("dialog")).to_contain_text("The table of this game is open. It closes")
    desk.keyboard.press("Escape")
    decide(desk, "Enter the result", tiles="24 20")
    for name, sentence in (("Ann", "director has entered the result"), ("Ben", "a été saisi")):
        expect(ends[name].locator("[data-outcome]")).to_contain_text(sentence)
        expect(ends[name].locator(".outcome")).to_contain_text("14.7" if name == "Ann" else "14,7")
    mine = ann.open(path)
    tab(mine, "Standings")
    expect(mine.locator("[data-part=standings] [data-entry]").first).to_contain_text("14.7")
    tab(mine, "History")
    expect(mine.locator("[data-line=result]")).to_contain_text("24\u201320 (14.7\u20135.3)")
    assert faults(mine) == []
    decide(desk, "Correct the result", tiles="20 20", reason="read the sheet again")
    corrected = mine.locator("[data-line=corrected]")
    expect(corrected).to_contain_text("20\u201320 (10.0\u201310.0)")
    expect(corrected.locator("q")).to_have_text("read the sheet again")


def test_a_colour_that_both_want_is_yielded_and_a_protest_is_read(visitor: Visitor) -> None:
    """T2.2: both see the second colours; the table opens as soon as one lets the other have it."""
    director, ann = member(visitor(), "Yolanda"), member(visitor(**PHONE), "Yann")
    ben = member(visitor(), "Yves")
    made = make(director, {"format": "round_robin"})
    act(ann, made, "join", preferences="RB")
    act(ben, made, "join", preferences="RG")
    mine, theirs = (one.open(f"/tournament/{made}") for one in (ann, ben))
    act(director, made, "pair")
    act(director, made, "publish")
    for page in (mine, theirs):
        expect(page.locator("[data-contest=R]")).to_contain_text("red")
    expect(mine.locator("[data-contest]")).to_contain_text("you blue, Yves green")
    assert faults(mine) == []
    assert mine.evaluate(WIDTH) == 0
    do(mine, "Let them have it")
    for page in (mine, theirs):
        expect(page.locator("[data-next=play]")).to_be_visible()
        expect(page.locator("[data-contest]")).to_have_count(0)
    do(theirs, "Protest")
    theirs.get_by_role("dialog").get_by_label("Reason").fill("The sun blinds me")
    theirs.get_by_role("dialog").get_by_role("button", name="Protest", exact=True).click()
    expect(theirs.get_by_role("dialog")).to_have_count(0)
    tab(mine, "History")
    expect(mine.locator("[data-line=protested]")).to_contain_text(
        "Yves protested. The sun blinds me"
    )
    assert faults(mine) == []


def test_a_bracket_is_a_tree_and_a_list_and_no_part_is_too_wide(visitor: Visitor) -> None:
    director = member(visitor(), "Second Director")
    players = [member(visitor(**PHONE), name) for name in ("Cleo", "Dmitri", "Eva")]
    cup = make(director, {"format": "knockout", "games": 1}, *players)
    act(director, cup, "pair")
    act(director, cup, "publish")
    desk = director.open(f"/tournament/{cup}?show=bracket")
    expect(desk.locator("svg [role=img]")).to_have_count(3)
    expect(desk.locator("[data-part=bracket]")).to_contain_text("Cleo")
    assert faults(desk) == []
    keep(desk, "tournament-bracket")
    desk.get_by_role("radio", name="List").check(force=True)
    expect(desk.get_by_role("heading", name="Semi-finals")).to_be_visible()
    phone = players[0].open(f"/tournament/{cup}?show=bracket")
    expect(phone.get_by_role("heading", name="Final", exact=True)).to_be_visible()
    for part in ("rounds", "entries", "log", "rules"):
        phone.goto(f"/tournament/{cup}?show={part}")
        expect(phone.locator(f"[data-part={part}]")).to_be_visible()
        assert phone.evaluate(WIDTH) == 0, part


def test_refusals_are_sentences_and_strangers_see_no_draft(visitor: Visitor) -> None:
    director = member(visitor(), "Third Director")
    cup = make(
        director, {"format": "swiss"}, member(visitor(), "Farid"), member(visitor(), "Greta")
    )
    desk = director.open(f"/tournament/{cup}")
    desk.locator("[data-direct] summary").click()
    desk.get_by_role("button", name="Officials").click()
    owner = desk.get_by_role("dialog").get_by_role("listitem")
    expect(owner).to_contain_text("without a second factor")
    keep(desk, "officials")
    desk.get_by_label("Name of the member").fill("Nobody At All")
    desk.get_by_role("button", name="Appoint").click()
    expect(desk.get_by_role("dialog").get_by_role("status")).to_contain_text("Nobody At All")
    body = {"id": f"make-{next(_ids)}", "settings": {"name": "Plan"}}
    draft = post(director, "/api/tournaments", **body)["tournament"]
    stranger = visitor()
    page = stranger.open(f"/tournament/{draft}")
    expect(page.get_by_role("alert")).to_contain_text("There is no such tournament")
    page.goto("/tournaments/new")
    expect(page.get_by_text("Members only")).to_be_visible()


def test_a_month_leads_to_its_days_by_keys_and_is_never_too_wide(visitor: Visitor) -> None:
    director = member(visitor(), "Fourth Director")
    for name, starts in (("March Open", "2030-03-14T12:00"), ("Spring Cup", "2030-03-16T12:00")):
        starts_ms = int(datetime.fromisoformat(f"{starts}+00:00").timestamp() * 1000)
        settings = {"name": name, "stages": [{"format": "swiss"}], "starts_ms": starts_ms}
        body = {"id": f"make-{next(_ids)}", "settings": settings}
        act(director, post(director, "/api/tournaments", **body)["tournament"], "open")
    page = director.open("/tournaments?show=dates&month=2030-02")
    expect(page.get_by_text("Nothing starts in this month.")).to_be_visible()
    page.get_by_role("link", name="Next month").press("Enter")
    expect(page.get_by_role("heading", name="March 2030")).to_be_visible()
    expect(page.locator("[data-tournament]")).to_have_count(2)
    assert faults(page) == []
    keep(page, "tournaments-month")
    day = page.get_by_role("link", name="Thursday 14 March: 1 tournament")
    day.press("Enter")
    expect(page.locator("[data-tournament]")).to_have_text(re.compile("March Open"))
    expect(day).to_have_attribute("aria-current", "date")
    page.get_by_role("link", name="Show the whole month").press("Enter")
    expect(page.locator("[data-tournament]")).to_have_count(2)
    phone = visitor(locale="fr-FR", color_scheme="dark", **PHONE).open(
        "/tournaments?show=dates&month=2030-03"
    )
    expect(phone.get_by_role("link", name="samedi 16 mars")).to_be_visible()
    assert phone.evaluate(WIDTH) == 0
    assert faults(phone) == []
    keep(phone, "tournaments-month-phone")


def test_badges_and_records_are_seen_where_people_look_for_them(visitor: Visitor) -> None:
    dora = member(visitor(), "Dunja")
    people = []
    for name, country in (("Alba", "FR"), ("Bine", "FR"), ("Hedda", "DE")):
        people.append(member(visitor(), name))
        account = {"name": name, "country": country, "colours": (None, None)}
        post(people[-1], "/api/me/account", **account)
    made = make(dora, {"format": "round_robin"}, *people)
    for number in (1, 2, 3):
        act(dora, made, "pair")
        act(dora, made, "publish")
        found = people[0].context.request.get(f"{dora.url}/api/tournaments/{made}/rounds/{number}")
        one, two = found.json()["tables"][0]["sides"]
        scores = [30 - 4 * one, 30 - 4 * two]
        act(dora, made, "result", round=number, table=1, scores=scores)
    act(dora, made, "finish")
    year = datetime.now().astimezone().year
    looks: dict[str, dict[str, Any]] = {
        "light": {},
        "dark": {"color_scheme": "dark"},
        "phone": PHONE,
        "phone-dark": {**PHONE, "color_scheme": "dark", "locale": "fr-FR"},
    }
    for look, options in looks.items():
        french = "locale" in options
        page = visitor(**options).open("/people/Alba")
        won = page.locator("[data-place='1']")
        expect(won).to_contain_text(f"{'Vainqueur de' if french else 'Champion of'} Cup {year}")
        expect(won.locator("[data-badge=own]")).to_be_visible()
        found = {"profile": faults(page), "width": page.evaluate(WIDTH)}
        keep(page, f"honours-profile-{look}")
        page.goto("/records")
        expect(page.locator("[data-record=margin]")).to_contain_text("8 ")
        expect(page.locator("[data-record=entries]")).to_contain_text("3 ")
        found |= {"records": faults(page), "records wide": page.evaluate(WIDTH)}
        page.locator("[data-record=entries]").scroll_into_view_if_needed()
        keep(page, f"honours-records-{look}")
        page.locator("[data-record=entries] .button").click()
        expect(page.locator("[data-badge=country]")).to_contain_text("Alba")
        found |= {"tournament": faults(page), "tournament wide": page.evaluate(WIDTH)}
        keep(page, f"honours-tournament-{look}")
        assert not any(found.values()), (look, found)


def test_a_swiss_with_a_knockout_of_the_best_is_made_in_one_form(visitor: Visitor) -> None:
    director = member(visitor(), "Sixth Director")
    page = director.open("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Grand Open")
    do(page, "Add a stage")
    expect(page.get_by_label("Stage 2")).to_have_value("knockout")
    expect(page.get_by_label("How many go on")).to_have_value("8")
    page.get_by_label("Rounds without clubmates or compatriots").fill("2")
    page.get_by_role("switch", name="Similar ratings meet first").check(force=True)
    assert faults(page) == []
    assert page.evaluate(WIDTH) == 0
    keep(page, "tournament-cut")
    page.get_by_role("button", name="Create the draft").click()
    expect(page.locator("h1")).to_have_text("Grand Open")
    made = page.url.rpartition("/")[2].partition("?")[0]
    told = director.context.request.get(f"{director.url}/api/tournaments/{made}").json()
    swiss, cup = told["tournament"]["settings"]["stages"]
    assert (swiss["advance"], swiss["apart"], swiss["bands"]) == (8, 2, True)
    assert (cup["format"], cup["source"]) == ("knockout", "advanced")
    tab(page, "Rules")
    rules = page.locator("[data-part=rules]")
    expect(rules).to_contain_text("the best 8 go on")
    expect(rules).to_contain_text("those with similar ratings are paired")
    expect(rules).to_contain_text("do not meet in the first 2 rounds")
    phone = visitor(locale="fr-FR", color_scheme="dark", **PHONE)
    narrow = member(phone, "Seventh Director").open("/tournaments/new")
    do(narrow, "Ajouter une phase")
    expect(narrow.get_by_label("Phase 2")).to_have_value("knockout")
    assert narrow.evaluate(WIDTH) == 0
    assert faults(narrow) == []
    keep(narrow, "tournament-cut-phone")


def test_a_chain_of_four_stages_is_made_and_changed_in_the_form(visitor: Visitor) -> None:
    director = member(visitor(), "Chain Director")
    page = director.open("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Long Cup")
    do(page, "Add a stage")
    page.get_by_label("Stage 2").select_option("groups")
    do(page, "Add a stage")
    expect(page.get_by_label("Stage 3")).to_have_value("knockout")
    page.get_by_label("How many go on").fill("16")
    expect(page.get_by_label("Going on from each group")).to_have_value("2")
    do(page, "Add a plate")
    expect(page.get_by_role("button", name="Add a")).to_have_count(0)
    assert faults(page) == []
    keep(page, "tournament-chain")
    page.get_by_role("button", name="Create the draft").click()
    expect(page.locator("h1")).to_have_text("Long Cup")
    made = page.url.rpartition("/")[2].partition("?")[0]

    def stages() -> list[tuple[str, str, int]]:
        told = director.context.request.get(f"{director.url}/api/tournaments/{made}").json()
        settings = told["tournament"]["settings"]
        return [(one["format"], one["source"], one["advance"]) for one in settings["stages"]]

    chain = [("swiss", "entries", 16), ("groups", "advanced", 2), ("knockout", "advanced", 0)]
    assert stages() == [*chain, ("knockout", "plate", 0)]
    expect(page.locator(".title")).to_contain_text("Swiss → Groups → Knockout + Plate")
    page.locator("summary", has_text="More").first.click()
    page.get_by_role("button", name="Change settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Remove Stage 4").click()
    dialog.get_by_role("button", name="Change settings").click()
    expect(dialog).to_have_count(0)
    assert stages() == chain


def test_a_winning_team_is_honoured_with_each_of_its_members(visitor: Visitor) -> None:
    director = member(visitor(), "Eighth Director")
    settings = {
        "name": "Team Cup",
        "kind": "team",
        "boards": 2,
        "stages": [{"format": "round_robin", "games": 1}],
        "online": {"auto": False, "check_in": False},
    }
    body = {"id": f"make-{next(_ids)}", "settings": settings}
    made = post(director, "/api/tournaments", **body)["tournament"]
    act(director, made, "open")
    for captain, other in (("Reda", "Rolf"), ("Bela", "Bodo")):
        first, second = member(visitor(), captain), member(visitor(), other)
        act(first, made, "join", team=f"Team {captain}")
        act(first, made, "team", members=[captain, other])
        act(second, made, "join", team=f"Team {captain}")
    act(director, made, "pair")
    act(director, made, "publish")
    for game in (1, 2):
        act(director, made, "result", round=1, table=1, game=game, scores=[30, 20])
    act(director, made, "finish")
    year = datetime.now().astimezone().year
    rows = director.context.request.get(f"{director.url}/api/tournaments/{made}").json()
    best = next(one["entry"] for one in rows["tournament"]["places"] if one["place"] == 1)
    winners = {1: ("Reda", "Rolf"), 2: ("Bela", "Bodo")}[best]
    for name in winners:
        page = visitor().open(f"/people/{name}")
        won = page.locator("[data-place='1']")
        expect(won).to_contain_text(f"Champion of Team Cup {year}")
        expect(won.locator("[data-badge=team]")).to_have_text("Winning team")
        assert faults(page) == []
        keep(page, "honours-team")
    page.goto(f"/tournament/{made}")
    expect(page.locator("[data-badge=team]")).to_contain_text(f"Winning team: Team {winners[0]}")


def test_a_series_from_a_template_and_another_one_like_it(visitor: Visitor) -> None:
    director = member(visitor(timezone_id="Europe/Paris"), "Fifth Director")
    page = director.open("/tournaments/new")
    page.get_by_role("radio", name="Sunday Swiss").check(force=True)
    expect(page.get_by_label("Name", exact=True)).to_have_value("Sunday Swiss")
    again = page.locator("[data-again]")
    expect(again).to_contain_text("Every Sunday at 18:00 (Europe/Paris)")
    again.get_by_role("checkbox", name="Wednesday").check()
    expect(again).to_contain_text("Every Wednesday and Sunday at 18:00 (Europe/Paris)")
    assert faults(page) == []
    keep(page, "tournament-series")
    page.get_by_role("button", name="Create the draft").click()
    expect(page.locator("h1")).to_have_text("Sunday Swiss")
    tab(page, "Rules")
    rules = page.locator("[data-part=rules]")
    expect(rules).to_contain_text("Every Wednesday and Sunday at 18:00 (Europe/Paris)")
    rules.get_by_role("link", name="Make another like this").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Sunday Swiss")
    expect(page.get_by_label("Start, in your time")).to_have_value("")
    expect(page.get_by_role("radio", name="Sunday Swiss")).to_have_count(0)


def test_a_captain_enters_what_the_own_team_played_elsewhere(visitor: Visitor) -> None:
    director = member(visitor(), "League Director")
    settings = {
        "name": "League",
        "kind": "team",
        "boards": 1,
        "stages": [{"format": "round_robin", "games": 1}],
        "online": {"auto": False, "check_in": False, "window_days": 14},
    }
    body = {"id": f"make-{next(_ids)}", "settings": settings}
    made = post(director, "/api/tournaments", **body)["tournament"]
    act(director, made, "open")
    captains = [member(visitor(**PHONE), name) for name in ("Nora", "Sam", "Wilma")]
    for captain, team in zip(captains, ("North", "South", "West"), strict=True):
        act(captain, made, "join", team=team)
    act(director, made, "pair")
    act(director, made, "publish")
    path = f"/tournament/{made}?show=rounds"
    # Of three teams one rests: the other two have a match.
    pages = [captain.open(path) for captain in captains]
    buttons = [
        page.locator("[data-table='1']").get_by_role("button", name="Decide") for page in pages
    ]
    wait_until(pages[0], lambda: sum(button.count() for button in buttons) == 2)
    playing = [page for page, button in zip(pages, buttons, strict=True) if button.count()]
    mine, theirs = playing
    decide(mine, "Enter the result", tiles="24 20")
    for page in (mine, theirs):
        expect(page.locator("[data-table='1']")).to_contain_text("14.7")
        expect(page.get_by_role("button", name="Decide")).to_have_count(0)
    assert mine.evaluate(WIDTH) == 0


def test_a_round_robin_is_ended_early_from_the_page(visitor: Visitor) -> None:
    director = member(visitor(), "Hall Director")
    people = [member(visitor(), name) for name in ("Uli", "Vera", "Willi", "Xenia")]
    made = make(director, {"format": "round_robin"}, *people)
    act(director, made, "pair")
    act(director, made, "publish")
    for table in (1, 2):
        act(director, made, "result", round=1, table=table, scores=[24, 20])
    desk = director.open(f"/tournament/{made}")
    desk.locator("[data-direct] summary").click()
    do(desk, "End after round 1")
    dialog = desk.get_by_role("dialog")
    dialog.get_by_label("Reason").fill("the hall closes at five")
    assert faults(desk) == []
    keep(desk, "tournament-stop")
    dialog.get_by_role("button", name="End after round 1").click()
    do(desk, "Finish the tournament", "Finish the tournament")
    expect(desk.locator("[data-next=finished]")).to_be_visible()
    expect(desk.locator(".podium")).to_be_visible()


@pytest.mark.parametrize("scheme", variants("light", "dark"))
def test_a_director_has_a_play_off_played_for_the_last_place(visitor: Visitor, scheme: str) -> None:
    director = member(visitor(color_scheme=scheme), "Cut Director")
    phones = [
        member(visitor(color_scheme=scheme, **PHONE), f"{name} {scheme}") for name in ("Yan", "Zoe")
    ]
    cup = {"format": "knockout", "source": "advanced"}
    made = make(director, {"format": "round_robin", "advance": 1}, *phones, then=[cup])
    act(director, made, "pair")
    act(director, made, "publish")
    act(director, made, "result", round=1, table=1, scores=[20, 20])
    desk = director.open(f"/tournament/{made}?show=rounds")
    expect(desk.locator("[data-direct]")).to_contain_text("A play-off can be paired.")
    expect(desk.get_by_role("button", name="Begin the next stage")).to_be_visible()
    keep(desk, f"tournament-playoff-due-{scheme}")
    do(desk, "Pair the round", "Pair the round")
    expect(desk.locator("[data-part=rounds]")).to_contain_text("it decides who goes on")
    expect(desk.get_by_role("button", name="Take the round back")).to_be_visible()
    expect(desk.get_by_role("button", name="Swap two players")).to_have_count(0)
    do(desk, "Publish the round", "Publish the round")
    phone = phones[0].open(f"/tournament/{made}?show=rounds")
    expect(phone.locator("[data-next=play]")).to_be_visible()
    expect(phone.locator("[data-part=rounds]")).to_contain_text("it decides who goes on")
    for page, name in ((desk, "wide"), (phone, "narrow")):
        assert faults(page) == []
        assert page.evaluate(WIDTH) == 0
        keep(page, f"tournament-playoff-{name}-{scheme}")
    winner, _ = decide(desk, "Enter the result", tiles="24 20")
    do(desk, "Begin the next stage", "Begin the next stage")
    do(desk, "Finish the tournament", "Finish the tournament")
    expect(desk.locator(".podium")).to_contain_text(winner)
