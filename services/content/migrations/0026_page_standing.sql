CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "content"."language_standing" (
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"is_begun" boolean NOT NULL,
	"missing" integer NOT NULL,
	"outdated" integer NOT NULL,
	"exported_at" timestamp with time zone,
	"imported_at" timestamp with time zone,
	"taken_by" text,
	"is_offered" boolean NOT NULL,
	"owed" integer NOT NULL,
	"ahead" integer NOT NULL,
	"owed_since" timestamp with time zone,
	"is_ready" boolean NOT NULL,
	"shows_source" boolean NOT NULL,
	CONSTRAINT "language_standing_page_id_language_pk" PRIMARY KEY("page_id","language")
);
--> statement-breakpoint
CREATE TABLE "content"."page_standing" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"changes" bigint DEFAULT 1 NOT NULL,
	"worked_out" bigint DEFAULT 0 NOT NULL,
	"changed_languages" text[] DEFAULT '{}' NOT NULL,
	"segments" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."language_standing" ADD CONSTRAINT "language_standing_page_id_page_standing_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page_standing"("page_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "content"."page_standing" ADD CONSTRAINT "page_standing_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "page_standing_behind" ON "content"."page_standing" USING btree ("page_id") WHERE "content"."page_standing"."worked_out" <> "content"."page_standing"."changes";
--> statement-breakpoint
CREATE INDEX "page_standing_changed" ON "content"."page_standing" USING btree ("page_id") WHERE "content"."page_standing"."changed_languages" <> '{}';
--> statement-breakpoint
-- Counts a change of pages of which something was written. A page that is being deleted is gone already.
CREATE FUNCTION "content".note_page_changes(pages uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO content.page_standing AS s (page_id)
  SELECT p.id FROM content.page p WHERE p.id = ANY (pages) ORDER BY p.id
  ON CONFLICT (page_id) DO UPDATE SET changes = s.changes + 1
$$;
--> statement-breakpoint
CREATE FUNCTION "content".note_page_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM content.note_page_changes(ARRAY(SELECT DISTINCT page_id FROM touched));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "content".note_site_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM content.note_page_changes(ARRAY(
    SELECT p.id FROM touched JOIN replaced USING (id) JOIN content.page p ON p.site_id = touched.id
    WHERE touched.languages IS DISTINCT FROM replaced.languages));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER page_standing AFTER UPDATE ON "content"."site" REFERENCING OLD TABLE AS replaced NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION "content".note_site_written();
--> statement-breakpoint
DO $do$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['page_version', 'page_text', 'translation_target', 'translated_segment', 'page_revision'] LOOP
    EXECUTE format('CREATE TRIGGER page_standing_inserted AFTER INSERT ON content.%I REFERENCING NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION content.note_page_written()', part);
    EXECUTE format('CREATE TRIGGER page_standing_updated AFTER UPDATE ON content.%I REFERENCING NEW TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION content.note_page_written()', part);
    EXECUTE format('CREATE TRIGGER page_standing_deleted AFTER DELETE ON content.%I REFERENCING OLD TABLE AS touched
      FOR EACH STATEMENT EXECUTE FUNCTION content.note_page_written()', part);
  END LOOP;
END $do$;
--> statement-breakpoint
INSERT INTO content.page_standing (page_id) SELECT id FROM content.page;
