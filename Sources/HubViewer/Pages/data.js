/* The data of the bundle: rows of pieces become objects, and slugs lead back to them. */
"use strict";

(function (hubpack) {
  var organizations = null;
  var names = null;
  var exhibitions = null;

  hubpack.hub = null;

  /* Loads the data that every page needs. */
  hubpack.loadHub = function () {
    return hubpack.load("hub").then(function (hub) {
      hubpack.hub = hub;
      hub.keywords = hub.keywords.map(function (row) {
        var keyword = named("keywords", row);
        return Object.assign(keyword, {
          isStandard: keyword.isStandard === 1, slug: hubpack.slug(keyword.idString)
        });
      });
      return hubpack.query.club === null ? null : hubpack.organizations();
    }).then(function (organizations) {
      hubpack.club = organizations && organizations.shown[0] || null;
    });
  };

  /* A count of the bundle: "assets". */
  hubpack.count = function (name) {
    return (hubpack.hub.counts.find(function (one) { return one[0] === name; }) || [name, 0])[1];
  };

  /* The club of club mode; null if all clubs are shown. */
  hubpack.club = null;

  /* A row as an object; the piece "hub" has the names of the columns. */
  function named(kind, row) {
    return Object.fromEntries(hubpack.hub.columns[kind].map(function (name, column) {
      return [name, row[column]];
    }));
  }

  /* All rows of the pieces of a kind, which become objects and are not kept. */
  function pieces(kind, count) {
    return Promise.all(Array.from({ length: count }, function (_, number) {
      return hubpack.loadOnce(kind + "-" + number);
    })).then(function (pieces) { return [].concat.apply([], pieces); });
  }

  /* The same as objects. */
  function all(kind, count) {
    return pieces(kind, count).then(function (rows) {
      return rows.map(function (row) { return named(kind, row); });
    });
  }

  /* Gives each thing a unique slug: the second one of two equal ones gets a number. */
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

  /* "Name (Town)", or the name alone if it contains the town. */
  function displayName(name, town) {
    function words(text) { return hubpack.fold(text).split(/[^\p{L}\p{N}]+/u).filter(Boolean); }
    var inName = " " + words(name).join(" ") + " ";
    var inTown = words(town).join(" ");
    if (inTown && inName.includes(" " + inTown + " ")) return name;
    return name + " (" + (town || hubpack.word("unknownTown")) + ")";
  }

  /* The town of an organization, in the language of the pages if it is called differently there. */
  hubpack.townName = function (organization) {
    var names = organization.townNames || [];
    var at = names.findIndex(function (text, index) { return index % 2 === 0 && text === hubpack.pagesLanguage(); });
    return at < 0 ? organization.town : names[at + 1];
  };

  // In the language of the pages, which can be changed at any time.
  var displayed = { get: function () { return displayName(this.name, hubpack.townName(this)); } };
  var folded = { get: function () {
    var words = [hubpack.countryName(this.country), this.isMuseum ? hubpack.word("museum") : ""];
    return this.foldedNames + "\n" + hubpack.fold(words.join("\n"));
  } };

  /* Clubs and museums in list order: { list: all, by index; shown; at(slug): one of the shown ones }.
     In club mode, a slug that none of them has is an earlier name of the club: "hubpack serve
     --watch" follows a renamed club, and open pages still have the old address. */
  hubpack.organizations = function () {
    organizations = organizations
      || all("organizations", hubpack.hub.pieces.organizations).then(function (rows) {
        var list = rows.map(function (one, place) {
          Object.defineProperty(one, "displayName", displayed);
          Object.defineProperty(one, "folded", folded);
          return Object.assign(one, {
            place: place, isMuseum: one.isMuseum === 1, isPictured: one.isPictured === 1, nickName: one.nickName || one.name,
            foldedNames: [one.name, one.town].concat((one.townNames || []).filter(function (text, at) { return at % 2; })).map(hubpack.fold).join("\n")
          });
        });
        var bySlug = setSlugs(list, function (one) { return one.name + " " + one.town; });
        if (hubpack.query.club === null) {
          return { list: list, shown: list, at: function (slug) { return bySlug.get(slug); } };
        }
        var club = bySlug.get(hubpack.query.club);
        return { list: list, shown: [club].filter(Boolean), at: function (slug) {
          return !bySlug.has(slug) || bySlug.get(slug) === club ? club : undefined;
        } };
      });
    organizations.catch(function () { organizations = null; }); // so that the next call tries again
    return organizations;
  };

  /* The members of a club that lists show, apart: its current ones, former ones, deceased ones. */
  function shownMembers(organization) {
    return [
      ["members", "", organization.current],
      ["formerMembers", "alsoFormer", hubpack.preference("former") ? organization.former : 0],
      ["deceasedMembers", "alsoDeceased", hubpack.preference("deceased") ? organization.deceased : 0]
    ].filter(function (one) { return one[2]; });
  }

  /* True if lists show anybody of a club. */
  hubpack.hasMembers = function (organization) { return shownMembers(organization).length > 0; };

  /* "17 members, 27 former, 1 deceased": a club's members are its current ones. */
  hubpack.memberText = function (organization) {
    return shownMembers(organization).map(function (one, at) {
      return hubpack.word(one[at ? 1 : 0], { n: one[2] });
    }).join(", ");
  };

  function fullName(one) {
    return [one.given, one.infix, one.family].filter(Boolean).join(" ");
  }

  /* Photographers in list order, in club mode only those of the club: { list, bySlug }. */
  hubpack.names = function () {
    names = names || all("names", hubpack.hub.pieces.names).then(function (rows) {
      var list = rows.map(function (one, place) {
        var name = fullName(one);
        return {
          place: place, name: name, isDeceased: one.isDeceased === 1, isFormer: one.isFormer === 1,
          family: one.family, keywords: one.keywords, clubs: one.clubs, birthday: one.birthday, folded: hubpack.fold(name)
        };
      });
      var bySlug = setSlugs(list, function (one) { return one.name; });
      if (hubpack.query.club === null) return { list: list, bySlug: bySlug };
      return (hubpack.club ? hubpack.members(hubpack.club) : Promise.resolve([])).then(ofClub);
      function ofClub(members) {
        var byPlace = new Map(members.map(function (one) { return [one.place, one]; }));
        var some = list.filter(function (name) { return byPlace.has(name.place); });
        some.forEach(function (name) { name.isFormer = hubpack.isFormer(byPlace.get(name.place)); });
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

  /* One row of a kind, by its index. */
  function row(kind, place) {
    var size = hubpack.hub.sizes[kind];
    return hubpack.load(kind + "-" + Math.floor(place / size)).then(function (rows) {
      return named(kind, rows[place % size]);
    });
  }

  /* The further facts on the page of an organization. */
  hubpack.details = function (organization) {
    return row("details", organization.place).then(function (details) {
      return Object.assign(details, { covers: details.covers.map(picture) });
    });
  };

  /* The further facts on the card of a photographer. */
  hubpack.person = function (name) {
    return row("people", name.place).then(function (person) {
      return Object.assign(person, {
        portrait: picture(person.portrait),
        memberships: person.memberships.map(function (row) {
          var one = named("memberships", row);
          return Object.assign(one, { cover: picture(one.cover), isPage: one.isPage === 1 });
        }).filter(function (one) {
          return hubpack.query.club === null || hubpack.club && one.organization === hubpack.club.place;
        })
      });
    });
  };

  /* All members of a club, in list order. */
  hubpack.members = function (organization) {
    if (organization.piece === null) return Promise.resolve([]);
    return hubpack.load("members-" + organization.piece).then(function (clubs) {
      var found = clubs.find(function (one) { return one.club === organization.place; });
      var members = (found ? found.members : []).map(function (row) {
        var member = named("members", row);
        return Object.assign(member, {
          name: fullName(member), cover: picture(member.cover), featured: picture(member.featured),
          portrait: picture(member.portrait), organization: organization,
          isPage: member.form === "web-page", isOnPage: member.isOnPage === 1
        });
      });
      setSlugs(members, function (one) { return one.name; });
      return members;
    });
  };

  /* The images of a member, in portfolio order. */
  hubpack.images = function (member) {
    if (member.piece === null) return Promise.resolve([]);
    return hubpack.load("images-" + member.piece).then(function (galleries) {
      var gallery = galleries.find(function (one) { return one.member === member.id; });
      return (gallery ? gallery.images : []).map(function (row) { return shownImage(row, gallery.folder); });
    });
  };

  function shownImage(row, folder) {
    var image = named("images", row);
    return Object.assign(image, {
      largest: picture(image.largest || image.thumbnail),
      thumbnail: picture(image.thumbnail || image.largest), state: image.state || "present",
      source: folder + image.source, isSmall: !image.largest || image.state === "left-out"
    });
  }

  function exhibition(row, organizations) {
    var one = named("exhibitions", row);
    return Object.assign(one, {
      club: organizations.list[one.organization], poster: picture(one.poster),
      images: one.images.map(function (row) { return shownImage(row, ""); }), folded: hubpack.fold(one.name)
    });
  }

  /* Exhibitions in the order of the hub, in club mode only those of the club: { list, bySlug }. */
  hubpack.exhibitions = function () {
    exhibitions = exhibitions || hubpack.organizations().then(function (organizations) {
      return pieces("exhibitions", hubpack.hub.pieces.exhibitions).then(function (rows) {
        var all = rows.map(function (row) { return exhibition(row, organizations); })
          .filter(function (one) { return one.club; });
        setSlugs(all, function (one) {
          return [one.name, (one.startDate || "").slice(0, 4)].filter(Boolean).join(" ");
        });
        var list = all.filter(function (one) { return organizations.shown.includes(one.club); });
        return { list: list, bySlug: new Map(list.map(function (one) { return [one.slug, one]; })) };
      });
    });
    exhibitions.catch(function () { exhibitions = null; });
    return exhibitions;
  };

  /* Members by year, of the hub and of each club with members; clubs and museums by country; people by
     keyword: { year, hub, clubs, countries, keywords }. */
  hubpack.statistics = function () {
    return hubpack.load("statistics").then(function (numbers) {
      return {
        year: numbers.year, hub: timeline(numbers.hub), clubs: numbers.clubs.map(timeline),
        countries: numbers.countries.map(function (row) {
          var one = named("countries", row);
          return Object.assign(one, { isMuseum: one.isMuseum === 1 });
        }),
        keywords: numbers.keywords.map(function (row) { return named("keywordCounts", row); })
      };
    });
  };

  function timeline(row) {
    var one = named("timelines", row);
    return Object.assign(one, { years: one.years.map(function (row) { return named("years", row); }) });
  }

  /* The groups of exhibitions, in page order. */
  hubpack.exhibitionTimes = ["running", "coming", "undated", "past"];

  /* The exhibitions of a group as of today, the next first; past ones with the latest first. */
  hubpack.exhibitionsWhen = function (exhibitions, when) {
    var now = new Date();
    var today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(function (part) {
      return ("0" + part).slice(part > 31 ? -4 : -2);
    }).join("-");
    function first(one) { return one.startDate || one.endDate || ""; }
    function last(one) { return (one.endDate || "") > first(one) ? one.endDate : first(one); }
    function is(one) {
      return !first(one) ? "undated" : first(one) > today ? "coming" : last(one) < today ? "past" : "running";
    }
    var some = exhibitions.filter(function (one) { return is(one) === when; });
    some.sort(function (a, b) {
      return when === "past" ? order(last(b), last(a)) : order(first(a), first(b));
    });
    return some;
  };

  function order(a, b) { return a < b ? -1 : a > b ? 1 : 0; }

  /* The picture beside a name: the preferred one, or else the other. */
  hubpack.pictureBeside = function (cover, portrait) {
    return hubpack.preference("beside") === "portrait" ? portrait || cover : cover || portrait;
  };

  hubpack.keywordName = function (keyword) {
    return hubpack.localized(keyword.names) || { text: keyword.idString, language: null };
  };

  /* The names of keywords in a line. */
  hubpack.keywordTexts = function (ids) {
    return ids.map(hubpack.keyword).filter(Boolean).map(function (keyword, index) {
      return [index ? " · " : "", hubpack.text(hubpack.keywordName(keyword).text)];
    });
  };

  hubpack.keyword = function (id) {
    return hubpack.hub.keywords.find(function (keyword) { return keyword.id === id; });
  };

  function wordsOf(text) { return hubpack.fold(text).split(/\s+/).filter(Boolean); }

  /* The things with folded text that contains each word of another text. */
  hubpack.matching = function (things, text) {
    var words = wordsOf(text);
    return things.filter(function (one) {
      return words.every(function (word) { return one.folded.includes(word); });
    });
  };

  /* The keywords with folded names in all languages. */
  hubpack.foldedKeywords = function () {
    return hubpack.hub.keywords.map(function (keyword) {
      var names = [keyword.idString].concat(keyword.names.filter(function (_, at) { return at % 2; }));
      return { keyword: keyword, folded: names.map(hubpack.fold).join("\n") };
    });
  };

  /* The people who have each word of a text in their name, in the name, town or country of a club, or
     in a keyword. What only the club has, all its members would have: unless `isWide`, a word has to be
     in the name or in a keyword, and a single one in the name. */
  hubpack.matchingPeople = function (people, text, organizations, isWide) {
    var foldedKeywords = hubpack.foldedKeywords();
    var words = wordsOf(text).map(function (word) {
      return {
        text: word,
        clubs: new Set(organizations.filter(function (one) { return one.folded.includes(word); })
          .map(function (one) { return String(one.place); })),
        keywords: new Set(foldedKeywords.filter(function (one) { return one.folded.includes(word); })
          .map(function (one) { return one.keyword.id; }))
      };
    });
    function has(set) { return function (one) { return set.has(one); }; }
    return people.filter(function (name) {
      var isOwn = isWide || !words.length;
      return words.every(function (word) {
        var isNamed = name.folded.includes(word.text);
        var isMeant = isNamed || words.length > 1 && name.keywords.some(has(word.keywords));
        isOwn = isOwn || isMeant;
        return isMeant || (isWide || words.length > 1) && name.clubs.split(" ").some(has(word.clubs));
      }) && isOwn;
    });
  };
})(hubpack);
