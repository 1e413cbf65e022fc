/* The pictures that a kiosk shows while nobody uses it: one after the other, or a wall of them if they
   are small. Each hangs in a mat with its photographer's name, and is never enlarged. */
"use strict";

(function (hubpack) {
  var element = hubpack.element;
  if (!hubpack.query.isKiosk) return;

  var seconds = hubpack.query.autoplay || 8;
  var mostFrames = 24;
  var mostTries = 8;

  function any(list) { return list[Math.floor(Math.random() * list.length)]; }

  // ---- Choosing a picture ----

  /* A random picture, or null: a random club, one of its members, one of their images. `without(url)`
     is true for pictures to avoid. Loads only two pieces of data. */
  function pick(clubs, without, tries) {
    if (!tries || !clubs.length) return Promise.resolve(null);
    var club = any(clubs);
    return hubpack.members(club).then(function (members) {
      var member = any(members.filter(function (one) {
        return (one.images || one.cover)
          && hubpack.shows(hubpack.isFormer(one), hubpack.isDeceased(one));
      }));
      if (!member) return null;
      return hubpack.images(member).then(function (images) {
        var image = any(images.filter(function (one) { return one.largest && !without(one.largest.url); }));
        var picture = image ? image.largest
          : member.cover && !without(member.cover.url) ? member.cover : null;
        return picture && {
          picture: picture, title: image ? image.title : null, person: member.name, club: club.displayName
        };
      });
    }).catch(function () { return null; }).then(function (found) {
      return found || pick(clubs, without, tries - 1);
    });
  }

  /* A promise of the fully loaded picture as an element; null if it cannot be shown. */
  function fetchPicture(found) {
    var image = element("img", {
      src: found.picture.url, width: found.picture.width, height: found.picture.height, alt: "",
      draggable: "false"
    });
    return image.decode().then(function () { return image; }, function () { return null; });
  }

  // ---- The arrangement of frames ----

  function remOf() { return parseFloat(getComputedStyle(document.documentElement).fontSize); }

  /* The smallest number of frames that suit pictures of a size above the invitation, whose room is
     `foot`: { columns, rows, width, height of a frame's room for picture and mat }. */
  function arrange(size, most, foot) {
    var rem = remOf();
    var width = innerWidth - 4 * rem;
    var height = innerHeight - foot - (innerWidth < 40 * rem ? 7 : 5.5) * rem;
    var best = null;
    for (var rows = 1; rows <= 5; rows++) {
      for (var columns = 1; columns <= 8; columns++) {
        var room = { columns: columns, rows: rows, width: width / columns - 2 * rem,
          height: height / rows - 6 * rem };
        var aspect = room.width / room.height;
        if (rows * columns > most || rows * columns > 1 && (aspect < 0.8 || aspect > 2.2)) continue;
        if (room.width < 7 * rem || room.height < 5 * rem) continue;
        room.share = Math.min(room.width / size.width, room.height / size.height);
        var isBetter = !best || (room.share <= 2
          ? best.share > 2 || rows * columns < best.rows * best.columns : room.share < best.share);
        if (isBetter) best = room;
      }
    }
    return best || { columns: 1, rows: 1, width: width, height: Math.max(60, height - 6 * rem) };
  }

  /* A frame: picture, mat and caption. The mat fills the free room, up to two fifths of the picture's
     shorter side. */
  function frame(found, image, room) {
    var most = { width: room.width * 0.86, height: room.height * 0.86 };
    var scale = Math.min(1, most.width / found.picture.width, most.height / found.picture.height);
    var width = Math.floor(found.picture.width * scale);
    var height = Math.floor(found.picture.height * scale);
    var mat = Math.max(0.06 * Math.min(width, height),
      Math.min((room.width - width) / 2, (room.height - height) / 2, 0.4 * Math.min(width, height)));
    var print = element("div", { class: "print" }, image);
    image.style.width = width + "px";
    image.style.height = height + "px";
    var whole = element("figure", { class: "frame" },
      element("div", { class: "mat" }, print),
      element("figcaption", null,
        found.title ? element("p", { class: "frame-title" }, hubpack.text(found.title)) : null,
        element("p", { class: "frame-whose" }, "© ", hubpack.text(found.person), " @ ", hubpack.text(found.club))));
    whole.querySelector(".mat").style.padding = mat + "px";
    return { element: whole, url: found.picture.url, print: print, image: image, width: width, height: height };
  }

  // ---- The layer ----

  /* Covers the page until somebody touches it, and then calls `touched`. */
  hubpack.attract = function (touched) {
    var run = 0; // the number of the current run; callbacks of earlier runs do nothing
    var timer = 0;
    var clubs = [];
    var places = []; // { element, frame: the frame that hangs there }
    var recent = []; // the URLs of the last pictures
    var room = null;
    var veil = null;
    var isFirst = true;

    var wall = element("div", { class: "wall", "aria-hidden": "true" });
    var curtain = element("div", { class: "curtain", "aria-hidden": "true" });
    var tongues = invitations();
    var begin = element("div", {
      class: "attract-begin" + (tongues.length > 3 ? " many" : ""), id: "attract-begin"
    }, tongues.map(function (one) { return element("p", { lang: one[0] }, one[1]); }));
    var layer = hubpack.layer({ class: "attract", role: "dialog", "aria-labelledby": "attract-title attract-begin" }, [
      curtain, wall,
      element("p", { class: "attract-title", id: "attract-title" }, hubpack.icon("aperture"),
        element("span", null, hubpack.title())),
      begin
    ], function () {
      stop();
      layer.close(true);
      touched();
    });

    /* The invitation in all languages of the pages, the current one first. */
    function invitations() {
      var own = hubpack.pagesLanguage();
      return hubpack.tonguesToChoose().sort(function (a, b) { return (b === own) - (a === own); })
        .map(function (code) { return [code, hubpack.tongues[code].begin]; });
    }

    /* The room below the wall, where the invitation stands: more for many languages. */
    function foot() {
      var rem = remOf();
      return Math.max((innerWidth < 40 * rem ? 8 : 6.5) * rem,
        innerHeight - begin.getBoundingClientRect().top + 0.7 * rem);
    }

    function stop() {
      run += 1;
      clearTimeout(timer);
      if (veil) veil.stop();
      removeEventListener("resize", resize);
    }

    function without(url) {
      return recent.includes(url) || places.some(function (one) { return one.frame && one.frame.url === url; });
    }

    /* The next picture. A single frame needs a large one, so a small one is exchanged a few times. */
    function next(tries) {
      return pick(clubs, without, mostTries).then(function (found) {
        var isLost = found && room && room.columns * room.rows === 1
          && Math.min(room.width / found.picture.width, room.height / found.picture.height) > 2.5;
        return isLost && tries !== 0 ? next((tries || 4) - 1) : found;
      });
    }

    /* Covers the whole screen with the filter. */
    function lowerCurtain() {
      if (veil) veil.stop();
      veil = hubpack.bayer(innerWidth, innerHeight, Math.max(innerWidth, innerHeight) / 36, null);
      curtain.replaceChildren(veil.canvas);
      veil.breathe();
    }

    function raiseCurtain() {
      if (!veil) return;
      var old = veil;
      veil = null;
      if (hubpack.isStill()) {
        old.stop();
        curtain.replaceChildren();
      } else old.dissolve(4).then(function () { old.canvas.remove(); });
    }

    /* Replaces a frame: the old one fades, and the new one appears through the filter. */
    function hang(place, found, image, isQuick) {
      var old = place.frame;
      var now = frame(found, image, room);
      place.frame = now;
      recent.push(now.url);
      recent = recent.slice(-2 * mostFrames);
      place.element.append(now.element);
      if (old) {
        old.element.classList.add("going");
        setTimeout(function () { old.element.remove(); }, hubpack.isStill() ? 0 : 1600);
      }
      if (isQuick || hubpack.isStill()) return;
      now.element.classList.add("coming");
      var cell = Math.max(6, Math.min(now.width, now.height) / 26);
      var cover = hubpack.bayer(now.width, now.height, cell, image);
      now.print.append(cover.canvas);
      requestAnimationFrame(function () {
        requestAnimationFrame(function () { now.element.classList.remove("coming"); });
      });
      setTimeout(function () {
        cover.dissolve(3.2).then(function () { cover.canvas.remove(); });
      }, 1300);
    }

    /* Hangs the first pictures, behind the curtain. */
    function furnish() {
      var own = ++run;
      clearTimeout(timer);
      wall.replaceChildren();
      places = [];
      room = null;
      lowerCurtain();
      return hubpack.organizations().then(function (organizations) {
        clubs = organizations.shown.filter(function (one) { return one.images > 0; });
        if (!clubs.length) clubs = organizations.shown.filter(hubpack.hasMembers);
        if (hubpack.hub.leftOut.assets === "none") clubs = []; // the lists also count images without pictures
        return Promise.all([1, 2, 3, 4, 5, 6, 7].map(function () { return next(); }));
      }).then(function (samples) {
        samples = samples.filter(Boolean);
        layer.element.classList.toggle("is-bare", !samples.length);
        if (own !== run) return;
        if (!samples.length) return later();
        var total = clubs.reduce(function (sum, one) { return sum + one.images; }, 0);
        var sizes = samples.map(function (one) { return one.picture; })
          .sort(function (a, b) { return a.width * a.height - b.width * b.height; });
        // The frames suit the smaller pictures; larger ones fit any frame.
        room = arrange(sizes[Math.floor(sizes.length / 4)], Math.max(1, Math.min(mostFrames, Math.floor(total * 0.7))),
          foot());
        wall.style.bottom = foot() + "px";
        wall.style.setProperty("--columns", room.columns);
        wall.style.setProperty("--rows", room.rows);
        wall.classList.toggle("is-single", room.columns * room.rows === 1);
        for (var count = 0; count < room.columns * room.rows; count++) {
          var place = { element: element("div", { class: "frame-place" }), frame: null };
          places.push(place);
          wall.append(place.element);
        }
        var start = performance.now();
        return places.reduce(function (before, place) {
          return before.then(function () { return next(); }).then(function (found) {
            if (own !== run || !found) return null;
            return fetchPicture(found).then(function (image) {
              if (own === run && image) hang(place, found, image, true);
            });
          });
        }, Promise.resolve()).then(function () {
          if (own !== run) return;
          timer = setTimeout(function () {
            raiseCurtain();
            turnLater();
          }, isFirst || !hubpack.isStill() ? Math.max(0, 2500 - (performance.now() - start)) : 0);
          isFirst = false;
        });
      }).catch(later);

      /* Keeps the filter and tries again later, when pictures may be available. */
      function later() {
        if (own === run) timer = setTimeout(furnish, 60000);
      }
    }

    /* Exchanges one picture of a wall at a time, so that each stays for a while. */
    function turnLater() {
      var own = run;
      var last = -1;
      var pause = Math.max(2500, seconds * 1000 / Math.ceil(places.length / 8));
      timer = setTimeout(function turn() {
        if (own !== run) return;
        next().then(function (found) {
          return found && fetchPicture(found).then(function (image) {
            if (own !== run || !image) return;
            var at = Math.floor(Math.random() * places.length);
            if (at === last) at = (at + 1) % places.length;
            last = at;
            hang(places[at], found, image, false);
          });
        }).then(function () {
          if (own === run) timer = setTimeout(turn, pause);
        });
      }, places.length === 1 ? seconds * 1000 : pause);
    }

    var resizing = 0;
    function resize() {
      clearTimeout(resizing);
      resizing = setTimeout(function () { if (layer.isOpen()) furnish(); }, 400);
    }

    layer.open();
    addEventListener("resize", resize);
    furnish();
  };
})(hubpack);
