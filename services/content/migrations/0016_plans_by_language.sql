ALTER TABLE "content"."planned_publication" DROP CONSTRAINT "planned_publication_pkey";--> statement-breakpoint
ALTER TABLE "content"."planned_publication" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "content"."planned_publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "content"."planned_publication" ADD COLUMN "take_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "content"."planned_publication" ADD COLUMN "fallbacks" text[];--> statement-breakpoint
ALTER TABLE "content"."planned_publication" ADD COLUMN "everywhere" text[];--> statement-breakpoint
CREATE INDEX "planned_publication_of_page" ON "content"."planned_publication" USING btree ("page_id");