"""Names that visitors give without an account: reported where they stand, and replaced there."""

from __future__ import annotations

import pytest

from server.dailies import MIDNIGHT_MS, TODAY, TOMORROW, begin, finish, solution, until
from server.kit import FRIEND, PERSON, ROBOT, Json, Open, Pages, Times
from server.races import FREE, ME
from server.test_people import enter, join, over, refusal
from server.test_renaming import keeper
from tantrix.puzzles.ids import read_id

pytestmark = pytest.mark.anyio

RUDE = "Rude Name"
FIGURE: Json = {"name": "A swan", "by": RUDE, "placements": ["1@0,0:0"]}


def complaint(at: str, place: str, name: str = RUDE) -> Json:
    return {"shown": {"at": at, "id": place, "name": name}, "reason": "no name for a club"}


async def rename(by: Pages, status: int = 200, **wish: object) -> Json:
    asked = {"to": "Robin", "reason": "no name for a club", **wish}
    return await by.post("/api/moderation/rename", asked, status)


async def reported(mod: Pages) -> Json:
    (report,) = (await mod.get("/api/moderation"))["reports"]
    found: Json = report
    return found


async def rude_day(pages: Pages) -> None:
    await begin(pages)
    await finish(pages, name=RUDE)


async def told_of_today(server: Open, pages: Pages, others: Pages) -> Pages:
    """Return a moderator who has reported the rude name in the table of today."""
    mod = await keeper(server, others)
    await rude_day(pages)
    await mod.post("/api/reports", complaint("daily", TODAY))
    return mod


async def names_of_today(pages: Pages) -> list[str]:
    return [row["name"] for row in (await pages.get(f"/api/daily/{TODAY}/table"))["rows"]]


async def test_a_visitors_name_in_the_table_of_a_day_is_reported_and_replaced_everywhere(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    await rude_day(pages)
    table = await over(pages, {**PERSON, "name": RUDE}, ROBOT)
    figure = (await pages.post("/api/figures", FIGURE))["id"]
    async with Pages(pages.url) as reader:
        await enter(reader, name="Nina")
        await reader.post("/api/reports", complaint("daily", TODAY))
        assert await refusal(rename(reader, 403, report=1)) == "chat.moderators"
    report = await reported(mod)
    assert (report["by"], report["name"], report["lines"]) == ("Nina", RUDE, [])
    assert report["shown"] == {"at": "daily", "id": TODAY, "name": RUDE}
    desk = await rename(mod, report=report["number"])
    act = desk["acts"][0]
    assert (act["by"], act["act"], act["about"]) == ("Mo", "rename", "Robin")
    assert await names_of_today(mod) == ["Robin"]
    seats = (await mod.get(f"/api/tables/{table}"))["table"]["seats"]
    assert seats[0]["name"] == "Robin"
    assert (await pages.get("/api/games?player=Robin"))["games"][0]["table"] == table
    assert (await pages.get("/api/games?player=Rude%20Name"))["games"] == []
    assert (await mod.get(f"/api/figures/{figure}"))["by"] == "Robin"
    closing = {"number": report["number"], "verdict": "renamed"}
    closed = await mod.post("/api/moderation/close", closing, 200)
    assert (closed["reports"], closed["acts"][0]["act"]) == ([], "close")
    again = rename(mod, 404, report=report["number"])
    assert await refusal(again) == "chat.no_report"


@pytest.mark.parametrize("seats", [[PERSON, ROBOT], [PERSON, FRIEND]])
async def test_a_name_at_a_table_is_replaced_on_its_seat_alone_while_the_game_goes_on(
    server: Open, pages: Pages, others: Pages, seats: list[Json]
) -> None:
    mod = await keeper(server, others)
    table = await pages.make({**seats[0], "name": RUDE}, *seats[1:])
    before = (await mod.get(f"/api/tables/{table}"))["table"]["seats"]
    await mod.post("/api/reports", complaint("table", table))
    await rename(mod, report=(await reported(mod))["number"])
    after = (await mod.get(f"/api/tables/{table}"))["table"]["seats"]
    assert after == [{**before[0], "name": "Robin"}, before[1]]
    page = await pages.visit(table)
    assert page.snapshot["table"]["seats"][0]["name"] == "Robin"


async def test_a_name_in_a_race_is_replaced_for_whoever_looks(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    asked = {"seats": [ME, FREE], "name": RUDE, "public": True}
    race = (await pages.post("/api/races", asked))["race"]
    await mod.post("/api/reports", complaint("race", race))
    await rename(mod, report=(await reported(mod))["number"])
    shown = await mod.get(f"/api/races/{race}")
    assert RUDE not in str(shown)
    assert "Robin" in str(shown)


async def test_the_title_of_a_figure_is_reported_as_the_name_of_who_built_it(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    figure = (await pages.post("/api/figures", {**FIGURE, "name": RUDE, "by": "Kim"}))["id"]
    await mod.post("/api/reports", complaint("figure", figure))
    await rename(mod, report=(await reported(mod))["number"])
    shown = await mod.get(f"/api/figures/{figure}")
    assert (shown["name"], shown["by"]) == ("Robin", "Kim")


async def test_a_name_that_is_an_accounts_is_reported_as_that_of_a_person(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    await join(pages, "Rude")
    await rude_day(pages)
    await mod.post("/api/reports", complaint("daily", TODAY, "Rude"))
    report = await reported(mod)
    assert (report["name"], report["shown"]) == ("Rude", None)
    refused = rename(mod, 404, report=report["number"])
    assert await refusal(refused) == "chat.no_report"
    await rename(mod, name="Rude")
    assert await names_of_today(mod) == ["Robin"]


async def test_whoever_has_an_account_by_now_keeps_its_name(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await told_of_today(server, pages, others)
    await enter(pages, name="Ann")
    number = (await reported(mod))["number"]
    assert await refusal(rename(mod, 404, report=number)) == "chat.no_name"
    assert await names_of_today(mod) == ["Ann"]
    assert (await mod.get("/api/moderation"))["acts"] == []


async def test_a_measure_against_a_visitor_holds_for_the_account_that_they_take(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await told_of_today(server, pages, others)
    wish = {"kind": "ban", "minutes": 10, "reason": "names", "report": 1}
    desk = await mod.post("/api/moderation/measures", wish, 200)
    assert [(one["name"], one["kind"]) for one in desk["measures"]] == [(RUDE, "ban")]
    race = {"seats": [ME, FREE], "name": "Kim", "public": True}
    assert await refusal(pages.post("/api/races", race, 400)) == "lobby.banned"
    await enter(pages, name="Ann")
    assert await refusal(pages.post("/api/races", race, 400)) == "lobby.banned"


async def test_a_visitor_who_is_muted_has_no_name_in_the_next_table_of_a_day(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    mod = await told_of_today(server, pages, others)
    wish = {"kind": "mute", "minutes": 100, "reason": "names", "report": 1}
    await mod.post("/api/moderation/measures", wish, 200)
    until(times, MIDNIGHT_MS)
    puzzle = read_id((await begin(pages, TOMORROW))["puzzle"])
    await finish(pages, solution(puzzle), TOMORROW, name=RUDE)
    (row,) = (await mod.get(f"/api/daily/{TOMORROW}/table"))["rows"]
    assert row["name"] == ""


async def test_only_a_name_that_stands_there_is_reported_by_somebody_with_one(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    await rude_day(pages)
    for place in (("daily", "2023-11-13"), ("table", "x" * 16), ("spaghetti", ""), ("figure", "0")):
        assert await refusal(mod.post("/api/reports", complaint(*place), 404)) == "chat.no_name"
    unsaid = mod.post("/api/reports", complaint("daily", TODAY, "Kind Name"), 404)
    assert await refusal(unsaid) == "chat.no_name"
    async with Pages(pages.url) as stranger:
        refused = stranger.post("/api/reports", complaint("daily", TODAY), 403)
        assert await refusal(refused) == "chat.visitor"
    both = {**complaint("daily", TODAY), "name": "Mo"}
    assert await refusal(mod.post("/api/reports", both, 400)) == "bad.message"
    neither = {"to": "Robin", "reason": "x"}
    assert await refusal(mod.post("/api/moderation/rename", neither, 400)) == "bad.message"


async def test_the_name_that_takes_its_place_is_nobodys(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await told_of_today(server, pages, others)
    for to, status, why in (("Moderator", 400, "bad.name"), ("M0", 409, "people.name.taken")):
        assert await refusal(rename(mod, status, report=1, to=to)) == why
    assert await names_of_today(mod) == [RUDE]
