#!/usr/bin/env python3
"""Writes a large invented hub, for measuring.

    python3 Scripts/samples/make-large-hub.py FOLDER --clubs 1000 --memberships 30000 --pictures 30000
    python3 Scripts/samples/make-large-hub.py FOLDER --clubs 10000 --memberships 300000 --pictures 0

The tree is root -> countries -> regions, or with --branches 31 root -> 31 files; every club has a Level 2 file.
Pictures are distinct valid JPEG files, spread over JuiceBox galleries (image and thumbnail are the same file). With
--pictures 0 and --galleries N, N galleries name ten remote pictures each. --picture-megapixels 2 makes pictures of
that size, of some 440 kB each, instead of small ones. --edited 0.01 writes the same hub after one in a hundred clubs
and one in a hundred memberships have changed in some way, to be compared with the first. FOLDER must not exist yet.
Deterministic for a seed. Python's standard library only.
"""

import argparse
import json
import pathlib
import random
import sys

sys.dont_write_bytecode = True
from noisy_jpeg import Camera  # noqa: E402  (after the line that keeps the tree clean)
from small_jpeg import mosaic  # noqa: E402

GIVEN = """Aaltje Ada Adèle Agnès Aiko Akira Alba Amir Ane Anouk Ariejan Arjan Asta Aurelia Aydın Bas Bela
Benoît Berit Birgit Björn Bram Carmen Cas Cato Chloé Daan Dagmar Diego Dirk Doris Eda Edda Eelco Elif Els Emre Enzo
Esmée Fatima Femke Fenna Finn Floor Freek Frida Gijs Gösta Greta Haruki Heleen Hendrik-Jan Hiroko Ida Igor Ilse Ingrid
Isa Jan Jasmijn Jens Joana Joris Jürgen Kaat Karin Kenji Klaas Lars Léa Lieve Loes Łukasz Maarten Maja Marjan Mats
Mehmet Mieke Milan Mirjam Mohamed Nadia Naoko Nele Niels Noor Olga Oskar Paolo Pepijn Petra Pia Quinten Rasmus René
Roos Rosa Ruben Sanne Saskia Sem Søren Sofie Stijn Tanja Teun Thijs Tjeerd Toos Ulla Umberto Veerle Vera Wim Wout Yara
Ylva Yuki Zeynep Zoë あかり 健太""".split()
INFIXES = ["", "", "", "", "", "", "van", "van de", "van den", "van der", "de", "ter", "von", "di", "'t"]
FIRST_SYLLABLES = """Aal Ams Bak Berg Blauw Bloem Boom Bosch Brand Dauw Dijk Donker Duin Eik Fluit Glans Goud Groen
Haag Hei Helder Hoog Jans Klein Kool Korrel Licht Linde Maan Meer Mist Molen Morgen Nevel Noord Oever Ooster Park
Rank Riet Rood Schemer Ster Storm Straal Veen Vlied Vonk Wad Water Wilg Wind Winter Zand Zee Zilver Zon Zwart""".split()
LAST_SYLLABLES = """aard akker beek berg bloem boom bos broek burg dal dam dijk duin feld gaard glans grond haven heim
hof holt horst huis kamp kerk kreek laan land ligt loo lund man meer mond nes oord pas poort rust schoot sen sluis
son staal stad stein steen straal veld vliet voort waard wal werf wick wold zand zicht zijl""".split()
KEYWORDS = ["Abstract", "Architecture", "Black & white", "Documentary", "Landscape", "Macro", "Minimal", "Nature",
            "Night", "Portrait", "Street", "Travel"]
COUNTRIES = [("NL", 52.2, 5.4), ("BE", 50.8, 4.4), ("DE", 50.5, 10.0), ("GB", 52.5, -1.5), ("FR", 46.8, 2.5),
             ("DK", 55.9, 9.5), ("PL", 52.1, 19.4), ("IT", 43.0, 12.0), ("JP", 36.0, 138.5), ("NZ", -43.5, 171.5)]
CLUB_KINDS = ["Fotoclub", "Fotogroep", "Fotokring", "Lichtbildfreunde", "Camera Circle", "Photo-club", "Fotoklub"]
PER_REGION = 50


def write_json(path, value):
    """Writes a JSON file with an indentation of one."""
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def reference_data():
    """Level 0."""
    return {"keywords": [{"idString": word, "name": [
        {"language": "EN", "localizedString": word}, {"language": "NL", "localizedString": f"{word} (nl)"}]}
        for word in KEYWORDS],
        "languages": [{"isoCode": "EN", "languageNameEN": "English"}, {"isoCode": "NL", "languageNameEN": "Dutch"}]}


def club_records(chance, count):
    """Level 1 records with their country: (country, record)."""
    for number in range(count):
        country, latitude, longitude = COUNTRIES[number * len(COUNTRIES) // count]
        town = chance.choice(FIRST_SYLLABLES) + chance.choice(LAST_SYLLABLES)
        name = f"{chance.choice(CLUB_KINDS)} {chance.choice(FIRST_SYLLABLES)}{chance.choice(LAST_SYLLABLES)}"
        nick, years = f"club{number + 1:05}", chance.randint(1, 130)
        yield country, {
            "idPlus": {"town": town, "fullName": f"{name} {number + 1}", "nickName": nick},
            "coordinates": {"latitude": round(latitude + chance.uniform(-0.9, 0.9), 5),
                            "longitude": round(longitude + chance.uniform(-0.9, 0.9), 5)},
            "optional": {"website": f"https://{nick}.example", "level2URL": f"{nick}.level2.json",
                         "remark": [{"language": "EN", "value": f"Has met in {town} for {years} years."},
                                    {"language": "NL", "value": f"Komt al {years} jaar in {town} bijeen."}]}}


def write_tree(folder, records, branches):
    """Level 1: a root, a file per country, a file per region; or a root and that many branches."""
    if branches:
        names = [f"branch{number + 1:02}.level1.json" for number in range(branches)]
        for number, name in enumerate(names):
            part = slice(number * len(records) // branches, (number + 1) * len(records) // branches)
            write_level1(folder, name, [], [club for _, club in records[part]])
        write_level1(folder, "root_.level1.json", names)
        return
    by_country = {}
    for country, record in records:
        by_country.setdefault(country, []).append(record)
    for country, clubs in by_country.items():
        regions = []
        for start in range(0, len(clubs), PER_REGION):
            regions.append(f"clubs{country}{start // PER_REGION + 1:03}.level1.json")
            write_level1(folder, regions[-1], [], clubs[start:start + PER_REGION])
        write_level1(folder, f"clubs{country}.level1.json", regions)
    write_level1(folder, "root_.level1.json", [f"clubs{country}.level1.json" for country in by_country])


def write_level1(folder, name, includes, clubs=None):
    """One Level 1 file."""
    content = {"level1Header": {"level1URL": f"https://large.example/{name}", "level1URLIncludes": includes}}
    write_json(folder / name, {**content, **({"clubs": clubs} if clubs else {})})


def shares(chance, total, count):
    """`total` divided over `count` in unequal whole parts."""
    weights = [chance.uniform(0.2, 1.8) for _ in range(count)]
    scale, sum_so_far, given = total / sum(weights), 0.0, 0
    for weight in weights:
        sum_so_far += weight * scale
        part = round(sum_so_far) - given
        given += part
        yield part


class Names:
    """Invented names; about one in fifty has been given before, to a member of another club."""

    def __init__(self, chance):
        self.chance, self.given_out = chance, []

    def for_club(self, count):
        """Names that are distinct within one club."""
        names = {}
        while len(names) < count:
            if self.given_out and self.chance.random() < 0.02:
                name = self.chance.choice(self.given_out)
            else:
                name = (self.chance.choice(GIVEN), self.chance.choice(INFIXES),
                        self.chance.choice(FIRST_SYLLABLES) + self.chance.choice(LAST_SYLLABLES))
            names[name] = None
        self.given_out.extend(list(names)[:3])
        return list(names)


def member(chance, name, number, gallery):
    """A Level 2 record."""
    given, infix, family = name
    optional = {"membershipStartDate": f"{chance.randint(1970, 2025)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}",
                "birthday": f"9999-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}",
                "keywords": chance.sample(KEYWORDS, chance.randint(0, 3))}
    draw = chance.random()
    if draw < 0.12:
        optional["status"] = {"isFormerMember": True, "isDeceased": draw < 0.02}
    elif draw < 0.2:
        optional["roles"] = {chance.choice(["isChairman", "isSecretary", "isTreasurer", "isAdmin", "isOther"]): True}
    if chance.random() < 0.3:
        optional["website"] = f"https://member{number}.example/"
    if gallery:
        optional["level3URL"] = gallery
    return {"name": {"givenName": given, "infixName": infix, "familyName": family}, "optional": optional}


class Edits:
    """The changes to a share of all clubs and memberships between two releases of the hub."""

    def __init__(self, seed, share):
        self.chance, self.share, self.movers = random.Random(seed + 3), share, []

    def happens(self):
        """True if the next club or membership changes."""
        return self.chance.random() < self.share

    def edit_club(self, club):
        """One change of a Level 1 record."""
        names, optional, chance = club["idPlus"], club["optional"], self.chance
        what = chance.choice(["name", "town", "place", "website", "remark", "mailbox"])
        if what == "name":
            names["fullName"] = chance.choice(CLUB_KINDS) + names["fullName"][names["fullName"].index(" "):]
        elif what == "town":
            names["town"] += "-" + chance.choice(FIRST_SYLLABLES)
        elif what == "place":
            club["coordinates"]["latitude"] = round(club["coordinates"]["latitude"] + chance.uniform(-0.01, 0.01), 5)
        elif what == "website":
            optional["website"] += "/foto"
        elif what == "remark":
            optional["remark"][0]["value"] += " Still does."
        else:
            optional["contactEmail"] = f"info@{names['nickName']}.example"

    def edited(self, members):
        """The members of a club after what happened to some; who moves turns up in the next club."""
        result = [record for record in self.movers if record["name"] not in [other["name"] for other in members]]
        self.movers = []
        for record in members:
            result += self.edited_member(record) if self.happens() else [record]
        return result

    def edited_member(self, record):
        """One change of a Level 2 record: what is in the club's list afterwards."""
        name, optional, chance = record["name"], record["optional"], self.chance
        what = chance.choice(["left", "joined", "moved", "former", "name", "role", "website", "birthday", "keywords",
                              "start", "portrait", "gallery", "number"])
        if what == "left":
            return []
        if what == "moved":
            self.movers.append(record)
            return []
        if what == "joined":
            newcomer = {"givenName": chance.choice(GIVEN), "infixName": "",
                        "familyName": chance.choice(LAST_SYLLABLES).title() + str(chance.randint(1000, 9999))}
            return [record, {"name": newcomer, "optional": {"membershipStartDate": "2026-06-01"}}]
        if what == "name":
            name["familyName"] = name["familyName"][:-1] + chance.choice("snte")
        elif what == "former":
            optional["status"] = {"isFormerMember": True}
        elif what == "role":
            optional["roles"] = {chance.choice(["isChairman", "isSecretary", "isTreasurer"]): True}
        elif what == "number":
            optional["nlSpecific"] = {"fotobondNumber": chance.randint(1_000_000, 9_999_999)}
        else:
            key, value = {"website": ("website", f"https://{chance.randint(0, 10 ** 6)}.example/"),
                          "birthday": ("birthday", f"9999-0{chance.randint(1, 9)}-1{chance.randint(0, 9)}"),
                          "keywords": ("keywords", chance.sample(KEYWORDS, 2)),
                          "start": ("membershipStartDate", f"20{chance.randint(10, 25)}-01-01"),
                          "portrait": ("photographerImage", f"https://pictures.example/{chance.randint(0, 999)}.jpg"),
                          "gallery": ("level3URL", f"https://pages.example/{chance.randint(0, 999)}/")}[what]
            optional[key] = value
        return [record]


def write_members(folder, records, options, galleries, edits):
    """Level 2: members spread over the clubs; the first `galleries` of them, evenly spread, have a gallery."""
    chance = random.Random(options.seed + 1)
    names, number, gallery = Names(chance), 0, 0
    for (_, club), count in zip(records, shares(chance, options.memberships, len(records))):
        members = []
        for name in names.for_club(count):
            wanted = (number + 1) * galleries // options.memberships > gallery
            gallery += wanted
            members.append(member(chance, name, number, f"galleries/g{gallery:06}/" if wanted else None))
            number += 1
        write_json(folder / f"{club['idPlus']['nickName']}.level2.json",
                   {"club": {"idPlus": club["idPlus"]}, "members": edits.edited(members)})


def small_picture(seed, number):
    """A distinct JPEG of some 500 bytes."""
    chance = random.Random(seed * 1_000_003 + number)
    a, b = [[chance.randrange(256) for _ in range(3)] for _ in range(2)]
    return mosaic([[tuple((a[k] * (11 - x - y) + b[k] * (x + y)) // 11 for k in range(3)) for x in range(8)] for y in range(4)])


def write_gallery(folder, gallery, images):
    """A JuiceBox gallery of images (title and URL)."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f'<juiceboxgallery galleryTitle="Gallery {gallery}">']
    lines += [f'<image imageURL="{url}" thumbURL="{url}" linkURL="" linkTarget="_blank">'
              f"<title><![CDATA[{title}]]></title><caption><![CDATA[{2026 - i}]]></caption></image>"
              for i, (title, url) in enumerate(images)]
    folder.mkdir(parents=True)
    (folder / "config.xml").write_text("\n".join([*lines, "</juiceboxgallery>", ""]), encoding="utf-8")


def write_galleries(folder, options, galleries):
    """Level 3: the pictures, evenly over the galleries; remote ones when there are none."""
    # All that makes a picture distinct is in its pixels: an export leaves out comments.
    megapixels = options.picture_megapixels or options.picture_bytes / 230_000
    camera = Camera(random.Random(options.seed + 2), megapixels) if megapixels > 0.01 else None
    for gallery in range(1, galleries + 1):
        place = folder / "galleries" / f"g{gallery:06}"
        if options.pictures == 0:
            write_gallery(place, gallery, [(f"Remote {i}", f"https://pictures.example/{gallery}/{i}.jpg")
                                           for i in range(options.gallery_images)])
            continue
        numbers = range((gallery - 1) * options.pictures // galleries, gallery * options.pictures // galleries)
        write_gallery(place, gallery, [(f"Picture {n + 1}", f"images/{n + 1}.jpg") for n in numbers])
        (place / "images").mkdir()
        for n in numbers:
            content = camera.picture(b"") if camera else small_picture(options.seed, n)
            (place / "images" / f"{n + 1}.jpg").write_bytes(content)


def arguments():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--clubs", type=int, default=1000)
    parser.add_argument("--memberships", type=int, default=30_000)
    parser.add_argument("--pictures", type=int, default=30_000)
    parser.add_argument("--picture-bytes", type=int, default=20_000, help="about; small ones have 500")
    parser.add_argument("--picture-megapixels", type=float, help="instead of --picture-bytes")
    parser.add_argument("--galleries", type=int, help="default: one for every --gallery-images")
    parser.add_argument("--gallery-images", type=int, default=10)
    parser.add_argument("--branches", type=int, default=0, help="instead of countries and regions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edited", type=float, default=0, help="share of clubs and memberships that have changed")
    return parser.parse_args()


def main():
    """Writes the hub."""
    options = arguments()
    galleries = options.galleries
    if galleries is None:
        galleries = -(-options.pictures // options.gallery_images)
    galleries = min(galleries, options.memberships)
    options.folder.mkdir(parents=True)
    records = list(club_records(random.Random(options.seed), options.clubs))
    edits = Edits(options.seed, options.edited)
    for _, club in records:
        if edits.happens():
            edits.edit_club(club)
    write_json(options.folder / "root.level0.json", reference_data())
    write_tree(options.folder, records, options.branches)
    write_members(options.folder, records, options, galleries, edits)
    write_galleries(options.folder, options, galleries)
    print(f"{options.clubs} clubs, {options.memberships} memberships, {galleries} galleries, "
          f"{options.pictures} pictures in {options.folder}")


if __name__ == "__main__":
    main()
