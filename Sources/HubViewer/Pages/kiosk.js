/* Kiosk mode, for a public touch screen. Visitors cannot leave the pages. After some time without a
   touch everything is reset, and pictures cover the screen (attract.js). */

import { element, loadAnew } from "./core.js";
import { query } from "./query.js";
import { forgetPreferences, word } from "./settings.js";
import { attract } from "./attract.js";
import { makeLayer } from "./layer.js";
import { hideKeyboard, watchFields } from "./keyboard.js";

const idle = query.idle * 1000;
const notice = Math.min(10000, idle / 2); // the length of the countdown
let lastTouch = 0;
let timer = 0;
let isWaiting = false; // true while nobody uses the screen
let asking = null; // the layer "Still there?"
let showStart = null; // shows the first page
let start = ""; // its URL
let sensor = null; // bayer.js
let visitor = String(Date.now());
let depth = 0; // the number of pages that this visitor can go back

// ---- Starting again ----

/* Begins; `show` shows the first page, which has an address, as on a first visit. */
export async function begin(show, address) {
  showStart = show;
  start = address;
  sensor = await import("./bayer.js");
  document.documentElement.classList.add("kiosk");
  watchFields();
  startAgain();
  setInterval(renew, 60000);
}

/* True for a new page or one that this visitor has seen; false for history entries of an earlier
   visitor or from before a reload. */
export function admits() {
  const state = history.state;
  if (!state) {
    depth += 1;
    history.replaceState({ visitor: visitor, depth: depth }, "");
    return true;
  }
  if (state.visitor !== visitor) return false;
  depth = state.depth;
  return true;
}

/* Called when another page is shown. */
export function leaveField() { hideKeyboard(); }

function startAgain() {
  clearTimeout(timer);
  timer = 0;
  if (asking) asking.close(false);
  asking = null;
  visitor = `${String(Date.now())}.${Math.random()}`;
  forgetPreferences();
  dispatchEvent(new Event("visitend"));
  toStart();
  isWaiting = true;
  renew();
  attract(sensor, () => {
    isWaiting = false;
    lastTouch = performance.now();
    watch();
  });
}

/* Shows a newer release if the server has one; the path begins with the release's version
   ("hubpack serve --watch"). */
function renew() {
  const version = location.pathname.match(/^\/([0-9a-f]{12})\//);
  if (!isWaiting || !version || location.protocol === "file:") return;
  loadAnew("current").then((current) => {
    if (isWaiting && current !== version[1]) location.replace(`/${location.search}`);
  }, () => {
    // The server is not reachable; the pages stay as they are.
  });
}
export function toStart() {
  depth = 0;
  history.replaceState({ visitor: visitor, depth: 0 }, "", start);
  showStart();
}

/* Schedules the next step: asking, counting down, starting over. */
function watch() {
  clearTimeout(timer);
  const left = lastTouch + idle - performance.now();
  if (left <= 0) return startAgain();
  if (left > notice + 20) {
    if (asking) asking.close(true);
    asking = null;
    timer = setTimeout(watch, left - notice);
    return;
  }
  ask(Math.ceil(left / 1000));
  timer = setTimeout(watch, Math.min(left, left % 1000 || 1000) + 5);
}

function ask(seconds) {
  if (!asking) {
    asking = makeLayer({
      class: "still-there", role: "alertdialog", "aria-labelledby": "still-there",
      "aria-describedby": "still-there-why"
    }, element("div", { class: "still-there-card" },
      element("p", { class: "still-there-title", id: "still-there" }, word("stillThere")),
      element("p", { class: "still-there-count", "aria-hidden": "true" }),
      element("p", { id: "still-there-why" }, word("stay"))), () => {
      lastTouch = performance.now();
      watch();
    });
    asking.open();
  }
  asking.element.querySelector(".still-there-count").textContent = word("startingAgain", { n: seconds });
}

// ---- Signs of a visitor ----

let lastPlace = "";
["pointerdown", "pointerup", "pointermove", "touchmove", "keydown", "wheel", "input"].forEach((name) => {
  addEventListener(name, (event) => {
    if (!event.isTrusted) return;
    if (name === "pointermove") {
      // Browsers also report a resting mouse when something moves below it.
      const place = `${event.screenX} ${event.screenY}`;
      if (place === lastPlace) return;
      lastPlace = place;
    }
    lastTouch = performance.now();
  }, { capture: true, passive: true });
});

// ---- Staying on the pages ----

/* True for keys that act on the browser instead of the page. */
function isForeign(event) {
  if (event.key === "ArrowLeft" && event.altKey && !event.ctrlKey && !event.metaKey) {
    const state = history.state;
    return !state || state.visitor !== visitor || !state.depth;
  }
  if (event.getModifierState?.("AltGraph")) return false; // AltGr types letters
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.key === "'" && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return true;
  return /^(F\d+|Alt|Meta|OS|ContextMenu|Help|Find|Open|Save|Print|PrintScreen|New|Close|Browser.*|Launch.*|Zoom.*)$/
    .test(event.key);
}

addEventListener("keydown", (event) => {
  if (!isForeign(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
addEventListener("keyup", (event) => {
  if (/^(Alt|Meta|OS|F10)$/.test(event.key)) event.preventDefault();
}, true);

function prevent(event) { event.preventDefault(); }
["contextmenu", "dragstart", "dragover", "drop", "auxclick", "gesturestart"].forEach((name) => {
  addEventListener(name, prevent, { capture: true, passive: false });
});
addEventListener("selectstart", (event) => {
  if (!/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) event.preventDefault();
}, true);
// The middle button opens windows, and the side buttons go back and forward.
["mousedown", "mouseup"].forEach((name) => {
  addEventListener(name, (event) => {
    if (event.button !== 0) event.preventDefault();
  }, true);
});
addEventListener("wheel", (event) => {
  if (event.ctrlKey) event.preventDefault();
}, { capture: true, passive: false });
// Only links to these pages work, and only in this window.
addEventListener("click", (event) => {
  const link = event.target.closest?.("a");
  if (!link) return;
  const isPlace = (link.getAttribute("href") || "").startsWith("#");
  if (isPlace && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
