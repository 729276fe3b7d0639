CREATE TABLE "products"."attribute_group" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products"."product" ADD COLUMN "video_titles" jsonb;