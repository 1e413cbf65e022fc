/* A map of organizations, with borders, lakes and towns from Natural Earth, drawn as SVG in the Mercator
   projection. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var drawing = hubpack.drawing;
  var word = hubpack.word;
  var world = 4096; // units around the equator
  var largest = 4000; // pixels per unit: streets apart
  var countries = null;
  var languages = ["en", "nl", "de", "fr", "pl", "es"]; // of the names of towns, in the order of the data
  var geography = null; // { names: of countries, towns, lakes }

  function x(longitude) { return (longitude + 180) / 360 * world; }
  function y(latitude) {
    var angle = Math.max(-84, Math.min(84, latitude)) * Math.PI / 180;
    return (0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)) * world;
  }

  function emptyBox() { return [Infinity, Infinity, -Infinity, -Infinity]; }

  /* The shapes of countries, from lines like "NL <ring> <ring>", where a ring is an encoded polyline
     with three decimals. */
  function decode(text) {
    return text.split("\n").filter(Boolean).map(function (line) {
      return shape(line.split(" ").slice(1), 1000);
    });
  }

  /* Names of countries, towns and lakes (Scripts/tools/make-map-details.py tells the form). */
  function decodeGeography(text) {
    var result = { names: [], towns: [], lakes: [] };
    text.split("\n").forEach(function (line) {
      var fields = line.slice(1).split("\t");
      if (line[0] === "=") {
        result.names.push(Object.assign(points(fields[1], 100)[0], { code: fields[0], far: Number(fields[2]) }));
      } else if (line[0] === "+") {
        result.towns.push(Object.assign(points(fields[0], 100)[0], { line: line }));
      } else if (line[0] === "~") result.lakes.push(shape(fields, 100));
    });
    return result;
  }

  /* The points of an encoded polyline, in units of the map. */
  function points(text, scale) {
    var found = [];
    var place = [0, 0];
    for (var at = 0, part = 0; at < text.length; part = 1 - part) {
      var number = 0;
      for (var shift = 0, byte = 32; byte >= 32; shift += 5) {
        byte = text.charCodeAt(at++) - 63;
        number |= (byte & 31) << shift;
      }
      place[part] += number & 1 ? ~(number >> 1) : number >> 1;
      if (part === 1) found.push({ x: x(place[1] / scale), y: y(place[0] / scale) });
    }
    return found;
  }

  /* Encoded rings with their box: { rings, scale, box, element }. The paths of all of them at once would
     take more memory than everything else on the map. */
  function shape(rings, scale) {
    return { rings: rings, scale: scale, box: boxOf([].concat.apply([], rings.map(function (ring) {
      return points(ring, scale);
    }))), element: null };
  }

  function pathOf(shape) {
    return shape.rings.map(function (ring) {
      return points(ring, shape.scale).map(function (point, at) {
        return (at ? "L" : "M") + point.x.toFixed(2) + " " + point.y.toFixed(2);
      }).join("") + "Z";
    }).join("");
  }

  function boxOf(places) {
    return places.reduce(function (box, one) {
      return [Math.min(box[0], one.x), Math.min(box[1], one.y), Math.max(box[2], one.x), Math.max(box[3], one.y)];
    }, emptyBox());
  }

  function extent(places) {
    var box = boxOf(places);
    return Math.max(box[2] - box[0], box[3] - box[1]);
  }

  /* Most of some places: those around the densest spot, if without the others the map shows them at
     least twice as large; or else all. */
  function most(places, size) {
    if (places.length < 4) return places;
    function far(from) {
      return function (one) {
        return Math.max(Math.abs(one.x - from.x) / size.width, Math.abs(one.y - from.y) / size.height);
      };
    }
    var share = Math.ceil(places.length * 0.75);
    var best = null;
    for (var at = 0; at < places.length; at += Math.ceil(places.length / 60)) {
      var reach = Float64Array.from(places, far(places[at])).sort()[share - 1];
      if (!best || reach < best.reach) best = { middle: places[at], reach: reach };
    }
    var distance = far(best.middle);
    var near = places.filter(function (one) { return distance(one) <= best.reach * 1.2; });
    function span(some) {
      var box = boxOf(some);
      return Math.max((box[2] - box[0]) / size.width, (box[3] - box[1]) / size.height);
    }
    return span(near) * 2 <= span(places) ? near : places;
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
    var fanned = []; // places that stand around their spots, until the map shows twice as much
    var fannedAt = 0; // the scale at which they do
    var wanted = null; // the place whose marker gets the focus
    var font = hubpack.query.isKiosk ? 12.5 : 11.5;
    var covered = []; // the boxes of what lies on the map
    var isGeographyAsked = false;

    var land = drawing("g", { class: "land", "aria-hidden": "true" });
    var water = drawing("g", { class: "water", "aria-hidden": "true" });
    var names = drawing("g", { class: "names", "aria-hidden": "true" });
    var markers = drawing("g", { class: "markers" });
    var canvas = drawing("svg", { class: "map-canvas", role: "group", "aria-label": word("map") },
      land, water, names, markers);
    var lock = hubpack.button("lock", word("unlockMap"), function () { setLock(!isLocked); });
    var tools = element("div", { class: "map-tools" }, lock,
      hubpack.button("plus", word("zoomIn"), closer),
      hubpack.button("minus", word("zoomOut"), function () { zoom(0.5, 0, 0); }),
      hubpack.button("whole", word("wholeMap"), function () { fit(places); }));
    var note = element("p", { class: "map-note" }, word("mapAttribution"));
    var frame = element("div", { class: "map locked", tabindex: "0", keydown: key },
      canvas,
      tools,
      note);
    frame.setAttribute("role", "region");
    frame.setAttribute("aria-label", word("map"));

    function setLock(value) {
      isLocked = value;
      frame.classList.toggle("locked", isLocked);
      var label = word(isLocked ? "unlockMap" : "lockMap");
      lock.setAttribute("aria-label", label);
      lock.setAttribute("title", label);
      lock.replaceChildren(hubpack.icon(isLocked ? "lock" : "unlock"));
      ask();
    }

    hubpack.gestures(canvas, {
      isOn: function () { return !isLocked; },
      drag: function (dx, dy) { move(dx, dy); },
      zoom: zoom
    });

    /* Zooms in on what is there: a map without any marker shows nothing. */
    function closer() {
      zoom(2, 0, 0);
      var distances = places.map(function (one) { return [Math.abs(one.x - view.x) * view.k, Math.abs(one.y - view.y) * view.k]; });
      if (!places.length || distances.some(function (one) { return one[0] < size.width / 2 && one[1] < size.height / 2; })) return;
      var nearest = places.reduce(function (best, one) {
        return Math.hypot(one.x - view.x, one.y - view.y) < Math.hypot(best.x - view.x, best.y - view.y) ? one : best;
      });
      view.x = nearest.x;
      view.y = nearest.y;
      settle();
    }

    function key(event) {
      if (event.target !== frame || event.ctrlKey || event.altKey || event.metaKey) return;
      var step = Math.max(40, size.width / 8);
      var moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
      if (event.key === "+" || event.key === "=") closer();
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

    function settle() {
      view.k = Math.min(largest, Math.max(smallest(), view.k));
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
      var k = Math.min(largest, Math.max(smallest(), view.k * factor));
      view.x += px / view.k - px / k;
      view.y += py / view.k - py / k;
      view.k = k;
      settle();
    }

    /* Shows all of some places, but no closer than a region or another scale. */
    function fit(shown, closest) {
      if (!size.width) return;
      view = { x: world / 2, y: world * 0.4, k: smallest() };
      if (shown.length) {
        var box = boxOf(shown);
        view.x = (box[0] + box[2]) / 2;
        view.y = (box[1] + box[3]) / 2;
        view.k = Math.min(
          size.width * 0.8 / Math.max(box[2] - box[0], 1e-9), size.height * 0.8 / Math.max(box[3] - box[1], 1e-9),
          closest || size.width / 60);
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
      water.setAttribute("transform", land.getAttribute("transform"));
      var seen = [left, top, left + size.width / view.k, top + size.height / view.k];
      var rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      var scale = rem / 16;
      var isClose = view.k >= 1.2 * scale;
      drawShapes(land, countries || [], seen);
      drawShapes(water, isClose && geography ? geography.lakes : [], seen);
      var boxes = hubpack.boxes(size.width, size.height);
      drawMarkers(left, top, scale, boxes);
      names.replaceChildren();
      if (!isClose) return;
      if (geography) drawNames(left, top, scale, boxes);
      else if (countries && !isGeographyAsked) loadGeography();
    }

    function loadGeography() {
      isGeographyAsked = true;
      hubpack.loadOnce("geography").then(function (text) {
        geography = geography || decodeGeography(text);
        ask();
      }, function () { /* A map without towns is still one. */ });
    }

    /* Puts the shapes that are seen into a group, and takes the others out. */
    function drawShapes(group, shapes, seen) {
      if (!shapes.length) group.replaceChildren();
      shapes.forEach(function (one) {
        var box = one.box;
        var isSeen = box[0] < seen[2] && box[2] > seen[0] && box[1] < seen[3] && box[3] > seen[1];
        if (isSeen) one.element = one.element || drawing("path", { d: pathOf(one) });
        if (isSeen && one.element.parentNode !== group) group.append(one.element);
        if (!isSeen && one.element && one.element.parentNode === group) one.element.remove();
      });
    }

    /* The names of countries and towns, where no marker or label stands. */
    function drawNames(left, top, scale, boxes) {
      function at(one) { return { x: (one.x - left) * view.k, y: (one.y - top) * view.k }; }
      function isInside(point) {
        return point.x > 0 && point.y > 0 && point.x < size.width && point.y < size.height;
      }
      function text(className, label, box, isEnd, isMiddle) {
        names.append(drawing("text", {
          class: className, "font-size": (className === "town" ? font - 0.5 : font + 1.5) * scale,
          x: isMiddle ? (box[0] + box[2]) / 2 : isEnd ? box[2] - 2 * scale : box[0] + 2 * scale,
          y: (box[1] + box[3]) / 2 + 4 * scale, "text-anchor": isMiddle ? "middle" : isEnd ? "end" : null
        }, label));
      }
      geography.names.forEach(function (country) {
        var point = at(country);
        var room = country.far * view.k;
        if (!isInside(point) || room < 9 * scale) return;
        var label = nameOf(country.code);
        var width = (hubpack.label(label, "600 " + (font + 1.5) + "px", 999).width + label.length * 1.3) * scale;
        if (!label || width > room * 4.5) return;
        var box = boxes.find([0, -0.5, 0.5, -1, 1].map(function (share) {
          var y = point.y + share * room * 0.8;
          return [point.x - width / 2, y - 9 * scale, point.x + width / 2, y + 9 * scale];
        }), 3);
        if (!box) return;
        text("country", label, box, false, true);
        boxes.add([box[0] - 6 * scale, box[1] - 2 * scale, box[2] + 6 * scale, box[3] + 2 * scale]);
      });
      if (view.k < 2.5 * scale) return;
      var language = hubpack.pagesLanguage();
      var tried = 0;
      // Large towns come first. Some space around each keeps the map of the clubs that of the clubs.
      geography.towns.some(function (town) {
        var point = at(town);
        if (!isInside(point)) return false;
        var spellings = town.line.split("\t").slice(1);
        var label = spellings[languages.indexOf(language)] || spellings[0];
        var width = (hubpack.label(label, "400 " + (font - 0.5) + "px", 999).width + 4) * scale;
        var dot = boxes.find([[point.x - 3 * scale, point.y - 3 * scale, point.x + 3 * scale, point.y + 3 * scale]], 2);
        var beside = hubpack.beside(point.x, point.y, 4 * scale, width, 15 * scale);
        var box = dot && boxes.find(beside, 0);
        if (box) {
          names.append(drawing("circle", { class: "town", cx: point.x, cy: point.y, r: 2.2 * scale }));
          text("town", label, box, box === beside[1], box === beside[2] || box === beside[3]);
          boxes.add([point.x - 45 * scale, point.y - 24 * scale, point.x + 45 * scale, point.y + 24 * scale]);
        }
        return ++tried > 150;
      });
    }

    function nameOf(code) {
      var name = hubpack.countryName(code);
      return name === code ? "" : name;
    }

    /* The box of an element that lies on the map. */
    function boxOn(part) {
      var box = part.getBoundingClientRect();
      var origin = canvas.getBoundingClientRect();
      return [box.left - origin.left, box.top - origin.top, box.right - origin.left, box.bottom - origin.top];
    }

    function drawMarkers(left, top, scale, boxes) {
      var focused = document.activeElement && document.activeElement.getAttribute("data-slug");
      var groups = grouped(left, top, reach * 2.3 * scale);
      covered.forEach(boxes.add);
      groups.forEach(function (group) {
        var radius = (group.places.length > 1 ? radiusOf(group) + 1 : group.places[0] === options.selected ? 12 : 9) * scale;
        boxes.add([group.px - radius, group.py - radius, group.px + radius, group.py + radius]);
      });
      // The selected marker is labelled first, then the largest clubs.
      groups.filter(function (group) { return group.places.length === 1; }).sort(function (a, b) {
        return (b.places[0] === options.selected) - (a.places[0] === options.selected)
          || b.places[0].current - a.places[0].current;
      }).forEach(function (group) { setLabel(group, scale, boxes); });
      var legs = groups.filter(function (group) { return group.spot; }).map(function (group) {
        return drawing("line", { class: "leg", x1: group.spot.px, y1: group.spot.py, x2: group.px, y2: group.py });
      });
      var made = groups.map(function (group) {
        return group.places.length === 1 ? marker(group, scale) : cluster(group, scale);
      });
      markers.replaceChildren.apply(markers, legs.concat(made));
      var again = focused && made.find(function (one) { return one.getAttribute("data-slug") === focused; })
        || wanted && made[groups.findIndex(function (group) { return group.places.includes(wanted); })];
      wanted = null;
      if (again) again.focus({ preventScroll: true });
    }

    /* The visible markers; overlapping ones form a group. Those on one spot can stand around it. */
    function grouped(left, top, distance) {
      var groups = [];
      var cells = new Map();
      var isDeepest = view.k >= largest * 0.999;
      if (view.k < fannedAt / 2) fanned = [];
      var chosen = null;
      places.forEach(function (place) {
        var px = (place.x - left) * view.k;
        var py = (place.y - top) * view.k;
        if (px < -20 || py < -20 || px > size.width + 20 || py > size.height + 20) return;
        var isAlone = place === options.selected && !isDeepest && !fanned.includes(place);
        var column = Math.floor(px / distance);
        var row = Math.floor(py / distance);
        for (var cell = 0; cell < 9 && !isAlone; cell++) {
          var near = (cells.get((column + cell % 3 - 1) + " " + (row + Math.floor(cell / 3) - 1)) || [])
            .find(function (group) { return Math.hypot(group.px - px, group.py - py) < distance; });
          if (!near) continue;
          near.places.push(place);
          return;
        }
        var group = { px: px, py: py, places: [place], spot: null };
        groups.push(group);
        if (isAlone) {
          chosen = group;
          return;
        }
        var key = column + " " + row;
        cells.set(key, (cells.get(key) || []).concat([group]));
      });
      groups.forEach(function (group) {
        if (chosen && group !== chosen) makeWay(group, chosen, groups, distance);
      });
      // The selected marker lies on top.
      return groups.reduce(function (stand, group) {
        var isFan = group.places.length > 1 && (isDeepest || group.places.every(function (one) { return fanned.includes(one); }));
        if (!isFan) return stand;
        return stand.filter(function (one) { return one !== group; }).concat(fan(group, distance, stand));
      }, groups).sort(function (a, b) {
        return (a.places[0] === options.selected) - (b.places[0] === options.selected);
      });
    }

    /* What would lie under the selected marker stands beside it, where nothing else does. */
    function makeWay(group, chosen, groups, distance) {
      if (Math.hypot(group.px - chosen.px, group.py - chosen.py) >= distance * 0.6) return;
      [0, 4, 2, 6, 1, 3, 5, 7].some(function (turn) {
        var px = chosen.px + Math.cos(turn * Math.PI / 4) * distance * 0.9;
        var py = chosen.py + Math.sin(turn * Math.PI / 4) * distance * 0.9;
        var isFree = groups.every(function (one) {
          return one === group || Math.hypot(one.px - px, one.py - py) >= distance * 0.65;
        });
        if (isFree) Object.assign(group, { px: px, py: py });
        return isFree;
      });
    }

    /* The places of a group in circles around their spot, eight in the first, where nothing else stands. */
    function fan(group, distance, others) {
      var found;
      [1.35, 1.35, 2, 2, 2.7, 3.4].some(function (radius, turn) {
        found = group.places.map(function (place, at) {
          // The rings hold 8, 16, 24, …
          var ring = Math.ceil((Math.sqrt(at + 2) - 1) / 2);
          var first = 4 * ring * (ring - 1);
          var count = Math.min(8 * ring, group.places.length - first);
          // Every other ring is turned, so that no leg passes a marker.
          var angle = ((at - first + (turn + ring + 1) % 2 / 2) / count - 0.25) * 2 * Math.PI;
          return {
            px: group.px + Math.cos(angle) * distance * (radius + 1.35 * (ring - 1)),
            py: group.py + Math.sin(angle) * distance * (radius + 1.35 * (ring - 1)), places: [place], spot: group
          };
        });
        return found.every(function (one) {
          return others.every(function (other) {
            return other === group || Math.hypot(other.px - one.px, other.py - one.py) >= distance * 0.9;
          });
        });
      });
      return found;
    }

    /* Finds a place for the name of a marker; none if there is no room. */
    function setLabel(group, scale, boxes) {
      var isSelected = group.places[0] === options.selected;
      var label = hubpack.label(group.places[0].name, "600 " + (isSelected ? 13 : font) + "px", 150);
      var width = (label.width + 4) * scale;
      var gap = (isSelected ? 13 : 10) * scale;
      var beside = hubpack.beside(group.px, group.py, gap, width, (label.lines.length * 14 + 2) * scale);
      if (isSelected) {
        // It may stand a little farther away than others.
        beside = beside.concat(hubpack.beside(group.px, group.py, gap + 22 * scale, width, (label.lines.length * 14 + 2) * scale));
      }
      var box = boxes.find(beside);
      if (!box) return;
      var side = beside.indexOf(box) % 4;
      group.label = {
        lines: label.lines, anchor: [null, "end", "middle", "middle"][side],
        x: ((side === 0 ? box[0] + 2 * scale : side === 1 ? box[2] - 2 * scale : group.px) - group.px) / scale,
        y: (box[1] - group.py) / scale + 12
      };
    }

    function marker(group, scale) {
      var place = group.places[0];
      var isSelected = place === options.selected;
      var label = group.label;
      return drawing("a", {
        class: "place" + (isSelected ? " selected" : ""), href: hubpack.organizationAddress(place),
        // The list has the same links. Who unlocks the map wants to go through it.
        tabindex: isLocked ? "-1" : null,
        transform: "translate(" + group.px + " " + group.py + ") scale(" + scale + ")",
        "aria-label": place.displayName + ", " + word(place.isMuseum ? "museum" : "club"),
        "aria-current": isSelected ? "true" : null, "data-slug": place.slug,
        click: function (event) {
          event.preventDefault();
          options.choose(place);
        }
      }, drawing("title", null, place.displayName),
      drawing("circle", { class: "reach", r: reach }), hubpack.marker(place.isMuseum),
      label ? drawing("text", { "text-anchor": label.anchor, "aria-hidden": "true" },
        label.lines.map(function (line, at) {
          return drawing("tspan", { x: label.x, y: label.y + at * 14 }, line);
        })) : null);
    }

    function radiusOf(group) { return 12 + Math.min(8, Math.sqrt(group.places.length)); }

    function cluster(group, scale) {
      var count = group.places.length;
      var distance = reach * 2.3 * scale;
      var isSpot = extent(group.places) * largest < distance;
      function open(event) {
        event.preventDefault();
        var before = view.k;
        wanted = group.places[0];
        if (isSpot) {
          fit(group.places, Math.max(before, 400 * scale));
          fanned = fanned.concat(group.places);
          fannedAt = view.k;
        } else fit(group.places, Math.max(before * 1.5, distance * (count + 2) / extent(group.places)));
      }
      return drawing("a", {
        class: "cluster", href: "#", role: "button", tabindex: isLocked ? "-1" : null,
        transform: "translate(" + group.px + " " + group.py + ") scale(" + scale + ")",
        "aria-label": word(isSpot ? "clusterHere" : "cluster", { n: count }), "data-slug": "cluster " + group.places[0].slug,
        click: open
      }, drawing("circle", { class: "reach", r: reach }), drawing("circle", { class: "count", r: radiusOf(group) }),
      drawing("text", { y: 4.5, "aria-hidden": "true" }, String(count)));
    }

    function measure() {
      var box = canvas.getBoundingClientRect();
      var isFirst = !size.width && box.width > 0;
      size = { width: box.width, height: box.height };
      covered = [tools, note].map(boxOn);
      if (isFirst) fit(options.selected && options.selected.x !== undefined ? [options.selected] : most(places, size));
      else if (view && size.width) settle();
    }

    var observer = new ResizeObserver(measure);
    observer.observe(frame);
    hubpack.loadOnce("borders").then(function (text) {
      countries = countries || decode(text);
      countries.forEach(function (country) { country.element = null; });
      ask();
    }, function () { /* The markers work without borders, too. */ });

    return {
      element: frame,
      /* Shows organizations; if they are others than before, most of them are seen. */
      show: function (list) {
        var before = places;
        places = list.filter(function (one) { return one.latitude !== null; });
        places.forEach(function (one) {
          one.x = x(one.longitude);
          one.y = y(one.latitude);
        });
        if (!view) return;
        var isSame = before.length === places.length && places.every(function (one, at) { return one === before[at]; });
        if (!isSame && places.length && !options.selected) fit(most(places, size));
        else ask();
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
