CREATE TABLE "content"."interface_text" (
	"site_id" uuid NOT NULL,
	"language" text NOT NULL,
	"message" text NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interface_text_site_id_language_message_pk" PRIMARY KEY("site_id","language","message")
);
--> statement-breakpoint
ALTER TABLE "content"."interface_text" ADD CONSTRAINT "interface_text_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."site"("id") ON DELETE cascade ON UPDATE no action;