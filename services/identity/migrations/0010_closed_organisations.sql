ALTER TABLE "identity"."organisation" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."organisation" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;