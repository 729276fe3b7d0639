ALTER TABLE "support"."software_watch" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "support"."software_watch" DROP COLUMN "language";