/* An on-screen keyboard for a kiosk, which appears when a field is touched. Plain letters are enough for
   searching, which ignores accents. What others will read can have capitals, accents and punctuation. */

import { element } from "./core.js";
import { word } from "./settings.js";
import { drawIcon } from "./parts.js";

const rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
const accents = ["aàáâäãåąæ", "cçćč", "eéèêëęě", "iíìîï", "lł", "nñńň", "oóòôöõøœ", "sśšß", "uúùûü", "yýÿ", "zźżž"];
let field = null;
let keyboard = null;
let isUpper = false; // for the next letter
function isText(target) { return "typed" in target.dataset; }
function isField(target) { return target instanceof HTMLElement && (isText(target) || target.type === "search"); }

function type(text) {
  const { selectionStart: start, selectionEnd: end } = field;
  if (field.maxLength >= 0 && field.value.length - (end - start) + text.length > field.maxLength) return;
  field.setRangeText(isUpper ? text.toLocaleUpperCase() : text, start, end, "end");
  capitals(false);
  tell();
}

function capitals(now) {
  isUpper = now;
  keyboard?.classList.toggle("upper", now);
}

/* Exchanges the letter before the cursor for its next form: e, é, è, ê, ë, … */
function accent() {
  const at = field.selectionStart;
  const letter = field.value.slice(at - 1, at);
  const forms = accents.find((one) => one.includes(letter.toLowerCase()) && letter);
  if (!forms) return;
  const next = forms[(forms.indexOf(letter.toLowerCase()) + 1) % forms.length];
  field.setRangeText(letter === letter.toLowerCase() ? next : next.toUpperCase(), at - 1, at, "end");
  tell();
}

function erase() {
  const start = field.selectionStart;
  const end = field.selectionEnd;
  if (start === end && start === 0) return;
  const last = Array.from(field.value.slice(0, start)).pop() || "";
  field.setRangeText("", start === end ? start - last.length : start, end, "end");
  tell();
}

function clear() {
  field.value = "";
  tell();
}

function tell() { field.dispatchEvent(new Event("input", { bubbles: true })); }

function key(content, click, attributes) {
  return element("button", Object.assign({ type: "button", class: "key", click: click }, attributes), content);
}

function build(hasAll) {
  function letters(row) {
    return Array.from(row, (letter) => key(letter, () => { type(letter); }));
  }
  return element("div", {
    class: "keyboard", role: "region", "aria-label": word("keyboard"),
    // The field keeps the focus, and with it the cursor.
    pointerdown: (event) => { event.preventDefault(); },
    mousedown: (event) => { event.preventDefault(); },
    focusout: leave
  }, rows.map((row, at) => element("div", { class: "key-row" }, letters(row),
      at === 3 && hasAll ? key("⇧", () => { capitals(!isUpper); }, { class: "key shift", "aria-label": word("keyShift") }) : null,
      at === 3 ? key("-", () => { type("-"); }) : null,
      at === 3 ? key(drawIcon("erase"), erase,
        { class: "key wide", "aria-label": word("keyDelete") }) : null)), element("div", { class: "key-row" },
    key(word("keyClear"), clear, { class: "key wide" }),
    key("’", () => { type("’"); }),
    hasAll ? [key("é", accent, { "aria-label": word("keyAccent") }), Array.from(",.!?", (sign) => key(sign, () => { type(sign); }))] : null,
    key(word("keySpace"), () => { type(" "); }, { class: "key space" }),
    key(word("close"), hideKeyboard, { class: "key wide" })));
}

function show(target) {
  const isSame = keyboard && isText(field) === isText(target);
  field = target;
  field.setAttribute("inputmode", "none"); // without the keyboard of the system
  if (isSame) return;
  keyboard?.remove();
  keyboard = build(isText(target));
  capitals(isText(target) && !target.value);
  document.body.append(keyboard);
  document.documentElement.classList.add("typing");
  document.documentElement.style.setProperty("--keyboard", `${keyboard.offsetHeight}px`);
  // The field stays in sight.
  const covered = (field.closest(".field") ?? field).getBoundingClientRect().bottom + 10 - keyboard.getBoundingClientRect().top;
  if (covered > 0) scrollBy(0, covered);
}

/* Hides the keyboard. */
export function hideKeyboard() {
  if (!keyboard) return;
  const left = keyboard;
  keyboard = null;
  document.documentElement.classList.remove("typing");
  left.remove();
  if (field) field.blur();
  field = null;
}

/* Hides the keyboard when the focus leaves the field, or its form. */
function leave(event) {
  const target = event.relatedTarget;
  if (keyboard && target !== field && !(target && (keyboard.contains(target) || field.form?.contains(target)))) hideKeyboard();
}

/* Shows the keyboard when a field is touched, from now on. */
export function watchFields() {
  addEventListener("focusin", (event) => {
    if (isField(event.target) && matchMedia("(pointer: coarse)").matches) show(event.target);
  });
  addEventListener("focusout", (event) => {
    if (field && (event.target === field || field.form?.contains(event.target))) leave(event);
  });
  addEventListener("pointerdown", (event) => {
    // A field that still has the focus after the keyboard was closed gets no focus event.
    if (isField(event.target) && event.pointerType === "touch") show(event.target);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !keyboard) return;
    event.stopImmediatePropagation();
    hideKeyboard();
  }, true);
}
