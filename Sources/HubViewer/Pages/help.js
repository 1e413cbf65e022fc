/* Help: how to use the pages, and what the coloured squares are. */

import { addressOf, element, isolated, lookUp } from "./core.js";
import { query } from "./query.js";
import { isDeceasedMember, isFormerMember, shows, word } from "./settings.js";
import { countOf, loadImages, loadMembers, loadOrganizations } from "./data.js";
import { drawIcon, heading, iconButton } from "./parts.js";
import { gestures } from "./gestures.js";

const largest = 64; // CSS pixels of a square at the greatest zoom

/* Shows the page. */
export async function show(page) {
  const [found, sensor] = await Promise.all([example(), import("./bayer.js")]);
  const mosaic = frame(found, sensor);
  page.title = word("help");
  page.up = addressOf("about");
  page.leave = mosaic.stop;
  page.show(
    heading(word("help"), word("helpLead"), element("a", { class: "quiet", href: page.up },
      drawIcon("about"), word("about"))),
    element("div", { class: "help" },
      query.exhibition !== null ? null : section("help_find", word("help_findText")),
      section("help_look", word("help_lookText")),
      query.exhibition !== null ? null : section("help_map", word("help_mapText")),
      section("preferences", word("help_preferencesText") + " "
        + word(query.isKiosk ? "keptShortly" : "kept")),
      query.isKiosk ? section("help_kiosk", word("help_kioskText")) : keys(),
      element("section", { class: "help-mosaic" },
        element("h2", null, word("help_mosaic")),
        element("p", null, word("help_mosaicText"), " ",
          query.isKiosk ? word("help_mosaicKiosk") : null),
        mosaic.elements)));
}

function section(title, text) {
  return element("section", null, element("h2", null, word(title)), element("p", null, text));
}

function keys() {
  return element("section", null, element("h2", null, word("help_keys")),
    element("dl", { class: "facts" }, [
      ["←", "previous"], ["→", "next"], ["+", "zoomIn"], ["−", "zoomOut"], [word("keySpace"), "play"],
      ["G", "allImages"], ["C", "captions"], ["Esc", "close"], query.exhibition === null ? ["/", "search"] : null
    ].filter(Boolean).map((one) => [element("dt", null, element("kbd", null, one[0])), element("dd", null, word(one[1]))])));
}

/* A picture of the hub to look at through the filter: { picture, member, club }; null if there is none. */
async function example() {
  if (!countOf("assets") || query.exhibition !== null) return null;
  try {
    const club = (await loadOrganizations()).shown.find((one) => one.images > 0);
    const member = (club ? await loadMembers(club) : [])
      .find((one) => one.images && shows(isFormerMember(one), isDeceasedMember(one)));
    const image = (member ? await loadImages(member) : []).find((one) => one.largest);
    return image ? { picture: image.largest, member, club } : null;
  } catch {
    return null;
  }
}

/* The mosaic in a frame in which it can be zoomed and moved: { elements, stop }. */
function frame(found, sensor) {
  const zoom = { scale: 1, x: 0, y: 0 };
  let veil = null;
  let cell = 6;
  let isComputed = false;
  const image = found && element("img", { src: found.picture.url, alt: "", draggable: "false" });
  const view = element("div", { class: "mosaic-view" }, image);
  const place = element("div", {
    class: "mosaic", tabindex: "0", role: "group", "aria-label": word("mosaic"),
    "aria-describedby": "mosaic-hint", keydown: key
  }, view);
  place.style.aspectRatio = found ? `${found.picture.width} / ${found.picture.height}` : "3 / 2";
  const toggle = found && element("button", { type: "button", class: "action more", click: () => {
    isComputed = !isComputed;
    toggle.textContent = word(isComputed ? "mosaicAgain" : "mosaicComputed");
    if (!isComputed) draw();
    else if (sensor.isStill()) veil.canvas.remove();
    else {
      const old = veil;
      old.dissolve(3).then(() => { old.canvas.remove(); });
    }
  } }, word("mosaicComputed"));

  function draw() {
    if (!place.clientWidth || isComputed) return;
    if (veil) {
      veil.stop();
      veil.canvas.remove();
    }
    cell = Math.max(5, place.clientWidth / 110);
    const isLoaded = image?.complete && image.naturalWidth;
    veil = sensor.bayer(place.clientWidth, place.clientHeight, cell, isLoaded ? image : null);
    view.append(veil.canvas);
    move();
  }

  function move() {
    const x = place.clientWidth * (zoom.scale - 1) / 2;
    const y = place.clientHeight * (zoom.scale - 1) / 2;
    zoom.x = Math.min(x, Math.max(-x, zoom.x));
    zoom.y = Math.min(y, Math.max(-y, zoom.y));
    view.style.transform = `translate(${zoom.x}px,${zoom.y}px) scale(${zoom.scale})`;
    place.classList.toggle("zoomed", zoom.scale > 1);
  }

  function zoomBy(factor, px, py) {
    const scale = Math.min(Math.max(1, largest / cell), Math.max(1, zoom.scale * factor));
    zoom.x = px - (px - zoom.x) * scale / zoom.scale;
    zoom.y = py - (py - zoom.y) * scale / zoom.scale;
    zoom.scale = scale;
    move();
  }

  function key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const steps = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    const step = lookUp(steps, event.key);
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

  gestures(place, {
    // The wheel scrolls the page until the mosaic has been zoomed otherwise.
    isOn: (event) => event.type !== "wheel" || event.ctrlKey || zoom.scale > 1,
    drag: (dx, dy) => {
      if (zoom.scale <= 1) return;
      zoom.x += dx;
      zoom.y += dy;
      move();
    },
    zoom: zoomBy,
    doubleTap: (x, y) => { zoomBy(zoom.scale > 1 ? 0 : 1e6, x, y); }
  });

  const observer = new ResizeObserver(draw);
  observer.observe(place);
  if (image) image.addEventListener("load", draw);
  return {
    stop: () => {
      observer.disconnect();
      if (veil) veil.stop();
    },
    elements: [
      place,
      element("div", { class: "mosaic-tools" },
        iconButton("plus", word("zoomIn"), () => { zoomBy(2, 0, 0); }),
        iconButton("minus", word("zoomOut"), () => { zoomBy(0.5, 0, 0); }),
        iconButton("screen", word("wholeMap"), () => { zoomBy(0, 0, 0); }), toggle),
      element("p", { class: "note", id: "mosaic-hint" }, word("mosaicHint"),
        found ? [" © ", element("a", {
          href: addressOf("images", found.club.slug, found.member.slug)
        }, isolated(found.member.name)), " @ ", isolated(found.club.displayName)] : null)
    ]
  };
}
