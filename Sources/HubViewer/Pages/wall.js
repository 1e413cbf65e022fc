/* The wall: all pictures of the hub side by side. */

import { addressOf, bundle, element, pages } from "./core.js";
import { isDeceasedMember, isFormerMember, shows, word } from "./settings.js";
import { keywordName, loadNames, loadOrganizations } from "./data.js";
import { heading, pictureFrame } from "./parts.js";
import { gridPlace } from "./grid.js";
import { imageOwner } from "./images.js";
import { showImages } from "./slides.js";
import { hasWall, loadAllImages, loadImagesOf } from "./titles.js";

const mostOfKeyword = 600;

/* All pictures, or those of the people who like a subject; with a number, large. */
pages.pictures = async (page, what, number) => {
  const keyword = what && !/^\d+$/.test(what) ? bundle.hub.keywords.find((one) => one.slug === what) : null;
  if (what && !/^\d+$/.test(what) && !keyword) return page.notFound(what);
  const { shown: organizations } = await loadOrganizations();
  const all = keyword ? await loadImagesOf(await peopleWho(keyword), organizations, mostOfKeyword)
    : await loadAllImages(organizations);
  const images = all.filter((one) => one.image.thumbnail && shows(isFormerMember(one.member), isDeceasedMember(one.member)));
  const parts = keyword ? ["pictures", keyword.slug] : ["pictures"];
  page.title = keyword ? word("picturesOf", { name: keywordName(keyword).text }) : word("allPictures");
  page.up = keyword ? addressOf("keywords", keyword.slug) : null;
  const first = keyword ? number : what;
  if (first !== undefined && images.length) return showOne(page, images, first, parts);
  const place = gridPlace();
  const size = innerWidth < 560 ? 6.5 : 11;
  page.leave = place.stop;
  page.show(heading(page.title, word("images", { n: images.length }), keyword ? null : firstPages("pictures")),
    place.element);
  place.show({
    count: images.length, width: size, height: size, gap: 0.3, className: "wall-grid", label: page.title,
    card: (index) => {
      const one = images[index];
      return imageTile(one.member, one.image, one.number, addressOf(...parts, index + 1));
    }
  });
};

/* The people who like a subject, of those that lists show. */
async function peopleWho(keyword) {
  return (await loadNames()).list.filter((name) => (
    shows(name.isFormer, name.isDeceased) && name.keywords.includes(keyword.id)));
}

/* The pictures of the wall one after the other, whoever made them. */
function showOne(page, images, number, parts) {
  page.up = addressOf(...parts);
  showImages(page, {
    name: page.title, club: null,
    address: (n) => addressOf(...parts, n),
    isSame: (...now) => now.length === parts.length && now.slice(0, -1).join() === parts.slice(1).join()
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
