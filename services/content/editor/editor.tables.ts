import { bigint, boolean, index, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
  /** Another one with each new password or second factor: what hung on the one before has ended. */
  passwordVersion: text('password_version').notNull(),
  /** Where mail about work goes; null: nowhere. */
  email: text(),
  isActive: boolean('is_active').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const attempt = attemptTable(content);

const ofEditor = () =>
  uuid('editor_id')
    .notNull()
    .references(() => editor.id, { onDelete: 'cascade' });

/** Where somebody has entered. */
export const editorSession = content.table(
  'editor_session',
  {
    id: uuid().primaryKey(),
    /** Somebody who reads the database cannot sign in with it. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null: by the shared password. */
    editorId: uuid('editor_id').references(() => editor.id, { onDelete: 'cascade' }),
    /** Of the password or second factor by which it was begun: with another one it has ended. */
    passwordVersion: text('password_version').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Where it was seen last. */
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('editor_session_editor').on(table.editorId),
    index('editor_session_expiry').on(table.expiresAt),
  ],
);

/** Between the password and the second factor, or its set-up. */
export const editorEntry = content.table(
  'editor_entry',
  {
    hash: text().primaryKey(),
    editorId: ofEditor(),
    /** As of a session: what was begun with another password or factor does not go on. */
    passwordVersion: text('password_version').notNull(),
    /** The secret that is being set up, sealed with the secret of the installation; null: the present one is requested. */
    sealed: text(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('editor_entry_editor').on(table.editorId),
    index('editor_entry_expiry').on(table.expiresAt),
  ],
);

/** One authenticator app an editor. */
export const totp = content.table('totp', {
  editorId: ofEditor().primaryKey(),
  /** Sealed with the secret of the installation. */
  sealed: text().notNull(),
  /** The 30-second step of the code that was used last: no code is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const recoveryCode = content.table(
  'recovery_code',
  { editorId: ofEditor(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.editorId, table.hash] })],
);
