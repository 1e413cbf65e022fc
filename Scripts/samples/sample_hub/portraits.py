"""Portraits of people who do not exist: drawn busts in the light of one lamp, without features."""

import numpy

from .canvas import add, blur, gradient, mix, smooth, step, vignette

BACKGROUNDS = [("f6c89a", "d8704a"), ("a8d0d8", "2f6f8a"), ("f4e0b0", "c8963a"), ("c8b8e0", "5a4a8a"),
               ("b8d8b0", "3f7a5a"), ("f4c0c4", "b04a6a"), ("3a4a6a", "141a2e"), ("e8e0d4", "9a8a7a"),
               ("7ab0c0", "12404f"), ("ffe0a8", "e8744a"), ("5a3a5a", "1e1226"), ("d0e4ea", "6a94b0")]
SKINS = [("f8dcc4", "c88a6a"), ("f2c8a0", "a8683f"), ("d8a070", "7a4a2a"), ("a87048", "4f2c18"),
         ("8a5636", "341c10"), ("fbe8d8", "d0a08a")]
HAIRS = [("2a1c18", "5a3a2a"), ("6a3a1c", "b06a34"), ("d8b060", "f6dc98"), ("c8c8cc", "f4f4f6"),
         ("141418", "3a3a48"), ("9a3a1c", "e07a3a"), ("8a8488", "c4bec0")]
COATS = [("24344f", "4a6a92"), ("7a2a34", "c05a54"), ("2f4f3f", "5f9a74"), ("3a2f4a", "7a6494"),
         ("c8963a", "f0cc70"), ("2a2a2e", "5c5c66"), ("e0d8cc", "faf6ee"), ("1f5f6f", "4aa0ac")]


def portrait(canvas, style):
    """A bust; `style` picks hair ('short', 'long', 'bun', 'bald', 'curly', 'fringe', 'braids') and extras."""
    pick = canvas.random.integers
    back, skin = BACKGROUNDS[style.get("back", pick(12))], SKINS[style.get("skin", pick(6))]
    hair, coat = HAIRS[style.get("hair_color", pick(7))], COATS[style.get("coat", pick(8))]
    extras = style.get("with", ())
    picture = backdrop(canvas, back, style.get("halo", pick(3)))
    if style["hair"] in ("long", "braids"):
        picture = lit(canvas, picture, hair, long_hair(canvas, style["hair"]))
    picture = lit(canvas, picture, coat, shoulders(canvas))
    picture = lit(canvas, picture, skin, ellipse(canvas, 0.5, 0.64, 0.085, 0.12), 0.35)
    picture = collar(canvas, picture, coat, "kimono" in extras)
    if style["hair"] == "bun":
        picture = lit(canvas, picture, hair, ellipse(canvas, 0.5, 0.185, 0.085, 0.075))
    picture = lit(canvas, picture, skin, head(canvas))
    picture = lit(canvas, picture, hair, hair_shape(canvas, style["hair"]))
    for extra in extras:
        picture = ADDITIONS[extra](canvas, picture, hair, coat)
    rim = numpy.clip(head(canvas) - numpy.roll(blur(head(canvas), 6), -9, axis=1), 0, 1)
    picture = add(picture, back[0], blur(rim, 3) * 0.45)
    return vignette(canvas, picture, 0.25)


def backdrop(canvas, colors, kind):
    """The wall behind the person: a plain gradient, a disc of light, or slanting bands."""
    picture = gradient(canvas.y * 0.7 + canvas.x * 0.3, colors)
    if kind == 1:
        picture = mix(picture, colors[0], canvas.disc(0.5, 0.42, 0.4, 0.004) * 0.55)
    elif kind == 2:
        bands = numpy.sin((canvas.x * 0.8 + canvas.y) * 22)
        picture = mix(picture, colors[0], step(-0.1, 0.1, bands) * 0.16)
    return picture


def lit(canvas, picture, tones, mask, contrast=0.5):
    """A shape filled with light from the left."""
    shade = numpy.clip(0.5 + (canvas.x - 0.47) * 2.6 * (contrast + 0.5) + (canvas.y - 0.5) * 0.5, 0, 1)
    return mix(picture, gradient(1 - smooth(shade), (tones[1], tones[0]) if light(tones[0]) > light(tones[1]) else tones), mask)


def light(code):
    """Returns the lightness of a colour."""
    return sum(int(code[i:i + 2], 16) for i in (0, 2, 4))


def ellipse(canvas, x, y, half_width, half_height, softness=0.02):
    """The mask of an ellipse."""
    distance = numpy.hypot((canvas.x - x) / half_width, (canvas.y - y) / half_height)
    return 1 - step(1 - softness, 1 + softness, distance)


def head(canvas):
    """A head: an egg with ears."""
    narrow = 1 + 0.32 * numpy.clip((canvas.y - 0.42) / 0.2, 0, 2) ** 2 * 0.5
    distance = numpy.hypot((canvas.x - 0.5) * narrow / 0.152, (canvas.y - 0.42) / 0.205)
    ears = numpy.maximum(ellipse(canvas, 0.35, 0.44, 0.024, 0.042), ellipse(canvas, 0.65, 0.44, 0.024, 0.042))
    return numpy.maximum(1 - step(0.985, 1.01, distance), ears)


def shoulders(canvas):
    """Shoulders and chest."""
    body = numpy.hypot((canvas.x - 0.5) / 0.4, (canvas.y - 1.08) / 0.4)
    return 1 - step(0.985, 1.01, numpy.where(canvas.y < 1.08, (numpy.abs((canvas.x - 0.5) / 0.4) ** 2.6 + numpy.abs((canvas.y - 1.08) / 0.4) ** 2.6) ** (1 / 2.6), body))


def polygon(canvas, points):
    """The mask of a polygon."""
    return canvas.drawn(lambda pen, unit: pen.polygon([(x * unit, y * unit) for x, y in points], 255))


def collar(canvas, picture, coat, crossed):
    """An open collar, or the crossed one of a kimono."""
    darker = (coat[0], coat[0])
    if crossed:
        picture = mix(picture, "f8f4ea", polygon(canvas, [(0.39, 0.68), (0.45, 0.665), (0.6, 0.93), (0.55, 1)]))
        return mix(picture, "f8f4ea", polygon(canvas, [(0.61, 0.68), (0.55, 0.665), (0.36, 1), (0.44, 1)]))
    picture = mix(picture, darker[0], polygon(canvas, [(0.41, 0.675), (0.5, 0.83), (0.37, 0.79)]) * 0.8)
    return mix(picture, darker[0], polygon(canvas, [(0.59, 0.675), (0.5, 0.83), (0.63, 0.79)]) * 0.8)


def hair_shape(canvas, kind):
    """The hair in front of or above the face."""
    cap = ellipse(canvas, 0.5, 0.375, 0.172, 0.19)
    if kind == "bald":
        return cap * 0
    if kind == "curly":
        mask = cap * (canvas.y < 0.33)
        for k in range(15):
            angle = numpy.pi * (1.02 + 0.96 * k / 14)
            mask = numpy.maximum(mask, ellipse(canvas, 0.5 + 0.175 * numpy.cos(angle), 0.36 + 0.165 * numpy.sin(angle), 0.055, 0.055))
        return mask * (1 - ellipse(canvas, 0.5, 0.45, 0.135, 0.15))
    if kind == "fringe":
        return cap * (1 - step(0.375, 0.385, canvas.y + 0.02 * numpy.sin(canvas.x * 60)))
    if kind == "short":
        part = ellipse(canvas, 0.54, 0.475, 0.17, 0.175)
        return cap * (1 - part) * (1 - step(0.45, 0.46, canvas.y))
    if kind == "bun":
        part = ellipse(canvas, 0.5, 0.485, 0.142, 0.2)
        return cap * (1 - part) * (1 - step(0.45, 0.46, canvas.y))
    left, right = ellipse(canvas, 0.425, 0.5, 0.1, 0.205), ellipse(canvas, 0.575, 0.5, 0.1, 0.205)
    face = numpy.maximum(left, right) * ellipse(canvas, 0.5, 0.47, 0.14, 0.2)
    sides = numpy.maximum(ellipse(canvas, 0.355, 0.47, 0.035, 0.15), ellipse(canvas, 0.645, 0.47, 0.035, 0.15))
    return numpy.maximum(cap * (1 - face) * (canvas.y < 0.46), sides)


def long_hair(canvas, kind):
    """The hair behind the shoulders."""
    if kind == "braids":
        mask = ellipse(canvas, 0.5, 0.4, 0.185, 0.2)
        for side in (-1, 1):
            for k in range(6):
                mask = numpy.maximum(mask, ellipse(canvas, 0.5 + side * (0.19 + 0.008 * k), 0.5 + 0.065 * k, 0.036, 0.042))
        return mask
    shape = (numpy.abs((canvas.x - 0.5) / 0.22) ** 3 + numpy.abs((canvas.y - 0.52) / 0.33) ** 3) ** (1 / 3)
    return 1 - step(0.98, 1.01, shape)


def glasses(canvas, picture, hair, coat):
    """Round glasses."""
    mask = numpy.zeros_like(canvas.y)
    for x in (0.435, 0.565):
        distance = numpy.hypot(canvas.x - x, canvas.y - 0.43)
        mask = numpy.maximum(mask, 1 - step(0.005, 0.009, numpy.abs(distance - 0.048)))
        picture = mix(picture, "ffffff", (1 - step(0.04, 0.05, distance)) * (0.22 + 0.3 * (canvas.x - canvas.y + 0.02 > x - 0.43)))
    mask = numpy.maximum(mask, ((numpy.abs(canvas.y - 0.425) < 0.005) & (numpy.abs(canvas.x - 0.5) < 0.018)).astype(numpy.float32))
    return mix(picture, "20202a", mask)


def beard(canvas, picture, hair, coat):
    """A beard."""
    shape = ellipse(canvas, 0.5, 0.535, 0.128, 0.125) * (1 - ellipse(canvas, 0.5, 0.43, 0.125, 0.1))
    mouth = ellipse(canvas, 0.5, 0.548, 0.035, 0.01)
    return mix(picture, "8a3f3a", mouth * 0) if shape.max() == 0 else lit(canvas, picture, hair, shape * (1 - mouth * 0.6))


def moustache(canvas, picture, hair, coat):
    """A moustache."""
    shape = numpy.maximum(ellipse(canvas, 0.465, 0.522, 0.042, 0.016), ellipse(canvas, 0.535, 0.522, 0.042, 0.016))
    return lit(canvas, picture, hair, shape)


def hat(canvas, picture, hair, coat):
    """A hat with a brim."""
    crown = polygon(canvas, [(0.37, 0.31), (0.39, 0.15), (0.47, 0.125), (0.5, 0.14), (0.53, 0.125), (0.61, 0.15), (0.63, 0.31)])
    picture = lit(canvas, picture, coat, crown)
    picture = mix(picture, "1c1c22", crown * (canvas.y > 0.265) * 0.8)
    return lit(canvas, picture, coat, ellipse(canvas, 0.5, 0.31, 0.235, 0.034))


def cap(canvas, picture, hair, coat):
    """A knitted cap with a bobble."""
    shape = ellipse(canvas, 0.5, 0.33, 0.168, 0.16) * (canvas.y < 0.335)
    ribs = 0.82 + 0.18 * numpy.sin(canvas.x * 130)
    picture = lit(canvas, picture, coat, shape)
    picture = picture * (1 - shape * (1 - ribs))[:, :, None]
    picture = lit(canvas, picture, ("e8e0d4", "ffffff"), ((numpy.abs(canvas.y - 0.335) < 0.028) & (numpy.abs(canvas.x - 0.5) < 0.175)).astype(numpy.float32))
    return lit(canvas, picture, ("e8e0d4", "ffffff"), ellipse(canvas, 0.5, 0.155, 0.05, 0.05))


def camera(canvas, picture, hair, coat):
    """A camera in front of the face."""
    body = ((numpy.abs(canvas.x - 0.5) < 0.135) & (numpy.abs(canvas.y - 0.455) < 0.075)).astype(numpy.float32)
    hump = ((numpy.abs(canvas.x - 0.5) < 0.05) & (numpy.abs(canvas.y - 0.375) < 0.025)).astype(numpy.float32)
    picture = lit(canvas, picture, ("1c1c20", "4a4a54"), numpy.maximum(body, hump))
    picture = mix(picture, "c8c0b0", body * (numpy.abs(canvas.y - 0.40) < 0.012))
    for radius, code in ((0.068, "0c0c10"), (0.056, "3a3a44"), (0.045, "10141e"), (0.03, "2a4a7a")):
        picture = mix(picture, code, canvas.disc(0.5, 0.465, radius, 0.003))
    return mix(picture, "dceaff", canvas.disc(0.485, 0.448, 0.010, 0.004) * 0.9)


def scarf(canvas, picture, hair, coat):
    """A scarf."""
    shape = numpy.maximum(ellipse(canvas, 0.5, 0.71, 0.15, 0.055), polygon(canvas, [(0.55, 0.72), (0.63, 0.71), (0.66, 0.95), (0.57, 0.95)]))
    picture = lit(canvas, picture, ("a83a3a", "f0785a"), shape)
    return mix(picture, "f8e8d0", shape * (numpy.sin((canvas.x + canvas.y * 1.6) * 75) > 0.55) * 0.7)


def earrings(canvas, picture, hair, coat):
    """Golden earrings."""
    for x in (0.345, 0.655):
        picture = mix(picture, "f4c850", canvas.disc(x, 0.5, 0.016, 0.003))
    return picture


def flower(canvas, picture, hair, coat):
    """A flower in the hair."""
    for k in range(5):
        angle = k * 1.2566
        picture = mix(picture, "ff9ab0", canvas.disc(0.635 + 0.026 * numpy.cos(angle), 0.3 + 0.026 * numpy.sin(angle), 0.023, 0.003))
    return mix(picture, "ffe080", canvas.disc(0.635, 0.3, 0.014, 0.003))


def nothing(canvas, picture, hair, coat):
    """No addition (a kimono's collar is drawn with the coat)."""
    return picture


ADDITIONS = {"glasses": glasses, "beard": beard, "moustache": moustache, "hat": hat, "cap": cap, "camera": camera,
             "scarf": scarf, "earrings": earrings, "flower": flower, "kimono": nothing}
