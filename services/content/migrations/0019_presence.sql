CREATE TABLE "content"."page_presence" (
	"page_id" uuid NOT NULL,
	"session" uuid NOT NULL,
	"name" text NOT NULL,
	"place" text,
	"language" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_presence_page_id_session_pk" PRIMARY KEY("page_id","session")
);
--> statement-breakpoint
ALTER TABLE "content"."page_presence" ADD CONSTRAINT "page_presence_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;