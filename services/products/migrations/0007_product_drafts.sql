CREATE TABLE "products"."product_draft" (
	"slug" text PRIMARY KEY NOT NULL,
	"type" "products"."catalogue_type" NOT NULL,
	"document" jsonb NOT NULL,
	"undrafted" jsonb,
	"revision" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"base" bigint
);
--> statement-breakpoint
CREATE TABLE "products"."product_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products"."product_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_history_of_product" ON "products"."product_history" USING btree ("slug","id" DESC NULLS LAST);