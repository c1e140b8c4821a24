"""Python types of JSON Schemas: a frozen msgspec struct for each object.

What programs are told may come from a server that is newer than their client. So fields that the
client does not know are ignored, and an enumeration is a text, with the values known so far in a
comment; in what programs send, it is a `Literal`. A field that need not be there has its default,
or is `UNSET`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Json = dict[str, Any]

_SIMPLE = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
    "any": "Any",
}
_WIDTH = 90


class Structs:
    """Writes the types of some schemas, of which those in `sent` are what programs are told."""

    def __init__(self, schemas: Mapping[str, Json], sent: Iterable[Json]) -> None:
        self._schemas = schemas
        self._sent = set(reachable(schemas, sent))

    def struct(self, name: str) -> str:
        """Return the class of a schema, or nothing for one that is not of an object."""
        schema = self._schemas[name]
        if "properties" not in schema:
            return ""
        fields = dict(schema["properties"])
        tag = _tag(schema)
        options = ["msgspec.Struct", "frozen=True", "kw_only=True"]
        if tag is not None:
            options += [f'tag_field="{tag}"', f'tag="{fields.pop(tag)["enum"][0]}"']
        lines = [_docstring(schema["description"])]
        for field, described in fields.items():
            lines += self._field(name, field, described, needed=field in schema.get("required", ()))
        body = textwrap.indent("\n".join(lines), "    ")
        return f"class {name}({', '.join(options)}):\n{body}\n"

    def _field(self, struct: str, name: str, schema: Json, *, needed: bool) -> Iterator[str]:
        """Yield the lines of a field."""
        sent = struct in self._sent
        values = ", ".join(self._values(schema))
        if sent and values:
            yield from textwrap.wrap(f"# One of {values}.", _WIDTH, subsequent_indent="# ")
        kinds = self._kinds(schema, sent=sent)
        if needed:
            yield f"{name}: {_either(kinds)}"
        elif "default" in schema:
            yield f"{name}: {_either(kinds)} = {schema['default']!r}"
        else:
            yield f"{name}: {_either([*kinds, 'msgspec.UnsetType'])} = msgspec.UNSET"

    def _kinds(self, schema: Json, *, sent: bool) -> list[str]:
        """Return the types of which a value has one."""
        schema = self._resolved(schema)
        if "anyOf" in schema:
            return [kind for one in schema["anyOf"] for kind in self._kinds(one, sent=sent)]
        if "$ref" in schema:
            return [_name(schema)]
        if "enum" in schema and not (sent and schema.get("type") == "string"):
            return [f"Literal[{', '.join(map(repr, schema['enum']))}]"]
        kind = schema.get("type", "any")
        if kind == "array":
            return [self._array(schema, sent=sent)]
        if kind == "object":
            rest = schema.get("additionalProperties") or {}
            return [f"dict[str, {_either(self._kinds(rest, sent=sent))}]"]
        return [_SIMPLE[kind]]

    def _array(self, schema: Json, *, sent: bool) -> str:
        """Return the type of a list, or of a tuple."""
        if "prefixItems" not in schema:
            return f"list[{_either(self._kinds(schema['items'], sent=sent))}]"
        parts = (_either(self._kinds(one, sent=sent)) for one in schema["prefixItems"])
        return f"tuple[{', '.join(parts)}]"

    def _values(self, schema: Json) -> Iterator[str]:
        """Yield the values of the enumerations in a field."""
        schema = self._resolved(schema)
        if schema.get("type") == "string":
            yield from (f"`{value}`" for value in schema.get("enum", ()))
        for part in (*schema.get("anyOf", ()), schema.get("items", {})):
            yield from self._values(part) if part else ()

    def _resolved(self, schema: Json) -> Json:
        """Return what an enumeration's name stands for, and all else as it is."""
        if "$ref" in schema and "enum" in self._schemas[_name(schema)]:
            return self._schemas[_name(schema)]
        return schema


def reachable(schemas: Mapping[str, Json], begin: Iterable[Json]) -> list[str]:
    """Return the names of all schemas to which some others lead, in the order of the alphabet."""
    found: set[str] = set()
    waiting = [name for one in begin for name in _names_in(one)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += _names_in(schemas[name])
    return sorted(found)


def _names_in(schema: Any) -> Iterator[str]:  # noqa: ANN401 - any JSON value
    """Yield the names to which a schema refers."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield _name(schema)
        for value in schema.values():
            yield from _names_in(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _names_in(value)


def _either(kinds: Iterable[str]) -> str:
    """Return the union of some types, None last."""
    return " | ".join(sorted(dict.fromkeys(kinds), key=lambda kind: kind == "None"))


def _name(schema: Json) -> str:
    name: str = schema["$ref"].rpartition("/")[2]
    return name


def _tag(schema: Json) -> str | None:
    """Return the field by which a struct is told from others, None without one."""
    first = next(iter(schema["properties"]), "")
    described = schema["properties"].get(first, {})
    alone = len(described.get("enum", ())) == 1 and described.get("type") == "string"
    return first if alone and first in schema.get("required", ()) else None


def _docstring(text: str) -> str:
    ending = "\n" if "\n" in text else ""
    return f'"""{text}{ending}"""\n'
