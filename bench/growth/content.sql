-- Copies the sample's pages until there are 10 000 times the scale, each in all its languages, as a draft and published; and
-- as many of the sample's files.
SELECT setseed(0.5);
CREATE TABLE bench.copy AS
  SELECT sample.id AS source, md5(sample.id::text || n)::uuid AS id, n
  FROM (SELECT p.id, row_number() OVER (ORDER BY p.id) AS place, count(*) OVER () AS pages
    FROM content.page p JOIN content.page_version v ON v.page_id = p.id AND v.stage = 'DRAFT' WHERE v.path <> '/') sample,
    LATERAL generate_series(1, (10000 * current_setting('bench.scale')::float8 / pages)::int) n;
CREATE INDEX ON bench.copy (source);

INSERT INTO content.page (id, site_id, source_language)
  SELECT copy.id, site_id, source_language FROM bench.copy JOIN content.page p ON p.id = source;
INSERT INTO content.page_version (page_id, stage, site_id, path, parent_path, type, page_type, theme, injection_kind, injection_slug, countries,
    protection, required_role, table_of_contents, image, sort_index, publication_date, category, adhoc, contacts, products, blocks, updated_at)
  SELECT copy.id, stage, site_id, path || '-copy-' || n, parent_path, type, page_type, theme, injection_kind, injection_slug, countries,
    'none', required_role, table_of_contents, image, sort_index, publication_date, category, adhoc, contacts, products, blocks,
    updated_at - n * interval '1 minute'
  FROM bench.copy JOIN content.page_version v ON v.page_id = source;
INSERT INTO content.page_text (page_id, stage, language, title, navigation_title, description, lead, texts, blocks, updated_at)
  SELECT copy.id, stage, language, title || ' ' || n || CASE WHEN stage = 'DRAFT' AND n % 10 = 0 AND language = 'en' THEN ' new' ELSE '' END,
    navigation_title, description, lead, texts, blocks, updated_at - n * interval '1 minute'
  FROM bench.copy JOIN content.page_text t ON t.page_id = source;
INSERT INTO content.translation_target (page_id, language, state, exported_at, imported_at, taken_by)
  SELECT copy.id, language, state, exported_at, imported_at, taken_by FROM bench.copy JOIN content.translation_target t ON t.page_id = source;
INSERT INTO content.page_revision (page_id, at, by, what, languages, draft)
  SELECT copy.id, now() - n * interval '1 minute', 'Petra Ott', what, languages, draft
  FROM bench.copy JOIN LATERAL (SELECT * FROM content.page_revision r WHERE r.page_id = source ORDER BY id LIMIT 2) r ON true;
INSERT INTO content.file (id, slug, title, alt, focal_x, focal_y, added_at)
  SELECT md5(f.id::text || n)::uuid, slug || '-copy-' || n, title, alt, focal_x, focal_y, added_at - n * interval '1 minute'
  FROM content.file f, generate_series(1, (40 * current_setting('bench.scale')::float8)::int) n;
INSERT INTO content.file_version (file_id, language, content_type, hash, file_name, size, width, height, transparent)
  SELECT md5(file_id::text || n)::uuid, language, content_type, hash, file_name, size, width, height, transparent
  FROM content.file_version v, generate_series(1, (40 * current_setting('bench.scale')::float8)::int) n;
-- Does the work of the triggers, which were disabled.
INSERT INTO content.page_standing (page_id) SELECT id FROM bench.copy ON CONFLICT (page_id) DO NOTHING;
