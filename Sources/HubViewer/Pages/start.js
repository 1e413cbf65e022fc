/* The frame around all pages, and the routing from the URL to a page. */

import { addressOf, bundle, element, isolated, lookUp, pages, visitors } from "./core.js";
import { query } from "./query.js";
import {
  chosenLanguage, hasWords, languageName, loadWords, pagesLanguage, preference, setPreference,
  tonguesToChoose, word
} from "./settings.js";
import { loadHub } from "./data.js";
import { drawIcon, heading, siteTitle } from "./parts.js";
import { hasExhibitions } from "./exhibitions.js";
import { hasWall } from "./titles.js";
import { shareTools } from "./share.js";
import { anchorOf, returnToAnchor } from "./grid.js";
import "./portfolios.js";
import "./organizations.js";
import "./people.js";
import "./keywords.js";
import "./wall.js";
import "./search.js";
import "./about.js";
import "./preferences.js";
import "./images.js";

pages.help = (page) => import("./help.js").then((help) => help.show(page));
pages.statistics = (page, slug) => import("./statistics.js").then((statistics) => statistics.show(page, slug));

const way = element("nav", { class: "way" });
const main = element("main", { id: "content", tabindex: "-1" });
let page = null;
let kiosk = null; // the module kiosk.js in kiosk mode
let visits = 0;
const lost = location.protocol === "file:" ? "pieceMissing" : "pieceUnreachable";
let places = Date.now(); // numbers the entries of the history, also after a reload
const scrolls = new Map(); // number → scroll position

// ---- Routes ----

// What there is at an exhibition.
const atExhibition = ["exhibitions", "about", "help", "preferences"];

/* "#/people/jan-jansen" → ["people", "jan-jansen"] */
function route() {
  let parts = ["unreadable"];
  try {
    parts = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
  } catch { /* It leads nowhere. */ }
  return parts.length && (query.exhibition === null || atExhibition.includes(parts[0])) ? parts : home();
}

/* The first page. Another bundle may have set the preference. */
function home() {
  if (query.exhibition !== null) return ["exhibitions", bundle.exhibition?.slug ?? query.exhibition];
  return [hasWall() ? preference("first") : "portfolios"];
}

function visit() {
  if (kiosk && !kiosk.admits()) return kiosk.toStart();
  const [name, ...parts] = route();
  if (page && page.name === name && page.again && page.again.apply(null, parts)) return;
  open(name, parts, true);
}

/* Shows the current page again after a preference has changed. */
export function showAgain() {
  const language = chosenLanguage();
  if (hasWords(language)) return rebuild();
  loadWords().then(() => {
    if (chosenLanguage() === language) rebuild(); // otherwise another choice has replaced this one
  });
}

function rebuild() {
  const [name, ...parts] = route();
  build();
  open(name, parts, false);
}

/* Shows the first page as on a first visit. */
function startPage() {
  scrolls.clear();
  const [name, ...parts] = home();
  build();
  open(name, parts, true);
  scrollTo(0, 0);
}

/* What a visitor sees if a file is missing or the server does not respond. */
function failure(error) {
  return element("div", { class: "notice" },
    element("p", null, word(lost)),
    element("p", null, element("button", {
      type: "button", class: "action more", click: () => { location.reload(); }
    }, word("tryAgain"))),
    query.isKiosk ? null : element("p", { class: "note" }, isolated(error.message)));
}

/* Opens a page. A picture moves from where it is small to where it is large, and back, in browsers
   that can, unless the reader wants no motion. */
function open(name, parts, isNew) {
  const address = location.hash;
  const visited = ++visits; // the page before says nothing more, though it may still be seen
  const isImage = name === "images" || name === "exhibitions" && parts.length === 2;
  let small = isNew && isImage && pictureOf(address);
  const leaves = isNew && page && page.isDark && !isImage && page.address;
  if (!(small || leaves) || !document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return make(visited, name, parts, isNew, address);
  }
  if (small) small.classList.add("shared");
  document.startViewTransition(() => make(visited, name, parts, isNew, address).then(() => {
    if (small) small.classList.remove("shared");
    small = leaves && pictureOf(leaves);
    if (small) small.classList.add("shared");
  })).finished.then(() => {
    if (small) small.classList.remove("shared");
  });
}

/* The picture in the link that leads to an address. */
function pictureOf(address) {
  const link = linkTo(address);
  return link?.querySelector("img");
}

function make(visited, name, parts, isNew, address) {
  const before = page;
  if (before && isNew) scrolls.set(before.place, { y: scrollY, anchor: anchorOf(main) });
  const next = {
    name: name, address: address, title: "", up: null, showAgain: showAgain, isDark: false, leave: null,
    isClosed: false, // true if one has left it upwards
    isSameKind: isNew && before !== null && before.name === name,
    show: (...content) => {
      if (visited !== visits) return false;
      finishBefore();
      main.replaceChildren(way, ...content.flat(Infinity).filter(Boolean));
      return true;
    },
    keep: (leave) => {
      // The page keeps its content, so the previous page must not stop it.
      next.leave = leave;
      if (before) before.leave = null;
    },
    notFound: (what) => {
      next.title = word("notFound");
      next.up = addressOf(lookUp(pages, name) && name !== "images" ? name : "portfolios");
      next.show(heading(word("notFound"), word("notFoundHint")),
        element("p", null, element("a", {
          class: "action",
          href: addressOf("search", String(what || "").split("~")[0].replace(/-/g, " "))
        }, isolated(String(what || "").replace(/-/g, " ")))));
    },
    focus: (target) => { next.target = target; },
    replace: (address) => {
      if (visited !== visits || next.isClosed) return; // it may stop a way back that has begun
      history.replaceState(history.state, "", address);
      next.address = address;
    },
    close: () => {
      if (next.isClosed) return;
      next.isClosed = true;
      if (history.state?.from) history.back();
      else location.hash = next.up || "#/";
    }
  };

  function finishBefore() {
    if (before?.leave) before.leave();
    if (before) before.leave = null;
  }

  const maker = lookUp(pages, name);
  const made = maker ? maker(...[next].concat(parts)) : next.notFound(parts[0] || name);
  return Promise.resolve(made).catch((error) => {
    next.show(failure(error));
  }).then(() => {
    if (visited !== visits) {
      if (next.leave && page !== next) next.leave();
      return;
    }
    page = next;
    settle(next, isNew, before);
  });
}

function settle(page, isNew, before) {
  if (kiosk && isNew && !page.target) kiosk.leaveField();
  // Images cover the frame, so nothing in it can be reached.
  document.querySelectorAll("body > .skip, body > .bar").forEach((one) => { one.inert = page.isDark; });
  document.title = Array.from(new Set([page.title, siteTitle(), bundle.hub.release])).filter(Boolean).join(" · ");
  document.documentElement.classList.toggle("dark-page", page.isDark);
  document.querySelectorAll("[data-place]").forEach((link) => {
    const place = page.name === "pictures" && page.up ? page.up.split("/")[1]
      : { images: "portfolios", pictures: "portfolios", help: "about", statistics: "clubs" }[page.name] ?? page.name;
    const isHere = link.getAttribute("data-place") === place;
    if (isHere) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  });
  const isReturn = history.state?.place;
  if (!isReturn) {
    const from = before && !before.isClosed && { title: before.title, address: before.address || addressOf(before.name) };
    history.replaceState({ place: ++places, from, ...history.state }, "");
  }
  page.place = history.state.place;
  showWayBack(page);
  if (!isNew) return;
  // A link leads to the top of a page, going back to where one was.
  const scroll = scrolls.get(page.place);
  scrollTo(0, scroll?.y ?? 0);
  if (scroll?.anchor) returnToAnchor(main, scroll.anchor);
  if (before && isReturn) returnFocus(page, before, 10);
  else focusOn(page, before);
}

/* To the link that led to the page before: the list is filled at this place within some frames. */
function returnFocus(page, before, frames) {
  requestAnimationFrame(() => {
    const link = linkTo(before.address);
    if (link) link.focus({ preventScroll: true });
    else if (frames) returnFocus(page, before, frames - 1);
    else focusOn(page, before);
  });
}

/* Below the first level, a page says where one came from, and leads back there; who came by a link of
   somebody else is led one level up. */
function showWayBack(page) {
  const isBelow = page.up && !page.isDark;
  const { from } = history.state;
  const name = (page.up ?? "").split("/")[1];
  const label = from?.title ?? word({ clubs: "organizations", pictures: "allPictures" }[name] ?? name);
  way.hidden = !isBelow;
  if (isBelow) way.replaceChildren(element("a", { class: "quiet", href: from?.address ?? page.up, click: (event) => {
    if (!from) return;
    event.preventDefault();
    history.back();
  } }, drawIcon("back"), element("span", null, isolated(label))), shareTools(page.loadSite) ?? "");
}

/* The link that leads to an address, or to the portfolio with that image. */
function linkTo(address) {
  const links = Array.from(main.querySelectorAll("a[href^='#/']:not(svg a, .way a)"));
  return links.find((link) => link.getAttribute("href") === address)
    ?? links.find((link) => (`${address}/`).startsWith(`${link.getAttribute("href")}/`));
}

function focusOn(page, before) {
  const target = page.target || main.querySelector("h1");
  // On the first page a screen reader begins at the top.
  if (target && (before || page.target)) target.focus({ preventScroll: true });
}

// ---- The frame ----

/* A link to the page that is shown leads to its top. */
function toTop(event) {
  if (event.currentTarget.getAttribute("href") === location.hash) scrollTo(0, 0);
}

function link(name, label) {
  return element("a", { href: addressOf(name), "data-place": name, click: toTop }, drawIcon(
    name === "clubs" ? "organizations" : name), label);
}

function build() {
  const isChoosing = document.activeElement?.closest(".languages");
  const root = document.documentElement;
  root.lang = pagesLanguage();
  root.setAttribute("data-theme", preference("theme"));
  const frame = [
    element("a", { class: "skip", href: "#content", click: (event) => {
      event.preventDefault();
      main.focus();
    } }, word("skip")),
    element("header", { class: `bar${hasExhibitions() ? " many" : ""}${bundle.club || query.exhibition !== null ? " of-club" : ""}` },
      element("a", { class: "brand", href: addressOf(...home()), "aria-label": siteTitle() }, drawIcon("aperture"),
        element("span", { class: "brand-name" }, isolated(siteTitle())), " ",
        element("span", { class: "release" }, isolated(bundle.hub.release))),
      query.exhibition !== null ? null : element("nav", { class: "places", "aria-label": word("places") },
        link("portfolios", element("span", null, word("portfolios"))),
        link("clubs", bundle.club ? element("span", null, word("theClub"))
          : [element("span", { class: "wide-only" }, word("organizations")),
            element("span", { class: "small-only" }, word("organizationsShort"))]),
        hasExhibitions() ? link("exhibitions", element("span", null, word("exhibitionsShort"))) : null,
        link("people", element("span", null, word("people"))),
        link("keywords", element("span", null, word("keywords"))),
        link("search", element("span", null, word("search")))),
      query.isKiosk ? languageSwitch() : null,
      element("nav", { class: "corner", "aria-label": word("menu") },
        ["about", "preferences"].map((name) => element("a", {
          class: "button", href: addressOf(name), "data-place": name, "aria-label": word(name), title: word(name),
          click: toTop
        }, drawIcon(name))))),
    main,
    element("p", { id: "announcement", class: "unseen", role: "status" })
  ];
  Array.from(document.body.children).forEach((child) => {
    if (child.localName !== "script" && !child.classList.contains("layer")) child.remove();
  });
  document.body.prepend.apply(document.body, frame);
  const choice = isChoosing && document.querySelector(".languages-open, .languages [aria-pressed=true]");
  if (choice) choice.focus({ preventScroll: true });
}

/* A button for each language of the pages; a menu if they are many. */
function languageSwitch() {
  const codes = tonguesToChoose();
  const now = pagesLanguage();
  const buttons = codes.map((code) => element("button", {
    type: "button", lang: code, "aria-pressed": String(code === now),
    click: () => {
      setPreference("language", code);
      showAgain();
    }
  }, languageName(code)));
  if (codes.length < 2) return null;
  if (codes.length <= 3) {
    return element("div", { class: "languages", role: "group", "aria-label": word("language") }, buttons);
  }
  const list = element("div", {
    class: "languages-list", id: "languages", role: "group", "aria-label": word("language"), hidden: true
  }, buttons);
  const opener = element("button", {
    type: "button", class: "languages-open", "aria-expanded": "false", "aria-controls": "languages",
    "aria-label": word("language") + word("colon") + languageName(now),
    click: () => {
      show(list.hidden);
      if (!list.hidden) buttons[Math.max(0, codes.indexOf(now))].focus();
    }
  }, drawIcon("language"), element("span", { lang: now }, languageName(now)));
  function show(isOpen) {
    list.hidden = !isOpen;
    opener.setAttribute("aria-expanded", String(isOpen));
  }
  return element("div", {
    class: "languages is-menu",
    focusout: (event) => {
      if (!event.relatedTarget || !event.currentTarget.contains(event.relatedTarget)) show(false);
    },
    keydown: (event) => {
      if (event.key !== "Escape" || list.hidden) return;
      event.stopPropagation();
      show(false);
      opener.focus();
    }
  }, opener, list);
}

/* "/" opens the search, unless the focus is in a field. */
addEventListener("keydown", (event) => {
  if (query.exhibition !== null || event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  event.preventDefault();
  location.hash = addressOf("search");
});

/* The guestbook, if the server has one; the pages do not depend on it. */
function loadGuestbook() {
  if (!query.guestbook.length) return null;
  return import("./guestbook.js").then((guestbook) => {
    visitors.guestbook = guestbook;
    return guestbook.begin();
  }).catch(() => {});
}

if ("scrollRestoration" in history) history.scrollRestoration = "manual";
// The words of the language arrive with the facts of the hub, which may have other languages.
Promise.all([loadHub(), loadWords(), query.isKiosk ? import("./kiosk.js") : null, loadGuestbook()]).then((found) => {
  kiosk = found[2];
  return loadWords();
}).then(() => {
  build();
  addEventListener("hashchange", visit);
  if (kiosk) return kiosk.begin(startPage, addressOf(...home()));
  visit();
}, (error) => {
  loadWords().then(() => { document.body.prepend(failure(error)); });
  // The server may still be starting, or restarting.
  if (query.isKiosk) setTimeout(() => { location.reload(); }, 10000);
});
