"""The shapes in which a Level 2 file can be written, old and new."""

ROLES = ["isChairman", "isViceChairman", "isTreasurer", "isSecretary", "isAdmin", "isOther"]
STATUS = ["isDeceased", "isFormerMember", "isHonoraryMember", "isMentor", "isProspectiveMember"]
OLD_FLAGS = {"isProspectiveMember": "isPropectiveMember", "isHonoraryMember": "isHonaryMember"}


def details(person, old=False, all_flags=False):
    """The optional fields of a member, in the order in which people tend to write them."""
    result = {}
    roles = {flag: flag in person["roles"] for flag in ROLES
             if all_flags or flag in person["roles"]} if "roles" in person else {}
    roles.update(person.get("flags", {}))
    if roles:
        result["roles"] = roles
    if "status" in person:
        flags = {flag: flag in person["status"] for flag in STATUS
                 if flag in person["status"] or (all_flags and flag != "isDeceased")}
        result["stat" if old else "status"] = {
            OLD_FLAGS.get(flag, flag) if old else flag: value for flag, value in flags.items()}
    for key, field in (("birthday", "birthday"), ("website", "website"), ("wikipedia", "wikipedia"),
                       ("portrait", "photographerImage"), ("featured", "featuredImage"),
                       ("gallery", "level3URL"), ("start", "membershipStartDate"),
                       ("end", "membershipEndDate")):
        if key in person:
            result[field] = person[key]
    if "keywords" in person:
        result["keywords" if old else "expertises"] = person["keywords"]
    if "fotobond" in person:
        result["nlSpecific"] = {"fotobondNumber": person["fotobond"]}
    return result


def name(person, infix=True):
    """The name of a member; the empty infix is written out or left out."""
    fields = (("givenName", "given"), ("infixName", "infix"), ("familyName", "family"))
    return {field: person[key] for field, key in fields
            if key in person and (infix or person[key])}


def modern(person):
    """Today's shape."""
    return {"name": name(person), "optional": details(person)}


def complete(person):
    """Today's shape, with every flag written out."""
    return {"name": name(person), "optional": details(person, all_flags=True)}


def flat(person):
    """The oldest shape: no `optional`, `stat`, misspelt flags, `keywords`."""
    return {"name": name(person, infix=False), **details(person, old=True)}


def aspiring(person):
    """`keywords` and `isAspiring`."""
    record = details(person)
    if "expertises" in record:
        record["keywords"] = record.pop("expertises")
    if record.get("status", {}).pop("isProspectiveMember", False):
        record["status"]["isAspiring"] = True
    return {"name": name(person), "optional": record}


def birthday_outside(person):
    """The birthday beside `optional`."""
    record = details(person)
    birthday = record.pop("birthday", None)
    result = {"name": name(person, infix=False)}
    if birthday:
        result["birthday"] = birthday
    return {**result, "optional": record}


def mixed(person):
    """Half of the fields in `optional`, the other half beside it."""
    record = details(person, old="roles" not in person)
    outside = {key: record.pop(key) for key in ("website", "membershipStartDate", "keywords", "expertises")
               if key in record}
    return {"name": name(person), **outside, "optional": record}


DIALECTS = {"morgenlicht": complete, "zonnevlek": flat, "laterne": aspiring,
            "tripod": birthday_outside, "tsukiakari": modern, "korreltje": mixed,
            "schemerlamp": modern, "maneschijn": modern, "nordurskin": modern, "kowhai": modern,
            "presque-jour": modern}
