import { boolean, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attemptTable } from '#services/foundation/throttle/throttle.tables.ts';
import { content } from '../database-schema.ts';

/** Who may edit under a name of their own, so that history and approval know who it was. */
export const editor = content.table('editor', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** By which two names are the same: lower case, one space between words. */
  plainName: text('plain_name').notNull().unique(),
  role: text({ enum: ['editor', 'chief'] }).notNull(),
  /** scrypt, with salt. */
  passwordHash: text('password_hash').notNull(),
  /** Stands in cookies: a changed password ends all sessions. */
  passwordVersion: text('password_version').notNull(),
  isActive: boolean('is_active').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const attempt = attemptTable(content);
