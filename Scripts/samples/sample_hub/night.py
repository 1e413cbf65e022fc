"""Pictures of light in the dark: aurora, stars, cities, fireworks, light painting, bokeh."""

import numpy

from .canvas import (add, blur, glowing, gradient, mix, reflected, rgb, screen, smooth, step,
                     vignette)
from .land import birds, clouds, conifers, sun, windmill


def aurora(canvas, colors, horizon=0.8, lake=False, curtains=3, cabin=False):
    """Northern lights over a dark shore."""
    picture = canvas.sky("040814", "0a1a30", "16344a")
    picture = screen(picture, canvas.stars(500))
    for i in range(curtains):
        base = 0.42 + 0.13 * i + 0.16 * canvas.ridge(0.9, 0.35, 3)
        tall = 0.25 + 0.12 * canvas.random.random() + 0.1 * blur(canvas.ridge(3, 0.6), 12)
        height = base[None, :] - canvas.y
        rays = 0.55 + 0.45 * blur(canvas.ridge(14, 0.7, 5), 2)[None, :]
        light = numpy.where(height > 0, numpy.exp(-height / tall[None, :] * 2.2), numpy.exp(height / 0.018))
        light = light * rays * (0.85 - 0.2 * i)
        tone = gradient(numpy.clip(height / tall[None, :] * 0.8, 0, 1), colors)
        picture = screen(picture, tone * numpy.clip(light, 0, 1)[:, :, None])
        picture = add(picture, colors[0], blur(numpy.clip(light, 0, 1), 40) * 0.25)
    line = conifers(canvas, horizon - 0.07 - 0.05 * canvas.ridge(1.4), int(70 * canvas.aspect), 0.07)
    picture = mix(picture, "05090f", canvas.below(line))
    if cabin:
        picture = hut(canvas, picture, canvas.aspect * cabin, horizon - 0.045)
    if lake:
        picture = reflected(canvas, picture, horizon - 0.03, 0.016, 0.8, "06101c")
    return vignette(canvas, picture, 0.3)


def hut(canvas, picture, x, y, size=0.06):
    """A hut with light in its window."""
    def draw(pen, unit):
        def point(dx, dy):
            return ((x + dx * size) * unit, (y + dy * size) * unit)
        pen.polygon([point(-1, 0.6), point(-1, -0.5), point(0, -1.25), point(1, -0.5), point(1, 0.6)], 255)
    picture = mix(picture, "0d0c10", canvas.drawn(draw))
    window = (numpy.abs(canvas.x - x) < 0.3 * size) & (numpy.abs(canvas.y - y + 0.1 * size) < 0.25 * size)
    picture = mix(picture, "ffc867", window.astype(numpy.float32))
    return add(picture, "ff9c3a", canvas.glow(x, y, size * 1.3) * 0.55)


def trails(canvas, sky, pole, ground="070a10", mill=False, count=420, arc=0.7):
    """Star trails around the pole."""
    picture = canvas.sky(*sky)
    px, py = canvas.aspect * pole[0], pole[1]

    def draw(pen, unit):
        for _ in range(count):
            radius = 0.02 + 1.25 * canvas.random.random() ** 0.8
            start = canvas.random.uniform(0, 360)
            tint = canvas.random.random()
            tone = gradient(numpy.array(tint), ["ffb37a", "fff1dc", "b8d0ff"]) * canvas.random.uniform(0.25, 1)
            frame = [(px - radius) * unit, (py - radius) * unit, (px + radius) * unit, (py + radius) * unit]
            pen.arc(frame, start, start + arc * 57.3, tuple(int(255 * c) for c in tone), canvas.random.integers(2, 5))
    picture = screen(picture, glowing(canvas.painted(draw), [6], 0.5))
    line = 0.86 - 0.05 * canvas.ridge(1.2)
    if mill:
        picture = windmill(canvas, picture, canvas.aspect * mill, 0.86, 0.42, ground)
    else:
        line = conifers(canvas, line, 60, 0.16)
    picture = mix(picture, ground, canvas.below(line))
    return vignette(canvas, picture, 0.3)


def milky_way(canvas, sky, band, ground="06080e", angle=0.9):
    """The Milky Way rising over a ridge."""
    picture = canvas.sky(*sky)
    distance = (canvas.x - canvas.aspect * 0.55) * numpy.sin(angle) + (canvas.y - 0.4) * numpy.cos(angle)
    dust = canvas.noise(1.5)
    shape = numpy.exp(-((distance + (dust - 0.5) * 0.16) / 0.13) ** 2)
    rift = numpy.exp(-((distance + (canvas.noise(1.6) - 0.5) * 0.2) / 0.035) ** 2)
    picture = screen(picture, gradient(shape * (0.55 + 0.6 * dust), band) * (shape * 0.85)[:, :, None])
    picture = picture * (1 - 0.62 * rift * shape)[:, :, None]
    picture = screen(picture, canvas.stars(900))
    picture = screen(picture, canvas.stars(500, 0.0013) * shape[:, :, None])
    line = 0.84 - 0.12 * canvas.ridge(1.5, 0.5)
    picture = add(picture, "e0945a", numpy.exp(-((canvas.y - 0.85) / 0.12) ** 2) * 0.35)
    return vignette(canvas, mix(picture, ground, canvas.below(line)), 0.3)


def city(canvas, sky, near, far, windows, water=None, light=None, layers=3, flock=False, wire=False):
    """A skyline at dusk with lit windows."""
    horizon = water or 1.0
    picture = canvas.sky(*sky, bottom=horizon)
    picture = clouds(canvas, picture, sky[-1], 0.35, 0.5, 0.2, until=horizon)
    if light:
        picture = sun(canvas, picture, *light)
    if flock:
        picture = birds(canvas, picture, canvas.aspect * 0.3, 0.22, 0.1, 12, 0.01)
    for i in range(layers):
        t = i / max(1, layers - 1)
        mask, lamps = buildings(canvas, horizon, t)
        tone = gradient(numpy.full_like(canvas.y, t), [far, near])
        picture = mix(picture, tone, mask)
        lit = gradient(lamps[1], windows) * lamps[0][:, :, None]
        picture = screen(picture, glowing(lit * (0.35 + 0.65 * t), [5], 0.7) * (0.5 + 0.5 * mask[:, :, None]))
    if water:
        picture = reflected(canvas, picture, horizon, 0.035, 0.85, near)
    return vignette(canvas, picture, 0.25)


def buildings(canvas, horizon, nearness):
    """The mask of a row of buildings, and (mask, hue) of their lit windows."""
    left = -0.05
    mask = numpy.zeros((canvas.height, canvas.width), numpy.float32)
    lamps, hues = mask.copy(), mask.copy()
    unit = canvas.height
    while left < canvas.aspect:
        wide = canvas.random.uniform(0.06, 0.15)
        tall = canvas.random.uniform(0.16, 0.42) * (1.15 - 0.62 * min(1, nearness)) + (0.22 * (1 - 0.8 * nearness) if canvas.random.random() < 0.15 else 0)
        a, b = max(0, int(left * unit)), int((left + wide) * unit)
        top = int((horizon - tall) * unit)
        mask[top:int(horizon * unit), a:b] = 1
        roof = canvas.random.integers(4)
        if roof == 0:
            mask[top - int(0.07 * unit):top, (a + b) // 2:(a + b) // 2 + 3] = 1
        elif roof == 1:
            mask[top - int(0.03 * unit):top, a + (b - a) // 4:b - (b - a) // 4] = 1
        elif roof == 2:
            for k in range(int(0.05 * unit)):
                mask[top - k:top - k + 1, a + int(k * (b - a) / 0.1 / unit):b - int(k * (b - a) / 0.1 / unit)] = 1
        pitch, storey = int(unit * 0.013), int(unit * 0.018)
        share = canvas.random.uniform(0.12, 0.5)
        for wy in range(top + storey // 2, int(horizon * unit) - storey, storey):
            for wx in range(a + 4, b - pitch, pitch):
                if canvas.random.random() < share:
                    lamps[wy:wy + storey // 2, wx:wx + int(pitch * 0.55)] = canvas.random.uniform(0.4, 1)
                    hues[wy:wy + storey // 2, wx:wx + int(pitch * 0.55)] = canvas.random.random()
        left += wide * canvas.random.uniform(0.75, 1.15)
    return mask, (lamps, hues)


def fireworks(canvas, sky, palette, water=0.78):
    """Fireworks over water."""
    picture = canvas.sky(*sky, bottom=water)

    def draw(pen, unit):
        for i, code in enumerate(palette):
            x = canvas.aspect * (0.25, 0.62, 0.82, 0.44, 0.12)[i % 5]
            y = (0.3, 0.22, 0.42, 0.5, 0.52)[i % 5]
            reach = (0.2, 0.24, 0.13, 0.12, 0.09)[i % 5]
            tone = rgb(code)
            for _ in range(90):
                angle, far = canvas.random.uniform(0, 2 * numpy.pi), reach * canvas.random.uniform(0.65, 1)
                for k in range(9, 29):
                    t = k / 28
                    px, py = x + numpy.cos(angle) * far * t, y + numpy.sin(angle) * far * t + 0.09 * reach * t * t * 3
                    qx, qy = x + numpy.cos(angle) * far * (t + .036), y + numpy.sin(angle) * far * (t + .036) + 0.09 * reach * (t + .036) ** 2 * 3
                    shade = tone * (1 - t) ** 0.4 * 0.9 + (0.1 if t > 0.9 else 0)
                    pen.line([(px * unit, py * unit), (qx * unit, qy * unit)], tuple(int(255 * min(1, c)) for c in shade), 2)
    picture = screen(picture, glowing(canvas.painted(draw), [4, 22], 0.9))
    mask, lamps = buildings(canvas, water, 1.6)
    skyline = mask * step(water - 0.13, water - 0.128, canvas.y)
    picture = mix(picture, "07070d", skyline)
    picture = screen(picture, gradient(lamps[1], ["ffcf7a", "ff9a5a"]) * (lamps[0] * skyline)[:, :, None] * 0.8)
    return vignette(canvas, reflected(canvas, picture, water, 0.05, 0.8, "080a16"), 0.25)


def light_painting(canvas, back, colors, curve, width=3, floor=None, halos=(4, 16, 50)):
    """One long exposure of a moving light; `curve(t)` gives x and y in -1 to 1 for t in 0 to 1."""
    picture = canvas.sky(*back)
    t = numpy.linspace(0, 1, 5200)
    x, y = curve(t)
    x, y = canvas.aspect / 2 + 0.4 * x, (floor or 0.9) * 0.55 + 0.4 * y
    tones = gradient(t, colors)

    def draw(pen, unit):
        for i in range(len(t) - 1):
            pen.line([(x[i] * unit, y[i] * unit), (x[i + 1] * unit, y[i + 1] * unit)],
                     tuple(int(255 * c) for c in tones[i]), width)
    light = canvas.painted(draw)
    picture = screen(picture, glowing(light, halos, 0.95))
    if floor:
        picture = reflected(canvas, picture, floor, 0.02, 0.7, back[-1])
    return vignette(canvas, picture, 0.3)


def harmonograph(a, b, c, d, phase=0.4, decay=1.4, turns=60):
    """The curve of two coupled pendulums."""
    def curve(t):
        fade = numpy.exp(-decay * t)
        s = t * turns
        return (fade * (numpy.sin(a * s + phase) + numpy.sin(b * s)) / 1.8,
                fade * (numpy.sin(c * s) + numpy.sin(d * s + phase * 2)) / 1.8)
    return curve


def orb(turns=44, tilt=0.35):
    """A sphere drawn with a light on a string."""
    def curve(t):
        angle, around = t * turns * 2 * numpy.pi, t * 2 * numpy.pi
        x, y, z = numpy.cos(angle) * numpy.cos(around), numpy.sin(angle), numpy.cos(angle) * numpy.sin(around)
        return x * 0.8, (y * numpy.cos(tilt) + z * numpy.sin(tilt)) * 0.8
    return curve


def bokeh(canvas, back, colors, count=90, sides=0, rain=False, sharp=None):
    """Lights out of focus."""
    picture = canvas.sky(*back)
    layers = []
    for soft, share, low, high in ((9, 0.5, 0.02, 0.05), (2, 0.35, 0.03, 0.075), (1, 0.15, 0.02, 0.045)):
        light = numpy.zeros((canvas.height, canvas.width, 3), numpy.float32)
        for _ in range(int(count * share)):
            x = canvas.random.random() * canvas.aspect
            y = numpy.clip(canvas.random.normal(0.48, 0.2), 0, 1)
            radius = canvas.random.uniform(low, high)
            rows = slice(max(0, int((y - radius * 1.2) * canvas.height)), int((y + radius * 1.2) * canvas.height))
            columns = slice(max(0, int((x - radius * 1.2) * canvas.height)), int((x + radius * 1.2) * canvas.height))
            dx, dy = canvas.x[rows, columns] - x, canvas.y[rows, columns] - y
            distance = numpy.hypot(dx, dy)
            if sides:
                angle = numpy.arctan2(dy, dx) % (2 * numpy.pi / sides) - numpy.pi / sides
                distance = distance * numpy.cos(angle) / numpy.cos(numpy.pi / sides) * 0.95
            rim = step(radius * 0.6, radius, distance) * 0.35 + 0.65
            disc = (1 - step(radius - 0.004, radius + 0.002, distance)) * rim
            tone = gradient(numpy.array(canvas.random.random()), colors)
            light[rows, columns] = screen(light[rows, columns], disc[:, :, None] * tone * canvas.random.uniform(0.3, 0.85))
        layers.append(blur(light, soft))
    for light in layers:
        picture = screen(picture, light)
    if rain:
        picture = rain_drops(canvas, picture)
    return vignette(canvas, picture, 0.35)


def rain_drops(canvas, picture, count=170):
    """Drops on a window before a blurred picture; every drop shows the scene upside down."""
    result = picture * 0.8
    for _ in range(count):
        radius = 0.006 + 0.03 * canvas.random.random() ** 3
        x, y = canvas.random.random() * canvas.aspect, canvas.random.random()
        left, right = int((x - radius * 1.3) * canvas.height), int((x + radius * 1.3) * canvas.height)
        top, low = int((y - radius * 1.3) * canvas.height), int((y + radius * 1.3) * canvas.height)
        if left < 0 or top < 0 or right >= canvas.width or low >= canvas.height:
            continue
        dx, dy = (canvas.x[top:low, left:right] - x) / radius, (canvas.y[top:low, left:right] - y) / radius
        distance = numpy.hypot(dx, dy * 0.92)
        inside = 1 - step(0.92, 1.04, distance)
        rows = numpy.clip(((y - dy * 0.16) * canvas.height).astype(int), 0, canvas.height - 1)
        columns = numpy.clip(((x - dx * 0.22) * canvas.height).astype(int), 0, canvas.width - 1)
        drop = picture[rows, columns] * (1.25 - 0.6 * step(0.3, 1, distance))[:, :, None]
        drop = screen(drop, numpy.exp(-((dx + 0.35) ** 2 + (dy + 0.4) ** 2) / 0.035)[:, :, None] * 0.8)
        result[top:low, left:right] = mix(result[top:low, left:right], drop, inside)
    return result


def lightning(canvas, sky, ground="0c0c16"):
    """A flash over the plain."""
    picture = canvas.sky(*sky)
    cloud = canvas.noise(1.7, 0.5)
    picture = mix(picture, "1a1830", step(0.4, 0.9, cloud) * (1 - step(0.2, 0.6, canvas.y)) * 0.8)

    def bolt(pen, unit, x, y, end, width, forks):
        while y < end:
            nx, ny = x + canvas.random.normal(0, 0.016), y + canvas.random.uniform(0.012, 0.03)
            pen.line([(x * unit, y * unit), (nx * unit, ny * unit)], 255, max(1, int(width)))
            if forks and canvas.random.random() < 0.16:
                bolt(pen, unit, nx, ny, min(end, ny + canvas.random.uniform(0.1, 0.3)), width * 0.45, False)
            x, y = nx + (0.006 if not forks else 0), ny
    flash = canvas.drawn(lambda pen, unit: (bolt(pen, unit, canvas.aspect * 0.62, 0.12, 0.8, 7, True),
                                            bolt(pen, unit, canvas.aspect * 0.28, 0.18, 0.79, 4, True)))
    light = glowing(flash[:, :, None] * rgb("eae4ff"), [4, 18, 70], 0.95)
    picture = add(picture, "8f7fe0", canvas.glow(canvas.aspect * 0.6, 0.2, 0.3) * 0.5)
    picture = screen(picture, light)
    picture = mix(picture, ground, canvas.below(0.8 - 0.01 * canvas.ridge(3)))
    return vignette(canvas, picture, 0.3)


def jellyfish(canvas, water, colors, count=4):
    """Jellyfish in deep water."""
    picture = canvas.sky(*water)
    rays = canvas.noise(1.6, 1, 0.1)
    picture = add(picture, "9fe8ff", step(0.55, 1, rays) * numpy.exp(-canvas.y * 2.4) * 0.4)
    for i in range(count):
        size = (0.16, 0.1, 0.065, 0.05, 0.04)[i % 5]
        x, y = canvas.aspect * (0.36, 0.72, 0.86, 0.16, 0.56)[i % 5], (0.36, 0.26, 0.62, 0.2, 0.14)[i % 5]
        tone = gradient(numpy.array(i / count), colors)
        dx, dy = (canvas.x - x) / size, (canvas.y - y) / size
        dome = numpy.hypot(dx, numpy.where(dy < 0, dy * 1.05, dy * 3))
        bell = (1 - step(0.95, 1.03, dome)) * (0.28 + 0.72 * smooth(dome) ** 2.2)
        ribs = 0.8 + 0.2 * numpy.cos(numpy.arctan2(dx, -dy + 0.9) * 26)

        def draw(pen, unit, x=x, y=y, size=size):
            for k in range(13):
                root = x + size * 0.85 * (k / 6 - 1)
                length = size * canvas.random.uniform(1.4, 2.9)
                wave, phase = canvas.random.uniform(0.05, 0.14), canvas.random.uniform(0, 6)
                points = [((root * (1 - 0.3 * t) + x * 0.3 * t + size * wave * numpy.sin(t * 7 + phase) * t) * unit,
                           (y + size * 0.2 + length * t) * unit) for t in numpy.linspace(0, 1, 40)]
                pen.line(points, int(canvas.random.uniform(60, 160)), 2 if k % 3 else 5, joint="curve")
        arms = canvas.drawn(draw) * numpy.clip(1.2 - dy * 0.35, 0, 1)
        light = (bell * ribs + blur(arms, 1) * 0.9)[:, :, None] * tone
        picture = screen(picture, glowing(light, [int(size * 90)], 0.6))
    return vignette(canvas, picture, 0.35)


def murmuration(canvas, sky, ground, light):
    """Thousands of starlings that form one shape."""
    picture = sun(canvas, canvas.sky(*sky), *light)
    t = numpy.linspace(0, 1, 6500)
    jitter = canvas.random.normal(0, 1, (2, t.size))
    spread = 0.012 + 0.075 * numpy.sin(t * numpy.pi) ** 2 * (0.6 + 0.4 * numpy.sin(t * 9))
    x = canvas.aspect * (0.16 + 0.7 * t) + jitter[0] * spread
    y = 0.36 + 0.13 * numpy.sin(t * 6.1 + 0.6) + jitter[1] * spread * 0.8

    def draw(pen, unit):
        for px, py in zip(x, y):
            size = canvas.random.uniform(0.6, 1.5)
            pen.ellipse([px * unit - size * 1.5, py * unit - size * 0.7, px * unit + size * 1.5, py * unit + size * 0.7], 210)
    picture = mix(picture, "1e1a24", canvas.drawn(draw) * 0.85)
    reeds = 0.86 - 0.01 * canvas.ridge(2) - 0.05 * numpy.abs(canvas.ridge(40, 0.9, 3)) ** 2
    return vignette(canvas, mix(picture, ground, canvas.below(reeds)), 0.25)
