/* A layer over the page of a kiosk. */

import { element } from "./core.js";

/* A layer over the page until somebody touches it. The touch does not reach the page: the click that
   browsers derive from it a moment later still hits the layer while it fades. */
export function makeLayer(attributes, content, touched) {
  const layer = element("div", Object.assign({ tabindex: "-1" }, attributes), content);
  layer.classList.add("layer");
  let isOpen = false;
  let leaving = 0;
  let focused = null; // the element that gets the focus back

  function rest(isInert) {
    Array.from(document.body.children).forEach((child) => {
      if (!child.classList.contains("layer")) child.inert = isInert;
    });
  }

  function key(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "keydown" && isOpen && !event.repeat) touched();
  }

  ["pointerup", "pointercancel", "click", "wheel"].forEach((name) => {
    layer.addEventListener(name, (event) => {
      event.preventDefault();
      if (isOpen) touched();
    }, { passive: false });
  });
  // The mouse events that a browser derives from a touch must not move the focus.
  layer.addEventListener("mousedown", (event) => { event.preventDefault(); });
  return {
    element: layer,
    isOpen: () => isOpen,
    open: () => {
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
    close: (isTouched) => {
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
}
