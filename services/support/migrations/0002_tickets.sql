CREATE SEQUENCE "support"."ticket_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5001 CACHE 1;--> statement-breakpoint
CREATE TABLE "support"."attachment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"content_type" text,
	"width" integer DEFAULT 0 NOT NULL,
	"height" integer DEFAULT 0 NOT NULL,
	"ticket_id" uuid,
	"reply_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."ticket_reply" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"via" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."announcement" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mails" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"what" text NOT NULL,
	"language" text NOT NULL,
	"topics" text[] NOT NULL,
	"words" text NOT NULL,
	"path" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"topics" text[] NOT NULL,
	"state" text NOT NULL,
	"confirm_hash" text,
	"confirm_until" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support"."ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"concern" text,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"organisation_id" text NOT NULL,
	"organisation_name" text NOT NULL,
	"location_id" text NOT NULL,
	"location_name" text NOT NULL,
	"time_zone" text NOT NULL,
	"machine_id" text,
	"machine_name" text NOT NULL,
	"serial_number" text NOT NULL,
	"contact_id" uuid NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"close_reason" text,
	"close_comment" text,
	"ended_at" timestamp with time zone,
	"follows_id" uuid,
	"promise_due_at" timestamp with time zone NOT NULL,
	"promise_left_minutes" integer,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "support"."ticket_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"comment" text,
	"actor_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."ticket_follower" (
	"ticket_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "ticket_follower_ticket_id_person_id_pk" PRIMARY KEY("ticket_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "support"."ticket_person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"is_employee" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support"."attachment" ADD CONSTRAINT "attachment_owner_id_ticket_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."attachment" ADD CONSTRAINT "attachment_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "support"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."attachment" ADD CONSTRAINT "attachment_reply_id_ticket_reply_id_fk" FOREIGN KEY ("reply_id") REFERENCES "support"."ticket_reply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket_reply" ADD CONSTRAINT "ticket_reply_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "support"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket_reply" ADD CONSTRAINT "ticket_reply_author_id_ticket_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."consent" ADD CONSTRAINT "consent_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "support"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD CONSTRAINT "ticket_contact_id_ticket_person_id_fk" FOREIGN KEY ("contact_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD CONSTRAINT "ticket_follows_id_ticket_id_fk" FOREIGN KEY ("follows_id") REFERENCES "support"."ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket_event" ADD CONSTRAINT "ticket_event_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "support"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket_event" ADD CONSTRAINT "ticket_event_actor_id_ticket_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket_follower" ADD CONSTRAINT "ticket_follower_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "support"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket_follower" ADD CONSTRAINT "ticket_follower_person_id_ticket_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_of" ON "support"."attachment" USING btree ("ticket_id") WHERE "support"."attachment"."ticket_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "attachment_unsent" ON "support"."attachment" USING btree ("created_at") WHERE "support"."attachment"."ticket_id" IS NULL;--> statement-breakpoint
CREATE INDEX "ticket_reply_of" ON "support"."ticket_reply" USING btree ("ticket_id","at");--> statement-breakpoint
CREATE INDEX "announcement_newest" ON "support"."announcement" USING btree ("released_at" DESC NULLS LAST,"page_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consent_of_subscription" ON "support"."consent" USING btree ("subscription_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_email" ON "support"."subscription" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_confirm_hash" ON "support"."subscription" USING btree ("confirm_hash");--> statement-breakpoint
CREATE INDEX "ticket_of_organisation" ON "support"."ticket" USING btree ("organisation_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_newest" ON "support"."ticket" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "ticket_of_machine" ON "support"."ticket" USING btree ("machine_id") WHERE "support"."ticket"."machine_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ticket_of_contact" ON "support"."ticket" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "ticket_follows" ON "support"."ticket" USING btree ("follows_id") WHERE "support"."ticket"."follows_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ticket_event_of" ON "support"."ticket_event" USING btree ("ticket_id","at");--> statement-breakpoint
CREATE INDEX "ticket_follower_person" ON "support"."ticket_follower" USING btree ("person_id");