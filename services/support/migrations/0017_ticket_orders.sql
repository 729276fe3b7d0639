-- An index for each order of the list, so that its first page is read and not sorted out of all, beside whoever writes tickets.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_words_said" ON "support"."ticket_words" USING gin ("said" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_words_noted" ON "support"."ticket_words" USING gin ("noted" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_created" ON "support"."ticket" USING btree ("created_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_of_status" ON "support"."ticket" USING btree ("status","updated_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_by_last_word" ON "support"."ticket" USING btree ("last_word_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_by_subject" ON "support"."ticket" USING btree (lower("subject"),"number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_by_machine" ON "support"."ticket" USING btree (lower("machine_name"),"number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_by_serial_number" ON "support"."ticket" USING btree ("serial_number","number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_by_type" ON "support"."ticket" USING btree ("type","number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_by_replies" ON "support"."ticket" USING btree ("reply_count" DESC NULLS FIRST,"number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_by_status" ON "support"."ticket" USING btree ((array_position('{new,open,waitingForProvider,waitingForCustomer,solved,closed}'::text[], status)),"number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_by_turn" ON "support"."ticket" USING btree ((CASE WHEN status IN ('waitingForCustomer') THEN 0 WHEN status IN ('new','open','waitingForProvider') THEN 1 WHEN status IN ('solved') THEN 2 WHEN status IN ('closed') THEN 3 END),(CASE WHEN status IN ('new', 'open', 'waitingForProvider') THEN CASE WHEN answered_at IS NULL THEN promise_due_at ELSE planned_at END END),"last_word_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ticket_person_by_name" ON "support"."ticket_person" USING btree (lower("name"),"id");
--> statement-breakpoint
-- What happened and how severe it is go together: counted one by one, a pair that never meets seems frequent.
CREATE STATISTICS IF NOT EXISTS "support".ticket_kinds (mcv) ON type, severity, status FROM "support"."ticket";
