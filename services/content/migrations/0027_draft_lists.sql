-- Beside whoever writes pages.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "page_text_draft_title" ON "content"."page_text" USING gin ("title" gin_trgm_ops) WHERE "content"."page_text"."stage" = 'DRAFT';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "page_version_drafts" ON "content"."page_version" USING btree ("path","page_id") WHERE "content"."page_version"."stage" = 'DRAFT';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "page_version_draft_path" ON "content"."page_version" USING gin ("path" gin_trgm_ops) WHERE "content"."page_version"."stage" = 'DRAFT';
