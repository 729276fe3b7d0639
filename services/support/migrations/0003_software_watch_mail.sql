ALTER TABLE "support"."software_watch" ADD COLUMN "email" text NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."software_watch" ADD COLUMN "language" text NOT NULL;