/* Search: people, clubs, museums, exhibitions, keywords and titles of images. */

import { addressOf, element, isolated, pages } from "./core.js";
import { query } from "./query.js";
import {
  capitalized, formatNumber, isDeceasedMember, isFormerMember, keepSearch, membershipAt, recentSearches,
  shows, word
} from "./settings.js";
import {
  foldKeywords, hasMembers, keywordName, keywordWith, loadExhibitions, loadNames, loadOrganizations,
  loadPerson, matchesOf, matchingPeople, pictureBeside, townName
} from "./data.js";
import {
  drawIcon, filterField, heading, markerIcon, monogram, organizationAddress, personAddress, pictureFrame,
  placeText, titleIn
} from "./parts.js";
import { shownNames } from "./people.js";
import { loadTitles } from "./titles.js";

const most = 60;

pages.search = async (page, text) => {
  const found = await Promise.all([loadNames(), loadOrganizations(), loadExhibitions()]);
  const people = shownNames(found[0].list);
  const organizations = found[1].shown;
  const results = element("div", { class: "results" });
  const status = element("p", { class: "count", role: "status" });

  function show(typed) {
    history.replaceState(history.state, "", typed.trim()
      ? addressOf("search", typed.trim()) : addressOf("search"));
    results.replaceChildren();
    status.textContent = typed.trim() ? "" : word("searchLead");
    if (!typed.trim()) return results.append(suggestions(people, organizations));
    const matching = matchesOf(organizations, typed);
    const sections = [
      section(word("count_photographers"), matchingPeople(people, typed, found[1].list), (name) => personLine(name, found[1].list)),
      section(word("keywords"), keywords(typed, people), (keyword) => {
        const name = keywordName(keyword);
        const users = people.filter((one) => one.keywords.includes(keyword.id)).length;
        return line(addressOf("keywords", keyword.slug), drawIcon("keywords"), name.text,
          [name.text.toLowerCase() === keyword.idString.toLowerCase() ? "" : keyword.idString,
            word("photographers", { n: users })].filter(Boolean).join(" · "));
      }),
      section(word("clubs", { n: 2 }).replace(/^\S+ /, ""),
        matching.filter((one) => !one.isMuseum), organizationLine),
      section(word("museums", { n: 2 }).replace(/^\S+ /, ""),
        matching.filter((one) => one.isMuseum), organizationLine),
      section(word("exhibitions"), matchesOf(found[2].list, typed), (one) => line(addressOf("exhibitions", one.slug), drawIcon("exhibitions"),
          one.name, one.club.displayName))
    ].filter(Boolean);
    results.append(...sections);
    function showNothing() {
      // The text may have changed meanwhile.
      if (sections.length || field.querySelector("input").value !== typed) return;
      status.textContent = word(/\S\s+\S/.test(typed) ? "nothingWithAll" : "nothing");
      results.replaceChildren(suggestions(people, organizations));
    }
    loadTitles(organizations).then((titles) => {
      if (field.querySelector("input").value !== typed) return; // the text has changed meanwhile
      const images = matchesOf(titles, typed).filter((one) => shows(isFormerMember(one.member), isDeceasedMember(one.member)));
      const more = section(word("images", { n: 2 }).replace(/^\S+ /, ""), images, imageLine);
      if (more) results.append(more);
      else showNothing();
    }, showNothing);
  }

  // A search that led somewhere is kept for the next visit.
  results.addEventListener("click", (event) => {
    const typed = field.querySelector("input").value.trim();
    if (typed && event.target.closest("a.line")) keepSearch(typed);
  });
  const field = filterField(word("searchHint"), text || "", show);
  page.title = word("search");
  page.show(heading(word("search")), element("div", { class: "search-box" }, field), status, results);
  show(text || "");
  if (!text) page.focus(field.querySelector("input"));
};

/* What others look for, and what this visitor has found: links to searches. */
function suggestions(people, organizations) {
  const counts = new Map();
  people.forEach((name) => {
    name.keywords.forEach((id) => { counts.set(id, (counts.get(id) || 0) + 1); });
  });
  const keywords = Array.from(counts).sort((a, b) => b[1] - a[1]).slice(0, 6)
    .map((one) => keywordName(keywordWith(one[0])).text);
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
