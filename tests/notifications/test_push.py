"""Web push: only to browsers that asked, only to services that are known, encrypted and signed."""

from __future__ import annotations

import pytest

from notifications.conftest import Member, sent
from notifications.receivers import Browser, PushService
from server.kit import Open, Times
from tantrix.server.config import DEFAULTS
from tantrix.server.notifications import outbox
from tantrix.server.notifications.push import Pusher
from tantrix.server.notifications.settings import MOST_SUBSCRIPTIONS

pytestmark = pytest.mark.anyio


async def subscribed(member: Member, browser: Browser) -> None:
    await member.pages.post("/api/notifications/browsers", browser.subscription, 200)


async def test_a_browser_is_pushed_what_its_person_asked_for(
    server: Open, ann: Member, ben: Member, pushes: PushService
) -> None:
    phone, laptop = Browser(pushes, "phone"), Browser(pushes, "laptop")
    for browser in (phone, laptop):
        await subscribed(ben, browser)
    await ann.invite("Ben")
    assert await sent(server) == 0
    await ben.want(push="challenge", lang="fr")
    room = await ann.invite("Ben")
    assert await sent(server) == 2
    shown = {
        "title": "On vous défie",
        "body": "Ann vous invite à jouer.",
        "path": f"/room/{room}",
        "tag": f"challenge:/room/{room}",
        "stop": "Ne plus notifier cet appareil",
    }
    assert phone.shown == laptop.shown == [shown]
    await ben.pages.post("/api/notifications/browsers/remove", {"endpoint": phone.endpoint}, 200)
    await ann.invite("Ben")
    assert await sent(server) == 1


async def test_the_keys_of_the_server_are_made_once(
    server: Open, times: Times, ann: Member
) -> None:
    told = await ann.pages.get("/api/notifications/settings")
    store = server.container.notifications.settings
    another = Pusher(store, (), server.url, times.wall_ms)
    assert await another.public_key() == told["push_key"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    server: Open, ann: Member, ben: Member, pushes: PushService, status: int
) -> None:
    await subscribed(ben, Browser(pushes, "old"))
    await ben.want(push="challenge")
    pushes.status = status
    for _ in range(2):
        await ann.invite("Ben")
        await sent(server)
    assert pushes.asked == 1


async def test_a_service_that_is_busy_is_asked_again_and_one_that_redirects_is_not_followed(
    server: Open, ann: Member, ben: Member, pushes: PushService, times: Times
) -> None:
    browser = Browser(pushes, "phone")
    await subscribed(ben, browser)
    await ben.want(push="challenge")
    pushes.status = 503
    await ann.invite("Ben")
    await sent(server)
    pushes.status = 201
    times.ms += outbox.RETRY_MS
    await sent(server)
    assert (pushes.asked, len(browser.shown)) == (2, 1)
    pushes.status = 307
    await ann.invite("Ben")
    await sent(server)
    assert pushes.asked == 3
    assert (await server.container.notifications.outbox.states())["push", "failed"] == 1


async def test_a_browser_is_no_ones_but_its_last_persons(
    server: Open, ann: Member, ben: Member, pushes: PushService
) -> None:
    browser = Browser(pushes, "shared")
    for one in (ben, ann):
        await one.want(push="challenge")
        await subscribed(one, browser)
    await ben.pages.post("/api/notifications/browsers/remove", {"endpoint": browser.endpoint}, 200)
    await ann.invite("Ben")
    await ben.invite("Ann")
    await sent(server)
    assert [one["body"] for one in browser.shown] == ["Ben has invited you to play."]


async def test_a_person_has_so_many_browsers_and_a_browser_so_many_pushes(
    server: Open,
    ann: Member,
    ben: Member,
    *,
    pushes: PushService,
    times: Times,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await ben.want(push="challenge")
    browsers = [Browser(pushes, str(number)) for number in range(MOST_SUBSCRIPTIONS + 1)]
    for browser in browsers:
        times.ms += 1
        await subscribed(ben, browser)
    await ann.invite("Ben")
    await sent(server)
    assert [len(browser.shown) for browser in browsers] == [0] + [1] * MOST_SUBSCRIPTIONS
    monkeypatch.setattr(outbox, "PUSHES_AN_HOUR", 1)
    await ann.invite("Ben")
    assert await sent(server) == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/push",
        "http://localhost/push",
        "http://169.254.169.254/latest",
        "file:///etc/passwd",
        "https://fcm.googleapis.com@127.0.0.1/",
        "https://evil.example/#.notify.windows.com",
        "https://evil.example\\.notify.windows.com/",
        "https://notify.windows.com.evil.example/",
        "https://FCM.googleapis.com/x",
        "https://fcm.googleapis.com/x y",
        "",
    ],
)
async def test_no_other_address_is_asked_for_anybody(
    ann: Member, pushes: PushService, times: Times, server: Open, endpoint: str
) -> None:
    asked = {**Browser(pushes, "x").subscription, "endpoint": endpoint}
    refused = await ann.pages.post("/api/notifications/browsers", asked, 400)
    assert refused["error"]["id"] == "notify.push"
    store = server.container.notifications.settings
    usual = Pusher(store, DEFAULTS.push_services, "https://tantrix.example", times.wall_ms)
    with pytest.raises(Exception, match=r"notify\.push|notified"):
        usual.subscription("p", endpoint, asked["key"], asked["secret"])


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:DEF_-",
        "https://updates.push.services.mozilla.com/wpush/v2/abc=",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=a%2bb",
    ],
)
async def test_the_services_of_the_usual_browsers_are_known(
    pushes: PushService, times: Times, server: Open, endpoint: str
) -> None:
    usual = Pusher(
        server.container.notifications.settings,
        *(DEFAULTS.push_services, "https://tantrix.example", times.wall_ms),
    )
    keys = Browser(pushes, "x").subscription
    made = usual.subscription("p", endpoint, keys["key"], keys["secret"])
    assert made.endpoint == endpoint


@pytest.mark.parametrize("change", [{"key": "AAAA"}, {"secret": "!"}, {"secret": "AAAA"}])
async def test_keys_that_are_none_are_refused(
    ann: Member, pushes: PushService, change: dict[str, str]
) -> None:
    asked = {**Browser(pushes, "x").subscription, **change}
    refused = await ann.pages.post("/api/notifications/browsers", asked, 400)
    assert refused["error"]["id"] == "notify.push"


async def test_a_key_on_no_curve_costs_nothing_more(
    server: Open, ann: Member, ben: Member, pushes: PushService
) -> None:
    keys = Browser(pushes, "x").subscription
    await ben.pages.post("/api/notifications/browsers", {**keys, "key": "B" + "A" * 86}, 200)
    await ben.want(push="challenge")
    await ann.invite("Ben")
    await sent(server)
    assert (pushes.asked, (await server.container.notifications.outbox.states())) == (
        0,
        {("push", "failed"): 1},
    )
