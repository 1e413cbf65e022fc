/* Codes with which people take a page home on their telephones: QR codes, drawn by the server. */

import { element, isolated, webAddress } from "./core.js";
import { query } from "./query.js";
import { word } from "./settings.js";
import { iconButton } from "./parts.js";

/* A button that shows the code of the page that is seen, or of somebody's own site, which `loadSite` promises;
   null if no code could lead anywhere. */
export function codeButton(loadSite) {
  if (query.codes === null || !query.codes && !loadSite) return null;
  return iconButton("code", word("takeHome"), async () => {
    show(await codeTarget(loadSite, location.hash));
  });
}

/* Where a code leads: to the site that `loadSite` promises, or else to a page; null if it leads nowhere. */
export async function codeTarget(loadSite, page) {
  if (query.codes === null) return null;
  const site = webAddress(await Promise.resolve(loadSite?.()).catch(() => null) ?? "");
  return site?.href ?? (query.codes ? `${query.codes}${page}` : null);
}

/* The code of a URL. */
export function drawCode(target) {
  return element("img", { class: "code", src: `/code?of=${encodeURIComponent(target)}`, alt: "", width: 400, height: 400 });
}

const ends = ["hashchange", "visitend"]; // events after which another page is seen

/* Shows a code over the page, until it is touched. */
function show(target) {
  const before = document.activeElement;
  function close() {
    layer.remove();
    removeEventListener("keydown", key, true);
    ends.forEach((name) => { removeEventListener(name, close); });
    before?.focus({ preventScroll: true });
  }
  function key(event) {
    if (event.key !== "Escape") return;
    event.stopImmediatePropagation();
    close();
  }
  const card = target ? [
    drawCode(target), element("p", null, word("scan")), element("p", { class: "note" }, isolated(target.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "")))
  ] : element("p", null, word("noSite"));
  const layer = element("div", { class: "take-home", role: "dialog", "aria-modal": "true", "aria-label": word("takeHome"), click: close },
    element("div", { class: "take-home-card" }, card, element("button", { type: "button", class: "action" }, word("close"))));
  addEventListener("keydown", key, true);
  ends.forEach((name) => { addEventListener(name, close); });
  document.body.append(layer);
  layer.querySelector("button").focus();
}
