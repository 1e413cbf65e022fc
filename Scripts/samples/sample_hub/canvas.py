"""Tools for rendering pictures with numpy: coordinates, colours, noise, glow, masks.

A picture is a float32 array of shape (height, width, 3) with values from 0 to 1 in sRGB.
Coordinates run from the top left; the height is always 1, the width is the aspect ratio.
"""

import numpy
from PIL import Image, ImageDraw

SCALE = 2  # pictures are rendered at twice their final size and then reduced


def rgb(code):
    """The colour written as six hexadecimal digits."""
    return numpy.array([int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)], numpy.float32)


class Canvas:
    """Size, coordinates and randomness of one picture that is being rendered."""

    def __init__(self, width, height, seed):
        self.width, self.height = width * SCALE, height * SCALE
        self.aspect = width / height
        self.random = numpy.random.default_rng(seed)
        columns = (numpy.arange(self.width, dtype=numpy.float32) + 0.5) / self.height
        rows = (numpy.arange(self.height, dtype=numpy.float32) + 0.5) / self.height
        self.column, self.row = columns, rows
        self.x, self.y = numpy.meshgrid(columns, rows)

    def fill(self, code):
        """A picture of one colour."""
        return numpy.ones((self.height, self.width, 3), numpy.float32) * rgb(code)

    def sky(self, *codes, bottom=1.0):
        """A vertical gradient through the colours, from the top down to `bottom`."""
        return gradient(self.y / bottom, codes)

    def noise(self, roughness=1.8, stretch_x=1.0, stretch_y=1.0, low=0.0):
        """Cloud-like noise from 0 to 1; a smaller `stretch` makes longer streaks along that axis."""
        fx = numpy.fft.rfftfreq(self.width) * self.width / self.aspect / stretch_x
        fy = numpy.fft.fftfreq(self.height) * self.height / stretch_y
        radius = numpy.sqrt(fx[None, :] ** 2 + fy[:, None] ** 2)
        amplitude = 1 / numpy.maximum(radius, 1.0) ** roughness
        amplitude[radius < low] = 0
        phase = self.random.random(radius.shape) * 2 * numpy.pi
        field = numpy.fft.irfft2(amplitude * numpy.exp(1j * phase), s=(self.height, self.width))
        lowest, highest = numpy.percentile(field, [0.5, 99.5])
        return numpy.clip((field - lowest) / (highest - lowest), 0, 1).astype(numpy.float32)

    def ridge(self, frequency=2.0, roughness=0.5, octaves=7):
        """A rough line over the width: one value from -1 to 1 for every column."""
        total, weight, line = 0.0, 1.0, numpy.zeros(self.width, numpy.float32)
        for _ in range(octaves):
            count = int(self.aspect * frequency) + 4
            knots = self.random.uniform(-1, 1, count)
            position = self.column * frequency + self.random.random()
            index = position.astype(int)
            step = smooth(position - index)
            line += weight * (knots[index] * (1 - step) + knots[index + 1] * step)
            total, weight, frequency = total + weight, weight * roughness, frequency * 2
        return line / total * 1.6

    def below(self, line, softness=0.002):
        """The mask of everything under a line (one y per column)."""
        return step(line[None, :] - softness, line[None, :] + softness, self.y)

    def disc(self, x, y, radius, softness=0.003):
        """The mask of a disc."""
        distance = numpy.hypot(self.x - x, self.y - y)
        return 1 - step(radius - softness, radius + softness, distance)

    def glow(self, x, y, radius):
        """A soft halo, 1 in its middle."""
        return numpy.exp(-((self.x - x) ** 2 + (self.y - y) ** 2) / (2 * radius ** 2))

    def drawn(self, draw):
        """The mask that `draw(pen, unit)` paints in white; `unit` is the height in pixels."""
        image = Image.new("L", (self.width, self.height), 0)
        draw(ImageDraw.Draw(image), self.height)
        return numpy.asarray(image, numpy.float32) / 255

    def painted(self, draw):
        """The picture that `draw(pen, unit)` paints on black, in colours (tuples of 0-255)."""
        image = Image.new("RGB", (self.width, self.height), (0, 0, 0))
        draw(ImageDraw.Draw(image), self.height)
        return numpy.asarray(image, numpy.float32) / 255

    def stars(self, count, largest=0.0016, floor=1.0):
        """Points of light of many sizes, above the line y = floor."""
        def draw(pen, unit):
            for _ in range(count):
                x, y = self.random.random() * self.width, self.random.random() * floor * unit
                size = largest * unit * self.random.random() ** 4 + 0.35
                light = self.random.uniform(0.35, 1.0)
                tint = self.random.uniform(-0.12, 0.12)
                shade = tuple(int(255 * light * min(1, 1 + tint * side)) for side in (1, 0, -1))
                pen.ellipse([x - size, y - size, x + size, y + size], fill=shade)
        return self.painted(draw)


def smooth(t):
    """The smoothstep curve over 0 to 1."""
    t = numpy.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


def step(low, high, value):
    """0 below `low`, 1 above `high`, smooth between."""
    return smooth((value - low) / (high - low))


def mix(base, color, mask):
    """`color` laid over `base` where `mask` is 1; the color may be a hexadecimal code."""
    if isinstance(color, str):
        color = rgb(color)
    if mask.ndim == 2:
        mask = mask[:, :, None]
    return base * (1 - mask) + color * mask


def add(base, color, mask):
    """Light of a colour screened onto `base`."""
    if isinstance(color, str):
        color = rgb(color)
    return 1 - (1 - base) * (1 - numpy.clip(color * mask[:, :, None], 0, 1))


def screen(base, light):
    """Two pictures of light on top of each other."""
    return 1 - (1 - numpy.clip(base, 0, 1)) * (1 - numpy.clip(light, 0, 1))


def gradient(t, codes):
    """Colours at t in 0 to 1 through evenly spaced codes; a code may be (position, code)."""
    stops = [c if isinstance(c, tuple) else (i / max(1, len(codes) - 1), c)
             for i, c in enumerate(codes)]
    positions = [p for p, _ in stops]
    colors = numpy.array([rgb(c) for _, c in stops])
    t = numpy.clip(t, 0, 1)
    return numpy.stack([numpy.interp(t, positions, colors[:, k]) for k in range(3)],
                       axis=-1).astype(numpy.float32)


def blur(field, radius, vertical=True, horizontal=True):
    """A near-Gaussian blur (three box blurs); `radius` in pixels, edges repeated."""
    size = max(1, int(radius))
    for axis, wanted in ((0, vertical), (1, horizontal)):
        if wanted and axis < field.ndim:
            for _ in range(3):
                field = box(field, size, axis)
    return field


def box(field, size, axis):
    """A running mean of 2 * size + 1 values along an axis."""
    widths = [(0, 0)] * field.ndim
    widths[axis] = (size + 1, size)
    total = numpy.cumsum(numpy.pad(field, widths, mode="edge"), axis=axis, dtype=numpy.float64)
    high = numpy.take(total, range(2 * size + 1, total.shape[axis]), axis=axis)
    low = numpy.take(total, range(0, total.shape[axis] - 2 * size - 1), axis=axis)
    return ((high - low) / (2 * size + 1)).astype(numpy.float32)


def glowing(light, radii, strength=0.8):
    """Light with halos of several radii around it."""
    result = light
    for radius in radii:
        result = screen(result, blur(light, radius) * strength)
    return result


def gray(picture):
    """Black and white."""
    return numpy.repeat((picture @ numpy.array([0.3, 0.59, 0.11], numpy.float32))[:, :, None], 3, 2)


def contrast(picture, amount):
    """A gentle S-curve; 0 changes nothing, 1 is strong."""
    picture = numpy.clip(picture, 0, 1)
    return picture * (1 - amount) + smooth(picture) * amount


def vignette(canvas, picture, amount=0.35):
    """The corners darkened."""
    distance = numpy.hypot((canvas.x / canvas.aspect - 0.5) * 1.25, (canvas.y - 0.5) * 1.25)
    return picture * (1 - amount * step(0.35, 1.0, distance))[:, :, None]


def reflected(canvas, picture, horizon, ripple=0.02, darker=0.8, tint="20364a", stretch=1.0):
    """Everything under y = horizon replaced by rippling water that mirrors what is above."""
    top = int(horizon * canvas.height)
    depth = numpy.arange(canvas.height - top, dtype=numpy.float32) / canvas.height
    waves = canvas.noise(1.3, stretch_x=0.12, stretch_y=1.6, low=6)[top:] - 0.5
    shift = waves * ripple * (0.25 + depth[:, None] * 4)
    source = top - (depth[:, None] * stretch + shift) * canvas.height
    rows = numpy.clip(source, 0, top - 1).astype(int)
    columns = numpy.arange(canvas.width)[None, :] + (shift * canvas.height * 0.6).astype(int)
    mirror = picture[rows, numpy.clip(columns, 0, canvas.width - 1)] * darker
    fade = numpy.clip(depth * 1.1, 0, 0.55)[:, None, None]
    result = picture.copy()
    result[top:] = mirror * (1 - fade) + rgb(tint) * fade
    return result
