import { parse } from 'csv-parse/sync';
import { getTableColumns } from 'drizzle-orm';
import { type GraphQLEnumType, GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import {
  machineFieldNames,
  machineFields,
  machineFilterFields,
  machineSortFields,
} from '#contracts/support/machine-fields.ts';
import { statements } from '#services/foundation/statement.ts';
import { machineRow } from '../../../tests/support/records/machines.ts';
import { schema } from '../schema.ts';
import { machine } from './machine.tables.ts';
import { machineListCsv } from './machine-list-csv.ts';
import { machineColumnNames, machineColumns } from './machine-row.ts';

const fieldsOfType = (name: string) => {
  const type = schema.getType(name);
  if (type instanceof GraphQLInputObjectType || type instanceof GraphQLObjectType) return type.getFields();
  throw new Error(`${name} has no fields`);
};

describe('AST-01 a field that is declared is everywhere where machines are', () => {
  test.each(machineFieldNames)('%s is in what the API gives', (name) => {
    expect(fieldsOfType('Machine')).toHaveProperty(name);
  });

  test('each column is written and read', () => {
    const columns = getTableColumns(machine);
    expect([...machineColumnNames].sort()).toEqual(Object.keys(columns).sort());
    for (const { name } of Object.values(columns)) expect(machineColumns).toContain(`m."${name}"`);
  });

  test.each(machineFilterFields)('%s is in the filter of the list and of the statements', (name) => {
    expect(fieldsOfType('MachineFilter')).toHaveProperty(name);
    for (const statement of ['support_machines', 'support_machine_counts']) {
      const { text, parameters } = statements.get(statement)!;
      const place = parameters.indexOf(name) + 1;
      expect(text).toContain(
        `($${place}::text IS NULL OR m.${getTableColumns(machine)[name].name} = $${place})`,
      );
    }
  });

  test.each(machineSortFields)('%s is an order of the API and of the statement', (name) => {
    const orders = schema.getType('MachineSort') as GraphQLEnumType;
    expect(orders.getValue(name)).toBeDefined();
    expect(statements.get('support_machines')?.text).toContain(`WHEN '${name}' THEN`);
  });

  test('each has its column in the file, and a line its value there', () => {
    const row = machineRow();
    const [line] = parse(machineListCsv([row], new Map()), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    const declared = machineFieldNames.map((name) => [name, String(row[name])]);
    expect(line).toMatchObject(Object.fromEntries(declared));
    expect(Object.keys(line ?? {})).toEqual([
      'legacyId',
      'id',
      'organisation',
      'location',
      ...Object.keys(machineFields),
    ]);
  });
});
