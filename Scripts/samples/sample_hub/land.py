"""Landscapes: mountains, dunes, sea, fields, balloons, forests."""

import numpy

from .canvas import (add, blur, contrast, gradient, gray, mix, reflected, rgb, smooth, step,
                     vignette)


def conifers(canvas, line, count, tallest, low=0.35):
    """A line raised by the tips of spruce trees."""
    result = line.copy()
    for _ in range(count):
        place = canvas.random.random() * canvas.aspect
        height = tallest * canvas.random.uniform(low, 1)
        half = height * canvas.random.uniform(0.16, 0.24)
        near = numpy.abs(canvas.column - place) < half
        offset = numpy.abs(canvas.column[near] - place) / half
        tiers = 0.07 * numpy.abs(numpy.sin(offset * 17))
        foot = line[near].max() if near.any() else 1
        result[near] = numpy.minimum(result[near], foot - height * (1 - offset) + height * tiers)
    return result


def sun(canvas, picture, x, y, radius, color="fff3d0", halo="ffb066", reach=0.35):
    """A sun or moon with its halo."""
    picture = add(picture, halo, canvas.glow(x, y, reach) * 0.55)
    picture = add(picture, halo, canvas.glow(x, y, radius * 2.2) * 0.5)
    return mix(picture, color, canvas.disc(x, y, radius, 0.004))


def clouds(canvas, picture, color, amount=0.6, low=0.45, long=0.3, until=1.0):
    """Streaks of cloud."""
    field = canvas.noise(1.9, stretch_x=long, stretch_y=1.3)
    mask = step(low, low + 0.45, field) * amount * (1 - step(until - 0.15, until, canvas.y))
    return mix(picture, color, mask)


def birds(canvas, picture, x, y, spread, count, size=0.012, color="20242c"):
    """A loose flock of small birds."""
    places = canvas.random.normal(0, 1, (count, 2)) * [spread, spread * 0.4] + [x, y]

    def draw(pen, unit):
        for px, py in places:
            wing = size * canvas.random.uniform(0.6, 1.2) * unit
            lift = wing * canvas.random.uniform(0.15, 0.6)
            points = [(px * unit - wing, py * unit - lift), (px * unit - wing * 0.4, py * unit - lift),
                      (px * unit, py * unit), (px * unit + wing * 0.4, py * unit - lift),
                      (px * unit + wing, py * unit - lift * 0.8)]
            pen.line(points, fill=255, width=max(2, int(unit * 0.0028)), joint="curve")
    return mix(picture, color, canvas.drawn(draw))


def mountains(canvas, sky, far, near, haze, layers=6, top=0.34, light=None, trees=0, flock=False,
              lake=None, rough=0.52):
    """Ranges of mountains, one behind the other, with mist in the valleys."""
    picture = canvas.sky(*sky, bottom=0.75)
    picture = clouds(canvas, picture, haze, 0.45, 0.5, until=0.55)
    if light:
        picture = sun(canvas, picture, *light)
    if flock:
        picture = birds(canvas, picture, canvas.aspect * 0.66, 0.2, 0.09, 16)
    for i in range(layers):
        t = i / max(1, layers - 1)
        line = top + (0.92 - top) * t ** 1.15
        line = line - (0.17 - 0.08 * t) * canvas.ridge(1.6 + 1.2 * t, rough)
        if trees and t > 0.6:
            line = conifers(canvas, line, int(trees * canvas.aspect), 0.05 + 0.1 * (t - 0.5))
        depth = numpy.clip((canvas.y - line[None, :]) / (0.3 - 0.1 * t), 0, 1)
        body = gradient(numpy.full_like(canvas.y, t), [far, near])
        body = mix(body, haze, depth * (0.75 - 0.6 * t))
        picture = mix(picture, body, canvas.below(line))
    if lake:
        picture = reflected(canvas, picture, lake, 0.012, 0.86, near)
    return vignette(canvas, picture, 0.25)


def fuji(canvas, sky, body, snow, disc, haze):
    """One perfect cone with a snow cap in front of a large disc, lake below."""
    picture = canvas.sky(*sky, bottom=0.7)
    middle = canvas.aspect * 0.5
    picture = mix(picture, disc, canvas.disc(middle + 0.2, 0.27, 0.17))
    picture = clouds(canvas, picture, haze, 0.5, 0.52, 0.15, until=0.7)
    distance = numpy.abs(canvas.column - middle) / canvas.aspect
    line = 0.66 - 0.42 * numpy.exp(-distance * 6.2) * 1.0
    line = numpy.maximum(line, 0.275) + 0.006 * canvas.ridge(9)
    mask = canvas.below(line)
    shade = step(-0.4, 0.4, canvas.x - middle + (canvas.noise(1.4) - 0.5) * 0.4)
    picture = mix(picture, gradient(1 - shade * 0.6, [haze, body]), mask)
    cap = 0.40 + 0.055 * canvas.ridge(10, 0.6)
    white = mask * (1 - step(cap[None, :] - 0.01, cap[None, :] + 0.01, canvas.y))
    picture = mix(picture, snow, white * (0.75 + 0.25 * (1 - shade)))
    line = conifers(canvas, 0.655 + 0.02 * canvas.ridge(2), 90, 0.035)
    picture = mix(picture, body, canvas.below(line) * 0.85)
    picture = mix(picture, haze, canvas.glow(middle, 0.68, 0.5) * step(0.5, 0.68, canvas.y) * 0.35)
    return vignette(canvas, reflected(canvas, picture, 0.68, 0.014, 0.9, body), 0.25)


def dunes(canvas, sky, lit, dark, light=None, layers=4):
    """Sand in evening light: sharp crests, one side lit and one in shadow."""
    picture = canvas.sky(*sky, bottom=0.6)
    if light:
        picture = sun(canvas, picture, *light)
    ripples = canvas.noise(1.2, 0.25, 1.0, low=3)
    for i in range(layers):
        t = i / (layers - 1)
        base = 0.42 + 0.4 * t ** 1.1
        line = base - (0.07 + 0.1 * t) * canvas.ridge(0.8 + 0.5 * (1 - t), 0.22, 3)
        below = canvas.y - line[None, :]
        peak = canvas.aspect * canvas.random.uniform(0.2, 0.8)
        sway = peak + 0.5 * below + 0.10 * numpy.sin(below * 11 + i * 2.1)
        slope = numpy.gradient(line) * canvas.height
        lee = step(-0.012, 0.012, canvas.x - sway) * 0.75 + 0.25 * step(-0.3, 0.5, slope)[None, :]
        fine = 0.06 * numpy.sin((canvas.x * 0.8 + canvas.y * 2.6 + ripples * 0.5) * (150 - 80 * t))
        fine = fine * t * numpy.exp(-below * 3)
        tone = numpy.clip(1 - lee * 0.8 - below * 0.7 + fine, 0, 1)
        body = gradient(tone, [dark, lit])
        body = mix(body, sky[-1], numpy.full_like(canvas.y, 0.55 * (1 - t)))
        picture = mix(picture, body, canvas.below(line, 0.0015))
    return vignette(canvas, picture, 0.2)


def sea(canvas, sky, water, horizon=0.55, light=None, cloud=None, boat=False, stacks=False,
        calm=0.5, lighthouse=False):
    """The sea under a sky, with glitter under the sun."""
    picture = canvas.sky(*sky, bottom=horizon)
    if cloud:
        picture = clouds(canvas, picture, cloud, 0.75, 0.42, 0.22, until=horizon + 0.1)
    if light:
        picture = sun(canvas, picture, *light)
    if stacks:
        picture = mix(picture, stacks, canvas.below(stack_line(canvas, horizon)))
    picture = reflected(canvas, picture, horizon, 0.05 * calm, 0.72, water)
    if light:
        picture = glitter(canvas, picture, light[0], horizon, light[3])
    if boat:
        picture = sailing_boat(canvas, picture, canvas.aspect * boat, horizon + 0.035)
    if lighthouse:
        picture = beacon(canvas, picture, canvas.aspect * lighthouse, horizon + 0.06)
    return vignette(canvas, picture, 0.3)


def stack_line(canvas, horizon):
    """Rocks standing in the sea."""
    line = numpy.full(canvas.width, 2.0, numpy.float32)
    for place, half, height in ((0.24, 0.15, 0.2), (0.40, 0.07, 0.13), (0.49, 0.035, 0.05),
                                (0.09, 0.05, 0.05)):
        offset = (canvas.column - canvas.aspect * place) / half
        shape = horizon - height * smooth((1 - numpy.abs(offset)) * 2.2) * (1 + 0.3 * canvas.ridge(9, 0.6))
        line = numpy.where(numpy.abs(offset) < 1, numpy.minimum(line, shape), line)
    return line


def glitter(canvas, picture, x, horizon, color):
    """Sunlight broken by waves: a path that widens towards the viewer."""
    depth = numpy.clip(canvas.y - horizon, 1e-4, 1)
    sparkle = canvas.noise(0.9, 0.10, 1.2, low=10)
    width = 0.03 + depth * 0.28
    path = numpy.exp(-((canvas.x - x) / width) ** 2) * (canvas.y > horizon)
    return add(picture, color, path * step(0.50, 0.75, sparkle) * 0.9)


def sailing_boat(canvas, picture, x, y, size=0.085):
    """A small boat with two sails."""
    def draw(pen, unit):
        def point(dx, dy):
            return ((x + dx * size) * unit, (y + dy * size) * unit)
        pen.polygon([point(-0.5, -0.08), point(0.5, -0.08), point(0.36, 0.06), point(-0.4, 0.06)], 255)
        pen.polygon([point(0.02, -1.35), point(0.02, -0.14), point(0.5, -0.14)], 255)
        pen.polygon([point(-0.04, -1.2), point(-0.04, -0.14), point(-0.42, -0.14)], 255)
    return mix(picture, "141820", canvas.drawn(draw) * 0.94)


def beacon(canvas, picture, x, y):
    """A lighthouse on a rock, with its beam."""
    angle = numpy.arctan2(canvas.y - (y - 0.345), canvas.x - x)
    beam = numpy.exp(-((angle + 0.12) / 0.05) ** 2) * numpy.exp(-numpy.hypot(canvas.x - x, canvas.y - y + 0.345) * 1.4)
    beam += numpy.exp(-((numpy.abs(angle) - 3.02) / 0.05) ** 2) * numpy.exp(-numpy.hypot(canvas.x - x, canvas.y - y + 0.345) * 2)
    picture = add(picture, "fff0c0", beam * 0.7)
    rock = y + 0.02 - 0.07 * (1 - ((canvas.column - x) / 0.2) ** 2) - 0.014 * canvas.ridge(12)

    def draw(pen, unit):
        def box_at(half_low, half_high, low, high):
            pen.polygon([((x - half_low) * unit, low * unit), ((x + half_low) * unit, low * unit),
                         ((x + half_high) * unit, high * unit), ((x - half_high) * unit, high * unit)], 255)
        box_at(0.036, 0.023, y, y - 0.32)
        box_at(0.034, 0.034, y - 0.32, y - 0.332)
        box_at(0.016, 0.016, y - 0.332, y - 0.366)
        box_at(0.022, 0.002, y - 0.366, y - 0.392)
    tower = canvas.drawn(draw)
    bands = 0.5 + 0.5 * numpy.sign(numpy.sin((canvas.y - y) * 48))
    shade = gradient(numpy.clip((canvas.x - x) / 0.07 + 0.5, 0, 1), ["d8cfc4", "50485a"])
    shade = shade * (1 - 0.5 * bands[:, :, None] * numpy.array([0.2, 1, 1], numpy.float32))
    picture = mix(picture, shade, tower)
    picture = mix(picture, "15161f", canvas.below(rock))
    return add(picture, "ffe9b0", canvas.glow(x, y - 0.35, 0.02) + 0.4 * canvas.glow(x, y - 0.35, 0.07))


def balloons(canvas, sky, haze, near, colors):
    """Hot-air balloons over misty hills."""
    picture = mountains(canvas, sky, haze, near, haze, 4, 0.62)
    for i, (a, b) in enumerate(colors):
        size = (0.15, 0.085, 0.06, 0.045, 0.035)[i % 5]
        x = canvas.aspect * (0.3, 0.62, 0.8, 0.12, 0.5)[i % 5]
        y = (0.33, 0.2, 0.42, 0.17, 0.48)[i % 5]
        picture = balloon(canvas, picture, x, y, size, a, b)
    return picture


def balloon(canvas, picture, x, y, size, first, second):
    """One balloon with stripes and a basket."""
    dx, dy = (canvas.x - x) / size, (canvas.y - y) / size
    narrowing = numpy.where(dy > 0, 1 - 0.42 * smooth(dy / 1.25), 1)
    inside = 1 - step(0.985, 1.015, numpy.hypot(dx / narrowing, numpy.where(dy > 0, dy / 1.25, dy)))
    across = numpy.clip(dx / narrowing / numpy.sqrt(numpy.clip(1 - numpy.clip(dy, -1, 1) ** 2 * 0.6, 0.05, 1)), -1, 1)
    stripes = step(-0.25, 0.25, numpy.sin(numpy.arcsin(across) * 9))
    body = gradient(stripes, [first, second]) * (1.06 - 0.4 * step(-0.9, 1, across))[:, :, None]
    picture = mix(picture, body, inside)

    def draw(pen, unit):
        left, right = (x - 0.13 * size) * unit, (x + 0.13 * size) * unit
        pen.rectangle([left, (y + 1.55 * size) * unit, right, (y + 1.75 * size) * unit], 255)
        for edge in (-1, 1):
            pen.line([((x + edge * 0.12 * size) * unit, (y + 1.56 * size) * unit),
                      ((x + edge * 0.4 * size) * unit, (y + 1.12 * size) * unit)], 255, max(1, int(unit * 0.0015)))
    return mix(picture, "3a2a22", canvas.drawn(draw))


def forest(canvas, back, mist, trunk, layers=5, beams=None, ground="3a3a26", leaves=None):
    """Trunks fading into mist, sometimes with beams of light."""
    picture = canvas.sky(*back)
    crown = blur(canvas.noise(1.5, 1.0, 0.7), 6)
    for i in range(layers):
        t = i / (layers - 1)
        body = gradient(numpy.full_like(canvas.y, t), [mist, trunk])
        mask = numpy.zeros_like(canvas.y)
        for _ in range(int((16 - 11 * t) * canvas.aspect)):
            place = canvas.random.random() * canvas.aspect
            half = (0.006 + 0.02 * t ** 1.5) * canvas.random.uniform(0.6, 1.3)
            lean = canvas.random.uniform(-0.04, 0.04)
            centre = place + lean * (canvas.y - 0.5) + 0.004 * numpy.sin(canvas.y * 9 + place * 40)
            edge = half * (0.85 + 0.3 * canvas.y)
            mask = numpy.maximum(mask, 1 - step(edge - 0.0015, edge + 0.0015, numpy.abs(canvas.x - centre)))
        soil = 0.72 + 0.16 * t - 0.03 * canvas.ridge(3)
        picture = mix(picture, body, mask * (1 - canvas.below(soil + 0.01)))
        if leaves:
            field = canvas.noise(1.15, low=4)
            cover = step(0.62 - 0.05 * t, 0.72, field + 0.28 * (0.45 - canvas.y))
            picture = mix(picture, gradient(canvas.noise(0.9, low=8), leaves), cover * (0.35 + 0.5 * t))
        earth = gradient(crown * 0.4 + t * 0.6, [mist, ground])
        picture = mix(picture, earth, canvas.below(soil, 0.01))
        picture = mix(picture, mist, canvas.glow(canvas.aspect * 0.5, 0.75, 0.42) * 0.16)
    if beams:
        picture = sunbeams(canvas, picture, canvas.aspect * 0.62, -0.25, beams)
    return vignette(canvas, picture, 0.35)


def sunbeams(canvas, picture, x, y, color):
    """Light falling in rays from a point above the picture."""
    angle = numpy.arctan2(canvas.x - x, canvas.y - y)
    slot = numpy.interp(angle, numpy.linspace(-1.6, 1.6, 90), canvas.random.random(90) ** 2)
    slot = blur(slot.astype(numpy.float32), 4)
    fade = numpy.exp(-(canvas.y + 0.1) * 1.2)
    return add(picture, color, slot * fade * 0.75)


def birches(canvas, back, ground):
    """White trunks with their dark marks before a blurred wood."""
    field = blur(canvas.noise(1.3, low=2), 14)
    picture = gradient(field, back)
    picture = mix(picture, ground, step(0.7, 1.0, canvas.y) * 0.85)
    for i in range(9):
        t = i / 8
        place = canvas.aspect * ((i * 0.377 + 0.06) % 1)
        half = 0.016 + 0.027 * t
        dx = (canvas.x - place - 0.03 * (canvas.y - 0.5) * canvas.random.uniform(-1, 1)) / half
        mask = 1 - step(0.97, 1.03, numpy.abs(dx))
        light = numpy.clip(0.95 - 0.45 * step(-0.2, 1.1, dx), 0, 1)
        body = light[:, :, None] * rgb("f2efe8")
        marks = canvas.noise(1.1, 0.22, 1.4, low=8)
        body = mix(body, "2b2a2c", step(0.66, 0.76, marks) * 0.85)
        picture = mix(picture, mix(body, back[1], numpy.full_like(canvas.y, 0.55 * (1 - t))), mask)
    return vignette(canvas, picture, 0.3)


def tulips(canvas, sky, rows, mill="2a2a38", light=None):
    """Rows of flowers that run to the horizon, with a windmill."""
    horizon = 0.42
    picture = canvas.sky(*sky, bottom=horizon)
    picture = clouds(canvas, picture, "fff4ea", 0.6, 0.45, 0.3, until=horizon + 0.08)
    if light:
        picture = sun(canvas, picture, *light)
    depth = numpy.clip(canvas.y - horizon, 1e-3, 1)
    lane = (canvas.x - canvas.aspect * 0.56) / (depth + 0.02) * 1.1
    index = numpy.floor(lane).astype(int) % len(rows)
    inside = lane - numpy.floor(lane)
    tone = numpy.array([rgb(code) for code in rows])[index]
    petals = canvas.noise(0.7, 1.0, 0.8, low=14)
    tone = tone * (0.72 + 0.5 * petals[:, :, None])
    path = 1 - step(0.05, 0.16, numpy.minimum(inside, 1 - inside))
    field = mix(tone, "2d4a24", path * 0.9)
    field = mix(field, sky[-1], numpy.exp(-depth * 14) * 0.6)
    picture = mix(picture, field, step(horizon - 0.002, horizon + 0.002, canvas.y))
    return vignette(canvas, windmill(canvas, picture, canvas.aspect * 0.24, horizon + 0.01, 0.24, mill), 0.2)


def windmill(canvas, picture, x, y, size, color):
    """The silhouette of a windmill."""
    def draw(pen, unit):
        def point(dx, dy):
            return ((x + dx * size) * unit, (y + dy * size) * unit)
        pen.polygon([point(-0.22, 0), point(0.22, 0), point(0.12, -0.8), point(-0.12, -0.8)], 255)
        pen.pieslice([*point(-0.125, -0.95), *point(0.125, -0.66)], 180, 360, 255)
        hub = (0.0, -0.8)
        for turn in range(4):
            angle = 0.5 + turn * numpy.pi / 2
            along = numpy.array([numpy.cos(angle), numpy.sin(angle)])
            across = numpy.array([-along[1], along[0]])
            tip = hub + along * 0.72
            pen.line([point(*hub), point(*tip)], 255, max(2, int(0.02 * size * unit)))
            for i in range(3, 12):
                foot = hub + along * 0.06 * i
                pen.line([point(*foot), point(*(foot + across * 0.11))], 255, max(1, int(0.012 * size * unit)))
            pen.line([point(*(hub + along * 0.18 + across * 0.11)), point(*(tip - along * 0.06 + across * 0.11))], 255, max(1, int(0.012 * size * unit)))
    return mix(picture, color, canvas.drawn(draw))


def lone_tree(canvas, sky, ground, tree, light=None, line=0.78, place=0.42, leaves=None, monochrome=False):
    """One tree on a rise."""
    picture = canvas.sky(*sky, bottom=line)
    if light:
        picture = sun(canvas, picture, *light)
    hill = line + 0.05 * ((canvas.column - canvas.aspect * place) / canvas.aspect) ** 2 * 6 - 0.008 * canvas.ridge(1.2, 0.3, 4)
    body = gradient(numpy.clip((canvas.y - line) / (1 - line), 0, 1), ground)
    picture = mix(picture, body, canvas.below(hill))
    tips = []

    def branch(pen, unit, x, y, angle, length, width):
        end_x, end_y = x + numpy.sin(angle) * length, y - numpy.cos(angle) * length
        pen.line([(x * unit, y * unit), (end_x * unit, end_y * unit)], 255, max(1, int(width * unit)))
        if length < 0.014:
            tips.append((end_x, end_y))
            return
        for _ in range(2 if length > 0.03 else 3):
            turn = canvas.random.uniform(0.12, 0.62) * canvas.random.choice([-1, 1])
            branch(pen, unit, end_x, end_y, angle * 0.93 + turn, length * canvas.random.uniform(0.66, 0.84), width * 0.66)
        branch(pen, unit, end_x, end_y, angle + canvas.random.uniform(-0.18, 0.18), length * 0.74, width * 0.7)
    mask = canvas.drawn(lambda pen, unit: branch(pen, unit, canvas.aspect * place, line + 0.01, 0.03, 0.135, 0.028))
    picture = mix(picture, tree, mask)
    if leaves:
        def draw(pen, unit):
            for x, y in tips:
                size = canvas.random.uniform(0.003, 0.009) * unit
                shade = gradient(numpy.array(canvas.random.random()), leaves)
                pen.ellipse([x * unit - size, y * unit - size, x * unit + size, y * unit + size],
                            tuple(int(255 * c) for c in shade))
        foliage = canvas.painted(draw)
        picture = mix(picture, foliage, (foliage.max(axis=2) > 0.02) * 0.88)
    picture = vignette(canvas, picture, 0.25)
    return gray(picture) if monochrome else picture


def streaks(canvas, colors, vertical=True, waves=0.0):
    """The camera moved during the exposure: only colour and direction are left."""
    long = (1.0, 0.03) if vertical else (0.03, 1.0)
    stretch = (long[0], long[1])
    field = canvas.noise(1.15, stretch[0], stretch[1], low=1.2)
    slow = canvas.noise(2.2)
    base = canvas.y if vertical else canvas.y + (slow - 0.5) * waves
    tone = numpy.clip(base * 0.85 + (field - 0.5) * 0.55 + (slow - 0.5) * 0.25, 0, 1)
    return vignette(canvas, contrast(gradient(tone, colors), 0.3), 0.2)
