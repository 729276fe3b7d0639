CREATE TABLE "products"."loaded_record" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "loaded_record_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
-- Whatever a catalogue has by now came from files: nobody else writes these.
INSERT INTO "products"."loaded_record" ("kind", "key", "record")
SELECT 'groups', key, jsonb_build_object('key', key, 'position', position, 'names', names) FROM "products"."attribute_group"
UNION ALL
SELECT 'attributes', key, jsonb_build_object('key', key, 'position', position, 'quantity', quantity, 'unit', unit,
  'section', section, 'single', single, 'names', names) FROM "products"."attribute"
UNION ALL
SELECT 'brands', id, jsonb_build_object('id', id, 'position', position, 'name', name, 'own', own, 'pimId', pim_id,
  'image', image) FROM "products"."brand"
UNION ALL
SELECT 'capabilities', slug, jsonb_build_object('slug', slug, 'position', position, 'names', names,
  'descriptions', descriptions, 'image', image) FROM "products"."capability"
UNION ALL
SELECT 'classifications', slug, jsonb_build_object('slug', slug, 'type', type, 'parent', parent, 'position', position,
  'names', names, 'descriptions', descriptions, 'image', image, 'cards', cards, 'filters', filters)
FROM "products"."classification";
