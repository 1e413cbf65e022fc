/* Statistics: members over the years, clubs and museums by country, and keywords. Every drawing has a
   table with the same numbers. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var drawing = hubpack.drawing;
  var word = hubpack.word;
  var mostBars = 24; // the table has the rest
  var mostYears = 200; // with a text for the pointer on each

  /* The URL of the statistics of a club, or of all. */
  hubpack.statisticsAddress = function (club) {
    return club && club !== hubpack.club ? hubpack.address("statistics", club.slug) : hubpack.address("statistics");
  };

  hubpack.statisticsLink = function () {
    return element("a", { class: "quiet", href: hubpack.statisticsAddress(null) },
      hubpack.icon("statistics"), word("statistics"));
  };

  hubpack.pages.statistics = function (page, slug) {
    return Promise.all([hubpack.statistics(), hubpack.organizations()]).then(function (found) {
      var numbers = found[0];
      var organizations = found[1];
      var chosen = slug === undefined ? hubpack.club : organizations.at(slug);
      if (slug !== undefined && !chosen) return page.notFound(slug);
      if (hubpack.query.club !== null && !chosen) return page.notFound(hubpack.query.clubText);
      var isOfMany = chosen && !hubpack.club;
      page.title = word("statistics") + (isOfMany ? word("colon") + chosen.displayName : "");
      page.up = isOfMany ? hubpack.statisticsAddress(null) : null;
      var choice = hubpack.club ? null : chooser(numbers.clubs, organizations.list, chosen);
      // Whoever goes through the clubs by keys stays in the list.
      if (choice && page.isSameKind) page.focus(choice);
      page.show(
        hubpack.heading([word("statistics"), isOfMany ? [word("colon"), hubpack.text(chosen.displayName)] : null],
          isOfMany ? element("a", { class: "quiet", href: hubpack.organizationAddress(chosen) }, word("toOrganization")) : null,
          choice && element("label", { class: "chooser" }, word("club"), choice)),
        element("div", { class: "charts" }, chosen
          ? members(numbers.clubs.find(function (one) { return one.organization === chosen.place; }), numbers.year, true)
          : [members(numbers.hub, numbers.year, false),
            element("div", { class: "chart-pair" }, clubs(numbers.countries), museums(numbers.countries)),
            keywords(numbers.keywords)]));
    });
  };

  /* A list of the clubs with members. */
  function chooser(timelines, list, chosen) {
    return element("select", { change: function (event) { location.hash = event.target.value; } },
      element("option", { value: hubpack.statisticsAddress(null) }, word("allClubs")),
      timelines.map(function (one) {
        var club = list[one.organization];
        return element("option", { value: hubpack.statisticsAddress(club), selected: club === chosen }, club.displayName);
      }));
  }

  // ---- Figures ----

  function figure(name, title, content, notes, heads, rows, tableNote) {
    return element("section", { class: "chart chart-" + name }, element("h2", null, title), content,
      notes.filter(Boolean).map(function (note) { return element("p", { class: "note" }, note); }),
      heads ? element("details", null, element("summary", { "aria-label": title + word("colon") + word("asTable") }, word("asTable")),
        tableNote ? element("p", { class: "note" }, tableNote) : null, table(title, heads, rows)) : null);
  }

  function table(title, heads, rows) {
    return element("div", { class: "table", tabindex: "0", role: "region", "aria-label": title },
      element("table", null,
        element("thead", null, element("tr", null, heads.map(function (head) {
          return element("th", { scope: "col" }, head);
        }))),
        element("tbody", null, rows.map(function (row) {
          return element("tr", null, row.map(function (cell, column) {
            return column ? element("td", null, hubpack.number(cell)) : element("th", { scope: "row" }, cell);
          }));
        }))));
  }

  // ---- Members by year ----

  function members(timeline, lastYear, isClub) {
    var title = word("membersByYear");
    if (!timeline) return figure("members", title, element("p", null, word("noMembers")), []);
    var missing = ["withoutStart", "withoutEnd", "later"].filter(function (name) { return timeline[name]; })
      .map(function (name) { return word("years_" + name, { n: timeline[name] }); }).join(", ");
    var rows = timeline.years;
    var last = rows[rows.length - 1];
    missing = missing && word("notDrawn") + word("colon") + missing + ".";
    if (!last) return figure("members", title, element("p", null, word("noYears")), [missing]);
    if (last.year < lastYear) rows = rows.concat({ year: lastYear, joined: 0, left: 0, members: last.members });
    var most = rows.reduce(function (best, row) { return row.members > best.members ? row : best; });
    var now = { n: last.members, year: String(lastYear) };
    return figure("members", title,
      [element("p", null, word(timeline.withoutStart ? "membersKnownIn" : "membersIn", now),
        most.members > last.members
          ? [" · ", word("mostMembers", { n: most.members, year: String(most.year) })] : null),
      plot(rows)],
      [word("yearsRule", { year: String(lastYear) }) + (isClub ? "" : " " + word("yearsRuleHub")),
        missing, word("yearsGaps")],
      [word("year"), word("members_of"), word("joined"), word("left")],
      rows.map(function (row) { return [String(row.year), row.members, row.joined, row.left]; }), word("yearsListed"));
  }

  function greatest(rows, name) {
    return rows.reduce(function (most, row) { return Math.max(most, row[name]); }, 0);
  }

  /* The smallest of 1, 2, 5, 10, 20 … that divides a range into at most so many parts. */
  function stepOf(range, parts) {
    for (var power = 1; ; power *= 10) {
      for (var at = 0; at < 3; at++) {
        var step = [1, 2, 5][at] * power;
        if (range / step <= parts) return step;
      }
    }
  }

  /* Members as an area with a step for each year, and below it bars: up for who joined, down for who
     left. The table has the same numbers, so screen readers skip the drawing. */
  function plot(rows) {
    var first = rows[0].year;
    var width = rows[rows.length - 1].year - first + 1;
    var step = stepOf(greatest(rows, "members"), 4);
    var top = Math.max(1, Math.ceil(greatest(rows, "members") / step)) * step;
    var up = greatest(rows, "joined");
    var down = greatest(rows, "left");
    var digits = [top, up, down].map(function (number) { return hubpack.number(number).length; });
    function axis(marks) {
      var place = element("div", { class: "axis" }, marks.map(function (mark) {
        var label = element("span", null, hubpack.number(mark[1]));
        label.style.top = 100 * mark[0] + "%";
        return label;
      }));
      place.style.minWidth = Math.max.apply(null, digits) + "ch";
      return place;
    }
    function line(y) { return drawing("line", { class: "grid-line", x1: 0, x2: width, y1: y, y2: y }); }
    var ticks = Array.from({ length: top / step + 1 }, function (_, at) { return at * step; });
    var steps = rows.map(function (row) { return "H" + (row.year - first) + "V" + (top - row.members); }).join("")
      + "H" + width;
    var isBothWays = Math.min(up, down) / (up + down) > 0.2;
    return element("div", { class: "plot", "aria-hidden": "true" },
      element("p", { class: "plot-name" }, word("membersAtEnd")),
      axis(ticks.map(function (tick) { return [1 - tick / top, tick]; })),
      canvas("area", width, top, ticks.map(function (tick) { return line(top - tick); }),
        drawing("path", { class: "members-area", d: "M0 " + top + steps + "V" + top + "Z" }),
        drawing("path", { class: "members-line", d: "M0 " + top + steps }),
        width <= mostYears ? hints(rows, top) : null),
      years(first, width),
      element("p", { class: "plot-name" }, word("joinedAndLeft")),
      axis([up ? [0, up] : null, isBothWays || !down || !up ? [up / (up + down), 0] : null, down ? [1, down] : null]
        .filter(Boolean)),
      canvas("flows", width, up + down, rows.map(function (row) {
        return [["joined", up - row.joined, row.joined], ["left", up, row.left]].filter(function (bar) { return bar[2]; })
          .map(function (bar) {
            return drawing("rect", {
              class: bar[0], x: row.year - first + 0.15, width: 0.7, y: bar[1], height: bar[2], "data-year": row.year
            });
          });
      }), line(up)));
  }

  /* A drawing that stretches to its place. */
  function canvas(name, width, height) {
    return drawing("svg", { class: name, viewBox: "0 0 " + width + " " + height, preserveAspectRatio: "none" },
      Array.prototype.slice.call(arguments, 3));
  }

  /* The years below a drawing, each below the middle of its column. */
  function years(first, width) {
    var step = stepOf(width, 8);
    var place = element("div", { class: "axis years" });
    for (var year = Math.ceil(first / step) * step; year < first + width; year += step) {
      var label = element("span", null, String(year));
      label.style.left = 100 * (year - first + 0.5) / width + "%";
      place.append(label);
    }
    return place;
  }

  /* The numbers of each year, for the pointer. */
  function hints(rows, top) {
    var first = rows[0].year;
    return rows.map(function (row, at) {
      var end = at + 1 < rows.length ? rows[at + 1].year : row.year + 1;
      return Array.from({ length: end - row.year }, function (_, more) {
        return drawing("rect", { class: "hint", x: row.year + more - first, width: 1, y: 0, height: top },
          drawing("title", null, [row.year + more + ": " + word("members", { n: row.members }),
            more ? null : word("joinedIn", { n: row.joined }), more ? null : word("leftIn", { n: row.left })]
            .filter(Boolean).join(", ")));
      });
    });
  }

  // ---- Bars ----

  /* Bars from zero, each with its parts: rows of { label, href, values }. */
  function bars(rows, classes) {
    function total(row) { return row.values.reduce(function (sum, value) { return sum + value; }, 0); }
    var most = rows.reduce(function (most, row) { return Math.max(most, total(row)); }, 1);
    return element("ul", { class: "bars", role: "list" }, rows.slice(0, mostBars).map(function (row) {
      var start = 0;
      var parts = row.values.map(function (value, at) {
        var part = value && drawing("rect", {
          class: classes[at], x: 100 * start / most + "%", width: 100 * value / most + "%", height: "100%"
        });
        start += value;
        return part || null;
      });
      return element("li", null, element(row.href ? "a" : "div", { class: "bar-row", href: row.href || null },
        element("span", { class: "bar-label" }, row.label), " ",
        element("span", { class: "bar-value" }, hubpack.number(total(row))),
        drawing("svg", { class: "bar-parts", "aria-hidden": "true" }, parts)));
    }));
  }

  function rest(rows) { return rows.length > mostBars ? word("barsShown", { n: mostBars }) : null; }

  function countryRows(countries, isMuseum) {
    return countries.filter(function (one) { return one.isMuseum === isMuseum; }).map(function (one) {
      return { label: hubpack.countryName(one.country) || word("unknownCountry"), country: one.country, values: one.levels };
    });
  }

  /* How a country is known, if one is not. */
  function unknownNote(rows) {
    return rows.some(function (row) { return !row.country; }) ? word("countryRule") : null;
  }

  function clubs(countries) {
    var rows = countryRows(countries, false);
    if (!rows.length) return null;
    var levels = [1, 2, 3];
    return figure("clubs", word("clubsByCountry"),
      [element("p", { class: "keys" }, levels.map(function (level) {
        return element("span", null, drawing("svg", { "aria-hidden": "true" },
          drawing("rect", { class: "level-" + level, width: "100%", height: "100%" })), word("level_" + level));
      })),
      bars(rows, levels.map(function (level) { return "level-" + level; }))],
      [word("clubsRule"), unknownNote(rows), rest(rows)],
      [word("country")].concat(levels.map(function (level) { return word("level_" + level); }), word("total")),
      rows.map(function (row) {
        return [row.label].concat(row.values, row.values[0] + row.values[1] + row.values[2]);
      }));
  }

  function museums(countries) {
    var rows = countryRows(countries, true).map(function (row) {
      return Object.assign(row, { values: [row.values[0] + row.values[1] + row.values[2]] });
    });
    if (!rows.length) return null;
    return figure("museums", word("museumsByCountry"), bars(rows, ["level-3"]),
      [word("museumsRule"), unknownNote(rows), rest(rows)], [word("country"), word("total")],
      rows.map(function (row) { return [row.label, row.values[0]]; }));
  }

  function keywords(counts) {
    var rows = counts.map(function (one) {
      var keyword = hubpack.keyword(one.keyword);
      var name = keyword && hubpack.keywordName(keyword);
      return keyword && {
        label: hubpack.text(name.text, name.language), text: name.text, values: [one.people],
        href: hubpack.address("keywords", keyword.slug)
      };
    }).filter(Boolean);
    if (!rows.length) return null;
    return figure("keywords", word("peopleByKeyword"), bars(rows, ["level-3"]),
      [word("keywordsRule"), rest(rows)], [word("keyword"), word("people_of")],
      rows.map(function (row) { return [hubpack.text(row.text), row.values[0]]; }));
  }
})(hubpack);
