DROP INDEX "identity"."person_email";--> statement-breakpoint
ALTER TABLE "identity"."person" ADD COLUMN "issuer" text;--> statement-breakpoint
ALTER TABLE "identity"."person" ADD COLUMN "token_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."person" ADD COLUMN "token_issued_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "person_email" ON "identity"."person" USING btree (lower("email")) WHERE "identity"."person"."issuer" IS NULL;