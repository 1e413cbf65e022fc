/* Images: a portfolio or gallery, one image at a time. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.images = function (page, clubSlug, personSlug, number) {
    return hubpack.organizations().then(function (organizations) {
      var club = organizations.at(clubSlug);
      if (!club) return page.notFound(clubSlug);
      return hubpack.members(club).then(function (members) {
        var member = members.find(function (one) { return one.slug === personSlug; });
        if (!member) return page.notFound(personSlug || clubSlug);
        return hubpack.images(member).then(function (images) {
          page.title = member.name + " @ " + club.displayName;
          page.up = hubpack.portfolioAddress(club);
          if (!images.length) return showEmpty(page, { name: member.name, club: club }, member);
          hubpack.showImages(page, {
            name: member.name, club: club, isPerson: true,
            address: function (n) { return hubpack.address("images", club.slug, member.slug, n); },
            isSame: function (clubNow, personNow) { return clubNow === clubSlug && personNow === personSlug; }
          }, images, number);
        });
      });
    });
  };

  /* Shows images, beginning with one of them. `whose` is their owner: { name, club, isPerson,
     address(number): the URL of an image, isSame(parts): true if a route leads to one of them }. */
  hubpack.showImages = function (page, whose, images, number) {
    var show = slides(page, whose, images);
    page.isDark = true;
    page.leave = show.stop;
    page.again = function () {
      var parts = Array.from(arguments);
      return whose.isSame.apply(null, parts) && show.go(Number(parts[parts.length - 1]) - 1);
    };
    page.show(show.element);
    show.go(Math.min(images.length, Math.max(1, Number(number) || 1)) - 1);
    page.focus(show.element);
    if (hubpack.query.autoplay) show.play();
  };

  function title(whose) {
    return element("h1", { class: "whose", tabindex: "-1" },
      hubpack.text(whose.name), " @ ", hubpack.text(whose.club.displayName));
  }

  // ---- A portfolio without images ----

  function showEmpty(page, whose, member) {
    page.isDark = true;
    var reasons = { failed: "portfolioFailed", "left-out": "portfolioLeftOut" };
    var link = hubpack.webLink(member.address, word("openPage"));
    var reason = hubpack.own(reasons, member.state)
      || (member.isPage ? link ? "portfolioPage" : "portfolioUnreachable"
        : member.state ? "portfolioEmpty" : "portfolioNone");
    // It was fetched, and then it could not be read.
    if (/^(it is |could not be read)/.test(member.reason || "")) reason = "portfolioUnusable";
    page.show(element("div", { class: "show is-empty" },
      element("div", { class: "show-bar" }, title(whose), closeButton(page)),
      element("div", { class: "show-empty" }, hubpack.icon("aperture"),
        element("p", null, word(reason)),
        member.state === "failed" && member.reason
          ? element("p", { class: "note" }, hubpack.text(hubpack.sentence(hubpack.reason(member.reason)))) : null,
        link ? element("p", null, link) : null)));
  }

  // The choices of seconds per image.
  var intervals = Array.from(new Set([3, 5, 10].concat(hubpack.query.autoplay || [])))
    .sort(function (a, b) { return a - b; });

  function closeButton(page) {
    return hubpack.button("close", word("close"), function () { page.close(); });
  }

  // ---- Images ----

  function slides(page, whose, images) {
    var at = -1;
    var zoom = { scale: 1, x: 0, y: 0 };
    var timer = 0;
    var turning = 0;
    var offset = 0;
    var noteTimer = 0;

    var track = element("div", { class: "track" });
    var frames = new Map(); // index → figure: the visible one and its neighbours
    var stage = element("div", { class: "stage" }, track);
    var position = element("span", { class: "position", "aria-hidden": "true" });
    var caption = element("div", { class: "caption" });
    var note = element("p", { class: "zoom-note", role: "status" });
    var play = hubpack.button("play", word("play"), toggleShow);
    var interval = element("select", {
      class: "interval", "aria-label": word("interval"), title: word("interval"),
      change: function (event) {
        hubpack.setPreference("interval", Number(event.target.value));
        if (timer) startShow();
      }
    }, intervals.map(function (seconds) {
      return element("option", { value: seconds, selected: seconds === hubpack.preference("interval") },
        seconds + " s");
    }));
    var captions = hubpack.button("captions", word("captions"), toggleCaptions, { "aria-pressed": "true" });
    var whole = element("div", {
      class: "show", tabindex: "-1", role: "region", "aria-roledescription": "carousel",
      "aria-label": page.title
    },
      element("div", { class: "show-bar" }, title(whose),
        element("div", { class: "show-tools" }, position, images.length > 1 ? [play, interval] : null, captions,
          document.fullscreenEnabled && !hubpack.query.isKiosk
            ? hubpack.button("screen", word("fullScreen"), toggleScreen) : null,
          closeButton(page))),
      stage, caption, note,
      images.length > 1 ? [
        hubpack.button("back", word("previous"), function () { stopShow(); turn(-1); }, { class: "button turn before" }),
        hubpack.button("next", word("next"), function () { stopShow(); turn(1); }, { class: "button turn after" })
      ] : null);

    // ---- The visible image and its neighbours ----

    function frame(index) {
      var image = images[index];
      var figure = element("figure", { class: "slide", "aria-hidden": "true" });
      if (image.largest) {
        figure.append(element("img", {
          src: image.largest.url, width: image.largest.width, height: image.largest.height,
          alt: description(image), draggable: "false", decoding: "async",
          error: function () { figure.replaceChildren(missing(word("imageBroken"))); }
        }));
      } else {
        figure.append(missing(
          word(image.state === "left-out" ? "imageLeftOut" : "imageFailed"), image.reason));
      }
      return figure;
    }

    function missing(text, reason) {
      return element("div", { class: "show-empty" }, hubpack.icon("aperture"), element("p", null, text),
        reason ? element("p", { class: "note" }, hubpack.text(hubpack.sentence(hubpack.reason(reason)))) : null);
    }

    function description(image) {
      return [image.title, image.caption, whose.name].filter(Boolean).join(", ");
    }

    function go(index) {
      if (!(index >= 0 && index < images.length)) return true;
      at = index;
      zoom = { scale: 1, x: 0, y: 0 };
      frames.forEach(function (figure, key) {
        if (Math.abs(key - at) > 1) {
          figure.remove();
          frames.delete(key);
        }
      });
      for (var near = Math.max(0, at - 1); near <= Math.min(images.length - 1, at + 1); near++) {
        if (!frames.has(near)) frames.set(near, frame(near));
        var figure = frames.get(near);
        if (near === at) figure.removeAttribute("aria-hidden");
        else figure.setAttribute("aria-hidden", "true");
        if (figure.parentNode !== track) track.append(figure);
      }
      place();
      position.textContent = hubpack.number(at + 1) + " / " + hubpack.number(images.length);
      showCaption(images[at]);
      hubpack.announce([word("image", { n: at + 1, total: images.length }), images[at].title]
        .filter(Boolean).join(": "));
      page.replace(whose.address(at + 1));
      return true;
    }

    function place() {
      frames.forEach(function (figure, key) {
        figure.style.transform = "translateX(calc(" + (key - at) * 100 + "% + " + ((key - at) * 24 + offset) + "px))";
        var picture = figure.querySelector("img");
        if (!picture) return;
        picture.style.transform = key === at && zoom.scale > 1
          ? "translate(" + zoom.x + "px," + zoom.y + "px) scale(" + zoom.scale + ")" : "";
      });
      stage.classList.toggle("zoomed", zoom.scale > 1);
    }

    function showCaption(image) {
      var size = image.largest && { width: image.largest.width, height: image.largest.height };
      caption.replaceChildren.apply(caption, [
        image.title ? element("p", { class: "caption-title" }, hubpack.text(image.title)) : null,
        image.caption || image.date ? element("p", null, [
          image.caption ? hubpack.text(image.caption) : null,
          image.caption && image.date ? " · " : null,
          image.date ? hubpack.date(image.date) : null]) : null,
        element("p", { class: "attribution" }, whose.isPerson ? "© " : null, hubpack.text(whose.name), " @ ",
          hubpack.text(whose.club.displayName)),
        hubpack.rights(image.rights),
        // A file of the hub means nothing to visitors; a picture on the web has an address.
        [
          hubpack.webAddress(image.source) ? [word("source"), ": ", hubpack.text(image.source)] : null,
          image.isSmall && size ? word("smallOnly", size) : null,
          image.state === "stale" ? word("imageStale") : null
        ].filter(Boolean).reduce(function (line, part) {
          if (line) line.append(" · ");
          line = line || element("p", { class: "source" });
          line.append.apply(line, [].concat(part));
          return line;
        }, null)
      ].filter(Boolean));
    }

    // ---- Turning ----

    function turn(step) {
      var next = at + step;
      if (next < 0 || next >= images.length) {
        if (!timer) return settle();
        next = (next + images.length) % images.length;
        return go(next);
      }
      clearTimeout(turning);
      track.classList.add("turning");
      offset = 0;
      go(next);
      turning = setTimeout(function () { track.classList.remove("turning"); }, 350);
    }

    function settle() {
      track.classList.add("turning");
      offset = 0;
      place();
      turning = setTimeout(function () { track.classList.remove("turning"); }, 350);
    }

    hubpack.gestures(stage, {
      start: function () {
        track.classList.remove("turning");
        offset = 0;
      },
      drag: function (dx, dy, fingers) {
        if (zoom.scale > 1) {
          zoom.x += dx;
          zoom.y += dy;
          limitZoom();
        } else if (fingers === 1) offset += dx;
        place();
      },
      end: function (dx, dy, speed) {
        if (zoom.scale > 1 || !offset) return;
        var isFar = Math.abs(offset) > Math.min(120, stage.clientWidth / 4) || Math.abs(speed) > 0.5;
        stopShow();
        if (isFar) turn(dx < 0 ? 1 : -1);
        else settle();
      },
      zoom: zoomBy,
      tap: toggleCaptions,
      doubleTap: function (px, py) { zoomBy(zoom.scale > 1 ? 0 : 1e6, px, py); }
    });

    // ---- Zoom, at most to the image's own pixels ----

    function seen() {
      var figure = frames.get(at);
      return figure && figure.querySelector("img");
    }

    function zoomBy(factor, px, py) {
      var picture = seen();
      if (!picture || !picture.offsetWidth) return;
      var most = Math.max(1, images[at].largest.width / picture.offsetWidth);
      var scale = Math.min(most, Math.max(1, zoom.scale * factor));
      stopShow();
      if (factor > 1 && scale >= most - 0.001) tell(word("fullSize", images[at].largest));
      zoom.x = px - (px - zoom.x) * scale / zoom.scale;
      zoom.y = py - (py - zoom.y) * scale / zoom.scale;
      zoom.scale = scale;
      limitZoom();
      place();
    }

    function limitZoom() {
      var picture = seen();
      var maximumX = Math.max(0, (picture.offsetWidth * zoom.scale - stage.clientWidth) / 2);
      var maximumY = Math.max(0, (picture.offsetHeight * zoom.scale - stage.clientHeight) / 2);
      zoom.x = Math.min(maximumX, Math.max(-maximumX, zoom.x));
      zoom.y = Math.min(maximumY, Math.max(-maximumY, zoom.y));
    }

    function tell(text) {
      clearTimeout(noteTimer);
      note.textContent = text;
      noteTimer = setTimeout(function () { note.textContent = ""; }, 2500);
    }

    // ---- Slide show, captions, full screen ----

    function startShow() {
      clearInterval(timer);
      var seconds = intervals.includes(hubpack.preference("interval")) ? hubpack.preference("interval") : 5;
      timer = setInterval(function () { turn(1); }, seconds * 1000);
      whole.classList.add("playing");
      setPlay("pause");
    }

    function stopShow() {
      if (!timer) return;
      clearInterval(timer);
      timer = 0;
      whole.classList.remove("playing");
      setPlay("play");
    }

    function setPlay(name) {
      play.setAttribute("aria-label", word(name));
      play.setAttribute("title", word(name));
      play.replaceChildren(hubpack.icon(name));
    }

    function toggleShow() {
      if (timer) stopShow();
      else startShow();
    }

    function toggleCaptions() {
      var isHidden = whole.classList.toggle("bare");
      captions.setAttribute("aria-pressed", String(!isHidden));
    }

    function toggleScreen() {
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen().catch(function () {});
    }

    function key(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || /^(SELECT|INPUT)$/.test(event.target.tagName)) return;
      var isButton = event.target.closest && event.target.closest("button, a");
      switch (event.key) {
      case "ArrowRight": case "PageDown": stopShow(); turn(1); break;
      case "ArrowLeft": case "PageUp": stopShow(); turn(-1); break;
      case "Home": stopShow(); go(0); break;
      case "End": stopShow(); go(images.length - 1); break;
      case "+": case "=": zoomBy(1.5, 0, 0); break;
      case "-": zoomBy(1 / 1.5, 0, 0); break;
      case "0": zoomBy(0, 0, 0); break;
      case "c": toggleCaptions(); break;
      case " ":
        if (isButton || images.length < 2) return;
        toggleShow();
        break;
      case "Escape": page.close(); break;
      default: return;
      }
      event.preventDefault();
    }

    function resize() {
      zoom = { scale: 1, x: 0, y: 0 };
      place();
    }

    addEventListener("keydown", key);
    addEventListener("resize", resize);
    return {
      element: whole,
      go: go,
      play: function () { if (images.length > 1) startShow(); },
      stop: function () {
        stopShow();
        clearTimeout(turning);
        clearTimeout(noteTimer);
        removeEventListener("keydown", key);
        removeEventListener("resize", resize);
        if (document.fullscreenElement) document.exitFullscreen();
      }
    };
  }
})(hubpack);
