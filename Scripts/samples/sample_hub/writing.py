"""Writing files: JSON as people type it, JuiceBox galleries, pictures within a number of bytes."""

import functools
import io
import json
import zlib

import numpy
from PIL import Image

from . import scenes
from .canvas import Canvas
from .portraits import portrait

LARGEST_PICTURE, LARGEST_THUMBNAIL, LARGEST_PORTRAIT = 25_000, 2_500, 3_600
# What hubpack makes thumbnails of, unless a picture is that small already. None of these is ever made
# anew, so the sample bundles are the same whatever makes pictures smaller.
LONGEST_SIDE = 640


def typed(value, indent=4, width=60, level=0):
    """JSON text in the manner of a person: short things on one line, longer ones spread out."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value:
        return line
    nested = any(isinstance(v, dict) for v in (value.values() if isinstance(value, dict) else value))
    if len(line) <= width and not (isinstance(value, dict) and (nested or level < 2)):
        return "{ " + line[1:-1] + " }" if isinstance(value, dict) else "[ " + line[1:-1] + " ]"
    space, end = " " * indent * (level + 1), " " * indent * level
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {typed(item, indent, width, level + 1)}"
                 for key, item in value.items()]
        return "{\n" + ",\n".join(space + part for part in parts) + "\n" + end + "}"
    parts = [typed(item, indent, width, level + 1) for item in value]
    gap = ",\n\n" if level == 1 and nested else ",\n"
    return "[\n" + gap.join(space + part for part in parts) + "\n" + end + "]"


def json_bytes(value, indent=4, width=60, line_end="\n"):
    """A JSON file; the manner of writing differs from file to file."""
    return (typed(value, indent, width) + "\n").replace("\n", line_end).encode("utf-8")


def escaped(text):
    """Text for an XML attribute."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def juicebox_bytes(title, images):
    """The config.xml of a JuiceBox gallery."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             f'<juiceboxgallery galleryTitle="{escaped(title)}" useThumbDots="false"',
             '    showOpenButton="false" backgroundColor="rgba(34,34,34,1)">']
    for image in images:
        stem = image["file"].rsplit(".", 1)[0]
        lines += [f'  <image imageURL="images/{image["file"]}" thumbURL="thumbs/{stem}.jpg"'
                  ' linkURL="" linkTarget="_blank">',
                  f'    <title><![CDATA[{image["title"]}]]></title>',
                  f'    <caption><![CDATA[{image["caption"]}]]></caption>', "  </image>"]
    return ("\n".join(lines + ["</juiceboxgallery>"]) + "\n").encode("utf-8")


def level3_value(name, folder, images, thumbnails):
    """A gallery in our own format."""
    given, infix, family = name
    entries = []
    for image in images:
        stem = image["file"].rsplit(".", 1)[0]
        entry = {"imageURL": f"{folder}/{image['file']}"}
        if thumbnails:
            entry["thumbURL"] = f"{folder}/thumbs/{stem}.jpg"
        entry["title"] = image["title"]
        if image["caption"]:
            entry["caption"] = image["caption"]
        if image["date"]:
            entry["captureDate"] = image["date"]
        entries.append(entry)
    member = {"givenName": given, "infixName": infix, "familyName": family}
    return {"member": {k: v for k, v in member.items() if v}, "images": entries}


@functools.cache
def picture(scene):
    """A scene in its final size."""
    return finished(*scenes.render(scene))


def finished(pixels, size):
    """Rendered pixels as an image of the size that is wanted."""
    levels = (numpy.clip(pixels, 0, 1) * 255 + 0.5).astype(numpy.uint8)
    return Image.fromarray(levels).resize(size, Image.Resampling.LANCZOS)


def picture_bytes(scene, kind):
    """A scene as a file, without metadata: JPEG, WebP, or PNG with a small palette."""
    image = picture(scene)
    if kind == "png":
        image.thumbnail((360, 360), Image.Resampling.LANCZOS)
        return saved(image.quantize(24, dither=Image.Dither.NONE), "PNG", optimize=True)
    if kind == "webp":
        return saved(image, "WEBP", quality=70, method=6)
    image = image.copy()
    image.thumbnail((LONGEST_SIDE, LONGEST_SIDE), Image.Resampling.LANCZOS)
    return jpeg(image, LARGEST_PICTURE)


def thumbnail_bytes(scene):
    """A thumbnail: 200 pixels along the longer side."""
    image = picture(scene).copy()
    image.thumbnail((200, 200), Image.Resampling.LANCZOS)
    return jpeg(image, LARGEST_THUMBNAIL)


def portrait_bytes(name, style):
    """A portrait of 200 by 200 pixels."""
    seed = zlib.crc32(f"{name} {len(style['with'])}".encode())
    return jpeg(finished(portrait(Canvas(400, 400, seed), style), (200, 200)), LARGEST_PORTRAIT)


def jpeg(image, largest):
    """The best JPEG that is not larger than allowed; if need be the image shrinks."""
    for quality in range(62, 37, -4):
        content = saved(image, "JPEG", quality=quality, optimize=True, progressive=True)
        if len(content) <= largest:
            return content
    smaller = (image.width * 9 // 10, image.height * 9 // 10)
    return jpeg(image.resize(smaller, Image.Resampling.LANCZOS), largest)


def saved(image, form, **options):
    """An image in a file format."""
    buffer = io.BytesIO()
    image.save(buffer, form, **options)
    return buffer.getvalue()
