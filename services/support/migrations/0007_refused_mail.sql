DROP INDEX "support"."outbox_due";--> statement-breakpoint
ALTER TABLE "support"."outbox" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support"."subscription" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."subscription" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "support"."outbox" USING btree ("due_at") WHERE "support"."outbox"."sent_at" IS NULL AND "support"."outbox"."refused_at" IS NULL;