"""Which values a field may have, for whoever sent another one.

msgspec says where a value is wrong, and that it is none of those known, but not which are. They are
found by following its path, such as `seats[...].kind`, through the types. What no type can say,
such as the levels of a game, is refused by hand in the same words: `not_among`, `misplaced`,
`not_one_of` and, for all else, `unfit`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from msgspec import inspect

from tantrix.rules.core.errors import TantrixError

LONGEST_WHY = 120
_LONGEST_KNOWN = 400

_STEP = re.compile(r"\[[^\]]*\]|[^.\[\]]+")


def not_among(field: str, value: str | int | None, known: Iterable[str | int]) -> TantrixError:
    """Return the refusal `bad.message` of a value that is none of those `known`, or is missing.

    `field` is the way to it, with the place in each list: `seats[0].level`.
    """
    why = "Expected `str`, got `null`" if value is None else f"Invalid enum value {value!r}"
    return unfit(field, listing(why, map(str, known)))


def misplaced(field: str, value: object) -> TantrixError:
    """Return the refusal `bad.message` of a value where the other fields allow none."""
    kind = next(name for known, name in _JSON_NAMES if isinstance(value, known))
    return unfit(field, f"Expected `null`, got `{kind}`")


def not_one_of(fields: Sequence[str], into: str = "") -> TantrixError:
    """Return the refusal `bad.message` where one of some `fields`, and no other, has to be told.

    It names the first of them; `into` is the way to what has them: `moves[...]`.
    """
    field = f"{into}.{fields[0]}" if into else fields[0]
    return unfit(field, f"Expected exactly one of {', '.join(f'`{one}`' for one in fields)}")


def unfit(field: str, why: str) -> TantrixError:
    """Return the refusal `bad.message` of a value that does not fit, with what would."""
    return TantrixError("bad.message", field=field, why=why)


def listing(why: str, known: Iterable[str]) -> str:
    """Return what is wrong with a value, followed by those that would not be, if any are known."""
    why, listed = why[:LONGEST_WHY], ", ".join(known)
    return f"{why}: one of {listed}"[: LONGEST_WHY + _LONGEST_KNOWN] if listed else why


_JSON_NAMES = ((str, "str"), (int, "int"), (Sequence, "array"))
"""What msgspec calls values, of those that can be in the wrong place."""


def allowed(kind: type, path: str) -> list[str]:
    """Return the texts that may stand at a path below a type; none where any may."""
    found: Iterable[inspect.Type] = _forms(_type_info(kind))
    steps = _STEP.findall(path)
    for step in steps[:-1]:
        found = [below for one in found for below in _below(one, step)]
    return sorted({text for one in found for step in steps[-1:] for text in _texts_at(one, step)})


_type_info = cache(inspect.type_info)


def _forms(info: inspect.Type) -> list[inspect.Type]:
    """Return the types of which a value has one."""
    return list(info.types) if isinstance(info, inspect.UnionType) else [info]


def _texts_at(info: inspect.Type, step: str) -> set[str]:
    """Return the texts to which one step leads; one tells a struct from others."""
    if isinstance(info, inspect.StructType) and step == info.tag_field:
        return {str(info.tag)}
    return set().union(*map(_texts, _below(info, step)))


def _below(info: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """Yield the types to which one step leads."""
    match info:
        case inspect.StructType():
            for field in info.fields:
                if field.encode_name == step:
                    yield from _forms(field.type)
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType():
            yield from _forms(info.item_type)
        case inspect.TupleType():
            for one in info.item_types:
                yield from _forms(one)
        case inspect.DictType():
            yield from _forms(info.value_type)


def _texts(info: inspect.Type) -> set[str]:
    """Return the texts that a type has."""
    match info:
        case inspect.LiteralType():
            return {one for one in info.values if isinstance(one, str)}
        case inspect.EnumType():
            return {str(one.value) for one in info.cls}
    return set()
