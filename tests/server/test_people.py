"""Guests, members and their sessions: what they may do, and what nobody may do to them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from argon2 import PasswordHasher
from msgspec import convert, structs
from sqlalchemy import Connection, select
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server import races
from server.crowd import Somebody
from server.dailies import TODAY, begin, finish
from server.kit import (
    FRIEND,
    PERSON,
    ROBOT,
    Json,
    Open,
    Pages,
    RandomRobots,
    Times,
    http_client,
    opened,
    sooner_or_later,
    wish,
)
from sizes import PATIENCE_S
from tantrix.messages import say
from tantrix.rules.core.errors import TantrixError
from tantrix.server.auth import accounts, sockets
from tantrix.server.auth.accounts import Asking
from tantrix.server.auth.passkeys import Passkey
from tantrix.server.auth.passwords import Passwords
from tantrix.server.auth.sessions import person_of
from tantrix.server.auth.sockets import RevocationWatcher
from tantrix.server.chat.channel import Channel
from tantrix.server.config import DEFAULTS
from tantrix.server.db.base import Unavailable
from tantrix.server.db.schema.lobby import chat_ignored, chat_lines
from tantrix.server.lobby.repository import LobbyStore
from tantrix.server.tables.games import NewTable
from tantrix.server.web import cookies
from tantrix.server.web.cookies import COOKIE, Person

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse"  # noqa: S105 - of nobody
OTHER = "battery staple"

DAY_MS = 24 * 3_600_000


async def enter(pages: Pages, status: int = 201, **wish: object) -> Json:
    return await pages.post("/api/me/enter", wish, status)


async def join(pages: Pages, name: str = "Ann", status: int = 201, **more: object) -> Json:
    body = {"name": name, "password": PASSWORD, **more}
    return await pages.post("/api/me/register", body, status)


async def log_in(
    pages: Pages, name: str = "Ann", password: str = PASSWORD, status: int = 201
) -> Json:
    return await pages.post("/api/me/login", {"name": name, "password": password}, status)


async def log_out(pages: Pages) -> Json:
    return await pages.post("/api/me/logout", {}, 200)


async def me(pages: Pages) -> Json:
    return await pages.get("/api/me")


async def refusal(answer: Any) -> str:  # noqa: ANN401 - an awaitable answer
    error: str = (await answer)["error"]["id"]
    return error


def cookie(pages: Pages) -> str:
    return pages.http.cookies[COOKIE]


def give(pages: Pages, token: str) -> None:
    """Have a browser use a cookie of somebody's choice."""
    pages.http.cookies.clear()
    pages.http.cookies.set(COOKIE, token, domain="127.0.0.1")


# --- coming ------------------------------------------------------------------------------------


async def test_who_comes_is_a_visitor_without_a_name(pages: Pages) -> None:
    nobody = {"name": "", "kind": "visitor", "role": "player", "country": None}
    assert await me(pages) == {"person": nobody, "account": None, "ban": None}


async def test_a_guest_enters_with_one_click_and_keeps_what_a_visitor_made(
    pages: Pages, times: Times
) -> None:
    table = await pages.make()
    person = (await enter(pages))["person"]
    assert person["kind"] == "guest"
    assert person["name"].startswith("Guest ")
    (row,) = (await pages.get("/api/tables"))["tables"]
    assert (row["table"]["id"], row["mine"]) == (table, True)
    assert (await me(pages))["account"]["made_ms"] == times.wall_ms()


@pytest.mark.parametrize(
    ("lang", "word"),
    [("fr", "Invité"), ("fr-CA", "Invité"), ("en", "Guest"), ("it", "Guest"), ("de", "Gast")],
)
async def test_the_server_names_a_guest_in_the_language_of_the_page(
    pages: Pages, lang: str, word: str
) -> None:
    name = (await enter(pages, lang=lang))["person"]["name"]
    assert re.fullmatch(rf"{word} \d+", name)


async def test_a_guest_may_have_a_name_that_is_free_and_change_it(
    pages: Pages, others: Pages
) -> None:
    assert (await enter(pages, name=" Ann "))["person"]["name"] == "Ann"
    assert await refusal(enter(others, 409, name="ANN")) == "people.name.taken"
    assert await refusal(enter(others, 409, name="A.n-n")) == "people.name.taken"
    await enter(others, name="Bo")
    change = {"name": "ann", "country": None, "colours": [None, None]}
    answer = others.post("/api/me/account", change, 409)
    assert await refusal(answer) == "people.name.taken"
    change["name"] = "Cy"
    assert (await others.post("/api/me/account", change, 200))["person"]["name"] == "Cy"
    assert (await others.get("/api/people/cy"))["person"]["name"] == "Cy"
    assert await refusal(others.get("/api/people/Bo", 404)) == "people.unknown"


async def test_a_guest_who_registers_keeps_everything(pages: Pages) -> None:
    await begin(pages)
    await enter(pages)
    table = await pages.make()
    person = (await join(pages))["person"]
    assert person == {"name": "Ann", "kind": "member", "role": "player", "country": None}
    assert (await pages.get("/api/tables"))["tables"][0]["table"]["id"] == table
    assert (await pages.get("/api/daily"))["opened"]


UNNAMED = {**PERSON, "name": "Player 1"}


async def over(pages: Pages, *seats: Json) -> str:
    """Make a table, and resign there; return its id."""
    table = await pages.make(*seats)
    page = await pages.visit(table)
    await page.ask("resign", player=0)
    return table


@pytest.mark.parametrize("come", [enter, join])
async def test_a_game_that_a_visitor_has_played_bears_the_name_that_they_take_later(
    pages: Pages, come: Callable[..., Awaitable[Json]]
) -> None:
    played, running = await over(pages, UNNAMED, ROBOT), await pages.make(UNNAMED, ROBOT)
    page = await pages.visit(running)
    assert page.snapshot["table"]["seats"][0]["name"] == "Player 1"
    await come(pages, name="Ann")
    for table in (played, running):
        seats = (await pages.get(f"/api/tables/{table}"))["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ann", ROBOT["name"]]
    assert "Ann" in (await pages.http.get(f"/api/tables/{played}/record")).text
    for player, found in (("Ann", [played]), ("Player 1", [])):
        games = (await pages.get(f"/api/games?player={player}"))["games"]
        assert [game["table"] for game in games] == found
        assert all(game["seats"][0]["name"] == "Ann" for game in games)


async def test_a_guest_who_registers_under_another_name_bears_it_in_old_games(
    pages: Pages,
) -> None:
    await enter(pages, name="Bo")
    table = await over(pages, PERSON, ROBOT)
    await join(pages, name="Ann")
    seats = (await pages.get(f"/api/tables/{table}"))["table"]["seats"]
    assert seats[0]["name"] == "Ann"


async def test_who_logs_in_takes_over_games_under_their_own_name(
    pages: Pages, others: Pages
) -> None:
    await join(others, name="Ann")
    table = await over(pages, UNNAMED, ROBOT)
    await log_in(pages, name="Ann")
    seats = (await pages.get(f"/api/tables/{table}"))["table"]["seats"]
    assert seats[0]["name"] == "Ann"


async def test_two_people_at_one_screen_keep_the_names_that_they_gave(pages: Pages) -> None:
    table = await over(pages, PERSON, FRIEND)
    await enter(pages, name="Zoe")
    seats = (await pages.get(f"/api/tables/{table}"))["table"]["seats"]
    assert [seat["name"] for seat in seats] == [PERSON["name"], FRIEND["name"]]


async def test_a_visitor_may_register_at_once(pages: Pages) -> None:
    table = await pages.make()
    await join(pages, email="ann@example.org")
    account = (await me(pages))["account"]
    assert (account["email"], account["password"]) == ("ann@example.org", True)
    assert (await pages.get("/api/tables"))["tables"][0]["table"]["id"] == table


async def test_nobody_else_sees_an_e_mail_address_or_an_id(pages: Pages, others: Pages) -> None:
    person = (await join(pages, email="ann@example.org"))["person"]
    answer = await others.get("/api/people/Ann")
    assert answer.keys() == {"person", "made_ms"}
    assert answer["person"] == person


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"password": "short"}, "people.password"),
        ({"name": "Annabella", "password": "annabella"}, "people.password"),
        ({"password": "Password1"}, "people.password"),
        ({"password": "x" * 201}, "bad.message"),
        ({"password": 12345678}, "bad.message"),
        ({"name": "x"}, "bad.name"),
        ({"name": "robot"}, "bad.name"),
        ({"name": "A\u200bnn"}, "bad.name"),
        ({"email": "nowhere"}, "people.email"),
        ({"email": "a@b.c\r\nBcc: all@example.org"}, "people.email"),
        ({"role": "admin"}, "bad.message"),
    ],
)
async def test_what_cannot_be_registered_is_refused(pages: Pages, body: Json, error: str) -> None:
    wish = {"name": "Ann", "password": PASSWORD, **body}
    assert await refusal(pages.post("/api/me/register", wish, 400)) == error
    assert (await me(pages))["person"]["kind"] == "visitor"


async def test_two_who_want_one_name_at_once_get_it_once(pages: Pages, others: Pages) -> None:
    body = {"name": "Ann", "password": PASSWORD}
    answers = await asyncio.gather(
        *(each.http.post("/api/me/register", json=body) for each in (pages, others))
    )
    assert sorted(answer.status_code for answer in answers) == [201, 409]


async def test_one_visitor_who_enters_twice_at_once_is_one_guest(pages: Pages) -> None:
    await me(pages)
    answers = await asyncio.gather(*(pages.http.post("/api/me/enter", json={}) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) in ([201, 401], [201, 409])
    assert [COOKIE in answer.cookies for answer in answers].count(True) == 1
    assert (await me(pages))["person"]["kind"] == "guest"


LOST = "0123456789abcdef01234567"


async def test_who_enters_and_loses_the_answer_is_let_in_as_the_same_guest(
    pages: Pages, others: Pages
) -> None:
    table = await pages.make()
    before = cookie(pages)
    name = (await enter(others, id="x" * 24))["person"]["name"]
    first = (await enter(pages, name="Gina", id=LOST))["person"]
    give(pages, before)  # the answer with the new cookie never came
    assert await refusal(enter(pages, 401)) == "people.none"
    assert (await enter(pages, name="Gina", id=LOST))["person"] == first
    (row,) = (await pages.get("/api/tables"))["tables"]
    assert (row["table"]["id"], row["mine"]) == (table, True)
    give(pages, before)
    await pages.http.get("/api/bootstrap")  # the page is loaded again, with another cookie
    made_since = await pages.make()
    assert (await enter(pages, name="Gina", id=LOST))["person"] == first
    assert {row["table"]["id"] for row in (await pages.get("/api/tables"))["tables"]} == {
        table, made_since,
    }  # fmt: skip
    assert (await me(others))["person"]["name"] == name


async def test_the_id_of_entering_lets_nobody_in_later_or_as_a_member(
    pages: Pages, others: Pages, times: Times
) -> None:
    await enter(pages, name="Gina", id=LOST)
    times.ms += accounts.AGAIN_MS + 1
    assert await refusal(enter(others, 409, name="Gina", id=LOST)) == "people.name.taken"
    assert (await enter(others, name="Hal", id=LOST[::-1]))["person"]["name"] == "Hal"
    await join(others, "Hal")
    async with Pages(pages.url) as strangers:
        assert (
            await refusal(enter(strangers, 409, name="Hal", id=LOST[::-1])) == "people.name.taken"
        )


async def test_one_request_to_enter_that_comes_twice_at_once_makes_one_guest(pages: Pages) -> None:
    await me(pages)
    body = {"id": LOST}
    answers = await asyncio.gather(*(pages.http.post("/api/me/enter", json=body) for _ in range(2)))
    people = [answer.json()["person"] for answer in answers]
    assert people[0] == people[1]
    assert (await me(pages))["person"] == people[0]


@pytest.mark.parametrize(
    "name", ["Alice", "ALICE", "\u0410lice", "A|ice", "admin", "Tantrix", "deleted"]
)
async def test_nobody_is_shown_to_others_under_the_name_of_a_member_or_of_the_server(
    pages: Pages, others: Pages, name: str
) -> None:
    await join(others, "Alice")
    taken = "bad.name" if name in {"admin", "Tantrix", "deleted"} else "people.name.taken"
    seats = [{"kind": "me"}, {"kind": "open"}]
    status = 400 if taken == "bad.name" else 409
    race = pages.post("/api/races", {"name": name, "seats": seats}, status)
    assert await refusal(race) == taken
    made = (await pages.post("/api/races", {"name": "Mo", "seats": seats}))["race"]
    async with Pages(pages.url) as strangers:
        page = await strangers.open(made, "races")
        await page.hello()
        await page.send({"type": "sit", "id": "s", "seat": 1, "name": name})
        answer = await page.until("refused", "accepted")
        assert answer["error"]["id"] == taken
        table = await strangers.make({**PERSON, "name": name}, {**ROBOT, "colour": "Y"})
        assert await refusal(strangers.post(f"/api/tables/{table}/share", {}, status)) == taken
        file = {"name": "F", "by": name, "text": "x"}
        assert await refusal(strangers.post("/api/spaghetti/file", file, status)) == taken
        own = others.post("/api/spaghetti/file", {**file, "by": "Alice"}, 400)
        assert await refusal(own) == "bad.spaghetti.header"


# --- logging in --------------------------------------------------------------------------------


async def test_a_member_logs_out_and_in_again(pages: Pages) -> None:
    await join(pages)
    table = await pages.make()
    assert (await log_out(pages))["person"]["kind"] == "visitor"
    assert (await pages.get("/api/tables"))["tables"] == []
    assert (await log_in(pages, " ann "))["person"]["name"] == "Ann"
    assert (await pages.get("/api/tables"))["tables"][0]["table"]["id"] == table


async def test_a_wrong_password_and_an_unknown_name_are_told_alike(
    pages: Pages, others: Pages
) -> None:
    await join(pages)
    wrong = await log_in(others, password=OTHER, status=401)
    unknown = await log_in(others, name="Nemo", status=401)
    assert wrong == unknown
    assert wrong["error"]["id"] == "people.login"


@pytest.mark.parametrize("name", ["", "\x00", "Ann\x00", "\u202eAnn", "' OR 1=1 --", "%"])
async def test_strange_names_are_nobodys(pages: Pages, others: Pages, name: str) -> None:
    await join(pages)
    assert await refusal(log_in(others, name, status=401)) == "people.login"
    answer = await others.http.get(f"/api/people/{quote(name or ' ')}")
    assert answer.status_code == 404


async def test_a_guest_has_no_password_to_log_in_with(pages: Pages, others: Pages) -> None:
    await enter(pages, name="Ann")
    assert await refusal(log_in(others, password="", status=401)) == "people.login"


async def test_too_many_passwords_for_one_name_are_refused_with_when_to_come_back(
    pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    for _ in range(10):
        await log_in(others, password=OTHER, status=401)
    body = {"name": "ANN", "password": PASSWORD}
    answer = await others.http.post("/api/me/login", json=body)
    assert (answer.status_code, answer.json()["error"]["id"]) == (429, "people.slow")
    payload = answer.json()["error"]
    seconds = int(answer.headers["retry-after"])
    assert say(payload["id"], payload["params"]) == f"Too many attempts: try again in {seconds} s."
    times.ms += 1000 * seconds
    await log_in(others)


async def tried_from(pages: Pages, address: str, password: str) -> int:
    """Try a password for a name from an address of this machine; return the status."""
    wire = httpx.AsyncHTTPTransport(local_address=address)
    async with http_client(pages.url, transport=wire) as client:
        body = {"name": "Ann", "password": password}
        return (await client.post("/api/me/login", json=body)).status_code


async def test_who_tries_passwords_for_a_name_soon_keeps_nobody_out_who_comes_from_elsewhere(
    pages: Pages,
) -> None:
    await join(pages)
    tried = [await tried_from(pages, "127.0.0.2", OTHER) for _ in range(11)]
    assert tried == [401] * 10 + [429]
    assert await tried_from(pages, "127.0.0.3", PASSWORD) == 201


async def test_passwords_for_a_name_may_not_be_tried_for_ever_from_ever_new_addresses(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "ALL_TRIES", accounts.ALL_TRIES._replace(size=12))
    await join(pages)
    tried = [await tried_from(pages, f"127.0.0.{2 + n // 10}", OTHER) for n in range(13)]
    assert tried == [401] * 12 + [429]


async def test_nobody_is_kept_out_of_an_account_where_they_were_let_in_before(
    pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "ALL_TRIES", accounts.ALL_TRIES._replace(size=12))
    await join(pages)
    for number in range(13):
        await tried_from(pages, f"127.0.0.{2 + number // 10}", OTHER)
    assert await tried_from(pages, "127.0.0.9", PASSWORD) == 429
    assert await tried_from(pages, "127.0.0.1", PASSWORD) == 201


async def test_an_address_may_not_try_many_names(pages: Pages, times: Times) -> None:
    statuses = set()
    for number in range(31):
        body = {"name": f"Nemo {number}", "password": PASSWORD}
        statuses.add((await pages.http.post("/api/me/login", json=body)).status_code)
    assert statuses == {401, 429}
    times.ms += 6_000
    await log_in(pages, status=401)


async def test_what_a_visitor_made_goes_with_who_logs_in(pages: Pages, others: Pages) -> None:
    await join(pages)
    page = await others.new()
    table = page.snapshot["table"]["id"]
    await begin(others)
    figure = {"placements": ["1@0,0:0"], "name": "One", "by": "Bo"}
    await others.post("/api/figures", figure)
    await log_in(others)
    assert [row["table"]["id"] for row in (await pages.get("/api/tables"))["tables"]] == [table]
    assert (await pages.get("/api/daily"))["opened"]
    assert (await pages.get("/api/figures"))["figures"][0]["name"] == "One"
    # The table was open all the while, and knows whose it is now.
    mine = await pages.visit(table)
    assert (await mine.place())["type"] == "accepted"


async def test_of_two_attempts_at_a_day_the_account_keeps_its_own(
    pages: Pages, others: Pages
) -> None:
    await join(pages)
    await begin(pages)
    await begin(others)
    await finish(others, name="Vi")
    await log_in(others)
    assert (await others.get("/api/daily"))["result"] is None
    assert (await others.get(f"/api/daily/{TODAY}/table"))["of"] == 0


async def test_a_guest_who_logs_in_to_an_account_is_no_more(pages: Pages, others: Pages) -> None:
    await join(pages)
    await enter(others, name="Bo")
    table = await others.make()
    await log_in(others)
    assert [row["table"]["id"] for row in (await others.get("/api/tables"))["tables"]] == [table]
    assert await refusal(others.get("/api/people/Bo", 404)) == "people.unknown"


async def test_who_is_in_cannot_come_in_again(pages: Pages) -> None:
    await join(pages)
    for answer in (enter(pages, 409), join(pages, "Bo", 409), log_in(pages, status=409)):
        assert await refusal(answer) == "people.in"


# --- cookies -----------------------------------------------------------------------------------


async def test_every_change_of_who_one_is_renews_the_cookie_and_the_old_one_is_worth_nothing(
    pages: Pages, others: Pages
) -> None:
    await me(pages)
    tokens = [cookie(pages)]
    for step in (enter(pages), join(pages), log_out(pages), log_in(pages)):
        await step
        tokens.append(cookie(pages))
    body = {"old": PASSWORD, "new": OTHER}
    await pages.post("/api/me/password", body, 201)
    tokens.append(cookie(pages))
    assert len(set(tokens)) == len(tokens)
    table = await pages.shared()
    for token in tokens[:-1]:
        give(others, token)
        assert (await me(others))["person"]["kind"] == "visitor"
        tables = (await others.get("/api/tables?all=1"))["tables"]
        assert [row["mine"] for row in tables if row["table"]["id"] == table] == [False]
    assert (await me(pages))["person"]["name"] == "Ann"


async def test_a_cookie_that_was_planted_does_not_share_the_account(
    pages: Pages, others: Pages
) -> None:
    planted = "x" * 43
    give(pages, planted)
    give(others, planted)
    await join(pages)
    table = await pages.make()
    answer = await others.http.get("/api/me")
    assert answer.json()["person"]["kind"] == "visitor"
    assert COOKIE not in answer.cookies  # it might come after that of the account
    payload = await others.post("/api/me/enter", {}, 401)
    assert payload["error"]["id"] == "people.none"
    answer = await others.http.get("/api/bootstrap")
    assert answer.cookies[COOKIE] != planted
    assert table not in str(await others.get("/api/tables"))
    await enter(others)


async def test_a_session_that_is_used_lasts_and_one_that_is_not_is_ended_by_a_purge(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    await log_in(others)
    month_ms = 30 * 24 * 3_600_000
    for _ in range(12):
        times.ms += month_ms
        answer = await pages.http.get("/api/me")
        assert answer.json()["person"]["name"] == "Ann"
        assert cookie(pages) in answer.headers["set-cookie"]
    times.ms += month_ms
    assert (await me(pages))["person"]["name"] == "Ann"
    people = server.container.people.store
    assert await people.end_unseen(times.wall_ms() - 365 * DAY_MS) == 1  # as `admin purge` does
    assert (await me(others))["person"]["kind"] == "visitor"
    assert (await me(pages))["person"]["name"] == "Ann"


async def test_who_cannot_be_looked_up_is_asked_to_come_back(
    server: Open, pages: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    await join(pages)
    table = await pages.make()
    times.ms += 60_000

    async def fail(_: str) -> None:
        raise Unavailable("the disk is gone")

    with monkeypatch.context() as broken:
        broken.setattr(server.container.people.store, "find", fail)
        assert await refusal(pages.get("/api/me", 503)) == "table.paused"
        with pytest.raises(InvalidStatus):
            await pages.open(table)
    assert (await me(pages))["person"]["name"] == "Ann"


async def test_a_cookie_given_over_tls_goes_over_tls_alone() -> None:
    app = Starlette()
    app.state.settings = DEFAULTS
    for scheme, secure in (("http", False), ("https", True)):
        known = {"type": "http", "scheme": scheme, "path": "/", "query_string": b"", "headers": []}
        request = Request({**known, "app": app, "server": ("house.example", 80)})
        cookies.renew(request, cookies.new_token())
        response = Response()
        cookies.remember(request, response)
        assert ("Secure" in response.headers["set-cookie"]) == secure


# --- sessions ----------------------------------------------------------------------------------


async def test_sessions_are_listed_and_ended_one_by_one(
    pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    times.ms += 1000
    others.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0"
    await log_in(others)
    listed = (await pages.get("/api/me/sessions"))["sessions"]
    assert [(one["browser"], one["here"]) for one in listed] == [
        ("Firefox, Linux", False),
        ("", True),
    ]
    end = {"session": listed[0]["session"]}
    left = (await pages.post("/api/me/sessions/end", end, 200))["sessions"]
    assert [one["here"] for one in left] == [True]
    assert (await me(others))["person"]["kind"] == "visitor"


async def test_nobody_ends_the_session_of_another(pages: Pages, others: Pages) -> None:
    await join(pages)
    await join(others, "Bo")
    (theirs,) = (await others.get("/api/me/sessions"))["sessions"]
    await pages.post("/api/me/sessions/end", {"session": theirs["session"]}, 200)
    assert (await me(others))["person"]["name"] == "Bo"


async def ends(pages: Pages, table: str) -> asyncio.Task[int]:
    """Open a socket, and return the code with which the server will close it."""
    page = await pages.visit(table)

    async def listen() -> None:
        while True:
            await page.hear()

    async def wait() -> int:
        with pytest.raises(ConnectionClosed) as closed:
            await listen()
        assert closed.value.rcvd is not None
        return closed.value.rcvd.code

    return asyncio.create_task(wait())


async def test_sockets_close_at_once_when_their_session_ends(
    server: Open, pages: Pages, others: Pages
) -> None:
    await join(pages)
    table = await pages.make()

    async def there() -> asyncio.Task[int]:
        if (await me(others))["person"]["kind"] == "visitor":
            await log_in(others, password=password)
        return await ends(others, table)

    password = PASSWORD
    mine = await ends(pages, table)
    closing = await there()
    await log_out(others)
    assert await closing == 4001
    closing = await there()
    await pages.post("/api/me/sessions/end", {"session": None}, 200)
    assert await closing == 4001
    closing = await there()
    assert not mine.done()
    await pages.post("/api/me/password", {"old": PASSWORD, "new": OTHER}, 201)
    password = OTHER
    assert (await closing, await mine) == (4001, 4001)
    closing = await there()
    await server.container.people.ban("Ann", 2**50, "spam")
    assert await closing == 4001


async def test_sockets_close_soon_where_another_program_has_ended_the_session(
    server: Open, pages: Pages, others: Pages
) -> None:
    people = server.container.people
    await join(pages)
    table = await pages.make()
    stranger = await others.visit(table)
    account = await people.named("Ann")

    for deed in (
        people.store.change(account.id, banned_until_ms=2**50),
        people.store.end_some(account.id, handle=None, but=""),
    ):
        await people.store.change(account.id, banned_until_ms=None)
        people.register.drop_person(account.id)
        closing = await ends(pages, table)
        await server.container.watch.look()
        await me(others)
        assert not closing.done()
        await deed
        await server.container.watch.look()
        assert await closing == 4001
    assert (await stranger.hello())["type"] == "snapshot"


async def test_a_socket_without_a_session_owns_nothing(pages: Pages, others: Pages) -> None:
    table = await pages.make()
    assert not others.http.cookies
    assert (await others.visit(table)).snapshot["you"] == []


# --- the account -------------------------------------------------------------------------------


async def test_a_password_is_changed_by_who_knows_the_old_one_alone(
    pages: Pages, others: Pages
) -> None:
    await join(pages)
    await log_in(others)
    body = {"old": OTHER, "new": OTHER}
    assert await refusal(pages.post("/api/me/password", body, 401)) == "people.login"
    await pages.post("/api/me/password", {"old": PASSWORD, "new": OTHER}, 201)
    assert (await me(others))["person"]["kind"] == "visitor"
    await log_in(others, status=401)
    await log_in(others, password=OTHER)


async def test_a_hash_of_an_older_kind_is_renewed_when_somebody_logs_in(
    server: Open, pages: Pages, others: Pages
) -> None:
    await join(pages)
    store = server.container.people.store
    account = await server.container.people.named("Ann")
    old = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    await store.change(account.id, password=old)
    await log_in(others)
    kept = (await server.container.people.named("Ann")).password
    assert kept is not None
    assert not Passwords().outdated(kept)
    assert kept != old
    await log_out(others)
    await log_in(others)


async def test_country_and_colours_are_kept_and_known_everywhere_at_once(
    pages: Pages, others: Pages
) -> None:
    await join(pages)
    await log_in(others)
    change = {"name": "Ann", "country": "NZ", "colours": ["R", "B"], "email": " "}
    await pages.post("/api/me/account", change, 200)
    account = await me(others)
    assert (account["person"]["country"], account["account"]["colours"]) == ("NZ", ["R", "B"])
    assert (await others.get("/api/people/ann"))["person"]["country"] == "NZ"
    change = {"name": "Ann", "country": "XX", "colours": [None, None]}
    assert await refusal(pages.post("/api/me/account", change, 400)) == "people.country"


async def test_an_account_is_changed_as_a_whole_or_not_at_all(pages: Pages) -> None:
    await join(pages)
    body: Json = {"name": "Anna", "country": "FR", "colours": ["R", None], "email": "a@b.example"}
    for wrong in ({"email": "nowhere"}, {"country": "XX"}, {"name": "x"}):
        await pages.post("/api/me/account", {**body, **wrong}, 400)
        account = await me(pages)
        assert (account["person"]["name"], account["person"]["country"]) == ("Ann", None)
        assert (account["account"]["email"], account["account"]["colours"]) == (None, [None, None])
    await pages.post("/api/me/account", body, 200)
    account = await me(pages)
    assert (account["person"]["name"], account["person"]["country"]) == ("Anna", "FR")
    assert account["account"]["email"] == "a@b.example"


async def test_what_was_deleted_meanwhile_does_not_come_back(server: Open, pages: Pages) -> None:
    people = server.container.people
    await enter(pages, name="Ann")
    account = await people.named("Ann")
    begun = people.begin(account, "")
    await people.store.forget(account.id)
    for deed in (
        people.store.join(account._replace(name="Anna", password=PASSWORD), begun.session),
        people.store.set_password(account.id, "x", begun.session),
        people.store.rename(account.id, "Anna"),
        server.container.passkeys.store.add(Passkey("id", account.id, "key", b"", 0, 1)),
        people.store.log_in(begun.session, "", ""),
    ):
        with pytest.raises(TantrixError, match=r"people\.none"):
            await deed
    assert await people.store.account(account.id) is None
    assert (await people.store.find(begun.session.hash)).session is None


async def test_who_has_become_a_member_meanwhile_stays_one(
    server: Open, pages: Pages, others: Pages
) -> None:
    people = server.container.people
    await join(pages)
    await join(others, "Bo")
    ann, bo = await people.named("Ann"), await people.named("Bo")
    await people.store.log_in(people.begin(ann, "").session, "", bo.id)
    assert (await people.named("Bo")).kind == "member"
    with pytest.raises(TantrixError, match=r"people\.none"):
        await people.store.join(bo._replace(password=PASSWORD), people.begin(bo, "").session)
    await log_in(others, "Bo", status=409)


async def test_what_pages_keep_is_there_on_another_device(pages: Pages, others: Pages) -> None:
    await join(pages)
    value = {"theme": "textured", "lang": "fr"}
    await pages.post("/api/me/kept/settings", {"value": value}, 200)
    await log_in(others)
    assert (await others.get("/api/me/kept"))["kept"] == {"settings": value}


async def test_what_is_kept_is_bounded(pages: Pages) -> None:
    await join(pages)
    deep: Json = {}
    for _ in range(20):
        deep = {"in": deep}
    large = {"text": "x" * 65_000}
    for key, value, error in (
        ("Bad Key", {}, "people.kept"),
        ("deep", deep, "people.kept"),
        ("wide", {"text": "x" * 65_530}, "people.kept.full"),
    ):
        answer = pages.post(f"/api/me/kept/{key}", {"value": value}, 400)
        assert await refusal(answer) == error
    for number in range(8):
        await pages.post(f"/api/me/kept/k{number}", {"value": large}, 200)
    answer = pages.post("/api/me/kept/k8", {"value": large}, 400)
    assert await refusal(answer) == "people.kept.full"
    await pages.post("/api/me/kept/k7", {"value": {}}, 200)


async def test_visitors_have_no_account(pages: Pages) -> None:
    bodies: dict[str, Json] = {
        "account": {"name": "Ann", "country": None, "colours": [None, None]},
        "sessions/end": {"session": None},
        "kept/settings": {"value": {}},
        "delete": {},
        "passkeys/remove": {"passkey": "x"},
    }
    for path, body in bodies.items():
        assert await refusal(pages.post(f"/api/me/{path}", body, 401)) == "people.none"
    for path in ("sessions", "passkeys", "kept", "export"):
        assert await refusal(pages.get(f"/api/me/{path}", 401)) == "people.none"


async def test_no_other_site_can_ask_for_anything(pages: Pages) -> None:
    await join(pages)
    for path in ("enter", "register", "login", "logout", "account", "password", "delete"):
        for origin in ("https://evil.example", "null", f"{pages.origin}.evil.example"):
            answer = await pages.http.post(f"/api/me/{path}", json={}, headers={"Origin": origin})
            assert answer.json()["error"]["id"] == "bad.origin"
        answer = await pages.http.post(f"/api/me/{path}", data={"name": "x"})
        assert answer.json()["error"]["id"] == "bad.json"
    assert (await me(pages))["person"]["name"] == "Ann"


# --- bans --------------------------------------------------------------------------------------


async def test_who_is_banned_looks_on_until_the_ban_ends(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    table = await pages.make()
    until_ms = times.wall_ms() + 60_000
    await server.container.people.ban("ann", until_ms, "spam")
    account = await me(pages)
    assert account["ban"] == {"until_ms": until_ms, "reason": "spam"}
    assert await refusal(pages.post("/api/tables", {}, 403)) == "people.banned"
    assert (await pages.visit(table)).snapshot["you"] == []
    assert await refusal(log_in(others, status=403)) == "people.banned"
    times.ms += 60_000
    assert (await me(pages))["person"]["name"] == "Ann"
    assert (await pages.visit(table)).snapshot["you"] == [0, 1]


async def test_a_role_is_known_at_once(server: Open, pages: Pages) -> None:
    await join(pages)
    await server.container.people.set_role("Ann", "moderator")
    assert (await me(pages))["person"]["role"] == "moderator"


# --- export and deletion -----------------------------------------------------------------------


async def test_the_export_has_everything_and_no_secret(pages: Pages) -> None:
    await join(pages, email="ann@example.org")
    page = await pages.new()
    await page.place()
    await begin(pages)
    await finish(pages, name="Ann")
    await pages.post("/api/figures", {"placements": ["1@0,0:0"], "name": "One", "by": "Ann"})
    await pages.post("/api/me/kept/settings", {"value": {"theme": "print"}}, 200)
    answer = await pages.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    payload = answer.json()
    assert payload["account"]["email"] == "ann@example.org"
    assert payload["kept"] == {"settings": {"theme": "print"}}
    (game,) = payload["games"]
    assert game["table"] == page.snapshot["table"]["id"]
    assert [event["kind"] for event in game["events"]] == ["place"]
    assert payload["daily"][0]["name"] == "Ann"
    assert payload["figures"][0]["name"] == "One"
    assert len(payload["sessions"]) == 1
    for secret in ("argon2", "seed", "bag", cookie(pages)):
        assert secret not in answer.text


async def test_an_account_is_deleted_and_games_stay_without_the_name(
    pages: Pages, others: Pages
) -> None:
    await me(pages)
    token = cookie(pages)
    await join(pages)
    table = await pages.shared()
    await begin(pages)
    await finish(pages, name="Ann")
    assert await refusal(pages.post("/api/me/delete", {}, 401)) == "people.login"
    wrong = {"password": OTHER}
    assert await refusal(pages.post("/api/me/delete", wrong, 401)) == "people.login"
    answer = await pages.post("/api/me/delete", {"password": PASSWORD}, 200)
    assert answer["person"]["kind"] == "visitor"
    assert await refusal(others.get("/api/people/Ann", 404)) == "people.unknown"
    (row,) = (await others.get(f"/api/daily/{TODAY}/table"))["rows"]
    assert row["name"] == "deleted"
    (row,) = (await others.get("/api/tables?all=1"))["tables"]
    assert row["table"]["id"] == table
    assert [seat["name"] for seat in row["table"]["seats"]] == ["deleted", "deleted"]
    await log_in(others, status=401)
    await join(others)
    give(pages, token)
    assert (await pages.get("/api/tables"))["tables"] == []


async def test_a_token_of_a_program_ends_with_the_account(pages: Pages, others: Pages) -> None:
    await join(pages)
    made = await pages.post("/api/tokens", {"name": "Program", "scopes": ["play"]})
    others.http.headers["Authorization"] = f"Bearer {made['secret']}"
    assert (await others.get("/api/bot/account"))["name"] == "Ann"
    assert "Program" in (await pages.http.get("/api/me/export")).text
    await pages.post("/api/me/delete", {"password": PASSWORD}, 200)
    await others.get("/api/bot/account", 401)


async def test_what_was_said_stays_without_the_name(
    server: Open, pages: Pages, others: Pages
) -> None:
    await join(pages)
    await join(others, "Bo")
    ann, bo = [await server.container.people.named(name) for name in ("Ann", "Bo")]
    line = {"channel": "lobby", "person": ann.id, "name": "Ann", "kind": "member", "number": 1}
    line |= {"role": "player", "at_ms": 1, "text": "Hello!", "client_id": "1"}
    ignored = {"person": bo.id, "other": ann.id, "name": "Ann", "at_ms": 1}

    def job(connection: Connection) -> None:
        connection.execute(chat_lines.insert().values(**line))
        connection.execute(chat_ignored.insert().values(**ignored))

    database = server.container.people.store.database
    await database.write(job)
    assert (await pages.get("/api/me/export"))["chat"][0]["text"] == "Hello!"
    await pages.post("/api/me/delete", {"password": PASSWORD}, 200)
    names = await database.read(lambda c: c.execute(select(chat_lines.c.name)).scalars().all())
    assert names == ["deleted"]
    assert (await others.get("/api/me/export"))["ignored"] == []


async def test_those_who_keep_order_forget_a_name_too(
    server: Open, pages: Pages, others: Pages
) -> None:
    await join(pages)
    await join(others, "Bo")
    await server.container.people.set_role("Bo", "moderator")
    lobby = await Somebody(pages, Person("", "Ann")).channel("lobby")
    line = (await lobby.do("say", text="rude"))["version"]
    await others.post("/api/reports", {"line": line, "reason": "see there"})
    wish = {"name": "Ann", "kind": "mute", "minutes": 9, "reason": "rude"}
    await others.post("/api/moderation/measures", wish, 200)
    (held,) = (await pages.get("/api/me/export"))["measures"]
    assert (held["kind"], held["reason"]) == ("mute", "rude")
    (reported,) = (await others.get("/api/me/export"))["reports"]
    assert (reported["name"], reported["reason"]) == ("Ann", "see there")
    await pages.post("/api/me/delete", {"password": PASSWORD}, 200)
    desk = await others.get("/api/moderation")
    assert "Ann" not in str(desk)
    assert [one["name"] for one in (*desk["reports"], *desk["measures"])] == ["deleted"] * 2
    assert [(one["act"], one["about"]) for one in desk["acts"]] == [("mute", "deleted")]


async def test_what_a_guest_may_not_do_the_account_may_not_do_either(
    server: Open, pages: Pages, others: Pages
) -> None:
    await join(pages)
    await server.container.people.set_role("Ann", "moderator")
    await join(others, "Bo")
    again = [await Somebody(others, Person("", "Bo")).channel("lobby")]
    await again[0].do("say", text="as a member", id="same")
    await log_out(others)
    await enter(others, name="Guy")
    again.append(await Somebody(others, Person("", "Guy")).channel("lobby"))
    await again[1].do("say", text="as a guest", id="same")
    await pages.post("/api/reports", {"name": "Guy", "reason": "rude"})
    wish = {"name": "Guy", "kind": "mute", "minutes": 9, "reason": "rude"}
    await pages.post("/api/moderation/measures", wish, 200)
    await log_in(others, "Bo")
    again.append(await Somebody(others, Person("", "Bo")).channel("lobby"))
    assert await again[2].say("again") == "chat.muted"
    assert [line["name"] for line in again[2].snapshot["lines"]] == ["Bo", "Guy"]
    assert [one["name"] for one in (await pages.get("/api/moderation"))["reports"]] == ["Guy"]


async def test_who_deletes_the_account_is_nowhere_in_the_lobby_by_name(
    pages: Pages, others: Pages
) -> None:
    await join(pages)
    await join(others, "Bo")
    ann, bo = [Somebody(one, Person("", name)) for one, name in ((pages, "Ann"), (others, "Bo"))]
    lobby, talk = await bo.lobby(), await bo.channel("lobby")
    await ann.opened(slot=None)
    room = (await bo.opened(slot=1)).room["id"]
    await (await ann.room(room)).do("sit", slot=0)
    await (await bo.room(room)).do("rename", name="Ann, Anna and Bo")
    await (await ann.channel("lobby")).say("Hello!")
    await talk.until("line")
    await pages.post("/api/me/delete", {"password": PASSWORD}, 200)
    await lobby.until_holds(lambda: list(lobby.rooms) == [room])
    assert lobby.rooms[room]["name"] == "deleted, Anna and Bo"

    async def alone() -> bool:
        """Her sockets are closed after the answer; a page that is open may not know of her yet."""
        return len((await bo.lobby()).snapshot["people"]) == 1

    await sooner_or_later(alone)
    for later in (await bo.lobby(), await bo.channel("lobby"), await bo.room(room)):
        assert "Ann" not in str(later.snapshot).replace("Anna", "")


async def test_a_room_that_nobody_looks_at_forgets_a_name_too(server: Open, pages: Pages) -> None:
    await join(pages)
    ann = Somebody(pages, Person("", "Ann"))
    await ann.opened()
    lobby_actor = await server.container.social.lobby.actor()
    lobby_actor.abandon(1012)
    person = person_of(await server.container.people.named("Ann"))
    await server.container.people.delete(Asking(person, "", "", ""))
    (kept,) = await LobbyStore(server.store.database).rooms()
    assert b"Ann" not in kept
    assert b"deleted" in kept


async def test_a_seat_among_several_people_goes_with_who_logs_in_and_stays_when_they_go(
    server: Open, pages: Pages, others: Pages
) -> None:
    await join(pages)
    await join(others, "Cy")
    await log_out(others)
    await enter(others, name="Bo")
    sitting = [await server.container.people.named(name) for name in ("Ann", "Bo")]
    config = convert(wish(), NewTable).config()  # type: ignore[arg-type]
    seats = [
        structs.replace(seat, name=one.name, person=one.id)
        for seat, one in zip(config.seats, sitting, strict=True)
    ]
    config = structs.replace(config, seats=tuple(seats))
    table = await server.table_manager.create_together(config, sitting[0].id)
    assert (await others.visit(table)).snapshot["you"] == [1]
    await log_in(others, "Cy")
    assert (await others.visit(table)).snapshot["you"] == [1]
    await pages.post("/api/me/delete", {"password": PASSWORD}, 200)
    answer = await others.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in answer["table"]["seats"]] == ["deleted", "Bo"]
    assert answer["you"] == [1]


async def test_a_seat_in_the_race_of_another_is_exported_goes_along_and_loses_the_name(
    server: Open, pages: Pages, others: Pages
) -> None:
    await join(others, "Cy")
    await log_out(others)
    await enter(others, name="Bo")
    race = await races.make(pages, races.ME, races.FREE, races.FREE, name="Mo")
    page = await races.visit(others, race)
    assert (await page.ask("sit", seat=1, name="Bo"))["type"] == "accepted"
    assert (await page.ask("stand"))["type"] == "accepted"
    async with Pages(pages.url) as strangers:
        await enter(strangers, name="Una")
        stranger = await races.visit(strangers, race)
        assert (await stranger.ask("sit", seat=1, name="Una"))["type"] == "accepted"
        assert (await page.ask("sit", seat=2, name="Bo"))["type"] == "accepted"
        (mine,) = (await others.get("/api/me/export"))["games"]
        assert (mine["table"], mine["kind"], mine["seats"]) == (race, "race", [2])
        assert [event["name"] for event in mine["events"]] == ["Bo", "Bo"]
        await log_in(others, "Cy")
        assert (await races.visit(others, race)).you == 2
        await others.post("/api/me/delete", {"password": PASSWORD}, 200)
        stranger = await races.visit(strangers, race)
        assert [seat["name"] for seat in stranger.race["seats"]] == ["Mo", "Una", "deleted"]
        (theirs,) = (await strangers.get("/api/me/export"))["games"]
        assert (theirs["seats"], [one["name"] for one in theirs["events"]]) == ([1], ["Una"])
    stored = await server.container.deps.store.entries(race)
    assert not [one for one in stored if b'"Bo"' in one.body or b'"Cy"' in one.body]


async def test_the_life_of_an_account_is_the_same_in_every_database(
    where: Path | str, robots: RandomRobots, times: Times
) -> None:
    async with (
        opened(where, robots, times) as server,
        Pages(server.url) as pages,
        Pages(server.url) as others,
    ):
        await join(others)
        await enter(pages, name="Bo")
        table = await pages.make()
        await begin(pages)
        assert await refusal(enter(others, 409)) == "people.in"
        await pages.post("/api/me/kept/settings", {"value": {"theme": "print"}}, 200)
        await pages.post("/api/me/kept/settings", {"value": {"theme": "white"}}, 200)
        assert (await pages.get("/api/me/kept"))["kept"] == {"settings": {"theme": "white"}}
        await log_in(pages)
        await others.post("/api/me/sessions/end", {"session": None}, 200)
        assert (await me(pages))["person"]["kind"] == "visitor"
        (row,) = (await others.get("/api/tables"))["tables"]
        assert row["table"]["id"] == table
        assert len((await others.get("/api/me/export"))["daily"]) == 1
        await others.post("/api/me/delete", {"password": PASSWORD}, 200)
        assert await server.container.people.store.listed("", 9) == []


async def test_a_wrong_clock_ends_no_session_and_a_purge_those_that_are_old(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data, right_ms = tmp_path / "tantrix.db", times.ms
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        await enter(pages, name="Ann")
        jar = pages.http.cookies
    times.ms += 400 * DAY_MS
    async with opened(data, robots, times):
        pass
    times.ms = right_ms + 200 * DAY_MS
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        people = server.container.people.store
        pages.http.cookies = jar
        assert (await me(pages))["person"]["name"] == "Ann"
        times.ms += 364 * DAY_MS
        async with Pages(server.url) as others:
            await enter(others, name="Bo")
        assert await people.last_seen_ms() == times.wall_ms()
        assert await people.end_unseen(times.wall_ms() - 365 * DAY_MS) == 0
        assert await people.end_unseen(times.wall_ms() - 363 * DAY_MS) == 1
        left = {name: await people.named(name) for name in ("Ann", "Bo")}
        sessions = {name: await people.sessions(who.id) for name, who in left.items() if who}
        assert {name: len(kept) for name, kept in sessions.items()} == {"Ann": 0, "Bo": 1}


async def test_a_room_that_ends_keeps_no_other_from_forgetting_somebody(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def ending(channel: Channel, _: str) -> None:
        asked.append(channel.id)
        raise TantrixError("table.paused")

    monkeypatch.setattr(Channel, "renew", ending)
    for name in ("lobby", "watch:a"):
        await server.container.social.chat.room(name)
    await server.container.social.renew("somebody")
    assert asked == ["lobby", "watch:a"]


async def test_the_watch_over_sessions_goes_on_after_a_mistake_of_ours(
    server: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = asyncio.Event()
    mistakes = [ValueError("ours"), Unavailable("the disk is gone")]

    async def looking() -> None:
        if mistakes:
            raise mistakes.pop(0)
        looked.set()

    monkeypatch.setattr(sockets, "LOOK_S", 0.001)
    people = server.container.people
    over = RevocationWatcher(people.sockets, people.store, people.wall_ms)
    monkeypatch.setattr(over, "look", looking)
    over.open()
    async with asyncio.timeout(PATIENCE_S):
        await looked.wait()
    await over.close()


# --- names at tables and in the table of the day ------------------------------------------------


async def test_a_member_is_called_by_the_name_of_the_account(pages: Pages) -> None:
    await join(pages)
    page = await pages.new(PERSON, ROBOT)
    assert page.snapshot["table"]["seats"][0]["name"] == "Ann"
    await begin(pages)
    await finish(pages, name="Somebody else")
    (row,) = (await pages.get(f"/api/daily/{TODAY}/table"))["rows"]
    assert row["name"] == "Ann"


async def test_the_table_of_the_day_takes_no_name_of_somebody_else(
    pages: Pages, others: Pages
) -> None:
    await join(pages)
    await begin(others)
    assert await refusal(finish(others, name="ANN", status=409)) == "people.name.taken"
    await finish(others, name="Ben")
