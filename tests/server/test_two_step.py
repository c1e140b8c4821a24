"""Two-step log-in: codes that are right, wrong, late, used or lost, and who must have one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from click.testing import CliRunner, Result
from msgspec import structs
from sqlalchemy import Connection, select

from server.authenticator import PRESENT, Authenticator, text
from server.codes import STEP_MS, code_at
from server.kit import UNHURRIED, Json, Open, Page, Pages, RandomRobots, Times, opened
from server.programs import program
from server.test_passkeys import ask, make, named
from server.test_people import OTHER, PASSWORD, cookie, join, log_in, log_out, me, refusal
from server.tourneys import settings
from sizes import PATIENCE_S
from tantrix.cli.main import tantrix
from tantrix.server.auth import repository, totp, two_step
from tantrix.server.db.base import Unavailable
from tantrix.server.db.schema.auth import people_recovery_codes, people_tickets, people_two_step
from tantrix.server.tournaments.forms import OnlineForm, SettingsForm

pytestmark = pytest.mark.anyio


class App:
    """An authenticator app, which may have the wrong time."""

    def __init__(self, times: Times, secret: str) -> None:
        self.secret = secret
        self._times = times

    def code(self, steps: int = 0) -> str:
        return code_at(self.secret, self._times.wall_ms(), steps)

    def next(self) -> str:
        """Wait for the next code."""
        self._times.ms += STEP_MS
        return self.code()


async def start(pages: Pages, **confirmed: object) -> Json:
    return await pages.post("/api/me/two-step/start", confirmed or {"password": PASSWORD}, 200)


async def switch_on(pages: Pages, times: Times) -> tuple[App, list[str]]:
    """Switch it on, and return the app and the recovery codes."""
    app = App(times, (await start(pages))["secret"])
    told = await pages.post("/api/me/two-step/on", {"code": app.code()}, 201)
    times.ms += STEP_MS  # the code of switching on is used
    return app, told["codes"]


async def ticket(pages: Pages, name: str = "Ann") -> str:
    """Do the first step."""
    answer = await log_in(pages, name)
    assert answer["person"]["kind"] == "visitor"
    made: str = answer["ticket"]
    return made


async def show(pages: Pages, ticket: str, code: str, status: int = 201) -> Json:
    """Do the second step."""
    return await pages.post("/api/me/login/code", {"ticket": ticket, "code": code}, status)


async def both(pages: Pages, code: str, status: int = 201) -> Json:
    return await show(pages, await ticket(pages), code, status)


async def state(pages: Pages) -> Json:
    return await pages.get("/api/me/two-step")


# --- on, in and off ------------------------------------------------------------------------------


async def test_it_is_switched_on_and_asked_for_on_every_database(
    where: Path | str, robots: RandomRobots, times: Times
) -> None:
    async with opened(where, robots, times) as server, Pages(server.url) as pages:
        await join(pages)
        assert await state(pages) == {"on_ms": None, "codes": 0, "shown": False, "needed": False}
        app, codes = await switch_on(pages, times)
        told = await state(pages)
        assert (told["on_ms"], told["codes"], told["shown"]) == (
            times.wall_ms() - STEP_MS,
            10,
            True,
        )
        await log_out(pages)
        first = await ticket(pages)
        assert (await me(pages))["person"]["kind"] == "visitor"
        answer = await show(pages, first, app.code())
        assert answer["person"]["name"] == "Ann"
        assert (await state(pages))["shown"] is True
        await log_out(pages)
        await both(pages, codes[3].lower().replace("-", " "))
        assert (await state(pages))["codes"] == 9
        told = await pages.post("/api/me/two-step/off", {"code": app.next()}, 200)
        assert told == {"on_ms": None, "codes": 0, "shown": False, "needed": False}
        await log_out(pages)
        answer = await log_in(pages)
        assert (answer["ticket"], answer["person"]["name"]) == (None, "Ann")
        assert (await state(pages))["shown"] is False


async def test_the_address_is_as_apps_read_it_and_the_picture_shows_it(pages: Pages) -> None:
    await join(pages, "Ann O")
    made = await start(pages)
    parts = urlsplit(made["address"])
    asked = {name: value for name, (value,) in parse_qs(parts.query).items()}
    assert (parts.scheme, parts.netloc, parts.path) == ("otpauth", "totp", "/Tantrix:Ann%20O")
    assert asked == {
        "secret": made["secret"],
        "issuer": "Tantrix",
        "algorithm": "SHA1",
        "digits": "6",
        "period": "30",
    }
    assert made["picture"].startswith("data:image/svg+xml")


def test_codes_are_those_of_the_examples_in_the_standard() -> None:
    secret = b"12345678901234567890"
    for second, code in ((59, "287082"), (1111111109, "081804"), (20000000000, "353130")):
        assert totp.step_of(secret, code, second * 1000) == second // 30
        assert code_at(totp.text_of(secret), second * 1000) == code


async def test_it_is_started_by_who_shows_again_who_they_are_and_confirmed_by_a_code(
    pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    answer = pages.post("/api/me/two-step/start", {"password": OTHER}, 401)
    assert await refusal(answer) == "people.login"
    code = {"code": "123456"}
    late = pages.post("/api/me/two-step/on", code, 400)
    assert await refusal(late) == "people.two_step.late"
    app = App(times, (await start(pages))["secret"])
    wrong = pages.post("/api/me/two-step/on", {"code": app.code(5)}, 401)
    assert await refusal(wrong) == "people.code"
    assert (await log_in(others))["ticket"] is None  # nothing is asked for yet
    times.ms += 900_001
    answer = pages.post("/api/me/two-step/on", {"code": app.code()}, 400)
    assert await refusal(answer) == "people.two_step.late"
    again = App(times, (await start(pages))["secret"])
    old = pages.post("/api/me/two-step/on", {"code": app.code()}, 401)
    assert await refusal(old) == "people.code"
    await pages.post("/api/me/two-step/on", {"code": again.code()}, 201)
    answer = pages.post("/api/me/two-step/start", {"password": PASSWORD}, 400)
    assert await refusal(answer) == "people.two_step.on"
    answer = pages.post("/api/me/two-step/on", {"code": again.next()}, 400)
    assert await refusal(answer) == "people.two_step.on"


async def test_guests_and_visitors_have_none(pages: Pages) -> None:
    answer = pages.post("/api/me/two-step/start", {"password": PASSWORD}, 401)
    assert await refusal(answer) == "people.none"
    await pages.post("/api/me/enter", {})
    answer = pages.post("/api/me/two-step/on", {"code": "123456"}, 403)
    assert await refusal(answer) == "people.members"


# --- codes ---------------------------------------------------------------------------------------


async def test_a_clock_may_be_wrong_by_one_step_either_way(
    pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    app, _ = await switch_on(pages, times)
    times.ms += 10 * STEP_MS
    for steps, status in ((-2, 401), (2, 401), (-1, 201)):
        await both(others, app.code(steps), status)
    await log_out(others)
    await both(others, app.code(1))


async def test_a_code_is_good_once_and_none_of_before_either(
    pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    app, _ = await switch_on(pages, times)
    await both(others, app.code())
    await log_out(others)
    for steps in (0, -1):
        assert await refusal(both(others, app.code(steps), 400)) == "people.code.used"
    answer = pages.post("/api/me/two-step/off", {"code": app.code()}, 400)
    assert await refusal(answer) == "people.code.used"
    await both(others, app.next())


async def test_a_code_that_comes_twice_at_once_is_taken_once(
    server: Open, pages: Pages, times: Times
) -> None:
    await join(pages)
    app, codes = await switch_on(pages, times)
    store = server.container.two_step.store
    person = (await server.container.people.named("Ann")).id
    kept = await store.kept(person)
    assert kept is not None
    step = totp.step_of(kept.secret, app.code(), times.wall_ms())
    for proof in (
        two_step.FactorProof(step, None),
        two_step.FactorProof(None, totp.recovery_hash(codes[0])),
    ):
        await store.mark(person, proof, "", 1)
        with pytest.raises(two_step.TantrixError, match=r"people\.code\.used"):
            await store.mark(person, proof, "", 1)


async def test_a_recovery_code_is_good_once_and_new_ones_end_the_old(
    pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    app, codes = await switch_on(pages, times)
    assert len(set(codes)) == 10
    await both(others, codes[0])
    await log_out(others)
    assert await refusal(both(others, codes[0], 401)) == "people.code"
    fresh = (await pages.post("/api/me/two-step/codes", {"code": app.code()}, 201))["codes"]
    assert not set(fresh) & set(codes)
    assert await refusal(both(others, codes[1], 401)) == "people.code"
    await both(others, fresh[0])


@pytest.mark.parametrize("code", ["", " ", "12345", "1234567", "é" * 6, "x" * 64, "٣٣٣٣٣٣"])
async def test_what_is_no_code_is_a_wrong_one(
    pages: Pages, others: Pages, times: Times, code: str
) -> None:
    await join(pages)
    await switch_on(pages, times)
    assert await refusal(both(others, code, 401)) == "people.code"


# --- tickets -------------------------------------------------------------------------------------


async def from_address(server: Open, pages: Pages, number: int, ticket: str, code: str) -> int:
    """Do the second step with the browser's cookie, from another address."""
    async with Pages(server.url, f"127.0.0.{number}") as elsewhere:
        elsewhere.http.cookies = pages.http.cookies
        body = {"ticket": ticket, "code": code}
        return (await elsewhere.http.post("/api/me/login/code", json=body)).status_code


async def test_a_ticket_is_good_once_for_one_browser_and_one_address_and_for_a_few_minutes(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    app, codes = await switch_on(pages, times)
    await log_out(pages)
    assert await refusal(show(pages, "none", app.code(), 400)) == "people.ticket"
    made = await ticket(pages)
    assert await refusal(show(others, made, app.code(), 400)) == "people.ticket"
    assert await from_address(server, pages, 7, made, app.code()) == 400
    assert await refusal(show(pages, made, app.code(4), 401)) == "people.code"
    await show(pages, made, app.code())
    await log_out(pages)
    assert await refusal(show(pages, made, codes[0], 400)) == "people.ticket"
    made = await ticket(pages)
    times.ms += 300_001
    assert await refusal(show(pages, made, app.code(), 400)) == "people.ticket"


async def test_a_ticket_ends_with_the_password(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    app, _ = await switch_on(pages, times)
    made = await ticket(others)
    await pages.post("/api/me/password", {"old": PASSWORD, "new": OTHER})
    assert (await state(pages))["shown"] is True  # the session goes on under another cookie
    assert await refusal(show(others, made, app.code(), 400)) == "people.ticket"
    people = server.container.people
    account = await people.named("Ann")
    await people.replace_password(account.id, await people.passwords.hash(PASSWORD))
    assert (await log_in(others))["ticket"] is not None  # a password by mail is the first step


async def test_who_is_banned_is_told_so_at_the_first_step(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    app, _ = await switch_on(pages, times)
    made = await ticket(others)
    await server.container.people.ban("Ann", 2**50)
    assert await refusal(log_in(others, status=403)) == "people.banned"
    assert await refusal(show(others, made, app.code(), 403)) == "people.banned"


async def test_old_tickets_are_forgotten(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    await switch_on(pages, times)
    for _ in range(3):
        await ticket(others)
        times.ms += 300_001
    await ticket(others)
    rows = await server.store.database.read(lambda c: c.execute(select(people_tickets)).all())
    assert len(rows) == 1
    assert "127.0.0.1" not in str(rows)


async def test_a_server_that_stops_between_the_steps_goes_on_with_the_second(
    tmp_path: Path, robots: RandomRobots, times: Times
) -> None:
    data = tmp_path / "tantrix.db"
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        await join(pages)
        app, _ = await switch_on(pages, times)
        await log_out(pages)
        made, cookies = await ticket(pages), pages.http.cookies
    async with opened(data, robots, times) as server, Pages(server.url) as pages:
        pages.http.cookies = cookies
        await show(pages, made, app.code())
        assert (await me(pages))["person"]["name"] == "Ann"


async def test_a_code_and_a_ticket_are_kept_where_the_session_could_not_begin(
    pages: Pages, others: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    await join(pages)
    _, codes = await switch_on(pages, times)
    made = await ticket(others)

    def fail(*_: object) -> None:
        raise Unavailable("killed")

    with monkeypatch.context() as patched:
        patched.setattr(repository, "_begin", fail)
        await show(others, made, codes[0], 503)
    assert (await state(pages))["codes"] == 10
    await show(others, made, codes[0])


# --- limits --------------------------------------------------------------------------------------


async def test_tries_are_limited_at_an_address_and_in_all_and_keep_no_known_one_out(
    server: Open, pages: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(two_step, "ALL_CODES", two_step.ALL_CODES._replace(size=12))
    await join(pages)
    app, _ = await switch_on(pages, times)
    await log_out(pages)

    async def tries(number: int, count: int) -> list[int]:
        async with Pages(server.url, f"127.0.0.{number}") as elsewhere:
            made = await ticket(elsewhere)
            body = {"ticket": made, "code": "000000"}
            asking = [elsewhere.http.post("/api/me/login/code", json=body) for _ in range(count)]
            return [(await one).status_code for one in asking]

    assert await tries(2, 11) == [401] * 10 + [429]
    assert await tries(3, 3) == [401, 429, 429]  # one was switching it on
    async with Pages(server.url, "127.0.0.4") as elsewhere:
        assert await refusal(both(elsewhere, app.code(), 429)) == "people.slow"
    await both(pages, app.code())  # here it was switched on


async def test_a_known_address_is_limited_too(pages: Pages, others: Pages, times: Times) -> None:
    await join(pages)
    app, _ = await switch_on(pages, times)
    times.ms += 600_000
    made = await ticket(others)
    for _ in range(10):
        await show(others, made, "000000", 401)
    answer = await others.http.post("/api/me/login/code", json={"ticket": made, "code": "0"})
    assert (answer.status_code, answer.headers["Retry-After"]) == (429, "60")
    times.ms += 60_000
    await show(others, made, app.code())


# --- passkeys ------------------------------------------------------------------------------------


@pytest.fixture
async def here(server: Open) -> AsyncIterator[Pages]:
    async with Pages(named(server)) as browser:
        yield browser


async def enter_with(pages: Pages, device: Authenticator) -> Json:
    body = {"credential": device.use(await ask(pages, "enter"))}
    return await pages.post("/api/me/passkeys/enter", body, 201)


async def test_a_passkey_whose_device_knows_its_person_is_both_factors(
    here: Pages, times: Times
) -> None:
    device = Authenticator(here.origin)
    await join(here)
    await make(here, device)
    app, _ = await switch_on(here, times)
    await log_out(here)
    answer = await enter_with(here, device)
    assert (answer["ticket"], answer["person"]["name"]) == (None, "Ann")
    assert (await state(here))["shown"] is True
    await log_out(here)
    device.flags = PRESENT
    made = (await enter_with(here, device))["ticket"]
    assert (await me(here))["person"]["kind"] == "visitor"
    await show(here, made, app.code())
    assert (await me(here))["person"]["name"] == "Ann"


async def test_a_passkey_alone_is_one_factor_where_the_device_did_not_ask(here: Pages) -> None:
    device = Authenticator(here.origin)
    await join(here)
    await make(here, device)
    await log_out(here)
    device.flags = PRESENT
    assert (await enter_with(here, device))["ticket"] is None
    assert (await state(here))["shown"] is False
    device.flags = Authenticator(here.origin).flags
    body = {"credential": device.use(await ask(here, "confirm"))}
    told = await here.post("/api/me/two-step/show", body, 200)
    assert told["shown"] is True
    assert (await state(here))["shown"] is True


async def test_a_session_of_before_makes_no_passkey_that_would_be_both_factors(
    server: Open, here: Pages, times: Times
) -> None:
    await join(here)
    async with Pages(named(server)) as older:
        await log_in(older)
        app, _ = await switch_on(here, times)
        device = Authenticator(older.origin)
        assert await refusal(make(older, device, 403)) == "people.second"
        await older.post("/api/me/two-step/show", {"code": app.code()}, 200)
        await make(older, device)


async def test_the_password_alone_changes_no_factor_of_who_has_a_passkey(
    server: Open, here: Pages, times: Times
) -> None:
    device = Authenticator(here.origin)
    await join(here)
    async with Pages(named(server)) as early, Pages(named(server)) as thief:
        await log_in(early)
        app = App(times, (await start(early))["secret"])  # nothing is to be shown yet
        await make(here, device)
        await make(here, Authenticator(here.origin))  # the device was asked: it has been shown
        answer = early.post("/api/me/two-step/on", {"code": app.code()}, 403)
        assert await refusal(answer) == "people.second"
        await log_in(thief)
        assert await refusal(make(thief, Authenticator(here.origin), 403)) == "people.second"
        answer = thief.post("/api/me/two-step/start", {"password": PASSWORD}, 403)
        assert await refusal(answer) == "people.second"
        answer = thief.post("/api/me/passkeys/remove", {"passkey": text(device.id)}, 403)
        assert await refusal(answer) == "people.second"
        assert (await state(thief))["shown"] is False
        assert len((await here.get("/api/me/passkeys"))["passkeys"]) == 2


async def test_who_logs_in_by_the_password_shows_the_passkey_and_makes_another(
    server: Open, here: Pages
) -> None:
    device = Authenticator(here.origin)
    await join(here)
    await make(here, device)
    async with Pages(named(server)) as there:
        await log_in(there)
        shown = {"credential": device.use(await ask(there, "confirm"))}
        await there.post("/api/me/two-step/show", shown, 200)
        await make(there, Authenticator(there.origin))
        gone = {"passkey": text(device.id)}
        assert len((await there.post("/api/me/passkeys/remove", gone, 200))["passkeys"]) == 1


async def test_a_passkey_that_is_made_unasked_shows_nothing(here: Pages) -> None:
    device = Authenticator(here.origin)
    device.flags = PRESENT
    await join(here)
    await make(here, device)
    assert (await state(here))["shown"] is False


async def test_a_passkey_confirms_switching_on(here: Pages, times: Times) -> None:
    device = Authenticator(here.origin)
    await join(here)
    await make(here, device)
    await log_out(here)
    await log_in(here)
    made = await start(here, credential=device.use(await ask(here, "confirm")))
    app = App(times, made["secret"])
    await here.post("/api/me/two-step/on", {"code": app.code()}, 201)


# --- who may do nothing without ------------------------------------------------------------------

Serve = Callable[[str], Awaitable[Open]]


@pytest.fixture
async def serve(tmp_path: Path, robots: RandomRobots, times: Times) -> AsyncIterator[Serve]:
    """Opens a server whose settings ask somebody for a second factor."""
    async with AsyncExitStack() as stack:

        async def serving(asked: Any) -> Open:  # noqa: ANN401 - one of the choices
            chosen = structs.replace(UNHURRIED, second_factor=asked)
            running = opened(tmp_path / f"{asked}.db", robots, times, settings=chosen)
            return await stack.enter_async_context(running)

        yield serving


ACTS: dict[str, Json] = {
    "/api/moderation/measures": {"name": "Ben", "kind": "mute", "minutes": 1, "reason": "x"},
    "/api/moderation/lift": {"number": 1},
    "/api/moderation/delete": {"number": 1},
    "/api/moderation/close": {"number": 1, "verdict": "x"},
    "/api/posts": {"kind": "news"},
    "/api/forum/posts/1/hide": {"hidden": True},
    "/api/forum/threads/1/state": {"hidden": True},
    "/api/studies/x/hide": {"hidden": True},
}
"""What moderators do, in the lobby, with posts, in the forum and with studies."""


async def acts(pages: Pages) -> list[str]:
    """Do all of it, and return how it is refused, which is otherwise each time in another way."""
    answers = [await pages.http.post(path, json=body) for path, body in ACTS.items()]
    return [one.json().get("error", {}).get("id", "") for one in answers]


async def test_moderators_are_refused_where_it_is_needed_until_they_show_one(
    serve: Serve, times: Times
) -> None:
    server = await serve("moderators")
    async with Pages(server.url) as pages:
        await join(pages)
        await server.container.people.set_role("Ann", "moderator")
        assert (await state(pages))["needed"] is True
        assert await acts(pages) == ["people.second"] * len(ACTS)
        assert (await pages.http.post("/api/posts", json={"kind": "news"})).status_code == 403
        await pages.get("/api/moderation")
        await pages.get("/api/posts/every?lang=en")
        app, _ = await switch_on(pages, times)
        assert "people.second" not in await acts(pages)
        async with Pages(server.url) as other:
            await both(other, app.code())
            assert "people.second" not in await acts(other)
        await pages.post("/api/me/two-step/off", {"code": app.next()}, 200)
        assert await acts(pages) == ["people.second"] * len(ACTS)


async def test_a_session_of_before_shows_a_code_and_may_go_on(serve: Serve, times: Times) -> None:
    server = await serve("moderators")
    async with Pages(server.url) as pages, Pages(server.url) as older:
        await join(pages)
        await server.container.people.set_role("Ann", "moderator")
        await log_in(older)
        app, _ = await switch_on(pages, times)
        assert await acts(older) == ["people.second"] * len(ACTS)
        for body in ({}, {"code": app.code(7)}):
            answer = older.post("/api/me/two-step/show", body, 401)
            assert await refusal(answer) == "people.code"
        assert (await older.post("/api/me/two-step/show", {"code": app.code()}, 200))["shown"]
        assert "people.second" not in await acts(older)


async def test_nobody_is_asked_where_the_settings_do_not(server: Open, pages: Pages) -> None:
    await join(pages)
    await server.container.people.set_role("Ann", "moderator")
    assert (await state(pages))["needed"] is False
    assert "people.second" not in await acts(pages)


def ranked(*, counts: bool) -> Json:
    return settings(online={"ranked": counts, "auto": False})


async def on_socket(page: Page, kind: str) -> str:
    """Ask for something on the socket of a tournament, and return why it is refused."""
    await page.send({"type": kind, "id": kind})
    async with asyncio.timeout(PATIENCE_S):
        while (told := json.loads(await page.socket.recv()))["type"] != "refused":
            pass
    return str(told["error"]["id"])


async def test_those_in_office_are_refused_in_tournaments_that_count(
    serve: Serve, times: Times
) -> None:
    server = await serve("offices")
    async with Pages(server.url) as pages, Pages(server.url) as others:
        await join(pages)
        await join(others, "Ben")
        made = [
            (await pages.post("/api/tournaments", {"id": str(n), "settings": ranked(counts=n > 0)}))
            for n in (0, 1)
        ]
        friendly, counting = (f"/api/tournaments/{one['tournament']}" for one in made)
        await pages.post(f"{friendly}/open", {"id": "o"}, 200)
        answer = pages.post(f"{counting}/open", {"id": "o"}, 403)
        assert await refusal(answer) == "people.second"
        socket = await pages.open(made[1]["tournament"], "tournament")
        await socket.send({"type": "hello", "protocol": 1, "version": None})
        assert await on_socket(socket, "open") == "people.second"
        app, _ = await switch_on(pages, times)
        await pages.post(f"{counting}/open", {"id": "o"}, 200)
        # The socket that was open before knows of it, and of the other way as well.
        assert await on_socket(socket, "finish") == "tournament.not_begun"
        await pages.post("/api/me/two-step/off", {"code": app.code()}, 200)
        assert await on_socket(socket, "next-stage") == "people.second"
        await switch_on(pages, times)
        await others.post(f"{counting}/join", {"id": "j"}, 200)  # players are not asked
        appoint = {"id": "a", "name": "Ben", "office": "director"}
        await pages.post(f"{counting}/offices", appoint, 200)
        await pages.post(f"{counting}/join", {"id": "j"}, 200)
        withdraw = others.post(f"{counting}/withdraw", {"id": "w", "entry": 2, "reason": "x"}, 403)
        assert await refusal(withdraw) == "people.second"
        away = others.post(f"{counting}/away", {"id": "x", "entry": 2}, 403)
        assert await refusal(away) == "people.second"
        await others.post(f"{counting}/away", {"id": "y", "entry": 1}, 200)  # their own
        # The owner sees who has one, and nobody else does.
        assert await pages.get(f"{counting}/offices") == {"names": ["Ann"]}
        answer = others.get(f"{counting}/offices", 403)
        assert await refusal(answer) == "tournament.not_allowed"
        await switch_on(others, times)
        assert await pages.get(f"{counting}/offices") == {"names": ["Ann", "Ben"]}


async def test_programs_are_not_asked_but_a_token_that_directs_is_made_with_a_second_factor(
    serve: Serve, times: Times
) -> None:
    server = await serve("offices")
    async with Pages(server.url) as pages, program(server, "dora", "direct") as dora:
        body = {"id": "make", "settings": ranked(counts=True)}
        made = (await dora.post("/api/tournaments", body, 201))["tournament"]
        await dora.post(f"/api/tournaments/{made}/open", {"id": "o"}, 200)
        await join(pages)
        await pages.post("/api/tokens", {"name": "x", "scopes": ["play"]})
        wish = {"name": "y", "scopes": ["play", "direct"]}
        assert await refusal(pages.post("/api/tokens", wish, 403)) == "people.second"
        await switch_on(pages, times)
        await pages.post("/api/tokens", wish)


def test_tournaments_do_not_count_unless_they_are_said_to() -> None:
    assert SettingsForm(name="x").online == OnlineForm()
    assert OnlineForm().ranked is False


# --- what is kept --------------------------------------------------------------------------------


async def test_the_export_says_that_it_is_on_and_nothing_tells_a_secret(
    server: Open, pages: Pages, times: Times
) -> None:
    await join(pages)
    made = await start(pages)
    exported = (await pages.http.get("/api/me/export")).json()
    assert exported["two_step"] == {"on": None, "recovery_codes": 0}
    app = App(times, made["secret"])
    codes = (await pages.post("/api/me/two-step/on", {"code": app.code()}, 201))["codes"]
    text = (await pages.http.get("/api/me/export")).text
    assert '"recovery_codes": 10' in text
    kept = await server.container.two_step.store.kept(
        (await server.container.people.named("Ann")).id
    )
    assert kept is not None
    told = [
        text,
        (await pages.http.get("/api/me")).text,
        (await pages.http.get("/api/me/two-step")).text,
    ]
    hidden = [made["secret"], kept.secret.hex(), *codes]
    assert [word for word in hidden for one in told if word in one] == []
    rows = await server.store.database.read(
        lambda c: c.execute(select(people_recovery_codes.c.hash)).all()
    )
    assert sorted(row.hash for row in rows) == sorted(map(totp.recovery_hash, codes))


async def test_all_of_it_is_deleted_with_the_account(
    server: Open, pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    await switch_on(pages, times)
    await ticket(others)
    await pages.post("/api/me/delete", {"password": PASSWORD}, 200)

    def left(connection: Connection) -> int:
        tables = (people_two_step, people_recovery_codes, people_tickets)
        return sum(len(connection.execute(select(table)).all()) for table in tables)

    assert await server.store.database.read(left) == 0


async def admin(where: Path | str, *words: str) -> Result:
    """Have whoever keeps the server do something while it is open."""
    kept = "--data" if isinstance(where, Path) else "--database"
    command = ["--lang", "en", "admin", *words, kept, str(where)]
    return await asyncio.to_thread(CliRunner().invoke, tantrix, command)


async def test_the_operator_sees_who_lacks_one_and_helps_who_lost_all(
    where: Path | str, robots: RandomRobots, times: Times
) -> None:
    async with opened(where, robots, times) as server, AsyncExitStack() as stack:
        assert "Nobody is a moderator" in (await admin(where, "factors")).stderr
        people = {}
        for name in ("Ann", "Bo", "Cy", "Di"):
            people[name] = await stack.enter_async_context(Pages(named(server)))
            await join(people[name], name)
        for name, role in (("Ann", "moderator"), ("Bo", "admin")):
            await server.container.people.set_role(name, role)
        for number in range(2):
            wish = {"id": str(number), "settings": ranked(counts=False)}
            made = (await people["Cy"].post("/api/tournaments", wish))["tournament"]
        await people["Cy"].post(f"/api/tournaments/{made}/open", {"id": "o"}, 200)
        over = {"id": "c", "reason": "no hall"}
        await people["Cy"].post(f"/api/tournaments/{made}/cancel", over, 200)
        await make(people["Bo"], Authenticator(people["Bo"].origin))
        await switch_on(people["Ann"], times)
        told = (await admin(where, "factors")).stdout
        assert told.splitlines() == [
            "Ann\tmoderator\t\ttwo-step log-in",
            "Bo\tadmin\t\tpasskey",
            "Cy\tplayer\t1 tournament\tno second factor",
        ]
        rows = json.loads((await admin(where, "factors", "--json")).stdout)["users"]
        assert [row["second_factor"] for row in rows] == ["codes", "passkey", None]
        assert rows[2] == {"name": "Cy", "role": "player", "directs": 1, "second_factor": None}
        assert (await state(people["Ann"]))["shown"] is True
        assert "is off for Ann" in (await admin(where, "recover", "Ann")).stdout
        refused = (
            (await admin(where, "recover", "Ann")).stderr,
            (await admin(where, "recover", "Zo")).stderr,
        )
        assert ["is off" in refused[0], "nobody called" in refused[1]] == [True, True]
        times.ms += 30_001  # until when this process remembers the session
        assert await state(people["Ann"]) == {
            "on_ms": None,
            "codes": 0,
            "shown": False,
            "needed": False,
        }
        async with Pages(server.url) as other:
            assert (await log_in(other))["ticket"] is None
        assert "is off" in (await admin(where, "recover", "Bo")).stderr
        assert "is off for Bo" in (await admin(where, "recover", "Bo", "--passkeys")).stdout
        assert (await people["Bo"].get("/api/me/passkeys"))["passkeys"] == []
        assert (await admin(where, "factors")).stdout.count("no second factor") == 3


async def test_a_cookie_of_before_the_second_step_is_worth_nothing_after(
    pages: Pages, others: Pages, times: Times
) -> None:
    await join(pages)
    app, _ = await switch_on(pages, times)
    made, before = await ticket(others), cookie(others)
    await show(others, made, app.code())
    assert cookie(others) != before
