/* Keywords: subjects, and the photographers of each. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;
  var fewPeople = 6; // are found without a filter

  hubpack.pages.keywords = function (page, slug) {
    return Promise.all([hubpack.names(), hubpack.organizations()]).then(function (found) {
      var people = hubpack.shownNames(found[0].list);
      if (slug === undefined) return showAll(page, people);
      var keyword = hubpack.hub.keywords.find(function (one) { return one.slug === slug; });
      if (!keyword) return page.notFound(slug);
      return showOne(page, keyword, people.filter(function (name) {
        return name.keywords.includes(keyword.id);
      }), found[1].list);
    });
  };

  function showAll(page, people) {
    var counts = new Map();
    people.forEach(function (name) {
      name.keywords.forEach(function (id) { counts.set(id, (counts.get(id) || 0) + 1); });
    });
    function tile(keyword) {
      var name = hubpack.keywordName(keyword);
      return element("li", null,
        element("a", { class: "card keyword-card", href: hubpack.address("keywords", keyword.slug) },
          element("span", { class: "card-title" }, hubpack.text(name.text, name.language)),
          element("span", { class: "card-text" }, hubpack.localizedText(keyword.usages)),
          element("span", { class: "card-note" },
            word("photographers", { n: counts.get(keyword.id) || 0 }))));
    }
    function tiles(isStandard) {
      return hubpack.hub.keywords.filter(function (one) { return one.isStandard === isStandard; })
        .filter(function (one) { return hubpack.query.club === null || counts.has(one.id); })
        .sort(function (a, b) {
          return hubpack.keywordName(a).text.localeCompare(hubpack.keywordName(b).text, hubpack.language());
        }).map(tile);
    }
    var others = tiles(false);
    page.title = word("keywords");
    var standard = tiles(true);
    page.show(
      hubpack.heading(word("keywords"), word("keywordsLead")),
      standard.length + others.length ? null : hubpack.notice(word("noKeywords")),
      element("ul", { class: "grid keyword-grid", role: "list", "aria-label": word("standardKeywords") }, standard),
      others.length ? [element("h2", { class: "section" }, word("otherKeywords")),
        element("ul", { class: "grid keyword-grid", role: "list" }, others)] : null);
  }

  function showOne(page, keyword, people, organizations) {
    var place = hubpack.gridPlace();
    var name = hubpack.keywordName(keyword);
    page.title = name.text;
    page.up = hubpack.address("keywords");
    page.leave = place.stop;
    var count = element("span", { role: "status" });
    function show(text) {
      var matching = hubpack.matchingPeople(people, text, organizations, true);
      count.textContent = word("photographers", { n: matching.length });
      place.show(hubpack.peopleGrid(matching, organizations));
    }
    page.show(
      hubpack.heading(hubpack.text(name.text, name.language), [
        keyword.usages.length ? [hubpack.localizedText(keyword.usages), element("br")] : null,
        keyword.isStandard ? null : word("nonStandard") + " · ", count],
      people.length > fewPeople ? hubpack.filterField(word("filterPortfolios"), "", show) : null),
      place.element);
    show("");
  }
})(hubpack);
