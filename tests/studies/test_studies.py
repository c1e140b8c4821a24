"""Studies over HTTP: who keeps them, who sees them, and that nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

from analysis.gaming import played
from forum.conftest import member
from server.kit import FRIEND, PERSON, Json, Open, Pages, Times
from tantrix import analysis
from tantrix.analysis import serializers
from tantrix.notation import records
from tantrix.notation.positions import strategy
from tantrix.robots.native import network
from tantrix.server.privacy.personal_data import ESTATES
from tantrix.server.studies import http
from tantrix.server.studies.tree import LARGEST_TEXT, LONGEST, MOST_MOVES

pytestmark = pytest.mark.anyio

TEXT = played(1, most=8)
"""The beginning of a game."""


def wish(name: str = "Endgame", visibility: str = "link", **source: object) -> Json:
    source = source or {"text": TEXT}
    return {"name": name, "visibility": visibility, **source}


async def made(
    pages: Pages, name: str = "Endgame", visibility: str = "link", **more: object
) -> str:
    """Begin a study and return its id."""
    study: str = (await pages.post("/api/studies", wish(name, visibility, **more)))["id"]
    return study


async def tree(pages: Pages, study: str) -> Json:
    found = await pages.get(f"/api/studies/{study}")
    return {"comment": found["comment"], "nodes": found["nodes"]}


async def text(pages: Pages, study: str) -> str:
    return (await pages.http.get(f"/api/studies/{study}/text")).text


async def refusal(pages: Pages, path: str, body: Json, status: int = 400) -> str:
    answer = await pages.post(f"/api/studies{path}", body, status)
    why: str = answer["error"]["id"]
    return why


async def deleted(pages: Pages, study: str, status: int = 200) -> None:
    answer = await pages.http.delete(f"/api/studies/{study}", headers={"Origin": pages.origin})
    assert answer.status_code == status, answer.text


def varied(found: Json) -> Json:
    """Return a tree with a comment, glyphs, and another tile drawn after the first move."""
    first, *rest = found["nodes"]
    drawn = {node.get("drawn") for node in found["nodes"]}
    hands = {int(node["code"].split("@")[0]) for node in found["nodes"]}
    other = next(tile for tile in range(56, 0, -1) if tile not in drawn | hands)
    said = {**first, "comment": "Quiet { \\ }\n[%used 0:01]", "nags": [1, 14]}
    return {
        "comment": "What if?",
        "nodes": [said, *rest, {"parent": 0, "code": first["code"], "drawn": other, "nags": [6]}],
    }


async def test_a_study_begins_with_a_text_and_keeps_every_variation(ann: Pages) -> None:
    study = await made(ann)
    found = await ann.get(f"/api/studies/{study}")
    assert (found["name"], found["by"], found["version"], found["moves"]) == (
        "Endgame",
        "Ann",
        1,
        8,
    )
    assert found["mine"]
    assert [node["parent"] for node in found["nodes"]] == list(range(8))
    changed = varied(found)
    saved = await ann.post(f"/api/studies/{study}", {"version": 1, "tree": changed}, 200)
    assert (saved["version"], saved["moves"]) == (2, 9)
    again = await tree(ann, study)
    assert again == changed
    stored = await text(ann, study)
    copy = await made(ann, "Copy", text=stored)
    assert await text(ann, copy) == stored
    assert await tree(ann, copy) == again


async def test_every_line_knows_its_draws_but_nobody_the_bag(ann: Pages) -> None:
    whole = played(2)
    stored = await text(ann, await made(ann, text=whole))
    before, _ = records.read(whole)
    after, problems = records.read(stored)
    assert problems == []
    assert (after.hidden, after.deal.bag) == (len(before.deal.bag), ())
    assert [move.drawn for move in after.moves] == [move.drawn for move in before.moves]
    assert records.replay(after).board == records.replay(before).board


async def test_a_study_begins_with_a_position(ann: Pages) -> None:
    game, _ = records.read_game(TEXT)
    position = strategy.write(game.final())
    found = await ann.get(f"/api/studies/{await made(ann, position=position)}")
    assert (found["position"], found["nodes"]) == (strategy.write(game.final().hidden()), [])
    assert await refusal(ann, "", wish(position="v1 strategy:2 what")) == "bad.position"
    gobble = "v1 gobble:1 free 0 - - -"
    assert await refusal(ann, "", wish(position=gobble)) in {"study.game", "bad.position"}


async def test_a_study_begins_with_a_game_that_is_over(ann: Pages, rng: Random) -> None:
    page = await ann.new(PERSON, FRIEND)
    await page.play(rng, 3)
    table = page.snapshot["table"]["id"]
    assert await refusal(ann, "", wish(table=table)) == "table.not_over"
    await page.ask("resign", player=0)
    found = await ann.get(f"/api/studies/{await made(ann, table=table)}")
    codes = [entry["code"] for entry in page.snapshot["log"]]
    assert [node["code"] for node in found["nodes"]] == codes
    assert found["players"] == ["", ""]
    assert await refusal(ann, "", wish(table="none"), 404) == "table.unknown"


async def test_no_name_outlives_its_account_in_a_study_of_somebody_else(
    server: Open, ann: Pages, guest: Pages, rng: Random
) -> None:
    page = await ann.new(PERSON, FRIEND)
    await page.play(rng, 3)
    table = page.snapshot["table"]["id"]
    await page.ask("resign", player=0)
    await ann.post(f"/api/tables/{table}/share", {}, 200)
    assert "Ann" in (await guest.http.get(f"/api/tables/{table}/record")).text
    study = await made(guest, table=table)
    account = await server.container.people.named("Ann")
    await server.container.people.store.forget(account.id)
    assert "Ann" not in (await guest.http.get(f"/api/studies/{study}")).text
    assert "Ann" not in await text(guest, study)
    # What somebody pastes is their own to say.
    pasted = TEXT.replace("\n", '\n[Player1 "Zoe"]\n', 1)
    found = await guest.get(f"/api/studies/{await made(guest, text=pasted)}")
    assert found["players"] == ["Zoe", ""]


async def test_a_study_begins_with_another_one_and_with_moves_of_its_own(
    ann: Pages, guest: Pages
) -> None:
    study = await made(ann)
    changed = varied(await tree(ann, study))
    copy = await made(guest, "Mine", study=study, tree=changed)
    assert await tree(guest, copy) == changed
    assert len((await tree(ann, study))["nodes"]) == 8
    secret = await made(ann, visibility="private")
    assert await refusal(guest, "", wish(study=secret), 404) == "study.unknown"


async def test_a_stale_version_is_refused_and_nothing_is_lost(ann: Pages) -> None:
    study = await made(ann)
    before = await tree(ann, study)
    first, second = varied(before), {**before, "comment": "Another idea"}
    await ann.post(f"/api/studies/{study}", {"version": 1, "tree": first}, 200)
    answer = await ann.post(f"/api/studies/{study}", {"version": 1, "tree": second}, 409)
    assert (answer["error"]["id"], answer["error"]["params"]) == ("study.stale", {"version": 2})
    assert await tree(ann, study) == first
    # What is sent again after a lost answer is there already.
    again = await ann.post(f"/api/studies/{study}", {"version": 1, "tree": first}, 200)
    assert again["version"] == 2
    assert await tree(ann, await made(ann, "Copy", study=study, tree=second)) == second


async def test_who_sees_a_study_is_said_by_its_owner(
    ann: Pages, guest: Pages, reader: Pages
) -> None:
    study = await made(ann, visibility="private")
    for pages in (guest, reader):
        await pages.get(f"/api/studies/{study}", 404)
        assert (await pages.http.get(f"/api/studies/{study}/text")).status_code == 404
    assert await refusal(
        guest, f"/{study}", {"version": 1, "tree": varied(await tree(ann, study))}, 404
    )
    settings = {"name": "Shared", "visibility": "link"}
    await ann.post(f"/api/studies/{study}/settings", settings, 200)
    found = await reader.get(f"/api/studies/{study}")
    assert (found["name"], found["mine"], found["version"]) == ("Shared", False, 1)
    assert (await reader.get("/api/studies/public"))["studies"] == []
    await ann.post(f"/api/studies/{study}/settings", {**settings, "visibility": "public"}, 200)
    assert [one["id"] for one in (await reader.get("/api/studies/public"))["studies"]] == [study]
    assert (await guest.get("/api/studies"))["studies"] == []
    assert [one["id"] for one in (await ann.get("/api/studies"))["studies"]] == [study]


async def test_nobody_changes_a_study_of_somebody_else(
    ann: Pages, guest: Pages, reader: Pages
) -> None:
    study = await made(ann)
    save = {"version": 1, "tree": await tree(ann, study)}
    settings = {"name": "Taken", "visibility": "public"}
    assert await refusal(guest, f"/{study}", save, 403) == "study.not_yours"
    assert await refusal(guest, f"/{study}/settings", settings, 403) == "study.not_yours"
    await deleted(guest, study, 403)
    assert await refusal(reader, f"/{study}", save, 403) == "study.visitor"
    assert await refusal(reader, "", wish(), 403) == "study.visitor"
    await deleted(reader, study, 403)
    await reader.get("/api/studies", 403)
    assert (await ann.get(f"/api/studies/{study}"))["name"] == "Endgame"
    await deleted(ann, study)
    await ann.get(f"/api/studies/{study}", 404)
    await deleted(ann, study, 404)
    assert await refusal(ann, f"/{study}", save, 404) == "study.unknown"


async def test_what_cannot_be_a_study_is_refused(ann: Pages, guest: Pages) -> None:
    study = await made(ann)
    found = await tree(ann, study)
    first = found["nodes"][0]

    async def saved(pages: Pages = ann, status: int = 400, **change: object) -> str:
        return await refusal(
            pages, f"/{study}", {"version": 1, "tree": {**found, **change}}, status
        )

    broken = await ann.post("/api/studies", wish(text=TEXT.replace("=", "=x", 1)), 400)
    assert broken["error"]["id"] == "study.text"
    assert broken["error"]["params"]["line"] > 1
    assert await refusal(ann, "", wish(text="")) == "study.text"
    assert await refusal(ann, "", wish(text="x" * (LARGEST_TEXT + 1)), 413) == "study.large"
    assert await refusal(ann, "", wish(text=TEXT, study=study)) == "bad.message"
    assert await refusal(ann, "", wish(visibility="all")) == "bad.message"
    assert await refusal(ann, "", wish("")) == "chat.empty"
    assert await saved(nodes=[{"parent": 1, "code": "1@0,0:0"}]) == "bad.message"
    assert await saved(nodes=[{"parent": 0, "code": "resign:0"}]) == "bad.message"
    assert await saved(nodes=[{"parent": 0, "code": "1@0"}]) == "bad.placement"
    assert (
        await saved(nodes=[{**first, "code": first["code"].replace("@0,0", "@3,3")}])
        == "study.illegal"
    )
    assert await saved(nodes=[{**first, "drawn": 57}]) == "bad.message"
    assert await saved(nodes=[{**first, "nags": [256]}]) == "bad.message"
    assert await saved(nodes=[first] * (MOST_MOVES + 1)) == "study.full"
    assert await saved(comment="x" * (LONGEST + 1)) == "chat.long"
    assert await saved(comment="x\0") == "chat.character"
    said = [{**first, "comment": "w" * LONGEST} for _ in range(LARGEST_TEXT // LONGEST + 1)]
    assert await saved(nodes=said, status=413) == "study.large"
    own = await made(guest)
    body = {"version": 1, "tree": {**found, "comment": "see https://a.example"}}
    assert await refusal(guest, f"/{own}", body) == "chat.link"
    assert await refusal(guest, "", wish("www.a.example")) == "chat.link"
    assert len((await tree(guest, own))["nodes"]) == 8


async def test_lists_are_told_page_by_page(
    ann: Pages, times: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "PAGE", 2)
    for number in range(3):
        await made(ann, f"t{number}", "public")
    times.ms += 1000
    await made(ann, "t3", "public")
    for path in ("", "/public"):
        seen, before = [], ""
        while before is not None:
            answer = await ann.get(f"/api/studies{path}?before={before}")
            seen += [one["name"] for one in answer["studies"]]
            before = answer["before"]
        assert (len(seen), seen[0], sorted(seen)) == (4, "t3", ["t0", "t1", "t2", "t3"])
    for bad in ("x", "1", "1-", "-x", "9" * 16 + "-a"):
        await ann.get(f"/api/studies/public?before={bad}", 400)


async def test_what_a_person_and_an_address_may_keep_is_limited(
    server: Open, ann: Pages, guest: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "MOST", 1)
    await made(ann)
    answer = await ann.post("/api/studies", wish("One more"), 400)
    assert (answer["error"]["id"], answer["error"]["params"]) == ("limit.studies", {"most": 1})
    monkeypatch.setattr(http, "MOST", 99)
    budget = server.container.deps.budget
    budget.change(http.SAVES._replace(size=1, per_s=0.01))
    await made(guest)
    assert await refusal(guest, "", wish(), 429) == "limit.rate"
    budget.change(http.SAVES._replace(size=99))
    budget.change(http.MADE_OF_ADDRESS._replace(size=1, per_s=0.001))
    await made(ann)
    assert await refusal(ann, "", wish(), 429) == "limit.rate"


async def test_a_reported_study_is_hidden_by_moderators(
    ann: Pages, guest: Pages, reader: Pages, moderator: Pages
) -> None:
    study = await made(guest, "Rude words", "public")
    await ann.post(f"/api/studies/{study}/report", {"reason": "see there"})
    (report,) = (await moderator.get("/api/moderation"))["reports"]
    assert (report["name"], report["study"], report["post"]) == ("Guy", study, None)
    assert "Rude words" in report["lines"][0]["text"]
    assert await refusal(ann, f"/{study}/hide", {"hidden": True}, 403) == "chat.moderators"
    told = await moderator.post(f"/api/studies/{study}/hide", {"hidden": True}, 200)
    assert told["hidden"]
    for pages in (ann, reader):
        await pages.get(f"/api/studies/{study}", 404)
        assert (await pages.get("/api/studies/public"))["studies"] == []
    assert (await guest.get(f"/api/studies/{study}"))["hidden"]
    assert (await moderator.get(f"/api/studies/{study}"))["hidden"]
    await moderator.post(f"/api/studies/{study}/hide", {"hidden": False}, 200)
    assert len((await reader.get("/api/studies/public"))["studies"]) == 1
    acts = (await moderator.get("/api/moderation"))["acts"]
    assert [(one["act"], one["about"]) for one in acts] == [
        ("show_study", "Guy"),
        ("hide_study", "Guy"),
    ]
    secret = await made(guest, visibility="private")
    assert await refusal(moderator, f"/{secret}/hide", {"hidden": True}, 404) == "study.unknown"
    assert await refusal(ann, f"/{secret}/report", {"reason": "x"}, 404) == "study.unknown"


async def test_who_may_not_write_keeps_no_study(ann: Pages, moderator: Pages) -> None:
    study = await made(ann)
    measure = {"name": "Ann", "kind": "mute", "minutes": 10, "reason": "loud"}
    await moderator.post("/api/moderation/measures", measure, 200)
    assert await refusal(ann, "", wish()) == "chat.muted"
    save = {"version": 1, "tree": await tree(ann, study)}
    assert await refusal(ann, f"/{study}", save) == "chat.muted"


async def test_studies_are_exported_handed_over_and_deleted_with_their_account(
    server: Open, ann: Pages, guest: Pages, reader: Pages
) -> None:
    study = await made(guest)
    people = server.container.people
    guy, other = (await people.named("Guy")).id, (await people.named("Ann")).id
    [own] = (await people.store.made(guy))["studies"]
    assert (own["name"], own["text"]) == ("Endgame", await text(guest, study))
    assert "owner" not in own
    write = server.container.deps.store.database.write
    for estate in ESTATES:
        await write(lambda c, estate=estate: estate.hand_over(c, guy, other))
    assert (await ann.get(f"/api/studies/{study}"))["mine"]
    await people.store.forget(other)
    await reader.get(f"/api/studies/{study}", 404)


async def test_members_keep_studies_too(server: Open, others: Pages) -> None:
    await member(server, others, "Bo")
    assert (await others.get(f"/api/studies/{await made(others)}"))["by"] == "Bo"


async def test_a_position_is_analysed(ann: Pages) -> None:
    game, _ = records.read_game(TEXT)
    position = strategy.write(game.final())
    found = (await ann.http.get("/api/positions/analysis", params={"text": position})).json()
    assert found["choices"] >= len(found["placements"]) > 0
    assert found == serializers.position(analysis.position(strategy.read(position), network()))
    whole, _ = records.read_game(played(1))
    for bad, why in (
        (strategy.write(whole.final()), "bad.analysis.nothing"),
        ("v1 what", "bad.position"),
        ("x" * 4097, "limit.frame"),
    ):
        answer = await ann.http.get("/api/positions/analysis", params={"text": bad})
        assert answer.json()["error"]["id"] == why
