CREATE TABLE "support"."ticket_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support"."ticket_reply" ALTER COLUMN "left_files" SET DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD COLUMN "severity" text;--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD COLUMN "planned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD COLUMN "last_word_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD COLUMN "last_word_by_id" uuid;--> statement-breakpoint
ALTER TABLE "support"."ticket_note" ADD CONSTRAINT "ticket_note_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "support"."ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket_note" ADD CONSTRAINT "ticket_note_author_id_ticket_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_note_of" ON "support"."ticket_note" USING btree ("ticket_id","at");--> statement-breakpoint
UPDATE "support"."ticket" SET "last_word_at" = "created_at", "last_word_by_id" = "contact_id", "severity" = CASE
  WHEN "type" = 'machineStopped' THEN 'stopped'
  WHEN "type" IN ('malfunction', 'qualityProblem') THEN 'impaired'
  WHEN "type" IN ('training', 'upgrade', 'other') THEN 'none'
  ELSE 'minor' END;--> statement-breakpoint
UPDATE "support"."ticket" AS t SET "last_word_at" = r."at", "last_word_by_id" = r."author_id"
FROM (SELECT DISTINCT ON ("ticket_id") "ticket_id", "at", "author_id" FROM "support"."ticket_reply" ORDER BY "ticket_id", "at" DESC) AS r
WHERE r."ticket_id" = t."id";--> statement-breakpoint
ALTER TABLE "support"."ticket" ALTER COLUMN "severity" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."ticket" ALTER COLUMN "last_word_by_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD CONSTRAINT "ticket_assignee_id_ticket_person_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support"."ticket" ADD CONSTRAINT "ticket_last_word_by_id_ticket_person_id_fk" FOREIGN KEY ("last_word_by_id") REFERENCES "support"."ticket_person"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_due" ON "support"."ticket" USING btree ((CASE WHEN status IN ('new', 'open', 'waitingForProvider') THEN CASE WHEN answered_at IS NULL THEN promise_due_at ELSE planned_at END END),"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_of_assignee" ON "support"."ticket" USING btree ("assignee_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_of_location" ON "support"."ticket" USING btree ("location_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_by_severity" ON "support"."ticket" USING btree ("severity","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ticket_last_word" ON "support"."ticket" USING btree ("organisation_id","last_word_at" DESC NULLS FIRST);