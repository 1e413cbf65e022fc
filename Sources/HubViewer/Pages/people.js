/* Who's Who: all people, upcoming birthdays, and the page of one person. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  /* The people that lists show. */
  hubpack.shownNames = function (names) {
    return names.filter(function (name) { return hubpack.shows(name.isFormer, name.isDeceased); });
  };

  hubpack.pages.people = function (page, slug) {
    return Promise.all([hubpack.names(), hubpack.organizations()]).then(function (found) {
      var names = found[0];
      var organizations = found[1].list;
      if (slug === undefined) return showAll(page, names.list, organizations);
      var name = names.bySlug.get(slug);
      if (!name) return page.notFound(slug);
      return hubpack.person(name).then(function (person) {
        showOne(page, name, person, organizations, names.bySlug.has(hubpack.slug(name.name) + "~2"));
      });
    });
  };

  var fewNames = 60; // shorter lists need no letters

  /* Buttons for the first letters of family names, which scroll to them. */
  function letters(shown, place) {
    if (shown.length <= fewNames) return null;
    var first = new Map();
    shown.forEach(function (name, index) {
      var letter = hubpack.fold(name.family).charAt(0).toUpperCase();
      letter = /[A-Z]/.test(letter) ? letter : "…";
      if (!first.has(letter)) first.set(letter, index);
    });
    return element("div", { class: "letters", role: "group", "aria-label": word("letters") },
      Array.from(first, function (one) {
        return element("button", {
          type: "button", click: function () { place.scrollTo(one[1]); }
        }, one[0]);
      }));
  }

  function showAll(page, all, organizations) {
    var place = hubpack.gridPlace();
    var index = element("div", null);
    var coming = birthdays(hubpack.shownNames(all));
    var count = element("span", { role: "status" });
    function show(text) {
      var matching = hubpack.matching(all, text);
      var shown = hubpack.shownNames(matching);
      count.textContent = word("photographers", { n: shown.length })
        + (shown.length < matching.length ? ", " + word("notShown", { n: matching.length - shown.length }) : "");
      index.replaceChildren(letters(shown, place) || "");
      if (coming) coming.hidden = text.trim() !== "";
      place.show(hubpack.peopleGrid(shown, organizations), !all.length ? word("noPeople")
        : matching.length ? word("hiddenPeople", { n: matching.length }) : null);
    }
    page.title = word("people");
    page.leave = place.stop;
    page.show(
      hubpack.heading(word("people"), count, hubpack.filterField(word("filterPeople"), "", show)),
      coming, index, place.element);
    show("");
  }

  hubpack.peopleGrid = function (people, organizations) {
    return {
      count: people.length, width: hubpack.count("assets") ? 24 : 20, height: hubpack.count("assets") ? 9.8 : 7.6, label: word("people"),
      card: function (index) { return personCard(people[index], organizations); }
    };
  };

  /* The next six birthdays, from today on. */
  function birthdays(people) {
    var now = new Date();
    var today = ("0" + (now.getMonth() + 1)).slice(-2) + "-" + ("0" + now.getDate()).slice(-2);
    var coming = people.filter(function (name) { return name.birthday && !name.isDeceased; })
      .map(function (name) { return { name: name, key: (name.birthday < today ? "1" : "0") + name.birthday }; })
      .sort(function (a, b) { return a.key < b.key ? -1 : a.key > b.key ? 1 : a.name.place - b.name.place; })
      .slice(0, 6);
    if (!coming.length) return null;
    return element("section", { class: "birthdays", "aria-label": word("birthdays") },
      element("h2", null, hubpack.icon("cake"), word("birthdays")),
      element("ul", { role: "list" }, coming.map(function (one) {
        return element("li", null,
          element("a", { href: hubpack.personAddress(one.name) },
            element("span", { class: "day" },
              one.name.birthday === today ? word("today") : hubpack.date("--" + one.name.birthday)),
            hubpack.text(one.name.name)));
      })));
  }

  /* The attributes of a link to the page of a photographer, who may have namesakes. */
  hubpack.personTarget = function (place, name) {
    return {
      href: hubpack.address("people", hubpack.slug(name)), click: function (event) {
        event.preventDefault();
        hubpack.openPerson(place);
      }
    };
  };

  hubpack.openPerson = function (place) {
    hubpack.names().then(function (names) {
      var name = names.list.find(function (one) { return one.place === place; });
      if (name) location.hash = hubpack.personAddress(name);
    });
  };

  /* Links to the right portfolio of two namesakes in one club. */
  function tellApart(link, name, club) {
    hubpack.members(club).then(function (members) {
      var member = members.find(function (one) { return one.place === name.place; });
      if (member) link.setAttribute("href", hubpack.address("images", club.slug, member.slug));
    }, function () { /* The link by name remains. */ });
    return link;
  }

  function keywordNames(name) {
    return name.keywords.map(hubpack.keyword).filter(Boolean);
  }

  function personCard(name, organizations) {
    var isBare = !hubpack.count("assets");
    var picture = isBare ? hubpack.monogram(name.name) : element("span", { class: "portrait-place" });
    var clubs = element("span", { class: "card-text" });
    var card = element("a", {
      class: "card " + (isBare ? "plain-card" : "person-card") + (name.isDeceased ? " is-deceased" : ""),
      href: hubpack.personAddress(name)
    },
      picture,
      element("span", { class: "person-main" },
        hubpack.titleIn("card", name.name), clubs,
        element("span", { class: "card-note" }, hubpack.keywordTexts(name.keywords))));
    hubpack.person(name).then(function (person) {
      var first = person.memberships.find(function (one) { return one.cover; });
      if (!isBare) picture.append(hubpack.picture(
        hubpack.pictureBeside(first && first.cover, person.portrait), "", "square", name.name));
      var more = person.memberships.length - 1;
      person.memberships.slice(0, 1).forEach(function (one) {
        var club = organizations[one.organization];
        clubs.append.apply(clubs, hubpack.membershipAt(one, club));
      });
      if (more > 0) clubs.append(" " + word("moreClubs", { n: more }));
    }, function () {
      if (!isBare) picture.append(hubpack.picture(null, "", "square", name.name));
    });
    return card;
  }

  /* A membership without the status "deceased", which the person's page tells once. */
  function living(membership) {
    return Object.assign({}, membership, {
      statuses: membership.statuses.filter(function (status) { return status !== "deceased"; })
    });
  }

  function showOne(page, name, person, organizations, isNamesake) {
    var first = person.memberships.find(function (one) { return one.cover; });
    page.title = name.name;
    page.up = hubpack.address("people");
    page.show(element("article", { class: "person" + (name.isDeceased ? " is-deceased" : "") },
      hubpack.picture(person.portrait || (first && first.cover), name.name, "person-picture", name.name),
      element("div", { class: "person-facts" },
        element("h1", { tabindex: "-1" }, hubpack.text(name.name)),
        name.isDeceased ? element("p", null, hubpack.deceasedMark()) : null,
        element("p", { class: "links" }, hubpack.factLinks("people", person)),
        name.birthday && !name.isDeceased ? element("p", null, hubpack.icon("cake"), " ",
          word("birthday", { date: hubpack.date("--" + name.birthday) })) : null,
        hubpack.factList("people", person),
        name.keywords.length ? [element("h2", null, word("keywords")), element("ul", { class: "chips", "aria-label": word("keywords"), role: "list" },
          keywordNames(name).map(function (keyword) {
            var found = hubpack.keywordName(keyword);
            return element("li", null, element("a", {
              class: "chip", href: hubpack.address("keywords", keyword.slug)
            }, hubpack.text(found.text, found.language)));
          }))] : null,
        element("h2", null, word("memberships")),
        element("ul", { class: "memberships", role: "list" }, person.memberships.map(function (one) {
          var club = organizations[one.organization];
          var hasPortfolio = one.images || one.cover || one.state || one.isPage;
          var link = element("a", {
            class: "card membership-card",
            href: hasPortfolio ? hubpack.imagesAddress(club, name.name) : hubpack.organizationAddress(club)
          },
            hubpack.picture(one.cover, "", "square", club.name),
            element("span", { class: "person-main" },
              hubpack.titleIn("card", club.name),
              element("span", { class: "card-text" }, hubpack.placeText(club)),
              element("span", { class: "card-text" }, hubpack.membershipText(living(one))),
              element("span", { class: "card-note" }, hubpack.portfolioText(one)),
              hubpack.membershipLines(one)));
          return element("li", null, isNamesake && hasPortfolio ? tellApart(link, name, club) : link,
            one.images ? pictures(name, club) : null,
            hasPortfolio ? element("p", { class: "links" },
              element("a", { href: hubpack.organizationAddress(club) }, word("toOrganization"))) : null);
        })))));
  }

  /* The first pictures of a portfolio, which arrive a moment later. */
  function pictures(name, club) {
    var place = element("div", { class: "some-pictures" });
    hubpack.members(club).then(function (members) {
      var member = members.find(function (one) { return one.place === name.place; });
      if (!member) return;
      return hubpack.images(member).then(function (images) {
        var shown = images.map(function (image, at) { return { image: image, number: at + 1 }; })
          .filter(function (one) { return one.image.thumbnail; });
        if (shown.length > 1) place.append.apply(place, shown.slice(0, 8).map(function (one) {
          return hubpack.tile(member, one.image, one.number);
        }));
      });
    }).catch(function () { /* The card leads there, too. */ });
    return place;
  }
})(hubpack);
