/* All images of the hub, for the wall of pictures and for searching titles, unless there are too many to
   load at once. */
"use strict";

(function (hubpack) {
  var most = 6000; // a few megabytes of data; today's hub has a third of that
  var all = null;

  function inTurn(things, visit) {
    return things.reduce(function (before, one) {
      return before.then(function () { return visit(one); });
    }, Promise.resolve());
  }

  /* True if the wall is one of the two ways in. A club's page shows all of its members at once. */
  hubpack.hasWall = function () {
    return hubpack.query.club === null && canLoad(hubpack.count("images"));
  };

  /* True if so many images can be loaded at once. */
  function canLoad(count) { return count > 0 && count <= most; }

  /* All images in the order of clubs, members and portfolios: { image, member, number }. Empty if there
     are too many. */
  hubpack.allImages = function (organizations) {
    if (!canLoad(organizations.reduce(function (sum, one) { return sum + one.images; }, 0))) return Promise.resolve([]);
    all = all || collect(organizations.filter(function (one) { return one.images > 0; }));
    all.catch(function () { all = null; });
    return all;
  };

  /* The images with a title or a caption: { title, folded, member, number, thumbnail }. */
  hubpack.titles = function (organizations) {
    return hubpack.allImages(organizations).then(function (found) {
      return found.filter(function (one) { return one.image.title || one.image.caption; }).map(function (one) {
        return {
          title: one.image.title || one.image.caption, member: one.member, number: one.number,
          thumbnail: one.image.thumbnail,
          folded: hubpack.fold([one.image.title, one.image.caption].filter(Boolean).join("\n"))
        };
      });
    });
  };

  function collect(clubs) {
    var found = [];
    return inTurn(clubs, function (club) {
      return hubpack.members(club).then(function (members) {
        return inTurn(members.filter(function (one) { return one.images > 0; }), function (member) {
          return hubpack.images(member).then(function (images) {
            images.forEach(function (image, at) {
              found.push({ image: image, member: member, number: at + 1 });
            });
          });
        });
      });
    }).then(function () { return found; });
  }
})(hubpack);
