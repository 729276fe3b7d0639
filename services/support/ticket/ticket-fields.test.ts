import { parse } from 'csv-parse/sync';
import { getTableColumns } from 'drizzle-orm';
import { GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  type TicketInput,
  ticketFieldNames,
  ticketFields,
  ticketFilterFields,
  ticketValueFields,
} from '#contracts/support/ticket-fields.ts';
import { statements } from '#services/foundation/statement.ts';
import { sampleValue } from '../../../tests/support/records/filled-fields.ts';
import { seedTicket, ticketRow, ticketValues } from '../../../tests/support/records/tickets.ts';
import { ticketRows } from '../import/ticket-rows.ts';
import { schema } from '../schema.ts';
import { storedValues } from './create/create-ticket.ts';
import { ticketsAsCsv } from './list/export-tickets.ts';
import { ticket } from './ticket.tables.ts';
import { newTicketColumns, ticketColumns } from './ticket-row.ts';

const fieldsOfType = (name: string) => {
  const type = schema.getType(name);
  if (type instanceof GraphQLInputObjectType || type instanceof GraphQLObjectType) return type.getFields();
  throw new Error(`${name} has no fields`);
};

describe('TIC-02 a field that is declared is everywhere where tickets are', () => {
  test.each(ticketFieldNames)('%s is in what the API takes', (name) => {
    expect(String(fieldsOfType('NewTicketInput')[name]?.type)).toBe('String');
  });

  test.each(ticketValueFields)('%s is in what the API gives', (name) => {
    const { kind, required } = ticketFields[name];
    const type = kind === 'choice' ? `Ticket${name[0]!.toUpperCase()}${name.slice(1)}` : 'String';
    expect(String(fieldsOfType('Ticket')[name]?.type)).toBe(required ? `${type}!` : type);
    expect(name in fieldsOfType('TicketSummary')).toBe(kind !== 'multiline');
  });

  test.each(ticketFilterFields)(
    '%s is in the filter of the list, and in what the database is asked',
    (name) => {
      expect(fieldsOfType('TicketFilter')).toHaveProperty(name);
      const { text, parameters } = statements.get('support_tickets_by_updatedOn_desc')!;
      const place = parameters.indexOf(name) + 1;
      expect(text).toContain(`/*${name}?*/ AND t.${getTableColumns(ticket)[name].name} = $${place} /*.*/`);
    },
  );

  test('each is stored as it was filled in', () => {
    const input = Object.fromEntries(
      ticketFieldNames.map((name) => [name, sampleValue(name, ticketFields[name])]),
    ) as TicketInput;
    expect(storedValues(input)).toEqual(ticketValues);
    expect(newTicketColumns).toEqual(expect.arrayContaining(ticketValueFields));
  });

  test.each(ticketValueFields)('%s is a column, which statements read', (name) => {
    const column = getTableColumns(ticket)[name];
    expect(column.notNull).toBe(ticketFields[name].required);
    expect(ticketColumns).toContain(`t."${column.name}"`);
  });

  test('each has its column in the file, and a line its value there', () => {
    const [line] = parse(ticketsAsCsv([ticketRow()], { isEmployee: false }), {
      bom: true,
      columns: true,
    }) as Record<string, string>[];
    const { description: _, ...values } = ticketValues;
    expect(line).toMatchObject(values);
  });

  test('each comes from its seed file into its column', () => {
    const { ticket: row } = ticketRows(seedTicket());
    expect(row).toMatchObject(ticketValues);
    expect(Object.keys(row).sort()).toEqual(Object.keys(getTableColumns(ticket)).sort());
  });
});
