CREATE TABLE "content"."theme_draft" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"scheme" text NOT NULL,
	"tokens" jsonb NOT NULL,
	"sort_index" integer NOT NULL
);
