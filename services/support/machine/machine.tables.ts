import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  machineActions,
  machineFields,
  type OwnField,
  type SoftwareStep,
  serviceKinds,
} from '#contracts/support/machine-fields.ts';
import { support } from '../database-schema.ts';
import { handling } from '../enquiry/handling.tables.ts';

/** A machine that a customer has (decision 10). */
export const machine = support.table(
  'machine',
  {
    /** As on the label: `M-0001`. */
    id: text().primaryKey(),
    /** Organisations and their locations are the accounts back end's: `ORG-100101`, `LOC-100101-1`. */
    organisationId: text('organisation_id').notNull(),
    locationId: text('location_id').notNull(),
    /** In the catalogue; null: the machine is no longer in it. */
    productSlug: text('product_slug'),
    model: text().notNull(),
    serialNumber: text('serial_number').notNull(),
    /** The name that its owner gave it, or empty. */
    ownName: text('own_name').notNull().default(''),
    /** The brand's id in the catalogue. */
    brand: text().notNull(),
    /** The production line that it stands in, or empty. */
    line: text().notNull().default(''),
    yearOfConstruction: integer('year_of_construction').notNull(),
    commissionedAt: date('commissioned_at', { mode: 'string' }),
    /** Empty: it has none. */
    softwareVersion: text('software_version').notNull().default(''),
    /** Newest first. */
    softwareHistory: jsonb('software_history').$type<SoftwareStep[]>().notNull().default(sql`'[]'`),
    warrantyUntil: date('warranty_until', { mode: 'string' }),
    contract: text({ enum: machineFields.contract.values }).notNull().default('none'),
    status: text({ enum: machineFields.status.values }).notNull(),
    lastServiceAt: date('last_service_at', { mode: 'string' }),
    /** Its number in the old inventory. */
    legacyId: text('legacy_id').notNull(),
    notes: text().notNull().default(''),
    /** Fields that its owner added: cost centre, inventory number. */
    ownFields: jsonb('own_fields').$type<OwnField[]>().notNull().default(sql`'[]'`),
  },
  (table) => [
    index('machine_of').on(table.organisationId, table.locationId),
    index('machine_serial').on(table.serialNumber),
    check('machine_year', sql`${table.yearOfConstruction} BETWEEN 1975 AND 2100`),
  ],
);

/** A service entry: what was done to a machine. */
export const serviceEntry = support.table(
  'service_entry',
  {
    id: uuid().primaryKey(),
    machineId: text('machine_id')
      .notNull()
      .references(() => machine.id, { onDelete: 'cascade' }),
    doneOn: date('done_on', { mode: 'string' }).notNull(),
    kind: text({ enum: serviceKinds }).notNull(),
    /** In the words of whoever did it. */
    report: text().notNull(),
    language: text().notNull(),
    technician: text().notNull(),
  },
  (table) => [index('service_entry_of').on(table.machineId, table.doneOn.desc())],
);

/** A changed field. Null: there was no value, or there is none any more. */
export type MachineChange = { field: string; before: string | null; after: string | null };

/** The actions of editors on a machine. The id of the newest is also its revision. */
export const machineHistory = support.table(
  'machine_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    machineId: text('machine_id')
      .notNull()
      .references(() => machine.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The editor, by name. */
    by: text().notNull(),
    action: text({ enum: machineActions }).notNull(),
    changes: jsonb().$type<MachineChange[]>().notNull().default(sql`'[]'`),
  },
  (table) => [index('machine_history_of').on(table.machineId, table.id.desc())],
);

/** A customer's report that the data of a machine are wrong. */
export const wrongEntry = support.table(
  'wrong_entry',
  {
    /** Created in the form, so that sending it twice stores it once. */
    id: uuid().primaryKey(),
    machineId: text('machine_id')
      .notNull()
      .references(() => machine.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    message: text().notNull(),
    ...handling(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('wrong_entry_of').on(table.machineId)],
);
