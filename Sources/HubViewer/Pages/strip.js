/* Small versions of images, to choose one with. */

import { element } from "./core.js";
import { word } from "./settings.js";
import { drawIcon } from "./parts.js";

/* A small version to choose it with. */
export function miniatureOf(image, index, total, choose) {
  const label = [word("image", { n: index + 1, total: total }), image.title].filter(Boolean).join(": ");
  return element("button", {
    type: "button", class: "miniature", "aria-label": label, "data-index": index, click: choose
  }, image.thumbnail ? element("img", {
    src: image.thumbnail.url, width: image.thumbnail.width, height: image.thumbnail.height, alt: "",
    loading: "lazy", decoding: "async", draggable: "false"
  }) : drawIcon("aperture"));
}

/* The strip of them below an image: { element, mark(index) }. It has those near the marked one, and more when
   it is scrolled, because a browser that cleans up after hundreds of them stops for a moment. `make` makes
   the one with an index. */
export function makeStrip(total, make) {
  const strip = element("div", { class: "strip", role: "group", "aria-label": word("allImages"), scroll: addMore });
  let first = 0;
  let end = 0; // the one after the last that is there

  function have(from, to) {
    from = Math.max(0, from);
    to = Math.min(total, to);
    if (from >= end || to <= first) {
      strip.replaceChildren();
      first = end = from;
    }
    while (first > from) strip.prepend(make(--first));
    while (end < to) strip.append(make(end++));
    for (; first < from; first++) strip.firstChild.remove();
    for (; end > to; end--) strip.lastChild.remove();
  }

  function most() { return Math.ceil(innerWidth / 50); } // as many as a window is wide

  function addMore() {
    const { scrollLeft, scrollWidth, clientWidth } = strip;
    if (scrollLeft < clientWidth && first > 0) {
      have(first - most(), end);
      strip.scrollLeft = scrollLeft + strip.scrollWidth - scrollWidth;
    } else if (scrollWidth - scrollLeft < 2 * clientWidth) have(first, end + most());
  }

  return {
    element: strip,
    /* Marks one, and brings it to the middle. */
    mark: (index) => {
      strip.querySelector("[aria-current]")?.removeAttribute("aria-current");
      have(index - most(), index + most() + 1);
      const now = strip.children[index - first];
      now.setAttribute("aria-current", "true");
      strip.scrollLeft = now.offsetLeft - (strip.clientWidth - now.offsetWidth) / 2;
    }
  };
}
