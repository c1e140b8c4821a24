"""Letters that pass for others; only those that people meet, not all that exist."""

# ruff: noqa: RUF001 - letters that look alike are what this is about

from __future__ import annotations

LIKE = {
    **dict(zip("015ijıɑɡʋøđħłŧœæßþ", "olsljlagvodhltoabp", strict=True)),
    **dict(zip("авекмнорстухіјѕԁѡԛԝьӏгпѵҽ", "abekmhopctyxljsdwqwblrnve", strict=True)),
    **dict(zip("АВЕКМНОРСТУХІЈЅԜӀѴ", "abekmhopctyxljswlv", strict=True)),
    **dict(zip("αβεικνορτυχωγηπς", "abelkvoptuxwynnc", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhlkmnoptyx", strict=True)),
}
"""Digits, and letters of Latin, Cyrillic and Greek, by the plain letter for which they pass."""

LIKE_TOGETHER = (("rn", "m"), ("vv", "w"))
"""Letters that together pass for another one."""
