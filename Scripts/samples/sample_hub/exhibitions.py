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
                       remark=remarks(NL="Open van vijf tot zeven uur. In de ochtend.",
                                      EN="Open from five to seven. In the morning.")),
        ],
        "laterne": [
            exhibition("Rückwärts durch die Nacht", "2026-12-12", "2026-11-28",
                       place={"name": "Altes Gaswerk"},
                       remark=remarks(DE="Der Rundgang beginnt am Ausgang.",
                                      EN="The tour begins at the exit.")),
        ],
    }


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
