/* Exhibitions: upcoming, current and past ones, and the page of one exhibition. */

import { addressOf, bundle, element, isolated, pages } from "./core.js";
import { countryName, dateRange, dateText, formatNumber, localizedText, monthText, word } from "./settings.js";
import { exhibitionTimes, exhibitionsWhen, loadExhibitions, townName } from "./data.js";
import {
  drawIcon, factLinks, factList, heading, hueOf, noticeText, organizationAddress, pictureFrame, titleIn
} from "./parts.js";
import { showImages } from "./slides.js";

/* True if the bundle has exhibitions. */
export function hasExhibitions() { return bundle.hub.pieces.exhibitions > 0; }

pages.exhibitions = async (page, slug, number) => {
  const exhibitions = await loadExhibitions();
  if (slug === undefined) return showAll(page, exhibitions.list);
  const exhibition = exhibitions.bySlug.get(slug);
  if (!exhibition) return page.notFound(slug.replace(/-\d{4}(~\d+)?$/, "")); // the year may have changed
  page.up = addressOf("exhibitions");
  if (number !== undefined && exhibition.images.length) return showPictures(page, exhibition, number);
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

/* The picture of an exhibition: its poster, or else its first image; null without either. */
function sight(exhibition) {
  return exhibition.poster || exhibition.images.length && exhibition.images[0].thumbnail || null;
}

function card(exhibition) {
  const picture = sight(exhibition);
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
  page.title = exhibition.name;
  page.show(
    heading(isolated(exhibition.name),
      parts([timeText(exhibition), daysText(exhibition), venueText(exhibition)]),
      element("p", { class: "links" },
        element("a", { href: organizationAddress(exhibition.club) }, isolated(exhibition.club.displayName)),
        factLinks("exhibitions", exhibition))),
    element("div", { class: "exhibition" },
      exhibition.poster
        ? element("p", { class: "poster" }, element("img", {
          src: exhibition.poster.url, width: exhibition.poster.width, height: exhibition.poster.height,
          alt: word("poster", { name: exhibition.name }), decoding: "async"
        })) : null,
      element("div", { class: "exhibition-facts" },
        factList("exhibitions", exhibition, ["startDate", "endDate", "venue", "town"]),
        exhibition.remarks.length
          ? element("p", { class: "remark" }, localizedText(exhibition.remarks)) : null,
        exhibition.images.length ? imageCards(exhibition) : null)));
}

function imageCards(exhibition) {
  const total = exhibition.images.length;
  return element("ul", { class: "grid exhibition-images", role: "list" }, exhibition.images.map((image, at) => {
    const label = [word("image", { n: at + 1, total }), image.title].filter(Boolean).join(": ");
    return element("li", null, element("a", {
      class: "card", href: addressOf("exhibitions", exhibition.slug, at + 1), "aria-label": label
    }, pictureFrame(image.thumbnail, "", "wide", image.title),
    image.title ? element("span", { class: "card-text" }, isolated(image.title)) : null));
  }));
}

function showPictures(page, exhibition, number) {
  page.title = `${exhibition.name} @ ${exhibition.club.displayName}`;
  page.up = address(exhibition);
  showImages(page, {
    name: exhibition.name, club: exhibition.club,
    open: () => { location.hash = address(exhibition); },
    address: (n) => addressOf("exhibitions", exhibition.slug, n),
    isSame: (slug, n) => slug === exhibition.slug && n !== undefined
  }, exhibition.images, number);
}
