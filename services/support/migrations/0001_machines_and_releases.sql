CREATE TABLE "support"."machine" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"location_id" text NOT NULL,
	"product_slug" text,
	"model" text NOT NULL,
	"serial_number" text NOT NULL,
	"own_name" text DEFAULT '' NOT NULL,
	"brand" text NOT NULL,
	"line" text DEFAULT '' NOT NULL,
	"year_of_construction" integer NOT NULL,
	"commissioned_at" date,
	"software_version" text DEFAULT '' NOT NULL,
	"software_history" jsonb DEFAULT '[]' NOT NULL,
	"warranty_until" date,
	"contract" text DEFAULT 'none' NOT NULL,
	"status" text NOT NULL,
	"last_service_at" date,
	"legacy_id" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"own_fields" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "machine_year" CHECK ("support"."machine"."year_of_construction" BETWEEN 1975 AND 2100)
);
--> statement-breakpoint
CREATE TABLE "support"."service_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"machine_id" text NOT NULL,
	"done_on" date NOT NULL,
	"kind" text NOT NULL,
	"report" text NOT NULL,
	"language" text NOT NULL,
	"technician" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."wrong_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"machine_id" text NOT NULL,
	"person_id" text NOT NULL,
	"message" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."licence" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"software" text NOT NULL,
	"seats" integer NOT NULL,
	"computer" text DEFAULT '' NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "support"."release" (
	"id" text PRIMARY KEY NOT NULL,
	"software" text NOT NULL,
	"version" text NOT NULL,
	"channel" text NOT NULL,
	"released_on" date NOT NULL,
	"notes" jsonb DEFAULT '{}' NOT NULL,
	"requires" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."release_file" (
	"release_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"platform" text NOT NULL,
	"language" text,
	"size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "release_file_release_id_name_pk" PRIMARY KEY("release_id","name")
);
--> statement-breakpoint
CREATE TABLE "support"."software_watch" (
	"person_id" text NOT NULL,
	"software" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "software_watch_person_id_software_pk" PRIMARY KEY("person_id","software")
);
--> statement-breakpoint
ALTER TABLE "support"."service_entry" ADD CONSTRAINT "service_entry_machine_id_machine_id_fk" FOREIGN KEY ("machine_id") REFERENCES "support"."machine"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."wrong_entry" ADD CONSTRAINT "wrong_entry_machine_id_machine_id_fk" FOREIGN KEY ("machine_id") REFERENCES "support"."machine"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."release_file" ADD CONSTRAINT "release_file_release_id_release_id_fk" FOREIGN KEY ("release_id") REFERENCES "support"."release"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "machine_of" ON "support"."machine" USING btree ("organisation_id","location_id");--> statement-breakpoint
CREATE INDEX "machine_serial" ON "support"."machine" USING btree ("serial_number");--> statement-breakpoint
CREATE INDEX "service_entry_of" ON "support"."service_entry" USING btree ("machine_id","done_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "wrong_entry_of" ON "support"."wrong_entry" USING btree ("machine_id");--> statement-breakpoint
CREATE INDEX "licence_of" ON "support"."licence" USING btree ("organisation_id","software");--> statement-breakpoint
CREATE UNIQUE INDEX "release_version" ON "support"."release" USING btree ("software","version");