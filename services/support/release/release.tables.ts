import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { applications } from '#contracts/identity/roles.ts';
import { support } from '../database-schema.ts';
import { channels, fileKinds, type NotesByLanguage, platforms, softwareKeys } from './release.ts';

/** A version of our software that customers may download (DLC-01, decision 26). */
export const release = support.table(
  'release',
  {
    /** `lumen-plan-4.2.0`. */
    id: text().primaryKey(),
    software: text({ enum: softwareKeys }).notNull(),
    version: text().notNull(),
    channel: text({ enum: channels }).notNull(),
    releasedOn: date('released_on', { mode: 'string' }).notNull(),
    /** By language, one line a change. */
    notes: jsonb().$type<NotesByLanguage>().notNull().default(sql`'{}'`),
    /** Whoever may use this application may have it. */
    requires: text({ enum: applications }).notNull(),
  },
  (table) => [uniqueIndex('release_version').on(table.software, table.version)],
);

export const releaseFile = support.table(
  'release_file',
  {
    releaseId: text('release_id')
      .notNull()
      .references(() => release.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    position: integer().notNull(),
    kind: text({ enum: fileKinds }).notNull(),
    platform: text({ enum: platforms }).notNull(),
    /** Of a manual; null: it speaks several, or none. */
    language: text(),
    size: bigint({ mode: 'number' }).notNull(),
    /** 64 hexadecimal digits, for the reader to compare. */
    sha256: text().notNull(),
    contentType: text('content_type').notNull(),
    /** Where the bytes are: the file store's name for them. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.name] })],
);

/** Who wants to hear of new versions; how to reach them, `ticket_person` knows. */
export const softwareWatch = support.table(
  'software_watch',
  {
    personId: text('person_id').notNull(),
    software: text({ enum: softwareKeys }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.software] })],
);

/** An organisation's right to run software on its own computers. */
export const licence = support.table(
  'licence',
  {
    /** As in its papers: `LIC-WF-100106-01`. */
    id: text().primaryKey(),
    organisationId: text('organisation_id').notNull(),
    software: text({ enum: softwareKeys }).notNull(),
    seats: integer().notNull(),
    /** The computer that it is bound to, or empty: not yet. */
    computer: text().notNull().default(''),
    /** Null: for ever. */
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (table) => [index('licence_of').on(table.organisationId, table.software)],
);
