/* Gestures of fingers, mouse, trackpad and wheel: drag, flick, pinch, tap, double tap, scroll. */

const recent = 80; // milliseconds before a release whose movement is its speed
const flick = 0.5; // pixels per millisecond
const pause = 180; // milliseconds without an event that end a movement of the wheel
const longPause = 600; // and one that goes on more slowly
const press = 550; // milliseconds of a long press

/* handlers, each optional: start(), drag(dx, dy, fingers), zoom(factor, x, y, isWheel), end(speed): { x, y } in
   pixels per millisecond, tap(x, y) and longPress(x, y) at points of the window, doubleTap(x, y), scroll(dx, dy, isFirst) of two fingers on a trackpad,
   isOn(event). Coordinates are relative to the middle of the element. */
export function gestures(element, handlers) {
  const pointers = new Map();
  let moved = 0;
  let trail = []; // where the middle of all fingers was: { x, y, time }
  let lastTap = { time: -Infinity };
  let tapTimer = 0;
  let pressTimer = 0;
  let isPressed = false; // long, and what follows is no tap

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

  /* The speed at the end: somebody who drags slowly, and then flicks, means the flick. */
  function speedAt(time) {
    const last = trail.filter((one) => time - one.time <= recent);
    if (last.length < 2) return { x: 0, y: 0 };
    const [first, final] = [last[0], last.at(-1)];
    const lasted = Math.max(8, final.time - first.time);
    return { x: (final.x - first.x) / lasted, y: (final.y - first.y) / lasted };
  }

  element.addEventListener("pointerdown", (event) => {
    if (!isOn(event) || event.button !== 0 || event.target.closest("button, a, select")) return;
    if (pointers.size === 0) {
      moved = 0;
      isPressed = false;
      call("start");
      if (handlers.longPress) pressTimer = setTimeout(() => {
        isPressed = pointers.size === 1;
        if (isPressed) call("longPress", event.clientX, event.clientY);
      }, press);
    } else clearTimeout(pressTimer);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    trail = [];
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
    trail.push({ x: after.x, y: after.y, time: event.timeStamp });
    if (moved < 6) return;
    clearTimeout(pressTimer);
    call("drag", dx, dy, pointers.size);
    if (before.size > 0 && after.size > 0) {
      const middle = fromMiddle(after.x, after.y);
      call("zoom", after.size / before.size, middle.x, middle.y, false);
    }
  });

  function finish(event) {
    if (!pointers.delete(event.pointerId)) return;
    const isCancelled = event.type === "pointercancel";
    const speed = isCancelled ? { x: 0, y: 0 } : speedAt(event.timeStamp);
    trail = []; // the middle of the fingers that remain is elsewhere
    if (pointers.size > 0) return;
    clearTimeout(pressTimer);
    call("end", speed);
    if (isCancelled || moved >= 6 || isPressed) return;
    const place = fromMiddle(event.clientX, event.clientY);
    clearTimeout(tapTimer);
    if (handlers.doubleTap && event.timeStamp - lastTap.time < 300
      && Math.hypot(place.x - lastTap.x, place.y - lastTap.y) < 40) {
      lastTap = { time: -Infinity };
      call("doubleTap", place.x, place.y);
    } else {
      lastTap = { time: event.timeStamp, x: place.x, y: place.y };
      tapTimer = setTimeout(() => { call("tap", event.clientX, event.clientY); }, handlers.doubleTap ? 300 : 0);
    }
  }
  element.addEventListener("pointerup", finish);
  // The mouse events that a browser derives from a long press must not move the focus.
  element.addEventListener("mousedown", (event) => { if (isPressed) event.preventDefault(); });
  element.addEventListener("pointercancel", finish);

  let lastWheel = { time: -Infinity, size: 0 };
  let isMouse = true; // the wheel of a mouse; otherwise fingers on a trackpad

  element.addEventListener("wheel", (event) => {
    if (!isOn(event)) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    const size = Math.hypot(event.deltaX, event.deltaY);
    const paused = event.timeStamp - lastWheel.time;
    const isFirst = paused > longPause || paused > pause && size > lastWheel.size;
    lastWheel = { time: event.timeStamp, size: size };
    if (isFirst) isMouse = isOfMouse(event);
    if (handlers.scroll && !isMouse && !event.ctrlKey) {
      return call("scroll", -event.deltaX * lines, -event.deltaY * lines, isFirst);
    }
    const place = fromMiddle(event.clientX, event.clientY);
    call("zoom", Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), place.x, place.y, true);
  }, { passive: false });
}

/* Whether a drag that ends at a speed goes on: far enough, or with a flick, and not back. */
export function goesOn(distance, far, speed) {
  const isFlick = Math.abs(speed) > flick;
  if (isFlick && speed * distance < 0) return false;
  return Math.abs(distance) > far || isFlick && Math.abs(distance) > 20;
}

/* A mouse turns its wheel by steps, and straight; a movement on a trackpad begins gently. */
function isOfMouse(event) {
  if (event.deltaMode !== 0) return true;
  if (event.deltaX !== 0) return false;
  return event.wheelDeltaY % 120 === 0 || Number.isInteger(event.deltaY) && Math.abs(event.deltaY) >= 50;
}
