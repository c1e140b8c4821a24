"""Mail: to whom it goes, what of, how much, and how it is stopped."""

from __future__ import annotations

import pytest

from notifications.conftest import FROM, Member, later, link, sent, sent_later
from notifications.receivers import MailServer
from server.crowd import Somebody
from server.kit import Open, Pages, Times
from tantrix.messages import LANGUAGES, say
from tantrix.server.notifications import outbox
from tantrix.server.notifications.mail import Mailer, Relay
from tantrix.server.notifications.notices import KINDS, Kind
from tantrix.server.notifications.outbox import (
    ATTEMPTS,
    DAY_MS,
    PURPOSES,
    RETRY_MS,
    TOKENS_A_DAY,
    Content,
    Item,
    Outgoing,
    Purpose,
)
from tantrix.server.notifications.push import text_of
from tantrix.server.web.cookies import Person

pytestmark = pytest.mark.anyio

LETTERS = "abc"
"""What makes the links of one message its own."""
PUBLIC = "https://tantrix.example"
MAILER = Mailer(Relay("127.0.0.1", 25, None, None, tls=False, sender=FROM), PUBLIC)


async def test_nothing_is_mailed_to_who_did_not_ask_or_did_not_confirm(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    assert (await ben.pages.get("/api/notifications/settings")) == {
        "mail": [],
        "push": [],
        "digest_hours": 24,
        "address": "ben@example.org",
        "verified": False,
        "mails": True,
        "push_key": await key_of(server),
    }
    await ann.invite("Ben")
    assert await sent_later(server, times) == 0
    assert await ben.kinds() == ["challenge"]
    await ben.want("challenge")
    await ann.invite("Ben")
    assert (await sent_later(server, times), mails.taken) == (0, [])
    await ben.verify()
    assert (await sent(server), mails.taken) == (0, [])  # what was decided before stays so
    await ann.invite("Ben")
    assert await sent(server) == 0  # Ben may see it in the page before long
    assert (await sent_later(server, times), mails.recipients) == (1, ["ben@example.org"])


async def key_of(server: Open) -> str:
    pusher = server.container.notifications.pusher
    assert pusher is not None
    return await pusher.public_key()


async def test_a_mail_says_who_and_where_and_how_to_stop_it_by_one_click(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("challenge round", lang="fr-CA")
    room = await ann.invite("Ben")
    await sent_later(server, times)
    (mail,) = mails.taken
    assert (mail["Subject"], mail["From"], mail["To"]) == (
        *("Ann vous défie", f"Tantrix <{FROM}>"),
        "ben@example.org",
    )
    origin = server.url.rstrip("/")
    assert f"Ann\xa0: {origin}/room/{room}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    where = mail["List-Unsubscribe"].strip("<>")
    assert where == f"{origin}/api/notifications/stop/{link(mail, 'stop')}"
    async with Pages(server.url) as program:  # of somebody who is not logged in
        answer = await program.http.post(
            where,
            content=b"List-Unsubscribe=One-Click",
            headers={"Content-Type": "application/x-www-form-urlencoded"},
        )
        assert (answer.status_code, answer.json()) == (200, {"kind": "challenge"})
    assert (await ben.pages.get("/api/notifications/settings"))["mail"] == ["round"]
    await ann.invite("Ben")
    assert await sent_later(server, times) == 0
    every = link(mail, "stop").rpartition(".")[0] + ".all"
    answer = await ben.pages.post(f"/api/notifications/stop/{every}", {}, 200)
    assert answer == {"kind": None}
    assert (await ben.pages.get("/api/notifications/settings"))["mail"] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_mail_and_pushes_of_every_kind_have_their_way_out(kind: Kind, lang: str) -> None:
    item = Item("/room/x", by="Ann", about="Cup", minutes=60)
    content = Content(lang=lang, items=(item,), name="Ben", stop=LETTERS)
    mail = MAILER.written(Outgoing(1, "mail", "ben@example.org", kind, content, 0))
    stop = f"{PUBLIC}/api/notifications/stop/{LETTERS}.{kind}"
    assert mail["List-Unsubscribe"] == f"<{stop}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert link(mail, "stop") == f"{LETTERS}.{kind}"
    assert text_of(kind, content).stop == say("push.stop", lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("purpose", PURPOSES)
def test_a_link_that_somebody_asks_for_says_what_to_do_if_it_was_not_they(
    purpose: Purpose, lang: str
) -> None:
    content = Content(lang=lang, name="Ben", token=LETTERS)
    mail = MAILER.written(Outgoing(1, "mail", "ben@example.org", purpose, content, 0))
    assert mail["List-Unsubscribe"] is None  # it comes once, to who asked
    assert link(mail, purpose) == LETTERS
    assert say(f"mail.not_you.{purpose}", lang=lang) in mail.get_content()


@pytest.mark.parametrize("token", ["x.turn", "x", ".turn", "x.y", "é.all"])
async def test_a_link_of_nobody_stops_nothing(ann: Member, token: str) -> None:
    refused = await ann.pages.post(f"/api/notifications/stop/{token}", {}, 400)
    assert refused["error"]["id"] == "notify.token"


async def test_who_says_stop_gets_not_even_what_is_planned(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("challenge")
    await ann.invite("Ben")
    later(times)
    kept = server.container.notifications.outbox
    assert await kept.plan("mail", times.wall_ms()) == 1
    await ben.want("")
    assert (await sent(server), mails.taken) == (0, [])
    assert (await kept.states())["mail", "dropped"] == 1


async def test_what_is_seen_or_answered_is_not_mailed(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("challenge")
    await ann.invite("Ben")
    seen = await ben.pages.post("/api/notifications/seen", {"upto_ms": times.wall_ms()}, 200)
    assert [one["seen"] for one in seen["notices"]] == [True]
    room = await ann.invite("Ben")
    assert await ben.pages.get("/api/me/waiting") == {
        "turns": [],
        "live": [],
        "races": [],
        "unread": 1,
    }
    lobby = await Somebody(ben.pages, Person("", "Ben")).lobby()
    await lobby.do("decline", room=room)
    assert await ben.kinds() == []
    assert (await sent_later(server, times), mails.taken) == (0, [])


async def test_another_address_gets_nothing_until_it_is_confirmed(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("challenge")
    await ben.pages.post("/api/notifications/verify", {"lang": "en"}, 202)
    await sent(server, "mail")
    old = link(mails.taken.pop(), "verify")
    other = {"name": "Ben", "country": None, "colours": [None, None], "email": "b@other.example"}
    await ben.pages.post("/api/me/account", other, 200)
    refused = await ben.pages.post("/api/notifications/verified", {"token": old}, 400)
    assert refused["error"]["id"] == "notify.token"
    await ann.invite("Ben")
    assert await sent_later(server, times) == 0
    assert (await ben.pages.get("/api/notifications/settings"))["verified"] is False


async def test_a_link_works_once_and_for_a_day(
    server: Open, ann: Member, mails: MailServer, times: Times
) -> None:
    await ann.pages.post("/api/notifications/verify", {"lang": "fr"}, 202)
    await sent(server, "mail")
    token = link(mails.taken[-1], "verify")
    assert "Bonjour Ann" in mails.taken[-1].get_content()
    assert "List-Unsubscribe" not in mails.taken[-1]
    times.ms += DAY_MS + 1
    refused = await ann.pages.post("/api/notifications/verified", {"token": token}, 400)
    assert refused["error"]["id"] == "notify.token"
    await ann.verify()
    assert (await ann.pages.get("/api/notifications/settings"))["verified"] is True


async def test_links_are_bounded_by_the_address_whoever_asks(
    server: Open, ann: Member, ben: Member, mails: MailServer
) -> None:
    theirs = {"name": "Ben", "country": None, "colours": [None, None], "email": ann.address}
    await ben.pages.post("/api/me/account", theirs, 200)
    for _ in range(TOKENS_A_DAY):
        await ben.pages.post("/api/notifications/verify", {"lang": "en"}, 202)
    refused = await ann.pages.post("/api/notifications/verify", {"lang": "en"}, 400)
    assert refused["error"]["id"] == "notify.often"
    await sent(server, "mail")
    assert len(mails.taken) == TOKENS_A_DAY


async def test_mails_are_bounded_by_the_day(
    server: Open,
    ann: Member,
    ben: Member,
    *,
    mails: MailServer,
    times: Times,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outbox, "MAILS_A_DAY", 2)
    await ben.want_mail("challenge")
    for _ in range(2):
        await ann.invite("Ben")
        await sent_later(server, times)
    assert len(mails.taken) == 1  # the link was the first of the day
    times.ms += DAY_MS
    await ann.invite("Ben")
    assert await sent_later(server, times) == 1


@pytest.mark.parametrize("answer", ["550 no such person", "554 spam"])
async def test_a_mail_that_is_refused_for_good_is_not_tried_again(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times, *, answer: str
) -> None:
    await ben.want_mail("challenge")
    mails.answers.append(answer)
    await ann.invite("Ben")
    await sent_later(server, times)
    times.ms += DAY_MS
    assert (await sent(server), mails.taken) == (0, [])
    assert (await server.container.notifications.outbox.states())["mail", "failed"] == 1


async def test_a_mail_that_is_put_off_is_tried_again_more_and_more_rarely(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("challenge")
    mails.answers += ["451 later"] * 2
    mails.refused[ben.address] = "450 greylisted"
    await ann.invite("Ben")
    assert (await sent_later(server, times), await sent(server)) == (1, 0)
    mails.refused.clear()
    wait_ms = RETRY_MS
    for _ in range(2):
        times.ms += wait_ms - 1
        assert await sent(server) == 0
        times.ms += 1
        assert (await sent(server), mails.taken) == (1, [])
        wait_ms *= 4
    times.ms += wait_ms
    assert (await sent(server), mails.subjects) == (1, ["Ann has challenged you"])


async def test_a_mail_that_is_always_put_off_is_given_up(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("challenge")
    mails.answers += ["451 later"] * ATTEMPTS
    await ann.invite("Ben")
    later(times)
    for _ in range(ATTEMPTS):
        assert await sent(server) == 1
        times.ms += DAY_MS
    assert (await sent(server), mails.answers) == (0, [])


async def test_a_lost_password_is_replaced_by_a_link(
    server: Open, ann: Member, ben: Member, mails: MailServer
) -> None:
    await ann.verify()
    async with Pages(server.url) as stranger:
        for name in ("Ann", "Ben", "Nobody"):  # what is answered tells nothing
            answer = await stranger.post(
                "/api/notifications/reset", {"name": name, "lang": "en"}, 202
            )
            assert answer == {}
        await sent(server, "mail")
        assert mails.recipients == [ann.address]
        token = link(mails.taken[0], "reset")
        weak = {"token": token, "new": "short"}
        refused = await stranger.post("/api/notifications/password", weak, 400)
        assert refused["error"]["id"] == "people.password"
        body = {"token": token, "new": "another horse 9"}
        assert await stranger.post("/api/notifications/password", body, 200) == {}
        assert (await stranger.post("/api/notifications/password", body, 400))["error"][
            "id"
        ] == "notify.token"
        await stranger.post("/api/me/login", {"name": "Ann", "password": "another horse 9"})
    assert (await ann.pages.get("/api/me"))["person"]["kind"] == "visitor"
    assert (await ben.pages.get("/api/me"))["person"]["kind"] == "member"


async def test_a_deleted_account_gets_nothing_and_leaves_nothing(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("challenge")
    await ben.pages.post("/api/follows", {"name": "Ann", "follow": True}, 200)
    await ann.invite("Ben")
    later(times)
    kept = server.container.notifications.outbox
    await kept.plan("mail", times.wall_ms())
    told = await ben.pages.get("/api/me/export")
    assert [one["kind"] for one in told["notices"]] == ["challenge"]
    assert told["follows"][0]["name"] == "Ann"
    people = server.container.people
    await people.store.forget((await people.named("Ben")).id)
    assert (await sent(server), mails.taken, await kept.states()) == (0, [], {})
