ALTER TABLE "identity"."enrolment" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."journey_state" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "identity"."journey_state" ADD COLUMN "credential_version" integer;--> statement-breakpoint
ALTER TABLE "identity"."journey_state" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "identity"."email_change" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."person" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."session_origin" ADD COLUMN "credential_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."session_origin" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."journey_state" ADD CONSTRAINT "journey_state_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journey_state_person" ON "identity"."journey_state" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "journey_state_network" ON "identity"."journey_state" USING btree ("network","expires_at");--> statement-breakpoint
UPDATE "identity"."session_origin" SET "proved_at" = "started_at";--> statement-breakpoint
DELETE FROM "identity"."journey_state" WHERE "data" ? 'personId';
