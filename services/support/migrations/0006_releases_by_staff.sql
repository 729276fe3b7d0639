CREATE TABLE "support"."release_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"release_id" text NOT NULL,
	"action" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support"."release_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"release_id" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support"."release" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."release" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."release_event" ADD CONSTRAINT "release_event_actor_id_ticket_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."release_upload" ADD CONSTRAINT "release_upload_owner_id_ticket_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_event_of" ON "support"."release_event" USING btree ("release_id","at");--> statement-breakpoint
CREATE INDEX "release_upload_of" ON "support"."release_upload" USING btree ("release_id");