import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';

/**
 * A picture, document or film of the library. Its bytes are in the file store under the hash of each version;
 * everybody can download them only while published content shows the file.
 */
export const file = content.table(
  'file',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    /** By language. */
    title: jsonb().$type<Record<string, string>>().notNull(),
    /** The alternative text of a picture, by language; empty where it is decorative. */
    alt: jsonb().$type<Record<string, string>>().notNull(),
    focalX: doublePrecision('focal_x').notNull(),
    focalY: doublePrecision('focal_y').notNull(),
    /** The cover: a document's first page, a film's poster. */
    thumbnail: uuid(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.thumbnail], foreignColumns: [table.id] }).onDelete('set null'),
    index('file_thumbnail').on(table.thumbnail),
  ],
);

/** Replaced bytes: open pages, caches and mails may still refer to them for a while. */
export const replacedBytes = content.table(
  'replaced_bytes',
  {
    hash: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('replaced_bytes_at').on(table.at)],
);

/**
 * A document has one version for each language; a film one for each format, and one with captions for each language.
 */
export const fileVersion = content.table(
  'file_version',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id, { onDelete: 'cascade' }),
    /** Empty: for every reader. */
    language: text().notNull(),
    contentType: text('content_type').notNull(),
    hash: text().notNull(),
    fileName: text('file_name').notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** 0 for files without a picture. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Whether the background shows through the picture. */
    transparent: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.language, table.contentType] }),
    index('file_version_hash').on(table.hash),
  ],
);
