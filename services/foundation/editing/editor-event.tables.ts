import { sql } from 'drizzle-orm';
import { bigint, index, integer, type PgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import type { SubjectKind } from '#contracts/editing/events.ts';
import type { Role } from '#contracts/editing/roles.ts';

/** The events of a service's operations by editors (0119), in its own schema: written in the transaction of each. */
export function editorEventTable(schema: PgSchema) {
  return schema.table(
    'editor_event',
    {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      at: timestamp({ withTimezone: true }).notNull().defaultNow(),
      /** When it was done last, where it was done several times. */
      until: timestamp({ withTimezone: true }).notNull().defaultNow(),
      times: integer().notNull().default(1),
      /** `shared`: by the shared password. No foreign key: events outlive people. */
      editorId: text('editor_id').notNull(),
      /** As they were called then; so are the subjects. */
      editor: text().notNull(),
      /** In which of their roles they might do it. */
      roles: text().array().$type<Role[]>().notNull(),
      operation: text().notNull(),
      kind: text().$type<SubjectKind>().notNull(),
      subjectIds: text('subject_ids').array().notNull(),
      /** By the same places; empty: it has no name. */
      subjects: text().array().notNull(),
      /** Of all subjects, named or not. */
      subjectCount: integer('subject_count').notNull(),
    },
    (table) => [
      // Read backwards.
      index('editor_event_at').on(table.at, table.id),
      index('editor_event_editor').on(table.editorId, table.at, table.id),
      index('editor_event_subject').on(sql`(${table.subjectIds}[1])`, table.id),
    ],
  );
}
