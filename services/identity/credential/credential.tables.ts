import { bigint, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';
import { person } from '../person/person.tables.ts';

const ofPerson = () =>
  uuid('person_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

export const password = identity.table('password', {
  personId: ofPerson().primaryKey(),
  /** argon2id, as a PHC string. */
  hash: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});

/** One authenticator app a person. */
export const totp = identity.table('totp', {
  personId: ofPerson().primaryKey(),
  /** Encrypted with the installation's secret. */
  sealed: text().notNull(),
  /** The 30-second step of the last code: no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

export const passkey = identity.table(
  'passkey',
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    personId: ofPerson(),
    name: text().notNull(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkey_person').on(table.personId)],
);

export const recoveryCode = identity.table(
  'recovery_code',
  { personId: ofPerson(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.personId, table.hash] })],
);

/** A pending offer: a second factor to set up, or a challenge for a passkey. */
export const enrolment = identity.table(
  'enrolment',
  {
    personId: ofPerson(),
    kind: text({ enum: ['totp', 'passkey', 'proof'] }).notNull(),
    /** The person's at the beginning. */
    credentialVersion: integer('credential_version').notNull().default(0),
    sealed: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
);
