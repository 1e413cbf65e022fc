/* A map of organizations: coast lines and borders from Natural Earth, drawn as SVG in the Mercator
   projection. */
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

  /* Countries as { path, box }, from lines like "NL <ring> <ring>", where a ring is an encoded polyline
     with three decimals. */
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

  /* options: selected (an organization or null), choose(organization).
     The result has an element, show(organizations), select(organization) and stop(). */
  hubpack.map = function (options) {
    var places = [];
    var isLocked = true;
    var view = null; // { x, y: the middle; k: pixels per unit }
    var size = { width: 0, height: 0 };
    var asked = 0;
    var reach = hubpack.query.isKiosk ? 28 : 13; // the radius of the touch target of a marker

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

    // Some sea around the world, because New Zealand and Fiji lie at its edge.
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

    /* Shows all markers, but no closer than a region. */
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
        // The boxes of markers, which labels must not cover.
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

    /* The visible markers; overlapping ones form a group, or stand side by side at the closest zoom. */
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
      // The selected marker lies on top.
      return groups.sort(function (a, b) {
        return (a.places[0] === options.selected) - (b.places[0] === options.selected);
      });
    }

    function marker(group, scale, labels) {
      var place = group.places[0];
      var isSelected = place === options.selected;
      var label = place.nickName;
      var width = (label.length * 6.6 + 6) * scale;
      // The label stands on the right, or on the left if there is no room.
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
    }, function () { /* The markers work without borders, too. */ });

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
