/* Statistics: members over the years, clubs and museums by country, and keywords. Every drawing has a
   table with the same numbers. */

import { addressOf, bundle, drawing, element, isolated } from "./core.js";
import { query } from "./query.js";
import { countryName, formatNumber, word } from "./settings.js";
import { keywordName, keywordWith, loadOrganizations, loadStatistics } from "./data.js";
import { heading, organizationAddress, statisticsAddress } from "./parts.js";

const mostBars = 24; // the table has the rest
const mostYears = 200; // with a text for the pointer on each

/* Shows the page of all clubs, or of one. */
export async function show(page, slug) {
  const [numbers, organizations] = await Promise.all([loadStatistics(), loadOrganizations()]);
  const chosen = slug === undefined ? bundle.club : organizations.at(slug);
  if (slug !== undefined && !chosen) return page.notFound(slug);
  if (query.club !== null && !chosen) return page.notFound(query.clubText);
  const isOfMany = chosen && !bundle.club;
  page.title = word("statistics") + (isOfMany ? word("colon") + chosen.displayName : "");
  page.up = isOfMany ? statisticsAddress(null) : addressOf("clubs");
  const choice = bundle.club ? null : chooser(numbers.clubs, organizations.list, chosen);
  // Whoever goes through the clubs by keys stays in the list.
  if (choice && page.isSameKind) page.focus(choice);
  page.show(
    heading([word("statistics"), isOfMany ? [word("colon"), isolated(chosen.displayName)] : null],
      isOfMany ? element("a", { class: "quiet", href: organizationAddress(chosen) }, word("toOrganization")) : null,
      choice && element("label", { class: "chooser" }, word("club"), choice)),
    element("div", { class: "charts" }, chosen
      ? members(numbers.clubs.find((one) => one.organization === chosen.place), numbers.year, true)
      : [members(numbers.hub, numbers.year, false),
        element("div", { class: "chart-pair" }, clubs(numbers.countries), museums(numbers.countries)),
        keywords(numbers.keywords)]));
}

/* A list of the clubs with members. */
function chooser(timelines, list, chosen) {
  return element("select", { change: (event) => { location.hash = event.target.value; } },
    element("option", { value: statisticsAddress(null) }, word("allClubs")),
    timelines.map((one) => {
      const club = list[one.organization];
      return element("option", { value: statisticsAddress(club), selected: club === chosen }, club.displayName);
    }));
}

// ---- Figures ----

function figure(name, title, content, notes, heads, rows, tableNote) {
  return element("section", { class: `chart chart-${name}` }, element("h2", null, title), content,
    notes.filter(Boolean).map((note) => element("p", { class: "note" }, note)),
    heads ? element("details", null, element("summary", { "aria-label": title + word("colon") + word("asTable") }, word("asTable")),
      tableNote ? element("p", { class: "note" }, tableNote) : null, table(title, heads, rows)) : null);
}

function table(title, heads, rows) {
  return element("div", { class: "table", tabindex: "0", role: "region", "aria-label": title },
    element("table", null,
      element("thead", null, element("tr", null, heads.map((head) => element("th", { scope: "col" }, head)))),
      element("tbody", null, rows.map((row) => element("tr", null, row.map((cell, column) => column ? element("td", null, formatNumber(cell)) : element("th", { scope: "row" }, cell)))))));
}

// ---- Members by year ----

function members(timeline, lastYear, isClub) {
  const title = word("membersByYear");
  if (!timeline) return figure("members", title, element("p", null, word("noMembers")), []);
  let missing = ["withoutStart", "withoutEnd", "later"].filter((name) => timeline[name])
    .map((name) => word(`years_${name}`, { n: timeline[name] })).join(", ");
  let rows = timeline.years;
  const last = rows[rows.length - 1];
  missing = missing && `${word("notDrawn") + word("colon") + missing}.`;
  if (!last) return figure("members", title, element("p", null, word("noYears")), [missing]);
  if (last.year < lastYear) rows = rows.concat({ year: lastYear, joined: 0, left: 0, members: last.members });
  const most = rows.reduce((best, row) => row.members > best.members ? row : best);
  const now = { n: last.members, year: String(lastYear) };
  return figure("members", title,
    [element("p", null, word(timeline.withoutStart ? "membersKnownIn" : "membersIn", now),
      most.members > last.members
        ? [" · ", word("mostMembers", { n: most.members, year: String(most.year) })] : null),
    plot(rows)],
    [word("yearsRule", { year: String(lastYear) }) + (isClub ? "" : ` ${word("yearsRuleHub")}`),
      missing, word("yearsGaps")],
    [word("year"), word("members_of"), word("joined"), word("left")],
    rows.map((row) => [String(row.year), row.members, row.joined, row.left]), word("yearsListed"));
}

function greatest(rows, name) {
  return rows.reduce((most, row) => Math.max(most, row[name]), 0);
}

/* The smallest of 1, 2, 5, 10, 20 … that divides a range into at most so many parts. */
function stepOf(range, parts) {
  for (let power = 1; ; power *= 10) {
    for (let at = 0; at < 3; at++) {
      const step = [1, 2, 5][at] * power;
      if (range / step <= parts) return step;
    }
  }
}

/* Members as an area with a step for each year, and below it bars: up for who joined, down for who
   left. The table has the same numbers, so screen readers skip the drawing. */
function plot(rows) {
  const first = rows[0].year;
  const width = rows[rows.length - 1].year - first + 1;
  const step = stepOf(greatest(rows, "members"), 4);
  const top = Math.max(1, Math.ceil(greatest(rows, "members") / step)) * step;
  const up = greatest(rows, "joined");
  const down = greatest(rows, "left");
  const digits = [top, up, down].map((number) => formatNumber(number).length);
  function axis(marks) {
    const place = element("div", { class: "axis" }, marks.map((mark) => {
      const label = element("span", null, formatNumber(mark[1]));
      label.style.top = `${100 * mark[0]}%`;
      return label;
    }));
    place.style.minWidth = `${Math.max.apply(null, digits)}ch`;
    return place;
  }
  function line(y) { return drawing("line", { class: "grid-line", x1: 0, x2: width, y1: y, y2: y }); }
  const ticks = Array.from({ length: top / step + 1 }, (_, at) => at * step);
  const steps = rows.map((row) => `H${row.year - first}V${top - row.members}`).join("")
    + "H" + width;
  const isBothWays = Math.min(up, down) / (up + down) > 0.2;
  return element("div", { class: "plot", "aria-hidden": "true" },
    element("p", { class: "plot-name" }, word("membersAtEnd")),
    axis(ticks.map((tick) => [1 - tick / top, tick])),
    canvas("area", width, top, ticks.map((tick) => line(top - tick)),
      drawing("path", { class: "members-area", d: `M0 ${top}${steps}V${top}Z` }),
      drawing("path", { class: "members-line", d: `M0 ${top}${steps}` }),
      width <= mostYears ? hints(rows, top) : null),
    years(first, width),
    element("p", { class: "plot-name" }, word("joinedAndLeft")),
    axis([up ? [0, up] : null, isBothWays || !down || !up ? [up / (up + down), 0] : null, down ? [1, down] : null]
      .filter(Boolean)),
    canvas("flows", width, up + down, rows.map((row) => [["joined", up - row.joined, row.joined], ["left", up, row.left]].filter((bar) => bar[2])
        .map((bar) => drawing("rect", {
          class: bar[0], x: row.year - first + 0.15, width: 0.7, y: bar[1], height: bar[2], "data-year": row.year
        }))), line(up)));
}

/* A drawing that stretches to its place. */
function canvas(name, width, height, ...shapes) {
  return drawing("svg", { class: name, viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none" }, shapes);
}

/* The years below a drawing, each below the middle of its column. */
function years(first, width) {
  const step = stepOf(width, 8);
  const place = element("div", { class: "axis years" });
  for (let year = Math.ceil(first / step) * step; year < first + width; year += step) {
    const label = element("span", null, String(year));
    label.style.left = `${100 * (year - first + 0.5) / width}%`;
    place.append(label);
  }
  return place;
}

/* The numbers of each year, for the pointer. */
function hints(rows, top) {
  const first = rows[0].year;
  return rows.map((row, at) => {
    const end = at + 1 < rows.length ? rows[at + 1].year : row.year + 1;
    return Array.from({ length: end - row.year }, (_, more) => drawing("rect", { class: "hint", x: row.year + more - first, width: 1, y: 0, height: top },
        drawing("title", null, [`${row.year + more}: ${word("members", { n: row.members })}`,
          more ? null : word("joinedIn", { n: row.joined }), more ? null : word("leftIn", { n: row.left })]
          .filter(Boolean).join(", "))));
  });
}

// ---- Bars ----

/* Bars from zero, each with its parts: rows of { label, href, values }. */
function bars(rows, classes) {
  function total(row) { return row.values.reduce((sum, value) => sum + value, 0); }
  const most = rows.reduce((most, row) => Math.max(most, total(row)), 1);
  return element("ul", { class: "bars", role: "list" }, rows.slice(0, mostBars).map((row) => {
    let start = 0;
    const parts = row.values.map((value, at) => {
      const part = value && drawing("rect", {
        class: classes[at], x: `${100 * start / most}%`, width: `${100 * value / most}%`, height: "100%"
      });
      start += value;
      return part || null;
    });
    return element("li", null, element(row.href ? "a" : "div", { class: "bar-row", href: row.href || null },
      element("span", { class: "bar-label" }, row.label), " ",
      element("span", { class: "bar-value" }, formatNumber(total(row))),
      drawing("svg", { class: "bar-parts", "aria-hidden": "true" }, parts)));
  }));
}

function rest(rows) { return rows.length > mostBars ? word("barsShown", { n: mostBars }) : null; }

function countryRows(countries, isMuseum) {
  return countries.filter((one) => one.isMuseum === isMuseum).map((one) => ({ label: countryName(one.country) || word("unknownCountry"), country: one.country, values: one.levels }));
}

/* How a country is known, if one is not. */
function unknownNote(rows) {
  return rows.some((row) => !row.country) ? word("countryRule") : null;
}

function clubs(countries) {
  const rows = countryRows(countries, false);
  if (!rows.length) return null;
  const levels = [1, 2, 3];
  return figure("clubs", word("clubsByCountry"),
    [element("p", { class: "keys" }, levels.map((level) => element("span", null, drawing("svg", { "aria-hidden": "true" },
        drawing("rect", { class: `level-${level}`, width: "100%", height: "100%" })), word(`level_${level}`)))),
    bars(rows, levels.map((level) => `level-${level}`))],
    [word("clubsRule"), unknownNote(rows), rest(rows)],
    [word("country")].concat(levels.map((level) => word(`level_${level}`)), word("total")),
    rows.map((row) => [row.label].concat(row.values, row.values[0] + row.values[1] + row.values[2])));
}

function museums(countries) {
  const rows = countryRows(countries, true).map((row) => Object.assign(row, { values: [row.values[0] + row.values[1] + row.values[2]] }));
  if (!rows.length) return null;
  return figure("museums", word("museumsByCountry"), bars(rows, ["level-3"]),
    [word("museumsRule"), unknownNote(rows), rest(rows)], [word("country"), word("total")],
    rows.map((row) => [row.label, row.values[0]]));
}

function keywords(counts) {
  const rows = counts.map((one) => {
    const keyword = keywordWith(one.keyword);
    const name = keyword && keywordName(keyword);
    return keyword && {
      label: isolated(name.text, name.language), text: name.text, values: [one.people],
      href: addressOf("keywords", keyword.slug)
    };
  }).filter(Boolean);
  if (!rows.length) return null;
  return figure("keywords", word("peopleByKeyword"), bars(rows, ["level-3"]),
    [word("keywordsRule"), rest(rows)], [word("keyword"), word("people_of")],
    rows.map((row) => [isolated(row.text), row.values[0]]));
}
