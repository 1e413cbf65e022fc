/* About: rights, contents, completeness, sources and facts of the bundle. */

import { addressOf, bundle, element, isolated, pages } from "./core.js";
import { query } from "./query.js";
import { capitalized, dateText, formatNumber, pagesLanguage, reasonText, word } from "./settings.js";
import { countOf, loadMembers, loadOrganizations } from "./data.js";
import { heading, helpLink, organizationAddress, rightsLine, statisticsLink, webLink } from "./parts.js";

const shownCounts = ["clubs", "clubsWithMembers", "museums", "photographers", "memberships",
  "galleries", "images", "exhibitions", "assets", "assetBytes", "keywords"];

pages.about = (page) => {
  const hub = bundle.hub;
  page.title = word("about");
  page.show(
    heading(word("about"), [word("release"), " ", isolated(hub.release)],
      element("div", { class: "heading-links" }, query.exhibition !== null ? null : statisticsLink(null), helpLink())),
    element("div", { class: "about" },
      section("rights", [element("p", null, word("rightsText")),
        hub.license ? element("p", null, word("license"), word("colon"), isolated(hub.license)) : null,
        hub.consent ? element("p", null, word("consent"), word("colon"), isolated(hub.consent)) : null,
        hub.rights.length ? rights(hub) : null]),
      query.club !== null || query.exhibition !== null ? null : [
      counts(hub).length ? section("counts", element("dl", { class: "figures" }, counts(hub))) : null,
      // Visitors of a kiosk can do nothing about them.
      query.isKiosk ? null : [section("missing", missing(hub)),
        section("sources", [element("p", null, word("sourcesText")), sources(hub), pagesRead(hub)])]],
      section("bundle", [facts(hub), element("p", { class: "note" }, word("townAttribution"))])));
};

function section(title, content) {
  return element("section", { class: `about-${title}` }, element("h2", null, word(title)), content);
}

function bytes(number) {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"];
  let unit = 0;
  for (; number >= 1000 && unit < 3; unit++) number /= 1000;
  return new Intl.NumberFormat(pagesLanguage(), {
    style: "unit", unit: units[unit], maximumSignificantDigits: 3
  }).format(number);
}

function counts(hub) {
  return hub.counts.filter((one) => one[1] && shownCounts.includes(one[0]))
    .map((one) => element("div", null, element("dt", null, word(`count_${one[0]}`)),
        element("dd", null, one[0] === "assetBytes" ? bytes(one[1]) : formatNumber(one[1]))));
}

function missing(hub) {
  const leftOut = ["clubs", "sources", "galleries", "pictures", "placeholders", "protectedPages",
    "unwantedPictures", "webPages"]
    .filter((name) => hub.leftOut[name])
    .map((name) => {
      // There are no smaller ones either.
      const kind = name === "unwantedPictures" && hub.leftOut.assets === "none" ? "pictures" : name;
      return word(`leftOut_${kind}`, { n: hub.leftOut[name] });
    })
    .concat(hub.leftOut.omitted.map((name) => word(`omitted_${name}`)));
  return [
    hub.missing.length
      ? [element("p", { class: "warning" }, word("incomplete")),
        table([word("what"), word("where"), word("why")], hub.missing.map((row) => [`${capitalized(word(row[0]))}, ${word(`state_${row[2]}`)}`, element("span", { class: "location" }, isolated(row[1])),
            isolated(capitalized(reasonText(row[3] || "")))]))]
      : element("p", { class: "good" }, word("complete")),
    leftOut.length ? element("p", null, word("leftOutText"), word("colon"), leftOut.join(", "), ".") : null,
    element("p", null, word("pictures"), word("colon"), word(`assets_${hub.leftOut.assets}`), ". ",
      countOf("assets") ? [
        hub.thumbnailEdge ? word("thumbnailEdge", { n: hub.thumbnailEdge }) : "", " ",
        hub.imageEdge ? word("imageEdge", { n: hub.imageEdge }) : "", " ",
        hub.pictureMetadata === "all" ? word("allMetadata") : ""] : null)
  ];
}

function rights(hub) {
  return table([word("statedRights"), word("pictures")], hub.rights.map((row) => [rightsLine(row[0]), formatNumber(row[1])]));
}

/* The files of the hub: a row for each kind, with the number in each state. */
function sources(hub) {
  const kinds = Array.from(new Set(hub.sources.map((row) => row[0])));
  return table([word("what"), word("files")], kinds.map((kind) => {
    const states = hub.sources.filter((row) => row[0] === kind);
    return [capitalized(word(`role_${kind}`)), states.map((row) => element("span", { class: "state" }, `${formatNumber(row[2])} ${word(`state_${row[1]}`)}`))];
  }));
}

/* The portfolios that were read from web pages, and those whose sites ask not to be copied. */
function pagesRead(hub) {
  if (!hub.pages.length) return null;
  const rows = hub.pages.map((row) => ({ club: row[0], member: row[1], address: row[2], isUnwanted: row[3] === 1 }));
  const place = element("div", { class: "pages-read" });
  loadOrganizations().then((organizations) => {
    const clubs = Array.from(new Set(rows.map((row) => row.club)));
    return Promise.all(clubs.map((club) => loadMembers(organizations.list[club])));
  }).then((members) => {
    const byId = new Map([].concat.apply([], members).map((member) => [member.id, member]));
    const count = rows.filter((row) => !row.isUnwanted).length;
    place.replaceChildren(element("p", null, word("pagesText", { n: count })),
      table([word("photographer"), word("club"), word("webPage")], rows.map((row) => {
        const member = byId.get(row.member);
        return [
          element("a", { href: addressOf("images", member.organization.slug, member.slug) }, isolated(member.name)),
          element("a", { href: organizationAddress(member.organization) }, isolated(member.organization.name)),
          [webLink(row.address) || element("span", { class: "location" }, isolated(row.address)),
            row.isUnwanted ? element("span", { class: "state" }, word("unwantedPage")) : null]
        ];
      })));
  }).catch(() => { /* The counts are there. */ });
  return place;
}

function facts(hub) {
  return element("dl", { class: "facts" }, [
    ["collection", hub.title], ["maker", hub.maker], ["release", hub.release],
    ["created", dateText(hub.created)], ["generator", hub.generator], ["root", hub.root],
    ["contentDigest", hub.contentDigest]
  ].filter((fact) => fact[1]).map((fact) => [element("dt", null, word(fact[0])), element("dd", null, isolated(fact[1]))]));
}

const fewRows = 12; // longer tables scroll by themselves

function table(heads, rows) {
  return element("div", { class: `table${rows.length > fewRows ? " is-long" : ""}`, tabindex: "0", role: "region", "aria-label": heads.join(", ") },
    element("table", null,
      element("thead", null, element("tr", null, heads.map((head) => element("th", { scope: "col" }, head)))),
      element("tbody", null, rows.map((row) => element("tr", null, row.map((cell) => element("td", null, cell)))))));
}
