/* A grid of cards of equal height. A long list contains only the visible cards, so that 30,000 cards
   take no longer than 30. */

import { element } from "./core.js";
import { word } from "./settings.js";
import { noticeText } from "./parts.js";

const shortList = 120;

const mostPrinted = 2000;

/* options: count, card(index) → element, width and height of a card in rem, label, className.
   The result has an element, show(index), which scrolls to a card, and stop(), which must be called
   when the grid leaves the page. */
export function cardGrid(options) {
  const list = element("ul", {
    class: `grid ${options.className || ""}`, "aria-label": options.label, role: "list"
  });
  list.style.setProperty("--card-width", `${options.width}rem`);
  list.style.setProperty("--card-height", `${options.height}rem`);
  if (options.count <= shortList) {
    for (let index = 0; index < options.count; index++) {
      list.append(element("li", null, options.card(index)));
    }
    return {
      element: list, stop: () => {}, show: (index) => { list.children[index].scrollIntoView(); }
    };
  }
  return longGrid(list, options);
}

function longGrid(list, options) {
  const shown = new Map(); // index → li
  let asked = 0;
  list.classList.add("long");

  let isPrinting = false;

  function place() {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const gap = options.gap === undefined ? rem : options.gap * rem;
    const width = list.clientWidth;
    const columns = Math.max(1, Math.floor((width + gap) / (options.width * rem + gap)));
    return {
      width: width, columns: columns, gap: gap, cell: (width - gap * (columns - 1)) / columns,
      line: options.height * rem + gap
    };
  }

  function update() {
    asked = 0;
    const now = place();
    const columns = now.columns;
    const gap = now.gap;
    const cell = now.cell;
    const line = now.line;
    if (!now.width) return;
    list.style.height = `${Math.ceil(options.count / columns) * line - gap}px`;
    const top = -list.getBoundingClientRect().top;
    const first = isPrinting ? 0 : Math.max(0, Math.floor((top - innerHeight / 2) / line)) * columns;
    const end = isPrinting ? Math.min(options.count, mostPrinted)
      : Math.min(options.count, Math.ceil((top + innerHeight * 1.5) / line) * columns);
    shown.forEach((item, index) => {
      if ((index < first || index >= end) && !item.contains(document.activeElement)) {
        item.remove();
        shown.delete(index);
      }
    });
    for (let index = first; index < end; index++) {
      let item = shown.get(index);
      if (!item) {
        item = element("li", {
          "aria-setsize": options.count, "aria-posinset": index + 1
        }, options.card(index));
        shown.set(index, item);
        insert(item, index);
      }
      item.style.width = `${cell}px`;
      item.style.transform = "translate(" + (index % columns) * (cell + gap) + "px,"
        + Math.floor(index / columns) * line + "px)";
    }
  }

  // In list order, because the Tab key follows it.
  function insert(item, index) {
    const after = Array.from(shown.keys()).filter((at) => at > index);
    list.insertBefore(item, after.length ? shown.get(Math.min(...after)) : null);
  }

  function ask() {
    if (!asked) asked = requestAnimationFrame(update);
  }

  const observer = new ResizeObserver(ask);
  observer.observe(list);
  addEventListener("scroll", ask, { passive: true });
  addEventListener("beforeprint", print);
  addEventListener("afterprint", print);

  /* A printed list has all its cards. */
  function print(event) {
    isPrinting = event.type === "beforeprint";
    update();
  }

  return {
    element: list,
    update: update,
    show: (index) => {
      const now = place();
      const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      scrollTo(0, list.getBoundingClientRect().top + scrollY + Math.floor(index / now.columns) * now.line - bar);
      update();
    },
    stop: () => {
      observer.disconnect();
      removeEventListener("scroll", ask);
      removeEventListener("beforeprint", print);
      removeEventListener("afterprint", print);
      cancelAnimationFrame(asked);
    }
  };
}

/* A container for a grid that is replaced when its contents change. */
export function gridPlace() {
  const place = element("div", { class: "grid-place" });
  let grid = null;
  return {
    element: place,
    show: (options, note) => {
      if (grid) grid.stop();
      grid = options.count ? cardGrid(options) : null;
      place.replaceChildren(grid ? grid.element : noticeText(note || word("nothing")));
      if (grid?.update) grid.update();
    },
    scrollTo: (index) => { grid.show(index); },
    clear: () => {
      if (grid) grid.stop();
      grid = null;
      place.replaceChildren();
    },
    stop: () => { if (grid) grid.stop(); }
  };
}
