CREATE TABLE "content"."attempt" (
	"bucket" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."editor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plain_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_version" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editor_plain_name_unique" UNIQUE("plain_name")
);
--> statement-breakpoint
CREATE TABLE "content"."record_revision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."record_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"data" jsonb
);
--> statement-breakpoint
CREATE TABLE "content"."page_revision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."page_revision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"draft" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."planned_publication" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"revision_id" bigint NOT NULL,
	"languages" text[] NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "content"."transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."translated_segment" (
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"unit" text NOT NULL,
	"source_hash" text NOT NULL,
	CONSTRAINT "translated_segment_page_id_language_unit_pk" PRIMARY KEY("page_id","language","unit")
);
--> statement-breakpoint
ALTER TABLE "content"."file" ADD COLUMN "added_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."page_revision" ADD CONSTRAINT "page_revision_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."planned_publication" ADD CONSTRAINT "planned_publication_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."planned_publication" ADD CONSTRAINT "planned_publication_revision_id_page_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "content"."page_revision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."translated_segment" ADD CONSTRAINT "translated_segment_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_last" ON "content"."attempt" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "record_revision_of_record" ON "content"."record_revision" USING btree ("kind","record_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_revision_of_page" ON "content"."page_revision" USING btree ("page_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "planned_publication_due" ON "content"."planned_publication" USING btree ("publish_at");