"""A release of the sample hub as files: path -> bytes."""

from . import changes, exhibitions, galleries, pages, people, places, reference
from .dialects import DIALECTS
from .writing import (juicebox_bytes, json_bytes, level3_value, picture_bytes, portrait_bytes,
                      thumbnail_bytes)

LEVEL2_FILES = {
    "morgenlicht": "fgMorgenlicht", "zonnevlek": "leden-zonnevlek", "laterne": "lbfLaterne",
    "tripod": "tripod-members", "tsukiakari": "Tsukiakari", "korreltje": "fkKorreltje",
    "schemerlamp": "fkSchemerlamp", "maneschijn": "fcManeschijn", "nordurskin": "nordurskin",
    "kowhai": "kowhai", "presque-jour": "presqueJour"}

MANNERS = {"leden-zonnevlek": dict(indent=2, width=90), "lbfLaterne": dict(indent=2, width=70),
           "tripod-members": dict(indent=4, width=40, line_end="\r\n"),
           "Tsukiakari": dict(indent=2, width=110), "fkKorreltje": dict(indent=3, width=80)}

HTML_PAGE = b"""<!DOCTYPE html>
<html lang="de"><head><title>404</title></head>
<body><p>Dieses Bild ist umgezogen. Fragen Sie Bertil.</p></body></html>
"""


def release(later):
    """The files of release 2026.05, or of 2026.11 when `later`."""
    level0, club, museum = reference.level0(), places.clubs(), places.museums()
    members = people.members()
    juicebox, level3 = galleries.juicebox(), galleries.level3()
    portfolios = pages.portfolios()
    portraits = galleries.portraits()
    exhibitions.add_to_level1(club, museum)
    shows, own = exhibitions.beside_members(), exhibitions.of_the_club_itself()
    posters = exhibitions.posters()
    juicebox.update(exhibitions.galleries())
    if later:
        changes.change_reference(level0)
        changes.change_clubs(club)
        changes.change_museums(museum)
        changes.change_people(members)
        changes.change_galleries(juicebox, level3)
        pages.change(portfolios)
        changes.change_portraits(portraits)
        changes.change_exhibitions(club, shows, own)
        changes.change_exhibition_pictures(museum, juicebox, posters)
    level1 = places.level1(club, museum)
    if later:
        changes.change_level1(level1)
    else:
        level1["root.level1.json"] = places.stale_root(club, museum)
    files = {"root.level0.json": json_bytes(level0, width=100)}
    files.update({name: json_bytes(content) for name, content in level1.items()})
    files.update(level2_files(club, members, shows, own, later))
    files.update(gallery_files(juicebox, level3, broken="tilly" if not later else None))
    files.update(page_files(portfolios, later))
    files.update(other_pictures(portraits, posters, later))
    return files


def level2_files(club, members, shows, own, later):
    """The Level 2 files, with the one that belongs to no club; `shows` and `own` are exhibitions by club, beside the
    members and in what the file says of the club."""
    files = {"fcOverbelicht.level2.json": json_bytes(orphan())}
    for key, persons in members.items():
        name = LEVEL2_FILES[key]
        content = {"club": club_part(key, club[key], own, later), "members": [DIALECTS[key](p) for p in persons]}
        if key in shows:
            content["exhibitions"] = shows[key]
        files[f"{name}.level2.json"] = json_bytes(content, **MANNERS.get(name, {}))
    return files


def club_part(key, record, own, later):
    """Returns the club's record in a Level 2 file: the same as in Level 1, with exceptions."""
    identity = dict(record["idPlus"])
    part = {"idPlus": identity}
    if key == "morgenlicht":
        part["coordinates"] = {"latitude": 52.02231, "longitude": 5.95478}
        part["optional"] = {"website": "https://morgenlicht.example",
                            "level2URL": "https://elsewhere.example/fgMorgenlicht.level2.json",
                            "remark": places.remarks(
                                EN="Meets every second Tuesday. Bring gloves and a thermos flask.",
                                NL="Komt om de week op dinsdag bijeen. Neem handschoenen mee."),
                            "contactEmail": "bestuur@morgenlicht.example",
                            "nlSpecific": {"fotobondNumber": 7301}}
    elif key == "schemerlamp":
        identity["nickName"] = "fkSchemer"
    elif key == "maneschijn" and not later:
        identity["fullName"] = "Fotoclub Maanschijn"
    elif key == "zonnevlek":
        part["coordinates"], part["website"] = record["coordinates"], record["optional"]["website"]
    elif key == "tripod":
        part["optional"] = {"coordinates": record["optional"]["coordinates"]}
    elif key not in ("korreltje", "nordurskin", "maneschijn"):
        part["coordinates"] = record["coordinates"]
        part["optional"] = {"website": record["optional"]["website"]}
    if key in own:
        part["exhibitions"] = own[key]
    return part


def orphan():
    """Members of a club that no Level 1 file names."""
    return {"club": {"idPlus": {"town": "Lichtevoorde-Binnen", "fullName": "Fotoclub Overbelicht",
                                "nickName": "fcOverbelicht"}},
            "members": [{"name": {"givenName": "Wit", "infixName": "te", "familyName": "Vlek"}},
                        {"name": {"givenName": "Felle", "familyName": "Flits"}}]}


def gallery_files(juicebox, level3, broken):
    """The galleries and their pictures; `broken` is the gallery whose config.xml is cut in half."""
    files = {"galleries/zwaantje/index.html": zwaantje()}
    for folder, (title, images) in juicebox.items():
        config = juicebox_bytes(title, images)
        files[f"galleries/{folder}/config.xml"] = config[:len(config) // 2] if folder == broken else config
        for image in images:
            stem, kind = image["file"].rsplit(".", 1)
            files[f"galleries/{folder}/images/{image['file']}"] = picture_bytes(image["scene"], kind)
            files[f"galleries/{folder}/thumbs/{stem}.jpg"] = thumbnail_bytes(image["scene"])
    for folder, (name, images) in level3.items():
        thumbnails = folder in ("soerine", "aroha")
        content = level3_value(name, folder, images, thumbnails)
        files[f"galleries/{folder}.level3.json"] = json_bytes(content, indent=2)
        for image in images:
            stem, kind = image["file"].rsplit(".", 1)
            files[f"galleries/{folder}/{image['file']}"] = picture_bytes(image["scene"], kind)
            if thumbnails:
                files[f"galleries/{folder}/thumbs/{stem}.jpg"] = thumbnail_bytes(image["scene"])
    return files


def page_files(portfolios, later):
    """The web pages of members with their pictures."""
    files = {**pages.pages(portfolios, later), "pages/enseigne.jpg": picture_bytes("shop-sign", "jpg"),
             "pages/octave/flou.jpg": picture_bytes("soft", "jpg")}
    for folder, images in portfolios.items():
        for image in images:
            picture, thumbnail = pages.picture_paths(folder, image["file"])
            files[picture] = picture_bytes(image["scene"], "jpg")
            files[thumbnail] = thumbnail_bytes(image["scene"])
    return files


def zwaantje():
    """A gallery that is a web page only."""
    return ("<!DOCTYPE html>\n<html lang=\"nl\">\n<head><meta charset=\"utf-8\"><title>Zwaantje Zwartwit</title>"
            "</head>\n<body>\n<h1>Zwaantje Zwartwit</h1>\n<p>Mijn foto’s hangen in de bakkerij. "
            "Kom gerust langs.</p>\n</body>\n</html>\n").encode("utf-8")


def other_pictures(portraits, posters, later):
    """Portraits, posters and pictures outside the galleries."""
    loose = {**galleries.loose_pictures(), **posters}
    files = {path: picture_bytes(scene, "jpg") for path, scene in loose.items()}
    for name, style in portraits.items():
        files[f"portraits/{name}.jpg"] = portrait_bytes(name, style)
    if not later:
        files["portraits/bertil.jpg"] = HTML_PAGE
    return files
