CREATE TABLE "content"."loaded_record" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "loaded_record_kind_key_pk" PRIMARY KEY("kind","key")
);

--> statement-breakpoint
-- Whatever themes there are by now came from files: nobody else writes them.
INSERT INTO "content"."loaded_record" ("kind", "key", "record")
SELECT 'themes', key, jsonb_build_object('key', key, 'name', name, 'scheme', scheme, 'tokens', tokens, 'sortIndex', sort_index)
FROM "content"."theme";
