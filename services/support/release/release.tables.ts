import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { applications } from '#contracts/identity/roles.ts';
import {
  fileKinds,
  type NotesByLanguage,
  platforms,
  releaseFields,
  releaseStates,
  softwareKeys,
} from '#contracts/support/releases.ts';
import { support } from '../database-schema.ts';
import { ticketPerson } from '../ticket/ticket.tables.ts';
import { releaseActions } from './release-steps.ts';

/** A version of our software that customers may download (DLC-01, decision 26). */
export const release = support.table(
  'release',
  {
    /** `lumen-plan-4.2.0`; a UUID for releases from the portal. */
    id: text().primaryKey(),
    software: text({ enum: releaseFields.software.values }).notNull(),
    version: text().notNull(),
    channel: text({ enum: releaseFields.channel.values }).notNull(),
    releasedOn: date('released_on', { mode: 'string' }).notNull(),
    /** By language, one line for each change. */
    notes: jsonb().$type<NotesByLanguage>().notNull().default(sql`'{}'`),
    /** The application to which a person needs access to get it. */
    requires: text({ enum: applications }).notNull(),
    state: text({ enum: releaseStates }).notNull().default('published'),
    /** Increases with every change: an editor's change names the revision that it is based on. */
    revision: integer().notNull().default(1),
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
    /** The language of a manual; null: several, or none. */
    language: text(),
    size: bigint({ mode: 'number' }).notNull(),
    /** 64 hexadecimal digits, for readers to compare. */
    sha256: text().notNull(),
    contentType: text('content_type').notNull(),
    /** The file store's hash. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.name] })],
);

/** A file of a draft, from its first byte on. */
export const releaseUpload = support.table(
  'release_upload',
  {
    id: uuid().primaryKey(),
    /** Without a foreign key: uploads of a deleted draft expire within a day. */
    releaseId: text('release_id').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => ticketPerson.id),
    name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    isWhole: boolean('is_whole').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('release_upload_of').on(table.releaseId)],
);

/** Who did what to a release; kept when a draft is deleted. */
export const releaseEvent = support.table(
  'release_event',
  {
    id: uuid().primaryKey().defaultRandom(),
    releaseId: text('release_id').notNull(),
    action: text({ enum: releaseActions }).notNull(),
    /** The file, the reason, or what was deleted. */
    detail: text().notNull().default(''),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => ticketPerson.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('release_event_of').on(table.releaseId, table.at)],
);

/** Subscribers to new versions; their addresses are in `ticket_person`. */
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
    /** As in its documents: `LIC-WF-100106-01`. */
    id: text().primaryKey(),
    organisationId: text('organisation_id').notNull(),
    software: text({ enum: softwareKeys }).notNull(),
    seats: integer().notNull(),
    /** The computer that it is bound to, or empty. */
    computer: text().notNull().default(''),
    /** Null: unlimited. */
    validUntil: date('valid_until', { mode: 'string' }),
  },
  (table) => [index('licence_of').on(table.organisationId, table.software)],
);
