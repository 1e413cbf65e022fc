/* What visitors leave at a picture of a served bundle: likes, tags, comments and reports. */

import { element } from "./core.js";
import { query } from "./query.js";
import { formatNumber, word } from "./settings.js";
import { announce, drawIcon } from "./parts.js";
import { ask, beginLooking, beginVisit, digestOf, leave, look, visit } from "./visit.js";
import { makeTags } from "./tags.js";
import { makeComments } from "./comments.js";

/* Begins, once for a page. */
export function begin() {
  document.head.append(element("link", { rel: "stylesheet", href: "viewer/guestbook.css" }));
  addEventListener("visitend", beginVisit);
  // A page that a browser kept may come back for somebody else.
  addEventListener("pageshow", (event) => { if (event.persisted) dispatchEvent(new Event("visitend")); });
  beginLooking();
}

function offers(kind) { return query.guestbook.includes(kind); }

/* A button with a number, and with words where there is room for them. */
function counter(icon, label, click) {
  const number = element("span", { class: "guest-count" });
  const button = element("button", { type: "button", class: "button", "aria-label": label, title: label, click },
    drawIcon(icon), element("span", { class: "guest-label" }, label), number);
  return {
    button,
    tell: (count, isPressed) => {
      number.textContent = count ? formatNumber(count) : "";
      button.setAttribute("aria-label", count ? `${label} (${formatNumber(count)})` : label);
      if (isPressed !== undefined) button.setAttribute("aria-pressed", String(isPressed));
    }
  };
}

/* The guestbook of a show of pictures. `shown` tells of it: { whole, stage, note(text): says something for a
   moment, hold(): stops turning by itself, image(): the visible image, owner(): whose it is, picture(): its
   element }. The result is told when an image gives way (away) to another (turn), and when it moves (move). */
export function guestsOf(shown) {
  let seen = null; // what the server says of the visible picture
  let turns = 0;
  let asksForPoint = false;
  let isBusy = false; // a like is on its way
  const show = {
    stage: shown.stage, picture: shown.picture, hold: shown.hold,
    path: () => `pictures/${digestOf(shown.image().largest)}`,
    photographer: () => shown.owner().isPerson ? shown.owner().name : "",
    focus: () => { shown.whole.focus({ preventScroll: true }); },
    say: shown.note,
    tell: (error) => { shown.note(word(error.status === 429 ? "tooManyEntries" : "notKept")); }
  };
  const tags = makeTags(show, changed);
  const comments = makeComments(show, changed);
  const like = counter("like", word("like"), toggleLike);
  const tagged = counter("keywords", word("tags"), toggleTags);
  const tag = counter("tag", word("addTag"), () => {
    if (stopAsking()) return;
    close();
    shown.hold();
    asksForPoint = true;
    shown.whole.classList.add("asks-for-point");
    shown.note(word("choosePoint"));
  }).button;
  const talk = counter("comment", word("comments"), () => {
    if (comments.close()) return;
    close();
    comments.open(!seen.isClosed);
  });
  const flag = counter("flag", word("report"), askToReport).button;
  const bar = element("div", { class: "guest-bar", role: "group", "aria-label": word("guestbook"), hidden: true },
    offers("like") ? like.button : null, offers("tag") ? [tagged.button, tag] : null,
    offers("comment") ? talk.button : null, offers("report") ? flag : null);
  const cover = element("div", { class: "guest-cover", hidden: true });
  const question = element("div", { class: "guest-question", role: "alertdialog", "aria-labelledby": "guest-question", hidden: true });
  shown.whole.append(tags.element, cover, comments.element, question);

  async function load() {
    const turn = turns;
    try {
      const found = await ask(`${show.path()}?photographer=${encodeURIComponent(show.photographer())}`);
      if (turn === turns) tell(found);
    } catch {
      // The pages go on without the guestbook.
      if (turn === turns) bar.hidden = true;
    }
  }

  function tell(found) {
    seen = found;
    bar.hidden = false;
    like.tell(seen.likes, Boolean(seen.ownLike));
    tagged.tell(seen.tags.length, visit.hasTags);
    tagged.button.hidden = !seen.tags.length || seen.isHidden;
    talk.tell(seen.comments);
    comments.count(seen.comments);
    like.button.hidden = tag.hidden = seen.isClosed || seen.isHidden;
    talk.button.hidden = seen.isClosed && !seen.comments;
    flag.hidden = seen.isHidden;
    tags.fill(seen.isHidden ? [] : seen.tags);
    cover.hidden = !seen.isHidden;
    if (seen.isHidden) {
      cover.replaceChildren(element("p", null, word("pictureHidden")), ...reports.has(show.path()) ? [element("button", {
        type: "button", class: "action", click: undoReport
      }, word("undo"))] : []);
    }
  }

  /* Does something, and tells what is there then; false if it could not be done. */
  async function change(work) {
    try {
      await work();
      await look();
      await load();
      return true;
    } catch (error) {
      show.tell(error);
      return false;
    }
  }

  /* Called after an entry was left, edited or deleted: says that it is kept. */
  function changed(kept) {
    const thanks = kept && word(kept.isWaiting ? "thanksWaiting" : "thanks");
    if (thanks) {
      shown.note(thanks);
      announce(thanks);
    }
    change(async () => {});
  }

  function toggleLike() {
    if (isBusy) return;
    isBusy = true;
    const own = seen.ownLike;
    like.tell(seen.likes + (own ? -1 : 1), !own); // at once
    change(() => own ? ask(`entries/${own}`, "DELETE")
      : leave(show.path(), { kind: "like", photographer: show.photographer() })).then(() => {
        isBusy = false;
        if (seen) tell(seen);
      });
  }

  function toggleTags() {
    visit.hasTags = !visit.hasTags;
    tell(seen);
  }

  function askToReport() {
    close();
    shown.hold();
    const hide = element("button", { type: "button", class: "action", click: report }, word("hidePicture"));
    question.replaceChildren(element("p", { id: "guest-question" }, word("reportQuestion")),
      element("p", { class: "guest-answers" }, hide,
        element("button", { type: "button", class: "action", click: dismiss }, word("cancel"))));
    question.hidden = false;
    hide.focus();
  }

  function dismiss() {
    if (question.hidden) return false;
    question.hidden = true;
    show.focus();
    return true;
  }

  function report() {
    dismiss();
    change(async () => {
      const { id } = await leave(show.path(), { kind: "report", photographer: show.photographer() });
      reports.set(show.path(), id);
    }).then((isDone) => { if (isDone && seen && !seen.isHidden) shown.note(word("thanks")); }); // the club has looked at it before
  }

  function undoReport() {
    change(async () => {
      await ask(`entries/${reports.get(show.path())}`, "DELETE");
      reports.delete(show.path());
    });
  }

  function stopAsking() {
    const did = asksForPoint;
    asksForPoint = false;
    shown.whole.classList.remove("asks-for-point");
    return did;
  }

  /* Closes what is open; false if nothing is. */
  function close() {
    return [stopAsking, dismiss, tags.stop, comments.close].map((end) => end()).some(Boolean);
  }

  // What is loading, or moves on its own, moves the tags as well.
  shown.stage.addEventListener("load", tags.place, true);
  shown.stage.addEventListener("transitionend", tags.place);
  if (offers("tag")) shown.stage.addEventListener("contextmenu", (event) => { event.preventDefault(); });

  return {
    bar,
    /* The image gives way to another. */
    away: () => {
      turns += 1;
      seen = null;
      close();
      tags.fill([]);
      cover.hidden = bar.hidden = true;
    },
    /* Another image is visible. */
    turn: () => { if (digestOf(shown.image().largest)) load(); },
    /* The image has moved. */
    move: tags.place,
    /* True if a tap at a point of the window was for the guestbook. */
    tap: (x, y) => {
      if (!stopAsking()) return close();
      tags.writeAt(x, y);
      return true;
    },
    longPress: offers("tag") ? (x, y) => { if (seen && !seen.isClosed && !seen.isHidden) tags.writeAt(x, y); } : undefined,
    close
  };
}

const reports = new Map(); // path → id of an own report
addEventListener("visitend", () => { reports.clear(); });
