CREATE SCHEMA "content";
--> statement-breakpoint
CREATE TYPE "content"."stage" AS ENUM('DRAFT', 'PUBLISHED');--> statement-breakpoint
CREATE TYPE "content"."page_type" AS ENUM('CONTENT', 'STORY', 'MEDIA_RELEASE', 'SYSTEM');--> statement-breakpoint
CREATE TYPE "content"."protection" AS ENUM('none', 'password', 'role');--> statement-breakpoint
CREATE TABLE "content"."brand" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"pim_id" text,
	"image" uuid,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"role" jsonb NOT NULL,
	"email" text,
	"phone" text,
	"image" uuid,
	"sort_index" integer NOT NULL,
	CONSTRAINT "contact_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "content"."country" (
	"country_code" text PRIMARY KEY NOT NULL,
	"hidden" boolean NOT NULL,
	"supported_languages" text[] NOT NULL,
	"default_language" text NOT NULL,
	"default_measurement_system" text NOT NULL,
	"names" jsonb NOT NULL,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"alt" jsonb NOT NULL,
	"focal_x" double precision NOT NULL,
	"focal_y" double precision NOT NULL,
	"thumbnail" uuid,
	CONSTRAINT "file_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "content"."file_version" (
	"file_id" uuid NOT NULL,
	"language" text NOT NULL,
	"content_type" text NOT NULL,
	"hash" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "file_version_file_id_language_content_type_pk" PRIMARY KEY("file_id","language","content_type")
);
--> statement-breakpoint
CREATE TABLE "content"."language" (
	"language_code" text PRIMARY KEY NOT NULL,
	"default_country" text NOT NULL,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."navigation" (
	"site_id" uuid NOT NULL,
	"stage" "content"."stage" NOT NULL,
	"header" jsonb,
	"footer" jsonb,
	CONSTRAINT "navigation_site_id_stage_pk" PRIMARY KEY("site_id","stage")
);
--> statement-breakpoint
CREATE TABLE "content"."news_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publication_date" timestamp with time zone NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"image" uuid,
	"link" jsonb
);
--> statement-breakpoint
CREATE TABLE "content"."page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"source_language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."page_file" (
	"page_id" uuid NOT NULL,
	"stage" "content"."stage" NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "page_file_page_id_stage_file_id_pk" PRIMARY KEY("page_id","stage","file_id")
);
--> statement-breakpoint
CREATE TABLE "content"."page_password" (
	"page_id" uuid NOT NULL,
	"label" text NOT NULL,
	"hash" text NOT NULL,
	"version" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "page_password_page_id_label_pk" PRIMARY KEY("page_id","label")
);
--> statement-breakpoint
CREATE TABLE "content"."page_text" (
	"page_id" uuid NOT NULL,
	"stage" "content"."stage" NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"navigation_title" text,
	"description" text,
	"lead" text,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_text_page_id_stage_language_pk" PRIMARY KEY("page_id","stage","language")
);
--> statement-breakpoint
CREATE TABLE "content"."page_version" (
	"page_id" uuid NOT NULL,
	"stage" "content"."stage" NOT NULL,
	"site_id" uuid NOT NULL,
	"path" text NOT NULL,
	"parent_path" text,
	"type" "content"."page_type" NOT NULL,
	"page_type" text NOT NULL,
	"theme" text NOT NULL,
	"injection_kind" text,
	"injection_slug" text,
	"countries" text[] NOT NULL,
	"protection" "content"."protection" NOT NULL,
	"required_role" text,
	"protected_by" uuid,
	"table_of_contents" boolean NOT NULL,
	"image" uuid,
	"sort_index" integer NOT NULL,
	"publication_date" timestamp with time zone,
	"category" text,
	"adhoc" boolean NOT NULL,
	"contacts" uuid[] NOT NULL,
	"products" text[] NOT NULL,
	"blocks" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_version_page_id_stage_pk" PRIMARY KEY("page_id","stage")
);
--> statement-breakpoint
CREATE TABLE "content"."translation_target" (
	"page_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"exported_at" timestamp with time zone,
	"imported_at" timestamp with time zone,
	CONSTRAINT "translation_target_page_id_language_pk" PRIMARY KEY("page_id","language")
);
--> statement-breakpoint
CREATE TABLE "content"."redirect" (
	"site_id" uuid NOT NULL,
	"previous_url" text NOT NULL,
	"target" text NOT NULL,
	"status" integer NOT NULL,
	CONSTRAINT "redirect_site_id_previous_url_pk" PRIMARY KEY("site_id","previous_url")
);
--> statement-breakpoint
CREATE TABLE "content"."site" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"domains" text[] NOT NULL,
	"url_prefix" text NOT NULL,
	"theme" text NOT NULL,
	"international_only" boolean NOT NULL,
	"hide_side_buttons" boolean NOT NULL,
	"enable_cut_font" boolean NOT NULL,
	"languages" text[] NOT NULL,
	"extra_languages" text[] NOT NULL,
	"sort_index" integer NOT NULL,
	CONSTRAINT "site_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "content"."theme" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"scheme" text NOT NULL,
	"tokens" jsonb NOT NULL,
	"sort_index" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."brand" ADD CONSTRAINT "brand_image_file_id_fk" FOREIGN KEY ("image") REFERENCES "content"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."contact" ADD CONSTRAINT "contact_image_file_id_fk" FOREIGN KEY ("image") REFERENCES "content"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."file" ADD CONSTRAINT "file_thumbnail_file_id_fk" FOREIGN KEY ("thumbnail") REFERENCES "content"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."file_version" ADD CONSTRAINT "file_version_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "content"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."navigation" ADD CONSTRAINT "navigation_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."news_item" ADD CONSTRAINT "news_item_image_file_id_fk" FOREIGN KEY ("image") REFERENCES "content"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page" ADD CONSTRAINT "page_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page_file" ADD CONSTRAINT "page_file_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "content"."file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page_file" ADD CONSTRAINT "page_file_page_id_stage_page_version_page_id_stage_fk" FOREIGN KEY ("page_id","stage") REFERENCES "content"."page_version"("page_id","stage") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page_password" ADD CONSTRAINT "page_password_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page_text" ADD CONSTRAINT "page_text_page_id_stage_page_version_page_id_stage_fk" FOREIGN KEY ("page_id","stage") REFERENCES "content"."page_version"("page_id","stage") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page_version" ADD CONSTRAINT "page_version_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page_version" ADD CONSTRAINT "page_version_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."page_version" ADD CONSTRAINT "page_version_image_file_id_fk" FOREIGN KEY ("image") REFERENCES "content"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."translation_target" ADD CONSTRAINT "translation_target_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "content"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."redirect" ADD CONSTRAINT "redirect_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "content"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_thumbnail" ON "content"."file" USING btree ("thumbnail");--> statement-breakpoint
CREATE INDEX "news_item_newest" ON "content"."news_item" USING btree ("publication_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_file_file" ON "content"."page_file" USING btree ("file_id","stage");--> statement-breakpoint
CREATE INDEX "page_version_path" ON "content"."page_version" USING btree ("site_id","stage","path");--> statement-breakpoint
CREATE UNIQUE INDEX "page_version_universal_path" ON "content"."page_version" USING btree ("site_id","stage","path") WHERE "content"."page_version"."countries" = '{}';--> statement-breakpoint
CREATE INDEX "page_version_children" ON "content"."page_version" USING btree ("site_id","stage","parent_path");--> statement-breakpoint
CREATE INDEX "page_version_newest" ON "content"."page_version" USING btree ("site_id","stage","type","publication_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_version_products" ON "content"."page_version" USING gin ("products");