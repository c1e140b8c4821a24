"""The order of the bag and its seed stay in the server until the game is over."""

from __future__ import annotations

import base64
import json
import random

import pytest

from server.dailies import TODAY, TOMORROW, begin, finish
from server.kit import PERSON, ROBOT, Open, Page, Pages
from tantrix.server.daily.repository import Day
from tantrix.server.tables.events import Started
from tantrix.server.tables.state import TABLE_LOG

pytestmark = pytest.mark.anyio

Secret = tuple[str, list[int]]


async def secret_of(server: Open, table: str) -> Secret:
    """Return the seed and the bag of a table, as they are stored."""
    started = TABLE_LOG.decode((await server.store.entries(table))[0].body)
    assert isinstance(started, Started)
    return started.secret.seed, list(started.secret.bag)


async def texts_of(pages: Pages, page: Page) -> list[str]:
    """Return every text that anybody gets of a table."""
    table = page.snapshot["table"]["id"]
    paths = ["", "/replay", "/record", *(f"/views/{n}" for n in range(len(page.view["board"]) + 1))]
    answers = [await pages.http.get(f"/api/tables/{table}{path}") for path in paths]
    answers += [await pages.http.get("/api/tables?all=1")]
    return [*page.raw, *(answer.text + repr(answer.headers) for answer in answers)]


def reveals(text: str, secret: Secret) -> bool:
    """Whether a text has the seed, or five tiles of the bag in a row, however written."""
    seed, bag = secret
    rows = [bag[at : at + 5] for at in range(len(bag) - 4)]
    forms = [form.join(map(str, row)) for row in rows for form in (",", ", ", "/", " ", "-")]
    return any(form in text for form in [seed, *forms])


async def test_nothing_tells_the_bag_or_the_seed_while_a_game_runs(
    server: Open, pages: Pages, others: Pages, rng: random.Random
) -> None:
    page = await pages.new(PERSON, ROBOT)
    table = page.snapshot["table"]["id"]
    seed, bag = await secret_of(server, table)
    watcher = await others.visit(table)
    await page.play(rng, 6)
    await page.my_turn()
    await page.ask("preview", placement=page.view["legal"][0])
    await page.ask("place", placement="1@9,9:0")
    rest = bag[-page.view["bag"] :]
    assert len(rest) > 10
    texts = [*await texts_of(pages, page), *await texts_of(others, watcher)]
    assert not any(reveals(text, (seed, rest)) for text in texts)


async def test_the_next_tile_of_the_bag_is_told_by_nothing_but_its_draw(
    server: Open, pages: Pages, rng: random.Random
) -> None:
    page = await pages.new()
    _, bag = await secret_of(server, page.snapshot["table"]["id"])
    while page.view["bag"] > 30:
        due = bag[-page.view["bag"]]
        seen = json.dumps([page.view["hands"], page.view["board"], page.snapshot["log"]])
        assert f'"drawn": {due},' not in seen
        assert not any(due in hand for hand in page.view["hands"])
        await page.play(rng, 1)
        assert page.snapshot["log"][-1]["drawn"] == due


async def test_the_record_of_a_running_game_has_neither_bag_nor_seed(
    pages: Pages, rng: random.Random
) -> None:
    page = await pages.new()
    await page.play(rng, 5)
    record = (await pages.http.get(f"/api/tables/{page.snapshot['table']['id']}/record")).text
    assert '[Bag "?44"]' in record
    assert "Seed" not in record


async def test_the_record_of_a_finished_game_has_both(
    server: Open, pages: Pages, rng: random.Random
) -> None:
    page = await pages.new()
    await page.play(rng)
    table = page.snapshot["table"]["id"]
    seed, bag = await secret_of(server, table)
    record = (await pages.http.get(f"/api/tables/{table}/record")).text
    assert f'[Seed "{seed}"]' in record
    assert f'[Bag "{",".join(map(str, bag))}"]' in record


async def test_the_secret_of_a_game_is_not_in_what_is_printed_of_it(
    server: Open, pages: Pages
) -> None:
    table = await pages.make()
    seed, bag = await secret_of(server, table)
    table_state = (await server.table_manager.room(table)).state
    assert not reveals(repr(table_state), (seed, bag))


async def test_nothing_tells_the_secret_of_the_days_or_the_puzzle_of_tomorrow(
    server: Open, pages: Pages, others: Pages
) -> None:
    secret, _ = await server.days.store.secret(b"", "")
    tomorrow = Day(TOMORROW, 3, "turns", 12, "v1~the-puzzle-of-tomorrow")
    await server.days.store.keep(tomorrow)
    await begin(pages)
    await finish(pages)
    texts = []
    for one in (pages, others):
        for day in ("", f"/{TODAY}", f"/{TOMORROW}", "/calendar"):
            for rest in ("", "/table", "/open", "/finish"):
                path = f"/api/daily{day}{rest}"
                texts += [await one.http.get(path), await one.http.post(path, json={"moves": []})]
        texts += [await one.http.get(path) for path in ("/api/bootstrap", "/api/tables?all=1")]
    forms = [secret.hex(), repr(secret)[2:-1], base64.b64encode(secret).decode(), tomorrow.puzzle]
    assert {answer.status_code for answer in texts} >= {200, 400, 404}
    assert not any(form in answer.text + repr(answer.headers) for answer in texts for form in forms)
