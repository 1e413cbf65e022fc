/* Parts of pages: icons, pictures, headings, links. */

import { addressOf, bundle, drawing, element, isolated, lookUp, slugOf, webAddress } from "./core.js";
import { query } from "./query.js";
import { countryName, dateText, localizedText, word } from "./settings.js";
import { loadNamesLike, townName } from "./data.js";

const icons = {
  aperture: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 3l4.5 8M19.8 7.5l-9 .3M19.8 16.5l-4.7-8M12 21l-4.5-8M4.2 16.5l9-.3M4.2 7.5l4.7 8",
  portfolios: "M4 7h16v13H4zM7 4h10M4 16l5-5l4 4l2-2l5 5M15.5 10.5h.01",
  organizations: "M12 21c-4-4.6-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.400-6.500 11M12 12.200a2.200 2.200 0 1 0 0-4.400a2.200 2.200 0 0 0 0 4.400",
  people: "M9 11a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7M2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.200M18 14.500c2 .8 3.200 2.600 3.500 5.500",
  exhibitions: "M4 5h16v11H4zM12 2v3M7 20h10M8 13l3-4l2 2.500l1.500-2l2.500 3.500",
  keywords: "M4 4h8l8.500 8.500l-7.500 7.500l-9-9zM8 8h.01",
  search: "M10.500 17a6.500 6.500 0 1 0 0-13a6.500 6.500 0 0 0 0 13M15.500 15.500l5 5",
  about: "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M12 11v5.500M12 7.500h.01",
  preferences: "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5M9 19.500a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5",
  language: "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M3 12h18M12 3c2.500 2.500 3.800 5.500 3.800 9s-1.300 6.500-3.800 9c-2.500-2.500-3.800-5.500-3.800-9s1.300-6.500 3.800-9",
  help: "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M9.500 9.500a2.500 2.500 0 1 1 3.700 2.200c-.8 .5-1.200 1-1.200 1.800M12 16.500h.01",
  statistics: "M4 20h16M7 17v-5M12 17V5M17 17V9",
  back: "M15 5l-7 7l7 7", next: "M9 5l7 7l-7 7", close: "M6 6l12 12M18 6L6 18",
  play: "M8 5l11 7l-11 7z", pause: "M8 5v14M16 5v14",
  captions: "M4 5h16v14H4zM8 15h8M8 11.500h5",
  sheet: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z",
  screen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3", unlock: "M6 11h12v9H6zM9 11V7a3 3 0 0 1 5.800-1",
  target: "M12 18a6 6 0 1 0 0-12a6 6 0 0 0 0 12M12 2v4M12 18v4M2 12h4M18 12h4M12 12h.01",
  erase: "M9 6h11v12H9l-6-6zM12 9.500l5 5M17 9.500l-5 5",
  whole: "M3 6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM9 4v14M15 6v14",
  like: "M12 20s-8-4.800-8-10.500a4.300 4.300 0 0 1 8-2.200a4.300 4.300 0 0 1 8 2.200c0 5.700-8 10.500-8 10.500",
  tag: "M3 3h7l8 8l-6.500 6.500l-8.500-8.500zM6.500 6.500h.01M18 15v6M15 18h6", comment: "M4 5h16v11h-9l-5 4v-4H4z", flag: "M6 21V4h11l-2.500 4l2.500 4H6", check: "M5 12.500l4.500 4.500l9.500-10",
  code: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v2h-2zM14 18h2v2h-2zM18 18h2v2h-2zM7 7h.01M17 7h.01M7 17h.01",
  share: "M12 15V4M8 8l4-4l4 4M5 12v8h14v-8", print: "M7 8V3h10v5M7 17H4V8h16v9h-3M7 14h10v7H7z",
  plus: "M12 5v14M5 12h14", minus: "M5 12h14", external: "M9 6H5v13h13v-4M13 5h6v6M19 5l-9 9",
  cake: "M5 20v-7h14v7zM3.500 20h17M5 16.500c2.300 1.500 4.700 1.500 7 0c2.300 1.500 4.700 1.500 7 0M12 13V9M12 6.500c1-1.200 .6-2.300 0-3c-.6 .7-1 1.800 0 3"
};

export function drawIcon(name) {
  return drawing("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    drawing("path", { d: lookUp(icons, name) }));
}

export function iconButton(icon, label, click, attributes) {
  return element("button", Object.assign(
    { type: "button", class: "button", "aria-label": label, title: label, click: click }, attributes),
    drawIcon(icon));
}

/* "Jan van den Akker" → "JA", "Octave Flou-Gras" → "OF". Letters that join stay apart (U+200C). */
function initials(name) {
  const words = name.split(/\s+/u).map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
    .filter((word) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return chosen.map((word) => Array.from(word)[0]).join("\u200c");
}

/* One of twelve hues, always the same for a name. */
export function hueOf(name, thing) {
  const sum = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 65521, 7);
  thing.style.setProperty("--hue", sum % 12 * 30);
  return thing;
}

/* The initials of a name on a disc, where there is no picture. The hue is that of the name, or of
   another one. */
export function monogram(name, hueName) {
  const letters = initials(name);
  const disc = element("span", { class: "monogram", "aria-hidden": "true" },
    letters ? isolated(letters) : drawIcon("aperture"));
  return hueOf(hueName || name, disc);
}

/* A picture. If there is none, or if it does not load: the initials of a name, or an icon. */
export function pictureFrame(picture, description, className, name) {
  const frame = element("span", { class: `picture ${className || ""}` });
  function showPlaceholder() {
    const letters = initials(name || "");
    hueOf(name || "", frame);
    frame.classList.add("empty");
    frame.setAttribute("aria-hidden", "true");
    frame.replaceChildren(letters ? isolated(letters) : drawIcon("aperture"));
  }
  if (!picture) showPlaceholder();
  else {
    frame.append(element("img", {
      src: picture.url, width: picture.width, height: picture.height, alt: description,
      loading: "lazy", decoding: "async", draggable: "false", error: showPlaceholder,
      // A picture much smaller than its frame is centred at its own size instead of enlarged.
      load: (event) => {
        const image = event.target;
        const fills = picture.width * 2.4 >= image.clientWidth
          && picture.height * 2.4 >= image.clientHeight;
        frame.classList.toggle("small", !fills);
        // What is around it are its own colours.
        frame.style.backgroundImage = fills ? "" : `url(${JSON.stringify(picture.url)})`;
      }
    }));
  }
  return frame;
}

/* A link to a website, the only kind that leaves the bundle; null for anything else. A kiosk shows
   the name of the site instead of a link. */
export function webLink(address, label) {
  const url = address && webAddress(address);
  if (!url) return null;
  const host = url.host.replace(/^www\./, "");
  if (query.isKiosk) return element("span", { class: "site" }, isolated(host));
  return element("a", {
    class: "external", href: url.href, target: "_blank", rel: "noopener noreferrer"
  }, isolated(label || host), drawIcon("external"));
}

// ---- Single facts ----

/* A Fotobond number in its printed form: 1620 as 16.20, 301 as 03.01, 1620111 as 16.20.111. */
function fotobond(number) {
  let digits = String(number);
  if (digits.length === 3 || digits.length === 6) digits = `0${digits}`;
  if (digits.length !== 4 && digits.length !== 7) return digits;
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join(".");
}

/* The known facts of a thing, of certain kinds: [{ name, label, value }]. The piece "hub" lists the
   facts, and "words" has a label for each. */
function known(kind, thing, isWanted) {
  return bundle.hub.facts[kind].filter((fact) => isWanted(fact[1]) && thing[fact[0]] !== null).map((fact) => {
    const value = thing[fact[0]];
    return {
      name: fact[0], label: word(fact[0]),
      value: fact[1] === "fotobond" ? fotobond(value) : fact[1] === "date" ? dateText(value) : value
    };
  });
}

function isAddress(kind) { return kind === "address"; }
function isNoAddress(kind) { return kind !== "address"; }

/* Links to the URLs of a thing. A website is labelled with its host. */
export function factLinks(kind, thing) {
  return known(kind, thing, isAddress).map((fact) => webLink(fact.value, fact.name === "website" ? null : fact.label));
}

/* A list of the other known facts, except some, and of further terms and descriptions; null if there
   are none. */
export function factList(kind, thing, others, further) {
  const facts = known(kind, thing, isNoAddress).filter((fact) => !(others || []).includes(fact.name))
    .map((fact) => {
      // An email address breaks behind its sign.
      const parts = String(fact.value).split(/(?<=@)/);
      return [element("dt", null, fact.label), element("dd", null, isolated(parts.length === 2
        ? [parts[0], element("wbr"), parts[1]] : fact.value))];
    }).concat(further || []);
  return facts.length ? element("dl", { class: "facts" }, facts) : null;
}

/* The rights that a picture states, in a line: "Creator: Jan Zonneschijn · © 2026 …"; null if none. */
export function rightsLine(rights) {
  if (!rights) return null;
  const license = rights[2] && (webLink(rights[2], rights[2].replace(/^https?:\/\//, "")) || isolated(rights[2]));
  const parts = [
    rights[0] ? [word("creator"), word("colon"), isolated(rights[0])] : null,
    rights[1] ? [isolated(rights[1])] : null,
    license ? [word("pictureLicense"), word("colon"), license] : null,
    rights[3] ? [isolated(rights[3])] : null
  ].filter(Boolean);
  return element("p", { class: "stated-rights" }, parts.map((part, number) => number ? [" · "].concat(part) : part));
}

/* The facts of a membership in lines: "Member since 1 January 2024", "Fotobond number 16.20.111". */
export function membershipLines(membership) {
  let facts = known("memberships", membership, isNoAddress);
  const start = facts.find((fact) => fact.name === "membershipStartDate");
  const end = facts.find((fact) => fact.name === "membershipEndDate");
  if (start && end) facts = facts.filter((fact) => fact !== end);
  return facts.map((fact) => element("span", { class: "card-note" }, fact === start && end
      ? word("memberFromTo", { from: start.value, to: end.value })
      : [`${fact.label} `, isolated(fact.value)]));
}

/* What a card tells of a portfolio. */
export function portfolioText(one) {
  if (one.images) return word("images", { n: one.images });
  const notes = { failed: "notAvailable", "left-out": "notIncluded" };
  return word(lookUp(notes, one.state) || (one.isPage ? "webPage" : one.state ? "noImages" : "noPortfolio"));
}

// ---- URLs ----

export function organizationAddress(organization) {
  return addressOf("clubs", organization.slug);
}
export function portfolioAddress(organization) {
  return bundle.club ? addressOf("portfolios") : addressOf("portfolios", organization.slug);
}
export function personAddress(name) { return addressOf("people", name.slug); }
export function imagesAddress(organization, name) {
  return addressOf("images", organization.slug, slugOf(name));
}

/* The town and the country; the town is isolated, because the country may be in another script. */
export function placeText(organization) {
  const country = countryName(organization.country);
  return [isolated(townName(organization) || word("unknownTown")), country ? `, ${country}` : null];
}

/* A title in a card or a line, which is cut at the end of its own script. */
export function titleIn(className, text, language) {
  return element("span", { class: `${className}-title`, dir: "auto", lang: language }, text);
}

/* The symbol of a club or museum on maps and in lists. */
export function markerShape(isMuseum) {
  return isMuseum
    ? drawing("path", { class: "shape museum", d: "M-8 -3.500L0 -9L8 -3.500V7H-8Z" })
    : drawing("circle", { class: "shape club", r: 7.5 });
}

export function markerIcon(isMuseum) {
  return drawing("svg", {
    class: "marker-icon", viewBox: "-11 -11 22 22", role: "img",
    "aria-label": word(isMuseum ? "museum" : "club")
  }, markerShape(isMuseum));
}

export function heading(title, lead, tools) {
  return element("div", { class: "heading" },
    element("div", null, element("h1", { tabindex: "-1" }, title),
      lead ? element("p", { class: "lead" }, lead) : null),
    tools || null);
}

/* What a page keeps in its entry of the history, so that whoever goes back finds it as it was. */
export function keep(name, value) { history.replaceState({ ...history.state, [name]: value }, ""); }
export function kept(name) { return history.state?.[name]; }

/* What was typed on this page before one left it; "" on the first visit. */
export function typedBefore() { return kept("filter") ?? ""; }

/* A field that filters the page, and is as it was when one goes back to it. */
export function filterField(label, change) {
  const field = searchField(label, typedBefore(), change);
  field.addEventListener("input", (event) => { keep("filter", event.target.value); });
  return field;
}

/* A search field that reports its text shortly after typing. */
export function searchField(label, value, change) {
  let timer;
  return element("label", { class: "field" }, drawIcon("search"),
    element("input", {
      type: "search", placeholder: label, "aria-label": label, value: value, autocomplete: "off",
      spellcheck: "false", input: (event) => {
        clearTimeout(timer);
        timer = setTimeout(() => { change(event.target.value); }, 80);
      }
    }));
}

/* A remark: what is longer than a few lines is shown on request. */
export function remarkBlock(texts) {
  const text = localizedText(texts);
  if (!text) return null;
  const remark = element("p", { class: "remark is-cut" }, text);
  const more = element("button", {
    type: "button", class: "read-more", hidden: true, click: () => {
      remark.classList.remove("is-cut");
      more.remove();
    }
  }, word("readMore"));
  requestAnimationFrame(() => { more.hidden = remark.scrollHeight <= remark.clientHeight + 2; });
  return element("div", { class: "remark-place" }, remark, more);
}

/* What a list says that has nothing with a text. */
export function searchEverywhere(text) {
  return [word("nothing"), " ", element("a", { href: addressOf("search", text.trim()) }, word("searchEverywhere"))];
}

export function noticeText(text) { return element("p", { class: "notice" }, text); }

export function deceasedMark() {
  return element("span", { class: "mark deceased" }, word("deceased"));
}

/* Announces a text to screen readers. */
export function announce(text) {
  const place = document.getElementById("announcement");
  if (place) place.textContent = text;
}

/* The attributes of a link to the page of a photographer, who may have namesakes. */
export function personTarget(place, name) {
  return {
    href: addressOf("people", slugOf(name)), click: (event) => {
      event.preventDefault();
      openPerson(place, name);
    }
  };
}

export function openPerson(place, name) {
  loadNamesLike(slugOf(name)).then((names) => {
    const one = names.list.find((found) => found.place === place);
    if (one) location.hash = personAddress(one);
  });
}

/* The title of the site: in exhibition mode or club mode that of the exhibition or club, otherwise that of the hub. */
export function siteTitle() {
  return (bundle.exhibition ?? bundle.club)?.name ?? (bundle.hub.title || word("title"));
}

// ---- Links to pages ----

/* The URL of the statistics of a club, or of all. */
export function statisticsAddress(club) {
  return club && club !== bundle.club ? addressOf("statistics", club.slug) : addressOf("statistics");
}

export function statisticsLink(club) {
  return element("a", { class: "quiet", href: statisticsAddress(club) },
    drawIcon("statistics"), word("statistics"));
}

export function helpLink() {
  return element("a", { class: "quiet", href: addressOf("help") }, drawIcon("help"), word("help"));
}
