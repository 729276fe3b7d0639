CREATE TABLE "content"."binned_page" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"went_with" uuid NOT NULL,
	"draft" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."binned_page" ADD CONSTRAINT "binned_page_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_page_at" ON "content"."binned_page" USING btree ("at");--> statement-breakpoint
CREATE INDEX "binned_page_went_with" ON "content"."binned_page" USING btree ("went_with");