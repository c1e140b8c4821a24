"""The description of the API: it is whole, and the server keeps to it whatever it is sent."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from openapi_spec_validator import OpenAPIV31SpecValidator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from starlette.routing import Route

from server.kit import Open, Pages
from server.process import serving
from tantrix.server.app import API, build
from tantrix.server.web.openapi import document
from tantrix.server.web.route import Api, Query, Routes

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
HEADING = Path("docs/server/api.md").read_text(encoding="utf-8").splitlines()[0]
CHECKS = [not_a_server_error, response_schema_conformance]


async def described(pages: Pages) -> Json:
    return await pages.get("/api/openapi.json")


def operations(description: Json) -> Iterator[tuple[str, str, Json]]:
    for path, methods in description["paths"].items():
        for method, one in methods.items():
            yield path, method, one


async def test_every_route_is_described_once(server: Open, pages: Pages) -> None:
    description = await described(pages)
    routes = [route for route in build(server.container).routes if isinstance(route, Route)]
    there = {
        (re.sub(r":\w+", "", route.path), method.lower())
        for route in routes
        if route.path.startswith("/api/") and not route.path.endswith(":path}")
        for method in (route.methods or set()) - {"HEAD"}
    }
    found = [(path, method) for path, method, _ in operations(description)]
    assert set(found) == there
    assert len(found) == len(there)


async def test_the_description_names_no_file_that_the_reader_does_not_have(pages: Pages) -> None:
    about = (await described(pages))["info"]["description"]
    assert "docs/" not in about
    assert HEADING.removeprefix("# ") in about


async def test_the_description_is_made_once_however_many_ask_for_it_meanwhile() -> None:
    made: list[Api] = []

    def describe(api: Api) -> Json:
        made.append(api)
        time.sleep(0.1)
        return {"openapi": "3.1.0"}

    api = Api([])
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: api.described(describe), range(4)))
    assert found == [b'{"openapi":"3.1.0"}'] * 4
    assert made == [api]
    assert api.description == found[0]


async def test_every_operation_says_what_it_is_for(pages: Pages) -> None:
    description = await described(pages)
    names = [one["operationId"] for _, _, one in operations(description)]
    assert len(set(names)) == len(names)
    for path, _, one in operations(description):
        assert one["summary"].endswith((".", ","))
        inside = re.findall(r"\{(\w+)\}", path)
        assert [p["name"] for p in one["parameters"] if p["in"] == "path"] == inside


async def test_every_schema_that_is_referred_to_is_there(pages: Pages) -> None:
    description = await described(pages)
    names = set(re.findall(r'"#/components/schemas/([^"]+)"', json.dumps(description)))
    assert names <= description["components"]["schemas"].keys()
    assert {
        "TableFull",
        "TableStateEvent",
        "ChatLineEvent",
        "NewStrategy",
        "PlaceMessage",
        "RefusalView",
    } <= names


async def test_what_is_read_and_answered_has_the_schema_of_its_struct(pages: Pages) -> None:
    paths = (await described(pages))["paths"]

    def body(path: str) -> Json:
        schema: Json = paths[path]["post"]["requestBody"]["content"]["application/json"]["schema"]
        return schema

    assert len(body("/api/tables")["anyOf"]) == 4
    assert body("/api/me/login") == {"$ref": "#/components/schemas/LogIn"}
    assert body("/api/me/logout") == {"$ref": "#/components/schemas/LogOut"}
    assert "#/components/schemas/Place" in str(body("/api/bot/table/{table}/action"))
    made = paths["/api/tokens"]["post"]["responses"]["201"]["content"]["application/json"]["schema"]
    assert made == {"$ref": "#/components/schemas/MadeToken"}
    lines = paths["/api/stream/event"]["get"]["responses"]["200"]["content"]
    assert "application/x-ndjson" in lines


async def test_scopes_are_told(pages: Pages) -> None:
    paths = (await described(pages))["paths"]
    assert paths["/api/tokens"]["post"]["security"] == [{"session": []}]
    assert {"token": ["play"]} in paths["/api/tables"]["post"]["security"]
    assert {"token": []} in paths["/api/tables"]["get"]["security"]


async def test_every_answer_in_json_has_a_type(pages: Pages) -> None:
    description = await described(pages)
    for path, _, one in operations(description):
        (answered,) = (each for status, each in one["responses"].items() if status[0] == "2")
        ((media, content),) = answered["content"].items()
        if media == "application/json" and path != "/api/openapi.json":
            assert content["schema"].keys() == {"$ref"}


FREE = {
    "Delete.credential",  # as Web Authentication has it
    "NewPasskey.credential",
    "UsedPasskey.credential",
    "StartTwoStep.credential",
    "ShowSecondFactor.credential",
    "PasskeyOptions.options",
    "Keep.value",  # what a page keeps, the server does not read
    "KeptThings.kept",
    "Everything.kept",
    "Everything.account",  # as it is stored
    "DocumentEvent.event",  # as it is stored, without secrets and persons
    "UploadTournament.event",  # as a director's file has it
    "UploadEvents.events",
    "RefusalView.params",  # by the sentence that names them
    "PlayTask.params",
    "PlaceTask.params",
    "ChooseTask.params",
    "JudgedAnswer.params",
}


def is_free(schema: object) -> bool:
    """Whether an object may have anything in it, or a value may be anything."""
    if isinstance(schema, list):
        return any(map(is_free, schema))
    if not isinstance(schema, dict):
        return False
    known = {"type", "anyOf", "$ref", "enum"} & schema.keys()
    loose = schema.get("type") == "object" and not schema.get("additionalProperties")
    return not known or loose or any(is_free(schema.get(part, [])) for part in PARTS)


PARTS = ("anyOf", "items", "prefixItems", "additionalProperties")


async def test_every_field_has_a_type_but_those_that_may_hold_anything(pages: Pages) -> None:
    schemas = (await described(pages))["components"]["schemas"]
    fields = {
        f"{name}.{field}": schema
        for name, described in schemas.items()
        for field, schema in described.get("properties", {}).items()
    }
    assert {field for field, schema in fields.items() if is_free(schema)} == FREE


async def test_the_messages_of_every_socket_are_described(pages: Pages) -> None:
    description = await described(pages)
    assert description["x-sockets"].keys() == {re.sub(r":\w+", "", one.path) for one in API.sockets}
    for socket in description["x-sockets"].values():
        for side in ("receives", "sends"):
            kinds = [one["$ref"].rpartition("/")[2] for one in socket[side]["anyOf"]]
            assert all(
                "type" in description["components"]["schemas"][kind]["properties"] for kind in kinds
            )


async def test_what_is_always_sent_is_required(pages: Pages) -> None:
    schemas = (await described(pages))["components"]["schemas"]
    for name in ("ResultView", "TableView", "RoomSettings", "PersonView"):
        optional = schemas[name]["properties"].keys() - set(schemas[name]["required"])
        assert optional <= {"bot", "doubles", "start", "start_draws", "options"}
    assert (
        "required" not in schemas["RoomSettingsInput"]
        or not schemas["RoomSettingsInput"]["required"]
    )


async def test_patterns_are_those_of_ecma(pages: Pages) -> None:
    text = json.dumps(await described(pages))
    assert '"pattern"' in text
    assert not re.search(r'"pattern": "[^"]*\\\\[AZ]', text)


def test_the_description_is_valid() -> None:
    OpenAPIV31SpecValidator(document(API)).validate()


def test_a_generator_of_python_makes_types_of_it(tmp_path: Path) -> None:
    described, made = tmp_path / "openapi.json", tmp_path / "models.py"
    described.write_text(json.dumps(document(API)))
    command = [sys.executable, "-W", "ignore", "-m", "datamodel_code_generator"]
    options = ["--input-file-type", "openapi", "--output-model-type", "typing.TypedDict"]
    subprocess.run([*command, *options, "--input", described, "--output", made], check=True)
    assert compile(made.read_text(), made, "exec")
    assert "class TableView(" in made.read_text()


def test_a_route_without_a_body_is_described_too() -> None:
    routes = Routes()

    class Wish(Query, frozen=True):
        """What is wished for."""

        lang: str = "en"

    async def bare(request: object, query: Wish) -> dict[str, int]:
        """Do nothing."""

    bare.__annotations__ |= {"query": Wish, "return": dict[str, int]}
    routes.get("/api/bare/{number:number}")(bare)
    one = document(Api([routes]))["paths"]["/api/bare/{number}"]["get"]
    assert [parameter["name"] for parameter in one["parameters"]] == ["number", "lang"]
    assert one["parameters"][0]["schema"]["type"] == "integer"
    assert one["operationId"] == "bare"
    assert "requestBody" not in one


def keeps_to_it(url: str, examples: int) -> int:
    """Send what fits the description, and what does not, and check every answer."""
    schema = schemathesis.openapi.from_url(f"{url}api/openapi.json")
    asked = 0
    for found in schema.exclude(path_regex="stream").get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]  # a schema that is wrong fails here

        @settings(
            max_examples=examples,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy())
        def ask(case: schemathesis.Case[Any]) -> None:
            nonlocal asked
            asked += 1
            case.call_and_validate(checks=CHECKS)

        ask()
    return asked


def test_the_server_keeps_to_its_description(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        assert keeps_to_it(server.url, 2) > 100
        status, output = server.end(15)
    assert (status, output) == (0, "")


@pytest.mark.soak
def test_the_server_keeps_to_its_description_for_long(tmp_path: Path) -> None:
    with serving(tmp_path / "tantrix.db") as server:
        assert keeps_to_it(server.url, 60) > 2000
