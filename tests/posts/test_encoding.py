"""What is uploaded becomes a plain picture, or nothing at all."""

from __future__ import annotations

import contextlib
import zlib
from io import BytesIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageCms
from PIL.PngImagePlugin import PngInfo

from posts.drawing import COLOURS, chunk, claiming, corners, drawn, saved
from sizes import PATIENCE_S
from tantrix.rules.core.errors import TantrixError
from tantrix.server.posts.encoding import encode
from tantrix.server.posts.redrawing import HEIGHT, MOST_MEGAPIXELS, WIDTH
from tantrix.server.workers.pool import ProcessPool

pytestmark = pytest.mark.anyio

KINDS = ("PNG", "JPEG", "WEBP", "GIF")
SECRET = b"a secret place"


def refusal(data: bytes) -> str:
    with pytest.raises(TantrixError) as refused:
        encode(data)
    return refused.value.id


def alike(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Tell whether two colours are nearly the same."""
    return all(abs(a - b) < 40 for a, b in zip(one, other, strict=False))


def chunks(body: bytes) -> set[bytes]:
    """Return the names of the chunks of a file in WebP."""
    assert (body[:4], body[8:12]) == (b"RIFF", b"WEBP")
    names, at = set(), 12
    while at < len(body):
        names.add(body[at : at + 4])
        length = int.from_bytes(body[at + 4 : at + 8], "little")
        at += 8 + length + length % 2
    return names


def exchanged() -> bytes:
    """Return the colour profile of a screen whose red is the green of others, and the reverse."""
    usual = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    return usual.replace(b"rXYZ", b"?XYZ").replace(b"gXYZ", b"rXYZ").replace(b"?XYZ", b"gXYZ")


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_of_each_kind_is_kept_as_it_looks(kind: str) -> None:
    made = encode(saved(drawn(), kind))
    assert (made.width, made.height) == (60, 40)
    assert all(map(alike, corners(made.body), COLOURS))
    with Image.open(BytesIO(made.body)) as kept:
        assert (kept.format, kept.size) == ("WEBP", (60, 40))


@pytest.mark.parametrize(
    ("mode", "kind"),
    [("1", "PNG"), ("L", "JPEG"), ("LA", "PNG"), ("P", "PNG"), ("RGBA", "WEBP"), ("CMYK", "JPEG")],
)
def test_pixels_of_any_kind_are_read(mode: str, kind: str) -> None:
    made = encode(saved(drawn(mode=mode), kind))
    expected = corners(saved(drawn(mode=mode).convert("RGBA")))
    assert all(map(alike, corners(made.body), expected))


def test_grey_of_16_bits_is_no_white() -> None:
    grey = Image.frombytes("I;16", (20, 20), (128 * 256).to_bytes(2, "little") * 400)
    assert all(alike(each, (128, 128, 128)) for each in corners(encode(saved(grey)).body))


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "GIF"])
def test_what_is_transparent_stays_so(kind: str) -> None:
    picture = drawn(mode="RGBA")
    picture.paste((0, 0, 0, 0), (0, 0, 30, 20))
    alpha = [colour[3] for colour in corners(encode(saved(picture, kind)).body)]
    assert alpha == [0, 255, 255, 255]


@pytest.mark.parametrize("kind", ["GIF", "WEBP", "PNG"])
def test_of_what_moves_the_first_frame_is_kept(kind: str) -> None:
    others = [Image.new("RGB", (60, 40), "white")] * 2
    made = encode(saved(drawn(), kind, save_all=True, append_images=others))
    assert all(map(alike, corners(made.body), COLOURS))
    assert b"ANIM" not in chunks(made.body)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_kept_but_what_is_seen(kind: str) -> None:
    exif = Image.Exif()
    exif[0x010E] = SECRET.decode()
    exif.get_ifd(0x8825)[29] = SECRET.decode()
    told = PngInfo()
    told.add_text("Comment", SECRET.decode())
    told.add_text("Packed", SECRET.decode(), zip=True)
    more: dict[str, dict[str, Any]] = {
        "PNG": {"exif": exif, "pnginfo": told, "icc_profile": SECRET},
        "JPEG": {"exif": exif, "comment": SECRET, "icc_profile": SECRET, "xmp": SECRET},
        "WEBP": {"exif": exif, "icc_profile": SECRET, "xmp": SECRET},
        "GIF": {"comment": SECRET},
    }
    data = saved(drawn(), kind, **more[kind]) + SECRET
    assert data.count(SECRET) > 1
    body = encode(data).body
    assert SECRET not in body
    assert chunks(body) <= {b"VP8 ", b"VP8L"}


@pytest.mark.parametrize("mode", ["RGB", "RGBA", "P"])
@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_picture_is_kept_in_the_colours_that_its_profile_means(kind: str, mode: str) -> None:
    picture = drawn(mode="RGB" if kind == "JPEG" else mode)
    if picture.mode == "RGBA":
        picture.putalpha(128)
    kept = encode(saved(picture, kind, icc_profile=exchanged())).body
    assert b"ICCP" not in chunks(kept)
    meant = ((30, 220, 30), (200, 30, 30), COLOURS[2], (220, 230, 30))
    assert all(map(alike, corners(kept), meant))
    assert {shown[3] for shown in corners(kept)} == {128 if picture.mode == "RGBA" else 255}


@pytest.mark.parametrize(
    ("mode", "profile"),
    [
        ("RGB", b"no profile"),
        ("RGB", exchanged()[:200]),
        *((mode, exchanged()) for mode in ("L", "LA", "CMYK")),
    ],
)
def test_a_profile_that_does_not_fit_is_taken_as_none(mode: str, profile: bytes) -> None:
    picture, kind = drawn(mode=mode), "JPEG" if mode == "CMYK" else "PNG"
    assert encode(saved(picture, kind, icc_profile=profile)) == encode(saved(picture, kind))


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_is_upright_however_the_camera_was_held(orientation: int) -> None:
    turns = [(), (0,), (3,), (1,), (5,), (2,), (6,), (4,)]  # of Transpose
    laid = drawn()
    for turn in turns[orientation - 1]:
        laid = laid.transpose(Image.Transpose(turn))
    exif = Image.Exif()
    exif[0x0112] = orientation
    made = encode(saved(laid, "JPEG", exif=exif, quality=95))
    assert (made.width, made.height) == (60, 40)
    assert all(map(alike, corners(made.body), COLOURS))


@pytest.mark.parametrize(
    ("size", "kept"),
    [
        ((2 * WIDTH, 400), (WIDTH, 200)),
        ((400, 2 * HEIGHT), (200, HEIGHT)),
        ((WIDTH, HEIGHT), (WIDTH, HEIGHT)),
        ((100_000, 1), (WIDTH, 1)),
        ((1, 1), (1, 1)),
    ],
)
def test_a_large_picture_is_scaled_down(size: tuple[int, int], kept: tuple[int, int]) -> None:
    made = encode(saved(Image.new("RGB", size, "red")))
    assert (made.width, made.height) == kept


def test_a_large_picture_that_lies_on_its_side_is_scaled_as_it_stands() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    made = encode(saved(Image.new("RGB", (HEIGHT, WIDTH), "red"), "JPEG", exif=exif))
    assert (made.width, made.height) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("kind", claiming(1, 1))
@pytest.mark.parametrize("size", [(4001, 4000), (16_383, 16_000), (16_000, 16_383)])
def test_too_many_pixels_are_refused_before_any_is_decoded(
    size: tuple[int, int], kind: str
) -> None:
    width, height = size
    assert width * height > MOST_MEGAPIXELS * 1_000_000
    data = claiming(width, height)[kind]
    assert len(data) < 200
    assert refusal(data) == "bad.picture.pixels"
    assert refusal(claiming(30, 20)[kind]) == "bad.picture.unreadable"


def test_pixels_beyond_what_is_claimed_are_refused_too() -> None:
    bomb = bytearray(claiming(20, 20)["gif"])
    bomb[18:22] = (20_000).to_bytes(2, "little") * 2  # of the frame, not of the screen
    assert refusal(bytes(bomb)) == "bad.picture.pixels"


def test_a_word_that_unpacks_to_very_much_is_no_picture() -> None:
    whole = saved(drawn())
    words = chunk(b"zTXt", b"Comment\0\0" + zlib.compress(bytes(100_000_000)))
    assert refusal(whole[:33] + words + whole[33:]) == "bad.picture.unreadable"


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
HTML = b"<!doctype html><script>alert(1)</script>"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 100,
        SVG,
        HTML,
        b"GIF89a/*" + HTML,
        b"\x89PNG\r\n\x1a\n" + SVG,
        b"\xff\xd8\xff\xe0" + HTML,
        b"RIFF\x40\0\0\0WEBP" + HTML,
        b"RIFF\x40\0\0\0WEBPVP8 " + HTML,
        b"%PDF-1.7 " + HTML,
        b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n",
        saved(drawn(), "BMP"),
        saved(drawn(), "TIFF"),
        saved(drawn(), "ICO"),
        saved(drawn(), "PPM"),
    ],
    ids=lambda data: repr(data[:12]),
)
def test_what_is_no_picture_that_is_read_is_refused(data: bytes) -> None:
    assert refusal(data) == "bad.picture.unreadable"


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_a_picture_and_a_page_at_once_becomes_a_picture_alone(kind: str) -> None:
    body = encode(saved(drawn(), kind) + HTML).body
    assert b"script" not in body
    assert chunks(body) <= {b"VP8 ", b"VP8L"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_breaks_off_is_refused(kind: str) -> None:
    whole = saved(drawn(600, 400).effect_spread(50), kind)
    for part in (0.02, 0.5, 0.9):
        assert refusal(whole[: int(part * len(whole))]) == "bad.picture.unreadable"


WHOLE = [saved(drawn(8, 6), kind) for kind in KINDS]


@given(st.sampled_from(WHOLE), st.lists(st.tuples(st.integers(0, 400), st.binary(max_size=4))))
def test_no_damage_does_more_than_be_refused(
    whole: bytes, changes: list[tuple[int, bytes]]
) -> None:
    data = bytearray(whole)
    for at, other in changes:
        data[at : at + len(other)] = other
    with contextlib.suppress(TantrixError):
        assert chunks(encode(bytes(data)).body) <= {b"VP8 ", b"VP8L", b"VP8X", b"ALPH"}


async def test_a_process_draws_it_in_little_memory() -> None:
    pool = ProcessPool(1, PATIENCE_S, 48 * 1024 * 1024)
    try:
        assert (await pool.do(encode, saved(drawn()))).width == 60
        with pytest.raises(TantrixError, match=r"bad\.picture\.pixels"):
            await pool.do(encode, claiming(16_000, 16_000)["webp"])
        large = saved(Image.new("RGBA", (4000, 3900)))
        with pytest.raises(TantrixError, match=r"limit\.heavy"):
            await pool.do(encode, large)
        assert (await pool.do(encode, saved(drawn()))).width == 60
    finally:
        pool.close()
