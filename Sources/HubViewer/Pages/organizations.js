/* Clubs & Museums: a map, a list, and the page of one club or museum. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var open = null; // the open page: choosing another organization keeps its map

  hubpack.pages.clubs = function (page, slug) {
    return hubpack.organizations().then(function (organizations) {
      var chosen = slug === undefined ? hubpack.club : organizations.at(slug);
      if (slug !== undefined && !chosen) return page.notFound(slug);
      if (hubpack.query.club !== null && !chosen) return page.notFound(hubpack.query.clubText);
      page.title = chosen ? chosen.displayName : word("organizations");
      page.up = chosen && !hubpack.club ? hubpack.address("clubs") : null;
      if (open && open.element.isConnected && page.isSameKind) {
        page.keep(open.stop);
        return open.choose(chosen);
      }
      open = build(organizations.shown);
      page.leave = open.stop;
      page.show(open.element);
      return open.choose(chosen);
    });
  };

  function build(everything) {
    var place = hubpack.gridPlace();
    var panel = element("div", { class: "panel" });
    var map = hubpack.map({
      selected: null,
      choose: function (organization) { location.hash = hubpack.organizationAddress(organization); }
    });
    var count = element("p", { class: "count", role: "status" });
    var kinds = kindSwitch(everything, function () {
      isListed = false;
      update();
    });
    var from = null; // the list is sorted by distance from here
    var text = "";
    var isListed = false;
    var chosen = null;
    var list = element("div", { class: "directory" },
      hubpack.filterField(word("filter"), "", function (typed) {
        text = typed;
        update();
        // On a phone the map would hide what was found.
        if (typed && innerWidth < 960) list.scrollIntoView({ block: "start" });
      }),
      orderField(everything, function (point) {
        from = point;
        update();
      }), count, place.element);
    var statistics = hubpack.statisticsLink();

    function update() {
      var matching = hubpack.matching(everything.filter(kinds.isShown), text);
      map.show(chosen && !matching.includes(chosen) ? matching.concat(chosen) : matching);
      if (chosen) return;
      isListed = true;
      var clubs = matching.filter(function (one) { return !one.isMuseum; }).length;
      count.textContent = [["clubs", clubs], ["museums", matching.length - clubs]]
        .filter(function (kind) { return kinds.isWanted(kind[0]); })
        .map(function (kind) { return word(kind[0], { n: kind[1] }); }).join(" · ");
      var shown = from ? nearest(matching, from) : matching;
      place.show({
        count: shown.length, width: 60, height: 3.9, gap: 0, className: "lines",
        label: word("organizations"), card: function (index) { return line(shown[index], from); }
      }, everything.length ? null : word("noClubs"));
    }

    function choose(organization) {
      chosen = organization;
      atlas.classList.toggle("is-chosen", Boolean(chosen));
      map.select(chosen);
      panel.hidden = !chosen;
      statistics.setAttribute("href", hubpack.statisticsAddress(chosen && !chosen.isMuseum ? chosen : null));
      list.hidden = Boolean(chosen);
      if (!isListed || chosen && !kinds.isShown(chosen)) update();
      if (!chosen) return null;
      return hubpack.details(chosen).then(function (details) {
        panel.replaceChildren(card(organization, details));
        panel.querySelector("h2").focus({ preventScroll: true });
      });
    }

    var atlas = element("div", { class: "atlas" },
      hubpack.heading(hubpack.club ? word("theClub") : word("organizations"),
        hubpack.club ? null : word("organizationsLead"), [kinds.element, statistics]),
      map.element, element("div", { class: "atlas-side" }, panel, list));
    return {
      element: atlas,
      choose: choose,
      stop: function () {
        place.stop();
        map.stop();
      }
    };
  }

  // ---- Clubs, museums or all ----

  /* Buttons that say what the page shows; without an element if there is nothing to choose. */
  function kindSwitch(everything, change) {
    var museums = everything.filter(function (one) { return one.isMuseum; }).length;
    if (!museums || museums === everything.length) {
      return { element: null, isWanted: function () { return true; }, isShown: function () { return true; } };
    }
    var buttons = ["all", "clubs", "museums"].map(function (kind) {
      return element("button", {
        type: "button", value: kind, click: function () {
          hubpack.setPreference("kinds", kind);
          mark();
          change();
        }
      }, word("kinds_" + kind));
    });
    function mark() {
      buttons.forEach(function (button) { button.setAttribute("aria-pressed", String(button.value === kind())); });
    }
    function kind() {
      var kept = hubpack.preference("kinds");
      return kept === "clubs" || kept === "museums" ? kept : "all";
    }
    function isWanted(name) { return kind() === "all" || kind() === name; }
    mark();
    return {
      element: element("div", { class: "kinds", role: "group", "aria-label": word("kinds") }, buttons),
      isWanted: isWanted, isShown: function (one) { return isWanted(one.isMuseum ? "museums" : "clubs"); }
    };
  }

  // ---- Distances ----

  /* Kilometres between two places, along a great circle. */
  function distance(a, b) {
    var radian = Math.PI / 180;
    var sines = Math.pow(Math.sin((a.latitude - b.latitude) * radian / 2), 2)
      + Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian)
      * Math.pow(Math.sin((a.longitude - b.longitude) * radian / 2), 2);
    return 12742 * Math.asin(Math.sqrt(Math.min(1, sines)));
  }

  /* The nearest first; those whose place is unknown last. */
  function nearest(some, from) {
    return some.map(function (one) {
      return { one: one, distance: one.latitude === null ? Infinity : distance(one, from) };
    }).sort(function (a, b) { return a.distance === b.distance ? 0 : a.distance - b.distance; })
      .map(function (row) { return row.one; });
  }

  /* The towns of organizations with coordinates, by name: each lies in the middle of its organizations. */
  function townsOf(some) {
    var towns = new Map();
    some.forEach(function (one) {
      var key = hubpack.fold(one.town) + "\n" + one.country;
      var town = towns.get(key) || { name: hubpack.townName(one), country: one.country, count: 0, latitude: 0, longitude: 0 };
      town.count += 1;
      town.latitude += (one.latitude - town.latitude) / town.count;
      town.longitude += (one.longitude - town.longitude) / town.count;
      towns.set(key, town);
    });
    var list = Array.from(towns.values());
    list.sort(function (a, b) { return a.name.localeCompare(b.name, hubpack.pagesLanguage()); });
    var seen = new Map();
    list.forEach(function (town) {
      var name = hubpack.fold(town.name);
      seen.set(name, (seen.get(name) || 0) + 1);
    });
    list.forEach(function (town) {
      town.label = seen.get(hubpack.fold(town.name)) === 1 ? town.name
        : town.name + " (" + hubpack.countryName(town.country) + ")";
    });
    return list;
  }

  /* A choice of the order of the list: by name, or by distance from a town or from the device. */
  function orderField(everything, change) {
    var towns = [];
    var placed = everything.filter(function (one) { return one.latitude !== null && one.town; });
    if (!placed.some(function (one) { return one.town !== placed[0].town; })) return null;
    var here = null;
    var mine = element("option", { value: "here", hidden: true }, word("orderHere"));
    var group = element("optgroup", { label: word("orderTown") });
    var choice = element("select", {
      "aria-label": word("order"), focus: fill, pointerdown: fill, change: function () {
        change(choice.value === "here" ? here : towns[Number(choice.value)] || null);
      }
    }, element("option", { value: "name" }, word("orderName")), mine, group);
    var note = element("p", { class: "note", role: "status" });
    var button = canLocate() ? hubpack.button("target", word("findMe"), locate) : null;
    if (button) hideIfDenied(button);

    /* Lists the towns, which may be many, when somebody is about to choose one. */
    function fill() {
      if (towns.length) return;
      towns = townsOf(placed);
      group.append.apply(group, towns.map(function (town, at) { return element("option", { value: at }, town.label); }));
    }

    function locate() {
      note.textContent = word("findingMe");
      navigator.geolocation.getCurrentPosition(function (found) {
        here = found.coords;
        note.textContent = "";
        mine.hidden = false;
        choice.value = "here";
        change(here);
      }, function (failure) {
        note.textContent = word("notFoundMe");
        note.scrollIntoView({ block: "nearest" });
        button.hidden = failure.code === failure.PERMISSION_DENIED;
      }, { maximumAge: 600000, timeout: 20000 });
    }

    return [element("div", { class: "order" }, choice, button), note];
  }

  /* True if the browser may tell the position of the device. A kiosk stands where it stands. */
  function canLocate() {
    return !hubpack.query.isKiosk && window.isSecureContext && Boolean(navigator.geolocation);
  }

  /* Hides a button if the reader has refused before; this asks the browser, not the reader. */
  function hideIfDenied(button) {
    if (!navigator.permissions) return;
    navigator.permissions.query({ name: "geolocation" }).then(function (permission) {
      button.hidden = permission.state === "denied";
    }, function () { /* A browser that cannot tell may still ask. */ });
  }

  function distanceText(organization, from) {
    var kilometres = distance(organization, from);
    return new Intl.NumberFormat(hubpack.pagesLanguage(), {
      style: "unit", unit: "kilometer", maximumFractionDigits: kilometres < 9.95 ? 1 : 0
    }).format(kilometres);
  }

  function line(organization, from) {
    return element("a", { class: "line", href: hubpack.organizationAddress(organization) },
      hubpack.markerIcon(organization.isMuseum),
      element("span", { class: "line-main" },
        hubpack.titleIn("line", organization.name),
        element("span", { class: "line-text" }, hubpack.text(hubpack.placeText(organization)),
          from && hubpack.hasMembers(organization) ? [" · ", hubpack.memberText(organization)] : null)),
      from && organization.latitude !== null
        ? element("span", { class: "line-note distance" }, distanceText(organization, from))
        : !from && hubpack.hasMembers(organization)
          ? element("span", { class: "line-note" }, hubpack.memberText(organization)) : null);
  }

  function card(organization, details) {
    var covers = details.covers.slice(0, 3);
    return element("article", { class: "organization" },
      hubpack.club ? null : element("a", { class: "quiet", href: hubpack.address("clubs") },
        hubpack.icon("back"), word("allOrganizations")),
      covers.length ? element("a", {
        class: "covers has-" + covers.length, href: hubpack.portfolioAddress(organization),
        "aria-label": word("toPortfolio"), tabindex: "-1"
      }, covers.map(function (picture) { return hubpack.picture(picture, ""); })) : null,
      element("h2", { tabindex: "-1" }, hubpack.text(organization.name)),
      element("p", { class: "kind" }, hubpack.markerIcon(organization.isMuseum),
        word(organization.isMuseum ? "museum" : "club"), " · ",
        hubpack.text(hubpack.placeText(organization))),
      details.remarks.length ? hubpack.remark(details.remarks) : null,
      organization.latitude === null ? element("p", { class: "note" }, word("noPlace")) : null,
      element("p", { class: "links" },
        hubpack.hasMembers(organization)
          ? element("a", { class: "action", href: hubpack.portfolioAddress(organization) },
            word("toPortfolio"), " · ", hubpack.memberText(organization))
          : null,
        hubpack.hasMembers(organization) && !organization.isMuseum
          ? element("a", { href: hubpack.statisticsAddress(organization) }, word("statistics")) : null,
        hubpack.factLinks("organizations", details)),
      hubpack.factList("organizations", details, [], details.officers.map(function (one) {
        return [element("dt", { class: "officer" }, hubpack.roleName(one[0])), element("dd", { class: "officer" },
          element("a", hubpack.personTarget(one[1], one[2]), hubpack.text(one[2])))];
      })),
      hubpack.exhibitionLines(organization));
  }
})(hubpack);
