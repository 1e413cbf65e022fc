"""Reads the files of a hub folder by the rules of Docs/Hub.md and Docs/Format.md, independently of hubpack.

`read_hub` reads a folder without a network, and returns a `Hub`: its organizations, keywords, languages, memberships,
exhibitions, galleries and pictures, the files that it names, and the number of problems by code. Written
from the rules, not from the Swift code, so that the two can be compared. Python's standard library only.
"""

import datetime
import json
import math
import pathlib
import posixpath
import re
import unicodedata
import urllib.parse
import xml.etree.ElementTree

import hub_suspicions
from collections import Counter
from dataclasses import dataclass, field

from hub_pages import caption_of_html, line_of_html, read_page, title_of_html

ROLES = {"isChairman": "chairman", "isViceChairman": "vice-chairman", "isTreasurer": "treasurer",
         "isSecretary": "secretary", "isAdmin": "admin", "isOther": "other"}
STATUSES = {"isDeceased": "deceased", "isFormerMember": "former", "isMentor": "mentor",
            "isHonoraryMember": "honorary", "isHonaryMember": "honorary",
            "isProspectiveMember": "prospective", "isPropectiveMember": "prospective", "isAspiring": "prospective"}
FLAGS = {**ROLES, **STATUSES}
FLAGS_BY_CASE = {flag.lower(): flag for flag in FLAGS}
MAILBOX = re.compile(r"[^@\s/:\\]+@(?!.*\.(?:jpe?g|png|gif|webp|avif|hei[cf]|tiff?|bmp|svg)$)"
                     r"(?:[\w-]+\.)+[\w-]+", re.I)
FOLDED_LETTERS = str.maketrans({
    "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ß": "ss", "æ": "ae", "œ": "oe", "þ": "th",
    "ð": "d", "ı": "i", "ĸ": "k", "ς": "σ", "ʼ": "'", "’": "'", "‘": "'"})
REFERENCES = {"level2URL", "level3URL", "photographerImage", "featuredImage", "imageURL", "thumbURL", "poster",
              "posterURL", "galleryURL", "gallery"}
# What each object may have (Docs/Hub.md, sections 4 to 8), beside "optional".
FIELDS = {name: set(fields.split()) for name, fields in {
    "level0": "keywords expertises languages", "language": "isoCode languageNameEN",
    "keyword": "idString name localizations usage description dateAdded", "text": "language value localizedString",
    "level1": "level1Header clubs museums", "header": "level1URL level1URLIncludes contactEmail maintainerEmail",
    "organization": "idPlus fullName town nickName coordinates website wikipedia level2URL contactEmail maintainerEmail remark"
                    " nlSpecific exhibitions",
    "idPlus": "fullName town nickName", "coordinates": "latitude longitude", "nlSpecific": "fotobondNumber",
    "level2": "club members exhibitions",
    "member": "name roles status stat birthday website wikipedia photographerImage featuredImage level3URL membershipStartDate"
              " membershipEndDate keywords expertises nlSpecific",
    "name": "givenName infixName familyName",
    "exhibition": "name title startDate firstDay dateFrom endDate lastDay dateTo place location venue town coordinates remark"
                  " description website url poster posterURL galleryURL gallery level3URL pictures",
    "place": "name town coordinates",
    "level3": "member title images", "owner": "givenName infixName familyName",
    "image": "imageURL thumbURL title caption captureDate",
    "picture": "imageURL thumbURL title caption captureDate photographer wallText"}.items()}
WEBSITES = {"website", "wikipedia", "url"}
CLUB = {"coordinates", "remark", "nlSpecific", "website", "wikipedia", "contactEmail", "maintainerEmail", "fotobondNumber"}
# The facts that these fields contain.
BESIDE = {"coordinates": "place", "remark": "remarks", "nlSpecific": "fotobond_number", "fotobondNumber": "fotobond_number",
          "website": "website", "wikipedia": "wikipedia", "contactEmail": "contact_email",
          "maintainerEmail": "contact_email"}
# Fields in the wrong object that are read all the same.
ELSEWHERE = {"level2": CLUB, "member": set(FLAGS), "nlSpecific": {*FLAGS, "roles", "status", "stat"}}
# Fields that are read both in an object and in its "optional".
MERGED = {"organization": {"exhibitions"}, "level2": {"exhibitions"}, "member": {"roles", "status", "stat"}}
LONGEST_TEXT, LONGEST_REFERENCE = 65_536, 2_048
LARGEST_NUMBER = (1 << 53) - 1
DEEPEST_XML, MOST_ATTRIBUTES = 64, 256
UNKNOWN_YEAR = 9999


class Outside(Exception):
    """A reference that leads out of the hub's folder."""


class Record(dict):
    """A JSON object with the line at which it begins, and the keys that it has several times."""
    line = 0
    doubled = frozenset()


@dataclass
class Choices:
    """The choices of a bundle's maker: pictures, omitted facts, and the excluded clubs, or None."""
    assets: str = "all"
    omitted: tuple = ()
    without: frozenset = frozenset()
    pages: bool = False  # portfolios on web pages are read

    @property
    def filters(self):
        """True if level files are filtered."""
        return bool(self.omitted or self.without)


@dataclass
class Source:
    """A file that the hub names, and its state. `reason` is a fixed word only if the file was omitted or skipped."""
    role: str
    state: str = "present"
    reason: str = None
    path: pathlib.Path = None
    is_used: bool = False  # of a Level 3 file: somebody's gallery is read from it


@dataclass
class Picture:
    """A picture that the hub names; `path` is None for one that is elsewhere."""
    path: pathlib.Path
    remote: str
    source: str
    line: int = None
    wanted: bool = False
    state: str = "left-out"
    reason: str = "assets"


@dataclass
class Hub:
    """The state of a reading: what has been read, and the problems found. Files and pictures are kept by location."""
    folder: pathlib.Path
    created: tuple
    choices: Choices
    root: str = None
    problems: Counter = field(default_factory=Counter)
    sources: dict = field(default_factory=dict)
    organizations: dict = field(default_factory=dict)
    keywords: dict = field(default_factory=dict)
    languages: dict = field(default_factory=dict)
    memberships: list = field(default_factory=list)
    pictures: dict = field(default_factory=dict)
    file: str = None  # the location of the file being read
    unknown: set = field(default_factory=set)

    def problem(self, code):
        """Records a problem."""
        self.problems[code] += 1

    def check_fields(self, kind, value):
        """Records fields that such an object should not have, each once per file, and corrects names that differ only in
        case."""
        if not isinstance(value, dict):
            return
        if value.get("optional") is None:
            other = next((name for name in value if name.lower() == "optional" and value[name] is not None), None)
            if other:
                self.note_name(kind, other, "misspelt-field")
                value["optional"] = value[other]
        optional = value.get("optional") if isinstance(value.get("optional"), dict) else {}
        for fields in (optional, value):
            for name in list(fields):
                right = right_name(kind, name)
                if name == "optional" or name in FIELDS[kind]:
                    continue
                if right is None and name.lower() != "optional":
                    if name.lower() not in {known.lower() for known in ELSEWHERE.get(kind, set())}:
                        self.note_name(kind, name, "unknown-field")
                elif right:
                    places = [fields] if right in MERGED.get(kind, set()) else [optional, value]
                    is_taken = any(has_value(place.get(right)) for place in places)
                    self.note_name(kind, name, "misspelt-field", is_taken)
                    if not is_taken:
                        fields[right] = fields[name]
        self.problems["misplaced-field"] += sum(
            name in FIELDS[kind] - MERGED.get(kind, set()) and has_value(found) and has_value(value.get(name))
            and found != value[name] for name, found in optional.items())

    def note_name(self, kind, name, code, is_ignored=False):
        """Records the name of a field, once per file and kind of object."""
        if (self.file, kind, name, is_ignored) not in self.unknown:
            self.unknown.add((self.file, kind, name, is_ignored))
            self.problem(code)

    def location(self, path):
        """Returns the path of a file of the folder."""
        return as_location(path.relative_to(self.folder).as_posix())


def right_name(kind, name):
    """Returns the field whose name differs only in case, or None."""
    return next((known for known in FIELDS[kind] if known.lower() == name.lower()), None)


# ---- texts, fields, dates -------------------------------------------------------------------------

def text(value):
    """Returns a normalized text: NFC, NBSP as a space, without invisible spaces, trimmed; None if it is empty."""
    if not isinstance(value, str):
        return None
    visible = re.sub("[\u200b\u2060\ufeff]", "", value.replace("\u00a0", " "))
    return unicodedata.normalize("NFC", visible).strip() or None


def fold(value):
    """A text without regard to case and diacritics."""
    def without_marks(characters):
        return "".join(c for c in characters if not unicodedata.category(c).startswith("M"))
    return without_marks(lower_case(without_marks(unicodedata.normalize("NFKD", value)))).translate(FOLDED_LETTERS)


def lower_case(value):
    """Returns a text in lower case, character by character."""
    return "".join(character.lower() for character in value)


def text_field(hub, container, *keys):
    """Returns the text at the first key that has one; another type and a text that is too long are problems."""
    note_others(hub, container, keys)
    for key in keys:
        value = container.get(key)
        if value is not None and not isinstance(value, str):
            hub.problem("wrong-type")
        value = text(value)
        if value is not None:
            value = short(hub, value, LONGEST_REFERENCE if key in REFERENCES else LONGEST_TEXT)
        if value is not None:
            if key in WEBSITES or key in REFERENCES and re.match(r"www\.|https?[:/]|[htps]{3,7}(:|//)", value, re.I):
                hub.problems["address-form"] += not is_url(value)
            if key in ("contactEmail", "maintainerEmail"):
                hub.problems["address-form"] += not re.fullmatch(r"[^\s@,;:<>()\"]+@([\w-]+\.)+[^\W\d_][\w-]+", value)
            return value
    return None


def is_url(value):
    """True if a text is one web URL with a host. Others inside it are allowed, but not after a separator."""
    host = re.match(r"https?://(?:[^@\s/?#\\]*@)?([^/?#\\]+)", value, re.I)
    return bool(host) and not re.search(r"[\s,;|](https?://|www\.)", value, re.I) and bool(
        re.fullmatch(r"(([\w-]+\.)*[\w-]+\.?|\[[0-9a-f:.]+\])(:[0-9]+)?", host[1], re.I))


def note_others(hub, container, keys, any_kind=False):
    """Counts the fields that are ignored because there is another value under an earlier name."""
    found = [container[key] for key in keys if has_value(container.get(key))]
    hub.problems["misplaced-field"] += sum(
        (any_kind or type(value) is type(found[0])) and not same(value, found[0]) for value in found[1:])


def same(value, other):
    """True if two values are equal, texts without the space around them."""
    return value == other or isinstance(value, str) and text(value) == text(other)


def short(hub, value, most):
    """Returns a text unless it is too long."""
    if len(value.encode()) > most:
        hub.problem("text-too-long")
        return None
    return value


def typed_field(hub, container, key, kind):
    """Returns a field of a type (dict or list), or an empty one if it is absent or of another type."""
    value = container.get(key)
    if value is None:
        return kind()
    if not isinstance(value, kind):
        hub.problem("wrong-type")
        return kind()
    return value


def flattened(hub, record):
    """Returns a record with its `optional` fields beside the others."""
    optional = typed_field(hub, record, "optional", dict)
    fields = {**{k: v for k, v in record.items() if k != "optional"},
              **{k: v for k, v in optional.items() if has_value(v) or k not in record}}
    lists = [part["exhibitions"] for part in (optional, record) if isinstance(part.get("exhibitions"), list)]
    for name in ("roles", "status", "stat"):
        objects = [part[name] for part in (optional, record) if isinstance(part.get(name), dict)]
        if len(objects) == 2:
            hub.problems["misplaced-field"] += contradictions(*objects)
            fields[name] = {**objects[1], **objects[0]}
    return {**fields, "exhibitions": lists[0] + lists[1]} if len(lists) == 2 else fields


def contradictions(first, second):
    """Counts the flags that are true in one object and false in another."""
    return sum(flag in first and first[flag] != value for flag, value in second.items())


def number_field(hub, record):
    """The Fotobond number of a record, or None."""
    specific = typed_field(hub, record, "nlSpecific", dict)
    hub.check_fields("nlSpecific", specific)
    value = specific.get("fotobondNumber")
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value % 1 or not 0 <= value <= LARGEST_NUMBER:
        hub.problem("wrong-type")
        return None
    return int(value)


def has_value(value):
    """True if a value is present: null and an empty text are not."""
    return value is not None and (not isinstance(value, str) or text(value) is not None)


def texts_field(hub, record, *keys):
    """Returns the texts by language at the first key that has a value; a plain text is English."""
    key = next((key for key in keys if has_value(record.get(key))), None)
    value = record.get(key)
    note_others(hub, record, keys, any_kind=True)
    if isinstance(value, str):
        value = [{"language": "en", "value": value}]
    elif value is not None and not isinstance(value, list):
        hub.problem("wrong-type")
        value = None
    found = {}
    for entry in value or []:
        if not isinstance(entry, dict):
            hub.problem("wrong-type")
            continue
        hub.check_fields("text", entry)
        language = text_field(hub, entry, "language")
        words = text_field(hub, entry, "value", "localizedString")
        if language and words:
            hub.problems["duplicate-text"] += found.setdefault(lower_case(language), words) != words
        elif words and not has_value(entry.get("language")):
            hub.problem("wrong-type")
    return found


def use_languages(hub, codes, source):
    """Records the languages of texts."""
    for code in codes:
        hub.languages.setdefault(code, {"english_name": None, "is_defined": 0, "source": source})


def first_date(hub, entry, *keys):
    """Returns the date at the first key that has one."""
    note_others(hub, entry, keys)
    return next(filter(None, (read_date(hub, entry, key) for key in keys)), None)


def read_date(hub, entry, key, birthday=False):
    """Returns a date as a text, or None. The year 9999 means unknown: a birthday keeps its day and month."""
    value = text_field(hub, entry, key)
    if value is None or value == "?":
        return None
    match = re.fullmatch(r"(\d{4})-(\d{1,2})-(\d{1,2})([T ].*)?", value)
    if not match:
        hub.problem("date-invalid")
        return None
    year, month, day = (int(part) for part in match.groups()[:3])
    try:
        datetime.date(2000 if year == UNKNOWN_YEAR else year, month, day)
    except ValueError:
        hub.problem("date-invalid")
        return None
    if len(match[2]) < 2 or len(match[3]) < 2:
        hub.problem("date-form")
    if year == UNKNOWN_YEAR:
        return f"--{month:02}-{day:02}" if birthday else None
    return f"{year:04}-{month:02}-{day:02}"


# ---- files and locations --------------------------------------------------------------------------

def is_remote(reference):
    """True if a reference is an absolute URL."""
    return bool(re.match(r"[A-Za-z][A-Za-z0-9+.-]*:", reference)) or slashed(reference).startswith("//")


def is_on_the_web(reference):
    """True if an absolute URL can be fetched: only http and https can."""
    return reference.startswith("//") or reference.lower().startswith(("http:", "https:"))


def address(reference):
    """Returns an absolute URL as a location: scheme and host in lower case, no fragment, escaped where required."""
    reference = slashed(reference)
    parts = urllib.parse.urlsplit("https:" + reference if reference.startswith("//") else reference)
    host = parts.netloc.lower().removesuffix({"https": ":443", "http": ":80"}.get(parts.scheme.lower(), "\0"))
    path = urllib.parse.quote(parts.path, safe="/%:@!$&'()*+,;=~-._")
    query = urllib.parse.quote(parts.query, safe="/?%:@!$&'()*+,;=~-._")
    return urllib.parse.urlunsplit((parts.scheme.lower(), host, path, query, "")) if host else reference


def choice_about(location):
    """Returns the reason why a URL is not fetched: a placeholder host, or no network."""
    labels = (urllib.parse.urlsplit(location).hostname or "").rstrip(".").split(".")
    placeholder = labels[-1] in ("example", "test", "invalid") \
        or labels[-2:] in (["example", "com"], ["example", "net"], ["example", "org"])
    return "placeholder" if placeholder else "offline"


def slashed(reference):
    """Returns a reference whose backslashes before a query are slashes, as in browsers."""
    path = re.match(r"[^?#]*", reference)[0]
    return path.replace("\\", "/") + reference[len(path):]


def relative_path(reference):
    """Returns a relative URL without query and fragment, percent-decoded."""
    return urllib.parse.unquote(re.split(r"[?#]", slashed(reference))[0])


def as_location(path):
    """Returns a path inside the hub's folder as a location."""
    return "./" + path if is_remote(path) else path


def path_of(hub, reference, folder):
    """Returns path and location of a relative reference from a file in a folder. A path that leads out has no location."""
    place = posixpath.normpath(posixpath.join(folder.relative_to(hub.folder).as_posix(), relative_path(reference)))
    if place.startswith(("../", "/")) or place == "..":
        raise Outside(reference)
    return inside(hub, hub.folder / place), as_location(place)


def inside(hub, path):
    """Returns the path if it stays in the hub after following links."""
    real = path.resolve()
    if real != hub.folder and hub.folder not in real.parents:
        raise Outside(str(path))
    return path


def spelled(hub, path, is_told=False):
    """Returns the path with the case that the folder has, if no file has the name and only one differs in case."""
    if path.exists() or path.is_symlink() or not path.parent.is_dir():
        return path
    similar = [other for other in path.parent.iterdir() if other.name.lower() == path.name.lower()]
    if len(similar) != 1:
        return path
    hub.problems["file-name-case"] += is_told
    return similar[0]


def located(hub, reference, folder, is_told=False):
    """Returns path and location of a level file: its last component beside the naming file, or else its path or URL.
    The path is None if the file is elsewhere."""
    name = relative_path(reference).rstrip("/").rsplit("/", 1)[-1]
    path = spelled(hub, folder / name, is_told) if name else folder
    if path.is_file():
        return inside(hub, path), hub.location(path)
    return (None, address(reference)) if is_remote(reference) else path_of(hub, reference, folder)


# Names that people give to lists, in their languages.
LIST_WORDS = {
    "clubs": "club verenigingen fotoclubs vereine associations", "museums": "museum musea museen musées",
    "members": "member leden ledenlijst mitglieder membres", "languages": "language talen sprachen",
    "keywords": "keyword trefwoorden schlagwörter", "images": "image afbeeldingen foto's fotos photos pictures"}


def means(key, name):
    """True if a key is another word for a list, or differs from its name by a letter or two."""
    key, name = key.lower(), name.lower()
    return key in LIST_WORDS.get(name, "").split() or key != name and edits(key, name) <= max(1, len(min(key, name, key=len)) // 3)


def edits(one, other):
    """The number of letters by which two words differ; letters that are exchanged count once."""
    rows = [list(range(len(other) + 1))]
    for i, letter in enumerate(one, 1):
        row = [i]
        for j, its in enumerate(other, 1):
            cost = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (letter != its))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == its:
                cost = min(cost, rows[-2][j - 2] + 1)
            row.append(cost)
        rows.append(row)
    return rows[-1][-1]


def lacks_lists(hub, source, value, *names, is_required=True):
    """True if a file has no list of what it is for, or something else in its place; it is not used then."""
    record = {**value, **(value["optional"] if isinstance(value.get("optional"), dict) else {})}
    by_case = {key.lower(): item for key, item in record.items()}
    by_name = {name: record.get(name, by_case.get(name.lower())) for name in names}
    found = [item for item in by_name.values() if item is not None]
    # check_fields() gives a misspelt field its right name, too.
    lists = {(name, id(item)) for name in names for key, item in value.items() if item is not None and (
        key.lower() == name.lower() or key.lower() + "s" == name.lower() and isinstance(item, list))}
    is_misspelt = any(isinstance(item, list) and means(key, name)
                      for name in names if by_name[name] is None for key, item in value.items())
    is_twice = len(lists) > len({name for name, _ in lists}) or any(name in value.doubled for name in names)
    if not is_misspelt and not is_twice and all(isinstance(item, list) for item in found) and (found or not is_required):
        return False
    hub.problem("list-missing")
    source.state = "failed"
    return True


def parsed_json(content, duplicate=lambda: None):
    """Returns the value in the bytes of a JSON file. Calls back for each duplicate key of an object."""
    text_of_file = content.decode("utf-8-sig")

    def pairs(items):
        for count in Counter(name for name, _ in items).values():
            if count > 1:
                duplicate()
        record = Record(items)
        counts = Counter(name for name, item in items if item is not None)
        record.doubled = frozenset(name for name, count in counts.items() if count > 1)
        return record

    def refuse(constant):
        raise ValueError(constant)

    decoder = json.JSONDecoder(object_pairs_hook=pairs, parse_constant=refuse)
    parse_object = decoder.parse_object

    def parse_object_at(text_and_start, *rest):
        value, end = parse_object(text_and_start, *rest)
        value.line = text_of_file.count("\n", 0, text_and_start[1]) + 1
        return value, end
    decoder.parse_object = parse_object_at
    decoder.scan_once = json.scanner.py_make_scanner(decoder)
    return decoder.decode(text_of_file)


def without_odd_characters(hub, value):
    """Returns a JSON value with U+FFFD for U+0000 and for lone surrogates, which are problems."""
    if isinstance(value, str):
        for pattern, code in (("\0", "json-null-character"), ("[\ud800-\udfff]", "json-lone-surrogate")):
            if re.search(pattern, value):
                hub.problem(code)
                value = re.sub(pattern, "\ufffd", value)
    elif isinstance(value, list):
        value[:] = [without_odd_characters(hub, item) for item in value]
    elif isinstance(value, dict):
        for key in value:
            value[key] = without_odd_characters(hub, value[key])
    return value


# Keys that mean a birthday in English, Dutch, German, French, Spanish or Polish, of which only the letters count.
BIRTHDAY = re.compile(
    "birth|bday|geboor|geboren|verjaar|geburt|naissance|anniversaire|nacimiento|cumplea|urodz"
    "|^(born(date|on)?|dateborn|dob|geb(dat(um)?)?|jarig(op)?|nee?le|nacid[oa](el)?|fechanac|dataur)$")


def without_facts(value, omitted):
    """Removes the omitted facts from a JSON value."""
    def is_omitted(item, key=""):
        if "birthdays" in omitted and BIRTHDAY.search("".join(
                c for c in unicodedata.normalize("NFKD", key.lower()) if c.isalpha())):
            return True
        key = key.lower()
        is_mailbox = isinstance(item, str) and (
            MAILBOX.fullmatch(item.strip()) or item.strip().lower().startswith("mailto:"))
        return "emails" in omitted and ("mail" in key or MAILBOX.fullmatch(key.strip()) or is_mailbox)
    if isinstance(value, dict):
        for key in [key for key, item in value.items() if is_omitted(item, key)]:
            del value[key]
    elif isinstance(value, list):
        value[:] = [item for item in value if not is_omitted(item)]
    for item in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        without_facts(item, omitted)
    return value


def read_object(hub, source):
    """Returns the object in the file of a source, or None after recording the problem."""
    try:
        content = source.path.read_bytes()
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError):
        hub.problem("source-missing")
        source.state, source.path = "failed", None
        return None
    try:
        value = without_odd_characters(hub, parsed_json(content, lambda: hub.problem("json-duplicate-key")))
        if isinstance(value, dict):
            return without_facts(value, hub.choices.omitted)
        hub.problem("wrong-type")
    except (ValueError, RecursionError):
        hub.problem("json-syntax")
    source.state = "failed"
    return None


def fails(hub, role, location):
    """Records a file that leads out of the hub."""
    hub.problem("source-outside-hub")
    hub.sources.setdefault(location, Source(role, "failed"))


def is_left_out(hub, role, path, location):
    """True if a file is elsewhere, which is recorded. An include at a placeholder host is missing."""
    if path is None and role == "level1" and choice_about(location) == "placeholder":
        hub.problem("source-missing")
        hub.sources.setdefault(location, Source(role, "failed"))
    elif path is None:
        hub.sources.setdefault(location, Source(role, "left-out", choice_about(location)))
    return path is None


# ---- Level 0 --------------------------------------------------------------------------------------

def read_level0(hub):
    """Keywords and languages that the hub defines."""
    path = spelled(hub, hub.folder / "root.level0.json", is_told=True)
    if not path.exists():
        hub.problem("level0-missing")
        return
    location = hub.location(path)
    source = hub.sources[location] = Source("level0", path=path)
    hub.file = location
    value = read_object(hub, source)
    if value is None:
        return
    hub.check_fields("level0", value)
    if lacks_lists(hub, source, value, "keywords", "expertises", "languages"):
        return
    for entry in typed_field(hub, value, "keywords", list) + typed_field(hub, value, "expertises", list):
        if isinstance(entry, dict):
            read_keyword(hub, entry, location)
        else:
            hub.problem("wrong-type")
    for entry in typed_field(hub, value, "languages", list):
        hub.check_fields("language", entry)
        code = text_field(hub, entry, "isoCode") if isinstance(entry, dict) else None
        if code is None:
            hub.problem("wrong-type")
            continue
        language, name = hub.languages.get(lower_case(code)), text_field(hub, entry, "languageNameEN")
        if language is None or not language["is_defined"]:
            hub.languages[lower_case(code)] = {"english_name": name, "is_defined": 1, "source": location}
        elif name and name != language["english_name"]:
            hub.problem("duplicate-text")


def read_keyword(hub, entry, location):
    """A keyword that Level 0 defines."""
    hub.check_fields("keyword", entry)
    name = text_field(hub, entry, "idString")
    if name is None:
        hub.problem("record-without-name")
        return
    if lower_case(name) in hub.keywords:
        hub.problem("duplicate-keyword")
        return
    entry = flattened(hub, entry)
    names = texts_field(hub, entry, "name", "localizations")
    usages = texts_field(hub, entry, "usage", "description")
    use_languages(hub, [*names, *usages], location)
    hub.keywords[lower_case(name)] = {
        "id_string": name, "is_standard": 1, "source": location, "names": names, "usages": usages,
        "date_added": read_date(hub, entry, "dateAdded")}


# ---- Level 1 --------------------------------------------------------------------------------------

def read_tree(hub, path, ancestors=()):
    """A Level 1 file: its own records, then its includes in their order."""
    location = hub.location(path)
    source = hub.sources[location] = Source("level1", path=path)
    hub.file = location
    value = read_object(hub, source)
    if value is None:
        return
    keys = {key.lower() for key in value}
    if keys.isdisjoint(("clubs", "museums", "level1header")) and keys & {"members", "keywords"}:
        # A file of another level.
        hub.problem("wrong-type")
        source.state = "failed"
        return
    hub.check_fields("level1", value)
    if value.get("level1Header") is None and any(means(key, "level1Header") or key.lower() == "header" for key in value) or not isinstance(
            value.get("level1Header", {}), (dict, type(None))):
        hub.problem("list-missing")
        source.state = "failed"
        return
    header = typed_field(hub, value, "level1Header", dict)
    if header.get("level1URLIncludes") is not None and lacks_lists(hub, source, header, "level1URLIncludes") or lacks_lists(
            hub, source, value, "clubs", "museums", is_required=not header.get("level1URLIncludes")):
        return
    for kind in ("clubs", "museums"):
        for record in typed_field(hub, value, kind, list):
            if isinstance(record, dict):
                read_organization(hub, record, kind, path.parent, location)
            else:
                hub.problem("record-without-name")
    hub.check_fields("header", header)
    for reference in typed_field(hub, header, "level1URLIncludes", list):
        if isinstance(reference, str):
            follow_include(hub, reference, path, (*ancestors, location))
        else:
            hub.problem("wrong-type")


def follow_include(hub, reference, path, ancestors):
    """Reads an included file once; a file that is being read already is a cycle."""
    try:
        target, location = located(hub, reference, path.parent, is_told=True)
    except Outside:
        fails(hub, "level1", reference)
        return
    if location in ancestors:
        hub.problem("include-cycle")
    elif location not in hub.sources and not is_left_out(hub, "level1", target, location):
        read_tree(hub, target, ancestors)


def coordinates(hub, record):
    """Returns latitude and longitude, or None."""
    place = typed_field(hub, record, "coordinates", dict)
    hub.check_fields("coordinates", place)
    if not place:
        return None
    values = [place.get("latitude"), place.get("longitude")]
    if None in values:
        return None
    if any(isinstance(v, bool) or not isinstance(v, (int, float)) or math.isinf(v) for v in values):
        hub.problem("wrong-type")
        return None
    if abs(values[0]) > 90 or abs(values[1]) > 180:
        hub.problem("coordinates-out-of-range")
        return None
    if values == [0, 0]:
        hub.problem("coordinates-zero")
        return None
    return tuple(map(float, values))


def identity(hub, record):
    """Returns fullName, town and nickName of a record."""
    plus = {**record, **typed_field(hub, record, "idPlus", dict)}
    return tuple(text_field(hub, plus, key) for key in ("fullName", "town", "nickName"))


def description(hub, record, location):
    """Returns the fields of an organization that Level 1 and Level 2 share."""
    return {"place": coordinates(hub, record), "website": text_field(hub, record, "website"),
            "wikipedia": text_field(hub, record, "wikipedia"),
            "contact_email": text_field(hub, record, "contactEmail", "maintainerEmail"),
            "fotobond_number": number_field(hub, record),
            "remarks": {language: (words, location)
                        for language, words in texts_field(hub, record, "remark").items()}}


def read_organization(hub, record, kind, folder, location):
    """A club or a museum."""
    name, town, nick = identity(hub, record)
    if not hub.choices.without:
        hub.check_fields("organization", record)
    if name is None or town is None:
        if not hub.choices.without:  # a selection of clubs cannot name this record
            hub.problem("record-without-name")
        return
    if kind == "clubs" and (name, town) in hub.choices.without:
        return
    hub.check_fields("organization", record)
    hub.check_fields("idPlus", typed_field(hub, record, "idPlus", dict))
    record = flattened(hub, record)
    level2_url = text_field(hub, record, "level2URL")
    fields = {**description(hub, record, location), "level2_url": level2_url}
    if nick is None:
        hub.problem("nickname-missing")
    if kind == "museums" and level2_url:
        hub.problem("museum-with-level2")
    existing = hub.organizations.get((name, town))
    if existing is not None:
        hub.problem("duplicate-organization")
        existing["remarks"] = {**fields.pop("remarks"), **existing["remarks"]}
        existing.update({k: v for k, v in fields.items() if existing[k] is None})
        read_exhibitions(hub, record, folder, location, existing["exhibitions"])
        return
    hub.organizations[(name, town)] = {
        **fields, "name": name, "town": town, "kind": kind, "nick": nick or name, "folder": folder,
        "source": location,
        "member_source": None, "members_state": "none", "memberships": [],
        "exhibitions": read_exhibitions(hub, record, folder, location, {})}


# ---- Level 2 --------------------------------------------------------------------------------------

def find_level2(hub, club):
    """Returns path and location of the member list of a club, or None if the record names none."""
    if "unlinked" in club:
        return club["unlinked"], hub.location(club["unlinked"])
    sibling = hub.folder / f"{club['nick']}.level2.json"
    if "/" not in club["nick"]:
        sibling = spelled(hub, sibling)
    if "/" not in club["nick"] and (sibling.exists() or sibling.is_symlink()):
        location = hub.location(sibling)
        try:
            return inside(hub, sibling), location
        except Outside:
            raise Outside(location) from None
    if not club["level2_url"]:
        return None
    path, location = located(hub, club["level2_url"], club["folder"])
    return None if path is None and choice_about(location) == "placeholder" else (path, location)


def clubs_of(hub):
    """The clubs of the hub."""
    return [organization for organization in hub.organizations.values() if organization["kind"] == "clubs"]


def named_club(path):
    """Returns the fullName and town that a member list names, or None."""
    return list_head(path)[0]


def list_head(path):
    """Returns the fullName and town that a member list names, or None, and whether it can be used."""
    try:
        content = path.read_bytes()
    except OSError:
        return None, False
    try:
        value = parsed_json(content)
    except RecursionError:
        return None, False
    except UnicodeDecodeError as error:
        return stated_club(content[:error.start].decode(errors="replace")), False
    except json.JSONDecodeError as error:
        return stated_club(error.doc[:error.pos]), False
    except ValueError:
        return stated_club(content.decode(errors="replace")), False
    hub = Hub(path.parent, (), Choices())
    if not isinstance(value, dict) or not isinstance(value.get("club"), dict):
        return None, False
    name, town, _ = identity(hub, value["club"])
    is_whole = bool(name and town) and not lacks_lists(hub, Source("level2"), value, "members")
    return ((name, town) if name and town else None), is_whole and path.name.lower().endswith(".level2.json")


def stated_club(readable):
    """Returns the first fullName and town in the readable part of a broken list, or None."""
    found = [re.search(rf'"{key}"\s*:\s*("(?:[^"\\]|\\.)*")', readable) for key in ("fullName", "town")]
    try:
        values = [text(json.loads(match[1])) for match in found if match]
    except ValueError:
        return None
    return tuple(values) if len(values) == 2 and all(values) else None


LEVEL_NAME = re.compile(r"(.+?)\.level([0-3])([^/]*)", re.IGNORECASE | re.DOTALL)


def level_name(path):
    """Returns stem, level and ending of the name of a level file, or None."""
    match = LEVEL_NAME.fullmatch(path.name)
    if match and ("json" in match[3].lower() or match[3].lower().endswith(".txt")):
        return match[1], int(match[2]), match[3].lower()
    return None


def level_files(hub):
    """Returns the level files in the folders of the hub and below, by location."""
    folders = {hub.folder} | {source.path.parent for source in hub.sources.values()
                              if source.role == "level1" and source.state == "present"}
    found, waiting, seen = set(), [(folder, True) for folder in sorted(folders)], set()
    while waiting:
        folder, is_of_hub = waiting.pop(0)
        names = {path.name.lower() for path in folder.iterdir()}
        if folder in seen or not is_of_hub and names & {"root_.level1.json", "root.level1.json"}:
            continue
        seen.add(folder)
        for path in folder.iterdir():
            if path.name.startswith("."):
                continue
            if path.is_dir() and not path.is_symlink():
                waiting.append((path, False))
            elif level_name(path):
                found.add(path)
    return sorted(found, key=hub.location)


def knows_level1(hub):
    """True if every Level 1 file was read."""
    return all(source.state == "present" for source in hub.sources.values() if source.role == "level1")


def match_unlinked_lists(hub):
    """Gives the member lists of the folder that no club finds to the clubs that they name."""
    lists = [path for path in level_files(hub) if level_name(path)[1] == 2]
    expected, found = {}, set()
    for club in clubs_of(hub):
        try:
            path, _ = find_level2(hub, club) or (None, None)
        except Outside:
            path = hub.folder / f"{club['nick']}.level2.json"
        if path is not None and (path.exists() or path.is_symlink()):
            expected[club["name"], club["town"]] = path
            found.add(path)
    heads = {path: list_head(path) for path in lists}
    used, without = set(), []
    for club in clubs_of(hub):
        key = club["name"], club["town"]
        if key in expected:
            named, is_usable = heads.get(expected[key], (key, True))
            if named == key or not is_usable:
                continue
        match = next((path for path in lists if heads[path] == (key, True) and path not in used), None)
        if match in found and any(path == match and (own, True) not in heads.values() for own, path in expected.items()):
            club["doubtful"] = True  # a list that another club finds, and nothing else, may be the list of either
        elif match is not None:
            used.add(match)
            club["unlinked"] = match
            hub.problem("list-unlinked")
        elif key not in expected and not is_promised(club):
            without.append(club)
    for path in lists:
        if path in found or path in used:
            continue
        named, is_usable = heads[path]
        owners = owners_of(path, named, is_usable, without, hub)
        is_exact = path.name.lower().endswith(".level2.json")
        if len(owners) == 1 and is_exact:
            owners[0]["unlinked"] = path
            continue
        for club in owners:
            club["doubtful"] = True
        if owners:
            hub.sources[hub.location(path)] = Source("level2", "failed")
            hub.problem("source-unreadable")
        elif not hub.choices.without:
            hub.problems["list-unused"] += knows_level1(hub) or named is None or named in hub.organizations


def owners_of(path, named, is_usable, without, hub):
    """Returns the clubs to which a list that cannot be read, or names no club of the hub, may belong."""
    if named in hub.organizations:
        return [] if is_usable else [club for club in without if (club["name"], club["town"]) == named]
    if named and hub.choices.without:
        return []
    if named:
        return [club for club in without if fold(club["name"]) == fold(named[0])]
    stem = fold(level_name(path)[0])
    alike = [club for club in clubs_of(hub) if stem in (fold(club["nick"]), fold(club["name"]))]
    return [club for club in without if club in alike] if alike else without


def is_promised(club):
    """True if Level 1 promises a member list at a URL that is no placeholder."""
    return bool(club["level2_url"]) and not (
        is_on_the_web(club["level2_url"]) and choice_about(address(club["level2_url"])) == "placeholder")


def note_unused_files(hub):
    """Counts the level files in the folder that nothing refers to. Member lists are counted before."""
    if hub.choices.without:
        return
    is_whole = knows_level1(hub) and all(club["members_state"] != "unknown" for club in clubs_of(hub))
    for path in level_files(hub):
        _, level, ending = level_name(path)
        if hub.location(path) in hub.sources or level == 2:
            continue
        if level == 1 and (not knows_level1(hub) or path.name.lower() == "root.level1.json") or level == 3 and not is_whole:
            continue
        hub.problem("file-unused")


def read_level2(hub, club):
    """The members of a club."""
    try:
        found = find_level2(hub, club)
    except Outside as outside:
        club["members_state"] = "unknown"
        fails(hub, "level2", str(outside))
        return
    if found is None:
        if club.get("doubtful"):
            club["members_state"] = "unknown"
        return
    path, location = found
    spelled(hub, hub.folder / f"{club['nick']}.level2.json", is_told=path.name.lower() == f"{club['nick']}.level2.json".lower()
            and (club["level2_url"] or "").rsplit("/", 1)[-1] != path.name)
    club["members_state"] = "unknown"
    if is_left_out(hub, "level2", path, location):
        return
    named = named_club(path)
    other = hub.organizations.get(named) if named != (club["name"], club["town"]) else None
    if other and other["kind"] == "clubs" and finds(hub, other, path):
        hub.problem("club-mismatch")
        return
    source = hub.sources[location] = Source("level2", path=path)
    hub.file = location
    problems = hub.problems.copy()
    value = read_object(hub, source)
    if value is None:
        return
    hub.check_fields("level2", value)
    header = typed_field(hub, value, "club", dict)
    hub.check_fields("organization", header)
    hub.check_fields("idPlus", typed_field(hub, header, "idPlus", dict))
    name, town, nick = identity(hub, header)
    header = flattened(hub, header)
    members, exhibitions = {}, {}
    if name and town and lacks_lists(hub, source, value, "members"):
        if (name, town) == (club["name"], club["town"]):
            return
    elif name and town:
        members = read_members(hub, typed_field(hub, value, "members", list))
        read_exhibitions(hub, flattened(hub, value), path.parent, location, exhibitions)
        read_exhibitions(hub, header, path.parent, location, exhibitions)
    if (name, town) != (club["name"], club["town"]):
        filter_foreign(hub, source, problems)
        hub.problem("club-mismatch")
        if source.state == "present":
            source.state = "failed"
        return
    if nick is not None and nick != club["nick"]:
        hub.problem("nickname-differs")
        club["other_nick"] = True
    fields = description(hub, header, location)
    by_case = {key.lower(): key for key in CLUB}
    beside = {by_case[key.lower()]: found for key, found in flattened(hub, value).items()
              if key.lower() in by_case and has_value(found)}
    if beside:
        found = description(hub, beside, location)
        if found["fotobond_number"] is None:
            found["fotobond_number"] = number_field(hub, {"nlSpecific": {"fotobondNumber": beside.get("fotobondNumber")}})
        is_read = False
        for name, column in BESIDE.items():
            if name in beside and found[column]:
                is_taken = (found[column].keys() <= fields[column].keys() if column == "remarks"
                            else fields[column] is not None)
                is_read = is_read or not is_taken
                hub.problems["misplaced-field"] += is_taken
        hub.problems["misplaced-field"] += is_read
        for key, fact in found.items():
            fields[key] = {**fact, **fields[key]} if key == "remarks" else fact if fields[key] is None else fields[key]
    club["remarks"].update(fields.pop("remarks"))
    club.update({key: value for key, value in fields.items() if value is not None})
    for key, exhibition in club["exhibitions"].items():
        add_exhibition(exhibitions, key, exhibition)
    club.update(members_state="read", member_source=location, exhibitions=exhibitions)
    add_members(hub, club, members, path)


def filter_foreign(hub, source, problems):
    """Removes a file about another club from a bundle with omissions, with the problems found in it. It stays if
    another club uses it."""
    if hub.choices.filters:
        hub.problems = problems
        if not source.is_used:
            source.state, source.reason, source.path = "left-out", "filtered", None


def finds(hub, club, path):
    """True if a club may find its member list at a path."""
    places = [hub.folder / f"{club['nick']}.level2.json", club.get("unlinked")]
    if club["level2_url"]:
        try:
            places.append(located(hub, club["level2_url"], club["folder"])[0])
        except Outside:
            pass
    return path in places


def read_members(hub, entries):
    """Returns the members in a Level 2 file by name; a person who is listed twice is merged."""
    found = {}
    for entry in entries:
        if not isinstance(entry, dict):
            hub.problem("member-without-name")
            continue
        hub.check_fields("member", entry)
        name = typed_field(hub, entry, "name", dict)
        hub.check_fields("name", name)
        given, family = text_field(hub, name, "givenName"), text_field(hub, name, "familyName")
        infix = name.get("infixName")
        if given is None or family is None or infix is not None and not isinstance(infix, str):
            hub.problem("member-without-name")
            continue
        person = (given, text_field(hub, name, "infixName") or "", family)
        member = {**read_member(hub, flattened(hub, entry)), "line": entry.line}
        if person in found:
            hub.problem("duplicate-member")
            merge(found[person], member)
        else:
            found[person] = member
    return found


def add_members(hub, club, found, path):
    """Turns the members of a club into memberships with pictures and galleries."""
    location = hub.location(path)
    for person, member in found.items():
        for key in ("featured", "portrait"):
            member[key + "_picture"] = note_picture(hub, member[key], path.parent, location, member["line"], True)
        member.update(person=person, club=club, source=location)
        member["gallery"] = read_gallery(hub, member["level3_url"], path.parent, person)
        club["memberships"].append(member)
        hub.memberships.append(member)


def merge(first, second):
    """Fills absent fields of the first record."""
    for key, value in second.items():
        if key in ("flags", "keywords"):
            first[key] = {**value, **first[key]} if key == "flags" else first[key] + value
        elif first[key] is None:
            first[key] = value


def read_flags(hub, entry):
    """Returns the roles and statuses of a member, also those in the wrong object."""
    placed, misplaced = {}, {}
    specific = entry.get("nlSpecific") if isinstance(entry.get("nlSpecific"), dict) else {}
    status, stat = typed_field(hub, entry, "status", dict), typed_field(hub, entry, "stat", dict)
    hub.problems["misplaced-field"] += contradictions(status, stat)
    objects = [(ROLES, typed_field(hub, entry, "roles", dict)), (STATUSES, {**stat, **status})]
    for group in ("roles", "status", "stat"):
        if isinstance(specific.get(group), dict):
            hub.problem("misplaced-field")
            objects.append((ROLES if group == "roles" else STATUSES, specific[group]))
    for known, fields in objects + [({}, entry), ({}, specific)]:
        here = {}
        for name, value in fields.items():
            flag = FLAGS_BY_CASE.get(name.lower())
            if flag in known and isinstance(value, bool):
                hub.problems["misplaced-field"] += here.setdefault(FLAGS[flag], value) != value
            if flag in known and name != flag and isinstance(value, bool):
                is_taken = fields.get(flag) is not None
                hub.note_name("flags", name, "misspelt-field", is_taken)
                if is_taken:
                    continue
            if flag is None:
                hub.problems["unknown-flag"] += bool(known)
            elif value is not None and not isinstance(value, bool):
                hub.problem("wrong-type")
            elif value is not None and flag in known:
                placed[FLAGS[flag]] = placed.get(FLAGS[flag], False) or value
            elif value is not None:
                hub.problem("misplaced-field")
                misplaced.setdefault(FLAGS[flag], value)
    return {**misplaced, **placed}


def read_member(hub, entry):
    """Returns the record of a member in a Level 2 file."""
    flags = read_flags(hub, entry)
    keywords = []
    for word in typed_field(hub, entry, "keywords", list) + typed_field(hub, entry, "expertises", list):
        if not isinstance(word, str):
            hub.problem("wrong-type")
        elif text(word) and short(hub, text(word), LONGEST_TEXT):
            keywords.append(text(word))
    return {"flags": flags, "keywords": keywords, "birthday": read_date(hub, entry, "birthday", birthday=True),
            "start": read_date(hub, entry, "membershipStartDate"), "end": read_date(hub, entry, "membershipEndDate"),
            "website": text_field(hub, entry, "website"), "wikipedia": text_field(hub, entry, "wikipedia"),
            "portrait": text_field(hub, entry, "photographerImage"),
            "featured": text_field(hub, entry, "featuredImage"), "level3_url": text_field(hub, entry, "level3URL"),
            "fotobond_number": number_field(hub, entry)}


# ---- exhibitions ----------------------------------------------------------------------------------

def read_exhibitions(hub, record, folder, location, found):
    """Adds the exhibitions of a record to those found, by name and first day, and returns them."""
    for entry in typed_field(hub, record, "exhibitions", list):
        if not isinstance(entry, dict):
            hub.problem("wrong-type")
            continue
        hub.check_fields("exhibition", entry)
        fields = flattened(hub, entry)
        name = text_field(hub, fields, "name", "title")
        if name is None:
            hub.problem("exhibition-without-name")
            continue
        exhibition = {**read_exhibition(hub, fields, folder, location, entry.line), "name": name}
        key = name, exhibition["start"]
        if key in found and location in found[key]["files"]:
            hub.problem("duplicate-exhibition")
        add_exhibition(found, key, exhibition)
    return found


def read_exhibition(hub, entry, folder, location, line):
    """Returns the record of an exhibition. References keep the folder, the file and the line they come from."""
    start = first_date(hub, entry, "startDate", "firstDay", "dateFrom")
    end = first_date(hub, entry, "endDate", "lastDay", "dateTo")
    if start and end and end < start:
        hub.problem("exhibition-dates-reversed")
    venue, town, place = read_place(hub, entry)
    poster = text_field(hub, entry, "poster", "posterURL")
    gallery = text_field(hub, entry, "galleryURL", "gallery", "level3URL")
    pictures = read_pictures(hub, entry, line)
    return {"start": start, "end": end, "venue": venue, "town": town, "place": place,
            "website": text_field(hub, entry, "website", "url"),
            "remarks": {language: (words, location)
                        for language, words in texts_field(hub, entry, "remark", "description").items()},
            "poster": poster and (poster, folder, location, line), "gallery_at": gallery and (gallery, folder),
            "pictures": pictures and (pictures, folder, location), "source": location, "line": line, "files": {location}}


def read_pictures(hub, exhibition, line):
    """Returns the pictures that an exhibition lists, with their photographers and wall texts, in the order of the list, or
    None. An entry without a URL is ignored."""
    pictures = []
    for entry in typed_field(hub, exhibition, "pictures", list):
        own_line = getattr(entry, "line", line)
        if isinstance(entry, str):
            entry = {"imageURL": entry}
        hub.check_fields("picture", entry)
        fields = flattened(hub, entry) if isinstance(entry, dict) else {}
        image = read_image(hub, fields)
        if image is not None:
            pictures.append({**image, "line": own_line, "photographer": read_photographer(hub, fields),
                             "wall_texts": texts_field(hub, fields, "wallText")})
    return pictures or None


def read_photographer(hub, picture):
    """Returns the full name of a photographer, which is published as a text or in parts, or None."""
    name = picture.get("photographer")
    if not isinstance(name, dict):
        return text_field(hub, picture, "photographer")
    hub.check_fields("name", name)
    parts = [text_field(hub, name, key) for key in ("givenName", "infixName", "familyName")]
    return " ".join(filter(None, parts)) or None


def read_place(hub, entry):
    """Returns venue, town and coordinates of an exhibition. The record fills what its `place` lacks."""
    keys = ("place", "location", "venue")
    note_others(hub, entry, keys, any_kind=True)
    place = next((entry[key] for key in keys if has_value(entry.get(key))), {})
    if isinstance(place, str):
        place = {"name": place}
    elif not isinstance(place, dict):
        hub.problem("wrong-type")
        place = {}
    hub.check_fields("place", place)
    place, town = flattened(hub, place), text_field(hub, entry, "town")
    return (text_field(hub, place, "name"), text_field(hub, place, "town") or town,
            coordinates(hub, place) or coordinates(hub, entry))


def add_exhibition(found, key, exhibition):
    """Adds an exhibition to those found, or fills the absent fields of an equal one."""
    first = found.setdefault(key, exhibition)
    first["remarks"] = {**exhibition["remarks"], **first["remarks"]}
    first["files"] |= exhibition["files"]
    first.update({name: value for name, value in exhibition.items() if first[name] is None})


def follow_exhibitions(hub, organization):
    """Finds the posters and pictures of exhibitions, and records the languages of their texts. Pictures that an exhibition
    lists take precedence over its gallery."""
    for exhibition in organization["exhibitions"].values():
        poster, gallery, pictures = (exhibition[key] for key in ("poster", "gallery_at", "pictures"))
        exhibition["poster_picture"] = note_picture(hub, *poster, wanted=True) if poster else None
        if pictures:
            images, folder, location = pictures
            exhibition["gallery"] = gallery_of(hub, "list", location, None, with_pictures(hub, images, folder, location))
        else:
            exhibition["gallery"] = read_gallery(hub, *gallery, None) if gallery else None
        for language, (_, source) in exhibition["remarks"].items():
            use_languages(hub, [language], source)
        for image in pictures[0] if pictures else ():
            use_languages(hub, image["wall_texts"], pictures[2])


# ---- Level 3 --------------------------------------------------------------------------------------

def read_gallery(hub, reference, folder, person):
    """Returns the gallery at a reference in a file of the folder: form, state, reason, title, source, images. It belongs
    to a person, or to an exhibition if the person is None."""
    if reference is None:
        return None
    try:
        return find_gallery(hub, reference, folder, person)
    except Outside:
        fails(hub, "level3", reference)
        return gallery_of(hub, None, reference)


def gallery_of(hub, form, location, title=None, images=(), state=None):
    """Returns a gallery, with the state of its source unless told otherwise."""
    source = hub.sources[location]
    if hub.choices.filters and (source.reason == "filtered" or source.state == "failed"):
        form = state = None  # it is not in the bundle, so its form is unknown
    return {"form": form, "state": state or source.state, "reason": None if state else source.reason, "title": title,
            "source": location, "images": list(images)}


def find_gallery(hub, reference, beside, person):
    """A JuiceBox gallery, a Level 3 file, or a web page."""
    address_part, tail = re.fullmatch(r"([^?#]*)(.*)", slashed(reference), re.DOTALL).groups()
    last = address_part.rsplit("/", 1)[-1]
    at_host = re.fullmatch(r"(?:[A-Za-z][A-Za-z0-9+.-]*:)?//[^/]*", address_part)
    is_list = last.endswith(".level3.json")
    folder = address_part[:-len(last)] if "." in last and not at_host else address_part.rstrip("/") + "/"
    if is_remote(reference):
        if not is_on_the_web(reference):
            hub.problem("source-unreadable")
            hub.sources.setdefault(reference, Source("level3", "failed"))
            return gallery_of(hub, None, reference)
        location = address(reference if is_list else folder + "config.xml")
        is_left_out(hub, "level3", None, location)
        return gallery_of(hub, None, location)
    path, location = path_of(hub, address_part, beside)
    if is_list:
        if not path.exists():
            path, location = in_other_case(hub, path, location)
        return read_level3(hub, path, location, person)
    config, config_location = path_of(hub, folder + (last if last.lower() == "config.xml" else "config.xml"), beside)
    if not config.exists():
        config, config_location = in_other_case(hub, config, config_location)
    if config.is_file():
        hub.sources.setdefault(config_location, Source("level3", path=config))
        return read_juicebox(hub, config, config_location)
    page = path / "index.html" if path.is_dir() else path
    if hub.choices.pages and page.is_file():
        return read_pages(hub, page, location)
    if path.exists():
        hub.problems["portfolio-empty"] += hub.choices.pages
        hub.sources.setdefault(location, Source("web-page", path=path))
        return gallery_of(hub, "web-page", location)
    hub.problem("source-missing")
    role, missing = ("web-page", location) if hub.choices.pages else ("level3", config_location)
    hub.sources.setdefault(missing, Source(role, "failed"))
    return gallery_of(hub, None, missing)


def in_other_case(hub, path, location):
    """Returns path and location of the only file whose name differs in case from one that is missing."""
    names = [one for one in path.parent.iterdir() if one.name.lower() == path.name.lower()] if path.parent.is_dir() else []
    if len(names) != 1:
        return path, location
    hub.problem("file-name-case")
    return names[0], hub.location(names[0])


def read_pages(hub, path, start):
    """Returns the gallery on a web page and those that follow it. A page that asks not to be copied is left out."""
    page = read_page(path.read_bytes())
    if page.refuses:
        hub.sources.setdefault(start, Source("web-page", "left-out", "robots"))
        return gallery_of(hub, None, start)
    hub.sources.setdefault(start, Source("page-gallery", path=path))
    images, waiting = [], [(page, path)]
    while waiting:
        read, at = waiting.pop(0)
        for reference, title in read.pictures:
            location = note_picture(hub, reference, at.parent, start, wanted=True)
            images.append({"image_url": "/" + location, "thumb_url": None, "title": title, "caption": None,
                           "capture_date": None, "picture": location, "thumbnail_picture": None})
        for reference in read.next:
            further, where = path_of(hub, reference, at.parent)
            if where not in hub.sources:
                hub.sources[where] = Source("page-gallery", path=further)
                waiting.append((read_page(further.read_bytes()), further))
    form, title = ("page-gallery", page.title) if images else ("web-page", None)
    hub.problems["portfolio-empty"] += not images
    return gallery_of(hub, form, start, title, images)


def read_juicebox(hub, path, location):
    """Returns a JuiceBox gallery; a file of a folder that is none is an error."""
    content = path.read_bytes()

    def failed():
        hub.problem("gallery-unreadable")
        hub.sources[location].state = "failed"
        return gallery_of(hub, "juicebox", location)

    try:
        if b"<!DOCTYPE" in content or b"<!ENTITY" in content:
            raise xml.etree.ElementTree.ParseError("a document type is not allowed")
        root = xml.etree.ElementTree.fromstring(as_browsers_read(content))
        check_bounds(root)
    except xml.etree.ElementTree.ParseError:
        return failed()
    if root.tag != "juiceboxgallery":
        return failed()
    images = []
    for element in root:
        if element.tag != "image":
            hub.problem("wrong-type")
            continue
        url = text_field(hub, element.attrib, "imageURL")
        if url is not None:
            images.append({"image_url": url, "thumb_url": text_field(hub, element.attrib, "thumbURL"),
                           "title": title_of_html(text_within(hub, element, "title")),
                           "caption": caption_of_html(text_within(hub, element, "caption")),
                           "capture_date": None})
        elif not text(element.attrib.get("imageURL")):
            hub.problem("wrong-type")
    title = line_of_html(text_field(hub, root.attrib, "galleryTitle"))
    return gallery_of(hub, "juicebox", location, title, with_pictures(hub, images, path.parent, location))


def as_browsers_read(content):
    """Returns XML in UTF-8 if it declares Latin-1 or ASCII, which browsers take for Windows-1252, unless it is UTF-8."""
    declared = re.match(rb"(<\?xml[^>]*?)\sencoding\s*=\s*[\"']([^\"']*)[\"']", content)
    if declared is None or declared[2].lower() not in (b"iso-8859-1", b"latin1", b"us-ascii", b"ascii", b"windows-1252"):
        return content
    try:
        content.decode()
    except UnicodeDecodeError:
        content = b"".join(bytes([byte]).decode("cp1252", "replace").encode() for byte in content)
    return content.replace(declared[0], declared[1], 1)


def text_within(hub, element, name):
    """Returns the text in an element's child."""
    children = element.findall(name)[-1:]
    return text_field(hub, {name: "".join(markup_in(child) for child in children)}, name)


def markup_in(element):
    """Returns what is in an element, with its tags: HTML that a gallery did not escape."""
    parts = (f"<{child.tag}>{markup_in(child)}</{child.tag}>{child.tail or ''}" for child in element)
    return (element.text or "") + "".join(parts)


def check_bounds(element, depth=1):
    """Refuses elements that are nested too deeply, and too many attributes."""
    if depth > DEEPEST_XML or len(element.attrib) > MOST_ATTRIBUTES:
        raise xml.etree.ElementTree.ParseError("limit exceeded")
    for child in element:
        check_bounds(child, depth + 1)


def read_level3(hub, path, location, person):
    """Returns the gallery in a level3.json; one that belongs to another person is not used."""
    source = hub.sources.setdefault(location, Source("level3", path=path))
    if source.reason == "filtered":  # named by a person to whom it does not belong
        source.state, source.reason, source.path = "present", None, path
    hub.file = location
    problems = hub.problems.copy()
    value = read_object(hub, source)
    if value is None:
        return gallery_of(hub, "level3" if source.path else None, location)
    hub.check_fields("level3", value)
    name = typed_field(hub, value, "member", dict)
    hub.check_fields("owner", name)
    owner = tuple(text_field(hub, name, key) or "" for key in ("givenName", "infixName", "familyName"))
    if person is not None and any(owner) and owner != person:
        filter_foreign(hub, source, problems)
        hub.problem("gallery-of-someone-else")
        if hub.choices.filters:
            return {"form": None, "state": "left-out", "reason": "filtered", "title": None, "source": location, "images": []}
        return gallery_of(hub, "level3", location, state="failed")
    source.is_used = True
    images = []
    for entry in typed_field(hub, value, "images", list):
        hub.check_fields("image", entry)
        image = read_image(hub, entry if isinstance(entry, dict) else {})
        if image is not None:
            images.append(image)
    return gallery_of(hub, "level3", location, line_of_html(text_field(hub, value, "title")),
                      with_pictures(hub, images, path.parent, location))


def read_image(hub, entry):
    """Returns an image in a list, or None if it has no URL."""
    url = text_field(hub, entry, "imageURL")
    if url is None:
        hub.problem("wrong-type")
        return None
    return {"image_url": url, "thumb_url": text_field(hub, entry, "thumbURL"),
            "title": title_of_html(text_field(hub, entry, "title")),
            "caption": caption_of_html(text_field(hub, entry, "caption"), keeps_lines=True),
            "capture_date": read_date(hub, entry, "captureDate")}


def with_pictures(hub, images, folder, location):
    """Returns images with the locations of their pictures."""
    for image in images:
        line = image.pop("line", None)
        image["picture"] = note_picture(hub, image["image_url"], folder, location, line, image["thumb_url"] is None)
        image["thumbnail_picture"] = note_picture(hub, image["thumb_url"], folder, location, line, True)
    return images


# ---- pictures -------------------------------------------------------------------------------------

def note_picture(hub, reference, folder, source, line=None, wanted=False):
    """Records a picture and returns its location."""
    if reference is None:
        return None
    path, location, remote = None, reference, is_remote(reference)
    try:
        path, location = (None, address(reference)) if remote else path_of(hub, reference, folder)
    except Outside:
        pass
    picture = hub.pictures.setdefault(location, Picture(path, remote, source, line))
    picture.wanted |= hub.choices.assets == "all" or wanted and hub.choices.assets != "none"
    return location


def check_picture(hub, location, picture):
    """Returns the state of a picture: the file must exist, and must be a complete picture."""
    if not picture.wanted:
        return
    if picture.remote and is_on_the_web(location):
        picture.reason = choice_about(location)
        return
    picture.state, picture.reason = "failed", None
    if picture.remote:
        hub.problem("picture-unreadable")
    elif picture.path is None:
        hub.problem("source-outside-hub")
    elif not picture.path.is_file():
        hub.problem("picture-missing")
    elif kind_of_picture(picture.path.read_bytes()) is None:
        hub.problem("picture-unreadable")
    else:
        picture.state = "present"


def kind_of_picture(content):
    """Returns the extension of a complete picture, or None."""
    if content.startswith(b"\xff\xd8\xff") and content.endswith(b"\xff\xd9"):
        return "jpg"
    if content.startswith(b"\x89PNG\r\n\x1a\n") and b"IEND" in content[-12:]:
        return "png"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "webp"
    return "gif" if content[:6] in (b"GIF87a", b"GIF89a") else None


# ---- conclusions ----------------------------------------------------------------------------------

def settle(hub):
    """Merges the records of clubs about people; returns the photographers in order of appearance."""
    photographers = {}
    for membership in hub.memberships:
        photographers.setdefault(membership["person"], {"memberships": [], "source": membership["source"]})[
            "memberships"].append(membership)
    day = "{:04}-{:02}-{:02}".format(*hub.created)
    places = {key: place for place, key in enumerate(hub.organizations)}
    for person in photographers.values():
        memberships = person["memberships"]
        person["deceased"] = any(m["flags"].get("deceased") for m in memberships)
        for m in memberships:
            m["deceased"] = person["deceased"]
            m["former"] = bool(m["flags"].get("former") or m["deceased"] or m["end"] is not None and m["end"] < day)
        ranked = sorted(memberships, key=lambda m: (m["former"], -places[m["club"]["name"], m["club"]["town"]]))
        for name in ("birthday", "website", "wikipedia", "portrait", "portrait_picture"):
            stated = [m[name] for m in ranked if m[name] is not None]
            person[name] = stated[0] if stated else None
            spellings = set(map(hub_suspicions.spelling, stated))
            if name == "birthday":
                person[name] = next((d for d in stated if stated[0][0] == "-" and d[-6:] == stated[0][-6:] and d[0] != "-"),
                                    person[name])
                spellings = {d for d in stated if d[0] != "-" or d[-6:] != person[name][-6:]} | {person[name]}
            if name != "portrait_picture" and len(spellings) > 1:
                hub.problem("photographer-disagreement")
        if {m["flags"].get("deceased") for m in memberships} >= {True, False}:
            hub.problem("photographer-disagreement")
        person["keywords"] = {}
        for m in memberships:
            for word in m["keywords"]:
                person["keywords"].setdefault(lower_case(word), m["source"])
    return photographers


def note_suspicions(hub):
    """Records what is suspicious only beside other records."""
    day = "{:04}-{:02}-{:02}".format(*hub.created)
    numbers, websites, portraits, portfolios, chairmen = {}, {}, {}, {}, {}
    for m in hub.memberships:
        born, start, stated = hub.photographers[m["person"]]["birthday"], m["start"], m["birthday"]
        hub.problems["dates-reversed"] += bool(start and m["end"] and m["end"] < start)
        hub.problems["date-implausible"] += bool(start) and (
            start > day or start < "1839" or bool(born) and born[0] != "-" and start < born)
        hub.problems["date-implausible"] += bool(stated) and stated[0] != "-" and (stated > day or stated < "1739")
        if m["flags"].get("chairman") and not m["former"]:
            chairmen.setdefault(id(m["club"]), []).append(m)
        url = m["level3_url"]
        if url and (m["gallery"] or {}).get("reason") != "placeholder":
            start = "" if "://" in url else m["source"]
            portfolios.setdefault((start, hub_suspicions.site(url)), []).append(m["person"])
        for values, value in ((numbers, m["fotobond_number"]), (websites, m["website"]), (portraits, m["portrait_picture"])):
            if value is not None:
                values.setdefault(value, []).append(m["person"])
    for people in numbers.values():
        hub.problems["number-shared"] += sum(person != people[0] for person in people)
    hub.problems["chairman-twice"] += sum(len(several) - 1 for several in chairmen.values())
    owned = [club["fotobond_number"] for club in hub.organizations.values() if club["fotobond_number"] is not None]
    hub.problems["number-shared"] += len(owned) - len(set(owned))
    hub.problems["address-shared"] += sum(
        len(set(people)) > 1 for values in (websites, portraits, portfolios) for people in values.values())
    is_whole = hub.memberships and not hub.choices.without and all(club["members_state"] != "unknown" for club in clubs_of(hub)) and all(
        source.state == "present" for source in hub.sources.values() if source.role == "level1")
    used = {lower_case(word) for m in hub.memberships for word in m["keywords"]}
    hub.problems["keyword-unused"] += sum(
        bool(entry["is_standard"]) and key not in used for key, entry in hub.keywords.items() if is_whole)


def add_nonstandard_keywords(hub):
    """Returns the keywords in use that Level 0 does not define, ignoring case."""
    for membership in hub.memberships:
        for word in membership["keywords"]:
            hub.keywords.setdefault(lower_case(word), {
                "id_string": word, "is_standard": 0, "date_added": None, "names": {}, "usages": {},
                "source": membership["source"]})


def read_hub(folder, created, choices=None):
    """Reads a hub. Raises FileNotFoundError, naming the level files found, if there is no root."""
    hub = Hub(folder.resolve(), created, choices or Choices())
    root = next((hub.folder / n for n in ("root_.level1.json", "root.level1.json")
                 if (hub.folder / n).exists()), None)
    if root is None:
        found = ", ".join(sorted(path.name for path in hub.folder.glob("*.level?.json"))) or "no level files"
        raise FileNotFoundError(f"no root_.level1.json or root.level1.json; found: {found}")
    hub.root = hub.location(root)
    read_tree(hub, root)
    read_level0(hub)
    match_unlinked_lists(hub)
    for organization in hub.organizations.values():
        if organization["kind"] == "clubs":
            read_level2(hub, organization)
        for language, (_, source) in organization["remarks"].items():
            use_languages(hub, [language], source)
        follow_exhibitions(hub, organization)
    for location, picture in hub.pictures.items():
        check_picture(hub, location, picture)
    note_unused_files(hub)
    hub.photographers = settle(hub)
    add_nonstandard_keywords(hub)
    note_suspicions(hub)
    hub_suspicions.note(hub, fold)
    for code, entries, is_defined in (("keyword-nonstandard", hub.keywords.values(), "is_standard"),
                                      ("language-undefined", hub.languages.values(), "is_defined")):
        if any(entry[is_defined] for entry in entries):  # if Level 0 defines none, none is missing
            hub.problems[code] += sum(not entry[is_defined] for entry in entries)
    return hub
