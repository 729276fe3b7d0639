import type { PoolClient } from 'pg';
import { snake } from '../rows.ts';
import type { Row } from './company-part.ts';
import type { TableShape } from './table-shape.ts';

/**
 * Rows that were read from files wait in temporary tables until all of them are known to be valid: one beside each
 * table, with the same columns and the place in the files. No other transaction sees them.
 */
export type Staged = {
  readonly row: Row;
  readonly file: string;
  readonly path: readonly (string | number)[];
};

/** A row with a missing reference or a duplicate key, and its place. */
export type Misfit = {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly field: string;
  readonly message: string;
};

const waiting = (shape: TableShape) => `"waiting ${shape.name}"`;

export async function openStaging(connection: PoolClient, shapes: readonly TableShape[]): Promise<void> {
  for (const shape of shapes) {
    await connection.query(
      `CREATE TEMPORARY TABLE ${waiting(shape)}
       (LIKE ${shape.name} INCLUDING DEFAULTS, "its file" text, "its path" jsonb) ON COMMIT DROP`,
    );
    // Columns that are left out of files have no value here.
    const { rows } = await connection.query<{ column: string }>(
      `SELECT attname AS column FROM pg_attribute
       WHERE attrelid = '${shape.name}'::regclass AND attnum > 0 AND attnotnull AND NOT attisdropped`,
    );
    for (const { column } of rows) {
      if (!shape.columns.some((known) => known.column === column))
        await connection.query(`ALTER TABLE ${waiting(shape)} ALTER COLUMN "${column}" DROP NOT NULL`);
    }
  }
}

/** Adds rows; a field that is not given takes its default. */
export async function stage(
  connection: PoolClient,
  shape: TableShape,
  rows: readonly Staged[],
): Promise<void> {
  const given = ({ row }: Staged) =>
    shape.columns.filter(({ field, hasDefault }) => !hasDefault || row[field] !== undefined);
  const alike = Map.groupBy(rows, (staged) =>
    given(staged)
      .map(({ column }) => column)
      .join(' '),
  );
  for (const [first, ...more] of alike.values()) {
    if (!first) continue;
    const columns = given(first);
    const values = [first, ...more].map(({ row, file, path }) => ({
      ...Object.fromEntries(columns.map(({ field, column }) => [column, row[field] ?? null])),
      'its file': file,
      'its path': path,
    }));
    const names = list([...columns.map(({ column }) => column), 'its file', 'its path']);
    await connection.query(
      `INSERT INTO ${waiting(shape)} (${names})
       SELECT ${names} FROM json_populate_recordset(NULL::${waiting(shape)}, $1)`,
      [JSON.stringify(values)],
    );
  }
}

/** How many misfits of each kind are reported: somebody with more corrects some and tries again. */
const maxReported = 20;

/** Finds duplicate keys and references to missing rows. */
export async function findMisfits(connection: PoolClient, shapes: readonly TableShape[]): Promise<Misfit[]> {
  const misfits: Misfit[] = [];
  for (const shape of shapes) {
    const columnOf = (field: string) => shape.columns.find((column) => column.field === field)?.column;
    const find = async (condition: string, field: string, message: string) => {
      const { rows } = await connection.query<{ file: string; path: (string | number)[] }>(
        `SELECT "its file" AS file, "its path" AS path FROM ${waiting(shape)} r WHERE ${condition}
         ORDER BY 1, 2 LIMIT ${maxReported}`,
      );
      misfits.push(...rows.map((row) => ({ ...row, field, message })));
    };
    const key = shape.key.map((field) => `"${columnOf(field)}"`).join(', ');
    if (key && shape.key.every(columnOf)) {
      await find(
        `(${key}) IN (SELECT ${key} FROM ${waiting(shape)} GROUP BY ${key} HAVING count(*) > 1)`,
        shape.key[0] ?? '',
        'appears twice',
      );
    }
    for (const { fields, to, toFields } of shape.references) {
      const target = shapes.find(({ name }) => name === to);
      if (!target || !fields.every(columnOf)) continue;
      const pairs = fields.map((field, place) => {
        const other = target.columns.find((column) => column.field === toFields[place]);
        return `o."${other?.column}" = r."${columnOf(field)}"`;
      });
      const given = fields.map((field) => `r."${columnOf(field)}" IS NOT NULL`).join(' AND ');
      await find(
        `${given} AND NOT EXISTS (SELECT FROM ${waiting(target)} o WHERE ${pairs.join(' AND ')})`,
        fields.at(-1) ?? '',
        `there is no such ${target.label}`,
      );
    }
  }
  return misfits;
}

/** Moves the rows from the temporary table to the real one; `leftOut` are values that files do not hold. */
export async function moveIn(
  connection: PoolClient,
  shape: TableShape,
  leftOut: Readonly<Record<string, string | null>> = {},
): Promise<void> {
  const columns = shape.columns.map(({ column }) => column);
  const filled = Object.entries(leftOut).filter((entry): entry is [string, string] => entry[1] !== null);
  const names = list([...columns, ...filled.map(([field]) => snake(field))]);
  const values = [list(columns), ...filled.map(([, sql]) => sql)].join(', ');
  await connection.query(
    `INSERT INTO ${shape.name} (${names}) OVERRIDING SYSTEM VALUE SELECT ${values} FROM ${waiting(shape)}`,
  );
  for (const { column, isCounted } of shape.columns) {
    if (!isCounted) continue;
    await connection.query(
      `SELECT setval(pg_get_serial_sequence('${shape.name}', '${column}'),
         GREATEST((SELECT max("${column}") FROM ${shape.name}), 1), EXISTS (SELECT FROM ${shape.name}))`,
    );
  }
}

function list(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
