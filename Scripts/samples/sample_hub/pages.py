"""Portfolios of the sample hub that are ordinary web pages: those of the Cercle photo Presque-Jour."""

import html

from .galleries import image


def portfolios():
    """The images of each page, release 2026.05, in the order of the page."""
    return {
        "eglantine": [
            image("first-mist", "Première brume", file="premiere-brume.jpg"),
            image("half-past-grey", "Gris et demi", file="gris-et-demi.jpg"),
            image("hesitant-day", "Le jour hésite", file="le-jour-hesite.jpg")],
        "blaise": [
            image("slanting-rain", "Pluie", file="pluie.jpg"),
            image("two-boats", "L’un des deux bateaux", file="bateaux.jpg"),
            image("against-all-light", "Contre toute lumière", file="contre.jpg")],
        "capucine": [
            image("too-near", "Trop près", file="1.jpg"),
            image("corridor", "Le couloir continue", file="2.jpg"),
            image("painted-corner", "Angle droit, à peu près", file="3.jpg"),
            image("ceiling", "Plafond", file="4.jpg"),
            image("long-bridge", "Pont très long", file="5.jpg")],
    }


def change(portfolios):
    """One image more, one less, and one with a longer title."""
    portfolios["eglantine"].insert(0, image("not-yet", "Pas encore", file="pas-encore.jpg"))
    portfolios["blaise"][0]["title"] = "Pluie oblique"
    del portfolios["capucine"][0]


def pages(portfolios, later):
    """The web pages by path. The club's site has a new design in the later release."""
    capucine = portfolios["capucine"]
    return {
        "pages/eglantine/index.html": blocks("Églantine Demi-Teinte", portfolios["eglantine"], later),
        "pages/blaise.html": table("Blaise Contre-Vent", portfolios["blaise"]),
        "pages/capucine/index.html": figures("Capucine Grand-Angle", capucine[:3], later, 1),
        "pages/capucine/page-2.html": figures("Capucine Grand-Angle", capucine[3:], later, 2),
        "pages/octave/index.html": private("Octave Flou-Gras"),
    }


def text(content):
    """Text for HTML."""
    return html.escape(content, quote=True)


def framed(name, main, later, head=""):
    """A page of the club's site: its logo, its menu, and the way to the other members."""
    menu = "".join(f'<li><a href="../{folder}">{text(who)}</a></li>' for folder, who in (
        ("eglantine/", "Églantine"), ("blaise.html", "Blaise"), ("capucine/", "Capucine")))
    banner = '<img src="../enseigne.jpg" width="640" height="160" alt="Cercle photo Presque-Jour">'
    top = f'<div class="masthead">{banner}</div>' if later else f'<header><a href="../">{banner}</a></header>'
    return f"""<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
{head}<title>{text(name)} – Cercle photo Presque-Jour</title>
</head>
<body>
{top}
<nav><ul>{menu}</ul></nav>
<main>
<h1>{text(name)}</h1>
{main}</main>
<footer>
<p>Nos autres membres</p>
<a href="../blaise.html"><img src="../blaise/v-bateaux.jpg" alt="Blaise Contre-Vent"></a>
<a href="../capucine/"><img src="../capucine/vignettes/4.jpg" alt="Capucine Grand-Angle"></a>
</footer>
</body>
</html>
""".encode("utf-8")


def blocks(name, images, later):
    """A gallery of WordPress: thumbnails that link to the pictures; later, the pictures in two sizes."""
    items = []
    for picture in images:
        file, title = picture["file"], text(picture["title"])
        shown = (f'<img src="photos/{file}" srcset="vignettes/{file} 200w, photos/{file} 640w" alt="">' if later else
                 f'<a href="photos/{file}"><img src="vignettes/{file}" alt=""></a>')
        items.append(f'<figure class="wp-block-image">{shown}<figcaption>{title}</figcaption></figure>\n')
    return framed(name, f'<figure class="wp-block-gallery">\n{"".join(items)}</figure>\n', later)


def figures(name, images, later, page):
    """Figures on two pages."""
    items = [f'<figure><a href="images/{picture["file"]}"><img src="vignettes/{picture["file"]}" alt=""></a>'
             f'<figcaption>{text(picture["title"])}</figcaption></figure>\n' for picture in images]
    other = '<a rel="next" href="page-2.html">Suite</a>' if page == 1 else '<a rel="prev" href="./">Retour</a>'
    return framed(name, f'<div class="gallery">\n{"".join(items)}</div>\n<p>{other}</p>\n', later)


def table(name, images):
    """A page of 1999, in the character set of its time."""
    cells = [f'<TD ALIGN=center><A HREF="blaise/{picture["file"]}"><IMG SRC="blaise/v-{picture["file"]}" BORDER=1 '
             f'ALT="{text(picture["title"])}"></A><BR>{text(picture["title"])}</TD>\n' for picture in images]
    return f"""<HTML>
<HEAD>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252">
<TITLE>Les photos de {text(name)}</TITLE>
</HEAD>
<BODY BGCOLOR="#FFFFFF">
<CENTER><H1>{text(name)}</H1>
<TABLE CELLPADDING=8><TR>
{"".join(cells)}</TR></TABLE>
<P><A HREF="eglantine/">Églantine</A>
</CENTER>
</BODY>
</HTML>
""".encode("windows-1252")


def private(name):
    """A page that asks not to be copied."""
    figure = '<figure><a href="flou.jpg"><img src="flou.jpg" alt=""></a><figcaption>Flou</figcaption></figure>\n'
    return framed(name, figure, False, '<meta name="robots" content="noimageindex">\n')


def picture_paths(folder, file):
    """Where a picture of a member's page lies, and its thumbnail."""
    if folder == "blaise":
        return f"pages/blaise/{file}", f"pages/blaise/v-{file}"
    return f"pages/{folder}/{'photos' if folder == 'eglantine' else 'images'}/{file}", f"pages/{folder}/vignettes/{file}"
