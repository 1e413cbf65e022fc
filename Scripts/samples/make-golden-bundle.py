#!/usr/bin/env python3
"""Makes a golden bundle, which every later hubpack has to open, and the answers it must give.

    Scripts/samples/make-golden-bundle.py HUBPACK NAME

Writes Bundles/golden/NAME.hubpack, a bundle of the sample hub, and NAME.json with the answers to questions about it. They are kept
for ever, so nothing that is there is replaced. Make one when the format has got something new and that is to be released.

Before anything is kept, count-hub.py and read-bundle.py have to agree with the bundle. Exit status: 0 made, 1 they do not agree,
2 there is one of that name, something cannot be
run or written, or a usage error. Python's standard library only.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HUB = ROOT / "Bundles/2026.11/lumen-hub"
# Columns are named, for later versions may have more: add those that have come. Distances depend on settings.
QUESTIONS = [
    "clubs columns name,town,country,level,members,images,nickname,kind,latitude,longitude,website,wikipedia,email,fotobond,languages,remark,id",
    "museums columns name,town,country,level,nickname,kind,latitude,longitude,website,wikipedia,email,fotobond,languages,remark,id",
    "members columns name,keywords,birthday,website,wikipedia,portrait,deceased,givenName,infixName,familyName,club,town,country,role,"
    "membership,images,former,joined,left,fotobond,portfolio,featured,gallery,galleryForm,galleryReason,id,source",
    "members status:deceased columns name,birthday,portrait,deceased,club,role,membership,former,id",
    "people columns name,keywords,birthday,website,wikipedia,portrait,deceased,givenName,infixName,familyName,clubs,images,id",
    "keywords columns name,people,standard,usage,key,languages,id,added",
    "images columns id,person,title,caption,date,club,town,country,position,url,thumb,state,width,height,asset",
    "exhibitions columns name,club,clubTown,town,country,starts,ends,venue,website,gallery,poster,images,latitude,longitude,remark,id",
    "languages columns code,name,defined,remarks,keywords",
    "sources columns role,file,state,size,reason,since,entry,sha256",
    "problems columns severity,code,file,line,column,message,suggestion,path",
]


def main(hubpack, name):
    bundle, answers = (ROOT / "Bundles/golden" / (name + suffix) for suffix in (".hubpack", ".json"))
    if bundle.exists() or answers.exists():
        sys.exit(fail(f"{bundle}: is kept for ever; choose another name", 2))
    with tempfile.TemporaryDirectory() as folder:
        made = pathlib.Path(folder, bundle.name)
        subprocess.run(  # prints its own messages
            [hubpack, "export", HUB, "--offline", "--assets", "thumbnails", "--title", "Lumen hub", "--maker", "The hubpack authors",
             "--license", "CC0-1.0", "--release", "2026.11", "--created", "2026-11-15", "--quiet", "-o", made], check=True)
        for checker in ([ROOT / "Scripts/checks/count-hub.py", HUB, "--bundle", made], [ROOT / "Scripts/read-bundle.py", made]):
            if subprocess.run([sys.executable, *checker], stdout=subprocess.DEVNULL, check=False).returncode:
                sys.exit(fail(f"{checker[0].name} does not agree with the bundle", 1))
        said = {"info": answer(hubpack, "info", made), "query": {
            question: answer(hubpack, "query", made, question) for question in QUESTIONS}}
        bundle.parent.mkdir(exist_ok=True)
        answers.write_text(json.dumps(said, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        shutil.copyfile(made, bundle)


def answer(hubpack, command, bundle, *question):
    """Returns the JSON output of a command, without the name of the file."""
    result = subprocess.run([hubpack, command, bundle, *question, "--format", "json"], stdout=subprocess.PIPE, check=True)
    value = json.loads(result.stdout)
    if isinstance(value, dict):
        value.pop("path", None)
    return value


def fail(message, status):
    print(f"{pathlib.Path(sys.argv[0]).name}: {message}", file=sys.stderr)
    return status


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1].startswith("-"):
        print(__doc__.strip())
        sys.exit(0 if sys.argv[1:] in (["-h"], ["--help"]) else 2)
    try:
        main(*sys.argv[1:])
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(fail(str(error), 2))
