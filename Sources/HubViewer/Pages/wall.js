/* The wall: all pictures of the hub side by side. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.pictures = function (page, number) {
    return hubpack.organizations().then(function (organizations) {
      return hubpack.allImages(organizations.shown).then(function (found) {
        var images = found.filter(function (one) {
          return one.image.thumbnail && hubpack.shows(hubpack.isFormer(one.member), hubpack.isDeceased(one.member));
        });
        if (number !== undefined && images.length) return showOne(page, images, number);
        var place = hubpack.gridPlace();
        var isNarrow = innerWidth < 560;
        page.title = word("allPictures");
        page.leave = place.stop;
        page.show(
          hubpack.heading(word("allPictures"), word("images", { n: images.length }), hubpack.firstPages("pictures")),
          place.element);
        place.show({
          count: images.length, width: isNarrow ? 6.5 : 11, height: isNarrow ? 6.5 : 11, gap: 0.3, className: "wall-grid",
          label: word("allPictures"), card: function (index) {
            var one = images[index];
            return hubpack.tile(one.member, one.image, one.number, hubpack.address("pictures", index + 1));
          }
        });
      });
    });
  };

  /* The pictures of the wall one after the other, whoever made them. */
  function showOne(page, images, number) {
    page.title = word("allPictures");
    page.up = hubpack.address("pictures");
    hubpack.showImages(page, {
      name: word("allPictures"), club: null,
      address: function (n) { return hubpack.address("pictures", n); },
      isSame: function (number) { return number !== undefined; }
    }, images.map(function (one) {
      return Object.assign({ whose: hubpack.ownerOf(one.member) }, one.image);
    }), number);
  }

  /* The small version, unless it is too small for a tile. */
  function shown(image) {
    return Math.max(image.thumbnail.width, image.thumbnail.height) < 300 && image.largest || image.thumbnail;
  }

  /* A picture of a member that leads to an address, or else to the portfolio. */
  hubpack.tile = function (member, image, number, address) {
    var club = member.organization;
    var texts = [image.title, member.name + " @ " + club.displayName].filter(Boolean);
    return element("a", {
      class: "tile", href: address || hubpack.address("images", club.slug, member.slug, number),
      "aria-label": texts.join(", "), title: texts.join("\n")
    }, hubpack.picture(shown(image), "", "", member.name));
  };

  /* Links to the two ways in: by club, or by picture. Null if there is only one. */
  hubpack.firstPages = function (now) {
    if (!hubpack.hasWall()) return null;
    return element("nav", { class: "ways", "aria-label": word("ways") }, ["portfolios", "pictures"].map(function (name) {
      return element("a", { href: hubpack.address(name), "aria-current": name === now ? "true" : null },
        word(name === "pictures" ? "allPictures" : "byClub"));
    }));
  };
})(hubpack);
