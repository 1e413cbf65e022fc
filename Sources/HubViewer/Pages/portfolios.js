/* Portfolios: choose a club, then a member. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages = {};

  hubpack.pages.portfolios = function (page, slug) {
    return hubpack.organizations().then(function (organizations) {
      if (slug === undefined && hubpack.query.club === null) return showClubs(page, organizations.shown);
      var club = slug === undefined ? hubpack.club : organizations.at(slug);
      if (!club) return page.notFound(slug || hubpack.query.clubText);
      return Promise.all([hubpack.members(club), hubpack.details(club)]).then(function (found) {
        showMembers(page, club, found[0], found[1]);
      });
    });
  };

  function showClubs(page, organizations) {
    var clubs = organizations.filter(hubpack.hasMembers);
    var place = hubpack.gridPlace();
    function show(text) {
      var matching = hubpack.matching(clubs, text);
      place.show({
        count: matching.length, width: 19, height: 18.5, label: word("portfolios"),
        card: function (index) { return clubCard(matching[index]); }
      }, organizations.some(function (one) { return !one.isMuseum; }) ? null : word("noClubs"));
    }
    page.title = word("portfolios");
    page.leave = place.stop;
    page.show(
      hubpack.heading(word("portfolios"),
        word(hubpack.count("assets") ? "portfoliosLead" : "portfoliosLeadBare"),
        hubpack.filterField(word("filter"), "", show)),
      place.element);
    show("");
  }

  function clubCard(club) {
    var covers = element("span", { class: "covers" });
    hubpack.details(club).then(function (details) {
      var pictures = details.covers.slice(0, details.covers.length === 2 ? 1 : 3);
      covers.classList.add("has-" + pictures.length);
      if (!pictures.length) covers.append(hubpack.picture(null, "", "", club.name));
      // The member cards on the next page name the photographers.
      pictures.forEach(function (picture) { covers.append(hubpack.picture(picture, "")); });
    }, function () { covers.append(hubpack.picture(null, "", "", club.name)); });
    return element("a", { class: "card club-card", href: hubpack.portfolioAddress(club) },
      covers,
      hubpack.titleIn("card", club.name),
      element("span", { class: "card-text" }, hubpack.text(hubpack.placeText(club))),
      element("span", { class: "card-note" },
        hubpack.memberText(club),
        club.images ? " · " + word("images", { n: club.images }) : ""));
  }

  function showMembers(page, club, everybody, details) {
    var members = everybody.filter(function (member) {
      return hubpack.shows(hubpack.isFormer(member), hubpack.isDeceased(member));
    });
    var hidden = everybody.length - members.length;
    var place = hubpack.gridPlace();
    page.title = club.displayName;
    page.up = hubpack.club ? null : hubpack.address("portfolios");
    page.leave = place.stop;
    page.show(
      hubpack.heading(hubpack.text(club.name), hubpack.text(hubpack.placeText(club)),
        element("p", { class: "links" },
          element("a", { href: hubpack.organizationAddress(club) }, word("toOrganization")),
          hubpack.webLink(details.website))),
      details.remarks.length
        ? element("p", { class: "remark" }, hubpack.localizedText(details.remarks)) : null,
      members.length || !hidden ? place.element : null,
      hidden ? element("p", { class: "note" }, word("hiddenPeople", { n: hidden }), " ",
        element("a", { href: hubpack.address("preferences") }, word("preferences"))) : null);
    var isNarrow = innerWidth < 560;
    place.show({
      count: members.length, width: isNarrow ? 9.5 : 16, height: isNarrow ? 18.5 : 17.5,
      className: isNarrow ? "narrow" : "", label: word("members_of"),
      card: function (index) { return memberCard(club, members[index]); }
    }, word("noMembers"));
  }

  function memberCard(club, member) {
    var isDeceased = hubpack.isDeceased(member);
    return element("a", {
      class: "card member-card" + (isDeceased ? " is-deceased" : ""),
      href: hubpack.address("images", club.slug, member.slug)
    },
      hubpack.picture(
        hubpack.pictureBeside(member.featured, member.portrait), "", "wide", member.name),
      hubpack.titleIn("card", member.name),
      element("span", { class: "card-text" }, hubpack.membershipText(member)),
      element("span", { class: "card-note" }, hubpack.portfolioText(member)));
  }
})(hubpack);
