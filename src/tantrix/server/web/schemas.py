"""JSON Schemas of all types on the wire, under names that are unique and readable.

msgspec makes the schemas. What it makes fits a reader of requests; some things are set right: two
types of one name are told apart by the part of the server to which they belong; patterns are
written as ECMA-262 has them, and enumerations have a type; and in what is answered a field with a
default is required, since it is always sent. A type that is both read and answered has two schemas
where these differ, the one that is read under the name with `Input` at its end.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from typing import Any

import msgspec
from msgspec import inspect

Json = dict[str, Any]

REF = "#/components/schemas/{name}"
_REFERS = REF.format(name="")
_INPUT = "Input"
_EXAMPLE = re.compile(r"\s*^>>> ", re.MULTILINE)
"""Where the examples of a docstring begin, which show Python."""

_BEGIN, _END = re.compile(r"^\\A"), re.compile(r"\\Z$")


class Schemas:
    """The schemas of types that are read and of types that are answered; `all` is by name."""

    def __init__(self, read: Iterable[Any], answered: Iterable[Any]) -> None:
        read, answered = _unique(read), _unique(answered)
        names = _readable([one.cls for one in _described([*read, *answered])])
        inputs, wanted = _made(read, names, answers=False)
        outputs, told = _made(answered, names, answers=True)
        clashing = {name for name in wanted.keys() & told.keys() if wanted[name] != told[name]}
        clashing = _with_users(clashing, wanted, told)
        renamed = {name: f"{name}{_INPUT}" for name in clashing}
        self.all: Json = dict(told)
        for name, schema in wanted.items():
            self.all[renamed.get(name, name)] = _referring(schema, renamed)
        self.all = dict(sorted(self.all.items()))
        self._read = [
            (kind, _referring(one, renamed)) for kind, one in zip(read, inputs, strict=True)
        ]
        self._answered = list(zip(answered, outputs, strict=True))

    def read(self, kind: object) -> Json:
        """Return the schema of a type that is read; it refers to others by name."""
        return next(schema for known, schema in self._read if known == kind)

    def answered(self, kind: object) -> Json:
        """Return the schema of a type that is answered; it refers to others by name."""
        return next(schema for known, schema in self._answered if known == kind)


def _unique(kinds: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for kind in kinds:
        if kind is not None and kind not in found:
            found.append(kind)
    return found


def _made(kinds: list[Any], names: Mapping[type, str], *, answers: bool) -> tuple[list[Json], Json]:
    """Return the schemas of some types, and of what they refer to by name."""
    refs, components = msgspec.json.schema_components(kinds, ref_template=REF)
    described = _described(kinds)
    often = Counter(one.cls.__name__ for one in described)
    known = {}  # by the name that msgspec gives
    for one in described:
        full = f"{one.cls.__module__}.{one.cls.__qualname__}"
        known[full if often[one.cls.__name__] > 1 else one.cls.__name__] = one
    renamed = {old: names[known[old].cls] for old in components}
    made = {}
    for old, schema in components.items():
        told = _referring(schema, renamed)
        if answers and isinstance(known[old], inspect.StructType):
            told = {**told, "required": _always(known[old])}
        made[renamed[old]] = told
    return [_referring(ref, renamed) for ref in refs], made


def _referring(schema: Any, names: Mapping[str, str]) -> Any:  # noqa: ANN401 - any JSON value
    """Return a schema with other names of what it refers to, and set right in all its parts."""
    if isinstance(schema, dict):
        told = {key: _referring(value, names) for key, value in schema.items()}
        if isinstance(schema.get("pattern"), str):
            told["pattern"] = _END.sub("$", _BEGIN.sub("^", schema["pattern"]))
        if isinstance(schema.get("description"), str):
            told["description"] = _EXAMPLE.split(cleandoc(schema["description"]))[0]
        enum = schema.get("enum")
        if isinstance(enum, list) and all(isinstance(one, str) for one in enum):
            told["type"] = "string"
        return told
    if isinstance(schema, list | tuple):
        return [_referring(one, names) for one in schema]
    if isinstance(schema, str) and schema.startswith(_REFERS):
        old = schema.removeprefix(_REFERS)
        return _REFERS + names.get(old, old)
    return schema


def _with_users(names: set[str], wanted: Json, told: Json) -> set[str]:
    """Return names with those of all that is both read and answered and refers to any of them."""
    found = set(names)
    while True:
        both = (wanted.keys() & told.keys()) - found
        more = {name for name in both if found & set(_refs(wanted[name]))}
        if not more:
            return found
        found |= more


def _refs(schema: Any) -> Iterator[str]:  # noqa: ANN401 - any JSON value
    """Yield the names of what a schema refers to."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"].rpartition("/")[2]
        for value in schema.values():
            yield from _refs(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _refs(value)


# --- the types behind the schemas ----------------------------------------------------------------


def _described(kinds: Iterable[Any]) -> list[Any]:
    """Return the descriptions of all types with fields and of all enumerations, each once."""
    found: dict[type, Any] = {}

    def walk(one: Any) -> None:  # noqa: ANN401 - any description
        known = getattr(one, "cls", None)
        if known is not None:
            if known in found:
                return
            found[known] = one
        for name in one.__struct_fields__:
            value = getattr(one, name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, inspect.Type | inspect.Field):
                    walk(part)

    for kind in inspect.multi_type_info(kinds):
        walk(kind)
    return list(found.values())


def _readable(classes: list[type]) -> dict[type, str]:
    """Return the name of each type's schema: its own, after the part of the server if need be."""
    often = Counter(cls.__name__ for cls in classes)
    return {
        cls: cls.__name__ if often[cls.__name__] == 1 else _part(cls.__module__) + cls.__name__
        for cls in classes
    }


def _part(module: str) -> str:
    """Return the part of the server to which a module belongs, as the beginning of a name."""
    return module.removeprefix("tantrix.").removeprefix("server.").split(".")[0].title()


def _always(struct: inspect.StructType) -> list[str]:
    """Return which fields of a struct are there whenever it is answered."""
    tag = [] if struct.tag_field is None else [struct.tag_field]
    omitted = struct.cls.__struct_config__.omit_defaults
    fields = msgspec.structs.fields(struct.cls)
    unset = {field.encode_name for field in fields if field.default is msgspec.UNSET}
    return [
        *tag,
        *(
            field.encode_name
            for field in struct.fields
            if field.encode_name not in unset and (field.required or not omitted)
        ),
    ]
