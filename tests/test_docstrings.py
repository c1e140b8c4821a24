"""Every public method has a docstring: its own, or that of what it overrides or implements."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import tantrix

SCRIPTS = ("tantrix.__main__", "tantrix.server.db.env")
"""Modules that do something when they are imported."""


def classes() -> Iterator[type]:
    """Yield every class of the package where it is defined."""
    for module in pkgutil.walk_packages(tantrix.__path__, "tantrix."):
        if module.name not in SCRIPTS and ".versions" not in module.name:
            for one in vars(importlib.import_module(module.name)).values():
                if inspect.isclass(one) and one.__module__ == module.name:
                    yield one


def methods(one: type) -> dict[str, str]:
    """Return the docstrings of the public methods and properties that a class itself defines."""
    return {
        name: member.__doc__ or ""
        for name, member in vars(one).items()
        if not name.startswith("_")
        and getattr(member, "__name__", "") != "<lambda>"  # the default of a field
        and (inspect.isfunction(member) or isinstance(member, property | classmethod))
    }


def implements(one: type, protocol: type) -> bool:
    """Tell whether a class has the methods of a protocol, whose properties may be attributes."""
    wanted = {name for name, member in vars(protocol).items() if inspect.isfunction(member)}
    return {name for name in wanted if not name.startswith("_")} <= set(dir(one))


def test_every_public_method_says_what_it_does() -> None:
    found = list(classes())
    protocols = [one for one in found if getattr(one, "_is_protocol", False)]
    silent = []
    for one in found:
        above = [*one.__mro__[1:], *(each for each in protocols if implements(one, each))]
        for name, doc in methods(one).items():
            if not doc and not any(methods(each).get(name) for each in above):
                silent.append(f"{one.__module__}.{one.__name__}.{name}")
    assert len(found) > 500
    assert silent == []
