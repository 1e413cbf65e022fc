"""Every picture of the sample hub by name: its size, its seed, and the renderer with its colours."""

from . import form, land, night
from .canvas import Canvas

WIDE, TALL, SQUARE, PANORAMA = (720, 480), (480, 720), (600, 600), (720, 360)

SCENES = {
    # Jan Zonneschijn: mountains
    "seven-ranges": (WIDE, 1, lambda c: land.mountains(
        c, ["f6d6c4", "f7b89a", "fbe3c8"], "d9a79a", "2a2340", "fbe0cf",
        light=(0.95, 0.3, 0.05))),
    "blue-morning": (WIDE, 2, lambda c: land.mountains(
        c, ["24486b", "5f93b5", "cfe3ea"], "9dbfcf", "0f2436", "e2eef2", trees=60)),
    "violet-lake": (WIDE, 11, lambda c: land.mountains(
        c, ["3b2a5a", "b0587e", "f7b183"], "a8607e", "1d1430", "e9a08c", layers=5, lake=0.62,
        flock=True)),
    "green-valleys": (WIDE, 4, lambda c: land.mountains(
        c, ["bcd8cf", "e4eed8", "f8f2d8"], "a9c7a4", "14301f", "eef2da", trees=90, top=0.28)),
    "last-light": (PANORAMA, 5, lambda c: land.mountains(
        c, ["1c2748", "6a4b78", "f0885a"], "75507a", "0c0d1c", "f09a6a", layers=4, top=0.45,
        light=(1.45, 0.44, 0.045, "ffe0a0", "ff9a4a", 0.4))),
    "above-the-clouds": (WIDE, 26, lambda c: land.mountains(
        c, ["3f7fb8", "a8d0e8", "ffffff"], "c4d8e4", "33506a", "ffffff", layers=4, top=0.3,
        rough=0.6)),
    "moon-over-spruces": (TALL, 7, lambda c: land.mountains(
        c, ["0e1a30", "28466a", "6a90a8"], "4a6a84", "060c14", "7a9ab0", trees=110, top=0.5,
        light=(0.42, 0.22, 0.06, "f4f4e8", "a8c0d8", 0.2))),
    "copper-ridge": (WIDE, 8, lambda c: land.mountains(
        c, ["f8d890", "f4a860", "e87a4a"], "d8804a", "3a140c", "f8c07a", rough=0.58,
        flock=True)),
    # Ilse van Avondrood: the sea
    "homeward": (WIDE, 3, lambda c: land.sea(
        c, ["23345c", "b4577a", "ffb068"], "142238",
        light=(0.9, 0.48, 0.045, "ffcf8a", "ffb066", 0.35), boat=0.3, cloud="5a3a5e")),
    "stacks-by-moonlight": (WIDE, 4, lambda c: land.sea(
        c, ["0b1a30", "1f4160", "6d98a8"], "0a1826",
        light=(1.0, 0.22, 0.03, "e8f0ff", "a8c0e8", 0.2), stacks="0c1420")),
    "keeper": (TALL, 5, lambda c: land.sea(
        c, ["1a2447", "56497a", "e58f7a"], "101a30", horizon=0.66, lighthouse=0.62,
        cloud="6a5078")),
    "silver-noon": (WIDE, 13, lambda c: land.sea(
        c, ["8fa8b8", "c8d4d8", "f4f0e4"], "5a7484", horizon=0.4, cloud="e8ecec",
        light=(0.5, 0.2, 0.03, "ffffff", "fff8e0", 0.3))),
    "green-flash": (PANORAMA, 14, lambda c: land.sea(
        c, ["2a5a6a", "a8c890", "f8e890"], "14303a", horizon=0.6, boat=0.74,
        light=(0.7, 0.56, 0.055, "f8ffc0", "d8f080", 0.4))),
    "two-islands": (WIDE, 15, lambda c: land.sea(
        c, ["f4b8a0", "f8d8c0", "fbeee0"], "7a98a8", horizon=0.56, stacks="6a6478",
        cloud="e8a898", light=(1.12, 0.4, 0.05, "fff8e8", "ffd8b0", 0.3))),
    # Bas Nachtegaal: the night
    "around-the-pole": (WIDE, 10, lambda c: night.trails(
        c, ["060a1a", "14284a", "3a5070"], (0.6, 0.45))),
    "mill-and-stars": (TALL, 11, lambda c: night.trails(
        c, ["0a0a20", "2a2450", "8a5060"], (0.4, 0.3), mill=0.55)),
    "river-of-stars": (TALL, 12, lambda c: night.milky_way(
        c, ["060816", "101a38", "2a3050"], ["2a2a5a", "a88ac0", "ffe8d0"])),
    "green-curtain": (WIDE, 8, lambda c: night.aurora(
        c, ["5affa0", "2ac8a8", "7a4fd0", "3a1f6a"], cabin=0.7)),
    "flash": (WIDE, 21, lambda c: night.lightning(c, ["14122a", "3a2f66", "8a6a9a"])),
    "ringed": (WIDE, 34, lambda c: form.planet(
        c, ["c8905a", "f0d8a8", "e8b878", "a86a4a"], "d8c0a0")),
    # Marjan Mistral: trees
    "beams": (WIDE, 11, lambda c: land.forest(
        c, ["dfe8d8", "b8c9a8"], "cfdcc4", "1d261c", beams="fff2c4")),
    "october": (TALL, 12, lambda c: land.forest(
        c, ["f3d9a8", "e0a860"], "f0c888", "2b1a14", ground="7a3a18",
        leaves=["d9682a", "f0b040", "a83a1c"])),
    "birches": (WIDE, 13, lambda c: land.birches(c, ["7a5a1e", "e0a83a", "f4d886"], "8a4a1a")),
    "golden-crown": (WIDE, 16, lambda c: land.lone_tree(
        c, ["f6c98a", "f9e6c4"], ["8a6a2a", "3a2a14"], "2a1a14",
        light=(1.05, 0.5, 0.13, "fff0c8", "ffb860", 0.3),
        leaves=["c8401c", "f0a030", "f4d060"])),
    "bluebells": (WIDE, 35, lambda c: land.forest(
        c, ["d8e4f0", "b0c0e0"], "c4cce8", "241c3a", ground="5a4ab0", beams="fff8e8")),
    "spring": (WIDE, 46, lambda c: land.lone_tree(
        c, ["a8d4e8", "e8f4f4"], ["a8cc6a", "4a7a34"], "3a2a24", place=0.6,
        leaves=["a8d860", "7ab84a", "d8f090"])),
    # Teun van den Akkerglans: fields and sand
    "bulb-fields": (WIDE, 14, lambda c: land.tulips(
        c, ["7fb6dd", "e8f0f2"], ["d93a4a", "f4c430", "e86a9a", "f4f0ea", "8a3a8f"])),
    "lavender": (WIDE, 44, lambda c: land.tulips(
        c, ["f0b890", "f8dcc0"], ["7a5ab0", "8a6ac0", "6a4aa0"], mill="4a3a5a",
        light=(0.85, 0.36, 0.04, "fff0d0", "ffc890", 0.25))),
    "noon-sand": (WIDE, 5, lambda c: land.dunes(
        c, ["6aa2c8", "d9d3c0", "f3d9ae"], "f2b566", "6b2f1e")),
    "evening-sand": (WIDE, 6, lambda c: land.dunes(
        c, ["2a1f4a", "87507a", "f39a6c"], "e88a5a", "2c1430",
        light=(1.0, 0.36, 0.035, "ffe8c0", "ffb066", 0.3))),
    "five-balloons": (WIDE, 10, lambda c: land.balloons(
        c, ["7fb2d6", "f6d9c0", "fbeadb"], "f0cdb8", "5a5f7c",
        [("d94f3d", "f6d365"), ("2f6f8f", "f2efe6"), ("8a3f6b", "f4a259"), ("3f8f6b", "f6e7b0"),
         ("d98a3d", "6b2f4f")])),
    "white-sand": (PANORAMA, 47, lambda c: land.dunes(
        c, ["3a78b0", "8abce0", "d0e4f0"], "fafaf4", "8a9ab8", layers=3)),
    # Pip Kwadraat: buildings
    "down-the-stairs": (SQUARE, 6, lambda c: form.spiral_stairs(
        c, ["1a120c", "8a5a34", "f4dcb0"])),
    "fins": (WIDE, 7, lambda c: form.fins(
        c, ["3a7ab8", "a8d0e8"], ["1a2a3a", "8a9aa8", "f8f6f0"])),
    "arcade": (TALL, 8, lambda c: form.arches(c, ["7a4a30", "c88a58", "f0c890", "fdf0d4"])),
    "white-corner": (WIDE, 9, lambda c: form.white_walls(
        c, ["2a6ab8", "7ab8e8"], "f6f4ee", "b8cce6", "1f5fae")),
    "evening-panes": (WIDE, 10, lambda c: form.glass_facade(
        c, ["24406a", "c87a8a", "f8c890"], "14161e", 7, 5)),
    "red-bridge": (WIDE, 33, lambda c: form.bridge(
        c, ["c8d4dc", "e8e4dc", "f4ece0"], "a83a2a")),
    "ochre-corner": (WIDE, 39, lambda c: form.white_walls(
        c, ["5aa8b0", "c8e4dc"], "e8a05a", "a8543a", "2a5a6a")),
    # Sorine Aerligsen: very near
    "dew": (WIDE, 25, lambda c: form.leaf_drops(c, ["1a4a1a", "4a8a2a", "a8c84a"], "d0e88a")),
    "soap": (WIDE, 26, lambda c: form.bubble(
        c, ["1a2a4a", "4a5a8a", "14203a"], ["ff8ab0", "ffe080", "80ffc0", "80b0ff", "ff8ab0"])),
    "clock": (WIDE, 27, lambda c: form.dandelion(
        c, ["f8d890", "c87a3a", "3a2a1a"], "fff4dc")),
    "crystal": (SQUARE, 28, lambda c: form.snow_crystal(
        c, ["3a6aa8", "0a1a3a"], ["8ac0f0", "f4fbff"])),
    "plume": (WIDE, 29, lambda c: form.feather(
        c, ["14202a", "2a3a3a"],
        ["0a1040", "1a6ad0", "20c0a0", "c8a030", "3a8a4a", "2a5a3a"])),
    # Heidi Gross-Linse: the town at night
    "violet-hour": (WIDE, 2, lambda c: night.city(
        c, ["1c2a55", "7a4a80", "f29a6a"], "0d0f1e", "5a4a78", ["ffd98a", "fff2c0", "9fd0ff"],
        water=0.72)),
    "pale-sun": (TALL, 14, lambda c: night.city(
        c, ["2a6f8f", "8fc0c8", "f8dcb0"], "14283a", "8fb0b8", ["ffe0a0", "ffb060"],
        light=(0.4, 0.2, 0.06, "fff4e0", "ffd8a0", 0.2), flock=True)),
    "fireworks": (WIDE, 15, lambda c: night.fireworks(
        c, ["05050f", "12122e"], ["ff6a5a", "ffd86a", "7ad0ff", "c88aff", "8affa0"])),
    "rain-on-the-tram": (WIDE, 20, lambda c: night.bokeh(
        c, ["0c1626", "16304a", "0a0e18"], ["ffcf70", "4ac0ff", "ff6a8a", "a0ffd0"], sides=6,
        rain=True)),
    "rose-city": (PANORAMA, 45, lambda c: night.city(
        c, ["5a3a7a", "d87a90", "f8c8a8"], "2a1a3a", "a8688a", ["ffe8b0", "ffc0a0"], water=0.78,
        light=(1.5, 0.5, 0.07, "fff0d8", "ffb090", 0.3))),
    # Aydin Isikci: patterns
    "moire": (WIDE, 16, lambda c: form.moire(
        c, ["f6f0e4", "d84a3a", "2a5a8a", "2a8a7a"], (0.4, 0.5), (0.6, 0.5), 0.03)),
    "bulge": (SQUARE, 17, lambda c: form.op_art(c, ["101014", "f4f2ee"])),
    "window": (TALL, 19, lambda c: form.stained_glass(
        c, ["f4d060", "e8702a", "c82a4a", "5a2a8a", "1a4a9a"])),
    "kaleidoscope": (SQUARE, 20, lambda c: form.kaleidoscope(
        c, ["0a1a3a", "2a5a9a", "5ab8b0", "f4e0a0", "e8703a"])),
    "marbled": (WIDE, 21, lambda c: form.warped(
        c, ["0a2a3a", "1f6a7a", "e8dcc0", "c8783a", "5a2a1a"], 0.45)),
    "seahorses": (WIDE, 24, lambda c: form.julia(
        c, ["04081a", "1a3a7a", "5ab0c8", "fff0c0", "e87a2a", "1a0a14"], -0.79 + 0.15j, 1.0)),
    "paper-cave": (SQUARE, 35, lambda c: form.paper_layers(
        c, ["0f2a4a", "1f5a7a", "5a9aa0", "f0d8a8", "f8f0dc"])),
    # Prudence Puddle: black and white
    "winter-tree": (WIDE, 15, lambda c: land.lone_tree(
        c, ["dfe3e8", "fafafa"], ["f4f4f6", "d4d8de"], "202020", monochrome=True)),
    "pier": (WIDE, 30, lambda c: form.pier(c, ["2a2a2e", "8a8a90", "e8e8ec"])),
    "grey-ranges": (WIDE, 52, lambda c: land.gray(land.mountains(
        c, ["d8d8d8", "f0f0f0", "ffffff"], "c8c8c8", "141414", "f4f4f4", trees=40))),
    "ammonite": (SQUARE, 56, lambda c: land.gray(form.spiral_stairs(
        c, ["101010", "808080", "f8f8f8"], turns=1.4, steps=29))),
    "grey-dunes": (WIDE, 53, lambda c: land.gray(land.dunes(
        c, ["303030", "707070", "b0b0b0"], "f0f0f0", "141414"))),
    "grey-bridge": (PANORAMA, 54, lambda c: land.gray(form.bridge(
        c, ["a8a8a8", "d8d8d8", "f0f0f0"], "202020", water=0.8))),
    # Barnaby Blur: nothing is sharp
    "party": (WIDE, 19, lambda c: night.bokeh(
        c, ["0a0a18", "1a1020", "20140f"], ["ffb050", "ff5a4a", "fff0b0", "5ab0ff", "ff8ad0"])),
    "reeds-in-a-hurry": (TALL, 6, lambda c: land.streaks(
        c, ["1a2a1e", "5f7a3a", "e8d890", "3a2a1a"])),
    "shore-in-a-hurry": (WIDE, 18, lambda c: land.streaks(
        c, ["f4c6a0", "e88a70", "5a7f9f", "12304a", "d9c9a0"], vertical=False, waves=0.2)),
    "embers": (SQUARE, 57, lambda c: night.bokeh(
        c, ["140806", "2a0f08", "0a0404"], ["ff8a30", "ffc060", "ff4a20"], 70)),
    "fjord-in-a-hurry": (WIDE, 58, lambda c: land.streaks(
        c, ["0f2038", "2a5a80", "a8d0d8", "f4f0e0", "4a6a7a"], vertical=False, waves=0.1)),
    # Tilly Tripodson: light painting
    "orb": (WIDE, 17, lambda c: night.light_painting(
        c, ["04060c", "0a1420"], ["ffb040", "ff7030", "ffd890"], night.orb(), floor=0.78)),
    "pendulum": (WIDE, 16, lambda c: night.light_painting(
        c, ["05060c", "0c0e18"], ["ff5a3a", "ffd04a", "4ad0ff", "a05aff"],
        night.harmonograph(2.01, 3, 3.005, 2, 1.5, 1.2, 70))),
    "lotus": (SQUARE, 18, lambda c: night.light_painting(
        c, ["080410", "140a24"], ["4affd0", "3a8aff", "ff4ab0"],
        night.harmonograph(3, 3.01, 2, 2.004, 1.1, 0.8, 80))),
    "blue-orb": (WIDE, 59, lambda c: night.light_painting(
        c, ["02080c", "04141c"], ["40d0ff", "6080ff", "a0ffe0"], night.orb(30, 0.9), floor=0.8)),
    "knot": (SQUARE, 60, lambda c: night.light_painting(
        c, ["0c0604", "1c0c08"], ["ffd060", "ff6040", "ffb0d0"],
        night.harmonograph(1.002, 4, 4.003, 1, 1.57, 0.9, 60))),
    # Akari Tsukino: Japan as it is dreamt
    "red-sun": (WIDE, 4, lambda c: land.fuji(
        c, ["f3e6d4", "f5cfb8"], "2f4a68", "fbf7f2", "d8433a", "f7dcc9")),
    "cherry": (WIDE, 14, lambda c: form.blossom(
        c, ["8ac0e0", "c8e4f0", "f4f8fa"], "4a2a22", ["ffd8e4", "ffb0c8", "fff4f6"])),
    "raked": (WIDE, 32, lambda c: form.zen_garden(
        c, ["a89a80", "d8ccb4", "f8f0e0"], ["2a2a2c", "8a8a84"])),
    "waves": (WIDE, 18, lambda c: form.seigaiha(
        c, ["f4efe2", "1f3f6f", "2f6f9f", "7fb0c8"], 0.16)),
    "moon-mountain": (WIDE, 64, lambda c: land.fuji(
        c, ["0a1430", "24386a", "5a6a98"], "121a34", "c8d4f0", "f4f0d8", "6a78a8")),
    # Haru Kazemachi: flowers
    "sunflower": (SQUARE, 11, lambda c: form.phyllotaxis(
        c, ["3a5a2a", "12200f"], ["3a1a08", "8a4a10", "f0b020", "ffe070"])),
    "dahlia": (SQUARE, 12, lambda c: form.dahlia(
        c, ["1a2a1a", "3a4a2a"], ["5a0a2a", "d83a5a", "ffc0b0"])),
    "glass-flower": (SQUARE, 13, lambda c: form.translucent(
        c, ["102030", "04060c"], ["ff8ab0", "ffc0a0", "c0a0ff"])),
    "fern": (TALL, 15, lambda c: form.fern(
        c, ["f4f0dc", "c8d8b0"], ["1a3a1a", "3a7a3a", "8ab84a"])),
    "blue-dahlia": (SQUARE, 65, lambda c: form.dahlia(
        c, ["e8e4f0", "c8c4e0"], ["2a2a6a", "6a7ad8", "e8ecff"], 8, 11, "fff0a0")),
    # Wlodzimierz Blysk: things that move
    "jellyfish": (WIDE, 22, lambda c: night.jellyfish(
        c, ["1a6a9a", "0a2f5a", "040f26"], ["ffb0d0", "ff8a70", "b0a0ff", "ffe0a0"], 5)),
    "starlings": (WIDE, 23, lambda c: night.murmuration(
        c, ["f4b878", "f8d8a8", "f0905a"], "2a1a18",
        (1.05, 0.7, 0.05, "fff3d0", "ffb066", 0.35))),
    "smoke": (TALL, 23, lambda c: form.smoke(
        c, ["060608", "0a0810"], ["4ab0ff", "a05aff", "ff5a8a"])),
    "on-the-wire": (WIDE, 31, lambda c: form.wires(c, ["f4e0d0", "f8c8a8", "e8a088"])),
    # Fotoclub Zonnevlek exhibits; its other pictures are those of members
    "into-the-sun": (TALL, 80, lambda c: form.poster(
        c, "f4b83a", "f8d878", "fff8e4", "2a1a3a")),
    "mast-and-sun": (WIDE, 81, lambda c: land.sea(
        c, ["c85a3a", "f0985a", "fce0a0"], "6a2a24", horizon=0.62, boat=0.5,
        light=(0.75, 0.44, 0.13, "fff6d8", "ffc860", 0.3))),
    "through-the-trunks": (WIDE, 82, lambda c: land.forest(
        c, ["fff0c0", "f8c070"], "f8d890", "241410", layers=4, beams="fff6d0", ground="3a2010")),
    # Eglantine Demi-Teinte: half tones
    "first-mist": (WIDE, 91, lambda c: land.mountains(
        c, ["c8ccd4", "dcdcdc", "ece6dc"], "c4c8cc", "5a6672", "ece8e0", layers=7, trees=70)),
    "half-past-grey": (TALL, 92, lambda c: land.forest(
        c, ["c4ccd0", "a0aab0"], "b8c0c4", "3a4448", ground="6a706a")),
    "hesitant-day": (WIDE, 93, lambda c: land.lone_tree(
        c, ["9aa4b4", "d8d0cc"], ["8a8a80", "4a4e4a"], "2e3236", place=0.66,
        light=(0.4, 0.7, 0.05, "f8ecd8", "e8c8b0", 0.3))),
    "not-yet": (PANORAMA, 94, lambda c: land.mountains(
        c, ["24344a", "6a7890", "c8a8a0"], "6a7488", "101a24", "a89aa0", layers=5, lake=0.66)),
    # Blaise Contre-Vent: weather
    "slanting-rain": (WIDE, 95, lambda c: night.bokeh(
        c, ["141c24", "2a3a44", "10141a"], ["e8f0ff", "ffd8a0", "90c0d8"], sides=5, rain=True)),
    "two-boats": (WIDE, 96, lambda c: land.sea(
        c, ["3a4a5a", "7a8a90", "d8c8a8"], "223038", horizon=0.5, boat=0.34, cloud="4a545c")),
    "against-all-light": (WIDE, 97, lambda c: night.murmuration(
        c, ["e8e0c8", "f4ecd8", "d8a878"], "20201c", (0.4, 0.6, 0.06, "fffaf0", "ffd8a0", 0.4))),
    # Capucine Grand-Angle: walls
    "too-near": (SQUARE, 98, lambda c: form.fins(
        c, ["c86a4a", "f0b088"], ["3a1a14", "a8604a", "fce8d8"], bend=0.8, count=9)),
    "corridor": (TALL, 99, lambda c: form.arches(c, ["2a3a4a", "5a7a8a", "a8c8c8", "f0f4ec"], count=11)),
    "painted-corner": (WIDE, 100, lambda c: form.white_walls(
        c, ["3a5a8a", "9ab8d0"], "e8c8b8", "b07a8a", "8a2a4a")),
    "ceiling": (SQUARE, 101, lambda c: form.op_art(c, ["2a2438", "e8d8b0"], cells=9)),
    "long-bridge": (PANORAMA, 102, lambda c: form.bridge(
        c, ["f0d0b0", "f4e0cc", "c8d0d8"], "2a4a6a", water=0.7)),
    # Octave Flou-Gras: not in any bundle
    "soft": (SQUARE, 104, lambda c: land.streaks(c, ["e8d8d0", "b0a8c0", "6a7aa0"], waves=0.3)),
    "shop-sign": ((640, 160), 103, lambda c: land.dunes(
        c, ["3a3a5a", "8a6a7a", "e8c0a0"], "c89a88", "4a3a4a", layers=3)),
    # new in 2026.11
    "entrance-hall": (TALL, 83, lambda c: form.poster(
        c, "2a1a10", "3a2616", "f0a040", "120a06", rays=0, person=False)),
    "violet-curtain": (WIDE, 9, lambda c: night.aurora(
        c, ["9affc0", "e86ad0", "6a3ad0"], horizon=0.68, lake=True, curtains=2)),
    "emerald": (TALL, 71, lambda c: night.aurora(
        c, ["80ffb0", "30e0c0", "2080a0"], horizon=0.82, curtains=4)),
    "ice-sea": (WIDE, 72, lambda c: land.sea(
        c, ["7a98b8", "c0d4e4", "f4e4dc"], "486078", horizon=0.5, stacks="dce8f0",
        light=(1.2, 0.44, 0.04, "fff4e4", "ffd8c0", 0.3))),
    "long-white-cloud": (PANORAMA, 73, lambda c: land.mountains(
        c, ["4a9ac8", "b8dce8", "f8fcff"], "98b8b0", "1a4030", "ffffff", lake=0.7, layers=4,
        top=0.32)),
    "koru": (SQUARE, 74, lambda c: form.spiral_stairs(
        c, ["0a2a1c", "2a8a5a", "e8f8c8"], turns=0.9, steps=11)),
    "southern-milky-way": (WIDE, 75, lambda c: night.milky_way(
        c, ["04060e", "0c1c30", "24404a"], ["1a3a4a", "8ab0b8", "fff0d8"], angle=0.5)),
    "lanterns": (WIDE, 76, lambda c: night.bokeh(
        c, ["1a0a14", "301420", "14080c"], ["ff6a40", "ffd080", "ff9a60", "ffe8c0"], 60)),
    "night-blossom": (WIDE, 77, lambda c: form.blossom(
        c, ["141a3a", "24305a", "3a3a6a"], "1a1014", ["ffd8f0", "e8a8d8", "ffffff"])),
    "ink-garden": (WIDE, 78, lambda c: form.zen_garden(
        c, ["3a3a40", "5a5a62", "84848c"], ["0c0c10", "4a4a54"],
        ((0.5, 0.5, 0.12), (0.2, 0.7, 0.05), (0.82, 0.3, 0.04)))),
}


def render(name):
    """The picture called `name` at twice its size, and its final size."""
    size, seed, renderer = SCENES[name]
    return renderer(Canvas(*size, seed)), size
