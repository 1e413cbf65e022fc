/* Exhibitions: upcoming, current and past ones, and the page of one exhibition, which is its cover. */

import { addressOf, bundle, element, isolated, pages, slugOf } from "./core.js";
import { query } from "./query.js";
import { countryName, dateRange, dateText, formatNumber, localizedText, monthText, word } from "./settings.js";
import {
  exhibitionTimes, exhibitionsWhen, loadExhibitions, loadNamesLike, loadPerson, nameIn, townName
} from "./data.js";
import {
  drawIcon, factLinks, factList, heading, hueOf, noticeText, organizationAddress, pictureFrame, titleIn
} from "./parts.js";
import { showImages } from "./slides.js";

/* True if the bundle has exhibitions. */
export function hasExhibitions() { return bundle.hub.pieces.exhibitions > 0; }

pages.exhibitions = async (page, slug, number, plays) => {
  const exhibitions = await loadExhibitions();
  const exhibition = exhibitions.at(slug);
  if (slug === undefined && !exhibition) return showAll(page, exhibitions.list);
  if (!exhibition) return page.notFound(slug === query.exhibition ? query.exhibitionText : nameIn(slug));
  page.up = bundle.exhibition ? null : addressOf("exhibitions");
  if (number !== undefined && exhibition.images.length) return showPictures(page, exhibition, number, plays);
  showOne(page, exhibition);
};

function showAll(page, exhibitions) {
  page.title = word("exhibitions");
  page.show(heading(word("exhibitions"), word(bundle.club ? "exhibitionsLeadClub" : "exhibitionsLead")),
    exhibitions.length ? null : noticeText(word("noExhibitions")),
    exhibitionTimes.map((when) => {
      const some = exhibitionsWhen(exhibitions, when);
      if (!some.length) return null;
      return element("section", { class: `exhibitions is-${when}` },
        element("h2", { class: "section" }, word(`exhibitions_${when}`)),
        element("ul", { class: "grid exhibition-grid", role: "list" }, some.map((one) => element("li", null, card(one)))));
    }));
}

function address(exhibition) { return addressOf("exhibitions", exhibition.slug); }

/* The picture of an exhibition: its poster, or else the first of its images that is there, "largest" or as
   "thumbnail"; null without any. */
export function sight({ poster, images }, size) {
  return poster ?? images.find((one) => one[size])?.[size] ?? null;
}

function card(exhibition) {
  const picture = sight(exhibition, "thumbnail");
  return element("a", { class: "card exhibition-card", href: address(exhibition) },
    picture ? pictureFrame(picture, "", "wide", exhibition.name) : leaf(exhibition),
    titleIn("card", exhibition.name),
    hasDays(exhibition) ? element("span", { class: "day" }, daysText(exhibition)) : null,
    element("span", { class: "card-text" }, isolated(venueText(exhibition))),
    element("span", { class: "card-text" }, isolated(exhibition.club.displayName)));
}

/* The leaf of a calendar, in the place of a poster: the first day and its month, or else the venue. */
function leaf(exhibition) {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(exhibition.startDate || exhibition.endDate || "") ?? [];
  return hueOf(exhibition.name, element("span", { class: "leaf", "aria-hidden": "true" }, day
    ? [element("span", { class: "leaf-day" }, formatNumber(Number(day))),
      element("span", { class: "leaf-month" }, monthText(year, month))]
    : element("span", { class: "leaf-month" }, isolated(exhibition.venue || exhibition.name))));
}

export function hasDays(exhibition) { return Boolean(exhibition.startDate || exhibition.endDate); }

/* "5 December 2026 – 17 January 2027" */
export function daysText(exhibition) {
  if (!hasDays(exhibition)) return word("exhibitions_undated");
  // An exhibition that ends before it begins is shown as one day.
  return exhibition.startDate && exhibition.endDate > exhibition.startDate
    ? dateRange(exhibition.startDate, exhibition.endDate)
    : dateText(exhibition.startDate || exhibition.endDate);
}

/* "On now"; null if no day is known. */
function timeText(exhibition) {
  const when = exhibitionTimes.find((when) => exhibitionsWhen([exhibition], when).length);
  return when === "undated" ? null : word(`exhibitions_${when}`);
}

/* Texts with points between them. */
function parts(texts) {
  return texts.filter(Boolean).map((text, at) => [at ? " · " : "", isolated(text)]);
}

/* The venue and the town. */
export function venueText(exhibition) {
  const { club } = exhibition;
  // The country of the club is that of the exhibition if both are in one town.
  const country = !exhibition.town || exhibition.town === club.town ? countryName(club.country) : "";
  return [exhibition.venue, exhibition.town || townName(club), country].filter(Boolean).join(", ");
}

/* The exhibitions of an organization, for its page; null if the bundle has no exhibitions. */
export function exhibitionLines(organization) {
  const place = element("section", { class: "club-exhibitions" });
  if (!hasExhibitions()) return null;
  loadExhibitions().then((exhibitions) => {
    const own = exhibitions.list.filter((one) => one.club === organization);
    if (!own.length) return place.remove();
    const some = exhibitionTimes.map((when) => exhibitionsWhen(own, when));
    place.append(
      element("h2", null, word("exhibitions")),
      element("ul", { class: "lines", role: "list" }, [].concat.apply([], some).map((one) => element("li", null, element("a", { class: "line", href: address(one) },
          drawIcon("exhibitions"),
          element("span", { class: "line-main" },
            titleIn("line", one.name),
            element("span", { class: "line-text" }, parts([daysText(one), venueText(one)]))))))));
  }, () => { place.remove(); });
  return place;
}

function showOne(page, exhibition) {
  const { images, poster, club, remarks } = exhibition;
  const picture = sight(exhibition, "largest");
  page.title = exhibition.name;
  page.show(
    heading(isolated(exhibition.name),
      parts([timeText(exhibition), daysText(exhibition), venueText(exhibition)]),
      element("p", { class: "links" },
        images.length ? element("a", {
          class: "action", href: addressOf("exhibitions", exhibition.slug, 1, "play")
        }, word("startExhibition")) : null,
        bundle.exhibition ? isolated(club.displayName)
          : element("a", { href: organizationAddress(club) }, isolated(club.displayName)),
        factLinks("exhibitions", exhibition))),
    element("div", { class: "exhibition" },
      picture ? element("p", { class: "poster" }, element("img", {
        src: picture.url, width: picture.width, height: picture.height,
        alt: poster ? word("poster", { name: exhibition.name }) : "", decoding: "async"
      })) : null,
      element("div", { class: "exhibition-facts" },
        factList("exhibitions", exhibition, ["startDate", "endDate", "venue", "town"]),
        remarks.length ? element("p", { class: "remark" }, localizedText(remarks)) : null,
        images.length && !query.isKiosk ? printLinks(exhibition) : null)),
    images.length ? imageCards(exhibition) : null);
}

/* Buttons for what can be printed of an exhibition. A kiosk has no printer. */
function printLinks(exhibition) {
  const kinds = [["printSheet", (print) => print.sheet(owner(exhibition), shown(exhibition))],
    ["printCatalogue", (print) => print.catalogue(exhibition)],
    ["printLabels", (print) => print.labels(owner(exhibition), shown(exhibition))]];
  return element("p", { class: "links" }, kinds.map(([name, work]) => element("button", {
    type: "button", class: "quiet", click: () => { import("./print.js").then(work); }
  }, drawIcon("print"), word(name))));
}

function pictureAddress(exhibition, number) { return addressOf("exhibitions", exhibition.slug, number); }

function imageCards(exhibition) {
  const total = exhibition.images.length;
  return element("ul", { class: "grid exhibition-images", role: "list" }, exhibition.images.map((image, at) => {
    const label = [[word("image", { n: at + 1, total }), image.title].filter(Boolean).join(": "), image.photographer];
    return element("li", null, element("a", {
      class: "card", href: pictureAddress(exhibition, at + 1), "aria-label": label.filter(Boolean).join(", ")
    }, pictureFrame(image.thumbnail, "", "wide", image.title),
    image.title ? titleIn("card", image.title) : null,
    image.photographer ? element("span", { class: "card-text" }, "© ", isolated(image.photographer)) : null));
  }));
}

/* The exhibition as the owner of its pictures, as showImages wants it. */
function owner(exhibition) {
  return {
    name: exhibition.name, club: exhibition.club,
    open: () => { location.hash = address(exhibition); },
    address: (n) => pictureAddress(exhibition, n),
    isSame: (slug, n) => slug === exhibition.slug && n !== undefined
  };
}

/* Its pictures with their photographers. */
function shown(exhibition) {
  return exhibition.images.map((image) => image.photographer ? { ...image, whose: photographer(image) } : image);
}

/* Who has a page has a link to it, unless the pages show one club or exhibition only. */
function photographer({ photographer: name, isPerson: hasPage }) {
  if (!hasPage) return { name, isPerson: true };
  const slug = slugOf(name);
  return {
    name, isPerson: true,
    open: bundle.club || bundle.exhibition ? null : () => { location.hash = addressOf("people", slug); },
    loadSite: async () => (await loadPerson((await loadNamesLike(slug)).bySlug.get(slug))).website
  };
}

function showPictures(page, exhibition, number, plays) {
  page.title = `${exhibition.name} @ ${exhibition.club.displayName}`;
  page.up = address(exhibition);
  showImages(page, owner(exhibition), shown(exhibition), number, plays === "play");
}
