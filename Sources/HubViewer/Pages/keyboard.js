/* An on-screen keyboard for a kiosk, which appears when a field is touched. Plain letters are enough,
   because searching ignores accents. */

import { element } from "./core.js";
import { word } from "./settings.js";
import { drawIcon } from "./parts.js";

const rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
let field = null;
let keyboard = null;
function isField(target) { return target instanceof HTMLInputElement && target.type === "search"; }

function type(text) {
  const end = field.selectionEnd;
  field.setRangeText(text, field.selectionStart, end, "end");
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

function build() {
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
      at === 3 ? key("-", () => { type("-"); }) : null,
      at === 3 ? key(drawIcon("erase"), erase,
        { class: "key wide", "aria-label": word("keyDelete") }) : null)), element("div", { class: "key-row" },
    key(word("keyClear"), clear, { class: "key wide" }),
    key("’", () => { type("’"); }),
    key(word("keySpace"), () => { type(" "); }, { class: "key space" }),
    key(word("close"), hideKeyboard, { class: "key wide" })));
}

function show(target) {
  field = target;
  field.setAttribute("inputmode", "none"); // without the keyboard of the system
  if (keyboard) return;
  keyboard = build();
  document.body.append(keyboard);
  document.documentElement.classList.add("typing");
  // The field stays in sight.
  const covered = field.closest(".field").getBoundingClientRect().bottom + 10 - keyboard.getBoundingClientRect().top;
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

/* Hides the keyboard when the focus leaves the field. */
function leave(event) {
  const target = event.relatedTarget;
  if (keyboard && target !== field && !(target && keyboard.contains(target))) hideKeyboard();
}

/* Shows the keyboard when a field is touched, from now on. */
export function watchFields() {
  addEventListener("focusin", (event) => {
    if (isField(event.target) && matchMedia("(pointer: coarse)").matches) show(event.target);
  });
  addEventListener("focusout", (event) => {
    if (event.target === field) leave(event);
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
