/* Gestures of fingers, mouse and wheel: drag, pinch, tap, double tap. */

/* handlers, each optional: start(), drag(dx, dy, fingers), end(dx, dy, speeds in both directions), zoom(factor, x, y),
   tap(), doubleTap(x, y), isOn(event). Coordinates are relative to the middle of the element. */
export function gestures(element, handlers) {
  const pointers = new Map();
  let moved = 0;
  let total = { x: 0, y: 0 };
  let lastTap = -Infinity;
  let tapTimer = 0;
  let began = 0;

  function isOn(event) { return !handlers.isOn || handlers.isOn(event); }
  function call(name, ...values) { handlers[name]?.(...values); }

  function fromMiddle(x, y) {
    const box = element.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  }

  /* The middle of all fingers, and their distance. */
  function spread() {
    const all = Array.from(pointers.values());
    const x = all.reduce((sum, one) => sum + one.x, 0) / all.length;
    const y = all.reduce((sum, one) => sum + one.y, 0) / all.length;
    return { x: x, y: y, size: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0 };
  }

  element.addEventListener("pointerdown", (event) => {
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

  element.addEventListener("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return;
    const before = spread();
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = spread();
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    moved += Math.abs(dx) + Math.abs(dy) + Math.abs(after.size - before.size);
    total.x += dx;
    total.y += dy;
    if (moved < 6) return;
    call("drag", dx, dy, pointers.size);
    if (before.size > 0 && after.size > 0) {
      const middle = fromMiddle(after.x, after.y);
      call("zoom", after.size / before.size, middle.x, middle.y);
    }
  });

  function finish(event) {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    const time = Math.max(1, event.timeStamp - began);
    call("end", total.x, total.y, total.x / time, total.y / time);
    if (event.type === "pointercancel" || moved >= 6) return;
    const place = fromMiddle(event.clientX, event.clientY);
    clearTimeout(tapTimer);
    if (handlers.doubleTap && event.timeStamp - lastTap < 300) {
      lastTap = -Infinity;
      call("doubleTap", place.x, place.y);
    } else {
      lastTap = event.timeStamp;
      tapTimer = setTimeout(() => { call("tap"); }, handlers.doubleTap ? 300 : 0);
    }
  }
  element.addEventListener("pointerup", finish);
  element.addEventListener("pointercancel", finish);

  element.addEventListener("wheel", (event) => {
    if (!isOn(event)) return;
    event.preventDefault();
    const place = fromMiddle(event.clientX, event.clientY);
    const lines = event.deltaMode === 1 ? 16 : 1;
    call("zoom", Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), place.x, place.y);
  }, { passive: false });
}
