/* What every page needs: pieces of data, text and elements. Texts become text nodes, never HTML.
   A bundle has these modules as a few plain scripts (Docs/Decisions/2026-11-29-modules.md), because
   neither modules nor fetch work from file://. */

/* What is shown: the facts of the hub, the club of club mode, or null if all clubs are shown, and the exhibition of
   exhibition mode, or null. */
export const bundle = { hub: null, club: null, exhibition: null };

/* What visitors leave: the module guestbook.js, or null if they can leave nothing, and the digests of the
   pictures that are hidden because of a report. */
export const visitors = { guestbook: null, hidden: new Set() };

/* The pages by the first part of their URL: functions of a page and of the other parts. */
export const pages = {};

/* The value of a table for an untrusted name; plain access would also find "constructor". */
export function lookUp(table, name) {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

// ---- Pieces of data ----

const kept = new Map(); // name → promise, least recently used first
const arriving = new Map(); // name → function that receives the value
const mostKept = 48;

/* Called by each file in viewer/data. */
globalThis.hubpack = Object.assign(globalThis.hubpack || {}, {
  piece(name, value) {
    if (arriving.has(name)) arriving.get(name)(value);
  }
});

/* A promise of a piece: "people-3". Only the most recently used pieces are kept. */
export function load(name) {
  const promise = kept.get(name) || request(name);
  kept.delete(name);
  kept.set(name, promise);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value);
  return promise;
}

/* The same, without the cache. */
export function loadAnew(name) {
  kept.delete(name);
  return load(name);
}

/* The same, for a piece whose reader keeps what it has made of it. */
export async function loadOnce(name) {
  const value = await load(name);
  kept.delete(name);
  return value;
}

function request(name) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    function fail() {
      kept.delete(name);
      reject(new Error(`viewer/data/${name}.js`));
    }
    function finish() {
      script.remove();
      if (arriving.delete(name)) fail();
    }
    arriving.set(name, (value) => {
      arriving.delete(name);
      resolve(value);
    });
    script.onload = finish;
    script.onerror = finish;
    script.src = `viewer/data/${name}.js`;
    document.head.append(script);
  });
}

// ---- Text ----

const letters = {
  "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ß": "ss", "æ": "ae", "œ": "oe",
  "þ": "th", "ð": "d", "ı": "i", "ĸ": "k", "ς": "σ", "ʼ": "'", "’": "'", "‘": "'"
};

/* The folded form of a text, for searching (Docs/Format.md, "Folding"). */
export function fold(text) {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  return Array.from(
    text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\p{M}/gu, ""),
    (letter) => lookUp(letters, letter) || letter).join("");
}

/* The form of a name in a URL: "jan-jansen". */
export function slugOf(text) {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "-";
}

/* The URL of a page of the viewer: "#/people/jan-jansen". */
export function addressOf(...parts) { return `#/${parts.map(encodeURIComponent).join("/")}`; }

/* A web URL, or null: a hub may publish anything, even "javascript:". */
export function webAddress(text) {
  try {
    const url = new URL(text);
    return url.protocol === "https:" || url.protocol === "http:" ? url : null;
  } catch {
    return null;
  }
}

// ---- Elements ----

/* An element with attributes and children; texts become text nodes. Attributes that are null or
   false are omitted; a function becomes a listener. */
export function element(name, attributes, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/* The same in SVG. */
export function drawing(name, attributes, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function fill(made, attributes, children) {
  const isThere = (value) => value !== null && value !== undefined && value !== false;
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (isThere(value)) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter(isThere));
  return made;
}

/* A text of the hub, isolated so that right-to-left text does not reverse its neighbours. */
export function isolated(text, language) {
  return element("bdi", { lang: language }, text);
}
