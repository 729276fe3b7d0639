CREATE TABLE "identity"."enrolment" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enrolment_person_id_kind_pk" PRIMARY KEY("person_id","kind")
);
--> statement-breakpoint
CREATE TABLE "identity"."passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."password" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."recovery_code" (
	"person_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_code_person_id_hash_pk" PRIMARY KEY("person_id","hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."totp" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."journey_state" (
	"id" text PRIMARY KEY NOT NULL,
	"journey" text NOT NULL,
	"stage" text NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."provider_record" (
	"id" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"payload" jsonb NOT NULL,
	"person_id" uuid,
	"grant_id" text,
	"uid" text,
	"expires_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signs_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."session_origin" (
	"uid" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."attempt" (
	"bucket" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."enrolment" ADD CONSTRAINT "enrolment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."passkey" ADD CONSTRAINT "passkey_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."password" ADD CONSTRAINT "password_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."recovery_code" ADD CONSTRAINT "recovery_code_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."totp" ADD CONSTRAINT "totp_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."provider_record" ADD CONSTRAINT "provider_record_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."session_origin" ADD CONSTRAINT "session_origin_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_person" ON "identity"."passkey" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "journey_state_expiry" ON "identity"."journey_state" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_record_grant" ON "identity"."provider_record" USING btree ("grant_id") WHERE "identity"."provider_record"."grant_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_record_uid" ON "identity"."provider_record" USING btree ("uid") WHERE "identity"."provider_record"."uid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "provider_record_person" ON "identity"."provider_record" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "provider_record_expiry" ON "identity"."provider_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_origin_person" ON "identity"."session_origin" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "attempt_last" ON "identity"."attempt" USING btree ("last_at");