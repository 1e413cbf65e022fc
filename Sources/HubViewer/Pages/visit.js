/* The visit of somebody who may leave something in the guestbook, and what the server says to it
   (Docs/Kiosk.md, "A guestbook"). */

import { visitors } from "./core.js";

/* The visit: its token, which no later visitor has, and what it has chosen. */
export const visit = { token: newToken(), hasTags: true };

/* Begins another visit: the screen is idle, or the page was opened. */
export function beginVisit() {
  visit.token = newToken();
  visit.hasTags = true;
  return look();
}

function newToken() {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_");
}

/* The answer to a question, of this visit unless it was asked by an earlier one. */
export async function ask(path, method = "GET", body = null, token = visit.token) {
  const headers = { "Guestbook-Visit": token };
  if (body) headers["Content-Type"] = "application/json";
  const answer = await fetch(`/guestbook/${path}`, { method, headers, body: body && JSON.stringify(body), cache: "no-store" });
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status });
  return answer.json();
}

/* Leaves an entry. It has a token, too, so that it is kept once though it may be sent twice. */
export async function leave(path, entry, token = visit.token, tries = 3) {
  const body = { ...entry, request: entry.request ?? newToken() };
  try {
    return await ask(path, "POST", body, token);
  } catch (error) {
    if (error.status || tries < 2) throw error;
    await new Promise((resolve) => { setTimeout(resolve, 400); });
    return leave(path, body, token, tries - 1);
  }
}

/* The digest in the URL of a picture. */
export function digestOf(picture) { return /([0-9a-f]{64})\.\w+$/.exec(picture?.url ?? "")?.[1]; }

// ---- What lists of pictures show ----

const marks = new CSSStyleSheet();
let looks = 0;

/* Hides reported pictures wherever they are shown, and numbers those with comments. */
export async function look() {
  const own = ++looks;
  const found = await ask("overview").catch(() => null);
  if (!found || own !== looks) return; // what is hidden stays so
  const { comments, hidden } = found;
  visitors.hidden = new Set(hidden.map((name) => digestOf({ url: name })));
  const ends = (name) => `img[src$="${CSS.escape(name.split("/").at(-1))}"]`;
  marks.replaceSync([
    ...hidden.map((name) => `${ends(name)} { visibility: hidden !important; background: none !important; }
      .picture:has(> ${ends(name)}) { background-image: none !important; }`),
    ...Object.entries(comments).map(([name, count]) => (
      `:is(.picture, .miniature):has(> ${ends(name)})::before { content: "${Number(count)}"; }`))
  ].join("\n"));
}

/* Begins: others may have reported something meanwhile. */
export function beginLooking() {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, marks];
  setInterval(() => { if (!document.hidden) look(); }, 30000);
  return look();
}
