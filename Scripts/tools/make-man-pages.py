#!/usr/bin/env python3
"""Writes a man page for a program and for each of its subcommands.

  hubpack --experimental-dump-help | Scripts/tools/make-man-pages.py "$(hubpack --version)" FOLDER

Reads the description of arguments that swift-argument-parser 1.8 prints. The date on the pages is
SOURCE_DATE_EPOCH, or else today.
"""

import datetime
import json
import os
import re
import sys


# Environment variables and files, each with the commands that use them (None for all).
READING = {"export", "problems", "pull"}
ASKING = {"open", "query"}
ENVIRONMENT = [
    ("http_proxy, https_proxy, all_proxy, no_proxy", READING,
     "Proxies for fetching from the web, and the hosts that are reached without one."),
    ("SSL_CERT_FILE", READING, "File of trusted certificates, in PEM format."),
    ("SOURCE_DATE_EPOCH", {"export"},
     "Time of creation to record, in seconds since 1970, unless --created is given."),
    ("HUBPACK_IMAGING", {"export"},
     "Path of the helper program that scales pictures down, hubpack-imaging."),
    ("HUBPACK_PAGES", {"export", "problems"},
     "Path of the helper program that parses web pages, hubpack-pages."),
    ("XDG_CACHE_HOME", {"export", "problems"}, "Folder of the cache; see FILES."),
    ("PAGER", {"open", "diff", "log"},
     "Program that shows output longer than the screen; cat, or nothing, turns it off. "
     "The default is less."),
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", ASKING,
     "Language of names and texts, unless --language is given."),
    ("XDG_CONFIG_HOME, XDG_STATE_HOME", {"open"},
     "Folders of the start-up commands and of the history; see FILES."),
    ("TMPDIR", {"open", "query", "diff", "log", "info", "verify", "problems", "unpack", "sign",
              "publish", "pull"},
     "Folder for a bundle that is read from standard input or from the web, and other temporary files; "
     "/tmp by default."),
    ("NO_COLOR", None, "Turns colours off if it is set to anything."),
    ("COLUMNS, LINES", None, "Size of the screen where the terminal does not tell it."),
]
FILES = [
    ("~/.cache/hubpack/", {"export", "problems"},
     "Downloads of an export that was interrupted or failed, for a day; "
     "in $XDG_CACHE_HOME/hubpack if that is set."),
    (".NAME.partial/", {"export", "unpack", "publish", "pull"},
     "Folder beside the result while it is being written. "
     "One that a killed run left is removed by the next run; "
     "what an interrupted pull has fetched is used by the next."),
    ("~/.config/hubpack/init", {"open"},
     "Commands that run when the prompt starts; in $XDG_CONFIG_HOME/hubpack if that is set."),
    ("~/.local/state/hubpack/history", {"open"},
     "Lines entered at the prompt; in $XDG_STATE_HOME/hubpack if that is set."),
    ("~/.inputrc", {"open"}, "Key bindings of the prompt; see readline(3)."),
]


def notes(title, entries, command):
    """A section on the environment or on files; nothing for a command that has none."""
    lines = []
    for name, commands, meaning in entries:
        if commands is None or command in commands:
            lines += [".TP", f"\\fB{escaped(name)}\\fR", escaped(meaning)]
    return [f".SH {title}"] + lines if lines else []


def escaped(text):
    """Returns text escaped for roff."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    text = text.replace("^", "\\(ha").replace("~", "\\(ti")
    return re.sub(r"(?m)^\.", r"\\&.", text)


def placeholder(argument):
    return argument["valueName"].upper().replace("-", "_")


def names(argument):
    """Returns the names of an argument as typed: -o, --output OUTPUT."""
    ordered = sorted(argument["names"], key=lambda name: name["kind"] != "short")
    typed = [("-" if name["kind"] == "short" else "--") + name["name"] for name in ordered]
    text = ", ".join(f"\\fB{escaped(name)}\\fR" for name in typed)
    if argument["kind"] == "option":
        text += f" \\fI{escaped(placeholder(argument))}\\fR"
    return text


def synopsis(argument):
    text = f"\\fI{escaped(placeholder(argument))}\\fR"
    if argument.get("isRepeating"):
        text += " ..."
    # A missing SOURCE has an error of its own, for which the parser must take it as optional.
    isOptional = argument.get("isOptional") and argument["valueName"] != "source"
    return f"[{text}]" if isOptional else text


def paragraphs(discussion):
    return [part for part in re.split(r"\n\s*\n", discussion) if part.strip()]


def filled(text):
    """Returns a paragraph; its indented lines stay lines."""
    lines = []
    is_code = False
    for line in text.split("\n"):
        if line.startswith("  ") != is_code:
            is_code = not is_code
            lines.append(".RS 4\n.nf" if is_code else ".fi\n.RE")
        lines.append(escaped(line.strip()))
    if is_code:
        lines.append(".fi\n.RE")
    return "\n".join(lines)


def page(command, path, version, day):
    title = "-".join(path)
    arguments = [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)]
    positionals = [a for a in arguments if a["kind"] == "positional"]
    options = [a for a in arguments if a["kind"] != "positional"]
    subcommands = [
        c for c in command.get("subcommands", []) if c.get("shouldDisplay", True)
    ]
    examples, exits, description = None, None, []
    for part in paragraphs(command.get("discussion", "")):
        if part.startswith("Examples:\n"):
            examples = part[len("Examples:\n"):]
        elif part.startswith("Exit codes: "):
            exits = part[len("Exit codes: "):]
        else:
            description.append(part)

    lines = [
        '.\\" Generated by Scripts/tools/make-man-pages.py from the help of the program.',
        f'.TH {escaped(title.upper())} 1 "{day}" "{escaped(version)}" "User Commands"',
        ".SH NAME", f"{escaped(title)} \\- {escaped(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS",
    ]
    usage = [f"\\fB{escaped(' '.join(path))}\\fR"]
    if subcommands:
        usage.append("\\fICOMMAND\\fR")
    if options:
        usage.append("[\\fIOPTIONS\\fR]")
    lines.append(" ".join(usage + [synopsis(a) for a in positionals]))
    lines.append(".SH DESCRIPTION")
    lines.append(escaped(command["abstract"].rstrip(".") + "."))
    for part in description:
        lines += [".PP", filled(part)]
    if positionals:
        lines.append(".SH ARGUMENTS")
        for argument in positionals:
            lines += [".TP", f"\\fI{escaped(placeholder(argument))}\\fR", text(argument)]
    if subcommands:
        lines.append(".SH COMMANDS")
        for subcommand in subcommands:
            name = "-".join(path + [subcommand["commandName"]])
            lines += [".TP", f"\\fB{escaped(name)}\\fR(1)", escaped(subcommand["abstract"])]
    sections = list(dict.fromkeys(a.get("sectionTitle") for a in options))
    for section in sorted(sections, key=lambda section: section is not None):
        # The options of the section without a title come first.
        lines.append(f".SH {escaped(section.upper()) if section else 'OPTIONS'}")
        for argument in options:
            if argument.get("sectionTitle") == section:
                lines += [".TP", names(argument), text(argument)]
    if exits:
        lines.append(".SH EXIT STATUS")
        for code in exits.rstrip(".").split("; "):
            number, _, meaning = code.partition(" ")
            lines += [".TP", f"\\fB{number}\\fR", escaped(meaning[:1].upper() + meaning[1:] + ".")]
    if len(path) > 1:
        lines += notes("ENVIRONMENT", ENVIRONMENT, path[-1]) + notes("FILES", FILES, path[-1])
    if examples:
        lines += [".SH EXAMPLES", ".nf"]
        lines += [escaped(line.strip()) for line in examples.split("\n")]
        lines.append(".fi")
    others = [path[:1]] if len(path) > 1 else []
    if not others:
        others = [path + [subcommand["commandName"]] for subcommand in subcommands]
    lines.append(".SH SEE ALSO")
    lines.append(",\n".join(f"\\fB{escaped('-'.join(other))}\\fR(1)" for other in others))
    return title, "\n".join(lines) + "\n"


def text(argument):
    """Returns the purpose of an argument with its values and its default."""
    text = argument.get("abstract", "").rstrip(".")
    values = argument.get("allValues") or []
    if argument["kind"] == "option" and values:
        text += f": {', '.join(values)}"
    if argument.get("defaultValue") is not None and "(default: " not in text:
        text += f" (default: {argument['defaultValue']})"
    return escaped(text.strip() + ".")


def main():
    version, folder = sys.argv[1:]
    document = json.load(sys.stdin)
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    now = datetime.datetime.now(datetime.timezone.utc)
    day = (datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc) if seconds else now)
    root = document["command"]
    # "help" needs no page of its own.
    root["subcommands"] = [c for c in root["subcommands"] if c["commandName"] != "help"]
    commands = [(root, [root["commandName"]])]
    commands += [(c, [root["commandName"], c["commandName"]]) for c in root["subcommands"]]
    for command, path in commands:
        title, roff = page(command, path, version, day.strftime("%Y-%m-%d"))
        file = os.path.join(folder, title + ".1")
        with open(file + ".new", "w", encoding="utf-8") as stream:
            stream.write(roff)
        os.replace(file + ".new", file)


main()
