CREATE TABLE "search"."upkeep" (
	"single" boolean PRIMARY KEY NOT NULL,
	"waiting" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
