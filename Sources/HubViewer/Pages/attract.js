/* The pictures that a kiosk shows while nobody uses it: one after the other, or a wall of them if they
   are small. Each hangs in a mat with its photographer's name, and is never enlarged. In exhibition mode they
   are those of the exhibition, in its order. */

import { bundle, element, isolated, visitors } from "./core.js";
import { query } from "./query.js";
import { tongues } from "./words.js";
import { isDeceasedMember, isFormerMember, pagesLanguage, shows, tonguesToChoose } from "./settings.js";
import { hasMembers, loadImages, loadMembers, loadOrganizations } from "./data.js";
import { drawIcon, siteTitle } from "./parts.js";
import { makeLayer } from "./layer.js";

const seconds = query.autoplay || 8;
const mostFrames = 24;
const mostTries = 8;

function any(list) { return list[Math.floor(Math.random() * list.length)]; }

// ---- Choosing a picture ----

/* A random picture, or null: a random club, one of its members, one of their images. `without(url)`
   is true for pictures to avoid. Loads only two pieces of data. */
async function pick(clubs, without, tries) {
  if (!tries || !clubs.length) return null;
  try {
    const club = any(clubs);
    const member = any((await loadMembers(club)).filter((one) => (one.images || one.cover)
      && shows(isFormerMember(one), isDeceasedMember(one))));
    const image = member && any((await loadImages(member)).filter((one) => one.largest && !without(one.largest.url)));
    const picture = image ? image.largest : member?.cover && !without(member.cover.url) ? member.cover : null;
    if (picture) return { picture, title: image ? image.title : null, person: member.name, joint: " @ ", place: club.displayName };
  } catch { /* Another club's data may be there. */ }
  return pick(clubs, without, tries - 1);
}

/* A promise of the fully loaded picture as an element; null if it cannot be shown. */
function fetchPicture(found) {
  const image = element("img", {
    src: found.picture.url, width: found.picture.width, height: found.picture.height, alt: "",
    draggable: "false"
  });
  return image.decode().then(() => image, () => null);
}

// ---- The arrangement of frames ----

function remOf() { return parseFloat(getComputedStyle(document.documentElement).fontSize); }

/* The smallest number of frames that suit pictures of a size above the invitation, whose room is
   `foot`: { columns, rows, width, height of a frame's room for picture and mat }. */
function arrange(size, most, foot) {
  const rem = remOf();
  const width = innerWidth - 4 * rem;
  const height = innerHeight - foot - (innerWidth < 40 * rem ? 7 : 5.5) * rem;
  let best = null;
  for (let rows = 1; rows <= 5; rows++) {
    for (let columns = 1; columns <= 8; columns++) {
      const room = { columns: columns, rows: rows, width: width / columns - 2 * rem,
        height: height / rows - 6 * rem };
      const aspect = room.width / room.height;
      if (rows * columns > most || rows * columns > 1 && (aspect < 0.8 || aspect > 2.2)) continue;
      if (room.width < 7 * rem || room.height < 5 * rem) continue;
      room.share = Math.min(room.width / size.width, room.height / size.height);
      const isBetter = !best || (room.share <= 2
        ? best.share > 2 || rows * columns < best.rows * best.columns : room.share < best.share);
      if (isBetter) best = room;
    }
  }
  return best || { columns: 1, rows: 1, width: width, height: Math.max(60, height - 6 * rem) };
}

/* A frame: picture, mat and caption. The mat fills the free room, up to two fifths of the picture's
   shorter side. */
function frame(found, image, room) {
  const most = { width: room.width * 0.86, height: room.height * 0.86 };
  const scale = Math.min(1, most.width / found.picture.width, most.height / found.picture.height);
  const width = Math.floor(found.picture.width * scale);
  const height = Math.floor(found.picture.height * scale);
  const mat = Math.max(0.06 * Math.min(width, height),
    Math.min((room.width - width) / 2, (room.height - height) / 2, 0.4 * Math.min(width, height)));
  const print = element("div", { class: "print" }, image);
  image.style.width = `${width}px`;
  image.style.height = `${height}px`;
  const whole = element("figure", { class: "frame" },
    element("div", { class: "mat" }, print),
    element("figcaption", null,
      found.title ? element("p", { class: "frame-title" }, isolated(found.title)) : null,
      element("p", { class: "frame-whose" }, found.person ? ["© ", isolated(found.person), found.joint] : null, isolated(found.place))));
  whole.querySelector(".mat").style.padding = `${mat}px`;
  return { element: whole, url: found.picture.url, print: print, image: image, width: width, height: height };
}

// ---- The layer ----

/* Covers the page until somebody touches it, and then calls `touched`; `sensor` is the module bayer.js. */
export function attract(sensor, touched) {
  let run = 0; // the number of the current run; callbacks of earlier runs do nothing
  let timer = 0;
  let clubs = [];
  let places = []; // { element, frame: the frame that hangs there }
  let recent = []; // the URLs of the last pictures
  let hung = 0; // in exhibition mode: the number of pictures that have hung
  let room = null;
  let veil = null;
  let isFirst = true;

  const wall = element("div", { class: "wall", "aria-hidden": "true" });
  const curtain = element("div", { class: "curtain", "aria-hidden": "true" });
  const lines = invitations();
  const begin = element("div", {
    class: `attract-begin${lines.length > 3 ? " many" : ""}`, id: "attract-begin"
  }, lines.map((one) => element("p", { lang: one[0] }, one[1])));
  const layer = makeLayer({ class: "attract", role: "dialog", "aria-labelledby": "attract-title attract-begin" }, [
    curtain, wall,
    element("p", { class: "attract-title", id: "attract-title" }, drawIcon("aperture"),
      element("span", null, siteTitle())),
    begin
  ], () => {
    stop();
    layer.close(true);
    touched();
  });

  /* The invitation in all languages of the pages, the current one first. */
  function invitations() {
    const own = pagesLanguage();
    return tonguesToChoose().sort((a, b) => (b === own) - (a === own))
      .map((code) => [code, tongues[code].begin]);
  }

  /* The room below the wall, where the invitation stands: more for many languages. */
  function foot() {
    const rem = remOf();
    return Math.max((innerWidth < 40 * rem ? 8 : 6.5) * rem,
      innerHeight - begin.getBoundingClientRect().top + 0.7 * rem);
  }

  function stop() {
    run += 1;
    clearTimeout(timer);
    if (veil) veil.stop();
    removeEventListener("resize", resize);
  }

  function isHidden(url) { return visitors.hidden.has(/[0-9a-f]{64}/.exec(url)?.[0]); }

  function without(url) {
    if (isHidden(url)) return true;
    return recent.includes(url) || places.some((one) => one.frame && one.frame.url === url);
  }

  /* The next picture. A single frame needs a large one, so a small one is exchanged a few times. */
  async function next(tries = 4) {
    if (query.exhibition !== null) return nextHung();
    const found = await pick(clubs, without, mostTries);
    const isLost = found && room && room.columns * room.rows === 1
      && Math.min(room.width / found.picture.width, room.height / found.picture.height) > 2.5;
    return isLost && tries ? next(tries - 1) : found;
  }

  /* The next picture of the exhibition; null without any. */
  function nextHung() {
    const images = bundle.exhibition?.images.filter((one) => one.largest && !isHidden(one.largest.url)) ?? [];
    const image = images[hung++ % images.length];
    return image ? {
      picture: image.largest, title: image.title, person: image.photographer, joint: " · ", place: bundle.exhibition.name
    } : null;
  }

  /* Covers the whole screen with the filter. */
  function lowerCurtain() {
    if (veil) veil.stop();
    veil = sensor.bayer(innerWidth, innerHeight, Math.max(innerWidth, innerHeight) / 36, null);
    curtain.replaceChildren(veil.canvas);
    veil.breathe();
  }

  function raiseCurtain() {
    if (!veil) return;
    const old = veil;
    veil = null;
    if (sensor.isStill()) {
      old.stop();
      curtain.replaceChildren();
    } else old.dissolve(4).then(() => { old.canvas.remove(); });
  }

  /* Replaces a frame: the old one fades, and the new one appears through the filter. */
  function hang(place, found, image, isQuick) {
    const old = place.frame;
    const now = frame(found, image, room);
    place.frame = now;
    recent.push(now.url);
    recent = recent.slice(-2 * mostFrames);
    place.element.append(now.element);
    if (old) {
      old.element.classList.add("going");
      setTimeout(() => { old.element.remove(); }, sensor.isStill() ? 0 : 1600);
    }
    if (isQuick || sensor.isStill()) return;
    now.element.classList.add("coming");
    const cell = Math.max(6, Math.min(now.width, now.height) / 26);
    const cover = sensor.bayer(now.width, now.height, cell, image);
    now.print.append(cover.canvas);
    requestAnimationFrame(() => {
      requestAnimationFrame(() => { now.element.classList.remove("coming"); });
    });
    setTimeout(() => {
      cover.dissolve(3.2).then(() => { cover.canvas.remove(); });
    }, 1300);
  }

  /* Hangs the first pictures, behind the curtain. Without any, the filter stays, and pictures may be there
     a minute later. */
  async function furnish() {
    const own = ++run;
    clearTimeout(timer);
    wall.replaceChildren();
    places = [];
    room = null;
    lowerCurtain();
    const samples = await chooseSamples().catch(() => []);
    layer.element.classList.toggle("is-bare", !samples.length);
    if (own !== run) return;
    hung = 0;
    if (!samples.length) {
      timer = setTimeout(furnish, 60000);
      return;
    }
    arrangeFrames(samples.map((one) => one.picture));
    const start = performance.now();
    for (const place of places) {
      const found = await next();
      const image = own === run && found && await fetchPicture(found);
      if (own !== run) return;
      if (image) hang(place, found, image, true);
    }
    timer = setTimeout(() => {
      raiseCurtain();
      turnLater();
    }, isFirst || !sensor.isStill() ? Math.max(0, 2500 - (performance.now() - start)) : 0);
    isFirst = false;
  }

  /* A few pictures that show how large those of the bundle are. */
  async function chooseSamples() {
    const { shown } = await loadOrganizations();
    clubs = shown.filter((one) => one.images > 0);
    if (!clubs.length) clubs = shown.filter(hasMembers);
    if (bundle.hub.leftOut.assets === "none") clubs = []; // the lists also count images without pictures
    return (await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => next()))).filter(Boolean);
  }

  /* Makes the empty frames of a wall that suits pictures of some sizes. */
  function arrangeFrames(sizes) {
    const total = bundle.exhibition?.images.length ?? clubs.reduce((sum, one) => sum + one.images, 0);
    sizes.sort((a, b) => a.width * a.height - b.width * b.height);
    // The frames suit the smaller pictures; larger ones fit any frame.
    room = arrange(sizes[Math.floor(sizes.length / 4)], Math.max(1, Math.min(mostFrames, Math.floor(total * 0.7))), foot());
    wall.style.bottom = `${foot()}px`;
    wall.style.setProperty("--columns", room.columns);
    wall.style.setProperty("--rows", room.rows);
    wall.classList.toggle("is-single", room.columns * room.rows === 1);
    places = Array.from({ length: room.columns * room.rows }, () => (
      { element: element("div", { class: "frame-place" }), frame: null }));
    wall.append(...places.map((one) => one.element));
  }

  /* Exchanges one picture of a wall at a time, so that each stays for a while. */
  function turnLater() {
    const own = run;
    let last = -1;
    const pause = Math.max(2500, seconds * 1000 / Math.ceil(places.length / 8));
    timer = setTimeout(async function turn() {
      const found = own === run && await next();
      const image = found && await fetchPicture(found);
      if (own !== run) return;
      if (image) {
        let at = query.exhibition === null ? Math.floor(Math.random() * places.length) : (last + 1) % places.length;
        if (at === last) at = (at + 1) % places.length;
        last = at;
        hang(places[at], found, image, false);
      }
      timer = setTimeout(turn, pause);
    }, places.length === 1 ? seconds * 1000 : pause);
  }

  let resizing = 0;
  function resize() {
    clearTimeout(resizing);
    resizing = setTimeout(() => { if (layer.isOpen()) furnish(); }, 400);
  }

  layer.open();
  addEventListener("resize", resize);
  furnish();
}
