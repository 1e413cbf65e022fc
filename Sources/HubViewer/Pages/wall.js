/* The wall: all pictures of the hub side by side. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.pictures = function (page) {
    return hubpack.organizations().then(function (organizations) {
      return hubpack.allImages(organizations.shown).then(function (found) {
        var images = found.filter(function (one) {
          return one.image.thumbnail && hubpack.shows(hubpack.isFormer(one.member), hubpack.isDeceased(one.member));
        });
        var place = hubpack.gridPlace();
        var isNarrow = innerWidth < 560;
        page.title = word("allPictures");
        page.leave = place.stop;
        page.show(
          hubpack.heading(word("allPictures"), word("images", { n: images.length }), hubpack.firstPages("pictures")),
          place.element);
        place.show({
          count: images.length, width: isNarrow ? 6.5 : 11, height: isNarrow ? 6.5 : 11, gap: 0.3, className: "wall-grid",
          label: word("allPictures"), card: function (index) { return tile(images[index]); }
        });
      });
    });
  };

  /* The small version, unless it is too small for a tile. */
  function shown(image) {
    return Math.max(image.thumbnail.width, image.thumbnail.height) < 300 && image.largest || image.thumbnail;
  }

  function tile(one) {
    var club = one.member.organization;
    var whose = one.member.name + " @ " + club.displayName;
    return element("a", {
      class: "tile", href: hubpack.address("images", club.slug, one.member.slug, one.number),
      "aria-label": [one.image.title, whose].filter(Boolean).join(", "), title: [one.image.title, whose].filter(Boolean).join("\n")
    }, hubpack.picture(shown(one.image), "", "", one.member.name));
  }

  /* Links to the two ways in: by club, or by picture. Null if there is only one. */
  hubpack.firstPages = function (now) {
    if (hubpack.query.club !== null || !hubpack.canShowWall) return null;
    return element("nav", { class: "ways", "aria-label": word("ways") }, ["portfolios", "pictures"].map(function (name) {
      return element("a", { href: hubpack.address(name), "aria-current": name === now ? "true" : null },
        word(name === "pictures" ? "allPictures" : "byClub"));
    }));
  };
})(hubpack);
