CREATE TABLE "content"."binned_record" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"revision" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"detail" text NOT NULL,
	"rest" jsonb,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "binned_record_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "content"."translated_segment" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content"."translated_segment" ALTER COLUMN "noted_at" SET DEFAULT now();--> statement-breakpoint
CREATE INDEX "binned_record_at" ON "content"."binned_record" USING btree ("at");