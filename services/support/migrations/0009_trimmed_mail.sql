ALTER TABLE "support"."ticket_reply" ADD COLUMN "trimmed" text;--> statement-breakpoint
ALTER TABLE "support"."ticket_reply" ADD COLUMN "left_files" jsonb DEFAULT '[]'::jsonb NOT NULL;