CREATE TABLE "content"."replaced_bytes" (
	"hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "replaced_bytes_at" ON "content"."replaced_bytes" USING btree ("at");