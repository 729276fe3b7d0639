-- The entries with the words of a question that a reader may see. PostgreSQL does not count what it costs to unpack the
-- words of an entry and would read the whole table for common ones (10 000 machines: 80 ms in place of 8), so within
-- this function it may only go by the lists of the index.
CREATE FUNCTION "search".entries_with(
  asked tsquery, in_titles boolean, asked_site text, asked_country text, asked_type text, most integer
) RETURNS TABLE (id bigint, type text) LANGUAGE plpgsql STABLE ROWS 800
SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  IF in_titles THEN
    RETURN QUERY SELECT e.id, e.type FROM search.entry e
    WHERE e.title_words @@ asked AND NOT e.is_copy AND asked_site = ANY(e.sites)
      AND (e.countries = '{}' OR asked_country = ANY(e.countries))
      AND (e.visible_from IS NULL OR e.visible_from <= now()) AND (asked_type IS NULL OR e.type = asked_type)
    LIMIT most;
  ELSE
    RETURN QUERY SELECT e.id, e.type FROM search.entry e
    WHERE e.words @@ asked AND NOT e.is_copy AND asked_site = ANY(e.sites)
      AND (e.countries = '{}' OR asked_country = ANY(e.countries))
      AND (e.visible_from IS NULL OR e.visible_from <= now()) AND (asked_type IS NULL OR e.type = asked_type)
    LIMIT most;
  END IF;
END $$;
--> statement-breakpoint
-- What is looked at in every candidate stays in the table; only what is read of a few lies beside it.
ALTER TABLE "search"."entry"
  ALTER COLUMN "sites" SET STORAGE MAIN, ALTER COLUMN "countries" SET STORAGE MAIN, ALTER COLUMN "type" SET STORAGE MAIN,
  ALTER COLUMN "language" SET STORAGE MAIN, ALTER COLUMN "record" SET STORAGE MAIN, ALTER COLUMN "owner" SET STORAGE MAIN,
  ALTER COLUMN "title" SET STORAGE MAIN, ALTER COLUMN "title_key" SET STORAGE MAIN, ALTER COLUMN "codes" SET STORAGE MAIN,
  ALTER COLUMN "title_words" SET STORAGE MAIN;
