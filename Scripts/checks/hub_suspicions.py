"""What is odd in a hub only beside its other records: names and clubs in two spellings, shared coordinates, coordinates
at sea or far from their town (not those far from other records), and URLs that use http in vain or are placeholders.
"""

import itertools
import re

import hub_places


def note(hub, folded):
    """Adds the problems to a hub that has been read. `folded` removes case and accents."""
    for name, count in {
        "http-instead-of-https": insecure(hub),
        "placeholder-url": sum(
            (m["gallery"] or {}).get("reason") == "placeholder" for m in hub.memberships),
        "club-twice": same_site(hub) + same_letters(hub, folded),
        "coordinates-implausible": hub_places.far_from_town(hub, folded),
        "coordinates-shared": same_place(hub, folded),
        "nickname-differs": misspelt_nicknames(hub),
        "town-spelling": hub_places.misspelt_towns(hub, folded, is_one_edit),
        "name-spelling": len(similar_people(hub, folded)),
    }.items():
        hub.problems[name] += count


def insecure(hub):
    """Counts the websites and portfolios with http whose host others name with https."""
    shown = [record["website"] for record in [*hub.organizations.values(), *hub.memberships]]
    shown += [member["level3_url"] for member in hub.memberships]

    def hosts(scheme):
        return [re.split("[/?#]", url[len(scheme):], maxsplit=1)[0].lower()
                for url in shown if url and url.lower().startswith(scheme) and len(url) > len(scheme)]
    secure = set(hosts("https://"))
    return sum(host in secure for host in hosts("http://"))


def same_site(hub):
    sites = {}
    for club in hub.organizations.values():
        if club["kind"] == "clubs" and club["website"]:
            sites[site(club["website"])] = sites.get(site(club["website"]), 0) + 1
    return sum(count > 1 for count in sites.values())


def site(url):
    """Returns a website without the parts that often differ."""
    return url and url.lower().replace("https://", "http://").replace("://www.", "://").rstrip("/")


def spelling(url):
    """Returns a URL without its scheme, "www.", the case of its host, and an empty end."""
    rest = re.sub(r"^https?://(www\.)?", "", str(url), flags=re.I)
    host = re.match(r"[^/?#]*", rest)[0]
    return host.lower() + rest[len(host):].rstrip("/?#")


def same_letters(hub, folded):
    names = [(re.sub("[ '’.-]", "", folded(name)), folded(town)) for name, town in hub.organizations]
    return len(names) - len(set(names))


def misspelt_nicknames(hub):
    """Counts the nicknames that differ by a letter from the name of the member list, if that has no other nickname."""
    found = 0
    for club in hub.organizations.values():
        file = (club["member_source"] or club["level2_url"] or "").split("/")[-1].lower()
        names = club["nick"].lower(), file.removesuffix(".level2.json")
        digits = [[c for c in name if c.isnumeric()] for name in names]
        found += (club["kind"] == "clubs" and file.endswith(".level2.json") and not club.get("other_nick")
                  and min(map(len, names)) > 4 and digits[0] == digits[1] and names[0] != names[1]
                  and is_one_edit(*names))
    return found


def same_place(hub, folded):
    first, found = {}, 0
    for (_, town), organization in hub.organizations.items():
        if organization["place"]:
            found += first.setdefault(tuple(organization["place"]), folded(town)) != folded(town)
    return found


def words(text, folded):
    return " ".join(re.findall(r"[^\W_]+", folded(text)))


def similar_people(hub, folded):
    """Returns the pairs of people who may be one."""
    people = {}
    for member in hub.memberships:
        person = people.setdefault(member["person"], {
            "words": [words(part, folded) for part in member["person"]], "clubs": set(), "numbers": set(),
            **{key: hub.photographers[member["person"]][key] for key in ("birthday", "website")}})
        person["clubs"].add(id(member["club"]))
        if member["fotobond_number"] is not None:
            person["numbers"].add(member["fotobond_number"])
    names, pairs = list(people), set()
    groups = {}
    for name in names:
        groups.setdefault("".join(sorted(" ".join(people[name]["words"]).split())), []).append(name)
    for group in groups.values():
        pairs |= {(group[0], other) for other in group[1:]}
    for one, other in itertools.combinations(names, 2):
        a, b = people[one], people[other]
        in_common = (a["birthday"] and a["birthday"] == b["birthday"] or a["numbers"] & b["numbers"]
                     or a["website"] and site(a["website"]) == site(b["website"]) and not a["clubs"] & b["clubs"])
        disagree = a["birthday"] and b["birthday"] and a["birthday"] != b["birthday"]
        if in_common and not disagree and (are_alike(a["words"], b["words"], 0, 2) or are_alike(a["words"], b["words"], 2, 0)):
            pairs.add((one, other))
    return pairs


def are_alike(first, second, same, other):
    """True if one part of two names is the same, and the other differs by at most a letter."""
    if first[same] != second[same]:
        return False
    a, b = first[other], second[other]
    if a == b:
        return True
    return first[1] == second[1] and min(len(a), len(b)) > 2 and is_one_edit(a, b)


def is_one_edit(a, b):
    """True if a letter was added, dropped, replaced, or swapped with its neighbour."""
    if len(a) > len(b):
        a, b = b, a
    start = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), len(a))
    if len(b) - len(a) == 1:
        return a[start:] == b[start + 1:]
    return len(a) == len(b) and (
        a[start + 1:] == b[start + 1:]
        or a[start:start + 2] == b[start:start + 2][::-1] and a[start + 2:] == b[start + 2:])
