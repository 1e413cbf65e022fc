/* The titles of images for searching, unless there are too many to load at once. */
"use strict";

(function (hubpack) {
  var most = 6000; // a few megabytes of data; today's hub has a third of that
  var titles = null;

  function inTurn(things, visit) {
    return things.reduce(function (before, one) {
      return before.then(function () { return visit(one); });
    }, Promise.resolve());
  }

  /* The images with a title or a caption, in the order of clubs, members and portfolios: { title,
     folded, member, number, thumbnail }. Empty if there are too many images. */
  hubpack.titles = function (organizations) {
    var clubs = organizations.filter(function (one) { return one.images > 0; });
    var count = clubs.reduce(function (sum, one) { return sum + one.images; }, 0);
    if (count > most) return Promise.resolve([]);
    titles = titles || collect(clubs);
    titles.catch(function () { titles = null; });
    return titles;
  };

  function collect(clubs) {
    var found = [];
    return inTurn(clubs, function (club) {
      return hubpack.members(club).then(function (members) {
        return inTurn(members.filter(function (one) { return one.images > 0; }), function (member) {
          return hubpack.images(member).then(function (images) {
            images.forEach(function (image, at) {
              if (!image.title && !image.caption) return;
              found.push({
                title: image.title || image.caption, member: member, number: at + 1, thumbnail: image.thumbnail,
                folded: hubpack.fold([image.title, image.caption].filter(Boolean).join("\n"))
              });
            });
          });
        });
      });
    }).then(function () { return found; });
  }
})(hubpack);
