"""How the site is made of the pages, the notebooks and the docstrings; `make docs` runs it.

The sources are the whole repository, so that links between `docs/` and the pages beside it work on
the site as they do in a checkout. Nothing is fetched while it is built, nor when it is read.
"""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import tantrix

project = "tantrix"
author = "The tantrix developers"
copyright = author  # noqa: A001 - the name that Sphinx reads
version = release = tantrix.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc"]
root_doc = "README"
include_patterns = [
    *("*.md", "docs/**", "native/README.md", "web/README.md", "web/src/board/README.md"),
    *("tests/data/README.md", "tests/oracle/README.md"),
]
exclude_patterns = [".*", "build", "dist", "node_modules", "web/node_modules", "bench"]

html_theme = "furo"
html_title = "tantrix"
html_copy_source = False
html_theme_options = {"navigation_with_keys": True}

myst_heading_anchors = 4
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 300
nb_merge_streams = True

# For `make docs-links`, which asks every page outside whether it is there.
linkcheck_ignore = [
    r"https?://(localhost|127\.0\.0\.1|192\.168\.[0-9.]+)([:/]|$)",
    r"https?://([^/]+\.)?example([:/]|$)",
]
linkcheck_retries = 2
linkcheck_timeout = 20

# A name in backticks is linked where the reference has it; otherwise it is code.
default_role = "py:obj"
autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "show-inheritance": True,
    "member-order": "bysource",
}
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
# Several modules have a name such as `Entry`, and a docstring that says just that means its own.
suppress_warnings = ["ref.python"]

SECTIONS = ("play", "library", "tournaments", "server")

CONTENTS = {
    "README": {
        "Start": ("docs/index", "docs/tutorials/index", "docs/reference/index"),
        "Guides": tuple(f"docs/{section}/index" for section in SECTIONS),
        "Background": (
            *("docs/internals/*", "docs/adr/README"),
            *("docs/knowledge/*", "docs/analysis"),
            *("docs/glossary", "docs/translations", "docs/sources"),
        ),
        "Project": (
            *("ARCHITECTURE", "CONTRIBUTING", "CODE_OF_CONDUCT", "SECURITY", "CHANGELOG"),
            *("native/*", "web/*", "web/src/board/*", "tests/*/*"),
        ),
    },
    **{f"docs/{section}/index": {"": (f"docs/{section}/*",)} for section in SECTIONS},
    "docs/adr/README": {"": ("docs/adr/0*",)},
    "docs/reference/index": {"": ("docs/reference/names",)},
    "docs/tutorials/index": {"": ("docs/tutorials/*",)},
}
"""What the sidebar lists below a page, by captions; a checkout does without."""

INTERNAL = Path(__file__).with_name("reference").joinpath("internal.txt").read_text().split()
"""The modules that the reference leaves out, with all below them."""


def setup(app: Sphinx) -> None:
    """Connect what is done on the way."""
    app.add_lexer("csv", TextLexer)  # Pygments has none
    app.connect("source-read", _add_contents)
    app.connect("autodoc-skip-member", _skip)
    app.connect("build-finished", _add_index)


def _add_contents(_app: Sphinx, name: str, source: list[str]) -> None:
    """Give a page its part of the contents, and a page of the reference its modules.

    Pages of modules are not in the sidebar: Sphinx would copy their thousands of names for each
    page. The index of the reference leads to them.
    """
    for caption, names in CONTENTS.get(name, {}).items():
        listed = "\n".join(f"/{one}" for one in names)
        options = ":hidden:\n:glob:\n:titlesonly:" + (f"\n:caption: {caption}" if caption else "")
        source[0] += f"\n```{{toctree}}\n{options}\n\n{listed}\n```\n"
    package = name.removeprefix("docs/reference/")
    if package.startswith("tantrix."):
        sections = "".join(map(_described, _modules(package)))
        source[0] = f"---\norphan: true\n---\n{source[0]}{sections}"


def _modules(package: str) -> list[str]:
    """Return the public names of a module and of those below it, in alphabetical order."""
    paths = getattr(import_module(package), "__path__", ())
    below = (one.name for one in walk_packages(paths, f"{package}."))
    return [package, *sorted(filter(_public, below))]


def _public(module: str) -> bool:
    """Tell whether the reference has a module."""
    return not any(f"{module}.".startswith(f"{one}.") for one in INTERNAL)


def _described(module: str) -> str:
    """Return the section of a module."""
    directive = f".. automodule:: {module}\n   :members:\n   :ignore-module-all:"
    return f"\n## {module}\n\n```{{eval-rst}}\n{directive}\n```\n"


def _skip(*called: object) -> bool | None:
    """Leave out the fields of named tuples that say nothing but their number."""
    member = called[3]
    return True if str(member.__doc__).startswith("Alias for field number") else None


def _add_index(app: Sphinx, error: Exception | None) -> None:
    """Make the first page the one that a server of static files looks for."""
    if error is None and app.builder.format == "html":
        shutil.copy(Path(app.outdir, "README.html"), Path(app.outdir, "index.html"))
