/* Tags: names or words at points of a picture, in pop-overs beside their points. */

import { element, isolated } from "./core.js";
import { word } from "./settings.js";
import { drawIcon, iconButton } from "./parts.js";
import { ask, leave, visit } from "./visit.js";

const gap = 12; // pixels between a point and its pop-over: the length of the tip

function clamp(value, low, high) { return Math.max(low, Math.min(high, value)); }

/* Where a pop-over of a size stands: inside the room, and never on its point. Below the point if there is
   place, or else above it, or beside it. All are boxes of the window; null if the point is not in the room. */
function placed(point, size, room) {
  if (point.x < room.left || point.x > room.right || point.y < room.top || point.y > room.bottom) return null;
  const left = clamp(point.x - size.width / 2, room.left, Math.max(room.left, room.right - size.width));
  const top = clamp(point.y - size.height / 2, room.top, Math.max(room.top, room.bottom - size.height));
  if (point.y + gap + size.height <= room.bottom) return { side: "below", left, top: point.y + gap };
  if (point.y - gap - size.height >= room.top) return { side: "above", left, top: point.y - gap - size.height };
  const isRight = point.x + gap + size.width <= room.right || point.x < (room.left + room.right) / 2;
  return isRight ? { side: "right", left: point.x + gap, top } : { side: "left", left: point.x - gap - size.width, top };
}

/* The tags of the visible picture. `show` is what guestbook.js knows of it; `changed` is called after one
   was left, edited or deleted. */
export function makeTags(show, changed) {
  const layer = element("div", { class: "tags" });
  let tags = []; // { tag, element }
  let draft = null; // the one that is being written: { tag, element }
  let isSaving = false;

  function pop(tag, content, attributes) {
    const tip = element("span", { class: "tag-tip" });
    return { tag, element: element("div", { class: "tag", ...attributes }, tip, content), tip };
  }

  function shown(tag) {
    const text = isolated(tag.text);
    if (!tag.isOwn) return pop(tag, text);
    return pop(tag, element("button", {
      type: "button", title: word("editEntry"), click: () => { write(tag); }
    }, text, tag.isWaiting ? element("small", null, word("waits")) : null), { class: "tag own" });
  }

  function fill(found) {
    tags = found.map(shown);
    draw();
  }

  function draw() {
    layer.replaceChildren(...tags.filter((one) => one.tag.id !== draft?.tag.id).concat(draft ?? []).map((one) => one.element));
    place();
  }

  function place() {
    layer.classList.toggle("off", !visit.hasTags && !draft);
    const picture = show.picture()?.getBoundingClientRect();
    if (!picture || !layer.firstChild) return;
    const stage = show.stage.getBoundingClientRect();
    const room = {
      left: Math.max(picture.left, stage.left), right: Math.min(picture.right, stage.right),
      top: Math.max(picture.top, stage.top), bottom: Math.min(picture.bottom, stage.bottom)
    };
    for (const one of tags.concat(draft ?? [])) {
      const point = { x: picture.left + one.tag.x * picture.width, y: picture.top + one.tag.y * picture.height };
      const isDraft = one === draft;
      const size = { width: one.element.offsetWidth, height: one.element.offsetHeight };
      const typing = document.querySelector(".keyboard")?.getBoundingClientRect().top ?? stage.bottom;
      // What is written in needs place, on a small picture too, and above the keyboard.
      const spot = placed(point, size, isDraft ? { ...stage.toJSON(), bottom: Math.min(stage.bottom, typing) } : room)
        ?? (isDraft ? { side: "above", left: clamp(point.x - size.width / 2, 0, stage.right - size.width), top: typing - size.height - gap } : null);
      one.element.classList.toggle("away", !spot);
      if (!spot) continue;
      one.element.dataset.side = spot.side;
      one.element.style.translate = `${spot.left}px ${spot.top}px`;
      one.tip.style.translate = `${point.x - spot.left}px ${point.y - spot.top}px`;
    }
  }

  /* Writes a tag at a point, or edits one's own. */
  function write(tag) {
    show.hold();
    const field = element("input", {
      type: "text", maxlength: "100", value: tag.text ?? "", "aria-label": word("tagText"),
      placeholder: word("tagText"), autocomplete: "off", "data-typed": true
    });
    const form = element("form", {
      class: "tag-form", submit: (event) => {
        event.preventDefault();
        if (field.value.trim()) save({ kind: "tag", text: field.value, x: tag.x, y: tag.y }, tag.id);
      }
    }, field, element("button", { class: "button", "aria-label": word("send"), title: word("send") }, drawIcon("check")),
      tag.id ? iconButton("erase", word("deleteEntry"), () => { save(null, tag.id); }) : null,
      iconButton("close", word("close"), stop));
    draft = pop(tag, form, { class: "tag draft" });
    draw();
    field.focus();
    place();
  }

  /* Keeps a tag, or deletes it if there is no entry. */
  async function save(entry, id) {
    if (isSaving) return;
    isSaving = true;
    try {
      const kept = id ? await ask(`entries/${id}`, entry ? "PUT" : "DELETE", entry)
        : await leave(show.path(), { ...entry, photographer: show.photographer() });
      visit.hasTags = true;
      stop();
      changed(entry && kept);
    } catch (error) {
      show.tell(error);
    } finally {
      isSaving = false;
    }
  }

  /* Stops writing; false if nothing was written. */
  function stop() {
    if (!draft) return false;
    draft = null;
    draw();
    show.focus();
    return true;
  }

  /* Writes one at a point of the window; false if it is not on the picture. */
  function writeAt(x, y) {
    const picture = show.picture()?.getBoundingClientRect();
    if (!picture || x < picture.left || x > picture.right || y < picture.top || y > picture.bottom) return false;
    write({ x: (x - picture.left) / picture.width, y: (y - picture.top) / picture.height });
    return true;
  }

  return { element: layer, fill, place, writeAt, stop };
}
