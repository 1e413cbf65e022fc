/* Keywords: subjects, and the photographers of each. */

import { addressOf, bundle, element, isolated, pages } from "./core.js";
import { query } from "./query.js";
import { chosenLanguage, localizedText, word } from "./settings.js";
import { keywordName, loadNames, loadOrganizations, matchingPeople } from "./data.js";
import { filterField, heading, noticeText } from "./parts.js";
import { gridPlace } from "./grid.js";
import { peopleGrid, shownNames } from "./people.js";

const fewPeople = 6; // are found without a filter

pages.keywords = async (page, slug) => {
  const [names, organizations] = await Promise.all([loadNames(), loadOrganizations()]);
  const people = shownNames(names.list);
  if (slug === undefined) return showAll(page, people);
  const keyword = bundle.hub.keywords.find((one) => one.slug === slug);
  if (!keyword) return page.notFound(slug);
  showOne(page, keyword, people.filter((name) => name.keywords.includes(keyword.id)), organizations.list);
};

function showAll(page, people) {
  const counts = new Map();
  people.forEach((name) => {
    name.keywords.forEach((id) => { counts.set(id, (counts.get(id) || 0) + 1); });
  });
  function tile(keyword) {
    const name = keywordName(keyword);
    return element("li", null,
      element("a", { class: "card keyword-card", href: addressOf("keywords", keyword.slug) },
        element("span", { class: "card-title" }, isolated(name.text, name.language)),
        element("span", { class: "card-text" }, localizedText(keyword.usages)),
        element("span", { class: "card-note" },
          word("photographers", { n: counts.get(keyword.id) || 0 }))));
  }
  function tiles(isStandard) {
    return bundle.hub.keywords.filter((one) => one.isStandard === isStandard)
      .filter((one) => query.club === null || counts.has(one.id))
      .sort((a, b) => keywordName(a).text.localeCompare(keywordName(b).text, chosenLanguage())).map(tile);
  }
  const others = tiles(false);
  page.title = word("keywords");
  const standard = tiles(true);
  page.show(
    heading(word("keywords"), word("keywordsLead")),
    standard.length + others.length ? null : noticeText(word("noKeywords")),
    element("ul", { class: "grid keyword-grid", role: "list", "aria-label": word("standardKeywords") }, standard),
    others.length ? [element("h2", { class: "section" }, word("otherKeywords")),
      element("ul", { class: "grid keyword-grid", role: "list" }, others)] : null);
}

function showOne(page, keyword, people, organizations) {
  const place = gridPlace();
  const name = keywordName(keyword);
  page.title = name.text;
  page.up = addressOf("keywords");
  page.leave = place.stop;
  const count = element("span", { role: "status" });
  function show(text) {
    const matching = matchingPeople(people, text, organizations, true);
    count.textContent = word("photographers", { n: matching.length });
    place.show(peopleGrid(matching, organizations));
  }
  page.show(
    heading(isolated(name.text, name.language), [
      keyword.usages.length ? [localizedText(keyword.usages), element("br")] : null,
      keyword.isStandard ? null : `${word("nonStandard")} · `, count],
    people.length > fewPeople ? filterField(word("filterPortfolios"), "", show) : null),
    place.element);
  show("");
}
