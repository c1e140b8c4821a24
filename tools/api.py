"""Write the types of the API for the page and the client, or check that they are up to date.

The server's declarations make the OpenAPI document; `tools.structs` makes the client's types of
what a program may ask about its games, and `openapi-typescript` makes the page's types of all
schemas. Some things that are no schemas become some for the page: the messages of each socket, as
`TableClientMessage` and `TableServerMessage`, and the body, the query and the answer of each
operation, as the properties of `Bodies`, `Queries` and `Answers` under keys such as
`POST /api/tables`. The page is told the languages, too, as `tantrix.messages` declares them.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.structs import Structs, reachable

from tantrix.messages.languages import DECLARED
from tantrix.server.app import API
from tantrix.server.web.openapi import document

Json = dict[str, Any]

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src" / "api" / "generated.ts"
LANGUAGES = ROOT / "web" / "src" / "api" / "languages.ts"
CLIENT = ROOT / "src" / "tantrix" / "client" / "generated.py"
PROGRAMS = {"bot", "puzzles", "stream", "tables"}
"""The tags of the operations of which the client has the types, where a token will do."""
READ = {"games", "rankings", "records", "tournaments"}
"""The tags of those of which the client has the types of what is read, and of what players do."""
PLAYING = {"token": ["play"]}

OPTIONS = (
    "--root-types",
    "--root-types-no-schema-prefix",
    "--empty-objects-unknown",
    "--default-non-nullable=false",
)
HEAD = '''\
"""What the server reads and sends. Written by `make api` from its declarations; do not edit."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

'''
BANNER = "// Written by `make api` from the declarations of the server; do not edit.\n"
SPOKEN = "/** The languages of the words; the first is the one to fall back on. */\n"


def client_types(described: Json) -> str:
    """Return the types of what programs send and are told as Python."""
    schemas = described["components"]["schemas"]
    operations = [
        operation
        for methods in described["paths"].values()
        for method, operation in methods.items()
        if any("token" in one for one in operation["security"])
        and (
            PROGRAMS & {*operation["tags"]}
            or (
                READ & {*operation["tags"]}
                and (method == "get" or PLAYING in operation["security"])
            )
        )
    ]
    responses = [operation["responses"] for operation in operations]
    structs = Structs(schemas, responses)
    classes = map(structs.struct, reachable(schemas, operations))
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(CLIENT), "-"]
    text = HEAD + "\n\n".join(filter(None, classes))
    return _piped(command, text, ROOT)


def page_types(described: Json) -> str:
    """Return all types of the API as TypeScript."""
    made = described["components"]["schemas"] | _sockets(described) | _operations(described)
    schemas = {name: _untitled(schema) for name, schema in made.items()}
    source = {**described, "paths": {}, "components": {"schemas": schemas}}
    command = [str(ROOT / "tools" / "npm"), "run", "--silent", "types", "--", *OPTIONS]
    return BANNER + _piped(command, json.dumps(source), ROOT / "web")


def languages() -> str:
    """Return the names of the languages, and which are reviewed, as TypeScript."""
    rows = (
        f"  {lang}: {{ name: '{one.name}', reviewed: {json.dumps(one.reviewed)} }},\n"
        for lang, one in DECLARED.items()
    )
    return f"{BANNER}\n{SPOKEN}export const DECLARED = {{\n{''.join(rows)}}} as const;\n"


def _piped(command: list[str], text: str, folder: Path) -> str:
    """Return what a command makes of a text; raises `CalledProcessError`, having said why."""
    done = subprocess.run(  # noqa: S603 - the project's own tools
        command, input=text, cwd=folder, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    )
    return done.stdout


def _sockets(described: Json) -> Json:
    """Return the messages of both sides of each socket, by the names of their unions."""
    found = {}
    for socket in described["x-sockets"].values():
        name = socket["name"].removesuffix("_socket").title()
        found[f"{name}ClientMessage"] = socket["receives"]
        found[f"{name}ServerMessage"] = socket["sends"]
    return found


def _operations(described: Json) -> Json:
    """Return the body, the query and the answer of each operation that has one."""
    bodies, queries, answers = {}, {}, {}
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            key = f"{method.upper()} {path}"
            if "requestBody" in operation:
                bodies[key] = _json_of(operation["requestBody"])
            query = {
                one["name"]: one["schema"]
                for one in operation["parameters"]
                if one["in"] == "query"
            }
            if query:
                queries[key] = {"type": "object", "properties": query}
            [answer] = (
                one for status, one in operation["responses"].items() if status.startswith("2")
            )
            answers[key] = _json_of(answer)
    return {
        "Bodies": _object(bodies),
        "Queries": _object(queries),
        "Answers": _object(answers),
    }


def _json_of(described: Json) -> Json:
    """Return the schema of a body or an answer; what is no JSON is a text."""
    content: Json = described["content"].get("application/json", {"schema": {"type": "string"}})
    schema: Json = content["schema"]
    return schema


def _untitled(schema: Json) -> Json:
    """Return a schema without its title, which is its name again."""
    return {key: value for key, value in schema.items() if key != "title"}


def _object(properties: Json) -> Json:
    return {"type": "object", "properties": properties, "required": list(properties)}


def main() -> None:
    """Write the types, or with `--check` compare them; exits with 1 where they differ."""
    described = document(API)
    made = {
        CLIENT: client_types(described),
        PAGE: page_types(described),
        LANGUAGES: languages(),
    }
    for file, text in made.items():
        if "--check" not in sys.argv:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.relative_to(ROOT)} is not what the server declares: run `make api`")


if __name__ == "__main__":
    main()
