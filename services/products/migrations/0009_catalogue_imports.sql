CREATE TABLE "products"."catalogue_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"head" jsonb,
	"shape" text,
	"choices" jsonb,
	"problem" jsonb
);
--> statement-breakpoint
CREATE TABLE "products"."catalogue_import_item" (
	"import" uuid NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"source" jsonb NOT NULL,
	"slug" text,
	"name" text,
	"type" "products"."catalogue_type",
	"kind" text,
	"comparison" jsonb,
	"document" jsonb,
	"theirs" jsonb,
	"before" jsonb,
	"given" jsonb,
	"revision" bigint,
	"decision" text,
	"drafted" integer,
	CONSTRAINT "catalogue_import_item_import_place_pk" PRIMARY KEY("import","place")
);
--> statement-breakpoint
CREATE TABLE "products"."catalogue_mapping" (
	"shape" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products"."catalogue_origin" (
	"shape" text NOT NULL,
	"slug" text NOT NULL,
	"given" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_origin_shape_slug_pk" PRIMARY KEY("shape","slug")
);
--> statement-breakpoint
ALTER TABLE "products"."catalogue_import_item" ADD CONSTRAINT "catalogue_import_item_import_catalogue_import_id_fk" FOREIGN KEY ("import") REFERENCES "products"."catalogue_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_import_item_of_kind" ON "products"."catalogue_import_item" USING btree ("import","kind","place");