/* The data of the bundle: rows of pieces become objects, and slugs lead back to them. */

import { bundle, fold, isolated, load, loadOnce, slugOf } from "./core.js";
import { query } from "./query.js";
import { countryName, isFormerMember, localized, pagesLanguage, preference, word } from "./settings.js";

/* A function that loads something once, or again after a failure. */
function once(make) {
  let made = null;
  return () => {
    made ??= make();
    made.catch(() => { made = null; });
    return made;
  };
}

/* Loads the data that every page needs. */
export async function loadHub() {
  const hub = await load("hub");
  bundle.hub = hub;
  hub.keywords = hub.keywords.map((columns) => {
    const keyword = named("keywords", columns);
    return Object.assign(keyword, { isStandard: keyword.isStandard === 1, slug: slugOf(keyword.idString) });
  });
  bundle.club = query.club === null ? null : (await loadOrganizations()).shown[0] ?? null;
  // A bundle of one exhibition shows it.
  if (countOf("exhibitions") === 1 && countOf("clubs") + countOf("museums") === 1 && !countOf("photographers")) {
    query.exhibition ??= (await loadExhibitions()).list[0]?.slug ?? null;
  }
  bundle.exhibition = query.exhibition === null ? null : exhibitionWith((await loadExhibitions()).list, query.exhibition);
}

/* A count of the bundle: "assets". */
export function countOf(name) {
  return (bundle.hub.counts.find((one) => one[0] === name) || [name, 0])[1];
}

/* A row as an object; the piece "hub" has the names of the columns. */
function named(kind, columns) {
  return Object.fromEntries(bundle.hub.columns[kind].map((name, at) => [name, columns[at]]));
}

/* All rows of the pieces of a kind, which become objects and are not kept. */
async function rowsOf(kind, count) {
  const pieces = await Promise.all(Array.from({ length: count }, (_, number) => loadOnce(`${kind}-${number}`)));
  return pieces.flat().map((columns) => named(kind, columns));
}

/* Gives each thing a unique slug: the second one of two equal ones gets a number. */
function setSlugs(things, text) {
  const taken = new Map();
  things.forEach((thing) => {
    const slug = slugOf(text(thing));
    const count = (taken.get(slug) || 0) + 1;
    taken.set(slug, count);
    thing.slug = count > 1 ? `${slug}~${count}` : slug;
  });
  return new Map(things.map((thing) => [thing.slug, thing]));
}

/* "Name (Town)", or the name alone if it contains the town. */
function displayName(name, town) {
  const words = (text) => fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean).join(" ");
  const inName = ` ${words(name)} `;
  const inTown = words(town);
  if (inTown && inName.includes(` ${inTown} `)) return name;
  return `${name} (${town || word("unknownTown")})`;
}

/* The town of an organization, in the language of the pages if it is called differently there. */
export function townName(organization) {
  const names = organization.townNames || [];
  const at = names.findIndex((text, index) => index % 2 === 0 && text === pagesLanguage());
  return at < 0 ? organization.town : names[at + 1];
}

// In the language of the pages, which can be changed at any time.
const displayed = { get: function () { return displayName(this.name, townName(this)); } };
const folded = { get: function () {
  const words = [countryName(this.country), this.isMuseum ? word("museum") : ""];
  return `${this.foldedNames}\n${fold(words.join("\n"))}`;
} };

/* Clubs and museums in list order: { list: all, by index; shown; at(slug): one of the shown ones }.
   In club mode, a slug that none of them has is an earlier name of the club: "hubpack serve
   --watch" follows a renamed club, and open pages still have the old address. */
export const loadOrganizations = once(async () => {
  const list = (await rowsOf("organizations", bundle.hub.pieces.organizations)).map((one, place) => {
    Object.defineProperty(one, "displayName", displayed);
    Object.defineProperty(one, "folded", folded);
    const towns = (one.townNames || []).filter((_, at) => at % 2);
    return Object.assign(one, {
      place, isMuseum: one.isMuseum === 1, isPictured: one.isPictured === 1, nickName: one.nickName || one.name,
      foldedNames: [one.name, one.town, ...towns].map(fold).join("\n")
    });
  });
  const bySlug = setSlugs(list, (one) => `${one.name} ${one.town}`);
  if (query.club === null) return { list, shown: list, at: (slug) => bySlug.get(slug) };
  const club = bySlug.get(query.club);
  return {
    list, shown: [club].filter(Boolean),
    at: (slug) => !bySlug.has(slug) || bySlug.get(slug) === club ? club : undefined
  };
});

/* The members of a club that lists show, apart: its current ones, former ones, deceased ones. */
function shownMembers(organization) {
  return [
    ["members", "", organization.current],
    ["formerMembers", "alsoFormer", preference("former") ? organization.former : 0],
    ["deceasedMembers", "alsoDeceased", preference("deceased") ? organization.deceased : 0]
  ].filter((one) => one[2]);
}

/* True if lists show anybody of a club. */
export function hasMembers(organization) { return shownMembers(organization).length > 0; }

/* "17 members, 27 former, 1 deceased": a club's members are its current ones. */
export function memberText(organization) {
  return shownMembers(organization).map((one, at) => word(one[at ? 1 : 0], { n: one[2] })).join(", ");
}

function fullName(one) {
  return [one.given, one.infix, one.family].filter(Boolean).join(" ");
}

const namePieces = new Map(); // number → promise of its photographers
let isWhole = query.club !== null; // true if all of them are needed, or are there

function loadNamePiece(number) {
  const made = namePieces.get(number) ?? loadOnce(`names-${number}`).then((rows) => rows.map((columns, at) => {
    const one = named("names", columns);
    const name = fullName(one);
    return Object.assign(one, {
      place: number * bundle.hub.sizes.names + at, name, isDeceased: one.isDeceased === 1,
      isFormer: one.isFormer === 1, folded: fold(name)
    });
  }));
  namePieces.set(number, made);
  made.catch(() => { namePieces.delete(number); });
  return made;
}

/* Photographers of some pieces, in list order: { list, bySlug }. */
async function namesIn(numbers) {
  const list = (await Promise.all(numbers.map(loadNamePiece))).flat();
  return { list, bySlug: setSlugs(list, (one) => one.name) };
}

/* The photographers of the first piece, to begin a list with; all if they are there. */
export function loadFirstNames() {
  return isWhole || bundle.hub.familyNames.length < 2 ? loadNames() : namesIn([0]);
}

/* Those among whom everybody with a slug is. Their pieces can be told by the first words of the family names
   with which pieces begin, because a family name follows a given name. */
export async function loadNamesLike(slug) {
  if (isWhole) return loadNames();
  const words = slug.replace(/~\d+$/, "").split("-").slice(1);
  const first = bundle.hub.familyNames.map((name) => fold(name).match(/[\p{L}\p{N}]+/u)?.[0] ?? "");
  const some = await namesIn(Array.from(first.keys()).filter((at) => words.some((word) => (
    (at === 0 || first[at] <= word) && (at + 1 === first.length || word <= first[at + 1])))));
  return some.bySlug.has(slug) ? some : loadNames();
}

/* Photographers in list order, in club mode only those of the club: { list, bySlug, isWhole: true }. */
export const loadNames = once(async () => {
  isWhole = true;
  const all = await namesIn(Array.from(bundle.hub.familyNames.keys()));
  if (query.club === null) return { ...all, isWhole: true };
  const { list } = all;
  const members = bundle.club ? await loadMembers(bundle.club) : [];
  const byPlace = new Map(members.map((one) => [one.place, one]));
  const some = list.filter((name) => byPlace.has(name.place));
  some.forEach((name) => { name.isFormer = isFormerMember(byPlace.get(name.place)); });
  return { list: some, bySlug: new Map(some.map((name) => [name.slug, name])), isWhole: true };
});

function picture(columns) {
  return columns && {
    url: `assets/${columns[0].slice(0, 2)}/${columns[0]}`, width: columns[1], height: columns[2]
  };
}

/* One row of a kind, by its index. */
async function rowAt(kind, place) {
  const size = bundle.hub.sizes[kind];
  const rows = await load(`${kind}-${Math.floor(place / size)}`);
  return named(kind, rows[place % size]);
}

/* The further facts on the page of an organization. */
export async function loadDetails(organization) {
  const details = await rowAt("details", organization.place);
  return Object.assign(details, { covers: details.covers.map(picture) });
}

/* The further facts on the card of a photographer. */
export async function loadPerson(name) {
  const person = await rowAt("people", name.place);
  return Object.assign(person, {
    portrait: picture(person.portrait),
    memberships: person.memberships.map((columns) => {
      const one = named("memberships", columns);
      return Object.assign(one, { cover: picture(one.cover), isPage: one.isPage === 1 });
    }).filter((one) => query.club === null || one.organization === bundle.club?.place)
  });
}

/* All members of a club, in list order. */
export async function loadMembers(organization) {
  if (organization.piece === null) return [];
  const clubs = await load(`members-${organization.piece}`);
  const found = clubs.find((one) => one.club === organization.place)?.members ?? [];
  const members = found.map((columns) => {
    const member = named("members", columns);
    return Object.assign(member, {
      name: fullName(member), cover: picture(member.cover), featured: picture(member.featured),
      portrait: picture(member.portrait), organization,
      isPage: member.form === "web-page", isOnPage: member.isOnPage === 1
    });
  });
  setSlugs(members, (one) => one.name);
  return members;
}

/* The images of a member: the latest first, unless the gallery's own order is preferred. */
export async function loadImages(member) {
  if (member.piece === null) return [];
  const galleries = await load(`images-${member.piece}`);
  const gallery = galleries.find((one) => one.member === member.id);
  const images = (gallery?.images ?? []).map((columns) => shownImage(columns, gallery.folder));
  return preference("portfolioOrder") === "gallery" ? images : presentToPast(images);
}

/* Images from present to past (Docs/Hub.md, "Order of images"). Those without a date or year keep their
   places among the others. */
function presentToPast(images) {
  const dated = images.filter(dayOf).sort((a, b) => order(dayOf(b), dayOf(a)));
  return images.map((one) => dayOf(one) ? dated.shift() : one);
}

/* The date of an image, or the year that its caption or title is; null if neither is known. */
function dayOf(image) {
  return image.date || [image.caption, image.title].map((text) => (text ?? "").trim())
    .find((text) => /^(18|19|20)\d\d$/.test(text)) || null;
}

function shownImage(columns, folder, kind = "images") {
  const image = named(kind, columns);
  return Object.assign(image, {
    largest: picture(image.largest || image.thumbnail),
    thumbnail: picture(image.thumbnail || image.largest), state: image.state || "present",
    source: folder + image.source, isSmall: !image.largest || image.state === "left-out"
  });
}

/* Exhibitions in the order of the hub, in club mode only those of the club: { list, at(slug) }. In exhibition mode, every
   slug leads to the exhibition: an open page may have the one of another year. */
export const loadExhibitions = once(async () => {
  const organizations = await loadOrganizations();
  const all = (await rowsOf("exhibitions", bundle.hub.pieces.exhibitions)).map((one) => Object.assign(one, {
    club: organizations.list[one.organization], poster: picture(one.poster),
    images: one.images.map((columns) => shownImage(columns, "", "exhibitionImages"))
  })).filter((one) => one.club);
  all.forEach((one) => {
    const { club } = one;
    one.folded = [one.name, one.venue, one.town, club.name, club.town].filter(Boolean).map(fold).join("\n");
  });
  setSlugs(all, (one) => [one.name, (one.startDate || "").slice(0, 4)].filter(Boolean).join(" "));
  const list = all.filter((one) => organizations.shown.includes(one.club));
  const bySlug = new Map(list.map((one) => [one.slug, one]));
  return { list, at: (slug) => bundle.exhibition ?? bySlug.get(slug) };
});

/* The exhibition with a slug, or else the next one with that name, whatever the year; null if there is none. */
function exhibitionWith(exhibitions, slug) {
  const next = exhibitionTimes.flatMap((when) => exhibitionsWhen(exhibitions, when));
  const withName = (name) => next.find((one) => slugOf(one.name) === name);
  return exhibitions.find((one) => one.slug === slug) ?? withName(slug) ?? withName(nameIn(slug)) ?? null;
}

/* The slug of an exhibition without its year, which may change. */
export function nameIn(slug) { return slug.replace(/(-\d{4})?(~\d+)?$/, ""); }

/* Members by year, of the hub and of each club with members; clubs and museums by country; people by
   keyword: { year, hub, clubs, countries, keywords }. */
export async function loadStatistics() {
  const numbers = await load("statistics");
  const rows = (kind, all) => all.map((columns) => named(kind, columns));
  const years = (timeline) => Object.assign(timeline, { years: rows("years", timeline.years) });
  return {
    year: numbers.year, hub: years(named("timelines", numbers.hub)),
    clubs: rows("timelines", numbers.clubs).map(years), keywords: rows("keywordCounts", numbers.keywords),
    countries: rows("countries", numbers.countries).map((one) => Object.assign(one, { isMuseum: one.isMuseum === 1 }))
  };
}

/* The groups of exhibitions, in page order. */
export const exhibitionTimes = ["running", "coming", "undated", "past"];

/* The exhibitions of a group as of today, the next first; past ones with the latest first. */
export function exhibitionsWhen(exhibitions, when) {
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, "0")).join("-");
  function first(one) { return one.startDate || one.endDate || ""; }
  function last(one) { return (one.endDate || "") > first(one) ? one.endDate : first(one); }
  function is(one) {
    return !first(one) ? "undated" : first(one) > today ? "coming" : last(one) < today ? "past" : "running";
  }
  const some = exhibitions.filter((one) => is(one) === when);
  some.sort((a, b) => when === "past" ? order(last(b), last(a)) : order(first(a), first(b)));
  return some;
}

function order(a, b) { return a < b ? -1 : a > b ? 1 : 0; }

/* The picture beside a name: the preferred one, or else the other. */
export function pictureBeside(cover, portrait) {
  return preference("beside") === "portrait" ? portrait || cover : cover || portrait;
}

export function keywordName(keyword) {
  return localized(keyword.names) || { text: keyword.idString, language: null };
}

/* The names of keywords in a line. */
export function keywordTexts(ids) {
  return ids.map(keywordWith).filter(Boolean)
    .map((keyword, at) => [at ? " · " : "", isolated(keywordName(keyword).text)]);
}

export function keywordWith(id) {
  return bundle.hub.keywords.find((keyword) => keyword.id === id);
}
