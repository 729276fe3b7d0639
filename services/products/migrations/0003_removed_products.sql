CREATE TABLE "products"."removal" (
	"slug" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
