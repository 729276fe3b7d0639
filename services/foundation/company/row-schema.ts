import * as v from 'valibot';
import { day, uuid } from '#seed/schema/values.ts';
import type { ExportedTable, Row } from './company-part.ts';
import type { ColumnShape, TableShape } from './table-shape.ts';

const moment = v.pipe(
  v.string(),
  v.check(
    (text) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/.test(text) && !Number.isNaN(Date.parse(text)),
    ({ input }) => `"${input}" must be a moment, as in 2025-11-24T06:48:00Z`,
  ),
);

const integer = v.pipe(v.number(), v.safeInteger('must be a whole number'));

/** PostgreSQL's text holds no NUL. */
const text = v.pipe(
  v.string(),
  v.check((given) => !given.includes('\0'), 'holds a character that no text may hold'),
);

const json = v.pipe(
  v.unknown(),
  v.check(
    (given) => given !== undefined && !JSON.stringify(given).includes('\\u0000'),
    'is not JSON that can be stored',
  ),
);

const types: Record<string, v.GenericSchema> = {
  text,
  uuid,
  integer: v.pipe(integer, v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1)),
  bigint: integer,
  boolean: v.boolean(),
  date: day,
  // JSON cannot express infinity and NaN: PostgreSQL writes and reads them as strings.
  'double precision': v.union([v.picklist(['Infinity', '-Infinity']), v.number()]),
  'timestamp with time zone': moment,
  jsonb: json,
};

type TableRules = Pick<ExportedTable, 'alike' | 'forms'>;

/**
 * The schema of a row in a file, from the declaration of its table. `without`: fields that follow from where it
 * stands.
 */
export function rowSchema(
  shape: TableShape,
  { alike = [], forms = {} }: TableRules,
  without: readonly string[] = [],
): v.ObjectEntries {
  const columns = shape.columns.filter(({ field }) => !without.includes(field));
  const schemaFor = (column: ColumnShape) => {
    const schema = forms[column.field]?.read ?? schemaOf(column, shape);
    if (!alike.includes(column.field)) return schema;
    return v.lazy((given) =>
      Array.isArray(given) ? v.pipe(v.array(schema), v.nonEmpty('is empty')) : schema,
    );
  };
  return Object.fromEntries(columns.map((column) => [column.field, schemaFor(column)]));
}

function schemaOf(column: ColumnShape, { name }: TableShape): v.GenericSchema {
  const { type, isList, values, isNullable, hasDefault } = column;
  const one = values ? v.picklist(values) : types[type];
  if (!one) throw new Error(`${name}.${column.column} is of a type that files cannot hold: ${type}`);
  const schema = isList ? v.array(one) : one;
  if (isNullable) return v.nullish(schema);
  return hasDefault ? v.optional(schema) : schema;
}

/** The same for an entry of a list. */
export function entrySchema(shape: TableShape, rules: TableRules, without: readonly string[] = []) {
  const { alike = [] } = rules;
  const lengths = (row: Row) => alike.map((field) => [row[field]].flat().length);
  return v.pipe(
    v.strictObject(rowSchema(shape, rules, without)),
    v.check(
      (row) => new Set(lengths(row as Row)).size <= 1,
      `has lists of other lengths (${alike.join(', ')})`,
    ),
  ) as v.GenericSchema<unknown, Row>;
}
