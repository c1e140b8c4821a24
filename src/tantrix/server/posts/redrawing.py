"""Pictures that people upload, drawn anew: nothing of the file comes through but what is seen.

This runs in a process of the pool, which bounds its time and its memory. The size that a file
claims is looked at before anything of it is decoded. What is kept is always WebP in the colours of
sRGB, without metadata, and of a picture that moves the first frame.
"""

from __future__ import annotations

from io import BytesIO

import PIL.WebPImagePlugin  # noqa: F401 - with it Pillow looks for WebP, and for no rarer format
from PIL import Image, ImageCms
from PIL.Image import DecompressionBombError, DecompressionBombWarning, Transpose

from tantrix.rules.core.errors import TantrixError
from tantrix.server.posts.encoding import Encoded

FORMATS = ("PNG", "JPEG", "WEBP", "GIF")
"""What is read; a file is what it begins as, whatever its name says."""

MOST_MEGAPIXELS = 16
"""How many million pixels a picture may have: to decode them takes the memory of a process."""

WIDTH, HEIGHT = 1600, 3200
"""The most pixels of a side of what is kept; larger pictures are scaled down."""

QUALITY = 85
"""How exact what is kept is, out of 100."""

_ORIENTATION = 0x0112
"""The tag of Exif that says how a camera was held."""

_TURNS = {
    2: Transpose.FLIP_LEFT_RIGHT,
    3: Transpose.ROTATE_180,
    4: Transpose.FLIP_TOP_BOTTOM,
    5: Transpose.TRANSPOSE,
    6: Transpose.ROTATE_270,
    7: Transpose.TRANSVERSE,
    8: Transpose.ROTATE_90,
}
"""What sets a picture upright, by its orientation; from 5 on its sides change places."""


def redraw(data: bytes) -> Encoded:
    """Return what is kept of the file of a picture.

    Raises `TantrixError`: `bad.picture.unreadable` for what is no whole picture of `FORMATS`,
    `bad.picture.pixels` for one that is too large.
    """
    try:
        return _redrawn(data)
    except (TantrixError, MemoryError):
        raise
    except (DecompressionBombError, DecompressionBombWarning):
        raise _too_many() from None
    except Exception:  # noqa: BLE001 - a broken file makes Pillow raise whatever there is
        raise TantrixError("bad.picture.unreadable") from None


def _redrawn(data: bytes) -> Encoded:
    _check(_webp_size(data))
    with Image.open(BytesIO(data), formats=FORMATS) as opened:
        _check(opened.size)
        orientation = opened.getexif().get(_ORIENTATION)
        most = (HEIGHT, WIDTH) if orientation in range(5, 9) else (WIDTH, HEIGHT)
        picture = _plain(opened)
        picture.thumbnail(most)
        picture = _in_srgb(picture, opened.info.get("icc_profile"))
        picture = picture.convert("RGBA" if picture.has_transparency_data else "RGB")
    if orientation in _TURNS:
        picture = picture.transpose(_TURNS[orientation])
    picture.info.clear()
    file = BytesIO()
    picture.save(file, "WEBP", quality=QUALITY)
    return Encoded(*picture.size, file.getvalue())


def _plain(opened: Image.Image) -> Image.Image:
    """Return a picture whose pixels can be scaled: not of a palette, nor of 16 bits."""
    if opened.mode.startswith("I;16"):
        return opened.point(lambda value: value * (1 / 256)).convert("L")
    if opened.mode in {"1", "P", "PA"}:
        return opened.convert("RGBA" if opened.has_transparency_data else "RGB")
    return opened


def _in_srgb(picture: Image.Image, profile: bytes | None) -> Image.Image:
    """Return a picture in the colours that are meant where there is no profile.

    A profile that is broken, or is of other channels than the picture has, is taken as none.
    """
    if profile is None:
        return picture
    mode = "RGBA" if picture.mode == "RGBA" else "RGB"
    try:
        meant = ImageCms.ImageCmsProfile(BytesIO(profile))
        shown = ImageCms.createProfile("sRGB")
        found = ImageCms.profileToProfile(picture, meant, shown, outputMode=mode)
    except (ImageCms.PyCMSError, OSError):
        return picture
    return picture if found is None else found


def _webp_size(data: bytes) -> tuple[int, int]:
    """Return the size that a file in WebP claims, nothing for another one.

    Pillow would make room for all of it when it opens the file.
    """
    kind, head = data[12:16], data[20:30]
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP" or len(head) < 10:
        return 0, 0
    if kind == b"VP8X":
        return _little(head[4:7]) + 1, _little(head[7:]) + 1
    if kind == b"VP8L" and head[0] == 0x2F:
        bits = _little(head[1:5])
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 " and head[3:6] == b"\x9d\x01\x2a":
        return _little(head[6:8]) & 0x3FFF, _little(head[8:]) & 0x3FFF
    return 0, 0


def _little(digits: bytes) -> int:
    return int.from_bytes(digits, "little")


def _check(size: tuple[int, int]) -> None:
    """Refuse a picture that has too many pixels; raises `TantrixError` `bad.picture.pixels`."""
    width, height = size
    if width * height > MOST_MEGAPIXELS * 1_000_000:
        raise _too_many()


def _too_many() -> TantrixError:
    return TantrixError("bad.picture.pixels", most=MOST_MEGAPIXELS)
