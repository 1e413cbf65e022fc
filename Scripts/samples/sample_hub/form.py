"""Forms: architecture, flowers, patterns, drops, crystals, black and white studies."""

import numpy

from .canvas import (add, blur, contrast, glowing, gradient, gray, mix, reflected, rgb, screen, smooth,
                     step, vignette)
from .land import clouds


def spiral_stairs(canvas, tones, turns=2.6, steps=17):
    """A staircase seen from above."""
    dx, dy = canvas.x - canvas.aspect * 0.5, canvas.y - 0.5
    radius, angle = numpy.hypot(dx, dy) + 1e-4, numpy.arctan2(dy, dx)
    level = numpy.log(radius) * turns - angle / (2 * numpy.pi)
    tread = (angle / (2 * numpy.pi) + numpy.floor(level) * 0.31) * steps
    part = tread - numpy.floor(tread)
    inner = level - numpy.floor(level)
    tone = 0.25 + 0.65 * part
    tone = tone * (0.5 + 0.5 * step(0, 0.25, inner)) * (1 - 0.85 * step(0.84, 0.86, inner) * (1 - step(0.95, 0.97, inner)))
    tone = tone * (0.25 + 0.9 * step(0.0, 0.55, radius))
    return vignette(canvas, gradient(numpy.clip(tone, 0, 1), tones), 0.2)


def fins(canvas, sky, tones, bend=0.5, count=15):
    """A curved facade of vertical fins against the sky."""
    picture = canvas.sky(*sky)
    across = canvas.x / canvas.aspect
    roof = 0.16 + 0.42 * (across ** 1.6) * bend
    foot = 1.05 + 0.2 * across
    warped = (1 - (1 - across) ** 1.9) * count
    part = warped - numpy.floor(warped)
    tone = numpy.where(part < 0.62, 0.95 - 0.5 * part, 0.16 + 0.2 * (part - 0.62))
    floors = (canvas.y - roof) / (foot - roof) * 11
    slab = 1 - step(0.05, 0.08, floors - numpy.floor(floors))
    tone = tone * (1 - 0.4 * slab * (part > 0.62))
    tone = numpy.clip(tone * (1.05 - 0.35 * across), 0, 1)
    return vignette(canvas, mix(picture, gradient(tone, tones), step(roof - 0.002, roof + 0.002, canvas.y)), 0.15)


def arches(canvas, tones, count=9, person=True):
    """A corridor of arches."""
    picture = canvas.fill(tones[-1])
    for i in range(count):
        scale = 0.86 ** i
        x, floor = canvas.aspect * 0.5 + 0.012 * i, 0.62 + 0.36 * scale
        half, spring = 0.42 * scale, floor - 0.52 * scale
        dx = numpy.abs(canvas.x - x)
        hole = numpy.where(canvas.y < spring, numpy.hypot(dx, canvas.y - spring), dx) - half
        wall = step(-0.0015, 0.0015, hole)
        shade = gradient(numpy.full_like(canvas.y, i / count), tones)
        side = shade * (0.8 + 0.35 * step(-0.3, 0.3, canvas.x - x))[:, :, None]
        reveal = (1 - step(0.0, 0.03 * scale, numpy.abs(hole))) * 0.35
        side = side * (1 - reveal * (canvas.x > x))[:, :, None]
        inside = 1 - wall
        ground = step(floor - 0.001, floor + 0.001, canvas.y)
        if i == 0:
            picture = side
        else:
            picture = mix(picture, side, previous * (1 - ground * 0))
        previous = inside
        picture = mix(picture, shade * 0.72, previous_floor(canvas, floor, scale) * 0.9)
        picture = mix(picture, tones[-1], inside * (1 - ground))
    if person:
        picture = walker(canvas, picture, canvas.aspect * 0.5 + 0.05, 0.725, 0.12)
    return vignette(canvas, picture, 0.25)


def previous_floor(canvas, floor, scale):
    """The mask of the ground behind one arch."""
    return step(floor - 0.06 * scale - 0.001, floor - 0.06 * scale + 0.001, canvas.y)


def walker(canvas, picture, x, y, size, color="17171c"):
    """A person walking, as a silhouette."""
    def draw(pen, unit):
        def point(dx, dy):
            return ((x + dx * size) * unit, (y + dy * size) * unit)
        pen.ellipse([*point(-0.075, -1.0), *point(0.075, -0.84)], 255)
        pen.polygon([point(-0.1, -0.8), point(0.1, -0.82), point(0.16, -0.3), point(-0.15, -0.3)], 255)
        pen.polygon([point(-0.1, -0.34), point(0.03, -0.34), point(-0.1, 0), point(-0.17, 0)], 255)
        pen.polygon([point(-0.03, -0.34), point(0.12, -0.34), point(0.2, 0), point(0.13, 0)], 255)
    return mix(picture, color, canvas.drawn(draw))


def white_walls(canvas, sky, wall, shade, door):
    """White walls, blue shadow, one door."""
    picture = canvas.sky(*sky)
    roof = 0.3 + 0.0 * canvas.column

    def polygon(points):
        return canvas.drawn(lambda pen, unit: pen.polygon([(x * canvas.aspect * unit, y * unit) for x, y in points], 255))
    picture = mix(picture, wall, polygon([(0, 0.42), (0.55, 0.3), (0.55, 1), (0, 1)]))
    picture = mix(picture, shade, polygon([(0.55, 0.3), (1, 0.44), (1, 1), (0.55, 1)]))
    picture = mix(picture, shade, polygon([(0, 0.62), (0.3, 0.42), (0.38, 1), (0, 1)]) * 0.75)
    for i in range(7):
        low = 1.0 - i * 0.055
        picture = mix(picture, wall if i % 2 else "e8ecf2", polygon([(0.56 + i * 0.055, low), (1, low + 0.0), (1, low - 0.055), (0.56 + i * 0.055, low - 0.055)]) * 0.9)
    dome = numpy.hypot(canvas.x - canvas.aspect * 0.3, (canvas.y - 0.36) * 1.0)
    picture = mix(picture, gradient(numpy.clip((canvas.x / canvas.aspect - 0.17) / 0.26, 0, 1), [door, "12305e"]),
                  (1 - step(0.178, 0.181, dome)) * (1 - polygon([(0, 0.42), (0.55, 0.3), (0.55, 1), (0, 1)])))
    picture = mix(picture, door, polygon([(0.43, 0.66), (0.5, 0.655), (0.5, 1), (0.43, 1)]))
    return vignette(canvas, picture, 0.12)


def glass_facade(canvas, sky, frame, columns=9, rows=7):
    """Panes of glass, each with its own piece of the evening sky."""
    px, py = canvas.x / canvas.aspect * columns, (canvas.y + canvas.x * 0.12) * rows
    index = (numpy.floor(px) * 31 + numpy.floor(py) * 17).astype(int)
    tilt = canvas.random.uniform(-0.16, 0.16, 997)[index % 997]
    bend = canvas.noise(2.2)
    tone = numpy.clip(canvas.y + tilt + (bend - 0.5) * 0.35, 0, 1)
    picture = gradient(tone, sky)
    cloud = canvas.noise(1.7, 0.4)
    shifted = numpy.roll(cloud, 37, axis=0)
    picture = mix(picture, "fff2e4", step(0.5, 0.9, numpy.where(index % 2 == 0, cloud, shifted)) * 0.55)
    edge = numpy.minimum(numpy.minimum(px % 1, 1 - px % 1) / columns * canvas.aspect, numpy.minimum(py % 1, 1 - py % 1) / rows)
    return vignette(canvas, mix(picture, frame, 1 - step(0.004, 0.006, edge)), 0.3)


def phyllotaxis(canvas, back, petals, count=900, reach=0.5, shape=1.0):
    """A head of florets in the golden angle."""
    picture = gradient(numpy.clip(numpy.hypot(canvas.x - canvas.aspect / 2, canvas.y - 0.5), 0, 1), back)

    def draw(pen, unit):
        for i in range(count, 0, -1):
            angle = i * 2.399963
            radius = reach * numpy.sqrt(i / count)
            x, y = canvas.aspect / 2 + radius * numpy.cos(angle), 0.5 + radius * numpy.sin(angle)
            size = 0.006 + 0.022 * (i / count) ** shape
            tone = gradient(numpy.array((i / count) ** 0.8), petals)
            for part, lightness in ((1.0, 0.62), (0.8, 1.0), (0.4, 1.18)):
                s = size * part
                shift = size * (1 - part) * 0.35
                pen.ellipse([(x - s - shift) * unit, (y - s - shift) * unit, (x + s - shift) * unit, (y + s - shift) * unit],
                            tuple(int(255 * min(1, c * lightness)) for c in tone))
    head = canvas.painted(draw)
    return vignette(canvas, mix(picture, head, (head.max(axis=2) > 0.02).astype(numpy.float32)), 0.3)


def dahlia(canvas, back, petals, rings=9, per_ring=13, centre="f6d060"):
    """A flower of overlapping petals."""
    dx, dy = canvas.x - canvas.aspect * 0.5, canvas.y - 0.5
    radius, angle = numpy.hypot(dx, dy), numpy.arctan2(dy, dx)
    picture = gradient(blur(canvas.noise(1.8), 20), back)
    for i in range(rings):
        t = i / rings
        reach = 0.47 * (1 - 0.92 * t)
        turn = (angle / (2 * numpy.pi) + i * 0.5 / per_ring + 0.013 * i) * per_ring
        part = numpy.abs(turn - numpy.floor(turn) - 0.5) * 2
        edge = reach * (1 - 0.55 * part ** 2.4)
        mask = 1 - step(edge - 0.003, edge + 0.003, radius)
        tone = numpy.clip(0.25 + 0.75 * radius / reach - 0.35 * part ** 2 + 0.05 * numpy.cos(part * 40), 0, 1)
        shadow = blur(mask, 14) * 0.5
        picture = picture * (1 - shadow * (1 - mask))[:, :, None]
        picture = mix(picture, gradient(tone * (0.75 + 0.25 * t), petals), mask)
    picture = mix(picture, centre, canvas.disc(canvas.aspect * 0.5, 0.5, 0.028, 0.012))
    return vignette(canvas, picture, 0.35)


def translucent(canvas, back, petals, count=16, layers=3):
    """Petals as on an X-ray."""
    picture = gradient(numpy.clip(numpy.hypot(canvas.x - canvas.aspect / 2, canvas.y - 0.5) * 1.3, 0, 1), back)
    for layer in range(layers):
        for i in range(count):
            angle = 2 * numpy.pi * (i / count) + layer * 0.21
            dx, dy = canvas.x - canvas.aspect / 2, canvas.y - 0.5
            along = dx * numpy.cos(angle) + dy * numpy.sin(angle)
            across = -dx * numpy.sin(angle) + dy * numpy.cos(angle) + 0.12 * along ** 2
            length = 0.46 - 0.12 * layer
            inside = (along - length / 2) ** 2 / (length / 2) ** 2 + across ** 2 / (0.075 - 0.012 * layer) ** 2
            body = (1 - step(0.94, 1.0, inside)) * (0.10 + 0.3 * step(0.3, 1.0, inside))
            veins = 1 + 0.4 * numpy.cos(across * 420) * step(0.0, 0.3, along)
            tone = gradient(numpy.array((i % 5) / 4), petals)
            picture = screen(picture, (body * veins * 0.55)[:, :, None] * tone)
    return vignette(canvas, picture, 0.25)


def blossom(canvas, sky, bark, flowers):
    """A branch in blossom before a blurred sky."""
    picture = gradient(blur(canvas.noise(1.9), 25), sky)
    spots = []

    def branch(pen, unit, x, y, angle, length, width):
        for _ in range(6):
            nx, ny = x + numpy.cos(angle) * length / 6, y + numpy.sin(angle) * length / 6
            pen.line([(x * unit, y * unit), (nx * unit, ny * unit)], 255, max(2, int(width * unit)))
            pen.ellipse([nx * unit - width * unit / 2, ny * unit - width * unit / 2, nx * unit + width * unit / 2, ny * unit + width * unit / 2], 255)
            x, y, angle, width = nx, ny, angle + canvas.random.normal(0, 0.12), width * 0.93
            if width < 0.012:
                spots.append((x, y))
        if length > 0.1:
            for turn in (-0.5, 0.42):
                branch(pen, unit, x, y, angle + turn * canvas.random.uniform(0.5, 1.3), length * 0.68, width * 0.8)
    mask = canvas.drawn(lambda pen, unit: (branch(pen, unit, -0.05, 0.86, -0.5, 0.62, 0.028),
                                           branch(pen, unit, -0.05, 0.3, 0.1, 0.4, 0.016)))
    picture = mix(picture, bark, mask)

    def draw(pen, unit):
        for x, y in spots * 3:
            cx, cy = x + canvas.random.normal(0, 0.025), y + canvas.random.normal(0, 0.025)
            size, start = canvas.random.uniform(0.012, 0.026), canvas.random.uniform(0, 6)
            tone = gradient(numpy.array(canvas.random.random()), flowers)
            for k in range(5):
                px, py = cx + size * 0.62 * numpy.cos(start + k * 1.2566), cy + size * 0.62 * numpy.sin(start + k * 1.2566)
                s = size * 0.55
                pen.ellipse([(px - s) * unit, (py - s) * unit, (px + s) * unit, (py + s) * unit], tuple(int(255 * c) for c in tone))
            s = size * 0.2
            pen.ellipse([(cx - s) * unit, (cy - s) * unit, (cx + s) * unit, (cy + s) * unit], (200, 70, 100))
    petals = canvas.painted(draw)
    return vignette(canvas, mix(picture, petals, (petals.max(axis=2) > 0.02) * 0.93), 0.2)


def fern(canvas, back, tones):
    """A fern that a computer has grown."""
    picture = gradient(numpy.clip(numpy.hypot(canvas.x - canvas.aspect * 0.5, canvas.y - 0.45), 0, 1), back)
    picks = canvas.random.random(420)
    density = numpy.zeros((canvas.height, canvas.width), numpy.float32)
    x, y = numpy.zeros(9000), numpy.zeros(9000)
    for k in range(len(picks)):
        pick = canvas.random.random(9000)
        stem, left, right = pick < 0.01, (pick >= 0.86) & (pick < 0.93), pick >= 0.93
        nx, ny = 0.85 * x + 0.04 * y, -0.04 * x + 0.85 * y + 1.6
        nx, ny = numpy.where(left, 0.2 * x - 0.26 * y, nx), numpy.where(left, 0.23 * x + 0.22 * y + 1.6, ny)
        nx, ny = numpy.where(right, -0.15 * x + 0.28 * y, nx), numpy.where(right, 0.26 * x + 0.24 * y + 0.44, ny)
        x, y = numpy.where(stem, 0, nx), numpy.where(stem, 0.16 * y, ny)
        if k > 20:
            columns = ((canvas.aspect * 0.47 + x * 0.095) * canvas.height).astype(int)
            rows = ((0.97 - y * 0.093) * canvas.height).astype(int)
            inside = (columns >= 0) & (columns < canvas.width) & (rows >= 0) & (rows < canvas.height)
            numpy.add.at(density, (rows[inside], columns[inside]), 1)
    light = numpy.clip(density / 5, 0, 1) ** 0.6
    picture = mix(picture, gradient(numpy.clip(light * 0.5 + (1 - canvas.y) * 0.6, 0, 1), tones), light)
    return vignette(canvas, picture, 0.3)


def moire(canvas, tones, first, second, period=0.017):
    """Two sets of circles that interfere."""
    def rings(centre):
        return numpy.sin(numpy.hypot(canvas.x - canvas.aspect * centre[0], canvas.y - centre[1]) * 2 * numpy.pi / period)
    tone = 0.5 + 0.5 * numpy.tanh(rings(first) * rings(second) * 2)
    slow = gradient(canvas.x / canvas.aspect * 0.6 + canvas.y * 0.4, tones[1:])
    return mix(canvas.fill(tones[0]), slow, tone)


def op_art(canvas, tones, cells=13):
    """A chess board that bulges."""
    dx, dy = canvas.x - canvas.aspect * 0.55, canvas.y - 0.46
    radius = numpy.hypot(dx, dy)
    pull = 1 / (1 + 2.6 * numpy.exp(-(radius / 0.3) ** 2))
    u, v = dx * pull + 3, dy * pull + 3
    tone = numpy.tanh(numpy.sin(u * cells * numpy.pi) * numpy.sin(v * cells * numpy.pi) * 14) * 0.5 + 0.5
    shade = 1 - 0.5 * step(0.1, 0.5, radius) * numpy.exp(-((radius - 0.45) / 0.2) ** 2)
    light = numpy.exp(-((dx + 0.12) ** 2 + (dy + 0.14) ** 2) / 0.03) * 0.25
    return vignette(canvas, gradient(tone, tones) * shade[:, :, None] + light[:, :, None], 0.3)


def seigaiha(canvas, tones, size=0.105):
    """The Japanese pattern of waves."""
    picture = canvas.fill(tones[0])
    rows = int(1 / (size * 0.5)) + 3
    for row in range(-1, rows):
        shift = 0.5 * (row % 2)
        centre_y = row * size * 0.5 + size
        column = numpy.floor(canvas.x / (2 * size) + shift)
        centre_x = (column + 0.5 - shift) * 2 * size
        radius = numpy.hypot(canvas.x - centre_x, canvas.y - centre_y) / size
        tone = numpy.clip((row + column * 0.7) % 5 / 4, 0, 1)
        ring = 0.5 + 0.5 * numpy.tanh(numpy.sin(radius * numpy.pi * 7 + 0.8) * 4)
        body = mix(gradient(tone, tones[1:]), tones[0], 1 - ring)
        picture = mix(picture, body, 1 - step(0.985, 1.0, radius))
    return vignette(canvas, picture, 0.15)


def stained_glass(canvas, palette, count=95, lead="14121a"):
    """Pieces of coloured glass with the light behind them."""
    points = canvas.random.random((count, 2)) * [canvas.aspect, 1]
    first = numpy.full(canvas.y.shape, 9, numpy.float32)
    second, owner = first.copy(), numpy.zeros(canvas.y.shape, int)
    for i, (x, y) in enumerate(points):
        distance = numpy.hypot(canvas.x - x, canvas.y - y)
        nearer = distance < first
        second = numpy.where(nearer, first, numpy.minimum(second, distance))
        owner = numpy.where(nearer, i, owner)
        first = numpy.where(nearer, distance, first)
    hue = numpy.clip(points[:, 1] * 0.8 + canvas.random.normal(0.1, 0.13, count), 0, 1)
    picture = gradient(hue[owner], palette) * (0.72 + 0.4 * canvas.noise(1.6))[:, :, None]
    picture = add(picture, "fff4d0", canvas.glow(canvas.aspect * 0.5, 0.4, 0.28) * 0.4)
    return vignette(canvas, mix(picture, lead, 1 - step(0.006, 0.010, second - first)), 0.4)


def kaleidoscope(canvas, palette, folds=8, detail=9.0):
    """A mirror in a mirror."""
    dx, dy = canvas.x - canvas.aspect / 2, canvas.y - 0.5
    radius, angle = numpy.hypot(dx, dy), numpy.arctan2(dy, dx)
    wedge = numpy.abs(angle % (2 * numpy.pi / folds) - numpy.pi / folds)
    u, v = radius * numpy.cos(wedge) * detail, radius * numpy.sin(wedge) * detail
    shape = numpy.sin(u * 2.1 + numpy.sin(v * 3.1) * 1.4) + numpy.sin(v * 3.7 + numpy.cos(u * 1.7) * 1.8) + 0.6 * numpy.sin((u - v) * 2.7)
    tone = 0.5 + shape / 5.2
    edge = numpy.exp(-(numpy.abs(numpy.sin(shape * 3)) / 0.16) ** 2)
    picture = add(gradient(tone, palette), "fff6dc", edge * 0.35)
    return vignette(canvas, picture, 0.55)


def warped(canvas, palette, strength=0.5, lines=0.0):
    """Marbled paper, ink in water, smoke: noise that bends noise."""
    a, b = canvas.noise(2.1), canvas.noise(2.1)
    for _ in range(2):
        rows = numpy.clip(((canvas.y + (a - 0.5) * strength) % 1) * canvas.height, 0, canvas.height - 1).astype(int)
        columns = numpy.clip(((canvas.x + (b - 0.5) * strength) % canvas.aspect) * canvas.height, 0, canvas.width - 1).astype(int)
        a, b = blur(b[rows, columns], 2), blur(a[rows, columns], 2)
    tone = (a + b) / 2
    tone = (tone - tone.min()) / (tone.max() - tone.min())
    picture = gradient(tone, palette)
    if lines:
        vein = numpy.exp(-(numpy.abs(numpy.sin(tone * 55)) / 0.13) ** 2)
        picture = mix(picture, "f8e6b8", vein * lines)
    return vignette(canvas, picture, 0.25)


def smoke(canvas, back, colors, ribbons=5):
    """Ribbons of smoke in coloured light."""
    picture = canvas.sky(*back)
    light = numpy.zeros_like(picture)
    drift = canvas.noise(2.4) - 0.5
    for i in range(ribbons):
        tone = gradient(numpy.array(i / max(1, ribbons - 1)), colors)
        for k in range(26):
            t = k / 26
            centre = canvas.aspect * 0.5 + 0.28 * (1.02 - canvas.y) * numpy.sin(canvas.y * (4 + i) + i * 1.9 + t * 1.6) + 0.5 * drift * (1 - canvas.y)
            light += (numpy.exp(-((canvas.x - centre) / 0.0035) ** 2) * 0.11)[:, :, None] * tone
    light = numpy.clip(light, 0, 1) * step(0.0, 0.2, canvas.y)[:, :, None]
    return vignette(canvas, screen(picture, glowing(light, [5, 24], 0.6)), 0.3)


def julia(canvas, palette, c, zoom=1.3):
    """A Julia set."""
    z = ((canvas.x - canvas.aspect / 2) + 1j * (canvas.y - 0.5)) * 2 * zoom
    depth = numpy.zeros(z.shape, numpy.float32)
    alive = numpy.ones(z.shape, bool)
    for i in range(90):
        z[alive] = z[alive] ** 2 + c
        size = numpy.abs(z)
        gone = alive & (size > 8)
        depth[gone] = i + 1 - numpy.log2(numpy.log(size[gone]) / numpy.log(8))
        alive &= ~gone
    tone = numpy.where(alive, 1.0, numpy.sqrt(numpy.clip(depth / 62, 0, 1)))
    return vignette(canvas, gradient(tone, palette), 0.25)


def leaf_drops(canvas, leaf, vein, count=46):
    """Dew on a leaf, very near."""
    slope = canvas.x * 0.55 + canvas.y * 0.9
    ribs = numpy.abs(((canvas.x - canvas.y * 0.4) * 4.2 + 0.05 * numpy.sin(canvas.y * 7)) % 1 - 0.5)
    picture = gradient(numpy.clip(slope * 0.55 + (canvas.noise(1.8) - 0.5) * 0.3, 0, 1), leaf)
    picture = mix(picture, vein, numpy.exp(-(ribs / 0.045) ** 2) * 0.55)
    picture = mix(picture, vein, numpy.exp(-(numpy.abs(canvas.y - 0.28 - canvas.x * 0.32) / 0.012) ** 2) * 0.8)
    placed = []
    for _ in range(count * 6):
        if len(placed) >= count:
            break
        radius = 0.01 + 0.075 * canvas.random.random() ** 3.2
        x, y = canvas.random.random() * canvas.aspect, canvas.random.random()
        if all(numpy.hypot(x - a, y - b) > radius + c + 0.004 for a, b, c in placed):
            placed.append((x, y, radius))
            picture = dew(canvas, picture, x, y, radius)
    return vignette(canvas, picture, 0.35)


def dew(canvas, picture, x, y, radius):
    """One drop: shadow, light gathered on the far side, a highlight."""
    dx, dy = (canvas.x - x) / radius, (canvas.y - y) / radius
    distance = numpy.hypot(dx, dy)
    shadow = numpy.exp(-(((dx - 0.25) ** 2 + (dy - 0.3) ** 2) / 1.1) ** 2)
    picture = picture * (1 - 0.5 * shadow * (distance > 1))[:, :, None]
    inside = 1 - step(0.95, 1.03, distance)
    lens = numpy.clip(0.5 + 0.55 * (dx * 0.5 + dy * 0.85) - 0.3 * distance ** 6, 0, 1.2)
    body = numpy.clip(picture * (0.55 + 0.95 * lens)[:, :, None], 0, 1)
    body = screen(body, (numpy.exp(-((dx - 0.3) ** 2 + (dy - 0.45) ** 2) / 0.2) * 0.4)[:, :, None])
    body = screen(body, (1 - step(0.10, 0.2, numpy.hypot(dx + 0.36, dy + 0.42)))[:, :, None] * 0.95)
    return mix(picture, body, inside)


def bubble(canvas, back, film, bubbles=((0.45, 0.47, 0.33), (0.8, 0.25, 0.1), (0.17, 0.74, 0.07))):
    """Soap bubbles with their rainbow film."""
    picture = gradient(blur(canvas.noise(2.0), 20), back)
    swirl = canvas.noise(2.0)
    for px, y, radius in bubbles:
        dx, dy = (canvas.x - canvas.aspect * px) / radius, (canvas.y - y) / radius
        distance = numpy.hypot(dx, dy)
        inside = 1 - step(0.985, 1.01, distance)
        thickness = dy * 0.9 + (swirl - 0.5) * 1.6 + distance ** 3 * 1.2
        tone = gradient((thickness * 0.8) % 1, film)
        strength = 0.10 + 0.75 * distance ** 4
        picture = screen(picture, tone * (inside * strength)[:, :, None])
        shine = (1 - step(0.05, 0.17, numpy.hypot(dx + 0.45, (dy + 0.52) * 1.4))) * 0.9 + (1 - step(0.03, 0.12, numpy.hypot(dx - 0.5, (dy - 0.56) * 1.4))) * 0.4
        picture = screen(picture, (shine * inside)[:, :, None])
    return vignette(canvas, picture, 0.3)


def dandelion(canvas, back, seeds, count=150):
    """The clock of a dandelion against the light."""
    picture = gradient(numpy.clip(numpy.hypot(canvas.x - canvas.aspect * 0.62, canvas.y - 0.4), 0, 1), back)
    cx, cy = canvas.aspect * 0.42, 0.44

    def draw(pen, unit):
        pen.line([(cx * unit, cy * unit), ((cx + 0.01) * unit, 0.75 * unit), ((cx + 0.05) * unit, 1.02 * unit)], 200, int(0.008 * unit))
        pen.ellipse([(cx - 0.022) * unit, (cy - 0.022) * unit, (cx + 0.022) * unit, (cy + 0.022) * unit], 230)
        for i in range(count):
            angle = i * 2.399963
            reach = 0.3 * numpy.sqrt((i + 4) / count)
            loose = i % 12 == 0 and numpy.cos(angle) > 0
            ox, oy = (canvas.random.uniform(0.15, 0.6), canvas.random.uniform(-0.3, 0.1)) if loose else (0, 0)
            x, y = cx + reach * numpy.cos(angle) + ox, cy + reach * numpy.sin(angle) + oy
            sx, sy = (x - 0.35 * reach * numpy.cos(angle), y - 0.35 * reach * numpy.sin(angle)) if loose else (cx, cy)
            pen.line([(sx * unit, sy * unit), (x * unit, y * unit)], 120, 1)
            for k in range(13):
                turn = angle + (k - 6) * 0.2
                far = canvas.random.uniform(0.035, 0.052)
                pen.line([(x * unit, y * unit), ((x + far * numpy.cos(turn)) * unit, (y + far * numpy.sin(turn)) * unit)], 190, 1)
    mask = canvas.drawn(draw)
    return vignette(canvas, screen(picture, glowing(mask[:, :, None] * rgb(seeds), [3, 14], 0.7)), 0.3)


def snow_crystal(canvas, back, ice):
    """A snow crystal: one arm, six times."""
    picture = gradient(numpy.clip(numpy.hypot(canvas.x - canvas.aspect / 2, canvas.y - 0.5) * 1.2, 0, 1), back)
    twigs = [(canvas.random.uniform(0.12, 0.95), canvas.random.uniform(0.08, 0.3)) for _ in range(9)]

    def draw(pen, unit):
        for arm in range(6):
            angle = arm * numpy.pi / 3 + 0.26
            along = numpy.array([numpy.cos(angle), numpy.sin(angle)])
            middle = numpy.array([canvas.aspect / 2, 0.5])
            tip = middle + along * 0.42
            pen.line([*(middle * unit), *(tip * unit)], 255, int(0.011 * unit))
            for place, length in twigs:
                foot = middle + along * 0.42 * place
                for side in (-1, 1):
                    turn = angle + side * numpy.pi / 3
                    end = foot + numpy.array([numpy.cos(turn), numpy.sin(turn)]) * length * 0.42 * (1.05 - place * 0.7)
                    pen.line([*(foot * unit), *(end * unit)], 235, int(0.006 * unit))
        for ring in (0.055, 0.085):
            corners = [((canvas.aspect / 2 + ring * numpy.cos(k * numpy.pi / 3 + 0.26)) * unit, (0.5 + ring * numpy.sin(k * numpy.pi / 3 + 0.26)) * unit) for k in range(7)]
            pen.line(corners, 255, int(0.005 * unit))
    mask = canvas.drawn(draw)
    relief = blur(mask, 2)
    light = numpy.clip(0.6 + 18 * (relief - numpy.roll(relief, 5, axis=1)), 0, 1)
    picture = screen(picture, (blur(mask, 22) * 0.5)[:, :, None] * rgb(ice[0]))
    picture = mix(picture, gradient(light, ice), mask * 0.9)
    flakes = canvas.stars(120, 0.006)
    return vignette(canvas, screen(picture, blur(flakes, 3) * 0.5), 0.3)


def feather(canvas, back, tones):
    """A feather, with a peacock's eye near its tip."""
    picture = gradient(blur(canvas.noise(2.0), 24), back)
    along = (canvas.x / canvas.aspect - 0.08) / 0.86
    spine = 0.62 - 0.28 * along + 0.16 * along ** 2
    across = canvas.y - spine
    half = 0.24 * numpy.sqrt(numpy.clip(along, 0, 1)) * (1 - numpy.clip(along, 0, 1) ** 5) + 1e-3
    phase = (along * 70 - numpy.abs(across) * 55)
    barbs = 0.6 + 0.4 * numpy.sin(phase * 2.2)
    edge = numpy.abs(across) / (half * (0.92 + 0.08 * numpy.sin(phase * 0.9)))
    mask = (1 - step(0.9, 1.04, edge)) * (along > 0.02) * (along < 1)
    ring = numpy.hypot((along - 0.72) / 0.17, across / 0.16)
    tone = gradient(numpy.clip(ring * 0.55, 0, 1), tones)
    picture = mix(picture, tone * (0.55 + 0.5 * barbs)[:, :, None], mask * (0.55 + 0.45 * barbs))
    picture = mix(picture, "f4ecd4", numpy.exp(-(across / 0.004) ** 2) * (along > -0.08) * (along < 0.96))
    return vignette(canvas, picture, 0.3)


def pier(canvas, tones, far=True):
    """A pier in a sea that a long exposure has made smooth."""
    horizon = 0.44
    picture = gradient(canvas.y, tones)
    cloud = canvas.noise(1.8, 0.3)
    picture = picture * (1 - 0.35 * step(0.45, 0.9, cloud) * (canvas.y < horizon))[:, :, None]
    water = gradient(numpy.clip((canvas.y - horizon) / (1 - horizon), 0, 1), [tones[-1], tones[1], tones[0]])
    picture = mix(picture, water, step(horizon - 0.001, horizon + 0.001, canvas.y))

    def draw(pen, unit):
        middle = canvas.aspect * 0.5
        for i in range(15):
            scale = 0.8 ** i
            y, half = horizon + 0.5 * scale, 0.26 * scale + 0.006
            for side in (-1, 1):
                x = middle + side * half
                pen.rectangle([(x - 0.014 * scale - 0.0008) * unit, (y - 0.14 * scale) * unit, (x + 0.014 * scale + 0.0008) * unit, (y + 0.10 * scale) * unit], 255)
            pen.rectangle([(middle - half * 1.02) * unit, (y - 0.012 * scale) * unit, (middle + half * 1.02) * unit, (y + 0.012 * scale) * unit], 120)
    picture = mix(picture, "101012", canvas.drawn(draw))
    return gray(vignette(canvas, contrast(picture, 0.3), 0.35))


def wires(canvas, sky, bird="18181c", count=17):
    """Birds on wires, like notes."""
    picture = canvas.sky(*sky)

    def draw(pen, unit):
        for k in range(5):
            level = 0.3 + 0.085 * k
            curve = [(x * unit, (level + 0.05 * ((x / canvas.aspect - 0.45) ** 2) * (3 + 0.3 * k)) * unit) for x in numpy.linspace(0, canvas.aspect, 60)]
            pen.line(curve, 255, max(2, int(0.003 * unit)))
        for _ in range(count):
            k, across = canvas.random.integers(5), canvas.random.uniform(0.05, 0.95)
            x = across * canvas.aspect
            y = 0.3 + 0.085 * k + 0.05 * ((across - 0.45) ** 2) * (3 + 0.3 * k)
            side = canvas.random.choice([-1, 1])
            pen.ellipse([(x - 0.014) * unit, (y - 0.036) * unit, (x + 0.014) * unit, (y + 0.002) * unit], 255)
            pen.ellipse([(x - 0.009 + side * 0.007) * unit, (y - 0.048) * unit, (x + 0.009 + side * 0.007) * unit, (y - 0.029) * unit], 255)
            pen.polygon([((x - side * 0.004) * unit, (y - 0.008) * unit), ((x - side * 0.026) * unit, (y + 0.024) * unit), ((x - side * 0.012) * unit, (y + 0.024) * unit)], 255)
    return vignette(canvas, mix(picture, bird, canvas.drawn(draw)), 0.25)


def zen_garden(canvas, sand, stone, centres=((0.32, 0.42, 0.1), (0.72, 0.62, 0.065))):
    """Raked gravel around stones."""
    field = canvas.y + 0.0 * canvas.x
    for px, y, radius in centres:
        distance = numpy.hypot(canvas.x - canvas.aspect * px, (canvas.y - y) * 1.15)
        weight = 1 - step(radius * 1.6, radius * 3.2, distance)
        field = field * (1 - weight) + (distance + 0.37) * weight
    rake = 0.5 + 0.5 * numpy.sin(field * 2 * numpy.pi / 0.028)
    light = numpy.gradient(rake, axis=0) * 9 + numpy.gradient(rake, axis=1) * 5
    picture = gradient(numpy.clip(0.55 + light * 0.5 + (canvas.noise(0.6, low=20) - 0.5) * 0.1, 0, 1), sand)
    for px, y, radius in centres:
        dx, dy = (canvas.x - canvas.aspect * px) / radius, (canvas.y - y) / radius * 1.15
        bump = 0.12 * (canvas.noise(1.8) - 0.5)
        distance = numpy.hypot(dx, dy) + bump
        shadow = 1 - step(0.6, 1.5, numpy.hypot(dx - 0.35, dy - 0.3))
        picture = picture * (1 - 0.5 * shadow)[:, :, None]
        tone = numpy.clip(0.75 - 0.5 * (dx * 0.6 + dy * 0.7) + bump * 2, 0, 1)
        picture = mix(picture, gradient(tone, stone), 1 - step(0.97, 1.03, distance))
    return vignette(canvas, picture, 0.25)


def bridge(canvas, sky, steel, water=0.74):
    """A suspension bridge in fog."""
    picture = canvas.sky(*sky)
    fog = canvas.noise(1.9, 0.25)

    def draw(pen, unit):
        for x, thick in ((canvas.aspect * 0.26, 0.026), (canvas.aspect * 0.78, 0.017)):
            for side in (-1, 1):
                pen.rectangle([(x + side * thick * 1.2 - thick * 0.3) * unit, 0.16 * unit, (x + side * thick * 1.2 + thick * 0.3) * unit, 0.8 * unit], 255)
            for y in (0.18, 0.32, 0.46, 0.58):
                pen.rectangle([(x - thick * 1.3) * unit, y * unit, (x + thick * 1.3) * unit, (y + 0.018) * unit], 255)
        pen.rectangle([0, 0.63 * unit, canvas.aspect * unit, 0.655 * unit], 255)
        a, b = canvas.aspect * 0.26, canvas.aspect * 0.78

        def cable(x):
            t = (x - a) / (b - a)
            if 0 <= t <= 1:
                return 0.17 + 0.43 * 4 * t * (1 - t)
            return 0.17 + (0.46 * (a - x) / a if t < 0 else 0.46 * (x - b) / (canvas.aspect - b))
        points = numpy.linspace(0, canvas.aspect, 200)
        pen.line([(x * unit, cable(x) * unit) for x in points], 255, int(0.007 * unit))
        for x in points[::4]:
            pen.line([(x * unit, cable(x) * unit), (x * unit, 0.64 * unit)], 180, 2)
    picture = mix(picture, steel, canvas.drawn(draw))
    picture = reflected(canvas, picture, water, 0.03, 0.85, sky[-1])
    low = numpy.exp(-((canvas.y - 0.66) / 0.14) ** 2) * (0.35 + 0.75 * fog)
    return vignette(canvas, mix(picture, sky[-1], numpy.clip(low, 0, 1)), 0.2)


def planet(canvas, body, ring, star="fff0d8"):
    """A planet with rings, imagined."""
    picture = screen(canvas.sky("05060c", "0b0d1a"), canvas.stars(500))
    cx, cy, radius = canvas.aspect * 0.52, 0.5, 0.24
    dx, dy = (canvas.x - cx) / radius, (canvas.y - cy) / radius
    inside = 1 - step(0.985, 1.01, numpy.hypot(dx, dy))
    tilt = dy * 0.94 + dx * 0.34
    bands = gradient(numpy.clip(0.5 + 0.5 * tilt + 0.10 * numpy.sin(tilt * 19 + (canvas.noise(1.9, 0.2) - 0.5) * 4), 0, 1), body)
    light = numpy.clip(0.12 + 1.05 * (-dx * 0.75 - dy * 0.3 + 0.35 * numpy.sqrt(numpy.clip(1 - dx ** 2 - dy ** 2, 0, 1)) + 0.25), 0.03, 1)
    u, v = dx * 0.94 - dy * 0.34, (dx * 0.34 + dy * 0.94) / 0.3
    distance = numpy.hypot(u, v)
    rings = step(1.25, 1.3, distance) * (1 - step(2.1, 2.15, distance)) * (0.45 + 0.5 * numpy.sin(distance * 34) * numpy.sin(distance * 13)) * (1 - 0.8 * numpy.exp(-((distance - 1.75) / 0.03) ** 2))
    front = (v > 0).astype(numpy.float32)
    rings = numpy.clip(rings, 0, 1)
    shade = 1 - 0.8 * ((numpy.abs(-dx * 0.3 + dy * 0.75) < 0.9) & (dx > 0.5)).astype(numpy.float32)
    picture = mix(picture, ring, rings * (1 - front) * blur(shade, 8))
    picture = mix(picture, bands * light[:, :, None], inside)
    return vignette(canvas, mix(picture, ring, rings * front * 0.9), 0.25)


def paper_layers(canvas, tones, holes=7):
    """Sheets of paper with a hole, lit from within."""
    picture = canvas.fill(tones[-1])
    cx, cy = canvas.aspect * 0.5, 0.5
    angle = numpy.arctan2(canvas.y - cy, canvas.x - cx)
    distance = numpy.hypot(canvas.x - cx, canvas.y - cy)
    picture = add(picture, "ffffff", canvas.glow(cx, cy, 0.12) * 0.6)
    for i in range(holes):
        t = (i + 1) / holes
        edge = 0.07 + 0.42 * t
        for k in range(2, 6):
            edge = edge + 0.035 * t * numpy.sin(k * angle + canvas.random.uniform(0, 6.3)) / (k - 1) * 1.4
        outside = step(edge - 0.0015, edge + 0.0015, distance)
        shadow = blur(outside, 16)
        picture = picture * (1 - 0.55 * shadow * (1 - outside))[:, :, None]
        picture = mix(picture, gradient(numpy.full_like(canvas.y, 1 - t), tones), outside)
    return vignette(canvas, picture, 0.2)


def poster(canvas, ground, ray, disc, ink, rays=18, person=True):
    """A poster: a disc with rays, or with rings where `rays` is 0, above lines that are too small to be read."""
    x, y, foot = canvas.aspect * 0.5, 0.4, 0.77
    angle = numpy.arctan2(canvas.y - y, canvas.x - x)
    distance = numpy.hypot(canvas.x - x, canvas.y - y)
    stripes = step(-0.02, 0.02, numpy.sin(angle * rays)) if rays else step(-0.1, 0.1, numpy.sin(distance * 75))
    picture = mix(canvas.fill(ground), ray, stripes)
    picture = mix(picture, disc, canvas.disc(x, y, 0.17))
    if person:
        picture = walker(canvas, picture, x, foot, 0.3, ink)
    picture = mix(picture, ink, step(foot - 0.001, foot + 0.001, canvas.y))

    def draw(pen, unit):
        for top, height, width in ((0.81, 0.045, 0.82), (0.89, 0.016, 0.5), (0.92, 0.016, 0.58), (0.95, 0.016, 0.36)):
            left, end = (1 - width) / 2, 0
            while left < (1 + width) / 2 - 0.02:
                end = min(left + canvas.random.uniform(0.05, 0.17), (1 + width) / 2)
                pen.rectangle([left * canvas.width, top * unit, end * canvas.width, (top + height) * unit], 255)
                left = end + 0.025
    return mix(picture, disc, canvas.drawn(draw))
