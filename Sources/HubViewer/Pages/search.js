/* Search: people, clubs, museums, exhibitions, keywords and titles of images. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var most = 60;

  hubpack.pages.search = function (page, text) {
    return Promise.all([
      hubpack.names(), hubpack.organizations(), hubpack.exhibitions()
    ]).then(function (found) {
      var people = hubpack.shownNames(found[0].list);
      var organizations = found[1].shown;
      var results = element("div", { class: "results" });
      var status = element("p", { class: "count", role: "status" });

      function show(typed) {
        history.replaceState(history.state, "", typed.trim()
          ? hubpack.address("search", typed.trim()) : hubpack.address("search"));
        results.replaceChildren();
        status.textContent = typed.trim() ? "" : word("searchLead");
        if (!typed.trim()) return results.append(suggestions(people, organizations));
        var matching = hubpack.matching(organizations, typed);
        var sections = [
          section(word("count_photographers"), hubpack.matchingPeople(people, typed, found[1].list), function (name) {
            return personLine(name, found[1].list);
          }),
          section(word("keywords"), keywords(typed, people), function (keyword) {
            var name = hubpack.keywordName(keyword);
            var users = people.filter(function (one) { return one.keywords.includes(keyword.id); }).length;
            return line(hubpack.address("keywords", keyword.slug), hubpack.icon("keywords"), name.text,
              [name.text.toLowerCase() === keyword.idString.toLowerCase() ? "" : keyword.idString,
                word("photographers", { n: users })].filter(Boolean).join(" · "));
          }),
          section(word("clubs", { n: 2 }).replace(/^\S+ /, ""),
            matching.filter(function (one) { return !one.isMuseum; }), organizationLine),
          section(word("museums", { n: 2 }).replace(/^\S+ /, ""),
            matching.filter(function (one) { return one.isMuseum; }), organizationLine),
          section(word("exhibitions"), hubpack.matching(found[2].list, typed), function (one) {
            return line(hubpack.address("exhibitions", one.slug), hubpack.icon("exhibitions"),
              one.name, one.club.displayName);
          })
        ].filter(Boolean);
        results.append.apply(results, sections);
        function showNothing() {
          // The text may have changed meanwhile.
          if (sections.length || field.querySelector("input").value !== typed) return;
          status.textContent = word(/\S\s+\S/.test(typed) ? "nothingWithAll" : "nothing");
          results.replaceChildren(suggestions(people, organizations));
        }
        hubpack.titles(organizations).then(function (titles) {
          if (field.querySelector("input").value !== typed) return; // the text has changed meanwhile
          var images = hubpack.matching(titles, typed).filter(function (one) {
            return hubpack.shows(hubpack.isFormer(one.member), hubpack.isDeceased(one.member));
          });
          var more = section(word("images", { n: 2 }).replace(/^\S+ /, ""), images, imageLine);
          if (more) results.append(more);
          else showNothing();
        }, showNothing);
      }

      // A search that led somewhere is kept for the next visit.
      results.addEventListener("click", function (event) {
        var typed = field.querySelector("input").value.trim();
        if (typed && event.target.closest("a.line")) hubpack.keepSearch(typed);
      });
      var field = hubpack.filterField(word("searchHint"), text || "", show);
      page.title = word("search");
      page.show(hubpack.heading(word("search")), element("div", { class: "search-box" }, field), status, results);
      show(text || "");
      if (!text) page.focus(field.querySelector("input"));
    });
  };

  /* What others look for, and what this visitor has found: links to searches. */
  function suggestions(people, organizations) {
    var counts = new Map();
    people.forEach(function (name) {
      name.keywords.forEach(function (id) { counts.set(id, (counts.get(id) || 0) + 1); });
    });
    var keywords = Array.from(counts).sort(function (a, b) { return b[1] - a[1]; }).slice(0, 6)
      .map(function (one) { return hubpack.keywordName(hubpack.keyword(one[0])).text; });
    var clubs = organizations.filter(hubpack.hasMembers)
      .sort(function (a, b) { return b.current - a.current; }).slice(0, 4)
      .map(hubpack.townName).filter(Boolean);
    return element("div", null,
      chips("recentSearches", hubpack.recentSearches()),
      chips("suggestedSearches", Array.from(new Set(keywords.concat(clubs)))));
  }

  function chips(title, texts) {
    return texts.length ? element("section", null,
      element("h2", { class: "section" }, word(title)),
      element("ul", { class: "chips", role: "list" }, texts.map(function (text) {
        return element("li", null, element("a", { class: "chip", href: hubpack.address("search", text) }, hubpack.text(text)));
      }))) : "";
  }

  /* A photographer with picture, role and club, which arrive a moment later. */
  function personLine(name, organizations) {
    var picture = element("span", { class: "thumbnail" });
    var text = element("span", { class: "line-text" });
    hubpack.person(name).then(function (person) {
      var first = person.memberships.find(function (one) { return one.cover; });
      var shown = hubpack.pictureBeside(first && first.cover, person.portrait);
      picture.replaceChildren(shown ? hubpack.picture(shown, "", "thumbnail", name.name) : hubpack.monogram(name.name));
      person.memberships.slice(0, 1).forEach(function (one) {
        text.append.apply(text, hubpack.membershipAt(one, organizations[one.organization]));
      });
    }, function () { picture.replaceChildren(hubpack.monogram(name.name)); });
    return element("a", {
      class: "line" + (name.isDeceased ? " is-deceased" : ""), href: hubpack.personAddress(name)
    }, picture, element("span", { class: "line-main" }, hubpack.titleIn("line", name.name), text));
  }

  /* The keywords with a matching name in any language; in club mode only those of its members. */
  function keywords(typed, people) {
    return hubpack.matching(hubpack.foldedKeywords(), typed).map(function (one) { return one.keyword; })
      .filter(function (keyword) {
        return hubpack.query.club === null
          || people.some(function (name) { return name.keywords.includes(keyword.id); });
      });
  }

  function section(title, found, show) {
    if (!found.length) return null;
    var list = element("ul", { class: "lines", role: "list" });
    function add(some) {
      list.append.apply(list, some.map(function (one) { return element("li", null, show(one)); }));
    }
    add(found.slice(0, most));
    return element("section", null,
      element("h2", { class: "section" }, hubpack.capitalized(title), " ",
        element("span", { class: "badge" }, hubpack.number(found.length))),
      list,
      found.length > most ? element("button", {
        type: "button", class: "action more", click: function (event) {
          event.target.remove();
          add(found.slice(most));
          list.children[most].firstChild.focus({ preventScroll: true });
        }
      }, word("more", { n: found.length - most })) : null);
  }

  function organizationLine(organization) {
    return line(hubpack.organizationAddress(organization), hubpack.markerIcon(organization.isMuseum),
      organization.name, hubpack.placeText(organization));
  }

  function imageLine(image) {
    var club = image.member.organization;
    return line(hubpack.address("images", club.slug, image.member.slug, image.number),
      hubpack.picture(image.thumbnail, "", "thumbnail"), image.title,
      image.member.name + " @ " + club.displayName, hubpack.isDeceased(image.member));
  }

  function line(address, icon, title, text, isDeceased) {
    return element("a", { class: "line" + (isDeceased ? " is-deceased" : ""), href: address }, icon,
      element("span", { class: "line-main" },
        hubpack.titleIn("line", title),
        text ? element("span", { class: "line-text" }, hubpack.text(text)) : null));
  }
})(hubpack);
