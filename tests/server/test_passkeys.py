"""Passkeys: made, used and removed with a device in software, and what no device may do."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from server.authenticator import PRESENT, Authenticator, text
from server.kit import Json, Open, Pages, Times
from server.test_people import enter, join, log_out, me, refusal
from tantrix.server.auth.passkeys import RelyingParty, container

pytestmark = pytest.mark.anyio


def named(server: Open) -> str:
    """The address of the server under a name, as passkeys need one."""
    return server.url.replace("127.0.0.1", "localhost")


@pytest.fixture
async def here(server: Open) -> AsyncIterator[Pages]:
    async with Pages(named(server)) as browser:
        yield browser


@pytest.fixture
async def there(server: Open) -> AsyncIterator[Pages]:
    async with Pages(named(server)) as browser:
        yield browser


@pytest.fixture
def device(here: Pages) -> Authenticator:
    return Authenticator(here.origin)


async def ask(pages: Pages, purpose: str) -> Json:
    options: Json = await pages.post("/api/me/passkeys/ask", {"purpose": purpose}, 200)
    return dict(options["options"])


async def make(pages: Pages, device: Authenticator, status: int = 200) -> Json:
    body = {"credential": device.make(await ask(pages, "make")), "name": "Telephone"}
    return await pages.post("/api/me/passkeys/make", body, status)


async def use(pages: Pages, credential: Json, status: int = 201) -> Json:
    return await pages.post("/api/me/passkeys/enter", {"credential": credential}, status)


async def log_in(pages: Pages, device: Authenticator, status: int = 201) -> Json:
    return await use(pages, device.use(await ask(pages, "enter")), status)


async def test_a_passkey_is_made_listed_and_logs_in_without_a_name(
    here: Pages, there: Pages, device: Authenticator, times: Times
) -> None:
    await join(here)
    (answer,) = (await make(here, device))["passkeys"]
    assert (answer["name"], answer["made_ms"], answer["used_ms"]) == (
        "Telephone",
        times.wall_ms(),
        None,
    )
    times.ms += 5
    assert (await log_in(there, device))["person"]["name"] == "Ann"
    (answer,) = (await there.get("/api/me/passkeys"))["passkeys"]
    assert answer["used_ms"] == times.wall_ms()


async def test_a_guest_with_a_passkey_is_a_member(here: Pages, device: Authenticator) -> None:
    await enter(here)
    answer = here.post("/api/me/passkeys/ask", {"purpose": "make"}, 400)
    assert await refusal(answer) == "people.name.first"
    change = {"name": "Ann", "country": None, "colours": [None, None]}
    await here.post("/api/me/account", change, 200)
    await make(here, device)
    assert (await me(here))["person"]["kind"] == "member"
    await log_out(here)
    assert (await log_in(here, device))["person"]["name"] == "Ann"


async def test_what_a_visitor_made_goes_with_a_passkey_too(
    here: Pages, there: Pages, device: Authenticator
) -> None:
    await join(here)
    await make(here, device)
    table = await there.make()
    await log_in(there, device)
    assert [row["table"]["id"] for row in (await here.get("/api/tables"))["tables"]] == [table]


async def test_the_last_way_in_is_not_removed(here: Pages, device: Authenticator) -> None:
    await enter(here, name="Ann")
    await make(here, device)
    body = {"passkey": text(device.id)}
    answer = here.post("/api/me/passkeys/remove", body, 400)
    assert await refusal(answer) == "people.passkey.last"
    second = Authenticator(here.origin)
    await make(here, second)
    assert len((await here.post("/api/me/passkeys/remove", body, 200))["passkeys"]) == 1
    password = {"old": "", "new": "battery staple"}
    await here.post("/api/me/password", password, 201)
    body = {"passkey": text(second.id)}
    assert (await here.post("/api/me/passkeys/remove", body, 200))["passkeys"] == []


async def test_a_passkey_that_was_removed_opens_nothing(
    here: Pages, there: Pages, device: Authenticator
) -> None:
    await join(here)
    await make(here, device)
    await here.post("/api/me/passkeys/remove", {"passkey": text(device.id)}, 200)
    assert await refusal(log_in(there, device, 400)) == "people.passkey"


async def test_nobody_removes_the_passkey_of_another(
    here: Pages, there: Pages, device: Authenticator
) -> None:
    await join(here)
    await make(here, device)
    await join(there, "Bo")
    await there.post("/api/me/passkeys/remove", {"passkey": text(device.id)}, 200)
    assert len((await here.get("/api/me/passkeys"))["passkeys"]) == 1


async def test_a_challenge_is_answered_once_in_time_and_by_the_browser_that_was_asked(
    here: Pages, there: Pages, device: Authenticator, times: Times
) -> None:
    await join(here)
    await make(here, device)
    await log_out(here)
    credential = device.use(await ask(here, "enter"))
    assert await refusal(use(there, credential, 400)) == "people.passkey.late"
    assert await refusal(use(here, credential, 400)) == "people.passkey.late"
    credential = device.use(await ask(here, "enter"))
    times.ms += 300_001
    assert await refusal(use(here, credential, 400)) == "people.passkey.late"
    credential = device.use(await ask(here, "enter"))
    await use(here, credential)
    await log_out(here)
    assert await refusal(use(here, credential, 400)) == "people.passkey.late"


async def test_a_challenge_for_one_purpose_is_none_for_another(
    here: Pages, there: Pages, device: Authenticator
) -> None:
    await join(here)
    await make(here, device)
    credential = device.use(await ask(there, "confirm"))
    assert await refusal(use(there, credential, 400)) == "people.passkey.late"


async def test_what_another_site_or_a_copied_device_signs_is_refused(
    here: Pages, there: Pages, device: Authenticator
) -> None:
    await join(here)
    await make(here, device)
    await log_in(there, device)
    await log_out(there)
    device.count -= 1
    assert await refusal(log_in(there, device, 400)) == "people.passkey"
    device.origin = "https://evil.example"
    assert await refusal(log_in(there, device, 400)) == "people.passkey"
    device.origin, device.domain = here.origin, "evil.example"
    assert await refusal(log_in(there, device, 400)) == "people.passkey"
    device.domain, device.framed = None, True
    assert await refusal(log_in(there, device, 400)) == "people.passkey"
    device.framed, device.flags = False, 0
    assert await refusal(log_in(there, device, 400)) == "people.passkey"
    device.flags = PRESENT
    stranger = Authenticator(here.origin)
    stranger.id = device.id
    assert await refusal(log_in(there, stranger, 400)) == "people.passkey"
    await log_in(there, device)


async def test_one_passkey_belongs_to_one_account(
    here: Pages, there: Pages, device: Authenticator
) -> None:
    await join(here)
    await make(here, device)
    await join(there, "Bo")
    assert await refusal(make(there, device, 400)) == "people.passkey.known"


async def test_who_is_banned_does_not_come_in_by_a_passkey(
    server: Open, here: Pages, there: Pages, device: Authenticator
) -> None:
    await join(here)
    await make(here, device)
    await server.container.people.ban("Ann", 2**50)
    assert await refusal(log_in(there, device, 403)) == "people.banned"


async def test_who_is_not_known_to_the_device_confirms_nothing(
    here: Pages, device: Authenticator
) -> None:
    await enter(here, name="Ann")
    await make(here, device)
    device.flags = PRESENT
    options = await ask(here, "confirm")
    assert options["userVerification"] == "required"
    body = {"credential": device.use(options)}
    assert await refusal(here.post("/api/me/delete", body, 400)) == "people.passkey"


async def test_a_member_without_a_password_confirms_by_a_passkey_of_theirs(
    here: Pages, there: Pages, device: Authenticator
) -> None:
    await enter(here, name="Ann")
    await make(here, device)
    other = Authenticator(there.origin)
    await enter(there, name="Bo")
    await make(there, other)
    assert await refusal(here.post("/api/me/delete", {}, 401)) == "people.login"
    body = {"credential": other.use(await ask(here, "confirm"))}
    assert await refusal(here.post("/api/me/delete", body, 400)) == "people.passkey"
    body = {"credential": device.use(await ask(here, "confirm"))}
    await here.post("/api/me/delete", body, 200)
    assert await refusal(here.get("/api/people/Ann", 404)) == "people.unknown"


async def test_an_address_of_numbers_has_no_passkeys(pages: Pages) -> None:
    await join(pages)
    answer = pages.post("/api/me/passkeys/ask", {"purpose": "make"}, 400)
    assert await refusal(answer) == "people.passkey.site"


def test_passkeys_belong_to_the_address_under_which_the_server_is_known() -> None:
    headers = [(b"host", b"10.0.0.1:8000"), (b"origin", b"https://tantrix.example:8443")]
    known = {"type": "http", "scheme": "http", "path": "/", "query_string": b""}
    request = HTTPConnection({**known, "headers": headers, "server": ("10.0.0.1", 8000)})
    asked = RelyingParty("tantrix.example", "https://tantrix.example:8443")
    assert container(request, None) == asked
    assert container(request, "https://Play.Example") == RelyingParty(
        "play.example", "https://play.example"
    )


BROKEN = st.sampled_from(["", "x", "AAAA", "é", 7, None, [], {}, "A" * 3000])


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.data())
async def test_whatever_a_device_says_is_answered_in_a_sentence(
    here: Pages, device: Authenticator, drawn: st.DataObject
) -> None:
    purpose = drawn.draw(st.sampled_from(["make", "enter"]))
    if (await me(here))["person"]["kind"] == "visitor":
        await join(here)
    credential = copy.deepcopy(
        device.make(await ask(here, "make"))
        if purpose == "make"
        else device.use(await ask(here, "confirm"))
    )
    parts = [credential, credential["response"]]
    part = drawn.draw(st.sampled_from(parts))
    part[drawn.draw(st.sampled_from(sorted(part)))] = drawn.draw(BROKEN)
    path, body = "make", {"credential": credential, "name": "x"}
    if purpose == "enter":
        path, body = "delete", {"credential": credential}
    where = "/api/me/delete" if path == "delete" else "/api/me/passkeys/make"
    answer = await here.http.post(where, json=body)
    assert answer.status_code in {200, 400}
    if answer.status_code == 400:
        assert answer.json()["error"]["id"].startswith("people.passkey")
