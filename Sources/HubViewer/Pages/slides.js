/* Images one at a time, over the whole screen: turning, zooming, a slideshow, a strip and a sheet of
   all of them. */

import { addressOf, element, isolated, lookUp, webAddress } from "./core.js";
import { query } from "./query.js";
import { dateText, formatNumber, preference, reasonText, sentence, setPreference, word } from "./settings.js";
import { announce, drawIcon, iconButton, organizationAddress, rightsLine } from "./parts.js";
import { gestures } from "./gestures.js";

const rest = 4500; // milliseconds without a sign of life until the controls fade

// The choices of seconds per image.
const intervals = Array.from(new Set([3, 5, 10].concat(query.autoplay || [])))
  .sort((a, b) => a - b);

const mostMiniatures = 300; // more than that are chosen on the page before

export function showTitle(whose) {
  return element("h1", { class: "whose", tabindex: "-1" },
    isolated(whose.name), whose.club ? [" @ ", isolated(whose.club.displayName)] : null);
}

export function closeButton(page) {
  return iconButton("close", word("close"), () => { page.close(); });
}

/* Shows images, beginning with one of them. `whose` is their owner: { name, club, isPerson, open():
   opens the owner's page, address(number): the URL of an image, isSame(parts): true if a route leads
   to one of them, note: elements shown below each image, source: elements that tell where all come
   from }. An image that belongs to somebody else has an owner of its own: `whose`. */
export function showImages(page, whose, images, number) {
  const show = slides(page, whose, images);
  page.isDark = true;
  page.leave = show.stop;
  page.again = (...parts) => whose.isSame(...parts) && show.go(Number(parts.at(-1)) - 1);
  page.show(show.element);
  show.go(Math.min(images.length, Math.max(1, Number(number) || 1)) - 1);
  page.focus(show.element);
  if (query.autoplay) show.play();
}

function slides(page, whose, images) {
  let at = -1;
  let zoom = { scale: 1, x: 0, y: 0 };
  let timer = 0; // of the slideshow
  let turning = 0;
  let noteTimer = 0;
  let restTimer = 0;
  const isMany = images.length > 1;
  const hasSheet = isMany && images.length <= mostMiniatures;
  // What fingers do: along "x" to another image, along "y" down and out.
  let drag = { axis: null, x: 0, y: 0 };

  const track = element("div", { class: "track" });
  const frames = new Map(); // index → figure: the visible one and its neighbours
  const stage = element("div", { class: "stage" }, track);
  const position = element("span", { class: "position", "aria-hidden": "true" });
  const caption = element("div", { class: "caption" });
  const note = element("p", { class: "zoom-note", role: "status" });
  const play = iconButton("play", word("play"), toggleShow);
  const interval = element("select", {
    class: "interval", "aria-label": word("interval"), title: word("interval"),
    change: (event) => {
      setPreference("interval", Number(event.target.value));
      if (timer) startShow();
    }
  }, intervals.map((seconds) => element("option", { value: seconds, selected: seconds === preference("interval") },
      `${seconds} s`)));
  const strip = hasSheet ? element("div", { class: "strip", role: "group", "aria-label": word("allImages") },
    images.map((_, index) => miniature(index))) : null;
  const sheet = element("div", { class: "sheet", role: "group", "aria-label": word("allImages"), hidden: true });
  const foot = element("div", { class: "show-foot" }, caption, strip);
  const whole = element("div", {
    class: "show", tabindex: "-1", role: "region", "aria-roledescription": "carousel",
    "aria-label": page.title
  },
    element("div", { class: "show-bar" }, showTitle(whose),
      element("div", { class: "show-tools" }, position,
        isMany ? [play, interval] : null,
        hasSheet ? iconButton("sheet", word("allImages"), toggleSheet) : null,
        iconButton("captions", word("captions"), toggleControls),
        document.fullscreenEnabled && !query.isKiosk
          ? iconButton("screen", word("fullScreen"), toggleScreen) : null,
        closeButton(page))),
    stage, foot, note,
    isMany ? [
      iconButton("back", word("previous"), () => { stopShow(); turn(-1); }, { class: "button turn before" }),
      iconButton("next", word("next"), () => { stopShow(); turn(1); }, { class: "button turn after" })
    ] : null, sheet);

  // ---- The visible image and its neighbours ----

  function frame(index) {
    const image = images[index];
    const figure = element("figure", { class: "slide", "aria-hidden": "true" });
    if (!image.largest) {
      figure.append(missing(
        word(image.state === "left-out" ? "imageLeftOut" : "imageFailed"), image.reason));
      return figure;
    }
    const picture = element("img", {
      src: image.largest.url, width: image.largest.width, height: image.largest.height,
      alt: description(image), draggable: "false", decoding: "async",
      load: () => { picture.style.backgroundImage = ""; },
      error: () => { figure.replaceChildren(missing(word("imageBroken"))); }
    });
    // The small version, which is usually there already, until the large one has arrived.
    if (image.thumbnail && image.thumbnail.url !== image.largest.url) {
      picture.style.backgroundImage = `url(${JSON.stringify(image.thumbnail.url)})`;
    }
    figure.append(picture);
    return figure;
  }

  function missing(text, reason) {
    return element("div", { class: "show-empty" }, drawIcon("aperture"), element("p", null, text),
      reason ? element("p", { class: "note" }, isolated(sentence(reasonText(reason)))) : null);
  }

  function ownerOf(image) { return image.whose || whose; }

  function description(image) {
    return [image.title, image.caption, ownerOf(image).name].filter(Boolean).join(", ");
  }

  function go(index) {
    if (!(index >= 0 && index < images.length)) return true;
    at = index;
    zoom = { scale: 1, x: 0, y: 0 };
    frames.forEach((figure, key) => {
      if (Math.abs(key - at) > 1) {
        figure.remove();
        frames.delete(key);
      }
    });
    for (let near = Math.max(0, at - 1); near <= Math.min(images.length - 1, at + 1); near++) {
      if (!frames.has(near)) frames.set(near, frame(near));
      const figure = frames.get(near);
      if (near === at) figure.removeAttribute("aria-hidden");
      else figure.setAttribute("aria-hidden", "true");
      if (figure.parentNode !== track) track.append(figure);
    }
    place();
    position.textContent = `${formatNumber(at + 1)} / ${formatNumber(images.length)}`;
    showCaption(images[at]);
    markMiniature();
    announce([word("image", { n: at + 1, total: images.length }), images[at].title]
      .filter(Boolean).join(": "));
    page.replace(whose.address(at + 1));
    return true;
  }

  function place() {
    // There is nothing beyond the ends, so they give way only a little.
    const isAtEnd = at === 0 && drag.x > 0 || at === images.length - 1 && drag.x < 0;
    const dx = isAtEnd ? drag.x / 3 : drag.x;
    frames.forEach((figure, key) => {
      figure.style.transform = "translate(calc(" + (key - at) * 100 + "% + " + ((key - at) * 24 + dx)
        + "px)," + Math.max(0, drag.y) + "px)";
      const picture = figure.querySelector("img");
      if (!picture) return;
      picture.style.transform = key === at && zoom.scale > 1
        ? `translate(${zoom.x}px,${zoom.y}px) scale(${zoom.scale})` : "";
    });
    whole.classList.toggle("zoomed", zoom.scale > 1);
  }

  function showCaption(image) {
    const size = image.largest && { width: image.largest.width, height: image.largest.height };
    const owner = ownerOf(image);
    caption.replaceChildren(...[
      image.title ? element("p", { class: "caption-title" }, isolated(image.title)) : null,
      image.caption || image.date ? element("p", null, [
        image.caption ? isolated(image.caption) : null,
        image.caption && image.date ? " · " : null,
        image.date ? dateText(image.date) : null]) : null,
      element("p", { class: "attribution" }, owner.isPerson ? "© " : null,
        element("a", {
          href: addressOf(owner.isPerson ? "people" : "exhibitions"),
          click: (event) => {
            event.preventDefault();
            owner.open();
          }
        }, isolated(owner.name)), " @ ",
        element("a", { href: organizationAddress(owner.club) }, isolated(owner.club.displayName))),
      owner.note, rightsLine(image.rights),
      // A file of the hub means nothing to visitors; a picture on the web has an address.
      [
        owner.source || (webAddress(image.source) ? [word("source"), word("colon"), isolated(image.source)] : null),
        image.isSmall && size ? word("smallOnly", size) : null,
        image.state === "stale" ? word("imageStale") : null
      ].filter(Boolean).reduce((line, part) => {
        if (line) line.append(" · ");
        line = line || element("p", { class: "source" });
        line.append(...[].concat(part));
        return line;
      }, null)
    ].flat().filter(Boolean));
  }

  // ---- All images: the strip below, and the sheet ----

  function miniature(index) {
    const image = images[index];
    const label = [word("image", { n: index + 1, total: images.length }), image.title].filter(Boolean).join(": ");
    return element("button", {
      type: "button", class: "miniature", "aria-label": label, "data-index": index,
      click: () => {
        stopShow();
        if (!sheet.hidden) toggleSheet();
        go(index);
      }
    }, image.thumbnail ? element("img", {
      src: image.thumbnail.url, width: image.thumbnail.width, height: image.thumbnail.height, alt: "",
      loading: "lazy", decoding: "async", draggable: "false"
    }) : drawIcon("aperture"));
  }

  function markMiniature() {
    if (!strip) return;
    Array.from(strip.children).forEach((one, index) => {
      if (index === at) one.setAttribute("aria-current", "true");
      else one.removeAttribute("aria-current");
    });
    const now = strip.children[at];
    strip.scrollLeft = now.offsetLeft - (strip.clientWidth - now.offsetWidth) / 2;
  }

  function toggleSheet() {
    const opens = sheet.hidden;
    stopShow();
    if (opens) sheet.replaceChildren(...images.map((_, index) => miniature(index)));
    sheet.hidden = !opens;
    whole.classList.toggle("has-sheet", opens);
    [stage, foot].forEach((one) => { one.inert = opens; });
    if (opens) {
      sheet.children[at].setAttribute("aria-current", "true");
      sheet.children[at].focus();
    }
    else whole.focus({ preventScroll: true });
  }

  /* Moves the focus by a key of arrows; false if it is none. */
  function moveOnSheet(key) {
    const all = Array.from(sheet.children);
    const columns = all.filter((one) => one.offsetTop === all[0].offsetTop).length;
    const step = lookUp({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }, key);
    const next = step && all[all.indexOf(document.activeElement) + step];
    if (next) next.focus();
    return Boolean(step);
  }

  // ---- Turning ----

  function turn(step) {
    let next = at + step;
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
    turning = setTimeout(() => { track.classList.remove("turning"); }, 350);
  }

  gestures(stage, {
    start: () => {
      track.classList.remove("turning");
      drag = { axis: null, x: 0, y: 0 };
    },
    drag: (dx, dy, fingers) => {
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
    end: (dx, _, speed, fall) => {
      if (zoom.scale > 1 || !drag.axis) return;
      const isFar = Math.abs(drag.x) > Math.min(120, stage.clientWidth / 4) || Math.abs(speed) > 0.5;
      stopShow();
      if (drag.axis === "y" && (drag.y > stage.clientHeight / 6 || drag.y > 40 && fall > 0.5)) return page.close();
      if (drag.axis === "x" && isFar) turn(dx < 0 ? 1 : -1);
      else settle();
    },
    zoom: zoomBy,
    // What has faded comes back first.
    tap: () => { if (!wasResting) toggleControls(); },
    doubleTap: (px, py) => { zoomBy(zoom.scale > 1 ? 0 : 1e6, px, py); }
  });

  // ---- Zoom, at most to the image's own pixels ----

  function seen() {
    const figure = frames.get(at);
    return figure?.querySelector("img");
  }

  /* How far the middle of the picture is below that of the stage, because of what is around it. */
  function shift() {
    const style = getComputedStyle(frames.get(at));
    return (parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)) / 2;
  }

  function zoomBy(factor, px, py) {
    const picture = seen();
    if (!picture || !picture.offsetWidth) return;
    const most = Math.max(1, images[at].largest.width / picture.offsetWidth);
    const scale = Math.min(most, Math.max(1, zoom.scale * factor));
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
    const picture = seen();
    const maximumX = Math.max(0, (picture.offsetWidth * zoom.scale - stage.clientWidth) / 2);
    const maximumY = Math.max(0, (picture.offsetHeight * zoom.scale - stage.clientHeight) / 2);
    const below = maximumY ? shift() : 0;
    zoom.x = Math.min(maximumX, Math.max(-maximumX, zoom.x));
    zoom.y = Math.min(maximumY - below, Math.max(-maximumY - below, zoom.y));
  }

  function tell(text) {
    clearTimeout(noteTimer);
    note.textContent = text;
    noteTimer = setTimeout(() => { note.textContent = ""; }, 2500);
  }

  // ---- Slideshow, controls, full screen ----

  function startShow() {
    clearInterval(timer);
    const seconds = intervals.includes(preference("interval")) ? preference("interval") : 5;
    timer = setInterval(() => { turn(1); }, seconds * 1000);
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
    play.replaceChildren(drawIcon(name));
  }

  function toggleShow() {
    if (timer) stopShow();
    else startShow();
  }

  /* Hides everything but the picture, which then has the whole screen. */
  function toggleControls() {
    whole.classList.toggle("bare");
  }

  let wasResting = false; // when the last touch began

  /* The controls fade when nobody moves, and come back at once. */
  function wake() {
    whole.classList.remove("resting");
    clearTimeout(restTimer);
    restTimer = setTimeout(() => { whole.classList.add("resting"); }, rest);
  }

  function toggleScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen().catch(() => {});
  }

  function key(event) {
    wake();
    if (event.ctrlKey || event.altKey || event.metaKey || /^(SELECT|INPUT)$/.test(event.target.tagName)) return;
    if (event.key === "Tab" && whole.classList.contains("bare")) {
      event.preventDefault();
      toggleControls();
      // Only what can be seen takes the focus.
      return setTimeout(() => { whole.querySelector(".show-tools .button").focus(); }, 50);
    }
    if (!sheet.hidden) {
      if (event.key === "Escape" || event.key === "g") toggleSheet();
      else if (!moveOnSheet(event.key)) return;
      return event.preventDefault();
    }
    const isButton = event.target.closest?.("button, a");
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
  const observer = new ResizeObserver(() => {
    whole.style.setProperty("--foot", `${foot.offsetHeight}px`);
  });
  observer.observe(foot);
  addEventListener("keydown", key);
  addEventListener("resize", resize);
  whole.addEventListener("pointermove", wake);
  whole.addEventListener("pointerdown", () => {
    wasResting = whole.classList.contains("resting");
    wake();
  });
  wake();
  return {
    element: whole,
    go: go,
    play: () => { if (isMany) startShow(); },
    stop: () => {
      stopShow();
      [turning, noteTimer, restTimer].forEach(clearTimeout);
      observer.disconnect();
      removeEventListener("keydown", key);
      removeEventListener("resize", resize);
      if (document.fullscreenElement) document.exitFullscreen();
    }
  };
}
