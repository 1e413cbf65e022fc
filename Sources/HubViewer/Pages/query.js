/* The parameters of the URL: kiosk mode, a single club or exhibition, automatic slideshows, languages and theme
   (Docs/Kiosk.md). They apply as long as the page is open. */

import { slugOf } from "./core.js";

const asked = new URLSearchParams(location.search);

/* A number of seconds between 1 and a day, or the default. */
function seconds(name, otherwise) {
  const number = Number((asked.get(name) || "").trim().replace(/s$/, ""));
  return number >= 1 && number <= 86400 ? number : otherwise;
}

/* The slug of a club or exhibition: from "Fotoclub Zonnevlek Waterlinge" or from the slug itself; null without one. */
function slug(name) {
  if (!asked.get(name)) return null;
  const parts = /^(.*?)(~\d+)?$/s.exec(asked.get(name).trim());
  return slugOf(parts[1]) + (parts[2] || "");
}

/* The codes of languages in a list: "nl,en,de". */
function codes(text) {
  const found = text.toLowerCase().split(",").map((code) => code.trim()).filter(Boolean);
  return Array.from(new Set(found));
}

export const query = {
  isKiosk: asked.has("kiosk"),
  idle: seconds("kiosk", 120), // seconds without a touch until the screen starts over
  autoplay: asked.has("autoplay") ? seconds("autoplay", 8) : 0,
  club: slug("club"),
  clubText: asked.get("club"),
  exhibition: slug("exhibition"),
  exhibitionText: asked.get("exhibition"),
  language: asked.get("language"),
  languages: codes(asked.get("languages") || ""), // the choice, and its order
  theme: asked.get("theme"),
  // The public URL to which codes lead, which may be "", or null without codes.
  codes: location.protocol === "file:" ? null : asked.get("codes"),
  guestbook: location.protocol === "file:" ? [] : codes(asked.get("guestbook") || "") // what visitors can leave
};
