CREATE SCHEMA "products";
--> statement-breakpoint
CREATE TYPE "products"."catalogue_type" AS ENUM('product', 'service');--> statement-breakpoint
CREATE TABLE "products"."attribute" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"quantity" text NOT NULL,
	"unit" text,
	"section" text NOT NULL,
	"names" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products"."brand" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"own" boolean NOT NULL,
	"pim_id" text,
	"image" jsonb
);
--> statement-breakpoint
CREATE TABLE "products"."capability" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"image" text
);
--> statement-breakpoint
CREATE TABLE "products"."classification" (
	"slug" text PRIMARY KEY NOT NULL,
	"type" "products"."catalogue_type" NOT NULL,
	"parent" text,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"image" jsonb,
	"cards" text[],
	"filters" text[]
);
--> statement-breakpoint
CREATE TABLE "products"."document" (
	"slug" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL,
	"position" integer NOT NULL,
	"type" text NOT NULL,
	"names" jsonb NOT NULL,
	"thumbnail" jsonb,
	"login" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products"."document_version" (
	"document" text NOT NULL,
	"language" text NOT NULL,
	"hash" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	CONSTRAINT "document_version_document_language_pk" PRIMARY KEY("document","language")
);
--> statement-breakpoint
CREATE TABLE "products"."product" (
	"slug" text PRIMARY KEY NOT NULL,
	"type" "products"."catalogue_type" NOT NULL,
	"brand" text,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"classifications" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"capabilities" text[] NOT NULL,
	"images" jsonb NOT NULL,
	"highlights" jsonb NOT NULL,
	"specifications" jsonb NOT NULL,
	"variants" jsonb NOT NULL,
	"related" jsonb NOT NULL,
	"video_url" text,
	"video_image_url" text,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products"."product_text" (
	"product" text NOT NULL,
	"language" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "product_text_product_language_pk" PRIMARY KEY("product","language")
);
--> statement-breakpoint
CREATE TABLE "products"."revision" (
	"single" boolean PRIMARY KEY NOT NULL,
	"items" bigint NOT NULL,
	"vocabulary" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products"."product_range" (
	"product" text NOT NULL,
	"attribute" text NOT NULL,
	"ordinal" integer NOT NULL,
	"minimum" double precision NOT NULL,
	"maximum" double precision NOT NULL,
	CONSTRAINT "product_range_product_attribute_ordinal_pk" PRIMARY KEY("product","attribute","ordinal")
);
--> statement-breakpoint
ALTER TABLE "products"."document" ADD CONSTRAINT "document_product_product_slug_fk" FOREIGN KEY ("product") REFERENCES "products"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products"."document_version" ADD CONSTRAINT "document_version_document_document_slug_fk" FOREIGN KEY ("document") REFERENCES "products"."document"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products"."product_text" ADD CONSTRAINT "product_text_product_product_slug_fk" FOREIGN KEY ("product") REFERENCES "products"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products"."product_range" ADD CONSTRAINT "product_range_product_product_slug_fk" FOREIGN KEY ("product") REFERENCES "products"."product"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_product" ON "products"."document" USING btree ("product","position");--> statement-breakpoint
CREATE INDEX "product_revision" ON "products"."product" USING btree ("revision","slug");