CREATE TABLE "content"."editor_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content"."editor_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"editor_id" text NOT NULL,
	"editor" text NOT NULL,
	"roles" text[] NOT NULL,
	"operation" text NOT NULL,
	"kind" text NOT NULL,
	"subject_ids" text[] NOT NULL,
	"subjects" text[] NOT NULL,
	"subject_count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "editor_event_at" ON "content"."editor_event" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "editor_event_editor" ON "content"."editor_event" USING btree ("editor_id","at","id");--> statement-breakpoint
CREATE INDEX "editor_event_subject" ON "content"."editor_event" USING btree (("subject_ids"[1]),"id");