DROP INDEX "search"."entry_title_words";--> statement-breakpoint
DROP INDEX "search"."entry_words";--> statement-breakpoint
ALTER TABLE "search"."entry" ADD COLUMN "chance" real DEFAULT random() NOT NULL;--> statement-breakpoint
CREATE INDEX "entry_title_words_product" ON "search"."entry" USING gin ("title_words") WITH (fastupdate=false) WHERE type = 'product';--> statement-breakpoint
CREATE INDEX "entry_words_product" ON "search"."entry" USING gin ("words") WITH (fastupdate=false) WHERE type = 'product';--> statement-breakpoint
CREATE INDEX "entry_title_words_product_8th" ON "search"."entry" USING gin ("title_words") WITH (fastupdate=false) WHERE type = 'product' AND chance < 0.125;--> statement-breakpoint
CREATE INDEX "entry_words_product_8th" ON "search"."entry" USING gin ("words") WITH (fastupdate=false) WHERE type = 'product' AND chance < 0.125;--> statement-breakpoint
CREATE INDEX "entry_title_words_product_64th" ON "search"."entry" USING gin ("title_words") WITH (fastupdate=false) WHERE type = 'product' AND chance < 0.015625;--> statement-breakpoint
CREATE INDEX "entry_words_product_64th" ON "search"."entry" USING gin ("words") WITH (fastupdate=false) WHERE type = 'product' AND chance < 0.015625;--> statement-breakpoint
CREATE INDEX "entry_title_words_document" ON "search"."entry" USING gin ("title_words") WITH (fastupdate=false) WHERE type = 'document';--> statement-breakpoint
CREATE INDEX "entry_words_document" ON "search"."entry" USING gin ("words") WITH (fastupdate=false) WHERE type = 'document';--> statement-breakpoint
CREATE INDEX "entry_title_words_document_8th" ON "search"."entry" USING gin ("title_words") WITH (fastupdate=false) WHERE type = 'document' AND chance < 0.125;--> statement-breakpoint
CREATE INDEX "entry_words_document_8th" ON "search"."entry" USING gin ("words") WITH (fastupdate=false) WHERE type = 'document' AND chance < 0.125;--> statement-breakpoint
CREATE INDEX "entry_title_words_document_64th" ON "search"."entry" USING gin ("title_words") WITH (fastupdate=false) WHERE type = 'document' AND chance < 0.015625;--> statement-breakpoint
CREATE INDEX "entry_words_document_64th" ON "search"."entry" USING gin ("words") WITH (fastupdate=false) WHERE type = 'document' AND chance < 0.015625;--> statement-breakpoint
CREATE INDEX "entry_title_words_other" ON "search"."entry" USING gin ("title_words") WITH (fastupdate=false) WHERE type NOT IN ('product', 'document');--> statement-breakpoint
CREATE INDEX "entry_words_other" ON "search"."entry" USING gin ("words") WITH (fastupdate=false) WHERE type NOT IN ('product', 'document');--> statement-breakpoint
DROP FUNCTION "search".entries_with(tsquery, boolean, text, text, text, integer);--> statement-breakpoint
-- For each kind of entry a function that finds those with the words of a question that a reader may see:
-- `other_entries_with`, and for numerous kinds `product_entries_with`, `document_entries_with`, which go by the smallest
-- sample that has 400 of them: the words of all machines cost no more when there are a hundred thousand. Each entry stands
-- for so many as its sample leaves out.
-- PostgreSQL does not count what it costs to unpack the words of an entry and would read the whole table for common ones
-- (10 000 machines: 80 ms in place of 8), so within `entries_in_…` it may only go by the lists of the index of that part.
DO $do$
DECLARE
  part record;
  kind text;
BEGIN
  FOR part IN VALUES
    ('product', $$e.type = 'product'$$),
    ('product_8th', $$e.type = 'product' AND e.chance < 0.125$$),
    ('product_64th', $$e.type = 'product' AND e.chance < 0.015625$$),
    ('document', $$e.type = 'document'$$),
    ('document_8th', $$e.type = 'document' AND e.chance < 0.125$$),
    ('document_64th', $$e.type = 'document' AND e.chance < 0.015625$$),
    ('other', $$e.type NOT IN ('product', 'document')$$)
  LOOP
    EXECUTE format($definition$
      CREATE FUNCTION "search".entries_in_%1$s(
        asked tsquery, in_titles boolean, asked_site text, asked_country text, most integer
      ) RETURNS TABLE (id bigint, type text) LANGUAGE plpgsql STABLE ROWS 400
      SET enable_seqscan = off SET enable_indexscan = off AS $$
      BEGIN
        IF in_titles THEN
          RETURN QUERY SELECT e.id, e.type FROM search.entry e
          WHERE e.title_words @@ asked AND %2$s AND NOT e.is_copy AND asked_site = ANY(e.sites)
            AND (e.countries = '{}' OR asked_country = ANY(e.countries))
            AND (e.visible_from IS NULL OR e.visible_from <= now())
          LIMIT most;
        ELSE
          RETURN QUERY SELECT e.id, e.type FROM search.entry e
          WHERE e.words @@ asked AND %2$s AND NOT e.is_copy AND asked_site = ANY(e.sites)
            AND (e.countries = '{}' OR asked_country = ANY(e.countries))
            AND (e.visible_from IS NULL OR e.visible_from <= now())
          LIMIT most;
        END IF;
      END $$ $definition$, part.column1, part.column2);
  END LOOP;
  FOREACH kind IN ARRAY ARRAY['product', 'document'] LOOP
    EXECUTE format($definition$
      CREATE FUNCTION "search".%1$s_entries_with(
        asked tsquery, in_titles boolean, asked_site text, asked_country text, most integer
      ) RETURNS TABLE (id bigint, type text, stands_for integer) LANGUAGE plpgsql STABLE ROWS 400 AS $$
      DECLARE
        enough CONSTANT integer := 400;
        sampled integer;
      BEGIN
        SELECT count(*) INTO sampled
        FROM search.entries_in_%1$s_64th(asked, in_titles, asked_site, asked_country, enough);
        IF sampled >= enough THEN
          RETURN QUERY SELECT f.id, f.type, 64
          FROM search.entries_in_%1$s_64th(asked, in_titles, asked_site, asked_country, most) f;
        ELSIF sampled >= enough / 8 THEN
          RETURN QUERY SELECT f.id, f.type, 8
          FROM search.entries_in_%1$s_8th(asked, in_titles, asked_site, asked_country, most) f;
        ELSE
          RETURN QUERY SELECT f.id, f.type, 1
          FROM search.entries_in_%1$s(asked, in_titles, asked_site, asked_country, most) f;
        END IF;
      END $$ $definition$, kind);
  END LOOP;
END $do$;--> statement-breakpoint
CREATE FUNCTION "search".other_entries_with(
  asked tsquery, in_titles boolean, asked_site text, asked_country text, most integer
) RETURNS TABLE (id bigint, type text, stands_for integer) LANGUAGE sql STABLE ROWS 400 AS $$
  SELECT f.id, f.type, 1 FROM search.entries_in_other(asked, in_titles, asked_site, asked_country, most) f
$$;
