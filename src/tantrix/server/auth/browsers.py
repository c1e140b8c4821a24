"""Families of browsers, by which people recognise their sessions."""

from __future__ import annotations

_FAMILIES = (
    *(("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet")),
    *(("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"), ("Chrom", "Chrome")),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    *(("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows")),
    *(("Mac OS", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux")),
)


def family(agent: str) -> str:
    """Return the family of a browser and its system by what it says of itself; empty if unknown."""
    found = [
        next((name for mark, name in marks if mark in agent), "") for marks in (_FAMILIES, _SYSTEMS)
    ]
    return ", ".join(filter(None, found))
