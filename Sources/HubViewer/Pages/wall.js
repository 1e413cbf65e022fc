/* The wall: all pictures of the hub side by side. */

import { addressOf, element, pages } from "./core.js";
import { isDeceasedMember, isFormerMember, shows, word } from "./settings.js";
import { loadOrganizations } from "./data.js";
import { heading, pictureFrame } from "./parts.js";
import { gridPlace } from "./grid.js";
import { imageOwner } from "./images.js";
import { showImages } from "./slides.js";
import { hasWall, loadAllImages } from "./titles.js";

pages.pictures = async (page, number) => {
  const all = await loadAllImages((await loadOrganizations()).shown);
  const images = all.filter((one) => one.image.thumbnail && shows(isFormerMember(one.member), isDeceasedMember(one.member)));
  if (number !== undefined && images.length) return showOne(page, images, number);
  const place = gridPlace();
  const size = innerWidth < 560 ? 6.5 : 11;
  page.title = word("allPictures");
  page.leave = place.stop;
  page.show(
    heading(word("allPictures"), word("images", { n: images.length }), firstPages("pictures")), place.element);
  place.show({
    count: images.length, width: size, height: size, gap: 0.3, className: "wall-grid", label: word("allPictures"),
    card: (index) => {
      const one = images[index];
      return imageTile(one.member, one.image, one.number, addressOf("pictures", index + 1));
    }
  });
};

/* The pictures of the wall one after the other, whoever made them. */
function showOne(page, images, number) {
  page.title = word("allPictures");
  page.up = addressOf("pictures");
  showImages(page, {
    name: word("allPictures"), club: null,
    address: (n) => addressOf("pictures", n),
    isSame: (number) => number !== undefined
  }, images.map((one) => Object.assign({ whose: imageOwner(one.member) }, one.image)), number);
}

/* The small version, unless it is too small for a tile. */
function shown(image) {
  return Math.max(image.thumbnail.width, image.thumbnail.height) < 300 && image.largest || image.thumbnail;
}

/* A picture of a member that leads to an address, or else to the portfolio. */
export function imageTile(member, image, number, address) {
  const club = member.organization;
  const texts = [image.title, `${member.name} @ ${club.displayName}`].filter(Boolean);
  return element("a", {
    class: "tile", href: address || addressOf("images", club.slug, member.slug, number),
    "aria-label": texts.join(", "), title: texts.join("\n")
  }, pictureFrame(shown(image), "", "", member.name));
}

/* Links to the two ways in: by club, or by picture. Null if there is only one. */
export function firstPages(now) {
  if (!hasWall()) return null;
  return element("nav", { class: "ways", "aria-label": word("ways") }, ["portfolios", "pictures"].map((name) => element("a", { href: addressOf(name), "aria-current": name === now ? "true" : null },
      word(name === "pictures" ? "allPictures" : "byClub"))));
}
