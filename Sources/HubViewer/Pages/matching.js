/* What visitors mean by what they type: parts of names, roles, keywords, and words that are nearly right. */

import { bundle, fold } from "./core.js";
import { roleTexts, word } from "./settings.js";
import { exhibitionTimes, exhibitionsWhen } from "./data.js";

function wordsOf(text) { return fold(text).split(/\s+/).filter(Boolean); }

/* What somebody asks for without the words that only join others, and without a question mark: of "who is
   the secretary of Zonnevlek?", "secretary zonnevlek". The text itself if nothing remains. */
export function withoutSmallWords(text) {
  const small = wordsOf(word("smallWords"));
  const words = wordsOf(text.replace(/[?!]/g, " ")).filter((one) => !small.includes(one));
  return words.join(" ") || text;
}

/* The things with folded text that contains each word of another text. */
export function matchesOf(things, text) {
  const words = wordsOf(text);
  return things.filter((one) => words.every((part) => one.folded.includes(part)));
}

/* Things with the best first: those with a whole word in their folded names before those with the
   beginning of one, and these before other parts; given names, which come first, before family names. */
export function bestFirst(things, text, foldedName = (one) => one.folded) {
  const words = wordsOf(text);
  const score = (thing) => {
    const own = foldedName(thing).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    return words.reduce((sum, part) => sum + Math.min(3, ...own.map((name, at) => at / 100
      + (name === part ? 0 : name.startsWith(part) ? 1 : name.includes(part) ? 2 : 3))), 0);
  };
  return things.map((one) => ({ one, score: score(one) })).sort((a, b) => a.score - b.score)
    .map(({ one }) => one);
}

/* The keywords with folded names in all languages. */
export function foldKeywords() {
  return bundle.hub.keywords.map((keyword) => {
    const names = [keyword.idString].concat(keyword.names.filter((_, at) => at % 2));
    return { keyword, folded: names.map(fold).join("\n") };
  });
}

const leastOfRole = 4; // letters

/* The people who have each word of a text in their name, in a role, in the name, town or country of a
   club, or in a keyword. What only the club has, all its members would have: unless `isWide`, a word has
   to be in the name, in a role or in a keyword, and a single one in the name or in a role. */
export function matchingPeople(people, text, organizations, isWide) {
  const foldedKeywords = foldKeywords();
  const words = wordsOf(text).map((part) => ({
    text: part,
    roles: roleTexts().filter(([, role]) => part.length >= leastOfRole && fold(role).startsWith(part)).map(([role]) => role),
    clubs: new Set(organizations.filter((one) => one.folded.includes(part)).map((one) => String(one.place))),
    keywords: new Set(foldedKeywords.filter((one) => one.folded.includes(part)).map((one) => one.keyword.id))
  }));
  return people.filter((name) => {
    const roles = [...(name.roles ?? "").split(" "), name.isFormer && "former", name.isDeceased && "deceased"];
    let isOwn = isWide || !words.length;
    return words.every((part) => {
      const isNamed = name.folded.includes(part.text) || part.roles.some((role) => roles.includes(role));
      const isMeant = isNamed || words.length > 1 && name.keywords.some((id) => part.keywords.has(id));
      isOwn = isOwn || isMeant;
      return isMeant || (isWide || words.length > 1) && name.clubs.split(" ").some((club) => part.clubs.has(club));
    }) && isOwn;
  });
}

function isForExhibitions(part) {
  return part.length > 3 && wordsOf(word("exhibitionWords")).some((one) => one.startsWith(part));
}

/* True if somebody asks for exhibitions in general. */
export function asksForExhibitions(text) { return wordsOf(text).some(isForExhibitions); }

/* The exhibitions with each word of a text in their names, places or clubs, or that are meant by a word
   for exhibitions; those that one can still see come first. */
export function matchingExhibitions(exhibitions, text) {
  const words = wordsOf(text).filter((part) => !isForExhibitions(part));
  const found = exhibitions.filter((one) => words.every((part) => one.folded.includes(part)));
  return exhibitionTimes.flatMap((when) => exhibitionsWhen(found, when));
}

// ---- Spelling ----

/* A text in which each word that no name contains is replaced by the most similar word of a name; null
   if a word has none, or if none is missing. */
export function respelled(text, names) {
  const known = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)));
  const all = Array.from(known).filter((one) => one.length > 3);
  let isChanged = false;
  const words = wordsOf(text).map((part) => {
    if (names.some((name) => name.includes(part))) return part;
    isChanged = true;
    const most = part.length < 5 ? 0 : part.length < 9 ? 1 : 2;
    const best = all.map((one) => ({ one, distance: distance(part, one, most) }))
      .filter((found) => found.distance <= most).sort((a, b) => a.distance - b.distance)[0];
    // "landschappen" is one more form of "landschap".
    const stem = all.filter((one) => one.length > 4 && part.startsWith(one)).sort((a, b) => b.length - a.length)[0];
    return best?.distance === 1 ? best.one : stem ?? best?.one;
  });
  return isChanged && words.every(Boolean) ? words.join(" ") : null;
}

/* The number of letters that are missing, added, replaced or swapped with the next one, if it is at most
   a number; otherwise more. */
function distance(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let at = 1; at <= b.length; at++) {
      const isSame = a[row - 1] === b[at - 1];
      now[at] = Math.min(last[at] + 1, now[at - 1] + 1, last[at - 1] + (isSame ? 0 : 1));
      const isSwapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (isSwapped) now[at] = Math.min(now[at], before[at - 2] + 1);
    }
    [before, last] = [last, now];
  }
  return last[b.length];
}
