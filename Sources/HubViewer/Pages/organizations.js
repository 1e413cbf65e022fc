/* Clubs & Museums: a map, a list, and the page of one club or museum. */

import { addressOf, bundle, element, isolated, pages } from "./core.js";
import { query } from "./query.js";
import { preference, roleName, setPreference, word } from "./settings.js";
import { hasMembers, loadDetails, loadOrganizations, memberText } from "./data.js";
import {
  factLinks, factList, filterField, heading, markerIcon, organizationAddress, personTarget, pictureFrame,
  placeText, portfolioAddress, remarkBlock, searchEverywhere, statisticsLink, titleIn, typedBefore
} from "./parts.js";
import { exhibitionLines } from "./exhibitions.js";
import { gridPlace } from "./grid.js";
import { makeMap } from "./map.js";
import { matchesOf } from "./matching.js";
import { distanceText, keptPlace, nearField, nearest } from "./near.js";

let open = null; // the open page: choosing another organization keeps its map

pages.clubs = async (page, slug) => {
  const organizations = await loadOrganizations();
  const chosen = slug === undefined ? bundle.club : organizations.at(slug);
  if (slug !== undefined && !chosen) return page.notFound(slug);
  if (query.club !== null && !chosen) return page.notFound(query.clubText);
  page.title = chosen ? chosen.displayName : word("organizations");
  page.up = chosen && !bundle.club ? addressOf("clubs") : null;
  if (open?.element.isConnected && page.isSameKind) {
    page.keep(open.stop);
    return open.choose(chosen);
  }
  const atlas = build(organizations.shown);
  // What is known of the club arrives before the page is shown, so that nothing moves.
  await atlas.choose(chosen);
  if (!page.show(atlas.element)) return atlas.stop();
  open = atlas;
  page.leave = open.stop;
};

function build(everything) {
  const place = gridPlace();
  const panel = element("div", { class: "panel" });
  const map = makeMap({
    selected: null,
    choose: (organization) => { location.hash = organizationAddress(organization); }
  });
  const count = element("p", { class: "count", role: "status" });
  const kinds = kindSwitch(everything, () => {
    isListed = false;
    update();
  });
  let from = keptPlace(); // the list is sorted by distance from here
  let text = typedBefore();
  let isListed = false;
  let chosen = null;
  const list = element("div", { class: "directory" },
    filterField(word("filter"), (typed) => {
      text = typed;
      update();
      // On a phone the map would hide what was found.
      if (typed && innerWidth < 960) list.scrollIntoView({ block: "start" });
    }),
    nearField(everything, (point) => {
      from = point;
      update();
      if (point && innerWidth < 960) map.element.scrollIntoView({ block: "start" });
    }), count, place.element);
  const head = element("div", { class: "atlas-head" });
  let choices = 0;

  function update() {
    const matching = matchesOf(everything.filter(kinds.isShown), text);
    map.show(chosen && !matching.includes(chosen) ? matching.concat(chosen) : matching);
    if (chosen) return;
    isListed = true;
    const clubs = matching.filter((one) => !one.isMuseum).length;
    const counts = [["clubs", clubs], ["museums", matching.length - clubs]].filter((kind) => kind[1]);
    count.textContent = counts.map((kind) => word(kind[0], { n: kind[1] })).join(" · ");
    const shown = from ? nearest(matching, from) : matching;
    place.show({
      count: shown.length, width: 60, height: 3.9, gap: 0, className: "lines",
      label: word("organizations"), card: (index) => line(shown[index], from)
    }, everything.length ? searchEverywhere(text) : word("noClubs"));
    map.near(from, shown);
  }

  async function choose(organization) {
    const choice = ++choices;
    const details = organization && await loadDetails(organization);
    if (choice !== choices) return; // another one has been chosen meanwhile
    chosen = organization;
    atlas.classList.toggle("is-chosen", Boolean(chosen));
    head.replaceChildren(chosen ? headingOf(chosen)
      : heading(word("organizations"), word("organizationsLead"), [kinds.element, statisticsLink(null)]));
    map.select(chosen);
    panel.hidden = !chosen;
    list.hidden = Boolean(chosen);
    if (!isListed || chosen && !kinds.isShown(chosen)) update();
    if (chosen) panel.replaceChildren(card(organization, details));
  }

  const atlas = element("div", { class: "atlas" }, head,
    map.element, element("div", { class: "atlas-side" }, panel, list));
  return {
    element: atlas,
    choose: choose,
    stop: () => {
      place.stop();
      map.stop();
    }
  };
}

// ---- Clubs, museums or all ----

/* Buttons that say what the page shows; without an element if there is nothing to choose. */
function kindSwitch(everything, change) {
  const museums = everything.filter((one) => one.isMuseum).length;
  if (!museums || museums === everything.length) {
    return { element: null, isWanted: () => true, isShown: () => true };
  }
  const buttons = ["all", "clubs", "museums"].map((kind) => element("button", {
    type: "button", value: kind, click: () => {
      setPreference("kinds", kind);
      mark();
      change();
    }
  }, word(`kinds_${kind}`)));
  function mark() {
    buttons.forEach((button) => { button.setAttribute("aria-pressed", String(button.value === kind())); });
  }
  function kind() {
    const kept = preference("kinds");
    return kept === "clubs" || kept === "museums" ? kept : "all";
  }
  function isWanted(name) { return kind() === "all" || kind() === name; }
  mark();
  return {
    element: element("div", { class: "kinds", role: "group", "aria-label": word("kinds") }, buttons),
    isWanted: isWanted, isShown: (one) => isWanted(one.isMuseum ? "museums" : "clubs")
  };
}

function line(organization, from) {
  return element("a", { class: "line", href: organizationAddress(organization) },
    markerIcon(organization.isMuseum),
    element("span", { class: "line-main" },
      titleIn("line", organization.name),
      element("span", { class: "line-text" }, isolated(placeText(organization)),
        from && hasMembers(organization) ? [" · ", memberText(organization)] : null)),
    from && organization.latitude !== null
      ? element("span", { class: "line-note distance" }, distanceText(organization, from))
      : !from && hasMembers(organization)
        ? element("span", { class: "line-note" }, memberText(organization)) : null);
}

function headingOf(organization) {
  return heading(isolated(organization.name), [
    markerIcon(organization.isMuseum), word(organization.isMuseum ? "museum" : "club"), " · ",
    isolated(placeText(organization))
  ], organization.isMuseum || !hasMembers(organization) ? null : statisticsLink(organization));
}

function card(organization, details) {
  const covers = details.covers.slice(0, 3);
  return element("article", { class: "organization" },
    covers.length ? element("a", {
      class: `covers has-${covers.length}`, href: portfolioAddress(organization),
      "aria-label": word("toPortfolio"), tabindex: "-1"
    }, covers.map((picture) => pictureFrame(picture, ""))) : null,
    details.remarks.length ? remarkBlock(details.remarks) : null,
    organization.latitude === null ? element("p", { class: "note" }, word("noPlace")) : null,
    element("p", { class: "links" },
      hasMembers(organization)
        ? element("a", { class: "action", href: portfolioAddress(organization) },
          word("toPortfolio"), " · ", memberText(organization))
        : null,
      factLinks("organizations", details)),
    factList("organizations", details, [], details.officers.map((one) => [element("dt", { class: "officer" }, roleName(one[0])), element("dd", { class: "officer" },
        element("a", personTarget(one[1], one[2]), isolated(one[2])))])),
    exhibitionLines(organization));
}
