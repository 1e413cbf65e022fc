"""Level 3 of the sample hub, release 2026.05: which pictures hang in which gallery."""


def image(scene, title="", caption="", file=None, date=None):
    """A picture in a gallery. `scene` is a key of scenes.py; the file name defaults to it."""
    return {"scene": scene, "title": title, "caption": caption,
            "file": file or f"{scene}.jpg", "date": date}


def juicebox():
    """JuiceBox galleries by folder: a title and images, newest first."""
    return {
        "jan_zonneschijn": ("Jan Zonneschijn", [
            image("seven-ranges", "Seven ranges", "2026"),
            image("blue-morning", "Blue morning", "2025"),
            image("violet-lake", "Het paarse meer", "2025"),
            image("green-valleys", "Three valleys, no road", "2024"),
            image("last-light", "Last light", "2023"),
            image("above-the-clouds", "Above the clouds", "2022"),
            image("moon-over-spruces", "Moon over spruces", "2019")]),
        "ilse_van_avondrood": ("Ilse van Avondrood", [
            image("homeward", "Homeward", "2026", "1.jpg"),
            image("stacks-by-moonlight", "Stacks by moonlight", "2025", "2.jpg"),
            image("keeper", "The keeper", "2024", "3.jpg"),
            image("silver-noon", "Zilveren middag", "2024", "4.jpg"),
            image("green-flash", "The green flash", "2021", "5.jpg"),
            image("two-islands", "Two islands & a thought", "2020", "6.jpg")]),
        "bas_nachtegaal": ("Bas Nachtegaal – 's nachts", [
            image("around-the-pole", "Around the pole", "2025"),
            image("mill-and-stars", "De molen slaapt niet", "2024"),
            image("river-of-stars", "River of stars", "2023"),
            image("green-curtain", "The green curtain", "2023"),
            image("flash", "Count to seven", "2021"),
            image("ringed", "Not to scale", "")]),
        "marjan_mistral": ("Marjan Mistral", [
            image("beams", "Zes uur 's ochtends", "2026"),
            image("october", "October", "2025"),
            image("birches", "Nine birches", "2024"),
            image("golden-crown", "The golden crown", "2024"),
            image("bluebells", "Bluebells", "2022"),
            image("spring", "Same tree, other mood", "2021")]),
        "teun_van_den_akkerglans": ("Teun van den Akkerglans", [
            image("bulb-fields", "Bollen", "2026"),
            image("lavender", "Lavendel", "2025"),
            image("five-balloons", "Five balloons, one breakfast", "2025"),
            image("evening-sand", "Evening sand", "2022"),
            image("noon-sand", "Noon sand", "2022"),
            image("white-sand", "White sand", "2018")]),
        "pip_kwadraat": ("Pip Kwadraat", [
            image("down-the-stairs", "Naar beneden", "2026", "1.jpg"),
            image("fins", "Vinnen", "2025", "2.jpg"),
            image("arcade", "Arcade", "2025", "3.jpg"),
            image("white-corner", "Wit, blauw, niets", "2023", "4.jpg"),
            image("evening-panes", "Dertig avonden", "2022", "5.jpg"),
            image("red-bridge", "Mist met brug", "2020", "6.jpg")]),
        "heidi": ("Heidi Groß-Linse: Nachts", [
            image("violet-hour", "Die violette Stunde", "2026"),
            image("pale-sun", "Blasse Sonne", "2025"),
            image("fireworks", "Punkt zwölf", "2025-01-01"),
            image("rain-on-the-tram", "Regen, Linie 11", "2024"),
            image("rose-city", "Rosenstadt", "2022")]),
        "aydin": ("Aydın Işıkçı", [
            image("moire", "Girişim", "2026"),
            image("bulge", "Şişkin", "2025", "bulge.png"),
            image("window", "Vitray <no. 7>", "2025"),
            image("kaleidoscope", "Çiçek dürbünü", "2024"),
            image("marbled", "Ebru", "2023"),
            image("seahorses", "Denizatları", "2021")]),
        "prudence": ("Prudence Puddle", [
            image("winter-tree", "Winter, simplified", "2026"),
            image("pier", "Pier, four minutes", "2025"),
            image("grey-ranges", "Grey ranges", "2024"),
            image("ammonite", "Ammonite", "2023"),
            image("grey-dunes", "Sand", "2020"),
            image("grey-bridge", "Bridge", "2017")]),
        "barnaby": ("Barnaby Blur", [
            image("party", "The party as I remember it", "2026", "1.jpg"),
            image("reeds-in-a-hurry", "Reeds in a hurry", "2025", "2.jpg"),
            image("shore-in-a-hurry", "Shore in a hurry", "2024", "3.jpg"),
            image("embers", "Embers", "2022", "4.jpg")]),
        "tilly": ("Tilly Tripodson", [
            image("orb", "Orb", "2026", "1.jpg"),
            image("pendulum", "Pendulum", "2025", "2.jpg"),
            image("lotus", "Lotus", "2025", "3.jpg"),
            image("blue-orb", "Blue orb", "2024", "4.jpg")]),
        "tsukino": ("月野あかり", [
            image("red-sun", "赤い日", "2026", "1.jpg"),
            image("cherry", "桜", "2025", "2.jpg"),
            image("raked", "石庭", "2024", "3.jpg"),
            image("waves", "青海波", "2023", "waves.png"),
            image("moon-mountain", "月と山", "2022", "5.jpg")]),
    }


def level3():
    """Galleries of our own format by file: (name of the member, images); files lie in a folder of the
    same name. Dates are in no particular order."""
    return {
        "soerine": (("Sørine", "", "Ærligsen"), [
            image("dew", "Dew", "A leaf, 6 in the morning"), image("soap", "Soap", "2025"),
            image("clock", "What time is it?", "2024"), image("crystal", "No two alike", "2024"),
            image("plume", "Plume", "2023")]),
        "blysk": (("Włodzimierz", "", "Błysk"), [
            image("jellyfish", "Meduzy", "Deep", date="2024-08-02"),
            image("starlings", "Szpaki", "Ten minutes before dark", date="2025-11-14"),
            image("smoke", "Dym", "", date="2023-01-30"),
            image("on-the-wire", "Nuty", "Birds, five lines", date="2026-03-21")]),
        "haru": (("Kazemachi", "", "Haru"), [
            image("sunflower", "ひまわり", "Sunflower", date="2025-07-30"),
            image("dahlia", "ダリア", "Dahlia", "dahlia.png"),
            image("glass-flower", "硝子の花", "Glass flower", "glass-flower.webp",
                  date="2024-12-01"),
            image("fern", "羊歯", "Fern")]),
        "lieven": (("Lieven", "", "Ruis"), []),
    }


def loose_pictures():
    """Pictures that lie outside the galleries, by path: (scene, gallery file that they repeat or None)."""
    return {"pictures/etalage.jpg": "ochre-corner", "pictures/vuurtoren.jpg": "blue-dahlia",
            "pictures/voorpagina.jpg": "down-the-stairs"}


def portraits():
    """The style of every portrait, by path; the seed follows from the place in this list."""
    style = lambda hair, *extras, **colors: {"hair": hair, "with": extras, **colors}
    return {
        "jan": style("short", "glasses", hair_color=3), "ilse": style("long", hair_color=5),
        "bas": style("short", "cap", back=6), "rene": style("short", "moustache", back=2),
        "ariejan": style("bald", "beard"), "josephine": style("bun", "earrings", hair_color=3),
        "wim": style("bald", "glasses", "moustache", back=7), "kees": style("short", "beard", back=4),
        "koos": style("short", "beard", "hat", back=1), "roos": style("curly", "scarf"),
        "hendrikjan": style("bald", "hat", "beard"), "marjan": style("long", "scarf", back=9),
        "teun": style("short", "hat", back=8), "pip": style("fringe", "glasses", back=3),
        "sorine": style("braids", hair_color=2), "zwaantje": style("fringe", back=10, hair_color=4),
        "toos": style("bun", "glasses", hair_color=3), "sem": style("curly", "camera"),
        "heidi": style("fringe", "earrings", back=0), "aydin": style("short", "beard", hair_color=4),
        "blysk": style("short", "camera", back=11), "annegret": style("long", "hat"),
        "bertil": style("short", back=7, hair_color=2), "prudence": style("bun", "glasses", back=6),
        "barnaby": style("curly", "glasses", back=5), "tilly": style("braids", "cap", back=1),
        "annemarie": style("long", "flower", back=2), "ottoline": style("curly", "flower"),
        "rupert": style("short", "hat", "moustache", back=8), "zoe": style("long", "camera", back=4),
        "tsukino": style("bun", "kimono", "flower", hair_color=4, skin=0, back=3),
        "haru": style("short", "kimono", hair_color=4, skin=1), "sora": style("fringe", "kimono", hair_color=4, skin=5),
        "kaede": style("long", "kimono", hair_color=4, skin=1, back=9),
        "eglantine": style("bun", "scarf", back=0, hair_color=1), "blaise": style("short", "cap", "beard", back=10),
        "godelieve": style("bun", "scarf", hair_color=3), "tuur": style("bald", "cap", "beard"),
    }
