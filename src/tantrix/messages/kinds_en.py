"""The games that tables play beside Strategy, in English."""

from __future__ import annotations

from collections.abc import Mapping

KINDS: Mapping[str, str | Mapping[str, str]] = {
    "table.no_record": "Games of this kind have no written record: the replay shows every move.",
}
