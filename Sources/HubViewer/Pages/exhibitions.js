/* Exhibitions: upcoming, current and past ones, and the page of one exhibition. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  /* True if the bundle has exhibitions. */
  hubpack.hasExhibitions = function () { return hubpack.hub.pieces.exhibitions > 0; };

  hubpack.pages.exhibitions = function (page, slug, number) {
    return hubpack.exhibitions().then(function (exhibitions) {
      if (slug === undefined) return showAll(page, exhibitions.list);
      var exhibition = exhibitions.bySlug.get(slug);
      if (!exhibition) return page.notFound(slug.replace(/-\d{4}(~\d+)?$/, "")); // the year may have changed
      page.up = hubpack.address("exhibitions");
      if (number !== undefined && exhibition.images.length) return showImages(page, exhibition, number);
      return showOne(page, exhibition);
    });
  };

  function showAll(page, exhibitions) {
    page.title = word("exhibitions");
    page.show(hubpack.heading(word("exhibitions"), word(hubpack.club ? "exhibitionsLeadClub" : "exhibitionsLead")),
      exhibitions.length ? null : hubpack.notice(word("noExhibitions")),
      hubpack.exhibitionTimes.map(function (when) {
        var some = hubpack.exhibitionsWhen(exhibitions, when);
        if (!some.length) return null;
        return element("section", { class: "exhibitions is-" + when },
          element("h2", { class: "section" }, word("exhibitions_" + when)),
          element("ul", { class: "grid exhibition-grid", role: "list" }, some.map(function (one) {
            return element("li", null, card(one, some.some(sight)));
          })));
      }));
  }

  function address(exhibition) { return hubpack.address("exhibitions", exhibition.slug); }

  /* The picture of an exhibition: its poster, or else its first image; null without either. */
  function sight(exhibition) {
    return exhibition.poster || exhibition.images.length && exhibition.images[0].thumbnail || null;
  }

  function card(exhibition, hasPicture) {
    return element("a", { class: "card exhibition-card", href: address(exhibition) },
      hasPicture ? hubpack.picture(sight(exhibition), "", "wide", exhibition.name) : null,
      hubpack.titleIn("card", exhibition.name),
      hasDays(exhibition) ? element("span", { class: "day" }, days(exhibition)) : null,
      element("span", { class: "card-text" }, hubpack.text(hubpack.venueText(exhibition))),
      element("span", { class: "card-text" }, hubpack.text(exhibition.club.displayName)));
  }

  function hasDays(exhibition) { return Boolean(exhibition.startDate || exhibition.endDate); }

  /* "5 December 2026 – 17 January 2027" */
  function days(exhibition) {
    if (!hasDays(exhibition)) return word("exhibitions_undated");
    // An exhibition that ends before it begins is shown as one day.
    return exhibition.startDate && exhibition.endDate > exhibition.startDate
      ? hubpack.dateRange(exhibition.startDate, exhibition.endDate)
      : hubpack.date(exhibition.startDate || exhibition.endDate);
  }

  /* "On now"; null if no day is known. */
  function timeText(exhibition) {
    var when = hubpack.exhibitionTimes.find(function (when) {
      return hubpack.exhibitionsWhen([exhibition], when).length;
    });
    return when === "undated" ? null : word("exhibitions_" + when);
  }

  /* Texts with points between them. */
  function parts(texts) {
    return texts.filter(Boolean).map(function (text, at) { return [at ? " · " : "", hubpack.text(text)]; });
  }

  /* The venue and the town. */
  hubpack.venueText = function (exhibition) {
    return [exhibition.venue, exhibition.town || hubpack.townName(exhibition.club)].filter(Boolean).join(", ");
  };

  /* The exhibitions of an organization, for its page; null if the bundle has no exhibitions. */
  hubpack.exhibitionLines = function (organization) {
    var place = element("section", { class: "club-exhibitions" });
    if (!hubpack.hasExhibitions()) return null;
    hubpack.exhibitions().then(function (exhibitions) {
      var own = exhibitions.list.filter(function (one) { return one.club === organization; });
      if (!own.length) return place.remove();
      var some = hubpack.exhibitionTimes.map(function (when) {
        return hubpack.exhibitionsWhen(own, when);
      });
      place.append(
        element("h3", null, word("exhibitions")),
        element("ul", { class: "lines", role: "list" }, [].concat.apply([], some).map(function (one) {
          return element("li", null, element("a", { class: "line", href: address(one) },
            hubpack.icon("exhibitions"),
            element("span", { class: "line-main" },
              hubpack.titleIn("line", one.name),
              element("span", { class: "line-text" }, parts([days(one), hubpack.venueText(one)])))));
        })));
    }, function () { place.remove(); });
    return place;
  };

  function showOne(page, exhibition) {
    page.title = exhibition.name;
    page.show(
      hubpack.heading(hubpack.text(exhibition.name),
        parts([timeText(exhibition), days(exhibition), hubpack.venueText(exhibition)]),
        element("p", { class: "links" },
          element("a", { href: hubpack.organizationAddress(exhibition.club) },
            hubpack.text(exhibition.club.displayName)),
          hubpack.factLinks("exhibitions", exhibition))),
      hubpack.factList("exhibitions", exhibition, ["startDate", "endDate", "venue", "town"]),
      exhibition.remarks.length
        ? element("p", { class: "remark" }, hubpack.localizedText(exhibition.remarks)) : null,
      exhibition.poster
        ? element("p", { class: "poster" }, element("img", {
          src: exhibition.poster.url, width: exhibition.poster.width, height: exhibition.poster.height,
          alt: word("poster", { name: exhibition.name }), decoding: "async"
        })) : null,
      exhibition.images.length
        ? element("ul", { class: "grid exhibition-images", role: "list" }, exhibition.images.map(function (image, at) {
          var label = word("image", { n: at + 1, total: exhibition.images.length });
          return element("li", null, element("a", {
            class: "card", href: hubpack.address("exhibitions", exhibition.slug, at + 1),
            "aria-label": [label, image.title].filter(Boolean).join(": ")
          }, hubpack.picture(image.thumbnail, "", "wide", image.title),
          image.title ? element("span", { class: "card-text" }, hubpack.text(image.title)) : null));
        })) : null);
  }

  function showImages(page, exhibition, number) {
    page.title = exhibition.name + " @ " + exhibition.club.displayName;
    page.up = address(exhibition);
    hubpack.showImages(page, {
      name: exhibition.name, club: exhibition.club,
      open: function () { location.hash = address(exhibition); },
      address: function (n) { return hubpack.address("exhibitions", exhibition.slug, n); },
      isSame: function (slug, n) { return slug === exhibition.slug && n !== undefined; }
    }, exhibition.images, number);
  }
})(hubpack);
