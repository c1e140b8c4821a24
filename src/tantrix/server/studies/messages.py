"""What is answered of studies, and what people send to make and to change them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tantrix.server.studies.repository import Visibility
from tantrix.server.studies.tree import LARGEST_TEXT, StudyNode, StudyTree
from tantrix.server.web.protocol import Input, RoomId, Version

LONGEST_NAME = 120
"""Characters of the name of a study."""

LONGEST_POSITION = 4096
"""Characters of a position."""

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Words = Annotated[str, msgspec.Meta(max_length=2000)]


class NewStudy(Input, frozen=True):
    """Begin a study: `POST /api/studies`.

    It begins with one of these: the game of a `table` that is over, a `position`, the `text` of a
    game, or another `study`. The moves of a `tree` replace those there.
    """

    name: Name
    visibility: Visibility
    table: RoomId | None = None
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)] | None = None
    text: Annotated[str, msgspec.Meta(max_length=2 * LARGEST_TEXT)] | None = None
    study: RoomId | None = None
    tree: StudyTree | None = None


class SaveStudy(Input, frozen=True):
    """Save the tree of a study of which `version` was read: `POST /api/studies/ID`."""

    version: Version
    tree: StudyTree


class StudySettings(Input, frozen=True):
    """Name a study, and say who sees it: `POST /api/studies/ID/settings`."""

    name: Name
    visibility: Visibility


class HideStudy(Input, frozen=True):
    """Hide a study from others than its owner, or show it again."""

    hidden: bool


class ReportStudy(Input, frozen=True):
    """Report a study, and say why."""

    reason: Words


class StudyRow(msgspec.Struct, frozen=True):
    """A study in a list: `by` is the name of its owner, times are those of the server."""

    id: str
    name: str
    by: str
    visibility: Visibility
    version: int
    moves: int
    made: str
    saved: str
    hidden: bool
    mine: bool


class StudyView(StudyRow, frozen=True):
    """A study: the position that it begins with, whose order of the bag nobody knows, and its tree.

    `players` are the names that a pasted text gives, empty where there are none.
    """

    position: str
    players: list[str]
    comment: str
    nodes: list[StudyNode]


class StudyList(msgspec.Struct, frozen=True):
    """Studies, the last saved first; `before` asks for the next page, None after the last one."""

    studies: list[StudyRow]
    before: str | None


class StudyDeleted(msgspec.Struct, frozen=True):
    """The id of a study that is gone."""

    study: str


class StudyReported(msgspec.Struct, frozen=True):
    """The number of a report that is kept."""

    report: int
