/* The comments at a picture, in a panel beside it. */

import { element, isolated } from "./core.js";
import { dateText, formatNumber, pagesLanguage, word } from "./settings.js";
import { iconButton } from "./parts.js";
import { copy } from "./share.js";
import { ask, leave } from "./visit.js";

const pageSize = 20;
const press = 550; // milliseconds

/* The panel. `show` is what guestbook.js knows of the visible picture; `changed` is called after a comment
   was left, edited or deleted. */
export function makeComments(show, changed) {
  const list = element("ol", { class: "comments" });
  const more = element("button", { type: "button", class: "action more", hidden: true, click: () => { load(pages); } }, word("earlierComments"));
  const author = element("input", { type: "text", maxlength: "80", "data-typed": true, placeholder: word("yourName"), "aria-label": word("yourName"), autocomplete: "off" });
  const text = element("textarea", { rows: "3", maxlength: "500", "data-typed": true, placeholder: word("yourComment"), "aria-label": word("yourComment") });
  const cancel = element("button", { type: "button", class: "action", hidden: true, click: () => { edit(null); } }, word("cancel"));
  const form = element("form", {
    class: "comment-form", submit: (event) => {
      event.preventDefault();
      if (text.value.trim()) save();
    }
  }, author, text, element("button", { class: "action" }, word("send")), cancel);
  const panel = element("section", { class: "guest-panel", hidden: true, "aria-label": word("comments") },
    element("div", { class: "guest-panel-head" }, element("h2", null, word("comments")), iconButton("close", word("close"), close)),
    element("div", { class: "guest-panel-body" }, list, more), form);
  let pages = 0;
  let edited = null; // the comment that is being edited
  let isSaving = false;

  function open(mayWrite) {
    show.hold();
    form.hidden = !mayWrite;
    panel.hidden = false;
    load(0);
    panel.querySelector(".button").focus();
  }

  function close() {
    if (panel.hidden) return false;
    panel.hidden = true;
    edit(null);
    list.replaceChildren();
    show.focus();
    return true;
  }

  async function load(page) {
    const path = show.path();
    try {
      const found = await ask(`${path}/comments?page=${page}`);
      if (path !== show.path() || panel.hidden) return;
      const items = found.map(item);
      if (page) list.append(...items);
      else list.replaceChildren(...items);
      pages = page + 1;
      more.hidden = found.length < pageSize;
      if (!list.firstChild) list.append(element("li", { class: "note" }, word("noComments")));
    } catch (error) {
      show.tell(error);
    }
  }

  function item(comment) {
    const when = new Date(comment.time);
    const time = new Intl.DateTimeFormat(pagesLanguage(), { hour: "numeric", minute: "2-digit" }).format(when);
    const day = [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
    const li = element("li", null,
      element("p", { class: "comment-who" }, comment.author ? [isolated(comment.author), " · "] : null,
        element("time", { datetime: when.toISOString() }, `${dateText(day)}, ${time}`)),
      element("p", { class: "comment-text" }, isolated(comment.text)),
      comment.isOwn && comment.isWaiting ? element("p", { class: "note" }, word("waits")) : null,
      comment.isOwn ? element("p", { class: "comment-tools" },
        element("button", { type: "button", class: "action", click: () => { edit(comment, li); } }, word("editEntry")),
        element("button", { type: "button", class: "action", click: () => { remove(comment); } }, word("deleteEntry"))) : null);
    return copiesWhenPressed(li, comment.text);
  }

  /* A long press copies a comment. */
  function copiesWhenPressed(li, what) {
    let timer = 0;
    li.addEventListener("pointerdown", () => {
      clearTimeout(timer);
      timer = setTimeout(() => { copy(what).then(() => { show.say(word("copied")); }, () => {}); }, press);
    });
    ["pointerup", "pointercancel", "pointerleave"].forEach((name) => { li.addEventListener(name, () => { clearTimeout(timer); }); });
    return li;
  }

  /* Begins to edit a comment, which stands in an element; null ends it. */
  function edit(comment, li) {
    edited = comment;
    cancel.hidden = !comment;
    list.querySelector(".is-edited")?.classList.remove("is-edited");
    li?.classList.add("is-edited");
    author.value = comment?.author ?? "";
    text.value = comment?.text ?? "";
    if (comment) text.focus();
  }

  async function save() {
    if (isSaving) return;
    const entry = { kind: "comment", author: author.value, text: text.value };
    isSaving = true;
    try {
      const kept = edited ? await ask(`entries/${edited.id}`, "PUT", entry)
        : await leave(show.path(), { ...entry, photographer: show.photographer() });
      edit(null);
      load(0);
      panel.querySelector(".button").focus({ preventScroll: true }); // and the keyboard leaves
      changed(kept);
    } catch (error) {
      show.tell(error);
    } finally {
      isSaving = false;
    }
  }

  async function remove(comment) {
    try {
      await ask(`entries/${comment.id}`, "DELETE");
      load(0);
      changed(null);
    } catch (error) {
      show.tell(error);
    }
  }

  return { element: panel, open, close, count: (number) => { panel.querySelector("h2").textContent = `${word("comments")} (${formatNumber(number)})`; } };
}
