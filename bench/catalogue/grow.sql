CREATE SCHEMA IF NOT EXISTS bench;

-- Copies the sample machines until there is the requested number of products.
CREATE OR REPLACE FUNCTION bench.grow(size integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  samples integer;
  definitions text[];
  definition text;
BEGIN
  CREATE TEMP TABLE IF NOT EXISTS sample AS
    SELECT slug, row_number() OVER (ORDER BY slug) AS place
    FROM products.product WHERE type = 'product' AND slug !~ '-copy-[0-9]+$';
  SELECT count(*) INTO samples FROM sample;
  CREATE TEMP TABLE copy AS
    SELECT slug AS source, slug || '-copy-' || n AS slug, n
    FROM sample CROSS JOIN generate_series(1, ceil(size::numeric / samples)::integer) n
    WHERE place + n * samples <= size
      AND NOT EXISTS (SELECT FROM products.product p WHERE p.slug = sample.slug || '-copy-' || n);

  INSERT INTO products.product (slug, type, brand, position, names, classifications, countries, capabilities, images,
    highlights, specifications, variants, related, video_url, video_image_url, updated_at, revision)
  SELECT copy.slug, type, brand, position + copy.n, jsonb_build_object('en', names->>'en' || ' ' || copy.n),
    classifications, countries, capabilities, images, highlights, specifications, variants, related, video_url,
    video_image_url, now(), (SELECT items + 1 FROM products.revision)
  FROM copy JOIN products.product p ON p.slug = copy.source;

  INSERT INTO products.product_text SELECT copy.slug, language, texts
  FROM copy JOIN products.product_text t ON t.product = copy.source;

  INSERT INTO products.product_range
  SELECT copy.slug, attribute, ordinal, minimum * (0.9 + (copy.n % 20) / 100.0), maximum * (0.9 + (copy.n % 20) / 100.0)
  FROM copy JOIN products.product_range r ON r.product = copy.source;

  INSERT INTO search.owner (key, site_id, version) SELECT 'product:' || slug, NULL, 'bench' FROM copy;

  -- Building an inverted index at the end takes a tenth of the time of updating it row by row.
  PERFORM set_config('maintenance_work_mem', '1GB', true);
  SELECT array_agg(indexdef) INTO definitions
  FROM pg_indexes WHERE schemaname = 'search' AND tablename = 'entry' AND indexdef LIKE '% USING gin %';
  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE format('DROP INDEX search.%I', substring(definition FROM 'INDEX (\w+) ON'));
  END LOOP;

  INSERT INTO search.entry (owner, record, language, type, sites, countries, visible_from, is_copy, title, description,
    body, url, image, title_key, codes, boost, title_words, words)
  SELECT 'product:' || copy.slug, replace(record, copy.source, copy.slug), language, e.type, sites, countries,
    visible_from, is_copy, title || ' ' || copy.n, description, body, url || '-copy-' || copy.n, image,
    title_key || copy.n, ARRAY(SELECT code || copy.n FROM unnest(codes) code), boost, title_words, words
  FROM copy JOIN search.entry e ON e.owner = 'product:' || copy.source AND e.type = 'product';

  FOREACH definition IN ARRAY definitions LOOP
    EXECUTE definition;
  END LOOP;

  DROP TABLE copy;
END $$;
