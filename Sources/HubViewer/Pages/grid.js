/* A grid of cards of equal height. A long list contains only the visible cards, so that 30,000 cards
   take no longer than 30. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var shortList = 120;

  var mostPrinted = 2000;

  /* options: count, card(index) → element, width and height of a card in rem, label, className.
     The result has an element, show(index), which scrolls to a card, and stop(), which must be called
     when the grid leaves the page. */
  hubpack.grid = function (options) {
    var list = element("ul", {
      class: "grid " + (options.className || ""), "aria-label": options.label, role: "list"
    });
    list.style.setProperty("--card-width", options.width + "rem");
    list.style.setProperty("--card-height", options.height + "rem");
    if (options.count <= shortList) {
      for (var index = 0; index < options.count; index++) {
        list.append(element("li", null, options.card(index)));
      }
      return {
        element: list, stop: function () {}, show: function (index) { list.children[index].scrollIntoView(); }
      };
    }
    return longGrid(list, options);
  };

  function longGrid(list, options) {
    var shown = new Map(); // index → li
    var asked = 0;
    list.classList.add("long");

    var isPrinting = false;

    function place() {
      var rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      var gap = options.gap === undefined ? rem : options.gap * rem;
      var width = list.clientWidth;
      var columns = Math.max(1, Math.floor((width + gap) / (options.width * rem + gap)));
      return {
        width: width, columns: columns, gap: gap, cell: (width - gap * (columns - 1)) / columns,
        line: options.height * rem + gap
      };
    }

    function update() {
      asked = 0;
      var now = place();
      var columns = now.columns;
      var gap = now.gap;
      var cell = now.cell;
      var line = now.line;
      if (!now.width) return;
      list.style.height = Math.ceil(options.count / columns) * line - gap + "px";
      var top = -list.getBoundingClientRect().top;
      var first = isPrinting ? 0 : Math.max(0, Math.floor((top - innerHeight / 2) / line)) * columns;
      var end = isPrinting ? Math.min(options.count, mostPrinted)
        : Math.min(options.count, Math.ceil((top + innerHeight * 1.5) / line) * columns);
      shown.forEach(function (item, index) {
        if ((index < first || index >= end) && !item.contains(document.activeElement)) {
          item.remove();
          shown.delete(index);
        }
      });
      for (var index = first; index < end; index++) {
        var item = shown.get(index);
        if (!item) {
          item = element("li", {
            "aria-setsize": options.count, "aria-posinset": index + 1
          }, options.card(index));
          shown.set(index, item);
          insert(item, index);
        }
        item.style.width = cell + "px";
        item.style.transform = "translate(" + (index % columns) * (cell + gap) + "px,"
          + Math.floor(index / columns) * line + "px)";
      }
    }

    // In list order, because the Tab key follows it.
    function insert(item, index) {
      var next = null;
      shown.forEach(function (other, at) {
        if (at > index && (next === null || at < next)) next = at;
      });
      list.insertBefore(item, next === null ? null : shown.get(next));
    }

    function ask() {
      if (!asked) asked = requestAnimationFrame(update);
    }

    var observer = new ResizeObserver(ask);
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
      show: function (index) {
        var now = place();
        var bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
        scrollTo(0, list.getBoundingClientRect().top + scrollY + Math.floor(index / now.columns) * now.line - bar);
        update();
      },
      stop: function () {
        observer.disconnect();
        removeEventListener("scroll", ask);
        removeEventListener("beforeprint", print);
        removeEventListener("afterprint", print);
        cancelAnimationFrame(asked);
      }
    };
  }

  /* A container for a grid that is replaced when its contents change. */
  hubpack.gridPlace = function () {
    var place = element("div", { class: "grid-place" });
    var grid = null;
    return {
      element: place,
      show: function (options, note) {
        if (grid) grid.stop();
        grid = options.count ? hubpack.grid(options) : null;
        place.replaceChildren(grid ? grid.element : hubpack.notice(note || hubpack.word("nothing")));
        if (grid && grid.update) grid.update();
      },
      scrollTo: function (index) { grid.show(index); },
      clear: function () {
        if (grid) grid.stop();
        grid = null;
        place.replaceChildren();
      },
      stop: function () { if (grid) grid.stop(); }
    };
  };
})(hubpack);
