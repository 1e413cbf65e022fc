/* Preferences, and what depends on them: language, visible people. */

import { bundle, element, fold, isolated, lookUp } from "./core.js";
import { query } from "./query.js";
import { reasonPatterns, tongues, wordTables } from "./words.js";

const key = "hubpack.preferences";
const searchesKey = "hubpack.searches";
const defaults = {
  language: "", theme: "system", former: true, deceased: false, beside: "featured", interval: 5,
  first: "portfolios", portfolioOrder: "present", kinds: "all" // clubs, museums or all
};
let values = Object.assign({}, defaults);
let overridden = {};
// The preferences of one kiosk visitor are no business of the next.
const isKept = !query.isKiosk;

function read() {
  try {
    if (isKept) Object.assign(values, known(JSON.parse(localStorage.getItem(key)) || {}));
  } catch {
    // Without storage, preferences last as long as the page.
  }
  // "index.html?language=nl&theme=dark" applies to this visit and is not saved.
  ["language", "theme"].forEach((name) => {
    if (query[name] !== null) overridden[name] = query[name];
  });
  if (query.autoplay) overridden.interval = query.autoplay;
}

/* Resets all preferences. */
export function forgetPreferences() {
  values = Object.assign({}, defaults);
  overridden = {};
  read();
}

/* The stored preferences that exist and have the right type. */
function known(found) {
  const result = {};
  Object.keys(values).forEach((name) => {
    const value = lookUp(found, name);
    if (typeof value === typeof values[name]) result[name] = value;
  });
  return result;
}

/* The last searches that led somewhere, the latest first. A kiosk keeps none. */
export function recentSearches() {
  try {
    const found = isKept ? JSON.parse(localStorage.getItem(searchesKey)) : [];
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
export function keepSearch(text) {
  const others = recentSearches().filter((one) => fold(one) !== fold(text));
  try {
    if (isKept) localStorage.setItem(searchesKey, JSON.stringify([text].concat(others).slice(0, 6)));
  } catch {
    // Without storage, none is kept.
  }
}

export function preference(name) {
  const value = lookUp(overridden, name);
  return value === undefined ? lookUp(values, name) : value;
}

export function setPreference(name, value) {
  delete overridden[name];
  values[name] = value;
  try {
    if (isKept) localStorage.setItem(key, JSON.stringify(values));
  } catch {
    // See above.
  }
}

/* The languages to choose from: those of the pages, then those of the hub's texts. The URL can limit
   and order them. */
export function offeredLanguages() {
  const own = Object.keys(tongues);
  const all = own.concat((bundle.hub ? bundle.hub.languages : []).filter((code) => !own.includes(code) && /^[a-z]{2,3}$/.test(code)));
  const asked = query.languages.filter((code) => all.includes(code));
  return asked.length ? asked : all;
}

/* Those that the pages themselves speak; English if there is none. */
export function tonguesToChoose() {
  const found = offeredLanguages().filter((code) => lookUp(tongues, code));
  return found.length ? found : ["en"];
}

export function chosenLanguage() {
  const languages = offeredLanguages();
  const wanted = [preference("language")].concat(navigator.languages || []);
  return wanted.map((code) => String(code).toLowerCase().split("-")[0]).find((code) => languages.includes(code)) || (languages.includes("en") ? "en" : languages[0]);
}

/* True if the pages need not wait for the words of a language: they are there, or there are none. */
export function hasWords(code) {
  return Boolean(lookUp(wordTables, code) || !lookUp(tongues, code));
}

/* A promise that ends when the words of the chosen language are there, or cannot be loaded; then the
   pages are in English. */
export function loadWords() {
  const code = chosenLanguage();
  if (hasWords(code)) return Promise.resolve();
  return import(`./words-${code}.js`).then((found) => { wordTables[code] = found.words; }, () => {});
}

// Languages that a browser may not speak.
const ownNames = {
  cy: "Cymraeg", eu: "Euskara", fy: "Frysk", ga: "Gaeilge", gl: "Galego", is: "Íslenska",
  lb: "Lëtzebuergesch", mt: "Malti"
};

/* The name of a language in that language: "Nederlands". */
export function languageName(code) {
  if (lookUp(tongues, code)) return tongues[code].name;
  if (lookUp(ownNames, code)) return ownNames[code];
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}

const countryNames = {}; // language and code → name

/* The name of a country in the language of the pages; "" without a code. */
export function countryName(code) {
  if (!code) return "";
  const key = `${pagesLanguage()} ${code}`;
  if (!lookUp(countryNames, key)) countryNames[key] = nameOfCountry(code);
  return countryNames[key];
}

function nameOfCountry(code) {
  try {
    return new Intl.DisplayNames([pagesLanguage()], { type: "region" }).of(code);
  } catch {
    return code;
  }
}

function table() { return wordTables[pagesLanguage()]; }

/* The words that a table has for a name; English ones if it has none. */
function wordsOf(name) {
  return lookUp(table(), name) === undefined ? wordTables.en : table();
}

/* The form of a word for a number, by the rules of the language of its table. */
function form(forms, number, words) {
  const language = words === wordTables.en ? "en" : pagesLanguage();
  return forms[words.plurals[new Intl.PluralRules(language).select(number)]];
}

/* A word of the pages, with "{name}" replaced. */
export function word(name, values) {
  const words = wordsOf(name);
  let word = lookUp(words, name);
  if (!word) return name;
  if (Array.isArray(word)) word = form(word, values.n, words);
  return word.replace(/\{(\w+)\}/g, (_, part) => (
    typeof values[part] === "number" ? formatNumber(values[part]) : values[part]));
}

/* "it ends too early" → "It ends too early." */
export function sentence(text) {
  return text && capitalized(text) + (/[.!?]$/.test(text) ? "" : ".");
}
export function capitalized(text) { return text.charAt(0).toUpperCase() + text.slice(1); }

/* A recorded reason in the language of the pages: its parts up to the first unknown one. */
export function reasonText(text) {
  const words = lookUp(table(), "reasons");
  if (!words) return text;
  const parts = text.split(": ").map((part) => {
    const found = Object.keys(reasonPatterns).find((name) => lookUp(words, name) && reasonPatterns[name].test(part));
    return found ? part.replace(reasonPatterns[found], words[found]) : null;
  });
  const end = parts.indexOf(null);
  return end === 0 ? text : parts.slice(0, end < 0 ? parts.length : end).join(": ");
}

/* The language of the pages themselves: the chosen one, or English. */
export function pagesLanguage() { return lookUp(wordTables, chosenLanguage()) ? chosenLanguage() : "en"; }

export function formatNumber(number) { return number.toLocaleString(pagesLanguage()); }

/* The text in the chosen language, or else in English, or else the first one. */
export function localized(texts) {
  const wanted = [chosenLanguage(), "en", texts[0]];
  for (let index = 0; index < wanted.length; index++) {
    for (let at = 0; at < texts.length; at += 2) {
      if (texts[at] === wanted[index]) {
        return { text: texts[at + 1], language: texts[at], isOther: index > 0 };
      }
    }
  }
  return null;
}

/* The name of a language in that of the pages: "Niederländisch". */
function nameOf(language) {
  try {
    const name = new Intl.DisplayNames([pagesLanguage()], { type: "language", fallback: "none" }).of(language);
    return name ? capitalized(name) : languageName(language);
  } catch {
    return language;
  }
}

/* The same as elements, with the name of another language behind the text. */
export function localizedText(texts) {
  const found = localized(texts);
  return found && [
    isolated(found.text, found.language),
    found.isOther ? element("span", { class: "tongue" }, nameOf(found.language)) : null
  ];
}

/* English dates in the European order: "31 January 2024". */
function dates(hasYear) {
  return new Intl.DateTimeFormat(pagesLanguage().replace(/^en$/, "en-GB"), {
    day: "numeric", month: "long", year: hasYear ? "numeric" : undefined, timeZone: "UTC"
  });
}

/* "31 December", "31 January 2024", or the text itself if it is not a date. */
export function dateText(text) {
  const parts = /^(\d{4}|-)?-?(\d{2})-(\d{2})/.exec(text || "");
  if (!parts) return text || "";
  const hasYear = /^\d{4}$/.test(parts[1] || "");
  return dates(hasYear).format(Date.UTC(hasYear ? +parts[1] : 2000, +parts[2] - 1, +parts[3]))
    .replace(/^.*$/, table().day || "$&");
}

/* "December 2026" */
export function monthText(year, month) {
  return new Intl.DateTimeFormat(pagesLanguage(), { month: "long", year: "numeric", timeZone: "UTC" })
    .format(Date.UTC(year, month - 1, 1));
}

/* "6–28 February 2027", "21 November – 6 December 2026". */
export function dateRange(start, end) {
  return dates(true).formatRange(Date.parse(start), Date.parse(end)).replace(/\s/g, " ")
    .replace(/^(\d+) – (?=\d)/, "$1–").replace(" –", "\u00a0–").replace(/^.*$/, table().day || "$&");
}

// ---- Memberships ----

export function isFormerMember(member) { return member.statuses.includes("former"); }
export function isDeceasedMember(member) { return member.statuses.includes("deceased"); }

/* True if lists show such a person. */
export function shows(isFormer, isDeceased) {
  if (isDeceased) return preference("deceased");
  return !isFormer || preference("former");
}

/* "Former honorary member of X"; without a club, "Former honorary member". */
export function membershipText(member, club) {
  return membership(member, club).replace("{club}", () => club);
}

/* The same with the club's name as an element. */
export function membershipAt(member, club) {
  const parts = membership(member, club.displayName).split("{club}");
  return [parts[0], isolated(club.displayName), parts[1]];
}

function membership(member, club) {
  const words = wordsOf("membership");
  return capitalized(words.membership({
    titles: member.roles.map((role) => lookUp(words.roles, role) || role),
    roles: member.roles, isOther: String(member.roles) === "other", club: club || "",
    position: words.statuses[status(member)], status: status(member),
    isFormer: isFormerMember(member), isDeceased: isDeceasedMember(member)
  }, (titles) => new Intl.ListFormat(words === wordTables.en ? "en-GB" : pagesLanguage()).format(titles)));
}

/* The names of roles and statuses in the language of the pages and in English: [role, name]. */
export function roleTexts() {
  return [table(), wordTables.en].flatMap((words) => (
    [words.roles, words.statuses, words.otherRoles, { former: words.former, deceased: words.deceased }].flatMap(Object.entries)
      .filter(([role]) => !["other", "member"].includes(role))
      .flatMap(([role, names]) => names.split(", ").map((name) => [role, name]))));
}

/* "Chairman", "Treasurer". */
export function roleName(role) {
  return capitalized(lookUp(wordsOf("roles").roles, role) || role);
}

function status(member) {
  return ["honorary", "prospective", "mentor"].find((one) => member.statuses.includes(one)) || "member";
}

read();
