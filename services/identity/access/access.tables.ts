import { sql } from 'drizzle-orm';
import { boolean, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from '#contracts/identity/roles.ts';
import { identity } from '../database-schema.ts';
import { organisation } from '../organisation/organisation.tables.ts';
import { person } from '../person/person.tables.ts';

/** The access of a person to an application (UAD-02, decision 13). */
export const access = identity.table(
  'access',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    application: text({ enum: applications }).notNull(),
    /** The organisation for which the person uses it. */
    organisationId: text('organisation_id')
      .notNull()
      .references(() => organisation.id),
    role: text({ enum: ['user', 'manager', 'administrator'] }).notNull(),
    /** For wire-flow on the customer's own computers. */
    userType: text('user_type', { enum: ['cloud', 'onprem'] })
      .notNull()
      .default('cloud'),
    status: text({
      enum: ['invited', 'inviteExpired', 'pending', 'active', 'inactive', 'declined', 'unknown'],
    }).notNull(),
    requestedBy: uuid('requested_by').references(() => person.id, { onDelete: 'set null' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }),
    invitedAt: timestamp('invited_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    decidedById: uuid('decided_by').references(() => person.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /**
     * Hidden from the person: after a request by serial number or name, the organisation stays secret until somebody
     * accepts (0078).
     */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (table) => [
    uniqueIndex('access_of').on(table.personId, table.application, table.organisationId),
    index('access_organisation').on(table.organisationId),
    index('access_expiring').on(table.expiresAt).where(sql`${table.status} = 'invited'`),
  ],
);
