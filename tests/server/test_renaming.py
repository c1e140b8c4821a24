"""Names that are reported, and the names that moderators give in their place."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from server.crowd import Somebody
from server.kit import PERSON, ROBOT, Json, Open, Pages
from server.test_people import enter, join, log_in, log_out, over, refusal
from tantrix.server.db.schema.lobby import chat_reports
from tantrix.server.web.cookies import Person

pytestmark = pytest.mark.anyio

WISH: Json = {"name": "Rude", "to": "Polite", "reason": "no name for a club"}


async def keeper(server: Open, pages: Pages) -> Pages:
    """Have somebody keep order."""
    await join(pages, "Mo")
    await server.container.people.set_role("Mo", "moderator")
    return pages


async def renamed(by: Pages, status: int = 200, **wish: object) -> Json:
    return await by.post("/api/moderation/rename", {**WISH, **wish}, status)


async def test_a_reported_name_is_replaced_everywhere(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    await join(pages, "Rude")
    table = await over(pages, PERSON, ROBOT)
    lobby = await Somebody(pages, Person("", "Rude")).channel("lobby")
    await lobby.say("good evening")
    await mod.post("/api/ignored", {"name": "Rude", "ignore": True}, 200)
    await mod.post("/api/reports", {"name": "rude", "reason": "the name"})
    assert (await mod.get("/api/moderation"))["reports"][0]["name"] == "Rude"
    desk = await renamed(mod, name="rude")
    assert desk["reports"][0]["name"] == "Rude"
    act = desk["acts"][0]
    assert (act["by"], act["act"], act["about"], act["detail"]) == (
        *("Mo", "rename", "Polite", WISH["reason"]),
    )
    assert (await pages.get("/api/me"))["person"]["name"] == "Polite"
    seats = (await mod.get(f"/api/tables/{table}"))["table"]["seats"]
    assert seats[0]["name"] == "Polite"
    assert (await pages.get("/api/games?player=Polite"))["games"][0]["table"] == table
    again = await Somebody(pages, Person("", "Polite")).channel("lobby")
    assert [line["name"] for line in again.snapshot["lines"]] == ["Polite"]
    assert (await mod.get("/api/ignored"))["ignored"] == ["Polite"]
    assert (await mod.get("/api/people/Rude", 404))["error"]["id"] == "people.unknown"
    (notice,) = (await pages.get("/api/notifications"))["notices"]
    assert (notice["kind"], notice["by"], notice["path"]) == ("renamed", None, "/me")
    await log_out(pages)
    await log_in(pages, "Rude", status=401)
    await log_in(pages, "Polite")


async def test_a_room_tells_the_name_that_somebody_is_given(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    await enter(pages, name="Rude")
    room = await Somebody(pages, Person("", "Rude")).opened()
    watching = await Somebody(mod, Person("", "Mo")).room(room.room["id"])
    await renamed(mod)
    await watching.until_holds(lambda: watching.room["host"] == "Polite")
    assert "Rude" not in str(watching.room)
    assert list(watching.taken.values()) == ["Polite"]


async def test_what_was_reported_around_a_name_forgets_it_too(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    await join(pages, "Rude")
    lobby = await Somebody(pages, Person("", "Rude")).channel("lobby")
    line = (await lobby.do("say", text="hello"))["version"]
    await mod.post("/api/reports", {"line": line, "reason": "see there"})
    await renamed(mod)
    (report,) = (await mod.get("/api/moderation"))["reports"]
    assert (report["name"], report["lines"][0]["name"]) == ("Rude", "Polite")
    await pages.post("/api/me/delete", {"password": "correct horse"}, 200)
    database = server.container.people.store.database
    kept = await database.read(lambda c: c.execute(select(chat_reports)).all())
    desk = str((await mod.get("/api/moderation"), kept))
    assert ("Rude" in desk, "Polite" in desk) == (False, False)


async def test_a_name_that_moderators_give_is_a_name_as_others_are(
    server: Open, pages: Pages, others: Pages
) -> None:
    mod = await keeper(server, others)
    await enter(pages, name="Rude")
    assert await refusal(renamed(mod, 400, to="Moderator")) == "bad.name"
    assert await refusal(renamed(mod, 409, to="M0")) == "people.name.taken"
    assert await refusal(renamed(mod, 404, name="Nobody")) == "people.unknown"
    assert await refusal(renamed(mod, 400, reason=" ")) == "chat.empty"
    assert await refusal(renamed(mod, 403, name="Mo")) == "chat.peer"
    assert await refusal(renamed(pages, 403)) == "chat.moderators"
    assert (await pages.get("/api/me"))["person"]["name"] == "Rude"
    assert (await mod.get("/api/moderation"))["acts"] == []
