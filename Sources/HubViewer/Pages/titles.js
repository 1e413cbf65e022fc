/* All images of the hub, for the wall of pictures and for searching titles, unless there are too many to
   load at once. */

import { fold } from "./core.js";
import { query } from "./query.js";
import { preference } from "./settings.js";
import { countOf, loadImages, loadMembers } from "./data.js";

const most = 6000; // a few megabytes of data; today's hub has a third of that
let all = null;
let order = null; // the preference for which they were collected

/* True if the wall is one of the two ways in. A club's page shows all of its members at once. */
export function hasWall() {
  return query.club === null && canLoad(countOf("images"));
}

/* True if so many images can be loaded at once. */
function canLoad(count) { return count > 0 && count <= most; }

/* All images in the order of clubs, members and portfolios: { image, member, number }. Empty if there
   are too many. */
export async function loadAllImages(organizations) {
  if (!canLoad(organizations.reduce((sum, one) => sum + one.images, 0))) return [];
  if (order !== preference("portfolioOrder")) all = null;
  order = preference("portfolioOrder");
  all ??= collect(organizations.filter((one) => one.images > 0));
  all.catch(() => { all = null; });
  return all;
}

/* The images with a title or a caption: { title, folded, member, number, thumbnail }. */
export async function loadTitles(organizations) {
  const found = await loadAllImages(organizations);
  return found.filter((one) => one.image.title || one.image.caption).map(({ image, member, number }) => ({
    title: image.title || image.caption, member, number, thumbnail: image.thumbnail,
    folded: fold([image.title, image.caption].filter(Boolean).join("\n"))
  }));
}

/* The images of some people, at most about a number. */
export function loadImagesOf(people, organizations, most) {
  const places = new Set(people.map((one) => one.place));
  const clubs = new Set(people.flatMap((one) => one.clubs.split(" ").map(Number)));
  return collect(organizations.filter((one) => one.images > 0 && clubs.has(one.place)), (member) => places.has(member.place), most);
}

/* The images of the members of clubs, as loadAllImages returns them. */
async function collect(clubs, isWanted = () => true, most = Infinity) {
  const found = [];
  for (const club of clubs) {
    for (const member of await loadMembers(club)) {
      if (found.length >= most) return found;
      const images = member.images > 0 && isWanted(member) ? await loadImages(member) : [];
      images.forEach((image, at) => { found.push({ image, member, number: at + 1 }); });
    }
  }
  return found;
}
