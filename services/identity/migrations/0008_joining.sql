CREATE TABLE "identity"."email_domain" (
	"organisation_id" text NOT NULL,
	"domain" text NOT NULL,
	"joining" text NOT NULL,
	"allowed_by" uuid,
	"allowed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_domain_organisation_id_domain_pk" PRIMARY KEY("organisation_id","domain")
);
--> statement-breakpoint
CREATE TABLE "identity"."join_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"way" text NOT NULL,
	"value" text NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"workplace" text DEFAULT '' NOT NULL,
	"address" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"organisation_id" text
);
--> statement-breakpoint
ALTER TABLE "identity"."access" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity"."email_domain" ADD CONSTRAINT "email_domain_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "identity"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."email_domain" ADD CONSTRAINT "email_domain_allowed_by_person_id_fk" FOREIGN KEY ("allowed_by") REFERENCES "identity"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."join_request" ADD CONSTRAINT "join_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "identity"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."join_request" ADD CONSTRAINT "join_request_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "identity"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_domain_of" ON "identity"."email_domain" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "join_request_of" ON "identity"."join_request" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "join_request_due" ON "identity"."join_request" USING btree ("due_at") WHERE "identity"."join_request"."due_at" IS NOT NULL;