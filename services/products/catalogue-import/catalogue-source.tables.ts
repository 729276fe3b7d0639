import { boolean, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SourceOutcome } from '#contracts/products/catalogue-import.ts';
import { products } from '../database-schema.ts';
import { catalogueImport } from './catalogue-import.tables.ts';

/** A PIM or ERP whose catalogue is fetched by plan; the settings name it. */
export const catalogueSource = products.table('catalogue_source', {
  name: text().primaryKey(),
  host: text().notNull(),
  /** A hash of the address: at another one, the versions below mean nothing. */
  address: text().notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  /** The last sign of life of the process that is fetching it; null: none is. */
  fetchingAt: timestamp('fetching_at', { withTimezone: true }),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  outcome: text().$type<SourceOutcome>(),
  /** The status with which the server refused. */
  status: integer(),
  /** The last file that was read, as its server and its content name it. */
  etag: text(),
  lastModified: text('last_modified'),
  digest: text(),
  /** The import of that file; null: it was discarded. */
  import: uuid().references(() => catalogueImport.id, { onDelete: 'set null' }),
  /** Whether the file needs nobody any more: without its import it would not be read again. */
  isFinished: boolean('is_finished').notNull().default(false),
});
