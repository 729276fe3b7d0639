CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE TABLE "identity"."access" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"application" text NOT NULL,
	"organisation_id" text NOT NULL,
	"role" text NOT NULL,
	"user_type" text DEFAULT 'cloud' NOT NULL,
	"status" text NOT NULL,
	"requested_by" uuid,
	"requested_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."membership" (
	"person_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	CONSTRAINT "membership_person_id_organisation_id_pk" PRIMARY KEY("person_id","organisation_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."organisation" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"sub_region" text NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."organisation_location" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mail" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "identity"."person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"telephone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"is_employee" boolean DEFAULT false NOT NULL,
	"sub_regions" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sign_in_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "identity"."access" ADD CONSTRAINT "access_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."access" ADD CONSTRAINT "access_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "identity"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."access" ADD CONSTRAINT "access_requested_by_person_id_fk" FOREIGN KEY ("requested_by") REFERENCES "identity"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."access" ADD CONSTRAINT "access_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "identity"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."membership" ADD CONSTRAINT "membership_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."membership" ADD CONSTRAINT "membership_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "identity"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."organisation_location" ADD CONSTRAINT "organisation_location_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "identity"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_of" ON "identity"."access" USING btree ("person_id","application","organisation_id");--> statement-breakpoint
CREATE INDEX "access_expiring" ON "identity"."access" USING btree ("expires_at") WHERE "identity"."access"."status" = 'invited';--> statement-breakpoint
CREATE INDEX "membership_organisation" ON "identity"."membership" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisation_location_of" ON "identity"."organisation_location" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "identity"."outbox" USING btree ("due_at") WHERE "identity"."outbox"."sent_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "person_email" ON "identity"."person" USING btree (lower("email"));