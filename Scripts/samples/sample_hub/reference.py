"""Level 0 of the sample hub: keywords and languages, in all the spellings that files have had."""


def texts(label, **by_language):
    """A list of localized strings."""
    return [{"language": language, label: text} for language, text in by_language.items()]


def keyword(identity, en, nl, de=None, ja=None, **optional):
    """One keyword in today's shape."""
    names = {"EN": en, "NL": nl, "DE": de, "JA": ja}
    names = {language: text for language, text in names.items() if text}
    record = {"idString": identity, "name": texts("localizedString", **names)}
    return {**record, **({"optional": optional} if optional else {})}


def usage(**by_language):
    """The explanation of a keyword in several languages."""
    return texts("localizedString", **by_language)


def level0():
    """The file of release 2026.05: the top-level name is still `keywords`."""
    return {"keywords": [
        keyword("Abstract", "Abstract", "Abstract", "Abstrakt", "抽象",
                usage=usage(EN="You cannot tell what it is, and it does not matter.",
                            NL="Je ziet niet wat het is, en dat geeft niet."),
                dateAdded="2025-01-01"),
        keyword("Architecture", "Architecture", "Architectuur", "Architektur", "建築",
                usage="Buildings, or the pieces of them that somebody liked.",
                dateAdded="2025-01-01"),
        {**keyword("Black & white", "Black & White", "Zwart-wit", "Schwarz-Weiß", "白黒",
                   usage=usage(EN="Everything but colour.", NL="Alles behalve kleur.",
                               DE="Alles außer Farbe.")),
         "dateAdded": "2025-01-01"},
        keyword("Conceptual", "Conceptual", "Conceptueel", "Konzeptuell",
                description="First the idea, then the picture.", dateAdded="2025-02-02"),
        {"idString": "Documentary",
         "localizations": texts("localizedString", EN="Documentary", NL="Documentair"),
         "optional": {"dateAdded": "2025-01-01"}},
        keyword("Landscape", "Landscape", "Landschap", "Landschaft", "風景",
                usage=usage(EN="Land, as far as the eye can see.",
                            NL="Land, zo ver het oog reikt.", JA="見渡すかぎりの大地。"),
                dateAdded="2025-01-01"),
        keyword("Light painting", "Light painting", "Lichtschilderen", "Lichtmalerei", "光の絵",
                usage=usage(EN="A lamp, a dark room and a lot of patience."),
                dateAdded="2025-06-04"),
        keyword("Long exposure", "Long exposure", "Lange belichting", "Langzeitbelichtung",
                "長時間露光", dateAdded="2025-06-04"),
        keyword("Long Exposure", "Long Exposure", "Lange sluitertijd"),
        keyword("Macro", "Macro", "Macro", "Makro", "マクロ", dateAdded="2025-01-01"),
        keyword("Minimal", "Minimal", "Minimaal", "Minimalistisch",
                usage=usage(EN="As little as possible.", NL="Zo weinig mogelijk.")),
        keyword("Nature", "Nature", "Natuur", "Natur", "自然", dateAdded="2025-01-01"),
        keyword("Night", "Night", "Nacht", "Nacht", "夜", dateAdded="2025-03-21"),
        {"idString": "Portrait"},
        keyword("Street", "Street", "Straat", "Straße", "街角", dateAdded="2025-01-01"),
        keyword("Travel", "Travel", "Reizen", "Reise", "旅", dateAdded="2025-01-01"),
        keyword("Water", "Water", "Water", "Wasser", "水", dateAdded="2025-06-04"),
    ], "languages": [
        {"isoCode": "EN", "languageNameEN": "English"},
        {"isoCode": "NL", "languageNameEN": "Dutch"},
        {"isoCode": "DE", "languageNameEN": "German"},
        {"isoCode": "JA", "languageNameEN": "Japanese"},
        {"isoCode": "EO", "languageNameEN": "Esperanto"},
    ]}
