/* What the address asks for, before its "#": kiosk mode, one club only, slide shows that start by
   themselves, language and theme (Docs/Kiosk.md). It holds as long as the page is open. */
"use strict";

(function (hubpack) {
  var asked = new URLSearchParams(location.search);

  /* Seconds between 1 and a day, or what holds without a sensible number. */
  function seconds(name, otherwise) {
    var number = Number((asked.get(name) || "").trim().replace(/s$/, ""));
    return number >= 1 && number <= 86400 ? number : otherwise;
  }

  /* "Fotoclub Zonnevlek Waterlinge", or its address as the pages write it. */
  function club(text) {
    var parts = /^(.*?)(~\d+)?$/s.exec(text.trim());
    return hubpack.slug(parts[1]) + (parts[2] || "");
  }

  hubpack.query = {
    isKiosk: asked.has("kiosk"),
    idle: seconds("kiosk", 120), // seconds until a screen that nobody touches starts again
    autoplay: asked.has("autoplay") ? seconds("autoplay", 8) : 0,
    club: asked.get("club") ? club(asked.get("club")) : null, // its slug
    clubText: asked.get("club"),
    language: asked.get("language"),
    theme: asked.get("theme")
  };
})(hubpack);
