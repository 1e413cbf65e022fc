/* Sharing the page that is shown: by the browser, or at a kiosk by a code. */

import { element } from "./core.js";
import { query } from "./query.js";
import { word } from "./settings.js";
import { iconButton } from "./parts.js";
import { codeButton } from "./takehome.js";

/* A button that shares the page, or copies its URL where a browser cannot share; at a kiosk, a code. None in a
   folder, whose URLs mean nothing elsewhere. `loadSite` is for the code (takehome.js); `tell` says what came of it. */
export function shareButton(loadSite, tell) {
  if (query.isKiosk) return codeButton(loadSite);
  if (location.protocol === "file:") return null;
  return iconButton("share", word("share"), async () => { tell(await share()); });
}

/* The same with a place for what came of it. */
export function shareTools(loadSite) {
  const note = element("span", { class: "note", role: "status" });
  const button = shareButton(loadSite, (text) => {
    note.textContent = text;
    setTimeout(() => { note.textContent = ""; }, 4000);
  });
  return button && element("span", { class: "share" }, note, button);
}

async function share() {
  const link = { title: document.title, url: query.codes ? query.codes + location.hash : location.href };
  try {
    if (navigator.share) await navigator.share(link);
    else await copy(link.url);
    return navigator.share ? "" : word("linkCopied");
  } catch (error) {
    return error.name === "AbortError" ? "" : link.url; // to be copied by hand
  }
}

/* Copies a text, also where pages without HTTPS have no clipboard. */
export async function copy(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = element("textarea", { class: "unseen" });
  field.value = text;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (!isCopied) throw new Error("no clipboard");
}
