-- PAG-01: the usual page type is called Content.
UPDATE content.page_version SET page_type = 'Content' WHERE page_type = 'Default';--> statement-breakpoint
UPDATE content.page_revision SET draft = jsonb_set(draft, '{pageType}', '"Content"') WHERE draft->>'pageType' = 'Default';
