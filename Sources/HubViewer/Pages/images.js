/* Images: the page of a portfolio. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  var word = hubpack.word;

  hubpack.pages.images = function (page, clubSlug, personSlug, number) {
    return hubpack.organizations().then(function (organizations) {
      var club = organizations.at(clubSlug);
      if (!club) return page.notFound(clubSlug);
      return hubpack.members(club).then(function (members) {
        var member = members.find(function (one) { return one.slug === personSlug; });
        if (!member) return page.notFound(personSlug || clubSlug);
        return hubpack.images(member).then(function (images) {
          page.title = member.name + " @ " + club.displayName;
          page.up = hubpack.portfolioAddress(club);
          var whose = Object.assign(hubpack.ownerOf(member), {
            address: function (n) { return hubpack.address("images", club.slug, member.slug, n); },
            isSame: function (clubNow, personNow) { return clubNow === clubSlug && personNow === personSlug; }
          });
          if (images.length) return hubpack.showImages(page, whose, images, number || numberOfCover(member, images));
          if (!member.featured) return showEmpty(page, whose, member);
          whose.note = without(member);
          return hubpack.showImages(page, whose, [featured(member)], 1);
        });
      });
    });
  };

  /* The number of the image on the member's card, with which a portfolio opens; 1 if it is none of them. */
  function numberOfCover(member, images) {
    return 1 + Math.max(0, images.findIndex(function (image) {
      return [image.thumbnail, image.largest].some(function (one) { return one && member.cover && one.url === member.cover.url; });
    }));
  }

  /* The member to whom images belong, as hubpack.showImages wants it. */
  hubpack.ownerOf = function (member) {
    return {
      name: member.name, club: member.organization, isPerson: true,
      open: function () { hubpack.openPerson(member.place); }, source: member.isOnPage ? pageOf(member) : null
    };
  };

  /* That the images come from a web page, and which: elements. */
  function pageOf(member) {
    var link = hubpack.webLink(member.address);
    return [word("fromPage")].concat(link ? [word("colon"), link] : []);
  }

  /* The featured image of a member without other images. */
  function featured(member) {
    return {
      title: null, caption: null, date: null, rights: null, reason: null, source: null, isSmall: false,
      largest: member.featured, thumbnail: member.cover, state: "present"
    };
  }

  /* Why there are no images, and a link to them: elements. */
  function without(member) {
    var reasons = { failed: "portfolioFailed", "left-out": "portfolioLeftOut" };
    var choices = { robots: "portfolioUnwanted", placeholder: "portfolioPlaceholder", offline: "portfolioOffline" };
    // A placeholder leads nowhere.
    var link = member.reason === "placeholder" ? null : hubpack.webLink(member.address, word("openPage"));
    var reason = member.state === "left-out" && hubpack.own(choices, member.reason) || hubpack.own(reasons, member.state)
      || (member.isPage ? link ? "portfolioPage" : "portfolioUnreachable"
        : member.state ? "portfolioEmpty" : "portfolioNone");
    // It was fetched, and then it could not be read.
    if (/^(it is |could not be read)/.test(member.reason || "")) reason = "portfolioUnusable";
    return [
      element("p", null, word(reason)),
      member.state === "failed" && member.reason
        ? element("p", { class: "note" }, hubpack.text(hubpack.sentence(hubpack.reason(member.reason)))) : null,
      link ? element("p", null, link) : null];
  }

  function showEmpty(page, whose, member) {
    function key(event) {
      if (event.key === "Escape") page.close();
    }
    page.isDark = true;
    page.leave = function () { removeEventListener("keydown", key); };
    addEventListener("keydown", key);
    page.show(element("div", { class: "show is-empty" },
      element("div", { class: "show-bar" }, hubpack.showTitle(whose), hubpack.closeButton(page)),
      element("div", { class: "show-empty" }, hubpack.icon("aperture"), without(member),
        element("p", null, element("a", hubpack.personTarget(member.place, member.name),
          word("aboutPerson", { name: member.name }))))));
  }
})(hubpack);
