/* Portfolios: choose a club, then a member. */

import { addressOf, bundle, element, isolated, pages } from "./core.js";
import { query } from "./query.js";
import { formatNumber, isDeceasedMember, isFormerMember, membershipText, shows, word } from "./settings.js";
import {
  countOf, hasMembers, keywordTexts, loadDetails, loadMembers, loadNames, loadOrganizations, memberText,
  pictureBeside
} from "./data.js";
import {
  filterField, heading, monogram, noticeText, organizationAddress, personTarget, pictureFrame, placeText, searchEverywhere,
  portfolioAddress, portfolioText, remarkBlock, titleIn, typedBefore, webLink
} from "./parts.js";
import { cardGrid, gridPlace } from "./grid.js";
import { peopleGrid, shownNames } from "./people.js";
import { firstPages } from "./wall.js";
import { matchesOf, matchingPeople } from "./matching.js";

pages.portfolios = async (page, slug) => {
  const organizations = await loadOrganizations();
  if (slug === undefined && query.club === null) return showClubs(page, organizations.shown);
  const club = slug === undefined ? bundle.club : organizations.at(slug);
  if (!club) return page.notFound(slug || query.clubText);
  const [members, details] = await Promise.all([loadMembers(club), loadDetails(club)]);
  showMembers(page, club, members, details);
};

function showClubs(page, organizations) {
  const clubs = organizations.filter(hasMembers);
  const pictured = gridPlace();
  const others = gridPlace();
  const title = element("h2", { class: "section" }, word("otherClubs"));
  const people = element("section", { hidden: true });
  let typed = 0;
  function show(text) {
    const matching = matchesOf(clubs, text);
    const first = matching.filter((one) => one.isPictured);
    const rest = matching.filter((one) => !one.isPictured);
    showGrid(pictured, {
      count: first.length, width: 19, height: 18.5, label: word("portfolios"),
      card: (index) => clubCard(first[index])
    });
    showGrid(others, {
      count: rest.length, width: 19, height: 6.6, label: word(first.length ? "otherClubs" : "portfolios"),
      card: (index) => plainClubCard(rest[index])
    });
    title.hidden = !first.length || !rest.length;
    showPeople(text, () => {
      if (matching.length) return;
      pictured.element.hidden = false;
      pictured.show({ count: 0 }, organizations.some((one) => !one.isMuseum) ? searchEverywhere(text) : word("noClubs"));
    });
  }
  /* The photographers with such a name, because that is what visitors type. */
  function showPeople(text, showNothing) {
    const now = ++typed;
    people.hidden = true;
    if (text.trim().length < 2) return showNothing();
    loadNames().then((names) => {
      const matching = matchingPeople(shownNames(names.list), text, organizations);
      if (now !== typed) return;
      if (!matching.length) return showNothing();
      people.hidden = false;
      people.replaceChildren(
        element("h2", { class: "section" }, word("people"), " ",
          element("span", { class: "badge" }, formatNumber(matching.length))),
        cardGrid(peopleGrid(matching.slice(0, 12), organizations)).element,
        matching.length > 12 ? element("p", { class: "note" }, element("a", {
          href: addressOf("search", text.trim())
        }, word("more", { n: matching.length - 12 }))) : "");
    }, () => { if (now === typed) showNothing(); });
  }
  page.title = word("portfolios");
  page.leave = () => {
    pictured.stop();
    others.stop();
  };
  page.show(
    heading(word("portfolios"),
      word(countOf("assets") ? "portfoliosLead" : "portfoliosLeadBare"),
      [firstPages("portfolios"), filterField(word("filterPortfolios"), show)]),
    pictured.element, title, others.element, people);
  show(typedBefore());
}

/* Shows a grid, or nothing if it has no cards. */
function showGrid(place, options) {
  place.element.hidden = !options.count;
  if (options.count) place.show(options);
  else place.clear();
}

function clubCard(club) {
  const covers = element("span", { class: "covers" });
  loadDetails(club).then((details) => {
    const pictures = details.covers.slice(0, details.covers.length === 2 ? 1 : 3);
    covers.classList.add(`has-${pictures.length}`);
    // The member cards on the next page name the photographers.
    pictures.forEach((picture) => { covers.append(pictureFrame(picture, "", "", club.name)); });
  }, () => { covers.append(pictureFrame(null, "", "", club.name)); });
  return element("a", { class: "card club-card", href: portfolioAddress(club) },
    covers,
    titleIn("card", club.name),
    element("span", { class: "card-text" }, placeText(club)),
    element("span", { class: "card-note" }, clubNote(club)));
}

function plainClubCard(club) {
  return element("a", { class: "card plain-card", href: portfolioAddress(club) },
    monogram(club.name),
    element("span", { class: "person-main" },
      titleIn("card", club.name),
      element("span", { class: "card-text" }, placeText(club)),
      element("span", { class: "card-note" }, clubNote(club))));
}

function clubNote(club) {
  return memberText(club) + (club.images ? ` · ${word("images", { n: club.images })}` : "");
}

function showMembers(page, club, everybody, details) {
  const members = everybody.filter((member) => shows(isFormerMember(member), isDeceasedMember(member)));
  const hidden = everybody.length - members.length;
  const pictured = members.filter(hasPicture);
  const others = members.filter((one) => !hasPicture(one));
  const places = [gridPlace(), gridPlace()];
  page.title = club.displayName;
  page.up = bundle.club ? null : addressOf("portfolios");
  page.leave = () => { places.forEach((place) => { place.stop(); }); };
  page.show(
    heading(isolated(club.name), isolated(placeText(club)),
      element("p", { class: "links" },
        element("a", { href: organizationAddress(club) }, word("toOrganization")),
        webLink(details.website))),
    details.remarks.length ? remarkBlock(details.remarks) : null,
    members.length || hidden ? null : noticeText(word("noMembers")),
    places[0].element,
    pictured.length && others.length ? element("h2", { class: "section" }, word("otherMembers")) : null,
    places[1].element,
    hidden ? element("p", { class: "note" }, word("hiddenPeople", { n: hidden }), " ",
      element("a", { href: addressOf("preferences") }, word("preferences"))) : null);
  const isNarrow = innerWidth < 560;
  showGrid(places[0], {
    count: pictured.length, width: isNarrow ? 9.5 : 16, height: isNarrow ? 18.5 : 17.5,
    className: isNarrow ? "narrow" : "", label: word("members_of"),
    card: (index) => memberCard(pictured[index])
  });
  showGrid(places[1], {
    count: others.length, width: 19, height: 7.6, label: word(pictured.length ? "otherMembers" : "members_of"),
    card: (index) => plainMemberCard(club, others[index])
  });
}

function hasPicture(member) { return member.cover !== null || member.portrait !== null; }

/* Where the card of a member leads: to the portfolio, or to the person if there is none. */
function target(member) {
  return member.images || member.featured
    ? { href: addressOf("images", member.organization.slug, member.slug) }
    : personTarget(member.place, member.name);
}

function memberCard(member) {
  const isDeceased = isDeceasedMember(member);
  return element("a", Object.assign({ class: `card member-card${isDeceased ? " is-deceased" : ""}` }, target(member)),
    pictureFrame(
      pictureBeside(member.cover, member.portrait), "", "wide", member.name),
    titleIn("card", member.name),
    element("span", { class: "card-text" }, membershipText(member), since(member)),
    element("span", { class: "card-note" }, portfolioText(member)));
}

/* " · since 2009" for a current member, if that is known. */
function since(member) {
  const year = /^\d{4}/.exec(member.since || "");
  return year && !isFormerMember(member) ? ` · ${word("since", { year: year[0] })}` : null;
}

/* A member without a picture: who they are, since when, and what they like to photograph. */
function plainMemberCard(club, member) {
  const isDeceased = isDeceasedMember(member);
  return element("a", Object.assign({ class: `card plain-card${isDeceased ? " is-deceased" : ""}` }, target(member)),
    monogram(member.name, club.name),
    element("span", { class: "person-main" },
      titleIn("card", member.name),
      element("span", { class: "card-text" }, membershipText(member), since(member)),
      member.keywords.length ? element("span", { class: "card-text" }, keywordTexts(member.keywords)) : null,
      element("span", { class: "card-note" }, portfolioText(member))));
}
