DROP INDEX "identity"."outbox_due";--> statement-breakpoint
ALTER TABLE "identity"."outbox" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "identity"."outbox" USING btree ("due_at") WHERE "identity"."outbox"."sent_at" IS NULL AND "identity"."outbox"."refused_at" IS NULL;