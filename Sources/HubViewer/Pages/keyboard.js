/* An on-screen keyboard for a kiosk, which appears when a field is touched. Plain letters are enough,
   because searching ignores accents. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
  var field = null;
  var keyboard = null;
  if (!hubpack.query.isKiosk) return;

  function isField(target) { return target instanceof HTMLInputElement && target.type === "search"; }

  function type(text) {
    var end = field.selectionEnd;
    field.setRangeText(text, field.selectionStart, end, "end");
    tell();
  }

  function erase() {
    var start = field.selectionStart;
    var end = field.selectionEnd;
    if (start === end && start === 0) return;
    var last = Array.from(field.value.slice(0, start)).pop() || "";
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
      return Array.from(row, function (letter) {
        return key(letter, function () { type(letter); });
      });
    }
    return element("div", {
      class: "keyboard", role: "region", "aria-label": word("keyboard"),
      // The field keeps the focus, and with it the cursor.
      pointerdown: function (event) { event.preventDefault(); },
      mousedown: function (event) { event.preventDefault(); },
      focusout: leave
    }, rows.map(function (row, at) {
      return element("div", { class: "key-row" }, letters(row),
        at === 3 ? key("-", function () { type("-"); }) : null,
        at === 3 ? key(hubpack.icon("erase"), erase,
          { class: "key wide", "aria-label": word("keyDelete") }) : null);
    }), element("div", { class: "key-row" },
      key(word("keyClear"), clear, { class: "key wide" }),
      key("’", function () { type("’"); }),
      key(word("keySpace"), function () { type(" "); }, { class: "key space" }),
      key(word("close"), hide, { class: "key wide" })));
  }

  function show(target) {
    field = target;
    field.setAttribute("inputmode", "none"); // without the keyboard of the system
    if (keyboard) return;
    keyboard = build();
    document.body.append(keyboard);
    document.documentElement.classList.add("typing");
    // The field stays in sight.
    var covered = field.closest(".field").getBoundingClientRect().bottom + 10 - keyboard.getBoundingClientRect().top;
    if (covered > 0) scrollBy(0, covered);
  }

  function hide() {
    if (!keyboard) return;
    var left = keyboard;
    keyboard = null;
    document.documentElement.classList.remove("typing");
    left.remove();
    if (field) field.blur();
    field = null;
  }

  /* Hides the keyboard when the focus leaves the field. */
  function leave(event) {
    var target = event.relatedTarget;
    if (keyboard && target !== field && !(target && keyboard.contains(target))) hide();
  }

  addEventListener("focusin", function (event) {
    if (isField(event.target) && matchMedia("(pointer: coarse)").matches) show(event.target);
  });
  addEventListener("focusout", function (event) {
    if (event.target === field) leave(event);
  });
  addEventListener("pointerdown", function (event) {
    // A field that still has the focus after the keyboard was closed gets no focus event.
    if (isField(event.target) && event.pointerType === "touch") show(event.target);
  });
  addEventListener("keydown", function (event) {
    if (event.key !== "Escape" || !keyboard) return;
    event.stopImmediatePropagation();
    hide();
  }, true);
  // Called when another page is shown.
  hubpack.hideKeyboard = hide;
})(hubpack);
