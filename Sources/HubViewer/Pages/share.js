/* Sharing the page that is shown: by the browser, or at a kiosk by a code. */

import { element } from "./core.js";
import { query } from "./query.js";
import { word } from "./settings.js";
import { iconButton } from "./parts.js";
import { codeButton } from "./takehome.js";

/* A button that shares the page, or copies its URL where a browser cannot share, and a place for what
   came of it; at a kiosk, a code. None in a folder, whose URLs mean nothing elsewhere. `loadSite` is for the
   code (takehome.js). */
export function shareTools(loadSite) {
  if (query.isKiosk) return codeButton(loadSite);
  if (location.protocol === "file:") return null;
  const note = element("span", { class: "note", role: "status" });
  return element("span", { class: "share" }, note, iconButton("share", word("share"), async () => {
    note.textContent = await share();
    setTimeout(() => { note.textContent = ""; }, 4000);
  }));
}

async function share() {
  const link = { title: document.title, url: location.href };
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
