/* About: rights, contents, completeness, sources and facts of the bundle. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var shownCounts = ["clubs", "clubsWithMembers", "museums", "photographers", "memberships",
    "galleries", "images", "exhibitions", "assets", "assetBytes", "keywords"];

  hubpack.pages.about = function (page) {
    var hub = hubpack.hub;
    page.title = word("about");
    page.show(
      hubpack.heading(word("about"), [word("release"), " ", hubpack.text(hub.release)],
        element("div", { class: "heading-links" }, hubpack.statisticsLink(), hubpack.helpLink())),
      element("div", { class: "about" },
        section("rights", [element("p", null, word("rightsText")),
          hub.license ? element("p", null, word("license"), word("colon"), hubpack.text(hub.license)) : null,
          hub.consent ? element("p", null, word("consent"), word("colon"), hubpack.text(hub.consent)) : null,
          hub.rights.length ? rights(hub) : null]),
        hubpack.query.club !== null ? null : [
        section("counts", element("dl", { class: "figures" }, counts(hub))),
        section("missing", missing(hub)),
        section("sources", [sources(hub), pages(hub)])],
        section("bundle", [facts(hub), element("p", { class: "note" }, word("townAttribution"))])));
  };

  function section(title, content) {
    return element("section", { class: "about-" + title }, element("h2", null, word(title)), content);
  }

  function bytes(number) {
    var units = ["byte", "kilobyte", "megabyte", "gigabyte"];
    var unit = 0;
    for (; number >= 1000 && unit < 3; unit++) number /= 1000;
    return new Intl.NumberFormat(hubpack.pagesLanguage(), {
      style: "unit", unit: units[unit], maximumSignificantDigits: 3
    }).format(number);
  }

  function counts(hub) {
    return hub.counts.filter(function (one) { return one[1] && shownCounts.includes(one[0]); })
      .map(function (one) {
        return element("div", null, element("dt", null, word("count_" + one[0])),
          element("dd", null, one[0] === "assetBytes" ? bytes(one[1]) : hubpack.number(one[1])));
      });
  }

  function missing(hub) {
    var leftOut = ["clubs", "sources", "galleries", "pictures", "placeholders", "protectedPages",
      "unwantedPictures", "webPages"]
      .filter(function (name) { return hub.leftOut[name]; })
      .map(function (name) { return word("leftOut_" + name, { n: hub.leftOut[name] }); })
      .concat(hub.leftOut.omitted.map(function (name) { return word("omitted_" + name); }));
    return [
      hub.missing.length
        ? [element("p", { class: "warning" }, word("incomplete")),
          table([word("what"), word("where"), word("why")], hub.missing.map(function (row) {
            return [hubpack.capitalized(word(row[0])) + ", " + word("state_" + row[2]), hubpack.text(row[1]),
              hubpack.text(hubpack.capitalized(hubpack.reason(row[3] || "")))];
          }))]
        : element("p", { class: "good" }, word("complete")),
      leftOut.length ? element("p", null, word("leftOutText"), word("colon"), leftOut.join(", "), ".") : null,
      element("p", null, word("pictures"), word("colon"), word("assets_" + hub.leftOut.assets), ". ",
        hubpack.count("assets") ? [
          hub.thumbnailEdge ? word("thumbnailEdge", { n: hub.thumbnailEdge }) : "", " ",
          hub.imageEdge ? word("imageEdge", { n: hub.imageEdge }) : "", " ",
          hub.pictureMetadata === "all" ? word("allMetadata") : ""] : null)
    ];
  }

  function rights(hub) {
    return table([word("statedRights"), word("pictures")], hub.rights.map(function (row) {
      return [hubpack.rights(row[0]), hubpack.number(row[1])];
    }));
  }

  function sources(hub) {
    return table([word("what"), word("state"), word("files")], hub.sources.map(function (row) {
      return [hubpack.capitalized(word("role_" + row[0])), hubpack.capitalized(word("state_" + row[1])),
        hubpack.number(row[2])];
    }));
  }

  /* The portfolios that were read from web pages; bundles of earlier versions have none. */
  function pages(hub) {
    if (!hub.pages || !hub.pages.length) return null;
    return [element("p", null, word("pagesText")),
      table([word("photographer"), word("club"), word("webPage")], hub.pages.map(function (row) {
        return [hubpack.text(row[0]), hubpack.text(row[1]), hubpack.webLink(row[2]) || hubpack.text(row[2])];
      }))];
  }

  function facts(hub) {
    return element("dl", { class: "facts" }, [
      ["collection", hub.title], ["maker", hub.maker], ["release", hub.release],
      ["created", hubpack.date(hub.created)], ["generator", hub.generator], ["root", hub.root],
      ["contentDigest", hub.contentDigest]
    ].filter(function (fact) { return fact[1]; }).map(function (fact) {
      return [element("dt", null, word(fact[0])), element("dd", null, hubpack.text(fact[1]))];
    }));
  }

  function table(heads, rows) {
    return element("div", { class: "table", tabindex: "0", role: "region", "aria-label": heads.join(", ") },
      element("table", null,
        element("thead", null, element("tr", null, heads.map(function (head) {
          return element("th", { scope: "col" }, head);
        }))),
        element("tbody", null, rows.map(function (row) {
          return element("tr", null, row.map(function (cell) { return element("td", null, cell); }));
        }))));
  }
})(hubpack);
