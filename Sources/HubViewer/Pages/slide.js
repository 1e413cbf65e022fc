/* One image: its picture, and what is said of it. */

import { addressOf, bundle, element, isolated, webAddress } from "./core.js";
import { dateText, localizedText, reasonText, sentence, word } from "./settings.js";
import { drawIcon, organizationAddress, rightsLine } from "./parts.js";

const patience = 300; // milliseconds without a picture until a sign says that it is on its way

/* The picture of an image, or why there is none. */
export function slideOf(image, owner) {
  const figure = element("figure", { class: "slide", "aria-hidden": "true" });
  if (!image.largest) {
    figure.append(missing(word(image.state === "left-out" ? "imageLeftOut" : "imageFailed"), image.reason));
    return figure;
  }
  const waiting = setTimeout(() => { figure.setAttribute("aria-busy", "true"); }, patience);
  function arrive() {
    clearTimeout(waiting);
    figure.removeAttribute("aria-busy");
  }
  const picture = element("img", {
    src: image.largest.url, width: image.largest.width, height: image.largest.height,
    alt: [image.title, image.caption, owner.name].filter(Boolean).join(", "), draggable: "false",
    decoding: "async", load: () => {
      arrive();
      picture.style.backgroundImage = "";
    },
    error: () => {
      arrive();
      figure.replaceChildren(missing(word("imageBroken")));
    }
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

/* What is said of an image: elements. */
export function captionOf(image, owner) {
  const size = image.largest && { width: image.largest.width, height: image.largest.height };
  return [
    image.title ? element("p", { class: "caption-title" }, isolated(image.title)) : null,
    image.caption || image.date ? element("p", null, [
      image.caption ? isolated(image.caption) : null,
      image.caption && image.date ? " · " : null,
      image.date ? dateText(image.date) : null]) : null,
    element("p", { class: "attribution" }, owner.isPerson ? "© " : null,
      owner.open ? element("a", {
        href: addressOf(owner.isPerson ? "people" : "exhibitions"),
        click: (event) => {
          event.preventDefault();
          owner.open();
        }
      }, isolated(owner.name)) : isolated(owner.name),
      owner.club ? [" @ ", bundle.exhibition ? isolated(owner.club.displayName)
        : element("a", { href: organizationAddress(owner.club) }, isolated(owner.club.displayName))] : null),
    image.wallTexts?.length ? element("p", { class: "wall-text" }, localizedText(image.wallTexts)) : null,
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
  ].flat().filter(Boolean);
}
