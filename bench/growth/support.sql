-- Customers with their people, machines and tickets. `bench.scale` sets their number: 1 is a million tickets.
SELECT setseed(0.5);
CREATE SCHEMA IF NOT EXISTS bench;

CREATE TABLE bench.size AS
  SELECT (5000 * scale)::int AS organisations, (50000 * scale)::int AS people, (100000 * scale)::int AS machines,
    (1000000 * scale)::int AS tickets, (20000 * scale)::int AS enquiries, (200000 * scale)::int AS events
  FROM (SELECT current_setting('bench.scale')::float8 AS scale) given;

-- Words by rank: the first are frequent, the last rare, as in every language.
CREATE TABLE bench.word AS
  SELECT place, (ARRAY['crimp','strip','seal','wire','feed','blade','force','reel','press','clamp','belt','drum','sensor','twist','length','mark'])[1 + place % 16]
    || CASE WHEN place < 16 THEN '' ELSE (ARRAY['er','ing','ed','s','tool','head','unit','side'])[1 + place / 16 % 8]
    || CASE WHEN place < 128 THEN '' ELSE substr(md5(place::text), 1, 3) END END AS word
  FROM generate_series(0, 4999) place;
CREATE UNIQUE INDEX ON bench.word (place);
CREATE TABLE bench.sentence AS
  SELECT number, string_agg(word, ' ') || '.' AS text
  FROM generate_series(0, 19999) number
  CROSS JOIN LATERAL (SELECT (5000 * power(random(), 4))::int % 5000 AS place FROM generate_series(1, 12 + number * 0)) picked
  JOIN bench.word USING (place)
  GROUP BY number;
CREATE UNIQUE INDEX ON bench.sentence (number);

INSERT INTO identity.organisation (id, name, city, country, sub_region, kind)
  SELECT 'B-' || n, initcap(word) || ' Harness ' || n, 'City ' || n % 900, (ARRAY['DE','US','CN','MX','FR','JP','IT','CZ'])[1 + n % 8], 'DACH', 'customer'
  FROM bench.size CROSS JOIN generate_series(1, organisations) n JOIN bench.word ON place = n % 5000;
INSERT INTO identity.organisation_location (id, organisation_id, name, city, country, time_zone)
  SELECT 'BL-' || n || '-' || l, 'B-' || n, 'Works ' || l, 'City ' || n % 900, (ARRAY['DE','US','CN','MX','FR','JP','IT','CZ'])[1 + n % 8], 'Europe/Berlin'
  FROM bench.size CROSS JOIN generate_series(1, organisations) n, generate_series(1, 2) l;

INSERT INTO identity.person (id, email, email_verified_at, first_name, last_name, company, city, country, created_at, last_sign_in_at)
  SELECT md5('person' || n)::uuid, 'p' || n || '@bench.example', now(), initcap(one.word), initcap(other.word) || n % 97, 'Harness', 'City ' || n % 900, 'DE',
    now() - random() * interval '900 days', CASE WHEN n % 3 > 0 THEN now() - random() * interval '90 days' END
  FROM bench.size CROSS JOIN generate_series(1, people) n
  JOIN bench.word one ON one.place = n % 4999 JOIN bench.word other ON other.place = n * 7 % 4993;
INSERT INTO identity.membership (person_id, organisation_id)
  SELECT md5('person' || n)::uuid, 'B-' || 1 + n % organisations FROM bench.size CROSS JOIN generate_series(1, people) n;
INSERT INTO identity.access (id, person_id, application, organisation_id, role, status, requested_at)
  SELECT md5('access' || n || application)::uuid, md5('person' || n)::uuid, application, 'B-' || 1 + n % organisations, 'user',
    CASE n % 40 WHEN 0 THEN 'pending' WHEN 1 THEN 'inactive' ELSE 'active' END, now()
  FROM bench.size CROSS JOIN generate_series(1, people) n, unnest(ARRAY['ticketing', 'inventory']) application;
INSERT INTO identity.audit_event (at, actor_id, action, subject_id, organisation_id)
  SELECT now() - n * interval '3 minutes', md5('person' || 1 + n % 200)::uuid, 'access.active', md5('person' || 1 + n % people)::uuid, 'B-' || 1 + n % organisations
  FROM bench.size CROSS JOIN generate_series(1, events) n;

INSERT INTO support.ticket_person (id, name, email, language, is_employee)
  SELECT id, first_name || ' ' || last_name, email, language, email < 'p101@' FROM identity.person WHERE email LIKE '%@bench.example';
INSERT INTO support.machine (id, organisation_id, location_id, model, serial_number, own_name, brand, line, year_of_construction, software_version,
    status, legacy_id, warranty_until, last_service_at)
  SELECT 'BM-' || n, 'B-' || 1 + n % organisations, 'BL-' || 1 + n % organisations || '-' || 1 + n / organisations % 2, 'Reuss ' || 400 + n % 160,
    n % 997 || '.' || n, CASE WHEN n % 4 = 0 THEN 'Cell ' || n % 40 ELSE '' END, (ARRAY['litzen','sutera','velbrand'])[1 + n % 3],
    'Line ' || n % 6, 1990 + n % 35, '7.' || n % 9, (ARRAY['inService','inService','inService','stored','decommissioned'])[1 + n % 5], 'OLD-' || n,
    current_date + n % 700 - 400, current_date - n % 700
  FROM bench.size CROSS JOIN generate_series(1, machines) n;

INSERT INTO support.ticket (id, number, type, concern, subject, description, organisation_id, organisation_name, location_id, location_name, time_zone,
    country, machine_id, machine_name, serial_number, contact_id, status, severity, assignee_id, planned_at, last_word_at, last_word_by_id,
    reply_count, promise_due_at, answered_at, created_at, updated_at)
  SELECT md5('ticket' || n)::uuid, 'ST-' || extract(year FROM began) || '-' || lpad((100000 + n)::text, 7, '0'),
    (ARRAY['machineStopped','malfunction','malfunction','qualityProblem','spareParts','setUp','software','maintenance','training','other'])[1 + n % 10],
    (ARRAY['mechanics','electrics','pneumatics','software','process'])[1 + n % 5], initcap(split_part(one.text, ' ', 1)) || ' ' || split_part(one.text, ' ', 2) || ' ' || split_part(other.text, ' ', 3),
    one.text || ' ' || other.text || ' ' || third.text, m.organisation_id, 'Harness ' || substr(m.organisation_id, 3), m.location_id, 'Works',
    'Europe/Berlin', 'DE', m.id, m.model, m.serial_number, md5('person' || 1 + (n * 31) % people)::uuid, made.status,
    (ARRAY['stopped','impaired','impaired','minor','minor','minor','minor','none','none','none'])[1 + n % 10],
    CASE WHEN n % 5 > 0 THEN md5('person' || 10 + n % 90)::uuid END, CASE WHEN n % 9 = 0 THEN now() + n % 90 * interval '1 day' END,
    began + n % 20 * interval '1 hour', md5('person' || 10 + n % 90)::uuid, 2, began + interval '1 day',
    CASE WHEN n % 7 > 0 THEN began + interval '5 hours' END, began, began + n % 20 * interval '1 hour'
  FROM bench.size CROSS JOIN generate_series(1, tickets) n
  CROSS JOIN LATERAL (SELECT now() - (tickets - n) * interval '3 minutes' AS began,
    CASE WHEN n % 100 < 90 THEN 'closed' WHEN n % 100 < 95 THEN 'solved' WHEN n % 100 < 96 THEN 'new' WHEN n % 100 < 98 THEN 'open'
      WHEN n % 100 < 99 THEN 'waitingForProvider' ELSE 'waitingForCustomer' END AS status) made
  JOIN support.machine m ON m.id = 'BM-' || 1 + n * 7 % machines
  JOIN bench.sentence one ON one.number = n % 20000 JOIN bench.sentence other ON other.number = n * 7 % 19997
  JOIN bench.sentence third ON third.number = n * 13 % 19993;
INSERT INTO support.ticket_reply (id, ticket_id, author_id, text, via, at)
  SELECT md5('reply' || n || '-' || r)::uuid, md5('ticket' || n)::uuid, md5('person' || 10 + n % 90)::uuid, one.text || ' ' || other.text, 'portal', now() - (tickets - n) * interval '3 minutes'
  FROM bench.size CROSS JOIN generate_series(1, tickets) n, generate_series(1, 2) r, bench.sentence one, bench.sentence other
  WHERE one.number = (n * 3 + r) % 19991 AND other.number = (n * 11 + r) % 19979;
INSERT INTO support.ticket_note (id, ticket_id, author_id, text)
  SELECT md5('note' || n)::uuid, md5('ticket' || n)::uuid, md5('person' || 10 + n % 90)::uuid, text
  FROM bench.size CROSS JOIN generate_series(1, tickets, 5) n JOIN bench.sentence ON number = n * 17 % 19973;
INSERT INTO support.ticket_follower (ticket_id, person_id)
  SELECT md5('ticket' || n)::uuid, md5('person' || 10 + n % 90)::uuid FROM bench.size CROSS JOIN generate_series(1, tickets, 10) n;
INSERT INTO support.enquiry (id, form, values, language, country, path, state, received_at)
  SELECT md5('enquiry' || n)::uuid, 'contact', jsonb_build_object('name', 'Visitor ' || n, 'email', 'v' || n || '@bench.example', 'message', text), 'en', 'DE', '/contact',
    (ARRAY['new','seen','done'])[1 + n % 3], now() - n * interval '9 minutes'
  FROM bench.size CROSS JOIN generate_series(1, enquiries) n JOIN bench.sentence ON number = n % 20000;
-- Does the work of the triggers, which were disabled.
SELECT support.write_ticket_words(NULL);
