CREATE TABLE "content"."outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"problem" text,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content"."editor" ADD COLUMN "email" text;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "content"."outbox" USING btree ("due_at") WHERE "content"."outbox"."sent_at" IS NULL AND "content"."outbox"."refused_at" IS NULL;