CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "support"."ticket_words" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"said" text NOT NULL,
	"noted" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support"."ticket_words" ADD CONSTRAINT "ticket_words_ticket_id_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "support"."ticket"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- As it is looked for: in lower case, words that begin behind a space, and characters apart that are words of their own. The same
-- set is in services/support/ticket/list/like-word.ts. Few texts have any, and to look is cheaper than to replace.
CREATE FUNCTION "support".searchable(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || lower(translate(CASE
    WHEN written ~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]'
      THEN regexp_replace(written, '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])', ' \1 ', 'g')
    ELSE written END, E'\t\n\r', '   '))
$$;
--> statement-breakpoint
-- Writes what some tickets say, or all of them.
CREATE FUNCTION "support".write_ticket_words(tickets uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO support.ticket_words AS w (ticket_id, said, noted)
  SELECT t.id,
    support.searchable(concat_ws(' ', t.number, t.subject, t.description, t.machine_name, t.serial_number, t.location_name,
      t.organisation_name, c.name, (SELECT string_agg(r.text, ' ') FROM support.ticket_reply r WHERE r.ticket_id = t.id))),
    support.searchable(coalesce((SELECT string_agg(n.text, ' ') FROM support.ticket_note n WHERE n.ticket_id = t.id), ''))
  FROM support.ticket t JOIN support.ticket_person c ON c.id = t.contact_id
  WHERE tickets IS NULL OR t.id = ANY (tickets)
  ON CONFLICT (ticket_id) DO UPDATE SET said = EXCLUDED.said, noted = EXCLUDED.noted
  WHERE (w.said, w.noted) IS DISTINCT FROM (EXCLUDED.said, EXCLUDED.noted)
$$;
--> statement-breakpoint
CREATE FUNCTION "support".note_ticket_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'ticket' THEN PERFORM support.write_ticket_words(ARRAY(SELECT id FROM written));
    WHEN 'ticket_person' THEN PERFORM support.write_ticket_words(ARRAY(
      SELECT t.id FROM written JOIN replaced USING (id) JOIN support.ticket t ON t.contact_id = written.id
      WHERE written.name IS DISTINCT FROM replaced.name));
    ELSE PERFORM support.write_ticket_words(ARRAY(SELECT DISTINCT ticket_id FROM written));
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ticket_words AFTER INSERT ON "support"."ticket" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "support".note_ticket_words();
--> statement-breakpoint
CREATE TRIGGER ticket_words AFTER INSERT ON "support"."ticket_reply" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "support".note_ticket_words();
--> statement-breakpoint
CREATE TRIGGER ticket_words AFTER INSERT ON "support"."ticket_note" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "support".note_ticket_words();
--> statement-breakpoint
-- Whose account was deleted is not found by name any more.
CREATE TRIGGER ticket_words AFTER UPDATE ON "support"."ticket_person" REFERENCING OLD TABLE AS replaced NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "support".note_ticket_words();
--> statement-breakpoint
SELECT "support".write_ticket_words(NULL);
