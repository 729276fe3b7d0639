CREATE TABLE "support"."product_feed" (
	"single" boolean PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL
);
