CREATE TABLE "content"."preview_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"label" text NOT NULL,
	"by" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."preview_link" ADD CONSTRAINT "preview_link_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_link_page" ON "content"."preview_link" USING btree ("page_id");