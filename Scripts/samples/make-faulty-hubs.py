#!/usr/bin/env python3
"""Writes small hubs that each show one fault, named after it, under Bundles/faulty-hubs/.

    python3 Scripts/samples/make-faulty-hubs.py [FOLDER] [--table]

FOLDER defaults to Bundles/faulty-hubs of the repository. With --table it also prints the table for
Bundles/README.md. Everything in the hubs is invented. Python's standard library only; every run writes
the same bytes.
"""

import copy
import json
import os
import pathlib
import shutil
import sys

sys.dont_write_bytecode = True
from small_jpeg import mosaic  # noqa: E402  (after the line that keeps the tree clean)

FAULTS = {}
LEVEL2 = "fcProeflicht.level2.json"
CONFIG = "galleries/tess/config.xml"


def fault(outcome):
    """Registers a function that turns the sound hub into a faulty one; the name is the folder's."""
    def register(function):
        FAULTS[function.__name__.replace("_", "-")] = (function, outcome)
        return function
    return register


# ---- the sound hub -------------------------------------------------------------------------------

def club(name, nick, latitude, longitude):
    """A Level 1 record."""
    return {"idPlus": {"town": "Proefdam", "fullName": name, "nickName": nick},
            "coordinates": {"latitude": latitude, "longitude": longitude},
            "optional": {"remark": [{"language": "EN", "value": "Exists in order to be tested."}]}}


def member(given, family, **optional):
    """A Level 2 record."""
    return {"name": {"givenName": given, "infixName": "", "familyName": family}, "optional": optional}


def sound():
    """Two clubs of two members each, without any fault, as values by file name."""
    first = club("Fotoclub Proeflicht", "fcProeflicht", 52.1, 5.2)
    second = club("Fotokring Heelbaar", "fkHeelbaar", 52.2, 5.3)
    return {
        "root_.level1.json": {
            "level1Header": {"level1URL": "https://faulty.example/root_.level1.json",
                             "level1URLIncludes": []},
            "clubs": [first, second]},
        "root.level0.json": {
            "keywords": [{"idString": "Landscape",
                          "name": [{"language": "EN", "localizedString": "Landscape"}]}],
            "languages": [{"isoCode": "EN", "languageNameEN": "English"}]},
        LEVEL2: {"club": {"idPlus": first["idPlus"]}, "members": [
            member("Tess", "Testbeeld", keywords=["Landscape"], membershipStartDate="2020-01-01"),
            member("Freek", "Foutmelding", roles={"isChairman": True})]},
        "fkHeelbaar.level2.json": {"club": {"idPlus": second["idPlus"]}, "members": [
            member("Gaaf", "Ongeschonden", keywords=["Landscape"]),
            member("Rein", "Zuiver", birthday="9999-04-01")]},
    }


def typed(value):
    """JSON text with an indentation of two."""
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def replaced(files, name, old, new):
    """A file as text, in which something has been replaced once."""
    content = typed(files[name])
    assert old in content, (name, old)
    files[name] = content.replace(old, new, 1)


def set_first_member(files, **optional):
    """Changes the optional fields of the first member of the first club."""
    files[LEVEL2]["members"][0]["optional"].update(optional)


def include(files, *references):
    """Sets the includes of the root."""
    files["root_.level1.json"]["level1Header"]["level1URLIncludes"] = list(references)


def small_picture():
    """A valid picture of 64 by 48 pixels."""
    return mosaic([[(40 * x % 256, 60 + 30 * y, 200 - 20 * x) for x in range(8)] for y in range(6)])


def with_gallery(files, config):
    """Gives the first member a JuiceBox gallery with one picture."""
    set_first_member(files, level3URL="galleries/tess/")
    files[CONFIG] = config
    files["galleries/tess/images/1.jpg"] = small_picture()


# ---- JSON that is not JSON -----------------------------------------------------------------------

@fault("`json-syntax` in fcProeflicht.level2.json with line and column (expected ','); its members are unknown; exit 3")
def comma_removed(files):
    replaced(files, LEVEL2, "    },\n    {", "    }\n    {")


@fault("`json-syntax` at the bracket after the comma; exit 3")
def trailing_comma(files):
    replaced(files, LEVEL2, "    }\n  ]", "    },\n  ]")


@fault("`json-syntax` at the number with a comma in it; exit 3")
def decimal_comma(files):
    files[LEVEL2]["club"]["coordinates"] = {"latitude": 52.1, "longitude": 5.2}
    replaced(files, LEVEL2, '"latitude": 52.1', '"latitude": 52,1')


@fault("`json-syntax` at the key that lacks its closing quote; exit 3")
def misquoted_key(files):
    replaced(files, LEVEL2, '"familyName": "Testbeeld"', '"familyName: "Testbeeld"')


@fault("`json-syntax` (the file is empty); exit 3")
def empty_file(files):
    files[LEVEL2] = b""


@fault("`json-syntax` at the end of the file; nothing of it is used; exit 3")
def cut_in_half(files):
    content = typed(files[LEVEL2]).encode()
    files[LEVEL2] = content[:len(content) // 2]


@fault("`json-syntax` (a byte that is not UTF-8: Latin-1); exit 3")
def not_utf8(files):
    files[LEVEL2]["members"][0]["name"]["familyName"] = "Tëstbeeld"
    files[LEVEL2] = typed(files[LEVEL2]).encode("latin-1")


@fault("`json-syntax` that says UTF-16; JSON is UTF-8 (RFC 8259); exit 3")
def utf16_file(files):
    files[LEVEL2] = b"\xff\xfe" + typed(files[LEVEL2]).encode("utf-16-le")


@fault("no problem: a UTF-8 byte order mark is skipped; all 4 members; exit 0")
def byte_order_mark(files):
    files[LEVEL2] = b"\xef\xbb\xbf" + typed(files[LEVEL2]).encode()


@fault("`json-lone-surrogate` (warning): an unpaired surrogate is replaced with U+FFFD; exit 0")
def lone_surrogate(files):
    replaced(files, LEVEL2, "Testbeeld", "Test\\ud83dbeeld")


@fault("`json-syntax` (nested too deeply), no crash, immediately; exit 3")
def nested_100000_arrays(files):
    replaced(files, LEVEL2, '"2020-01-01"', "[" * 100_000 + "]" * 100_000)


@fault("`json-duplicate-key` (error); the last value is used, so Freek's name is Foutmelding; exit 0")
def duplicate_keys(files):
    replaced(files, LEVEL2, '"familyName": "Foutmelding"',
             '"familyName": "Verkeerd",\n        "familyName": "Foutmelding"')


# ---- the tree ------------------------------------------------------------------------------------

@fault("`include-cycle` twice (warnings: back to the root, and to itself); 2 Level 1 files; exit 0")
def include_cycle(files):
    include(files, "branch.level1.json")
    files["branch.level1.json"] = {"level1Header": {
        "level1URLIncludes": ["root_.level1.json", "branch.level1.json"]}}


@fault("`source-missing`; the clubs of the root are read; exit 3")
def include_missing(files):
    include(files, "nowhere.level1.json")


@fault("`source-outside-hub`; the museums of the sample hub are not read; exit 3")
def include_climbs_out(files):
    include(files, "../../2026.05/lumen-hub/museumsWorld.level1.json")


@fault("no problem: 301 Level 1 files, one museum at the end of the chain; exit 0")
def deep_include_chain(files):
    include(files, "chain-001.level1.json")
    for number in range(1, 300):
        files[f"chain-{number:03}.level1.json"] = {"level1Header": {
            "level1URLIncludes": [f"chain-{number + 1:03}.level1.json"]}}
    last = club("Museum aan het Einde", "Einde", 52.3, 5.4)
    files["chain-300.level1.json"] = {"museums": [last]}


@fault("rejected: the error lists the level files in the folder; no bundle; exit 2")
def no_root(files):
    files["clubs.level1.json"] = files.pop("root_.level1.json")


@fault("`level0-missing` (warning); keywords fall back to what the members wrote; exit 0")
def no_level0(files):
    del files["root.level0.json"]


@fault("`source-outside-hub`: the link is not followed, the members of fcProeflicht are unknown; exit 3")
def symlink_out(files):
    files[LEVEL2] = pathlib.PurePosixPath("../no-level0/" + LEVEL2)


# ---- the wrong types -----------------------------------------------------------------------------

@fault("`wrong-type` for every field that has one (11); everything else is read; exit 0")
def wrong_types_everywhere(files):
    files["root_.level1.json"]["clubs"][0].update(coordinates="52.1, 5.2")
    files["root_.level1.json"]["clubs"][0]["optional"].update(remark={"EN": "No list"}, website=7)
    files["root_.level1.json"]["clubs"] += ["a club", None]
    set_first_member(files, roles=["isAdmin"], status={"isMentor": "yes"}, website=["a", "b"],
                     keywords="Landscape", birthday=19700101)
    files[LEVEL2]["members"].append(17)


@fault("`wrong-type` and `member-without-name`: Tess is skipped, Freek is read; exit 0")
def numbers_as_names(files):
    files[LEVEL2]["members"][0]["name"] = {"givenName": 7, "infixName": 0, "familyName": 1.5}


@fault("`wrong-type`: the file is not an object; its members are unknown; exit 3")
def level2_is_an_array(files):
    files[LEVEL2] = [files[LEVEL2]]


@fault("`list-missing`: the members of fcProeflicht are unknown; exit 3")
def member_list_is_an_object(files):
    files[LEVEL2]["members"] = {"first": files[LEVEL2]["members"][0]}


@fault("`list-missing` that suggests `members`: the members of fcProeflicht are unknown; exit 3")
def member_list_in_dutch(files):
    files[LEVEL2]["leden"] = files[LEVEL2].pop("members")


@fault("`list-missing`: the included file is not used; exit 3")
def clubs_are_an_object(files):
    include(files, "branch.level1.json")
    files["branch.level1.json"] = {"clubs": {"first": club("Fotoclub Zoek", "fcZoek", 52.3, 5.4)}}


@fault("`list-missing`: no keyword of Level 0 is known; exit 3")
def keywords_are_a_text(files):
    files["root.level0.json"]["keywords"] = "Landscape"


# ---- names and folders ---------------------------------------------------------------------------

@fault("`json-syntax`: the broken list belongs to fkHeelbaar, which it names before the error; exit 3")
def unlinked_list_cut_short(files):
    content = typed(files.pop("fkHeelbaar.level2.json"))
    files["leden.level2.json"] = content[:-4]


@fault("`source-unreadable`: the empty list may be that of either of the clubs without one; exit 3")
def unlinked_list_empty(files):
    del files["fkHeelbaar.level2.json"], files[LEVEL2]
    files["leden.level2.json"] = b""


@fault("`list-unlinked` (notice): the list is in a subfolder; exit 0")
def list_in_a_subfolder(files):
    files["lijsten/fkHeelbaar.level2.json"] = files.pop("fkHeelbaar.level2.json")


@fault("`file-name-case` (warning): the list is read under its name in another case; exit 0")
def names_in_another_case(files):
    files["fkheelbaar.Level2.json"] = files.pop("fkHeelbaar.level2.json")


@fault("`source-unreadable` that says how to rename the list: its members are unknown; exit 3")
def list_with_another_ending(files):
    files["fkHeelbaar.level2.json.txt"] = files.pop("fkHeelbaar.level2.json")


@fault("`file-unused` (warning) for files of Levels 0, 1 and 3 that nothing refers to; exit 0")
def files_that_nothing_refers_to(files):
    files["other.level0.json"] = files["root.level0.json"]
    files["branch.level1.json"] = {"clubs": []}
    files["tess.level3.json"] = {"images": []}


@fault("`club-mismatch`: the nickname of one club is that of another, so its members are unknown; exit 3")
def one_nickname_for_two_clubs(files):
    files["root_.level1.json"]["clubs"].append(club("Fotokring Naamgenoot", "fkHeelbaar", 52.3, 5.4))


# ---- galleries and pictures ----------------------------------------------------------------------

@fault("`gallery-unreadable` at once, with little memory: document type declarations are not supported; exit 3")
def entity_bomb_xml(files):
    entities = ['<!ENTITY a0 "light">']
    entities += [f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 12)]
    with_gallery(files, '<?xml version="1.0"?>\n<!DOCTYPE juiceboxgallery [\n' + "\n".join(entities)
                 + '\n]>\n<juiceboxgallery galleryTitle="&a11;">\n'
                 '<image imageURL="images/1.jpg"><title>&a11;</title></image>\n</juiceboxgallery>\n')


@fault("`gallery-unreadable`: no file of the machine gets into a title; exit 3")
def external_entity_xml(files):
    with_gallery(files, '<?xml version="1.0"?>\n<!DOCTYPE juiceboxgallery [\n'
                 '<!ENTITY stolen SYSTEM "file:///etc/hostname">\n]>\n<juiceboxgallery>\n'
                 '<image imageURL="images/1.jpg"><title>&stolen;</title></image>\n</juiceboxgallery>\n')


@fault("`gallery-unreadable` with line and column, no crash: a byte of an element's name is not UTF-8; exit 3")
def not_utf8_in_xml_name(files):
    with_gallery(files, b'<juiceboxgallery>\n<im\xe9ge imageURL="images/1.jpg"/>\n</juiceboxgallery>\n')


@fault("`gallery-unreadable`: 300 attributes on one element; exit 3")
def hundreds_of_attributes_xml(files):
    attributes = " ".join(f'a{number}=""' for number in range(300))
    with_gallery(files, f'<juiceboxgallery>\n<image imageURL="images/1.jpg" {attributes}/>\n</juiceboxgallery>\n')


@fault("`gallery-unreadable`: elements nested 100 levels deep; exit 3")
def nested_100_elements_xml(files):
    with_gallery(files, "<juiceboxgallery>\n" + "<a>" * 100 + "</a>" * 100 + "\n</juiceboxgallery>\n")


@fault("`gallery-unreadable` with line and column: a bare `&`, for which `&amp;` is to be written; exit 3")
def bare_ampersand_xml(files):
    with_gallery(files, '<juiceboxgallery>\n<image imageURL="images/1.jpg"><title>Sun & sea</title></image>\n</juiceboxgallery>\n')


@fault("`file-name-case`: the list of a gallery is called `Config.xml`; it is read; exit 0")
def config_xml_in_capitals(files):
    with_gallery(files, '<juiceboxgallery>\n<image imageURL="images/1.jpg"/>\n</juiceboxgallery>\n')
    files["galleries/tess/Config.xml"] = files.pop(CONFIG)


@fault("`text-too-long`: a URL of 3,000 bytes is skipped; the gallery's other image is read; exit 3")
def long_reference_in_xml(files):
    with_gallery(files, '<juiceboxgallery>\n<image imageURL="images/1.jpg"/>\n'
                 f'<image imageURL="{"x" * 3000}.jpg"/>\n</juiceboxgallery>\n')


@fault("`text-too-long`: a URL of 3,000 bytes is skipped, the picture is not fetched; exit 3")
def long_reference(files):
    set_first_member(files, featuredImage="pictures/" + "x" * 2987 + ".jpg")


@fault("`gallery-of-someone-else`: Tess's portfolio is unknown; exit 3")
def gallery_of_someone_else(files):
    set_first_member(files, level3URL="galleries/tess.level3.json")
    files["galleries/tess.level3.json"] = {
        "member": {"givenName": "Bess", "familyName": "Testbeeld"},
        "images": [{"imageURL": "tess/1.jpg", "title": "Not hers"}]}
    files["galleries/tess/1.jpg"] = small_picture()


@fault("`source-outside-hub`: the picture is not copied; exit 3")
def picture_climbs_out(files):
    set_first_member(files, photographerImage="../../2026.05/lumen-hub/portraits/jan.jpg")


@fault("`picture-unreadable`: the bytes are a web page; exit 3")
def picture_is_html(files):
    set_first_member(files, photographerImage="portraits/tess.jpg")
    files["portraits/tess.jpg"] = "<!DOCTYPE html>\n<title>Moved</title>\n<p>This picture has moved.</p>\n"


@fault("`picture-unreadable`: the end of the image is missing; exit 3")
def jpeg_cut_in_half(files):
    set_first_member(files, featuredImage="pictures/tess.jpg")
    content = small_picture()
    files["pictures/tess.jpg"] = content[:len(content) * 3 // 4]


# ---- exhibitions ---------------------------------------------------------------------------------

def set_exhibition(files, **optional):
    """Gives the first club an exhibition."""
    files[LEVEL2]["exhibitions"] = [{"name": "Proefopstelling", "startDate": "2026-12-05", "optional": optional}]


@fault("`wrong-type`: a string instead of an array; fcProeflicht has no readable exhibitions; exit 0")
def exhibitions_are_a_text(files):
    files[LEVEL2]["exhibitions"] = "Proefopstelling, on 5 December"


@fault("`wrong-type`: a number instead of a venue; the exhibition is read, with its own town; exit 0")
def place_is_a_number(files):
    set_exhibition(files, place=3, town="Testhaven")


@fault("`picture-missing`: the exhibition is read without its poster; exit 3")
def poster_missing(files):
    set_exhibition(files, poster="pictures/affiche.jpg")


@fault("`source-missing`: the exhibition is read without its pictures; exit 3")
def exhibition_gallery_missing(files):
    set_exhibition(files, galleryURL="galleries/proefopstelling/")


def hang(files, *pictures):
    """Gives the first club an exhibition that lists pictures: one that is in order, and these."""
    files["pictures/strook.jpg"] = small_picture()
    set_exhibition(files, pictures=["pictures/strook.jpg", *pictures])


@fault("`wrong-type`: a string instead of an array; the exhibition is read without pictures; exit 0")
def pictures_are_a_text(files):
    set_exhibition(files, pictures="pictures/strook.jpg")


@fault("`wrong-type`: a picture without `imageURL` is ignored; the other one of the exhibition is read; exit 0")
def listed_picture_without_address(files):
    hang(files, {"title": "Proefstrook", "photographer": "Tess Testbeeld"})


@fault("`wrong-type`: a number instead of a picture is ignored; the other one of the exhibition is read; exit 0")
def listed_picture_is_a_number(files):
    hang(files, 2)


@fault("`picture-missing`: the exhibition is read, one of its two pictures is not copied; exit 3")
def listed_picture_missing(files):
    hang(files, {"imageURL": "pictures/zoek.jpg", "title": "Zoek"})


@fault("`wrong-type`: a wall text without a language is ignored; both pictures are read; exit 0")
def wall_text_without_language(files):
    hang(files, {"imageURL": "pictures/strook.jpg", "wallText": [{"value": "In which language?"}]})


# ---- hostile names -------------------------------------------------------------------------------

@fault("`json-null-character` (warning); the rest is kept, but no control or direction character reaches a terminal unchanged; exit 0")
def control_and_bidi_characters(files):
    files[LEVEL2]["members"] = [
        member("Tess\u0007\u001b[31m", "Test\u202eDLEEB\u202c"),
        member("Fre\u200bek", "Fout\u0000melding\u0085"),
        member("Nieuwe\nRegel", "Tab\tTeken", website="https://faulty.example/\u2066a\u2069")]


@fault("`keyword-nonstandard` and `address-form` (warnings) only; every page shows the names as text and runs nothing; exit 0")
def html_in_names(files):
    files["root_.level1.json"]["clubs"][0]["optional"]["remark"][0]["value"] = (
        "</script><script>document.title = 'owned'</script>")
    files[LEVEL2]["members"] = [
        member("<img src=x onerror=alert(1)>", "O'Brien & \"Co\""),
        member("<b>Freek</b>", "Foutmelding</title>", website="javascript:alert(1)",
               keywords=["<i>Landscape</i>"])]


# ---- writing -------------------------------------------------------------------------------------

def as_bytes(content):
    """A file's value as its bytes."""
    if isinstance(content, (dict, list)):
        content = typed(content)
    return content.encode() if isinstance(content, str) else content


def write(folder, files):
    """Writes one hub."""
    for name, content in sorted(files.items()):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, pathlib.PurePosixPath):
            os.symlink(content, path)
        else:
            path.write_bytes(as_bytes(content))


def main():
    """Writes every faulty hub."""
    arguments = [a for a in sys.argv[1:] if a != "--table"]
    default = pathlib.Path(__file__).resolve().parents[2] / "Bundles" / "faulty-hubs"
    target = pathlib.Path(arguments[0]) if arguments else default
    shutil.rmtree(target, ignore_errors=True)
    for name, (change, _) in FAULTS.items():
        files = copy.deepcopy(sound())
        change(files)
        write(target / name, files)
    if "--table" in sys.argv:
        print("| fault | expected outcome |\n|---|---|")
        for name, (_, outcome) in FAULTS.items():
            print(f"| `{name}` | {outcome} |")
    else:
        print(f"{len(FAULTS)} faulty hubs in {target}")


if __name__ == "__main__":
    main()
