-- What no catalog may hold: the rows of these queries. Each says of a row of a table what is wrong.

SELECT 'sources', id, 'has an entry, a size or a digest without the others' FROM sources
WHERE (entry IS NULL) <> (size IS NULL) OR (entry IS NULL) <> (sha256 IS NULL);

SELECT 'sources', id, 'has an entry against its state, or lacks one' FROM sources
WHERE entry IS NOT NULL AND (role = 'web-page' OR state = 'left-out')
  OR entry IS NULL AND role <> 'web-page' AND state IN ('present', 'stale');

SELECT 'pictures', id, 'has an asset, a thumbnail or a digest without the others' FROM pictures
WHERE (asset_id IS NULL) <> (thumbnail_asset_id IS NULL)
  OR (asset_id IS NULL) <> (original_sha256 IS NULL);

SELECT 'pictures', id, 'has an asset against its state, or lacks one' FROM pictures
WHERE (asset_id IS NULL) = (state IN ('present', 'stale'));

SELECT 'galleries', membership_id, 'has a form or a source against its state' FROM galleries
WHERE state = 'left-out' AND form IS NOT NULL
  OR state IN ('present', 'stale') AND (form IS NULL OR source_id IS NULL);

SELECT 'images', images.id, 'belongs to a gallery that was not read'
FROM images JOIN galleries ON galleries.membership_id = images.membership_id
WHERE state NOT IN ('present', 'stale') OR form = 'web-page';

SELECT 'organizations', id, 'has a member list against its state, or lacks one' FROM organizations
WHERE (members_state = 'read') <> (member_source_id IS NOT NULL)
  OR kind = 'museum' AND members_state <> 'none';

SELECT 'memberships', memberships.id, 'is of a club whose member list was not read'
FROM memberships JOIN organizations ON organizations.id = organization_id
WHERE members_state <> 'read';

SELECT 'sources', id, 'has a reason against its state, or lacks one' FROM sources
WHERE (reason IS NULL) <> (state = 'present');

SELECT 'pictures', id, 'has a reason against its state, or lacks one' FROM pictures
WHERE (reason IS NULL) <> (state = 'present');

SELECT 'galleries', membership_id, 'has a reason against its state, or lacks one' FROM galleries
WHERE (reason IS NULL) <> (state = 'present');

SELECT 'sources', id, 'is stale without a time, or has one and is not' FROM sources
WHERE (state = 'stale') <> (since IS NOT NULL)
  OR since NOT GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]Z';

SELECT 'pictures', id, 'is stale without a time, or has one and is not' FROM pictures
WHERE (state = 'stale') <> (since IS NOT NULL)
  OR since NOT GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9]Z';

SELECT 'assets', id, 'has no proper size, width or height' FROM assets
WHERE size < 1 OR width NOT BETWEEN 1 AND 65535 OR height NOT BETWEEN 1 AND 65535;

SELECT 'assets', id, 'is no version of any picture' FROM assets
WHERE id NOT IN (SELECT asset_id FROM pictures WHERE asset_id IS NOT NULL)
  AND id NOT IN (SELECT thumbnail_asset_id FROM pictures WHERE thumbnail_asset_id IS NOT NULL);
