/* Keywords: subjects, and the photographers of each. */

import { addressOf, bundle, element, isolated, pages } from "./core.js";
import { query } from "./query.js";
import { chosenLanguage, localizedText, preference, word } from "./settings.js";
import { keywordName, loadFirstNames, loadNames, loadOrganizations } from "./data.js";
import { filterField, heading, noticeText, typedBefore } from "./parts.js";
import { gridPlace } from "./grid.js";
import { peopleGrid, shownNames } from "./people.js";
import { loadImagesOf } from "./titles.js";
import { imageTile } from "./wall.js";
import { matchingPeople } from "./matching.js";

const fewPeople = 6; // are found without a filter

pages.keywords = async (page, slug) => {
  if (slug === undefined) return showAll(page, await countUsers());
  const keyword = bundle.hub.keywords.find((one) => one.slug === slug);
  if (!keyword) return page.notFound(slug);
  return showOne(page, keyword, await loadOrganizations());
};

/* The number of people with a keyword that lists show. */
function usersOf(keyword) {
  return keyword.current + (preference("former") ? keyword.former : 0) + (preference("deceased") ? keyword.deceased : 0);
}

/* The same, of the people that are shown: those of the hub or of one club. */
export async function countUsers() {
  if (query.club === null) return usersOf;
  const people = shownNames((await loadNames()).list);
  return (keyword) => people.filter((one) => one.keywords.includes(keyword.id)).length;
}

/* Shows the keywords; `users` tells the number of people with one. */
function showAll(page, users) {
  function tile(keyword) {
    const name = keywordName(keyword);
    return element("li", null,
      element("a", { class: "card keyword-card", href: addressOf("keywords", keyword.slug) },
        element("span", { class: "card-title" }, isolated(name.text, name.language)),
        element("span", { class: "card-text" }, localizedText(keyword.usages)),
        element("span", { class: "card-note" },
          word("photographers", { n: users(keyword) }))));
  }
  function tiles(isStandard) {
    return bundle.hub.keywords.filter((one) => one.isStandard === isStandard)
      .filter((one) => query.club === null || users(one) > 0)
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

const fewPictures = 12;

async function showOne(page, keyword, organizations) {
  const peopleIn = (names) => shownNames(names.list).filter((name) => name.keywords.includes(keyword.id));
  const place = gridPlace();
  let isLeft = false;
  let names = await (typedBefore() ? loadNames() : loadFirstNames());
  if (!names.isWhole && peopleIn(names).length < fewPictures) names = await loadNames();
  const { isWhole } = names;
  let people = peopleIn(names);
  const name = keywordName(keyword);
  const count = element("span", { role: "status" });
  function show(text) {
    const matching = matchingPeople(people, text, organizations.list, true);
    count.textContent = word("photographers", { n: text || isWhole ? matching.length : usersOf(keyword) });
    place.show(peopleGrid(matching, organizations.list));
  }
  async function showTheRest() {
    people = peopleIn(await loadNames());
    if (!isLeft) show(typedBefore());
  }
  page.title = name.text;
  page.up = addressOf("keywords");
  const sample = await pictures(keyword, people, organizations.shown);
  if (!page.show(
    heading(isolated(name.text, name.language), [
      keyword.usages.length ? [localizedText(keyword.usages), element("br")] : null,
      keyword.isStandard ? null : `${word("nonStandard")} · `, count],
    people.length > fewPeople ? filterField(word("filterPortfolios"), show) : null),
    sample, place.element)) return;
  page.leave = () => {
    isLeft = true;
    place.stop();
  };
  show(typedBefore());
  if (!isWhole) showTheRest();
}

/* A picture by each of the first people who like a subject, and a link to all; null without any. */
async function pictures(keyword, people, organizations) {
  const found = await loadImagesOf(people, organizations, 100).catch(() => []);
  const byMember = new Map(found.filter((one) => one.image.thumbnail).map((one) => [one.member, one]).reverse());
  const first = Array.from(byMember.values()).reverse().slice(0, fewPictures);
  if (!first.length) return null;
  return element("section", { class: "keyword-pictures" },
    element("div", { class: "some-pictures" }, first.map((one) => imageTile(one.member, one.image, one.number))),
    element("p", { class: "links" }, element("a", { href: addressOf("pictures", keyword.slug) },
      word("picturesOf", { name: keywordName(keyword).text }))));
}
