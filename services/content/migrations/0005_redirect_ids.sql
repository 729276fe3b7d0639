ALTER TABLE "content"."redirect" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."redirect" ADD CONSTRAINT "redirect_id_unique" UNIQUE("id");