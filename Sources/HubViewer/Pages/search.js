/* Search: people, clubs, museums, exhibitions, keywords and titles of images. */

import { addressOf, bundle, element, fold, isolated, pages } from "./core.js";
import { query } from "./query.js";
import {
  capitalized, formatNumber, isDeceasedMember, isFormerMember, keepSearch, membershipAt, recentSearches,
  roleTexts, shows, word
} from "./settings.js";
import {
  hasMembers, keywordName, loadExhibitions, loadNames, loadOrganizations, loadPerson,
  pictureBeside, townName
} from "./data.js";
import {
  drawIcon, heading, markerIcon, monogram, organizationAddress, personAddress, pictureFrame, placeText,
  searchField, titleIn
} from "./parts.js";
import { shownNames } from "./people.js";
import { countUsers } from "./keywords.js";
import { loadTitles } from "./titles.js";
import {
  asksForExhibitions, bestFirst, foldKeywords, matchesOf, matchingExhibitions, matchingPeople, respelled,
  withoutSmallWords
} from "./matching.js";
import { daysText, hasDays } from "./exhibitions.js";

const most = 60;

pages.search = async (page, text) => {
  const results = element("div", { class: "results" });
  const status = element("p", { class: "count", role: "status" });
  let shown = 0;

  /* Shows what is found, and what nearly has that spelling if nothing is. */
  async function show(typed) {
    const number = ++shown;
    const wanted = typed.trim();
    history.replaceState(history.state, "", wanted ? addressOf("search", wanted) : addressOf("search"));
    status.textContent = wanted ? "" : word("searchLead");
    if (!wanted) return suggest(number);
    const all = await loadAll();
    if (number !== shown) return;
    const asked = sectionsOf(wanted, all).length ? wanted : withoutSmallWords(wanted);
    if (await showResults(asked, all, number) || number !== shown) return;
    const similar = respelled(asked, [
      ...[all.people, all.organizations.shown, all.exhibitions, foldKeywords()].flat().map((one) => one.folded),
      ...roleTexts().map(([, name]) => fold(name)), fold(word("exhibitionWords"))
    ]);
    const isFound = similar && await showResults(similar, all, number);
    if (number !== shown) return;
    status.textContent = isFound ? word("similar", { typed: wanted, text: similar })
      : word(/\s/.test(wanted) ? "nothingWithAll" : "nothing");
    if (!isFound) await suggest(number);
  }

  async function suggest(number) {
    const links = await suggestions();
    if (number === shown) results.replaceChildren(links);
  }

  /* Shows what has all words of a text, images a moment later, unless something else has been typed
     meanwhile; true if there is anything. */
  async function showResults(asked, all, number) {
    const sections = sectionsOf(asked, all);
    results.replaceChildren(...sections);
    const images = await imagesOf(asked, all);
    if (images && number === shown) results.append(images);
    return sections.length > 0 || images !== null;
  }

  // A search that led somewhere is kept for the next visit.
  results.addEventListener("click", (event) => {
    const typed = field.querySelector("input").value.trim();
    if (typed && event.target.closest("a.line")) keepSearch(typed);
  });
  const field = searchField(word("searchHint"), text || "", show);
  page.title = word("search");
  page.show(heading(word("search")), element("div", { class: "search-box" }, field), status, results);
  if (!text) page.focus(field.querySelector("input"));
  const showing = show(text || "");
  return history.state?.place ? showing : null; // one comes back to what was seen
};

/* What can be found, except images: { people, organizations, exhibitions }. */
async function loadAll() {
  const [names, organizations, exhibitions] = await Promise.all([loadNames(), loadOrganizations(), loadExhibitions()]);
  return { people: shownNames(names.list), organizations, exhibitions: exhibitions.list };
}

function sectionsOf(typed, { people, organizations, exhibitions }) {
  const matching = bestFirst(matchesOf(organizations.shown, typed), typed);
  const exhibitionsFound = section(word("exhibitions"), matchingExhibitions(exhibitions, typed), exhibitionLine);
  const isAsked = asksForExhibitions(typed);
  return [
    isAsked ? exhibitionsFound : null,
    section(word("count_photographers"),
      bestFirst(matchingPeople(people, typed, organizations.list), typed), (name) => personLine(name, organizations.list)),
    section(word("keywords"), keywords(typed, people), (keyword) => keywordLine(keyword, people)),
    section(plural("clubs"), matching.filter((one) => !one.isMuseum), organizationLine),
    section(plural("museums"), matching.filter((one) => one.isMuseum), organizationLine),
    isAsked ? null : exhibitionsFound
  ].filter(Boolean);
}

/* The images with a title or caption that has all words; none if that cannot be known. */
async function imagesOf(typed, { organizations }) {
  const titles = await loadTitles(organizations.shown).catch(() => []);
  const found = matchesOf(titles, typed)
    .filter((one) => shows(isFormerMember(one.member), isDeceasedMember(one.member)));
  return section(plural("images"), found, imageLine);
}

/* "clubs" → "Clubs", from "{n} clubs". */
function plural(name) { return word(name, { n: 2 }).replace(/^\S+ /, ""); }

function keywordLine(keyword, people) {
  const name = keywordName(keyword);
  const users = people.filter((one) => one.keywords.includes(keyword.id)).length;
  return line(addressOf("keywords", keyword.slug), drawIcon("keywords"), name.text,
    [name.text.toLowerCase() === keyword.idString.toLowerCase() ? "" : keyword.idString,
      word("photographers", { n: users })].filter(Boolean).join(" · "));
}

function exhibitionLine(exhibition) {
  return line(addressOf("exhibitions", exhibition.slug), drawIcon("exhibitions"), exhibition.name,
    [hasDays(exhibition) ? daysText(exhibition) : "", exhibition.club.displayName].filter(Boolean).join(" · "));
}

/* What others look for, and what this visitor has found: links to searches. */
async function suggestions() {
  const [{ shown: organizations }, users] = await Promise.all([loadOrganizations(), countUsers()]);
  const keywords = bundle.hub.keywords.filter((one) => users(one) > 0).sort((a, b) => users(b) - users(a)).slice(0, 6)
    .map((one) => keywordName(one).text);
  const clubs = organizations.filter(hasMembers)
    .sort((a, b) => b.current - a.current).slice(0, 4)
    .map(townName).filter(Boolean);
  return element("div", null,
    chips("recentSearches", recentSearches()),
    chips("suggestedSearches", Array.from(new Set(keywords.concat(clubs)))));
}

function chips(title, texts) {
  return texts.length ? element("section", null,
    element("h2", { class: "section" }, word(title)),
    element("ul", { class: "chips", role: "list" }, texts.map((text) => element("li", null, element("a", { class: "chip", href: addressOf("search", text) }, isolated(text)))))) : "";
}

/* A photographer with picture, role and club, which arrive a moment later. */
function personLine(name, organizations) {
  const picture = element("span", { class: "thumbnail" });
  const text = element("span", { class: "line-text" });
  loadPerson(name).then((person) => {
    const first = person.memberships.find((one) => one.cover);
    const shown = pictureBeside(first?.cover, person.portrait);
    picture.replaceChildren(shown ? pictureFrame(shown, "", "thumbnail", name.name) : monogram(name.name));
    person.memberships.slice(0, 1).forEach((one) => {
      text.append(...membershipAt(one, organizations[one.organization]));
    });
  }, () => { picture.replaceChildren(monogram(name.name)); });
  return element("a", {
    class: `line${name.isDeceased ? " is-deceased" : ""}`, href: personAddress(name)
  }, picture, element("span", { class: "line-main" }, titleIn("line", name.name), text));
}

/* The keywords with a matching name in any language; in club mode only those of its members. */
function keywords(typed, people) {
  return matchesOf(foldKeywords(), typed).map((one) => one.keyword)
    .filter((keyword) => query.club === null
        || people.some((name) => name.keywords.includes(keyword.id)));
}

function section(title, found, show) {
  if (!found.length) return null;
  const list = element("ul", { class: "lines", role: "list" });
  function add(some) {
    list.append(...some.map((one) => element("li", null, show(one))));
  }
  add(found.slice(0, most));
  return element("section", null,
    element("h2", { class: "section" }, capitalized(title), " ",
      element("span", { class: "badge" }, formatNumber(found.length))),
    list,
    found.length > most ? element("button", {
      type: "button", class: "action more", click: (event) => {
        event.target.remove();
        add(found.slice(most));
        list.children[most].firstChild.focus({ preventScroll: true });
      }
    }, word("more", { n: found.length - most })) : null);
}

function organizationLine(organization) {
  return line(organizationAddress(organization), markerIcon(organization.isMuseum),
    organization.name, placeText(organization));
}

function imageLine(image) {
  const club = image.member.organization;
  return line(addressOf("images", club.slug, image.member.slug, image.number),
    pictureFrame(image.thumbnail, "", "thumbnail"), image.title,
    `${image.member.name} @ ${club.displayName}`, isDeceasedMember(image.member));
}

function line(address, icon, title, text, isDeceased) {
  return element("a", { class: `line${isDeceased ? " is-deceased" : ""}`, href: address }, icon,
    element("span", { class: "line-main" },
      titleIn("line", title),
      text ? element("span", { class: "line-text" }, isolated(text)) : null));
}
