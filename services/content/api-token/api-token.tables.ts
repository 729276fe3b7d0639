import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#contracts/api-tokens/scopes.ts';
import { content } from '../database-schema.ts';

/** The tokens by which programs ask the back ends (0121). */
export const apiToken = content.table(
  'api_token',
  {
    id: uuid().primaryKey(),
    /** What it is for. */
    name: text().notNull(),
    /** SHA-256, so that a copy of the database opens nothing. */
    hash: text().notNull().unique(),
    /** Its last characters, by which people tell one from another. */
    hint: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** To five minutes; null: never. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** Null: it was not revoked. */
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedBy: text('revoked_by'),
  },
  (table) => [index('api_token_expiry').on(table.expiresAt)],
);
