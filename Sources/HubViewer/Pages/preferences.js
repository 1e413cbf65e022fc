/* Preferences: language, visible people, pictures, theme. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.preferences = function (page) {
    page.title = word("preferences");
    page.show(
      hubpack.heading(word("preferences"), word(hubpack.query.isKiosk ? "keptShortly" : "kept")),
      element("div", { class: "preferences" },
        group("language", [
          element("select", {
            "aria-label": word("language"), "aria-describedby": "language-hint",
            change: function (event) { set("language", event.target.value); }
          }, hubpack.languages().map(function (code) {
            return element("option", { value: code, selected: code === hubpack.language(), lang: code },
              hubpack.languageName(code));
          })),
          element("p", { class: "note", id: "language-hint" }, word("languageHint"))
        ]),
        group("selection", [flag("former", "showFormer"), flag("deceased", "showDeceased")]),
        group("beside", choices("beside", ["featured", "portrait"])),
        hubpack.canShowWall ? group("first", choices("first", ["portfolios", "pictures"])) : null,
        group("theme", choices("theme", ["system", "light", "dark"]))));
  };

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
