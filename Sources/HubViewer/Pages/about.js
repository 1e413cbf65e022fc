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
        counts(hub).length ? section("counts", element("dl", { class: "figures" }, counts(hub))) : null,
        section("missing", missing(hub)),
        section("sources", [element("p", null, word("sourcesText")), sources(hub), pages(hub)])],
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
      .map(function (name) {
        // There are no smaller ones either.
        var kind = name === "unwantedPictures" && hub.leftOut.assets === "none" ? "pictures" : name;
        return word("leftOut_" + kind, { n: hub.leftOut[name] });
      })
      .concat(hub.leftOut.omitted.map(function (name) { return word("omitted_" + name); }));
    return [
      hub.missing.length
        ? [element("p", { class: "warning" }, word("incomplete")),
          table([word("what"), word("where"), word("why")], hub.missing.map(function (row) {
            return [hubpack.capitalized(word(row[0])) + ", " + word("state_" + row[2]), element("span", { class: "location" }, hubpack.text(row[1])),
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

  /* The files of the hub: a row for each kind, with the number in each state. */
  function sources(hub) {
    var kinds = Array.from(new Set(hub.sources.map(function (row) { return row[0]; })));
    return table([word("what"), word("files")], kinds.map(function (kind) {
      var states = hub.sources.filter(function (row) { return row[0] === kind; });
      return [hubpack.capitalized(word("role_" + kind)), states.map(function (row) {
        return element("span", { class: "state" }, hubpack.number(row[2]) + " " + word("state_" + row[1]));
      })];
    }));
  }

  /* The portfolios that were read from web pages, and those whose sites ask not to be copied. */
  function pages(hub) {
    if (!hub.pages.length) return null;
    var rows = hub.pages.map(function (row) {
      return { club: row[0], member: row[1], address: row[2], isUnwanted: row[3] === 1 };
    });
    var place = element("div", { class: "pages-read" });
    hubpack.organizations().then(function (organizations) {
      var clubs = Array.from(new Set(rows.map(function (row) { return row.club; })));
      return Promise.all(clubs.map(function (club) { return hubpack.members(organizations.list[club]); }));
    }).then(function (members) {
      var byId = new Map([].concat.apply([], members).map(function (member) { return [member.id, member]; }));
      var count = rows.filter(function (row) { return !row.isUnwanted; }).length;
      place.replaceChildren(element("p", null, word("pagesText", { n: count })),
        table([word("photographer"), word("club"), word("webPage")], rows.map(function (row) {
          var member = byId.get(row.member);
          return [
            element("a", { href: hubpack.address("images", member.organization.slug, member.slug) }, hubpack.text(member.name)),
            element("a", { href: hubpack.organizationAddress(member.organization) }, hubpack.text(member.organization.name)),
            [hubpack.webLink(row.address) || element("span", { class: "location" }, hubpack.text(row.address)),
              row.isUnwanted ? element("span", { class: "state" }, word("unwantedPage")) : null]
          ];
        })));
    }).catch(function () { /* The counts are there. */ });
    return place;
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

  var fewRows = 12; // longer tables scroll by themselves

  function table(heads, rows) {
    return element("div", { class: "table" + (rows.length > fewRows ? " is-long" : ""), tabindex: "0", role: "region", "aria-label": heads.join(", ") },
      element("table", null,
        element("thead", null, element("tr", null, heads.map(function (head) {
          return element("th", { scope: "col" }, head);
        }))),
        element("tbody", null, rows.map(function (row) {
          return element("tr", null, row.map(function (cell) { return element("td", null, cell); }));
        }))));
  }
})(hubpack);
