/* A map of organizations, with borders, lakes and towns from Natural Earth, drawn as SVG in the Mercator
   projection. */

import { drawing, element, loadOnce, lookUp } from "./core.js";
import { query } from "./query.js";
import { countryName, pagesLanguage, word } from "./settings.js";
import { drawIcon, iconButton, markerShape, organizationAddress } from "./parts.js";
import { gestures } from "./gestures.js";
import { boxesBeside, fitLabel, freeBoxes } from "./labels.js";
import { atlasLanguages, placesOf } from "./near.js";

const world = 4096; // units around the equator
const largest = 4000; // pixels per unit: streets apart
let countries = null;
let geography = null; // { names: of countries, towns, lakes }

function x(longitude) { return (longitude + 180) / 360 * world; }
function y(latitude) {
  const angle = Math.max(-84, Math.min(84, latitude)) * Math.PI / 180;
  return (0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)) * world;
}

function emptyBox() { return [Infinity, Infinity, -Infinity, -Infinity]; }

/* The shapes of countries, from lines like "NL <ring> <ring>", where a ring is an encoded polyline
   with three decimals. */
function decode(text) {
  return text.split("\n").filter(Boolean).map((line) => shape(line.split(" ").slice(1), 1000));
}

/* Names of countries, towns and lakes (Scripts/tools/make-map-details.py tells the form). */
function decodeGeography(text) {
  const result = { names: [], towns: [], lakes: [] };
  text.split("\n").forEach((line) => {
    const fields = line.slice(1).split("\t");
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
  return placesOf(text, scale).map((place) => ({ x: x(place.longitude), y: y(place.latitude) }));
}

/* Encoded rings with their box: { rings, scale, box, element }. The paths of all of them at once would
   take more memory than everything else on the map. */
function shape(rings, scale) {
  return { rings: rings, scale: scale, box: boxOf([].concat.apply([], rings.map((ring) => points(ring, scale)))), element: null };
}

function pathOf(shape) {
  return shape.rings.map((ring) => `${points(ring, shape.scale).map((point, at) => `${(at ? "L" : "M") + point.x.toFixed(2)} ${point.y.toFixed(2)}`).join("")}Z`).join("");
}

function boxOf(places) {
  return places.reduce((box, one) => [Math.min(box[0], one.x), Math.min(box[1], one.y), Math.max(box[2], one.x), Math.max(box[3], one.y)], emptyBox());
}

function extent(places) {
  const box = boxOf(places);
  return Math.max(box[2] - box[0], box[3] - box[1]);
}

/* Most of some places: those around the densest spot, if without the others the map shows them at
   least twice as large; or else all. */
function most(places, size) {
  if (places.length < 4) return places;
  function far(from) {
    return (one) => Math.max(Math.abs(one.x - from.x) / size.width, Math.abs(one.y - from.y) / size.height);
  }
  const share = Math.ceil(places.length * 0.75);
  let best = null;
  for (let at = 0; at < places.length; at += Math.ceil(places.length / 60)) {
    const reach = Float64Array.from(places, far(places[at])).sort()[share - 1];
    if (!best || reach < best.reach) best = { middle: places[at], reach: reach };
  }
  const distance = far(best.middle);
  const near = places.filter((one) => distance(one) <= best.reach * 1.2);
  function span(some) {
    const box = boxOf(some);
    return Math.max((box[2] - box[0]) / size.width, (box[3] - box[1]) / size.height);
  }
  return span(near) * 2 <= span(places) ? near : places;
}

/* options: selected (an organization or null), choose(organization).
   The result has an element, show(organizations), select(organization), near(place, organizations) and stop(). */
export function makeMap(options) {
  let places = [];
  let isLocked = true;
  let view = null; // { x, y: the middle; k: pixels per unit }
  let size = { width: 0, height: 0 };
  let asked = 0;
  const reach = query.isKiosk ? 28 : 13; // the radius of the touch target of a marker
  let fanned = []; // places that stand around their spots, until the map shows twice as much
  let fannedAt = 0; // the scale at which they do
  let wanted = null; // the place whose marker gets the focus
  let here = null; // the place from which distances are measured
  let before = null; // the view before an organization was selected
  const font = query.isKiosk ? 12.5 : 11.5;
  let covered = []; // the boxes of what lies on the map
  let isGeographyAsked = false;

  const land = drawing("g", { class: "land", "aria-hidden": "true" });
  const water = drawing("g", { class: "water", "aria-hidden": "true" });
  const names = drawing("g", { class: "names", "aria-hidden": "true" });
  const markers = drawing("g", { class: "markers" });
  const canvas = drawing("svg", { class: "map-canvas", role: "group", "aria-label": word("map") },
    land, water, names, markers);
  const lock = iconButton("lock", word("unlockMap"), () => { setLock(!isLocked); });
  const tools = element("div", { class: "map-tools" }, lock,
    iconButton("plus", word("zoomIn"), closer),
    iconButton("minus", word("zoomOut"), () => { zoom(0.5, 0, 0); }),
    iconButton("whole", word("wholeMap"), () => { fit(places); }));
  const note = element("p", { class: "map-note" }, word("mapAttribution"));
  const frame = element("div", { class: "map locked", tabindex: "0", keydown: key },
    canvas,
    tools,
    note);
  frame.setAttribute("role", "region");
  frame.setAttribute("aria-label", word("map"));

  function setLock(value) {
    isLocked = value;
    frame.classList.toggle("locked", isLocked);
    const label = word(isLocked ? "unlockMap" : "lockMap");
    lock.setAttribute("aria-label", label);
    lock.setAttribute("title", label);
    lock.replaceChildren(drawIcon(isLocked ? "lock" : "unlock"));
    ask();
  }

  gestures(canvas, {
    isOn: () => !isLocked,
    drag: (dx, dy) => { move(dx, dy); },
    zoom: zoom
  });

  /* Zooms in on what is there: a map without any marker shows nothing. */
  function closer() {
    zoom(2, 0, 0);
    const distances = places.map((one) => [Math.abs(one.x - view.x) * view.k, Math.abs(one.y - view.y) * view.k]);
    if (!places.length || distances.some((one) => one[0] < size.width / 2 && one[1] < size.height / 2)) return;
    const nearest = places.reduce((best, one) => Math.hypot(one.x - view.x, one.y - view.y) < Math.hypot(best.x - view.x, best.y - view.y) ? one : best);
    view.x = nearest.x;
    view.y = nearest.y;
    settle();
  }

  function key(event) {
    if (event.target !== frame || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = Math.max(40, size.width / 8);
    const moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    if (event.key === "+" || event.key === "=") closer();
    else if (event.key === "-") zoom(1 / 1.5, 0, 0);
    else if (lookUp(moves, event.key) && !isLocked) move(...moves[event.key]);
    else return;
    event.preventDefault();
  }

  // Some sea around the world, because New Zealand and Fiji lie at its edge.
  const margin = world * 0.05;
  function smallest() {
    return Math.max(size.width / (world + 2 * margin), size.height / (world + 2 * margin));
  }

  function settle() {
    view.k = Math.min(largest, Math.max(smallest(), view.k));
    const halfWidth = size.width / 2 / view.k;
    const halfHeight = size.height / 2 / view.k;
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
    const k = Math.min(largest, Math.max(smallest(), view.k * factor));
    view.x += px / view.k - px / k;
    view.y += py / view.k - py / k;
    view.k = k;
    settle();
  }

  /* Shows all of some places beside the tools and the note, but no closer than a region or another scale. */
  function fit(shown, closest) {
    if (!size.width) return;
    view = { x: world / 2, y: world * 0.4, k: smallest() };
    if (shown.length) {
      const box = boxOf(shown);
      view.x = (box[0] + box[2]) / 2;
      view.y = (box[1] + box[3]) / 2;
      view.k = Math.min(
        Math.min(size.width * 0.8, size.width - 2.6 * tools.offsetWidth) / Math.max(box[2] - box[0], 1e-9),
        Math.min(size.height * 0.8, size.height - 80) / Math.max(box[3] - box[1], 1e-9),
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
    const left = view.x - size.width / 2 / view.k;
    const top = view.y - size.height / 2 / view.k;
    canvas.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
    land.setAttribute("transform",
      `scale(${view.k}) translate(${-left} ${-top})`);
    water.setAttribute("transform", land.getAttribute("transform"));
    const seen = [left, top, left + size.width / view.k, top + size.height / view.k];
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const scale = rem / 16;
    const isClose = view.k >= 1.2 * scale;
    drawShapes(land, countries || [], seen);
    drawShapes(water, isClose && geography ? geography.lakes : [], seen);
    const boxes = freeBoxes(size.width, size.height);
    drawMarkers(left, top, scale, boxes);
    names.replaceChildren();
    if (!isClose) return;
    if (geography) drawNames(left, top, scale, boxes);
    else if (countries && !isGeographyAsked) loadGeography();
  }

  function loadGeography() {
    isGeographyAsked = true;
    loadOnce("geography").then((text) => {
      geography = geography || decodeGeography(text);
      ask();
    }, () => { /* A map without towns is still one. */ });
  }

  /* Puts the shapes that are seen into a group, and takes the others out. */
  function drawShapes(group, shapes, seen) {
    if (!shapes.length) group.replaceChildren();
    shapes.forEach((one) => {
      const box = one.box;
      const isSeen = box[0] < seen[2] && box[2] > seen[0] && box[1] < seen[3] && box[3] > seen[1];
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
    geography.names.forEach((country) => {
      const point = at(country);
      const room = country.far * view.k;
      if (!isInside(point) || room < 9 * scale) return;
      const label = nameOf(country.code);
      const width = (fitLabel(label, `600 ${font + 1.5}px`, 999).width + label.length * 1.3) * scale;
      if (!label || width > room * 4.5) return;
      const box = boxes.find([0, -0.5, 0.5, -1, 1].map((share) => {
        const y = point.y + share * room * 0.8;
        return [point.x - width / 2, y - 9 * scale, point.x + width / 2, y + 9 * scale];
      }), 3);
      if (!box) return;
      text("country", label, box, false, true);
      boxes.add([box[0] - 6 * scale, box[1] - 2 * scale, box[2] + 6 * scale, box[3] + 2 * scale]);
    });
    if (view.k < 2.5 * scale) return;
    const language = pagesLanguage();
    let tried = 0;
    // Large towns come first. Some space around each keeps the map of the clubs that of the clubs.
    geography.towns.some((town) => {
      const point = at(town);
      if (!isInside(point)) return false;
      const spellings = town.line.split("\t").slice(1);
      const label = spellings[atlasLanguages.indexOf(language)] || spellings[0];
      const width = (fitLabel(label, `400 ${font - 0.5}px`, 999).width + 4) * scale;
      const dot = boxes.find([[point.x - 3 * scale, point.y - 3 * scale, point.x + 3 * scale, point.y + 3 * scale]], 2);
      const beside = boxesBeside(point.x, point.y, 4 * scale, width, 15 * scale);
      const box = dot && boxes.find(beside, 0);
      if (box) {
        names.append(drawing("circle", { class: "town", cx: point.x, cy: point.y, r: 2.2 * scale }));
        text("town", label, box, box === beside[1], box === beside[2] || box === beside[3]);
        boxes.add([point.x - 45 * scale, point.y - 24 * scale, point.x + 45 * scale, point.y + 24 * scale]);
      }
      return ++tried > 150;
    });
  }

  function nameOf(code) {
    const name = countryName(code);
    return name === code ? "" : name;
  }

  /* The box of an element that lies on the map. */
  function boxOn(part) {
    const box = part.getBoundingClientRect();
    const origin = canvas.getBoundingClientRect();
    return [box.left - origin.left, box.top - origin.top, box.right - origin.left, box.bottom - origin.top];
  }

  function drawMarkers(left, top, scale, boxes) {
    const focused = document.activeElement?.getAttribute("data-slug");
    const groups = grouped(left, top, reach * 2.3 * scale);
    covered.forEach(boxes.add);
    groups.forEach((group) => {
      const radius = (group.places.length > 1 ? radiusOf(group) + 1 : group.places[0] === options.selected ? 12 : 9) * scale;
      boxes.add([group.px - radius, group.py - radius, group.px + radius, group.py + radius]);
    });
    const spot = here && { px: (here.x - left) * view.k, py: (here.y - top) * view.k, places: [here] };
    if (spot) {
      boxes.add([spot.px - 9 * scale, spot.py - 9 * scale, spot.px + 9 * scale, spot.py + 9 * scale]);
      setLabel(spot, scale, boxes);
    }
    // The selected marker is labelled first, then the largest clubs.
    groups.filter((group) => group.places.length === 1).sort((a, b) => (b.places[0] === options.selected) - (a.places[0] === options.selected)
        || b.places[0].current - a.places[0].current).forEach((group) => { setLabel(group, scale, boxes); });
    const legs = groups.filter((group) => group.spot).map((group) => drawing("line", { class: "leg", x1: group.spot.px, y1: group.spot.py, x2: group.px, y2: group.py }));
    const made = groups.map((group) => group.places.length === 1 ? marker(group, scale) : cluster(group, scale));
    if (spot) made.unshift(drawing("g", { class: "here", transform: placed(spot, scale) }, drawing("circle", { r: 7 }), labelText(spot)));
    markers.replaceChildren(...legs.concat(made));
    const again = focused && made.find((one) => one.getAttribute("data-slug") === focused)
      || wanted && made[groups.findIndex((group) => group.places.includes(wanted))];
    wanted = null;
    if (again) again.focus({ preventScroll: true });
  }

  /* The visible markers; overlapping ones form a group. Those on one spot can stand around it. */
  function grouped(left, top, distance) {
    const groups = [];
    const cells = new Map();
    const isDeepest = view.k >= largest * 0.999;
    if (view.k < fannedAt / 2) fanned = [];
    let chosen = null;
    places.forEach((place) => {
      const px = (place.x - left) * view.k;
      const py = (place.y - top) * view.k;
      if (px < -20 || py < -20 || px > size.width + 20 || py > size.height + 20) return;
      const isAlone = place === options.selected && !isDeepest && !fanned.includes(place);
      const column = Math.floor(px / distance);
      const row = Math.floor(py / distance);
      for (let cell = 0; cell < 9 && !isAlone; cell++) {
        const near = (cells.get(`${column + cell % 3 - 1} ${row + Math.floor(cell / 3) - 1}`) || [])
          .find((group) => Math.hypot(group.px - px, group.py - py) < distance);
        if (!near) continue;
        near.places.push(place);
        return;
      }
      const group = { px: px, py: py, places: [place], spot: null };
      groups.push(group);
      if (isAlone) {
        chosen = group;
        return;
      }
      const key = `${column} ${row}`;
      cells.set(key, (cells.get(key) || []).concat([group]));
    });
    groups.forEach((group) => {
      if (chosen && group !== chosen) makeWay(group, chosen, groups, distance);
    });
    // The selected marker lies on top.
    return groups.reduce((stand, group) => {
      const isFan = group.places.length > 1 && (isDeepest || group.places.every((one) => fanned.includes(one)));
      if (!isFan) return stand;
      return stand.filter((one) => one !== group).concat(fan(group, distance, stand));
    }, groups).sort((a, b) => (a.places[0] === options.selected) - (b.places[0] === options.selected));
  }

  /* What would lie under the selected marker stands beside it, where nothing else does. */
  function makeWay(group, chosen, groups, distance) {
    if (Math.hypot(group.px - chosen.px, group.py - chosen.py) >= distance * 0.6) return;
    [0, 4, 2, 6, 1, 3, 5, 7].some((turn) => {
      const px = chosen.px + Math.cos(turn * Math.PI / 4) * distance * 0.9;
      const py = chosen.py + Math.sin(turn * Math.PI / 4) * distance * 0.9;
      const isFree = groups.every((one) => one === group || Math.hypot(one.px - px, one.py - py) >= distance * 0.65);
      if (isFree) Object.assign(group, { px: px, py: py });
      return isFree;
    });
  }

  /* The places of a group in circles around their spot, eight in the first, where nothing else stands. */
  function fan(group, distance, others) {
    let found;
    [1.35, 1.35, 2, 2, 2.7, 3.4].some((radius, turn) => {
      found = group.places.map((place, at) => {
        // The rings hold 8, 16, 24, …
        const ring = Math.ceil((Math.sqrt(at + 2) - 1) / 2);
        const first = 4 * ring * (ring - 1);
        const count = Math.min(8 * ring, group.places.length - first);
        // Every other ring is turned, so that no leg passes a marker.
        const angle = ((at - first + (turn + ring + 1) % 2 / 2) / count - 0.25) * 2 * Math.PI;
        return {
          px: group.px + Math.cos(angle) * distance * (radius + 1.35 * (ring - 1)),
          py: group.py + Math.sin(angle) * distance * (radius + 1.35 * (ring - 1)), places: [place], spot: group
        };
      });
      return found.every((one) => others.every((other) => other === group || Math.hypot(other.px - one.px, other.py - one.py) >= distance * 0.9));
    });
    return found;
  }

  /* Finds a place for the name of a marker; none if there is no room. */
  function setLabel(group, scale, boxes) {
    const isSelected = group.places[0] === options.selected;
    const label = fitLabel(group.places[0].name, `600 ${isSelected ? 13 : font}px`, 150);
    const width = (label.width + 4) * scale;
    const gap = (isSelected ? 13 : 10) * scale;
    let beside = boxesBeside(group.px, group.py, gap, width, (label.lines.length * 14 + 2) * scale);
    if (isSelected) {
      // It may stand a little farther away than others.
      beside = beside.concat(boxesBeside(group.px, group.py, gap + 22 * scale, width, (label.lines.length * 14 + 2) * scale));
    }
    const box = boxes.find(beside);
    if (!box) return;
    const side = beside.indexOf(box) % 4;
    group.label = {
      lines: label.lines, anchor: [null, "end", "middle", "middle"][side],
      x: ((side === 0 ? box[0] + 2 * scale : side === 1 ? box[2] - 2 * scale : group.px) - group.px) / scale,
      y: (box[1] - group.py) / scale + 12
    };
  }

  function marker(group, scale) {
    const place = group.places[0];
    const isSelected = place === options.selected;
    return drawing("a", {
      class: `place${isSelected ? " selected" : ""}`, href: organizationAddress(place),
      // The list has the same links. Who unlocks the map wants to go through it.
      tabindex: isLocked ? "-1" : null,
      transform: placed(group, scale), "aria-label": `${place.displayName}, ${word(place.isMuseum ? "museum" : "club")}`,
      "aria-current": isSelected ? "true" : null, "data-slug": place.slug,
      click: (event) => {
        event.preventDefault();
        options.choose(place);
      }
    }, drawing("title", null, place.displayName),
    drawing("circle", { class: "reach", r: reach }), markerShape(place.isMuseum), labelText(group));
  }

  function placed(group, scale) { return `translate(${group.px} ${group.py}) scale(${scale})`; }

  function labelText({ label }) {
    return label ? drawing("text", { "text-anchor": label.anchor, "aria-hidden": "true" },
      label.lines.map((line, at) => drawing("tspan", { x: label.x, y: label.y + at * 14 }, line))) : null;
  }

  function radiusOf(group) { return 12 + Math.min(8, Math.sqrt(group.places.length)); }

  function cluster(group, scale) {
    const count = group.places.length;
    const distance = reach * 2.3 * scale;
    const isSpot = extent(group.places) * largest < distance;
    function open(event) {
      event.preventDefault();
      const before = view.k;
      wanted = group.places[0];
      if (isSpot) {
        fit(group.places, Math.max(before, 400 * scale));
        fanned = fanned.concat(group.places);
        fannedAt = view.k;
      } else fit(group.places, Math.max(before * 1.5, distance * (count + 2) / extent(group.places)));
    }
    return drawing("a", {
      class: "cluster", href: "#", role: "button", tabindex: isLocked ? "-1" : null,
      transform: placed(group, scale),
      "aria-label": word(isSpot ? "clusterHere" : "cluster", { n: count }), "data-slug": `cluster ${group.places[0].slug}`,
      click: open
    }, drawing("circle", { class: "reach", r: reach }), drawing("circle", { class: "count", r: radiusOf(group) }),
    drawing("text", { y: 4.5, "aria-hidden": "true" }, String(count)));
  }

  function measure() {
    const box = canvas.getBoundingClientRect();
    const isFirst = !size.width && box.width > 0;
    size = { width: box.width, height: box.height };
    covered = [tools, note].map(boxOn);
    if (isFirst) fit(options.selected && options.selected.x !== undefined ? [options.selected] : around());
    else if (view && size.width) settle();
  }

  /* What is seen at first. */
  function around() { return here ? [here, ...here.nearest] : most(places, size); }

  const observer = new ResizeObserver(measure);
  observer.observe(frame);
  loadOnce("borders").then((text) => {
    countries = countries || decode(text);
    countries.forEach((country) => { country.element = null; });
    ask();
  }, () => { /* The markers work without borders, too. */ });

  return {
    element: frame,
    /* Shows organizations; if they are others than before, most of them are seen. */
    show: (list) => {
      const before = places;
      places = list.filter((one) => one.latitude !== null);
      places.forEach((one) => {
        one.x = x(one.longitude);
        one.y = y(one.latitude);
      });
      if (!view) return;
      const isSame = before.length === places.length && places.every((one, at) => one === before[at]);
      if (!isSame && places.length && !options.selected) fit(around());
      else ask();
    },
    /* Shows a place with the nearest of the organizations, and marks it; null shows most of them again. */
    near: (place, nearestFirst) => {
      if (!place && !here) return;
      here = place && { name: place.label, x: x(place.longitude), y: y(place.latitude), nearest: nearestFirst.slice(0, 3).filter((one) => one.latitude !== null) };
      if (view && !options.selected) fit(around());
    },
    /* Shows one; null shows again what was seen before. */
    select: (place) => {
      const had = options.selected;
      options.selected = place;
      if (view && place && !had) before = { ...view };
      if (view && had && !place) {
        if (!before) return fit(around());
        view = before;
        settle();
      }
      if (view && place && place.x !== undefined) {
        view.k = Math.max(view.k, size.width / 120);
        view.x = place.x;
        view.y = place.y;
        settle();
      }
    },
    stop: () => {
      observer.disconnect();
      cancelAnimationFrame(asked);
    }
  };
}
