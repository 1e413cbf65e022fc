/* The frame around all pages, and the routing from the URL to a page. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var main = element("main", { id: "content", tabindex: "-1" });
  var page = null;
  var visits = 0;
  var lost = location.protocol === "file:" ? "pieceMissing" : "pieceUnreachable";
  var places = Date.now(); // numbers the entries of the history, also after a reload
  var scrolls = new Map(); // number → scroll position

  // ---- Routes ----

  /* "#/people/jan-jansen" → ["people", "jan-jansen"] */
  function route() {
    try {
      return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
    } catch (error) {
      return ["unreadable"];
    }
  }

  /* Another bundle may have set the preference. */
  function firstPage() { return hubpack.hasWall() ? hubpack.preference("first") : "portfolios"; }

  function visit() {
    if (hubpack.kiosk && !hubpack.kiosk.admits()) return hubpack.kiosk.toStart();
    var parts = route();
    var name = parts[0] || firstPage();
    if (page && page.name === name && page.again && page.again.apply(null, parts.slice(1))) return;
    open(name, parts.slice(1), true);
  }

  /* Shows the current page again after a preference has changed. */
  hubpack.showAgain = function () {
    var language = hubpack.language();
    if (hubpack.hasWords(language)) return rebuild();
    hubpack.loadWords().then(function () {
      if (hubpack.language() === language) rebuild(); // otherwise another choice has replaced this one
    });
  };

  function rebuild() {
    var parts = route();
    build();
    open(parts[0] || firstPage(), parts.slice(1), false);
  }

  /* Shows the first page as on a first visit. */
  hubpack.startPage = function () {
    scrolls.clear();
    build();
    open("portfolios", [], true);
    scrollTo(0, 0);
  };

  /* The title of the site: in club mode that of the club, otherwise that of the hub. */
  hubpack.title = function () {
    return hubpack.club ? hubpack.club.name : hubpack.hub.title || word("title");
  };

  /* What a visitor sees if a file is missing or the server does not respond. */
  function failure(error) {
    return element("div", { class: "notice" },
      element("p", null, word(lost)),
      element("p", null, element("button", {
        type: "button", class: "action more", click: function () { location.reload(); }
      }, word("tryAgain"))),
      hubpack.query.isKiosk ? null : element("p", { class: "note" }, hubpack.text(error.message)));
  }

  /* Opens a page. A picture moves from where it is small to where it is large, and back, in browsers
     that can, unless the reader wants no motion. */
  function open(name, parts, isNew) {
    var address = location.hash;
    var isImage = name === "images" || name === "exhibitions" && parts.length === 2;
    var small = isNew && isImage && pictureOf(address);
    var leaves = isNew && page && page.isDark && !isImage && page.address;
    if (!(small || leaves) || !document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) {
      return make(name, parts, isNew, address);
    }
    if (small) small.classList.add("shared");
    document.startViewTransition(function () {
      return make(name, parts, isNew, address).then(function () {
        if (small) small.classList.remove("shared");
        small = leaves && pictureOf(leaves);
        if (small) small.classList.add("shared");
      });
    }).finished.then(function () {
      if (small) small.classList.remove("shared");
    });
  }

  /* The picture in the link that leads to an address. */
  function pictureOf(address) {
    var link = linkTo(address);
    return link && link.querySelector("img");
  }

  function make(name, parts, isNew, address) {
    var before = page;
    var visited = ++visits;
    var isClosing = false;
    if (before && isNew) scrolls.set(before.place, scrollY);
    var next = {
      name: name, address: address, title: "", up: null, isDark: false, leave: null,
      isSameKind: isNew && before !== null && before.name === name,
      show: function () {
        if (visited !== visits) return;
        finishBefore();
        main.replaceChildren.apply(main, [].concat.apply([], Array.from(arguments)).filter(Boolean));
      },
      keep: function (leave) {
        // The page keeps its content, so the previous page must not stop it.
        next.leave = leave;
        if (before) before.leave = null;
      },
      notFound: function (what) {
        next.title = word("notFound");
        next.show(hubpack.heading(word("notFound"), word("notFoundHint")),
          element("p", null, element("a", {
            class: "action",
            href: hubpack.address("search", String(what || "").split("~")[0].replace(/-/g, " "))
          }, hubpack.text(String(what || "").replace(/-/g, " ")))));
      },
      focus: function (target) { next.target = target; },
      replace: function (address) {
        if (visited !== visits) return;
        history.replaceState(history.state, "", address);
        next.address = address;
      },
      close: function () {
        if (isClosing) return;
        isClosing = true;
        if (before) history.back();
        else location.hash = next.up || "#/";
      }
    };

    function finishBefore() {
      if (before && before.leave) before.leave();
      if (before) before.leave = null;
    }

    var maker = hubpack.own(hubpack.pages, name);
    var made = maker ? maker.apply(null, [next].concat(parts)) : next.notFound(parts[0] || name);
    return Promise.resolve(made).catch(function (error) {
      next.show(failure(error));
    }).then(function () {
      if (visited !== visits) {
        if (next.leave && page !== next) next.leave();
        return;
      }
      page = next;
      settle(next, isNew, before);
    });
  }

  function settle(page, isNew, before) {
    if (hubpack.hideKeyboard && isNew && !page.target) hubpack.hideKeyboard();
    // Images cover the frame, so nothing in it can be reached.
    document.querySelectorAll("body > .skip, body > .bar").forEach(function (one) { one.inert = page.isDark; });
    document.title = [page.title, hubpack.title(), hubpack.hub.release].filter(Boolean).join(" · ");
    document.documentElement.classList.toggle("dark-page", page.isDark);
    document.querySelectorAll("[data-place]").forEach(function (link) {
      var isHere = link.getAttribute("data-place") === (["images", "pictures"].includes(page.name) ? "portfolios"
        : page.name === "help" ? "about" : page.name === "statistics" ? "clubs" : page.name);
      if (isHere) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    });
    var isReturn = history.state && history.state.place;
    if (!isReturn) history.replaceState(Object.assign({ place: ++places }, history.state), "");
    page.place = history.state.place;
    if (!isNew) return;
    // A link leads to the top of a page, going back to where one was.
    scrollTo(0, scrolls.get(page.place) || 0);
    if (before && before.isDark && isReturn) return requestAnimationFrame(function () {
      // The grid has been filled at this place.
      var link = linkTo(before.address);
      if (link) link.focus({ preventScroll: true });
      else focusOn(page, before);
    });
    focusOn(page, before);
  }

  /* The link that leads to an address, or to the portfolio with that image. */
  function linkTo(address) {
    return Array.from(main.querySelectorAll("a[href^='#/']")).find(function (link) {
      return (address + "/").startsWith(link.getAttribute("href") + "/");
    });
  }

  function focusOn(page, before) {
    var target = page.target || main.querySelector("h2[tabindex]") || main.querySelector("h1");
    // On the first page a screen reader begins at the top.
    if (target && (before || page.target)) target.focus({ preventScroll: true });
  }

  // ---- The frame ----

  /* A link to the page that is shown leads to its top. */
  function toTop(event) {
    if (event.currentTarget.getAttribute("href") === location.hash) scrollTo(0, 0);
  }

  function link(name, label) {
    return element("a", { href: hubpack.address(name), "data-place": name, click: toTop }, hubpack.icon(
      name === "clubs" ? "organizations" : name), label);
  }

  function build() {
    var isChoosing = document.activeElement && document.activeElement.closest(".languages");
    var root = document.documentElement;
    root.lang = hubpack.pagesLanguage();
    root.setAttribute("data-theme", hubpack.preference("theme"));
    var frame = [
      element("a", { class: "skip", href: "#content", click: function (event) {
        event.preventDefault();
        main.focus();
      } }, word("skip")),
      element("header", { class: "bar" + (hubpack.hasExhibitions() ? " many" : "") + (hubpack.club ? " of-club" : "") },
        element("a", { class: "brand", href: "#/" + firstPage(), "aria-label": hubpack.title() }, hubpack.icon("aperture"),
          element("span", { class: "brand-name" }, hubpack.text(hubpack.title())), " ",
          element("span", { class: "release" }, hubpack.text(hubpack.hub.release))),
        element("nav", { class: "places", "aria-label": word("places") },
          link("portfolios", element("span", null, word("portfolios"))),
          link("clubs", hubpack.club ? element("span", null, word("theClub"))
            : [element("span", { class: "wide-only" }, word("organizations")),
              element("span", { class: "small-only" }, word("organizationsShort"))]),
          hubpack.hasExhibitions() ? link("exhibitions", element("span", null, word("exhibitionsShort"))) : null,
          link("people", element("span", null, word("people"))),
          link("keywords", element("span", null, word("keywords"))),
          link("search", element("span", null, word("search")))),
        hubpack.query.isKiosk ? languageSwitch() : null,
        element("nav", { class: "corner", "aria-label": word("menu") },
          ["about", "preferences"].map(function (name) {
            return element("a", {
              class: "button", href: hubpack.address(name), "data-place": name, "aria-label": word(name), title: word(name),
              click: toTop
            }, hubpack.icon(name));
          }))),
      main,
      element("p", { id: "announcement", class: "unseen", role: "status" })
    ];
    Array.from(document.body.children).forEach(function (child) {
      if (child.localName !== "script" && !child.classList.contains("layer")) child.remove();
    });
    document.body.prepend.apply(document.body, frame);
    var choice = isChoosing && document.querySelector(".languages-open, .languages [aria-pressed=true]");
    if (choice) choice.focus({ preventScroll: true });
  }

  /* A button for each language of the pages; a menu if they are many. */
  function languageSwitch() {
    var codes = hubpack.tonguesToChoose();
    var now = hubpack.pagesLanguage();
    var buttons = codes.map(function (code) {
      return element("button", {
        type: "button", lang: code, "aria-pressed": String(code === now),
        click: function () {
          hubpack.setPreference("language", code);
          hubpack.showAgain();
        }
      }, hubpack.languageName(code));
    });
    if (codes.length < 2) return null;
    if (codes.length <= 3) {
      return element("div", { class: "languages", role: "group", "aria-label": word("language") }, buttons);
    }
    var list = element("div", {
      class: "languages-list", id: "languages", role: "group", "aria-label": word("language"), hidden: true
    }, buttons);
    var opener = element("button", {
      type: "button", class: "languages-open", "aria-expanded": "false", "aria-controls": "languages",
      "aria-label": word("language") + word("colon") + hubpack.languageName(now),
      click: function () {
        show(list.hidden);
        if (!list.hidden) buttons[Math.max(0, codes.indexOf(now))].focus();
      }
    }, hubpack.icon("language"), element("span", { lang: now }, hubpack.languageName(now)));
    function show(isOpen) {
      list.hidden = !isOpen;
      opener.setAttribute("aria-expanded", String(isOpen));
    }
    return element("div", {
      class: "languages is-menu",
      focusout: function (event) {
        if (!event.relatedTarget || !event.currentTarget.contains(event.relatedTarget)) show(false);
      },
      keydown: function (event) {
        if (event.key !== "Escape" || list.hidden) return;
        event.stopPropagation();
        show(false);
        opener.focus();
      }
    }, opener, list);
  }

  /* "/" opens the search, unless the focus is in a field. */
  addEventListener("keydown", function (event) {
    if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    location.hash = hubpack.address("search");
  });

  if ("scrollRestoration" in history) history.scrollRestoration = "manual";
  // The words of the language arrive with the facts of the hub, which may have other languages.
  Promise.all([hubpack.loadHub(), hubpack.loadWords()]).then(hubpack.loadWords).then(function () {
    build();
    addEventListener("hashchange", visit);
    if (hubpack.kiosk) hubpack.kiosk.begin();
    else visit();
  }, function (error) {
    hubpack.loadWords().then(function () { document.body.prepend(failure(error)); });
    // The server may still be starting, or restarting.
    if (hubpack.kiosk) setTimeout(function () { location.reload(); }, 10000);
  });
})(hubpack);
