-- Questions of people who know nothing of the grammar, asked of the sample hub, and the right answer to
-- each: the rows or the number that SQL finds (in its order, if it has one), "-- = " and a text that the
-- answer contains, or "-- ! " and what the message says that refuses to guess.
--
-- The views are those of SampleHub.swift; "now" is 25 November 2026.

-- which clubs have no website
SELECT full_name FROM places WHERE kind = 'club' AND website IS NULL;

-- clubs without chairman
SELECT full_name FROM places WHERE kind = 'club' AND id NOT IN (SELECT organization_id
  FROM memberships JOIN membership_roles ON membership_id = id WHERE role = 'chairman');

-- clubs zonder voorzitter
SELECT full_name FROM places WHERE kind = 'club' AND id NOT IN (SELECT organization_id
  FROM memberships JOIN membership_roles ON membership_id = id WHERE role = 'chairman');

-- which clubs have exhibitions
SELECT full_name FROM places WHERE kind = 'club' AND id IN (SELECT organization_id FROM exhibitions);

-- welke clubs hebben een website
SELECT full_name FROM places WHERE kind = 'club' AND website <> '';

-- clubs not in the Netherlands
SELECT full_name FROM places WHERE kind = 'club' AND country <> 'NL';

-- who is not a member of Zonnevlek
SELECT name FROM people WHERE NOT is_deceased AND id NOT IN (SELECT photographer_id FROM members
  WHERE club LIKE '%zonnevlek%');

-- dutch clubs
SELECT full_name FROM places WHERE kind = 'club' AND country = 'NL';

-- is there a club in Berlin
SELECT full_name FROM places WHERE 0;

-- are there any clubs in Iceland
SELECT full_name FROM places WHERE country = 'IS';

-- clubs near Amsterdam
SELECT full_name FROM places WHERE nick_name LIKE 'fcZonnevlek%';

-- clubs with more than 8 members and a website
SELECT full_name FROM places WHERE nick_name = 'fgMorgenlicht';

-- who joined in june 2026
SELECT name FROM members WHERE start_date LIKE '2026-06%';

-- joined in june 2026
SELECT name FROM members WHERE start_date LIKE '2026-06%';

-- the 3 newest members
SELECT name FROM members WHERE NOT is_deceased ORDER BY start_date DESC LIMIT 3;

-- newest three members of Zonnevlek
SELECT name FROM members WHERE NOT is_deceased AND club LIKE '%zonnevlek%'
ORDER BY start_date DESC LIMIT 3;

-- when did Bas Nachtegaal join
SELECT name FROM members WHERE name = 'Bas Nachtegaal';

-- when did Jan Nachtfalter join Schemerlamp
SELECT name FROM members WHERE name = 'Jan Nachtfalter' AND club LIKE '%Schemerlamp';

-- when did Fleur Fluister leave
SELECT name FROM members WHERE name = 'Fleur Fluister';

-- when was Percival Mistwood born
SELECT name FROM people WHERE name = 'Percival Mistwood';

-- when does Zestig watt open
SELECT name FROM exhibitions WHERE name = 'Zestig watt';

-- leden van Zonnevlek
SELECT name FROM members WHERE NOT is_deceased AND club LIKE '%zonnevlek%';

-- list all chairmen
SELECT name FROM members WHERE NOT is_deceased AND id IN (SELECT membership_id FROM membership_roles
  WHERE role = 'chairman');

-- wie is de voorzitter van Morgenlicht
SELECT name FROM people WHERE name = 'Ilse van Avondrood';

-- who is the treasurer of Morgenlicht
SELECT name FROM people WHERE name = 'Ariejan van der Straal';

-- people without portrait
SELECT name FROM people WHERE NOT is_deceased AND portrait_url IS NULL;

-- people with a birthday in december
SELECT name FROM people WHERE birthday LIKE '%-12-__';

-- members in all
SELECT name FROM members WHERE NOT is_deceased;

-- who is a member of both Schemerlamp and Laternenschein
SELECT name FROM people WHERE name = 'Jan Nachtfalter';

-- people of Zonnevlek or Morgenlicht
SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id FROM members
  WHERE club LIKE '%zonnevlek%' OR club LIKE '%morgenlicht%');

-- people club:Zonnevlek&Morgenlicht
SELECT name FROM people WHERE 0;

-- who likes macro and nature
SELECT name FROM people WHERE NOT is_deceased
  AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Macro')
  AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Nature');

-- who has died
SELECT name FROM people WHERE is_deceased;

-- exhibitions today
SELECT name FROM shows WHERE first <= '2026-11-25' AND last >= '2026-11-25';

-- what can I see this weekend
SELECT name FROM shows WHERE first <= '2026-11-29' AND last >= '2026-11-28';

-- exhibitions in december
SELECT name FROM shows WHERE first <= '2026-12-31' AND last >= '2026-12-01';

-- exhibitions next month
SELECT name FROM shows WHERE first <= '2026-12-31' AND last >= '2026-12-01';

-- exhibitions between december and february
SELECT name FROM shows WHERE first <= '2027-02-28' AND last >= '2026-12-01';

-- exhibitions in 2031
SELECT name FROM shows WHERE first = '2031-10-01';

-- which exhibitions are open now
SELECT name FROM shows WHERE nullif(first, '') <= '2026-11-25' AND last >= '2026-11-25';

-- which clubs have neither a website nor an email address?
SELECT full_name FROM places WHERE kind = 'club' AND website IS NULL AND contact_email IS NULL;

-- clubs with more than five members but no treasurer
SELECT full_name FROM places p WHERE kind = 'club'
  AND 5 < (SELECT count(*) FROM members WHERE NOT is_former AND organization_id = p.id)
  AND id NOT IN (SELECT organization_id FROM memberships JOIN membership_roles
    ON membership_id = id WHERE role = 'treasurer');

-- people who are both secretary and treasurer
SELECT name FROM people WHERE NOT is_deceased
  AND id IN (SELECT photographer_id FROM memberships JOIN membership_roles
    ON membership_id = id WHERE role = 'secretary')
  AND id IN (SELECT photographer_id FROM memberships JOIN membership_roles
    ON membership_id = id WHERE role = 'treasurer');

-- is anyone born on february 29?
SELECT name FROM people WHERE birthday LIKE '%-02-29';

-- who used to be a member of 't Korreltje at the moment
SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id FROM memberships
  WHERE is_former AND organization_id IN (SELECT id FROM organizations
    WHERE full_name LIKE '%Korreltje'));

-- which keyword is used by only one person
SELECT id_string FROM used GROUP BY id_string HAVING count(DISTINCT photographer_id) = 1;

-- wie is er al meer dan 40 jaar lid
SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id
  FROM memberships WHERE NOT is_former AND start_date < '1986-11-25');

-- wie is er dit jaar lid geworden van Morgenlicht?
SELECT name FROM members WHERE NOT is_deceased AND start_date LIKE '2026%'
  AND club LIKE '%morgenlicht%';

-- who left Fotogroep Morgenlicht in the last two years
SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id
  FROM memberships JOIN organizations o ON o.id = organization_id
  WHERE full_name LIKE '%Morgenlicht' AND end_date >= '2024-11-25');

-- welke leden hebben hun eigen website
SELECT name FROM members WHERE NOT is_deceased AND website IS NOT NULL;

-- welke fotografen doen zowel macro als nature
SELECT name FROM people WHERE NOT is_deceased
  AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Macro')
  AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Nature');

-- the chairman of the club nearest to Bruggedam
SELECT name FROM people WHERE name = 'Bavo Peertje';

-- people over 80 years old
SELECT name FROM people WHERE NOT is_deceased AND birthday < '1946-11-25' AND birthday > '0';

-- ereleden die voor 1975 lid zijn geworden
SELECT name FROM members WHERE NOT is_deceased AND start_date < '1975' AND id IN
  (SELECT membership_id FROM membership_statuses WHERE status = 'honorary');

-- Which exhibitions have already ended?
SELECT name FROM shows WHERE last < '2026-11-25' AND first <= last AND first <> '';

-- exhibitions opening in the next month
SELECT name FROM shows WHERE first BETWEEN '2026-12-01' AND '2026-12-31';

-- everyone called Bavo or Griet
SELECT name FROM people WHERE name LIKE 'Bavo%' OR name LIKE 'Griet%';

-- secretaries of all clubs with their email address
SELECT name FROM members WHERE NOT is_deceased AND id IN (SELECT membership_id FROM membership_roles
  WHERE role = 'secretary');

-- how many clubs do we have
SELECT count(*) FROM places WHERE kind = 'club';

-- how many clubs are there in the hub
SELECT count(*) FROM places WHERE kind = 'club';

-- hoeveel clubs zijn er
SELECT count(*) FROM places WHERE kind = 'club';

-- how many people have a website
SELECT count(*) FROM people WHERE NOT is_deceased AND website IS NOT NULL;

-- how many people have no website
SELECT count(*) FROM people WHERE NOT is_deceased AND website IS NULL;

-- how many museums are there in France
SELECT count(*) FROM places WHERE kind = 'museum' AND country = 'FR';

-- how many clubs are not in France
SELECT count(*) FROM places WHERE kind = 'club' AND country <> 'FR';

-- how many people without portrait
SELECT count(*) FROM people WHERE NOT is_deceased AND portrait_url IS NULL;

-- how many people have died
SELECT count(*) FROM people WHERE is_deceased;

-- how many photos are there
SELECT count(*) FROM images;

-- number of members in total
SELECT count(*) FROM members WHERE NOT is_deceased;

-- hoeveel leden heeft Zonnevlek
SELECT count(*) FROM members WHERE NOT is_deceased AND club LIKE '%zonnevlek%';

-- how many members does Fotogroep Morgenlicht have
SELECT count(*) FROM members WHERE NOT is_deceased AND club LIKE '%morgenlicht%';

-- how many people were born in october
SELECT count(*) FROM people WHERE NOT is_deceased AND birthday LIKE '%-10-__';

-- how many members joined after 2020
SELECT count(*) FROM members WHERE NOT is_deceased AND start_date > '2020~';

-- how many clubs have exhibitions
SELECT count(*) FROM places WHERE kind = 'club' AND id IN (SELECT organization_id FROM exhibitions);

-- how many people like landscape
SELECT count(*) FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Landscape');

-- how many people are members of Schemerlamp and Laternenschein
SELECT count(*) FROM people WHERE name = 'Jan Nachtfalter';

-- how many museums germany
-- ! use "count museums country:DE"

-- count dutch clubs
-- ! use "count clubs country:NL"

-- how many landscape photographers
-- ! use "count people keyword:landscape"

-- how many women are members
-- ! a hub does not say who is a man or a woman

-- count people xyzzy
-- ! no person matches "xyzzy"

-- people by country xyzzy
-- ! no person matches "xyzzy"

-- how many people in Atlantis
-- ! no club, town, country or keyword is called "Atlantis"

-- clubs founded before 2000
-- ! when clubs were founded

-- how many clubs give courses
-- ! "give" is neither a name nor a filter of clubs

-- how many countries are there
-- ! did you mean "clubs by country"?

-- clubs near Cambridge
-- ! several towns are called "Cambridge"; use "near

-- clubs in Rotterdam
-- ! did you mean "near Rotterdam"?

-- phone number of Morgenlicht
-- ! a hub has no phone numbers; see 'show Fotogroep Morgenlicht

-- what is the oldest club
-- ! when clubs were founded

-- does Jan Nachtfalter belong to two clubs?
-- ! see 'show Jan Nachtfalter'

-- clubs withuot a website
-- ! did you mean "without", as in 'clubs -has:website'?

-- which clubs have more than 5 memebers
-- ! as in 'clubs members:>5'?

-- average number of members per club
-- ! lists have no averages

-- who won the photo competition of 2025?
-- ! a hub does not say who won what

-- welke club heeft na Zonnevlek de meeste leden?
-- ! matches

-- MARK: The sixty questions of a stranger, with the names of the sample hub

-- who joined this year?
SELECT name FROM members WHERE NOT is_deceased AND start_date LIKE '2026%';

-- who is the chairman of Morgenlicht
SELECT name FROM held WHERE role = 'chairman' AND club LIKE '%Morgenlicht';

-- members of The Wobbly Tripod Society who do not have a portfolio
SELECT name FROM members m WHERE NOT is_deceased AND club = 'The Wobbly Tripod Society'
  AND id NOT IN (SELECT membership_id FROM galleries WHERE membership_id IS NOT NULL);

-- whose birthday is in september?
SELECT name FROM people WHERE NOT is_deceased AND birthday LIKE '%-09-__';

-- which exhibitions are on right now
SELECT name FROM shows WHERE nullif(first, '') <= '2026-11-25' AND last >= '2026-11-25';

-- people who are in more than one club
SELECT name FROM members WHERE NOT is_deceased AND NOT is_former GROUP BY photographer_id HAVING count(*) > 1;

-- who left Zonnevlek and when
SELECT name FROM members WHERE NOT is_deceased AND is_former AND club = 'Fotoclub Zonnevlek'
  ORDER BY end_date;

-- how many members does each club have
SELECT club || ' (' || town || ')', count(*) FROM members WHERE NOT is_deceased GROUP BY organization_id;

-- museums in Germany
SELECT full_name FROM places WHERE kind = 'museum' AND country = 'DE';

-- who does light painting
SELECT name FROM people JOIN used ON photographer_id = id WHERE NOT is_deceased AND id_string = 'Light painting';

-- longest serving member
SELECT name FROM members WHERE NOT is_deceased AND start_date > '0' ORDER BY start_date LIMIT 1;

-- clubs without a treasurer
SELECT full_name FROM places WHERE kind = 'club'
  AND id NOT IN (SELECT organization_id FROM held WHERE role = 'treasurer');

-- email address of Schemerlamp
-- = Email:

-- which clubs have no website?
SELECT full_name FROM places WHERE kind = 'club' AND website IS NULL;

-- what is wrong with the data of Zonnevlek
-- ! 'problems' lists what is wrong in the hub

-- aspirant-leden
SELECT name FROM members JOIN membership_statuses ON membership_id = id WHERE status = 'prospective';

-- who shoots both landscape and nature?
SELECT name FROM people WHERE NOT is_deceased
  AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Landscape')
  AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Nature');

-- tentoonstelingen in Waterlinge
-- ! did you mean "tentoonstellingen", as in 'exhibitions town:Waterlinge'?

-- how much is the membership fee of Morgenlicht?
-- ! a hub does not say what things cost; see 'show Fotogroep Morgenlicht

-- honorary members older than 85
SELECT name FROM members JOIN membership_statuses ON membership_id = id
  WHERE NOT is_deceased AND status = 'honorary' AND birthday > '0' AND birthday < '1941-11-25';

-- which keywords are not used by anybody
-- ! 'keywords -is:used'

-- wie is de secretaris van Zonnevlek?
SELECT name FROM held WHERE role = 'secretary' AND club = 'Fotoclub Zonnevlek';

-- welke leden hebben geen foto's
SELECT name FROM members m WHERE NOT is_deceased AND id NOT IN (SELECT membership_id FROM images);

-- wie is er overleden
SELECT name FROM people WHERE is_deceased;

-- hoeveel musea zijn er
SELECT count(*) FROM places WHERE kind = 'museum';

-- leden zonder verjaardag bij Maneschijn
SELECT name FROM members WHERE NOT is_deceased AND birthday IS NULL AND club = 'Fotoclub Maneschijn';

-- welke club is het dichtst bij Waterlinge
SELECT full_name FROM places WHERE nick_name = 'fcZonnevlek' LIMIT 1;

-- wanneer is Mieke Zachtmans lid geworden
SELECT name FROM members WHERE name = 'Mieke Zachtmans';

-- clubs in België met minder dan 5 leden
SELECT full_name FROM places p WHERE kind = 'club' AND country = 'BE'
  AND 5 > (SELECT count(*) FROM members WHERE organization_id = p.id AND NOT is_former);

-- how many clubs are there in Waterlinge
SELECT count(*) FROM places WHERE kind = 'club' AND town = 'Waterlinge';

-- who is the secretary of Fotoclub Zonnevlek?
SELECT name FROM held WHERE role = 'secretary' AND club = 'Fotoclub Zonnevlek';

-- which club has the most members
SELECT full_name FROM places p WHERE kind = 'club'
  ORDER BY (SELECT count(*) FROM members WHERE organization_id = p.id AND NOT is_former) DESC LIMIT 1;

-- who has been a member of Fotogroep Morgenlicht the longest
-- ! without "longest" it would be 'members club:"Fotogroep Morgenlicht"'

-- photographers who do both macro and nature
SELECT name FROM people WHERE NOT is_deceased
  AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Macro')
  AND id IN (SELECT photographer_id FROM used WHERE id_string = 'Nature');

-- penningmeesters van alle clubs
SELECT name FROM held WHERE role = 'treasurer' AND NOT is_deceased;

-- who joined Fotoclub Zonnevlek in 2026?
SELECT name FROM members WHERE NOT is_deceased AND club = 'Fotoclub Zonnevlek' AND start_date LIKE '2026%';

-- former members of Waterlinge with a website
SELECT name FROM members WHERE is_former AND NOT is_deceased AND town = 'Waterlinge' AND website > '';

-- top 5 keywords
SELECT id_string FROM used GROUP BY 1 ORDER BY count(DISTINCT photographer_id) DESC, id_string LIMIT 5;

-- museums in Waterlinge
SELECT full_name FROM places WHERE kind = 'museum' AND town = 'Waterlinge';

-- members of Morgenlicht whose birthday is in May
SELECT name FROM members WHERE NOT is_deceased AND club LIKE '%Morgenlicht' AND birthday LIKE '%-05-__';

-- photo clubs within 10 km of Nevelberg
SELECT full_name FROM places WHERE kind = 'club' AND km <= 10;

-- which clubs do not belong to the Fotobond
SELECT full_name FROM places WHERE kind = 'club' AND fotobond_number IS NULL;

-- what is Jan Nachtfalter's website
-- = Jan Nachtfalter

-- in which clubs is Jan Nachtfalter a member
-- ! see 'show Jan Nachtfalter'

-- when does Fotogroep Morgenlicht meet?
-- ! no field of a hub says when clubs meet, but their remarks may

-- upcoming exhibitions in Waterlinge
SELECT name FROM shows WHERE shown_town = 'Waterlinge' AND last >= '2026-11-25';

-- natuurfotografen
SELECT name FROM people JOIN used ON photographer_id = id WHERE NOT is_deceased AND id_string = 'Nature';

-- chairmen and their clubs, but only clubs with more than 5 members
-- ! "clubs" is neither a name nor a filter of members

-- who has a birtday in december
-- ! did you mean "birthday", as in 'birthdays december'?

-- number of museums per country
SELECT country, count(*) FROM places WHERE kind = 'museum' GROUP BY 1;

-- wich members share the same fotobond number?
-- ! 'problems' lists what only one should have

-- wie is de voorzitter van Nevelberg
SELECT name FROM held WHERE role = 'chairman' AND town = 'Nevelberg';

-- welke clubs zitten er in Waterlinge?
SELECT full_name FROM places WHERE kind = 'club' AND town = 'Waterlinge';

-- wie heeft Zonnevlek verlaten in 2026?
SELECT name FROM members WHERE NOT is_deceased AND club = 'Fotoclub Zonnevlek' AND end_date LIKE '2026%';

-- hoeveel leden hebben een eigen website
SELECT count(*) FROM members WHERE NOT is_deceased AND website > '';

-- leden van Morgenlicht die straatfotografie doen
SELECT name FROM members JOIN used USING (photographer_id) WHERE NOT is_deceased
  AND club LIKE '%Morgenlicht' AND id_string = 'Street';

-- telefoonnummer van Fotoclub Zonnevlek
-- ! a hub has no phone numbers

-- wie zijn er vandaag jarig
SELECT name FROM people WHERE NOT is_deceased AND birthday LIKE '%-11-25';

-- museum het dichtst bij Waterlinge
SELECT full_name FROM places WHERE kind = 'museum' AND town = 'Waterlinge' LIMIT 1;

-- MARK: Questions that another stranger asked after the first sixty

-- leden zonder foto
SELECT name FROM members m WHERE NOT is_deceased AND id NOT IN (SELECT membership_id FROM images);

-- members with art
-- ! no club, town, country or keyword is called "art"

-- clubs in België of Duitsland
SELECT full_name FROM places WHERE kind = 'club' AND country IN ('BE', 'DE');

-- leden van Zonnevlek of Morgenlicht
SELECT name FROM members WHERE NOT is_deceased AND (club LIKE '%zonnevlek%' OR club LIKE '%morgenlicht%');

-- leden met macro of nacht
SELECT name FROM members WHERE NOT is_deceased AND photographer_id IN (SELECT photographer_id FROM used
  WHERE id_string IN ('Macro', 'Night'));

-- nearest club to Nevelberg
SELECT full_name FROM places WHERE kind = 'club' AND km < 1000 ORDER BY km LIMIT 1;

-- dichtstbijzijnde club bij Utrecht
SELECT full_name FROM places WHERE nick_name = 'fcZonnevlekOost' ORDER BY km LIMIT 1;

-- museums not in Europe
-- ! a hub knows countries, not continents

-- penningmeesters en secretarissen
SELECT DISTINCT members.name FROM members JOIN held USING (id) WHERE NOT members.is_deceased
  AND role IN ('treasurer', 'secretary');

-- leden sinds 2015
SELECT name FROM members WHERE NOT is_deceased AND start_date >= '2015';

-- leden tussen 2015 en 2020
-- ! "tussen" is neither a name nor a filter of members

-- birthdays on 5 December
SELECT name FROM people WHERE NOT is_deceased AND birthday LIKE '%-12-05';

-- exhibitions on 25 December
SELECT name FROM shows WHERE first <= '2026-12-25' AND last >= '2026-12-25' AND first <> '';

-- exhibitions between 1 and 15 December
-- ! "between" is neither a name nor a filter of exhibitions

-- members living in Belgium
SELECT name FROM members WHERE NOT is_deceased AND country = 'BE';

-- museums with a wikipedia article
SELECT full_name FROM places WHERE kind = 'museum' AND wikipedia IS NOT NULL;

-- wie vertrok in 2026
SELECT name FROM members WHERE NOT is_deceased AND end_date LIKE '2026%';

-- the 2 museums nearest to Nevelberg
SELECT full_name FROM places WHERE kind = 'museum' AND km > 0 ORDER BY km LIMIT 2;

-- welke tentoonstellingen zijn er nu
SELECT name FROM shows WHERE nullif(first, '') <= '2026-11-25' AND last >= '2026-11-25';

-- exhibitions at the moment
SELECT name FROM shows WHERE nullif(first, '') <= '2026-11-25' AND last >= '2026-11-25';

-- which clubs have an exhibition now
-- ! clubs cannot be chosen by when their exhibitions are

-- exhibitions longer than 30 days
-- ! lists are not chosen by how long something lasts

-- exhibitions without an end date
SELECT name FROM shows WHERE end_date IS NULL;

-- members with an unknown start date
SELECT name FROM members WHERE NOT is_deceased AND start_date IS NULL;

-- which club is the biggest
SELECT full_name FROM places WHERE kind = 'club' ORDER BY (SELECT count(*) FROM memberships
  WHERE organization_id = places.id AND NOT is_former) DESC, folded_name;

-- who left a club this year
SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id FROM memberships
  WHERE end_date LIKE '2026%');

-- who has passed away
SELECT name FROM people WHERE is_deceased;

-- newest keyword
SELECT replace(id_string, 'Astro', 'Astronomy') FROM keywords WHERE date_added IS NOT NULL;

-- members with two or more keywords
SELECT name FROM members WHERE NOT is_deceased AND (SELECT count(*) FROM used
  WHERE used.photographer_id = members.photographer_id) >= 2;

-- which files could not be read
SELECT location FROM sources WHERE state = 'failed';

-- museums outside Europe
-- ! a hub knows countries, not continents

-- duplicate fotobond numbers
-- ! 'problems' lists what only one should have

-- clubs without a Dutch remark
-- ! remarks are chosen by the code of a language

-- clubs with fotobond number between 7300 and 7310
SELECT full_name FROM places WHERE kind = 'club' AND fotobond_number BETWEEN 7300 AND 7310;

-- komende tentoonstellingen
SELECT name FROM shows WHERE nullif(last, '') >= '2026-11-25';

-- when did Fotoclub Zonnevlek start?
-- ! when clubs were founded

-- email address of the secretary of Zonnevlek
-- ! nothing matches "the secretary of Zonnevlek"; try 'members is:secretary club:Zonnevlek'

-- fotomusea in Nederland
SELECT full_name FROM places WHERE kind = 'museum' AND country = 'NL';

-- welke clubs liggen binnen 100 km van Nevelberg?
SELECT full_name FROM places WHERE kind = 'club' AND km <= 100 ORDER BY km;

-- members without a keyword
SELECT name FROM members WHERE NOT is_deceased
  AND photographer_id NOT IN (SELECT photographer_id FROM used);

-- portfolios that could not be read
-- ! 'members with portfolio' lists who has one, and 'problems' what is wrong

-- errors in the Morgenlicht file
-- ! 'problems' lists what is wrong in each file

-- pictures larger than 1000 pixels
-- ! pictures are sorted by size

-- people who share a birthday
-- ! lists do not compare their rows

-- broken links
-- ! 'problems' lists what could not be fetched or read

-- how many members joined each year?
SELECT coalesce(substr(start_date, 1, 4), '?'), count(*) FROM members WHERE NOT is_deceased GROUP BY 1;

-- which errors are in museums.level1.json
-- ! 'problems museums.level1.json' lists what is wrong in that file

-- exhibitions of Fotoclub Zonnevlek
SELECT name FROM shows WHERE club = 'Fotoclub Zonnevlek';

-- clubs without a secretary
SELECT full_name FROM places WHERE kind = 'club' AND id NOT IN (SELECT organization_id
  FROM memberships JOIN membership_roles ON membership_id = id WHERE role = 'secretary');

-- museums without a country
SELECT full_name FROM places WHERE kind = 'museum' AND country IS NULL;

-- people with more than one club
SELECT name FROM people WHERE (SELECT count(*) FROM memberships
  WHERE photographer_id = people.id AND NOT is_former) > 1;

-- clubs with a treasurer
SELECT full_name FROM places WHERE kind = 'club' AND id IN (SELECT organization_id
  FROM memberships JOIN membership_roles ON membership_id = id WHERE role = 'treasurer');

-- nieuwe leden sinds 2023
SELECT name FROM members WHERE NOT is_deceased AND start_date >= '2023';

-- musea in Duitsland
SELECT full_name FROM places WHERE kind = 'museum' AND country = 'DE';

-- wie is overleden?
SELECT name FROM people WHERE is_deceased;

-- leden die macro doen
SELECT name FROM members WHERE NOT is_deceased AND photographer_id IN (SELECT photographer_id
  FROM used WHERE id_string = 'Macro');

-- people with no portrait
SELECT name FROM people WHERE NOT is_deceased AND portrait_url IS NULL;

-- clubs with no members listed
SELECT full_name FROM places WHERE kind = 'club' AND id NOT IN (SELECT organization_id
  FROM memberships WHERE NOT is_former);

-- non-standard keywords in use
SELECT id_string FROM keywords WHERE NOT is_standard
  AND id IN (SELECT keyword_id FROM photographer_keywords);

-- what is the most popular keyword?
SELECT 'Landscape' LIMIT 1;

-- oldest club member
SELECT name FROM people WHERE NOT is_deceased AND birthday > '0' ORDER BY birthday LIMIT 1;

-- wie wordt er volgende week jarig
SELECT name FROM people WHERE NOT is_deceased AND substr(birthday, -5) BETWEEN '11-30' AND '12-06';

-- Clubs with fewer than five members, biggest first
SELECT full_name FROM places p WHERE kind = 'club' AND (SELECT count(*) FROM memberships
  WHERE organization_id = p.id AND NOT is_former) < 5
ORDER BY (SELECT count(*) FROM memberships WHERE organization_id = p.id AND NOT is_former) DESC,
  p.folded_name;

-- clubs in NL, largest first
SELECT full_name FROM places p WHERE kind = 'club' AND country = 'NL'
ORDER BY (SELECT count(*) FROM memberships WHERE organization_id = p.id AND NOT is_former) DESC,
  p.folded_name;

-- exhibitions, newest first
SELECT name FROM exhibitions ORDER BY start_date DESC;

-- which exhibitions are still open on 20 December 2026?
SELECT name FROM exhibitions WHERE start_date <= '2026-12-20' AND end_date >= '2026-12-20';

-- which keyword is used by the fewest people?
-- = Conceptual

-- which exhibitions will be open on 10 February 2027
SELECT name FROM exhibitions WHERE start_date <= '2027-02-10' AND end_date >= '2027-02-10';

-- people whose portrait is missing
SELECT name FROM people WHERE NOT is_deceased AND portrait_url IS NULL;

-- who was the chairman before Bas Nachtegaal?
-- ! a bundle has no earlier roles

-- hoe ver is Bruggedam van Lichtegem?
-- ! near Bruggedam within 100km

-- welke musea hebben geen Wikipedia-artikel?
SELECT full_name FROM places WHERE kind = 'museum' AND wikipedia IS NULL;

-- people with keyword portrait but not street
SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id FROM used
  WHERE id_string = 'Portrait');

-- Which members have left Fotoclub Zonnevlek?
SELECT name FROM members WHERE is_former AND NOT is_deceased AND club = 'Fotoclub Zonnevlek';

-- Jan Nachtfalter's clubs
SELECT club FROM members WHERE name = 'Jan Nachtfalter' AND NOT is_former;

-- When is Bas Nachtegaal's birthday?
SELECT name FROM people WHERE name = 'Bas Nachtegaal';

-- clubs with a list of members
SELECT full_name FROM places p WHERE kind = 'club' AND EXISTS (SELECT 1 FROM memberships
  WHERE organization_id = p.id AND NOT is_former);

-- How many clubs are there in the Netherlands?
SELECT count(*) FROM places WHERE kind = 'club' AND country = 'NL';

-- Which people are members of more than one club?
SELECT name FROM members WHERE NOT is_former GROUP BY photographer_id HAVING count(*) > 1;

-- Who has their birthday in December?
SELECT name FROM people WHERE NOT is_deceased AND substr(birthday, -5, 2) = '12';

-- members of Fotogroep Morgenlicht who do not have a portrait
SELECT name FROM members WHERE club = 'Fotogroep Morgenlicht' AND portrait_url IS NULL
  AND NOT is_deceased;

-- photographers who do both night and landscape
SELECT name FROM people WHERE 0;

-- Which museums are within 100 km of Waterlinge?
-- = Fotomuseum Waterlinge

-- How far is it from Waterlinge to Nevelberg?
-- ! within 100km

-- Who has the most images in their portfolio?
SELECT 'Jan Zonneschijn' LIMIT 1;

-- What is the phone number of Fotoclub Maneschijn?
-- ! a hub has no phone numbers

-- Welke clubs hebben meer dan 5 leden?
SELECT full_name FROM places p WHERE kind = 'club' AND (SELECT count(*) FROM memberships
  WHERE organization_id = p.id AND NOT is_former) > 5;

-- Wie is de penningmeester van Fotogroep Morgenlicht?
SELECT name FROM held WHERE club = 'Fotogroep Morgenlicht' AND role = 'treasurer'
  AND NOT is_former;

-- Who has more than 5 images and uses the keyword Night?
SELECT 'Bas Nachtegaal';

-- list the clubs outside the Netherlands and Belgium
SELECT full_name FROM places WHERE kind = 'club' AND country NOT IN ('NL', 'BE');

-- the three newest members of Fotogroep Morgenlicht
SELECT name FROM members WHERE NOT is_former AND club = 'Fotogroep Morgenlicht'
ORDER BY start_date DESC LIMIT 3;

-- Who shoots teapots?
SELECT DISTINCT name FROM people JOIN used ON photographer_id = id
WHERE id_string = 'Steampunk teapots' AND NOT is_deceased;

-- Which clubs in Iceland, Japan or New Zealand have a chairman?
SELECT full_name FROM places WHERE kind = 'club' AND country IN ('IS', 'JP', 'NZ')
  AND id IN (SELECT organization_id FROM held WHERE role = 'chairman' AND NOT is_former);

-- Welke tentoonstellingen zijn er in Waterlinge?
SELECT name FROM shows WHERE shown_town = 'Waterlinge';

-- aantal foto's per club
SELECT club || ' (' || town || ')', count(*) FROM images JOIN members m ON m.id = membership_id
WHERE NOT is_former GROUP BY 1;

-- Welke leden van Zonnevlek zijn na 2020 lid geworden en zijn geen beheerder?
SELECT name FROM members m WHERE club = 'Fotoclub Zonnevlek' AND start_date >= '2021'
  AND NOT is_former AND NOT EXISTS (SELECT 1 FROM membership_roles WHERE membership_id = m.id
    AND role = 'admin');

-- Average number of images per member in Fotoclub Zonnevlek
-- ! lists have no averages

-- clubs with a list of members, biggest first
SELECT full_name FROM places p WHERE kind = 'club' AND EXISTS (SELECT 1 FROM memberships
  WHERE organization_id = p.id AND NOT is_former)
ORDER BY (SELECT count(*) FROM memberships WHERE organization_id = p.id AND NOT is_former) DESC,
  folded_name;

-- Which club has the most members?
SELECT full_name FROM places p WHERE kind = 'club'
ORDER BY (SELECT count(*) FROM memberships WHERE organization_id = p.id AND NOT is_former) DESC
LIMIT 1;

-- Who is the chairman of Fotoclub Zonnevlek?
SELECT name FROM held WHERE role = 'chairman' AND club = 'Fotoclub Zonnevlek' AND NOT is_former;

-- What is the website of The Wobbly Tripod Society?
-- = https://wobbly-tripod.example

-- e-mail address of Fotokring Schemerlamp
-- = bavo@schemerlamp.example

-- When did Roos van Aalschemer join?
-- = 2026-10-01

-- Which exhibitions are there in 2027?
SELECT name FROM shows WHERE first < '2028' AND last >= '2027';

-- Where is the exhibition "Zestig watt"?
-- ! see 'show Zestig watt'

-- Who joined after 2020?
SELECT name FROM people WHERE NOT is_deceased AND id IN (SELECT photographer_id FROM memberships
  WHERE start_date >= '2021');

-- Who has been a member the longest?
SELECT name FROM members WHERE NOT is_former AND start_date IS NOT NULL ORDER BY start_date LIMIT 1;

-- Which keyword is used most?
SELECT id_string FROM used JOIN people ON people.id = photographer_id WHERE NOT is_deceased
GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1;

-- Teun van den Akkerglnas
-- ! see 'show Teun van den Akkerglans'

-- How many errors are there in the hub's data?
SELECT count(*) FROM problems WHERE severity = 'error';

-- Hoeveel ereleden zijn er?
SELECT count(*) FROM members m WHERE NOT is_former AND EXISTS (SELECT 1 FROM membership_statuses
  WHERE membership_id = m.id AND status = 'honorary');

-- Which clubs are in Waterlinge?
SELECT full_name FROM places WHERE kind = 'club' AND town = 'Waterlinge';

-- Which chairmen have no website?
SELECT name FROM held WHERE role = 'chairman' AND NOT is_former AND website IS NULL;

-- Which members of Fotoclub Zonnevlek have died?
SELECT name FROM members WHERE club = 'Fotoclub Zonnevlek' AND is_deceased;

-- Is there a photo club in Waterlinge?
SELECT full_name FROM places WHERE kind = 'club' AND town = 'Waterlinge';

-- members who do night or nature
SELECT name FROM members m WHERE NOT is_former AND EXISTS (SELECT 1 FROM used
  WHERE photographer_id = m.photographer_id AND id_string IN ('Night', 'Nature'));

-- Who does street photography in Waterlinge?
SELECT DISTINCT name FROM members m JOIN used USING (photographer_id)
WHERE NOT is_former AND id_string = 'Street' AND town = 'Waterlinge';

-- the five smallest clubs that have a list of members
SELECT full_name FROM places p JOIN memberships m ON m.organization_id = p.id AND NOT is_former
WHERE kind = 'club' GROUP BY p.id ORDER BY count(*), folded_name LIMIT 5;

-- Which clubs have no list of members?
SELECT full_name FROM places p WHERE kind = 'club' AND NOT EXISTS (SELECT 1 FROM memberships
  WHERE organization_id = p.id);

-- photographers without portrait and without portfolio
SELECT name FROM people p WHERE NOT is_deceased AND portrait_url IS NULL
  AND NOT EXISTS (SELECT 1 FROM galleries JOIN memberships m ON m.id = membership_id
    WHERE photographer_id = p.id);

-- Members who joined Fotogroep Morgenlicht in 2026
SELECT name FROM members WHERE club = 'Fotogroep Morgenlicht' AND start_date LIKE '2026%';

-- Who was the first member to join Fotogroep Morgenlicht?
-- ! see 'show Fotogroep Morgenlicht (Nevelberg)'

-- Which museum is closest to Fotoclub Zonnevlek?
-- = Fotomuseum Waterlinge

-- museums with a Wikipedia article in the Netherlands or Japan
SELECT full_name FROM places WHERE kind = 'museum' AND wikipedia IS NOT NULL
  AND country IN ('NL', 'JP');

-- Are there any exhibitions in September 2026?
SELECT name FROM shows WHERE first < '2026-10' AND last >= '2026-09';

-- Welke fotoclubs zijn er in Waterlinge?
SELECT full_name FROM places WHERE kind = 'club' AND town = 'Waterlinge';

-- Wie zijn de leden van Fotogroep Morgenlicht?
SELECT name FROM members WHERE club = 'Fotogroep Morgenlicht' AND NOT is_deceased;

-- Hoeveel leden heeft Fotokring Schemerlamp?
SELECT count(*) FROM members WHERE club = 'Fotokring Schemerlamp' AND NOT is_former;

-- Wie is er in juli jarig?
SELECT name FROM people WHERE NOT is_deceased AND substr(birthday, -5, 2) = '07';

-- Welke leden zijn ook lid van een andere club?
-- ! try 'people clubs:>=2'

-- Wat is het e-mailadres van Fotoclub Zonnevlek?
-- ! see 'show Fotoclub Zonnevlek (Waterlinge)'

-- Welke trefwoorden worden door niemand gebruikt?
-- ! it would be 'keywords people:0'

-- oudste lid van Fotogroep Morgenlicht
SELECT name FROM members WHERE club = 'Fotogroep Morgenlicht' AND NOT is_former AND birthday > '0'
ORDER BY birthday LIMIT 1;

-- Is Bas Nachtegaal nog lid?
-- ! see 'show Bas Nachtegaal'

-- Welke club ligt het dichtst bij Fotoclub Zonnevlek?
-- = Fotoclub Zonnevlek Oost

-- leden zonder website in Waterlinge
SELECT name FROM members WHERE town = 'Waterlinge' AND NOT is_deceased AND website IS NULL;
