/* Who's Who: all people, upcoming birthdays, and the page of one person. */

import { addressOf, element, fold, isolated, pages, slugOf } from "./core.js";
import { dateText, membershipAt, membershipText, shows, word } from "./settings.js";
import {
  countOf, keywordName, keywordTexts, keywordWith, loadImages, loadMembers, loadNames, loadNamesLike,
  loadOrganizations, loadPerson, pictureBeside
} from "./data.js";
import {
  deceasedMark, drawIcon, factLinks, factList, filterField, heading, imagesAddress, membershipLines,
  monogram, organizationAddress, personAddress, pictureFrame, placeText, portfolioText, titleIn,
  typedBefore
} from "./parts.js";
import { gridPlace } from "./grid.js";
import { without } from "./images.js";
import { imageTile } from "./wall.js";
import { matchesOf } from "./matching.js";

/* The people that lists show. */
export function shownNames(names) {
  return names.filter((name) => shows(name.isFormer, name.isDeceased));
}

pages.people = async (page, slug) => {
  const [names, { list: organizations }] = await Promise.all([
    slug === undefined ? loadNames() : loadNamesLike(slug), loadOrganizations()]);
  if (slug === undefined) return showAll(page, names.list, organizations);
  const name = names.bySlug.get(slug);
  if (!name) return page.notFound(slug);
  const person = await loadPerson(name);
  page.loadSite = async () => person.website;
  const portfolios = await Promise.all(person.memberships.map((one) => (
    portfolioOf(name, organizations[one.organization]).catch(() => [])))); // the card leads there, too
  showOne(page, name, person, portfolios, organizations, names.bySlug.has(`${slugOf(name.name)}~2`));
};

const fewNames = 60; // shorter lists need no letters

/* Buttons for the first letters of family names, which scroll to them. */
function letters(shown, place) {
  if (shown.length <= fewNames) return null;
  const first = new Map();
  shown.forEach((name, index) => {
    let letter = fold(name.family).charAt(0).toUpperCase();
    letter = /[A-Z]/.test(letter) ? letter : "…";
    if (!first.has(letter)) first.set(letter, index);
  });
  return element("div", { class: "letters", role: "group", "aria-label": word("letters") },
    Array.from(first, (one) => element("button", {
      type: "button", click: () => { place.scrollTo(one[1]); }
    }, one[0])));
}

function showAll(page, all, organizations) {
  const place = gridPlace();
  const index = element("div", null);
  const coming = birthdays(shownNames(all));
  const count = element("span", { role: "status" });
  function show(text) {
    const matching = matchesOf(all, text);
    const shown = shownNames(matching);
    count.textContent = word("photographers", { n: shown.length })
      + (shown.length < matching.length ? `, ${word("notShown", { n: matching.length - shown.length })}` : "");
    index.replaceChildren(letters(shown, place) || "");
    if (coming) coming.hidden = text.trim() !== "";
    place.show(peopleGrid(shown, organizations), !all.length ? word("noPeople")
      : matching.length ? word("hiddenPeople", { n: matching.length }) : null);
  }
  page.title = word("people");
  page.leave = place.stop;
  page.show(
    heading(word("people"), count, filterField(word("filterPeople"), show)),
    coming, index, place.element);
  show(typedBefore());
}

export function peopleGrid(people, organizations) {
  return {
    count: people.length, width: countOf("assets") ? 24 : 20, height: countOf("assets") ? 9.8 : 7.6, label: word("people"),
    card: (index) => personCard(people[index], organizations)
  };
}

const fewBirthdays = 6;

/* The next birthdays, from today on; those of the next four weeks on request. */
function birthdays(people) {
  const key = (day) => `${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
  const now = new Date();
  const today = key(now);
  const sortKey = (birthday) => (birthday < today ? "1" : "0") + birthday;
  const end = sortKey(key(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 28)));
  const coming = people.filter((name) => name.birthday && !name.isDeceased)
    .map((name) => ({ name, key: sortKey(name.birthday) }))
    .sort((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : a.name.place - b.name.place);
  if (!coming.length) return null;
  const line = ({ name }) => element("li", null, element("a", { href: personAddress(name) },
    element("span", { class: "day" }, name.birthday === today ? word("today") : dateText(`--${name.birthday}`)),
    isolated(name.name)));
  const list = element("ul", { role: "list" }, coming.slice(0, fewBirthdays).map(line));
  const others = coming.slice(fewBirthdays).filter((one) => one.key <= end);
  const more = element("button", { type: "button", class: "read-more", click: () => {
    list.append(...others.map(line));
    more.remove();
    list.children[fewBirthdays].firstChild.focus({ preventScroll: true });
  } }, word("more", { n: others.length }));
  return element("section", { class: "birthdays", "aria-label": word("birthdays") },
    element("h2", null, drawIcon("cake"), word("birthdays")), list, others.length ? more : null);
}

/* Links to the right portfolio of two namesakes in one club. */
function tellApart(link, name, club) {
  loadMembers(club).then((members) => {
    const member = members.find((one) => one.place === name.place);
    if (member) link.setAttribute("href", addressOf("images", club.slug, member.slug));
  }, () => { /* The link by name remains. */ });
  return link;
}

function keywordNames(name) {
  return name.keywords.map(keywordWith).filter(Boolean);
}

function personCard(name, organizations) {
  const isBare = !countOf("assets");
  const picture = isBare ? monogram(name.name) : element("span", { class: "portrait-place" });
  const clubs = element("span", { class: "card-text" });
  const card = element("a", {
    class: `card ${isBare ? "plain-card" : "person-card"}${name.isDeceased ? " is-deceased" : ""}`,
    href: personAddress(name)
  },
    picture,
    element("span", { class: "person-main" },
      titleIn("card", name.name), clubs,
      element("span", { class: "card-note" }, keywordTexts(name.keywords))));
  loadPerson(name).then((person) => {
    const first = person.memberships.find((one) => one.cover);
    if (!isBare) picture.append(pictureFrame(
      pictureBeside(first?.cover, person.portrait), "", "square", name.name));
    const more = person.memberships.length - 1;
    person.memberships.slice(0, 1).forEach((one) => {
      const club = organizations[one.organization];
      clubs.append(...membershipAt(one, club));
    });
    if (more > 0) clubs.append(` ${word("moreClubs", { n: more })}`);
  }, () => {
    if (!isBare) picture.append(pictureFrame(null, "", "square", name.name));
  });
  return card;
}

/* A membership without the status "deceased", which the person's page tells once. */
function living(membership) {
  return Object.assign({}, membership, {
    statuses: membership.statuses.filter((status) => status !== "deceased")
  });
}

function showOne(page, name, person, portfolios, organizations, isNamesake) {
  const first = person.memberships.find((one) => one.cover);
  const likeness = person.portrait || first?.cover;
  page.title = name.name;
  page.up = addressOf("people");
  page.show(element("article", { class: `person${name.isDeceased ? " is-deceased" : ""}` },
    likeness ? personPicture(likeness, name.name) : null,
    element("div", { class: "person-facts" },
      element("h1", { tabindex: "-1" }, isolated(name.name)),
      name.isDeceased ? element("p", null, deceasedMark()) : null,
      element("p", { class: "links" }, factLinks("people", person)),
      name.birthday && !name.isDeceased ? element("p", null, drawIcon("cake"), " ",
        word("birthday", { date: dateText(`--${name.birthday}`) })) : null,
      factList("people", person),
      name.keywords.length ? [element("h2", null, word("keywords")), element("ul", { class: "chips", "aria-label": word("keywords"), role: "list" },
        keywordNames(name).map((keyword) => {
          const found = keywordName(keyword);
          return element("li", null, element("a", {
            class: "chip", href: addressOf("keywords", keyword.slug)
          }, isolated(found.text, found.language)));
        }))] : null),
    element("div", { class: "person-clubs" },
      element("h2", null, word("memberships")),
      element("ul", { class: "memberships", role: "list" }, person.memberships.map((one, at) => {
        const club = organizations[one.organization];
        const hasPictures = one.images || one.cover;
        const link = element("a", {
          class: "card membership-card",
          href: hasPictures ? imagesAddress(club, name.name) : organizationAddress(club)
        },
          pictureFrame(one.cover, "", "square", club.name),
          element("span", { class: "person-main" },
            titleIn("card", club.name),
            element("span", { class: "card-text" }, placeText(club)),
            element("span", { class: "card-text" }, membershipText(living(one))),
            element("span", { class: "card-note" }, portfolioText(one)),
            membershipLines(one)));
        return element("li", null, isNamesake && hasPictures ? tellApart(link, name, club) : link,
          pictures(portfolios[at]),
          hasPictures ? element("p", { class: "links" },
            element("a", { href: organizationAddress(club) }, word("toOrganization"))) : null);
      })))));
}

/* The portrait of a person, or else one of their pictures, no larger than it is. */
function personPicture(likeness, name) {
  const frame = pictureFrame(likeness, name, "person-picture", name);
  frame.style.maxWidth = `${likeness.width}px`;
  frame.style.aspectRatio = `${likeness.width} / ${likeness.height}`;
  return frame;
}

function pictures(parts) {
  const place = element("div", { class: "some-pictures" }, parts);
  place.classList.toggle("without", !place.querySelector(".tile"));
  return place;
}

/* The first pictures of a portfolio, or why it has none here. */
async function portfolioOf(name, club) {
  const member = (await loadMembers(club)).find((one) => one.place === name.place);
  if (!member) return [];
  const images = await loadImages(member);
  const shown = images.map((image, at) => ({ image, number: at + 1 })).filter((one) => one.image.thumbnail);
  if (shown.length > 1) return shown.slice(0, 8).map((one) => imageTile(member, one.image, one.number));
  const isMissing = !images.length && !member.featured && (member.state || member.isPage);
  return isMissing ? without(member).filter(Boolean) : [];
}
