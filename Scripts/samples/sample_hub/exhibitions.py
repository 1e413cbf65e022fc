"""The exhibitions of the sample hub, release 2026.05: in which files they stand, in all shapes."""

from .galleries import image
from .places import remarks


def exhibition(name, start=None, end=None, **details):
    """A record in today's shape; what is None is absent."""
    record = {"name": name, "startDate": start, "endDate": end}
    record = {key: value for key, value in record.items() if value is not None}
    return {**record, "optional": details} if details else record


def beside_members():
    """Exhibitions in Level 2 files, beside the members, by the key of the club."""
    return {
        "zonnevlek": [
            exhibition(
                "Tegen de zon in", "2026-10-10", "2027-01-10",
                place={"name": "Gemaal De Zonnewijzer", "town": "Waterlinge",
                       "coordinates": {"latitude": 52.41385, "longitude": 4.92614}},
                remark=remarks(NL="Toegang gratis. Zonnebril verplicht.",
                               EN="Admission free. Sunglasses required."),
                website="https://zonnevlek.example/tegen-de-zon-in",
                poster="pictures/affiche-tegen-de-zon-in.jpg",
                galleryURL="galleries/tegen_de_zon_in/"),
            exhibition("Halve schaduw", "2026-06-20", "2026-06-21",
                       place={"name": "Dakterras van de molen"}),
            exhibition("Halve schaduw", "2026-06-20", place={"name": "Onder het dakterras", "town": "Kleibeek"},
                       website="https://zonnevlek.example/halve-schaduw"),
        ],
        "morgenlicht": [
            exhibition("Vóór de wekker", "2026-09-05", "2026-09-27",
                       place={"name": "Veerhuis ’t Eerste Licht", "town": "Kleibeek"},
                       remark=remarks(
                           NL="Twaalf foto’s van licht dat nog niemand had gebruikt. Het begint in het donker en eindigt na het "
                              "ontbijt; wie achteraan begint, wordt weer moe. Open van vijf tot zeven uur. In de ochtend.",
                           EN="Twelve pictures of light that nobody had used yet. They begin in the dark and end after "
                              "breakfast; start at the far end and you will get tired again. Open from five to seven. In the "
                              "morning."),
                       pictures=before_the_alarm()),
        ],
        "laterne": [
            exhibition("Rückwärts durch die Nacht", "2026-12-12", "2026-11-28",
                       place={"name": "Altes Gaswerk"},
                       remark=remarks(DE="Der Rundgang beginnt am Ausgang.",
                                      EN="The tour begins at the exit.")),
        ],
    }


def hung(url, wall_text=None, **details):
    """A picture that an exhibition lists, with its text on the wall."""
    return {"imageURL": url, **details, **({"wallText": wall_text} if wall_text else {})}


def before_the_alarm():
    """The pictures of an exhibition that was hung by hand, in all shapes. They hang in portfolios of two clubs, too, but for
    the last one, which is another member's featured picture."""
    jan, ilse, bas = (f"galleries/{folder}/images/" for folder in ("jan_zonneschijn", "ilse_van_avondrood", "bas_nachtegaal"))
    return [
        hung(bas + "around-the-pole.jpg", remarks(
            NL="De sterren staan stil. Wij draaien, en Bas heeft vier uur niet bewogen om dat te bewijzen.",
            EN="The stars stand still. We are the ones who turn, and Bas did not move for four hours to prove it.")),
        bas + "mill-and-stars.jpg",
        {"imageURL": ilse + "2.jpg", "optional": {"wallText": remarks(
            NL="Maanlicht is zonlicht uit de tweede hand. Wie lang genoeg wacht, vergeet het verschil.",
            EN="Moonlight is second-hand sunlight. Wait long enough and you forget the difference.")}},
        hung(ilse + "3.jpg", remarks(
            NL="De vuurtoren wordt al jaren op afstand bediend. Toch zwaait Ilse altijd even, en vanochtend leek hij terug te "
               "zwaaien.",
            EN="The lighthouse has been run by remote control for years. Ilse always waves all the same, and this morning it "
               "seemed to wave back.")),
        hung(jan + "violet-lake.jpg", remarks(
            NL="Dit paars duurt vier minuten. De rest van de dag is het gewoon een grijs meer, en ligt Jan weer in bed.",
            EN="This violet lasts four minutes. For the rest of the day it is just a grey lake, and Jan is back in bed.")),
        hung(jan + "blue-morning.jpg", remarks(
            NL="In Nevelberg duurt het blauwe uur een half uur. Dat is genoeg: elke bergkam krijgt zijn eigen blauw, de verste "
               "het laatst.",
            EN="In Nevelberg the blue hour takes thirty minutes. That is enough: every ridge gets a blue of its own, the "
               "farthest one last."), title="Het blauwe uur"),
        hung(ilse + "1.jpg", remarks(
            NL="De schipper voer naar huis, de zon ging aan het werk. Ze groetten elkaar niet, maar het scheelde weinig.")),
        hung(jan + "seven-ranges.jpg", remarks(
            NL="Tel ze maar. Wie bij de zevende is aangekomen, ziet dat de eerste alweer een andere kleur heeft.")),
        hung("galleries/marjan_mistral/images/beams.jpg"),
        hung("galleries/soerine/dew.jpg", remarks(
            NL="Elke druppel is een lens en toont het hele bos, ondersteboven. Sørine fotografeerde het blad; de druppels "
               "fotografeerden Sørine.",
            EN="Every drop is a lens and shows the whole wood, upside down. Sørine photographed the leaf; the drops "
               "photographed Sørine."),
             title="Dauw", caption="Een blad, om zes uur", captureDate="2025-06-21"),
        hung("galleries/teun_van_den_akkerglans/images/five-balloons.jpg", remarks(
            NL="Een ballon stijgt het best als de lucht nog slaapt. Het ontbijt stond klaar op de plek waar Teun had willen "
               "landen.",
            EN="A balloon rises best while the air is still asleep. Breakfast was waiting where Teun had meant to land."),
             thumbURL="galleries/teun_van_den_akkerglans/thumbs/five-balloons.jpg",
             photographer={"givenName": "Teun", "infixName": "van den", "familyName": "Akkerglans"}),
        hung("pictures/etalage.jpg", remarks(
            NL="De enige foto van na sluitingstijd. Het licht stond al een uur op René te wachten.",
            EN="The only picture from after closing time. The light had been waiting for René for an hour."),
             title="Acht over zeven", photographer="René Éclair"),
    ]


def of_the_club_itself():
    """Exhibitions in the `club` object of a Level 2 file, by the key of the club: old spellings, no last day."""
    return {"korreltje": [
        {"title": "Zout en zilver", "firstDay": "2026-09-12", "location": "Oude Zouterij, zolder",
         "remark": remarks(NL="Negatieven graag zelf meebrengen."),
         "level3URL": "https://korreltje.example/zout-en-zilver/zaal/"},
    ]}


def add_to_level1(club, museum):
    """Exhibitions in Level 1 records: of a club whose own file lists the same one, of a club without members, of a museum."""
    club["korreltje"]["exhibitions"] = [
        {"title": "Zout en zilver", "dateFrom": "2026-09-12", "dateTo": "2026-10-04", "venue": "Oude Zouterij",
         "town": "Ligtegem", "description": "Bring your own negatives.", "url": "https://korreltje.example/zout-en-zilver"},
    ]
    club["bijnaam"]["optional"]["exhibitions"] = [
        exhibition("Zonder titel", place={"name": "Zaal zonder bord"},
                   remark=remarks(NL="Datum volgt, of niet.", EN="Date to follow, or not.")),
        {"startDate": "2026-10-03", "endDate": "2026-10-04", "optional": {"place": {"name": "Zaal zonder bord"}}},
    ]
    museum["amberlight"]["optional"]["exhibitions"] = [
        exhibition("The Entrance Hall, Developed", "2031-10-01",
                   remark=remarks(EN="The shutter closes at noon. Until then, please do not move."),
                   website="https://amberlight.example/2031"),
    ]


def galleries():
    """Their JuiceBox galleries by folder. Two of the pictures hang in galleries of members, too."""
    return {
        "tegen_de_zon_in": ("Tegen de zon in", [
            image("mast-and-sun", "Precies erachter", "Lotte Vuurtoren", "1.jpg"),
            image("golden-crown", "The golden crown", "Marjan Mistral", "2.jpg"),
            image("through-the-trunks", "Vijf tellen, dan wegkijken", "Mo Middelgrijs", "3.jpg"),
            image("lavender", "Lavendel", "Teun van den Akkerglans", "4.jpg")]),
    }


def posters():
    """Their posters by path, as scenes."""
    return {"pictures/affiche-tegen-de-zon-in.jpg": "into-the-sun"}
