"""Values of a query, which are texts: whole numbers, and where a page of a list begins."""

from __future__ import annotations

from tantrix.server.web.allowed import unfit

DIGITS = 9
"""As many digits a number has at most: every database can hold it."""

MOMENT_DIGITS = 15
"""As many has a time in milliseconds."""


def whole_number(text: str, field: str, *, least: int = 0, digits: int = DIGITS) -> int:
    """Return a whole number from `least` on; raises `TantrixError` `bad.message`."""
    number = int(text) if _is_number(text, digits) else -1
    if number < least:
        raise unfit(field, f"Expected `int` >= {least} of at most {digits} digits")
    return number


def optional_number(
    text: str | None, field: str, *, least: int = 0, digits: int = DIGITS
) -> int | None:
    """Return what `whole_number` does, None where nothing is asked for."""
    return None if text is None else whole_number(text, field, least=least, digits=digits)


def list_place(text: str, field: str = "before") -> tuple[int, str] | None:
    """Return the time (ms) and the id before which a page of a list begins, None for the first.

    Both are told with the page before, such as `1794000000000-12`. Raises `TantrixError`
    `bad.message`.
    """
    if not text:
        return None
    at_ms, _, made = text.partition("-")
    if not (_is_number(at_ms, MOMENT_DIGITS) and made.isascii() and made.isalnum()):
        raise unfit(field, f"Expected the `{field}` that came with the page before")
    return int(at_ms), made


def numbered_place(text: str, field: str = "before") -> tuple[int, int] | None:
    """Return what `list_place` does where ids are numbers."""
    place = list_place(text, field)
    return place and (place[0], whole_number(place[1], field))


def _is_number(text: str, digits: int) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= digits
