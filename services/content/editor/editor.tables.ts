import { bigint, boolean, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#contracts/editing/roles.ts';
import { attemptTable } from '#services/foundation/throttle/throttle.tables.ts';
import { content } from '../database-schema.ts';

/** People who edit under their own name, so that history and approval know who it was. */
export const editor = content.table('editor', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** The form in which names are compared: lower case, one space between words. */
  plainName: text('plain_name').notNull().unique(),
  /** Only the version before reads it (0098); grants say what somebody may. Goes with the next version. */
  role: text().notNull().default('editor'),
  /** scrypt, with salt. */
  passwordHash: text('password_hash').notNull(),
  /** Changes with each new password or second factor, which ends every session of the old one. */
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

/** What an editor may: a role, for some sites and languages or for all (0118). */
export const editorGrant = content.table(
  'editor_grant',
  {
    editorId: ofEditor(),
    /** In the order in which a chief gave them. */
    place: integer().notNull(),
    role: text().$type<Role>().notNull(),
    /** Null: all. The id of a site that was removed allows nothing. */
    sites: uuid().array(),
    /** Null: all. */
    languages: text().array(),
  },
  (table) => [primaryKey({ columns: [table.editorId, table.place] })],
);

/** Sessions of editors. */
export const editorSession = content.table(
  'editor_session',
  {
    id: uuid().primaryKey(),
    /** A hash, so that a copy of the database signs nobody in. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Null: signed in with the shared password. */
    editorId: uuid('editor_id').references(() => editor.id, { onDelete: 'cascade' }),
    /** The password version at sign-in: when the editor's has changed, the session has ended. */
    passwordVersion: text('password_version').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The IP address of the last request. */
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    index('editor_session_editor').on(table.editorId),
    index('editor_session_expiry').on(table.expiresAt),
  ],
);

/** Sign-ins between the password and the second factor, or its set-up. */
export const editorEntry = content.table(
  'editor_entry',
  {
    hash: text().primaryKey(),
    editorId: ofEditor(),
    /** As in a session: a change of password or factor ends it. */
    passwordVersion: text('password_version').notNull(),
    /**
     * The secret of the app that is being set up, encrypted with the installation's secret; null: a code of the
     * existing app is awaited.
     */
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
  /** Encrypted with the installation's secret. */
  sealed: text().notNull(),
  /** The 30-second step of the last code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const recoveryCode = content.table(
  'recovery_code',
  { editorId: ofEditor(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.editorId, table.hash] })],
);
