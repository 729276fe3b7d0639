DROP INDEX "support"."attachment_unsent";--> statement-breakpoint
ALTER TABLE "support"."attachment" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."attachment" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "support"."attachment" ADD COLUMN "enquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "support"."attachment" ADD CONSTRAINT "attachment_enquiry_id_enquiry_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "support"."enquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_of_enquiry" ON "support"."attachment" USING btree ("enquiry_id") WHERE "support"."attachment"."enquiry_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "attachment_unsent" ON "support"."attachment" USING btree ("created_at") WHERE "support"."attachment"."ticket_id" IS NULL AND "support"."attachment"."enquiry_id" IS NULL;