"""Reviews: one leads, everybody's board follows, and moves are tried beside those of the game."""

from __future__ import annotations

import asyncio
import contextlib
import random

import pytest

from server.company import person
from server.kit import Json, Open, Page, Pages
from tantrix.notation import records
from tantrix.rules.strategy.state import StrategyRules
from tantrix.server.review import tree
from tantrix.server.review.tree import of_record, tree_of
from tantrix.server.tables import views

pytestmark = pytest.mark.anyio


class Reader(Page):
    """A page at a review: what it knows by what it was told."""

    def _follow(self, message: Json) -> None:
        nodes = self.snapshot["nodes"]
        nodes = nodes if message["node"] is None else [*nodes, message["node"]]
        news = {key: message[key] for key in ("version", "at", "view", "leader", "leading")}
        self.snapshot = {**self.snapshot, **news, "nodes": nodes}

    async def asks(self, kind: str, **fields: object) -> Json:
        """Ask for something without a version, and take its answer."""
        self._ids += 1
        await self.send({"type": kind, "id": f"r{self._ids}", **fields})
        return await self.until("accepted", "refused")

    async def catch_up(self, version: int) -> None:
        while self.version < version:
            await self.hear()


async def finished(pages: Pages, rng: random.Random) -> str:
    """Play a game to its end, and return its table."""
    page = await pages.new()
    await page.play(rng)
    table: str = page.snapshot["table"]["id"]
    return table


async def reader(pages: Pages, review: str) -> Reader:
    """Open a page at a review."""
    await person(pages)
    page = Reader((await pages.open(review, "reviews")).socket)
    assert (await page.hello())["type"] == "snapshot"
    return page


@pytest.fixture
async def two(pages: Pages, others: Pages, rng: random.Random) -> tuple[Reader, Reader]:
    """Return the pages of one who leads, and of one who follows."""
    table = await finished(pages, rng)
    review = (await pages.post("/api/reviews", {"table": table}))["review"]
    return await reader(pages, review), await reader(others, review)


def refused(answer: Json) -> str:
    assert answer["type"] == "refused", answer
    error_id: str = answer["error"]["id"]
    return error_id


async def test_a_review_begins_at_the_end_of_the_game_with_all_its_moves(
    two: tuple[Reader, Reader],
) -> None:
    leader, follower = two
    assert len(leader.snapshot["nodes"]) == leader.snapshot["played"] == leader.snapshot["at"] == 56
    assert leader.view == follower.view
    assert leader.view["player"] is None
    assert (leader.snapshot["leading"], follower.snapshot["leading"]) == (True, False)


async def test_everybody_looks_where_the_leader_looks(two: tuple[Reader, Reader]) -> None:
    leader, follower = two
    for node in (0, 10, 9, 56):
        answer = await leader.asks("step", to=node)
        await follower.catch_up(answer["version"])
        assert follower.snapshot["at"] == node
        assert len(follower.view["board"]) == node
        assert follower.view == leader.view


async def test_who_does_not_lead_changes_nothing(two: tuple[Reader, Reader]) -> None:
    _, follower = two
    code = "1@0,0:0"
    assert refused(await follower.asks("step", to=3)) == "review.not_leading"
    assert refused(await follower.asks("try", at=3, action=code)) == "review.not_leading"
    assert refused(await follower.asks("hand", to="Ann")) == "review.not_leading"
    assert refused(await follower.asks("lead")) == "review.led"
    assert follower.snapshot["at"] == 56


async def test_moves_are_tried_beside_the_game_by_its_own_rules(
    two: tuple[Reader, Reader],
) -> None:
    leader, follower = two
    await leader.asks("step", to=10)
    played = next(node["entry"]["code"] for node in leader.snapshot["nodes"] if node["id"] == 11)
    other = next(code for code in leader.view["legal"] if code != played)
    tried = await leader.asks("try", at=10, action=other)
    await follower.catch_up(tried["version"])
    node = follower.snapshot["nodes"][-1]
    assert (node["id"], node["parent"], node["entry"]["code"]) == (57, 10, other)
    assert follower.snapshot["at"] == 57
    assert other in follower.view["board"]
    again = await leader.asks("try", at=10, action=other)
    await leader.catch_up(again["version"])
    assert (leader.snapshot["at"], len(leader.snapshot["nodes"])) == (57, 57)
    back = await leader.asks("try", at=10, action=played)
    await leader.catch_up(back["version"])
    assert (leader.snapshot["at"], len(leader.snapshot["nodes"])) == (11, 57)
    illegal = next(code for code in ("1@9,9:0", "2@9,9:0") if code not in leader.view["legal"])
    assert refused(await leader.asks("try", at=10, action=illegal)).startswith("illegal.")
    assert refused(await leader.asks("try", at=99, action=other)) == "review.no_move"
    assert refused(await leader.asks("step", to=99)) == "review.no_move"


async def test_what_was_tried_and_who_leads_outlive_the_room(
    server: Open, two: tuple[Reader, Reader], pages: Pages, others: Pages
) -> None:
    leader, _ = two
    await leader.asks("step", to=0)
    await leader.asks("try", at=0, action=leader.view["legal"][0])
    nodes = leader.snapshot["nodes"]
    (review,) = server.container.reviews._actors
    room = await server.container.reviews.room(review)
    await room.close("{}", 1001)
    again, other = await reader(pages, review), await reader(others, review)
    assert again.snapshot["nodes"] == nodes
    assert (again.snapshot["leading"], other.snapshot["leading"]) == (True, False)


async def test_the_lead_is_taken_up_by_another_when_nobody_leads(
    two: tuple[Reader, Reader],
) -> None:
    leader, follower = two
    await leader.socket.close()
    while (heard := await follower.hear())["type"] != "presence" or heard["led"]:
        pass
    await follower.asks("lead")
    while not follower.snapshot["leading"]:
        await follower.hear()
    assert (await follower.asks("step", to=1))["type"] == "accepted"


async def test_who_looks_on_is_told_of_together_and_who_leads_at_once(
    server: Open, pages: Pages, rng: random.Random, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "PRESENCE_S", 3600)
    table = await finished(pages, rng)
    review = (await pages.post("/api/reviews", {"table": table}))["review"]
    leader = await reader(pages, review)
    async with contextlib.AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(Pages(server.url)) for _ in range(5)]
        watching = [await reader(one, review) for one in crowd]
        for number, page in enumerate(watching, start=2):
            heard = await page.until("presence")
            assert (heard["others"], heard["led"]) == (number, True)
        await leader.asks("step", to=1)
        assert [one["others"] for one in leader.heard if one["type"] == "presence"] == [1]
        await leader.socket.close()
        for page in watching:
            heard = await page.until("presence")
            assert (heard["others"], heard["led"]) == (5, False)


async def test_who_was_there_first_is_told_who_leads_as_soon_as_the_leader_comes(
    server: Open, rng: random.Random
) -> None:
    async with Pages(server.url) as ann, Pages(server.url) as ben:
        for pages, name in ((ann, "Ann"), (ben, "Ben")):
            await person(pages)
            await pages.post("/api/me/enter", {"name": name})
        review = (await ann.post("/api/reviews", {"table": await finished(ann, rng)}))["review"]
        early = await reader(ben, review)
        assert early.snapshot["leader"] == ""
        await reader(ann, review)
        while early.snapshot["leader"] != "Ann":
            await early.hear()


async def test_the_lead_is_handed_on_to_somebody_by_name(server: Open, rng: random.Random) -> None:
    async with Pages(server.url) as ann, Pages(server.url) as ben:
        for pages, name in ((ann, "Ann"), (ben, "Ben")):
            await person(pages)
            await pages.post("/api/me/enter", {"name": name})
        table = await finished(ann, rng)
        review = (await ann.post("/api/reviews", {"table": table}))["review"]
        first, second = await reader(ann, review), await reader(ben, review)
        assert second.snapshot["leader"] == "Ann"
        assert refused(await first.asks("hand", to="Cleo")) == "review.nobody"
        await first.asks("hand", to="Ben")
        while not second.snapshot["leading"]:
            await second.hear()
        assert (await second.asks("step", to=5))["type"] == "accepted"
        assert refused(await first.asks("step", to=6)) == "review.not_leading"
        assert second.snapshot["leader"] == "Ben"
        raw = "".join(first.raw + second.raw)
        assert not any([await person(one) in raw for one in (ann, ben)])


async def test_two_who_try_at_once_are_taken_one_after_the_other(
    two: tuple[Reader, Reader], pages: Pages
) -> None:
    leader, _ = two
    await leader.asks("step", to=0)
    twin = await reader(pages, _review_of(leader))
    one, other = leader.view["legal"][:2]
    done = await asyncio.gather(
        leader.asks("try", at=0, action=one), twin.asks("try", at=0, action=other)
    )
    assert {answer["type"] for answer in done} == {"accepted"}
    assert len({answer["version"] for answer in done}) == 2


def _review_of(page: Reader) -> str:
    path: str = page.socket.request.path  # type: ignore[union-attr]
    return path.rsplit("/", 1)[1]


async def test_a_game_that_goes_on_is_not_reviewed(pages: Pages) -> None:
    table = await pages.make()
    answer = await pages.post("/api/reviews", {"table": table}, status=400)
    assert answer["error"]["id"] == "review.not_over"
    for body in ({}, {"table": table, "record": "x"}, {"table": "a\0b"}):
        answer = await pages.post("/api/reviews", body, status=400)
        assert answer["error"]["id"] == "bad.message"
    await pages.get("/api/reviews/nowhere", status=404)


async def test_a_record_is_reviewed_as_a_table_is(pages: Pages, rng: random.Random) -> None:
    table = await finished(pages, rng)
    text = (await pages.http.get(f"/api/tables/{table}/record")).text
    of_table = (await pages.post("/api/reviews", {"table": table}))["review"]
    of_text = (await pages.post("/api/reviews", {"record": text}))["review"]
    one, other = [await pages.get(f"/api/reviews/{review}") for review in (of_table, of_text)]
    assert one["nodes"] == other["nodes"]
    assert one["view"] == other["view"]
    assert [seat["name"] for seat in other["table"]["seats"]] == ["Ann", "Ben"]
    set_up = '[Position "v1 strategy:2 free 0 1,2/3,4 5 -"]\n\n1. 1@0,0:0=5'
    for refused in ("nothing", set_up):
        answer = await pages.post("/api/reviews", {"record": refused}, status=400)
        assert answer["error"]["id"] == "review.record"


def test_a_review_holds_so_many_tries_and_no_more(
    monkeypatch: pytest.MonkeyPatch, rng: random.Random
) -> None:
    monkeypatch.setattr(tree, "MOST", 3)
    rules = StrategyRules()
    dealt = rules.deal(rng)
    state = rules.new_state(dealt)
    while not state.is_over:
        state.push(rng.choice(state.legal_actions()))
        state.settle()
    grown = tree_of(of_record(records.write(records.of(dealt, state))))
    legal = grown.table_state(0).config.view(grown.table_state(0).state)["legal"]
    for code in legal[:3]:
        grown = grown.tried(0, code, "Ann")
    with pytest.raises(Exception, match=r"review\.full"):
        grown.tried(0, legal[3], "Ann")
