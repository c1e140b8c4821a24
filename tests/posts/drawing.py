"""Pictures to upload, drawn here, and files that claim to be some."""

from __future__ import annotations

import struct
import zlib
from io import BytesIO
from typing import Any

from PIL import Image

COLOURS = ((220, 30, 30), (30, 200, 30), (30, 30, 220), (230, 220, 30))
"""The colours of the corners of a picture: upper left, upper right, lower left, lower right."""


def drawn(width: int = 60, height: int = 40, mode: str = "RGB") -> Image.Image:
    """Return a picture whose quarters have the `COLOURS`."""
    picture = Image.new("RGB", (width, height))
    for number, colour in enumerate(COLOURS):
        left, top = number % 2 * width // 2, number // 2 * height // 2
        picture.paste(colour, (left, top, left + width // 2, top + height // 2))
    return picture.convert(mode)


def saved(picture: Image.Image, kind: str = "PNG", **more: Any) -> bytes:  # noqa: ANN401 - of Pillow
    """Return the file of a picture."""
    file = BytesIO()
    picture.save(file, kind, **more)
    return file.getvalue()


def corners(body: bytes) -> list[tuple[int, ...]]:
    """Return the colours in the corners of a file, as `COLOURS` has them, alpha at the end."""
    with Image.open(BytesIO(body)) as picture:
        shown, (width, height) = picture.convert("RGBA"), picture.size
    places = [(x, y) for y in (2, height - 3) for x in (2, width - 3)]
    return [tuple(shown.getpixel(place)) for place in places]  # type: ignore[arg-type]


def chunk(name: bytes, data: bytes) -> bytes:
    """Return a chunk of PNG."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def riff(name: bytes, data: bytes) -> bytes:
    """Return a file of WebP of one chunk."""
    inside = b"WEBP" + name + struct.pack("<I", len(data)) + data
    return b"RIFF" + struct.pack("<I", len(inside)) + inside


def claiming(width: int, height: int) -> dict[str, bytes]:
    """Return the beginnings of files that claim to be so large, and have nothing in them."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b""))
    frame = struct.pack(">BHHB", 8, height, width, 3) + bytes([1, 17, 0, 2, 17, 1, 3, 17, 1])
    jpeg = b"\xff\xd8\xff\xc0" + struct.pack(">H", len(frame) + 2) + frame + b"\xff\xda\0\2"
    screen = struct.pack("<HHBBB", width, height, 0, 0, 0)
    gif = b"GIF89a" + screen + b"," + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\2\0;"
    wide, high = (side - 1 for side in (width, height))
    canvas = b"\2\0\0\0" + wide.to_bytes(3, "little") + high.to_bytes(3, "little")
    lossless = b"\x2f" + struct.pack("<I", wide & 0x3FFF | (high & 0x3FFF) << 14) + bytes(8)
    lossy = b"\0\0\0\x9d\x01\x2a" + struct.pack("<HH", width & 0x3FFF, height & 0x3FFF) + bytes(8)
    return {
        "png": png + chunk(b"IEND", b""),
        "jpeg": jpeg,
        "gif": gif,
        "webp": riff(b"VP8X", canvas),
        "webp lossless": riff(b"VP8L", lossless),
        "webp lossy": riff(b"VP8 ", lossy),
    }
