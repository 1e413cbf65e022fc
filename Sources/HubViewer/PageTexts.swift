// swift-format-ignore-file
// Made by Scripts/embed-pages.py from the files in Pages. Do not edit: change those and run it again.

/// The viewer's pages, as entries of a bundle.
enum PageTexts {
  static let files: [(name: String, text: String)] = [
    (
      name: "index.html",
      text: ###"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' file: data:; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>Photo clubs</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="viewer/viewer.css">
<link rel="stylesheet" href="viewer/kiosk.css">
</head>
<body>
<noscript><p class="notice">These pages need JavaScript. The data is in catalog.sqlite, the pictures are in assets.</p></noscript>
<script src="viewer/core.js"></script>
<script src="viewer/words.js"></script>
<script src="viewer/query.js"></script>
<script src="viewer/settings.js"></script>
<script src="viewer/data.js"></script>
<script src="viewer/parts.js"></script>
<script src="viewer/kiosk.js"></script>
<script src="viewer/keyboard.js"></script>
<script src="viewer/bayer.js"></script>
<script src="viewer/attract.js"></script>
<script src="viewer/grid.js"></script>
<script src="viewer/gestures.js"></script>
<script src="viewer/portfolios.js"></script>
<script src="viewer/map.js"></script>
<script src="viewer/organizations.js"></script>
<script src="viewer/people.js"></script>
<script src="viewer/keywords.js"></script>
<script src="viewer/titles.js"></script>
<script src="viewer/search.js"></script>
<script src="viewer/about.js"></script>
<script src="viewer/preferences.js"></script>
<script src="viewer/images.js"></script>
<script src="viewer/start.js"></script>
</body>
</html>

"""###
    ),
    (
      name: "viewer/about.js",
      text: ###"""
/* About: what the bundle is, how much is in it, where it comes from, what is missing, whose it is. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var shownCounts = ["clubs", "clubsWithMembers", "museums", "photographers", "memberships",
    "galleries", "images", "assets", "assetBytes", "keywords"];

  hubpack.pages.about = function (page) {
    var hub = hubpack.hub;
    page.title = word("about");
    page.show(
      hubpack.heading(word("about"), [word("release"), " ", hubpack.text(hub.release)]),
      element("div", { class: "about" },
        section("rights", element("p", null, word("rightsText"))),
        hubpack.query.club !== null ? null : [
        section("counts", element("dl", { class: "figures" }, counts(hub))),
        section("missing", missing(hub)),
        section("sources", sources(hub))],
        section("release", facts(hub))));
  };

  function section(title, content) {
    return element("section", { class: "about-" + title }, element("h2", null, word(title)), content);
  }

  function bytes(number) {
    var units = ["byte", "kilobyte", "megabyte", "gigabyte"];
    var unit = 0;
    for (; number >= 1000 && unit < 3; unit++) number /= 1000;
    return new Intl.NumberFormat(hubpack.pagesLanguage(), {
      style: "unit", unit: units[unit], maximumSignificantDigits: 3
    }).format(number);
  }

  function counts(hub) {
    return hub.counts.filter(function (one) { return shownCounts.includes(one[0]); })
      .map(function (one) {
        return element("div", null, element("dt", null, word("count_" + one[0])),
          element("dd", null, one[0] === "assetBytes" ? bytes(one[1]) : hubpack.number(one[1])));
      });
  }

  function missing(hub) {
    var leftOut = ["clubs", "sources", "galleries", "pictures", "placeholders", "unwantedPictures"]
      .filter(function (name) { return hub.leftOut[name]; })
      .map(function (name) { return word("leftOut_" + name, { n: hub.leftOut[name] }); })
      .concat(hub.leftOut.omitted.map(function (name) { return word("omitted_" + name); }));
    return [
      hub.missing.length
        ? [element("p", { class: "warning" }, word("incomplete")),
          table([word("what"), word("where"), word("why")], hub.missing.map(function (row) {
            return [word(row[0]) + ", " + word("state_" + row[2]), hubpack.text(row[1]), hubpack.text(row[3] || "")];
          }))]
        : element("p", { class: "good" }, word("complete")),
      leftOut.length ? element("p", null, word("leftOutText"), ": ", leftOut.join(", "), ".") : null,
      element("p", null, word("pictures"), ": ", word("assets_" + hub.leftOut.assets), ". ",
        hub.thumbnailEdge ? word("thumbnailEdge", { n: hub.thumbnailEdge }) : "", " ",
        hub.imageEdge ? word("imageEdge", { n: hub.imageEdge }) : "")
    ];
  }

  function sources(hub) {
    return table([word("what"), word("state"), word("number")], hub.sources.map(function (row) {
      return [word("role_" + row[0]), word("state_" + row[1]), hubpack.number(row[2])];
    }));
  }

  function facts(hub) {
    return element("dl", { class: "facts" }, [
      ["release", hub.release], ["created", hubpack.date(hub.created)], ["generator", hub.generator],
      ["root", hub.root], ["contentDigest", hub.contentDigest]
    ].map(function (fact) {
      return [element("dt", null, word(fact[0])), element("dd", null, hubpack.text(fact[1]))];
    }));
  }

  function table(heads, rows) {
    return element("div", { class: "table", tabindex: "0", role: "region", "aria-label": heads.join(", ") },
      element("table", null,
        element("thead", null, element("tr", null, heads.map(function (head) {
          return element("th", { scope: "col" }, head);
        }))),
        element("tbody", null, rows.map(function (row) {
          return element("tr", null, row.map(function (cell) { return element("td", null, cell); }));
        }))));
  }
})(hubpack);

"""###
    ),
    (
      name: "viewer/attract.js",
      text: ###"""
/* What a kiosk shows while nobody is there: pictures of the bundle, one after the other, or a wall of
   them when they are small. Each hangs in a mat, no larger than it is, with its photographer's name. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  if (!hubpack.query.isKiosk) return;

  var seconds = hubpack.query.autoplay || 8;
  var mostFrames = 24;
  var mostTries = 8;

  function any(list) { return list[Math.floor(Math.random() * list.length)]; }

  // ---- Choosing a picture ----

  /* A picture that is not among some addresses, or null: any club's, any member's, any of theirs. Of
     all the data, two pieces are loaded for it. */
  function pick(clubs, without, tries) {
    if (!tries || !clubs.length) return Promise.resolve(null);
    var club = any(clubs);
    return hubpack.members(club).then(function (members) {
      var member = any(members.filter(function (one) {
        return (one.images || one.featured)
          && hubpack.shows(hubpack.isFormer(one.flags), hubpack.isDeceased(one.flags));
      }));
      if (!member) return null;
      return hubpack.images(member).then(function (images) {
        var image = any(images.filter(function (one) { return one.largest && !without(one.largest.url); }));
        var picture = image ? image.largest
          : member.featured && !without(member.featured.url) ? member.featured : null;
        return picture && {
          picture: picture, title: image ? image.title : null, person: member.name, club: club.displayName
        };
      });
    }).catch(function () { return null; }).then(function (found) {
      return found || pick(clubs, without, tries - 1);
    });
  }

  /* The picture as an element, when it is there to the last pixel; null when it cannot be shown. */
  function fetchPicture(found) {
    var image = element("img", {
      src: found.picture.url, width: found.picture.width, height: found.picture.height, alt: "",
      draggable: "false"
    });
    return image.decode().then(function () { return image; }, function () { return null; });
  }

  // ---- Where frames hang ----

  /* As few frames as show pictures of some size well: { columns, rows, width, height: of a frame's
     room for picture and mat }. */
  function arrange(size, most) {
    var rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    var width = innerWidth - 4 * rem;
    var height = innerHeight - (innerWidth < 40 * rem ? 15 : 12) * rem;
    var best = null;
    for (var rows = 1; rows <= 5; rows++) {
      for (var columns = 1; columns <= 8; columns++) {
        var room = { columns: columns, rows: rows, width: width / columns - 2 * rem,
          height: height / rows - 6 * rem };
        var aspect = room.width / room.height;
        if (rows * columns > most || rows * columns > 1 && (aspect < 0.8 || aspect > 2.2)) continue;
        if (room.width < 7 * rem || room.height < 5 * rem) continue;
        room.share = Math.min(room.width / size.width, room.height / size.height);
        var isBetter = !best || (room.share <= 2
          ? best.share > 2 || rows * columns < best.rows * best.columns : room.share < best.share);
        if (isBetter) best = room;
      }
    }
    return best || { columns: 1, rows: 1, width: width, height: Math.max(60, height - 6 * rem) };
  }

  /* A frame: picture, mat, and what stands below. The mat takes what the picture leaves, up to two
     fifths of it. */
  function frame(found, image, room) {
    var most = { width: room.width * 0.86, height: room.height * 0.86 };
    var scale = Math.min(1, most.width / found.picture.width, most.height / found.picture.height);
    var width = Math.floor(found.picture.width * scale);
    var height = Math.floor(found.picture.height * scale);
    var mat = Math.max(0.06 * Math.min(width, height),
      Math.min((room.width - width) / 2, (room.height - height) / 2, 0.4 * Math.min(width, height)));
    var print = element("div", { class: "print" }, image);
    image.style.width = width + "px";
    image.style.height = height + "px";
    var whole = element("figure", { class: "frame" },
      element("div", { class: "mat" }, print),
      element("figcaption", null,
        found.title ? element("p", { class: "frame-title" }, hubpack.text(found.title)) : null,
        element("p", { class: "frame-whose" }, "© ", hubpack.text(found.person), " @ ", hubpack.text(found.club))));
    whole.querySelector(".mat").style.padding = mat + "px";
    return { element: whole, url: found.picture.url, print: print, image: image, width: width, height: height };
  }

  // ---- The layer ----

  /* Covers the page until somebody touches it; then calls. */
  hubpack.attract = function (touched) {
    var run = 0; // whatever was begun for an earlier one has nothing to do here
    var timer = 0;
    var clubs = [];
    var places = []; // { element, frame: what hangs there }
    var recent = []; // addresses of the pictures that were seen last
    var room = null;
    var veil = null;
    var isFirst = true;

    var wall = element("div", { class: "wall", "aria-hidden": "true" });
    var curtain = element("div", { class: "curtain", "aria-hidden": "true" });
    var layer = hubpack.layer({ class: "attract", role: "dialog", "aria-labelledby": "attract-title attract-begin" }, [
      curtain, wall,
      element("p", { class: "attract-title", id: "attract-title" }, hubpack.icon("aperture"),
        element("span", null, hubpack.title())),
      element("div", { class: "attract-begin", id: "attract-begin" },
        invitations().map(function (one) { return element("p", { lang: one[0] }, one[1]); }))
    ], function () {
      stop();
      layer.close(true);
      touched();
    });

    /* In all languages of the pages, that of the visit first. */
    function invitations() {
      var own = hubpack.pagesLanguage();
      return Object.keys(hubpack.words).sort(function (a, b) { return (b === own) - (a === own); })
        .map(function (code) { return [code, hubpack.words[code].begin]; });
    }

    function stop() {
      run += 1;
      clearTimeout(timer);
      if (veil) veil.stop();
      removeEventListener("resize", resize);
    }

    function without(url) {
      return recent.includes(url) || places.some(function (one) { return one.frame && one.frame.url === url; });
    }

    /* A small picture alone on a wall is lost: there, a few more are looked at. */
    function next(tries) {
      return pick(clubs, without, mostTries).then(function (found) {
        var isLost = found && room && room.columns * room.rows === 1
          && Math.min(room.width / found.picture.width, room.height / found.picture.height) > 2.5;
        return isLost && tries !== 0 ? next((tries || 4) - 1) : found;
      });
    }

    /* The filter over the whole screen. */
    function lowerCurtain() {
      if (veil) veil.stop();
      veil = hubpack.bayer(innerWidth, innerHeight, Math.max(innerWidth, innerHeight) / 36, null);
      curtain.replaceChildren(veil.canvas);
      veil.breathe();
    }

    function raiseCurtain() {
      if (!veil) return;
      var old = veil;
      veil = null;
      if (hubpack.isStill()) {
        old.stop();
        curtain.replaceChildren();
      } else old.dissolve(4).then(function () { old.canvas.remove(); });
    }

    /* Puts a frame where another hangs: that one fades, this one comes through the filter. */
    function hang(place, found, image, isQuick) {
      var old = place.frame;
      var now = frame(found, image, room);
      place.frame = now;
      recent.push(now.url);
      recent = recent.slice(-2 * mostFrames);
      place.element.append(now.element);
      if (old) {
        old.element.classList.add("going");
        setTimeout(function () { old.element.remove(); }, hubpack.isStill() ? 0 : 1600);
      }
      if (isQuick || hubpack.isStill()) return;
      now.element.classList.add("coming");
      var cell = Math.max(6, Math.min(now.width, now.height) / 26);
      var cover = hubpack.bayer(now.width, now.height, cell, image);
      now.print.append(cover.canvas);
      requestAnimationFrame(function () {
        requestAnimationFrame(function () { now.element.classList.remove("coming"); });
      });
      setTimeout(function () {
        cover.dissolve(3.2).then(function () { cover.canvas.remove(); });
      }, 1300);
    }

    /* Hangs the first pictures, behind the curtain. */
    function furnish() {
      var own = ++run;
      clearTimeout(timer);
      wall.replaceChildren();
      places = [];
      room = null;
      lowerCurtain();
      return hubpack.organizations().then(function (organizations) {
        clubs = organizations.shown.filter(function (one) { return one.images > 0; });
        if (!clubs.length) clubs = organizations.shown.filter(hubpack.memberCount);
        if (hubpack.hub.leftOut.assets === "none") clubs = []; // whatever the lists say
        return Promise.all([1, 2, 3, 4, 5, 6, 7].map(function () { return next(); }));
      }).then(function (samples) {
        samples = samples.filter(Boolean);
        layer.element.classList.toggle("is-bare", !samples.length);
        if (own !== run) return;
        if (!samples.length) return later();
        var total = clubs.reduce(function (sum, one) { return sum + one.images; }, 0);
        var sizes = samples.map(function (one) { return one.picture; })
          .sort(function (a, b) { return a.width * a.height - b.width * b.height; });
        // For the smaller ones: the larger look well in any frame.
        room = arrange(sizes[Math.floor(sizes.length / 4)], Math.max(1, Math.min(mostFrames, Math.floor(total * 0.7))));
        wall.style.setProperty("--columns", room.columns);
        wall.style.setProperty("--rows", room.rows);
        wall.classList.toggle("is-single", room.columns * room.rows === 1);
        for (var count = 0; count < room.columns * room.rows; count++) {
          var place = { element: element("div", { class: "frame-place" }), frame: null };
          places.push(place);
          wall.append(place.element);
        }
        var start = performance.now();
        return places.reduce(function (before, place) {
          return before.then(function () { return next(); }).then(function (found) {
            if (own !== run || !found) return null;
            return fetchPicture(found).then(function (image) {
              if (own === run && image) hang(place, found, image, true);
            });
          });
        }, Promise.resolve()).then(function () {
          if (own !== run) return;
          timer = setTimeout(function () {
            raiseCurtain();
            turnLater();
          }, isFirst || !hubpack.isStill() ? Math.max(0, 2500 - (performance.now() - start)) : 0);
          isFirst = false;
        });
      }).catch(later);

      /* The filter stays for now. What could not be had may be there in a while. */
      function later() {
        if (own === run) timer = setTimeout(furnish, 60000);
      }
    }

    /* Of a wall, one picture at a time turns, so that each stays for some rounds. */
    function turnLater() {
      var own = run;
      var last = -1;
      var pause = Math.max(2500, seconds * 1000 / Math.ceil(places.length / 8));
      timer = setTimeout(function turn() {
        if (own !== run) return;
        next().then(function (found) {
          return found && fetchPicture(found).then(function (image) {
            if (own !== run || !image) return;
            var at = Math.floor(Math.random() * places.length);
            if (at === last) at = (at + 1) % places.length;
            last = at;
            hang(places[at], found, image, false);
          });
        }).then(function () {
          if (own === run) timer = setTimeout(turn, pause);
        });
      }, places.length === 1 ? seconds * 1000 : pause);
    }

    var resizing = 0;
    function resize() {
      clearTimeout(resizing);
      resizing = setTimeout(function () { if (layer.isOpen()) furnish(); }, 400);
    }

    layer.open();
    addEventListener("resize", resize);
    furnish();
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/bayer.js",
      text: ###"""
/* The colour filter on a camera's sensor, as Bryce Bayer laid it out: a row of red and green, a row of
   green and blue. A picture begins as its sensor saw it, and its cells dissolve one by one. */
"use strict";

(function (hubpack) {
  var colors = ["#ff5b45", "#54d67c", "#54d67c", "#4f83ff"]; // R G / G B

  hubpack.isStill = function () { return matchMedia("(prefers-reduced-motion: reduce)").matches; };

  /* A number from 0 to 1 that a cell always has. */
  function chance(column, row) {
    var value = Math.sin(column * 127.1 + row * 311.7) * 43758.5453;
    return value - Math.floor(value);
  }

  function smooth(value) {
    var share = Math.min(1, Math.max(0, value));
    return share * share * (3 - 2 * share);
  }

  function drawing(width, height) {
    var canvas = hubpack.element("canvas", { width: width, height: height, "aria-hidden": "true" });
    return { canvas: canvas, context: canvas.getContext("2d") };
  }

  /* A canvas over width × height CSS pixels in cells of about that size. With a picture, each cell has
     that picture's light of its colour; without, they breathe. Returns { canvas, breathe(), dissolve(
     seconds) → promise, stop() }. */
  hubpack.bayer = function (width, height, cell, picture) {
    var columns = Math.max(2, Math.round(width / cell));
    var rows = Math.max(2, Math.round(height / cell));
    var scale = Math.min(2, window.devicePixelRatio || 1);
    var shown = drawing(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    // Where cells begin, in whole pixels: nothing shines through between two.
    var lefts = edges(columns, shown.canvas.width);
    var tops = edges(rows, shown.canvas.height);
    var asked = 0;
    var mosaic = picture ? seen() : null;

    function edges(count, length) {
      return Array.from({ length: count + 1 }, function (_, at) { return Math.round(at * length / count); });
    }

    /* Each cell's box. */
    function eachCell(draw) {
      for (var row = 0; row < rows; row++) {
        for (var column = 0; column < columns; column++) {
          draw(column, row, lefts[column], tops[row], lefts[column + 1] - lefts[column], tops[row + 1] - tops[row]);
        }
      }
    }

    /* The glass of one cell, with a thread of darkness around it. */
    function glass(context, column, row, x, y, w, h) {
      context.fillStyle = colors[row % 2 * 2 + column % 2];
      context.fillRect(x, y, w - scale, h - scale);
    }

    /* The picture, through the filter. Its pixels are never read: from file:// that is forbidden. */
    function seen() {
      var small = drawing(columns, rows);
      small.context.drawImage(picture, 0, 0, columns, rows);
      var whole = drawing(shown.canvas.width, shown.canvas.height);
      var context = whole.context;
      context.imageSmoothingEnabled = false;
      context.drawImage(small.canvas, 0, 0, whole.canvas.width, whole.canvas.height);
      // A filter takes two thirds of the light; half of that is given back.
      context.globalCompositeOperation = "lighter";
      context.globalAlpha = 0.5;
      context.drawImage(small.canvas, 0, 0, whole.canvas.width, whole.canvas.height);
      context.globalAlpha = 1;
      var filter = drawing(whole.canvas.width, whole.canvas.height);
      filter.context.fillStyle = "#0b0a0a";
      filter.context.fillRect(0, 0, filter.canvas.width, filter.canvas.height);
      eachCell(function (column, row, x, y, w, h) {
        glass(filter.context, column, row, x, y, w, h);
      });
      context.globalCompositeOperation = "multiply";
      context.drawImage(filter.canvas, 0, 0);
      return whole.canvas;
    }

    /* How much of a cell is gone at a share of the time: from the middle outwards, with chance. */
    function gone(column, row, share) {
      var far = Math.hypot((column + 0.5) / columns - 0.5, (row + 0.5) / rows - 0.5) / 0.7072;
      var delay = far * 0.5 + chance(column, row) * 0.5;
      return smooth((share * 1.45 - delay) / 0.45);
    }

    function draw(time, share) {
      var context = shown.context;
      context.globalCompositeOperation = "source-over";
      context.globalAlpha = 1;
      if (mosaic) {
        context.clearRect(0, 0, shown.canvas.width, shown.canvas.height);
        context.drawImage(mosaic, 0, 0);
        context.globalCompositeOperation = "destination-out";
        eachCell(function (column, row, x, y, w, h) {
          context.globalAlpha = gone(column, row, share);
          if (context.globalAlpha) context.fillRect(x, y, w, h);
        });
        return;
      }
      context.clearRect(0, 0, shown.canvas.width, shown.canvas.height);
      eachCell(function (column, row, x, y, w, h) {
        var left = 1 - gone(column, row, share);
        if (left <= 0) return;
        // What is behind stays hidden until the cell goes.
        context.globalAlpha = left;
        context.fillStyle = "#0b0a0a";
        context.fillRect(x, y, w, h);
        // As if light moved over the sensor, with a little grain.
        var light = 0.5 + 0.25 * (Math.sin(time / 2600 + column * 0.21 + row * 0.13)
          + Math.sin(time / 3700 - row * 0.34 + column * 0.11));
        context.globalAlpha = left * (0.1 + 0.5 * light * light + 0.07 * chance(column, row));
        glass(context, column, row, x, y, w, h);
      });
    }

    function stop() {
      cancelAnimationFrame(asked);
      asked = 0;
    }

    draw(0, 0);
    return {
      canvas: shown.canvas,
      stop: stop,
      /* Some twenty pictures a second are enough for what is so slow. */
      breathe: function () {
        var last = 0;
        stop();
        if (hubpack.isStill()) return;
        asked = requestAnimationFrame(function next(now) {
          if (now - last > 45) draw(last = now, 0);
          asked = requestAnimationFrame(next);
        });
      },
      dissolve: function (seconds) {
        stop();
        return new Promise(function (resolve) {
          var start = null;
          asked = requestAnimationFrame(function next(now) {
            start = start === null ? now : start;
            var share = (now - start) / 1000 / seconds;
            draw(now, share);
            if (share >= 1 || !shown.canvas.isConnected) return resolve();
            asked = requestAnimationFrame(next);
          });
        });
      }
    };
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/core.js",
      text: ###"""
/* The viewer's one namespace: pieces of data, text, and elements.
   The scripts are plain, in the order of index.html, so that they work from file:// as well, where
   neither modules nor fetch do. Texts become text nodes, never HTML. */
"use strict";

var hubpack = {};

(function (hubpack) {
  /* What a table holds under a name that comes from elsewhere. Every object has a "constructor" besides. */
  hubpack.own = function (table, name) {
    return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : undefined;
  };

  // ---- Pieces of data ----

  var kept = new Map(); // name → promise, the longest unused first
  var arriving = new Map(); // name → what takes the value
  var mostKept = 48;

  /* Called by each file in viewer/data. */
  hubpack.piece = function (name, value) {
    if (arriving.has(name)) arriving.get(name)(value);
  };

  /* A promise of a piece: "people-3". Pieces that have not been used for long are forgotten. */
  hubpack.load = function (name) {
    var promise = kept.get(name) || request(name);
    kept.delete(name);
    kept.set(name, promise);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value);
    return promise;
  };

  /* The same, whatever came before. */
  hubpack.loadAnew = function (name) {
    kept.delete(name);
    return hubpack.load(name);
  };

  function request(name) {
    return new Promise(function (resolve, reject) {
      var script = document.createElement("script");
      function fail() {
        kept.delete(name);
        reject(new Error("viewer/data/" + name + ".js"));
      }
      function finish() {
        script.remove();
        if (arriving.delete(name)) fail();
      }
      arriving.set(name, function (value) {
        arriving.delete(name);
        resolve(value);
      });
      script.onload = finish;
      script.onerror = finish;
      script.src = "viewer/data/" + name + ".js";
      document.head.append(script);
    });
  }

  // ---- Text ----

  var letters = {
    "ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ŋ": "n", "ß": "ss", "æ": "ae", "œ": "oe",
    "þ": "th", "ð": "d", "ı": "i", "ĸ": "k", "ς": "σ", "ʼ": "'", "’": "'", "‘": "'"
  };

  /* The form that searching uses (Docs/Format.md, "Folding"). */
  hubpack.fold = function (text) {
    if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
    return Array.from(
      text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\p{M}/gu, ""),
      function (letter) { return hubpack.own(letters, letter) || letter; }).join("");
  };

  /* What stands for a name in an address. */
  hubpack.slug = function (text) {
    return hubpack.fold(text).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "-";
  };

  /* The address of a place of the viewer. */
  hubpack.address = function () {
    return "#/" + Array.from(arguments, function (part) {
      return encodeURIComponent(part);
    }).join("/");
  };

  /* An address on the web, or null: a hub may publish anything, "javascript:" included. */
  hubpack.webAddress = function (text) {
    try {
      var url = new URL(text);
      return url.protocol === "https:" || url.protocol === "http:" ? url : null;
    } catch (error) {
      return null;
    }
  };

  // ---- Elements ----

  /* An element with attributes and children; texts among the children become text nodes. Attributes
     that are null or false are left out; a function is a listener. */
  hubpack.element = function (name, attributes) {
    return fill(document.createElement(name), attributes, Array.prototype.slice.call(arguments, 2));
  };

  /* The same in SVG. */
  hubpack.drawing = function (name, attributes) {
    return fill(
      document.createElementNS("http://www.w3.org/2000/svg", name), attributes,
      Array.prototype.slice.call(arguments, 2));
  };

  function fill(element, attributes, children) {
    Object.keys(attributes || {}).forEach(function (name) {
      var value = attributes[name];
      if (typeof value === "function") element.addEventListener(name, value);
      else if (value === true) element.setAttribute(name, "");
      else if (value !== null && value !== undefined && value !== false) {
        element.setAttribute(name, value);
      }
    });
    element.append.apply(element, children.flat(Infinity).filter(function (child) {
      return child !== null && child !== undefined && child !== false;
    }));
    return element;
  }

  /* A text of the hub. It keeps its direction to itself. */
  hubpack.text = function (text, language) {
    return hubpack.element("bdi", { lang: language }, text);
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/data.js",
      text: ###"""
/* The data of the bundle: rows of pieces get names (HubViewer's ViewerFiles writes them in the same
   order), and addresses are found again. */
"use strict";

(function (hubpack) {
  var organizations = null;
  var names = null;

  hubpack.hub = null;

  /* What every page needs. */
  hubpack.loadHub = function () {
    return hubpack.load("hub").then(function (hub) {
      hubpack.hub = hub;
      hub.keywords = hub.keywords.map(function (row) {
        return {
          id: row[0], idString: row[1], isStandard: row[2] === 1, names: row[3], usages: row[4],
          slug: hubpack.slug(row[1])
        };
      });
      return hubpack.query.club === null ? null : hubpack.organizations();
    }).then(function (organizations) {
      hubpack.club = organizations && organizations.bySlug.get(hubpack.query.club) || null;
    });
  };

  /* The club that is the only one to be shown; null where all are. */
  hubpack.club = null;

  /* All rows of pieces that are numbered from 0. */
  function all(kind, count) {
    return Promise.all(Array.from({ length: count }, function (_, number) {
      return hubpack.load(kind + "-" + number);
    })).then(function (pieces) { return [].concat.apply([], pieces); });
  }

  /* Gives each thing a slug of its own: of two alike the later one gets a number. */
  function setSlugs(things, text) {
    var taken = new Map();
    things.forEach(function (thing) {
      var slug = hubpack.slug(text(thing));
      var count = (taken.get(slug) || 0) + 1;
      taken.set(slug, count);
      thing.slug = count > 1 ? slug + "~" + count : slug;
    });
    return new Map(things.map(function (thing) { return [thing.slug, thing]; }));
  }

  /* "Name (Town)", but the name alone when the town is a word of it. */
  function displayName(name, town) {
    function words(text) { return hubpack.fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean); }
    var inName = " " + words(name).join(" ") + " ";
    var inTown = words(town).join(" ");
    if (inTown && inName.includes(" " + inTown + " ")) return name;
    return name + " (" + (town || hubpack.word("unknownTown")) + ")";
  }

  /* Clubs and museums in the order of lists: { list: all, by their places; shown; bySlug: those that
     are shown }. */
  hubpack.organizations = function () {
    organizations = organizations
      || all("organizations", hubpack.hub.pieces.organizations).then(function (rows) {
        var list = rows.map(function (row, place) {
          return {
            place: place, isMuseum: row[0] === 1, name: row[1], town: row[2],
            nickName: row[3] || row[1], country: row[4], latitude: row[5], longitude: row[6],
            current: row[7], former: row[8], deceased: row[9], images: row[10], piece: row[11],
            displayName: displayName(row[1], row[2]),
            folded: hubpack.fold(row[1]) + "\n" + hubpack.fold(row[2])
          };
        });
        var bySlug = setSlugs(list, function (one) { return one.name + " " + one.town; });
        if (hubpack.query.club === null) return { list: list, shown: list, bySlug: bySlug };
        var shown = [bySlug.get(hubpack.query.club)].filter(Boolean);
        return { list: list, shown: shown, bySlug: new Map(shown.map(function (one) {
          return [one.slug, one];
        })) };
      });
    organizations.catch(function () { organizations = null; }); // to be asked for again
    return organizations;
  };

  /* How many members of a club lists show. */
  hubpack.memberCount = function (organization) {
    return organization.current
      + (hubpack.preference("former") ? organization.former : 0)
      + (hubpack.preference("deceased") ? organization.deceased : 0);
  };

  function fullName(given, infix, family) {
    return [given, infix, family].filter(Boolean).join(" ");
  }

  /* Photographers in the order of lists, of the one club where only one is shown; { list, bySlug }. */
  hubpack.names = function () {
    names = names || all("names", hubpack.hub.pieces.names).then(function (rows) {
      var list = rows.map(function (row, place) {
        var name = fullName(row[0], row[1], row[2]);
        return {
          place: place, name: name, isDeceased: (row[3] & 1) !== 0, isFormer: (row[3] & 2) !== 0,
          keywords: row[4], birthday: row[5], folded: hubpack.fold(name)
        };
      });
      var bySlug = setSlugs(list, function (one) { return one.name; });
      if (hubpack.query.club === null) return { list: list, bySlug: bySlug };
      return (hubpack.club ? hubpack.members(hubpack.club) : Promise.resolve([])).then(ofClub);
      function ofClub(members) {
        var flags = new Map(members.map(function (one) { return [one.place, one.flags]; }));
        var some = list.filter(function (name) { return flags.has(name.place); });
        some.forEach(function (name) { name.isFormer = hubpack.isFormer(flags.get(name.place)); });
        return { list: some, bySlug: new Map(some.map(function (name) { return [name.slug, name]; })) };
      }
    });
    names.catch(function () { names = null; });
    return names;
  };

  function picture(row) {
    return row && {
      url: "assets/" + row[0].slice(0, 2) + "/" + row[0], width: row[1], height: row[2]
    };
  }

  /* One row of a piece that has so many rows, with names. */
  function row(kind, place, name) {
    var size = hubpack.hub.sizes[kind];
    return hubpack.load(kind + "-" + Math.floor(place / size)).then(function (rows) {
      return name(rows[place % size]);
    });
  }

  /* What the page of an organization adds. */
  hubpack.details = function (organization) {
    return row("details", organization.place, function (row) {
      return {
        website: row[0], wikipedia: row[1], mailbox: row[2], fotobond: row[3], remarks: row[4],
        covers: row[5].map(picture)
      };
    });
  };

  /* What the card of a photographer adds. */
  hubpack.person = function (name) {
    return row("people", name.place, function (row) {
      return {
        website: row[0], portrait: picture(row[1]),
        memberships: row[2].map(function (row) {
          return {
            organization: row[0], flags: row[1], featured: picture(row[2]), images: row[3],
            isPage: row[4] === 1
          };
        }).filter(function (one) {
          return hubpack.query.club === null || hubpack.club && one.organization === hubpack.club.place;
        })
      };
    });
  };

  /* All members of a club, in the order of lists. */
  hubpack.members = function (organization) {
    if (organization.piece === null) return Promise.resolve([]);
    return hubpack.load("members-" + organization.piece).then(function (clubs) {
      var club = clubs.find(function (club) { return club[0] === organization.place; });
      var members = (club ? club[1] : []).map(function (row) {
        return {
          id: row[0], place: row[1], name: fullName(row[2], row[3], row[4]), flags: row[5],
          featured: picture(row[6]), portrait: picture(row[7]), images: row[8], piece: row[9],
          form: row[10], state: row[11], reason: row[12], address: row[13], organization: organization
        };
      });
      setSlugs(members, function (one) { return one.name; });
      return members;
    });
  };

  /* The images of a member, in the order in which they are shown. */
  hubpack.images = function (member) {
    if (member.piece === null) return Promise.resolve([]);
    return hubpack.load("images-" + member.piece).then(function (galleries) {
      var gallery = galleries.find(function (gallery) { return gallery[0] === member.id; });
      return (gallery ? gallery[2] : []).map(function (row) {
        return {
          title: row[0], caption: row[1], date: row[2], largest: picture(row[3] || row[4]),
          thumbnail: picture(row[4] || row[3]),
          state: ["present", "stale", "failed", "left-out"][row[5]], reason: row[6],
          source: gallery[1] + row[7], isSmall: !row[3] || row[5] === 3
        };
      });
    });
  };

  /* The picture beside a name, as preferred, else the other one. */
  hubpack.pictureBeside = function (featured, portrait) {
    return hubpack.preference("beside") === "portrait" ? portrait || featured : featured || portrait;
  };

  hubpack.keywordName = function (keyword) {
    return hubpack.localized(keyword.names) || { text: keyword.idString, language: null };
  };

  hubpack.keyword = function (id) {
    return hubpack.hub.keywords.find(function (keyword) { return keyword.id === id; });
  };

  /* Those among sorted things whose folded text has another in it. */
  hubpack.matching = function (things, text) {
    var folded = hubpack.fold(text.trim().replace(/\u00a0/g, " "));
    return folded ? things.filter(function (one) { return one.folded.includes(folded); }) : things;
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/gestures.js",
      text: ###"""
/* What fingers, mouse and wheel mean: drag, pinch, tap, double tap. */
"use strict";

(function (hubpack) {
  /* handlers, each optional: start(), drag(dx, dy), end(dx, dy, speed), zoom(factor, x, y),
     tap(event), doubleTap(x, y), isOn(). Places are relative to the middle of the element. */
  hubpack.gestures = function (element, handlers) {
    var pointers = new Map();
    var moved = 0;
    var total = { x: 0, y: 0 };
    var lastTap = -Infinity;
    var tapTimer = 0;
    var began = 0;

    function isOn() { return !handlers.isOn || handlers.isOn(); }
    function call(name) {
      if (handlers[name]) handlers[name].apply(null, Array.prototype.slice.call(arguments, 1));
    }

    function fromMiddle(x, y) {
      var box = element.getBoundingClientRect();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    }

    /* The middle of all fingers, and how far apart they are. */
    function spread() {
      var all = Array.from(pointers.values());
      var x = all.reduce(function (sum, one) { return sum + one.x; }, 0) / all.length;
      var y = all.reduce(function (sum, one) { return sum + one.y; }, 0) / all.length;
      return { x: x, y: y, size: all.length > 1 ? Math.hypot(all[0].x - all[1].x, all[0].y - all[1].y) : 0 };
    }

    element.addEventListener("pointerdown", function (event) {
      if (!isOn() || event.button !== 0 || event.target.closest("button, a, select")) return;
      if (pointers.size === 0) {
        moved = 0;
        total = { x: 0, y: 0 };
        began = event.timeStamp;
        call("start");
      }
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (element.setPointerCapture) element.setPointerCapture(event.pointerId);
    });

    element.addEventListener("pointermove", function (event) {
      if (!pointers.has(event.pointerId)) return;
      var before = spread();
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      var after = spread();
      var dx = after.x - before.x;
      var dy = after.y - before.y;
      moved += Math.abs(dx) + Math.abs(dy) + Math.abs(after.size - before.size);
      total.x += dx;
      total.y += dy;
      if (moved < 6) return;
      call("drag", dx, dy, pointers.size);
      if (before.size > 0 && after.size > 0) {
        var middle = fromMiddle(after.x, after.y);
        call("zoom", after.size / before.size, middle.x, middle.y);
      }
    });

    function finish(event) {
      if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
      call("end", total.x, total.y, total.x / Math.max(1, event.timeStamp - began));
      if (event.type === "pointercancel" || moved >= 6) return;
      var place = fromMiddle(event.clientX, event.clientY);
      clearTimeout(tapTimer);
      if (handlers.doubleTap && event.timeStamp - lastTap < 300) {
        lastTap = -Infinity;
        call("doubleTap", place.x, place.y);
      } else {
        lastTap = event.timeStamp;
        tapTimer = setTimeout(function () { call("tap"); }, handlers.doubleTap ? 300 : 0);
      }
    }
    element.addEventListener("pointerup", finish);
    element.addEventListener("pointercancel", finish);

    element.addEventListener("wheel", function (event) {
      if (!isOn()) return;
      event.preventDefault();
      var place = fromMiddle(event.clientX, event.clientY);
      var lines = event.deltaMode === 1 ? 16 : 1;
      call("zoom", Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), place.x, place.y);
    }, { passive: false });
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/grid.js",
      text: ###"""
/* A grid of cards of one height. Of a long list only the cards in sight are there, so that 30,000 of
   them take no longer than 30. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var shortList = 120;

  /* options: count, card(index) → element, width and height of a card in rem, label, className.
     The result has an element, and stop(), which has to be called when it leaves the page. */
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
      return { element: list, stop: function () {} };
    }
    return longGrid(list, options);
  };

  function longGrid(list, options) {
    var shown = new Map(); // index → li
    var asked = 0;
    list.classList.add("long");

    function update() {
      asked = 0;
      var rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      var gap = options.gap === undefined ? rem : options.gap * rem;
      var width = list.clientWidth;
      if (!width) return;
      var columns = Math.max(1, Math.floor((width + gap) / (options.width * rem + gap)));
      var cell = (width - gap * (columns - 1)) / columns;
      var line = options.height * rem + gap;
      list.style.height = Math.ceil(options.count / columns) * line - gap + "px";
      var top = -list.getBoundingClientRect().top;
      var first = Math.max(0, Math.floor((top - innerHeight / 2) / line)) * columns;
      var end = Math.min(options.count, Math.ceil((top + innerHeight * 1.5) / line) * columns);
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

    // In the order of the list, which is that of the keyboard.
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
    return {
      element: list,
      update: update,
      stop: function () {
        observer.disconnect();
        removeEventListener("scroll", ask);
        cancelAnimationFrame(asked);
      }
    };
  }

  /* A place for a grid that is replaced whenever what it shows changes. */
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
      stop: function () { if (grid) grid.stop(); }
    };
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/images.js",
      text: ###"""
/* Images: one portfolio, picture by picture. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.images = function (page, clubSlug, personSlug, number) {
    return hubpack.organizations().then(function (organizations) {
      var club = organizations.bySlug.get(clubSlug);
      if (!club) return page.notFound(clubSlug);
      return hubpack.members(club).then(function (members) {
        var member = members.find(function (one) { return one.slug === personSlug; });
        if (!member) return page.notFound(personSlug || clubSlug);
        return hubpack.images(member).then(function (images) {
          page.title = member.name + " @ " + club.displayName;
          page.up = hubpack.portfolioAddress(club);
          page.isDark = true;
          if (!images.length) return showEmpty(page, member, club);
          var show = slides(page, member, club, images);
          page.leave = show.stop;
          page.again = function (clubNow, personNow, numberNow) {
            return clubNow === clubSlug && personNow === personSlug && show.go(Number(numberNow) - 1);
          };
          page.show(show.element);
          show.go(Math.min(images.length, Math.max(1, Number(number) || 1)) - 1);
          page.focus(show.element);
          if (hubpack.query.autoplay) show.play();
        });
      });
    });
  };

  function title(member, club) {
    return element("h1", { class: "whose", tabindex: "-1" },
      hubpack.text(member.name), " @ ", hubpack.text(club.displayName));
  }

  // ---- A portfolio without images ----

  function showEmpty(page, member, club) {
    var reasons = { failed: "portfolioFailed", "left-out": "portfolioLeftOut" };
    var reason = hubpack.own(reasons, member.state) || (member.form === "web-page" ? "portfolioPage"
      : member.state ? "portfolioEmpty" : "portfolioNone");
    var link = hubpack.webLink(member.address, word("openPage"));
    page.show(element("div", { class: "show is-empty" },
      element("div", { class: "show-bar" }, title(member, club), closeButton(page)),
      element("div", { class: "show-empty" }, hubpack.icon("aperture"),
        element("p", null, word(reason)),
        member.state === "failed" && member.reason
          ? element("p", { class: "note" }, hubpack.text(member.reason)) : null,
        link ? element("p", null, link) : null)));
  }

  // Seconds for each image.
  var intervals = Array.from(new Set([3, 5, 10].concat(hubpack.query.autoplay || [])))
    .sort(function (a, b) { return a - b; });

  function closeButton(page) {
    return hubpack.button("close", word("close"), function () { page.close(); });
  }

  // ---- Images ----

  function slides(page, member, club, images) {
    var at = -1;
    var zoom = { scale: 1, x: 0, y: 0 };
    var timer = 0;
    var turning = 0;
    var offset = 0;
    var noteTimer = 0;

    var track = element("div", { class: "track" });
    var frames = new Map(); // index → figure: the one that is seen, and its neighbours
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
      element("div", { class: "show-bar" }, title(member, club),
        element("div", { class: "show-tools" }, position, images.length > 1 ? [play, interval] : null, captions,
          document.fullscreenEnabled && !hubpack.query.isKiosk
            ? hubpack.button("screen", word("fullScreen"), toggleScreen) : null,
          closeButton(page))),
      stage, caption, note,
      images.length > 1 ? [
        hubpack.button("back", word("previous"), function () { stopShow(); turn(-1); }, { class: "button turn before" }),
        hubpack.button("next", word("next"), function () { stopShow(); turn(1); }, { class: "button turn after" })
      ] : null);

    // ---- The picture that is seen, and its neighbours ----

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
        reason ? element("p", { class: "note" }, hubpack.text(reason)) : null);
    }

    function description(image) {
      return [image.title, image.caption, member.name].filter(Boolean).join(", ");
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
      page.replace(hubpack.address("images", club.slug, member.slug, at + 1));
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
        element("p", { class: "attribution" }, "© ", hubpack.text(member.name), " @ ",
          hubpack.text(club.displayName)),
        element("p", { class: "source" }, word("source"), ": ", hubpack.text(image.source),
          image.isSmall && size ? [" · ", word("smallOnly", size)] : null,
          image.state === "stale" ? [" · ", word("imageStale")] : null)
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

    // ---- Zoom: never beyond the picture's own pixels ----

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

"""###
    ),
    (
      name: "viewer/keyboard.js",
      text: ###"""
/* A keyboard on the screen, for a kiosk that has no other: it comes when a field is touched. Plain
   letters are enough, as searching does without accents. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var rows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"];
  var field = null;
  var keyboard = null;
  if (!hubpack.query.isKiosk) return;

  function isField(target) { return target instanceof HTMLInputElement && target.type === "search"; }

  function type(text) {
    var end = field.selectionEnd;
    field.setRangeText(text, field.selectionStart, end, "end");
    tell();
  }

  function erase() {
    var start = field.selectionStart;
    var end = field.selectionEnd;
    if (start === end && start === 0) return;
    var last = Array.from(field.value.slice(0, start)).pop() || "";
    field.setRangeText("", start === end ? start - last.length : start, end, "end");
    tell();
  }

  function clear() {
    field.value = "";
    tell();
  }

  function tell() { field.dispatchEvent(new Event("input", { bubbles: true })); }

  function key(content, click, attributes) {
    return element("button", Object.assign({ type: "button", class: "key", click: click }, attributes), content);
  }

  function build() {
    function letters(row) {
      return Array.from(row, function (letter) {
        return key(letter, function () { type(letter); });
      });
    }
    return element("div", {
      class: "keyboard", role: "group", "aria-label": word("keyboard"),
      // The field keeps the focus, and with it the place where letters go.
      pointerdown: function (event) { event.preventDefault(); },
      mousedown: function (event) { event.preventDefault(); },
      focusout: leave
    }, rows.map(function (row, at) {
      return element("div", { class: "key-row" }, letters(row),
        at === 3 ? key("-", function () { type("-"); }) : null,
        at === 3 ? key(hubpack.icon("erase"), erase,
          { class: "key wide", "aria-label": word("keyDelete") }) : null);
    }), element("div", { class: "key-row" },
      key(word("keyClear"), clear, { class: "key wide" }),
      key("’", function () { type("’"); }),
      key(word("keySpace"), function () { type(" "); }, { class: "key space" }),
      key(word("close"), hide, { class: "key wide" })));
  }

  function show(target) {
    field = target;
    field.setAttribute("inputmode", "none"); // no second keyboard, of the system
    if (keyboard) return;
    keyboard = build();
    document.body.append(keyboard);
    document.documentElement.classList.add("typing");
  }

  function hide() {
    if (!keyboard) return;
    var left = keyboard;
    keyboard = null;
    document.documentElement.classList.remove("typing");
    left.remove();
    if (field) field.blur();
    field = null;
  }

  /* Nobody writes any more when something else has the focus. */
  function leave(event) {
    var target = event.relatedTarget;
    if (keyboard && target !== field && !(target && keyboard.contains(target))) hide();
  }

  addEventListener("focusin", function (event) {
    if (isField(event.target) && matchMedia("(pointer: coarse)").matches) show(event.target);
  });
  addEventListener("focusout", function (event) {
    if (event.target === field) leave(event);
  });
  addEventListener("pointerdown", function (event) {
    // Also for a field that has the focus already, after the keyboard was closed.
    if (isField(event.target) && event.pointerType === "touch") show(event.target);
  });
  addEventListener("keydown", function (event) {
    if (event.key !== "Escape" || !keyboard) return;
    event.stopImmediatePropagation();
    hide();
  }, true);
  // The page that it belongs to has gone.
  hubpack.hideKeyboard = hide;
})(hubpack);

"""###
    ),
    (
      name: "viewer/keywords.js",
      text: ###"""
/* Keywords: genres, and who photographs them. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.keywords = function (page, slug) {
    return Promise.all([hubpack.names(), hubpack.organizations()]).then(function (found) {
      var people = hubpack.shownNames(found[0].list);
      if (slug === undefined) return showAll(page, people);
      var keyword = hubpack.hub.keywords.find(function (one) { return one.slug === slug; });
      if (!keyword) return page.notFound(slug);
      return showOne(page, keyword, people.filter(function (name) {
        return name.keywords.includes(keyword.id);
      }), found[1].list);
    });
  };

  function showAll(page, people) {
    var counts = new Map();
    people.forEach(function (name) {
      name.keywords.forEach(function (id) { counts.set(id, (counts.get(id) || 0) + 1); });
    });
    function tile(keyword) {
      var name = hubpack.keywordName(keyword);
      return element("li", null,
        element("a", { class: "card keyword-card", href: hubpack.address("keywords", keyword.slug) },
          element("span", { class: "card-title" }, hubpack.text(name.text, name.language),
            name.isOther ? " [" + name.language + "]" : ""),
          element("span", { class: "card-text" }, hubpack.localizedText(keyword.usages)),
          element("span", { class: "card-note" },
            word("photographers", { n: counts.get(keyword.id) || 0 }))));
    }
    function tiles(isStandard) {
      return hubpack.hub.keywords.filter(function (one) { return one.isStandard === isStandard; })
        .filter(function (one) { return hubpack.query.club === null || counts.has(one.id); })
        .sort(function (a, b) {
          return hubpack.keywordName(a).text.localeCompare(hubpack.keywordName(b).text, hubpack.language());
        }).map(tile);
    }
    var others = tiles(false);
    page.title = word("keywords");
    page.show(
      hubpack.heading(word("keywords"), word("keywordsLead")),
      element("ul", { class: "grid keyword-grid", role: "list", "aria-label": word("standardKeywords") }, tiles(true)),
      others.length ? [element("h2", { class: "section" }, word("otherKeywords")),
        element("ul", { class: "grid keyword-grid", role: "list" }, others)] : null);
  }

  function showOne(page, keyword, people, organizations) {
    var place = hubpack.gridPlace();
    var name = hubpack.keywordName(keyword);
    page.title = name.text;
    page.up = hubpack.address("keywords");
    page.leave = place.stop;
    page.show(
      hubpack.heading(hubpack.text(name.text, name.language), [
        keyword.usages.length ? [hubpack.localizedText(keyword.usages), " · "] : null,
        keyword.isStandard ? null : word("nonStandard") + " · ",
        word("photographers", { n: people.length })]),
      place.element);
    place.show(hubpack.peopleGrid(people, organizations));
  }
})(hubpack);

"""###
    ),
    (
      name: "viewer/kiosk.css",
      text: ###"""
/* Kiosk mode: what covers the pages, and what fingers need. At least 56 pixels for whatever is touched. */

.kiosk { touch-action: pan-x pan-y; overscroll-behavior: none; --touch: max(3.5rem, 56px); }
.kiosk body { overscroll-behavior: none; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent; }
.kiosk input { user-select: text; -webkit-user-select: text; }
.kiosk img { -webkit-user-drag: none; }

/* Fingers */
.kiosk .bar { min-height: 4.4rem; gap: 1rem; }
.kiosk .brand, .kiosk .places a, .kiosk .links a, .kiosk .quiet, .kiosk .birthdays a, .kiosk .chip, .kiosk .action,
.kiosk .note a { min-height: var(--touch); align-items: center; }
.kiosk .links a, .kiosk .note a, .kiosk .chip, .kiosk .action, .kiosk .birthdays a { display: inline-flex; }
.kiosk .chip, .kiosk .links a:not(.action) { padding-inline: 1.2rem; }
.kiosk .links a:not(.action) { background: var(--wash); border-radius: 2rem; text-decoration: none; }
.kiosk .places a, .kiosk .chip, .kiosk .quiet { min-width: var(--touch); }
.kiosk .brand { flex: 0 1 auto; min-width: 2rem; }
.kiosk .brand-name { max-width: 22rem; overflow: hidden; text-overflow: ellipsis; }
.kiosk .button, .kiosk .turn { width: var(--touch); height: var(--touch); }
.kiosk .turn { margin-top: calc(var(--touch) / -2); }
.kiosk .field, .kiosk .search-box .field { height: max(3.8rem, 60px); font-size: 1.15rem; }
.kiosk select, .kiosk .interval, .kiosk .choice { min-height: var(--touch); }
.kiosk .choice input { width: 1.8rem; height: 1.8rem; }
.kiosk .line, .kiosk .lines > li { min-height: max(3.9rem, 60px); }
.kiosk .place text { font-size: 12.5px; }
.site { color: var(--soft); }
.languages { display: flex; flex: none; border: 1px solid var(--line); border-radius: 2rem; overflow: hidden; }
.languages button { min-height: var(--touch); min-width: var(--touch); padding: 0 1.1rem; border: 0; background: none; color: var(--soft); cursor: pointer; }
.languages button[aria-pressed="true"] { background: var(--wash); color: var(--ink); font-weight: 600; }
.languages button:focus-visible { outline-offset: -.3rem; border-radius: 2rem; }

/* Layers */
.layer:focus-visible { outline: none; border-radius: 0; }
.layer { position: fixed; inset: 0; z-index: 20; outline: none; touch-action: none; cursor: default; transition: opacity .5s; }
.layer.leaving { opacity: 0; }
.still-there { z-index: 21; display: grid; place-items: center; padding: 1rem; background: rgb(11 10 10 / 72%); }
.still-there-card { display: grid; gap: .8rem; padding: 2.5rem 3.5rem; text-align: center; background: var(--card); color: var(--ink); border-radius: 1.4rem; box-shadow: 0 1rem 5rem rgb(0 0 0 / 50%); animation: rise .35s ease-out; }
.still-there-title { font: 600 2.4rem/1.15 "Iowan Old Style", "Palatino Linotype", Palatino, P052, "Book Antiqua", Georgia, serif; }
.still-there-count { font-size: 1.3rem; font-variant-numeric: tabular-nums; }
@keyframes rise { from { opacity: 0; transform: translateY(1.5rem); } }

/* Pictures while nobody is there */
/* What lies behind a layer does not scroll. */
.kiosk:has(> body > .layer:not(.leaving)) { overflow: hidden; }
.attract { background: #0f0e0d radial-gradient(120% 90% at 50% 35%, #2a2622, #12110f 60%, #0b0a0a); background-color: #0b0a0a; color: #f4f0ea; overflow: hidden; }
.curtain { position: absolute; inset: 0; z-index: 2; pointer-events: none; }
.curtain canvas, .print canvas { position: absolute; inset: 0; width: 100%; height: 100%; display: block; }
.wall { position: absolute; left: 2rem; right: 2rem; top: 5.5rem; bottom: 6.5rem; display: grid; grid-template: repeat(var(--rows, 1), minmax(0, 1fr)) / repeat(var(--columns, 1), minmax(0, 1fr)); }
.frame-place { position: relative; min-width: 0; min-height: 0; }
.frame { position: absolute; inset: 0; margin: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 1rem; transition: opacity 1.4s ease-in-out; }
.frame.going, .frame.coming { opacity: 0; }
.frame figcaption { transition: opacity .7s .8s; }
.frame.going figcaption { opacity: 0; transition: opacity .5s; }
.frame.coming figcaption { opacity: 0; }
.mat { background: #f3efe7; box-shadow: 0 0 0 .28rem #1b1815, 0 0 0 .34rem #3a342d, 0 1.2rem 3rem rgb(0 0 0 / 65%); }
.print { position: relative; box-shadow: 0 0 0 1px rgb(60 50 35 / 35%), 0 0 0 .18rem #fff, 0 0 0 calc(.18rem + 1px) rgb(60 50 35 / 22%); }
.print img { display: block; }
.frame figcaption { display: grid; gap: .1rem; max-width: calc(100% - 1rem); text-align: center; font-size: .85rem; line-height: 1.35; flex: none; }
.frame-title { font: 600 1.05rem/1.25 "Iowan Old Style", "Palatino Linotype", Palatino, P052, "Book Antiqua", Georgia, serif; color: #fff; }
.frame-title { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; padding-bottom: .1em; }
.is-single .frame-title { font-size: 1.5rem; }
.is-single .frame figcaption { font-size: 1.05rem; }
.frame-whose { color: #d9b48a; text-wrap: balance; }
.attract-title { position: absolute; z-index: 3; top: 1.4rem; left: 50%; transform: translateX(-50%); display: flex; gap: .7rem; align-items: center; justify-content: center; width: max-content; max-width: calc(100% - 3rem); font: 600 1.5rem/1.2 "Iowan Old Style", "Palatino Linotype", Palatino, P052, "Book Antiqua", Georgia, serif; padding: .5rem 1.4rem; border-radius: 3rem; }
.attract-title .icon { width: 1.5em; height: 1.5em; color: #f2a65a; }
.attract-begin { position: absolute; z-index: 3; bottom: 1.6rem; left: 50%; transform: translateX(-50%); display: flex; gap: .2rem 2rem; align-items: center; justify-content: center; width: max-content; max-width: calc(100% - 3rem); padding: .9rem 2.2rem; border-radius: 3rem; font-size: 1.15rem; text-align: center; }
.attract-title, .attract-begin { background: rgb(11 10 10 / 78%); }
.attract-begin p + p { color: #d6cdc1; }
.attract-begin { animation: breathe 6s ease-in-out infinite; }
@keyframes breathe { 50% { box-shadow: 0 0 0 .12rem rgb(242 166 90 / 55%), 0 0 2.5rem rgb(242 166 90 / 22%); } }
.is-bare .attract-title { top: 42%; translate: 0 -50%; flex-direction: column; font-size: 2.6rem; padding: 2.2rem 3.5rem; border-radius: 1.6rem; text-align: center; }
.is-bare .attract-title .icon { width: 5rem; height: 5rem; stroke-width: 1; }

/* A keyboard */
.keyboard { position: fixed; left: 0; right: 0; bottom: 0; z-index: 15; display: grid; gap: .5rem; justify-items: center; padding: .9rem .7rem max(1rem, env(safe-area-inset-bottom)); background: var(--wash); border-top: 1px solid var(--line); box-shadow: 0 -.6rem 2rem rgb(0 0 0 / 14%); touch-action: manipulation; }
.key-row { display: flex; gap: .5rem; justify-content: center; width: min(100%, 62rem); }
.key { flex: 1 1 0; min-width: 0; max-width: 6rem; min-height: max(3.6rem, 58px); padding: 0; border: 1px solid var(--line); border-radius: .7rem; background: var(--card); color: var(--ink); font-size: 1.3rem; cursor: pointer; box-shadow: 0 1px 2px rgb(0 0 0 / 12%); }
.key:active { background: var(--accent); color: var(--accent-ink); }
.key.wide { flex-grow: 1.6; max-width: 10rem; font-size: 1rem; }
.key.space { flex-grow: 6; max-width: none; font-size: 1rem; }
.typing main { padding-bottom: 26rem; }

@media (max-width: 100rem) {
  .kiosk .release, .kiosk .wide-only { display: none; }
  .kiosk .small-only { display: inline; }
}
@media (max-width: 60rem) {
  .kiosk .bar { gap: .3rem; }
  .kiosk .places a { min-height: 4rem; justify-content: center; }
  .kiosk main { padding-bottom: 8rem; }
  .kiosk .turn { display: inline-flex; }
  .still-there-card { padding: 2rem; }
  .is-bare .attract-title { font-size: 2rem; padding: 2rem; }
}
@media (max-width: 40rem) {
  .kiosk .brand-name { display: none; }
  .kiosk .brand { min-width: var(--touch); justify-content: center; }
  .languages button { padding: 0 .7rem; font-size: .9rem; }
  .attract-begin { flex-direction: column; font-size: 1rem; padding: .8rem 1.6rem; border-radius: 2rem; }
  .attract-title { font-size: 1.2rem; }
  .wall { left: .5rem; right: .5rem; bottom: 8rem; }
  .keyboard { gap: .3rem; padding-inline: .3rem; }
  .key-row { gap: .25rem; }
  .key { border-radius: .4rem; font-size: 1.1rem; }
}
@media (prefers-reduced-motion: reduce) {
  .layer, .frame { transition: none; }
}
@media print {
  .kiosk body { display: none; }
}

"""###
    ),
    (
      name: "viewer/kiosk.js",
      text: ###"""
/* Kiosk mode: a screen that anybody may touch. There is no way out of the pages; when nobody has touched
   the screen for a while, everything is as at the beginning, behind pictures (attract.js). */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  if (!hubpack.query.isKiosk) return;

  var idle = hubpack.query.idle * 1000;
  var notice = Math.min(10000, idle / 2); // how long the end is announced
  var lastTouch = 0;
  var timer = 0;
  var isWaiting = false; // nobody is there
  var asking = null; // the layer "Still there?"
  var visitor = String(Date.now());
  var depth = 0; // pages that this visitor can go back

  document.documentElement.classList.add("kiosk");

  // ---- Layers ----

  /* A layer over the page until somebody touches it. The touch ends there: what browsers make of it
     some moments later, a click above all, still falls on the layer as it goes. */
  hubpack.layer = function (attributes, content, touched) {
    var layer = element("div", Object.assign({ tabindex: "-1" }, attributes), content);
    layer.classList.add("layer");
    var isOpen = false;
    var leaving = 0;
    var focused = null; // what had the focus, and gets it back

    function rest(isInert) {
      Array.from(document.body.children).forEach(function (child) {
        if (!child.classList.contains("layer")) child.inert = isInert;
      });
    }

    function key(event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === "keydown" && isOpen && !event.repeat) touched();
    }

    ["pointerup", "pointercancel", "click", "wheel"].forEach(function (name) {
      layer.addEventListener(name, function (event) {
        event.preventDefault();
        if (isOpen) touched();
      }, { passive: false });
    });
    // The mouse that a browser makes of a touch takes no focus either.
    layer.addEventListener("mousedown", function (event) { event.preventDefault(); });
    return {
      element: layer,
      isOpen: function () { return isOpen; },
      open: function () {
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
      /* After a touch it goes slowly, else at once. */
      close: function (isTouched) {
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
  };

  // ---- Starting again ----

  hubpack.kiosk = {
    /* Called when the first page is there. */
    begin: function () {
      startAgain();
    },

    /* Whether this visitor has been at this place of the browser's history, or is new to it. A reload
       and whoever was here before are somebody else. */
    admits: function () {
      var state = history.state;
      if (!state) {
        depth += 1;
        history.replaceState({ visitor: visitor, depth: depth }, "");
        return true;
      }
      if (state.visitor !== visitor) return false;
      depth = state.depth;
      return true;
    }
  };

  function startAgain() {
    clearTimeout(timer);
    timer = 0;
    if (asking) asking.close(false);
    asking = null;
    visitor = String(Date.now()) + "." + Math.random();
    hubpack.forgetPreferences();
    toStart();
    isWaiting = true;
    renew();
    hubpack.attract(function () {
      isWaiting = false;
      lastTouch = performance.now();
      watch();
    });
  }

  /* Shows a newer release, where the server has one: its address begins with the present one's
     ("hubpack serve --watch"). */
  function renew() {
    var version = location.pathname.match(/^\/([0-9a-f]{12})\//);
    if (!isWaiting || !version || location.protocol === "file:") return;
    hubpack.loadAnew("current").then(function (current) {
      if (isWaiting && current !== version[1]) location.replace("/" + location.search);
    }, function () {
      // The server rests. What is shown stays.
    });
  }
  setInterval(renew, 60000);

  function toStart() {
    depth = 0;
    history.replaceState({ visitor: visitor, depth: 0 }, "", hubpack.address("portfolios"));
    hubpack.startPage();
  }
  hubpack.kiosk.toStart = toStart;

  /* Looks when there is something to do: to ask, to count down, to start again. */
  function watch() {
    clearTimeout(timer);
    var left = lastTouch + idle - performance.now();
    if (left <= 0) return startAgain();
    if (left > notice + 20) {
      if (asking) asking.close(true);
      asking = null;
      timer = setTimeout(watch, left - notice);
      return;
    }
    ask(Math.ceil(left / 1000));
    timer = setTimeout(watch, Math.min(left, left % 1000 || 1000) + 5);
  }

  function ask(seconds) {
    if (!asking) {
      asking = hubpack.layer({
        class: "still-there", role: "alertdialog", "aria-labelledby": "still-there",
        "aria-describedby": "still-there-why"
      }, element("div", { class: "still-there-card" },
        element("p", { class: "still-there-title", id: "still-there" }, word("stillThere")),
        element("p", { class: "still-there-count", "aria-hidden": "true" }),
        element("p", { id: "still-there-why" }, word("stay"))), function () {
        lastTouch = performance.now();
        watch();
      });
      asking.open();
    }
    asking.element.querySelector(".still-there-count").textContent = word("startingAgain", { n: seconds });
  }

  // ---- What counts as somebody being there ----

  var lastPlace = "";
  ["pointerdown", "pointerup", "pointermove", "touchmove", "keydown", "wheel", "input"].forEach(function (name) {
    addEventListener(name, function (event) {
      if (!event.isTrusted) return;
      if (name === "pointermove") {
        // Browsers tell of a mouse that rests, too, when something moves below it.
        var place = event.screenX + " " + event.screenY;
        if (place === lastPlace) return;
        lastPlace = place;
      }
      lastTouch = performance.now();
    }, { capture: true, passive: true });
  });

  // ---- No way out ----

  /* Keys that do something to the browser instead of the page. */
  function isForeign(event) {
    if (event.key === "ArrowLeft" && event.altKey && !event.ctrlKey && !event.metaKey) {
      var state = history.state;
      return !state || state.visitor !== visitor || !state.depth;
    }
    if (event.getModifierState && event.getModifierState("AltGraph")) return false; // it writes letters
    if (event.ctrlKey || event.metaKey || event.altKey) return true;
    if (event.key === "'" && !/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return true;
    return /^(F\d+|Alt|Meta|OS|ContextMenu|Help|Find|Open|Save|Print|PrintScreen|New|Close|Browser.*|Launch.*|Zoom.*)$/
      .test(event.key);
  }

  addEventListener("keydown", function (event) {
    if (!isForeign(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  addEventListener("keyup", function (event) {
    if (/^(Alt|Meta|OS|F10)$/.test(event.key)) event.preventDefault();
  }, true);

  function prevent(event) { event.preventDefault(); }
  ["contextmenu", "dragstart", "dragover", "drop", "auxclick", "gesturestart"].forEach(function (name) {
    addEventListener(name, prevent, { capture: true, passive: false });
  });
  addEventListener("selectstart", function (event) {
    if (!/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) event.preventDefault();
  }, true);
  // The middle button opens pages, others go back and forth.
  ["mousedown", "mouseup"].forEach(function (name) {
    addEventListener(name, function (event) {
      if (event.button !== 0) event.preventDefault();
    }, true);
  });
  addEventListener("wheel", function (event) {
    if (event.ctrlKey) event.preventDefault();
  }, { capture: true, passive: false });
  // Whatever a link may be: only places of these pages, and only here.
  addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest("a");
    if (!link) return;
    var isPlace = (link.getAttribute("href") || "").startsWith("#");
    if (isPlace && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
})(hubpack);

"""###
    ),
    (
      name: "viewer/map.js",
      text: ###"""
/* A map of places: coast lines and borders from Natural Earth, drawn as SVG in Mercator's projection. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var drawing = hubpack.drawing;
  var word = hubpack.word;
  var world = 4096; // units around the equator
  var countries = null;

  function x(longitude) { return (longitude + 180) / 360 * world; }
  function y(latitude) {
    var angle = Math.max(-84, Math.min(84, latitude)) * Math.PI / 180;
    return (0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)) * world;
  }

  /* Countries as { path, box }, from lines of "NL <ring> <ring>": a ring is an encoded polyline with
     three decimals. */
  function decode(text) {
    return text.split("\n").filter(Boolean).map(function (line) {
      var box = [Infinity, Infinity, -Infinity, -Infinity];
      var path = line.split(" ").slice(1).map(function (ring) { return outline(ring, box); }).join("");
      return { path: path, box: box, element: null };
    });
  }

  function outline(ring, box) {
    var path = "";
    var place = [0, 0];
    for (var at = 0, part = 0; at < ring.length; part = 1 - part) {
      var number = 0;
      for (var shift = 0, byte = 32; byte >= 32; shift += 5) {
        byte = ring.charCodeAt(at++) - 63;
        number |= (byte & 31) << shift;
      }
      place[part] += number & 1 ? ~(number >> 1) : number >> 1;
      if (part === 0) continue;
      var px = x(place[1] / 1000);
      var py = y(place[0] / 1000);
      box[0] = Math.min(box[0], px);
      box[1] = Math.min(box[1], py);
      box[2] = Math.max(box[2], px);
      box[3] = Math.max(box[3], py);
      path += (path ? "L" : "M") + px.toFixed(2) + " " + py.toFixed(2);
    }
    return path + "Z";
  }

  /* options: places (organizations), selected (one of them or null), choose(organization).
     The result has an element, show(places), and stop(). */
  hubpack.map = function (options) {
    var places = [];
    var isLocked = true;
    var view = null; // { x, y: the middle; k: pixels per unit }
    var size = { width: 0, height: 0 };
    var asked = 0;
    var reach = hubpack.query.isKiosk ? 28 : 13; // half the width of what a finger has to meet

    var land = drawing("g", { class: "land", "aria-hidden": "true" });
    var markers = drawing("g", { class: "markers" });
    var canvas = drawing("svg", { class: "map-canvas", role: "group", "aria-label": word("map") },
      land, markers);
    var lock = hubpack.button("lock", word("unlockMap"), function () { setLock(!isLocked); });
    var frame = element("div", { class: "map locked", tabindex: "0", keydown: key },
      canvas,
      element("div", { class: "map-tools" }, lock,
        hubpack.button("plus", word("zoomIn"), function () { zoom(2, 0, 0); }),
        hubpack.button("minus", word("zoomOut"), function () { zoom(0.5, 0, 0); }),
        hubpack.button("screen", word("wholeMap"), function () { fit(places); })),
      element("p", { class: "map-note" }, word("mapAttribution")));
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", word("map"));

    function setLock(value) {
      isLocked = value;
      frame.classList.toggle("locked", isLocked);
      var label = word(isLocked ? "unlockMap" : "lockMap");
      lock.setAttribute("aria-label", label);
      lock.setAttribute("title", label);
      lock.replaceChildren(hubpack.icon(isLocked ? "lock" : "unlock"));
    }

    hubpack.gestures(canvas, {
      isOn: function () { return !isLocked; },
      drag: function (dx, dy) { move(dx, dy); },
      zoom: zoom
    });

    function key(event) {
      if (event.target !== frame || event.ctrlKey || event.altKey || event.metaKey) return;
      var step = Math.max(40, size.width / 8);
      var moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
      if (event.key === "+" || event.key === "=") zoom(1.5, 0, 0);
      else if (event.key === "-") zoom(1 / 1.5, 0, 0);
      else if (hubpack.own(moves, event.key) && !isLocked) move.apply(null, moves[event.key]);
      else return;
      event.preventDefault();
    }

    // The whole world, with some sea around it: New Zealand and Fiji lie at its edge.
    var margin = world * 0.05;
    function smallest() {
      return Math.max(size.width / (world + 2 * margin), size.height / (world + 2 * margin));
    }
    function largest() { return 400; }

    function settle() {
      view.k = Math.min(largest(), Math.max(smallest(), view.k));
      var halfWidth = size.width / 2 / view.k;
      var halfHeight = size.height / 2 / view.k;
      view.x = Math.min(world + margin - halfWidth, Math.max(halfWidth - margin, view.x));
      view.y = Math.min(world + margin - halfHeight, Math.max(halfHeight - margin, view.y));
      ask();
    }

    function move(dx, dy) {
      view.x -= dx / view.k;
      view.y -= dy / view.k;
      settle();
    }

    function zoom(factor, px, py) {
      var k = Math.min(largest(), Math.max(smallest(), view.k * factor));
      view.x += px / view.k - px / k;
      view.y += py / view.k - py / k;
      view.k = k;
      settle();
    }

    /* So that all places are in sight, but no closer than a region. */
    function fit(shown) {
      if (!size.width) return;
      view = { x: world / 2, y: world * 0.4, k: smallest() };
      if (shown.length) {
        var xs = shown.map(function (one) { return one.x; });
        var ys = shown.map(function (one) { return one.y; });
        var box = [Math.min.apply(null, xs), Math.min.apply(null, ys),
          Math.max.apply(null, xs), Math.max.apply(null, ys)];
        view.x = (box[0] + box[2]) / 2;
        view.y = (box[1] + box[3]) / 2;
        view.k = Math.min(
          size.width * 0.8 / Math.max(box[2] - box[0], 1), size.height * 0.8 / Math.max(box[3] - box[1], 1),
          size.width / 60);
      }
      settle();
    }

    function ask() {
      if (!asked) asked = requestAnimationFrame(draw);
    }

    function draw() {
      asked = 0;
      if (!view || !size.width) return;
      var left = view.x - size.width / 2 / view.k;
      var top = view.y - size.height / 2 / view.k;
      canvas.setAttribute("viewBox", "0 0 " + size.width + " " + size.height);
      land.setAttribute("transform",
        "scale(" + view.k + ") translate(" + -left + " " + -top + ")");
      var right = left + size.width / view.k;
      var bottom = top + size.height / view.k;
      (countries || []).forEach(function (country) {
        var box = country.box;
        var isSeen = box[0] < right && box[2] > left && box[1] < bottom && box[3] > top;
        country.element = country.element || drawing("path", { d: country.path });
        if (isSeen && country.element.parentNode !== land) land.append(country.element);
        if (!isSeen && country.element.parentNode === land) country.element.remove();
      });
      drawMarkers(left, top);
    }

    function drawMarkers(left, top) {
      var focused = document.activeElement && document.activeElement.getAttribute("data-slug");
      var rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      var scale = rem / 16;
      var groups = grouped(left, top, reach * 2.3 * scale);
      var labels = [];
      groups.forEach(function (group) {
        // Room for the names of single places, where nothing else is.
        labels.push([group.px - 9 * scale, group.py - 9 * scale, group.px + 9 * scale, group.py + 9 * scale]);
      });
      markers.replaceChildren.apply(markers, groups.map(function (group) {
        return group.places.length === 1
          ? marker(group, scale, labels) : cluster(group, scale);
      }));
      if (focused) {
        var again = markers.querySelector("[data-slug=\"" + CSS.escape(focused) + "\"]");
        if (again) again.focus({ preventScroll: true });
      }
    }

    /* Places in sight; those that would hide each other stand together, but not at the closest. */
    function grouped(left, top, distance) {
      var groups = [];
      var cells = new Map();
      places.forEach(function (place) {
        var px = (place.x - left) * view.k;
        var py = (place.y - top) * view.k;
        if (px < -20 || py < -20 || px > size.width + 20 || py > size.height + 20) return;
        var isAlone = place === options.selected;
        var column = Math.floor(px / distance);
        var row = Math.floor(py / distance);
        for (var cell = 0; cell < 9 && !isAlone; cell++) {
          var near = (cells.get((column + cell % 3 - 1) + " " + (row + Math.floor(cell / 3) - 1)) || [])
            .find(function (group) { return Math.hypot(group.px - px, group.py - py) < distance; });
          if (!near) continue;
          if (view.k >= largest()) {
            px += distance * near.places.length;
            continue;
          }
          near.places.push(place);
          return;
        }
        var group = { px: px, py: py, places: [place] };
        groups.push(group);
        if (isAlone) return;
        var key = column + " " + row;
        cells.set(key, (cells.get(key) || []).concat([group]));
      });
      // What is selected lies on top.
      return groups.sort(function (a, b) {
        return (a.places[0] === options.selected) - (b.places[0] === options.selected);
      });
    }

    function marker(group, scale, labels) {
      var place = group.places[0];
      var isSelected = place === options.selected;
      var label = place.nickName;
      var width = (label.length * 6.6 + 6) * scale;
      // On the right, or on the left where the map ends or something else is.
      var boxes = [group.px + 10 * scale, group.px - 10 * scale - width].map(function (from) {
        return [from, group.py - 8 * scale, from + width, group.py + 8 * scale];
      });
      var inside = boxes.filter(function (box) {
        return box[0] >= 0 && box[2] <= size.width && box[1] >= 0 && box[3] <= size.height;
      });
      var box = inside.find(function (box) {
        return label.length < 28 && labels.every(function (other) {
          return other[0] >= box[2] || other[2] <= box[0] || other[1] >= box[3] || other[3] <= box[1];
        });
      }) || (isSelected ? inside[0] || boxes[0] : null);
      var isFree = Boolean(box);
      var isLeft = box === boxes[1];
      if (isFree) labels.push(box);
      return drawing("a", {
        class: "place" + (isSelected ? " selected" : ""), href: hubpack.organizationAddress(place),
        transform: "translate(" + group.px + " " + group.py + ") scale(" + scale + ")",
        "aria-label": place.displayName + ", " + word(place.isMuseum ? "museum" : "club"),
        "aria-current": isSelected ? "true" : null, "data-slug": place.slug,
        click: function (event) {
          event.preventDefault();
          options.choose(place);
        }
      }, drawing("title", null, place.displayName),
      drawing("circle", { class: "reach", r: reach }), hubpack.marker(place.isMuseum),
      isFree ? drawing("text", {
        x: isLeft ? -12 : 12, y: 4, "text-anchor": isLeft ? "end" : null, "aria-hidden": "true"
      }, label) : null);
    }

    function cluster(group, scale) {
      var count = group.places.length;
      function open(event) {
        event.preventDefault();
        fit(group.places);
        if (view.k < largest() && group.places.length > 1) ask();
      }
      return drawing("a", {
        class: "cluster", href: "#", role: "button",
        transform: "translate(" + group.px + " " + group.py + ") scale(" + scale + ")",
        "aria-label": word("cluster", { n: count }), "data-slug": "cluster " + group.places[0].slug,
        click: open
      }, drawing("circle", { class: "reach", r: reach }), drawing("circle", { class: "count", r: 12 + Math.min(8, Math.sqrt(count)) }),
      drawing("text", { y: 4.5, "aria-hidden": "true" }, String(count)));
    }

    function measure() {
      var box = canvas.getBoundingClientRect();
      var isFirst = !size.width && box.width > 0;
      size = { width: box.width, height: box.height };
      if (isFirst) fit(options.selected && options.selected.x !== undefined ? [options.selected] : places);
      else if (view && size.width) settle();
    }

    var observer = new ResizeObserver(measure);
    observer.observe(frame);
    hubpack.load("borders").then(function (text) {
      countries = countries || decode(text);
      countries.forEach(function (country) { country.element = null; });
      ask();
    }, function () { /* Without borders, the places are there. */ });

    return {
      element: frame,
      show: function (list) {
        places = list.filter(function (one) { return one.latitude !== null; });
        places.forEach(function (one) {
          one.x = x(one.longitude);
          one.y = y(one.latitude);
        });
        if (view) ask();
      },
      select: function (place) {
        options.selected = place;
        if (view && place && place.x !== undefined) {
          view.k = Math.max(view.k, size.width / 120);
          view.x = place.x;
          view.y = place.y;
          settle();
        }
      },
      stop: function () {
        observer.disconnect();
        cancelAnimationFrame(asked);
      }
    };
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/organizations.js",
      text: ###"""
/* Clubs & Museums: a map and a list, and one of them in full. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var open = null; // the page that is there: choosing another place keeps its map

  hubpack.pages.clubs = function (page, slug) {
    return hubpack.organizations().then(function (organizations) {
      var chosen = slug === undefined ? hubpack.club : organizations.bySlug.get(slug);
      if (slug !== undefined && !chosen) return page.notFound(slug);
      if (hubpack.query.club !== null && !chosen) return page.notFound(hubpack.query.clubText);
      page.title = chosen ? chosen.displayName : word("organizations");
      page.up = chosen && !hubpack.club ? hubpack.address("clubs") : null;
      if (open && open.element.isConnected && page.isSameKind) {
        page.keep(open.stop);
        return open.choose(chosen);
      }
      open = build(organizations.shown);
      page.leave = open.stop;
      page.show(open.element);
      return open.choose(chosen);
    });
  };

  function build(all) {
    var place = hubpack.gridPlace();
    var panel = element("div", { class: "panel" });
    var map = hubpack.map({
      selected: null,
      choose: function (organization) { location.hash = hubpack.organizationAddress(organization); }
    });
    var count = element("p", { class: "count", role: "status" });
    var list = element("div", { class: "directory" },
      hubpack.filterField(word("filter"), "", filter), count, place.element);
    map.show(all);
    var isListed = false;

    function filter(text) {
      var matching = hubpack.matching(all, text);
      var clubs = matching.filter(function (one) { return !one.isMuseum; }).length;
      count.textContent = word("clubs", { n: clubs }) + " · "
        + word("museums", { n: matching.length - clubs });
      map.show(matching);
      place.show({
        count: matching.length, width: 60, height: 3.9, gap: 0, className: "lines",
        label: word("organizations"), card: function (index) { return line(matching[index]); }
      });
    }

    function choose(chosen) {
      map.select(chosen);
      panel.hidden = !chosen;
      list.hidden = Boolean(chosen);
      if (!chosen) {
        if (!isListed) filter("");
        isListed = true;
        return null;
      }
      return hubpack.details(chosen).then(function (details) {
        panel.replaceChildren(card(chosen, details));
        panel.querySelector("h2").focus({ preventScroll: true });
      });
    }

    return {
      element: element("div", { class: "atlas" },
        hubpack.heading(hubpack.club ? word("theClub") : word("organizations"),
          hubpack.club ? null : word("organizationsLead")),
        map.element, element("div", { class: "atlas-side" }, panel, list)),
      choose: choose,
      stop: function () {
        place.stop();
        map.stop();
      }
    };
  }

  function line(organization) {
    return element("a", { class: "line", href: hubpack.organizationAddress(organization) },
      hubpack.markerIcon(organization.isMuseum),
      element("span", { class: "line-main" },
        element("span", { class: "line-title" }, hubpack.text(organization.name)),
        element("span", { class: "line-text" }, hubpack.text(hubpack.placeText(organization)))),
      hubpack.memberCount(organization)
        ? element("span", { class: "line-note" },
          word("members", { n: hubpack.memberCount(organization) })) : null);
  }

  /* 1620 is printed as 16.20. */
  function fotobond(number) {
    return number < 100 ? String(number) : Math.floor(number / 100) + "." + String(number % 100).padStart(2, "0");
  }

  function card(organization, details) {
    var covers = details.covers.slice(0, 3);
    return element("article", { class: "organization" },
      hubpack.club ? null : element("a", { class: "quiet", href: hubpack.address("clubs") },
        hubpack.icon("back"), word("wholeMap")),
      covers.length ? element("a", {
        class: "covers has-" + covers.length, href: hubpack.portfolioAddress(organization),
        "aria-label": word("toPortfolio"), tabindex: "-1"
      }, covers.map(function (picture) { return hubpack.picture(picture, ""); })) : null,
      element("h2", { tabindex: "-1" }, hubpack.text(organization.name)),
      element("p", { class: "kind" }, hubpack.markerIcon(organization.isMuseum),
        word(organization.isMuseum ? "museum" : "club"), " · ",
        hubpack.text(hubpack.placeText(organization))),
      details.remarks.length
        ? element("p", { class: "remark" }, hubpack.localizedText(details.remarks)) : null,
      organization.latitude === null ? element("p", { class: "note" }, word("noPlace")) : null,
      element("p", { class: "links" },
        hubpack.memberCount(organization)
          ? element("a", { class: "action", href: hubpack.portfolioAddress(organization) },
            word("toPortfolio"), " · ", word("members", { n: hubpack.memberCount(organization) }))
          : null,
        hubpack.webLink(details.website), hubpack.webLink(details.wikipedia, word("wikipedia"))),
      details.mailbox || details.fotobond !== null
        ? element("dl", { class: "facts" },
          details.mailbox ? [element("dt", null, word("mailbox")),
            element("dd", null, hubpack.text(details.mailbox))] : null,
          details.fotobond !== null ? [element("dt", null, word("fotobond")),
            element("dd", null, fotobond(details.fotobond))] : null) : null);
  }
})(hubpack);

"""###
    ),
    (
      name: "viewer/parts.js",
      text: ###"""
/* Parts of pages: icons, pictures, headings, links. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;

  var icons = {
    aperture: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 3l4.5 8M19.8 7.5l-9 .3M19.8 16.5l-4.7-8M12 21l-4.5-8M4.2 16.5l9-.3M4.2 7.5l4.7 8",
    portfolios: "M4 7h16v13H4zM7 4h10M4 16l5-5l4 4l2-2l5 5M15.5 10.5h.01",
    organizations: "M12 21c-4-4.6-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.400-6.500 11M12 12.200a2.200 2.200 0 1 0 0-4.400a2.200 2.200 0 0 0 0 4.400",
    people: "M9 11a3.500 3.500 0 1 0 0-7a3.500 3.500 0 0 0 0 7M2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.200M18 14.500c2 .8 3.200 2.600 3.500 5.500",
    keywords: "M4 4h8l8.500 8.500l-7.500 7.500l-9-9zM8 8h.01",
    search: "M10.500 17a6.500 6.500 0 1 0 0-13a6.500 6.500 0 0 0 0 13M15.500 15.500l5 5",
    about: "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18M12 11v5.500M12 7.500h.01",
    preferences: "M4 7h9M17 7h3M4 17h3M11 17h9M15 9.500a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5M9 19.500a2.500 2.500 0 1 0 0-5a2.500 2.500 0 0 0 0 5",
    back: "M15 5l-7 7l7 7", next: "M9 5l7 7l-7 7", close: "M6 6l12 12M18 6L6 18",
    play: "M8 5l11 7l-11 7z", pause: "M8 5v14M16 5v14",
    captions: "M4 5h16v14H4zM8 15h8M8 11.500h5",
    screen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3", unlock: "M6 11h12v9H6zM9 11V7a3 3 0 0 1 5.800-1",
    erase: "M9 6h11v12H9l-6-6zM12 9.500l5 5M17 9.500l-5 5",
    plus: "M12 5v14M5 12h14", minus: "M5 12h14", external: "M9 6H5v13h13v-4M13 5h6v6M19 5l-9 9",
    cake: "M5 20v-7h14v7zM3.500 20h17M5 16.500c2.300 1.500 4.700 1.500 7 0c2.300 1.500 4.700 1.500 7 0M12 13V9M12 6.500c1-1.200 .6-2.300 0-3c-.6 .7-1 1.800 0 3"
  };

  hubpack.icon = function (name) {
    return hubpack.drawing("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
      hubpack.drawing("path", { d: hubpack.own(icons, name) }));
  };

  hubpack.button = function (icon, label, click, attributes) {
    return element("button", Object.assign(
      { type: "button", class: "button", "aria-label": label, title: label, click: click }, attributes),
      hubpack.icon(icon));
  };

  /* "Jan van den Akker" → "JA" */
  function initials(name) {
    var words = name.split(/[^\p{L}\p{N}]+/u).filter(function (word) { return /^[\p{Lu}\p{Lo}\p{N}]/u.test(word); });
    var chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words;
    return chosen.map(function (word) { return Array.from(word)[0]; }).join("");
  }

  /* A picture, or a placeholder where there is none or where it does not load: the initials of a name,
     or an icon. */
  hubpack.picture = function (picture, description, className, name) {
    var frame = element("span", { class: "picture " + (className || "") });
    function showPlaceholder() {
      var letters = initials(name || "");
      frame.classList.add("empty");
      frame.setAttribute("aria-hidden", "true");
      frame.replaceChildren(letters ? hubpack.text(letters) : hubpack.icon("aperture"));
    }
    if (!picture) showPlaceholder();
    else {
      frame.append(element("img", {
        src: picture.url, width: picture.width, height: picture.height, alt: description,
        loading: "lazy", decoding: "async", draggable: "false", error: showPlaceholder,
        // A picture that is much too small for its frame stands in the middle of it, as large as it is.
        load: function (event) {
          var image = event.target;
          var fills = picture.width * 1.35 >= image.clientWidth
            && picture.height * 1.35 >= image.clientHeight;
          frame.classList.toggle("small", !fills);
        }
      }));
    }
    return frame;
  };

  /* A link to a web site, the only kind that leads out of the bundle; null for what is none. On a
     kiosk there is no way out: it is the name of the site. */
  hubpack.webLink = function (address, label) {
    var url = address && hubpack.webAddress(address);
    if (!url) return null;
    var host = url.host.replace(/^www\./, "");
    if (hubpack.query.isKiosk) return element("span", { class: "site" }, hubpack.text(host));
    return element("a", {
      class: "external", href: url.href, target: "_blank", rel: "noopener noreferrer"
    }, hubpack.text(label || host), hubpack.icon("external"));
  };

  hubpack.organizationAddress = function (organization) {
    return hubpack.address("clubs", organization.slug);
  };
  hubpack.portfolioAddress = function (organization) {
    return hubpack.club ? hubpack.address("portfolios") : hubpack.address("portfolios", organization.slug);
  };
  hubpack.personAddress = function (name) { return hubpack.address("people", name.slug); };
  hubpack.imagesAddress = function (organization, name) {
    return hubpack.address("images", organization.slug, hubpack.slug(name));
  };

  /* The town, unless the name has it already, and the country. */
  hubpack.placeText = function (organization) {
    return [organization.town || hubpack.word("unknownTown"), hubpack.countryName(organization.country)]
      .filter(Boolean).join(", ");
  };

  /* The shape that stands for a kind of organization on maps and in lists. */
  hubpack.marker = function (isMuseum) {
    return isMuseum
      ? hubpack.drawing("path", { class: "shape museum", d: "M-8 -3.500L0 -9L8 -3.500V7H-8Z" })
      : hubpack.drawing("circle", { class: "shape club", r: 7.5 });
  };

  hubpack.markerIcon = function (isMuseum) {
    return hubpack.drawing("svg", {
      class: "marker-icon", viewBox: "-11 -11 22 22", role: "img",
      "aria-label": hubpack.word(isMuseum ? "museum" : "club")
    }, hubpack.marker(isMuseum));
  };

  hubpack.heading = function (title, lead, tools) {
    return element("div", { class: "heading" },
      element("div", null, element("h1", { tabindex: "-1" }, title),
        lead ? element("p", { class: "lead" }, lead) : null),
      tools || null);
  };

  /* A field that tells of what is typed, shortly after. */
  hubpack.filterField = function (label, value, change) {
    var timer;
    return element("label", { class: "field" }, hubpack.icon("search"),
      element("input", {
        type: "search", placeholder: label, "aria-label": label, value: value, autocomplete: "off",
        spellcheck: "false", input: function (event) {
          clearTimeout(timer);
          timer = setTimeout(function () { change(event.target.value); }, 80);
        }
      }));
  };

  hubpack.notice = function (text) { return element("p", { class: "notice" }, text); };

  hubpack.deceasedMark = function () {
    return element("span", { class: "mark deceased" }, hubpack.word("deceased"));
  };

  /* Says something to those who listen instead of looking. */
  hubpack.announce = function (text) {
    var place = document.getElementById("announcement");
    if (place) place.textContent = text;
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/people.js",
      text: ###"""
/* Who's Who: everybody, coming birthdays, and one person in full. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  /* Those whom lists show. */
  hubpack.shownNames = function (names) {
    return names.filter(function (name) { return hubpack.shows(name.isFormer, name.isDeceased); });
  };

  hubpack.pages.people = function (page, slug) {
    return Promise.all([hubpack.names(), hubpack.organizations()]).then(function (found) {
      var names = found[0];
      var organizations = found[1].list;
      if (slug === undefined) return showAll(page, names.list, organizations);
      var name = names.bySlug.get(slug);
      if (!name) return page.notFound(slug);
      return hubpack.person(name).then(function (person) {
        showOne(page, name, person, organizations, names.bySlug.has(hubpack.slug(name.name) + "~2"));
      });
    });
  };

  function showAll(page, all, organizations) {
    var people = hubpack.shownNames(all);
    var place = hubpack.gridPlace();
    function show(text) {
      var matching = hubpack.matching(people, text);
      place.show(hubpack.peopleGrid(matching, organizations));
    }
    page.title = word("people");
    page.leave = place.stop;
    page.show(
      hubpack.heading(word("people"), word("photographers", { n: people.length }),
        hubpack.filterField(word("filterPeople"), "", show)),
      birthdays(people), place.element);
    show("");
  }

  hubpack.peopleGrid = function (people, organizations) {
    return {
      count: people.length, width: 24, height: 8.5, label: word("people"),
      card: function (index) { return personCard(people[index], organizations); }
    };
  };

  /* The next six, from today on. */
  function birthdays(people) {
    var now = new Date();
    var today = ("0" + (now.getMonth() + 1)).slice(-2) + "-" + ("0" + now.getDate()).slice(-2);
    var coming = people.filter(function (name) { return name.birthday && !name.isDeceased; })
      .map(function (name) { return { name: name, key: (name.birthday < today ? "1" : "0") + name.birthday }; })
      .sort(function (a, b) { return a.key < b.key ? -1 : a.key > b.key ? 1 : a.name.place - b.name.place; })
      .slice(0, 6);
    if (!coming.length) return null;
    return element("section", { class: "birthdays", "aria-label": word("birthdays") },
      element("h2", null, hubpack.icon("cake"), word("birthdays")),
      element("ul", { role: "list" }, coming.map(function (one) {
        return element("li", null,
          element("a", { href: hubpack.personAddress(one.name) },
            element("span", { class: "day" },
              one.name.birthday === today ? word("today") : hubpack.date("--" + one.name.birthday)),
            hubpack.text(one.name.name)));
      })));
  }

  /* Of two people with one name in one club, each has a portfolio of their own. */
  function tellApart(link, name, club) {
    hubpack.members(club).then(function (members) {
      var member = members.find(function (one) { return one.place === name.place; });
      if (member) link.setAttribute("href", hubpack.address("images", club.slug, member.slug));
    }, function () { /* The name has to do. */ });
    return link;
  }

  function keywordNames(name) {
    return name.keywords.map(hubpack.keyword).filter(Boolean);
  }

  function personCard(name, organizations) {
    var picture = element("span", { class: "portrait-place" });
    var clubs = element("span", { class: "card-text" });
    var card = element("a", {
      class: "card person-card" + (name.isDeceased ? " is-deceased" : ""),
      href: hubpack.personAddress(name)
    },
      picture,
      element("span", { class: "person-main" },
        element("span", { class: "card-title" }, hubpack.text(name.name)), clubs,
        element("span", { class: "card-note" }, keywordNames(name).map(function (keyword, index) {
          return [index ? " · " : "", hubpack.text(hubpack.keywordName(keyword).text)];
        }))));
    hubpack.person(name).then(function (person) {
      var first = person.memberships.find(function (one) { return one.featured; });
      picture.append(hubpack.picture(
        hubpack.pictureBeside(first && first.featured, person.portrait), "", "square", name.name));
      var more = person.memberships.length - 1;
      person.memberships.slice(0, 1).forEach(function (one) {
        var club = organizations[one.organization];
        clubs.append(hubpack.membershipText(one.flags, " ").trimEnd() + " ", hubpack.text(club.displayName));
      });
      if (more > 0) clubs.append(" " + word("more", { n: more }));
    }, function () { picture.append(hubpack.picture(null, "", "square", name.name)); });
    return card;
  }

  function showOne(page, name, person, organizations, isNamesake) {
    var first = person.memberships.find(function (one) { return one.featured; });
    page.title = name.name;
    page.up = hubpack.address("people");
    page.show(element("article", { class: "person" + (name.isDeceased ? " is-deceased" : "") },
      hubpack.picture(person.portrait || (first && first.featured), name.name, "person-picture", name.name),
      element("div", { class: "person-facts" },
        element("h1", { tabindex: "-1" }, hubpack.text(name.name)),
        name.isDeceased ? element("p", null, hubpack.deceasedMark()) : null,
        person.website ? element("p", { class: "links" }, hubpack.webLink(person.website)) : null,
        name.birthday ? element("p", null, hubpack.icon("cake"), " ", hubpack.date("--" + name.birthday)) : null,
        name.keywords.length ? element("ul", { class: "chips", "aria-label": word("keywords"), role: "list" },
          keywordNames(name).map(function (keyword) {
            var found = hubpack.keywordName(keyword);
            return element("li", null, element("a", {
              class: "chip", href: hubpack.address("keywords", keyword.slug)
            }, hubpack.text(found.text, found.language)));
          })) : null,
        element("h2", null, word("portfolios")),
        element("ul", { class: "memberships", role: "list" }, person.memberships.map(function (one) {
          var club = organizations[one.organization];
          var link = element("a", {
            class: "card membership-card", href: hubpack.imagesAddress(club, name.name)
          },
            hubpack.picture(one.featured, "", "square", club.name),
            element("span", { class: "person-main" },
              element("span", { class: "card-title" }, hubpack.text(club.displayName)),
              element("span", { class: "card-text" }, hubpack.membershipText(one.flags)),
              element("span", { class: "card-note" },
                one.images ? word("images", { n: one.images })
                  : word(one.isPage ? "website" : "noImages"))));
          return element("li", null, isNamesake ? tellApart(link, name, club) : link);
        })))));
  }
})(hubpack);

"""###
    ),
    (
      name: "viewer/portfolios.js",
      text: ###"""
/* Portfolios: choose a club, then a member. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages = {};

  hubpack.pages.portfolios = function (page, slug) {
    return hubpack.organizations().then(function (organizations) {
      if (slug === undefined && hubpack.query.club === null) return showClubs(page, organizations.shown);
      var club = slug === undefined ? hubpack.club : organizations.bySlug.get(slug);
      if (!club) return page.notFound(slug || hubpack.query.clubText);
      return Promise.all([hubpack.members(club), hubpack.details(club)]).then(function (found) {
        showMembers(page, club, found[0], found[1]);
      });
    });
  };

  function showClubs(page, organizations) {
    var clubs = organizations.filter(hubpack.memberCount);
    var place = hubpack.gridPlace();
    function show(text) {
      var matching = hubpack.matching(clubs, text);
      place.show({
        count: matching.length, width: 19, height: 18.5, label: word("portfolios"),
        card: function (index) { return clubCard(matching[index]); }
      });
    }
    page.title = word("portfolios");
    page.leave = place.stop;
    page.show(
      hubpack.heading(word("portfolios"), word("portfoliosLead"),
        hubpack.filterField(word("filter"), "", show)),
      place.element);
    show("");
  }

  function clubCard(club) {
    var covers = element("span", { class: "covers" });
    hubpack.details(club).then(function (details) {
      var pictures = details.covers.slice(0, details.covers.length === 2 ? 1 : 3);
      covers.classList.add("has-" + pictures.length);
      if (!pictures.length) covers.append(hubpack.picture(null, "", "", club.name));
      // The member cards that follow name the photographer of each.
      pictures.forEach(function (picture) { covers.append(hubpack.picture(picture, "")); });
    }, function () { covers.append(hubpack.picture(null, "", "", club.name)); });
    return element("a", { class: "card club-card", href: hubpack.portfolioAddress(club) },
      covers,
      element("span", { class: "card-title" }, hubpack.text(club.name)),
      element("span", { class: "card-text" }, hubpack.text(hubpack.placeText(club))),
      element("span", { class: "card-note" },
        word("members", { n: hubpack.memberCount(club) }),
        club.images ? " · " + word("images", { n: club.images }) : ""));
  }

  function showMembers(page, club, everybody, details) {
    var members = everybody.filter(function (member) {
      return hubpack.shows(hubpack.isFormer(member.flags), hubpack.isDeceased(member.flags));
    });
    var place = hubpack.gridPlace();
    page.title = club.displayName;
    page.up = hubpack.club ? null : hubpack.address("portfolios");
    page.leave = place.stop;
    page.show(
      hubpack.heading(hubpack.text(club.name), hubpack.text(hubpack.placeText(club)),
        element("p", { class: "links" },
          element("a", { href: hubpack.organizationAddress(club) }, word("toOrganization")),
          hubpack.webLink(details.website))),
      details.remarks.length
        ? element("p", { class: "remark" }, hubpack.localizedText(details.remarks)) : null,
      place.element,
      members.length < everybody.length
        ? element("p", { class: "note" },
          element("a", { href: hubpack.address("preferences") }, word("hiddenPeople"))) : null);
    var isNarrow = innerWidth < 560;
    place.show({
      count: members.length, width: isNarrow ? 9.5 : 16, height: isNarrow ? 18.5 : 17.5,
      className: isNarrow ? "narrow" : "", label: word("members_of"),
      card: function (index) { return memberCard(club, members[index]); }
    }, word("noMembers"));
  }

  function memberCard(club, member) {
    var isDeceased = hubpack.isDeceased(member.flags);
    return element("a", {
      class: "card member-card" + (isDeceased ? " is-deceased" : ""),
      href: hubpack.address("images", club.slug, member.slug)
    },
      hubpack.picture(
        hubpack.pictureBeside(member.featured, member.portrait), "", "wide", member.name),
      element("span", { class: "card-title" }, hubpack.text(member.name)),
      element("span", { class: "card-text" }, hubpack.membershipText(member.flags)),
      element("span", { class: "card-note" },
        member.images ? word("images", { n: member.images })
          : word(member.form === "web-page" ? "website" : "noImages")));
  }
})(hubpack);

"""###
    ),
    (
      name: "viewer/preferences.js",
      text: ###"""
/* Preferences: language, who is shown, theme. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.preferences = function (page) {
    page.title = word("preferences");
    page.show(
      hubpack.heading(word("preferences"), word(hubpack.query.isKiosk ? "keptShortly" : "kept")),
      element("div", { class: "preferences" },
        group("language", [
          element("select", {
            "aria-label": word("language"), "aria-describedby": "language-hint",
            change: function (event) { set("language", event.target.value); }
          }, hubpack.languages().map(function (code) {
            return element("option", { value: code, selected: code === hubpack.language(), lang: code },
              hubpack.languageName(code));
          })),
          element("p", { class: "note", id: "language-hint" }, word("languageHint"))
        ]),
        group("selection", [flag("former", "showFormer"), flag("deceased", "showDeceased")]),
        group("beside", choices("beside", ["featured", "portrait"])),
        group("theme", choices("theme", ["system", "light", "dark"]))));
  };

  function set(name, value) {
    hubpack.setPreference(name, value);
    hubpack.showAgain();
  }

  function group(title, content) {
    return element("fieldset", null, element("legend", null, word(title)), content);
  }

  function flag(name, label) {
    return element("label", { class: "choice" },
      element("input", {
        type: "checkbox", name: name, checked: hubpack.preference(name),
        change: function (event) { set(name, event.target.checked); }
      }), word(label));
  }

  function choices(name, values) {
    return values.map(function (value) {
      return element("label", { class: "choice" },
        element("input", {
          type: "radio", name: name, value: value, checked: hubpack.preference(name) === value,
          change: function () { set(name, value); }
        }), word(name + "_" + value));
    });
  }
})(hubpack);

"""###
    ),
    (
      name: "viewer/query.js",
      text: ###"""
/* What the address asks for, before its "#": kiosk mode, one club only, slide shows that start by
   themselves, language and theme (Docs/Kiosk.md). It holds as long as the page is open. */
"use strict";

(function (hubpack) {
  var asked = new URLSearchParams(location.search);

  /* Seconds between 1 and a day, or what holds without a sensible number. */
  function seconds(name, otherwise) {
    var number = Number((asked.get(name) || "").trim().replace(/s$/, ""));
    return number >= 1 && number <= 86400 ? number : otherwise;
  }

  /* "Fotoclub Zonnevlek Waterlinge", or its address as the pages write it. */
  function club(text) {
    var parts = /^(.*?)(~\d+)?$/s.exec(text.trim());
    return hubpack.slug(parts[1]) + (parts[2] || "");
  }

  hubpack.query = {
    isKiosk: asked.has("kiosk"),
    idle: seconds("kiosk", 120), // seconds until a screen that nobody touches starts again
    autoplay: asked.has("autoplay") ? seconds("autoplay", 8) : 0,
    club: asked.get("club") ? club(asked.get("club")) : null, // its slug
    clubText: asked.get("club"),
    language: asked.get("language"),
    theme: asked.get("theme")
  };
})(hubpack);

"""###
    ),
    (
      name: "viewer/search.js",
      text: ###"""
/* Search over clubs, museums, people, keywords, and titles of images. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var most = 60;

  hubpack.pages.search = function (page, text) {
    return Promise.all([hubpack.names(), hubpack.organizations()]).then(function (found) {
      var people = hubpack.shownNames(found[0].list);
      var organizations = found[1].shown;
      var results = element("div", { class: "results" });
      var status = element("p", { class: "count", role: "status" });

      function show(typed) {
        history.replaceState(history.state, "", typed.trim()
          ? hubpack.address("search", typed.trim()) : hubpack.address("search"));
        results.replaceChildren();
        status.textContent = typed.trim() ? "" : word("searchLead");
        if (!typed.trim()) return;
        var matching = hubpack.matching(organizations, typed);
        var sections = [
          section(word("people"), hubpack.matching(people, typed), function (name) {
            return line(hubpack.personAddress(name), hubpack.icon("people"), name.name,
              name.isDeceased ? word("deceased") : name.isFormer ? word("former") : "",
              name.isDeceased);
          }),
          section(word("clubs", { n: 2 }).replace(/^\S+ /, ""),
            matching.filter(function (one) { return !one.isMuseum; }), organizationLine),
          section(word("museums", { n: 2 }).replace(/^\S+ /, ""),
            matching.filter(function (one) { return one.isMuseum; }), organizationLine),
          section(word("keywords"), keywords(typed, people), function (keyword) {
            var name = hubpack.keywordName(keyword);
            return line(hubpack.address("keywords", keyword.slug), hubpack.icon("keywords"),
              name.text, name.text === keyword.idString ? "" : keyword.idString);
          })
        ].filter(Boolean);
        results.append.apply(results, sections);
        hubpack.titles(organizations).then(function (titles) {
          if (field.querySelector("input").value !== typed) return; // something else is looked for now
          var images = hubpack.matching(titles, typed).filter(function (one) {
            return hubpack.shows(hubpack.isFormer(one.member.flags), hubpack.isDeceased(one.member.flags));
          });
          var more = section(word("images", { n: 2 }).replace(/^\S+ /, ""), images, imageLine);
          if (more) results.append(more);
          else if (!sections.length) status.textContent = word("nothing");
        }, function () { if (!sections.length) status.textContent = word("nothing"); });
      }

      var field = hubpack.filterField(word("searchHint"), text || "", show);
      page.title = word("search");
      page.show(hubpack.heading(word("search")), element("div", { class: "search-box" }, field), status, results);
      show(text || "");
      if (!text) page.focus(field.querySelector("input"));
    });
  };

  /* A keyword is found by its names in all languages. Of one club, by those that its members have. */
  function keywords(typed, people) {
    return hubpack.matching(hubpack.hub.keywords.filter(function (keyword) {
      return hubpack.query.club === null
        || people.some(function (name) { return name.keywords.includes(keyword.id); });
    }).map(function (keyword) {
      var names = [keyword.idString].concat(keyword.names.filter(function (_, at) { return at % 2; }));
      return { keyword: keyword, folded: names.map(hubpack.fold).join("\n") };
    }), typed).map(function (one) { return one.keyword; });
  }

  function section(title, found, show) {
    if (!found.length) return null;
    return element("section", null,
      element("h2", { class: "section" }, capitalized(title), " ",
        element("span", { class: "badge" }, hubpack.number(found.length))),
      element("ul", { class: "lines", role: "list" }, found.slice(0, most).map(function (one) {
        return element("li", null, show(one));
      })),
      found.length > most
        ? element("p", { class: "note" }, word("more", { n: found.length - most })) : null);
  }

  function capitalized(text) { return text.charAt(0).toUpperCase() + text.slice(1); }

  function organizationLine(organization) {
    return line(hubpack.organizationAddress(organization), hubpack.markerIcon(organization.isMuseum),
      organization.name, hubpack.placeText(organization));
  }

  function imageLine(image) {
    var club = image.member.organization;
    return line(hubpack.address("images", club.slug, image.member.slug, image.number),
      hubpack.picture(image.thumbnail, "", "thumbnail"), image.title,
      image.member.name + " @ " + club.displayName, hubpack.isDeceased(image.member.flags));
  }

  function line(address, icon, title, text, isDeceased) {
    return element("a", { class: "line" + (isDeceased ? " is-deceased" : ""), href: address }, icon,
      element("span", { class: "line-main" },
        element("span", { class: "line-title" }, hubpack.text(title)),
        text ? element("span", { class: "line-text" }, hubpack.text(text)) : null));
  }
})(hubpack);

"""###
    ),
    (
      name: "viewer/settings.js",
      text: ###"""
/* Preferences, and what depends on them: language, who is shown. */
"use strict";

(function (hubpack) {
  var key = "hubpack.preferences";
  var defaults = {
    language: "", theme: "system", former: true, deceased: false, beside: "featured", interval: 5
  };
  var values = Object.assign({}, defaults);
  var overridden = {};
  // Visitors of a kiosk are strangers to each other: what one of them prefers, the next does not find.
  var isKept = !hubpack.query.isKiosk;

  function read() {
    try {
      if (isKept) Object.assign(values, known(JSON.parse(localStorage.getItem(key)) || {}));
    } catch (error) {
      // Without storage, preferences last as long as the page.
    }
    // "index.html?language=nl&theme=dark" holds for this visit and is not kept.
    ["language", "theme"].forEach(function (name) {
      if (hubpack.query[name] !== null) overridden[name] = hubpack.query[name];
    });
    if (hubpack.query.autoplay) overridden.interval = hubpack.query.autoplay;
  }

  /* As if nobody had been here. */
  hubpack.forgetPreferences = function () {
    values = Object.assign({}, defaults);
    overridden = {};
    read();
  };

  /* The members that are ours, of the type that they should have. */
  function known(found) {
    var result = {};
    Object.keys(values).forEach(function (name) {
      var value = hubpack.own(found, name);
      if (typeof value === typeof values[name]) result[name] = value;
    });
    return result;
  }

  hubpack.preference = function (name) {
    var value = hubpack.own(overridden, name);
    return value === undefined ? hubpack.own(values, name) : value;
  };

  hubpack.setPreference = function (name, value) {
    delete overridden[name];
    values[name] = value;
    try {
      if (isKept) localStorage.setItem(key, JSON.stringify(values));
    } catch (error) {
      // See above.
    }
  };

  /* Languages to choose from: those of the pages, then those of the hub's texts. */
  hubpack.languages = function () {
    var own = Object.keys(hubpack.words);
    return own.concat(hubpack.hub.languages.filter(function (code) {
      return !own.includes(code) && /^[a-z]{2,3}$/.test(code);
    }));
  };

  hubpack.language = function () {
    var languages = hubpack.languages();
    var wanted = [hubpack.preference("language")].concat(navigator.languages || []);
    return wanted.map(function (code) {
      return String(code).toLowerCase().split("-")[0];
    }).find(function (code) { return languages.includes(code); }) || "en";
  };

  /* The name of a language in itself. */
  hubpack.languageName = function (code) {
    try {
      var name = new Intl.DisplayNames([code], { type: "language" }).of(code);
      return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
    } catch (error) {
      return code;
    }
  };

  hubpack.countryName = function (code) {
    if (!code) return "";
    try {
      return new Intl.DisplayNames([hubpack.language(), "en"], { type: "region" }).of(code);
    } catch (error) {
      return code;
    }
  };

  function table() { return hubpack.own(hubpack.words, hubpack.language()) || hubpack.words.en; }

  /* A word of the pages, with "{name}" replaced. */
  hubpack.word = function (name, values) {
    var word = hubpack.own(table(), name) || hubpack.own(hubpack.words.en, name);
    if (!word) return name;
    if (Array.isArray(word)) word = word[values.n === 1 ? 0 : 1];
    return word.replace(/\{(\w+)\}/g, function (whole, part) {
      return typeof values[part] === "number" ? hubpack.number(values[part]) : values[part];
    });
  };

  function pagesLanguage() { return hubpack.own(hubpack.words, hubpack.language()) ? hubpack.language() : "en"; }
  hubpack.pagesLanguage = pagesLanguage;

  hubpack.number = function (number) { return number.toLocaleString(pagesLanguage()); };

  /* Texts by language: the one asked for, else English, else the first, marked with its code. */
  hubpack.localized = function (texts) {
    var wanted = [hubpack.language(), "en", texts[0]];
    for (var index = 0; index < wanted.length; index++) {
      for (var at = 0; at < texts.length; at += 2) {
        if (texts[at] === wanted[index]) {
          return { text: texts[at + 1], language: texts[at], isOther: index > 0 };
        }
      }
    }
    return null;
  };

  /* The same as an element. */
  hubpack.localizedText = function (texts) {
    var found = hubpack.localized(texts);
    return found && [
      hubpack.text(found.text, found.language), found.isOther ? " [" + found.language + "]" : null
    ];
  };

  /* "31 December", "31 January 2024", or the text itself when it is no date. */
  hubpack.date = function (text) {
    var parts = /^(\d{4}|-)?-?(\d{2})-(\d{2})/.exec(text || "");
    if (!parts) return text || "";
    var hasYear = /^\d{4}$/.test(parts[1] || "");
    var date = new Date(Date.UTC(hasYear ? +parts[1] : 2000, +parts[2] - 1, +parts[3]));
    // In English as in Europe: "31 January 2024".
    return new Intl.DateTimeFormat(pagesLanguage().replace(/^en$/, "en-GB"), {
      day: "numeric", month: "long", year: hasYear ? "numeric" : undefined, timeZone: "UTC"
    }).format(date);
  };

  // ---- Memberships ----

  hubpack.isFormer = function (flags) { return (flags & 512) !== 0; };
  hubpack.isDeceased = function (flags) { return (flags & 1024) !== 0; };

  /* Whether lists show somebody. */
  hubpack.shows = function (isFormer, isDeceased) {
    if (isDeceased) return hubpack.preference("deceased");
    return !isFormer || hubpack.preference("former");
  };

  /* "Former honorary member of X" (DOMAIN: membership text). Without a club, its beginning only. */
  hubpack.membershipText = function (flags, club) {
    var words = table().roles ? table() : hubpack.words.en;
    var position = words.roles.filter(function (role, bit) { return flags & (1 << bit); })
      .join(words.and);
    if (!position) {
      position = flags & 64 ? words.honorary : flags & 256 ? words.prospective
        : flags & 128 ? words.mentor : words.member;
    }
    var text = (flags & 1024 ? words.deceasedWord : "") + (flags & 512 ? words.formerWord : "")
      + position;
    return text.charAt(0).toUpperCase() + text.slice(1) + (club ? words.of + club : "");
  };

  read();
})(hubpack);

"""###
    ),
    (
      name: "viewer/start.js",
      text: ###"""
/* The frame around all pages, and the way from an address to a page. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var main = element("main", { id: "content", tabindex: "-1" });
  var page = null;
  var visits = 0;
  var lost = location.protocol === "file:" ? "pieceMissing" : "pieceUnreachable";
  var scrolls = new Map(); // address → how far it was scrolled

  // ---- Addresses ----

  /* "#/people/jan-jansen" → ["people", "jan-jansen"] */
  function route() {
    try {
      return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
    } catch (error) {
      return ["unreadable"];
    }
  }

  function visit() {
    if (hubpack.kiosk && !hubpack.kiosk.admits()) return hubpack.kiosk.toStart();
    var parts = route();
    var name = parts[0] || "portfolios";
    if (page && page.name === name && page.again && page.again.apply(null, parts.slice(1))) return;
    open(name, parts.slice(1), true);
  }

  /* Shows the present page anew, after a preference has changed. */
  hubpack.showAgain = function () {
    var parts = route();
    build();
    open(parts[0] || "portfolios", parts.slice(1), false);
  };

  /* Shows the first page as to somebody who was never here. */
  hubpack.startPage = function () {
    if (page) page.address = "";
    scrolls.clear();
    build();
    open("portfolios", [], true);
    scrollTo(0, 0);
  };

  /* What these pages show: clubs, or the one. */
  hubpack.title = function () { return hubpack.club ? hubpack.club.name : word("title"); };

  function open(name, parts, isNew) {
    var before = page;
    var visited = ++visits;
    if (before && isNew) scrolls.set(before.address, scrollY);
    var next = {
      name: name, address: location.hash, title: "", up: null, isDark: false, leave: null,
      isSameKind: isNew && before !== null && before.name === name,
      show: function () {
        if (visited !== visits) return;
        finishBefore();
        main.replaceChildren.apply(main, [].concat.apply([], Array.from(arguments)).filter(Boolean));
      },
      keep: function (leave) {
        // What is there stays; the former page has nothing left to end.
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
        if (before && before.address === next.up) history.back();
        else location.hash = next.up || "#/";
      }
    };

    function finishBefore() {
      if (before && before.leave) before.leave();
      if (before) before.leave = null;
    }

    var make = hubpack.own(hubpack.pages, name);
    var made = make ? make.apply(null, [next].concat(parts)) : next.notFound(parts[0] || name);
    Promise.resolve(made).catch(function (error) {
      next.show(hubpack.notice(word(lost, { file: error.message })));
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
    document.title = [page.title, hubpack.title(), hubpack.hub.release].filter(Boolean).join(" · ");
    document.documentElement.classList.toggle("dark-page", page.isDark);
    document.querySelectorAll("[data-place]").forEach(function (link) {
      var isHere = link.getAttribute("data-place") === (page.name === "images" ? "portfolios" : page.name);
      if (isHere) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    });
    if (!isNew) return;
    scrollTo(0, scrolls.get(page.address) || 0);
    var target = page.target || main.querySelector("h2[tabindex]") || main.querySelector("h1");
    // Not on the first page, where a reader begins at the top.
    if (target && (before || page.target)) target.focus({ preventScroll: true });
  }

  // ---- The frame ----

  function link(name, label) {
    return element("a", { href: hubpack.address(name), "data-place": name }, hubpack.icon(
      name === "clubs" ? "organizations" : name), label);
  }

  function build() {
    var root = document.documentElement;
    root.lang = hubpack.pagesLanguage();
    root.setAttribute("data-theme", hubpack.preference("theme"));
    var frame = [
      element("a", { class: "skip", href: "#content", click: function (event) {
        event.preventDefault();
        main.focus();
      } }, word("skip")),
      element("header", { class: "bar" },
        element("a", { class: "brand", href: "#/portfolios", "aria-label": hubpack.title() }, hubpack.icon("aperture"),
          element("span", { class: "brand-name" }, hubpack.text(hubpack.title())), " ",
          element("span", { class: "release" }, hubpack.text(hubpack.hub.release))),
        element("nav", { class: "places", "aria-label": word("places") },
          link("portfolios", element("span", null, word("portfolios"))),
          link("clubs", hubpack.club ? element("span", null, word("theClub"))
            : [element("span", { class: "wide-only" }, word("organizations")),
              element("span", { class: "small-only" }, word("organizationsShort"))]),
          link("people", element("span", null, word("people"))),
          link("keywords", element("span", null, word("keywords"))),
          link("search", element("span", null, word("search")))),
        hubpack.query.isKiosk ? languageSwitch() : null,
        element("nav", { class: "corner", "aria-label": word("preferences") },
          ["about", "preferences"].map(function (name) {
            return element("a", {
              class: "button", href: hubpack.address(name), "data-place": name, "aria-label": word(name), title: word(name)
            }, hubpack.icon(name));
          }))),
      main,
      element("p", { id: "announcement", class: "unseen", role: "status" })
    ];
    Array.from(document.body.children).forEach(function (child) {
      if (child.localName !== "script" && !child.classList.contains("layer")) child.remove();
    });
    document.body.prepend.apply(document.body, frame);
  }

  /* The languages of the pages, one tap each. */
  function languageSwitch() {
    return element("div", { class: "languages", role: "group", "aria-label": word("language") },
      Object.keys(hubpack.words).map(function (code) {
        return element("button", {
          type: "button", lang: code, "aria-pressed": String(code === hubpack.pagesLanguage()),
          click: function () {
            hubpack.setPreference("language", code);
            hubpack.showAgain();
          }
        }, hubpack.languageName(code));
      }));
  }

  /* "/" goes to the search, from wherever nothing is typed. */
  addEventListener("keydown", function (event) {
    if (event.key !== "/" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    location.hash = hubpack.address("search");
  });

  if ("scrollRestoration" in history) history.scrollRestoration = "manual";
  hubpack.loadHub().then(function () {
    build();
    addEventListener("hashchange", visit);
    if (hubpack.kiosk) hubpack.kiosk.begin();
    else visit();
  }, function (error) {
    document.body.prepend(hubpack.notice(hubpack.words.en[lost].replace("{file}", error.message)));
    // A server that is not there yet, or not any more, may be there soon.
    if (hubpack.kiosk) setTimeout(function () { location.reload(); }, 10000);
  });
})(hubpack);

"""###
    ),
    (
      name: "viewer/titles.js",
      text: ###"""
/* The titles of images, to search in: of all, where they are not too many to be looked at at once. */
"use strict";

(function (hubpack) {
  var most = 6000; // some megabytes of data; a hub of today has a third of that
  var titles = null;

  function inTurn(things, visit) {
    return things.reduce(function (before, one) {
      return before.then(function () { return visit(one); });
    }, Promise.resolve());
  }

  /* Images with a title or a caption, in the order of clubs, members and portfolios: { title, folded,
     member, number, thumbnail }. None when there are too many. */
  hubpack.titles = function (organizations) {
    var clubs = organizations.filter(function (one) { return one.images > 0; });
    var count = clubs.reduce(function (sum, one) { return sum + one.images; }, 0);
    if (count > most) return Promise.resolve([]);
    titles = titles || collect(clubs);
    titles.catch(function () { titles = null; });
    return titles;
  };

  function collect(clubs) {
    var found = [];
    return inTurn(clubs, function (club) {
      return hubpack.members(club).then(function (members) {
        return inTurn(members.filter(function (one) { return one.images > 0; }), function (member) {
          return hubpack.images(member).then(function (images) {
            images.forEach(function (image, at) {
              if (!image.title && !image.caption) return;
              found.push({
                title: image.title || image.caption, member: member, number: at + 1, thumbnail: image.thumbnail,
                folded: hubpack.fold([image.title, image.caption].filter(Boolean).join("\n"))
              });
            });
          });
        });
      });
    }).then(function () { return found; });
  }
})(hubpack);

"""###
    ),
    (
      name: "viewer/viewer.css",
      text: ###"""
/* Light and dark, from a phone to a 4K screen: all sizes are in rem, and rem grows with the screen. */

:root {
  --paper: #faf8f4; --card: #fff; --ink: #1e1b17; --soft: #5f584f; --line: #e2dcd2; --wash: #f0ece4;
  --accent: #93420a; --accent-ink: #fff; --sea: #dfe8ed; --land: #f7f4ee; --border: #b9b2a6;
  --marker: #1d5fae; --museum: #1d5fae; --chosen: #8324b5; --gone: #6b4a86; --good: #23683a; --bad: #a32020;
  --shadow: 0 1px 2px rgb(40 30 10 / 8%), 0 6px 20px rgb(40 30 10 / 7%);
  color-scheme: light;
  font-size: clamp(16px, 8px + .62vw, 32px);
}
:root[data-theme="dark"], :root.dark-page {
  --paper: #131211; --card: #1e1c1a; --ink: #f1ede6; --soft: #b3aba0; --line: #35312d; --wash: #262320;
  --accent: #f2a65a; --accent-ink: #201405; --sea: #10181e; --land: #2c2a27; --border: #57514a;
  --marker: #6fb0ff; --museum: #6fb0ff; --chosen: #d68bff; --gone: #c9a6ea; --good: #7fd39b; --bad: #ff9a8f;
  --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 30%);
  color-scheme: dark;
}
@media (prefers-color-scheme: dark) {
  :root[data-theme="system"] {
    --paper: #131211; --card: #1e1c1a; --ink: #f1ede6; --soft: #b3aba0; --line: #35312d; --wash: #262320;
    --accent: #f2a65a; --accent-ink: #201405; --sea: #10181e; --land: #2c2a27; --border: #57514a;
    --marker: #6fb0ff; --museum: #6fb0ff; --chosen: #d68bff; --gone: #c9a6ea; --good: #7fd39b; --bad: #ff9a8f;
    --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 30%);
    color-scheme: dark;
  }
}

*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 4.5rem; }
body {
  margin: 0; background: var(--paper); color: var(--ink); line-height: 1.45; overflow-wrap: anywhere;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", sans-serif;
}
h1, h2, .brand {
  font-family: "Iowan Old Style", "Palatino Linotype", Palatino, P052, "Book Antiqua", Georgia, serif;
  font-weight: 600; line-height: 1.15; text-wrap: balance;
}
h1 { font-size: 2.1rem; margin: 0; letter-spacing: -.01em; }
h2 { font-size: 1.3rem; margin: 0; }
h1:focus, h2:focus, main:focus, .show:focus { outline: none; }
p { margin: 0; }
a { color: var(--accent); text-underline-offset: .18em; text-decoration-thickness: .06em; }
ul { margin: 0; padding: 0; list-style: none; }
button, input, select { font: inherit; color: inherit; }
:focus-visible { outline: .17rem solid var(--accent); outline-offset: .15rem; border-radius: .3rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: fixed; left: .5rem; top: -4rem; z-index: 9; background: var(--accent); color: var(--accent-ink); padding: .5rem 1rem; border-radius: .5rem; }
.skip:focus { top: .5rem; }
.icon { width: 1.35em; height: 1.35em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; vertical-align: -.3em; }
.small-only { display: none; }

/* The bar */
.bar {
  position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: 1.5rem; min-height: 3.6rem;
  padding: 0 max(1.25rem, env(safe-area-inset-left)); background: var(--paper); border-bottom: 1px solid var(--line);
}
.brand { display: flex; align-items: center; gap: .55rem; font-size: 1.2rem; color: var(--ink); text-decoration: none; white-space: nowrap; }
.brand .icon { color: var(--accent); width: 1.6rem; height: 1.6rem; }
.release { font: 500 .8rem/1 system-ui, sans-serif; color: var(--soft); border: 1px solid var(--line); border-radius: 1rem; padding: .25rem .6rem; max-width: 10rem; overflow: hidden; text-overflow: ellipsis; }
.places { display: flex; gap: .25rem; margin: 0 auto; }
.places a { display: flex; align-items: center; gap: .4rem; padding: .45rem .8rem; border-radius: 2rem; color: var(--soft); text-decoration: none; white-space: nowrap; }
.places a:hover { color: var(--ink); background: var(--wash); }
.places a[aria-current] { color: var(--ink); background: var(--wash); font-weight: 600; }
.places a[aria-current] .icon { color: var(--accent); }
.corner { display: flex; gap: .25rem; }
.button {
  display: inline-flex; align-items: center; justify-content: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 0;
  border-radius: 50%; background: none; color: inherit; cursor: pointer; text-decoration: none; flex: none;
}
.button:hover, .button[aria-current] { background: var(--wash); }
.corner .button { color: var(--soft); }
.corner .button[aria-current] { color: var(--accent); }

/* Pages */
main { max-width: 124rem; margin: 0 auto; padding: 2rem max(1.25rem, env(safe-area-inset-left)) 4rem; }
.heading { display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: end; justify-content: space-between; margin-bottom: 1.5rem; }
.heading > div { flex: 1 1 20rem; }
.lead, .count, .note { color: var(--soft); }
.lead { font-size: 1.08rem; margin-top: .35rem; }
.note { font-size: .9rem; margin-top: .75rem; }
.notice { padding: 3rem 1rem; text-align: center; color: var(--soft); }
.remark { max-width: 46rem; font-size: 1.05rem; margin: 0 0 1.75rem; }
.links { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; }
.external { display: inline-flex; gap: .3rem; align-items: center; max-width: 100%; }
.external .icon { width: 1em; height: 1em; }
.section { margin: 2.25rem 0 1rem; }
.badge { font: 500 .8rem/1 system-ui, sans-serif; color: var(--soft); background: var(--wash); padding: .2rem .55rem; border-radius: 1rem; vertical-align: .15em; }
.field { display: flex; align-items: center; gap: .5rem; min-width: min(20rem, 100%); padding: 0 .9rem; height: 2.9rem; background: var(--card); border: 1px solid var(--soft); border-radius: 2rem; }
.field .icon { color: var(--soft); }
.field input { border: 0; background: none; flex: 1; min-width: 0; height: 100%; outline: none; }
.field:focus-within { outline: .17rem solid var(--accent); outline-offset: .1rem; }
::placeholder { color: var(--soft); opacity: 1; }
.action { display: inline-block; background: var(--accent); color: var(--accent-ink); padding: .55rem 1.1rem; border-radius: 2rem; text-decoration: none; font-weight: 600; }
.action:hover { filter: brightness(1.08); }
.quiet { display: inline-flex; align-items: center; gap: .2rem; color: var(--soft); text-decoration: none; font-size: .95rem; }
.mark { display: inline-block; border: 1px solid currentColor; border-radius: 1rem; padding: .1rem .7rem; font-size: .9rem; }
.mark.deceased { color: var(--gone); }
.picture { display: block; overflow: hidden; background: var(--wash); }
.picture img { display: block; width: 100%; height: 100%; object-fit: cover; }
.picture.small img { object-fit: scale-down; }
.picture.empty { display: grid; place-items: center; color: var(--soft); background: linear-gradient(160deg, var(--wash), var(--line)); }
.picture.empty bdi { font: 500 2.6rem/1 "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif; letter-spacing: .05em; opacity: .75; }
.square.empty bdi { font-size: 1.9rem; }
.picture.empty .icon { width: 2.5rem; height: 2.5rem; stroke-width: 1; }

/* Cards */
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(var(--card-width), 100%), 1fr)); }
.grid > li { min-height: var(--card-height); display: grid; min-width: 0; }
.grid.long { display: block; position: relative; }
.grid.long > li { position: absolute; top: 0; left: 0; height: var(--card-height); }
.card { display: flex; flex-direction: column; min-width: 0; overflow: hidden; background: var(--card); border-radius: .9rem; box-shadow: var(--shadow); color: var(--ink); text-decoration: none; height: var(--card-height); }
.card:hover .card-title { text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: .1em; text-underline-offset: .18em; }
.card-title { font-weight: 650; font-size: 1.05rem; line-height: 1.25; }
.card-text, .card-note { font-size: .9rem; color: var(--soft); }
.card-title, .card-text, .card-note { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.card-title, .card-text { flex: none; }
.card-note { -webkit-line-clamp: 1; }
.club-card > :not(.covers), .member-card > :not(.picture) { margin: 0 1rem; }
.club-card .card-title, .member-card .card-title { margin-top: .8rem; }
.club-card .card-text, .club-card .card-note, .member-card .card-text { margin-top: .15rem; }
.club-card .card-text { -webkit-line-clamp: 1; }
.card-note { margin-top: auto !important; padding-bottom: .9rem; }
.covers { display: grid; gap: 2px; height: 11rem; background: var(--card); flex: none; }
.covers.has-3 { grid-template: 1fr 1fr / 2fr 1fr; }
.covers.has-3 .picture:first-child { grid-row: span 2; }
.covers.has-2 { grid-template-columns: 1fr 1fr; }
.covers .picture { min-width: 0; min-height: 0; }
.member-card .picture { height: 11rem; flex: none; }
.narrow .member-card .picture { height: 9.5rem; }
.narrow .member-card .card-text { -webkit-line-clamp: 2; }
.is-deceased .card-title, .is-deceased .line-title, .is-deceased h1 { color: var(--gone); }
.is-deceased img { filter: grayscale(1); }
.person-card, .membership-card { flex-direction: row; gap: 1rem; padding: .9rem; }
.portrait-place, .square { flex: none; }
.square { width: 6.7rem; height: 6.7rem; border-radius: .5rem; }
.portrait-place { width: 6.7rem; height: 6.7rem; border-radius: .5rem; background: var(--wash); }
.person-main { display: flex; flex-direction: column; min-width: 0; gap: .15rem; }
.person-main .card-note { padding: 0; -webkit-line-clamp: 2; }
.keyword-grid { --card-width: 15rem; --card-height: 8.2rem; }
.keyword-card { padding: 1rem; gap: .2rem; }
.keyword-card .card-note { padding: 0; }

/* Lines */
.lines { display: block; border-top: 1px solid var(--line); }
.lines > li { min-height: 3.9rem; border-bottom: 1px solid var(--line); display: block; }
.line { display: flex; gap: .8rem; align-items: center; min-height: 3.9rem; padding: .3rem .5rem; color: var(--ink); text-decoration: none; }
.line > .icon { color: var(--soft); }
.line:hover { background: var(--wash); }
.thumbnail { width: 3.2rem; height: 3.2rem; flex: none; border-radius: .3rem; }
.line-main { flex: 1; min-width: 0; display: grid; }
.line-title { font-weight: 600; }
.line-text, .line-note { color: var(--soft); font-size: .9rem; }
.line-title, .line-text { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.line-note { flex: none; }
.marker-icon { width: 1.4rem; height: 1.4rem; flex: none; vertical-align: -.35em; }

/* Map */
.atlas { display: grid; gap: 0 2rem; grid-template-columns: minmax(0, 1.55fr) minmax(20rem, 1fr); grid-template-rows: auto 1fr; }
.atlas .heading { grid-column: 1 / -1; }
.map { position: sticky; top: 4.8rem; height: calc(100vh - 11.5rem); min-height: 20rem; border-radius: .9rem; overflow: hidden; background: var(--sea); box-shadow: var(--shadow); align-self: start; }
.map-canvas { display: block; width: 100%; height: 100%; touch-action: pan-x pan-y; user-select: none; -webkit-user-select: none; }
.map:not(.locked) .map-canvas { touch-action: none; cursor: grab; }
.map:not(.locked) { outline: .15rem solid var(--accent); }
.land path { fill: var(--land); stroke: var(--border); stroke-width: .8px; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
.map-tools { position: absolute; top: .7rem; right: .7rem; display: grid; background: var(--card); border-radius: 1.5rem; box-shadow: var(--shadow); }
.map-note { position: absolute; left: .8rem; bottom: .5rem; font-size: .75rem; color: var(--soft); background: color-mix(in srgb, var(--paper) 75%, transparent); padding: 0 .3rem; border-radius: .3rem; }
.shape { fill: var(--marker); stroke: var(--card); stroke-width: 1.6; }
.shape.museum { fill: var(--card); stroke: var(--marker); stroke-width: 2.4; stroke-linejoin: round; }
.reach { fill: transparent; }
.place text { font-size: 11.5px; font-weight: 600; fill: var(--ink); stroke: var(--land); stroke-width: 3px; paint-order: stroke; stroke-linejoin: round; }
.place.selected .shape { fill: var(--chosen); stroke: var(--card); transform: scale(1.35); }
.place.selected .shape.museum { stroke: var(--chosen); fill: var(--card); }
.place.selected text { fill: var(--chosen); font-size: 13px; }
.cluster .count { fill: var(--marker); stroke: var(--card); stroke-width: 2; opacity: .92; }
.cluster text { fill: var(--card); font-size: 12px; font-weight: 700; text-anchor: middle; }
.place:focus-visible, .cluster:focus-visible { outline: none; }
.place:focus-visible .reach, .cluster:focus-visible .count { stroke: var(--accent); stroke-width: 3; }
.directory .count { margin: .9rem .5rem .6rem; font-size: .9rem; }
.organization { display: grid; gap: .9rem; align-content: start; }
.organization h2 { font-size: 1.7rem; }
.organization .covers { border-radius: .9rem; overflow: hidden; height: 13rem; box-shadow: var(--shadow); }
.organization .remark { margin: 0; }
.kind { color: var(--soft); }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .35rem 1.25rem; margin: 0; font-size: .95rem; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; }

/* People */
.birthdays { display: flex; flex-wrap: wrap; gap: .6rem 1.5rem; align-items: baseline; margin-bottom: 1.5rem; padding: .9rem 1.2rem; background: var(--wash); border-radius: .9rem; }
.birthdays h2 { font-size: 1.05rem; display: flex; gap: .5rem; align-items: center; }
.birthdays .icon { color: var(--accent); }
.birthdays ul { display: flex; flex-wrap: wrap; gap: .4rem 1.5rem; }
.birthdays a { color: var(--ink); text-decoration: none; display: inline-flex; gap: .5rem; flex-wrap: wrap; }
.birthdays a:hover { text-decoration: underline; }
.day { color: var(--accent); font-weight: 600; }
.person { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: 2.5rem; align-items: start; }
.person-picture { aspect-ratio: 1; border-radius: .9rem; box-shadow: var(--shadow); }
.person-facts { display: grid; gap: 1rem; }
.person-facts h2 { margin-top: 1rem; }
.chips { display: flex; flex-wrap: wrap; gap: .5rem; }
.chip { display: inline-block; padding: .35rem .95rem; border-radius: 2rem; background: var(--wash); color: var(--ink); text-decoration: none; }
.chip:hover { text-decoration: underline; }
.memberships { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); --card-height: 8.5rem; }

/* Search, about, preferences */
.search-box { max-width: 40rem; margin-bottom: 1rem; }
.search-box .field { height: 3.4rem; font-size: 1.1rem; }
.about { display: grid; gap: 2rem 3rem; grid-template-columns: repeat(auto-fit, minmax(min(26rem, 100%), 1fr)); }
.about section { display: grid; gap: .8rem; align-content: start; }
.about-rights { grid-column: 1 / -1; font-size: 1.08rem; max-width: 52rem; border-left: .25rem solid var(--accent); padding-left: 1.2rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; margin: 0; }
.figures div { display: flex; flex-direction: column-reverse; }
.figures dd { margin: 0; font-size: 1.6rem; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1.2; }
.figures dt { color: var(--soft); font-size: .9rem; }
.good { color: var(--good); font-weight: 600; }
.warning { color: var(--bad); font-weight: 600; }
.table { overflow: auto; max-height: 24rem; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th { text-align: start; color: var(--soft); font-weight: 600; }
th, td { padding: .4rem .8rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
.preferences { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); max-width: 60rem; }
fieldset { border: 0; margin: 0; padding: 1.2rem; background: var(--card); border-radius: .9rem; box-shadow: var(--shadow); min-width: 0; }
legend { float: left; width: 100%; padding: 0; margin-bottom: .6rem; font-weight: 650; }
legend + * { clear: both; }
select { padding: .5rem .8rem; border-radius: .5rem; border: 1px solid var(--soft); background: var(--paper); max-width: 100%; }
.choice { display: flex; gap: .7rem; align-items: center; min-height: 2.6rem; cursor: pointer; clear: both; }
.choice input { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); flex: none; margin: 0; }

/* Images */
.dark-page body { overflow: hidden; }
.show { position: fixed; inset: 0; z-index: 8; background: #0b0a0a; color: #f4f0ea; display: flex; flex-direction: column; }
.show-bar { display: flex; gap: .5rem 1rem; align-items: center; justify-content: space-between; padding: .5rem max(1rem, env(safe-area-inset-left)); padding-top: max(.5rem, env(safe-area-inset-top)); z-index: 2; }
.whose { font-size: 1.15rem; min-width: 0; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.show-tools { display: flex; align-items: center; gap: .1rem; flex: none; }
.show .button:hover { background: rgb(255 255 255 / 14%); }
.show .button[aria-pressed="false"] { opacity: .6; }
.position { font-variant-numeric: tabular-nums; padding: 0 .6rem; white-space: nowrap; }
.interval { background: none; border: 0; padding: .3rem; height: 2.75rem; }
.interval option { background: #222; color: #f4f0ea; }
.stage { flex: 1; min-height: 0; position: relative; overflow: hidden; touch-action: none; user-select: none; -webkit-user-select: none; }
.stage.zoomed { cursor: grab; }
.track { position: absolute; inset: 0; }
.slide { position: absolute; inset: 0; margin: 0; padding: 0 1rem; display: grid; place-items: center; grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
.turning .slide { transition: transform .3s ease-out; }
/* No larger than its pixels: the width is the picture's own, and only ever less. */
.slide img { display: block; width: auto; height: auto; max-width: 100%; max-height: 100%; min-width: 0; min-height: 0; box-shadow: 0 0 0 1px rgb(255 255 255 / 7%), 0 1rem 4rem #000; }
.caption { padding: .8rem max(1.25rem, env(safe-area-inset-left)); padding-bottom: max(.9rem, env(safe-area-inset-bottom)); text-align: center; font-size: .95rem; color: #cfc8be; max-height: 34vh; overflow: auto; z-index: 1; }
.caption-title { font: 600 1.25rem/1.25 "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif; color: #fff; }
.attribution { color: #f2a65a; }
.source { font-size: .78rem; color: #a59d92; }
.bare .caption { display: none; }
.turn { position: absolute; top: 50%; z-index: 2; width: 3.2rem; height: 3.2rem; margin-top: -1.6rem; background: rgb(20 18 16 / 55%); }
.turn.before { left: 1rem; }
.turn.after { right: 1rem; }
.show-empty { margin: auto; display: grid; gap: .8rem; justify-items: center; text-align: center; padding: 2rem; color: #cfc8be; max-width: 34rem; }
.show-empty .icon { width: 5rem; height: 5rem; stroke-width: .7; color: #8a8278; }
.show-empty .external .icon { width: 1em; height: 1em; stroke-width: 1.6; color: inherit; }
.zoom-note { position: absolute; left: 50%; top: 5rem; transform: translateX(-50%); background: rgb(20 18 16 / 85%); padding: .4rem 1rem; border-radius: 2rem; font-size: .9rem; z-index: 3; }
.zoom-note:empty { display: none; }
.playing .turn { opacity: .25; }

@media (max-width: 60rem) {
  .bar { gap: .5rem; min-height: 3.2rem; }
  .brand { margin-right: auto; }
  .places { position: fixed; left: 0; right: 0; bottom: 0; z-index: 6; margin: 0; gap: 0; justify-content: space-around; background: var(--paper); border-top: 1px solid var(--line); padding: .3rem .3rem max(.3rem, env(safe-area-inset-bottom)); }
  .places a { flex-direction: column; gap: .1rem; font-size: .74rem; padding: .3rem .3rem; flex: 1; min-width: 0; border-radius: .6rem; }
  .places .icon { width: 1.5rem; height: 1.5rem; }
  .wide-only { display: none; }
  .small-only { display: inline; }
  main { padding: 1.25rem 1rem 6rem; }
  h1 { font-size: 1.75rem; }
  .atlas { display: block; }
  .map { position: relative; top: 0; height: 44vh; min-height: 15rem; margin-bottom: 1.25rem; }
  .person { grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
  .person-picture { max-width: 16rem; }
  .turn { display: none; }
}
@media (max-width: 25rem) {
  .brand .release { display: none; }
  .places a { font-size: .68rem; }
}
@media (max-width: 34rem) {
  .show-bar { flex-wrap: wrap; }
  .whose { flex: 1 1 100%; font-size: 1.05rem; }
  .is-empty .show-bar { flex-wrap: nowrap; }
  .is-empty .whose { flex: 1; }
  .show-tools { flex: 1; }
  .position { margin-right: auto; padding-left: 0; }
  .slide { padding: 0; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { transition: none !important; animation: none !important; scroll-behavior: auto !important; }
}
@media print {
  .bar, .field, .map-tools { display: none; }
}

"""###
    ),
    (
      name: "viewer/words.js",
      text: ###"""
/* The words of the pages, one table a language. To add a language, add a table: what it lacks is
   shown in English. "{n}" and the like are replaced; a list has the forms for one and for several. */
"use strict";

hubpack.words = {
  en: {
    title: "Photo clubs",
    skip: "Skip to the content",
    places: "Places",
    portfolios: "Portfolios",
    organizations: "Clubs & Museums",
    organizationsShort: "Clubs",
    people: "Who’s Who",
    keywords: "Keywords",
    search: "Search",
    about: "About",
    preferences: "Preferences",
    theClub: "The club",
    begin: "Touch the screen to begin",
    stillThere: "Still there?",
    startingAgain: ["Starting again in {n} second", "Starting again in {n} seconds"],
    stay: "Touch the screen to stay.",
    keyboard: "Keyboard",
    keySpace: "Space",
    keyDelete: "Delete a letter",
    keyClear: "Clear",
    close: "Close",
    back: "Back",
    loading: "Loading …",
    pieceMissing: "A file of this bundle is missing: {file}",
    pieceUnreachable: "The server does not answer, or has lost a file: {file}",
    notFound: "There is no such page in this release.",
    notFoundHint: "It may have had another name in an earlier one. Search for it:",
    filter: "Filter by name or town",
    filterPeople: "Filter by name",
    nothing: "Nothing matches.",
    club: "Club",
    museum: "Museum",
    clubs: ["{n} club", "{n} clubs"],
    museums: ["{n} museum", "{n} museums"],
    members: ["{n} member", "{n} members"],
    images: ["{n} image", "{n} images"],
    photographers: ["{n} photographer", "{n} photographers"],
    unknownTown: "Unknown town",
    portfoliosLead: "Choose a club, then a member, to see the images.",
    organizationsLead: "Where photography is at home.",
    peopleLead: "Everybody with a portfolio or a membership.",
    keywordsLead: "Photographers by what they like to photograph.",
    hiddenPeople: "Some members are hidden. The preferences show them.",
    noMembers: "No members are known.",
    website: "Website",
    wikipedia: "Wikipedia",
    mailbox: "Mail",
    fotobond: "Fotobond",
    members_of: "Members",
    toPortfolio: "To the portfolio",
    toOrganization: "About this club",
    showOnMap: "Show on the map",
    noPlace: "Its place is not known.",
    deceased: "Deceased",
    former: "Former member",
    birthday: "Birthday",
    birthdays: "Coming birthdays",
    today: "today",
    tomorrow: "tomorrow",
    memberships: "Clubs",
    noImages: "No images",
    nonStandard: "not a standard keyword",
    standardKeywords: "Keywords",
    otherKeywords: "Other words in use",
    searchHint: "Names, towns, keywords …",
    searchLead: "Part of a name is enough; capitals and accents do not matter.",
    more: "and {n} more",
    map: "Map of clubs and museums",
    mapAttribution: "Borders: Natural Earth, as of 2017",
    lockMap: "Lock the map",
    unlockMap: "Unlock the map, to move it",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    wholeMap: "Show all",
    cluster: "{n} places; zoom in",
    image: "Image {n} of {total}",
    previous: "Previous image",
    next: "Next image",
    captions: "Captions",
    play: "Start the slide show",
    pause: "Stop the slide show",
    seconds: ["{n} second", "{n} seconds"],
    interval: "Time for each image",
    fullScreen: "Full screen",
    source: "Source",
    smallOnly: "Only a small version is in this bundle: {width} × {height} pixels.",
    fullSize: "This is its full size: {width} × {height} pixels.",
    imageFailed: "This image could not be had when the bundle was made.",
    imageLeftOut: "This image is not in this bundle.",
    imageStale: "An older version; the present one could not be had.",
    imageBroken: "This image cannot be shown.",
    portfolioNone: "There is no portfolio yet.",
    portfolioEmpty: "The gallery has no images.",
    portfolioPage: "The portfolio is a web page.",
    portfolioFailed: "The gallery could not be had when the bundle was made.",
    portfolioLeftOut: "The gallery is not in this bundle.",
    openPage: "Open the web page",
    rights: "Rights",
    rightsText: "Every picture belongs to its photographer, whose name and club are shown with it. This bundle is a copy of what the clubs of the hub have published, for looking at. Ask the photographer before you use a picture for anything else.",
    release: "Release",
    created: "Made on",
    generator: "Made by",
    root: "Hub",
    contentDigest: "Content digest",
    counts: "In this bundle",
    sources: "Sources",
    missing: "What is missing",
    complete: "Everything that was wanted is there.",
    incomplete: "Some files or pictures could not be had when the bundle was made:",
    leftOutText: "Left out on purpose",
    pictures: "Pictures",
    assets_none: "no pictures are in this bundle",
    assets_thumbnails: "portraits, featured images and small versions of the images",
    assets_all: "everything, full images included",
    thumbnailEdge: "Small versions have at most {n} pixels on the longest side.",
    imageEdge: "Full images have at most {n} pixels on the longest side.",
    file: "file",
    picture: "picture",
    what: "What",
    where: "Where",
    why: "Why",
    state: "State",
    number: "Number",
    state_present: "as published",
    state_stale: "older version",
    state_failed: "could not be had",
    "state_left-out": "left out",
    role_level0: "keywords and languages",
    role_level1: "lists of clubs and museums",
    role_level2: "lists of members",
    role_level3: "galleries",
    "role_web-page": "web pages",
    count_clubs: "Clubs", count_museums: "Museums", count_clubsWithMembers: "Clubs with members",
    count_photographers: "Photographers", count_photographersInSeveralClubs: "in several clubs",
    count_memberships: "Memberships", count_galleries: "Galleries", count_images: "Images",
    count_assets: "Pictures", count_assetBytes: "Size of the pictures", count_keywords: "Keywords",
    leftOut_clubs: ["{n} club, by the maker’s choice", "{n} clubs, by the maker’s choice"],
    leftOut_sources: ["{n} level file", "{n} level files"],
    leftOut_galleries: ["{n} gallery", "{n} galleries"],
    leftOut_pictures: ["{n} picture", "{n} pictures"],
    leftOut_placeholders: ["{n} file or picture at an example address", "{n} files and pictures at example addresses"],
    leftOut_unwantedPictures: ["{n} full picture", "{n} full pictures"],
    omitted_birthdays: "birthdays", omitted_emails: "mailboxes",
    language: "Language",
    languageHint: "For the pages and for the hub’s own texts. A text that has no version in this language is shown in English, or with its language.",
    theme: "Appearance",
    theme_system: "As the system", theme_light: "Light", theme_dark: "Dark",
    showFormer: "Show former members",
    showDeceased: "Show deceased members",
    beside: "Picture beside a name",
    beside_featured: "Featured image", beside_portrait: "Portrait",
    kept: "Preferences are kept in this browser only.",
    keptShortly: "Preferences hold until the screen starts again.",
    selection: "Who is shown",
    and: " and ",
    of: " of ",
    formerWord: "former ", deceasedWord: "deceased, ",
    roles: ["chairman", "vice-chairman", "treasurer", "secretary", "admin", "other role"],
    honorary: "honorary member", prospective: "prospective member", mentor: "mentor", member: "member"
  },
  nl: {
    title: "Fotoclubs",
    skip: "Naar de inhoud",
    places: "Onderdelen",
    portfolios: "Portfolio’s",
    organizations: "Clubs & Musea",
    organizationsShort: "Clubs",
    people: "Wie is wie",
    keywords: "Trefwoorden",
    search: "Zoeken",
    about: "Over",
    preferences: "Voorkeuren",
    theClub: "De club",
    begin: "Raak het scherm aan om te beginnen",
    stillThere: "Bent u er nog?",
    startingAgain: ["Over {n} seconde begint het opnieuw", "Over {n} seconden begint het opnieuw"],
    stay: "Raak het scherm aan om verder te gaan.",
    keyboard: "Toetsenbord",
    keySpace: "Spatie",
    keyDelete: "Een letter wissen",
    keyClear: "Wissen",
    close: "Sluiten",
    back: "Terug",
    loading: "Laden …",
    pieceMissing: "Er ontbreekt een bestand van deze bundel: {file}",
    pieceUnreachable: "De server antwoordt niet, of is een bestand kwijt: {file}",
    notFound: "Deze bladzijde is er niet in deze uitgave.",
    notFoundHint: "Misschien had ze een andere naam in een eerdere. Zoek ernaar:",
    filter: "Filter op naam of plaats",
    filterPeople: "Filter op naam",
    nothing: "Niets gevonden.",
    club: "Club",
    museum: "Museum",
    clubs: ["{n} club", "{n} clubs"],
    museums: ["{n} museum", "{n} musea"],
    members: ["{n} lid", "{n} leden"],
    images: ["{n} foto", "{n} foto’s"],
    photographers: ["{n} fotograaf", "{n} fotografen"],
    unknownTown: "Onbekende plaats",
    portfoliosLead: "Kies een club en dan een lid om de foto’s te zien.",
    organizationsLead: "Waar de fotografie thuis is.",
    peopleLead: "Iedereen met een portfolio of een lidmaatschap.",
    keywordsLead: "Fotografen naar wat ze graag fotograferen.",
    hiddenPeople: "Sommige leden zijn verborgen. Via de voorkeuren worden ze getoond.",
    noMembers: "Er zijn geen leden bekend.",
    website: "Website",
    mailbox: "E-mail",
    members_of: "Leden",
    toPortfolio: "Naar het portfolio",
    toOrganization: "Over deze club",
    showOnMap: "Toon op de kaart",
    noPlace: "De ligging is niet bekend.",
    deceased: "Overleden",
    former: "Oud-lid",
    birthday: "Verjaardag",
    birthdays: "Komende verjaardagen",
    today: "vandaag",
    tomorrow: "morgen",
    memberships: "Clubs",
    noImages: "Geen foto’s",
    nonStandard: "geen standaardtrefwoord",
    standardKeywords: "Trefwoorden",
    otherKeywords: "Andere woorden in gebruik",
    searchHint: "Namen, plaatsen, trefwoorden …",
    searchLead: "Een deel van een naam is genoeg; hoofdletters en accenten maken niet uit.",
    more: "en nog {n}",
    map: "Kaart van clubs en musea",
    mapAttribution: "Grenzen: Natural Earth, stand 2017",
    lockMap: "Zet de kaart vast",
    unlockMap: "Maak de kaart los om haar te verschuiven",
    zoomIn: "Inzoomen",
    zoomOut: "Uitzoomen",
    wholeMap: "Toon alles",
    cluster: "{n} plaatsen; zoom in",
    image: "Foto {n} van {total}",
    previous: "Vorige foto",
    next: "Volgende foto",
    captions: "Bijschriften",
    play: "Start de diavoorstelling",
    pause: "Stop de diavoorstelling",
    seconds: ["{n} seconde", "{n} seconden"],
    interval: "Tijd voor elke foto",
    fullScreen: "Volledig scherm",
    source: "Bron",
    smallOnly: "Alleen een kleine versie zit in deze bundel: {width} × {height} pixels.",
    fullSize: "Dit is de volle grootte: {width} × {height} pixels.",
    imageFailed: "Deze foto was niet op te halen toen de bundel werd gemaakt.",
    imageLeftOut: "Deze foto zit niet in deze bundel.",
    imageStale: "Een oudere versie; de huidige was niet op te halen.",
    imageBroken: "Deze foto kan niet worden getoond.",
    portfolioNone: "Er is nog geen portfolio.",
    portfolioEmpty: "De galerij heeft geen foto’s.",
    portfolioPage: "Het portfolio is een webpagina.",
    portfolioFailed: "De galerij was niet op te halen toen de bundel werd gemaakt.",
    portfolioLeftOut: "De galerij zit niet in deze bundel.",
    openPage: "Open de webpagina",
    rights: "Rechten",
    rightsText: "Elke foto is van de fotograaf, wiens naam en club erbij staan. Deze bundel is een kopie van wat de clubs hebben gepubliceerd, om te bekijken. Vraag het de fotograaf voordat u een foto voor iets anders gebruikt.",
    release: "Uitgave",
    created: "Gemaakt op",
    generator: "Gemaakt door",
    root: "Hub",
    contentDigest: "Controlegetal van de inhoud",
    counts: "In deze bundel",
    sources: "Bronnen",
    missing: "Wat ontbreekt",
    complete: "Alles wat gewenst was, is er.",
    incomplete: "Sommige bestanden of foto’s waren niet op te halen toen de bundel werd gemaakt:",
    leftOutText: "Met opzet weggelaten",
    pictures: "Foto’s",
    assets_none: "er zitten geen foto’s in deze bundel",
    assets_thumbnails: "portretten, uitgelichte foto’s en kleine versies van de foto’s",
    assets_all: "alles, ook de volledige foto’s",
    thumbnailEdge: "Kleine versies hebben hoogstens {n} pixels aan de langste kant.",
    imageEdge: "Volledige foto’s hebben hoogstens {n} pixels aan de langste kant.",
    file: "bestand",
    picture: "foto",
    what: "Wat",
    where: "Waar",
    why: "Waarom",
    state: "Toestand",
    number: "Aantal",
    state_present: "zoals gepubliceerd",
    state_stale: "oudere versie",
    state_failed: "niet op te halen",
    "state_left-out": "weggelaten",
    role_level0: "trefwoorden en talen",
    role_level1: "lijsten van clubs en musea",
    role_level2: "ledenlijsten",
    role_level3: "galerijen",
    "role_web-page": "webpagina’s",
    count_clubs: "Clubs", count_museums: "Musea", count_clubsWithMembers: "Clubs met leden",
    count_photographers: "Fotografen", count_photographersInSeveralClubs: "in meerdere clubs",
    count_memberships: "Lidmaatschappen", count_galleries: "Galerijen", count_images: "Foto’s in galerijen",
    count_assets: "Foto’s in de bundel", count_assetBytes: "Omvang van de foto’s", count_keywords: "Trefwoorden",
    leftOut_clubs: ["{n} club, naar keuze van de maker", "{n} clubs, naar keuze van de maker"],
    leftOut_sources: ["{n} bestand", "{n} bestanden"],
    leftOut_galleries: ["{n} galerij", "{n} galerijen"],
    leftOut_pictures: ["{n} foto", "{n} foto’s"],
    leftOut_placeholders: ["{n} bestand of foto op een voorbeeldadres", "{n} bestanden en foto’s op voorbeeldadressen"],
    leftOut_unwantedPictures: ["{n} volledige foto", "{n} volledige foto’s"],
    omitted_birthdays: "verjaardagen", omitted_emails: "e-mailadressen",
    language: "Taal",
    languageHint: "Voor de bladzijden en voor de teksten van de hub. Een tekst die er niet in deze taal is, wordt in het Engels getoond, of met zijn taal erbij.",
    theme: "Weergave",
    theme_system: "Zoals het systeem", theme_light: "Licht", theme_dark: "Donker",
    showFormer: "Toon oud-leden",
    showDeceased: "Toon overleden leden",
    beside: "Beeld naast een naam",
    beside_featured: "Uitgelichte foto", beside_portrait: "Portret",
    kept: "Voorkeuren worden alleen in deze browser bewaard.",
    keptShortly: "Voorkeuren gelden tot het scherm opnieuw begint.",
    selection: "Wie wordt getoond",
    and: " en ",
    of: " van ",
    formerWord: "voormalig ", deceasedWord: "overleden, ",
    roles: ["voorzitter", "vicevoorzitter", "penningmeester", "secretaris", "beheerder", "andere functie"],
    honorary: "erelid", prospective: "aspirant-lid", mentor: "mentor", member: "lid"
  }
};

"""###
    ),
  ]
}
