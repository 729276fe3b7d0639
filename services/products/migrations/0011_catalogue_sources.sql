CREATE TABLE "products"."catalogue_source" (
	"name" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"address" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"outcome" text,
	"status" integer,
	"etag" text,
	"last_modified" text,
	"digest" text,
	"import" uuid,
	"is_finished" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products"."catalogue_source" ADD CONSTRAINT "catalogue_source_import_catalogue_import_id_fk" FOREIGN KEY ("import") REFERENCES "products"."catalogue_import"("id") ON DELETE set null ON UPDATE no action;