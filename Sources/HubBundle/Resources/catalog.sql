-- The catalog of a bundle, format 1 (Docs/Format.md). Published texts are NFC. Dates are texts:
-- 2024-01-31, or --01-31 if the year is unknown. Language codes are lower case. Flags are 0 or 1.
-- "Derived" columns follow from others and are not part of the content digest. A later version may
-- add words (roles, states, kinds) that are not listed here.

PRAGMA application_id = 1215652464; -- "Hubp"
PRAGMA user_version = 1;

-- Every file that the hub names, in the order of the first reference, and its state.
CREATE TABLE sources (
  id              INTEGER PRIMARY KEY,
  role            TEXT NOT NULL,        -- level0, level1, level2, level3, page-gallery, web-page
  location        TEXT NOT NULL UNIQUE, -- path inside the hub's folder, or URL
  state           TEXT NOT NULL,        -- present, stale, failed, left-out
  reason          TEXT,                 -- why it is stale, failed or was left out
  entry           TEXT UNIQUE,          -- name in the archive, if the bundle holds the file
  size            INTEGER,              -- of the entry, in bytes
  sha256          TEXT,                 -- of the entry
  original_sha256 TEXT,                 -- of the file as published; NULL if facts were omitted
  since           TEXT                  -- if stale: creation time of the bundle that last had it as published
) STRICT;

-- The validators of HTTP responses, so that an update need not fetch unchanged files and pictures.
CREATE TABLE validators (
  location      TEXT PRIMARY KEY,
  answered_by   TEXT, -- the URL at the end of all redirects
  etag          TEXT,
  last_modified TEXT
) STRICT, WITHOUT ROWID;

-- The languages that are defined (Level 0) or used.
CREATE TABLE languages (
  code         TEXT PRIMARY KEY, -- ISO 639, "nl"
  english_name TEXT,
  is_defined   INTEGER NOT NULL,
  source_id    INTEGER REFERENCES sources
) STRICT, WITHOUT ROWID;

-- Clubs and museums; ids ascend in Level 1 order.
CREATE TABLE organizations (
  id               INTEGER PRIMARY KEY,
  kind             TEXT NOT NULL,    -- club, museum
  full_name        TEXT NOT NULL,
  town             TEXT NOT NULL,
  nick_name        TEXT NOT NULL,    -- the full name if none is published
  latitude         REAL,             -- degrees north, WGS 84
  longitude        REAL,             -- degrees east
  country          TEXT,             -- derived: ISO 3166-1 alpha-2
  website          TEXT,
  wikipedia        TEXT,
  contact_email    TEXT,
  fotobond_number  INTEGER,
  level2_url       TEXT,             -- as Level 1 publishes it
  level            INTEGER NOT NULL, -- derived: 1, 2 (has members) or 3 (has a portfolio)
  folded_name      TEXT NOT NULL,    -- derived: full_name, for searching and sorting
  folded_town      TEXT NOT NULL,    -- derived
  members_state    TEXT NOT NULL,    -- read, none, unknown
  source_id        INTEGER NOT NULL REFERENCES sources, -- Level 1
  member_source_id INTEGER REFERENCES sources,          -- Level 2
  UNIQUE (full_name, town)
) STRICT;
CREATE INDEX organizations_by_name ON organizations (folded_name, folded_town);
CREATE INDEX organizations_by_town ON organizations (folded_town, folded_name);

-- Short texts about an organization, one per language.
CREATE TABLE remarks (
  organization_id INTEGER NOT NULL REFERENCES organizations,
  language        TEXT NOT NULL REFERENCES languages,
  text            TEXT NOT NULL,
  source_id       INTEGER NOT NULL REFERENCES sources,
  PRIMARY KEY (organization_id, language)
) STRICT, WITHOUT ROWID;

-- The picture files in the bundle. The entry is assets/<first two digits>/<sha256>.<extension>.
CREATE TABLE assets (
  id         INTEGER PRIMARY KEY,
  sha256     TEXT NOT NULL UNIQUE,
  extension  TEXT NOT NULL,
  media_type TEXT NOT NULL,
  size       INTEGER NOT NULL, -- in bytes
  width      INTEGER NOT NULL, -- in pixels, after the rotation that the picture asks for
  height     INTEGER NOT NULL
) STRICT;

-- Every picture that the hub names, and its state.
CREATE TABLE pictures (
  id                 INTEGER PRIMARY KEY,
  location           TEXT NOT NULL UNIQUE, -- path inside the hub's folder, or URL
  state              TEXT NOT NULL,        -- as in sources
  reason             TEXT,
  asset_id           INTEGER REFERENCES assets, -- the largest version in the bundle
  thumbnail_asset_id INTEGER REFERENCES assets, -- the version for lists; may be the same
  original_sha256    TEXT,                      -- of the picture as published
  since              TEXT,                      -- as in sources
  source_id          INTEGER NOT NULL REFERENCES sources, -- the first file that names it
  source_line        INTEGER                              -- from 1, if known
) STRICT;

-- People, each once, whatever the number of their clubs. All columns but the name are derived from
-- what their memberships state.
CREATE TABLE photographers (
  id                  INTEGER PRIMARY KEY,
  given_name          TEXT NOT NULL,
  infix_name          TEXT NOT NULL, -- "" for none
  family_name         TEXT NOT NULL,
  birthday            TEXT,
  is_deceased         INTEGER NOT NULL,
  website             TEXT,
  portrait_url        TEXT,
  portrait_picture_id INTEGER REFERENCES pictures,
  folded_name         TEXT NOT NULL, -- the full name, for searching
  sort_key            TEXT NOT NULL, -- family, given, infix, each folded, separated by U+0001
  source_id           INTEGER NOT NULL REFERENCES sources, -- the first file that names the person
  UNIQUE (family_name, given_name, infix_name)
) STRICT;
-- People in the order of lists, with the columns that searches read; and deceased people.
CREATE INDEX photographers_by_name ON photographers (sort_key, folded_name, is_deceased);
CREATE INDEX deceased_photographers ON photographers (is_deceased);

-- Memberships: one photographer in one club.
CREATE TABLE memberships (
  id                         INTEGER PRIMARY KEY,
  organization_id            INTEGER NOT NULL REFERENCES organizations,
  photographer_id            INTEGER NOT NULL REFERENCES photographers,
  fotobond_number            INTEGER,
  start_date                 TEXT,
  end_date                   TEXT,
  is_former                  INTEGER NOT NULL, -- derived: stated, deceased, or ended before the bundle was created
  level3_url                 TEXT,             -- as published
  featured_image_url         TEXT,             -- as published
  featured_picture_id        INTEGER REFERENCES pictures,
  stated_birthday            TEXT,             -- what the club's file says about the photographer
  stated_deceased            INTEGER,
  stated_website             TEXT,
  stated_portrait_url        TEXT,
  stated_portrait_picture_id INTEGER REFERENCES pictures,
  source_id                  INTEGER NOT NULL REFERENCES sources,
  source_line                INTEGER NOT NULL, -- from 1
  UNIQUE (organization_id, photographer_id)
) STRICT;
CREATE INDEX memberships_by_photographer ON memberships (photographer_id);
CREATE INDEX memberships_by_start_date ON memberships (start_date);

-- The roles of members in their clubs.
CREATE TABLE membership_roles (
  membership_id INTEGER NOT NULL REFERENCES memberships,
  role          TEXT NOT NULL, -- chairman, vice-chairman, treasurer, secretary, admin, other
  PRIMARY KEY (membership_id, role)
) STRICT, WITHOUT ROWID;

-- The statuses of members, as published.
CREATE TABLE membership_statuses (
  membership_id INTEGER NOT NULL REFERENCES memberships,
  status        TEXT NOT NULL, -- deceased, former, honorary, mentor, prospective
  PRIMARY KEY (membership_id, status)
) STRICT, WITHOUT ROWID;

-- Genre tags: those that Level 0 defines, and non-standard ones in use.
CREATE TABLE keywords (
  id          INTEGER PRIMARY KEY,
  key         TEXT NOT NULL UNIQUE, -- id_string in lower case
  id_string   TEXT NOT NULL,
  is_standard INTEGER NOT NULL,     -- defined by Level 0
  date_added  TEXT,
  source_id   INTEGER NOT NULL REFERENCES sources
) STRICT;

-- The names of keywords, one per language.
CREATE TABLE keyword_names (
  keyword_id INTEGER NOT NULL REFERENCES keywords,
  language   TEXT NOT NULL REFERENCES languages,
  name       TEXT NOT NULL,
  PRIMARY KEY (keyword_id, language)
) STRICT, WITHOUT ROWID;

-- The usage of keywords, one text per language.
CREATE TABLE keyword_usages (
  keyword_id INTEGER NOT NULL REFERENCES keywords,
  language   TEXT NOT NULL REFERENCES languages,
  text       TEXT NOT NULL,
  PRIMARY KEY (keyword_id, language)
) STRICT, WITHOUT ROWID;

-- The keywords of people, from all their clubs.
CREATE TABLE photographer_keywords (
  photographer_id INTEGER NOT NULL REFERENCES photographers,
  keyword_id      INTEGER NOT NULL REFERENCES keywords,
  source_id       INTEGER NOT NULL REFERENCES sources, -- the first file that states it
  PRIMARY KEY (photographer_id, keyword_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX photographer_keywords_by_keyword ON photographer_keywords (keyword_id);

-- The galleries at the Level 3 URLs of memberships.
CREATE TABLE galleries (
  membership_id INTEGER PRIMARY KEY REFERENCES memberships,
  form          TEXT,          -- juicebox, level3, page-gallery, web-page; NULL if unknown
  state         TEXT NOT NULL, -- as in sources
  reason        TEXT,
  title         TEXT,
  source_id     INTEGER REFERENCES sources
) STRICT;

-- The images of galleries that were read, in the order of the gallery.
CREATE TABLE images (
  id                   INTEGER PRIMARY KEY,
  membership_id        INTEGER NOT NULL REFERENCES galleries,
  position             INTEGER NOT NULL, -- from 1
  title                TEXT,
  caption              TEXT,
  capture_date         TEXT,
  image_url            TEXT NOT NULL,    -- as published
  thumb_url            TEXT,             -- as published
  folded_text          TEXT NOT NULL,    -- derived: title and caption, for searching
  picture_id           INTEGER REFERENCES pictures,
  thumbnail_picture_id INTEGER REFERENCES pictures,
  source_id            INTEGER NOT NULL REFERENCES sources,
  UNIQUE (membership_id, position)
) STRICT;

-- Problems in the hub's data, in the order in which they were found.
CREATE TABLE problems (
  id            INTEGER PRIMARY KEY,
  code          TEXT NOT NULL, -- stable: Docs/Format.md lists them
  severity      TEXT NOT NULL, -- error, warning, notice
  file          TEXT NOT NULL, -- path inside the hub's folder, or URL
  line          INTEGER,       -- from 1
  column_number INTEGER,       -- from 1, in Unicode scalars
  path          TEXT,          -- of the JSON value: members[3].optional.birthday
  message       TEXT NOT NULL,
  suggestion    TEXT,
  source_id     INTEGER REFERENCES sources
) STRICT;

-- Bundles of earlier versions lack the following. A bundle has all of an addition, or nothing of it.

-- Addition: wikipedia

-- The URL of an article about a photographer.
ALTER TABLE photographers ADD COLUMN wikipedia TEXT;

-- The same, as the club's file states it.
ALTER TABLE memberships ADD COLUMN stated_wikipedia TEXT;

-- Addition: exhibitions

-- Exhibitions of clubs and museums, in the order of the hub's files. No two of an organization have
-- the same name and first day.
CREATE TABLE exhibitions (
  id                INTEGER PRIMARY KEY,
  organization_id   INTEGER NOT NULL REFERENCES organizations,
  name              TEXT NOT NULL,
  start_date        TEXT, -- the first day
  end_date          TEXT, -- the last day
  venue             TEXT, -- the name of the venue
  town              TEXT, -- NULL if the organization's
  latitude          REAL, -- degrees north, WGS 84
  longitude         REAL, -- degrees east
  website           TEXT,
  poster_url        TEXT, -- as published
  poster_picture_id INTEGER REFERENCES pictures,
  gallery_url       TEXT, -- as published
  folded_name       TEXT NOT NULL, -- derived: name, for searching
  source_id         INTEGER NOT NULL REFERENCES sources,
  source_line       INTEGER NOT NULL -- from 1
) STRICT;
CREATE INDEX exhibitions_by_organization ON exhibitions (organization_id);

-- Short texts about an exhibition, one per language.
CREATE TABLE exhibition_remarks (
  exhibition_id INTEGER NOT NULL REFERENCES exhibitions,
  language      TEXT NOT NULL REFERENCES languages,
  text          TEXT NOT NULL,
  PRIMARY KEY (exhibition_id, language)
) STRICT, WITHOUT ROWID;

-- The galleries at the gallery URLs of exhibitions.
CREATE TABLE exhibition_galleries (
  exhibition_id INTEGER PRIMARY KEY REFERENCES exhibitions,
  form          TEXT,          -- as in galleries
  state         TEXT NOT NULL, -- as in sources
  reason        TEXT,
  title         TEXT,
  source_id     INTEGER REFERENCES sources
) STRICT;

-- The images of exhibition galleries that were read, in the order in which they are shown.
CREATE TABLE exhibition_images (
  exhibition_id        INTEGER NOT NULL REFERENCES exhibition_galleries,
  position             INTEGER NOT NULL, -- from 1
  title                TEXT,
  caption              TEXT,
  capture_date         TEXT,
  image_url            TEXT NOT NULL,    -- as published
  thumb_url            TEXT,             -- as published
  picture_id           INTEGER REFERENCES pictures,
  thumbnail_picture_id INTEGER REFERENCES pictures,
  source_id            INTEGER NOT NULL REFERENCES sources,
  PRIMARY KEY (exhibition_id, position)
) STRICT, WITHOUT ROWID;

-- Addition: picture rights

-- How the largest version was made of the picture: published, cleaned, reduced.
ALTER TABLE pictures ADD COLUMN form TEXT;

-- Derived from the metadata of the picture: its creators, separated by semicolons.
ALTER TABLE pictures ADD COLUMN creator TEXT;

-- Derived: the copyright notice.
ALTER TABLE pictures ADD COLUMN copyright TEXT;

-- Derived: the licence, in most cases its URL.
ALTER TABLE pictures ADD COLUMN license TEXT;

-- Derived: the terms of use.
ALTER TABLE pictures ADD COLUMN usage_terms TEXT;

-- Addition: why members are unknown

-- Why members_state is unknown, in the words of sources.reason.
ALTER TABLE organizations ADD COLUMN members_reason TEXT;

-- Addition: exhibitions that list their pictures

-- The name of the photographer, as published; NULL unless the form of the gallery is list.
ALTER TABLE exhibition_images ADD COLUMN photographer TEXT;

-- Texts beside these images, one per language.
CREATE TABLE exhibition_wall_texts (
  exhibition_id INTEGER NOT NULL,
  position      INTEGER NOT NULL,
  language      TEXT NOT NULL REFERENCES languages,
  text          TEXT NOT NULL,
  PRIMARY KEY (exhibition_id, position, language),
  FOREIGN KEY (exhibition_id, position) REFERENCES exhibition_images
) STRICT, WITHOUT ROWID;
