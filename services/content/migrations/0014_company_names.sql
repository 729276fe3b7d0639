ALTER TABLE "content"."site" ADD COLUMN "legal_name" text;--> statement-breakpoint
ALTER TABLE "content"."site" ADD COLUMN "portal_name" text;