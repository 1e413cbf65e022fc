/* Gestures of fingers, mouse and wheel: drag, pinch, tap, double tap. */
"use strict";

(function (hubpack) {
  /* handlers, each optional: start(), drag(dx, dy, fingers), end(dx, dy, speeds in both directions), zoom(factor, x, y),
     tap(), doubleTap(x, y), isOn(event). Coordinates are relative to the middle of the element. */
  hubpack.gestures = function (element, handlers) {
    var pointers = new Map();
    var moved = 0;
    var total = { x: 0, y: 0 };
    var lastTap = -Infinity;
    var tapTimer = 0;
    var began = 0;

    function isOn(event) { return !handlers.isOn || handlers.isOn(event); }
    function call(name) {
      if (handlers[name]) handlers[name].apply(null, Array.prototype.slice.call(arguments, 1));
    }

    function fromMiddle(x, y) {
      var box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    }

    /* The middle of all fingers, and their distance. */
    function spread() {
      var all = Array.from(pointers.values());
      var x = all.reduce(function (sum, one) { return sum + one.x; }, 0) / all.length;
      var y = all.reduce(function (sum, one) { return sum + one.y; }, 0) / all.length;
      return { x: x, y: y, size: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0 };
    }

    element.addEventListener("pointerdown", function (event) {
      if (!isOn(event) || event.button !== 0 || event.target.closest("button, a, select")) return;
      if (pointers.size === 0) {
        moved = 0;
        total = { x: 0, y: 0 };
        began = event.timeStamp;
        call("start");
      }
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (element.setPointerCapture) element.setPointerCapture(event.pointerId);
    });

    element.addEventListener("pointermove", function (event) {
      if (!pointers.has(event.pointerId)) return;
      var before = spread();
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      var after = spread();
      var dx = after.x - before.x;
      var dy = after.y - before.y;
      moved += Math.abs(dx) + Math.abs(dy) + Math.abs(after.size - before.size);
      total.x += dx;
      total.y += dy;
      if (moved < 6) return;
      call("drag", dx, dy, pointers.size);
      if (before.size > 0 && after.size > 0) {
        var middle = fromMiddle(after.x, after.y);
        call("zoom", after.size / before.size, middle.x, middle.y);
      }
    });

    function finish(event) {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      var time = Math.max(1, event.timeStamp - began);
      call("end", total.x, total.y, total.x / time, total.y / time);
      if (event.type === "pointercancel" || moved >= 6) return;
      var place = fromMiddle(event.clientX, event.clientY);
      clearTimeout(tapTimer);
      if (handlers.doubleTap && event.timeStamp - lastTap < 300) {
        lastTap = -Infinity;
        call("doubleTap", place.x, place.y);
      } else {
        lastTap = event.timeStamp;
        tapTimer = setTimeout(function () { call("tap"); }, handlers.doubleTap ? 300 : 0);
      }
    }
    element.addEventListener("pointerup", finish);
    element.addEventListener("pointercancel", finish);

    element.addEventListener("wheel", function (event) {
      if (!isOn(event)) return;
      event.preventDefault();
      var place = fromMiddle(event.clientX, event.clientY);
      var lines = event.deltaMode === 1 ? 16 : 1;
      call("zoom", Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), place.x, place.y);
    }, { passive: false });
  };
})(hubpack);
