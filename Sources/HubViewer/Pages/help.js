/* Help: how to use the pages, and what the coloured squares are. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var largest = 64; // CSS pixels of a square at the greatest zoom

  hubpack.helpLink = function () {
    return element("a", { class: "quiet", href: hubpack.address("help") }, hubpack.icon("help"), word("help"));
  };

  hubpack.pages.help = function (page) {
    return example().then(function (found) {
      var mosaic = frame(found);
      page.title = word("help");
      page.up = hubpack.address("about");
      page.leave = mosaic.stop;
      page.show(
        hubpack.heading(word("help"), word("helpLead"), element("a", { class: "quiet", href: page.up },
          hubpack.icon("about"), word("about"))),
        element("div", { class: "help" },
          section("help_find", word("help_findText")),
          section("help_look", word("help_lookText")),
          section("help_map", word("help_mapText")),
          section("preferences", word("help_preferencesText") + " "
            + word(hubpack.query.isKiosk ? "keptShortly" : "kept")),
          hubpack.query.isKiosk ? section("help_kiosk", word("help_kioskText")) : keys(),
          element("section", { class: "help-mosaic" },
            element("h2", null, word("help_mosaic")),
            element("p", null, word("help_mosaicText"), " ",
              hubpack.query.isKiosk ? word("help_mosaicKiosk") : null),
            mosaic.elements)));
    });
  };

  function section(title, text) {
    return element("section", null, element("h2", null, word(title)), element("p", null, text));
  }

  function keys() {
    return element("section", null, element("h2", null, word("help_keys")),
      element("dl", { class: "facts" }, [
        ["←", "previous"], ["→", "next"], ["+", "zoomIn"], ["−", "zoomOut"], [word("keySpace"), "play"],
        ["G", "allImages"], ["C", "captions"], ["Esc", "close"], ["/", "search"]
      ].map(function (one) {
        return [element("dt", null, element("kbd", null, one[0])), element("dd", null, word(one[1]))];
      })));
  }

  /* A picture of the hub to look at through the filter: { picture, member, club }; null if there is none. */
  function example() {
    return hubpack.organizations().then(function (organizations) {
      if (!hubpack.count("assets")) return null;
      var clubs = (hubpack.query.club !== null ? [hubpack.club] : organizations.shown)
        .filter(function (one) { return one && one.images > 0; });
      return clubs.length ? hubpack.members(clubs[0]).then(function (members) {
        var member = members.find(function (one) {
          return one.images && hubpack.shows(hubpack.isFormer(one), hubpack.isDeceased(one));
        });
        return member ? hubpack.images(member).then(function (images) {
          var image = images.find(function (one) { return one.largest; });
          return image ? { picture: image.largest, member: member, club: clubs[0] } : null;
        }) : null;
      }) : null;
    }).catch(function () { return null; });
  }

  /* The mosaic in a frame in which it can be zoomed and moved: { elements, stop }. */
  function frame(found) {
    var zoom = { scale: 1, x: 0, y: 0 };
    var veil = null;
    var cell = 6;
    var isComputed = false;
    var image = found && element("img", { src: found.picture.url, alt: "", draggable: "false" });
    var view = element("div", { class: "mosaic-view" }, image);
    var place = element("div", {
      class: "mosaic", tabindex: "0", role: "group", "aria-label": word("mosaic"),
      "aria-describedby": "mosaic-hint", keydown: key
    }, view);
    place.style.aspectRatio = found ? found.picture.width + " / " + found.picture.height : "3 / 2";
    var toggle = found && element("button", { type: "button", class: "action more", click: function () {
      isComputed = !isComputed;
      toggle.textContent = word(isComputed ? "mosaicAgain" : "mosaicComputed");
      if (!isComputed) draw();
      else if (hubpack.isStill()) veil.canvas.remove();
      else {
        var old = veil;
        old.dissolve(3).then(function () { old.canvas.remove(); });
      }
    } }, word("mosaicComputed"));

    function draw() {
      if (!place.clientWidth || isComputed) return;
      if (veil) {
        veil.stop();
        veil.canvas.remove();
      }
      cell = Math.max(5, place.clientWidth / 110);
      var isLoaded = image && image.complete && image.naturalWidth;
      veil = hubpack.bayer(place.clientWidth, place.clientHeight, cell, isLoaded ? image : null);
      view.append(veil.canvas);
      move();
    }

    function move() {
      var x = place.clientWidth * (zoom.scale - 1) / 2;
      var y = place.clientHeight * (zoom.scale - 1) / 2;
      zoom.x = Math.min(x, Math.max(-x, zoom.x));
      zoom.y = Math.min(y, Math.max(-y, zoom.y));
      view.style.transform = "translate(" + zoom.x + "px," + zoom.y + "px) scale(" + zoom.scale + ")";
      place.classList.toggle("zoomed", zoom.scale > 1);
    }

    function zoomBy(factor, px, py) {
      var scale = Math.min(Math.max(1, largest / cell), Math.max(1, zoom.scale * factor));
      zoom.x = px - (px - zoom.x) * scale / zoom.scale;
      zoom.y = py - (py - zoom.y) * scale / zoom.scale;
      zoom.scale = scale;
      move();
    }

    function key(event) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      var steps = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
      var step = hubpack.own(steps, event.key);
      if (step && zoom.scale > 1) {
        zoom.x += step[0] * 60;
        zoom.y += step[1] * 60;
        move();
      } else if (event.key === "+" || event.key === "=") zoomBy(1.5, 0, 0);
      else if (event.key === "-") zoomBy(1 / 1.5, 0, 0);
      else if (event.key === "0") zoomBy(0, 0, 0);
      else return;
      event.preventDefault();
    }

    hubpack.gestures(place, {
      // The wheel scrolls the page until the mosaic has been zoomed otherwise.
      isOn: function (event) { return event.type !== "wheel" || event.ctrlKey || zoom.scale > 1; },
      drag: function (dx, dy) {
        if (zoom.scale <= 1) return;
        zoom.x += dx;
        zoom.y += dy;
        move();
      },
      zoom: zoomBy,
      doubleTap: function (x, y) { zoomBy(zoom.scale > 1 ? 0 : 1e6, x, y); }
    });

    var observer = new ResizeObserver(draw);
    observer.observe(place);
    if (image) image.addEventListener("load", draw);
    return {
      stop: function () {
        observer.disconnect();
        if (veil) veil.stop();
      },
      elements: [
        place,
        element("div", { class: "mosaic-tools" },
          hubpack.button("plus", word("zoomIn"), function () { zoomBy(2, 0, 0); }),
          hubpack.button("minus", word("zoomOut"), function () { zoomBy(0.5, 0, 0); }),
          hubpack.button("screen", word("wholeMap"), function () { zoomBy(0, 0, 0); }), toggle),
        element("p", { class: "note", id: "mosaic-hint" }, word("mosaicHint"),
          found ? [" © ", element("a", {
            href: hubpack.address("images", found.club.slug, found.member.slug)
          }, hubpack.text(found.member.name)), " @ ", hubpack.text(found.club.displayName)] : null)
      ]
    };
  }
})(hubpack);
