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
    var pictured = hubpack.gridPlace();
    var others = hubpack.gridPlace();
    var title = element("h2", { class: "section" }, word("otherClubs"));
    var people = element("section", { hidden: true });
    var typed = 0;
    function show(text) {
      var matching = hubpack.matching(clubs, text);
      var first = matching.filter(function (one) { return one.isPictured; });
      var rest = matching.filter(function (one) { return !one.isPictured; });
      showGrid(pictured, {
        count: first.length, width: 19, height: 18.5, label: word("portfolios"),
        card: function (index) { return clubCard(first[index]); }
      });
      showGrid(others, {
        count: rest.length, width: 19, height: 6.6, label: word(first.length ? "otherClubs" : "portfolios"),
        card: function (index) { return plainClubCard(rest[index]); }
      });
      title.hidden = !first.length || !rest.length;
      showPeople(text, function () {
        if (matching.length) return;
        pictured.element.hidden = false;
        pictured.show({ count: 0 }, organizations.some(function (one) { return !one.isMuseum; })
          ? null : word("noClubs"));
      });
    }
    /* The photographers with such a name, because that is what visitors type. */
    function showPeople(text, showNothing) {
      var now = ++typed;
      people.hidden = true;
      if (text.trim().length < 2) return showNothing();
      hubpack.names().then(function (names) {
        var matching = hubpack.matchingPeople(hubpack.shownNames(names.list), text, organizations);
        if (now !== typed) return;
        if (!matching.length) return showNothing();
        people.hidden = false;
        people.replaceChildren(
          element("h2", { class: "section" }, word("people"), " ",
            element("span", { class: "badge" }, hubpack.number(matching.length))),
          hubpack.grid(hubpack.peopleGrid(matching.slice(0, 12), organizations)).element,
          matching.length > 12 ? element("p", { class: "note" }, element("a", {
            href: hubpack.address("search", text.trim())
          }, word("more", { n: matching.length - 12 }))) : "");
      }, function () { if (now === typed) showNothing(); });
    }
    page.title = word("portfolios");
    page.leave = function () {
      pictured.stop();
      others.stop();
    };
    page.show(
      hubpack.heading(word("portfolios"),
        word(hubpack.count("assets") ? "portfoliosLead" : "portfoliosLeadBare"),
        [hubpack.firstPages("portfolios"), hubpack.filterField(word("filterPortfolios"), "", show)]),
      pictured.element, title, others.element, people);
    show("");
  }

  /* Shows a grid, or nothing if it has no cards. */
  function showGrid(place, options) {
    place.element.hidden = !options.count;
    if (options.count) place.show(options);
    else place.clear();
  }

  function clubCard(club) {
    var covers = element("span", { class: "covers" });
    hubpack.details(club).then(function (details) {
      var pictures = details.covers.slice(0, details.covers.length === 2 ? 1 : 3);
      covers.classList.add("has-" + pictures.length);
      // The member cards on the next page name the photographers.
      pictures.forEach(function (picture) { covers.append(hubpack.picture(picture, "", "", club.name)); });
    }, function () { covers.append(hubpack.picture(null, "", "", club.name)); });
    return element("a", { class: "card club-card", href: hubpack.portfolioAddress(club) },
      covers,
      hubpack.titleIn("card", club.name),
      element("span", { class: "card-text" }, hubpack.placeText(club)),
      element("span", { class: "card-note" }, clubNote(club)));
  }

  function plainClubCard(club) {
    return element("a", { class: "card plain-card", href: hubpack.portfolioAddress(club) },
      hubpack.monogram(club.name),
      element("span", { class: "person-main" },
        hubpack.titleIn("card", club.name),
        element("span", { class: "card-text" }, hubpack.placeText(club)),
        element("span", { class: "card-note" }, clubNote(club))));
  }

  function clubNote(club) {
    return hubpack.memberText(club) + (club.images ? " · " + word("images", { n: club.images }) : "");
  }

  function showMembers(page, club, everybody, details) {
    var members = everybody.filter(function (member) {
      return hubpack.shows(hubpack.isFormer(member), hubpack.isDeceased(member));
    });
    var hidden = everybody.length - members.length;
    var pictured = members.filter(hasPicture);
    var others = members.filter(function (one) { return !hasPicture(one); });
    var places = [hubpack.gridPlace(), hubpack.gridPlace()];
    page.title = club.displayName;
    page.up = hubpack.club ? null : hubpack.address("portfolios");
    page.leave = function () { places.forEach(function (place) { place.stop(); }); };
    page.show(
      hubpack.heading(hubpack.text(club.name), hubpack.text(hubpack.placeText(club)),
        element("p", { class: "links" },
          element("a", { href: hubpack.organizationAddress(club) }, word("toOrganization")),
          hubpack.webLink(details.website))),
      details.remarks.length ? hubpack.remark(details.remarks) : null,
      members.length || hidden ? null : hubpack.notice(word("noMembers")),
      places[0].element,
      pictured.length && others.length ? element("h2", { class: "section" }, word("otherMembers")) : null,
      places[1].element,
      hidden ? element("p", { class: "note" }, word("hiddenPeople", { n: hidden }), " ",
        element("a", { href: hubpack.address("preferences") }, word("preferences"))) : null);
    var isNarrow = innerWidth < 560;
    showGrid(places[0], {
      count: pictured.length, width: isNarrow ? 9.5 : 16, height: isNarrow ? 18.5 : 17.5,
      className: isNarrow ? "narrow" : "", label: word("members_of"),
      card: function (index) { return memberCard(club, pictured[index]); }
    });
    showGrid(places[1], {
      count: others.length, width: 19, height: 7.6, label: word(pictured.length ? "otherMembers" : "members_of"),
      card: function (index) { return plainMemberCard(club, others[index]); }
    });
  }

  function hasPicture(member) { return member.cover !== null || member.portrait !== null; }

  /* Where the card of a member leads: to the portfolio, or to the person if there is none. */
  function target(member) {
    return member.images || member.featured || member.state
      ? { href: hubpack.address("images", member.organization.slug, member.slug) }
      : hubpack.personTarget(member.place, member.name);
  }

  function memberCard(club, member) {
    var isDeceased = hubpack.isDeceased(member);
    return element("a", Object.assign({ class: "card member-card" + (isDeceased ? " is-deceased" : "") }, target(member)),
      hubpack.picture(
        hubpack.pictureBeside(member.cover, member.portrait), "", "wide", member.name),
      hubpack.titleIn("card", member.name),
      element("span", { class: "card-text" }, hubpack.membershipText(member), since(member)),
      element("span", { class: "card-note" }, hubpack.portfolioText(member)));
  }

  /* " · since 2009" for a current member, if that is known. */
  function since(member) {
    var year = /^\d{4}/.exec(member.since || "");
    return year && !hubpack.isFormer(member) ? " · " + word("since", { year: year[0] }) : null;
  }

  /* A member without a picture: who they are, since when, and what they like to photograph. */
  function plainMemberCard(club, member) {
    var isDeceased = hubpack.isDeceased(member);
    return element("a", Object.assign({ class: "card plain-card" + (isDeceased ? " is-deceased" : "") }, target(member)),
      hubpack.monogram(member.name, club.name),
      element("span", { class: "person-main" },
        hubpack.titleIn("card", member.name),
        element("span", { class: "card-text" }, hubpack.membershipText(member), since(member)),
        member.keywords.length ? element("span", { class: "card-text" }, hubpack.keywordTexts(member.keywords)) : null,
        element("span", { class: "card-note" }, hubpack.portfolioText(member))));
  }
})(hubpack);
