"""The changes from release 2026.05 to release 2026.11, one function per subject."""

from .exhibitions import exhibition
from .galleries import image
from .people import member
from .places import PLACEHOLDER, organization, remarks
from .reference import keyword, texts, usage


def find(people, given, family):
    """The (first) record of a member."""
    return next(p for p in people if p.get("given") == given and p.get("family") == family)


def identity(record, **changes):
    """Changes the name, town or nickname of an organization."""
    record["idPlus"].update(changes)


def change_reference(level0):
    """Level 0: one keyword added, one dropped, one double removed, one retranslated, others explained,
    dated and spelt in another way; one language more, one less, one with another name."""
    entries = [entry for entry in level0.pop("keywords")
               if entry["idString"] not in ("Conceptual", "Long Exposure")]
    for entry in entries:
        if entry["idString"] == "Minimal":
            entry["name"] = texts("localizedString", EN="Minimal", NL="Minimalistisch",
                                  DE="Minimalistisch", JA="ミニマル")
        elif entry["idString"] == "Light painting":
            entry["optional"]["usage"] = usage(EN="A lamp, a dark room and a friend who does not move.")
        elif entry["idString"] == "Documentary":
            entry["optional"]["dateAdded"] = "2025-01-02"
        elif entry["idString"] == "Black & white":
            entry["idString"] = "Black & White"
    entries.insert(1, keyword("Astro", "Astronomy", "Sterren", "Astrofotografie", "天体",
                              usage=usage(EN="Whatever is farther away than the horizon.",
                                          NL="Alles voorbij de horizon."),
                              dateAdded="2026-09-01"))
    level0["expertises"] = entries
    languages = [entry for entry in level0["languages"] if entry["isoCode"] != "EO"]
    for entry in languages:
        if entry["isoCode"] == "DE":
            entry["languageNameEN"] = "German (standard)"
    level0["languages"] = languages + [{"isoCode": "FR", "languageNameEN": "French"}]


def change_clubs(club):
    """Level 1: a club renamed, one moved, one respelt, one removed, one added, one corrected."""
    identity(club["laterne"], fullName="Lichtbildfreunde Laternenschein")
    identity(club["korreltje"], town="Lichtegem")
    identity(club["tripod"], town="Drizzleton Magna")
    club["tripod"]["optional"]["coordinates"] = {"latitude": 51.05610, "longitude": -2.71830}
    club["zonnevlek"]["coordinates"] = {"latitude": 52.40871, "longitude": 4.91733}
    club["zonnevlek"]["optional"]["website"] = "https://www.zonnevlek.example/"
    club["schemerlamp"]["remark"] = remarks(
        NL="Portretten bij één lamp van hoogstens zestig watt. Een revolutie.",
        EN="Portraits by one lamp of forty watts at most.")
    club["schemerlamp"]["contactEmail"] = "bavo@schemerlamp.example"
    club["bijnaam"]["optional"]["nlSpecific"]["fotobondNumber"] = 1215
    club["zonnevlek-oost"]["optional"]["level2URL"] = PLACEHOLDER + "zonnevlek-oost.level2.json"
    club["nordurskin"]["optional"]["remark"] = remarks(
        EN="In winter they have all day. In summer they sleep.",
        IS="Á veturna er nóttin löng.")
    club["kowhai"] = organization(
        "Kōwhai Light Collective", "Ōrangimoe", "kowhai", (-41.10320, 174.90150),
        website="https://kowhai.example", level2URL="kowhai.level2.json",
        remark=remarks(EN="Sees every new year before anybody else.",
                       DE="Sieht jedes neue Jahr vor allen anderen."))
    del club["schemering"]


def change_museums(museum):
    """Level 1: a museum renamed, two that had each other's coordinates, one that was found again."""
    identity(museum["schatten"], fullName="Haus der langen Schatten")
    first, second = museum["contrejour"], museum["polmrok"]
    first["coordinates"], second["coordinates"] = second["coordinates"], first["coordinates"]
    museum["perdue"]["coordinates"] = {"latitude": -20.91200, "longitude": 55.48100}
    museum["gyakko"]["optional"]["remark"] = remarks(
        JA="夕方だけ開いています。月曜休館。", EN="Open in the evening only; closed on Mondays.")
    identity(museum["dateline"], nickName="Dateline DR")
    museum["blurfield"]["optional"]["wikipedia"] = "https://wiki.example/en/Museum_of_Almost_Sharp_Pictures"
    museum["nattljus"] = organization(
        "Nattljusmuseet", "Dimmköping", "Nattljus", (59.32900, 17.01500),
        website="https://nattljus.example",
        remark=remarks(EN="Candles only. Bring your own.",
                       FR="Aux chandelles seulement. Apportez la vôtre."))


def change_people(people):
    """Level 2: names corrected, members moved, joined, left, came back; roles and flags changed."""
    correct_names(people)
    change_morgenlicht(people)
    sem = find(people["zonnevlek"], "Sem", "Sluitertijd")
    people["zonnevlek"].remove(sem)
    people["morgenlicht"].append({**sem, "start": "2026-07-01", "fotobond": 7301034})
    daan = find(people["zonnevlek"], "Daan", "Draadontspanner")
    del daan["status"]
    find(people["zonnevlek"], "Teun", "Akkerglans")["status"] = ["isHonoraryMember"]
    find(people["zonnevlek"], "Mo", "Middelgrijs")["portrait"] = "portraits/mo.jpg"
    minato = find(people["tsukiakari"], "Minato", "Amagumo")
    minato.update(status=["isFormerMember"], end="2026-09-30")
    del minato["roles"]
    sora = find(people["tsukiakari"], "Sora", "Yoruno")
    del sora["status"]
    sora.update(roles=["isTreasurer", "isSecretary"], gallery="galleries/sora/",
                featured="galleries/sora/images/lanterns.jpg")
    find(people["tripod"], "Ottoline", "Dew")["status"] = ["isDeceased", "isMentor"]
    find(people["tripod"], "Bertie", "O’Shutter")["start"] = "2023-02-28"
    find(people["tripod"], "Prudence", "Puddle")["birthday"] = "9999-10-30"
    find(people["tripod"], "Percival", "Mistwood").update(
        website="https://percival.example", wikipedia="https://wiki.example/en/Percival_Mistwood")
    del find(people["tripod"], "Barnaby", "Blur")["roles"]
    find(people["schemerlamp"], "Bavo", "Peertje")["roles"] = ["isChairman"]
    find(people["laterne"], "Aydın", "Işıkçı")["keywords"] = ["Abstract", "Street"]
    find(people["laterne"], "Tanja", "Nebelung")["status"] = []
    people["nordurskin"], people["kowhai"] = nordurskin(), kowhai()


def correct_names(people):
    """One letter, one accent, one hyphen, one name that was the wrong way round."""
    find(people["tripod"], "Rupert", "Rainwear")["family"] = "Rainware"
    find(people["tripod"], "Zoe", "Zoomley")["given"] = "Zoë"
    find(people["morgenlicht"], "Hendrik Jan", "Kiekeboe")["given"] = "Hendrik-Jan"
    find(people["tsukiakari"], "Kazemachi", "Haru").update(given="Haru", family="Kazemachi")


def change_morgenlicht(people):
    """A new board; Koos left (his brother did not); Roos came back; Yara joined."""
    club = people["morgenlicht"]
    del find(club, "Jan", "Zonneschijn")["roles"]
    find(club, "Ilse", "Avondrood").update(roles=["isChairman"], keywords=["Water", "Long exposure", "Landscape"])
    noor = find(club, "Noor", "Lensink")
    noor.update(roles=["isSecretary"], fotobond=7301033)
    del noor["status"]
    club.remove(find(club, "Koos", "Tegenlicht"))
    find(club, "Kees", "Tegenlicht")["fotobond"] = 7301119
    roos = find(club, "Roos", "Aalschemer")
    roos.update(start="2026-10-01", end="9999-01-01")
    del roos["status"]
    find(club, "Bas", "Nachtegaal")["keywords"] = ["Night", "Astro"]
    club.append(member("Yara", "", "Lichtflits", start="2026-06-15", keywords=["Street"],
                       status=["isProspectiveMember"], portrait="portraits/yara.jpg"))


def nordurskin():
    """The club in Iceland has found somebody who can write JSON."""
    return [
        member("Ólafur", "", "Þokkason", roles=["isChairman"], birthday="9999-12-13",
               portrait="portraits/olafur.jpg", featured="galleries/olafur/images/emerald.jpg",
               gallery="galleries/olafur/", start="1991-01-01", keywords=["Night", "Astro"]),
        member("Birta", "", "Sólarlagsdóttir", roles=["isViceChairman", "isTreasurer"],
               start="2004-06-17", keywords=["Landscape"]),
        member("Skuggi", "", "Ljósálfsson", start="2015-12-21", keywords=["Minimal"]),
        member("Dagný", "", "Norðurljós", status=["isMentor"], start="1991-01-01",
               gallery="https://nordurskin.example/dagny/", keywords=["Water"]),
    ]


def kowhai():
    """The club that was added."""
    return [
        member("Aroha", "", "Dawnfeather", roles=["isChairman", "isAdmin"], start="2024-01-01",
               portrait="portraits/aroha.jpg", featured="galleries/aroha/long-white-cloud.jpg",
               gallery="galleries/aroha.level3.json", keywords=["Landscape", "Astro"]),
        member("Fergus", "", "Flashbulb", start="2024-01-01", keywords=["Portrait"]),
        member("Tui", "", "Glowworm", start="2025-05-05",
               status=["isProspectiveMember"], keywords=["Nature"]),
    ]


def change_galleries(juicebox, level3):
    """Level 3: images gained, lost, reordered, recaptioned, retitled, dated anew, one in the place of
    another, one under another name; four galleries more."""
    jan = juicebox["jan_zonneschijn"][1]
    jan.insert(0, image("copper-ridge", "Copper ridge", "2026"))
    del jan[-1]
    ilse = juicebox["ilse_van_avondrood"][1]
    ilse[0], ilse[2] = ilse[2], ilse[0]
    juicebox["bas_nachtegaal"][1][5]["caption"] = "1:1,000,000,000"
    juicebox["pip_kwadraat"][1][1]["title"] = "Vinnen, nat"
    juicebox["teun_van_den_akkerglans"][1][5]["file"] = "white-dune.jpg"
    juicebox["prudence"][1][4] = image("evening-sand", "Sand", "2020", "sand.jpg")
    level3["blysk"][1][2]["date"] = "2023-01-31"
    juicebox["heidi"][1].pop(3)
    juicebox["tilly"][1].append(image("knot", "Knot", "2023", "5.jpg"))
    juicebox["barnaby"][1].insert(0, image("fjord-in-a-hurry", "Fjord in a hurry", "2026", "5.jpg"))
    juicebox["olafur"] = ("Ólafur Þokkason", [
        image("violet-curtain", "Fjólublátt", "2026"), image("emerald", "Smaragður", "2025"),
        image("ice-sea", "Ís", "2023")])
    juicebox["sora"] = ("夜野そら", [
        image("lanterns", "灯籠", "2026"), image("night-blossom", "夜桜", "2026"),
        image("ink-garden", "墨の庭", "2025")])
    level3["aroha"] = (("Aroha", "", "Dawnfeather"), [
        image("long-white-cloud", "Long white cloud", "", date="2026-01-01"),
        image("koru", "Koru", "Stairs, actually", date="2025-06-20"),
        image("southern-milky-way", "Upside down", "For northerners", date="2026-05-14")])
    level3["haru"] = (("Haru", "", "Kazemachi"), level3["haru"][1])


def change_portraits(portraits):
    """Jan has a new portrait under the old address; six people more have one."""
    style = lambda hair, *extras, **colors: {"hair": hair, "with": extras, **colors}
    portraits["jan"] = style("short", "glasses", "hat", hair_color=3, back=9)
    portraits.update(
        yara=style("curly", "earrings", back=11), mo=style("short", "moustache", back=6),
        olafur=style("short", "beard", "cap", hair_color=2), aroha=style("long", "flower", hair_color=4, skin=3))


def change_exhibitions(club, shows, own):
    """One removed, one postponed, one in another room, one explained and found anew, one whose town was respelt; two more."""
    against_the_sun, *_ = shows["zonnevlek"]
    shows["zonnevlek"] = [against_the_sun]
    against_the_sun["optional"].update(
        remark=remarks(NL="Toegang gratis. Zonnebril verplicht, ook bij regen.",
                       EN="Admission free. Sunglasses required."),
        website="https://www.zonnevlek.example/zon")
    against_the_sun["optional"]["place"]["coordinates"] = {"latitude": 52.41562, "longitude": 4.93071}
    club["korreltje"]["exhibitions"][0]["town"] = "Lichtegem"
    own["korreltje"][0]["level3URL"] = "https://korreltje.example/zout-en-zilver/verslag/"
    shows["morgenlicht"][0].update(startDate="2027-02-06", endDate="2027-02-28")
    club["bijnaam"]["optional"]["exhibitions"][0]["optional"]["place"] = {"name": "De zaal ernaast"}
    shows["schemerlamp"] = [exhibition(
        "Zestig watt", "2026-11-21", "2026-12-06",
        place={"name": "Bovenzaal De Gloeidraad", "coordinates": {"latitude": 51.20934, "longitude": 3.22577}},
        remark=remarks(NL="Wie de lamp uitdoet, betaalt de koffie.",
                       EN="Whoever switches the lamp off pays for the coffee."))]
    shows["tsukiakari"] = [exhibition(
        "月のない花", "2026-12-12", "2027-01-31", place={"name": "霧浜文庫", "town": "Kirigahama"},
        remark=remarks(JA="曇りの日は休みます。", EN="Closed when it is cloudy."),
        galleryURL="galleries/haru.level3.json")]


def change_exhibition_pictures(museum, juicebox, posters):
    """A poster more, and a picture with another title."""
    museum["amberlight"]["optional"]["exhibitions"][0]["optional"]["poster"] = "pictures/amberlight-2031.jpg"
    posters["pictures/amberlight-2031.jpg"] = "entrance-hall"
    juicebox["tegen_de_zon_in"][1][2]["title"] = "Zes tellen, dan wegkijken"


def change_level1(files):
    """The tree: the missing include is gone, the new records have their place."""
    files["clubsDE.level1.json"]["level1Header"]["level1URLIncludes"] = []
