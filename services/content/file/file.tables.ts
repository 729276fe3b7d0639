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

/** A picture, a document or a film, as editors know it; the bytes are elsewhere, under the hash of each version, and for everybody only while something shows the file. */
export const file = content.table(
  'file',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    /** By language. */
    title: jsonb().$type<Record<string, string>>().notNull(),
    /** What a picture shows, by language; empty where it only decorates. */
    alt: jsonb().$type<Record<string, string>>().notNull(),
    focalX: doublePrecision('focal_x').notNull(),
    focalY: doublePrecision('focal_y').notNull(),
    /** The picture that stands for it: a document's first page, a film's poster. */
    thumbnail: uuid(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.thumbnail], foreignColumns: [table.id] }).onDelete('set null'),
    index('file_thumbnail').on(table.thumbnail),
  ],
);

/** Bytes whose place others took: open pages, caches and mails may still name them for a while. */
export const replacedBytes = content.table(
  'replaced_bytes',
  {
    hash: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('replaced_bytes_at').on(table.at)],
);

/** A document has one a language, a film one a format and one for the captions of each language. */
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
    /** Zero where there is nothing to see. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** The ground that a picture stands on shows through it. */
    transparent: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.language, table.contentType] }),
    index('file_version_hash').on(table.hash),
  ],
);
