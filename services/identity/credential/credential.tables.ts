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
  /** Sealed with the secret of the installation. */
  sealed: text().notNull(),
  /** The 30-second step of the code that was used last: no code is taken twice. */
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

/** What was offered to somebody until it is answered: a second factor to set up, a challenge for a passkey. */
export const enrolment = identity.table(
  'enrolment',
  {
    personId: ofPerson(),
    kind: text({ enum: ['totp', 'passkey', 'proof'] }).notNull(),
    /** Of the person when it was begun. */
    credentialVersion: integer('credential_version').notNull().default(0),
    sealed: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.kind] })],
);
