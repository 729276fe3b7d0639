CREATE TABLE "identity"."audit_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."audit_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"organisation_id" text,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "identity"."invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"organisation_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."email_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_change_person_id_unique" UNIQUE("person_id")
);
--> statement-breakpoint
ALTER TABLE "identity"."invitation" ADD CONSTRAINT "invitation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."invitation" ADD CONSTRAINT "invitation_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "identity"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."invitation" ADD CONSTRAINT "invitation_invited_by_person_id_fk" FOREIGN KEY ("invited_by") REFERENCES "identity"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."email_change" ADD CONSTRAINT "email_change_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_event_subject" ON "identity"."audit_event" USING btree ("subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_event_old" ON "identity"."audit_event" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_token" ON "identity"."invitation" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "invitation_person" ON "identity"."invitation" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "invitation_open" ON "identity"."invitation" USING btree ("expires_at") WHERE "identity"."invitation"."accepted_at" IS NULL AND "identity"."invitation"."voided_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_old_token" ON "identity"."email_change" USING btree ("old_token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "email_change_new_token" ON "identity"."email_change" USING btree ("new_token_hash");