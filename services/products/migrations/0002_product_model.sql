ALTER TABLE "products"."product" ADD COLUMN "video_alternative_url" text;--> statement-breakpoint
ALTER TABLE "products"."product" ADD COLUMN "video_is_silent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products"."product" ADD COLUMN "model" jsonb;