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

  function build(all) {
    var place = hubpack.gridPlace();
    var panel = element("div", { class: "panel" });
    var map = hubpack.map({
      selected: null,
      choose: function (organization) { location.hash = hubpack.organizationAddress(organization); }
    });
    var count = element("p", { class: "count", role: "status" });
    var list = element("div", { class: "directory" },
      hubpack.filterField(word("filter"), "", filter), count, place.element);
    map.show(all);
    var isListed = false;
    var statistics = hubpack.statisticsLink();

    function filter(text) {
      var matching = hubpack.matching(all, text);
      var clubs = matching.filter(function (one) { return !one.isMuseum; }).length;
      count.textContent = word("clubs", { n: clubs }) + " · "
        + word("museums", { n: matching.length - clubs });
      map.show(matching);
      place.show({
        count: matching.length, width: 60, height: 3.9, gap: 0, className: "lines",
        label: word("organizations"), card: function (index) { return line(matching[index]); }
      }, all.length ? null : word("noClubs"));
    }

    function choose(chosen) {
      map.select(chosen);
      panel.hidden = !chosen;
      statistics.setAttribute("href", hubpack.statisticsAddress(chosen && !chosen.isMuseum ? chosen : null));
      list.hidden = Boolean(chosen);
      if (!chosen) {
        if (!isListed) filter("");
        isListed = true;
        return null;
      }
      return hubpack.details(chosen).then(function (details) {
        panel.replaceChildren(card(chosen, details));
        panel.querySelector("h2").focus({ preventScroll: true });
      });
    }

    return {
      element: element("div", { class: "atlas" },
        hubpack.heading(hubpack.club ? word("theClub") : word("organizations"),
          hubpack.club ? null : word("organizationsLead"), statistics),
        map.element, element("div", { class: "atlas-side" }, panel, list)),
      choose: choose,
      stop: function () {
        place.stop();
        map.stop();
      }
    };
  }

  function line(organization) {
    return element("a", { class: "line", href: hubpack.organizationAddress(organization) },
      hubpack.markerIcon(organization.isMuseum),
      element("span", { class: "line-main" },
        hubpack.titleIn("line", organization.name),
        element("span", { class: "line-text" }, hubpack.text(hubpack.placeText(organization)))),
      hubpack.hasMembers(organization)
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
        hubpack.factLinks("organizations", details)),
      hubpack.factList("organizations", details),
      hubpack.exhibitionLines(organization));
  }
})(hubpack);
