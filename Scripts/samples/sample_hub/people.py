"""Level 2 of the sample hub, release 2026.05: who belongs to which club.

A member is written down once, in a neutral form; `dialects.py` turns it into one of the shapes
that Level 2 files have had over the years.
"""

import unicodedata


def member(given, infix, family, **details):
    """A member. Details: roles, status, flags, birthday, website, wikipedia, portrait, featured, gallery,
    start, end, keywords, fotobond."""
    return {"given": given, "infix": infix, "family": family, **details}


def decomposed(text):
    """The text in NFD: letters and their accents apart."""
    return unicodedata.normalize("NFD", text)


def members():
    """The members of every club that has a Level 2 file, by the club's key."""
    return {"morgenlicht": morgenlicht(), "zonnevlek": zonnevlek(), "laterne": laterne(),
            "tripod": tripod(), "tsukiakari": tsukiakari(), "korreltje": korreltje(),
            "schemerlamp": schemerlamp(), "maneschijn": maneschijn(),
            "presque-jour": presque_jour()}


def morgenlicht():
    """Fotogroep Morgenlicht: today's shape, with everything in `optional`."""
    return [
        member("Jan", "", "Zonneschijn", roles=["isChairman"], birthday="9999-06-21",
               website="https://jan-zonneschijn.example", portrait="portraits/jan.jpg",
               featured="galleries/jan_zonneschijn/images/violet-lake.jpg",
               gallery="galleries/jan_zonneschijn/", start="2001-09-01", end="9999-01-01",
               keywords=["Landscape", "Nature"], fotobond=7301001),
        member("Ilse", "van", "Avondrood", roles=["isSecretary"], birthday="9999-09-30",
               portrait="portraits/ilse.jpg",
               featured="galleries/ilse_van_avondrood/images/1.jpg",
               gallery="galleries/ilse_van_avondrood/", start="2009-01-15",
               keywords=["Water", "Long exposure", "Landscapes"], fotobond=7301014),
        member("Bas", "", "Nachtegaal", roles=["isAdmin"], birthday="9999-12-21",
               portrait="portraits/bas.jpg",
               featured="galleries/bas_nachtegaal/images/river-of-stars.jpg",
               gallery="galleries/bas_nachtegaal/index.html#anker", start="2016-11-03",
               keywords=["Night", "Landscape"], fotobond=7301022),
        member(decomposed("René"), "", decomposed("Éclair"), birthday="9999-03-14",
               website="https://eclair.example", portrait="portraits/rene.jpg",
               featured="pictures/etalage.jpg", gallery="https://eclair.example/portfolio/",
               start="2018-02-01", keywords=["Street", "Travel"], fotobond=7301030),
        member("Ariejan", "van der", "Straal", roles=["isTreasurer"], start="2011-05-01",
               portrait="portraits/ariejan.jpg", keywords=["Documentary"], fotobond=7301017),
        member("Josephine", "", "Jansdochter-Glimlach", status=["isMentor"],
               gallery="https://video.example/watch?v=nevelberg", start="1999-10-10",
               portrait="portraits/josephine.jpg", keywords=["Portrait"]),
        member("Wim", "de", "Donkerekamer", status=["isDeceased"], start="1984-01-01",
               end="2025-11-17", portrait="portraits/wim.jpg", birthday="1941-02-08",
               keywords=["Black & white"], fotobond=7301003),
        member("Kees", "", "Tegenlicht", start="2012-04-01", birthday="9999-05-05",
               portrait="portraits/kees.jpg", keywords=["Nature"], fotobond=7301019),
        member("Koos", "", "Tegenlicht", start="2012-04-01", birthday="9999-05-05",
               portrait="portraits/koos.jpg", keywords=["Nature"], fotobond=7301020),
        member("Noor", "", "Lensink", status=["isProspectiveMember"], start="2026-02-01",
               keywords=["Macro", "landscape"]),
        member("Roos", "van", "Aalschemer", status=["isFormerMember"], start="2004-01-01",
               end="2019-12-31", portrait="portraits/roos.jpg", keywords=["Minimal"]),
        member("Hendrik Jan", "", "Kiekeboe", status=["isHonoraryMember"], start="1978-06-01",
               portrait="portraits/hendrikjan.jpg", birthday="1939-08-19"),
        member("Fleur", "", "Fluister", start="2014-09-01", end="2025-12-31",
               keywords=["Abstract"], fotobond=7301025),
    ]


def zonnevlek():
    """Fotoclub Zonnevlek: the oldest shape, flat, with `stat` and misspelt flags."""
    return [
        member("Marjan", "", "Mistral", roles=["isChairman"], birthday="9999-01-11",
               portrait="portraits/marjan.jpg",
               featured="galleries/marjan_mistral/images/october.jpg",
               gallery="galleries/marjan_mistral", start="2003-03-03",
               keywords=["Nature", "Travel"], fotobond=7302001),
        member("Teun", "van den", "Akkerglans", birthday="9999-04-27",
               featured="galleries/teun_van_den_akkerglans/images/five-balloons.jpg",
               portrait="portraits/teun.jpg",
               gallery="galleries/teun_van_den_akkerglans/?v=3", start="2007-07-07",
               keywords=["Landscape", "Travel"], fotobond=7302008),
        member("Pip", "", "Kwadraat", roles=["isSecretary", "isAdmin"], start="2015-01-01",
               portrait="portraits/pip.jpg", featured="pictures/voorpagina.jpg",
               gallery="galleries/pip_kwadraat/", keywords=["Architecture", "Minimal"],
               fotobond=7302015),
        member("Sørine", "", "Ærligsen", birthday="9999-10-02", portrait="portraits/sorine.jpg",
               featured="galleries/soerine/clock.jpg",
               gallery="galleries/soerine.level3.json", start="2020-09-09",
               keywords=["Macro", "Steampunk teapots"]),
        member("Wim", "de", "Donkerekamer", start="1990-01-01",
               keywords=["BLACK & WHITE", "Portrait"]),
        member("Anne\u00a0Marie", "", "Lichtmis", status=["isFormerMember"],
               birthday="9999-02-02", website="https://lichtmis.example", start="2010-02-02",
               end="2021-06-30", keywords=["Long exposure"]),
        member("Zwaantje", "", "Zwartwit", portrait="portraits/zwaantje.jpg",
               gallery="galleries/zwaantje/", start="2013-11-01", keywords=["Black & White"]),
        member("Toos", "", "Korrel", status=["isHonoraryMember"], start="1971-01-01",
               birthday="1936-12-05", portrait="portraits/toos.jpg"),
        member("Daan", "", "Draadontspanner", status=["isProspectiveMember"],
               start="2026-03-01", keywords=["Street"]),
        member("Lotte", "", "Vuurtoren", start="2017-05-20", roles=["isOther"],
               gallery="https://zonnevlek.example/leden/lotte/", keywords=["Water", "Night"],
               featured="pictures/vuurtoren.jpg"),
        member("Sem", "", "Sluitertijd", start="2021-01-01", portrait="portraits/sem.jpg",
               birthday="9999-07-17", keywords=["Long exposure"], fotobond=7302021),
        member("Mo", "", "Middelgrijs", start="2019-01-01", end="2026-08-31",
               portrait="portraits/zoek-geraakt.jpg", keywords=["Minimal", "Lomografie"]),
        {"given": "Bo", "start": "2026-01-01"},
    ]


def laterne():
    """Lichtbildfreunde Strassenlaterne: aligned by hand; `isAspiring`; several kinds of dates."""
    return [
        member("Heidi", "", "Groß-Linse", roles=["isChairman"], birthday="9999-11-11",
               website="https://gross-linse.example", portrait="portraits/heidi.jpg",
               featured="galleries/heidi/images/violet-hour.jpg", gallery="galleries/heidi/",
               start="2005-05-05", keywords=["Night", "Street"]),
        member("Aydın", "", "Işıkçı", portrait="portraits/aydin.jpg", birthday="9999-08-30",
               featured="galleries/aydin/images/window.jpg", gallery="galleries/aydin/",
               start="2014-02-28", keywords=["Abstract", "Conceptual"]),
        member("Włodzimierz", "", "Błysk", portrait="portraits/blysk.jpg",
               featured="galleries/blysk/starlings.jpg",
               gallery="galleries/blysk.level3.json", start="2018-08-08",
               keywords=["Nature", "Abstract"]),
        member("Jürgen", "", "Blendensprung", roles=["isTreasurer"], start="2022-2-8",
               keywords=["Landscape", "Travel"]),
        member("Annegret", "", "Morgennebel", roles=["isViceChairman"],
               start="2019-09-01T00:00:00Z", birthday="9999-09-09",
               portrait="portraits/annegret.jpg", keywords=["Nature"]),
        member("Käthe", "", "Überblendung", status=["isDeceased", "isFormerMember"],
               start="1961-01-01", end="2018-04-04", birthday="1929-10-24"),
        member("Tanja", "", "Nebelung", status=["isProspectiveMember"], start="2026-04-01",
               keywords=["Portrait"]),
        member("Jan", "", "Nachtfalter", start="2020-01-01", birthday="9999-12-31",
               website="https://nachtfalter.example", keywords=["Night"]),
        member("Bertil", "", "Kornfeld", birthday="?", portrait="portraits/bertil.jpg",
               start="2016-06-16", end="", keywords=["Documentary"]),
    ]


def tripod():
    """The Wobbly Tripod Society: CRLF line ends, birthdays beside `optional`."""
    return [
        member("Prudence", "", "Puddle", roles=["isChairman"], birthday="9999-10-31",
               portrait="portraits/prudence.jpg",
               featured="galleries/prudence/images/pier.jpg", gallery="galleries/prudence/",
               start="1998-04-01", keywords=["Black & white", "Minimal"]),
        member("Barnaby", "", "Blur", roles=["isOther"], portrait="portraits/barnaby.jpg",
               featured="galleries/barnaby/images/2.jpg", gallery="galleries/barnaby/",
               start="2011-11-11", keywords=["Abstract"]),
        member("Tilly", "", "Tripodson", portrait="portraits/tilly.jpg", birthday="9999-02-29",
               featured="galleries/tilly/images/1.jpg", gallery="galleries/tilly/",
               start="2019-05-05", keywords=["Light painting", "Night"]),
        member("Anne Marie", "", "Lichtmis", birthday="9999-02-02",
               website="https://anne-marie.example", start="2021-09-01",
               portrait="portraits/annemarie.jpg", keywords=["Water"]),
        member("Percival", "", "Mistwood", status=["isHonoraryMember"], start="1969-07-21",
               birthday="1944-03-03"),
        member("Ottoline", "", "Dew", status=["isMentor"], start="2002-02-02",
               portrait="portraits/ottoline.jpg", keywords=["Macro"]),
        member("Rupert", "", "Rainwear", roles=["isSecretary"], start="2013-10-01",
               birthday="9999-04-15", portrait="portraits/rupert.jpg", keywords=["Street"]),
        member("Zoe", "", "Zoomley", start="2022-01-10", portrait="portraits/zoe.jpg",
               gallery="https://zoomley.example/pictures.html", keywords=["Travel"]),
        member("Bertie", "", "O’Shutter", status=["isFormerMember"], start="2023-02-31",
               end="2024-12-31"),
        member("Winifred", "von", "Wick", start="2016-03-01", end="9999-12-31",
               keywords=["Light painting"]),
    ]


def tsukiakari():
    """The moonlight circle: two-space indentation, names in two scripts."""
    return [
        member("あかり", "", "月野", roles=["isChairman"], birthday="9999-09-15",
               portrait="portraits/tsukino.jpg", featured="galleries/tsukino/images/1.jpg",
               gallery="galleries/tsukino/", start="2008-08-08",
               keywords=["Landscape", "Nature", "Minimal"]),
        member("Kazemachi", "", "Haru", birthday="9999-03-20", portrait="portraits/haru.jpg",
               featured="galleries/haru/dahlia.png", gallery="galleries/haru.level3.json",
               start="2017-04-01", keywords=["Macro", "Nature"]),
        member("Sora", "", "Yoruno", status=["isProspectiveMember"], start="2025-12-01",
               portrait="portraits/sora.jpg", keywords=["Night"]),
        member("Minato", "", "Amagumo", roles=["isTreasurer", "isSecretary"],
               start="2012-06-06", birthday="9999-06-06", keywords=["Water"]),
        member("Kaede", "", "Hikari", start="2019-11-23", portrait="portraits/kaede.jpg",
               gallery="https://tsukiakari.example/kaede", keywords=["Portrait"]),
        member("Jun", "", "Asagiri", status=["isFormerMember"], start="2008-08-08",
               end="2022-03-31"),
    ]


def korreltje():
    """Fotokring 't Korreltje: half old, half new; one member twice; a flag nobody knows."""
    return [
        member("Godelieve", "", "Korrelmans", roles=["isChairman"],
               flags={"isVoorzitter": True}, start="1995-05-01", birthday="9999-08-15",
               portrait="portraits/godelieve.jpg", keywords=["Black & white"]),
        member("René", "", "Éclair", status=["isFormerMember"], birthday="9999-03-15",
               website="https://www.rene-eclair.example", start="2006-01-01",
               end="2017-12-31", keywords=["Documentary"]),
        member("Lieven", "", "Ruis", start="2010-10-10", keywords=["Abstract"],
               gallery="galleries/lieven.level3.json"),
        member("Mieke", "", "Zachtmans", start="2018-01-01", keywords=["Portrait"]),
        member("Tuur", "", "Tegenwind", status=["isMentor"], start="2001-01-01",
               portrait="portraits/tuur.jpg", keywords=["Conceptual", "steampunk teapots"]),
        member("Mieke", "", "Zachtmans", website="https://zachtmans.example"),
        member("Fons", "", "Flou", status=["isDeceased"], start="1979-01-01",
               birthday="1933-03-13"),
    ]


def schemerlamp():
    """Fotokring Schemerlamp: Level 2 without a single gallery."""
    return [
        member("Griet", "", "Gloeidraad", roles=["isSecretary", "isTreasurer"],
               start="2009-09-09", keywords=["Portrait"]),
        member("Bavo", "", "Peertje", start="2015-01-01", birthday="9999-01-30",
               keywords=["Portrait", "Black & white"]),
        member("Nele", "", "Nachtlamp", roles=["isAdmin"], start="2019-02-14"),
        member("Jan", "", "Nachtfalter", start="2023-01-01", birthday="9999-12-31",
               website="https://nachtfalter.example", keywords=["Light painting"]),
    ]


def maneschijn():
    """Fotoclub Maneschijn: the file gives another name for the club, so it is refused."""
    return [
        member("Selene", "", "Volmaan", roles=["isChairman"], start="2000-01-01"),
        member("Luna", "van", "Halvemaan", start="2001-01-01"),
        member("Kwartijn", "", "Nieuwemaan", start="2002-01-01", keywords=["Night"]),
    ]


def presque_jour():
    """Cercle photo Presque-Jour: portfolios on web pages, one of which asks not to be copied."""
    return [
        member("Églantine", "", "Demi-Teinte", roles=["isChairman"], birthday="9999-11-02",
               start="2012-03-20", portrait="portraits/eglantine.jpg", gallery="pages/eglantine/",
               featured="pages/eglantine/photos/gris-et-demi.jpg", keywords=["Landscape", "Minimal"]),
        member("Blaise", "", "Contre-Vent", roles=["isTreasurer"], start="2014-10-01",
               portrait="portraits/blaise.jpg", gallery="pages/blaise.html", keywords=["Water", "Nature"]),
        member("Capucine", "", "Grand-Angle", birthday="9999-05-24", start="2018-09-01",
               gallery="pages/capucine/", keywords=["Architecture"]),
        member("Octave", "", "Flou-Gras", start="2021-06-21", gallery="pages/octave/",
               keywords=["Abstract"]),
    ]
