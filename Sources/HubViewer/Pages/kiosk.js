/* Kiosk mode, for a public touch screen. Visitors cannot leave the pages. After some time without a
   touch everything is reset, and pictures cover the screen (attract.js). */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  if (!hubpack.query.isKiosk) return;

  var idle = hubpack.query.idle * 1000;
  var notice = Math.min(10000, idle / 2); // the length of the countdown
  var lastTouch = 0;
  var timer = 0;
  var isWaiting = false; // true while nobody uses the screen
  var asking = null; // the layer "Still there?"
  var visitor = String(Date.now());
  var depth = 0; // the number of pages that this visitor can go back

  document.documentElement.classList.add("kiosk");

  // ---- Layers ----

  /* A layer over the page until somebody touches it. The touch does not reach the page: the click that
     browsers derive from it a moment later still hits the layer while it fades. */
  hubpack.layer = function (attributes, content, touched) {
    var layer = element("div", Object.assign({ tabindex: "-1" }, attributes), content);
    layer.classList.add("layer");
    var isOpen = false;
    var leaving = 0;
    var focused = null; // the element that gets the focus back

    function rest(isInert) {
      Array.from(document.body.children).forEach(function (child) {
        if (!child.classList.contains("layer")) child.inert = isInert;
      });
    }

    function key(event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === "keydown" && isOpen && !event.repeat) touched();
    }

    ["pointerup", "pointercancel", "click", "wheel"].forEach(function (name) {
      layer.addEventListener(name, function (event) {
        event.preventDefault();
        if (isOpen) touched();
      }, { passive: false });
    });
    // The mouse events that a browser derives from a touch must not move the focus.
    layer.addEventListener("mousedown", function (event) { event.preventDefault(); });
    return {
      element: layer,
      isOpen: function () { return isOpen; },
      open: function () {
        clearTimeout(leaving);
        layer.classList.remove("leaving");
        focused = document.activeElement;
        document.body.append(layer);
        isOpen = true;
        rest(true);
        addEventListener("keydown", key, true);
        addEventListener("keyup", key, true);
        layer.focus({ preventScroll: true });
      },
      /* Closes the layer: slowly after a touch, otherwise at once. */
      close: function (isTouched) {
        if (!isOpen) return;
        isOpen = false;
        layer.classList.add("leaving");
        rest(false);
        removeEventListener("keydown", key, true);
        function leave() {
          removeEventListener("keyup", key, true);
          layer.remove();
        }
        if (isTouched && focused && focused.isConnected) focused.focus({ preventScroll: true });
        if (isTouched) leaving = setTimeout(leave, 600);
        else leave();
      }
    };
  };

  // ---- Starting again ----

  hubpack.kiosk = {
    /* Called once the first page is shown. */
    begin: function () {
      startAgain();
    },

    /* True for a new page or one that this visitor has seen; false for history entries of an earlier
       visitor or from before a reload. */
    admits: function () {
      var state = history.state;
      if (!state) {
        depth += 1;
        history.replaceState({ visitor: visitor, depth: depth }, "");
        return true;
      }
      if (state.visitor !== visitor) return false;
      depth = state.depth;
      return true;
    }
  };

  function startAgain() {
    clearTimeout(timer);
    timer = 0;
    if (asking) asking.close(false);
    asking = null;
    visitor = String(Date.now()) + "." + Math.random();
    hubpack.forgetPreferences();
    toStart();
    isWaiting = true;
    renew();
    hubpack.attract(function () {
      isWaiting = false;
      lastTouch = performance.now();
      watch();
    });
  }

  /* Shows a newer release if the server has one; the path begins with the release's version
     ("hubpack serve --watch"). */
  function renew() {
    var version = location.pathname.match(/^\/([0-9a-f]{12})\//);
    if (!isWaiting || !version || location.protocol === "file:") return;
    hubpack.loadAnew("current").then(function (current) {
      if (isWaiting && current !== version[1]) location.replace("/" + location.search);
    }, function () {
      // The server is not reachable; the pages stay as they are.
    });
  }
  setInterval(renew, 60000);

  function toStart() {
    depth = 0;
    history.replaceState({ visitor: visitor, depth: 0 }, "", hubpack.address("portfolios"));
    hubpack.startPage();
  }
  hubpack.kiosk.toStart = toStart;

  /* Schedules the next step: asking, counting down, starting over. */
  function watch() {
    clearTimeout(timer);
    var left = lastTouch + idle - performance.now();
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
      asking = hubpack.layer({
        class: "still-there", role: "alertdialog", "aria-labelledby": "still-there",
        "aria-describedby": "still-there-why"
      }, element("div", { class: "still-there-card" },
        element("p", { class: "still-there-title", id: "still-there" }, word("stillThere")),
        element("p", { class: "still-there-count", "aria-hidden": "true" }),
        element("p", { id: "still-there-why" }, word("stay"))), function () {
        lastTouch = performance.now();
        watch();
      });
      asking.open();
    }
    asking.element.querySelector(".still-there-count").textContent = word("startingAgain", { n: seconds });
  }

  // ---- Signs of a visitor ----

  var lastPlace = "";
  ["pointerdown", "pointerup", "pointermove", "touchmove", "keydown", "wheel", "input"].forEach(function (name) {
    addEventListener(name, function (event) {
      if (!event.isTrusted) return;
      if (name === "pointermove") {
        // Browsers also report a resting mouse when something moves below it.
        var place = event.screenX + " " + event.screenY;
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
      var state = history.state;
      return !state || state.visitor !== visitor || !state.depth;
    }
    if (event.getModifierState && event.getModifierState("AltGraph")) return false; // AltGr types letters
    if (event.ctrlKey || event.metaKey || event.altKey) return true;
    if (event.key === "'" && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return true;
    return /^(F\d+|Alt|Meta|OS|ContextMenu|Help|Find|Open|Save|Print|PrintScreen|New|Close|Browser.*|Launch.*|Zoom.*)$/
      .test(event.key);
  }

  addEventListener("keydown", function (event) {
    if (!isForeign(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  addEventListener("keyup", function (event) {
    if (/^(Alt|Meta|OS|F10)$/.test(event.key)) event.preventDefault();
  }, true);

  function prevent(event) { event.preventDefault(); }
  ["contextmenu", "dragstart", "dragover", "drop", "auxclick", "gesturestart"].forEach(function (name) {
    addEventListener(name, prevent, { capture: true, passive: false });
  });
  addEventListener("selectstart", function (event) {
    if (!/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) event.preventDefault();
  }, true);
  // The middle button opens windows, and the side buttons go back and forward.
  ["mousedown", "mouseup"].forEach(function (name) {
    addEventListener(name, function (event) {
      if (event.button !== 0) event.preventDefault();
    }, true);
  });
  addEventListener("wheel", function (event) {
    if (event.ctrlKey) event.preventDefault();
  }, { capture: true, passive: false });
  // Only links to these pages work, and only in this window.
  addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest("a");
    if (!link) return;
    var isPlace = (link.getAttribute("href") || "").startsWith("#");
    if (isPlace && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
})(hubpack);
