CREATE TABLE "support"."attempt" (
	"bucket" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempt_last" ON "support"."attempt" USING btree ("last_at");