CREATE TABLE "content"."editor_entry" (
	"hash" text PRIMARY KEY NOT NULL,
	"editor_id" uuid NOT NULL,
	"password_version" text NOT NULL,
	"sealed" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content"."editor_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"editor_id" uuid,
	"password_version" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "editor_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "content"."recovery_code" (
	"editor_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_code_editor_id_hash_pk" PRIMARY KEY("editor_id","hash")
);
--> statement-breakpoint
CREATE TABLE "content"."totp" (
	"editor_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."editor_entry" ADD CONSTRAINT "editor_entry_editor_id_editor_id_fk" FOREIGN KEY ("editor_id") REFERENCES "content"."editor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."editor_session" ADD CONSTRAINT "editor_session_editor_id_editor_id_fk" FOREIGN KEY ("editor_id") REFERENCES "content"."editor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."recovery_code" ADD CONSTRAINT "recovery_code_editor_id_editor_id_fk" FOREIGN KEY ("editor_id") REFERENCES "content"."editor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."totp" ADD CONSTRAINT "totp_editor_id_editor_id_fk" FOREIGN KEY ("editor_id") REFERENCES "content"."editor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editor_entry_editor" ON "content"."editor_entry" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "editor_entry_expiry" ON "content"."editor_entry" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "editor_session_editor" ON "content"."editor_session" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "editor_session_expiry" ON "content"."editor_session" USING btree ("expires_at");