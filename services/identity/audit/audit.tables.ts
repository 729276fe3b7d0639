import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';

/**
 * The audit trail: what was done to people and their access, and by whom. Events are written with the change itself,
 * and never changed.
 */
export const auditEvent = identity.table(
  'audit_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null: the program itself. No foreign key: the trail outlives people. */
    actorId: uuid('actor_id'),
    action: text().notNull(),
    /** The person concerned. */
    subjectId: uuid('subject_id'),
    /** For which of the person's organisations; null: for the person in general. */
    organisationId: text('organisation_id'),
    details: jsonb().$type<Record<string, unknown>>().notNull().default(sql`'{}'`),
    /** The IP address, where it is known. */
    address: text(),
  },
  (table) => [
    index('audit_event_subject').on(table.subjectId, table.id.desc()),
    index('audit_event_old').on(table.at),
  ],
);
