CREATE SCHEMA "mail";
--> statement-breakpoint
CREATE TABLE "mail"."inbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "inbox_newest" ON "mail"."inbox" USING btree ("received_at" DESC NULLS LAST);