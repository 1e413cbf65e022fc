/* Images one at a time, over the whole screen: turning, zooming, a slideshow, a strip and a sheet of
   all of them. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var rest = 4500; // milliseconds without a sign of life until the controls fade

  // The choices of seconds per image.
  var intervals = Array.from(new Set([3, 5, 10].concat(hubpack.query.autoplay || [])))
    .sort(function (a, b) { return a - b; });

  var mostMiniatures = 300; // more than that are chosen on the page before

  hubpack.showTitle = function (whose) {
    return element("h1", { class: "whose", tabindex: "-1" },
      hubpack.text(whose.name), whose.club ? [" @ ", hubpack.text(whose.club.displayName)] : null);
  };

  hubpack.closeButton = function (page) {
    return hubpack.button("close", word("close"), function () { page.close(); });
  };

  /* Shows images, beginning with one of them. `whose` is their owner: { name, club, isPerson, open():
     opens the owner's page, address(number): the URL of an image, isSame(parts): true if a route leads
     to one of them, note: elements shown below each image, source: elements that tell where all come
     from }. An image that belongs to somebody else has an owner of its own: `whose`. */
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

  function slides(page, whose, images) {
    var at = -1;
    var zoom = { scale: 1, x: 0, y: 0 };
    var timer = 0; // of the slideshow
    var turning = 0;
    var noteTimer = 0;
    var restTimer = 0;
    var isMany = images.length > 1;
    var hasSheet = isMany && images.length <= mostMiniatures;
    // What fingers do: along "x" to another image, along "y" down and out.
    var drag = { axis: null, x: 0, y: 0 };

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
    var strip = hasSheet ? element("div", { class: "strip", role: "group", "aria-label": word("allImages") },
      images.map(function (_, index) { return miniature(index); })) : null;
    var sheet = element("div", { class: "sheet", role: "group", "aria-label": word("allImages"), hidden: true });
    var foot = element("div", { class: "show-foot" }, caption, strip);
    var whole = element("div", {
      class: "show", tabindex: "-1", role: "region", "aria-roledescription": "carousel",
      "aria-label": page.title
    },
      element("div", { class: "show-bar" }, hubpack.showTitle(whose),
        element("div", { class: "show-tools" }, position,
          isMany ? [play, interval] : null,
          hasSheet ? hubpack.button("sheet", word("allImages"), toggleSheet) : null,
          hubpack.button("captions", word("captions"), toggleControls),
          document.fullscreenEnabled && !hubpack.query.isKiosk
            ? hubpack.button("screen", word("fullScreen"), toggleScreen) : null,
          hubpack.closeButton(page))),
      stage, foot, note,
      isMany ? [
        hubpack.button("back", word("previous"), function () { stopShow(); turn(-1); }, { class: "button turn before" }),
        hubpack.button("next", word("next"), function () { stopShow(); turn(1); }, { class: "button turn after" })
      ] : null, sheet);

    // ---- The visible image and its neighbours ----

    function frame(index) {
      var image = images[index];
      var figure = element("figure", { class: "slide", "aria-hidden": "true" });
      if (!image.largest) {
        figure.append(missing(
          word(image.state === "left-out" ? "imageLeftOut" : "imageFailed"), image.reason));
        return figure;
      }
      var picture = element("img", {
        src: image.largest.url, width: image.largest.width, height: image.largest.height,
        alt: description(image), draggable: "false", decoding: "async",
        load: function () { picture.style.backgroundImage = ""; },
        error: function () { figure.replaceChildren(missing(word("imageBroken"))); }
      });
      // The small version, which is usually there already, until the large one has arrived.
      if (image.thumbnail && image.thumbnail.url !== image.largest.url) {
        picture.style.backgroundImage = "url(" + JSON.stringify(image.thumbnail.url) + ")";
      }
      figure.append(picture);
      return figure;
    }

    function missing(text, reason) {
      return element("div", { class: "show-empty" }, hubpack.icon("aperture"), element("p", null, text),
        reason ? element("p", { class: "note" }, hubpack.text(hubpack.sentence(hubpack.reason(reason)))) : null);
    }

    function ownerOf(image) { return image.whose || whose; }

    function description(image) {
      return [image.title, image.caption, ownerOf(image).name].filter(Boolean).join(", ");
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
      markMiniature();
      hubpack.announce([word("image", { n: at + 1, total: images.length }), images[at].title]
        .filter(Boolean).join(": "));
      page.replace(whose.address(at + 1));
      return true;
    }

    function place() {
      // There is nothing beyond the ends, so they give way only a little.
      var isAtEnd = at === 0 && drag.x > 0 || at === images.length - 1 && drag.x < 0;
      var dx = isAtEnd ? drag.x / 3 : drag.x;
      frames.forEach(function (figure, key) {
        figure.style.transform = "translate(calc(" + (key - at) * 100 + "% + " + ((key - at) * 24 + dx)
          + "px)," + Math.max(0, drag.y) + "px)";
        var picture = figure.querySelector("img");
        if (!picture) return;
        picture.style.transform = key === at && zoom.scale > 1
          ? "translate(" + zoom.x + "px," + zoom.y + "px) scale(" + zoom.scale + ")" : "";
      });
      whole.classList.toggle("zoomed", zoom.scale > 1);
    }

    function showCaption(image) {
      var size = image.largest && { width: image.largest.width, height: image.largest.height };
      var owner = ownerOf(image);
      caption.replaceChildren.apply(caption, [
        image.title ? element("p", { class: "caption-title" }, hubpack.text(image.title)) : null,
        image.caption || image.date ? element("p", null, [
          image.caption ? hubpack.text(image.caption) : null,
          image.caption && image.date ? " · " : null,
          image.date ? hubpack.date(image.date) : null]) : null,
        element("p", { class: "attribution" }, owner.isPerson ? "© " : null,
          element("a", {
            href: hubpack.address(owner.isPerson ? "people" : "exhibitions"),
            click: function (event) {
              event.preventDefault();
              owner.open();
            }
          }, hubpack.text(owner.name)), " @ ",
          element("a", { href: hubpack.organizationAddress(owner.club) }, hubpack.text(owner.club.displayName))),
        owner.note, hubpack.rights(image.rights),
        // A file of the hub means nothing to visitors; a picture on the web has an address.
        [
          owner.source || (hubpack.webAddress(image.source) ? [word("source"), word("colon"), hubpack.text(image.source)] : null),
          image.isSmall && size ? word("smallOnly", size) : null,
          image.state === "stale" ? word("imageStale") : null
        ].filter(Boolean).reduce(function (line, part) {
          if (line) line.append(" · ");
          line = line || element("p", { class: "source" });
          line.append.apply(line, [].concat(part));
          return line;
        }, null)
      ].flat().filter(Boolean));
    }

    // ---- All images: the strip below, and the sheet ----

    function miniature(index) {
      var image = images[index];
      var label = [word("image", { n: index + 1, total: images.length }), image.title].filter(Boolean).join(": ");
      return element("button", {
        type: "button", class: "miniature", "aria-label": label, "data-index": index,
        click: function () {
          stopShow();
          if (!sheet.hidden) toggleSheet();
          go(index);
        }
      }, image.thumbnail ? element("img", {
        src: image.thumbnail.url, width: image.thumbnail.width, height: image.thumbnail.height, alt: "",
        loading: "lazy", decoding: "async", draggable: "false"
      }) : hubpack.icon("aperture"));
    }

    function markMiniature() {
      if (!strip) return;
      Array.from(strip.children).forEach(function (one, index) {
        if (index === at) one.setAttribute("aria-current", "true");
        else one.removeAttribute("aria-current");
      });
      var now = strip.children[at];
      strip.scrollLeft = now.offsetLeft - (strip.clientWidth - now.offsetWidth) / 2;
    }

    function toggleSheet() {
      var opens = sheet.hidden;
      stopShow();
      if (opens) sheet.replaceChildren.apply(sheet, images.map(function (_, index) { return miniature(index); }));
      sheet.hidden = !opens;
      whole.classList.toggle("has-sheet", opens);
      [stage, foot].forEach(function (one) { one.inert = opens; });
      if (opens) {
        sheet.children[at].setAttribute("aria-current", "true");
        sheet.children[at].focus();
      }
      else whole.focus({ preventScroll: true });
    }

    /* Moves the focus by a key of arrows; false if it is none. */
    function moveOnSheet(key) {
      var all = Array.from(sheet.children);
      var columns = all.filter(function (one) { return one.offsetTop === all[0].offsetTop; }).length;
      var step = hubpack.own({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }, key);
      var next = step && all[all.indexOf(document.activeElement) + step];
      if (next) next.focus();
      return Boolean(step);
    }

    // ---- Turning ----

    function turn(step) {
      var next = at + step;
      if (next < 0 || next >= images.length) {
        if (!timer) return settle();
        next = (next + images.length) % images.length;
        return go(next);
      }
      drag = { axis: null, x: 0, y: 0 };
      glide();
      go(next);
    }

    function settle() {
      drag = { axis: null, x: 0, y: 0 };
      glide();
      place();
    }

    function glide() {
      clearTimeout(turning);
      track.classList.add("turning");
      turning = setTimeout(function () { track.classList.remove("turning"); }, 350);
    }

    hubpack.gestures(stage, {
      start: function () {
        track.classList.remove("turning");
        drag = { axis: null, x: 0, y: 0 };
      },
      drag: function (dx, dy, fingers) {
        if (zoom.scale > 1) {
          zoom.x += dx;
          zoom.y += dy;
          limitZoom();
        } else if (fingers === 1) {
          drag.axis = drag.axis || (Math.abs(dx) >= Math.abs(dy) ? "x" : "y");
          drag[drag.axis] += drag.axis === "x" ? dx : dy;
        }
        place();
      },
      end: function (dx, dy, speed, fall) {
        if (zoom.scale > 1 || !drag.axis) return;
        var isFar = Math.abs(drag.x) > Math.min(120, stage.clientWidth / 4) || Math.abs(speed) > 0.5;
        stopShow();
        if (drag.axis === "y" && (drag.y > stage.clientHeight / 6 || drag.y > 40 && fall > 0.5)) return page.close();
        if (drag.axis === "x" && isFar) turn(dx < 0 ? 1 : -1);
        else settle();
      },
      zoom: zoomBy,
      // What has faded comes back first.
      tap: function () { if (!wasResting) toggleControls(); },
      doubleTap: function (px, py) { zoomBy(zoom.scale > 1 ? 0 : 1e6, px, py); }
    });

    // ---- Zoom, at most to the image's own pixels ----

    function seen() {
      var figure = frames.get(at);
      return figure && figure.querySelector("img");
    }

    /* How far the middle of the picture is below that of the stage, because of what is around it. */
    function shift() {
      var style = getComputedStyle(frames.get(at));
      return (parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)) / 2;
    }

    function zoomBy(factor, px, py) {
      var picture = seen();
      if (!picture || !picture.offsetWidth) return;
      var most = Math.max(1, images[at].largest.width / picture.offsetWidth);
      var scale = Math.min(most, Math.max(1, zoom.scale * factor));
      stopShow();
      if (factor > 1 && scale >= most - 0.001) tell(word("fullSize", images[at].largest));
      py -= shift();
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
      var below = maximumY ? shift() : 0;
      zoom.x = Math.min(maximumX, Math.max(-maximumX, zoom.x));
      zoom.y = Math.min(maximumY - below, Math.max(-maximumY - below, zoom.y));
    }

    function tell(text) {
      clearTimeout(noteTimer);
      note.textContent = text;
      noteTimer = setTimeout(function () { note.textContent = ""; }, 2500);
    }

    // ---- Slideshow, controls, full screen ----

    function startShow() {
      clearInterval(timer);
      var seconds = intervals.includes(hubpack.preference("interval")) ? hubpack.preference("interval") : 5;
      timer = setInterval(function () { turn(1); }, seconds * 1000);
      setPlay("pause");
    }

    function stopShow() {
      if (!timer) return;
      clearInterval(timer);
      timer = 0;
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

    /* Hides everything but the picture, which then has the whole screen. */
    function toggleControls() {
      whole.classList.toggle("bare");
    }

    var wasResting = false; // when the last touch began

    /* The controls fade when nobody moves, and come back at once. */
    function wake() {
      whole.classList.remove("resting");
      clearTimeout(restTimer);
      restTimer = setTimeout(function () { whole.classList.add("resting"); }, rest);
    }

    function toggleScreen() {
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen().catch(function () {});
    }

    function key(event) {
      wake();
      if (event.ctrlKey || event.altKey || event.metaKey || /^(SELECT|INPUT)$/.test(event.target.tagName)) return;
      if (event.key === "Tab" && whole.classList.contains("bare")) {
        event.preventDefault();
        toggleControls();
        // Only what can be seen takes the focus.
        return setTimeout(function () { whole.querySelector(".show-tools .button").focus(); }, 50);
      }
      if (!sheet.hidden) {
        if (event.key === "Escape" || event.key === "g") toggleSheet();
        else if (!moveOnSheet(event.key)) return;
        return event.preventDefault();
      }
      var isButton = event.target.closest && event.target.closest("button, a");
      switch (event.key) {
      case "ArrowRight": case "PageDown": stopShow(); turn(1); break;
      case "ArrowLeft": case "PageUp": stopShow(); turn(-1); break;
      case "Home": stopShow(); go(0); break;
      case "End": stopShow(); go(images.length - 1); break;
      case "+": case "=": zoomBy(1.5, 0, 0); break;
      case "-": zoomBy(1 / 1.5, 0, 0); break;
      case "0": zoomBy(0, 0, 0); break;
      case "c": toggleControls(); break;
      case "g": if (hasSheet) toggleSheet(); break;
      case " ":
        if (isButton || !isMany) return;
        toggleShow();
        break;
      case "Escape":
        if (timer) stopShow();
        else page.close();
        break;
      default: return;
      }
      event.preventDefault();
    }

    function resize() {
      zoom = { scale: 1, x: 0, y: 0 };
      place();
    }

    // The picture stands above what is written below it.
    var observer = new ResizeObserver(function () {
      whole.style.setProperty("--foot", foot.offsetHeight + "px");
    });
    observer.observe(foot);
    addEventListener("keydown", key);
    addEventListener("resize", resize);
    whole.addEventListener("pointermove", wake);
    whole.addEventListener("pointerdown", function () {
      wasResting = whole.classList.contains("resting");
      wake();
    });
    wake();
    return {
      element: whole,
      go: go,
      play: function () { if (isMany) startShow(); },
      stop: function () {
        stopShow();
        [turning, noteTimer, restTimer].forEach(clearTimeout);
        observer.disconnect();
        removeEventListener("keydown", key);
        removeEventListener("resize", resize);
        if (document.fullscreenElement) document.exitFullscreen();
      }
    };
  }
})(hubpack);
