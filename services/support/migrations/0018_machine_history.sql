CREATE TABLE "support"."machine_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support"."machine_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"machine_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support"."machine_history" ADD CONSTRAINT "machine_history_machine_id_machine_id_fk" FOREIGN KEY ("machine_id") REFERENCES "support"."machine"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "machine_history_of" ON "support"."machine_history" USING btree ("machine_id","id" DESC NULLS LAST);