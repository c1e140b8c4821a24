"""What is told of whom: turns by correspondence, tournaments, people whom one follows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from notifications.conftest import Member, sent, sent_later
from notifications.receivers import MailServer
from server.crowd import Somebody
from server.kit import Json, Open, Pages, Times
from tantrix.server.notifications.notices import KEPT_MS, QUIET_MS
from tantrix.server.notifications.outbox import HOUR_MS
from tantrix.server.tables.config import Seat
from tantrix.server.tables.options import TournamentGame
from tantrix.server.tables.tournament_tables import TournamentTable
from tantrix.server.web.cookies import Person

pytestmark = pytest.mark.anyio


def known(member: Member) -> Somebody:
    return Somebody(member.pages, Person("", member.name))


async def begun(ann: Member, ben: Member, **terms: Any) -> str:  # noqa: ANN401
    """Begin a game of two by correspondence; return the table."""
    room = await known(ann).opened(**{"days": 3, **terms})
    other = await known(ben).room(room.room["id"])
    await other.do("sit", slot=1)
    await room.until_seated(2)
    answer = await room.do("start", after=0)
    table: str = answer["table"]
    return table


async def mover(ann: Member, ben: Member, table: str) -> tuple[Member, Member]:
    """Return who is to move at a table, and the other one."""
    page = await ann.pages.visit(table)
    return (ann, ben) if page.mine else (ben, ann)


async def moved(member: Member, table: str, rng: random.Random) -> None:
    """Have somebody move until it is the other one's turn."""
    page = await member.pages.visit(table)
    while page.mine:
        await page.place(rng.choice(page.view["legal"]))


async def test_a_turn_by_correspondence_is_told_until_it_is_made(
    ann: Member, ben: Member, rng: random.Random
) -> None:
    table = await begun(ann, ben)
    first, second = await mover(ann, ben, table)
    assert (await first.kinds(), await second.kinds()) == (["turn"], [])
    assert (await first.pages.get("/api/me/waiting")) == {
        "turns": [table],
        "live": [],
        "races": [],
        "unread": 1,
    }
    await moved(first, table, rng)
    (notice,) = await second.notices()
    assert (notice["by"], notice["path"]) == (first.name, f"/table/{table}")
    assert await first.kinds() == []
    await moved(second, table, rng)
    assert (await first.kinds(), await second.kinds()) == (["turn"], [])
    page = await second.pages.visit(table)
    await page.ask("resign", player=page.snapshot["you"][0])
    assert (await first.kinds(), await second.kinds()) == ([], [])


async def test_turns_are_mailed_together_and_not_again_for_a_while(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times, *, rng: random.Random
) -> None:
    for one in (ann, ben):
        await one.want_mail("turn", hours=6)
    tables = [await begun(ann, ben) for _ in range(3)]
    for table in tables:  # now it is Ben's turn at all of them
        if (await mover(ann, ben, table))[0] is ann:
            await moved(ann, table, rng)
    assert await sent(server) == 0
    assert await sent_later(server, times) == 1
    assert (mails.recipients, mails.subjects) == ([ben.address], ["It is your turn in 3 games"])
    text = mails.taken[0].get_content()
    assert all(f"/table/{table}" in text for table in tables)
    await moved(ben, tables[0], rng)
    await moved(ann, tables[0], rng)
    await sent_later(server, times)
    assert mails.recipients == [ben.address]  # Ann had moved before her mail was due
    times.ms += 6 * HOUR_MS
    assert await sent(server) == 1
    assert mails.subjects[1] == "It is your turn in 3 games"
    times.ms += 12 * HOUR_MS
    assert await sent(server) == 0  # nothing has happened since


async def test_an_offer_by_correspondence_is_told_until_it_is_answered(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("offer")
    table = await begun(ann, ben)
    page = await ann.pages.visit(table)
    offer = await page.ask("offer", what="pause")
    (notice,) = [one for one in await ben.notices() if one["kind"] == "offer"]
    assert (notice["by"], notice["path"]) == ("Ann", f"/table/{table}")
    assert "offer" not in await ann.kinds()
    assert (await sent_later(server, times), mails.subjects) == (1, ["Ann has made you an offer"])
    other = await ben.pages.visit(table)
    await other.ask("answer", offer=offer["version"], accept=False)
    assert "offer" not in await ben.kinds()
    await other.ask("offer", what="tie")
    assert "offer" in await ann.kinds()
    again = await ben.pages.visit(table)
    await again.ask("withdraw", offer=again.snapshot["agreements"]["offer"]["version"])
    assert "offer" not in await ann.kinds()
    await sent_later(server, times)
    assert mails.recipients == [ben.address]  # Ann has asked for nothing


async def test_an_offer_at_a_live_table_is_told_there_alone(ann: Member, ben: Member) -> None:
    table = await begun(ann, ben, days=None)
    page = await ann.pages.visit(table)
    await page.ask("offer", what="pause")
    assert await ben.kinds() == []


async def test_a_reply_is_told_to_those_who_have_written_there_once_until_they_look(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    for one in (ann, ben):
        await one.want_mail("reply")
    thread = await asked(ann)
    first = await replied(ben, thread, "Yes.")
    (notice,) = await ann.notices()
    assert (notice["kind"], notice["by"]) == ("reply", "Ben")
    assert notice["path"] == f"/forum/thread/{thread}?post={first}"
    await replied(ben, thread, "And no.")
    assert [one["path"] for one in await ann.notices()] == [notice["path"]]
    assert await ben.kinds() == []
    assert (await sent_later(server, times), mails.subjects) == (
        1,
        ["Ben has replied in the forum"],
    )
    await replied(ben, thread, "Or both.")
    assert await sent_later(server, times) == 0  # Ann has not looked yet
    await ann.pages.post("/api/notifications/seen", {"upto_ms": notice["at_ms"]}, 200)
    last = await replied(ben, thread, "Neither.")
    (notice,) = await ann.notices()
    assert notice["path"] == f"/forum/thread/{thread}?post={last}"
    assert (await sent_later(server, times), mails.recipients) == (1, [ann.address] * 2)
    await replied(ann, thread, "Thank you.")
    assert await ben.kinds() == ["reply"]


async def test_a_reply_is_not_told_to_who_ignores_its_author_nor_once_it_is_hidden(
    server: Open, ann: Member, ben: Member
) -> None:
    thread = await asked(ann)
    post = await replied(ben, thread, "Something rude.")
    assert await ann.kinds() == ["reply"]
    await server.container.people.set_role("Ann", "moderator")
    await ann.pages.post(f"/api/forum/posts/{post}/hide", {"hidden": True}, 200)
    assert await ann.kinds() == []
    await replied(ben, thread, "More of it.")
    assert await ann.kinds() == ["reply"]
    await ann.pages.post(f"/api/forum/threads/{thread}/state", {"hidden": True}, 200)
    assert await ann.kinds() == []
    other = await asked(ann)
    await ann.pages.post("/api/ignored", {"name": "Ben", "ignore": True}, 200)
    await replied(ben, other, "Here, too.")
    assert await ann.kinds() == []


async def asked(member: Member) -> int:
    """Begin a thread; return its number."""
    member.count += 1
    title = f"Question {member.count}"
    wish = {"id": f"ask-{member.count}", "section": "rules", "lang": "en"}
    answer = await member.pages.post(
        "/api/forum/threads", {**wish, "title": title, "body": f"{title}?"}
    )
    thread: int = answer["thread"]
    return thread


async def replied(member: Member, thread: int, body: str) -> int:
    """Reply in a thread; return the number of the post."""
    member.count += 1
    wish = {"id": f"reply-{member.count}", "lang": "en", "body": body}
    answer = await member.pages.post(f"/api/forum/threads/{thread}", wish)
    post: int = answer["post"]
    return post


async def test_a_live_game_is_shown_everywhere_but_not_told(ann: Member, ben: Member) -> None:
    table = await begun(ann, ben, days=None)
    first, second = await mover(ann, ben, table)
    assert (await first.kinds(), await second.kinds()) == ([], [])
    waiting = await second.pages.get("/api/me/waiting")
    assert waiting == {"turns": [], "live": [table], "races": [], "unread": 0}


async def test_a_table_of_a_tournament_is_told_to_those_who_sit_there(
    server: Open, ann: Member, ben: Member, mails: MailServer, times: Times
) -> None:
    await ben.want_mail("round")
    people = [await server.container.people.named(one.name) for one in (ann, ben)]
    seats = tuple(
        Seat(kind="person", name=one.name, level=None, colour=colour, person=one.id)
        for one, colour in zip(people, "RY", strict=True)
    )
    game = TournamentGame(
        tournament="t", stage=1, round=1, pairing=1, game=1, ranked=False, starter=0
    )
    table = await server.table_manager.create_for_tournament(
        TournamentTable(game=game, seats=seats, limit_ms=600_000)
    )
    again = await server.table_manager.create_for_tournament(
        TournamentTable(game=game, seats=seats, limit_ms=600_000)
    )
    assert again == table
    (notice,) = await ben.notices()
    assert (notice["kind"], notice["by"], notice["path"]) == ("round", "Ann", f"/table/{table}")
    assert (await sent_later(server, times), mails.subjects) == (
        1,
        ["Your tournament game is ready"],
    )


async def test_followers_hear_of_a_room_now_and_then_until_it_closes(
    ann: Member, ben: Member, times: Times
) -> None:
    assert (await follow(ben, "Ann"))["people"][0]["place"] is None
    await known(ann).opened(private=True)
    assert await ben.kinds() == []
    room = await known(ann).opened()
    (notice,) = await ben.notices()
    assert (notice["by"], notice["path"]) == ("Ann", f"/room/{room.room['id']}")
    await room.do("close")
    assert await ben.kinds() == []
    second = await known(ann).opened()
    assert await ben.kinds() == []
    await second.do("close")
    times.ms += QUIET_MS + 1
    await known(ann).opened()
    assert await ben.kinds() == ["followed"]


async def test_whom_one_follows_is_shown_with_the_place_where_they_are(
    ann: Member,
    ben: Member,
) -> None:
    await follow(ben, "ann")
    table = await begun(ann, ben, days=None)
    await known(ann).channel(f"table:{table}")
    (row,) = (await ben.pages.get("/api/follows"))["people"]
    assert (row["person"]["name"], row["place"], row["id"]) == ("Ann", "table", table)
    assert (await ann.pages.get("/api/follows"))["people"] == []
    assert (await follow(ben, "Ann", follow=False))["people"] == []


async def follow(member: Member, name: str, *, follow: bool = True) -> Json:
    return await member.pages.post("/api/follows", {"name": name, "follow": follow}, 200)


async def test_nobody_follows_themselves_strangers_or_too_many(
    server: Open, ann: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, error in (("Ann", "follow.self"), ("Zoe", "people.unknown")):
        status = 404 if name == "Zoe" else 400
        refused = await ann.pages.post("/api/follows", {"name": name, "follow": True}, status)
        assert refused["error"]["id"] == error
    monkeypatch.setattr("tantrix.server.following.repository.MOST", 0)
    refused = await ann.pages.post("/api/follows", {"name": "Ben", "follow": True}, 400)
    assert refused["error"]["id"] == "limit.follows"
    async with Pages(server.url) as visitor:
        for path in ("/api/follows", "/api/notifications", "/api/notifications/settings"):
            assert (await visitor.get(path, 401))["error"]["id"] == "people.none"
        assert (await visitor.get("/api/me/waiting"))["unread"] == 0


async def test_a_guest_who_logs_in_keeps_whom_they_follow(server: Open, ben: Member) -> None:
    async with Pages(server.url) as pages:
        await pages.post("/api/me/enter", {"name": "Gil"})
        for name in ("Ann", "Ben"):
            await pages.post("/api/follows", {"name": name, "follow": True}, 200)
        people = server.container.people
        await people.store.change(
            (await people.named("Ben")).id, password=await people.passwords.hash("a horse 17 x")
        )
        await pages.post("/api/me/login", {"name": "Ben", "password": "a horse 17 x"})
    rows = (await ben.pages.get("/api/follows"))["people"]
    assert [row["person"]["name"] for row in rows] == ["Ann"]


async def test_what_is_old_is_forgotten(
    server: Open, ann: Member, ben: Member, times: Times
) -> None:
    await ann.invite("Ben")
    notices = server.container.notifications.notices
    await notices.purge(times.wall_ms() - KEPT_MS)
    assert await ben.kinds() == ["challenge"]
    await notices.purge(times.wall_ms() + 1)
    assert await ben.kinds() == []
