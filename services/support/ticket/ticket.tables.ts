import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  closeReasons,
  ticketFields,
  ticketSeverities,
  ticketStatuses,
} from '#contracts/support/ticket-fields.ts';
import { support } from '../database-schema.ts';
import { dueAtSql, statusPlaceSql, turnSql } from './order-sql.ts';

/** The last part of `ST-2025-004217`. */
export const ticketNumber = support.sequence('ticket_number', { startWith: 5001 });

/**
 * Somebody who wrote a ticket or an answer, as the accounts back end knew it then. Without a name: a former user, whose
 * account was deleted.
 */
export const ticketPerson = support.table(
  'ticket_person',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    language: text().notNull(),
    isEmployee: boolean('is_employee').notNull(),
  },
  (table) => [index('ticket_person_by_name').on(sql`lower(${table.name})`, table.id)],
);

/** What a customer asks of the service (TIC-01). */
export const ticket = support.table(
  'ticket',
  {
    /** Made where the form was filled in: sending it twice is sending it once. */
    id: uuid().primaryKey(),
    /** What people call it by: `ST-2025-004217`. */
    number: text().notNull().unique(),
    type: text({ enum: ticketFields.type.values }).notNull(),
    concern: text({ enum: ticketFields.concern.values }),
    subject: text().notNull(),
    description: text().notNull(),
    /** Names as they were when the ticket was made; the ids belong to the accounts back end. */
    organisationId: text('organisation_id').notNull(),
    organisationName: text('organisation_name').notNull(),
    locationId: text('location_id').notNull(),
    locationName: text('location_name').notNull(),
    /** As in the time zone database; the promise of an answer counts the hours that people work there. */
    timeZone: text('time_zone').notNull(),
    /** The person in charge may be away; empty: unknown. */
    country: text().notNull().default(''),
    /** Null: the machine is not in the inventory. */
    machineId: text('machine_id'),
    machineName: text('machine_name').notNull(),
    serialNumber: text('serial_number').notNull(),
    contactId: uuid('contact_id')
      .notNull()
      .references(() => ticketPerson.id),
    status: text({ enum: ticketStatuses }).notNull(),
    /** First by the type, then as our own people see it. */
    severity: text({ enum: ticketSeverities }).notNull(),
    /** Who of ours looks after it. */
    assigneeId: uuid('assignee_id').references(() => ticketPerson.id),
    /** When we go on by ourselves, as we planned it. */
    plannedAt: timestamp('planned_at', { withTimezone: true }),
    /** Of the description and the answers. */
    lastWordAt: timestamp('last_word_at', { withTimezone: true }).notNull().defaultNow(),
    lastWordById: uuid('last_word_by_id')
      .notNull()
      .references(() => ticketPerson.id),
    /** One more with every change: who changes it says what he saw. */
    version: integer().notNull().default(1),
    replyCount: integer('reply_count').notNull().default(0),
    closeReason: text('close_reason', { enum: closeReasons }),
    closeComment: text('close_comment'),
    /** Since when it is solved or closed. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** The ticket that this one goes on from, because it could not be opened again. */
    followsId: uuid('follows_id').references((): AnyPgColumn => ticket.id),
    /** By when an answer is promised. */
    promiseDueAt: timestamp('promise_due_at', { withTimezone: true }).notNull(),
    /** Set while it is the customer's turn: what was left of the promise, in minutes of work. */
    promiseLeftMinutes: integer('promise_left_minutes'),
    /** When the answer came. */
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('ticket_of_organisation').on(table.organisationId, table.updatedAt.desc()),
    index('ticket_newest').on(table.updatedAt.desc(), table.id),
    index('ticket_of_machine').on(table.machineId).where(sql`${table.machineId} IS NOT NULL`),
    index('ticket_of_contact').on(table.contactId),
    index('ticket_due').on(sql.raw(dueAtSql), table.number.desc().nullsFirst()),
    index('ticket_of_assignee').on(table.assigneeId, table.updatedAt.desc().nullsFirst()),
    index('ticket_of_location').on(table.locationId, table.updatedAt.desc().nullsFirst()),
    index('ticket_by_severity').on(table.severity, table.updatedAt.desc().nullsFirst()),
    index('ticket_last_word').on(table.organisationId, table.lastWordAt.desc().nullsFirst()),
    index('ticket_follows').on(table.followsId).where(sql`${table.followsId} IS NOT NULL`),
    // Each order of the list, with the newest first of what is equal in it.
    index('ticket_created').on(table.createdAt.desc().nullsFirst(), table.number.desc().nullsFirst()),
    index('ticket_of_status').on(table.status, table.updatedAt.desc().nullsFirst()),
    index('ticket_by_last_word').on(table.lastWordAt.desc().nullsFirst(), table.number.desc().nullsFirst()),
    index('ticket_by_subject').on(sql`lower(${table.subject})`, table.number.desc().nullsFirst()),
    index('ticket_by_machine').on(sql`lower(${table.machineName})`, table.number.desc().nullsFirst()),
    index('ticket_by_serial_number').on(table.serialNumber, table.number.desc().nullsFirst()),
    index('ticket_by_type').on(table.type, table.number.desc().nullsFirst()),
    index('ticket_by_replies').on(table.replyCount.desc().nullsFirst(), table.number.desc().nullsFirst()),
    index('ticket_by_status').on(sql.raw(statusPlaceSql), table.number.desc().nullsFirst()),
    index('ticket_by_turn').on(
      sql.raw(turnSql),
      sql.raw(dueAtSql),
      table.lastWordAt.desc().nullsFirst(),
      table.number.desc().nullsFirst(),
    ),
  ],
);

/**
 * Where the search looks: what a ticket and its answers say, and what our people noted about it. Written by triggers of those
 * tables, whoever writes them (migration 0016_ticket_words).
 */
export const ticketWords = support.table(
  'ticket_words',
  {
    ticketId: uuid('ticket_id')
      .primaryKey()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    said: text().notNull(),
    noted: text().notNull(),
  },
  (table) => [
    index('ticket_words_said').using('gin', table.said.op('gin_trgm_ops')),
    index('ticket_words_noted').using('gin', table.noted.op('gin_trgm_ops')),
  ],
);

/** Who wants notifications of a ticket besides its contact. */
export const ticketFollower = support.table(
  'ticket_follower',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => ticketPerson.id),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.personId] }),
    index('ticket_follower_person').on(table.personId),
  ],
);

/** What happened to a ticket besides answers. */
export const ticketEvent = support.table(
  'ticket_event',
  {
    /** Made where the button was pressed: pressing it twice is pressing it once. */
    id: uuid().primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['created', 'statusChanged', 'closed', 'reopened', 'followedUp'] }).notNull(),
    /** The status that it led to. */
    status: text({ enum: ticketStatuses }).notNull(),
    reason: text({ enum: closeReasons }),
    comment: text(),
    /** Null: it happened by itself. */
    actorId: uuid('actor_id').references(() => ticketPerson.id),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ticket_event_of').on(table.ticketId, table.at)],
);
