-- A valid catalog has no rows in the results of these queries. Each result names a table, a row and
-- the error. Rules about states apply to those of format 1 only, not to those of later versions.

SELECT name, word, 'is not a valid word' FROM
  (SELECT 'sources' AS name, role AS word FROM sources UNION SELECT 'sources', state FROM sources
    UNION SELECT 'organizations', kind FROM organizations
    UNION SELECT 'organizations', members_state FROM organizations
    UNION SELECT 'pictures', state FROM pictures
    UNION SELECT 'membership_roles', role FROM membership_roles
    UNION SELECT 'membership_statuses', status FROM membership_statuses
    UNION SELECT 'galleries', form FROM galleries UNION SELECT 'galleries', state FROM galleries
    UNION SELECT 'exhibition_galleries', form FROM exhibition_galleries
    UNION SELECT 'exhibition_galleries', state FROM exhibition_galleries
    UNION SELECT 'problems', code FROM problems UNION SELECT 'problems', severity FROM problems)
WHERE word = '' OR length(word) > 64 OR word GLOB '*[^a-z0-9-]*';

SELECT 'sources', id, 'has an entry, a size or a digest without the others' FROM sources
WHERE (entry IS NULL) <> (size IS NULL) OR (entry IS NULL) <> (sha256 IS NULL);

SELECT 'sources', id, 'has an entry that its state does not allow, or lacks a required one' FROM sources
WHERE entry IS NOT NULL AND (role = 'web-page' OR state = 'left-out')
  OR entry IS NULL AND role <> 'web-page' AND state IN ('present', 'stale');

SELECT 'pictures', id, 'has an asset, a thumbnail or a digest without the others' FROM pictures
WHERE (asset_id IS NULL) <> (thumbnail_asset_id IS NULL)
  OR (asset_id IS NULL) <> (original_sha256 IS NULL);

SELECT 'pictures', id, 'has an asset that its state does not allow, or lacks a required one' FROM pictures
WHERE asset_id IS NULL AND state IN ('present', 'stale')
  OR asset_id IS NOT NULL AND state IN ('failed', 'left-out');

SELECT 'galleries', membership_id, 'has a form or a source that does not match its state' FROM galleries
WHERE state = 'left-out' AND form IS NOT NULL
  OR state IN ('present', 'stale') AND (form IS NULL OR source_id IS NULL);

SELECT 'exhibition_galleries', exhibition_id, 'has a form or a source that does not match its state' FROM exhibition_galleries
WHERE state = 'left-out' AND form IS NOT NULL
  OR state IN ('present', 'stale') AND (form IS NULL OR source_id IS NULL);

SELECT 'images', images.id, 'belongs to a gallery that was not read'
FROM images JOIN galleries ON galleries.membership_id = images.membership_id
WHERE state IN ('failed', 'left-out') OR form = 'web-page';

SELECT 'exhibition_images', images.exhibition_id, 'belongs to a gallery that was not read'
FROM exhibition_images AS images
  JOIN exhibition_galleries AS galleries ON galleries.exhibition_id = images.exhibition_id
WHERE state IN ('failed', 'left-out') OR form = 'web-page';

SELECT 'organizations', id, 'has a member list that its state does not allow, or lacks a required one' FROM organizations
WHERE members_state = 'read' AND member_source_id IS NULL
  OR members_state IN ('none', 'unknown') AND member_source_id IS NOT NULL
  OR kind = 'museum' AND members_state <> 'none';

SELECT 'organizations', id, 'has a reason that its state does not allow' FROM organizations
WHERE members_reason IS NOT NULL AND members_state <> 'unknown';

SELECT 'memberships', memberships.id, 'belongs to a club whose member list was not read'
FROM memberships JOIN organizations ON organizations.id = organization_id
WHERE members_state IN ('none', 'unknown');

SELECT 'sources', id, 'has a reason that its state does not allow, or lacks a required one' FROM sources
WHERE reason IS NOT NULL AND state = 'present'
  OR reason IS NULL AND state IN ('stale', 'failed', 'left-out');

SELECT 'pictures', id, 'has a reason that its state does not allow, or lacks a required one' FROM pictures
WHERE reason IS NOT NULL AND state = 'present'
  OR reason IS NULL AND state IN ('stale', 'failed', 'left-out');

SELECT 'galleries', membership_id, 'has a reason that its state does not allow, or lacks a required one' FROM galleries
WHERE reason IS NOT NULL AND state = 'present'
  OR reason IS NULL AND state IN ('stale', 'failed', 'left-out');

SELECT 'exhibition_galleries', exhibition_id, 'has a reason that its state does not allow, or lacks a required one' FROM exhibition_galleries
WHERE reason IS NOT NULL AND state = 'present'
  OR reason IS NULL AND state IN ('stale', 'failed', 'left-out');

SELECT 'sources', id, 'is stale without a time, or has a time without being stale' FROM sources
WHERE since IS NULL AND state = 'stale'
  OR since IS NOT NULL AND state IN ('present', 'failed', 'left-out')
  OR strftime('%Y-%m-%dT%H:%M:%SZ', since, '+0 days') IS NOT since
  OR since NOT BETWEEN '0001' AND '9999';

SELECT 'pictures', id, 'is stale without a time, or has a time without being stale' FROM pictures
WHERE since IS NULL AND state = 'stale'
  OR since IS NOT NULL AND state IN ('present', 'failed', 'left-out')
  OR strftime('%Y-%m-%dT%H:%M:%SZ', since, '+0 days') IS NOT since
  OR since NOT BETWEEN '0001' AND '9999';

SELECT 'sources', id, 'has an original_sha256 contrary to what was omitted, or lacks one' FROM sources
WHERE :omits AND original_sha256 IS NOT NULL
  OR NOT :omits AND entry IS NOT NULL AND original_sha256 IS NULL;

SELECT 'sources', id, 'could not be filtered but has an entry' FROM sources
WHERE :omits AND state = 'failed' AND entry IS NOT NULL;

SELECT 'validators', location, 'has neither a validator nor a URL' FROM validators
WHERE etag IS NULL AND last_modified IS NULL AND answered_by IS NULL;

SELECT 'validators', location, 'refers to no source or picture' FROM validators
WHERE location NOT IN (SELECT location FROM sources)
  AND location NOT IN (SELECT location FROM pictures);

SELECT 'validators', location, 'belongs to a file from which facts were omitted' FROM validators
WHERE :omits AND (etag IS NOT NULL OR last_modified IS NOT NULL)
  AND location NOT IN (SELECT location FROM pictures);

SELECT 'assets', id, 'has an invalid size, width or height' FROM assets
WHERE size < 1 OR width NOT BETWEEN 1 AND 65535 OR height NOT BETWEEN 1 AND 65535;

SELECT 'assets', id, 'has an invalid media type' FROM assets
WHERE media_type NOT GLOB 'image/?*' OR media_type GLOB '*[^a-z0-9.+/-]*'
  OR media_type <> CASE extension WHEN 'jpg' THEN 'image/jpeg' WHEN 'png' THEN 'image/png'
    WHEN 'gif' THEN 'image/gif' WHEN 'webp' THEN 'image/webp' WHEN 'avif' THEN 'image/avif'
    WHEN 'heic' THEN 'image/heic' ELSE media_type END;

SELECT 'assets', id, 'is not a version of any picture' FROM assets
WHERE id NOT IN (SELECT asset_id FROM pictures WHERE asset_id IS NOT NULL)
  AND id NOT IN (SELECT thumbnail_asset_id FROM pictures WHERE thumbnail_asset_id IS NOT NULL);

SELECT 'galleries', membership_id, 'belongs to a membership without a Level 3 URL'
FROM galleries JOIN memberships ON memberships.id = membership_id
WHERE level3_url IS NULL;

SELECT 'memberships', id, 'has a Level 3 URL without a gallery' FROM memberships
WHERE level3_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM galleries WHERE membership_id = memberships.id);

SELECT 'exhibition_galleries', exhibition_id, 'belongs to an exhibition without a gallery URL'
FROM exhibition_galleries JOIN exhibitions ON exhibitions.id = exhibition_id
WHERE gallery_url IS NULL AND form IS NOT 'list';

SELECT 'exhibition_images', images.exhibition_id, 'names a photographer although the exhibition does not list its pictures'
FROM exhibition_images AS images
  JOIN exhibition_galleries AS galleries ON galleries.exhibition_id = images.exhibition_id
WHERE photographer IS NOT NULL AND form IS NOT 'list';

SELECT 'exhibition_galleries', exhibition_id, 'is a list without pictures, or of a file that cannot have it'
FROM exhibition_galleries JOIN sources ON sources.id = source_id
WHERE form = 'list' AND (role NOT IN ('level1', 'level2')
  OR NOT EXISTS (SELECT 1 FROM exhibition_images AS images
    WHERE images.exhibition_id = exhibition_galleries.exhibition_id));

SELECT 'galleries', membership_id, 'has the form of an exhibition' FROM galleries
WHERE form = 'list';

SELECT 'exhibition_wall_texts', exhibition_id, 'belongs to an exhibition that does not list its pictures'
FROM exhibition_wall_texts
WHERE exhibition_id NOT IN (SELECT exhibition_id FROM exhibition_galleries WHERE form = 'list');

SELECT 'exhibition_wall_texts', texts.exhibition_id, 'belongs to no image'
FROM exhibition_wall_texts AS texts
WHERE NOT EXISTS (SELECT 1 FROM exhibition_images AS images
  WHERE images.exhibition_id = texts.exhibition_id AND images.position = texts.position);

SELECT 'exhibitions', id, 'has a gallery URL without a gallery' FROM exhibitions
WHERE gallery_url IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM exhibition_galleries WHERE exhibition_id = exhibitions.id);

SELECT 'exhibitions', min(id), 'has the same name and first day as another one' FROM exhibitions
GROUP BY organization_id, name, start_date HAVING count(*) > 1;

SELECT 'images', membership_id, 'has positions that are not consecutive from 1' FROM images
GROUP BY membership_id HAVING min(position) <> 1 OR max(position) <> count(*);

SELECT 'exhibition_images', exhibition_id, 'has positions that are not consecutive from 1' FROM exhibition_images
GROUP BY exhibition_id HAVING min(position) <> 1 OR max(position) <> count(*);

SELECT 'images', id, 'has a thumbnail without its URL, or lacks one' FROM images
WHERE (thumbnail_picture_id IS NULL) <> (thumb_url IS NULL);

SELECT 'exhibition_images', exhibition_id, 'has a thumbnail without its URL, or lacks one' FROM exhibition_images
WHERE (thumbnail_picture_id IS NULL) <> (thumb_url IS NULL);

SELECT 'exhibitions', id, 'has a picture without its URL' FROM exhibitions
WHERE poster_picture_id IS NOT NULL AND poster_url IS NULL;

SELECT 'memberships', id, 'has a picture without its URL' FROM memberships
WHERE featured_picture_id IS NOT NULL AND featured_image_url IS NULL
  OR stated_portrait_picture_id IS NOT NULL AND stated_portrait_url IS NULL;

SELECT 'photographers', id, 'has no membership' FROM photographers
WHERE id NOT IN (SELECT photographer_id FROM memberships);

SELECT 'keywords', id, 'is neither standard nor in use' FROM keywords
WHERE NOT is_standard AND id NOT IN (SELECT keyword_id FROM photographer_keywords);

SELECT 'languages', code, 'is neither defined nor in use' FROM languages
WHERE NOT is_defined AND code NOT IN
  (SELECT language FROM remarks UNION SELECT language FROM keyword_names
    UNION SELECT language FROM keyword_usages UNION SELECT language FROM exhibition_remarks
    UNION SELECT language FROM exhibition_wall_texts);

-- Values and their ranges. With '+0 days', SQLite turns 30 February into 1 or 2 March, so that the
-- comparison fails.

SELECT 'sources', id, 'has an original_sha256 that is not a digest' FROM sources
WHERE length(original_sha256) <> 64 OR original_sha256 GLOB '*[^0-9a-f]*';

SELECT 'pictures', id, 'has an original_sha256 that is not a digest' FROM pictures
WHERE length(original_sha256) <> 64 OR original_sha256 GLOB '*[^0-9a-f]*';

SELECT name, id, 'has an id that is out of range' FROM
  (SELECT 'sources' AS name, id FROM sources
    UNION ALL SELECT 'organizations', id FROM organizations
    UNION ALL SELECT 'assets', id FROM assets
    UNION ALL SELECT 'pictures', id FROM pictures
    UNION ALL SELECT 'photographers', id FROM photographers
    UNION ALL SELECT 'memberships', id FROM memberships
    UNION ALL SELECT 'keywords', id FROM keywords
    UNION ALL SELECT 'images', id FROM images
    UNION ALL SELECT 'exhibitions', id FROM exhibitions
    UNION ALL SELECT 'problems', id FROM problems)
WHERE id < 1 OR id > 9007199254740991;

SELECT 'organizations', id, 'has invalid coordinates' FROM organizations
WHERE (latitude IS NULL) <> (longitude IS NULL)
  OR latitude NOT BETWEEN -90 AND 90 OR longitude NOT BETWEEN -180 AND 180;

SELECT 'exhibitions', id, 'has invalid coordinates' FROM exhibitions
WHERE (latitude IS NULL) <> (longitude IS NULL)
  OR latitude NOT BETWEEN -90 AND 90 OR longitude NOT BETWEEN -180 AND 180;

SELECT 'organizations', id, 'has a country that is not a code of two letters' FROM organizations
WHERE country NOT GLOB '[A-Z][A-Z]';

SELECT 'languages', code, 'has a code that is not in lower case' FROM languages
WHERE code <> lower_case(code) AND is_known(code);

SELECT 'organizations', id, 'has an invalid Fotobond number' FROM organizations
WHERE fotobond_number NOT BETWEEN 0 AND 9007199254740991;

SELECT 'memberships', id, 'has an invalid Fotobond number' FROM memberships
WHERE fotobond_number NOT BETWEEN 0 AND 9007199254740991;

SELECT 'languages', code, 'has a flag that is neither 0 nor 1' FROM languages
WHERE is_defined NOT IN (0, 1);

SELECT 'keywords', id, 'has a flag that is neither 0 nor 1' FROM keywords
WHERE is_standard NOT IN (0, 1);

SELECT 'photographers', id, 'has a flag that is neither 0 nor 1' FROM photographers
WHERE is_deceased NOT IN (0, 1);

SELECT 'memberships', id, 'has a flag that is neither 0 nor 1' FROM memberships
WHERE is_former NOT IN (0, 1) OR stated_deceased NOT IN (0, 1);

SELECT 'pictures', id, 'has an invalid line number' FROM pictures
WHERE source_line NOT BETWEEN 1 AND 2147483647;

SELECT 'memberships', id, 'has an invalid line number' FROM memberships
WHERE source_line NOT BETWEEN 1 AND 2147483647;

SELECT 'exhibitions', id, 'has an invalid line number' FROM exhibitions
WHERE source_line NOT BETWEEN 1 AND 2147483647;

SELECT 'problems', id, 'has an invalid line or column number' FROM problems
WHERE line NOT BETWEEN 1 AND 2147483647 OR column_number NOT BETWEEN 1 AND 2147483647;

SELECT 'keywords', id, 'has an invalid date' FROM keywords
WHERE date(date_added, '+0 days') IS NOT date_added OR date_added < '0001' OR date_added >= '9999';

SELECT 'memberships', id, 'has an invalid date' FROM memberships
WHERE date(start_date, '+0 days') IS NOT start_date OR start_date < '0001' OR start_date >= '9999'
  OR date(end_date, '+0 days') IS NOT end_date OR end_date < '0001' OR end_date >= '9999';

SELECT 'exhibitions', id, 'has an invalid date' FROM exhibitions
WHERE date(start_date, '+0 days') IS NOT start_date OR start_date < '0001' OR start_date >= '9999'
  OR date(end_date, '+0 days') IS NOT end_date OR end_date < '0001' OR end_date >= '9999';

SELECT 'images', id, 'has an invalid date' FROM images
WHERE date(capture_date, '+0 days') IS NOT capture_date OR capture_date < '0001' OR capture_date >= '9999';

SELECT 'exhibition_images', exhibition_id, 'has an invalid date' FROM exhibition_images
WHERE date(capture_date, '+0 days') IS NOT capture_date OR capture_date < '0001' OR capture_date >= '9999';

SELECT 'memberships', id, 'has an invalid birthday' FROM memberships
WHERE date(replace(stated_birthday, '--', '2000-'), '+0 days')
    IS NOT replace(stated_birthday, '--', '2000-')
  OR NOT (stated_birthday GLOB '--*' OR stated_birthday BETWEEN '0001' AND '9999');

SELECT 'sources', id, 'has an empty text' FROM sources
WHERE location = '';

SELECT 'languages', code, 'has an empty text' FROM languages
WHERE '' IN (code, english_name);

SELECT 'validators', location, 'has an empty text' FROM validators
WHERE '' IN (location, answered_by, etag, last_modified);

SELECT 'organizations', id, 'has an empty text' FROM organizations
WHERE '' IN (full_name, town, nick_name, website, wikipedia, contact_email, level2_url);

SELECT 'remarks', organization_id, 'has an empty text' FROM remarks
WHERE text = '';

SELECT 'pictures', id, 'has an empty text' FROM pictures
WHERE '' IN (location, creator, copyright, license, usage_terms);

SELECT 'photographers', id, 'has an empty text' FROM photographers
WHERE '' IN (given_name, family_name);

SELECT 'memberships', id, 'has an empty text' FROM memberships
WHERE '' IN (level3_url, featured_image_url, stated_website, stated_portrait_url, stated_wikipedia);

SELECT 'keywords', id, 'has an empty text' FROM keywords
WHERE '' IN (key, id_string);

SELECT 'keyword_names', keyword_id, 'has an empty text' FROM keyword_names
WHERE name = '';

SELECT 'keyword_usages', keyword_id, 'has an empty text' FROM keyword_usages
WHERE text = '';

SELECT 'galleries', membership_id, 'has an empty text' FROM galleries
WHERE title = '';

SELECT 'images', id, 'has an empty text' FROM images
WHERE '' IN (title, caption, image_url, thumb_url);

SELECT 'exhibitions', id, 'has an empty text' FROM exhibitions
WHERE '' IN (name, venue, town, website, poster_url, gallery_url);

SELECT 'exhibition_remarks', exhibition_id, 'has an empty text' FROM exhibition_remarks
WHERE text = '';

SELECT 'exhibition_galleries', exhibition_id, 'has an empty text' FROM exhibition_galleries
WHERE title = '';

SELECT 'exhibition_images', exhibition_id, 'has an empty text' FROM exhibition_images
WHERE '' IN (title, caption, image_url, thumb_url, photographer);

SELECT 'exhibition_wall_texts', exhibition_id, 'has an empty text' FROM exhibition_wall_texts
WHERE text = '';

-- Derived columns.

SELECT 'organizations', id, 'has a level that does not match its memberships'
FROM organizations LEFT JOIN
  (SELECT organization_id, 2 + max(level3_url IS NOT NULL) AS reached
    FROM memberships GROUP BY organization_id) ON organization_id = id
WHERE level <> coalesce(reached, 1);

SELECT 'organizations', id, 'has a name or a town that is folded differently' FROM organizations
WHERE folded_name <> fold(full_name) AND is_known(full_name)
  OR folded_town <> fold(town) AND is_known(town);

SELECT 'photographers', id, 'has a name that is folded differently' FROM photographers
WHERE (folded_name <> fold(given_name || ' ' || iif(infix_name = '', '', infix_name || ' ') || family_name)
    OR sort_key <> fold(family_name) || char(1) || fold(given_name) || char(1) || fold(infix_name))
  AND is_known(given_name || infix_name || family_name);

SELECT 'images', id, 'has a title or a caption that is folded differently' FROM images
WHERE folded_text <> fold(coalesce(title || ' ' || caption, title, caption, ''))
  AND is_known(coalesce(title || caption, title, caption, ''));

SELECT 'exhibitions', id, 'has a name that is folded differently' FROM exhibitions
WHERE folded_name <> fold(name) AND is_known(name);

SELECT 'keywords', id, 'has a key that is not its text in lower case' FROM keywords
WHERE key <> lower_case(id_string) AND is_known(id_string);

SELECT 'memberships', id, 'lacks the status "deceased"' FROM memberships
WHERE stated_deceased = 1 AND NOT EXISTS
  (SELECT 1 FROM membership_statuses WHERE membership_id = id AND status = 'deceased');

SELECT 'memberships', id, 'has the status "deceased" contrary to what is stated'
FROM membership_statuses JOIN memberships ON memberships.id = membership_id
WHERE status = 'deceased' AND stated_deceased IS NOT 1;

SELECT 'photographers', id, 'is deceased, though no club says so' FROM photographers
WHERE is_deceased AND NOT EXISTS
  (SELECT 1 FROM memberships WHERE photographer_id = photographers.id AND stated_deceased = 1);

SELECT 'memberships', id, 'has the status "former", but is not former'
FROM membership_statuses JOIN memberships ON memberships.id = membership_id
WHERE status = 'former' AND NOT is_former;

SELECT 'memberships', memberships.id, 'is former, or is not, contrary to what is stated'
FROM memberships JOIN photographers ON photographers.id = photographer_id
WHERE is_former <> (is_deceased OR coalesce(end_date < :day, 0)) AND NOT (is_former AND EXISTS
  (SELECT 1 FROM membership_statuses WHERE membership_id = memberships.id AND status = 'former'));

SELECT 'photographers', id, 'differs from what the clubs state' FROM photographers
WHERE is_deceased < EXISTS
    (SELECT 1 FROM memberships WHERE photographer_id = photographers.id AND stated_deceased = 1)
  OR birthday IS NOT
    (SELECT stated_birthday FROM memberships
      WHERE photographer_id = photographers.id AND stated_birthday IS NOT NULL
      ORDER BY is_former, organization_id DESC LIMIT 1)
    AND '-' || substr(birthday, 5) IS NOT
    (SELECT stated_birthday FROM memberships
      WHERE photographer_id = photographers.id AND stated_birthday IS NOT NULL
      ORDER BY is_former, organization_id DESC LIMIT 1)
  OR birthday IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM memberships WHERE photographer_id = photographers.id AND stated_birthday = birthday)
  OR website IS NOT
    (SELECT stated_website FROM memberships
      WHERE photographer_id = photographers.id AND stated_website IS NOT NULL
      ORDER BY is_former, organization_id DESC LIMIT 1)
  OR wikipedia IS NOT
    (SELECT stated_wikipedia FROM memberships
      WHERE photographer_id = photographers.id AND stated_wikipedia IS NOT NULL
      ORDER BY is_former, organization_id DESC LIMIT 1)
  OR portrait_url IS NOT
    (SELECT stated_portrait_url FROM memberships
      WHERE photographer_id = photographers.id AND stated_portrait_url IS NOT NULL
      ORDER BY is_former, organization_id DESC LIMIT 1)
  OR portrait_picture_id IS NOT
    (SELECT stated_portrait_picture_id FROM memberships
      WHERE photographer_id = photographers.id AND stated_portrait_picture_id IS NOT NULL
      ORDER BY is_former, organization_id DESC LIMIT 1);
