CREATE TABLE "content"."editor_grant" (
	"editor_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"role" text NOT NULL,
	"sites" uuid[],
	"languages" text[],
	CONSTRAINT "editor_grant_editor_id_place_pk" PRIMARY KEY("editor_id","place")
);
--> statement-breakpoint
ALTER TABLE "content"."editor" ALTER COLUMN "role" SET DEFAULT 'editor';--> statement-breakpoint
ALTER TABLE "content"."editor_grant" ADD CONSTRAINT "editor_grant_editor_id_editor_id_fk" FOREIGN KEY ("editor_id") REFERENCES "content"."editor"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- 0118: nobody gains or loses. Editors had pages and products alike.
CREATE FUNCTION content.give_grants_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM content.editor_grant WHERE editor_id = NEW.id;
  END IF;
  INSERT INTO content.editor_grant (editor_id, place, role)
  SELECT editor.id, granted.place, granted.role
  FROM content.editor AS editor
  JOIN (VALUES ('chief', 0, 'chief'), ('editor', 0, 'editor'), ('editor', 1, 'productManager')) AS granted (was, place, role)
    ON granted.was = editor.role
  WHERE editor.id = NEW.id AND NOT EXISTS (SELECT FROM content.editor_grant WHERE editor_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What the version before adds and changes beside this one (0098); whoever has grants when the change is complete keeps them.
CREATE CONSTRAINT TRIGGER editor_without_grants AFTER INSERT ON content.editor
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION content.give_grants_of_role();
--> statement-breakpoint
CREATE TRIGGER editor_with_another_role AFTER UPDATE OF role ON content.editor
FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role) EXECUTE FUNCTION content.give_grants_of_role();
--> statement-breakpoint
INSERT INTO content.editor_grant (editor_id, place, role)
SELECT editor.id, granted.place, granted.role
FROM content.editor AS editor
JOIN (VALUES ('chief', 0, 'chief'), ('editor', 0, 'editor'), ('editor', 1, 'productManager')) AS granted (was, place, role)
  ON granted.was = editor.role;
