/* Images: the page of a portfolio. */

import { addressOf, element, isolated, lookUp, pages, slugOf } from "./core.js";
import { reasonText, sentence, word } from "./settings.js";
import { loadImages, loadMembers, loadNamesLike, loadOrganizations, loadPerson } from "./data.js";
import { openPerson, personAddress, portfolioAddress, webLink } from "./parts.js";
import { showImages } from "./slides.js";

pages.images = async (page, clubSlug, personSlug, number) => {
  const club = (await loadOrganizations()).at(clubSlug);
  if (!club) return page.notFound(clubSlug);
  const member = (await loadMembers(club)).find((one) => one.slug === personSlug);
  if (!member) return page.notFound(personSlug || clubSlug);
  const images = await loadImages(member);
  page.title = `${member.name} @ ${club.displayName}`;
  page.up = portfolioAddress(club);
  const whose = Object.assign(imageOwner(member), {
    address: (n) => addressOf("images", club.slug, member.slug, n),
    isSame: (clubNow, personNow) => clubNow === clubSlug && personNow === personSlug
  });
  if (images.length) return showImages(page, whose, images, number || 1);
  if (!member.featured) return showPerson(page, member);
  whose.note = without(member);
  showImages(page, whose, [featured(member)], 1);
};

/* The member to whom images belong, as showImages wants it. */
export function imageOwner(member) {
  return {
    name: member.name, club: member.organization, isPerson: true, loadSite: async () => (await loadPerson(member)).website,
    open: () => { openPerson(member.place, member.name); }, source: member.isOnPage ? pageOf(member) : null
  };
}

/* That the images come from a web page, and which: elements. */
function pageOf(member) {
  const link = webLink(member.address);
  return [word("fromPage")].concat(link ? [word("colon"), link] : []);
}

/* The featured image of a member without other images. */
function featured(member) {
  return {
    title: null, caption: null, date: null, rights: null, reason: null, source: null, isSmall: false,
    largest: member.featured, thumbnail: member.cover, state: "present"
  };
}

/* Why there are no images, and a link to them: elements. */
export function without(member) {
  const reasons = { failed: "portfolioFailed", "left-out": "portfolioLeftOut" };
  const choices = { robots: "portfolioUnwanted", placeholder: "portfolioPlaceholder", offline: "portfolioOffline" };
  // A placeholder leads nowhere.
  const link = member.reason === "placeholder" ? null : webLink(member.address, word("openPage"));
  let reason = member.state === "left-out" && lookUp(choices, member.reason) || lookUp(reasons, member.state)
    || (member.isPage ? link ? "portfolioPage" : "portfolioUnreachable"
      : member.state ? "portfolioEmpty" : "portfolioNone");
  // It was fetched, and then it could not be read.
  if (/^(it is |could not be read)/.test(member.reason || "")) reason = "portfolioUnusable";
  return [
    element("p", null, word(reason)),
    member.state === "failed" && member.reason
      ? element("p", { class: "note" }, isolated(sentence(reasonText(member.reason)))) : null,
    link ? element("p", null, link) : null];
}

/* The page of the person, which says why there are no images. */
async function showPerson(page, member) {
  const name = (await loadNamesLike(slugOf(member.name))).list.find((one) => one.place === member.place);
  if (!name) return page.notFound(member.slug);
  page.name = "people";
  page.replace(personAddress(name));
  return pages.people(page, name.slug);
}
