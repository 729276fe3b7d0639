CREATE SCHEMA "setup";
--> statement-breakpoint
CREATE TABLE "setup"."code" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"rests_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setup"."progress" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company" jsonb,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setup"."step" (
	"name" text PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
