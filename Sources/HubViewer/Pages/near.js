/* Distances: the nearest to a town, or to the device. */

import { element, fold, isolated, loadOnce } from "./core.js";
import { query } from "./query.js";
import { countryName, pagesLanguage, word } from "./settings.js";
import { townName } from "./data.js";
import { iconButton, keep, kept, searchField } from "./parts.js";

/* The languages that the names of towns are in, in the order of the data. */
export const atlasLanguages = ["en", "nl", "de", "fr", "pl", "es"];

const mostOffered = 6;

/* The places of an encoded polyline. */
export function placesOf(text, scale) {
  const found = [];
  const place = [0, 0];
  for (let at = 0, part = 0; at < text.length; part = 1 - part) {
    let number = 0;
    for (let shift = 0, byte = 32; byte >= 32; shift += 5) {
      byte = text.charCodeAt(at++) - 63;
      number |= (byte & 31) << shift;
    }
    place[part] += number & 1 ? ~(number >> 1) : number >> 1;
    if (part === 1) found.push({ latitude: place[0] / scale, longitude: place[1] / scale });
  }
  return found;
}

/* Kilometres between two places, along a great circle. */
function distance(a, b) {
  const radian = Math.PI / 180;
  const sines = Math.sin((a.latitude - b.latitude) * radian / 2) ** 2
    + Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian)
    * Math.sin((a.longitude - b.longitude) * radian / 2) ** 2;
  return 12742 * Math.asin(Math.sqrt(Math.min(1, sines)));
}

/* The nearest first; those whose place is unknown last. */
export function nearest(some, from) {
  return some.map((one) => ({ one, distance: one.latitude === null ? Infinity : distance(one, from) }))
    .sort((a, b) => a.distance === b.distance ? 0 : a.distance - b.distance).map((row) => row.one);
}

export function distanceText(organization, from) {
  const kilometres = distance(organization, from);
  return new Intl.NumberFormat(pagesLanguage(), {
    style: "unit", unit: "kilometer", maximumFractionDigits: kilometres < 9.95 ? 1 : 0
  }).format(kilometres);
}

// ---- Towns ----

/* The towns of the hub's countries, those with a club or museum first: { name, country, folded: its names,
   latitude, longitude }. A large one may be there twice. */
async function loadTowns(organizations) {
  const own = new Map(organizations.filter((one) => one.latitude !== null && one.town).map((one) => [
    `${fold(one.town)} ${one.country}`, {
      name: townName(one), country: one.country, folded: [one.town, townName(one)].map(fold),
      latitude: one.latitude, longitude: one.longitude
    }
  ]));
  const text = await loadOnce("towns").catch(() => ""); // those of the hub are enough for a list
  const others = text.split("\n").filter(Boolean).map((line) => {
    const [polyline, ...names] = line.slice(2).split("\t");
    const name = names[atlasLanguages.indexOf(pagesLanguage())] || names[0];
    return { name, country: line.slice(0, 2), folded: names.filter(Boolean).map(fold), ...placesOf(polyline, 100)[0] };
  });
  return [...own.values(), ...others];
}

/* The towns with a name that begins with a text: those with just that name first, each name once in a
   country. */
function offered(towns, text) {
  const start = fold(text.trim());
  const found = towns.filter((town) => town.folded.some((name) => name.startsWith(start)))
    .sort((a, b) => b.folded.includes(start) - a.folded.includes(start));
  const keys = found.map((town) => `${fold(town.name)} ${town.country}`);
  return found.filter((_, at) => keys.indexOf(keys[at]) === at).slice(0, mostOffered);
}

/* The place that the list was sorted by before one left the page; null if it was sorted by name. */
export function keptPlace() { return kept("near") ?? null; }

/* A field for the town from which distances are measured, and a button for the place of the device;
   empty, the list is sorted by name. Null if all are in one town. */
export function nearField(organizations, change) {
  const placed = organizations.filter((one) => one.latitude !== null && one.town);
  if (!placed.some((one) => one.town !== placed[0].town)) return null;
  let towns = null;
  const note = element("p", { class: "note", role: "status" });
  const choices = element("ul", { class: "chips", role: "list" });
  const field = searchField(word("orderTown"), keptPlace()?.label ?? "", offer);
  const input = field.querySelector("input");
  const button = canLocate() ? iconButton("target", word("findMe"), locate) : null;
  if (button) hideIfDenied(button);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") choices.querySelector("button")?.click();
  });

  async function offer(text) {
    choices.replaceChildren();
    note.textContent = "";
    if (!text.trim()) return choose(null);
    towns ??= loadTowns(placed);
    const found = offered(await towns, text);
    if (input.value !== text) return; // the text has changed meanwhile
    const [only] = found;
    if (found.length === 1 && only.folded.includes(fold(text.trim()))) return choose(placeOf(only, only.name));
    note.textContent = word(found.length ? "chooseTown" : "noTown");
    choices.replaceChildren(...found.map((town) => {
      const isTwice = found.some((other) => other !== town && fold(other.name) === fold(town.name));
      const label = isTwice ? `${town.name} (${countryName(town.country)})` : town.name;
      return element("li", null, element("button", { type: "button", class: "chip", click: () => {
        choose(placeOf(town, label));
        if (query.isKiosk) document.activeElement.blur(); // which hides the keyboard
        else input.focus({ preventScroll: true });
      } }, isolated(label)));
    }));
  }

  function placeOf(town, label) { return { label, latitude: town.latitude, longitude: town.longitude }; }

  function choose(place) {
    choices.replaceChildren();
    note.textContent = "";
    if (place) input.value = place.label;
    keep("near", place);
    change(place);
  }

  function locate() {
    note.textContent = word("findingMe");
    navigator.geolocation.getCurrentPosition(({ coords }) => {
      note.textContent = "";
      choose({ label: word("orderHere"), latitude: coords.latitude, longitude: coords.longitude });
    }, (failure) => {
      note.textContent = word("notFoundMe");
      note.scrollIntoView({ block: "nearest" });
      button.hidden = failure.code === failure.PERMISSION_DENIED;
    }, { maximumAge: 600000, timeout: 20000 });
  }

  return [element("div", { class: "order" }, field, choices, button), note];
}

/* True if the browser may tell the position of the device. A kiosk stands where it stands. */
function canLocate() {
  return !query.isKiosk && window.isSecureContext && Boolean(navigator.geolocation);
}

/* Hides a button if the reader has refused before; this asks the browser, not the reader. */
function hideIfDenied(button) {
  navigator.permissions?.query({ name: "geolocation" }).then((permission) => {
    button.hidden = permission.state === "denied";
  }, () => { /* A browser that cannot tell may still ask. */ });
}
