/* The data of the bundle: rows of pieces get names (HubViewer's ViewerFiles writes them in the same
   order), and addresses are found again. */
"use strict";

(function (hubpack) {
  var organizations = null;
  var names = null;

  hubpack.hub = null;

  /* What every page needs. */
  hubpack.loadHub = function () {
    return hubpack.load("hub").then(function (hub) {
      hubpack.hub = hub;
      hub.keywords = hub.keywords.map(function (row) {
        return {
          id: row[0], idString: row[1], isStandard: row[2] === 1, names: row[3], usages: row[4],
          slug: hubpack.slug(row[1])
        };
      });
      return hubpack.query.club === null ? null : hubpack.organizations();
    }).then(function (organizations) {
      hubpack.club = organizations && organizations.bySlug.get(hubpack.query.club) || null;
    });
  };

  /* The club that is the only one to be shown; null where all are. */
  hubpack.club = null;

  /* All rows of pieces that are numbered from 0. */
  function all(kind, count) {
    return Promise.all(Array.from({ length: count }, function (_, number) {
      return hubpack.load(kind + "-" + number);
    })).then(function (pieces) { return [].concat.apply([], pieces); });
  }

  /* Gives each thing a slug of its own: of two alike the later one gets a number. */
  function setSlugs(things, text) {
    var taken = new Map();
    things.forEach(function (thing) {
      var slug = hubpack.slug(text(thing));
      var count = (taken.get(slug) || 0) + 1;
      taken.set(slug, count);
      thing.slug = count > 1 ? slug + "~" + count : slug;
    });
    return new Map(things.map(function (thing) { return [thing.slug, thing]; }));
  }

  /* "Name (Town)", but the name alone when the town is a word of it. */
  function displayName(name, town) {
    function words(text) { return hubpack.fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean); }
    var inName = " " + words(name).join(" ") + " ";
    var inTown = words(town).join(" ");
    if (inTown && inName.includes(" " + inTown + " ")) return name;
    return name + " (" + (town || hubpack.word("unknownTown")) + ")";
  }

  /* Clubs and museums in the order of lists: { list: all, by their places; shown; bySlug: those that
     are shown }. */
  hubpack.organizations = function () {
    organizations = organizations
      || all("organizations", hubpack.hub.pieces.organizations).then(function (rows) {
        var list = rows.map(function (row, place) {
          return {
            place: place, isMuseum: row[0] === 1, name: row[1], town: row[2],
            nickName: row[3] || row[1], country: row[4], latitude: row[5], longitude: row[6],
            current: row[7], former: row[8], deceased: row[9], images: row[10], piece: row[11],
            displayName: displayName(row[1], row[2]),
            folded: hubpack.fold(row[1]) + "\n" + hubpack.fold(row[2])
          };
        });
        var bySlug = setSlugs(list, function (one) { return one.name + " " + one.town; });
        if (hubpack.query.club === null) return { list: list, shown: list, bySlug: bySlug };
        var shown = [bySlug.get(hubpack.query.club)].filter(Boolean);
        return { list: list, shown: shown, bySlug: new Map(shown.map(function (one) {
          return [one.slug, one];
        })) };
      });
    organizations.catch(function () { organizations = null; }); // to be asked for again
    return organizations;
  };

  /* How many members of a club lists show. */
  hubpack.memberCount = function (organization) {
    return organization.current
      + (hubpack.preference("former") ? organization.former : 0)
      + (hubpack.preference("deceased") ? organization.deceased : 0);
  };

  function fullName(given, infix, family) {
    return [given, infix, family].filter(Boolean).join(" ");
  }

  /* Photographers in the order of lists, of the one club where only one is shown; { list, bySlug }. */
  hubpack.names = function () {
    names = names || all("names", hubpack.hub.pieces.names).then(function (rows) {
      var list = rows.map(function (row, place) {
        var name = fullName(row[0], row[1], row[2]);
        return {
          place: place, name: name, isDeceased: (row[3] & 1) !== 0, isFormer: (row[3] & 2) !== 0,
          keywords: row[4], birthday: row[5], folded: hubpack.fold(name)
        };
      });
      var bySlug = setSlugs(list, function (one) { return one.name; });
      if (hubpack.query.club === null) return { list: list, bySlug: bySlug };
      return (hubpack.club ? hubpack.members(hubpack.club) : Promise.resolve([])).then(ofClub);
      function ofClub(members) {
        var flags = new Map(members.map(function (one) { return [one.place, one.flags]; }));
        var some = list.filter(function (name) { return flags.has(name.place); });
        some.forEach(function (name) { name.isFormer = hubpack.isFormer(flags.get(name.place)); });
        return { list: some, bySlug: new Map(some.map(function (name) { return [name.slug, name]; })) };
      }
    });
    names.catch(function () { names = null; });
    return names;
  };

  function picture(row) {
    return row && {
      url: "assets/" + row[0].slice(0, 2) + "/" + row[0], width: row[1], height: row[2]
    };
  }

  /* One row of a piece that has so many rows, with names. */
  function row(kind, place, name) {
    var size = hubpack.hub.sizes[kind];
    return hubpack.load(kind + "-" + Math.floor(place / size)).then(function (rows) {
      return name(rows[place % size]);
    });
  }

  /* What the page of an organization adds. */
  hubpack.details = function (organization) {
    return row("details", organization.place, function (row) {
      return {
        website: row[0], wikipedia: row[1], mailbox: row[2], fotobond: row[3], remarks: row[4],
        covers: row[5].map(picture)
      };
    });
  };

  /* What the card of a photographer adds. */
  hubpack.person = function (name) {
    return row("people", name.place, function (row) {
      return {
        website: row[0], portrait: picture(row[1]),
        memberships: row[2].map(function (row) {
          return {
            organization: row[0], flags: row[1], featured: picture(row[2]), images: row[3],
            isPage: row[4] === 1
          };
        }).filter(function (one) {
          return hubpack.query.club === null || hubpack.club && one.organization === hubpack.club.place;
        })
      };
    });
  };

  /* All members of a club, in the order of lists. */
  hubpack.members = function (organization) {
    if (organization.piece === null) return Promise.resolve([]);
    return hubpack.load("members-" + organization.piece).then(function (clubs) {
      var club = clubs.find(function (club) { return club[0] === organization.place; });
      var members = (club ? club[1] : []).map(function (row) {
        return {
          id: row[0], place: row[1], name: fullName(row[2], row[3], row[4]), flags: row[5],
          featured: picture(row[6]), portrait: picture(row[7]), images: row[8], piece: row[9],
          form: row[10], state: row[11], reason: row[12], address: row[13], organization: organization
        };
      });
      setSlugs(members, function (one) { return one.name; });
      return members;
    });
  };

  /* The images of a member, in the order in which they are shown. */
  hubpack.images = function (member) {
    if (member.piece === null) return Promise.resolve([]);
    return hubpack.load("images-" + member.piece).then(function (galleries) {
      var gallery = galleries.find(function (gallery) { return gallery[0] === member.id; });
      return (gallery ? gallery[2] : []).map(function (row) {
        return {
          title: row[0], caption: row[1], date: row[2], largest: picture(row[3] || row[4]),
          thumbnail: picture(row[4] || row[3]),
          state: ["present", "stale", "failed", "left-out"][row[5]], reason: row[6],
          source: gallery[1] + row[7], isSmall: !row[3] || row[5] === 3
        };
      });
    });
  };

  /* The picture beside a name, as preferred, else the other one. */
  hubpack.pictureBeside = function (featured, portrait) {
    return hubpack.preference("beside") === "portrait" ? portrait || featured : featured || portrait;
  };

  hubpack.keywordName = function (keyword) {
    return hubpack.localized(keyword.names) || { text: keyword.idString, language: null };
  };

  hubpack.keyword = function (id) {
    return hubpack.hub.keywords.find(function (keyword) { return keyword.id === id; });
  };

  /* Those among sorted things whose folded text has another in it. */
  hubpack.matching = function (things, text) {
    var folded = hubpack.fold(text.trim().replace(/\u00a0/g, " "));
    return folded ? things.filter(function (one) { return one.folded.includes(folded); }) : things;
  };
})(hubpack);
