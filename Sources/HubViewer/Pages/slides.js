/* Images one at a time, over the whole screen: turning, zooming, a slideshow, a strip and a sheet of
   all of them. */

import { element, isolated, lookUp, visitors } from "./core.js";
import { query } from "./query.js";
import { formatNumber, localized, preference, setPreference, word } from "./settings.js";
import { announce, drawIcon, iconButton } from "./parts.js";
import { pageBehind } from "./behind.js";
import { captionOf, slideOf } from "./slide.js";
import { makeStrip, miniatureOf } from "./strip.js";
import { shareButton } from "./share.js";
import { gestures, goesOn } from "./gestures.js";
import { makeZoom, resist, unresist } from "./zoom.js";

const rest = 4500; // milliseconds without a sign of life until the controls fade

// The choices of seconds per image.
const intervals = Array.from(new Set([3, 5, 10].concat(query.autoplay || [])))
  .sort((a, b) => a - b);

const mostOnSheet = 300; // more than that are chosen on the page before

export function showTitle(whose) {
  return element("h1", { class: "whose", tabindex: "-1" },
    isolated(whose.name), whose.club ? [" @ ", isolated(whose.club.displayName)] : null);
}

export function closeButton(page) {
  return iconButton("close", word("close"), () => { page.close(); });
}

/* Shows images, beginning with one of them; `plays` starts the slideshow. `whose` is their owner: { name, club,
   isPerson, open(): opens the owner's page, address(number): the URL of an image, isSame(parts): true if a
   route leads to one of them, note: elements shown below each image, source: elements that tell where all
   come from }. An image that belongs to somebody else has an owner of its own: `whose`. A photographer of
   whom only the name is known has no club and perhaps no page. */
export function showImages(page, whose, images, number, plays) {
  const behind = pageBehind();
  const show = slides(page, whose, images, behind);
  page.isDark = true;
  page.leave = () => {
    show.stop();
    behind.remove();
  };
  page.again = (...parts) => whose.isSame(...parts) && show.go(Number(parts.at(-1)) - 1);
  page.show(show.element);
  show.go(Math.min(images.length, Math.max(1, Number(number) || 1)) - 1);
  page.focus(show.element);
  if (query.autoplay || plays) show.play();
}

function slides(page, whose, images, behind) {
  let at = -1;
  let timer = 0; // of the slideshow
  let turning = 0;
  let telling = 0;
  let addressing = 0;
  let noteTimer = 0;
  let restTimer = 0;
  const isMany = images.length > 1;
  const hasSheet = isMany && images.length <= mostOnSheet;
  // What fingers do: along "x" to another image, along "y" out of here, or "both" with two of them.
  let drag = { axis: null, x: 0, y: 0 };
  let wasIn = false; // while fingers do something: they began with a zoomed picture, or have zoomed it
  let scrolling = null; // what two fingers on a trackpad do: { does: "turn", "zoom" or "pan", x: how far }

  const backdrop = element("div", { class: "backdrop" });
  const track = element("div", { class: "track" });
  const frames = new Map(); // index → figure: the visible one and its neighbours
  const stage = element("div", { class: "stage" }, backdrop, track);
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
  const strip = isMany ? makeStrip(images.length, miniature) : null;
  const sheet = element("div", { class: "sheet", role: "group", "aria-label": word("allImages"), hidden: true });
  const foot = element("div", { class: "show-foot" }, caption, strip?.element);
  const [before, after] = [["back", "previous", -1, "before"], ["next", "next", 1, "after"]].map(([icon, label, step, side]) => (
    iconButton(icon, word(label), () => { stopShow(); turn(step); }, { class: `button turn ${side}` })));
  const whole = element("div", {
    class: "show", tabindex: "-1", role: "region", "aria-roledescription": "carousel",
    "aria-label": page.title
  },
    element("div", { class: "show-bar" }, showTitle(whose),
      element("div", { class: "show-tools" }, position,
        isMany ? [play, interval] : null,
        hasSheet ? iconButton("sheet", word("allImages"), toggleSheet) : null,
        hasSheet && !query.isKiosk ? iconButton("print", word("printSheet"), () => {
          import("./print.js").then((print) => print.sheet(whose, images));
        }, { class: "button for-sheet" }) : null,
        shareButton(() => ownerOf(images[at]).loadSite?.(), tell),
        iconButton("captions", word("captions"), toggleControls, { class: "button for-picture" }),
        document.fullscreenEnabled && !query.isKiosk
          ? iconButton("screen", word("fullScreen"), toggleScreen) : null,
        closeButton(page))),
    stage, foot, note,
    isMany ? [before, after] : null, sheet);

  const guests = visitors.guestbook?.guestsOf({
    whole, stage, note: tell, hold: stopShow, image: () => images[at], owner: () => ownerOf(images[at]),
    picture: () => frames.get(at)?.querySelector("img")
  });
  if (guests) foot.insertBefore(guests.bar, strip?.element ?? null);

  // ---- The visible image and its neighbours ----

  function ownerOf(image) { return image.whose || whose; }

  function go(index) {
    if (!(index >= 0 && index < images.length)) return true;
    const isFirst = at < 0;
    frames.get(at)?.setAttribute("aria-hidden", "true");
    at = index;
    zoom.reset();
    guests?.away();
    prepare(at).removeAttribute("aria-hidden");
    place();
    // All else follows a moment later, or the movement would be late.
    if (isFirst) tellPlace(true);
    else telling = telling || setTimeout(tellPlace, 80, false);
    return true;
  }

  function prepare(index) {
    if (!frames.has(index)) {
      frames.set(index, slideOf(images[index], ownerOf(images[index])));
      track.append(frames.get(index));
    }
    return frames.get(index);
  }

  function tellAddress() { page.replace(whose.address(at + 1)); }

  /* The neighbours, and what is said of the visible image; its address last, which takes browsers long. */
  function tellPlace(isFirst) {
    telling = 0;
    frames.forEach((figure, key) => {
      if (Math.abs(key - at) < 2) return;
      figure.remove();
      frames.delete(key);
    });
    [at - 1, at + 1].filter((near) => images[near]).forEach(prepare);
    place();
    position.textContent = `${formatNumber(at + 1)} / ${formatNumber(images.length)}`;
    caption.replaceChildren(...captionOf(images[at], ownerOf(images[at])));
    caption.scrollTop = 0;
    tellMore();
    announce([word("image", { n: at + 1, total: images.length }), images[at].title].filter(Boolean).join(": "));
    strip?.mark(at);
    guests?.turn();
    before.disabled = at === 0;
    after.disabled = at === images.length - 1;
    clearTimeout(addressing);
    if (isFirst) tellAddress();
    else addressing = setTimeout(tellAddress, 200);
  }

  /* A long text fades where it goes on. */
  function tellMore() {
    caption.classList.toggle("goes-on", caption.scrollTop + caption.clientHeight < caption.scrollHeight - 2);
  }
  caption.addEventListener("scroll", tellMore);

  /* There is nothing beyond the ends, so they give way only a little. */
  function ends() { return [at === images.length - 1 ? 0 : -Infinity, at === 0 ? 0 : Infinity]; }

  function place() {
    const dx = resist(drag.x, ends());
    const now = zoom.now();
    const away = drag.y ? Math.abs(drag.y) / stage.clientHeight : 0;
    frames.forEach((figure, key) => {
      figure.style.transform = "translate(calc(" + (key - at) * 100 + "% + " + ((key - at) * 24 + dx)
        + `px),${drag.y}px) scale(${1 - away / 3})`;
      const picture = figure.querySelector("img");
      if (!picture) return;
      picture.style.transform = key === at && (now.scale !== 1 || now.x || now.y)
        ? `translate(${now.x}px,${now.y}px) scale(${now.scale})` : "";
    });
    // On the way out, the background thins.
    const thin = Math.max(away * 1.5, wasIn ? 0 : (1 - now.scale) * 2);
    backdrop.style.opacity = thin > 0 ? Math.max(0.1, 1 - thin) : "";
    whole.classList.toggle("leaving", thin > 0.05);
    if (thin > 0 || !stage.classList.contains("turning")) behind.see(thin > 0);
    whole.classList.toggle("zoomed", zoom.isIn());
    guests?.move();
  }

  // ---- All images: the strip below, and the sheet ----

  function miniature(index) {
    return miniatureOf(images[index], index, images.length, () => {
      stopShow();
      if (!sheet.hidden) toggleSheet();
      go(index);
    });
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
    const next = { Home: all[0], End: all.at(-1) }[key] ?? (step && all[all.indexOf(document.activeElement) + step]);
    if (next) next.focus();
    return Boolean(step || next);
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
    stage.classList.add("turning");
    turning = setTimeout(() => {
      stage.classList.remove("turning");
      place();
    }, 350);
  }

  /* Takes hold of what is moving, where it is. */
  function hold() {
    const matrix = new DOMMatrix(getComputedStyle(frames.get(at)).transform);
    drag = { axis: null, x: unresist(matrix.m41, ends()), y: matrix.m42 };
    if (drag.x) drag.axis = "x";
    else if (drag.y) drag.axis = "y";
    stage.classList.remove("turning");
    zoom.stop();
    wasIn = zoom.isIn();
    place();
  }

  function follow(dx, dy, fingers) {
    wasIn = wasIn || zoom.isIn();
    // One finger comes first, and may have moved a little.
    if (fingers > 1 && Math.hypot(drag.x, drag.y) < 30) {
      zoom.carry(dx + drag.x, dy + drag.y);
      drag = { axis: "both", x: 0, y: 0 };
    } else if (zoom.isIn()) drag.x = zoom.pan(dx, dy, drag.x);
    else if (drag.axis !== "both") {
      drag.axis = drag.axis || (Math.abs(dx) >= Math.abs(dy) ? "x" : "y");
      drag[drag.axis] += drag.axis === "x" ? dx : dy;
    }
    place();
  }

  function release(speed) {
    if (zoom.now().scale < 0.8 && !wasIn) return page.close();
    zoom.rest(drag.x ? null : speed);
    if (!drag.x && !drag.y) return;
    stopShow();
    if (drag.y && goesOn(drag.y, stage.clientHeight / 6, speed.y)) return page.close();
    if (drag.x && goesOn(drag.x, Math.min(120, stage.clientWidth / 4), speed.x)) turn(drag.x < 0 ? 1 : -1);
    else settle();
  }

  /* One movement on a trackpad turns once, however long it goes on, or zooms, or moves what is zoomed. */
  function scroll(dx, dy, isFirst) {
    if (isFirst) {
      const isSideways = Math.abs(dx) > Math.abs(dy);
      const isStuck = isSideways && Math.abs(zoom.pan(dx, 0, 0)) > Math.abs(dx) / 2;
      scrolling = { does: zoom.isIn() && !isStuck ? "pan" : isSideways ? "turn" : "zoom", x: 0 };
    }
    scrolling.x += dx;
    if (scrolling.does === "zoom") zoomBy(Math.exp(dy * 0.005), 0, 0);
    else if (scrolling.does === "pan") {
      zoom.pan(dx, dy, 0);
      zoom.rest();
    } else if (scrolling.does === "turn" && Math.abs(scrolling.x) > 30) {
      scrolling.does = "nothing more";
      stopShow();
      turn(-Math.sign(scrolling.x));
    }
  }

  const zoom = makeZoom(stage, () => ({ figure: frames.get(at), pixels: images[at].largest?.width }), place);
  gestures(stage, {
    start: hold,
    drag: follow,
    end: release,
    scroll: scroll,
    zoom: (factor, x, y, isWheel) => {
      if (isWheel) zoomBy(factor, x, y);
      else if (drag.axis === "both") {
        zoom.pinch(factor, { x: x, y: y });
        tellFull(factor);
        place();
      }
    },
    // What has faded comes back first.
    tap: (x, y) => { if (!guests?.tap(x, y) && !wasResting) toggleControls(); },
    longPress: guests?.longPress,
    doubleTap: (x, y) => {
      stopShow();
      zoom.next({ x: x, y: y });
      tellFull(2);
    }
  });

  // ---- Zoom, at most to the image's own pixels ----

  function zoomBy(factor, x, y) {
    stopShow();
    zoom.by(factor, { x: x, y: y });
    tellFull(factor);
  }

  function tellFull(factor) {
    if (factor > 1 && zoom.isFull() && images[at].largest) tell(word("fullSize", images[at].largest));
  }

  function tell(text) {
    clearTimeout(noteTimer);
    note.textContent = text;
    noteTimer = setTimeout(() => { note.textContent = ""; }, 2500);
  }

  // ---- Slideshow, controls, full screen ----

  function startShow() {
    clearTimeout(timer);
    const seconds = intervals.includes(preference("interval")) ? preference("interval") : 5;
    const { length } = localized(images[at]?.wallTexts ?? [])?.text ?? "";
    timer = setTimeout(() => {
      turn(1);
      startShow();
    }, Math.max(seconds * 1000, Math.min(60000, length * 60))); // a text is there until it has been read
    setPlay("pause");
  }

  function stopShow() {
    if (!timer) return;
    clearTimeout(timer);
    timer = 0;
    setPlay("play");
  }

  function setPlay(name) {
    play.setAttribute("aria-label", word(name));
    play.setAttribute("title", word(name));
    play.replaceChildren(drawIcon(name));
  }

  function toggleShow() { return timer ? stopShow() : startShow(); }

  /* Hides everything but the picture, which then has the whole screen. */
  function toggleControls() { whole.classList.toggle("bare"); }

  let wasResting = false; // when the last touch began

  /* The controls fade when nobody moves, unless a key has come to one of them, and come back at once. */
  function wake() {
    whole.classList.remove("resting");
    clearTimeout(restTimer);
    restTimer = setTimeout(() => {
      if (!whole.querySelector(":focus-visible")) whole.classList.add("resting");
    }, rest);
  }

  function toggleScreen() {
    if (document.fullscreenElement) document.exitFullscreen();
    else document.documentElement.requestFullscreen().then(() => {
      // Otherwise the first Escape would leave the full screen, whatever else there is to leave.
      navigator.keyboard?.lock?.(["Escape"]);
    }).catch(() => {});
  }

  function key(event) {
    wake();
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^(SELECT|INPUT|TEXTAREA)$/.test(event.target.tagName)) {
      if (event.key === "Escape" && guests?.close()) event.preventDefault();
      return;
    }
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
    case "ArrowUp": caption.scrollBy(0, -80); break;
    case "ArrowDown": caption.scrollBy(0, 80); break;
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
    case "Escape": leave(); break;
    default: return;
    }
    event.preventDefault();
  }

  /* One thing at a time; the sheet is before (key). */
  function leave() {
    if (guests?.close()) return;
    if (zoom.isIn()) zoom.by(0, { x: 0, y: 0 });
    else if (timer) stopShow();
    else if (document.fullscreenElement) document.exitFullscreen();
    else page.close();
  }

  function resize() {
    zoom.reset();
    place();
  }

  // The picture stands above what is written below it.
  const observer = new ResizeObserver(() => { whole.style.setProperty("--foot", `${foot.offsetHeight}px`); });
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
      [turning, telling, addressing, noteTimer, restTimer].forEach(clearTimeout);
      observer.disconnect();
      removeEventListener("keydown", key);
      removeEventListener("resize", resize);
      zoom.stop();
      if (document.fullscreenElement) document.exitFullscreen();
    }
  };
}
