/* A grid of cards. Its rows are as high as what is in them. A long list contains only the cards that are
   seen and those near them, so that 30,000 cards take no longer than 30. */

import { element } from "./core.js";
import { word } from "./settings.js";
import { noticeText } from "./parts.js";

const shortList = 120;
const mostPrinted = 2000;
const partSize = 48; // cards, about

/* options: count, card(index) → element, width and least height of a card in rem, label, className.
   The result has an element, show(index), which scrolls to a card, and stop(), which must be called
   when the grid leaves the page. */
export function cardGrid(options) {
  const isLong = options.count > shortList;
  const list = element(isLong ? "div" : "ul", {
    class: `${isLong ? "long-grid" : "grid"} ${options.className || ""}`, "aria-label": options.label, role: "list"
  });
  list.style.setProperty("--card-width", `${options.width}rem`);
  list.style.setProperty("--card-height", `${options.height}rem`);
  if (isLong) return longGrid(list, options);
  for (let index = 0; index < options.count; index++) list.append(element("li", null, options.card(index)));
  return { element: list, stop: () => {}, show: (index) => { list.children[index].scrollIntoView(); } };
}

/* The list in parts. Those near what is seen have their cards; an empty one is as high as it was, or as
   high as the others are on average. */
function longGrid(list, options) {
  const parts = []; // { element, first, end: indexes of cards, height: when it was last filled, or null }
  let columns = 0;
  let isPrinting = false;
  const observer = new IntersectionObserver((entries) => {
    const anchor = anchorOf(list);
    for (const entry of entries) {
      const part = parts[Number(entry.target.dataset.part)];
      if (part?.element !== entry.target) continue;
      if (entry.isIntersecting) fill(part);
      else if (!isPrinting && !part.element.contains(document.activeElement)) empty(part);
    }
    setHeights();
    if (anchor) returnTo(anchor.index, anchor.top); // not every browser keeps what is seen in its place
  }, { rootMargin: "100% 0px" });
  const sizes = new ResizeObserver(() => { divide(); });

  /* Divides the list into parts of full rows, if there is room for another number of columns. */
  function divide() {
    const probe = list.firstElementChild ?? list.appendChild(element("div", { class: options.className === "lines" ? "lines" : "grid" }));
    const style = getComputedStyle(probe);
    const fitting = style.display === "grid" ? style.gridTemplateColumns.split(" ").length : 1;
    if (!list.clientWidth || fitting === columns) return;
    const anchor = columns ? anchorOf(list) : null;
    columns = fitting;
    const size = columns * Math.ceil(partSize / columns);
    observer.disconnect();
    parts.length = 0;
    list.replaceChildren();
    for (let first = 0; first < options.count; first += size) {
      const part = element("div", {
        class: `grid ${options.className || ""}`, role: "none", "data-part": parts.length
      });
      parts.push({ element: part, first, end: Math.min(options.count, first + size), height: null });
    }
    list.append(...parts.map((part) => part.element));
    fill(parts[0]);
    setHeights();
    parts.forEach((part) => { observer.observe(part.element); });
    if (anchor) returnTo(anchor.index, anchor.top);
  }

  function fill(part) {
    if (part.element.firstChild) return;
    for (let index = part.first; index < part.end; index++) {
      part.element.append(element("div", {
        role: "listitem", class: "cell", "aria-setsize": options.count, "aria-posinset": index + 1
      }, options.card(index)));
    }
    part.element.style.height = "";
  }

  function empty(part) {
    if (!part.element.firstChild) return;
    part.height = part.element.offsetHeight;
    part.element.replaceChildren();
  }

  /* Sets the heights of the empty parts. */
  function setHeights() {
    const full = parts.filter((part) => part.element.firstChild);
    full.forEach((part) => { part.height = part.element.offsetHeight; });
    const known = parts.filter((part) => part.height);
    const cards = known.reduce((sum, part) => sum + part.end - part.first, 0);
    const mean = known.reduce((sum, part) => sum + part.height, 0) / Math.max(1, cards);
    parts.forEach((part) => {
      if (part.element.firstChild) return;
      part.element.style.height = `${part.height ?? mean * (part.end - part.first)}px`;
    });
  }

  /* Scrolls until a card is below the top of the window, by a number of pixels. */
  function returnTo(index, top) {
    const part = parts.find((one) => index < one.end);
    if (!part) return;
    fill(part);
    const away = part.element.children[index - part.first].getBoundingClientRect().top - top;
    if (Math.abs(away) >= 1) scrollBy(0, away);
  }

  function print(event) {
    isPrinting = event.type === "beforeprint";
    if (isPrinting) parts.filter((part) => part.first < mostPrinted).forEach(fill);
  }

  list.addEventListener("returnTo", (event) => {
    divide(); // it may be new
    returnTo(event.detail.index, event.detail.top);
  });
  sizes.observe(list);
  addEventListener("beforeprint", print);
  addEventListener("afterprint", print);
  return {
    element: list,
    update: divide,
    show: (index) => {
      returnTo(index, parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
    },
    stop: () => {
      observer.disconnect();
      sizes.disconnect();
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", print);
    }
  };
}

/* The first card of the long lists in an element that is not above the window: { list: the number of its
   list, index, top: its distance from the top of the window }; null if there is none. */
export function anchorOf(root) {
  const lists = root.matches(".long-grid") ? [root] : Array.from(root.querySelectorAll(".long-grid"));
  for (const [number, list] of lists.entries()) {
    const card = Array.from(list.querySelectorAll(".cell")).find((one) => one.getBoundingClientRect().bottom > 0);
    if (card) return { list: number, index: card.ariaPosInSet - 1, top: card.getBoundingClientRect().top };
  }
  return null;
}

/* Scrolls the long lists in an element to where an anchor was. */
export function returnToAnchor(root, anchor) {
  root.querySelectorAll(".long-grid")[anchor.list]?.dispatchEvent(new CustomEvent("returnTo", { detail: anchor }));
}

/* A container for a grid that is replaced when its contents change. */
export function gridPlace() {
  const place = element("div", { class: "grid-place" });
  let grid = null;
  return {
    element: place,
    show: (options, note) => {
      grid?.stop();
      grid = options.count ? cardGrid(options) : null;
      place.replaceChildren(grid ? grid.element : noticeText(note || word("nothing")));
      grid?.update?.();
    },
    scrollTo: (index) => { grid.show(index); },
    clear: () => {
      grid?.stop();
      grid = null;
      place.replaceChildren();
    },
    stop: () => { grid?.stop(); }
  };
}
