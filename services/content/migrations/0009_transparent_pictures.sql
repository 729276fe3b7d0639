ALTER TABLE "content"."file_version" ADD COLUMN "transparent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whether they are was told by their formats so far.
UPDATE "content"."file_version" SET "transparent" = true WHERE "content_type" LIKE 'image/%' AND "content_type" <> 'image/jpeg';
