CREATE TABLE "content"."page_link" (
	"page_id" uuid NOT NULL,
	"stage" "content"."stage" NOT NULL,
	"language" text,
	"kind" text NOT NULL,
	"page" uuid,
	"path" text
);
--> statement-breakpoint
ALTER TABLE "content"."page_link" ADD CONSTRAINT "page_link_page_id_stage_page_version_page_id_stage_fk" FOREIGN KEY ("page_id","stage") REFERENCES "content"."page_version"("page_id","stage") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page_link" ADD CONSTRAINT "page_link_of_text" FOREIGN KEY ("page_id","stage","language") REFERENCES "content"."page_text"("page_id","stage","language") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_link_of_page" ON "content"."page_link" USING btree ("page_id","stage");--> statement-breakpoint
CREATE INDEX "page_link_to_page" ON "content"."page_link" USING btree ("page") WHERE "content"."page_link"."page" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "page_link_to_path" ON "content"."page_link" USING hash ("path");--> statement-breakpoint
-- What was kept before; from now on every writer notes its links itself (page/note-links.ts).
INSERT INTO "content"."page_link" ("page_id", "stage", "kind", "page", "path")
SELECT DISTINCT v."page_id", v."stage", 'link',
  CASE link->>'kind' WHEN 'PAGE' THEN (link->>'page')::uuid END, CASE link->>'kind' WHEN 'PATH' THEN link->>'path' END
FROM "content"."page_version" v
CROSS JOIN jsonb_path_query(v."blocks", 'strict $.** ? (@.kind == "PAGE" || @.kind == "PATH")', '{}', true) link
WHERE link->>'kind' = 'PATH' AND link->>'path' <> '' OR link->>'kind' = 'PAGE' AND link->>'page' ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
--> statement-breakpoint
INSERT INTO "content"."page_link" ("page_id", "stage", "language", "kind", "page", "path")
SELECT DISTINCT t."page_id", t."stage", t."language", 'link',
  CASE link->>'kind' WHEN 'PAGE' THEN (link->>'page')::uuid END, CASE link->>'kind' WHEN 'PATH' THEN link->>'path' END
FROM "content"."page_text" t
CROSS JOIN jsonb_path_query(t."texts", 'strict $.**.attrs ? (@.kind == "PAGE" || @.kind == "PATH")', '{}', true) link
WHERE link->>'kind' = 'PATH' AND link->>'path' <> '' OR link->>'kind' = 'PAGE' AND link->>'page' ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
--> statement-breakpoint
INSERT INTO "content"."page_link" ("page_id", "stage", "kind", "page")
SELECT DISTINCT v."page_id", v."stage", CASE WHEN block->>'source' <> 'selected' THEN 'named' ELSE 'list' END, named::uuid
FROM "content"."page_version" v
CROSS JOIN jsonb_path_query(v."blocks", '$[*] ? (@.type == "teaserList")') block
CROSS JOIN jsonb_array_elements_text(CASE jsonb_typeof(block->'pages') WHEN 'array' THEN block->'pages' ELSE '[]' END) named
WHERE named ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
--> statement-breakpoint
INSERT INTO "content"."page_link" ("page_id", "stage", "kind")
SELECT v."page_id", v."stage", 'children' FROM "content"."page_version" v
WHERE jsonb_path_exists(v."blocks", '$[*] ? (@.type == "teaserList" && @.source == "children")');
