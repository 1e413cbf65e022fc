"""Large JPEG files of noise that weigh what photographs weigh, made quickly. Python's standard library only.

Every row of blocks is closed by a restart marker, so it can stand in any place of any picture of that width:
rows are made once, and each picture is another sequence of them.
"""

import struct

from small_jpeg import DC_CODES, LENGTHS, segment

STEP = 12  # quantization
# Run of zeros and size of each AC value that is used, with codes of four bits each; 0 ends a block.
AC_SYMBOLS = [0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x11, 0x12, 0x13, 0x21, 0x22, 0x31, 0x32, 0x41, 0x51]
AC_CODES = {symbol: format(code, "04b") for code, symbol in enumerate(AC_SYMBOLS)}
ROWS = 48


def value_bits(value, size):
    """A signed value as JPEG writes it in so many bits."""
    return format(value if value > 0 else value + (1 << size) - 1, f"0{size}b") if size else ""


def block(chance, before, spread, detail):
    """The bits of a block whose mean wanders from the one before, and its mean; `detail` AC values."""
    mean = max(-60, min(60, before + chance.randint(-spread, spread)))
    difference = mean - before
    size = abs(difference).bit_length()
    bits = [DC_CODES[size], value_bits(difference, size)]
    for number in range(detail):
        run, size = divmod(chance.choice(AC_SYMBOLS[1:4 if number > 6 else 9]), 16)
        sign_and_value = chance.randrange(1 << (size - 1), 1 << size) * chance.choice((-1, 1))
        bits += [AC_CODES[run * 16 + size], value_bits(sign_and_value, size)]
    return "".join(bits) + AC_CODES[0], mean


def row(chance, blocks):
    """A row of blocks, ready for a restart marker after it."""
    bits, means = [], [0, 0, 0]
    for _ in range(blocks):
        for component, (spread, detail) in enumerate(((6, chance.randint(4, 24)), (2, 0), (2, 0))):
            some, means[component] = block(chance, means[component], spread, detail)
            bits.append(some)
    stream = "".join(bits)
    stream += "1" * (-len(stream) % 8)
    return int(stream, 2).to_bytes(len(stream) // 8, "big").replace(b"\xff", b"\xff\x00")


class Camera:
    """Makes distinct pictures of one size, in landscape format of 3 by 2."""

    def __init__(self, chance, megapixels):
        self.chance = chance
        self.high = max(1, round((megapixels * 1e6 / 1.5) ** 0.5 / 8))
        self.wide = max(1, round(self.high * 1.5))
        self.rows = [row(chance, self.wide) for _ in range(ROWS)]

    def picture(self, comment):
        """The next picture; the comment makes sure that it is distinct."""
        frame = struct.pack(">BHHB", 8, 8 * self.high, 8 * self.wide, 3)
        frame += b"".join(bytes((i, 0x11, 0)) for i in (1, 2, 3))
        parts = [b"\xff\xd8", segment(0xE0, b"JFIF\0" + bytes([1, 1, 0, 0, 1, 0, 1, 0, 0])), segment(0xFE, comment),
                 segment(0xDB, bytes([0]) + bytes([STEP] * 64)), segment(0xC0, frame),
                 segment(0xC4, bytes([0x00, *LENGTHS, *range(sum(LENGTHS))])),
                 segment(0xC4, bytes([0x10, 0, 0, 0, len(AC_SYMBOLS), *[0] * 12, *AC_SYMBOLS])),
                 segment(0xDD, struct.pack(">H", self.wide)),
                 segment(0xDA, bytes([3, 1, 0, 2, 0, 3, 0, 0, 63, 0]))]
        for number in range(self.high):
            if number:
                parts.append(bytes((0xFF, 0xD0 + (number - 1) % 8)))
            parts.append(self.chance.choice(self.rows))
        return b"".join([*parts, b"\xff\xd9"])
