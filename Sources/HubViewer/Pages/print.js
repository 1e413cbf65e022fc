/* Pictures on paper: a contact sheet, and the catalogue and the wall labels of an exhibition. The browser prints them;
   the page that one sees stays as it is. */

import { bundle, element, isolated } from "./core.js";
import { dateText, formatNumber, localized, pagesLanguage, word } from "./settings.js";
import { codeTarget, drawCode } from "./takehome.js";
import { daysText, hasDays, sight, venueText } from "./exhibitions.js";

const onSheet = 12; // pictures on a page
const onLabels = 10;
const style = element("link", { rel: "stylesheet", href: "viewer/print.css" });

// ---- Printing ----

/* A promise that ends when something has arrived, or cannot. */
function arrival(one) {
  return new Promise((done) => { ["load", "error"].forEach((name) => { one.addEventListener(name, done); }); });
}

let isPrinted = false;

/* Takes the pages away. */
function clear() {
  document.querySelectorAll(".paper, .paper-note").forEach((one) => { one.remove(); });
  style.remove();
}

// The pages stay until somebody goes on: a browser may still read them when it says that it has printed.
["pointerdown", "keydown", "hashchange"].forEach((name) => {
  addEventListener(name, () => { if (isPrinted || name === "hashchange") clear(); }, true);
});

/* Prints pages when all of their pictures are there. */
async function print(kind, content) {
  const note = element("p", { class: "paper-note", role: "status" }, word("preparing"));
  const paper = element("div", { class: `paper is-${kind}`, inert: true, "aria-hidden": "true" });
  clear();
  isPrinted = false;
  document.head.append(style);
  document.body.append(paper, note);
  try {
    const [pages] = await Promise.all([content(), arrival(style)]);
    paper.append(...pages);
    await Promise.all(Array.from(paper.querySelectorAll("img")).filter((one) => !one.complete).map(arrival));
  } finally {
    note.remove();
  }
  if (!paper.isConnected) return; // somebody has gone on
  fit(paper);
  window.print();
  isPrinted = true;
}

/* Makes texts that have no room smaller, and ends those that still have none by "…", at whole lines. */
function fit(paper) {
  const texts = Array.from(paper.querySelectorAll(".paper-fit"));
  texts.filter((one) => one.scrollHeight > one.clientHeight).forEach((one) => { one.classList.add("is-long"); });
  const lines = texts.map((one) => Math.floor(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)));
  texts.forEach((one, at) => { one.firstChild.style.webkitLineClamp = Math.max(1, lines[at]); });
}

// ---- Parts of pages ----

/* Things in groups of at most a number. */
function groups(things, most) {
  return Array.from({ length: Math.ceil(things.length / most) }, (_, at) => things.slice(at * most, (at + 1) * most));
}

function picture(found) {
  return found && element("img", { src: found.url, width: found.width, height: found.height, alt: "" });
}

function line(name, ...text) {
  return text.flat().some(Boolean) ? element("p", { class: `paper-${name}` }, text) : null;
}

/* The number and the title of a picture. */
function title(image, number) {
  return line("title", element("span", { class: "paper-number" }, formatNumber(number)), " ", isolated(image.title ?? ""));
}

/* A text in the language of the pages, or else in another, which is not named on paper. */
function text(texts) {
  const found = localized(texts);
  return found && isolated(found.text, found.language);
}

function credit(owner) { return owner.isPerson ? line("credit", "© ", isolated(owner.name)) : null; }

/* The code of each image, or null. */
function codes(whose, images) {
  return Promise.all(images.map(async (image, at) => {
    const target = await codeTarget((image.whose ?? whose).loadSite, whose.address(at + 1));
    return target && drawCode(target);
  }));
}

// ---- What is printed ----

/* Prints the images of an owner, as showImages has them. */
export function sheet(whose, images) {
  return print("sheet", async () => {
    const found = await codes(whose, images);
    const pictures = images.map((image, at) => element("figure", null,
      element("div", { class: "paper-picture" }, picture(image.thumbnail)),
      element("figcaption", null, found[at], title(image, at + 1),
        line("fact", [image.caption, dateText(image.date)].filter(Boolean).join(" · ")), credit(image.whose ?? whose))));
    return groups(pictures, onSheet).map((some, at, all) => element("section", { class: "paper-page" },
      element("header", null, element("h1", null, isolated(whose.name)),
        element("p", null, whose.club ? [isolated(whose.club.displayName), " · "] : null, dateText(bundle.hub.created))),
      element("div", { class: "paper-grid" }, some),
      element("footer", null, `${formatNumber(at + 1)} / ${formatNumber(all.length)}`)));
  });
}

/* Prints labels to hang beside the images of an owner. */
export function labels(whose, images) {
  return print("labels", async () => {
    const found = await codes(whose, images);
    const made = images.map((image, at) => element("div", { class: "paper-label" },
      element("div", null, found[at], title(image, at + 1), line("credit", isolated(image.photographer ?? ""))),
      element("div", { class: "paper-fit" }, element("p", null, text(image.wallTexts)))));
    return groups(made, onLabels).map((some) => element("section", { class: "paper-page paper-grid" }, some));
  });
}

/* Prints an exhibition: cover, pictures with their texts, photographers. */
export function catalogue(exhibition) {
  return print("catalogue", async () => {
    const { images, club, remarks } = exhibition;
    const photographers = Map.groupBy(images.map(({ photographer }, at) => ({ photographer, number: formatNumber(at + 1) }))
      .filter((one) => one.photographer), (one) => one.photographer);
    const names = Array.from(photographers.keys()).sort(new Intl.Collator(pagesLanguage()).compare);
    return [
      element("section", { class: "paper-cover" }, element("h1", null, isolated(exhibition.name)),
        line("lead", hasDays(exhibition) ? daysText(exhibition) : null), line("lead", isolated(venueText(exhibition))),
        line("lead", isolated(club.displayName)),
        picture(sight(exhibition, "largest")),
        line("text", text(remarks))),
      element("div", { class: "paper-columns" }, images.map((image, at) => element("figure", null, picture(image.largest) ?? line("credit", word("imageFailed")),
        element("figcaption", null, title(image, at + 1), line("credit", image.photographer && ["© ", isolated(image.photographer)]),
          line("text", text(image.wallTexts)))))),
      names.length > 1 ? element("section", { class: "paper-names" }, element("h2", null, word("count_photographers")),
        names.map((name) => element("p", null, isolated(name), " ",
          element("span", { class: "paper-number" }, photographers.get(name).map((one) => one.number).join(", "))))) : null
    ].filter(Boolean);
  });
}
