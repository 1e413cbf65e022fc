-- The content digests of a bundle cover the rows of these queries, in this order. The rows state the
-- facts of the hub, however they are distributed among its files.
-- The digest of version N covers all queries from the first to the last one of "rules N".

-- rules 1

SELECT 'organization', full_name, town, kind, nick_name,
  CAST(round(latitude * 10000000) AS INTEGER), CAST(round(longitude * 10000000) AS INTEGER),
  website, wikipedia, contact_email, fotobond_number, level2_url
FROM organizations ORDER BY full_name, town;

SELECT 'remark', full_name, town, language, text
FROM remarks JOIN organizations ON organizations.id = organization_id
ORDER BY full_name, town, language;

SELECT 'membership', full_name, town, family_name, given_name, infix_name,
  memberships.fotobond_number, start_date, end_date, level3_url,
  featured_image_url, featured.original_sha256,
  stated_birthday, stated_deceased, stated_website, stated_portrait_url, portrait.original_sha256
FROM memberships
  JOIN organizations ON organizations.id = organization_id
  JOIN photographers ON photographers.id = photographer_id
  LEFT JOIN pictures AS featured ON featured.id = featured_picture_id
  LEFT JOIN pictures AS portrait ON portrait.id = stated_portrait_picture_id
ORDER BY full_name, town, family_name, given_name, infix_name;

SELECT 'role', full_name, town, family_name, given_name, infix_name, role
FROM membership_roles
  JOIN memberships ON memberships.id = membership_id
  JOIN organizations ON organizations.id = organization_id
  JOIN photographers ON photographers.id = photographer_id
ORDER BY full_name, town, family_name, given_name, infix_name, role;

SELECT 'status', full_name, town, family_name, given_name, infix_name, status
FROM membership_statuses
  JOIN memberships ON memberships.id = membership_id
  JOIN organizations ON organizations.id = organization_id
  JOIN photographers ON photographers.id = photographer_id
ORDER BY full_name, town, family_name, given_name, infix_name, status;

SELECT 'photographer keyword', family_name, given_name, infix_name, key
FROM photographer_keywords
  JOIN photographers ON photographers.id = photographer_id
  JOIN keywords ON keywords.id = keyword_id
ORDER BY family_name, given_name, infix_name, key;

SELECT 'keyword', key, id_string, date_added FROM keywords WHERE is_standard ORDER BY key;

SELECT 'keyword name', key, language, name
FROM keyword_names JOIN keywords ON keywords.id = keyword_id ORDER BY key, language;

SELECT 'keyword usage', key, language, text
FROM keyword_usages JOIN keywords ON keywords.id = keyword_id ORDER BY key, language;

SELECT 'language', code, english_name FROM languages WHERE is_defined ORDER BY code;

SELECT 'gallery', full_name, town, family_name, given_name, infix_name, form,
  CASE state WHEN 'stale' THEN 'present' ELSE state END, title
FROM galleries
  JOIN memberships ON memberships.id = membership_id
  JOIN organizations ON organizations.id = organization_id
  JOIN photographers ON photographers.id = photographer_id
ORDER BY full_name, town, family_name, given_name, infix_name;

SELECT 'image', full_name, town, family_name, given_name, infix_name, position,
  images.title, caption, capture_date, image_url, picture.original_sha256,
  thumb_url, thumbnail.original_sha256
FROM images
  JOIN memberships ON memberships.id = images.membership_id
  JOIN organizations ON organizations.id = organization_id
  JOIN photographers ON photographers.id = photographer_id
  LEFT JOIN pictures AS picture ON picture.id = picture_id
  LEFT JOIN pictures AS thumbnail ON thumbnail.id = thumbnail_picture_id
ORDER BY full_name, town, family_name, given_name, infix_name, position;

-- rules 2

SELECT 'membership wikipedia', full_name, town, family_name, given_name, infix_name, stated_wikipedia
FROM memberships
  JOIN organizations ON organizations.id = organization_id
  JOIN photographers ON photographers.id = photographer_id
WHERE stated_wikipedia IS NOT NULL
ORDER BY full_name, town, family_name, given_name, infix_name;

SELECT 'exhibition', full_name, organizations.town, name, start_date, end_date, venue, exhibitions.town,
  CAST(round(exhibitions.latitude * 10000000) AS INTEGER), CAST(round(exhibitions.longitude * 10000000) AS INTEGER),
  exhibitions.website, poster_url, original_sha256, gallery_url
FROM exhibitions
  JOIN organizations ON organizations.id = organization_id
  LEFT JOIN pictures ON pictures.id = poster_picture_id
ORDER BY full_name, organizations.town, name, start_date;

SELECT 'exhibition remark', full_name, organizations.town, name, start_date, language, text
FROM exhibition_remarks
  JOIN exhibitions ON exhibitions.id = exhibition_id
  JOIN organizations ON organizations.id = organization_id
ORDER BY full_name, organizations.town, name, start_date, language;

SELECT 'exhibition gallery', full_name, organizations.town, name, start_date, form,
  CASE state WHEN 'stale' THEN 'present' ELSE state END, title
FROM exhibition_galleries
  JOIN exhibitions ON exhibitions.id = exhibition_id
  JOIN organizations ON organizations.id = organization_id
ORDER BY full_name, organizations.town, name, start_date;

SELECT 'exhibition image', full_name, organizations.town, name, start_date, position,
  title, caption, capture_date, image_url, picture.original_sha256, thumb_url, thumbnail.original_sha256
FROM exhibition_images
  JOIN exhibitions ON exhibitions.id = exhibition_id
  JOIN organizations ON organizations.id = organization_id
  LEFT JOIN pictures AS picture ON picture.id = picture_id
  LEFT JOIN pictures AS thumbnail ON thumbnail.id = thumbnail_picture_id
ORDER BY full_name, organizations.town, name, start_date, position;

SELECT 'exhibition photographer', full_name, organizations.town, name, start_date, position, photographer
FROM exhibition_images
  JOIN exhibitions ON exhibitions.id = exhibition_id
  JOIN organizations ON organizations.id = organization_id
WHERE photographer IS NOT NULL
ORDER BY full_name, organizations.town, name, start_date, position;

SELECT 'exhibition wall text', full_name, organizations.town, name, start_date, position, language, text
FROM exhibition_wall_texts
  JOIN exhibitions ON exhibitions.id = exhibition_id
  JOIN organizations ON organizations.id = organization_id
ORDER BY full_name, organizations.town, name, start_date, position, language;
