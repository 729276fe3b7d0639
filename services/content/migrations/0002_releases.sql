CREATE TABLE "content"."approval" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"submitted_by" text NOT NULL,
	"approved_by" text,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."release" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"release_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content"."release_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."release_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" uuid NOT NULL,
	"what" text NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"release_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content"."approval" ADD CONSTRAINT "approval_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."release" ADD CONSTRAINT "release_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_due" ON "content"."release" USING btree ("release_at");--> statement-breakpoint
CREATE INDEX "release_newest" ON "content"."release" USING btree ("released_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "release_log_of_page" ON "content"."release_log" USING btree ("page_id","id" DESC NULLS LAST);--> statement-breakpoint
-- Pages that wait for their moment already.
INSERT INTO "content"."release" ("page_id", "release_at")
SELECT "page_id", "publication_date" FROM "content"."page_version"
WHERE "stage" = 'PUBLISHED' AND "publication_date" > now();
