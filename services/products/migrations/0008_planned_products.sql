CREATE TABLE "products"."planned_product" (
	"slug" text NOT NULL,
	"take_off" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"document" jsonb,
	"problem" jsonb,
	CONSTRAINT "planned_product_slug_take_off_pk" PRIMARY KEY("slug","take_off")
);
--> statement-breakpoint
CREATE INDEX "planned_product_due" ON "products"."planned_product" USING btree ("at");