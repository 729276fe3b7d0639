CREATE TABLE "content"."location" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"brands" uuid[] NOT NULL,
	"kinds" text[] NOT NULL,
	"region" text NOT NULL,
	"country_code" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"state" text,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"languages" text[] NOT NULL,
	"serves" text[] NOT NULL,
	"expert" uuid,
	"sort_index" integer NOT NULL,
	CONSTRAINT "location_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "content"."location" ADD CONSTRAINT "location_expert_contact_id_fk" FOREIGN KEY ("expert") REFERENCES "content"."contact"("id") ON DELETE set null ON UPDATE no action;