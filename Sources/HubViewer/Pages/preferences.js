/* Preferences: language, visible people, pictures, theme. */

import { element, pages } from "./core.js";
import { query } from "./query.js";
import { tongues } from "./words.js";
import { chosenLanguage, languageName, offeredLanguages, preference, setPreference, word } from "./settings.js";
import { countOf } from "./data.js";
import { heading } from "./parts.js";
import { hasWall } from "./titles.js";

pages.preferences = (page) => {
  const languages = offeredLanguages();
  const spoken = Object.keys(tongues);
  page.title = word("preferences");
  page.show(
    heading(word("preferences"), word(query.isKiosk ? "keptShortly" : "kept")),
    element("div", { class: "preferences" },
      group("language", [
        element("select", {
          "aria-label": word("language"), "aria-describedby": "language-hint",
          change: (event) => { set(page, "language", event.target.value); }
        }, languages.filter((code) => spoken.includes(code)).map(option),
          languages.every((code) => spoken.includes(code)) ? null
            : element("optgroup", { label: word("textsOnly") },
              languages.filter((code) => !spoken.includes(code)).map(option))),
        element("p", { class: "note", id: "language-hint" }, word("languageHint"))
      ]),
      query.exhibition !== null ? null : [
        group("selection", [flag(page, "former", "showFormer"), flag(page, "deceased", "showDeceased")]),
        countOf("assets") ? group("beside", choices(page, "beside", ["featured", "portrait"])) : null,
        countOf("images") ? group("portfolioOrder", choices(page, "portfolioOrder", ["present", "gallery"])) : null,
        hasWall() ? group("first", choices(page, "first", ["portfolios", "pictures"])) : null],
      group("theme", choices(page, "theme", ["system", "light", "dark"]))));
};

function option(code) {
  return element("option", { value: code, selected: code === chosenLanguage(), lang: code },
    languageName(code));
}

function set(page, name, value) {
  setPreference(name, value);
  page.showAgain();
}

function group(title, content) {
  return element("fieldset", null, element("legend", null, word(title)), content);
}

function flag(page, name, label) {
  return element("label", { class: "choice" },
    element("input", {
      type: "checkbox", name: name, checked: preference(name),
      change: (event) => { set(page, name, event.target.checked); }
    }), word(label));
}

function choices(page, name, values) {
  return values.map((value) => element("label", { class: "choice" },
      element("input", {
        type: "radio", name: name, value: value, checked: preference(name) === value,
        change: () => { set(page, name, value); }
      }), word(`${name}_${value}`)));
}
