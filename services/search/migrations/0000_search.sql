CREATE SCHEMA "search";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "search"."entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search"."entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"record" text NOT NULL,
	"language" text NOT NULL,
	"type" text NOT NULL,
	"sites" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"visible_from" timestamp with time zone,
	"is_copy" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"image" text,
	"title_key" text NOT NULL,
	"codes" text[] NOT NULL,
	"boost" real NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "entry_of_owner" UNIQUE("owner","record","language")
);
--> statement-breakpoint
CREATE TABLE "search"."owner" (
	"key" text PRIMARY KEY NOT NULL,
	"site_id" text,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."missed" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "missed_day_language_words_pk" PRIMARY KEY("day","language","words")
);
--> statement-breakpoint
CREATE TABLE "search"."vocabulary" (
	"language" text NOT NULL,
	"folded" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "vocabulary_language_folded_pk" PRIMARY KEY("language","folded")
);
--> statement-breakpoint
ALTER TABLE "search"."entry" ADD CONSTRAINT "entry_owner_owner_key_fk" FOREIGN KEY ("owner") REFERENCES "search"."owner"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_record" ON "search"."entry" USING btree ("record","language");--> statement-breakpoint
CREATE INDEX "entry_title_key" ON "search"."entry" USING btree ("language","title_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "entry_codes" ON "search"."entry" USING gin ("codes") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "entry_title_words" ON "search"."entry" USING gin ("title_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "entry_words" ON "search"."entry" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "owner_site" ON "search"."owner" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "vocabulary_similar" ON "search"."vocabulary" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
-- Counting looks at every entry that has a common word, so texts and word lists lie beside the table.
ALTER TABLE "search"."entry" SET (toast_tuple_target = 256);
