/* Preferences: language, visible people, pictures, theme. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.preferences = function (page) {
    var languages = hubpack.languages();
    var tongues = Object.keys(hubpack.tongues);
    page.title = word("preferences");
    page.show(
      hubpack.heading(word("preferences"), word(hubpack.query.isKiosk ? "keptShortly" : "kept")),
      element("div", { class: "preferences" },
        group("language", [
          element("select", {
            "aria-label": word("language"), "aria-describedby": "language-hint",
            change: function (event) { set("language", event.target.value); }
          }, languages.filter(function (code) { return tongues.includes(code); }).map(option),
            languages.every(function (code) { return tongues.includes(code); }) ? null
              : element("optgroup", { label: word("textsOnly") },
                languages.filter(function (code) { return !tongues.includes(code); }).map(option))),
          element("p", { class: "note", id: "language-hint" }, word("languageHint"))
        ]),
        group("selection", [flag("former", "showFormer"), flag("deceased", "showDeceased")]),
        hubpack.count("assets") ? group("beside", choices("beside", ["featured", "portrait"])) : null,
        hubpack.hasWall() ? group("first", choices("first", ["portfolios", "pictures"])) : null,
        group("theme", choices("theme", ["system", "light", "dark"]))));
  };

  function option(code) {
    return element("option", { value: code, selected: code === hubpack.language(), lang: code },
      hubpack.languageName(code));
  }

  function set(name, value) {
    hubpack.setPreference(name, value);
    hubpack.showAgain();
  }

  function group(title, content) {
    return element("fieldset", null, element("legend", null, word(title)), content);
  }

  function flag(name, label) {
    return element("label", { class: "choice" },
      element("input", {
        type: "checkbox", name: name, checked: hubpack.preference(name),
        change: function (event) { set(name, event.target.checked); }
      }), word(label));
  }

  function choices(name, values) {
    return values.map(function (value) {
      return element("label", { class: "choice" },
        element("input", {
          type: "radio", name: name, value: value, checked: hubpack.preference(name) === value,
          change: function () { set(name, value); }
        }), word(name + "_" + value));
    });
  }
})(hubpack);
