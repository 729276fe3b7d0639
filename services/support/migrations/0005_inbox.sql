ALTER TABLE "support"."enquiry" ALTER COLUMN "state" SET DEFAULT 'new';--> statement-breakpoint
ALTER TABLE "support"."enquiry" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."enquiry" ADD COLUMN "changed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."enquiry" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support"."wrong_entry" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."wrong_entry" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."wrong_entry" ADD COLUMN "changed_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."wrong_entry" ADD COLUMN "changed_at" timestamp with time zone;