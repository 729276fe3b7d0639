CREATE TABLE "support"."webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secrets" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"changed_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"busy_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support"."webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now(),
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"status" integer,
	"answer" text,
	"problem" text,
	CONSTRAINT "webhook_delivery_once" UNIQUE("webhook_id","event","subject")
);
--> statement-breakpoint
ALTER TABLE "support"."webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "support"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "support"."webhook_delivery" USING btree ("webhook_id","due_at") WHERE "support"."webhook_delivery"."due_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_newest" ON "support"."webhook_delivery" USING btree ("webhook_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_delivery_subject" ON "support"."webhook_delivery" USING btree ("subject");