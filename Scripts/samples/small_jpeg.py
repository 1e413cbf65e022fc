"""A small JPEG writer: mosaics of 8 by 8 pixel tiles, one colour each. Python's standard library only.

Only the mean of every tile is stored (a baseline JPEG whose blocks have nothing but a DC value), which
is all that test pictures need, and quick to write.
"""

import struct

LENGTHS = (0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0)  # the usual table for luminance DC
STEP = 8  # quantization of the DC value


def dc_codes():
    """The Huffman code (bits as text) of every size of a DC difference."""
    codes, code, size = {}, 0, 0
    for length, number in enumerate(LENGTHS, 1):
        for _ in range(number):
            codes[size] = format(code, f"0{length}b")
            code, size = code + 1, size + 1
        code <<= 1
    return codes


DC_CODES = dc_codes()


def segment(marker, content):
    """A marker segment."""
    return struct.pack(">BBH", 0xFF, marker, len(content) + 2) + content


def difference_bits(value):
    """The bits of one block: the DC difference, then 'end of block' (the only AC code, one bit)."""
    size = abs(value).bit_length()
    if value < 0:
        value += (1 << size) - 1
    return DC_CODES[size] + (format(value, f"0{size}b") if size else "") + "0"


def mosaic(rows, comment=b""):
    """A JPEG of tiles; `rows` are lists of (red, green, blue) from 0 to 255. A comment of any length
    makes the file larger."""
    bits, before = [], [0, 0, 0]
    for row in rows:
        for red, green, blue in row:
            luma = 0.299 * red + 0.587 * green + 0.114 * blue
            values = (luma - 128, 0.564 * (blue - luma), 0.713 * (red - luma))
            for component, value in enumerate(values):
                quantized = round(value * 8 / STEP)
                bits.append(difference_bits(quantized - before[component]))
                before[component] = quantized
    stream = "".join(bits)
    stream += "1" * (-len(stream) % 8)
    data = int(stream, 2).to_bytes(len(stream) // 8, "big").replace(b"\xff", b"\xff\x00")
    width, height = 8 * len(rows[0]), 8 * len(rows)
    frame = struct.pack(">BHHB", 8, height, width, 3) + b"".join(bytes((i, 0x11, 0)) for i in (1, 2, 3))
    tables = (segment(0xDB, bytes([0]) + bytes([STEP] * 64)) + segment(0xC0, frame)
              + segment(0xC4, bytes([0x00, *LENGTHS, *range(sum(LENGTHS))]))
              + segment(0xC4, bytes([0x10, 1, *[0] * 15, 0])))
    scan = segment(0xDA, bytes([3, 1, 0, 2, 0, 3, 0, 0, 63, 0]))
    header = segment(0xE0, b"JFIF\0" + bytes([1, 1, 0, 0, 1, 0, 1, 0, 0]))
    comments = [segment(0xFE, comment[i:i + 65_533]) for i in range(0, len(comment), 65_533)]
    return b"\xff\xd8" + header + b"".join(comments) + tables + scan + data + b"\xff\xd9"
