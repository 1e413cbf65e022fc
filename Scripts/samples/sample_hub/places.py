"""Level 1 of the sample hub, release 2026.05: clubs, museums, and the tree of files that holds them."""

ADDRESS = "https://hub.lumen.example/lumen-hub/"
PLACEHOLDER = "https://www.example.com/"


def remarks(**by_language):
    """A list of remarks."""
    return [{"language": language, "value": text} for language, text in by_language.items()]


def organization(name, town, nick, place, shape="modern", fotobond=None, **details):
    """A record; `shape` is 'modern', 'flat' (no `optional`) or 'inside' (coordinates inside it)."""
    identity = {"town": town, "fullName": name, "nickName": nick}
    identity = {key: value for key, value in identity.items() if value is not None}
    coordinates = {"latitude": place[0], "longitude": place[1]} if place else None
    optional = dict(details)
    if fotobond:
        optional["nlSpecific"] = {"fotobondNumber": fotobond}
    record = {"idPlus": identity}
    if coordinates and shape == "inside":
        optional = {"coordinates": coordinates, **optional}
    elif coordinates:
        record["coordinates"] = coordinates
    if shape == "flat":
        return {**record, **optional}
    return {**record, "optional": optional} if optional else record


def file(name, includes=(), clubs=None, museums=None, absolute=True):
    """A Level 1 file."""
    links = [ADDRESS + include if absolute else include for include in includes]
    header = {"level1URL": ADDRESS + name, "level1URLIncludes": links,
              "maintainerEmail": "keeper@hub.lumen.example"}
    content = {"level1Header": header}
    if clubs is not None:
        content["clubs"] = clubs
    if museums is not None:
        content["museums"] = museums
    return content


def clubs():
    """Every club by a key that stays the same over the releases."""
    return {
        "morgenlicht": organization(
            "Fotogroep Morgenlicht", "Nevelberg", "fgMorgenlicht", (52.02150, 5.95310),
            website="https://oud.morgenlicht.example",
            level2URL=PLACEHOLDER + "fgMorgenlicht.level2.json",
            remark=remarks(EN="Meets every second Tuesday, an hour before sunrise.",
                           NL="Komt om de week op dinsdag bijeen, een uur voor zonsopkomst."),
            fotobond=7301),
        "zonnevlek": organization(
            "Fotoclub Zonnevlek", "Waterlinge", "fcZonnevlek", (52.41000, 4.92000),
            website="https://zonnevlek.example/", level2URL="leden-zonnevlek.level2.json",
            remark=remarks(NL="Wie tegen de zon in fotografeert, hoort bij ons.",
                           EN="Whoever shoots into the sun is one of us.",
                           DE="Wer gegen die Sonne fotografiert, gehört zu uns."),
            fotobond=7302),
        "zonnevlek-oost": organization(
            "Fotoclub Zonnevlek Oost", "Waterlinge", "fcZonnevlekOost", (52.41120, 4.94870),
            website="https://oost.zonnevlek.example",
            level2URL=PLACEHOLDER + "fcZonnevlekOost.level2.json",
            remark=remarks(NL="Ontstaan toen de brug een winter lang openstond."),
            fotobond=7303),
        "maneschijn": organization(
            "Fotoclub Maneschijn", "Duinlo", "fcManeschijn", (52.09400, 4.29800),
            level2URL=PLACEHOLDER + "fcManeschijn.level2.json",
            remark=remarks(NL="Fotografeert uitsluitend bij volle maan.",
                           EN="Takes pictures at full moon only."),
            fotobond=1204),
        "bijnaam": organization(
            "Kring Zonder Bijnaam", "Kleibeek", None, (51.57340, 4.76120),
            level2URL=PLACEHOLDER + "kringZonderBijnaam.level2.json", fotobond=1205),
        "schemering": organization(
            "Fotokring Schemering", "Bruggedam", "fkSchemering", (51.20890, 3.22420),
            shape="flat", website="https://schemering.example",
            level2URL=PLACEHOLDER + "fkSchemering.level2.json",
            remark=remarks(NL="Deelt zaal en koffiekan met Schemerlamp.",
                           FR="Partage la salle et la cafetière avec Schemerlamp.")),
        "schemerlamp": organization(
            "Fotokring Schemerlamp", "Bruggedam", "fkSchemerlamp", (51.20890, 3.22420),
            shape="flat", website="", level2URL=PLACEHOLDER + "fkSchemerlamp.level2.json",
            remark=remarks(NL="Portretten bij één lamp van hoogstens veertig watt.",
                           EN="Portraits by one lamp of forty watts at most."),
            contactEmail="griet@schemerlamp.example", kvkNumber=12345678),
        "korreltje": organization(
            "Fotokring ’t Korreltje", "Ligtegem", "fkKorreltje", (50.86200, 3.94100),
            shape="flat", website="https://korreltje.example",
            maintainerEmail="godelieve@korreltje.example",
            remark=remarks(NL="Alleen film. Digitaal telt niet mee.",
                           EN="Film only. Digital does not count.",
                           FR="Argentique seulement.")),
        "presque-jour": organization(
            "Cercle photo Presque-Jour", "Ombreuil-sur-Brume", "presqueJour",
            (46.82310, 1.04120), website="https://presque-jour.example",
            level2URL="presqueJour.level2.json",
            remark=remarks(FR="Se réunit juste avant que la lumière soit bonne.",
                           EN="Meets just before the light gets good.")),
        "laterne": organization(
            "Lichtbildfreunde Straßenlaterne", "Großnebelsheim", "lbfLaterne",
            (50.02310, 9.24870), website="https://laterne.example",
            level2URL=PLACEHOLDER + "lbfLaterne.level2.json",
            wikipedia="https://wiki.example/de/Stra%C3%9Fenlaterne",
            remark=remarks(DE="Gegründet 1899 von elf Laternenanzündern.",
                           EN="Founded in 1899 by eleven lamplighters.",
                           NL="In 1899 opgericht door elf lantaarnopstekers.",
                           JA="1899年に11人の点灯夫が設立しました。")),
        "tripod": organization(
            "The Wobbly Tripod Society", "Puddlecombe-on-Sea", "wobblyTripod",
            (50.72210, -3.02140), shape="inside", website="https://wobbly-tripod.example",
            level2URL="tripod-members.level2.json",
            remark=remarks(EN="Sharpness is a bourgeois concept.",
                           DE="Schärfe ist ein bürgerlicher Begriff.")),
        "tsukiakari": organization(
            "月あかり写真会", "Kirigahama", "Tsukiakari", (35.30120, 139.48230),
            website="https://tsukiakari.example",
            level2URL=ADDRESS + "Tsukiakari.level2.json",
            remark=remarks(JA="月の光だけで写真を撮る会です。",
                           EN="A circle that works by moonlight alone.")),
        "nordurskin": organization(
            "Ljósmyndafélagið Norðurskin", "Þokuvík", "nordurskin", (65.96400, -18.53200),
            level2URL=PLACEHOLDER + "nordurskin.level2.json",
            website="https://nordurskin.example",
            remark=remarks(EN="In winter they have all day. In summer they sleep.")),
    }


def museums():
    """Every museum by a key that stays the same over the releases."""
    return {
        "waterlinge": organization(
            "Fotomuseum Waterlinge", "Waterlinge", "FM Waterlinge", (52.40500, 4.90300),
            website="https://fotomuseum-waterlinge.example",
            wikipedia="https://wiki.example/nl/Fotomuseum_Waterlinge",
            remark=remarks(NL="Elf zalen, waarvan één altijd donker.",
                           EN="Eleven rooms, one of them always dark.")),
        "schatten": organization(
            "Museum der langen Schatten", "Berlin", "Lange Schatten", (52.50000, 13.40000),
            website="https://lange-schatten.example",
            remark=remarks(DE="Geöffnet von Sonnenuntergang bis zur letzten Straßenbahn.",
                           EN="Open from sunset until the last tram.")),
        "amberlight": organization(
            "Amberlight Museum of Slow Shutters", "Fogmouth", "Amberlight",
            (51.18800, -4.20600), website="https://amberlight.example",
            level2URL=PLACEHOLDER + "Amberlight.level2.json",
            remark=remarks(EN="The picture of the entrance hall has been exposed since 1931.")),
        "contrejour": organization(
            "Musée du Contre-jour", "Brumeville-sur-Mer", "Contre-jour", (52.17500, 20.81200),
            website="https://contre-jour.example",
            remark=remarks(FR="On n’y voit que des silhouettes.",
                           EN="Nothing but silhouettes.", NL="Louter silhouetten.")),
        "polmrok": organization(
            "Muzeum Światłocienia", "Półmrok", "Światłocień", (49.70430, 0.20310),
            website="https://swiatlocien.example",
            remark=remarks(EN="Half of every room is lit.")),
        "isik": organization(
            "Işık ve Gölge Müzesi", "Sisköy", "Işık Gölge", (41.17200, 29.61100),
            remark=remarks(EN="A lighthouse whose lamp has been turned inwards.")),
        "perdue": organization(
            "Musée de l’Île Perdue", "Nulle-Part", "Île Perdue", (0, 0),
            remark=remarks(FR="On la cherche encore.")),
        "skygge": organization(
            "Skyggemuseet", "Tågeby", "Skygge", (155.40120, 10.38830),
            website="https://skyggemuseet.example",
            remark=remarks(EN="Shadows of the eighteenth century.")),
        "prestada": organization(
            "Museo de la Luz Prestada", "Cala Penumbra", "Luz Prestada", (28.72100, -17.76500),
            remark=remarks(EN="On a cliff; every lamp in it has been lent by a neighbour.",
                           DE="Auf einer Klippe; jede Lampe ist von Nachbarn geliehen.")),
        "blurfield": organization(
            "Museum of Almost Sharp Pictures", "Blurfield", "Almost Sharp",
            (43.27100, -72.59800), website="https://almost-sharp.example",
            wikipedia="https://wiki.example/en/Almost_Sharp",
            remark=remarks(EN="Its catalogue was printed slightly out of register.")),
        "gyakko": organization(
            "逆光美術館", "Kirigahama", "Gyakkō", (35.30350, 139.48010),
            remark=remarks(JA="夕方だけ開いています。", EN="Open in the evening only.")),
        "dateline": organization(
            "Dateline Darkroom", "Yesterday Bay", "Dateline", (-16.78500, 179.34100),
            remark=remarks(EN="Develops today what was taken tomorrow.")),
    }


def townless():
    """A record that cannot be used: it has no town."""
    return {"idPlus": {"fullName": "Museum That Forgot Its Town", "nickName": "Forgotten"},
            "coordinates": {"latitude": 52.1, "longitude": 5.1},
            "optional": {"website": "https://forgotten.example"}}


def second_waterlinge():
    """The museum of Waterlinge once more, with the address that the first record lacks."""
    return organization("Fotomuseum Waterlinge", "Waterlinge", "FM Waterlinge",
                        (52.40500, 4.90300), contactEmail="balie@fotomuseum-waterlinge.example",
                        wikipedia="https://wiki.example/nl/Another_page")


def level1(club, museum):
    """The files of a release by name, made of records by key; a release lacks some of the records."""
    def pick(records, *keys):
        return [records[key] for key in keys if key in records]
    return {
        "root_.level1.json": file("root_.level1.json", [
            "clubsNL.level1.json", "clubsBE.level1.json", "clubsFR.level1.json", "clubsDE.level1.json",
            "clubsGB.level1.json", "clubsFar.level1.json", "museums.level1.json"]),
        "clubsNL.level1.json": file("clubsNL.level1.json", [
            "clubsNL07.level1.json", "clubsNL12.level1.json"]),
        "clubsNL07.level1.json": file("clubsNL07.level1.json", ["root_.level1.json"], pick(
            club, "morgenlicht", "zonnevlek", "zonnevlek-oost")),
        "clubsNL12.level1.json": file("clubsNL12.level1.json", [], pick(
            club, "maneschijn", "bijnaam")),
        "clubsBE.level1.json": file("clubsBE.level1.json", [], pick(
            club, "schemering", "schemerlamp", "korreltje")),
        "clubsFR.level1.json": file("clubsFR.level1.json", [], pick(
            club, "presque-jour")),
        "clubsDE.level1.json": file("clubsDE.level1.json", ["clubsAT.level1.json"], pick(
            club, "laterne"), absolute=False),
        "clubsGB.level1.json": file("clubsGB.level1.json", [], pick(club, "tripod")),
        "clubsFar.level1.json": file("clubsFar.level1.json", [], pick(
            club, "tsukiakari", "nordurskin", "kowhai")),
        "museums.level1.json": file("museums.level1.json", [
            "museumsEurope.level1.json", "museumsWorld.level1.json"]),
        "museumsEurope.level1.json": file(
            "museumsEurope.level1.json", ["museumsWorld.level1.json"], museums=pick(
                museum, "waterlinge", "schatten", "amberlight", "contrejour", "polmrok", "nattljus",
                "isik",                "perdue", "skygge", "prestada") + [second_waterlinge(), townless()],
            absolute=False),
        "museumsWorld.level1.json": file("museumsWorld.level1.json", [], museums=pick(
            museum, "blurfield", "gyakko", "dateline")),
    }


def stale_root(club, museum):
    """The flat root of years ago: it is out of date and must not be read."""
    return {"clubs": [club["morgenlicht"], club["zonnevlek"], organization(
        "Fotoclub Allang Opgeheven", "Vergeethuizen", "fcOpgeheven", (52.5, 6.1),
        level2URL=PLACEHOLDER + "fcOpgeheven.level2.json")], "museums": [museum["waterlinge"]]}
