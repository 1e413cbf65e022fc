/* Preferences, and what depends on them: language, visible people. */
"use strict";

(function (hubpack) {
  var key = "hubpack.preferences";
  var searchesKey = "hubpack.searches";
  var defaults = {
    language: "", theme: "system", former: true, deceased: false, beside: "featured", interval: 5,
    first: "portfolios", kinds: "all" // clubs, museums or all
  };
  var values = Object.assign({}, defaults);
  var overridden = {};
  // The preferences of one kiosk visitor are no business of the next.
  var isKept = !hubpack.query.isKiosk;

  function read() {
    try {
      if (isKept) Object.assign(values, known(JSON.parse(localStorage.getItem(key)) || {}));
    } catch (error) {
      // Without storage, preferences last as long as the page.
    }
    // "index.html?language=nl&theme=dark" applies to this visit and is not saved.
    ["language", "theme"].forEach(function (name) {
      if (hubpack.query[name] !== null) overridden[name] = hubpack.query[name];
    });
    if (hubpack.query.autoplay) overridden.interval = hubpack.query.autoplay;
  }

  /* Resets all preferences. */
  hubpack.forgetPreferences = function () {
    values = Object.assign({}, defaults);
    overridden = {};
    read();
  };

  /* The stored preferences that exist and have the right type. */
  function known(found) {
    var result = {};
    Object.keys(values).forEach(function (name) {
      var value = hubpack.own(found, name);
      if (typeof value === typeof values[name]) result[name] = value;
    });
    return result;
  }

  /* The last searches that led somewhere, the latest first. A kiosk keeps none. */
  hubpack.recentSearches = function () {
    try {
      var found = isKept ? JSON.parse(localStorage.getItem(searchesKey)) : [];
      return Array.isArray(found) ? found.filter(function (one) { return typeof one === "string"; }) : [];
    } catch (error) {
      return [];
    }
  };
  hubpack.keepSearch = function (text) {
    var others = hubpack.recentSearches().filter(function (one) { return hubpack.fold(one) !== hubpack.fold(text); });
    try {
      if (isKept) localStorage.setItem(searchesKey, JSON.stringify([text].concat(others).slice(0, 6)));
    } catch (error) {
      // Without storage, none is kept.
    }
  };

  hubpack.preference = function (name) {
    var value = hubpack.own(overridden, name);
    return value === undefined ? hubpack.own(values, name) : value;
  };

  hubpack.setPreference = function (name, value) {
    delete overridden[name];
    values[name] = value;
    try {
      if (isKept) localStorage.setItem(key, JSON.stringify(values));
    } catch (error) {
      // See above.
    }
  };

  /* The languages to choose from: those of the pages, then those of the hub's texts. The URL can limit
     and order them. */
  hubpack.languages = function () {
    var own = Object.keys(hubpack.tongues);
    var all = own.concat((hubpack.hub ? hubpack.hub.languages : []).filter(function (code) {
      return !own.includes(code) && /^[a-z]{2,3}$/.test(code);
    }));
    var asked = hubpack.query.languages.filter(function (code) { return all.includes(code); });
    return asked.length ? asked : all;
  };

  /* Those that the pages themselves speak; English if there is none. */
  hubpack.tonguesToChoose = function () {
    var found = hubpack.languages().filter(function (code) { return hubpack.own(hubpack.tongues, code); });
    return found.length ? found : ["en"];
  };

  hubpack.language = function () {
    var languages = hubpack.languages();
    var wanted = [hubpack.preference("language")].concat(navigator.languages || []);
    return wanted.map(function (code) {
      return String(code).toLowerCase().split("-")[0];
    }).find(function (code) { return languages.includes(code); }) || (languages.includes("en") ? "en" : languages[0]);
  };

  var arriving = {}; // language → promise

  /* True if the pages need not wait for the words of a language: they are there, or there are none. */
  hubpack.hasWords = function (code) {
    return Boolean(hubpack.own(hubpack.words, code) || !hubpack.own(hubpack.tongues, code));
  };

  /* A promise that ends when the words of the chosen language are there, or cannot be loaded; then the
     pages are in English. */
  hubpack.loadWords = function () {
    var code = hubpack.language();
    if (hubpack.hasWords(code)) return Promise.resolve();
    arriving[code] = arriving[code] || new Promise(function (resolve) {
      var script = document.createElement("script");
      script.onload = script.onerror = function () {
        delete arriving[code];
        script.remove();
        resolve();
      };
      script.src = "viewer/words-" + code + ".js";
      document.head.append(script);
    });
    return arriving[code];
  };

  // Languages that a browser may not speak.
  var ownNames = {
    cy: "Cymraeg", eu: "Euskara", fy: "Frysk", ga: "Gaeilge", gl: "Galego", is: "Íslenska",
    lb: "Lëtzebuergesch", mt: "Malti"
  };

  /* The name of a language in that language: "Nederlands". */
  hubpack.languageName = function (code) {
    if (hubpack.own(hubpack.tongues, code)) return hubpack.tongues[code].name;
    if (hubpack.own(ownNames, code)) return ownNames[code];
    try {
      var name = new Intl.DisplayNames([code], { type: "language" }).of(code);
      return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
    } catch (error) {
      return code;
    }
  };

  var countryNames = {}; // language and code → name

  hubpack.countryName = function (code) {
    if (!code) return "";
    var key = pagesLanguage() + " " + code;
    if (!hubpack.own(countryNames, key)) countryNames[key] = countryName(code);
    return countryNames[key];
  };

  function countryName(code) {
    try {
      return new Intl.DisplayNames([pagesLanguage()], { type: "region" }).of(code);
    } catch (error) {
      return code;
    }
  }

  function table() { return hubpack.words[pagesLanguage()]; }

  /* The words that a table has for a name; English ones if it has none. */
  function wordsOf(name) {
    return hubpack.own(table(), name) === undefined ? hubpack.words.en : table();
  }

  /* The form of a word for a number, by the rules of the language of its table. */
  function form(forms, number, words) {
    var language = words === hubpack.words.en ? "en" : pagesLanguage();
    return forms[words.plurals[new Intl.PluralRules(language).select(number)]];
  }

  /* A word of the pages, with "{name}" replaced. */
  hubpack.word = function (name, values) {
    var words = wordsOf(name);
    var word = hubpack.own(words, name);
    if (!word) return name;
    if (Array.isArray(word)) word = form(word, values.n, words);
    return word.replace(/\{(\w+)\}/g, function (whole, part) {
      return typeof values[part] === "number" ? hubpack.number(values[part]) : values[part];
    });
  };

  /* "it ends too early" → "It ends too early." */
  hubpack.sentence = function (text) {
    return text && hubpack.capitalized(text) + (/[.!?]$/.test(text) ? "" : ".");
  };
  hubpack.capitalized = function (text) { return text.charAt(0).toUpperCase() + text.slice(1); };

  /* A recorded reason in the language of the pages: its parts up to the first unknown one. */
  hubpack.reason = function (text) {
    var words = hubpack.own(table(), "reasons");
    if (!words) return text;
    var parts = text.split(": ").map(function (part) {
      var found = Object.keys(hubpack.reasons).find(function (name) {
        return hubpack.own(words, name) && hubpack.reasons[name].test(part);
      });
      return found ? part.replace(hubpack.reasons[found], words[found]) : null;
    });
    var end = parts.indexOf(null);
    return end === 0 ? text : parts.slice(0, end < 0 ? parts.length : end).join(": ");
  };

  function pagesLanguage() { return hubpack.own(hubpack.words, hubpack.language()) ? hubpack.language() : "en"; }
  hubpack.pagesLanguage = pagesLanguage;

  hubpack.number = function (number) { return number.toLocaleString(pagesLanguage()); };

  /* The text in the chosen language, or else in English, or else the first one. */
  hubpack.localized = function (texts) {
    var wanted = [hubpack.language(), "en", texts[0]];
    for (var index = 0; index < wanted.length; index++) {
      for (var at = 0; at < texts.length; at += 2) {
        if (texts[at] === wanted[index]) {
          return { text: texts[at + 1], language: texts[at], isOther: index > 0 };
        }
      }
    }
    return null;
  };

  /* The name of a language in that of the pages: "Niederländisch". */
  function nameOf(language) {
    try {
      var name = new Intl.DisplayNames([pagesLanguage()], { type: "language", fallback: "none" }).of(language);
      return name ? hubpack.capitalized(name) : hubpack.languageName(language);
    } catch (error) {
      return language;
    }
  }

  /* The same as elements, with the name of another language behind the text. */
  hubpack.localizedText = function (texts) {
    var found = hubpack.localized(texts);
    return found && [
      hubpack.text(found.text, found.language),
      found.isOther ? hubpack.element("span", { class: "tongue" }, nameOf(found.language)) : null
    ];
  };

  /* English dates in the European order: "31 January 2024". */
  function dates(hasYear) {
    return new Intl.DateTimeFormat(pagesLanguage().replace(/^en$/, "en-GB"), {
      day: "numeric", month: "long", year: hasYear ? "numeric" : undefined, timeZone: "UTC"
    });
  }

  /* "31 December", "31 January 2024", or the text itself if it is not a date. */
  hubpack.date = function (text) {
    var parts = /^(\d{4}|-)?-?(\d{2})-(\d{2})/.exec(text || "");
    if (!parts) return text || "";
    var hasYear = /^\d{4}$/.test(parts[1] || "");
    return dates(hasYear).format(Date.UTC(hasYear ? +parts[1] : 2000, +parts[2] - 1, +parts[3]))
      .replace(/^.*$/, table().day || "$&");
  };

  /* "6–28 February 2027", "21 November – 6 December 2026". */
  hubpack.dateRange = function (start, end) {
    return dates(true).formatRange(Date.parse(start), Date.parse(end)).replace(/\s/g, " ")
      .replace(/^(\d+) – (?=\d)/, "$1–").replace(" –", "\u00a0–").replace(/^.*$/, table().day || "$&");
  };

  // ---- Memberships ----

  hubpack.isFormer = function (member) { return member.statuses.includes("former"); };
  hubpack.isDeceased = function (member) { return member.statuses.includes("deceased"); };

  /* True if lists show such a person. */
  hubpack.shows = function (isFormer, isDeceased) {
    if (isDeceased) return hubpack.preference("deceased");
    return !isFormer || hubpack.preference("former");
  };

  /* "Former honorary member of X"; without a club, "Former honorary member". */
  hubpack.membershipText = function (member, club) {
    return membership(member, club).replace("{club}", function () { return club; });
  };

  /* The same with the club's name as an element. */
  hubpack.membershipAt = function (member, club) {
    var parts = membership(member, club.displayName).split("{club}");
    return [parts[0], hubpack.text(club.displayName), parts[1]];
  };

  function membership(member, club) {
    var words = wordsOf("membership");
    return hubpack.capitalized(words.membership({
      titles: member.roles.map(function (role) { return hubpack.own(words.roles, role) || role; }),
      roles: member.roles, isOther: String(member.roles) === "other", club: club || "",
      position: words.statuses[status(member)], status: status(member),
      isFormer: hubpack.isFormer(member), isDeceased: hubpack.isDeceased(member)
    }, function (titles) {
      return new Intl.ListFormat(words === hubpack.words.en ? "en-GB" : pagesLanguage()).format(titles);
    }));
  }

  /* "Chairman", "Treasurer". */
  hubpack.roleName = function (role) {
    return hubpack.capitalized(hubpack.own(wordsOf("roles").roles, role) || role);
  };

  function status(member) {
    return ["honorary", "prospective", "mentor"].find(function (one) {
      return member.statuses.includes(one);
    }) || "member";
  }

  read();
})(hubpack);
